"""Drop It's bots: they try drops with hands of their own, as physics would let them fall, and do the best one."""

from __future__ import annotations

from typing import Any, Final

from wurf.core.game import NATURE, Game
from wurf.core.rng import Dice, below, mixed
from wurf.games.drop_it import rules
from wurf.games.drop_it.actions import Action, Joker
from wurf.games.drop_it.judging import judge
from wurf.games.drop_it.state import JOKER, State
from wurf.games.drop_it.view import View, determinize

__all__ = ["COUNTED", "View", "player", "turns"]

COUNTED: Final = ("joker",)
# Simulated drops for one choice, and how many of them with the same aim
EFFORT: Final = {"easy": 0, "medium": 8, "hard": 60}
HANDS: Final = {"easy": 1, "medium": 1, "hard": 2}


def turns(state: State) -> int:
    return state.turn


def player(game: Game, level: str, effort: int | None) -> Aimer:
    return Aimer(game, EFFORT[level] if effort is None or level != "hard" else effort, HANDS[level])


class Aimer:
    """Tries as many drops as its effort allows. Without any it drops at random."""

    def __init__(self, game: Any, effort: int, hands: int) -> None:
        self._game, self._effort, self._hands = game, effort, hands

    def choose(self, view: View, seed: int) -> Action:
        state, rng = determinize(view, 0), mixed(mixed(seed))
        if state.phase == JOKER:
            return Joker(judge(self._game.box, state.variant, state.pile).worth > rules.JOKER_WORTH)
        drops = self._game.legal(state, view.seat)
        tried: list[tuple[int, Action]] = []
        for _ in range(max(1, self._effort // self._hands)):
            rng = mixed(rng)
            drop: Action = drops.sample(rng)
            tried.append((self._value(state, view.seat, drop, rng), drop))
        best = max(value for value, _ in tried)
        good = [drop for value, drop in tried if value == best]
        return good[below(mixed(rng), len(good))]

    def _value(self, state: State, seat: int, drop: Action, seed: int) -> int:
        """What a drop brings with some hands; they are its own dice, not the table's."""
        if not self._effort:
            return 0
        return sum(self._points(state, seat, drop, Dice(str(seed), hand)) for hand in range(self._hands))

    def _points(self, state: State, seat: int, drop: Action, dice: Dice) -> int:
        here = self._game.apply(state, seat, drop)
        while self._game.pending(here).nature:
            here = self._game.apply(here, NATURE, self._game.nature(here, dice))
        if here.phase == JOKER:
            worth = judge(self._game.box, here.variant, here.pile).worth
            return max(0, worth - rules.JOKER_WORTH)
        scored: int = here.scored
        return scored
