"""Several processes on one PostgreSQL, seen from the store: who leads, and what the others are told."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from sqlalchemy import text

from wurf.store import Neighbours, Store, StoredTable, StoreError, Written
from wurf.store.database import PROCESS

PATIENCE = 60.0


@pytest.fixture
def stores(postgres_url: str) -> Iterator[tuple[Store, Store]]:
    one, other = Store(postgres_url), Store(postgres_url)
    yield one, other
    one.close()
    other.close()


def test_a_table_has_one_leader_until_that_one_lets_it_go_or_ends(stores: tuple[Store, Store]) -> None:
    mine, yours = Neighbours(stores[0]), Neighbours(stores[1])
    assert mine.lead(["a", "b"]) == {"a", "b"}
    assert mine.lead(["a"]) == {"a"}
    assert yours.lead(["a", "b", "c"]) == {"c"}
    mine.let_go("a")
    assert mine.lead(["b"]) == {"b"}
    assert yours.lead(["a", "b"]) == {"a"}
    mine.close()  # as when its process dies: the connection ends
    wait_for(lambda: yours.lead(["a", "b"]) == {"a", "b"})
    yours.close()


def test_two_tables_never_share_a_lead(stores: tuple[Store, Store]) -> None:
    mine, yours = Neighbours(stores[0]), Neighbours(stores[1])
    assert mine.lead(["table51836"]) == {"table51836"}
    assert yours.lead(["table135055"]) == {"table135055"}  # whose 32-bit hash is the same
    mine.close()
    yours.close()


def test_a_connection_that_is_lost_gives_the_lead_up_and_comes_back(stores: tuple[Store, Store], caplog: Any) -> None:
    mine = Neighbours(stores[0])
    assert mine.lead(["a"]) == {"a"}
    with stores[1].engine.begin() as connection:
        connection.execute(text("select pg_terminate_backend(:pid)"), {"pid": mine._leading.info.backend_pid})
    assert mine.lead(["a"]) == set()
    assert "until the database answers again" in caplog.text
    assert mine.lead(["a"]) == {"a"}
    mine.close()


def test_what_another_process_changes_is_told_with_its_kind(stores: tuple[Store, Store], table: StoredTable) -> None:
    heard: list[tuple[str | None, str, str]] = []
    one, other = stores
    same, another = Neighbours(one), Neighbours(one, "wurf-another")
    one.create(table)
    known: list[Any] = []
    same.listen(lambda *told: known.append(told))
    another.listen(lambda *told: heard.append(told))
    wait_for(lambda: heard == known == [(None, "seats", "")])
    other.append(table.id, 1, [Written(-1, "roll 1")])
    wait_for(lambda: heard[1:] == [(table.id, "entries", PROCESS)])
    with other.engine.begin() as connection:
        connection.execute(text("update tables set version = version + 1"))
    wait_for(lambda: heard[2:] == [(table.id, "seats", PROCESS)])
    with other.engine.begin() as connection:
        connection.execute(text("select pg_notify('wurf', 'x entries wurf-third')"))
    wait_for(lambda: known[1:] == [("x", "entries", "wurf-third")])  # and nothing of its own
    same.close()
    another.close()


def test_every_table_that_one_statement_changes_is_told_once(stores: tuple[Store, Store], table: StoredTable) -> None:
    one, other = stores
    ids = [f"table{number:060}" for number in range(130)]  # more, and with longer names, than one notice can hold
    with one.changing() as connection:
        for id in ids:
            one.insert_table(connection, table._replace(id=id))
    heard: list[Any] = []
    another = Neighbours(one, "wurf-another")
    another.listen(lambda *told: heard.append(told))
    wait_for(lambda: heard == [(None, "seats", "")])
    with other.engine.begin() as connection:
        connection.execute(text("update tables set finished = true"))
    wait_for(lambda: len(heard) > len(ids))
    assert sorted(heard[1:]) == [(id, "entries", PROCESS) for id in ids]
    another.close()


def test_what_is_not_stored_is_told_too_and_who_is_connected_is_known(stores: tuple[Store, Store]) -> None:
    heard: list[tuple[str | None, str, str]] = []
    mine, yours = Neighbours(stores[0]), Neighbours(stores[1], "wurf-another")
    mine.listen(lambda *told: heard.append(told))
    wait_for(lambda: heard == [(None, "seats", "")])
    assert not yours.tell([("x", "here:0/1")])  # it has no connection yet
    yours.lead(["x"])
    assert yours.tell([("x", "here:0/1"), ("y", "here:/0")])
    wait_for(lambda: heard[1:] == [("x", "here:0/1", "wurf-another"), ("y", "here:/0", "wurf-another")])
    assert yours.living([PROCESS, "wurf-another"]) == {PROCESS}
    mine.close()
    yours.close()


def test_a_statement_that_takes_too_long_is_given_up_with_a_sentence(stores: tuple[Store, Store]) -> None:
    def slow() -> None:
        with stores[0].looking() as connection:
            assert connection.scalar(text("show statement_timeout")) == "10s"
            connection.execute(text("set local statement_timeout = '50ms'"))
            connection.execute(text("select pg_sleep(10)"))

    with pytest.raises(StoreError, match="does not answer in time"):
        slow()


def wait_for(true: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < deadline
        time.sleep(0.02)
