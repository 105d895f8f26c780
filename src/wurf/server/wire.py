"""The schema of every message between page and server. `web/src/wire/` is generated from it.

A page creates a table over HTTP and gets a secret token for each seat that sits at its screen. Over the WebSocket it
joins with those tokens; a page without one is a spectator. Everything else follows from that, so that a token given
to a friend puts the friend into the seat.

HTTP (JSON)
    GET  /api/games                  -> Games
    POST /api/tables       NewTable  -> TableCreated
    GET  /api/tables?ids=a,b         -> Tables         the given tables, for "go on playing"
    GET  /api/tables/ID/record       -> text           of a finished match
    GET  /games/GAME/parts.js        -> JavaScript     the board of a game that an installed package brings
    GET  /api/words/AREA.LANGUAGE    -> text           Fluent, of a game that the page was built without
    errors                           -> Refused        with status 400, 403, 404, 405, 409, 413, 500 or 503

WebSocket /ws (one JSON object per message, `type` says which)
    page to server:  Join, Choose, TakeBack, Earlier
    server to page:  Seated once after Join, then Update after every change (one for several if the page is slow),
                     EarlierLog for each Earlier, Refused for what was not done

Each Choose and TakeBack may carry a number of the page's own. The first Update that holds its outcome, or the Refused,
gives it back: so a page knows its answer from other news.

The log is told for one viewer: for the seat of a page that holds exactly one, for a spectator to all others, because
several people share that screen. A page that comes back joins again with the last sequence it has, and the log goes on
after that. It also joins again to get the views as text, or in another language. For a new page, for one that was away
too long, and where the server knows less than the page (its database was replaced), the log begins again at
`log_start`, and the page forgets its own. It asks for older parts by Earlier.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta as Limits

from wurf.core.game import Event, Offer, Option, Result
from wurf.core.text import Message
from wurf.store import Level, SeatKind

__all__ = [
    "MAX_MESSAGE",
    "Choose",
    "Earlier",
    "EarlierLog",
    "FromPage",
    "GameInfo",
    "Games",
    "Join",
    "LogStart",
    "Logged",
    "NewTable",
    "Refused",
    "SeatInfo",
    "SeatSpec",
    "SeatUpdate",
    "Seated",
    "TableCreated",
    "TableSummary",
    "Tables",
    "ToPage",
    "Update",
]

MAX_MESSAGE = 16 * 1024  # bytes; a larger one is refused

Name = Annotated[str, Limits(min_length=1, max_length=24)]
Short = Annotated[str, Limits(max_length=64)]
Own = Annotated[int, Limits(ge=0, le=2**53)]  # 0: without a number, and without an answer


class _Struct(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pass


class _Tagged(_Struct, frozen=True, tag=True):
    pass


# HTTP


class GameInfo(_Struct, frozen=True):
    """A game of the box, enough to draw its picture and to set up a table."""

    id: str
    title: str
    least_seats: int
    most_seats: int
    options: tuple[Option, ...]
    sheet: Any  # the game's own Sheet struct


class Games(_Struct, frozen=True):
    games: tuple[GameInfo, ...]


class SeatSpec(_Struct, frozen=True):
    """Who is to sit here."""

    kind: SeatKind
    name: Name
    level: Level = "medium"  # of a bot


class NewTable(_Struct, frozen=True):
    game: Short
    seats: Annotated[tuple[SeatSpec, ...], Limits(max_length=8)]
    options: dict[Short, int | Short] = {}


class TableCreated(_Struct, frozen=True):
    table: str
    tokens: tuple[str | None, ...]  # one a seat; None for a bot's


class TableSummary(_Struct, frozen=True):
    table: str
    game: str
    names: tuple[str, ...]
    finished: bool
    updated: str  # ISO 8601


class Tables(_Struct, frozen=True):
    tables: tuple[TableSummary, ...]


# From the page


class Join(_Tagged, frozen=True):
    table: Short
    tokens: Annotated[tuple[Short, ...], Limits(max_length=8)] = ()
    seen: Annotated[int, Limits(ge=0)] = 0  # the last sequence this page knows
    text: Short = ""  # the language for views as text, if the page wants them: it has no board for this game


class Choose(_Tagged, frozen=True):
    """A seat acts. `sequence` is the last one the page had seen: a late move is refused, not misread."""

    seat: int
    action: Short  # in the game's notation, as offered
    sequence: Annotated[int, Limits(ge=0)]
    id: Own = 0  # the page's own number for it


class TakeBack(_Tagged, frozen=True):
    """A seat withdraws its sealed choice."""

    seat: int
    id: Own = 0


class Earlier(_Tagged, frozen=True):
    """The page wants an older part of the log: what came before, up to and with this sequence."""

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


class SeatUpdate(_Struct, frozen=True):
    """What only the page of this seat gets."""

    seat: int
    face: Any  # the view of this seat, worked out
    offer: Offer
    text: str = ""  # the same view drawn in characters, for a page that asked for it


class Logged(_Struct, frozen=True):
    sequence: int
    event: Event


class LogStart(_Struct, frozen=True):
    """Where a part of the log begins: after this sequence, when everybody saw this."""

    sequence: int
    face: Any


class Update(_Tagged, frozen=True):
    """The table as it is now. The faces are whole; the log begins after what the page had seen, or at `log_start`."""

    sequence: int
    face: Any  # what everybody may see
    seats: tuple[SeatUpdate, ...]  # for the seats of this page
    waiting: tuple[int, ...]  # seats that have yet to act
    log: tuple[Logged, ...]
    log_start: LogStart | None  # the page is to forget its log: it begins again here
    answers: tuple[int, ...]  # the page's own numbers of what it asked for and what has been done now
    result: Result | None  # when the match is over
    seed: str | None  # revealed then
    text: str = ""  # what everybody may see, drawn in characters, for a page that asked for it


class EarlierLog(_Tagged, frozen=True):
    """The answer to Earlier: what was told after `start`, up to the sequence that was asked for."""

    start: LogStart
    until: int
    log: tuple[Logged, ...]


class Refused(_Tagged, frozen=True):
    """Nothing was changed, and why."""

    message: Message
    rule: str = ""
    id: int = 0  # the page's own number of what is refused


FromPage = Join | Choose | TakeBack | Earlier
ToPage = Seated | Update | EarlierLog | Refused
