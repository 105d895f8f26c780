"""Stands between a program and its PostgreSQL: what a bad network does can be done here."""

from __future__ import annotations

import contextlib
import socket
import threading
from pathlib import Path
from typing import Literal

__all__ = ["Relay"]

Way = Literal["requests", "answers"]


class _Pair:
    """A connection of the program, and the one to the database that belongs to it."""

    def __init__(self, program: socket.socket, database: socket.socket) -> None:
        self.sockets = (program, database)
        self.flowing = {"requests": threading.Event(), "answers": threading.Event()}
        for way in self.flowing.values():
            way.set()
        for way_, one, other in (("requests", program, database), ("answers", database, program)):
            threading.Thread(target=self._pass_on, args=[self.flowing[way_], one, other], daemon=True).start()

    def _pass_on(self, flowing: threading.Event, one: socket.socket, other: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while data := one.recv(65536):
                flowing.wait()
                other.sendall(data)
        self.end()

    def end(self) -> None:
        for connection in self.sockets:
            with contextlib.suppress(OSError):
                connection.shutdown(socket.SHUT_RDWR)
            connection.close()


class Relay:
    """It can cut all connections and let none through for a while, or let them hang."""

    def __init__(self, postgres: Path) -> None:
        """`postgres` is the folder with the database's socket."""
        self._target = str(next(postgres.glob(".s.PGSQL.*[0-9]")))
        self._pairs: list[_Pair] = []
        self._open, self._new_ones_hang = True, False
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.port = self._listener.getsockname()[1]
        threading.Thread(target=self._accept, daemon=True).start()

    def url(self, direct: str) -> str:
        """The database of a URL, by way of this relay."""
        name = direct.partition("wurf@/")[2].partition("?")[0]
        return f"postgresql://wurf:hunter2@127.0.0.1:{self.port}/{name}"

    def cut(self) -> None:
        """End all connections, and let no new ones through."""
        self._open = False
        for pair in self._pairs:
            pair.end()
        self._pairs.clear()

    def hang(self, *ways: Way, new_ones: bool = False) -> None:
        """From now on, existing connections pass nothing on this way; new ones neither way, if wanted."""
        self._new_ones_hang = new_ones
        for pair in self._pairs:
            for way in ways:
                pair.flowing[way].clear()

    def mend(self) -> None:
        """New connections are let through again; those that hung are ended."""
        for pair in self._pairs:
            if not all(way.is_set() for way in pair.flowing.values()):
                pair.end()
        self._open, self._new_ones_hang = True, False

    def close(self) -> None:
        self.cut()
        self._listener.close()

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                program, _ = self._listener.accept()
                if not self._open:
                    program.close()
                    continue
                database = socket.socket(socket.AF_UNIX)
                database.connect(self._target)
                pair = _Pair(program, database)
                self._pairs.append(pair)
                if self._new_ones_hang:
                    for way in pair.flowing.values():
                        way.clear()
