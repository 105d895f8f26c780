"""Looks for clocks that have run out, at all tables, whether or not anybody is watching them."""

from __future__ import annotations

import asyncio
import logging

from wurf.core.text import WurfError
from wurf.server.tables import Tables
from wurf.store import Seats, Store

__all__ = ["Clockwork"]

log = logging.getLogger("wurf")


class Clockwork:
    def __init__(self, store: Store, tables: Tables, period: float) -> None:
        """It looks again every `period` seconds."""
        self._seats, self._tables, self._period = Seats(store), tables, period
        self._busy: dict[str, asyncio.Task[None]] = {}  # no table waits for the bots of another

    async def run(self) -> None:
        """Run forever: where a clock has run out, do what its table has chosen for that."""
        try:
            while True:
                try:
                    for id in await asyncio.to_thread(self._seats.due):
                        if id not in self._busy:
                            self._busy[id] = asyncio.create_task(self._run_out(id))
                except WurfError as error:  # the database is away: the next round tries again
                    log.warning("Nobody could look at the clocks: %s", error)
                except Exception:  # nobody would begin this again
                    log.exception("Nobody could look at the clocks.")
                await asyncio.sleep(self._period)
        finally:
            for task in self._busy.values():
                task.cancel()

    async def _run_out(self, id: str) -> None:
        try:
            async with self._tables.leased(id) as table:
                if table.leading:  # otherwise the process that leads it sees to it
                    await table.run_out()
        except WurfError as error:  # a conflict, a bot that cannot decide: the next round tries again
            log.warning("A clock of table %s has run out, but: %s", id, error)
        except Exception:
            log.exception("A clock of table %s has run out, but nothing could be done.", id)
        finally:
            del self._busy[id]
