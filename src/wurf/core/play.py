"""Playing a game to its end without a match: nature or a seat acts until it is over."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Generic, NamedTuple, TypeVar

from wurf.core.game import NATURE, Game
from wurf.core.rng import Dice, derive

__all__ = ["at_random", "course"]

State = TypeVar("State")
Action = TypeVar("Action")


class Played(NamedTuple, Generic[State, Action]):
    """One action of a seat, or of NATURE, with the states around it."""

    before: State
    seat: int
    action: Action
    after: State


def course(
    game: Game[State, Action], state: State, seed: str, choose: Callable[[State, int, int], Action]
) -> Iterator[Played[State, Action]]:
    """Every action from a state to the end of the game.

    `choose(state, seat, move)` decides for the seats; if several are to act, the first of them goes first. Moves are
    counted from 0, without nature's. Nature draws from `Dice(seed, draw)`, with draws counted from 0 as well.
    """
    moves = draws = 0
    while not (pending := game.pending(state)).over:
        if pending.nature:
            seat, action = NATURE, game.nature(state, Dice(seed, draws))
            draws += 1
        else:
            seat = pending.seats[0]
            action = choose(state, seat, moves)
            moves += 1
        before, state = state, game.apply(state, seat, action)
        yield Played(before, seat, action, state)


def at_random(game: Game[State, Action], seed: str) -> Callable[[State, int, int], Action]:
    """A `choose` for `course`: every legal action is equally likely."""

    def choose(state: State, seat: int, move: int) -> Action:
        return game.legal(state, seat).sample(derive(seed, "move", move))

    return choose
