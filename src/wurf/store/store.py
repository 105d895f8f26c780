"""The store: every table's record, appended in durable transactions."""

from __future__ import annotations

import re
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from datetime import UTC, datetime
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, RowMapping, delete, func, insert, select, update

from wurf.core.match import Snapshot
from wurf.core.record import goes_back_to
from wurf.store import schema
from wurf.store.database import engine_of, migrate, reading, writing
from wurf.store.errors import UnknownTable, sentences
from wurf.store.stored import Seat, StoredTable, Summary, Written
from wurf.store.writer import Append, Outcome, Writer

__all__ = ["ID", "LEAST_KNOWN", "Store", "insert_entries", "iso"]

LEAST_KNOWN: Final = 8  # entries that an opened match has, if there are that many
ID: Final = re.compile(r"[\w-]{1,64}", re.ASCII)
_MOST = 2**31 - 1  # in a column of whole numbers


class Store:
    """Safe to use from several threads and, for one database, from several processes."""

    def __init__(self, database: str, clock: Callable[[], float] = time.time) -> None:
        """Open a database, creating or upgrading its tables if needed. `clock` gives seconds since 1970."""
        self.engine, self.database = engine_of(database)
        self._clock = clock
        # SQLite allows one writer: queueing here is faster than its retries. PostgreSQL allows many.
        alone = self.engine.dialect.name == "sqlite"
        self._alone: AbstractContextManager[Any] = threading.Lock() if alone else nullcontext()
        self.writer = Writer(self.engine, self.database, self._alone, clock)
        try:
            migrate(self.engine, self.database)
        except BaseException:
            self.engine.dispose()
            raise

    def close(self) -> None:
        self.writer.close()
        self.engine.dispose()

    @property
    def batches(self) -> int:
        """How many times appends were committed together, for the metrics."""
        return self.writer.batches

    @property
    def appends(self) -> int:
        """How many were stored by them."""
        return self.writer.appends

    def now(self) -> int:
        """The time in milliseconds since 1970 (UTC)."""
        return _milliseconds(self._clock())

    @contextmanager
    def changing(self) -> Iterator[Connection]:
        """One transaction for rows of other modules: durable when this returns, or rolled back."""
        with sentences(self.database), self._alone, writing(self.engine) as connection:
            yield connection

    @contextmanager
    def looking(self) -> Iterator[Connection]:
        """One consistent look at the database."""
        with sentences(self.database), reading(self.engine) as connection:
            yield connection

    # Writing

    def create(self, table: StoredTable, waiting: tuple[int, ...] = ()) -> None:
        """Store a new table with its first entries; `waiting` are the seats that have yet to act then."""
        with self.changing() as connection:
            self.insert_table(connection, table, waiting)

    def insert_table(self, connection: Connection, table: StoredTable, waiting: tuple[int, ...] = ()) -> None:
        """Like `create`, as a part of a transaction."""
        now = self._clock()
        row = {key: value for key, value in table._asdict().items() if key in schema.tables.c} | {"waiting": waiting}
        connection.execute(insert(schema.tables), {**row, "created": iso(now), "updated": iso(now)})
        seats = [{"table_id": table.id, "seat": i, **seat._asdict()} for i, seat in enumerate(table.seats)]
        connection.execute(insert(schema.seats), seats)
        if table.entries:
            begun = _milliseconds(now) if table.begun is None else table.begun
            insert_entries(connection, table.id, 1, table.entries, begun)

    def append(
        self,
        table: str,
        first_sequence: int,
        entries: Sequence[Written],
        snapshot: Snapshot | None = None,
        waiting: tuple[int, ...] = (),
        finished: bool = False,
        more: Callable[[int], Mapping[str, Any]] | None = None,
    ) -> int:
        """Append entries to a record and return their time, which is never before that of earlier entries. `waiting`
        are the seats that have yet to act then; `more` gives other columns of the table's row by that time. Raises
        StoreConflict unless `first_sequence` is the next one."""
        return self.writer.append(Append(table, first_sequence, entries, snapshot, waiting, finished, more))

    def append_soon(self, append: Append, settled: Callable[[Outcome], None]) -> None:
        """Like `append`, together with what others append at the same time: calls `settled` in the running event loop
        with their time, or with the error."""
        self.writer.append_soon(append, settled)

    async def appending(self, append: Append) -> int:
        """Like `append`, without keeping the event loop waiting."""
        return await self.writer.appending(append)

    def replace_snapshots(self, table: str, snapshots: Sequence[Snapshot]) -> None:
        """Store these in place of all snapshots that a table has."""
        with sentences(self.database), self._alone, writing(self.engine) as connection:
            connection.execute(delete(schema.snapshots).where(schema.snapshots.c.table_id == table))
            rows = [{"table_id": table, **snapshot._asdict()} for snapshot in snapshots]
            connection.execute(insert(schema.snapshots), rows)

    def count_hint(self, table: str, seat: int) -> None:
        """One more good move was shown to this seat."""
        columns = schema.seats.c
        change = update(schema.seats).where(columns.table_id == table, columns.seat == seat)
        with sentences(self.database), self._alone, writing(self.engine) as connection:
            connection.execute(change.values(hints=columns.hints + 1))

    # Reading

    def load(self, table: str) -> StoredTable:
        """A table with all its entries; raises UnknownTable."""
        with self.looking() as connection:
            return _table(connection, _possible(table), None, _entries(connection, table))

    def load_head(self, table: str) -> StoredTable:
        """A table without its entries; raises UnknownTable."""
        with self.looking() as connection:
            return _table(connection, _possible(table), None, ())

    def load_newest(self, table: str) -> StoredTable:
        """A table with its newest entries and the snapshot before them; raises UnknownTable.

        There are some entries even if the very last one has a snapshot: they may yet be taken back.
        """
        columns = schema.entries.c
        newest = select(func.max(columns.sequence))
        with self.looking() as connection:
            last = connection.scalar(newest.where(columns.table_id == _possible(table))) or 0
            known = LEAST_KNOWN if _snapshot(connection, table, last - LEAST_KNOWN) else 0
            return _table(connection, table, *_part(connection, table, last, known))

    def load_part(self, table: str, until: int, least: int) -> tuple[Snapshot | None, tuple[Written, ...]]:
        """Entries up to `until`, at least `least` of them if there are that many, and the snapshot before the first;
        None for the beginning of the match."""
        with self.looking() as connection:
            return _part(connection, table, min(until, _MOST), least)

    def load_later(self, table: str, after: int, most: int) -> tuple[Written, ...]:
        """At most `most` entries after a sequence."""
        columns = schema.entries.c
        with self.looking() as connection:
            return _entries(connection, table, columns.sequence > after, columns.sequence <= after + most)

    def summaries(self, ids: Sequence[str]) -> list[Summary]:
        """Those of these tables that exist, the most recently played first."""
        ids = [id for id in ids if ID.fullmatch(id)]
        with self.looking() as connection:
            chosen = select(schema.tables).where(schema.tables.c.id.in_(ids)).order_by(schema.tables.c.updated.desc())
            rows = connection.execute(chosen).mappings().all()
            seats: dict[str, list[Seat]] = {row["id"]: [] for row in rows}
            seated = select(schema.seats).where(schema.seats.c.table_id.in_(ids)).order_by(schema.seats.c.seat)
            for seat in connection.execute(seated).mappings():
                seats[seat["table_id"]].append(_seat(seat))
        plain = [field for field in Summary._fields if field not in ("seats", "waiting")]
        return [
            Summary(**{f: r[f] for f in plain}, seats=tuple(seats[r["id"]]), waiting=tuple(r["waiting"] or ()))
            for r in rows
        ]


