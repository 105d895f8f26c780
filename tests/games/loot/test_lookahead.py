"""LOOT's search against a recursive one, written to be plainly right."""

from __future__ import annotations

import pytest

from tests.bots.positions import states
from wurf.games import load
from wurf.games.loot import rules
from wurf.games.loot.evaluation import (
    Outlook,
    Yardstick,
    after,
    chances,
    drawn,
    options,
    outlook,
    over,
    value,
    yardstick,
)
from wurf.games.loot.lookahead import Lookahead
from wurf.games.loot.view import View

GAME = load("loot")
SHEET = GAME.tables


def worth_of(known: Yardstick, here: Outlook, depth: int) -> int:
    """The best of one's choices, the average of the dice."""
    if depth == 0 or over(here):
        return value(SHEET, known, here)
    if draws := chances(here):
        return sum(worth_of(known, drawn(here, die), depth) for die in range(draws)) // draws
    return max(worths(known, here, depth))


def worths(known: Yardstick, here: Outlook, depth: int) -> list[int]:
    choices = options(SHEET, here)
    actions = [rules.picked(choices, here.dice, index) for index in range(rules.count(choices))]
    return [worth_of(known, after(SHEET, here, action), depth - 1) for action in actions]


def positions() -> list[View]:
    """Views of all phases: the start cell, the arrangement, and every sixth turn."""
    played = [state for state in states(GAME, 2, "search") if 0 in GAME.pending(state).seats]
    return [GAME.view(state, 0) for state in [played[0], played[1], *played[2::6]]]


@pytest.mark.parametrize("view", positions())
def test_the_search_finds_what_plain_recursion_finds(view: View) -> None:
    here = outlook(view)
    known = yardstick(SHEET, view)
    choices = rules.count(options(SHEET, here))
    lookahead = Lookahead(SHEET, compiled=False)
    assert lookahead.values(view, 1) == dict(enumerate(worths(known, here, 1)))  # however small the effort
    found = lookahead.values(view, 400)
    assert any(found.items() <= dict(enumerate(worths(known, here, depth))).items() for depth in range(2, 7))
    assert len(found) >= min(2, choices)
