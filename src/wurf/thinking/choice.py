"""From what choices are worth to one choice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from wurf.core.rng import below, mixed
from wurf.thinking.judge import Judged

__all__ = ["choose", "drawn"]

Action = TypeVar("Action")


def choose(judged: Sequence[Judged[Action]], margin: float, seed: int) -> Action:
    """One of those whose chance is within `margin` of the best, so that two bots of one kind do not play the same
    game."""
    enough = max(one.chance for one in judged) - margin
    good = [one.action for one in judged if one.chance >= enough]
    return good[_below(seed, len(good))]


def drawn(weighted: Sequence[tuple[Action, int]], seed: int) -> Action:
    """One of several actions, each as likely as its weight says."""
    left = _below(seed, sum(weight for _, weight in weighted))
    for action, weight in weighted:
        left -= weight
        if left < 0:
            return action
    raise ValueError("Weights are at least 1.")


def _below(seed: int, n: int) -> int:
    """A number from 0 to n - 1. Mixed twice: seeds that follow each other then lead to different choices."""
    return below(mixed(mixed(seed)), n)
