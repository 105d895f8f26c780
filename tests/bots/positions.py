"""Positions for the tests of bots: the states of games that an easy bot plays with itself."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from wurf.bots import make_bot
from wurf.core.game import NATURE, Game, Setup
from wurf.core.rng import Dice, derive


def states(game: Game, seats: int, seed: str) -> Iterator[Any]:
    """Every state of one game, from the start to the end."""
    bot = make_bot(game, "easy")
    state = game.start(Setup(seats))
    step = 0
    while True:
        yield state
        pending = game.pending(state)
        if pending.over:
            return
        step += 1
        if pending.nature:
            state = game.apply(state, NATURE, game.nature(state, Dice(seed, step)))
        else:
            seat = pending.seats[0]
            state = game.apply(state, seat, bot.choose(game.view(state, seat), derive(seed, step)))
