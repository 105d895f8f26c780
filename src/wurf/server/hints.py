"""Good moves for the people at a table who ask for one, and how many each seat was given."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from typing import TYPE_CHECKING

import msgspec

from wurf.core.game import IllegalAction
from wurf.core.rng import derive
from wurf.core.text import WurfError
from wurf.server import wire
from wurf.server.advice import advised
from wurf.store import Store

if TYPE_CHECKING:
    from wurf.server.table import Bots, Table

__all__ = ["Hints"]

log = logging.getLogger("wurf")


class Hints:
    def __init__(self, table: Table, store: Store, bots: Bots, counts: Iterable[int]) -> None:
        """`counts` is how many hints each seat has had."""
        self.counts = list(counts)
        self._table, self._store, self._bots = table, store, bots
        self._asking = asyncio.Lock()
        self._given: dict[int, tuple[int, wire.Advice]] = {}  # by seat, with the turn that it is for

    async def advise(self, seat: int, id: int) -> wire.Advice:
        """A good move for a seat that is to act, worked out from its view alone. To ask again in the same turn gives
        the same answer, and does not count again."""
        async with self._asking:
            turn, match = self._table.match.turn, self._table.match
            known, advice = self._given.get(seat, (None, None))
            if advice is None or known != turn:
                if seat not in match.pending.seats:
                    raise IllegalAction("", "error-not-your-turn")
                advice = await self._judged(seat)
                if self._table.match.turn != turn:
                    raise IllegalAction("", "error-late-move")
                await asyncio.to_thread(self._store.count_hint, self._table.id, seat)
                self.counts[seat] += 1
                self._given[seat] = turn, advice
            return msgspec.structs.replace(advice, id=id)

    async def _judged(self, seat: int) -> wire.Advice:
        table, match = self._table, self._table.match
        game, view = match.game, match.view(seat)
        seed = derive(match.seed or "", "advice", seat, match.turn)
        try:
            judged, margin = await self._bots.advise(game, view, seed, table.id)
            best = advised(game, view, judged, margin, alone=len(table.seats) == 1)
        except Exception as error:
            log.error("No advice for seat %d of table %s.", seat + 1, table.id, exc_info=error)
            raise WurfError("error-advice") from error
        return wire.Advice(seat, best.choice, game.preview(view, best.action), best.reason)
