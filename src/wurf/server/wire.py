"""The schema of every message between page and server. `web/src/wire/` is generated from it.

The cookie `wurf` says which person's browser this is, in HTTP and in the handshake of the WebSocket; it is set by the
first request that needs somebody. Programs without cookies may use the secret token of a seat instead: in Join, or as
`Authorization: Bearer TOKEN`. A page that holds no seat is a spectator. `wire_online.py` has what concerns people.

HTTP (JSON; `GET /api/openapi.json` describes it)
    GET  /api/games                  -> Games
    GET  /api/me                     -> Me             who the cookie says one is
    PUT  /api/me           Profile   -> Me             name and language
    POST /api/me/email     Email     -> Me             sends a link to confirm the address; empty: forget it
    POST /api/me/devices             -> Link           used once within 10 minutes, it takes the identity along
    POST /api/devices      LinkToken -> Me             uses it: this browser becomes the same person
    POST /api/mail         MailToken -> Me             confirms an address, or stops all notices
    GET  /api/me/tables              -> Tables         one's own tables, those where one is awaited first
    GET  /api/lobby?game=&seats=&pace=&free=  -> Tables   public tables
    POST /api/links        LinkToken -> Linked         what a link is for
    POST /api/tables       NewTable  -> TableCreated
    GET  /api/tables?ids=a,b         -> Tables         the given tables, for "Your tables"
    POST /api/tables/ID/links        -> Links          host: new invitation and watch links
    POST /api/tables/ID/seats/N/take   Sit     -> Taken
    POST /api/tables/ID/seats/N/leave          -> Done
    POST /api/tables/ID/seats/N/free           -> Done    host
    POST /api/tables/ID/seats/N/bot    BotSeat -> Done    host
    POST /api/tables/ID/begin          Begin   -> Done    host: bots take the open seats
    POST /api/tables/ID/settings TableSettings -> Done    host
    POST /api/tables/ID/rematch                -> TableCreated   the first who asks makes it, the others find it
    GET  /api/tables/ID/record       -> text           these four of a finished match: its record,
    GET  /api/tables/ID/curve        -> Curve          everyone's points from turn to turn,
    GET  /api/tables/ID/at/N         -> PastMoment     what everybody saw after entry N,
    GET  /api/tables/ID/verified     -> Verified       and whether its draws were fair
    GET  /games/GAME/parts.js        -> JavaScript     the board of a game that an installed package brings
    GET  /api/words/AREA.LANGUAGE    -> text           Fluent, of a game that the page was built without
    errors                           -> Refused        with status 400, 403, 404, 405, 409, 413, 500 or 503

WebSocket /ws (one JSON object per message, `type` says which)
    page to server:  Join, Choose, TakeBack, Look, Why, Advise, Earlier, Say, AskBack, Agree
    server to page:  Seated once after Join; Around then and whenever anything but the match changes; Said for each line
                     of chat; once the match has begun, Update after every change (one for several if the page is slow),
                     EarlierLog for each Earlier, Looked for each Look, WhyNot for each Why, Advice for each Advise (or
                     Refused), Refused for what was not done

An Update says what has changed since the last one, by patches (`patches.py`). A page that does not have the sequence
which an Update builds on joins again with `seen` 0 and gets everything; so does a page that was too slow.

Each Choose, TakeBack and Advise may carry a number of the page's own. The first Update that includes its outcome, or
the Refused, repeats that number, so the page can tell the answer to its own request from other news.

The log and the faces of an Update are written for a spectator, so that all pages are sent the same; `seats` has what
only the page's own seats know. In games where seats know different things for long, such as hands of cards, they are
written for the seat of a page that holds exactly one. A page that reconnects joins with the last sequence it has, and
the log continues from there, with the moments in between (at most 24). It also joins again to get the views as text, or
in another language.
For a new page, for one that was away too long, and if the server's sequence is lower than the page's (its database was
replaced), the update has a `log_start`: the log begins there, and the page must drop its own. It asks for older parts
with Earlier.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta as Limits
from msgspec import field

from wurf.core.game import Option, Weight
from wurf.core.shown import Choice, Event, Offer, Preview, Result
from wurf.core.text import Message
from wurf.server.patches import Patch
from wurf.server.wire_online import (
    Agree,
    Around,
    AskBack,
    Clock,
    Name,
    Own,
    Said,
    Say,
    Short,
    Struct,
    Tagged,
    Thinking,
)
from wurf.store import Level, SeatKind, Watching

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
    "SeatUpdate",
    "Seated",
    "TableCreated",
    "ToPage",
    "Update",
    "Verified",
    "Why",
    "WhyNot",
]

MAX_MESSAGE = 16 * 1024  # bytes; a larger one is refused


# HTTP


class GameInfo(Struct, frozen=True):
    """What the page needs to show a game's picture and to set up a table."""

    id: str
    title: str
    least_seats: int
    most_seats: int
    options: tuple[Option, ...]
    minutes: tuple[int, ...]  # about how long a game takes, for each seat count from the least; empty if unknown
    weight: Weight  # how hard it is to learn
    sheet: Any  # the game's own Sheet struct


