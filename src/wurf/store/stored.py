"""The data that is stored of a table, and its conversion from and to a match."""

from __future__ import annotations

import hashlib
import secrets
import string
from collections.abc import Iterable
from typing import Any, Literal, NamedTuple

from wurf.core.game import Components, Game, Setup
from wurf.core.kernel import new
from wurf.core.match import EarlierSeed, Entry, Match, Snapshot
from wurf.core.record import action_of, action_text
from wurf.core.rng import new_seed
from wurf.games import load
from wurf.store.errors import OtherRules

__all__ = [
    "Level",
    "Seat",
    "SeatKind",
    "SeatState",
    "StoredTable",
    "Summary",
    "Watching",
    "Written",
    "new_table",
    "opened",
    "read",
    "token_hash",
    "written",
]

SeatKind = Literal["person", "bot"]
SeatState = Literal["open", "taken", "left", "bot"]
Watching = Literal["anyone", "link", "nobody"]
Level = Literal["easy", "medium", "hard"]
_ID_LETTERS = string.ascii_letters + string.digits  # an id is also typed after a command, where "-" begins an option


class Seat(NamedTuple):
    """Who sits here. Of a person's secret token we keep only the hash."""

    state: SeatState
    name: str  # of who sits here, or of who sat here last; empty if nobody ever did
    level: Level | None = None  # of a bot
    token_hash: str | None = None
    hints: int = 0  # good moves that this person asked for
    person_id: str | None = None  # who sits here, or sat here before

    @property
    def kind(self) -> SeatKind:
        return "bot" if self.state == "bot" else "person"

    @property
    def name_in_record(self) -> str:
        return f"{self.name} (bot, {self.level})" if self.kind == "bot" else self.name


class Written(NamedTuple):
    """An entry as stored, with the action in the game's notation."""

    seat: int
    action: str
    at: int | None = None  # set by the store, in milliseconds since 1970 (UTC)


class StoredTable(NamedTuple):
    """A table with all its entries, or with those after a snapshot."""

    id: str
    game: str
    rules: int
    options: dict[str, int | str]
    components_hash: str
    components_text: str | None  # only if they differ from the shipped ones
    seed: str
    seats: tuple[Seat, ...]
    finished: bool = False
    host_id: str | None = None
    begun: int | None = None  # in milliseconds since 1970; None while seats are open and nature has not drawn
    public: bool = False
    watching: Watching = "anyone"
    chat: bool = True
    clock: dict[str, Any] | None = None
    clocks: dict[str, Any] | None = None
    deadline: int | None = None  # when the first clock runs out
    next_id: str | None = None
    asked: dict[str, Any] | None = None
    version: int = 0
    dice_id: str | None = None  # the set of dice that several tables share
    origin_id: str | None = None  # the table that this one plays on from, or whose dice it plays again
    origin_sequence: int | None = None
    earlier: tuple[EarlierSeed, ...] | None = None  # the seeds of its first draws, if it plays on from another table
    snapshot: Snapshot | None = None
    entries: tuple[Written, ...] = ()

    @property
    def hints(self) -> tuple[int, ...]:
        return tuple(seat.hints for seat in self.seats)

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(seat.name_in_record for seat in self.seats)


class Summary(NamedTuple):
    """A table as it stands in a list."""

    id: str
    game: str
    seats: tuple[Seat, ...]
    finished: bool
    waiting: tuple[int, ...]  # the seats that have yet to act; empty if unknown
    updated: str  # ISO 8601, UTC
    begun: int | None
    public: bool
    watching: Watching
    clock: dict[str, Any] | None
    host_id: str | None


def token_hash(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def new_table(game: Game, setup: Setup, seats: tuple[Seat, ...]) -> StoredTable:
    """A new table, with an id and a seed of its own."""
    return StoredTable(
        id="".join(secrets.choice(_ID_LETTERS) for _ in range(12)),
        game=game.meta.id,
        rules=game.meta.version,
        options=setup.options,
        components_hash=game.components.hash,
        components_text=None if game.components.shipped else game.components.text,
        seed=new_seed(),
        seats=seats,
    )


def written(game: Game, entry: Entry) -> Written:
    seat, action, _ = entry
    return new(Written, (seat, action_text(game, action), None))


def read(game: Game, lines: Iterable[Written]) -> list[Entry]:
    return [Entry(seat, action_of(game, action), at) for seat, action, at in lines]


def opened(table: StoredTable) -> Match:
    """The match at a table; raises OtherRules if this Wurf lacks the rules or components it was started with."""
    text = table.components_text
    game = load(table.game, None if text is None else Components("components.toml", text, False))
    if table.rules != game.meta.version:
        raise OtherRules("error-table-version", game=game.meta.title, table=table.rules, ours=game.meta.version)
    if table.components_hash != game.components.hash:
        raise OtherRules("error-table-components", game=game.meta.title)
    setup = Setup(len(table.seats), table.options)
    earlier = tuple(EarlierSeed(*one) for one in table.earlier or ())
    return Match(game, setup, table.seed, read(game, table.entries), table.snapshot, earlier)
