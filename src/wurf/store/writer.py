"""The writer: collects the appends of all tables and commits them together (group commit).

What queues up during one commit is the next batch, so nothing waits for a timer. All its SQL runs in one thread, so the
event loop never waits for the database. A batch is stored as a whole by one statement, which stores nothing unless the
predecessor of every append is there; only if that fails are the appends done again one by one.
"""

from __future__ import annotations

import asyncio
import logging
import threading
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from typing import Any, Final, NamedTuple

from sqlalchemy import Engine

from wurf.core.match import Snapshot
from wurf.store.appending import PostgresAppends, Retry, SqliteAppends
from wurf.store.errors import StoreError, as_sentence
from wurf.store.stored import Written

__all__ = ["Append", "Outcome", "Writer"]

log = logging.getLogger("wurf")
MOST_AT_ONCE: Final = 500  # appends per batch, or a few more
AT_ONCE: Final = 25  # appends whose outcome is reported in one round of the event loop
HUNG: Final = 8.0  # seconds after which a database that does not answer is given up: longer than it waits for a lock


class Append(NamedTuple):
    """Entries to be appended to a table's record, with what changes in the table's own row."""

    table: str
    first_sequence: int
    entries: Sequence[Written]
    snapshot: Snapshot | None = None
    waiting: tuple[int, ...] = ()  # the seats that have yet to act then
    finished: bool = False
    more: Callable[[int], Mapping[str, Any]] | None = (
        None  # other columns, given the entries' time; always the same ones
    )


Outcome = int | StoreError  # the time of the entries, in milliseconds; or why they were not stored
Settled = Callable[[Outcome], None]


# An append, the loop where its outcome is reported (None: the writer's thread does it), and what is called with it.
_Job = tuple[Append, asyncio.AbstractEventLoop | None, Settled]


