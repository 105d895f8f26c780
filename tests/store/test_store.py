"""The store keeps what it is told, in order, once."""

from __future__ import annotations

import re
import threading

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import select, text, update

from wurf.core.game import Components, Setup
from wurf.core.match import SNAPSHOT_EVERY, Match, Snapshot
from wurf.core.record import record_of, replay
from wurf.core.rng import mixed
from wurf.games import load
from wurf.store import (
    OtherRules,
    Seat,
    Store,
    StoreConflict,
    StoredTable,
    UnknownTable,
    Written,
    database,
    new_table,
    opened,
    read,
    resumed,
    schema,
    written,
)
from wurf.store.store import LEAST_KNOWN


def play(match: Match, store: Store, id: str, moves: int = 10_000) -> None:
    """Let everyone choose anything, each step stored before it is made."""
    rng = 1
    for _ in range(moves):
        if match.over:
            return
        rng = mixed(rng)
        seat = match.pending.seats[0]
        step = match.play(seat, match.game.legal(match.state, seat).sample(rng))
        lines = [written(match.game, entry) for entry in step.entries]
        over = match.game.pending(step.state).over
        match.commit(step, store.append(id, step.sequence, lines, step.snapshot, finished=over))


def untimed(entries: tuple[Written, ...]) -> tuple[Written, ...]:
    return tuple(entry._replace(at=None) for entry in entries)


def test_a_tables_id_can_be_typed_after_a_command() -> None:
    game = load("loot")
    for _ in range(200):  # "-" would begin an option
        assert new_table(game, Setup(2), (Seat("bot", "Otto", "easy"),) * 2).id.isalnum()


def test_a_table_comes_back_as_it_was_kept(store: Store, table: StoredTable) -> None:
    table = table._replace(entries=(Written(0, "start a1"),))
    store.create(table)
    stored = store.load(table.id)
    assert stored._replace(entries=untimed(stored.entries)) == table


def test_a_match_that_is_opened_again_goes_on_where_it_was(store: Store, table: StoredTable) -> None:
    store.create(table)
    match = opened(store.load(table.id))
    play(match, store, table.id, moves=90)
    whole = opened(store.load(table.id))
    assert whole.entries == match.entries
    assert whole.state == match.state
    _, again = resumed(store, table.id)
    assert again.state == match.state
    assert (again.sequence, again.turn) == (match.sequence, match.turn)
    assert 0 < again.since <= match.sequence < again.since + SNAPSHOT_EVERY + LEAST_KNOWN
    assert again.entries == match.entries[again.since :]


def test_opening_reads_only_the_newest_snapshot_and_what_came_after(store: Store, table: StoredTable) -> None:
    """Whatever lies before may be nonsense: nobody looks at it."""
    store.create(table)
    match = opened(store.load(table.id))
    play(match, store, table.id, moves=90)
    newest = store.load_newest(table.id).snapshot
    assert newest is not None
    with store.engine.begin() as connection:
        old = schema.entries.c.sequence <= newest.sequence
        connection.execute(update(schema.entries).where(old).values(action="nonsense"))
        older = schema.snapshots.c.sequence < newest.sequence
        connection.execute(update(schema.snapshots).where(older).values(state=b"nonsense"))
    assert resumed(store, table.id)[1].state == match.state


def test_any_part_of_a_record_can_be_read_by_itself(store: Store, table: StoredTable) -> None:
    store.create(table)
    match = opened(store.load(table.id))
    play(match, store, table.id, moves=90)
    for until in (0, 1, 15, 40, 64, match.sequence):
        snapshot, lines = store.load_part(table.id, until, 32)
        part = Match(match.game, match.setup, None, read(match.game, lines), snapshot)
        assert part.sequence == until
        assert part.since == 0 if until < 32 + SNAPSHOT_EVERY else 32 <= until - part.since < 32 + 2 * SNAPSHOT_EVERY
        assert part.state == match.at(until)
    assert read(match.game, store.load_later(table.id, 80, 5)) == list(match.entries[80:85])
    assert store.load_later(table.id, match.sequence, 5) == ()


def test_every_entry_has_the_time_it_was_stored_at(database: str, table: StoredTable) -> None:
    seconds = 1_795_000_000.0
    store = Store(database, lambda: seconds)
    store.create(table._replace(entries=(Written(0, "start a1"),)))
    seconds += 1.5
    assert store.append(table.id, 2, [Written(0, "take back"), Written(0, "start b1")]) == 1_795_000_001_500
    seconds -= 60  # a clock that was set back
    assert store.append(table.id, 4, [Written(0, "take back")]) == 1_795_000_001_500
    seconds += 90
    store.append(table.id, 5, [Written(0, "start c1")])
    times = [entry.at for entry in store.load(table.id).entries]
    assert times == [1_795_000_000_000, *[1_795_000_001_500] * 3, 1_795_000_031_500]
    assert [entry.at for entry in resumed(store, table.id)[1].entries] == times
    store.close()


def waits_for_a_lock(store: Store) -> bool:
    of_ours = "from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"
    with store.engine.connect() as connection:
        return bool(connection.scalar(text(f"select count(*) {of_ours}")))


