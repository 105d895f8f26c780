"""Bots, physics and analyses in worker processes, so that the event loop never waits for any of them."""

from __future__ import annotations

import logging
import os
from collections.abc import Collection
from typing import Any, Final

import msgspec

from wurf.bots.jobs import Advise, Analyse, Answer, Choose, Evaluate, WorkOut
from wurf.bots.lane import BotError, Lane, LaneState
from wurf.bots.players import check_level
from wurf.bots.queue import Report
from wurf.core.game import Game
from wurf.thinking import Judged

__all__ = ["Workers"]

log = logging.getLogger("wurf")
QUICK: Final = 0.05  # seconds: kinds of choices that take longer do not belong in the quick lane
MOST_WAITING: Final = 1000  # jobs per lane
LIMIT: Final = 30.0  # seconds for a choice or a fall, of which the slowest take two
LONGEST_SILENCE: Final = 600.0  # seconds between two reports of an analysis, which may wait for the compiler


class Workers:
    """Four lanes, so that nobody waits for what takes longer than their own work: quick choices, choices that take a
    while, physics, and analyses. Within a lane, tables take turns. A worker that dies or hangs is replaced.

    Where a choice belongs is measured: the easy levels begin in the quick lane and the others do not; what proves to be
    quick or slow changes over.
    """

    def __init__(self, workers: int = 1, *, most: int = MOST_WAITING, limit: float = LIMIT) -> None:
        """`most` jobs may wait per lane; a worker that does not answer within `limit` seconds is taken to hang."""
        self._quick = Lane("quick", 1, limit=limit, most=most)
        self._slow = Lane("slow", workers, limit=limit, most=most, niceness=3)
        self._physics = Lane("physics", 1, limit=limit, most=most, physics=True)
        self._analysis = Lane("analysis", os.cpu_count() or 1, limit=LONGEST_SILENCE, most=most, niceness=5)
        self._lanes = (self._quick, self._slow, self._physics, self._analysis)

    def prepare(self, game: Game, levels: Collection[str]) -> None:
        """Start early what a table of this game with bots of these levels is going to need."""
        if game.meta.physical:
            self._physics.start()
        for level in levels:
            self._lane_for(("choose", game.meta.id, level), level).start()

    def states(self) -> list[LaneState]:
        return [lane.state for lane in self._lanes]

    async def choose(self, game: Game, level: str, view: Any, seed: int, table: str = "") -> Any:
        """The action of a bot of this level. Until its code is compiled, the hard bot thinks with less effort."""
        check_level(level)
        job = Choose(game.meta.id, _changed(game), level, msgspec.msgpack.encode(view), seed)
        kind = ("choose", game.meta.id, level)
        return game.parse((await self._lane_for(kind, level).carry_out(job, table, kind)).action)

    async def advise(self, game: Game, view: Any, seed: int, table: str = "") -> tuple[list[Judged[Any]], float]:
        """The choices of the view's seat as the hard bot values them, and how far below the best one is still as good.
        Like a bot's choice, it never waits for the compiler."""
        job = Advise(game.meta.id, _changed(game), msgspec.msgpack.encode(view), seed)
        done = await self._slow.carry_out(job, table, ("advise", game.meta.id))
        return _judged(game, done), done.margin

    async def evaluate(self, game: Game, view: Any, effort: int, seed: int, table: str = "") -> list[Judged[Any]]:
        """The choices of the view's seat as the hard bot's judge values them; effort is in the judge's own unit. The
        first call for a game may wait for the compiler."""
        job = Evaluate(game.meta.id, _changed(game), msgspec.msgpack.encode(view), effort, seed)
        return _judged(game, await self._analysis.carry_out(job, table, ("evaluate", game.meta.id)))

    async def analyse(self, function: str, given: bytes, table: str = "", report: Report | None = None) -> bytes:
        """The result of a function that takes long. It is named as `package.module:function` and runs in a worker,
        which calls it with `given` and a `report(share, found)`. Its reports arrive at `report` here, in another
        thread; if this call is cancelled, the function ends at its next report."""
        done = await self._analysis.carry_out(Analyse(function, given), table, ("analyse", function), report)
        return done.found

    async def work_out(self, game: Game, state: Any, table: str = "") -> Any:
        """Nature's move in a physical state, simulated."""
        try:
            job = WorkOut(game.meta.id, _changed(game), game.pack(state))
            return game.parse((await self._physics.carry_out(job, table, ("work out", game.meta.id))).action)
        except BotError as error:
            log.error("Physics failed: %s", error)
            raise BotError("error-physics") from error

    def close(self) -> None:
        """Stop all workers; calls that are still waiting fail."""
        for lane in self._lanes:
            lane.close()

    def _lane_for(self, kind: tuple[str, ...], level: str) -> Lane:
        if level == "hard":  # the quick worker never compiles
            return self._slow
        measured = [seconds for lane in (self._quick, self._slow) if (seconds := lane.seconds(kind)) is not None]
        quick = min(measured) < QUICK if measured else level == "easy"
        return self._quick if quick else self._slow


def _judged(game: Game, done: Answer) -> list[Judged[Any]]:
    return [Judged(game.parse(action), chance, error) for action, chance, error in done.judged]


def _changed(game: Game) -> str | None:
    return None if game.components.shipped else game.components.text
