"""What every game's judges must keep to."""

from __future__ import annotations

from math import isfinite
from typing import Any

import pytest

from wurf.bots import LEVELS, bot_module
from wurf.core.game import Game, Setup
from wurf.core.play import at_random, course
from wurf.core.rng import derive
from wurf.games import all_games, load

EFFORT = 30  # in each judge's own unit: as little as goes
LOOKED_AT = 4


def positions(game: Game) -> list[tuple[Any, int]]:
    """States of a random game, from its start to its end, and a seat that is to act in each."""
    start = game.start(Setup(2 if game.meta.most_seats > 1 else 1))
    played = [step for step in course(game, start, "judges", at_random(game, "judges")) if step.seat >= 0]
    every = max(1, len(played) // LOOKED_AT)
    return [(step.before, step.seat) for step in played[::every]]


@pytest.mark.parametrize("level", ["medium", "hard"])
@pytest.mark.parametrize("id", all_games())
def test_a_judge_gives_legal_choices_with_chances_from_the_view_alone(id: str, level: str) -> None:
    game = load(id)
    judge = bot_module(game).judge(game, level, compiled=False)
    assert judge.normal_effort >= 1
    for state, seat in positions(game):
        view = game.view(state, seat)
        judged = judge.evaluate(view, EFFORT, 7)
        assert judged
        for action, chance, error in judged:
            assert action in game.legal(state, seat)
            assert 0.0 <= chance <= 1.0
            assert error >= 0.0
            assert isfinite(error)
        assert len({game.write(one.action) for one in judged}) == len(judged)
        assert 0.0 <= judge.margin(view) < 1.0
        others = [game.determinize(view, derive("judges", number)) for number in range(2)]
        for other in others:  # the same view of other states, and the same seed
            assert judge.evaluate(game.view(other, seat), EFFORT, 7) == judged


@pytest.mark.parametrize("id", all_games())
def test_whims_are_legal_and_have_weights(id: str) -> None:
    game = load(id)
    for state, seat in positions(game):
        view = game.view(state, seat)
        whims = bot_module(game).whims(game, view)
        assert whims
        for action, weight in whims:
            assert action in game.legal(state, seat)
            assert weight >= 1
        assert bot_module(game).whims(game, view) == whims


def test_there_is_a_judge_for_every_level_but_the_first() -> None:
    assert LEVELS[1:] == ("medium", "hard")
