"""Who is at a table, by the pages of all processes that serve it. Nothing of it is stored.

A process says who has come or gone at its open tables (`here:`), and asks the others the first time (`who:`). A process
that dies says nothing: its connections to the database are gone, and with them the people at its pages.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping

from wurf.server.around import Present
from wurf.server.table import Table
from wurf.store import Neighbours

__all__ = ["Presence"]


class Presence:
    def __init__(self, neighbours: Neighbours) -> None:
        self._neighbours = neighbours
        self._told: dict[str, Present | None] = {}  # by table; None: somebody has asked and must be told again

    async def exchange(self, opened: Mapping[str, Table]) -> None:
        """Tell the other processes what has changed at the open tables, and forget those that have died."""
        if self._neighbours.alone:
            return
        now: dict[str, Present | None] = {id: table.here for id, table in opened.items()}
        news = [
            (id, f"{'here' if id in self._told else 'who'}:{present.text}")
            for id, present in now.items()
            if present is not None and (id not in self._told or self._told[id] != present)
        ]
        news += [(id, f"here:{Present().text}") for id in self._told.keys() - now.keys()]
        self._told = now  # before anybody can ask again
        if not await asyncio.to_thread(self._neighbours.tell, news):
            self._told = {}
        known = {process for table in opened.values() for process in table.neighbours}
        if known:
            dead = known - await asyncio.to_thread(self._neighbours.living, known)
            for table in opened.values():
                for process in dead & table.neighbours:
                    table.hear_present(process, Present())

    def hear(self, table: Table | None, kind: str, process: str) -> bool:
        """Take in what another process tells about a table; False if it is about something else."""
        word, _, text = kind.partition(":")
        if word not in ("here", "who"):
            return False
        if table is not None:
            table.hear_present(process, Present.read(text))
            if word == "who" and table.id in self._told:
                self._told[table.id] = None
        return True

    def forget(self, opened: Mapping[str, Table]) -> None:
        """Something may have been missed: ask again."""
        self._told = {}
        for table in opened.values():
            for process in table.neighbours:
                table.hear_present(process, Present())