def insert_entries(
    connection: Connection, table: str, first_sequence: int, entries: Sequence[Written], at: int
) -> None:
    numbered = enumerate(entries, first_sequence)
    rows = [{"table_id": table, "sequence": number, **entry._asdict(), "at": at} for number, entry in numbered]
    connection.execute(insert(schema.entries), rows)


def _possible(table: str) -> str:
    """The id, if it is well-formed; raises UnknownTable if not."""
    if not ID.fullmatch(table):
        raise UnknownTable("error-table", table=table[:40])
    return table


def _table(connection: Connection, table: str, snapshot: Snapshot | None, entries: tuple[Written, ...]) -> StoredTable:
    row = connection.execute(select(schema.tables).where(schema.tables.c.id == table)).mappings().first()
    if row is None:
        raise UnknownTable("error-table", table=table)
    seated = select(schema.seats).where(schema.seats.c.table_id == table).order_by(schema.seats.c.seat)
    seats = connection.execute(seated).mappings()
    return StoredTable(
        **{key: row[key] for key in StoredTable._fields if key in row},
        seats=tuple(map(_seat, seats)),
        snapshot=snapshot,
        entries=entries,
    )


def _seat(row: RowMapping) -> Seat:
    return Seat(**{key: row[key] for key in Seat._fields})


def _part(connection: Connection, table: str, until: int, least: int) -> tuple[Snapshot | None, tuple[Written, ...]]:
    """Entries up to `until`, at least `least` of them if there are that many, and the snapshot before the first. No
    entry goes back to before the snapshot: if one does, the part begins earlier."""
    columns, latest = schema.entries.c, until - least
    while True:
        snapshot = _snapshot(connection, table, latest)
        start = snapshot.sequence if snapshot else 0
        entries = _entries(connection, table, columns.sequence > start, columns.sequence <= until)
        latest = min((to for entry in entries if (to := goes_back_to(entry.action)) is not None), default=start)
        if latest >= start:
            return snapshot, entries


def _snapshot(connection: Connection, table: str, latest: int) -> Snapshot | None:
    """The newest snapshot up to this sequence."""
    columns = schema.snapshots.c
    wanted = select(columns.sequence, columns.draws, columns.turn, columns.state)
    wanted = wanted.where(columns.table_id == table, columns.sequence <= latest)
    row = connection.execute(wanted.order_by(columns.sequence.desc()).limit(1)).first()
    return row and Snapshot(row.sequence, row.draws, row.turn, bytes(row.state))


def _entries(connection: Connection, table: str, *conditions: ColumnElement[bool]) -> tuple[Written, ...]:
    columns = schema.entries.c
    wanted = select(columns.seat, columns.action, columns.at).where(columns.table_id == table, *conditions)
    return tuple(Written(*row) for row in connection.execute(wanted.order_by(columns.sequence)))


def _milliseconds(seconds: float) -> int:
    return int(seconds * 1000)


def iso(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="microseconds")
