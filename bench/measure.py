"""Work per second of one core, measured alike on both sides of a comparison: the peers' processes import this file too.

Times are of this process's work (`process_time`), so that a busy machine counts against nobody. A measurement is calls
in a row for a given time, after some that are not counted.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable, Mapping
from functools import partial
from importlib.metadata import version

SECONDS = 0.5  # that a measurement takes at least
WARMING = 0.1  # seconds of calls before it
LONG_CALL = 0.05  # seconds: what a call itself costs does not count then


def worked(work: Callable[[], float], seconds: float) -> tuple[float, float]:
    """What calls in a row have done, and the seconds they took, at least as many as given."""
    done, spent, begin = 0.0, 0.0, time.process_time()
    while not spent or spent < seconds:
        done += work()
        spent = time.process_time() - begin
    return done, spent


def per_second(work: Callable[[], float]) -> float:
    """Units of work per second; a call of `work` returns how many units it has done."""
    worked(work, WARMING)
    done, spent = worked(work, SECONDS)
    return done / spent


def long_enough(work: Callable[[int], float]) -> int:
    """How much `work` must be asked for so that a call takes long enough."""
    amount = 1
    while worked(partial(work, amount), 0)[1] < LONG_CALL:
        amount *= 2
    return amount


def answer(figures: Mapping[str, Callable[[], float]], *distributions: str) -> None:
    """The command line of a peer's process: measures the figure asked for, and prints it with the peer's versions."""
    parser = argparse.ArgumentParser(description="Measure a peer of Wurf.")
    parser.add_argument("figure", choices=[*figures])
    asked = parser.parse_args().figure
    versions = {distribution: version(distribution) for distribution in distributions}
    print(json.dumps({"per_second": figures[asked](), "versions": versions}))
