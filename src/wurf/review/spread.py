"""Working an analysis out on several cores."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait

from wurf.review.analysis import Analysis
from wurf.review.questions import Answer, answer

__all__ = ["Workers"]

IN_FLIGHT = 2  # questions per process


class Workers:
    """Processes that answer questions; without any, this process does. Use it in a `with` block."""

    def __init__(self, processes: int | None = None) -> None:
        self._many = processes or os.cpu_count() or 1
        self._pool: ProcessPoolExecutor | None = None

    def __enter__(self) -> Workers:
        if self._many > 1:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._many, mp_context=context, initializer=_ignore_interrupts)
        return self

    def __exit__(self, *_: object) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)

    def run(self, analysis: Analysis) -> Iterator[float]:
        """Work an analysis out; yields how much is done after each answer. The result does not depend on the number of
        processes: answers are added in the order of their questions."""
        if self._pool is None:
            yield from analysis.run()
            return
        asked: list[tuple[int, Future[Answer]]] = []
        while True:
            while len(asked) < IN_FLIGHT * self._many and (following := analysis.next()) is not None:
                at, question = following
                asked.append((at, self._pool.submit(answer, question)))
            if not asked:
                return
            at, first = asked.pop(0)
            wait([first], return_when=FIRST_COMPLETED)
            analysis.add(at, first.result())
            yield analysis.done


def _ignore_interrupts() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent process handles it
