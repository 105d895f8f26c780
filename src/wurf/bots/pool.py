"""Worker processes in which bots think, so that the event loop never waits for one."""

from __future__ import annotations

import asyncio
import multiprocessing
import threading
from concurrent.futures import Future
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from queue import SimpleQueue
from typing import Any, Final

import msgspec

from wurf.bots.players import LEVELS, UnknownLevel
from wurf.bots.worker import Answer, Job, serve
from wurf.core.game import Action, Game
from wurf.core.text import WurfError

__all__ = ["BotError", "BotPool"]

_SPAWN = multiprocessing.get_context("spawn")
_TRIES: Final = 3  # a job that kills so many workers is given up

_Order = tuple[bytes, "Future[int]"]


class BotError(WurfError):
    """A bot could not choose."""


class BotPool:
    """Bots as a service of this process; a worker that dies is replaced, and its job repeated."""

    def __init__(self, workers: int = 1) -> None:
        self._orders: SimpleQueue[_Order | None] = SimpleQueue()
        self._workers = [_Worker(self._orders) for _ in range(workers)]
        self._started = self._closed = False

    def start(self) -> None:
        """Start the workers, which begin to compile; calling it again changes nothing."""
        if not self._started and not self._closed:
            self._started = True
            for worker in self._workers:
                worker.start()

    async def choose(self, game: Game, level: str, view: Any, seed: int) -> Action:
        """What a bot of this level does. Until the compiler is ready, the hard bot thinks with less effort."""
        if level not in LEVELS:
            raise UnknownLevel("bots-error-level", level=level[:40], known=", ".join(LEVELS))
        if self._closed:
            raise BotError("bots-error-closed")
        self.start()
        components = None if game.components.shipped else game.components.text
        job = Job(game.meta.id, components, level, msgspec.msgpack.encode(view), seed)
        future: Future[int] = Future()
        self._orders.put((msgspec.msgpack.encode(job), future))
        return game.decode(await asyncio.wrap_future(future))

    def close(self) -> None:
        """End all workers; choices still awaited fail."""
        if self._closed:
            return
        self._closed = True
        for worker in self._workers:
            worker.end()
        while not self._orders.empty():
            if order := self._orders.get():
                order[1].cancel()
        if self._started:
            for _ in self._workers:
                self._orders.put(None)
            for worker in self._workers:
                worker.join()


class _Worker(threading.Thread):
    """Passes orders to a process of its own and waits for the answers."""

    def __init__(self, orders: SimpleQueue[_Order | None]) -> None:
        super().__init__(daemon=True)
        self._orders = orders
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
        """End the process, whatever it is doing."""
        with self._changing:
            self._ending = True
            if self._process is not None:
                self._process.kill()

    def _carry_out(self, job: bytes, future: Future[int]) -> None:
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
                future.set_result(answer.action)
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
        """A new process in place of the one that died, or the first."""
        self._stop()
        with self._changing:
            if self._ending:
                return
            self._pipe, theirs = _SPAWN.Pipe()
            self._process = _SPAWN.Process(target=serve, args=(theirs,), daemon=True)
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
