"""The writer of all appends in trouble: each append gets its own answer, and nothing is stored twice."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, event, make_url, text

from tests.relay import Relay
from wurf.store import Store, StoreConflict, StoredTable, StoreError, Written, writer

A1, B1 = Written(0, "start a1"), Written(1, "start b1")
PATIENCE = 60.0
FULL_DISK = """
create function full_disk() returns trigger language plpgsql as $$
begin
  if length(new.action) > 1000 then raise exception 'could not extend file' using errcode = 'disk_full'; end if;
  return new;
end $$
"""
REFUSE = "create trigger full_disk before insert on entries for each row execute function full_disk()"


class Appending:
    """Appends in threads of their own, in the order in which they were begun, and what became of each."""

    def __init__(self, store: Store) -> None:
        self._store, self._threads = store, list[threading.Thread]()
        self._outcomes: dict[int, Any] = {}

    def begin(self, table: str, first_sequence: int, *entries: Written) -> None:
        number, queued = len(self._threads), self._store.writer._queue.qsize()

        def append() -> None:
            try:
                self._outcomes[number] = self._store.append(table, first_sequence, entries)
            except StoreError as error:
                self._outcomes[number] = error

        self._threads.append(threading.Thread(target=append))
        self._threads[-1].start()
        if number:  # the first one is what the others wait for
            wait_for(lambda: self._store.writer._queue.qsize() > queued)
        else:
            wait_for(lambda: self._store.writer._since is not None)

    def outcomes(self) -> list[Any]:
        for thread in self._threads:
            thread.join(PATIENCE)
            assert not thread.is_alive()
        return [self._outcomes[number] for number in range(len(self._threads))]


def wait_for(true: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < deadline
        time.sleep(0.005)


@pytest.fixture
def held_up(database: str, relay: Relay | None) -> Callable[[], AbstractContextManager[None]]:
    """While it lasts, what is appended queues up; afterwards it is one batch."""

    @contextmanager
    def hold() -> Iterator[None]:
        if relay is not None:
            for pair in relay._pairs:
                pair.flowing["requests"].clear()
            yield
            for pair in relay._pairs:
                pair.flowing["requests"].set()
            return
        other = create_engine(f"sqlite:///{database}", isolation_level=None)
        with other.connect() as connection:
            connection.exec_driver_sql("BEGIN IMMEDIATE")
            yield
            connection.exec_driver_sql("ROLLBACK")
        other.dispose()

    return hold


@pytest.fixture
def relay(request: pytest.FixtureRequest, postgres_or_not: str) -> Iterator[Relay | None]:
    if postgres_or_not != "postgres":
        yield None
        return
    relay = Relay(request.getfixturevalue("postgres"))
    yield relay
    relay.close()


@pytest.fixture(params=["sqlite", "postgres"])
def postgres_or_not(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def database(request: pytest.FixtureRequest, relay: Relay | None, tmp_path: Path) -> str:
    if relay is None:
        return str(tmp_path / "wurf.sqlite")
    return relay.url(request.getfixturevalue("postgres_url"))


@pytest.fixture
def tables(store: Store, table: StoredTable) -> list[str]:
    """Four tables; the writer has stored something at the first."""
    ids = ["a", "b", "c", "d"]
    for id in ids:
        store.create(table._replace(id=id))
    store.append("a", 1, [A1])
    return ids


def stored(store: Store, *tables: str) -> list[list[str]]:
    return [[entry.action for entry in store.load(table).entries] for table in tables]


def test_of_a_batch_with_a_conflict_in_it_only_the_conflict_is_refused(
    store: Store, tables: list[str], held_up: Any
) -> None:
    appending, before = Appending(store), store.batches
    with held_up():
        appending.begin("a", 2, B1)
        appending.begin("b", 1, A1, B1)
        appending.begin("c", 2, B1)  # its predecessor is not there
        appending.begin("nowhere", 1, A1)
        appending.begin("d", 1, A1)
    first, whole, gap, unknown, last = appending.outcomes()
    assert all(isinstance(at, int) for at in (first, whole, last))
    assert all(isinstance(error, StoreConflict) for error in (gap, unknown))
    assert stored(store, *tables) == [["start a1", "start b1"], ["start a1", "start b1"], [], ["start a1"]]
    assert store.batches == before + 2


def test_appends_to_one_table_in_one_batch_are_stored_in_their_order_and_once(
    store: Store, tables: list[str], held_up: Any
) -> None:
    appending = Appending(store)
    with held_up():
        appending.begin("a", 2, B1)
        appending.begin("b", 1, A1)
        appending.begin("b", 1, B1)  # somebody else was faster
        appending.begin("b", 2, B1)
        appending.begin("c", 1, A1)
    outcomes = appending.outcomes()
    assert [isinstance(outcome, int) for outcome in outcomes] == [True, True, False, True, True]
    assert isinstance(outcomes[2], StoreConflict)
    assert stored(store, "b", "c") == [["start a1", "start b1"], ["start a1"]]


def test_what_is_queued_when_the_store_closes_is_stored(
    store: Store, database: str, tables: list[str], held_up: Any
) -> None:
    appending = Appending(store)
    with held_up():
        appending.begin("a", 2, B1)
        appending.begin("b", 1, A1)
        closing = threading.Thread(target=store.writer.close)
        closing.start()
    assert all(isinstance(at, int) for at in appending.outcomes())
    closing.join(PATIENCE)
    again = Store(database)
    assert stored(again, "a", "b") == [["start a1", "start b1"], ["start a1"]]
    again.close()


def test_a_full_disk_is_a_sentence_for_the_whole_batch_and_nothing_of_it_is_stored(
    store: Store, database: str, tables: list[str], held_up: Any, relay: Relay | None
) -> None:
    full, room = _full_disk(store, relay is not None)
    full()
    appending = Appending(store)
    with held_up():
        appending.begin("a", 2, B1)
        appending.begin("b", 1, Written(0, "start a1" + " " * 20_000))
        appending.begin("c", 1, A1)
    _, *batch = appending.outcomes()
    for error in batch:
        assert isinstance(error, StoreError)
        assert error.message.id == "error-database-full"
    assert stored(store, "b", "c") == [[], []]
    room()
    for id in ("b", "c"):
        store.append(id, 1, [A1])
    assert stored(store, "b", "c") == [["start a1"], ["start a1"]]


def _full_disk(store: Store, postgres: bool) -> tuple[Callable[[], None], Callable[[], None]]:
    """What makes a disk too full for long entries, and what makes room again."""

    def run(*statements: str) -> None:
        with store.engine.begin() as connection:
            for statement in statements:
                connection.execute(text(statement))

    if postgres:
        return lambda: run(FULL_DISK, REFUSE), lambda: run("drop trigger full_disk on entries")
    limits = [1]

    @event.listens_for(store.engine, "connect")
    def small(connection: Any, _record: object) -> None:
        pages = connection.execute("PRAGMA page_count").fetchone()[0]
        connection.execute(f"PRAGMA max_page_count={pages + limits[0]}")

    def again(pages: int) -> None:
        limits[0] = pages
        store.writer.close()  # its next connection has the new limit
        store.engine.dispose()

    return lambda: again(2), lambda: again(10_000)


# Connections that hang


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """A connection counts as hung sooner than it does for people."""
    monkeypatch.setattr(writer, "HUNG", 0.5)


only_postgres = pytest.mark.parametrize("postgres_or_not", ["postgres"], indirect=True)


@only_postgres
@pytest.mark.usefixtures("hurried")
def test_a_request_that_is_lost_on_its_way_is_sent_again_by_another_connection(
    store: Store, tables: list[str], relay: Relay
) -> None:
    relay.hang("requests")
    assert isinstance(store.append("b", 1, [A1]), int)
    assert stored(store, "a", "b") == [["start a1"], ["start a1"]]


@only_postgres
@pytest.mark.usefixtures("hurried")
def test_an_answer_that_is_lost_on_its_way_shows_as_a_conflict_and_nothing_is_stored_twice(
    store: Store, tables: list[str], relay: Relay
) -> None:
    relay.hang("answers")
    with pytest.raises(StoreConflict):
        store.append("b", 1, [A1])
    assert stored(store, "b") == [["start a1"]]
    assert isinstance(store.append("b", 2, [B1]), int)


@only_postgres
@pytest.mark.usefixtures("hurried")
def test_a_network_that_hangs_is_a_sentence_and_play_goes_on_when_it_is_back(
    store: Store, tables: list[str], relay: Relay
) -> None:
    relay.hang("requests", "answers", new_ones=True)
    with pytest.raises(StoreError) as error:
        store.append("b", 1, [A1])
    assert error.value.message.id == "error-database-unreachable"
    relay.mend()
    assert isinstance(store.append("b", 1, [A1]), int)
    assert stored(store, "b") == [["start a1"]]


@only_postgres
def test_a_table_that_somebody_else_has_locked_waits_alone_and_is_told_so_at_last(
    store: Store, database: str, tables: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("wurf.store.appending.PATIENCE", 1)
    other = create_engine(make_url(database).set(drivername="postgresql+psycopg"))
    with other.connect() as connection:
        connection.execute(text("select 1 from tables where id = 'b' for update"))
        waiting = Appending(store)
        waiting.begin("b", 1, A1)
        for sequence in range(1, 4):
            assert isinstance(store.append("c", sequence, [A1]), int)
        (error,) = waiting.outcomes()
        assert isinstance(error, StoreError)
        assert error.message.id == "error-database-locked"
        connection.rollback()
    other.dispose()
    assert isinstance(store.append("b", 1, [A1]), int)
    assert stored(store, "b", "c") == [["start a1"], ["start a1"] * 3]
