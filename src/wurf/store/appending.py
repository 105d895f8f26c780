"""The SQL that stores a batch of appends, for each kind of database, on a connection of its own."""

from __future__ import annotations

import json
import os
import socket
import sqlite3
from collections.abc import Mapping, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import JSON, Engine
from sqlalchemy.dialects import postgresql

from wurf.store import schema
from wurf.store.database import PATIENCE
from wurf.store.errors import StoreConflict

if TYPE_CHECKING:
    from wurf.store.writer import Append

__all__ = ["PostgresAppends", "Retry", "SqliteAppends"]

BRIEFLY: Final = 200  # milliseconds that a whole batch waits for a lock


class Retry(Exception):
    """This table is locked by another transaction: it must be tried alone, with patience."""


Stored = int | StoreConflict | Retry  # the time of an append's entries in milliseconds, or why they were not stored

# The first entry of an append is inserted only if its predecessor is there, and no later. One that begins at 1 needs
# none: the primary key and the foreign key see to the rest.
_SQLITE_FIRST = """
INSERT INTO entries (table_id, sequence, seat, action, at) SELECT ?1, ?2, ?3, ?4, ?5
WHERE EXISTS (SELECT 1 FROM entries WHERE table_id = ?1 AND sequence = ?2 - 1 AND coalesce(at, 0) <= ?5)
"""
_SQLITE_ENTRY = "INSERT INTO entries (table_id, sequence, seat, action, at) VALUES (?, ?, ?, ?, ?)"
_SQLITE_ROW = "UPDATE tables SET updated = ?, waiting = ?, finished = ? WHERE id = ?"
_SQLITE_SNAPSHOT = "INSERT INTO snapshots (table_id, sequence, draws, turn, state) VALUES (?, ?, ?, ?, ?)"
_NEWEST = "SELECT sequence, at FROM entries WHERE table_id = {} ORDER BY sequence DESC LIMIT 1"


class SqliteAppends:
    def __init__(self, engine: Engine) -> None:
        pooled = engine.raw_connection()
        pooled.detach()  # it is the writer's alone
        self._connection: sqlite3.Connection = pooled.dbapi_connection  # type: ignore[assignment]

    def store(self, appends: Sequence[Append], now: float) -> list[Stored]:
        """Store these in one transaction: all of them, or, if some cannot be stored, the others."""
        run = self._connection.execute
        at = int(now * 1000)
        run("BEGIN IMMEDIATE")
        try:
            try:
                whole = self._put(appends, at, now)
            except sqlite3.IntegrityError:
                whole = False
            if not whole:
                run("ROLLBACK")
                run("BEGIN IMMEDIATE")
            stored: list[Stored] = [at] * len(appends) if whole else [self._put_one(one, now) for one in appends]
            run("COMMIT")
            return stored
        except BaseException:
            with suppress(sqlite3.Error):
                run("ROLLBACK")
            raise

    def lost(self, _error: Exception) -> bool:
        return False

    def cut(self) -> None:
        self._connection.interrupt()

    def close(self) -> None:
        self._connection.close()

    def _put(self, appends: Sequence[Append], at: int, now: float) -> bool:
        """Whether the predecessor of each append was there; if not, the transaction must be rolled back."""
        firsts: list[tuple[str, int, int, str, int]] = []  # the first entry of each append, and the others
        entries: list[tuple[str, int, int, str, int]] = []
        kept, rows, others = [], [], []
        updated = _iso(now)
        for table, sequence, lines, snapshot, waiting, finished, more in appends:
            for place, (seat, action, _) in enumerate(lines):
                (entries if place or sequence == 1 else firsts).append((table, sequence + place, seat, action, at))
            if snapshot is not None:
                kept.append((table, *snapshot))
            rows.append((updated, _listed(waiting), finished, table))
            if more is not None:
                others.append((table, _encoded(more(at))))
        put = self._connection.executemany
        if firsts and put(_SQLITE_FIRST, firsts).rowcount != len(firsts):
            return False
        if entries:
            put(_SQLITE_ENTRY, entries)
        if kept:
            put(_SQLITE_SNAPSHOT, kept)
        put(_SQLITE_ROW, rows)
        for table, row in others:
            self._connection.execute(_sqlite_row(tuple(row)), (*row.values(), table))
        return True

    def _put_one(self, append: Append, now: float) -> Stored:
        run = self._connection.execute
        last, earlier = run(_NEWEST.format("?"), (append.table,)).fetchone() or (0, None)
        at = max(int(now * 1000), earlier or 0)
        if last != append.first_sequence - 1:
            return StoreConflict("error-conflict")
        run("SAVEPOINT one")
        try:
            if self._put([append], at, now):
                return at
            raise sqlite3.IntegrityError
        except sqlite3.IntegrityError:
            run("ROLLBACK TO one")
            return StoreConflict("error-conflict")
        finally:
            with suppress(sqlite3.OperationalError):  # the whole transaction is gone: a full disk
                run("RELEASE one")


