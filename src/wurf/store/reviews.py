"""What the review room keeps: analyses of finished matches, and tables that play on from a moment of one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import delete, insert, literal, select

from wurf.core.match import Snapshot
from wurf.store import schema
from wurf.store.store import Store, insert_entries
from wurf.store.stored import StoredTable

__all__ = ["Reviews", "StoredAnalysis"]


class StoredAnalysis(NamedTuple):
    version: str  # of the evaluator
    effort: int
    parts: bytes  # what has been worked out so far
    done: bool
    updated: int = 0  # in milliseconds since 1970; set by the store


_analysis = [schema.analyses.c[field] for field in StoredAnalysis._fields]


class Reviews:
    def __init__(self, store: Store) -> None:
        self._store = store

    def analysis(self, table: str) -> StoredAnalysis | None:
        with self._store.looking() as connection:
            row = connection.execute(select(*_analysis).where(schema.analyses.c.table_id == table)).first()
        return StoredAnalysis(*row)._replace(parts=bytes(row.parts)) if row else None

    def keep(self, table: str, analysis: StoredAnalysis) -> None:
        """Store an analysis in place of the one that the table has, if it has one."""
        row = {"table_id": table, **analysis._asdict(), "updated": self._store.now()}
        with self._store.changing() as connection:
            connection.execute(delete(schema.analyses).where(schema.analyses.c.table_id == table))
            connection.execute(insert(schema.analyses), row)

    def unfinished(self, most: int) -> Sequence[str]:
        """Tables whose analysis was begun and is not done, the latest first."""
        columns = schema.analyses.c
        wanted = select(columns.table_id).where(~columns.done).order_by(columns.updated.desc()).limit(most)
        with self._store.looking() as connection:
            return connection.scalars(wanted).all()

    def play_on(self, table: StoredTable, snapshot: Snapshot, waiting: tuple[int, ...]) -> None:
        """Store a table that plays on from a moment of another one, which the snapshot holds. Earlier entries and
        snapshots are copied; `table.entries` are those that follow."""
        origin, until = table.origin_id, snapshot.sequence
        with self._store.changing() as connection:
            self._store.insert_table(connection, table._replace(entries=()), waiting)
            for kept, last in ((schema.entries, until), (schema.snapshots, until - 1)):
                others = [column for column in kept.c if column.name != "table_id"]
                theirs = select(literal(table.id), *others).where(kept.c.table_id == origin, kept.c.sequence <= last)
                connection.execute(insert(kept).from_select(["table_id", *(column.name for column in others)], theirs))
            if until:
                connection.execute(insert(schema.snapshots), {"table_id": table.id, **snapshot._asdict()})
            if table.entries:
                insert_entries(connection, table.id, until + 1, table.entries, self._store.now())

    def keep_record(self, table: StoredTable) -> None:
        """Store the finished match of a record, with the times that its entries had."""
        rows = [
            {"table_id": table.id, "sequence": sequence, **entry._asdict()}
            for sequence, entry in enumerate(table.entries, 1)
        ]
        with self._store.changing() as connection:
            self._store.insert_table(connection, table._replace(entries=()))
            if rows:
                connection.execute(insert(schema.entries), rows)
