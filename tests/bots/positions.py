"""Positions for the tests of bots: the states of games that an easy bot plays with itself."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from wurf.bots import make_bot
from wurf.core.game import Game, Setup
from wurf.core.play import course
from wurf.core.rng import derive


def states(game: Game, seats: int, seed: str) -> Iterator[Any]:
    """Every state of one game, from the start to the end."""
    bot, start = make_bot(game, "easy"), game.start(Setup(seats))

    def choose(state: Any, seat: int, move: int) -> Any:
        return bot.choose(game.view(state, seat), derive(seed, move))

    yield start
    for played in course(game, start, seed, choose):
        yield played.after