class Games(Struct, frozen=True):
    games: tuple[GameInfo, ...]


class SeatSpec(Struct, frozen=True):
    """Who will sit here."""

    kind: Literal["person", "bot", "open"]
    name: Name = ""  # left out only for an open seat
    level: Level = "medium"  # of a bot


class NewTable(Struct, frozen=True):
    game: Short
    seats: Annotated[tuple[SeatSpec, ...], Limits(max_length=8)]
    options: dict[Short, int | Short] = field(default_factory=dict)
    quick: bool = False  # the other options are not the defaults, but the game's own for "Play now"
    clock: Clock | None = None
    public: bool = False
    watching: Watching = "anyone"
    chat: bool = True


class TableCreated(Struct, frozen=True):
    table: str
    tokens: tuple[str | None, ...]  # one per seat of the page's own; null for a bot's, an open one, or another person's
    seed_hash: str  # the page keeps it, to compare it with the seed that is shown at the end


class Curve(Struct, frozen=True):
    """Everyone's points in the course of a match, at the beginning and after each turn."""

    points: tuple[tuple[int, ...], ...]  # one row per turn, one number per seat


class PastMoment(Struct, frozen=True):
    """What everybody saw after an entry of a finished match."""

    sequence: int
    last: int  # the sequence of the last entry
    face: Any
    log: tuple[Event, ...]  # what happened by this entry
    text: str = ""  # the same drawn in characters, for a page that asked for it
    offer: Offer | None = None  # what a seat could do then, for a page that asked for its view
    asked: tuple[Choice, ...] = ()  # the choices that it asked about, as an offer would show them


class Verified(Struct, frozen=True):
    """A finished match was replayed by the rules and all draws repeated from the seed: everything is the same."""

    entries: int
    draws: int  # nature's moves that follow from the seed
    falls: int  # her moves that physics decides; they were checked to be possible


# From the page


class Join(Tagged, frozen=True):
    table: Short
    tokens: Annotated[tuple[Short, ...], Limits(max_length=8)] = ()
    seen: Annotated[int, Limits(ge=0)] = 0  # the last sequence that this page has
    text: Short = ""  # the language for views as text, if the page has no board for this game and wants them
    watch: Short = ""  # a watch link's token


class Choose(Tagged, frozen=True):
    """A seat acts. `sequence` is the last one that the page has seen, so that a late move is refused, not misread."""

    seat: int
    action: Short  # in the game's notation, as offered
    sequence: Annotated[int, Limits(ge=0)]
    id: Own = 0  # the page's own number for it


class TakeBack(Tagged, frozen=True):
    """A seat withdraws its sealed choice; or, if it has none, the last move made at this page is taken back."""

    seat: int
    id: Own = 0


class Look(Tagged, frozen=True):
    """Asks what a choice of a seat would surely bring, or a part of one."""

    seat: int
    action: Short  # in the game's notation


class Why(Tagged, frozen=True):
    """Asks why a seat may not choose something that it tapped: the first of these places that has a reason."""

    seat: int
    places: Annotated[tuple[Short, ...], Limits(max_length=8)]  # in the game's own words, as in an offer


class Advise(Tagged, frozen=True):
    """Asks for a good move. It is counted, and told to everybody when the match is over."""

    seat: int
    id: Own = 0


