"""Drop It's reference player drops like the hard bot: what a turn brings it is known from its games.

So only the drop in question is simulated, with nature's own fall and many hands; the points that the sides then have,
and may expect, give the chances of winning (`evaluation.chances`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from wurf.core.game import Setup
from wurf.core.rng import Dice
from wurf.games.drop_it import DropIt, rules
from wurf.games.drop_it.actions import Action, Joker
from wurf.games.drop_it.bot import joker_pays, judge
from wurf.games.drop_it.evaluation import chances
from wurf.games.drop_it.state import DEAL, DROP, EXTRAS, HAND, JOKER, OVER, State
from wurf.games.drop_it.view import View
from wurf.thinking.reference import Opening, Reference

if TYPE_CHECKING:
    from wurf.thinking.reference import Shares

__all__ = ["reference"]

CANDIDATES: Final = 5
SOUGHT: Final = 240  # drops that are simulated to find them, with normal effort
LEAST_SOUGHT: Final = 12


def reference(game: DropIt, setup: Setup, *, compiled: bool = True) -> Reference:
    """There is nothing to compile."""
    return Dropper(game)


class Dropper:
    version = 1
    normal_effort = 32  # hands
    most_effort = 1 << 20

    def __init__(self, game: DropIt) -> None:
        self._tables, self._judge = game.tables, judge(game, "hard")

    def kind(self, state: State) -> str:
        return "deal" if state.phase == DEAL else "slip"

    def candidates(self, view: View, effort: int, seed: int) -> list[Action]:
        if view.state.phase != DROP:
            return [*rules.legal(self._tables, view.state, view.seat)]
        judged = self._judge.evaluate(view, max(LEAST_SOUGHT, SOUGHT * effort // self.normal_effort), seed)
        return [one.action for one in sorted(judged, key=lambda one: -one.chance)[:CANDIDATES]]

    def sample(self, view: View, openings: Sequence[Opening], first: int, count: int, seed: int) -> Shares:
        import numpy as np

        return np.array([self._after(view.state, opening, first, count, seed) for opening in openings])

    def _after(self, state: State, opening: Opening, first: int, count: int, seed: int) -> list[list[float]]:
        for _, action in opening:
            state = rules.apply(self._tables, state, action)
        if state.phase in (DEAL, HAND):
            return [self._value(state, Dice(str(seed), number)) for number in range(first, first + count)]
        return [self._value(state, Dice(str(seed), first))] * count

    def _value(self, state: State, dice: Dice) -> list[float]:
        """Each seat's chance, once nature and the reference player have come to the next drop."""
        while state.phase not in (DROP, OVER):
            state = rules.apply(self._tables, state, self._next(state, dice))
        if state.phase == OVER:
            scores = [rules.score(state, side) for side in range(len(state.sides))]
            won = [float(score == max(scores)) / scores.count(max(scores)) for score in scores]
        else:
            won = chances(state)
        return [won[rules.side_of(state.variant, seat)] for seat in range(state.variant.seats)]

    def _next(self, state: State, dice: Dice) -> Action:
        if state.phase == JOKER:
            side = state.sides[rules.side_of(state.variant, rules.active(state))]
            return Joker(joker_pays(self._tables, state, side) > 0)
        if state.phase == EXTRAS:
            shares = rules.extras(state)
            return shares[dice.below(len(shares))]
        return rules.nature(self._tables, state, dice)