def test_one_table_that_waits_does_not_stop_another(postgres_url: str, table: StoredTable) -> None:
    """PostgreSQL lets many write at once. SQLite does not."""
    store, other = Store(postgres_url), table._replace(id="other")
    store.create(table)
    store.create(other)
    with store.engine.connect() as connection:
        held = select(schema.tables).where(schema.tables.c.id == table.id).with_for_update()
        connection.execute(held)
        waiting = threading.Thread(target=store.append, args=[table.id, 1, [Written(0, "start a1")]])
        waiting.start()
        while not waits_for_a_lock(store):
            assert waiting.is_alive()
        store.append(other.id, 1, [Written(0, "start a1")])
        assert waiting.is_alive()
        assert len(store.load(other.id).entries) == 1
        assert store.load(table.id).entries == ()
        connection.rollback()
    waiting.join()
    assert len(store.load(table.id).entries) == 1
    store.close()


def test_one_change_that_waits_does_not_stop_the_appends(postgres_url: str, table: StoredTable) -> None:
    store, other = Store(postgres_url), table._replace(id="other")
    store.create(table)
    store.create(other)
    with store.engine.connect() as connection:
        connection.execute(select(schema.seats).where(schema.seats.c.table_id == table.id).with_for_update())
        waiting = threading.Thread(target=store.count_hint, args=[table.id, 0])
        waiting.start()
        while not waits_for_a_lock(store):
            assert waiting.is_alive()
        store.append(other.id, 1, [Written(0, "start a1")])
        assert waiting.is_alive()
        connection.rollback()
    waiting.join()
    assert len(store.load(other.id).entries) == 1
    assert store.load(table.id).seats[0].hints == 1
    store.close()


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
    assert untimed(store.load(table.id).entries) == (Written(0, "start a1"),)


def test_an_append_that_fails_halfway_leaves_nothing(store: Store, table: StoredTable) -> None:
    store.create(table)
    store.replace_snapshots(table.id, [Snapshot(1, 0, 0, b"{}")])
    with pytest.raises(StoreConflict):
        store.append(table.id, 1, [Written(0, "start a1")], Snapshot(1, 0, 0, b"{}"), finished=True)
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
    store.create(other, waiting=(0, 1))
    store.append(table.id, 1, [Written(0, "start a1")], waiting=(1,))
    found = store.summaries([other.id, "nope", "no\0pe", table.id])
    assert [(s.id, s.game, s.seats, s.finished, s.waiting) for s in found] == [
        (table.id, "loot", table.seats, False, (1,)),
        ("other", "loot", table.seats, False, (0, 1)),
    ]
    assert found[0].updated > found[1].updated
    assert store.summaries([]) == []
    store.append(table.id, 2, [Written(1, "start a2")], finished=True)
    assert [(s.finished, s.waiting) for s in store.summaries([table.id])] == [(True, ())]


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
    match = opened(store.load(table.id))
    play(match, store, table.id, moves=40)
    for broken in (b"[not, a state]", b"[]", b'["a state of a game that has changed since"]'):
        store.replace_snapshots(table.id, [match.snapshot(16)._replace(state=broken)])
        assert resumed(store, table.id)[1].state == match.state
        newest = store.load_newest(table.id).snapshot  # they have been made again
        assert newest is not None
        assert newest == match.snapshot(newest.sequence)
        assert match.sequence - newest.sequence < SNAPSHOT_EVERY + LEAST_KNOWN


def test_the_migrations_make_the_tables_that_the_code_uses(store: Store) -> None:
    with store.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []


def test_the_latest_migration_is_the_one_the_code_expects() -> None:
    config = Config()
    config.set_main_option("script_location", str(database._MIGRATIONS))
    assert ScriptDirectory.from_config(config).get_heads() == [database.LATEST]


def test_a_part_that_goes_back_begins_early_enough(store: Store, table: StoredTable) -> None:
    """However far back: what is read can always be replayed."""
    store.create(table)
    match = opened(store.load(table.id))
    play(match, store, table.id, moves=40)
    to = next(at for at in range(10, match.sequence) if match.game.pending(match.at(at)).seats)
    step = match.back(0, to)
    lines = [written(match.game, entry) for entry in step.entries]
    match.commit(step, store.append(table.id, step.sequence, lines))  # without its snapshot, as an older Wurf might
    assert resumed(store, table.id)[1].state == match.state
    for least in (1, 10, 30):
        snapshot, entries = store.load_part(table.id, match.sequence, least)
        part = Match(match.game, match.setup, None, read(match.game, entries), snapshot)
        assert (part.sequence, part.state) == (match.sequence, match.state)
        assert part.since <= to


def test_hints_are_counted_for_good(database: str, table: StoredTable) -> None:
    store = Store(database)
    store.create(table)
    store.count_hint(table.id, 0)
    store.count_hint(table.id, 0)
    store.close()
    again = Store(database)
    assert again.load(table.id).hints == again.load_newest(table.id).hints == (2, 0)
    again.close()
