"""What a strong player of Quadrata values: a square that is soon full, whatever the dice bring.

Everybody lays at most one piece a turn, so that points grow alike, and the five for ending decide (Q16). So a bot
asks how many turns a gap still needs, its own and the others'.
"""

from __future__ import annotations

from typing import Any, Final

from wurf.core.kernel import kernel
from wurf.games.quadrata import rules
from wurf.games.quadrata.rules import (
    NOWHERE,
    RESERVE_TO_SQUARE,
    RESERVE_TO_SUPPLY,
    ROB_TO_SQUARE,
    SUPPLY_TO_RESERVE,
    SUPPLY_TO_SQUARE,
    TAKE_TO_SQUARE,
)
from wurf.games.quadrata.solver import grid_of, loose
from wurf.games.quadrata.state import OVER, Box, Legal, State
from wurf.games.quadrata.view import View

__all__ = ["COUNTED", "View", "outlook", "thinker", "turns"]

COUNTED: Final = ("within_square", "take_to_square", "rob_to_square")


def outlook(view: View) -> State:
    return view.state


def turns(state: State) -> int:
    """Of the last round."""
    return state.turn


@kernel
def options(box: Box, here: State) -> Legal:
    return rules.legal(box, here, here.active)


@kernel
def count(options: Legal) -> int:
    return options.count


@kernel
def nth(box: Box, here: State, options: Legal, index: int) -> int:
    return rules.nth(box, here, options, index)


@kernel
def fancy(box: Box, here: State, action: int) -> int:
    """How likely a child is to choose this, against other choices: to lay a piece if one fits."""
    kind, _, _, _, _ = rules.decoded(action)
    if kind in (SUPPLY_TO_SQUARE, RESERVE_TO_SQUARE, TAKE_TO_SQUARE, ROB_TO_SQUARE):
        return 60
    return 20 if kind in (SUPPLY_TO_RESERVE, RESERVE_TO_SUPPLY) else 1


def thinker(game: Any, level: str, *, compiled: bool) -> Greedy:
    return Greedy(game.tables)


class Greedy:
    """Takes what makes the gap small and whole."""

    def __init__(self, box: Box) -> None:
        self._box, self._grid = box, grid_of(box)

    def values(self, here: State, actions: list[int], effort: int) -> dict[int, int]:
        return {index: self._value(here, action) for index, action in enumerate(actions)}

    def _value(self, here: State, action: int) -> int:
        box, seat = self._box, here.active
        after = rules.apply(box, here, seat, action)
        if after.phase == OVER or after.round != here.round:
            return 1 << 20
        player = after.players[seat]
        area, edges, alone = loose(self._grid, here.size, box.full[here.size] & ~player.filled)
        moved_back = rules.decoded(action)[4] == NOWHERE
        return 8 * rules.standing(player) - 12 * area - 4 * edges - 20 * alone - moved_back