@cache
def _sqlite_row(columns: tuple[str, ...]) -> str:
    return f"UPDATE tables SET {', '.join(f'{name} = ?' for name in columns)} WHERE id = ?"


# A batch looks up a few rows by their keys, and each batch is like the last: PostgreSQL need not plan it again, and
# must not read whole tables because it expects many rows in an array, or few in a table that has just grown.
_BY_INDEX: Final = """
SET plan_cache_mode = force_generic_plan; SET jit = off;
SET enable_seqscan = off; SET enable_hashjoin = off; SET enable_mergejoin = off
"""
_POSTGRES = """
WITH fresh AS (
    SELECT * FROM unnest(%(tables)s::text[], %(sequences)s::int[], %(seats)s::int[], %(actions)s::text[])
    AS fresh(table_id, sequence, seat, action)
), before AS (
    SELECT * FROM unnest(%(before_tables)s::text[], %(before_sequences)s::int[]) AS before(table_id, sequence)
), sound AS (
    SELECT 1 FROM before JOIN entries AS earlier USING (table_id, sequence)
    WHERE coalesce(earlier.at, 0) <= %(at)s HAVING count(*) = %(befores)s
), put AS (
    INSERT INTO entries (table_id, sequence, seat, action, at)
    SELECT table_id, sequence, seat, action, %(at)s FROM fresh, sound RETURNING 1
), kept AS (
    INSERT INTO snapshots (table_id, sequence, draws, turn, state)
    SELECT kept.* FROM unnest(%(kept_tables)s::text[], %(kept_sequences)s::int[], %(draws)s::int[], %(turns)s::int[],
        %(states)s::bytea[]) AS kept(table_id, sequence, draws, turn, state), sound
), changed AS (
    UPDATE tables SET updated = %(updated)s, {values}
    FROM unnest(%(changed)s::text[], {arrays}) AS fresh(id, {columns}), sound WHERE tables.id = fresh.id
)
SELECT count(*) FROM put
"""


