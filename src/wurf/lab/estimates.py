"""Estimates with 95 % intervals."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import sqrt
from typing import Final

import msgspec
import numpy as np
import numpy.typing as npt

__all__ = ["Deals", "Estimate", "Numbers", "estimate", "wilson", "wilson_of"]

Numbers = npt.NDArray[np.float64]

_Z: Final = 1.959964  # for a 95 % interval
_RESAMPLES: Final = 1000
_AT_ONCE: Final = 1 << 22  # numbers drawn at a time, to limit the memory
_SEED: Final = 0x57757266  # the same numbers give the same intervals


class Estimate(msgspec.Struct, frozen=True):
    """A mean with its 95 % interval."""

    mean: float
    low: float
    high: float


def wilson(successes: float, trials: float) -> Estimate:
    """The Wilson score interval of a share, which holds near 0 and 1 too."""
    share = successes / trials
    spread = _Z * sqrt(share * (1 - share) / trials + (_Z / (2 * trials)) ** 2)
    centre, scale = share + _Z**2 / (2 * trials), 1 + _Z**2 / trials
    return Estimate(share, max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale))


def wilson_of(deals: Iterable[Sequence[float]]) -> Estimate:
    """The Wilson interval of results between 0 and 1 that come deal by deal. Where the games of a deal resemble each
    other, it counts correspondingly fewer games, at least one per deal; never more than there are."""
    groups = [deal for deal in deals if deal]
    trials = sum(map(len, groups))
    if not trials:
        return Estimate(0.0, 0.0, 1.0)
    mean = sum(map(sum, groups)) / trials
    alone = mean * (1 - mean) * trials  # the variance of the sum if no two games had anything in common
    counted = float(trials)
    if alone and len(groups) > 1:
        joint = sum((sum(deal) - mean * len(deal)) ** 2 for deal in groups) * len(groups) / (len(groups) - 1)
        counted = max(len(groups), trials / max(1.0, joint / alone))
    interval = wilson(mean * counted, counted)
    return Estimate(mean, interval.low, interval.high)


class Deals:
    """Bootstrap intervals over deals: the games of one deal are not independent, so they are drawn together.

    All means of the same deals are drawn with the same weights. So differences between them are paired.
    """

    def __init__(self, games: int, seatings: int) -> None:
        self._deal = np.arange(games) // seatings
        self._deals = int(self._deal[-1]) + 1 if games else 0

    def means(self, values: Numbers) -> Numbers:
        """The mean of each column over all games, then over each bootstrap sample of the deals."""
        table = values.reshape(len(self._deal), -1)
        counts = np.bincount(self._deal, minlength=self._deals).astype(np.float64)
        sums = np.stack([np.bincount(self._deal, column, self._deals) for column in table.T])
        rows = [table.mean(axis=0)[None]]
        rng = np.random.default_rng(_SEED)
        step = max(1, _AT_ONCE // max(1, self._deals))
        for first in range(0, _RESAMPLES, step):
            size = min(step, _RESAMPLES - first)
            drawn = rng.integers(0, self._deals, (size, self._deals))
            weights = np.stack([np.bincount(row, minlength=self._deals) for row in drawn]).astype(np.float64)
            rows.append((weights @ sums.T) / (weights @ counts)[:, None])
        return np.concatenate(rows)

    def estimates(self, values: Numbers) -> list[Estimate]:
        """The mean of each column with its interval."""
        return [estimate(column) for column in self.means(values).T]


def estimate(samples: Sequence[float] | Numbers) -> Estimate:
    """A value, which comes first, with the interval of its bootstrap samples."""
    low, high = np.percentile(samples[1:], (2.5, 97.5))
    return Estimate(float(samples[0]), float(low), float(high))
