"""The life of seats, and the other facts of a table that are not its match. Each change is one conditional update."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, and_, func, or_, select, update

from wurf.store import schema
from wurf.store.errors import StoreConflict
from wurf.store.store import Store, insert_entries, iso
from wurf.store.stored import Level, StoredTable, Summary, Written

__all__ = ["Seats", "called"]

MOST_LISTED: Final = 100
_UNSEEN: Final = frozenset(" \u115f\u1160\u2800" + "".join(map(chr, range(0xFE00, 0xFE10))))
_seat, _table = schema.seats.c, schema.tables.c


class Seats:
    def __init__(self, store: Store) -> None:
        self._store = store

    # One seat. Each returns whether the seat was in a state that allows it.

    def claim(self, table: str, seat: int, person: str, name: str, token_hash: str, own: Collection[int] = ()) -> bool:
        """Sit down on a seat that is open, or was left. Of two who try, one succeeds. Raises StoreConflict if anybody
        has this name on another seat than one's own ones."""
        free = _seat.state.in_(["open", "left"])
        others = select(_seat.state, _seat.name).where(_seat.table_id == table, _seat.seat.not_in([seat, *own]))
        with self._store.changing() as connection:
            _locked(connection, table)
            if called(name, connection.execute(others)):
                raise StoreConflict("error-name-taken", name=name)
            return self._changed(connection, table, seat, free, _taken(person, name, token_hash))

    def reclaim(self, table: str, seat: int, person: str, name: str, token_hash: str) -> bool:
        """Sit down again where one sat before, though a bot has taken the seat."""
        former = and_(_seat.state.in_(["left", "bot"]), _seat.person_id == person)
        return self._change_seat(table, seat, former, _taken(person, name, token_hash))

    def leave(self, table: str, seat: int) -> bool:
        """Stand up. Before the match begins, the seat is open again; during it, one may come back."""
        with self._store.changing() as connection:
            begun = _locked(connection, table)
            gone: dict[str, Any] = {"state": "left", "token_hash": None}
            if begun is None:
                gone = {"state": "open", "token_hash": None, "person_id": None, "name": ""}
            if not self._changed(connection, table, seat, _seat.state == "taken", gone):
                return False
            _pass_host_on(connection, table)
            return True

    def free(self, table: str, seat: int) -> bool:
        """Take the seat from whoever or whatever holds it: anybody who is allowed in may sit down."""
        with self._store.changing() as connection:
            begun = _locked(connection, table)
            values: dict[str, Any] = {"state": "open", "token_hash": None, "person_id": None, "level": None}
            if begun is None:
                values["name"] = ""
            return self._changed(connection, table, seat, _seat.state != "open", values)

    def give_to_bot(self, table: str, seat: int, level: Level, name: str) -> bool:
        """Let a bot play. Who sat here may take the seat back; their token no longer holds it."""
        values = {"state": "bot", "level": level, "name": name, "token_hash": None}
        return self._change_seat(table, seat, _seat.state != "bot", values)

    def fill(self, table: str, level: Level, names: Sequence[str]) -> None:
        """Let bots take all open seats of a table whose match has not begun, with names that nobody there has."""
        seats = select(_seat.seat, _seat.state, _seat.name).where(_seat.table_id == table).order_by(_seat.seat)
        with self._store.changing() as connection:
            if _locked(connection, table) is not None:
                return
            rows = connection.execute(seats).all()
            fresh = (name for name in names if name not in {row.name for row in rows})
            for row in rows:
                if row.state == "open":
                    values = {"state": "bot", "level": level, "name": next(fresh)}
                    self._changed(connection, table, row.seat, _seat.state == "open", values)

    def _change_seat(self, table: str, seat: int, free: ColumnElement[bool], values: Mapping[str, Any]) -> bool:
        with self._store.changing() as connection:
            return self._changed(connection, table, seat, free, values)

    def _changed(
        self, connection: Connection, table: str, seat: int, free: ColumnElement[bool], values: Mapping[str, Any]
    ) -> bool:
        chosen = update(schema.seats).where(_seat.table_id == table, _seat.seat == seat, free)
        if not connection.execute(chosen.values(**values)).rowcount:
            return False
        self._touch(connection, table)
        return True

    def _touch(self, connection: Connection, table: str, **values: Any) -> None:
        now = iso(self._store.now() / 1000)
        row = update(schema.tables).where(_table.id == table)
        connection.execute(row.values(**values, version=_table.version + 1, updated=now))

    # The table

    def change(self, table: str, **values: Any) -> None:
        """Change columns of the table's row: settings, the open question, the rematch."""
        with self._store.changing() as connection:
            self._touch(connection, table, **values)

    def begin(
        self,
        table: str,
        entries: Sequence[Written],
        waiting: tuple[int, ...],
        more: Callable[[int], Mapping[str, Any]] | None = None,
    ) -> int:
        """Begin the match with nature's first entries, and return when; `more` gives other columns of the table's row
        by that time. Raises StoreConflict if it has begun."""
        now = self._store.now()
        opened = select(_seat.seat).where(_seat.table_id == table, _seat.state == "open").limit(1)
        with self._store.changing() as connection:
            # Somebody may have left again in the last moment: then nothing begins.
            if _locked(connection, table) is not None or connection.scalar(opened) is not None:
                raise StoreConflict("error-conflict")
            self._touch(connection, table, begun=now, waiting=waiting, **(more(now) if more else {}))
            if entries:
                last = select(func.max(schema.entries.c.sequence)).where(schema.entries.c.table_id == table)
                insert_entries(connection, table, (connection.scalar(last) or 0) + 1, entries, now)
        return now

    def create_rematch(self, table: str, rematch: StoredTable, waiting: tuple[int, ...]) -> str:
        """Store the table of a rematch, unless there is one already; the id of the one that counts."""
        with self._store.changing() as connection:
            first = update(schema.tables).where(_table.id == table, _table.next_id.is_(None))
            if connection.execute(first.values(next_id=rematch.id, version=_table.version + 1)).rowcount:
                self._store.insert_table(connection, rematch, waiting)
            found: str = connection.execute(select(_table.next_id).where(_table.id == table)).scalar_one()
            return found

    def noticeable(self) -> list[str]:
        """Tables where it is time to write to those who are awaited. Each is given to one caller only."""
        columns, now = (_table.id, _table.notice), self._store.now()
        with self._store.looking() as connection:
            late = connection.execute(select(*columns).where(_table.notice <= now).limit(MOST_LISTED)).all()
        return [id for id, notice in late if self._take_notice(id, notice)]

    def _take_notice(self, table: str, notice: int) -> bool:
        mine = update(schema.tables).where(_table.id == table, _table.notice == notice)
        with self._store.changing() as connection:
            return connection.execute(mine.values(notice=None)).rowcount > 0

    def notice_again(self, table: str, later: int) -> None:
        """Look again after this many milliseconds, unless a move comes first."""
        unset = update(schema.tables).where(_table.id == table, _table.notice.is_(None))
        with self._store.changing() as connection:
            connection.execute(unset.values(notice=self._store.now() + later))

    def notify(self, table: str, seat: int, seen: int) -> bool:
        """Note that who sits here gets a notice, unless they got one after they were last seen."""
        once = update(schema.seats).where(_seat.table_id == table, _seat.seat == seat, _seat.notified <= seen)
        with self._store.changing() as connection:
            return connection.execute(once.values(notified=self._store.now())).rowcount > 0

    def set_deadline(self, table: str, deadline: int | None, sequence: int) -> None:
        """When the first clock runs out, after the seats have changed; `sequence` is the match's last one then. Whoever
        has stored a later one has written it down better."""
        last = select(func.max(schema.entries.c.sequence)).where(schema.entries.c.table_id == table)
        with self._store.changing() as connection:
            _locked(connection, table)
            if (connection.scalar(last) or 0) == sequence:
                connection.execute(update(schema.tables).where(_table.id == table).values(deadline=deadline))

    # Lists

    def due(self) -> Sequence[str]:
        """Some tables where a clock has run out."""
        late = select(_table.id).where(_table.deadline <= self._store.now()).order_by(_table.deadline)
        with self._store.looking() as connection:
            return connection.scalars(late.limit(MOST_LISTED)).all()

    def own(self, person: str) -> list[Summary]:
        """The tables where this person sits, sat or is the host, the most recently played first."""
        seated = select(_seat.table_id).where(_seat.person_id == person)
        return self._listed(or_(_table.id.in_(seated), _table.host_id == person))

    def public(self, since: str, game: str = "", seats: int | None = None, free: bool = False) -> list[Summary]:
        """Public tables that are not over and were changed since then: of one game, with this number of seats, with a
        free seat."""
        conditions: list[ColumnElement[bool]] = [_table.public, ~_table.finished, _table.updated >= since]
        if game:
            conditions.append(_table.game == game)
        if seats is not None:
            counted = select(func.count()).select_from(schema.seats).where(_seat.table_id == _table.id)
            conditions.append(counted.scalar_subquery() == seats)
        if free:
            found = select(_seat.seat).where(_seat.table_id == _table.id, _seat.state.in_(["open", "left"]))
            conditions.append(found.exists())
        return self._listed(*conditions)

    def _listed(self, *conditions: ColumnElement[bool]) -> list[Summary]:
        newest = select(_table.id).where(*conditions).order_by(_table.updated.desc()).limit(MOST_LISTED)
        with self._store.looking() as connection:
            ids = connection.scalars(newest).all()
        return self._store.summaries(ids)


