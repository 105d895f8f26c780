"""Opening a table, from the store to its first messages: it must not take longer for a longer match."""

from __future__ import annotations

import asyncio
import statistics
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from wurf.core.game import Setup
from wurf.core.match import Match, Step
from wurf.core.rng import mixed
from wurf.games import load
from wurf.server.showing import Kind
from wurf.server.table import Pace
from wurf.server.tables import Tables
from wurf.store import Seat, Store, new_table, written

SHORT, LONG = 10, 1_000  # entries
LAST_MOVES = 60  # entries at the end in which nobody takes a choice back
TABLES = 8  # of each length
PERSON = Seat("taken", "Ada")


class Opening(NamedTuple):
    """Milliseconds, the median of all rounds."""

    short: float
    long: float


class Nobody:
    """Stands in for the bots and for a page, and does nothing."""

    def start(self) -> None:
        pass

    def close(self) -> None:
        pass

    def states(self) -> list[Any]:
        return []

    def around(self) -> None:
        pass

    async def analyse(self, function: str, given: bytes, table: str = "") -> bytes:
        raise NotImplementedError

    def prepare(self, game: Any) -> None:
        pass

    def notify(self) -> None:
        pass

    def refuse(self, error: Exception) -> None:
        raise error

    async def choose(self, game: Any, level: str, view: Any, seed: int, table: str = "") -> Any:
        raise NotImplementedError

    async def advise(self, game: Any, view: Any, seed: int, table: str = "") -> Any:
        raise NotImplementedError

    async def work_out(self, game: Any, state: Any, table: str = "") -> Any:
        raise NotImplementedError


def course(match: Match, rng: int, length: int) -> Iterator[Step]:
    """Play a match until it has `length` entries. No match has 1,000 moves, so its players keep taking choices back.
    The caller commits each step."""
    game = match.game
    while match.sequence < length:
        rng = mixed(rng)
        chosen, left = game.chosen(match.state), length - match.sequence
        if chosen and (left == 1 or left > LAST_MOVES):  # with one to go, the last choice would add a roll
            yield match.take_back(chosen[0])
        else:
            seat = match.pending.seats[0]
            yield match.play(seat, game.legal(match.state, seat).sample(rng))


def _played(store: Store, rng: int, length: int) -> str:
    """A table with a match of LOOT of the given length."""
    game = load("loot")
    table = new_table(game, Setup(2).checked(game.meta), (PERSON, PERSON))
    store.create(table)
    match = Match(game, Setup(2), table.seed)
    for step in course(match, rng, length):
        lines = [written(game, entry) for entry in step.entries]
        match.commit(step, store.append(table.id, step.sequence, lines, step.snapshot))
    assert match.sequence == length
    return table.id


async def _opened(tables: Tables, id: str) -> float:
    """Milliseconds until the first messages for a page that holds both seats are ready."""
    page = Nobody()
    begin = time.perf_counter()
    table = await tables.join(id, page)
    seats = (0, 1)
    messages = [msgspec.json.encode(table.seated(seats)), table.update(Kind(seats), None, None)[0]]
    taken = time.perf_counter() - begin
    assert all(messages)
    table.leave(page)  # the table is closed, and opened again the next time
    return taken * 1000


async def _measured(store: Store, short: list[str], long: list[str], rounds: int) -> Opening:
    tables = Tables(store, Nobody(), {}, Pace())
    taken: dict[bool, list[float]] = {True: [], False: []}
    for number in range(rounds + 1):
        for ids in zip(short, long, strict=True):
            for is_short, id in zip((True, False), ids, strict=True):
                spent = await _opened(tables, id)
                if number:  # the first round fills caches
                    taken[is_short].append(spent)
    return Opening(statistics.median(taken[True]), statistics.median(taken[False]))


def measured(rounds: int = 20) -> Opening:
    with tempfile.TemporaryDirectory() as folder:
        store = Store(str(Path(folder) / "wurf.sqlite"))
        try:
            short, long = ([_played(store, rng, length) for rng in range(1, TABLES + 1)] for length in (SHORT, LONG))
            return asyncio.run(_measured(store, short, long, rounds))
        finally:
            store.close()


if __name__ == "__main__":
    print(measured())
