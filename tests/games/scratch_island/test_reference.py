"""Scratch Island's reference player in the last round, where chances can be counted by hand."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.scratch_island.table import game, island, lay, placing, player, position
from wurf.core.game import NATURE, Setup
from wurf.core.rng import Dice
from wurf.games.scratch_island.reference import reference

SAMPLES = 400


def last(points: int, **mine: Any) -> Any:
    """The last die of the last round: a pickaxe in the hand of seat 1, whose way ends beside the blue chest."""
    way = player("b1 c1 d1 e1 f1 g1", keys="blue", **mine)
    facts = {"round": 3, "cap": 3}
    other = (island(), player("g1 g2 g3", points=points))
    return position((island(), way), other, dice="pickaxe bar bar bar", hand="b1", rolled=1, **facts)


def chances(state: Any, *openings: Any, samples: int = SAMPLES) -> list[float]:
    strong = reference(game, Setup(2), compiled=False)
    found = strong.sample(game.view(state, None), openings, 0, samples, 7)
    assert found.sum(axis=2) == pytest.approx(1.0)
    return [float(mean) for mean in found[:, :, 0].mean(axis=1)]


@pytest.mark.parametrize(
    ("points", "chance"),
    [(2, 1.0), (3, 7 / 8), (4, 5 / 8), (5, 3 / 8), (6, 1 / 8), (7, 0.0)],
)
def test_a_chest_is_worth_3_4_5_or_6_each_as_likely(points: int, chance: float) -> None:
    """Nobody knows which: the position hides 3 points there, and that must not matter."""
    state = last(points)
    opened = ((0, placing(state, "b1", "a1")),)
    error = (chance * (1 - chance) / SAMPLES) ** 0.5
    assert chances(state, opened)[0] == pytest.approx(chance, abs=4 * error + 1e-9)


def test_once_it_is_open_the_result_is_certain() -> None:
    state = lay(last(4), "b1", "a1")
    after = game.apply(state, 0, game.parse("scratch a1"))
    assert chances(after, (), samples=4) == [0.0]  # 3 points against 4


def test_it_prefers_the_chest_to_sand() -> None:
    state = last(4)
    sand, chest = ((0, placing(state, "b1", "c2")),), ((0, placing(state, "b1", "a1")),)
    base, in_sand, in_chest = chances(state, (), sand, chest)
    assert in_sand == 0.0
    assert base == in_chest > 0.5


def test_a_roll_that_happened_meets_the_same_later_dice_as_one_that_is_drawn() -> None:
    """Common random numbers: where the roll is the drawn one, everything after it is the same too."""
    state = game.start(Setup(2, {"edition": 1, "first": 1, "round_cap": 1}))
    state = game.apply(state, NATURE, game.nature(state, Dice("deal", 0)))
    strong = reference(game, Setup(2), compiled=False)
    rolls = [((NATURE, game.nature(state, Dice("roll", n))),) for n in range(3)]
    first = strong.sample(game.view(state, None), [(), *rolls], 0, 6, 7)
    again = strong.sample(game.view(state, None), [rolls[1]], 0, 6, 7)
    assert (first[2] == again[0]).all()
    assert (first[1:] != first[:1]).any()
