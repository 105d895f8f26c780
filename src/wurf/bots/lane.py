"""A lane: worker processes for one kind of work, and the queue that they take their jobs from."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import threading
import time
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from wurf.bots.jobs import Answer, Job, Progress
from wurf.bots.queue import FairQueue, Order, Report
from wurf.bots.worker import STOP, serve
from wurf.core.text import WurfError

__all__ = ["BotError", "Lane", "LaneState"]

log = logging.getLogger("wurf")
_SPAWN = multiprocessing.get_context("spawn")
_TRIES: Final = 3  # a job during which this many workers die is given up
_HANGS: Final = 2  # a job during which this many workers hang is given up
_BUSY: Final = 10  # times as long as others may say nothing, for those that work
_IDLE: Final = 0.02  # what part of a core's time is no work
_START_LIMIT: Final = 60.0  # seconds for a process to begin
_FIRST_LIMIT: Final = 60.0  # more seconds for a process's first job of a kind, which waits for imports
_said: msgspec.msgpack.Decoder[Progress | Answer] = msgspec.msgpack.Decoder(Progress | Answer)


class BotError(WurfError):
    """A bot could not choose, or a simulation failed."""


class _Hung(Exception):
    """A worker has said nothing for too long."""


class LaneState(NamedTuple):
    """What a lane is doing, for the server's metrics."""

    name: str
    waiting: int
    running: int
    done: int
    replaced: int  # workers that died or hung
    refused: int  # jobs that found the queue full


class Lane:
    """Workers with a shared fair queue; they start with the first job. One that dies, or for `limit` seconds neither
    works nor says anything, is replaced, and its job repeated."""

    def __init__(
        self, name: str, workers: int, *, limit: float, most: int, niceness: int = 0, physics: bool = False
    ) -> None:
        self.name, self.limit, self.niceness, self.physics = name, limit, niceness, physics
        self.first_limit = _FIRST_LIMIT
        self.queue = FairQueue(most)
        self.workers = [_Worker(self) for _ in range(workers)]
        self.done = self.replaced = self.refused = 0
        self._counting = threading.Lock()
        self._times: dict[tuple[str, ...], list[float]] = {}
        self._started = self._closed = False

    def start(self) -> None:
        if not self._started and not self._closed:
            self._started = True
            for worker in self.workers:
                worker.start()

    @property
    def state(self) -> LaneState:
        running = sum(worker.busy for worker in self.workers)
        return LaneState(self.name, len(self.queue), running, self.done, self.replaced, self.refused)

    async def carry_out(self, job: Job, table: str, kind: tuple[str, ...], report: Report | None = None) -> Answer:
        """A worker's answer; cancelling the call takes the job out of the queue, or stops it at its next report."""
        if self._closed:
            raise BotError("bots-error-closed")
        self.start()
        order = Order(table, kind, msgspec.msgpack.encode(job), self.seconds(kind) or 0.0, report)
        try:
            self.queue.put(order)
        except WurfError:
            self.refused += 1
            raise
        try:
            return await asyncio.wrap_future(order.answer)
        except asyncio.CancelledError:
            order.unwanted = True
            raise

    def seconds(self, kind: tuple[str, ...]) -> float | None:
        """How long jobs of a kind take: the best of the last few, because others may have used the cores."""
        return min(self._times[kind]) if kind in self._times else None

    def took(self, order: Order, seconds: float, first: bool) -> None:
        """Note how long an order took. A process's first of a kind tells nothing about the next ones."""
        self.queue.took(order, seconds)
        with self._counting:
            self.done += 1
            if not first:
                self._times[order.kind] = [*self._times.get(order.kind, [])[-4:], seconds]

    def count_replaced(self) -> None:
        with self._counting:
            self.replaced += 1

    def close(self) -> None:
        """Stop all workers; calls that are still waiting fail."""
        if self._closed:
            return
        self._closed = True
        for worker in self.workers:
            worker.end()
        self.queue.close()
        if self._started:
            for worker in self.workers:
                worker.join()


class _Worker(threading.Thread):
    """A thread that passes jobs to its own process and waits for the answers."""

    def __init__(self, lane: Lane) -> None:
        super().__init__(daemon=True)
        self._lane, self.busy = lane, False
        self._done: set[tuple[str, ...]] = set()  # the kinds of jobs that this process has done
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._ending = False
        self._changing = threading.Lock()

    def run(self) -> None:
        self._begin()
        while order := self._lane.queue.take():
            self.busy, began, first = True, time.monotonic(), order.kind not in self._done
            self._carry_out(order)
            self.busy = False
            self._lane.took(order, time.monotonic() - began, first)
        self._stop()

    def end(self) -> None:
        """Kill the process, whatever it is doing."""
        with self._changing:
            self._ending = True
            if self._process is not None:
                self._process.kill()

    def _carry_out(self, order: Order) -> None:
        died = hung = 0
        while died < _TRIES and hung < _HANGS:
            try:
                answer = self._asked(order)
            except (EOFError, OSError, _Hung) as error:
                if self._ending:
                    order.answer.set_exception(BotError("bots-error-closed"))
                    return
                hung += isinstance(error, _Hung)
                died += not isinstance(error, _Hung)
                self._replace("hung" if isinstance(error, _Hung) else "died")
                continue
            if answer.error is None:
                order.answer.set_result(answer)
            else:
                order.answer.set_exception(BotError("bots-error-failed", reason=answer.error))
            return
        order.answer.set_exception(BotError("bots-error-hung" if hung == _HANGS else "bots-error-died"))

    def _asked(self, order: Order) -> Answer:
        if self._pipe is None:
            raise EOFError
        self._pipe.send_bytes(order.job)
        while True:
            more = 0.0 if order.kind in self._done else self._lane.first_limit
            said = self._heard(self._pipe, self._lane.limit + more)
            if isinstance(said, Answer):
                self._done.add(order.kind)
                return said
            if order.report:
                order.report(said.share, said.found)
            if order.unwanted:
                self._pipe.send_bytes(STOP)

    def _heard(self, pipe: Connection, limit: float) -> Progress | Answer:
        """What the process says next. On a busy machine, one that works gets more time than one that does nothing."""
        for _ in range(_BUSY):
            before = self._worked()
            if pipe.poll(limit):
                return _said.decode(pipe.recv_bytes())
            if self._worked() - before < _IDLE * limit:
                break
        raise _Hung

    def _worked(self) -> float:
        """The processor time that the process has had, in seconds, where the system tells it."""
        with suppress(OSError, AttributeError):
            pid = self._process.pid if self._process is not None else None
            fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
            return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
        return 0.0

    def _replace(self, why: str) -> None:
        self._lane.count_replaced()
        log.warning("A worker of the lane “%s” %s and is replaced.", self._lane.name, why)
        self._stop()
        self._begin()

    def _begin(self) -> None:
        """Start a process, and wait until it is ready."""
        with self._changing:
            if self._ending:
                return
            self._pipe, theirs = _SPAWN.Pipe()
            lane = self._lane
            self._process = _SPAWN.Process(target=serve, args=(theirs, lane.niceness, lane.physics), daemon=True)
            self._process.start()
            self._done.clear()
            theirs.close()
        try:
            self._heard(self._pipe, _START_LIMIT)
        except (EOFError, OSError, _Hung):
            self._stop()  # the next job finds no process, and starts one

    def _stop(self) -> None:
        if self._pipe is not None:
            self._pipe.close()
            self._pipe = None
        if self._process is not None:
            self._process.kill()
            self._process.join()
            self._process.close()
            self._process = None
