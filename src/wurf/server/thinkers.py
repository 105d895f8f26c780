"""The bots at a table: each is asked when it is to act, and plays as soon as it has chosen."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any

from wurf.bots import Busy
from wurf.core.rng import derive
from wurf.core.text import WurfError
from wurf.server.showing import to_act
from wurf.store import StoreConflict, StoreError

if TYPE_CHECKING:
    from wurf.server.table import Bots, Pace, Table

__all__ = ["Thinkers"]

log = logging.getLogger("wurf")


class Thinkers:
    def __init__(self, table: Table, bots: Bots, pace: Pace) -> None:
        self._table, self._bots, self._pace = table, bots, pace
        self._thinking: dict[int, asyncio.Task[None]] = {}  # by seat
        self._choosing: set[asyncio.Task[Any]] = set()
        self._turn_began = (table.match.turn, asyncio.get_running_loop().time())

    @property
    def busy(self) -> bool:
        return bool(self._thinking)

    def ask(self) -> None:
        """Start every bot whose turn it is."""
        table, match = self._table, self._table.match
        if match.turn != self._turn_began[0]:
            self._turn_began = (match.turn, asyncio.get_running_loop().time())
        for seat in to_act(table.seats, match.pending) if table.awake else ():
            if table.seats[seat].kind == "bot" and seat not in self._thinking:
                self._thinking[seat] = asyncio.create_task(self._decide(seat))

    def drop(self) -> None:
        """Nobody waits any more for what bots are still choosing."""
        for choosing in self._choosing:
            choosing.cancel()

    async def close(self) -> None:
        thinking = list(self._thinking.values())
        for task in thinking:
            task.cancel()
        await asyncio.gather(*thinking, return_exceptions=True)

    async def _decide(self, seat: int) -> None:
        try:
            await self._play(seat)
        except Exception as error:  # a bot has no page of its own: every page gets the refusal, and the bot tries again
            if not isinstance(error, StoreConflict):
                await self._excuse(seat, error)
        finally:
            del self._thinking[seat]
            self._table.rest_if_idle()
        self.ask()

    async def _excuse(self, seat: int, error: Exception) -> None:
        if not isinstance(error, (Busy, StoreError)):
            log.error("The bot on seat %d of table %s failed.", seat + 1, self._table.id, exc_info=error)
            error = WurfError("error-bot", name=self._table.seats[seat].name)
        self._table.refuse(error)
        await asyncio.sleep(self._pace.retry)

    async def _play(self, seat: int) -> None:
        table, match = self._table, self._table.match
        turn, level = match.turn, table.seats[seat].level or ""
        seed = derive(match.seed or "", "bot", seat, turn)
        choosing = asyncio.create_task(self._bots.choose(match.game, level, match.view(seat), seed, table.id))
        self._choosing.add(choosing)
        choosing.add_done_callback(self._choosing.discard)
        action = await choosing
        if not table.seating.people:
            passed = asyncio.get_running_loop().time() - self._turn_began[1]
            await asyncio.sleep(max(0.0, self._pace.bots - passed))
        await table.play_for(seat, turn, action, bot=True)
