"""Metrics in Prometheus' text format, and the health check."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterable, Iterator
from itertools import accumulate
from typing import Protocol

from prometheus_client import CollectorRegistry, Counter, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric

from wurf.bots import LaneState

__all__ = ["Metrics"]

BUCKETS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0)


class StoreCounts(Protocol):
    """What a store counts of itself."""

    @property
    def batches(self) -> int:
        """Transactions of the writer."""

    @property
    def appends(self) -> int:
        """Steps stored by them."""


class Metrics:
    """All counters of one server. Values that are looked up only on request are given as functions."""

    def __init__(
        self,
        tables: Callable[[], int],
        sockets: Callable[[], int],
        lanes: Callable[[], Iterable[LaneState]],
        store: Callable[[], StoreCounts],
    ) -> None:
        self._tables, self._sockets, self._lanes, self._store = tables, sockets, lanes, store
        self._registry = CollectorRegistry()
        self._registry.register(self)
        self._moves = [0] * (len(BUCKETS) + 1)  # how many took up to each of the buckets, and longer
        self._seconds = 0.0
        self._refused = Counter("wurf_refusals", "Requests that were refused.", registry=self._registry)

    def moved(self, seconds: float) -> None:
        """Count a move, in a tenth of the time that Prometheus' own histogram takes."""
        self._moves[bisect_left(BUCKETS, seconds)] += 1
        self._seconds += seconds

    def refused(self) -> None:
        self._refused.inc()

    def text(self) -> bytes:
        return generate_latest(self._registry)

    def collect(self) -> Iterator[Metric]:
        """Called by Prometheus' registry."""
        limits, counts = [*map(str, BUCKETS), "+Inf"], accumulate(self._moves)
        about = "Seconds from a move's arrival until it is stored and told."
        yield HistogramMetricFamily("wurf_move_seconds", about, [*zip(limits, counts, strict=True)], self._seconds)
        yield GaugeMetricFamily("wurf_open_tables", "Tables that somebody watches.", self._tables())
        yield GaugeMetricFamily("wurf_sockets", "Connected pages.", self._sockets())
        store = self._store()
        yield CounterMetricFamily("wurf_store_batches", "Transactions of the writer.", store.batches)
        yield CounterMetricFamily("wurf_store_appends", "Steps that were stored.", store.appends)
        waiting = GaugeMetricFamily("wurf_jobs_waiting", "Jobs in a lane's queue.", labels=["lane"])
        running = GaugeMetricFamily("wurf_jobs_running", "Jobs being carried out.", labels=["lane"])
        done = CounterMetricFamily("wurf_jobs", "Jobs carried out.", labels=["lane"])
        replaced = CounterMetricFamily("wurf_workers_replaced", "Workers that died or hung.", labels=["lane"])
        refused = CounterMetricFamily("wurf_jobs_refused", "Jobs that found a full queue.", labels=["lane"])
        for lane in self._lanes():
            waiting.add_metric([lane.name], lane.waiting)
            running.add_metric([lane.name], lane.running)
            done.add_metric([lane.name], lane.done)
            replaced.add_metric([lane.name], lane.replaced)
            refused.add_metric([lane.name], lane.refused)
        yield from (waiting, running, done, replaced, refused)
