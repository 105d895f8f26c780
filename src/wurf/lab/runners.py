"""Where batches are played: in this process, or in several of this machine. `cluster.py` has the third way."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection, wait
from typing import Final, Protocol

from wurf.core.text import WurfError
from wurf.lab.batches import played

__all__ = ["Local", "Runner"]

_SPAWN = multiprocessing.get_context("spawn")
_TRIES: Final = 3  # a batch that kills this many processes is given up


class Runner(Protocol):
    def run(self, jobs: Sequence[bytes]) -> Iterator[tuple[int, bytes]]:
        """The answers to packed batches, each with the batch's index, as they arrive. Closing the iterator ends all
        work at once. A batch whose process dies is played again."""
        ...


class Local:
    """Plays on this machine, in one process per core."""

    def __init__(self, workers: int | None = None) -> None:
        self._workers = workers or os.cpu_count() or 1

    def run(self, jobs: Sequence[bytes]) -> Iterator[tuple[int, bytes]]:
        if min(self._workers, len(jobs)) <= 1:
            yield from ((index, played(job)) for index, job in enumerate(jobs))
            return
        waiting, tries = deque(range(len(jobs))), [0] * len(jobs)
        crew = [_Worker() for _ in range(min(self._workers, len(jobs)))]
        try:
            while waiting or any(worker.job is not None for worker in crew):
                for worker in crew:
                    if worker.job is None and waiting:
                        worker.take(waiting.popleft(), jobs)
                ready = wait([worker.pipe for worker in crew if worker.job is not None])
                for worker in [worker for worker in crew if worker.pipe in ready]:
                    index, answer = worker.answer()
                    if answer is not None:
                        yield index, answer
                        continue
                    tries[index] += 1
                    if tries[index] == _TRIES:
                        raise WurfError("lab-error-died", tries=_TRIES)
                    waiting.appendleft(index)
                    crew[crew.index(worker)] = _Worker()
        finally:
            for worker in crew:
                worker.end()


class _Worker:
    """A process that plays one batch at a time."""

    def __init__(self) -> None:
        self.pipe, theirs = _SPAWN.Pipe()
        self._process = _SPAWN.Process(target=_work, args=(theirs,), daemon=True)
        with _interrupts_held():
            self._process.start()
        theirs.close()
        self.job: int | None = None

    def take(self, index: int, jobs: Sequence[bytes]) -> None:
        self.job = index
        with suppress(OSError):  # it has died: `answer` notices
            self.pipe.send_bytes(jobs[index])

    def answer(self) -> tuple[int, bytes | None]:
        """The job it had, and what it says; None if it has died."""
        assert self.job is not None
        index, self.job = self.job, None
        try:
            return index, self.pipe.recv_bytes()
        except (EOFError, OSError):
            self.end()
            return index, None

    def end(self) -> None:
        self.pipe.close()
        self._process.kill()
        self._process.join()


@contextmanager
def _interrupts_held() -> Iterator[None]:
    """A process that is started inside this block ignores Ctrl-C, even while it imports; ours is held back until the
    end of the block."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    resource_tracker.ensure_running()  # or else `start` would do it, and let interrupts through again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _work(pipe: Connection) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # a Ctrl-C is for the process that started us
    with suppress(EOFError, OSError):
        while True:
            pipe.send_bytes(played(pipe.recv_bytes()))
