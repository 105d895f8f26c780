"""The schema of what concerns people and not the match: who someone is, seats, links, lobby, chat, clocks.

`wire.py` has the messages about the match, and lists all addresses. Secrets are only ever in bodies, in the cookie and
in the fragment of an address, never in the part of an address that is sent to a server.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta as Limits

from wurf.store import Level, SeatKind, SeatState, Watching

__all__ = [
    "Agree",
    "Around",
    "AskBack",
    "Begin",
    "BotSeat",
    "Clock",
    "Done",
    "Email",
    "LinkToken",
    "Linked",
    "Links",
    "MailToken",
    "Me",
    "Name",
    "Own",
    "Profile",
    "Said",
    "Say",
    "SeatSummary",
    "Short",
    "Sit",
    "Stage",
    "Struct",
    "TableSettings",
    "TableSummary",
    "Tables",
    "Tagged",
    "Taken",
    "Thinking",
]

Name = Annotated[str, Limits(min_length=1, max_length=24)]
Short = Annotated[str, Limits(max_length=64)]
Own = Annotated[int, Limits(ge=0, le=2**53)]  # 0: no number, and no answer wanted

Stage = Literal["waiting", "running", "finished"]
LinkKind = Literal["seat", "watch", "device", "mail", "stop"]
Phrase = Literal[
    "hello", "luck", "nice", "wow", "oops", "thanks", "thinking", "patience", "sorry", "well-played", "again", "bye"
]  # each is a sentence of the catalogue: online-phrase-hello


class Struct(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pass


class Tagged(Struct, frozen=True, tag=True):
    pass


# Who someone is (HTTP)


class Person(Struct, frozen=True):
    """What a person may know of themselves."""

    name: str
    language: str
    email: str  # where notices go; empty if nowhere
    confirmed: bool  # the address is theirs; no notice is sent before


class Me(Struct, frozen=True):
    person: Person | None  # null as long as this browser has not needed to be somebody
    mails: bool  # this server can send e-mail


class Profile(Struct, frozen=True):
    name: Name
    language: Short = ""


class Email(Struct, frozen=True):
    address: Annotated[str, Limits(max_length=254)]  # empty: forget it


class LinkToken(Struct, frozen=True):
    token: Short


class MailToken(Struct, frozen=True):
    token: Short
    stop: bool = False  # stop all notices, instead of confirming the address


class Link(Struct, frozen=True):
    """A secret link. It is shown once: the server keeps only a hash."""

    token: str
    address: str  # the whole address, with the token in its fragment
    qr: str  # the same as a QR code: an SVG element as text
    expires: int | None  # in milliseconds since 1970


class Links(Struct, frozen=True):
    seat: Link  # an invitation: whoever has it may sit down
    watch: Link | None  # null if nobody may watch


# Tables in lists (HTTP)


class Clock(Struct, frozen=True):
    kind: Literal["move", "game"]  # time for each move, or for the whole game
    seconds: Annotated[int, Limits(ge=10, le=30 * 24 * 3600)]
    increment: Annotated[int, Limits(ge=0, le=24 * 3600)]  # seconds that a move adds
    when_out: Literal["move", "seat"]  # a bot moves once, or takes the seat


class TableSettings(Struct, frozen=True):
    """What the host may change at any time."""

    public: bool  # listed in the lobby, where anybody may sit down
    watching: Watching  # who may watch without a seat
    chat: bool  # free text is allowed, not only phrases


class SeatSummary(Struct, frozen=True):
    kind: SeatKind
    state: SeatState
    name: str


class TableSummary(Struct, frozen=True):
    table: str
    game: str
    seats: tuple[SeatSummary, ...]
    stage: Stage
    finished: bool
    waiting: tuple[int, ...]  # seats that have yet to act; empty if that is not known
    updated: str  # ISO 8601
    clock: Clock | None
    public: bool
    yours: tuple[int, ...]  # seats of the person who asks
    awaited: bool  # one of them has yet to act


class Tables(Struct, frozen=True):
    tables: tuple[TableSummary, ...]


class Linked(Struct, frozen=True):
    """What a link is for."""

    kind: LinkKind
    table: TableSummary | None  # of an invitation or a watch link
    name: str  # of the person, for the other kinds


# A seat's life (HTTP)


class Sit(Struct, frozen=True):
    name: Name
    token: Short = ""  # an invitation's; not needed at a public table, for one's former seat, and by the host


class Taken(Struct, frozen=True):
    table: str
    seat: int
    token: str  # holds the seat as the cookie does, for programs without cookies


class BotSeat(Struct, frozen=True):
    level: Level = "medium"
    name: Name = ""  # left out: the name of who sat here, or one that nobody has


class Begin(Struct, frozen=True):
    level: Level = "medium"  # of the bots that take the open seats


class Done(Struct, frozen=True):
    version: int  # of the table, after the change


# From the page (WebSocket)


class Say(Tagged, frozen=True):
    """A phrase or a text, one of the two, for everybody at the table. Watchers may only say phrases."""

    phrase: Phrase | None = None
    text: Annotated[str, Limits(max_length=300)] = ""
    seat: int | None = None  # whose words they are, at a screen with several
    id: Own = 0


class AskBack(Tagged, frozen=True):
    """Asks the other people to agree that this seat's last move, and all that followed, is taken back."""

    seat: int
    id: Own = 0


class Agree(Tagged, frozen=True):
    """The answer of this page's seats to the open question of a take-back; the one who asked withdraws it by a no."""

    yes: bool
    id: Own = 0


# From the server (WebSocket)


class SeatAround(Struct, frozen=True):
    state: SeatState
    name: str  # of who sits here, or of who sat here last; empty if nobody ever did
    level: Level | None  # of a bot
    yours: bool
    former: bool  # yours before: you may take it back
    here: bool  # a page of who sits here is connected
    since: int | None  # since when this seat has had to act, in milliseconds since 1970


class Asked(Struct, frozen=True):
    """The open question of a take-back, with what became known since that move."""

    seat: int  # who asks
    sequence: int  # the match would stand where it stood after this entry
    moves: int  # moves of seats that would be taken back
    draws: int  # moves of nature among what follows: she will repeat them
    uncovered: bool  # something hidden was seen since
    agreed: tuple[int, ...]
    missing: tuple[int, ...]  # seats that have not answered yet


class ClocksNow(Struct, frozen=True):
    left: tuple[int, ...]  # milliseconds per seat, at the time `now` of the message; never below 0
    running: tuple[int, ...]  # seats whose clock runs


class Thinking(Struct, frozen=True, omit_defaults=True):
    """Since when the seats that have to act have been to act, where others wait for them."""

    since: int | None  # in milliseconds since 1970
    now: int  # the server's time
    clocks: ClocksNow | None = None  # if the table has clocks


class Around(Tagged, frozen=True):
    """Everything at a table but the match, whenever something of it changes. After a move, an Update says since when
    its seats have been to act and how the clocks stand."""

    version: int  # grows with every stored change; who is here changes without it
    stage: Stage
    seats: tuple[SeatAround, ...]
    watchers: int  # pages without a seat
    settings: TableSettings
    clock: Clock | None
    host: bool  # this page is the host's
    host_seat: int | None  # the first seat of the host
    asked: Asked | None
    next: str | None  # the table of the rematch
    clocks: ClocksNow | None
    now: int  # the server's time, in milliseconds since 1970


class Said(Tagged, frozen=True):
    """A line of chat; after Join, the newest 50."""

    number: int
    seat: int | None  # null: a watcher
    name: str
    phrase: Phrase | None
    text: str
    at: int  # milliseconds since 1970
