"""Sets of dice: dice, maps and deals that several tables play with, so that they can be compared.

A set is revealed when nobody can gain from knowing it any more: the dice of a finished match at once, those of an
evening when all of its tables are finished, those of a challenge when its day is over.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, NamedTuple

from sqlalchemy import Connection, func, insert, select, update

from wurf.store import schema
from wurf.store.errors import StoreConflict
from wurf.store.store import ID, Store
from wurf.store.stored import StoredTable

__all__ = ["DiceSet", "DiceSets", "Try"]

DiceKind = Literal["again", "evening", "challenge"]
_dice, _table, _try = schema.dice.c, schema.tables.c, schema.tries.c


class DiceSet(NamedTuple):
    id: str
    kind: DiceKind
    game: str
    seed: str
    setup: dict[str, Any]  # `seats` and `options`
    day: str | None = None  # of a challenge, ISO 8601
    title: str = ""
    closes: int | None = None  # when it is revealed, in milliseconds since 1970; None: when its tables are finished
    mark: list[int] | None = None  # the hard bot's points, by seat
    host_id: str | None = None


class Try(NamedTuple):
    """What a person has made of a challenge."""

    game: str
    day: str
    table: str
    finished: bool


_columns = [_dice[field] for field in DiceSet._fields]


class DiceSets:
    def __init__(self, store: Store) -> None:
        self._store = store

    def get(self, id: str) -> DiceSet | None:
        if not ID.fullmatch(id):
            return None
        with self._store.looking() as connection:
            return _set(connection, _dice.id == id)

    def of_table(self, table: str) -> DiceSet | None:
        """The set that a table plays with, if others may do so too."""
        mine = select(_table.dice_id).where(_table.id == table).scalar_subquery()
        with self._store.looking() as connection:
            return _set(connection, _dice.id == mine)

    def of_day(self, game: str, day: str) -> DiceSet | None:
        """The challenge of a game and a day, if there was one."""
        with self._store.looking() as connection:
            return _set(connection, _dice.game == game, _dice.day == day)

    def add(self, dice: DiceSet, tables: Sequence[StoredTable]) -> None:
        """A new set, and the tables that wait for people to play with it."""
        with self._store.changing() as connection:
            _insert(connection, dice, self._store.now())
            for table in tables:
                self._store.insert_table(connection, table)

    def share(self, table: str, dice: DiceSet) -> DiceSet:
        """Let others play with the revealed dice of a table; the set that counts, if there is one already. They stay
        revealed: an evening does not go on because somebody plays its dice again."""
        with self._store.changing() as connection:
            free = update(schema.tables).where(_table.id == table, _table.dice_id.is_(None))
            if connection.execute(free.values(dice_id=dice.id)).rowcount:
                _insert(connection, dice, self._store.now())
                return dice
            mine = select(_table.dice_id).where(_table.id == table).scalar_subquery()
            over = update(schema.dice).where(_dice.id == mine, _dice.kind == "evening", _dice.closes.is_(None))
            connection.execute(over.values(closes=self._store.now()))
            return _set(connection, _dice.id == mine) or dice

    def challenge(self, dice: DiceSet) -> DiceSet:
        """The challenge of a game and a day: this one, unless there is one already."""
        if known := self.of_day(dice.game, dice.day or ""):
            return known
        try:
            with self._store.changing() as connection:
                _insert(connection, dice, self._store.now())
                return dice
        except StoreConflict:  # another process was first
            return self.of_day(dice.game, dice.day or "") or dice

    def revealed(self, dice: DiceSet) -> bool:
        """Whether everybody may know these dice."""
        if dice.kind == "again":
            return True
        if dice.closes is not None:
            return self._store.now() >= dice.closes
        running = select(func.count()).select_from(schema.tables).where(_table.dice_id == dice.id, ~_table.finished)
        with self._store.looking() as connection:
            return not connection.scalar(running)

    def standing(self, id: str) -> tuple[bool, str]:
        """Whether a set of dice is still secret, and the path of the page where those who play with it are ranked."""
        dice = self.get(id)
        if dice is None:
            return False, ""
        secret = not self.revealed(dice)
        if dice.kind == "challenge":
            return secret, "today" if secret else ""
        return secret, f"evening/{dice.id}" if dice.kind == "evening" else ""

    def set_mark(self, id: str, points: list[int]) -> None:
        with self._store.changing() as connection:
            connection.execute(update(schema.dice).where(_dice.id == id).values(mark=points))

    def tables(self, id: str) -> list[str]:
        """The tables on these dice, the first first."""
        with self._store.looking() as connection:
            return list(connection.scalars(select(_table.id).where(_table.dice_id == id).order_by(_table.created)))

    # Tries

    def begin_try(self, dice: str, person: str, table: StoredTable, waiting: tuple[int, ...]) -> str:
        """Store the table of a person's one try; the table that counts, if they have begun one already."""
        known = select(_try.table_id).where(_try.dice_id == dice, _try.person_id == person)
        try:
            with self._store.changing() as connection:
                connection.execute(insert(schema.tries), {"dice_id": dice, "person_id": person, "table_id": table.id})
                self._store.insert_table(connection, table, waiting)
                return table.id
        except StoreConflict:
            with self._store.looking() as connection:
                begun: str = connection.execute(known).scalar_one()
                return begun

    def tries(self, person: str) -> list[Try]:
        """A person's tries, the latest first; not those whose tables were abandoned and cleared."""
        wanted = select(_dice.game, _dice.day, _table.id, _table.finished).join_from(schema.tries, schema.dice)
        wanted = wanted.join(schema.tables, _table.id == _try.table_id)
        with self._store.looking() as connection:
            rows = connection.execute(wanted.where(_try.person_id == person).order_by(_dice.day.desc()))
            return [Try(*row) for row in rows]


def _set(connection: Connection, *conditions: Any) -> DiceSet | None:
    row = connection.execute(select(*_columns).where(*conditions)).first()
    return DiceSet(*row) if row else None


def _insert(connection: Connection, dice: DiceSet, now: int) -> None:
    connection.execute(insert(schema.dice), {**dice._asdict(), "created": now})
