"""People, their devices and links: every secret is kept as a hash only."""

from __future__ import annotations

import secrets
from typing import Final, Literal, NamedTuple

from sqlalchemy import Connection, delete, insert, select, update

from wurf.store import schema
from wurf.store.store import Store
from wurf.store.stored import token_hash

__all__ = ["People", "Person", "new_secret"]

LinkKind = Literal["seat", "watch", "device", "mail", "stop"]
MOST_LINKS: Final = 16  # of one kind for one table or person; the oldest is dropped
RARELY: Final = 60_000  # milliseconds; being seen is written down at most this often


class Person(NamedTuple):
    id: str
    name: str
    language: str
    email: str = ""  # empty if there is none
    confirmed: bool = False
    seen: int = 0  # milliseconds since 1970


class Link(NamedTuple):
    kind: LinkKind
    table_id: str | None
    person_id: str | None
    expires: int | None  # milliseconds since 1970


def new_secret(bits: int = 128) -> str:
    return secrets.token_urlsafe(bits // 8)


_person = [schema.people.c[field] for field in Person._fields]
_link = [schema.links.c[field] for field in Link._fields]


class People:
    def __init__(self, store: Store) -> None:
        self._store = store

    # Who someone is

    def add(self, name: str, language: str) -> tuple[Person, str]:
        """A new person, and the secret of their first device."""
        now = self._store.now()
        person = Person(new_secret(96), name, language, seen=now)
        with self._store.changing() as connection:
            connection.execute(insert(schema.people), {**person._asdict(), "created": now})
            return person, _new_device(connection, person.id, now)

    def of_device(self, secret: str) -> Person | None:
        """Whose device this is; None for an unknown secret."""
        columns, now = schema.devices.c, self._store.now()
        hash = token_hash(secret)
        found = select(*_person, columns.seen.label("device_seen")).join(schema.devices)
        with self._store.looking() as connection:
            row = connection.execute(found.where(columns.secret_hash == hash)).first()
        if row is None:
            return None
        if now - row.device_seen > RARELY:
            with self._store.changing() as connection:
                connection.execute(update(schema.devices).where(columns.secret_hash == hash).values(seen=now))
                connection.execute(update(schema.people).where(schema.people.c.id == row.id).values(seen=now))
            return Person(*row[:-1])._replace(seen=now)
        return Person(*row[:-1])

    def get(self, id: str) -> Person | None:
        with self._store.looking() as connection:
            row = connection.execute(select(*_person).where(schema.people.c.id == id)).first()
        return None if row is None else Person(*row)

    def change(self, id: str, **values: str | bool) -> None:
        """Change a person's name, language, e-mail address, or whether it is confirmed."""
        with self._store.changing() as connection:
            connection.execute(update(schema.people).where(schema.people.c.id == id).values(**values))

    def saw(self, ids: list[str]) -> None:
        """These people are here now."""
        if ids:
            with self._store.changing() as connection:
                chosen = update(schema.people).where(schema.people.c.id.in_(ids))
                connection.execute(chosen.values(seen=self._store.now()))

    def add_device(self, person: str) -> str:
        """The secret of one more device."""
        with self._store.changing() as connection:
            return _new_device(connection, person, self._store.now())

    # Links

    def new_link(
        self, kind: LinkKind, *, table: str | None = None, person: str | None = None, lasts: int | None = None
    ) -> tuple[str, int | None]:
        """The token of a new link that leads to a table or a person, and when it expires; `lasts` in milliseconds."""
        now, token, columns = self._store.now(), new_secret(), schema.links.c
        link = Link(kind, table, person, None if lasts is None else now + lasts)
        same = (columns.kind == kind, columns.table_id == table, columns.person_id == person)
        older = select(columns.hash).where(*same).order_by(columns.created.desc(), columns.hash).offset(MOST_LINKS - 1)
        with self._store.changing() as connection:
            hashes = connection.scalars(older.limit(MOST_LINKS)).all()
            connection.execute(delete(schema.links).where(columns.hash.in_(hashes)))
            row = {**link._asdict(), "hash": token_hash(token), "created": now}
            connection.execute(insert(schema.links), row)
        return token, link.expires

    def link(self, token: str) -> Link | None:
        """What a link is for; None if it is unknown or has expired."""
        with self._store.looking() as connection:
            row = connection.execute(select(*_link).where(schema.links.c.hash == token_hash(token))).first()
        if row is None or (row.expires is not None and row.expires < self._store.now()):
            return None
        return Link(*row)

    def use(self, token: str) -> bool:
        """Use a link up; of two who try, one succeeds."""
        with self._store.changing() as connection:
            return connection.execute(delete(schema.links).where(schema.links.c.hash == token_hash(token))).rowcount > 0

    def drop_links(self, kind: LinkKind, *, table: str | None = None, person: str | None = None) -> None:
        """Make all links of a kind useless."""
        columns = schema.links.c
        same = (columns.kind == kind, columns.table_id == table, columns.person_id == person)
        with self._store.changing() as connection:
            connection.execute(delete(schema.links).where(*same))


def _new_device(connection: Connection, person: str, now: int) -> str:
    secret = new_secret(192)
    row = {"secret_hash": token_hash(secret), "person_id": person, "created": now, "seen": now}
    connection.execute(insert(schema.devices), row)
    return secret
