"""A backup is whole, made while others write, and an ordinary database."""

from __future__ import annotations

import threading
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Table, select

from wurf.core.match import Snapshot
from wurf.store import (
    DiceSet,
    DiceSets,
    People,
    Reviews,
    Store,
    StoredAnalysis,
    StoredTable,
    StoreError,
    Written,
    add_line,
    copied,
    schema,
)


def entries_of(store: Store, table: str) -> list[str]:
    return [entry.action for entry in store.load(table).entries]


def rows(store: Store, table: Table) -> list[tuple[Any, ...]]:
    with store.looking() as connection:
        found = sorted((tuple(row) for row in connection.execute(select(table))), key=repr)
    assert found, f"{table.name} should have something to be copied"
    return found


def test_a_backup_holds_everything_while_somebody_goes_on_writing(
    store: Store, table: StoredTable, tmp_path: Path
) -> None:
    store.create(table)
    store.append(table.id, 1, [Written(-1, "roll 1")], Snapshot(1, 1, 1, b"packed"))
    person, _ = People(store).add("Ada", "en")
    People(store).new_link("seat", table=table.id)
    add_line(store, table.id, 0, "Ada", None, "Hello")
    dice = DiceSet("dice", "evening", table.game, "seed", {"seats": 2, "options": {}})
    DiceSets(store).add(dice, [])
    DiceSets(store).begin_try(dice.id, person.id, table._replace(id="try"), ())
    Reviews(store).keep(table.id, StoredAnalysis("1", 1, b"parts", False))
    stop = threading.Event()

    def write() -> None:
        sequence = 2
        while not stop.is_set():
            store.append(table.id, sequence, [Written(-1, f"roll {sequence}")], None)
            sequence += 1

    writer = threading.Thread(target=write)
    writer.start()
    try:
        backups = [tmp_path / f"{number}.sqlite" for number in range(3)]
        for backup in backups:
            assert copied(store, str(backup)) > 2
    finally:
        stop.set()
        writer.join()
    lengths = []
    for backup in backups:
        copy = Store(str(backup))
        found = entries_of(copy, table.id)
        assert found == [f"roll {number}" for number in range(1, len(found) + 1)]
        assert copy.load(table.id).seats == store.load(table.id).seats
        lengths.append(len(found))
        copy.close()
    assert lengths == sorted(lengths)
    (at_rest := tmp_path / "rest.sqlite").unlink(missing_ok=True)
    copied(store, str(at_rest))
    copy = Store(str(at_rest))
    for each in schema.metadata.sorted_tables:
        assert rows(copy, each) == rows(store, each), each.name
    copy.close()
    assert {file.name for file in tmp_path.iterdir() if "part" in file.name} == set()


def test_a_backup_can_be_brought_into_an_empty_postgresql(
    table: StoredTable, tmp_path: Path, postgres_url: str
) -> None:
    file = Store(str(tmp_path / "wurf.sqlite"))
    file.create(table._replace(entries=(Written(-1, "roll 1"),)))
    copied(file, postgres_url)
    server = Store(postgres_url)
    assert server.load(table.id).seed == table.seed
    assert entries_of(server, table.id) == ["roll 1"]
    with pytest.raises(StoreError, match="There is something at"):
        copied(file, postgres_url)  # it is not empty any more
    file.close()
    server.close()


def test_what_is_there_is_not_overwritten(store: Store, tmp_path: Path) -> None:
    file = tmp_path / "mine.sqlite"
    file.write_text("mine")
    with pytest.raises(StoreError, match="choose a new name"):
        copied(store, str(file))
    assert file.read_text() == "mine"
    with pytest.raises(StoreError, match="cannot be"):
        copied(store, str(tmp_path / "no" / "folder.sqlite"))


def test_a_backup_that_fails_leaves_nothing_behind(store: Store, table: StoredTable, tmp_path: Path) -> None:
    store.create(table)

    def fail(_rows: Any) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        copied(store, str(tmp_path / "half.sqlite"), fail)
    assert not list(tmp_path.glob("half*"))
