"""The search against a recursive one, written to be plainly right."""

from __future__ import annotations

from typing import Any

import pytest

from wurf.bots.mind import mind_of
from wurf.bots.search import Thinker
from wurf.games import load

from .positions import states

GAME = load("loot")
MIND = mind_of(GAME)


def worth_of(known: Any, here: Any, depth: int) -> int:
    """The best of one's choices, the average of the dice."""
    if depth == 0 or MIND.over(here):
        return MIND.value(GAME.tables, known, here)
    if draws := MIND.chances(here):
        return sum(worth_of(known, MIND.drawn(here, die), depth) for die in range(draws)) // draws
    return max(worths(known, here, depth))


def worths(known: Any, here: Any, depth: int) -> list[int]:
    options = MIND.options(GAME.tables, here)
    actions = [MIND.nth(GAME.tables, here, options, index) for index in range(MIND.count(options))]
    return [worth_of(known, MIND.after(GAME.tables, here, action), depth - 1) for action in actions]


def positions() -> list[Any]:
    """Views of all phases: the start cell, the arrangement, and every sixth turn."""
    played = [state for state in states(GAME, 2, "search") if 0 in GAME.pending(state).seats]
    return [GAME.view(state, 0) for state in [played[0], played[1], *played[2::6]]]


@pytest.mark.parametrize("view", positions())
def test_the_search_finds_what_plain_recursion_finds(view: Any) -> None:
    here = MIND.outlook(view)
    known = MIND.knowledge(GAME.tables, view)
    choices = MIND.count(MIND.options(GAME.tables, here))
    thinker = Thinker(GAME, MIND, compiled=False)
    assert thinker.values(view, choices, 1) == dict(enumerate(worths(known, here, 1)))  # however small the effort
    found = thinker.values(view, choices, 400)
    assert any(found.items() <= dict(enumerate(worths(known, here, depth))).items() for depth in range(2, 7))
    assert len(found) >= min(2, choices)
