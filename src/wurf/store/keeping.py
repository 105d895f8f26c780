"""Looking after a store: whether it answers, what is in it, and what is cleared."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from datetime import UTC, datetime
from typing import Final

from sqlalchemy import delete, func, or_, select, text, update

from wurf.store import schema
from wurf.store.store import Store

__all__ = ["abandoned_cleared", "check", "count_running", "finished_tables", "links_cleared", "people_forgotten"]

AT_ONCE: Final = 50  # tables or people that are cleared in one transaction: nobody's move waits long for it


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


def people_forgotten(store: Store, since: float) -> int:
    """Delete the people who have not been seen since a time (in seconds since 1970), with their devices, addresses and
    links, except those whom an unfinished table waits for; returns how many there were. At finished tables their names
    remain, as in the records."""
    people, seats, tables, forgotten = schema.people.c, schema.seats.c, schema.tables.c, 0
    before = int(since * 1000)
    sitting = select(seats.seat).join(schema.tables).where(seats.person_id == people.id, ~tables.finished)
    hosting = select(tables.id).where(tables.host_id == people.id, ~tables.finished)
    old = select(people.id).where(people.seen < before, ~or_(sitting.exists(), hosting.exists()))
    while True:
        with store.changing() as connection:
            ids = list(connection.scalars(old.limit(AT_ONCE)))
            # Asked again in the statement itself: somebody may have come back in between.
            gone = delete(schema.people).where(people.id.in_(ids), people.seen < before).returning(people.id)
            deleted = list(connection.scalars(gone))
            for column in (seats.person_id, tables.host_id, schema.dice.c.host_id):
                connection.execute(update(column.table).where(column.in_(deleted)).values({column.name: None}))
            forgotten += len(deleted)
        if len(ids) < AT_ONCE:
            return forgotten


def links_cleared(store: Store) -> None:
    """Delete the links that have expired."""
    with store.changing() as connection:
        connection.execute(delete(schema.links).where(schema.links.c.expires < store.now()))