class Earlier(Tagged, frozen=True):
    """Asks for an older part of the log, up to and including this sequence."""

    until: Annotated[int, Limits(ge=0)]


# From the server


class SeatInfo(Struct, frozen=True):
    kind: SeatKind
    name: str
    level: Level | None
    yours: bool  # this page holds the seat


class Seated(Tagged, frozen=True):
    """The answer to Join: what does not change during the match, and the seats as they are now."""

    table: str
    game: str
    options: dict[str, int | str]
    seats: tuple[SeatInfo, ...]
    seed_hash: str
    sheet: Any
    parts: bool  # the server has a board for the page, at /games/GAME/parts.js
    covered: bool  # seats know different things: a shared screen is covered while it changes hands
    advice: bool  # who asks is shown a good move; not where others are ranked with the same dice
    ranking: str  # the path of the page where its result is ranked: today's challenge, or an evening


class SeatUpdate(Struct, frozen=True, omit_defaults=True):
    """What only the page that holds this seat gets."""

    seat: int
    offer: Patch = field(default_factory=dict)  # what it may do, as a patch to its offer in the last update
    face: Patch = field(default_factory=dict)  # this seat's view, as a patch to the update's face
    text: str = ""  # the same view drawn in characters, for a page that asked for it


class Logged(Struct, frozen=True):
    sequence: int
    event: Event


class LogStart(Struct, frozen=True):
    """Where a part of the log begins: after this sequence, with what everybody saw then."""

    sequence: int
    face: Any


class Moment(Struct, frozen=True, omit_defaults=True):
    """How the table looked after one entry, for the viewer that the log is written for."""

    sequence: int
    face: Patch  # to the face of the moment before; of the first, to the face of the last update
    waiting: tuple[int, ...]  # seats that had yet to act
    text: str = ""  # the same drawn in characters, for a page that asked for it


class Update(Tagged, frozen=True, omit_defaults=True):
    """The table as it is now, by what has changed since the last update. The log begins after what the page has seen,
    or at `log_start`."""

    sequence: int
    face: Patch  # what the viewer sees that the log is written for: to the last moment, or to the last update
    waiting: tuple[int, ...]  # seats that have yet to act
    after: int | None = None  # the sequence of the update that the patches build on; null: they build on nothing
    moments: tuple[Moment, ...] = ()  # how it came to this: after each entry not seen, but for the last
    seats: tuple[SeatUpdate, ...] = ()  # for the seats of this page
    log: tuple[Logged, ...] = ()
    log_start: LogStart | None = None  # if set, the page drops its log, which begins again here
    can_take_back: bool = False  # the last move made at this page can be taken back
    result: Result | None = None  # when the match is over
    seed: str | None = None  # revealed then
    hints: tuple[int, ...] = ()  # good moves shown to each seat; told then, and empty if there were none
    text: str = ""  # what everybody may see, drawn in characters, for a page that asked for it
    thinking: Thinking | None = None  # since when the seats to act have been so, where others wait for them
    answers: tuple[int, ...] = ()  # the page's own numbers of its requests that this update answers


class EarlierLog(Tagged, frozen=True):
    """The answer to Earlier: the log after `start`, up to the requested sequence."""

    start: LogStart
    until: int
    log: tuple[Logged, ...]


class Looked(Tagged, frozen=True):
    """The answer to Look: true as long as the sequence is this one."""

    seat: int
    action: str
    sequence: int
    preview: Preview


class WhyNot(Tagged, frozen=True):
    """The answer to Why: true as long as the sequence is this one. No message: there is no reason to tell."""

    seat: int
    places: tuple[str, ...]
    sequence: int
    message: Message | None = None


class Advice(Tagged, frozen=True):
    """The answer to Advise: a good move for this turn, and why it is good."""

    seat: int
    choice: Choice
    preview: Preview
    reason: Message
    id: int = 0  # the page's own number of the request


class Refused(Tagged, frozen=True):
    """A request was refused and nothing changed; `message` says why."""

    message: Message
    rule: str = ""
    id: int = 0  # the page's own number of the refused request


FromPage = Join | Choose | TakeBack | Look | Why | Advise | Earlier | Say | AskBack | Agree
ToPage = Seated | Around | Said | Update | EarlierLog | Looked | WhyNot | Advice | Refused
