"""Picking one action from judged or weighted ones."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from wurf.core.rng import below, mixed
from wurf.thinking.judge import Judged

__all__ = ["choose", "drawn"]

Action = TypeVar("Action")


def choose(judged: Sequence[Judged[Action]], margin: float, seed: int) -> Action:
    """A random action among those whose chance is within `margin` of the best, so that two equal bots do not always
    play the same game."""
    enough = max(one.chance for one in judged) - margin
    good = [one.action for one in judged if one.chance >= enough]
    return good[_below(seed, len(good))]


def drawn(weighted: Sequence[tuple[Action, int]], seed: int) -> Action:
    """A random action, with probability in proportion to its weight."""
    left = _below(seed, sum(weight for _, weight in weighted))
    for action, weight in weighted:
        left -= weight
        if left < 0:
            return action
    raise ValueError("Weights are at least 1.")


def _below(seed: int, n: int) -> int:
    """A number from 0 to n - 1. Mixed twice, so that consecutive seeds lead to different choices."""
    return below(mixed(mixed(seed)), n)