class PostgresAppends:
    def __init__(self, engine: Engine, patient: bool = False) -> None:
        """A patient connection waits for a lock as long as any other does; an impatient one gives up almost at once."""
        pooled = engine.raw_connection()
        pooled.detach()
        connection: Any = pooled.dbapi_connection
        connection.rollback()  # the check of the pool began a transaction
        connection.autocommit = True
        lock = PATIENCE * 1000 if patient else BRIEFLY
        # The lock's limit is the shorter one, so that the error says that it waited for a lock.
        connection.execute(f"SET lock_timeout = {lock}; SET statement_timeout = {PATIENCE * 1000 + BRIEFLY}")
        connection.execute(_BY_INDEX)
        self._connection = connection

    def store(self, appends: Sequence[Append], now: float) -> list[Stored]:
        """Store these by one statement, or, if some cannot be stored, the others."""
        from psycopg import errors

        ordered = sorted(appends, key=lambda one: one.table)  # two processes lock in the same order
        at = int(now * 1000)
        with suppress(errors.IntegrityError, errors.LockNotAvailable, errors.DeadlockDetected):
            if self._put_all(ordered, at, now):
                return [at] * len(appends)
        with self._connection.transaction():
            return [self._put_one(append, now) for append in appends]

    def lost(self, _error: Exception) -> bool:
        return bool(self._connection.closed)

    def cut(self) -> None:
        """End a connection that another thread waits for."""
        with suppress(OSError, Exception), socket.socket(fileno=os.dup(self._connection.fileno())) as line:
            line.shutdown(socket.SHUT_RDWR)

    def close(self) -> None:
        self._connection.close()

    def _put_all(self, appends: Sequence[Append], at: int, now: float) -> bool:
        """One statement for each set of columns that change in the tables' rows, all of them or none."""
        groups: dict[tuple[str, ...], list[tuple[Append, dict[str, Any]]]] = {}
        for one in appends:
            row = _row(one, at)
            groups.setdefault(tuple(row), []).append((one, row))
        if len(groups) == 1:
            return self._put(*groups.popitem(), at, now)
        from psycopg import Rollback

        with self._connection.transaction() as transaction:
            if all(self._put(columns, group, at, now) for columns, group in groups.items()):
                return True
            raise Rollback(transaction)
        return False

    def _put(
        self, columns: tuple[str, ...], group: Sequence[tuple[Append, dict[str, Any]]], at: int, now: float
    ) -> bool:
        """Appends that change the same columns, each with what it changes in the table's row."""
        appends = [append for append, _ in group]
        rows = _rows(appends)
        tables, sequences, seats, actions = map(list, zip(*rows, strict=True))
        befores = [(one.table, one.first_sequence - 1) for one in appends if one.first_sequence > 1]
        kept = [(one.table, *one.snapshot) for one in appends if one.snapshot]
        kept_tables, kept_sequences, draws, turns, states = map(list, zip(*kept, strict=True)) if kept else ([],) * 5
        values = {
            "tables": tables,
            "sequences": sequences,
            "seats": seats,
            "actions": actions,
            "before_tables": [table for table, _ in befores],
            "before_sequences": [sequence for _, sequence in befores],
            "befores": len(befores),
            "at": at,
            "kept_tables": kept_tables,
            "kept_sequences": kept_sequences,
            "draws": draws,
            "turns": turns,
            "states": states,
            "updated": _iso(now),
            "changed": [one.table for one in appends],
            **{f"row_{name}": [row[name] for _, row in group] for name in columns},
        }
        (count,) = self._connection.execute(_postgres(columns), values).fetchone()
        return bool(count == len(rows))

    def _put_one(self, append: Append, now: float) -> Stored:
        from psycopg import errors

        last, earlier = self._connection.execute(_NEWEST.format("%s"), (append.table,)).fetchone() or (0, None)
        if last != append.first_sequence - 1:
            return StoreConflict("error-conflict")
        at = max(int(now * 1000), earlier or 0)
        try:
            with self._connection.transaction():
                row = _row(append, at)
                self._put(tuple(row), [(append, row)], at, now)
                return at
        except errors.IntegrityError:
            return StoreConflict("error-conflict")
        except errors.LockNotAvailable as error:
            retry = Retry()
            retry.sqlstate = error.sqlstate  # type: ignore[attr-defined]
            return retry


@cache
def _postgres(columns: tuple[str, ...]) -> str:
    dialect = postgresql.dialect()  # type: ignore[no-untyped-call]
    kinds = {name: schema.tables.c[name].type.compile(dialect) for name in columns}
    return _POSTGRES.format(
        values=", ".join(f"{name} = fresh.{name}::{kind}" for name, kind in kinds.items()),
        arrays=", ".join(f"%(row_{name})s::{'text' if kind == 'JSON' else kind}[]" for name, kind in kinds.items()),
        columns=", ".join(columns),
    )


_JSON = frozenset(column.name for column in schema.tables.c if isinstance(column.type, JSON))


def _encoded(row: Mapping[str, Any]) -> dict[str, Any]:
    """A row's values as the database takes them."""
    return {name: json.dumps(value) if name in _JSON and value is not None else value for name, value in row.items()}


def _row(append: Append, at: int) -> dict[str, Any]:
    """What an append at this time changes in the table's row, as the database takes it."""
    row = {"waiting": _listed(append.waiting), "finished": append.finished}
    return row if append.more is None else {**row, **_encoded(append.more(at))}


@cache
def _listed(seats: tuple[int, ...]) -> str:
    return json.dumps(seats)


def _rows(appends: Sequence[Append]) -> list[tuple[str, int, int, str]]:
    return [
        (one.table, sequence, entry.seat, entry.action)
        for one in appends
        for sequence, entry in enumerate(one.entries, one.first_sequence)
    ]


def _iso(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="microseconds")
