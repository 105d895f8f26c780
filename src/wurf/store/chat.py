"""What people said at a table."""

from __future__ import annotations

from typing import Final, NamedTuple

from sqlalchemy import delete, func, insert, select

from wurf.store import schema
from wurf.store.errors import StoreConflict
from wurf.store.store import Store

__all__ = ["Line", "add_line", "lines_after"]

MOST_KEPT: Final = 500  # lines of a table; older ones are dropped
NEWEST: Final = 50  # lines that are read at once
TRIES: Final = 5  # other processes may add lines at the same moment
_columns = schema.chat.c


class Line(NamedTuple):
    number: int
    seat: int | None  # None: a watcher
    name: str
    phrase: str | None
    text: str
    at: int  # milliseconds since 1970


def add_line(store: Store, table: str, seat: int | None, name: str, phrase: str | None, text: str) -> Line:
    """Store one more line."""
    for left in reversed(range(TRIES)):
        try:
            return _add_line(store, table, Line(0, seat, name, phrase, text, store.now()))
        except StoreConflict:
            if not left:
                raise
    raise AssertionError


def _add_line(store: Store, table: str, line: Line) -> Line:
    newest = select(func.max(_columns.number)).where(_columns.table_id == table)
    with store.changing() as connection:
        line = line._replace(number=(connection.scalar(newest) or 0) + 1)
        connection.execute(insert(schema.chat), {"table_id": table, **line._asdict()})
        old = (_columns.table_id == table, _columns.number <= line.number - MOST_KEPT)
        connection.execute(delete(schema.chat).where(*old))
    return line


def lines_after(store: Store, table: str, number: int = 0) -> list[Line]:
    """The newest lines of a table after this one."""
    wanted = select(*(_columns[field] for field in Line._fields)).where(_columns.table_id == table)
    newest = wanted.where(_columns.number > number).order_by(_columns.number.desc()).limit(NEWEST)
    with store.looking() as connection:
        return [Line(*row) for row in reversed(connection.execute(newest).all())]
