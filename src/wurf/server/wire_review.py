"""The schema of the review room: looking at finished matches, playing on, the same dice, analyses, challenges.

GET  /api/tables/ID/at/N?seat=S     -> PastMoment      as a seat saw it then, with what it could do
GET  /api/tables/ID/turns           -> Turns           where the turns of a finished match begin
POST /api/records        (text)     -> RecordOpened    a record becomes a finished table, to be looked at
POST /api/tables/ID/fork     Fork   -> TableCreated    a new table plays on from a moment
POST /api/tables/ID/again    Again  -> TableCreated    a new table with the same dice, maps and deals
GET  /api/tables/ID/compared        -> Compared        all finished tables on the same dice
POST /api/tables/ID/analysis        -> Analysing       begins an analysis, or goes on with it
GET  /api/tables/ID/analysis        -> Analysing       how far it is, and what is known so far
POST /api/tables/ID/tried    Tried  -> Judgement       how good another choice would have been
POST /api/evenings       NewEvening -> EveningCreated  several tables on the same dice
GET  /api/evenings/ID               -> Evening         its tables and its ranking
GET  /api/challenges                -> Challenges      today's
POST /api/challenges/GAME  Try      -> TableCreated    one's only try today, or the one that was begun
GET  /api/me/statistics             -> Statistics      with ?format=csv as a table
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta as Limits
from msgspec import field

from wurf.review import Ledger
from wurf.server.wire import SeatSpec
from wurf.server.wire_online import Name, Short, Stage, Struct

__all__ = [
    "Again",
    "Analysing",
    "Challenge",
    "Challenges",
    "Compared",
    "ComparedTable",
    "Evening",
    "EveningCreated",
    "EveningTable",
    "Fork",
    "NewEvening",
    "Played",
    "Ranked",
    "RecordOpened",
    "Statistics",
    "Tried",
    "Try",
    "Turn",
    "Turns",
]

Seats = Annotated[tuple[SeatSpec, ...], Limits(max_length=8)]
Sequence = Annotated[int, Limits(ge=0)]


class Turn(Struct, frozen=True):
    sequence: int  # of the entry that ends the turn
    seat: int | None  # who acted; null if several did, or nature alone


class Turns(Struct, frozen=True):
    turns: tuple[Turn, ...]


class RecordOpened(Struct, frozen=True):
    table: str


class Fork(Struct, frozen=True):
    """Play on from the moment after an entry of a finished match."""

    sequence: Sequence
    dice: Literal["new", "same"]  # nature draws from a new seed, or goes on as she did
    seats: Seats


class Again(Struct, frozen=True):
    seats: Seats


class ComparedTable(Struct, frozen=True):
    table: str
    names: tuple[str, ...]
    points: tuple[int, ...]
    ranks: tuple[int, ...]
    curve: tuple[tuple[int, ...], ...]  # one row per turn, one number per seat


class Compared(Struct, frozen=True):
    """Tables that have played with the same dice, the best of each seat first."""

    tables: tuple[ComparedTable, ...]
    running: int  # tables on these dice that are not finished


class Analysing(Struct, frozen=True):
    """How far an analysis is. Its figures get better with every look, until it is done."""

    state: Literal["none", "running", "done"]
    ledger: Ledger | None


class Tried(Struct, frozen=True):
    """Another choice in the place of the one that was made by an entry."""

    sequence: Sequence
    action: Short


class NewEvening(Struct, frozen=True):
    game: Short
    title: Name
    seats: Annotated[int, Limits(ge=1, le=8)]  # at each table
    tables: Annotated[int, Limits(ge=2, le=16)]
    options: dict[Short, int | Short] = field(default_factory=dict)


class EveningCreated(Struct, frozen=True):
    evening: str
    tables: tuple[str, ...]


class EveningTable(Struct, frozen=True):
    table: str
    names: tuple[str, ...]
    stage: Stage


class Ranked(Struct, frozen=True):
    """A line of a ranking: who did how well on the same seat and the same dice."""

    place: int  # 1 is the best; equal ones share it
    name: str
    table: str | None  # null while others must not look at it
    seat: int
    points: int
    hints: int  # good moves that were shown
    yours: bool


class Evening(Struct, frozen=True):
    title: str
    game: str
    tables: tuple[EveningTable, ...]
    ranking: tuple[tuple[Ranked, ...], ...]  # one per seat, of the finished tables
    revealed: bool


class Challenge(Struct, frozen=True):
    """One set of dice per game and day, the same for everybody on this server."""

    game: str
    day: str  # ISO 8601; days begin at midnight UTC
    seed_hash: str  # fixed before anybody has played
    seats: int  # 1: alone; otherwise the person and bots
    table: str | None  # of the try of who asks
    finished: bool  # that try is over
    mark: int | None  # the hard bot's points; null until it has played, or while one's own try is not over
    ranking: tuple[Ranked, ...]
    streak: int  # days in a row with a finished try of who asks, up to today or yesterday


class Past(Struct, frozen=True):
    """A day that is over."""

    day: str
    seed: str


class Revealed(Struct, frozen=True):
    game: str
    past: tuple[Past, ...]  # the seeds of the last days
    coming: tuple[str, ...]  # the hashes of the next days' seeds


class Challenges(Struct, frozen=True):
    challenges: tuple[Challenge, ...]
    revealed: tuple[Revealed, ...]
    closes: int  # when the day is over, in milliseconds since 1970


class Try(Struct, frozen=True):
    name: Name


class Played(Struct, frozen=True):
    """One finished match of a person."""

    table: str
    game: str
    day: str
    seat: int
    points: int
    rank: int
    seats: int
    opponents: tuple[str, ...]
    luck: float | None  # null until it has been analysed
    skill: float | None
    words: dict[str, int]  # how many choices of each word


class Statistics(Struct, frozen=True):
    played: tuple[Played, ...]  # the latest first
