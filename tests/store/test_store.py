"""The store keeps what it is told, in order, once."""

from __future__ import annotations

import re
import threading
from itertools import pairwise

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from wurf.core.game import Components
from wurf.core.match import SNAPSHOT_EVERY, Match, Snapshot
from wurf.core.record import record_of, replay
from wurf.core.rng import mixed
from wurf.games import load
from wurf.store import (
    OtherRules,
    Store,
    StoreConflict,
    StoredTable,
    UnknownTable,
    Written,
    database,
    opened,
    schema,
    written,
)


def play(match: Match, store: Store, id: str, moves: int = 10_000) -> None:
    """Let everyone choose anything, each step stored before it is made."""
    rng, kept = 1, len(match.snapshots)
    for _ in range(moves):
        if match.over:
            return
        rng = mixed(rng)
        seat = match.pending.seats[0]
        step = match.play(seat, match.game.legal(match.state, seat).sample(rng))
        lines = [written(match.game, entry) for entry in step.entries]
        over = match.game.pending(step.state).over
        store.append(id, step.sequence, lines, match.snapshots[kept:], finished=over)
        kept = len(match.snapshots)
        match.commit(step)


def test_a_table_comes_back_as_it_was_kept(store: Store, table: StoredTable) -> None:
    table = table._replace(entries=(Written(0, "start a1"),))
    store.create(table)
    assert store.load(table.id) == table


def test_a_match_that_is_opened_again_goes_on_where_it_was(store: Store, table: StoredTable) -> None:
    store.create(table)
    match = opened(store.load(table.id))
    play(match, store, table.id, moves=90)
    stored = store.load(table.id)
    again = opened(stored)
    assert again.entries == match.entries
    assert again.state == match.state
    assert again.snapshots == match.snapshots
    assert [snapshot.sequence for snapshot in stored.snapshots] == [
        snapshot.sequence for snapshot in match.snapshots if snapshot.sequence
    ]
    assert all(later.sequence - earlier.sequence >= SNAPSHOT_EVERY for earlier, later in pairwise(match.snapshots))


def test_a_finished_match_is_marked_and_its_record_is_true(store: Store, table: StoredTable) -> None:
    store.create(table)
    play(opened(store.load(table.id)), store, table.id)
    stored = store.load(table.id)
    assert stored.finished
    record = record_of(opened(stored), stored.names)
    assert record.names == ("Ada", "Otto (bot, hard)")
    assert replay(record, load).result.points == record.points


def test_a_choice_taken_back_is_part_of_the_record(store: Store, table: StoredTable) -> None:
    store.create(table)
    store.append(table.id, 1, [Written(0, "start a1")])
    store.append(table.id, 2, [Written(0, "take back")])
    match = opened(store.load(table.id))
    assert match.entries[1].action is None
    assert match.pending.seats == (0, 1)


@pytest.mark.parametrize("sequence", [1, 3, 0])
def test_only_the_next_sequence_can_be_written(store: Store, table: StoredTable, sequence: int) -> None:
    store.create(table)
    store.append(table.id, 1, [Written(0, "start a1")])
    with pytest.raises(StoreConflict, match="faster"):
        store.append(table.id, sequence, [Written(1, "start a2"), Written(-1, "roll 1 2 3")])
    assert store.load(table.id).entries == (Written(0, "start a1"),)


def test_an_append_that_fails_halfway_leaves_nothing(store: Store, table: StoredTable) -> None:
    store.create(table)
    twice = [Snapshot(1, 0, b"{}"), Snapshot(1, 0, b"{}")]
    with pytest.raises(StoreConflict):
        store.append(table.id, 1, [Written(0, "start a1")], twice, finished=True)
    assert store.load(table.id) == table


def test_an_entry_needs_a_table(store: Store) -> None:
    with pytest.raises(StoreConflict):
        store.append("nowhere", 1, [Written(0, "start a1")])


def test_of_two_writers_exactly_one_succeeds(database: str, table: StoredTable) -> None:
    rounds = 25
    stores = [Store(database), Store(database)]
    stores[0].create(table)
    start, won = threading.Barrier(2), [0, 0]

    def write(writer: int) -> None:
        for sequence in range(1, rounds + 1):
            start.wait()
            try:
                stores[writer].append(table.id, sequence, [Written(writer, "start a1")])
                won[writer] += 1
            except StoreConflict:
                pass

    threads = [threading.Thread(target=write, args=[writer]) for writer in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    written_by = [entry.seat for entry in stores[0].load(table.id).entries]
    assert len(written_by) == rounds
    assert won == [written_by.count(0), written_by.count(1)]
    for store in stores:
        store.close()


def test_an_unknown_table_is_named(store: Store) -> None:
    for id in ("nope", "no\0pe", "../../etc", "", "ü" * 100):
        with pytest.raises(UnknownTable, match="There is no table"):
            store.load(id)


def test_summaries_tell_the_last_played_table_first(store: Store, table: StoredTable) -> None:
    other = table._replace(id="other")
    store.create(table)
    store.create(other)
    store.append(table.id, 1, [Written(0, "start a1")], finished=True)
    found = store.summaries([other.id, "nope", "no\0pe", table.id])
    assert [(s.id, s.game, s.names, s.finished) for s in found] == [
        (table.id, "loot", ("Ada", "Otto"), True),
        ("other", "loot", ("Ada", "Otto"), False),
    ]
    assert found[0].updated > found[1].updated
    assert store.summaries([]) == []


def test_changed_components_are_kept_in_full(store: Store, table: StoredTable) -> None:
    shipped = load("loot").components
    text = re.sub(r"fields = \d+", "fields = 5", shipped.text)
    changed = Components("mine.toml", text, False)
    store.create(table._replace(components_text=text, components_hash=changed.hash))
    assert opened(store.load(table.id)).game.tables.fields == 5


def test_a_table_of_other_rules_or_components_is_not_opened(store: Store, table: StoredTable) -> None:
    store.create(table._replace(id="old", rules=0))
    with pytest.raises(OtherRules, match=r"version 0 of the rules of LOOT, but this Wurf has version 1\."):
        opened(store.load("old"))
    store.create(table._replace(id="other", components_hash="0" * 64))
    with pytest.raises(OtherRules, match="other components of LOOT"):
        opened(store.load("other"))


def test_snapshots_in_an_unknown_form_are_passed_over(store: Store, table: StoredTable) -> None:
    store.create(table)
    store.append(table.id, 1, [Written(0, "start a1")], [Snapshot(1, 0, b"[not, a state]")])
    assert opened(store.load(table.id)).game.chosen(opened(store.load(table.id)).state) == (0,)


def test_the_migrations_make_the_tables_that_the_code_uses(store: Store) -> None:
    with store.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []


def test_the_latest_migration_is_the_one_the_code_expects() -> None:
    config = Config()
    config.set_main_option("script_location", str(database._MIGRATIONS))
    assert ScriptDirectory.from_config(config).get_heads() == [database.LATEST]
