"""The schema of every message between page and server. `web/src/wire/` is generated from it.

A page creates a table over HTTP and gets a secret token for each seat that sits at its screen. Over the WebSocket it
joins with those tokens; a page without one is a spectator. Everything else follows from that, so that a token given
to a friend puts the friend into the seat.

HTTP (JSON)
    GET  /api/games                  -> Games
    POST /api/tables       NewTable  -> TableCreated
    GET  /api/tables?ids=a,b         -> Tables         the given tables, for "go on playing"
    GET  /api/tables/ID/record       -> text           of a finished match
    errors                           -> Refused        with status 400, 403, 404, 405, 409, 413, 500 or 503

WebSocket /ws (one JSON object a message, `type` says which)
    page to server:  Join, Choose, TakeBack
    server to page:  Seated once after Join, then Update after every change (one for several if the page is slow),
                     Refused for what was not done

A page that comes back joins again with the last sequence it has: the log goes on after that. If the server knows less
than the page (its database was replaced), the log is whole, and the page's own is to be forgotten.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta as Limits

from wurf.core.game import Event, Offer, Option, Result
from wurf.core.text import Message

__all__ = [
    "MAX_MESSAGE",
    "Choose",
    "FromPage",
    "GameInfo",
    "Games",
    "Join",
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
    "TakeBack",
    "ToPage",
    "Update",
]

MAX_MESSAGE = 16 * 1024  # bytes; a larger one is refused

Name = Annotated[str, Limits(min_length=1, max_length=24)]
Short = Annotated[str, Limits(max_length=64)]
SeatKind = Literal["person", "bot"]
Level = Literal["easy", "medium", "hard"]


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
    options: dict[Short, int] = {}


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


class Choose(_Tagged, frozen=True):
    """A seat acts. `sequence` is the last one the page had seen: a late move is refused, not misread."""

    seat: int
    action: Short  # in the game's notation, as offered
    sequence: Annotated[int, Limits(ge=0)]


class TakeBack(_Tagged, frozen=True):
    """A seat withdraws its sealed choice."""

    seat: int


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
    options: dict[str, int]
    seats: tuple[SeatInfo, ...]
    seed_hash: str
    sheet: Any


class SeatUpdate(_Struct, frozen=True):
    """What only the page of this seat gets."""

    seat: int
    face: Any  # the view of this seat, worked out
    offer: Offer


class Logged(_Struct, frozen=True):
    sequence: int
    event: Event


class Update(_Tagged, frozen=True):
    """The table as it is now. The faces are whole; the log begins after what the page had seen."""

    sequence: int
    face: Any  # what everybody may see
    seats: tuple[SeatUpdate, ...]  # for the seats of this page
    waiting: tuple[int, ...]  # seats that have yet to act
    log: tuple[Logged, ...]
    result: Result | None  # when the match is over
    seed: str | None  # revealed then


class Refused(_Tagged, frozen=True):
    """Nothing was changed, and why."""

    message: Message
    rule: str = ""


FromPage = Join | Choose | TakeBack
ToPage = Seated | Update | Refused
