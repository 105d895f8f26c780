"""However pages come and go, there is one `Table` for an id in a process."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from typing import Any

import pytest

from tests.server.conftest import RandomBots
from tests.waiting import run
from wurf.core.game import Setup
from wurf.core.text import WurfError
from wurf.games import load
from wurf.server import wire_online as online
from wurf.server.table import Pace, Table
from wurf.server.tables import Tables
from wurf.store import Seat, Store, UnknownTable, new_table


class Looking:
    """A page that only looks."""

    def notify(self) -> None:
        pass

    def around(self) -> None:
        pass

    def said(self, said: Any) -> None:
        pass

    def refuse(self, error: Exception) -> None:
        raise error


class Slow(Store):
    """Opens a table only when it is let."""

    def __init__(self, database: str) -> None:
        super().__init__(database)
        self.let, self.asked = threading.Event(), 0

    def load_newest(self, table: str) -> Any:
        self.asked += 1
        self.let.wait()
        return super().load_newest(table)


@pytest.fixture
def slow(tmp_path: Path, empty_database: Path) -> Any:
    (tmp_path / "wurf.sqlite").write_bytes(empty_database.read_bytes())
    store, game = Slow(str(tmp_path / "wurf.sqlite")), load("loot")
    seats = (Seat("taken", "Ada"), Seat("taken", "Eva"))
    store.create(new_table(game, Setup(2).checked(game.meta), seats)._replace(id="one"))
    yield store
    store.let.set()
    store.close()


def tables_of(store: Store) -> Tables:
    return Tables(store, RandomBots(), {}, Pace())


def test_a_page_that_goes_does_not_take_the_table_from_one_that_comes(slow: Slow) -> None:
    """The race that made two of one: both wait for the table to be opened, and the first is gone before the second
    has joined."""

    async def race() -> None:
        tables, here, there = tables_of(slow), Looking(), Looking()

        async def come_and_go() -> Table:
            table = await tables.join("one", here)
            table.leave(here)
            return table

        coming = [asyncio.create_task(come_and_go()), asyncio.create_task(tables.join("one", there))]
        await asyncio.sleep(0)  # both have asked
        slow.let.set()
        first, second = await asyncio.gather(*coming)
        assert first is second
        assert await tables.join("one", here) is second
        assert slow.asked == 1

    run(race())


def test_a_page_may_leave_and_join_in_any_order(slow: Slow) -> None:
    async def course() -> None:
        tables, pages = tables_of(slow), [Looking(), Looking()]
        slow.let.set()
        table = await tables.join("one", pages[0])
        for leaving, coming in ((0, 1), (1, 0), (0, 1)):
            joined = asyncio.create_task(tables.join("one", pages[coming]))
            await asyncio.sleep(0)
            table.leave(pages[leaving])
            assert await joined is table
            await tables.join("one", pages[coming])  # twice
        assert slow.asked == 1

    run(course())


def test_a_table_rests_when_the_last_page_has_gone(slow: Slow) -> None:
    async def course() -> None:
        tables, page = tables_of(slow), Looking()
        slow.let.set()
        table = await tables.join("one", page)
        table.leave(page)
        again = await tables.join("one", page)
        assert again is not table
        assert slow.asked == 2

    run(course())


def test_a_page_that_goes_before_the_table_is_open_leaves_nothing_behind(slow: Slow) -> None:
    async def course() -> None:
        tables = tables_of(slow)
        impatient = asyncio.create_task(tables.join("one", Looking()))
        await asyncio.sleep(0)
        impatient.cancel()
        await asyncio.gather(impatient, return_exceptions=True)
        patient = asyncio.create_task(tables.join("one", page := Looking()))  # the same opening serves it
        await asyncio.sleep(0)
        slow.let.set()
        table = await patient
        assert slow.asked == 1
        table.leave(page)
        assert await tables.join("one", page) is not table

    run(course())


def test_a_table_that_cannot_be_opened_is_tried_again(slow: Slow) -> None:
    async def course() -> None:
        tables = tables_of(slow)
        slow.let.set()
        for asked in (1, 2):
            coming = [tables.join("nope", Looking()) for _ in range(3)]
            refused = await asyncio.gather(*coming, return_exceptions=True)
            assert {type(error) for error in refused} == {UnknownTable}
            assert slow.asked == asked

    run(course())


class Fleeting(Looking):
    """A page that leaves as soon as it is told anything, as one does that may not watch any more."""

    def __init__(self) -> None:
        self.table: Table | None = None
        self.told: list[Any] = []

    def said(self, said: Any) -> None:
        self.told.append(said)
        assert self.table is not None
        self.table.leave(self)

    def refuse(self, error: Exception) -> None:
        self.said(error)


def test_a_page_that_leaves_while_it_is_told_something_keeps_it_from_nobody(slow: Slow) -> None:
    slow.let.set()

    async def told() -> list[int]:
        tables, pages = tables_of(slow), [Fleeting() for _ in range(6)]
        for page in pages:
            page.table = await tables.join("one", page)
        table = pages[0].table
        assert table is not None
        table.said(online.Said(1, 0, "Ada", None, "Hello", 0))
        for page in pages:
            page.table = await tables.join("one", page)
        table = pages[0].table
        table.refuse(WurfError("error-bot"))
        return [len(page.told) for page in pages]

    assert run(told()) == [2] * 6
