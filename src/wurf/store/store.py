"""The store: every table's record, appended to in one durable transaction at a time."""

from __future__ import annotations

import re
import threading
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import Connection, func, insert, select, update

from wurf.core.match import Snapshot
from wurf.store import schema
from wurf.store.database import engine_of, migrate, reading, writing
from wurf.store.errors import StoreConflict, UnknownTable, sentences
from wurf.store.stored import Seat, StoredTable, Summary, Written

__all__ = ["Store"]

_ID = re.compile(r"[\w-]{1,64}", re.ASCII)


class Store:
    """Safe to use from several threads and, for one database, from several processes."""

    def __init__(self, database: str) -> None:
        """Open a database, making or upgrading its tables if need be."""
        self.engine, self.database = engine_of(database)
        self._writer = threading.Lock()  # SQLite has one writer: ours queue here, which is faster than its retries
        try:
            migrate(self.engine, self.database)
        except BaseException:
            self.engine.dispose()
            raise

    def close(self) -> None:
        self.engine.dispose()

    def create(self, table: StoredTable) -> None:
        """Keep a new table, with the entries it begins with."""
        now = _now()
        row = {key: value for key, value in table._asdict().items() if key in schema.tables.c}
        with sentences(self.database), self._writer, writing(self.engine) as connection:
            connection.execute(insert(schema.tables), {**row, "created": now, "updated": now})
            seats = [{"table_id": table.id, "seat": i, **seat._asdict()} for i, seat in enumerate(table.seats)]
            connection.execute(insert(schema.seats), seats)
            _insert_entries(connection, table.id, 1, table.entries)

    def append(
        self,
        table: str,
        first_sequence: int,
        entries: Sequence[Written],
        snapshots: Sequence[Snapshot] = (),
        finished: bool = False,
    ) -> None:
        """Add entries to a record; raises StoreConflict unless `first_sequence` is the next one."""
        with sentences(self.database), self._writer, writing(self.engine) as connection:
            last = select(func.coalesce(func.max(schema.entries.c.sequence), 0))
            if connection.scalar(last.where(schema.entries.c.table_id == table)) != first_sequence - 1:
                raise StoreConflict("error-conflict")
            _insert_entries(connection, table, first_sequence, entries)
            if snapshots:
                connection.execute(insert(schema.snapshots), [{"table_id": table, **s._asdict()} for s in snapshots])
            change = update(schema.tables).where(schema.tables.c.id == table)
            connection.execute(change.values(updated=_now(), finished=finished))

    def load(self, table: str) -> StoredTable:
        """Everything that is known of a table; raises UnknownTable."""
        if not _ID.fullmatch(table):
            raise UnknownTable("error-table", table=table[:40])
        with sentences(self.database), reading(self.engine) as connection:
            row = connection.execute(select(schema.tables).where(schema.tables.c.id == table)).mappings().first()
            if row is None:
                raise UnknownTable("error-table", table=table[:40])
            seats = _rows(connection, schema.seats, table, schema.seats.c.seat)
            entries = _rows(connection, schema.entries, table, schema.entries.c.sequence)
            snapshots = _rows(connection, schema.snapshots, table, schema.snapshots.c.sequence)
        return StoredTable(
            **{key: row[key] for key in StoredTable._fields if key in row},
            seats=tuple(Seat(r["kind"], r["name"], r["level"], r["token_hash"]) for r in seats),
            entries=tuple(Written(r["seat"], r["action"]) for r in entries),
            snapshots=tuple(Snapshot(r["sequence"], r["draws"], bytes(r["state"])) for r in snapshots),
        )

    def summaries(self, ids: Sequence[str]) -> list[Summary]:
        """The tables of these ids that exist, the one that was played at last first."""
        ids = [id for id in ids if _ID.fullmatch(id)]
        with sentences(self.database), reading(self.engine) as connection:
            chosen = select(schema.tables).where(schema.tables.c.id.in_(ids)).order_by(schema.tables.c.updated.desc())
            rows = connection.execute(chosen).mappings().all()
            names: dict[str, list[str]] = {row["id"]: [] for row in rows}
            seated = select(schema.seats).where(schema.seats.c.table_id.in_(ids)).order_by(schema.seats.c.seat)
            for seat in connection.execute(seated).mappings():
                names[seat["table_id"]].append(seat["name"])
        return [Summary(r["id"], r["game"], tuple(names[r["id"]]), r["finished"], r["updated"]) for r in rows]


def _insert_entries(connection: Connection, table: str, first_sequence: int, entries: Sequence[Written]) -> None:
    if entries:
        numbered = enumerate(entries, first_sequence)
        rows = [{"table_id": table, "sequence": number, **entry._asdict()} for number, entry in numbered]
        connection.execute(insert(schema.entries), rows)


def _rows(connection: Connection, of: Any, table: str, order: Any) -> Sequence[Any]:
    return connection.execute(select(of).where(of.c.table_id == table).order_by(order)).mappings().all()


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="microseconds")
