"""Games played out at random: the fastest thing compiled rules can do, and a measure of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from wurf.core.game import NATURE, Kernels
from wurf.core.kernel import lowest
from wurf.core.rng import below, mixed

__all__ = ["Playout", "make_playout"]

# (tables, state, games, rng) -> (moves of players, sum of seat 0's scores, the generator's next state)
Playout = Callable[[Any, Any, int, int], tuple[int, int, int]]


def make_playout(kernels: Kernels) -> Playout:
    """A function that plays games at random from a state to their ends; `compiled` makes it fast."""
    pending, legal, count, nth = kernels.pending, kernels.legal, kernels.count, kernels.nth
    chances, outcome, apply, score = kernels.chances, kernels.outcome, kernels.apply, kernels.score

    def playout(tables: Any, state: Any, games: int, rng: int) -> tuple[int, int, int]:
        moves = 0
        total = 0
        for _ in range(games):
            here = state
            waiting = pending(tables, here)
            while waiting != 0:
                rng = mixed(rng)
                if waiting == NATURE:
                    drawn = outcome(tables, here, below(rng, chances(tables, here)))
                    here = apply(tables, here, NATURE, drawn)
                    waiting = pending(tables, here)
                    continue
                seat = lowest(waiting)
                options = legal(tables, here, seat)
                chosen = nth(tables, here, options, below(rng, count(options)))
                here = apply(tables, here, seat, chosen)
                moves += 1
                waiting &= waiting - 1  # the others' turn does not depend on this choice
                if waiting == 0:
                    waiting = pending(tables, here)
            total += score(tables, here, 0)
        return moves, total, rng

    return playout
