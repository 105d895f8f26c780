"""Looking after a store: whether it answers, what is in it, and what is cleared."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from datetime import UTC, datetime
from typing import Final

from sqlalchemy import delete, func, select, text

from wurf.store import schema
from wurf.store.store import Store

__all__ = ["abandoned_cleared", "check", "count_running", "finished_tables"]

AT_ONCE: Final = 50  # tables that are cleared in one transaction: nobody's move waits long for it


def check(store: Store) -> None:
    """Raises StoreError if the database does not answer."""
    with store.looking() as connection:
        connection.execute(text("select version_num from alembic_version")).first()


def count_running(store: Store) -> int:
    """How many tables are not finished."""
    counted = select(func.count()).select_from(schema.tables).where(schema.tables.c.finished.is_(False))
    with store.looking() as connection:
        return connection.scalar(counted) or 0


def finished_tables(store: Store) -> Iterator[tuple[str, str]]:
    """The ids of all finished tables, oldest first, each with its game."""
    columns = schema.tables.c
    wanted = select(columns.id, columns.game).where(columns.finished.is_(True)).order_by(columns.created, columns.id)
    with store.looking() as connection:
        found = [(row.id, row.game) for row in connection.execute(wanted)]
    yield from found


def abandoned_cleared(store: Store, since: float, spared: Collection[str] = ()) -> int:
    """Delete the unfinished tables that nothing has happened at since a time (in seconds since 1970), except those that
    are spared; returns how many there were."""
    columns, cleared = schema.tables.c, 0
    before = datetime.fromtimestamp(since, UTC).isoformat(timespec="microseconds")
    old = select(columns.id).where(columns.finished.is_(False), columns.updated < before, columns.id.not_in(spared))
    while True:
        with store.changing() as connection:
            ids = list(connection.scalars(old.limit(AT_ONCE)))
            # Asked again in the statement itself: somebody may have moved in between.
            gone = delete(schema.tables).where(columns.id.in_(ids), columns.updated < before)
            cleared += connection.execute(gone).rowcount
        if len(ids) < AT_ONCE:
            return cleared
