"""The schema of every message between page and server. `web/src/wire/` is generated from it.

A page creates a table over HTTP and gets a secret token for each seat at its screen. Over the WebSocket it joins with
those tokens; a page without one is a spectator. Nothing else says who someone is, so a token given to a friend puts the
friend into the seat.

HTTP (JSON)
    GET  /api/games                  -> Games
    POST /api/tables       NewTable  -> TableCreated
    GET  /api/tables?ids=a,b         -> Tables         the given tables, for "Continue a game"
    GET  /api/tables/ID/record       -> text           these four of a finished match: its record,
    GET  /api/tables/ID/curve        -> Curve          everyone's points from turn to turn,
    GET  /api/tables/ID/at/N         -> PastMoment     what everybody saw after entry N,
    GET  /api/tables/ID/verified     -> Verified       and whether its draws were fair
    GET  /games/GAME/parts.js        -> JavaScript     the board of a game that an installed package brings
    GET  /api/words/AREA.LANGUAGE    -> text           Fluent, of a game that the page was built without
    errors                           -> Refused        with status 400, 403, 404, 405, 409, 413, 500 or 503

WebSocket /ws (one JSON object per message, `type` says which)
    page to server:  Join, Choose, TakeBack, Look, Advise, Earlier
    server to page:  Seated once after Join, then Update after every change (one for several if the page is slow),
                     EarlierLog for each Earlier, Looked for each Look, Advice for each Advise (or Refused),
                     Refused for what was not done

Each Choose, TakeBack and Advise may carry a number of the page's own. The first Update that includes its outcome, or
the Refused, repeats that number, so the page can tell the answer to its own request from other news.

The log is written for one viewer: for the seat of a page that holds exactly one, and otherwise for a spectator, because
several people share that screen. A page that reconnects joins with the last sequence it has, and the log continues from
there, with the moments in between (at most 24). It also joins again to get the views as text, or in another language.
For a new page, for one that was away too long, and if the server's sequence is lower than the page's (its database was
replaced), the update has a `log_start`: the log begins there, and the page must drop its own. It asks for older parts
with Earlier.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta as Limits

from wurf.core.game import Choice, Event, Offer, Option, Preview, Result, Weight
from wurf.core.text import Message
from wurf.store import Level, SeatKind

__all__ = [
    "MAX_MESSAGE",
    "Advice",
    "Advise",
    "Choose",
    "Curve",
    "Earlier",
    "EarlierLog",
    "FromPage",
    "GameInfo",
    "Games",
    "Join",
    "LogStart",
    "Logged",
    "Look",
    "Looked",
    "Moment",
    "NewTable",
    "PastMoment",
    "Refused",
    "SeatInfo",
    "SeatSpec",
    "SeatSummary",
    "SeatUpdate",
    "Seated",
    "TableCreated",
    "TableSummary",
    "Tables",
    "ToPage",
    "Update",
    "Verified",
]

MAX_MESSAGE = 16 * 1024  # bytes; a larger one is refused

Name = Annotated[str, Limits(min_length=1, max_length=24)]
Short = Annotated[str, Limits(max_length=64)]
Own = Annotated[int, Limits(ge=0, le=2**53)]  # 0: no number, and no answer wanted


class _Struct(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pass


class _Tagged(_Struct, frozen=True, tag=True):
    pass


# HTTP


class GameInfo(_Struct, frozen=True):
    """What the page needs to show a game's picture and to set up a table."""

    id: str
    title: str
    least_seats: int
    most_seats: int
    options: tuple[Option, ...]
    minutes: tuple[int, ...]  # about how long a game takes, for each seat count from the least; empty if unknown
    weight: Weight  # how hard it is to learn
    sheet: Any  # the game's own Sheet struct


class Games(_Struct, frozen=True):
    games: tuple[GameInfo, ...]


class SeatSpec(_Struct, frozen=True):
    """Who will sit here."""

    kind: SeatKind
    name: Name
    level: Level = "medium"  # of a bot


class NewTable(_Struct, frozen=True):
    game: Short
    seats: Annotated[tuple[SeatSpec, ...], Limits(max_length=8)]
    options: dict[Short, int | Short] = {}
    quick: bool = False  # the other options are not the defaults, but the game's own for "Play now"


class TableCreated(_Struct, frozen=True):
    table: str
    tokens: tuple[str | None, ...]  # one per seat; None for a bot's
    seed_hash: str  # the page keeps it, to compare it with the seed that is shown at the end


class SeatSummary(_Struct, frozen=True):
    kind: SeatKind
    name: str


class TableSummary(_Struct, frozen=True):
    table: str
    game: str
    seats: tuple[SeatSummary, ...]
    finished: bool
    waiting: tuple[int, ...]  # seats that have yet to act; empty if that is not known
    updated: str  # ISO 8601


class Tables(_Struct, frozen=True):
    tables: tuple[TableSummary, ...]


class Curve(_Struct, frozen=True):
    """Everyone's points in the course of a match, at the beginning and after each turn."""

    points: tuple[tuple[int, ...], ...]  # one row per turn, one number per seat


