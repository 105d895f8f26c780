"""Worker processes for bots and physics, so that the event loop never waits for either."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import threading
from concurrent.futures import Future
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from queue import SimpleQueue
from typing import Any, Final

import msgspec

from wurf.bots.players import check_level
from wurf.bots.worker import Advise, Answer, Choose, Evaluate, Job, WorkOut, serve
from wurf.core.game import Game
from wurf.core.text import WurfError
from wurf.thinking import Judged

__all__ = ["BotError", "BotPool"]

log = logging.getLogger("wurf")
_SPAWN = multiprocessing.get_context("spawn")
_TRIES: Final = 3  # a job that kills this many workers is given up

_Order = tuple[bytes, "Future[Answer]"]


class BotError(WurfError):
    """A bot could not choose, or a simulation failed."""


class BotPool:
    """Runs bots and physics in worker processes; a worker that dies is replaced, and its job repeated.

    Physics has its own worker, so that no fall waits for a bot; so has analysis, so that no bot waits for it.
    """

    def __init__(self, workers: int = 1) -> None:
        self._bots, self._physics, self._analysis = _Crew(workers), _Crew(1, physics=True), _Crew(1)

    def start(self) -> None:
        """Start the bots' workers; calling it again does nothing."""
        self._bots.start()

    def prepare(self, game: Game) -> None:
        """Start early what this game is going to need."""
        if game.meta.physical:
            self._physics.start()

    async def choose(self, game: Game, level: str, view: Any, seed: int) -> Any:
        """The action of a bot of this level. Until its code is compiled, the hard bot thinks with less effort."""
        check_level(level)
        job = Choose(game.meta.id, _changed(game), level, msgspec.msgpack.encode(view), seed)
        return game.parse((await self._bots.done(job)).action)

    async def advise(self, game: Game, view: Any, seed: int) -> tuple[list[Judged[Any]], float]:
        """The choices of the view's seat as the hard bot values them, and how far below the best one is still as good.
        Like a bot's choice, it never waits for the compiler."""
        done = await self._bots.done(Advise(game.meta.id, _changed(game), msgspec.msgpack.encode(view), seed))
        return _judged(game, done), done.margin

    async def evaluate(self, game: Game, view: Any, effort: int, seed: int) -> list[Judged[Any]]:
        """The choices of the view's seat as the hard bot's judge values them; effort is in the judge's own unit. The
        first call for a game may wait for the compiler."""
        job = Evaluate(game.meta.id, _changed(game), msgspec.msgpack.encode(view), effort, seed)
        return _judged(game, await self._analysis.done(job))

    async def work_out(self, game: Game, state: Any) -> Any:
        """Nature's move in a physical state, simulated."""
        try:
            done = await self._physics.done(WorkOut(game.meta.id, _changed(game), game.pack(state)))
            return game.parse(done.action)
        except BotError as error:
            log.error("Physics failed: %s", error)
            raise BotError("error-physics") from error

    def close(self) -> None:
        """Stop all workers; calls that are still waiting fail."""
        for crew in (self._bots, self._physics, self._analysis):
            crew.close()


def _judged(game: Game, done: Answer) -> list[Judged[Any]]:
    return [Judged(game.parse(action), chance, error) for action, chance, error in done.judged]


def _changed(game: Game) -> str | None:
    return None if game.components.shipped else game.components.text


class _Crew:
    """Workers with a shared queue; they start with the first job."""

    def __init__(self, workers: int, *, physics: bool = False) -> None:
        self._orders: SimpleQueue[_Order | None] = SimpleQueue()
        self.workers = [_Worker(self._orders, physics) for _ in range(workers)]
        self._started = self._closed = False

    def start(self) -> None:
        if not self._started and not self._closed:
            self._started = True
            for worker in self.workers:
                worker.start()

    async def done(self, job: Job) -> Answer:
        if self._closed:
            raise BotError("bots-error-closed")
        self.start()
        future: Future[Answer] = Future()
        self._orders.put((msgspec.msgpack.encode(job), future))
        return await asyncio.wrap_future(future)

    def close(self) -> None:
        if self._closed:
            return
        self._closed = True
        for worker in self.workers:
            worker.end()
        while not self._orders.empty():
            if order := self._orders.get():
                order[1].cancel()
        if self._started:
            for _ in self.workers:
                self._orders.put(None)
            for worker in self.workers:
                worker.join()


class _Worker(threading.Thread):
    """A thread that passes jobs to its own process and waits for the answers."""

    def __init__(self, orders: SimpleQueue[_Order | None], physics: bool) -> None:
        super().__init__(daemon=True)
        self._orders, self._physics = orders, physics
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._ending = False
        self._changing = threading.Lock()

    def run(self) -> None:
        self._replace()
        while order := self._orders.get():
            job, future = order
            if future.set_running_or_notify_cancel():
                self._carry_out(job, future)
        self._stop()

    def end(self) -> None:
        """Kill the process, whatever it is doing."""
        with self._changing:
            self._ending = True
            if self._process is not None:
                self._process.kill()

    def _carry_out(self, job: bytes, future: Future[Answer]) -> None:
        for _ in range(_TRIES):
            try:
                answer = self._asked(job)
            except (EOFError, OSError):
                if self._ending:
                    future.set_exception(BotError("bots-error-closed"))
                    return
                self._replace()
                continue
            if answer.error is None:
                future.set_result(answer)
            else:
                future.set_exception(BotError("bots-error-failed", reason=answer.error))
            return
        future.set_exception(BotError("bots-error-died"))

    def _asked(self, job: bytes) -> Answer:
        if self._pipe is None:
            raise EOFError
        self._pipe.send_bytes(job)
        return msgspec.msgpack.decode(self._pipe.recv_bytes(), type=Answer)

    def _replace(self) -> None:
        """Start the first process, or a new one in place of one that died."""
        self._stop()
        with self._changing:
            if self._ending:
                return
            self._pipe, theirs = _SPAWN.Pipe()
            self._process = _SPAWN.Process(target=serve, args=(theirs, self._physics), daemon=True)
            self._process.start()
            theirs.close()

    def _stop(self) -> None:
        if self._pipe is not None:
            self._pipe.close()
            self._pipe = None
        if self._process is not None:
            self._process.kill()
            self._process.join()
            self._process.close()
            self._process = None
