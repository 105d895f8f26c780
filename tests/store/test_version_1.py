"""A database of version 1, with matches in the middle: it opens, they go on, and their records are true."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import func, select, text

from wurf.core.match import SNAPSHOT_EVERY, Match
from wurf.core.record import parse, record_of, replay, verify, write
from wurf.core.rng import mixed
from wurf.games import load
from wurf.server.seating import Seating, Someone
from wurf.store import Store, opened, resumed, schema, written
from wurf.store.database import _MIGRATIONS, engine_of, writing

DATA = Path(__file__).with_name("version_1.sql")
RUNNING = {"loot-running": 106, "quadrata-running": 90, "island-running": 90, "drop-running": 13}


@pytest.fixture
def old(database: str) -> str:
    """A database as version 1 left it."""
    engine, _ = engine_of(database)
    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS))
    data = DATA.read_text(encoding="utf-8")
    if engine.dialect.name == "postgresql":  # which writes bytes in another way
        data = re.sub(r"X'([0-9a-f]*)'", r"decode('\1', 'hex')", data)
    with writing(engine) as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "1")
        for line in data.splitlines()[2:]:
            connection.exec_driver_sql(line)
        assert connection.scalar(text("select count(*) from snapshots")) > 0
        assert connection.scalar(text("select version_num from alembic_version")) == "1"
    engine.dispose()
    return database


def snapshots(store: Store, table: str) -> int:
    counted = select(func.count()).select_from(schema.snapshots).where(schema.snapshots.c.table_id == table)
    with store.engine.connect() as connection:
        return connection.scalar(counted) or 0


def play_on(store: Store, id: str, match: Match) -> None:
    rng = 3
    while not match.over:
        rng = mixed(rng)
        seat = match.pending.seats[0]
        step = match.play(seat, match.game.legal(match.state, seat).sample(rng))
        lines = [written(match.game, entry) for entry in step.entries]
        over = match.game.pending(step.state).over
        match.commit(step, store.append(id, step.sequence, lines, step.snapshot, finished=over))


@pytest.mark.parametrize("id", RUNNING)
def test_a_match_in_the_middle_goes_on_and_its_record_is_true(old: str, id: str) -> None:
    store, length = Store(old), RUNNING[id]
    assert snapshots(store, id) == 0  # the old ones are in forms that are given up
    whole = opened(store.load(id))
    stored, match = resumed(store, id)
    assert (match.sequence, match.state, match.turn) == (length, whole.state, whole.turn)
    assert snapshots(store, id) == length // SNAPSHOT_EVERY  # made again, once
    assert store.load_newest(id).snapshot == (match.snapshot(match.since) if length >= SNAPSHOT_EVERY else None)
    assert {entry.at for entry in store.load(id).entries} == {None}
    play_on(store, id, match)
    end = store.load(id)
    assert end.finished
    assert [entry.at is None for entry in end.entries] == [sequence < length for sequence in range(len(end.entries))]
    written_record = write(record_of(opened(end), stored.names))
    assert verify(parse(written_record), load).state == match.state
    timed = [line.startswith("+") for line in written_record.split("\n\n")[1].splitlines()]
    assert timed == [sequence >= length for sequence in range(len(end.entries))]
    store.close()


def test_a_turn_that_was_full_of_take_backs_is_still_the_same_turn(old: str) -> None:
    store = Store(old)
    _, match = resumed(store, "loot-running")
    assert match.game.chosen(match.state)
    assert match.sequence - match.turn == 7  # a choice, and three times back and again
    store.close()


def test_a_match_that_is_over_has_a_record_without_times(old: str) -> None:
    store = Store(old)
    table = store.load("loot-over")
    record = parse(write(record_of(opened(table), table.names)))
    assert record.began is None
    assert verify(record, load).over
    assert replay(record, load).sequence == len(table.entries) == 42
    store.close()


def test_old_tables_have_begun_and_their_tokens_still_hold_their_seats(old: str) -> None:
    with_tokens = 0
    before = engine_of(old)[0]
    with before.connect() as connection:
        rows = connection.execute(text("select table_id, seat, kind, token_hash from seats")).all()
    before.dispose()
    store = Store(old)
    for id, seat, kind, hash in rows:
        table = store.load_head(id)
        assert table.begun is not None
        assert (table.watching, table.public, table.host_id, table.clock) == ("anyone", False, None, None)
        assert table.seats[seat].state == ("bot" if kind == "bot" else "taken")
        assert (table.seats[seat].kind, table.seats[seat].token_hash) == (kind, hash)
        if hash:
            with_tokens += 1
            assert seat in Seating.of(table).seats_of(Someone(None, frozenset([hash])))
            assert not Seating.of(table).seats_of(Someone(None, frozenset(["0" * 64])))
    assert with_tokens
    store.close()
