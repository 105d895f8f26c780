"""Random playouts: the fastest thing that compiled rules can do, and a first measure of any choice."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

from wurf.core.game import NATURE
from wurf.core.kernel import kernel, lowest
from wurf.core.rng import below, mixed
from wurf.core.rules import Kernels

__all__ = ["Tried", "make_ending", "make_playout", "make_trials"]

# (tables, state, games, rng) -> (moves of players, sum of seat 0's scores, the generator's next state)
Playout = Callable[[Any, Any, int, int], tuple[int, int, int]]
# (tables, state, scores, rng) -> moves of players
Ending = Callable[[Any, Any, Any, int], int]
# (tables, state, seat, seats, tried, count, rng) -> moves of players
Trials = Callable[[Any, Any, int, int, "Tried", int, int], int]


class Tried(NamedTuple):
    """The work space for trials."""

    actions: Any  # the choices to try
    scores: Any  # [choice * seats + seat]: the seat's score at the end of the game


@cache
def make_playout(kernels: Kernels) -> Playout:
    """A function for an `Engine` that plays random games from a state to the end."""
    play_on, score = _make_play_on(kernels), kernels.score

    def playout(tables: Any, state: Any, games: int, rng: int) -> tuple[int, int, int]:
        moves = 0
        total = 0
        for _ in range(games):
            end, more, rng = play_on(tables, state, rng)
            moves += more
            total += score(tables, end, 0)
        return moves, total, rng

    return playout


@cache
def make_ending(kernels: Kernels) -> Ending:
    """A function for an `Engine` that plays one random game to the end and writes down what each seat scores."""
    play_on, score = _make_play_on(kernels), kernels.score

    def ending(tables: Any, state: Any, scores: Any, rng: int) -> int:
        end, moves, _ = play_on(tables, state, rng)
        for seat in range(len(scores)):
            scores[seat] = score(tables, end, seat)
        return moves

    return ending


@cache
def make_trials(kernels: Kernels) -> Trials:
    """A function for an `Engine` that plays one random game after each of several choices of a seat.

    All of them have the same luck (common random numbers), so it favours none.
    """
    play_on, apply, score = _make_play_on(kernels), kernels.apply, kernels.score

    def trials(tables: Any, state: Any, seat: int, seats: int, tried: Tried, count: int, rng: int) -> int:
        moves = 0
        for index in range(count):
            end, more, _ = play_on(tables, apply(tables, state, seat, tried.actions[index]), rng)
            moves += more
            for other in range(seats):
                tried.scores[index * seats + other] = score(tables, end, other)
        return moves

    return trials


@cache
def _make_play_on(kernels: Kernels) -> Callable[[Any, Any, int], tuple[Any, int, int]]:
    """A kernel (tables, state, rng) -> (state at the end, moves of players, the generator's next state)."""
    pending, legal, count, nth = kernels.pending, kernels.legal, kernels.count, kernels.nth
    chances, outcome, apply = kernels.chances, kernels.outcome, kernels.apply

    @kernel
    def play_on(tables: Any, state: Any, rng: int) -> tuple[Any, int, int]:
        moves = 0
        waiting = pending(tables, state)
        while waiting != 0:
            rng = mixed(rng)
            if waiting == NATURE:
                drawn = outcome(tables, state, below(rng, chances(tables, state)))
                state = apply(tables, state, NATURE, drawn)
                waiting = pending(tables, state)
                continue
            seat = lowest(waiting)
            options = legal(tables, state, seat)
            chosen = nth(tables, state, options, below(rng, count(options)))
            state = apply(tables, state, seat, chosen)
            moves += 1
            waiting &= waiting - 1  # the others' turn does not depend on this choice
            if waiting == 0:
                waiting = pending(tables, state)
        return state, moves, rng

    return play_on