class Writer:
    """Starts its thread with the first append. Safe to use from several threads and event loops."""

    def __init__(self, engine: Engine, name: str, alone: Any, clock: Callable[[], float]) -> None:
        """`name` is the database's in messages; `alone` is held while a batch is written; `clock` gives seconds since
        1970."""
        self._engine, self._name, self._alone, self._clock = engine, name, alone, clock
        self._queue: SimpleQueue[tuple[_Job, ...]] = SimpleQueue()  # an empty one ends it
        self._collected: dict[asyncio.AbstractEventLoop, list[_Job]] = {}
        self._thread: threading.Thread | None = None
        self._starting = threading.Lock()
        self._appends: SqliteAppends | PostgresAppends | None = None
        self._since: float | None = None  # when the statement under way began
        self.batches = self.appends = 0  # that were committed

    def append(self, append: Append) -> int:
        """Store an append and return its time; for use outside an event loop."""
        outcomes: SimpleQueue[Outcome] = SimpleQueue()
        self._put((append, None, outcomes.put))
        return _time(outcomes.get())

    def append_soon(self, append: Append, settled: Settled) -> None:
        """Store an append, and then call `settled` in the running event loop. What one round of that loop appends is
        handed over together: to wake the writer for each would cost more, and make batches smaller."""
        loop = asyncio.get_running_loop()
        collected = self._collected.get(loop)
        if collected is None:
            collected = self._collected[loop] = []
            loop.call_soon(self._hand_over, loop)
        collected.append((append, loop, settled))

    def _hand_over(self, loop: asyncio.AbstractEventLoop) -> None:
        self._put(*self._collected.pop(loop))

    async def appending(self, append: Append) -> int:
        """The time of an append, once it is stored."""
        future: asyncio.Future[Outcome] = asyncio.get_running_loop().create_future()
        self.append_soon(append, lambda outcome: None if future.done() else future.set_result(outcome))
        return _time(await future)

    def close(self) -> None:
        """Store what is queued, and end."""
        if self._thread is not None:
            self._queue.put(())
            self._thread.join()
            self._thread = None

    def _put(self, *jobs: _Job) -> None:
        if self._thread is None:
            with self._starting:
                if self._thread is None:
                    self._thread = threading.Thread(target=self._run, name="wurf-writer", daemon=True)
                    self._thread.start()
                    if self._engine.dialect.name == "postgresql":
                        threading.Thread(target=self._watch, name="wurf-watch", daemon=True).start()
        self._queue.put(jobs)

    # In the writer's thread

    def _run(self) -> None:
        closing = False
        while not closing:
            batch: list[_Job] = []
            jobs = self._queue.get()
            with suppress(Empty):
                while jobs:
                    batch += jobs
                    if len(batch) >= MOST_AT_ONCE:
                        break
                    jobs = self._queue.get_nowait()
            closing = not jobs
            if batch:
                _settle(batch, self._stored([append for append, _, _ in batch], batch))
        if self._appends is not None:
            self._appends.close()
            self._appends = None

    def _stored(self, appends: list[Append], jobs: list[_Job]) -> list[Outcome | None]:
        """The outcome of each; None for those that are finished in a thread of their own."""
        with self._alone:
            outcomes = self._tried(appends)
        if stored := sum(isinstance(outcome, int) for outcome in outcomes):
            self.batches += 1
            self.appends += stored
        late = [job for job, outcome in zip(jobs, outcomes, strict=True) if isinstance(outcome, Retry)]
        for job in late:  # another transaction holds this table's row: nobody else waits for it
            threading.Thread(target=self._patiently, args=[job], daemon=True).start()
        return [None if isinstance(outcome, Retry) else outcome for outcome in outcomes]

    def _tried(self, appends: list[Append]) -> list[Outcome | Retry]:
        now, known = self._clock(), self._appends is not None
        try:
            self._since = time.monotonic()
            return list(self._connected().store(appends, now))
        except Exception as error:
            lost = self._appends is not None and self._appends.lost(error)
            if lost or self._appends is None:
                self._disconnect()
            if (
                lost and known
            ):  # it was lost since the last batch. If this one was stored after all, it shows as a conflict
                return self._tried(appends)
            return [as_sentence(self._name, error) for _ in appends]
        finally:
            self._since = None

    def _connected(self) -> SqliteAppends | PostgresAppends:
        if self._appends is None:
            kind = PostgresAppends if self._engine.dialect.name == "postgresql" else SqliteAppends
            self._appends = kind(self._engine)
        return self._appends

    def _disconnect(self) -> None:
        appends, self._appends = self._appends, None
        if appends is not None:
            with suppress(Exception):
                appends.close()

    def _patiently(self, job: _Job) -> None:
        outcome: Outcome
        try:
            appends = PostgresAppends(self._engine, patient=True)
            try:
                (stored,) = appends.store([job[0]], self._clock())
                outcome = stored if not isinstance(stored, Retry) else as_sentence(self._name, stored)
            finally:
                appends.close()
        except Exception as error:
            outcome = as_sentence(self._name, error)
        if isinstance(outcome, int):
            self.batches += 1
            self.appends += 1
        _settle([job], [outcome])

    def _watch(self) -> None:
        """Cuts the connection of a statement that hangs: the writer then reports it, and connects again."""
        while self._thread is not None:
            since, appends = self._since, self._appends
            if since is not None and appends is not None and time.monotonic() - since > HUNG:
                appends.cut()
            time.sleep(0.5)


def _time(outcome: Outcome) -> int:
    if isinstance(outcome, StoreError):
        raise outcome
    return outcome


def _settle(jobs: Iterable[_Job], outcomes: Iterable[Outcome | None]) -> None:
    """Report the outcomes: one call per event loop, however many there are."""
    by_loop: dict[asyncio.AbstractEventLoop, list[tuple[Settled, Outcome]]] = {}
    for (_, loop, settled), outcome in zip(jobs, outcomes, strict=True):
        if outcome is None:
            continue
        if loop is None:
            settled(outcome)
        else:
            by_loop.setdefault(loop, []).append((settled, outcome))
    for loop, reports in by_loop.items():
        with suppress(RuntimeError):  # the loop has ended, and nobody waits any more
            loop.call_soon_threadsafe(_report, loop, reports)


def _report(loop: asyncio.AbstractEventLoop, reports: list[tuple[Settled, Outcome]]) -> None:
    """A few per round of the loop: while the others wait for theirs, it already reads what the first ones do next, and
    the writer stores that. All at once, loop and writer would take turns, and each would wait for the other."""
    for settled, outcome in reports[:AT_ONCE]:
        try:
            settled(outcome)
        except Exception:  # the others must hear of theirs
            log.exception("The outcome of an append could not be handled.")
    if len(reports) > AT_ONCE:
        loop.call_soon(_report, loop, reports[AT_ONCE:])