def called(name: str, seats: Iterable[Any]) -> bool:
    """Whether somebody has this name, or one that looks the same: nobody could tell whose turn it is."""
    return any(seat.state != "open" and _seen(seat.name) == _seen(name) for seat in seats)


def _seen(name: str) -> str:
    """What is seen of a name, in small letters: no joiners, variants, fillers or spaces."""
    letters = unicodedata.normalize("NFKC", name).casefold()
    return "".join(letter for letter in letters if letter not in _UNSEEN and unicodedata.category(letter) != "Cf")


def _taken(person: str, name: str, token_hash: str) -> dict[str, Any]:
    return {"state": "taken", "person_id": person, "name": name, "token_hash": token_hash, "level": None}


def _locked(connection: Connection, table: str) -> int | None:
    """When the match began, if it has; nothing else changes this table until the transaction is over."""
    begun: int | None = connection.scalar(select(_table.begun).where(_table.id == table).with_for_update())
    return begun


def _pass_host_on(connection: Connection, table: str) -> None:
    """Once the host has left, the first other person who sits at the table has the host's powers."""
    host = connection.scalar(select(_table.host_id).where(_table.id == table))
    sitting = select(_seat.person_id).where(_seat.table_id == table, _seat.state == "taken").order_by(_seat.seat)
    people = [person for person in connection.scalars(sitting) if person is not None]
    if people and host not in people:
        connection.execute(update(schema.tables).where(_table.id == table).values(host_id=people[0]))
