"""Keeps the open tables of this process in step with the other processes, and leads those that nobody else leads."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, Final

from wurf.core.text import WurfError
from wurf.server.presence import Presence
from wurf.server.tables import Tables
from wurf.store import Neighbours

__all__ = ["Leading"]

log = logging.getLogger("wurf")
EVERY: Final = 1.0  # seconds that a table may be without a leader


class Leading:
    def __init__(self, tables: Tables, neighbours: Neighbours) -> None:
        self._tables, self._neighbours, self._presence = tables, neighbours, Presence(neighbours)
        self._news: dict[str, set[str]] = {}  # what has changed at which table, and has not been read yet
        self._reading: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        loop = asyncio.get_running_loop()

        def told(table: str | None, kind: str, process: str) -> None:
            with suppress(RuntimeError):  # the loop is closing
                loop.call_soon_threadsafe(self._hear, table, kind, process)

        self._neighbours.listen(told)
        while True:
            try:
                await self._look()
            except Exception:  # nobody would begin this again
                log.exception("Nobody could look who leads.")
            await asyncio.sleep(EVERY)

    async def _look(self) -> None:
        """Lead what nobody else leads, and tell and hear who is here."""
        opened = self._tables.opened()
        led = await asyncio.to_thread(self._neighbours.lead, list(opened))
        for id, table in opened.items():
            if table.leading != (id in led):
                self._start(table.lead(id in led))
        await self._presence.exchange(opened)

    def _hear(self, table: str | None, kind: str, process: str) -> None:
        """Read what has changed at tables that are open here; once however often it is told meanwhile."""
        opened = self._tables.opened()
        if table is None:
            self._presence.forget(opened)
        elif self._presence.hear(opened.get(table), kind, process):
            return
        for id in opened if table is None else {table} & opened.keys():
            if id not in self._news:
                self._start(self._read(id))
            self._news.setdefault(id, set()).add(kind)

    async def _read(self, id: str) -> None:
        try:
            while kinds := self._news.get(id):
                self._news[id] = set()
                if (table := self._tables.opened().get(id)) is None:
                    break
                lines = [int(kind.partition(":")[2]) for kind in kinds if kind.startswith("said:")]
                for said in await self._tables.said_before(table) if lines else ():
                    if said.number >= min(lines):
                        table.said(said)
                await table.refresh(kinds)
        finally:
            self._news.pop(id, None)

    def _start(self, course: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(_told_of_trouble(course))
        self._reading.add(task)
        task.add_done_callback(self._reading.discard)


async def _told_of_trouble(course: Coroutine[Any, Any, None]) -> None:
    try:
        await course
    except WurfError as error:
        log.warning("What another process has changed could not be read: %s", error)
    except Exception:
        log.exception("What another process has changed could not be read.")
