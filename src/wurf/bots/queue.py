"""A queue that is fair to tables: whoever has been given the least work so far is served next."""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass, field
from typing import Final

from wurf.bots.jobs import Answer
from wurf.core.text import WurfError

__all__ = ["Busy", "FairQueue", "Order", "Report"]

_FORGET_ABOVE: Final = 256  # tables whose share is remembered, beyond those that wait

Report = Callable[[float, bytes], None]


class Busy(WurfError):
    """More jobs are waiting than a queue takes."""


@dataclass(eq=False)
class Order:
    """A job, the table that it is for, and the call that waits for its answer."""

    table: str
    kind: tuple[str, ...]  # jobs of one kind take about the same time
    job: bytes
    expected: float  # seconds
    report: Report | None = None  # is called in the worker's thread
    answer: Future[Answer] = field(default_factory=Future)
    unwanted: bool = False  # nobody waits any more for a job that has begun


class FairQueue:
    """Jobs of many tables. Each table's jobs are taken in order; between tables, the one with the fewest seconds of
    work so far goes first (start-time fair queueing), so a table with much to do delays only itself. A job whose answer
    nobody awaits any more leaves the queue."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._waiting: dict[str, deque[Order]] = {}
        self._given: dict[str, float] = {}  # seconds of work, by table
        self._now = 0.0  # what the table that was served last had been given; newcomers begin there
        self._changed = threading.Condition()
        self._closed = False
        self._length = 0

    def __len__(self) -> int:
        return self._length

    def put(self, order: Order) -> None:
        """Raises Busy if the queue is full."""
        with self._changed:
            if self._length >= self._most:
                raise Busy("error-busy", waiting=self._length)
            if order.table not in self._waiting:
                self._waiting[order.table] = deque()
                self._given[order.table] = max(self._given.get(order.table, 0.0), self._now)
            self._waiting[order.table].append(order)
            self._length += 1
            self._changed.notify()
        order.answer.add_done_callback(lambda _: self._discard(order))

    def take(self) -> Order | None:
        """The next order, as soon as there is one; None once the queue is closed."""
        with self._changed:
            while True:
                self._changed.wait_for(lambda: self._closed or self._waiting)
                if self._closed:
                    return None
                table = min(self._waiting, key=self._given.__getitem__)
                order = self._waiting[table][0]
                self._remove(order)
                if order.answer.set_running_or_notify_cancel():
                    self._now = self._given[table]
                    self._given[table] += order.expected
                    self._forget()
                    return order

    def took(self, order: Order, seconds: float) -> None:
        """Charge the table for the time that an order really took, instead of what was expected."""
        with self._changed:
            if order.table in self._given:
                self._given[order.table] += seconds - order.expected

    def close(self) -> None:
        """Cancel what is waiting; nothing is taken any more."""
        with self._changed:
            self._closed = True
            left = [order for orders in self._waiting.values() for order in orders]
            self._changed.notify_all()
        for order in left:
            order.answer.cancel()

    def _discard(self, order: Order) -> None:
        with self._changed:
            if order in self._waiting.get(order.table, ()):
                self._remove(order)

    def _remove(self, order: Order) -> None:
        orders = self._waiting[order.table]
        orders.remove(order)
        self._length -= 1
        if not orders:
            del self._waiting[order.table]

    def _forget(self) -> None:
        """Drop the shares of tables that would begin like newcomers anyway."""
        if len(self._given) > len(self._waiting) + _FORGET_ABOVE:
            kept = {table: given for table, given in self._given.items() if given > self._now or table in self._waiting}
            self._given = kept
