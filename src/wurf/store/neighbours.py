"""Several processes on one PostgreSQL: hearing what the others change, and agreeing who leads a table.

Triggers send a NOTIFY in the transaction that changes tables, with a line for each, so whatever is stored is told; what
is not stored, such as who is here, a process tells by itself. A table is led by the process that holds its advisory
lock; when that process dies, its connections end, and with them its locks. A SQLite file has one process: there is
nothing to hear, and it leads every table.
"""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable, Collection
from contextlib import suppress
from typing import Any, Final

from wurf.store.database import PROCESS
from wurf.store.store import Store

__all__ = ["Neighbours"]

log = logging.getLogger("wurf")
_KEY: Final = f"hashtextextended(id, {0x5775})"  # of a table's advisory lock: 64 bits, so that no two share one
_LOOK_UP: Final = 0.5  # seconds after which the listener looks whether it should end
_PAUSE: Final = 1.0  # seconds before it tries to connect again
_LEAVE = f"select pg_advisory_unlock({_KEY}) from unnest(%s::text[]) id"
_TELL = "select pg_notify('wurf', told) from unnest(%s::text[]) told"
_LIVING = "select distinct application_name from pg_stat_activity where application_name = any(%s)"
_LEAD = f"select id from unnest(%s::text[]) id where pg_try_advisory_lock({_KEY})"

Told = Callable[[str | None, str, str], None]


class Neighbours:
    def __init__(self, store: Store, process: str = PROCESS) -> None:
        """`process` is the name that others know this process by."""
        self._store, self._process = store, process
        self.alone = store.engine.dialect.name != "postgresql"
        self._leading: Any = None  # the psycopg connection that holds our locks
        self._held: set[str] = set()
        self._left: set[str] = set()
        self._locks = threading.Lock()
        self._closing = threading.Event()
        self._thread: threading.Thread | None = None

    def listen(self, told: Told) -> None:
        """Call `told`, in a thread, with a table, what another process has changed, and that process's name: `entries`,
        `seats`, `said:N` for a line of chat, or what it tells by `tell`. The table is None where something may have
        been missed, because the connection was lost."""
        if not self.alone:
            self._thread = threading.Thread(target=self._listen, args=[told], name="wurf-listen", daemon=True)
            self._thread.start()

    def lead(self, tables: Collection[str]) -> set[str]:
        """Those of these tables that this process leads; it takes those that nobody leads."""
        if self.alone:
            return set(tables)
        with self._locks:
            try:
                if self._leading is None:
                    self._leading = self._connected()
                left, self._left = self._left - set(tables), set()
                self._leading.execute(_LEAVE, [list(left & self._held)])
                self._held -= left
                wanted = [table for table in tables if table not in self._held]
                found = self._leading.execute(_LEAD, [wanted]).fetchall()
                self._held |= {id for (id,) in found}
            except Exception as error:
                log.warning("The tables' lead is lost until the database answers again: %s", _brief(error))
                self._give_up()
            return self._held & set(tables)

    def tell(self, news: Collection[tuple[str, str]]) -> bool:
        """Tell the other processes about tables: pairs of a table and a word. False if they could not be told."""
        if self.alone or not news:
            return True
        with self._locks, suppress(Exception):  # `lead` says in the log that the database does not answer
            if self._leading is not None:
                self._leading.execute(_TELL, [[f"{table} {word} {self._process}" for table, word in news]])
                return True
        return False

    def living(self, processes: Collection[str]) -> set[str]:
        """Those of these processes that are connected; all of them if that cannot be found out."""
        with self._locks, suppress(Exception):
            if self._leading is not None and processes:
                return {name for (name,) in self._leading.execute(_LIVING, [list(processes)]).fetchall()}
        return set(processes)

    def let_go(self, table: str) -> None:
        """Leave a table for others to lead, from the next time on that somebody asks who leads."""
        if not self.alone:
            self._left.add(table)

    def close(self) -> None:
        self._closing.set()
        with self._locks:
            self._give_up()
        if self._thread is not None:
            self._thread.join()

    def _give_up(self) -> None:
        self._held.clear()
        if self._leading is not None:
            with suppress(Exception):
                self._leading.close()
            self._leading = None

    def _connected(self) -> Any:
        """A psycopg connection of its own, outside the pool."""
        pooled = self._store.engine.raw_connection()
        connection: Any = pooled.driver_connection
        pooled.detach()
        connection.rollback()
        connection.autocommit = True
        return connection

    def _listen(self, told: Told) -> None:
        while not self._closing.is_set():
            try:
                connection = self._connected()
                with connection:
                    connection.execute("listen wurf")
                    told(None, "seats", "")
                    self._hear(connection, told)
            except Exception as error:
                if not self._closing.wait(_PAUSE):
                    log.warning("The other processes cannot be heard: %s", _brief(error))

    def _hear(self, connection: Any, told: Told) -> None:
        while not self._closing.is_set():
            for notice in connection.notifies(timeout=_LOOK_UP):
                if notice.payload.endswith(f" {self._process}"):
                    continue  # our own, and most of them are: one for every batch of moves
                for line in notice.payload.split("\n"):
                    table, kind, sender = line.split(" ")
                    told(table, kind, sender)


def _brief(error: Exception) -> str:
    return (str(error).splitlines() or [type(error).__name__])[0]
