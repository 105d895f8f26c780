"""Quadrata's reference player: the hard bot's look at the race, one move deep.

Nothing is drawn at random, and no playout is needed: the race says how likely everybody is to win (`race.py`), and
before a roll that is averaged over the six dice. There are two samples: what a position seems worth at once, and what
it is worth looking further: a move and a roll deeper for a choice, more exactly for a roll. How much they differ is the
error.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from wurf.core.bases import KernelGame
from wurf.core.game import NATURE, Setup
from wurf.games.quadrata import rules
from wurf.games.quadrata.actions import Action
from wurf.games.quadrata.bot import Planner
from wurf.games.quadrata.playing_on import ended
from wurf.games.quadrata.race import after_rounds, race
from wurf.games.quadrata.state import BEGIN, MOVE, OVER, ROLL, State, Tables
from wurf.games.quadrata.view import View
from wurf.thinking.reference import Opening, Reference

if TYPE_CHECKING:
    from wurf.thinking.reference import Shares

__all__ = ["Racer", "reference"]

Quadrata = KernelGame[State, Action, View, Tables]
DEPTHS: Final = 2
FACES: Final = 6
CANDIDATES: Final = 2
REMEMBERED: Final = 256  # positions: choices are compared in the same ones again and again
GLANCING: Final = 3_000  # parts of gaps for a first look
LOOKING: Final = 200_000  # and for a thorough one

Chances = list[float]


def reference(game: Quadrata, setup: Setup, *, compiled: bool = True) -> Reference:
    return Racer(game, compiled=compiled)


class Racer:
    version = 1
    normal_effort = most_effort = DEPTHS

    def __init__(self, game: Quadrata, *, compiled: bool) -> None:
        self._game, self._tables = game, game.tables
        self._planner = Planner(game, compiled=compiled)
        self.moves = lru_cache(maxsize=REMEMBERED)(self._moves)

    def kind(self, state: State) -> str:
        return "roll"

    def candidates(self, view: View, effort: int, seed: int) -> list[Action]:
        """The moves after which the race looks best."""
        valued = self.moves(view.state, LOOKING)
        return [action for action, _, _ in valued[:CANDIDATES]]

    def sample(self, view: View, openings: Sequence[Opening], first: int, count: int, seed: int) -> Shares:
        import numpy as np

        depths = sorted({number % DEPTHS for number in range(first, first + count)})
        found = {depth: [self._after(view.state, opening, depth) for opening in openings] for depth in depths}
        return np.array([[found[n % DEPTHS][at] for n in range(first, first + count)] for at in range(len(openings))])

    def _after(self, state: State, opening: Opening, depth: int) -> Chances:
        if state.phase != MOVE:
            for _, action in opening:
                state = rules.apply(self._tables, state, NATURE, self._game.encode(action))
            return self.value(state, LOOKING if depth else GLANCING)
        moves = self.moves(state, LOOKING)
        if opening:
            moves = [one for one in moves if one[0] == opening[0][1]]
        _, after, chances = moves[0]
        return self.value(after, LOOKING) if depth else chances

    def value(self, state: State, effort: int) -> Chances:
        """Each seat's chance if the reference player goes on: looked at until the next move is made."""
        if state.phase == OVER:
            return self._shared(state)
        if state.phase == MOVE:
            return self.moves(state, effort)[0][2]
        if state.phase == ROLL:
            rolled = [self._rolled(state, face) for face in range(FACES)]
            return _mean([self.value(after, effort) for after in rolled], [1.0] * FACES)
        return self._begun(state)

    def _begun(self, state: State) -> Chances:
        """Before it is known who begins: nobody is ahead in this round, and to begin is worth little."""
        return after_rounds([sum(player.scores) for player in state.players], state.rounds - state.round + 1)

    def _moves(self, here: State, effort: int) -> list[tuple[Action, State, Chances]]:
        """The active seat's moves, what they lead to, and the chances then, the best first."""
        actions, afters = self._planner.looked(here, effort)
        found = [(action, after, self._raced(here, after)) for action, after in zip(actions, afters, strict=True)]
        found.sort(key=lambda one: -one[2][here.active])
        return found

    def _raced(self, here: State, after: State) -> Chances:
        if after.phase == OVER:
            return self._shared(after)
        if ended(here, after) or after.phase == BEGIN:
            return self._begun(after)
        before = [sum(player.scores) for player in after.players]
        prospects = self._planner.prospects(here, after, last=False)
        return race(prospects, here.active, before, after.rounds - after.round)

    def _rolled(self, state: State, face: int) -> State:
        return rules.apply(self._tables, state, NATURE, rules.outcome(self._tables, state, face))

    def _shared(self, state: State) -> Chances:
        scores = [rules.score(self._tables, state, seat) for seat in range(len(state.players))]
        return [float(score == max(scores)) / scores.count(max(scores)) for score in scores]


def _mean(chances: Sequence[Chances], weights: Sequence[float]) -> Chances:
    total = sum(weights)
    return [
        sum(w * one[seat] for w, one in zip(weights, chances, strict=True)) / total for seat in range(len(chances[0]))
    ]