class PastMoment(_Struct, frozen=True):
    """What everybody saw after an entry of a finished match."""

    sequence: int
    last: int  # the sequence of the last entry
    face: Any
    log: tuple[Event, ...]  # what happened by this entry
    text: str = ""  # the same drawn in characters, for a page that asked for it


class Verified(_Struct, frozen=True):
    """A finished match was replayed by the rules and all draws repeated from the seed: everything is the same."""

    entries: int
    draws: int  # nature's moves that follow from the seed
    falls: int  # her moves that physics decides; they were checked to be possible


# From the page


class Join(_Tagged, frozen=True):
    table: Short
    tokens: Annotated[tuple[Short, ...], Limits(max_length=8)] = ()
    seen: Annotated[int, Limits(ge=0)] = 0  # the last sequence that this page has
    text: Short = ""  # the language for views as text, if the page has no board for this game and wants them


class Choose(_Tagged, frozen=True):
    """A seat acts. `sequence` is the last one that the page has seen, so that a late move is refused, not misread."""

    seat: int
    action: Short  # in the game's notation, as offered
    sequence: Annotated[int, Limits(ge=0)]
    id: Own = 0  # the page's own number for it


class TakeBack(_Tagged, frozen=True):
    """A seat withdraws its sealed choice; or, if it has none, the last move made at this page is taken back."""

    seat: int
    id: Own = 0


class Look(_Tagged, frozen=True):
    """Asks what a choice of a seat would surely bring, or a part of one."""

    seat: int
    action: Short  # in the game's notation


class Advise(_Tagged, frozen=True):
    """Asks for a good move. It is counted, and told to everybody when the match is over."""

    seat: int
    id: Own = 0


class Earlier(_Tagged, frozen=True):
    """Asks for an older part of the log, up to and including this sequence."""

    until: Annotated[int, Limits(ge=0)]


# From the server


class SeatInfo(_Struct, frozen=True):
    kind: SeatKind
    name: str
    level: Level | None
    yours: bool  # this page holds the seat's token


class Seated(_Tagged, frozen=True):
    """The answer to Join: what does not change during the match."""

    table: str
    game: str
    options: dict[str, int | str]
    seats: tuple[SeatInfo, ...]
    seed_hash: str
    sheet: Any
    parts: bool  # the server has a board for the page, at /games/GAME/parts.js
    covered: bool  # seats know different things: a shared screen is covered while it changes hands


class SeatUpdate(_Struct, frozen=True):
    """What only the page that holds this seat gets."""

    seat: int
    face: Any  # this seat's view, as the page shows it
    offer: Offer
    text: str = ""  # the same view drawn in characters, for a page that asked for it


class Logged(_Struct, frozen=True):
    sequence: int
    event: Event


class LogStart(_Struct, frozen=True):
    """Where a part of the log begins: after this sequence, with what everybody saw then."""

    sequence: int
    face: Any


class Moment(_Struct, frozen=True):
    """How the table looked after one entry, for the viewer that the log is written for."""

    sequence: int
    face: Any
    waiting: tuple[int, ...]  # seats that had yet to act
    text: str = ""  # the same drawn in characters, for a page that asked for it


class Update(_Tagged, frozen=True):
    """The table as it is now. The faces are whole; the log begins after what the page has seen, or at `log_start`."""

    sequence: int
    moments: tuple[Moment, ...]  # how it came to this: after each entry that the page has not seen, but for the last
    face: Any  # what everybody may see
    seats: tuple[SeatUpdate, ...]  # for the seats of this page
    waiting: tuple[int, ...]  # seats that have yet to act
    log: tuple[Logged, ...]
    log_start: LogStart | None  # if set, the page drops its log, which begins again here
    answers: tuple[int, ...]  # the page's own numbers of its requests that this update answers
    can_take_back: bool  # the last move made at this page can be taken back
    result: Result | None  # when the match is over
    seed: str | None  # revealed then
    hints: tuple[int, ...]  # good moves shown to each seat; told then, and empty if there were none
    text: str = ""  # what everybody may see, drawn in characters, for a page that asked for it


class EarlierLog(_Tagged, frozen=True):
    """The answer to Earlier: the log after `start`, up to the requested sequence."""

    start: LogStart
    until: int
    log: tuple[Logged, ...]


class Looked(_Tagged, frozen=True):
    """The answer to Look: true as long as the sequence is this one."""

    seat: int
    action: str
    sequence: int
    preview: Preview


class Advice(_Tagged, frozen=True):
    """The answer to Advise: a good move for this turn, and why it is good."""

    seat: int
    choice: Choice
    preview: Preview
    reason: Message
    id: int = 0  # the page's own number of the request


class Refused(_Tagged, frozen=True):
    """A request was refused and nothing changed; `message` says why."""

    message: Message
    rule: str = ""
    id: int = 0  # the page's own number of the refused request


FromPage = Join | Choose | TakeBack | Look | Advise | Earlier
ToPage = Seated | Update | EarlierLog | Looked | Advice | Refused
