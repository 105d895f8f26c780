"""Scratch Island's reference player: the hard bot's values one motif deep, on sampled islands, to the end of the game.

It knows what everybody knows. What a cell hides is drawn when it is scratched, by its place alone, so all choices are
compared on the same islands and dice.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from wurf.core.engine import Engine
from wurf.core.game import NATURE, Setup
from wurf.core.rng import Dice, derive, mixed
from wurf.games.scratch_island import rules
from wurf.games.scratch_island.actions import Action, decode
from wurf.games.scratch_island.bot import STRONG, Casual, Scene, alike, choices, padded
from wurf.games.scratch_island.evaluation import SEATS, Insight, Table, Work
from wurf.games.scratch_island.rollouts import play_on
from wurf.games.scratch_island.state import DEAL, SCRATCH, State, Tables
from wurf.games.scratch_island.view import View
from wurf.thinking.reference import Opening, Reference, Sampling

if TYPE_CHECKING:
    from wurf.games.scratch_island import ScratchIsland
    from wurf.thinking.reference import Scores

__all__ = ["reference"]

CANDIDATES: Final = 6
PER_DEAL: Final = 16  # samples with the same maps, before they are dealt
MOST_ROLLS: Final = 1 << 20
MOST_SAMPLES: Final = 512


def reference(game: ScratchIsland, setup: Setup, *, compiled: bool = True) -> Reference:
    return Explorer(game, setup, compiled=compiled)


class Explorer(Sampling):
    normal_effort = 384

    def __init__(self, game: ScratchIsland, setup: Setup, *, compiled: bool) -> None:
        super().__init__(game, setup)
        self._island, self._casual = game, Casual(game, STRONG)
        self._engine = Engine(samples, compiled=compiled)
        self._tables, self._taught = self._engine.tables(game.tables), self._engine.tables(STRONG)
        self._found = self._engine.work(Found((0,) * (MOST_SAMPLES * SEATS)))

    def kind(self, state: State) -> str:
        return "deal" if state.phase == DEAL else "roll"

    def candidates(self, view: View, effort: int, seed: int) -> list[Action]:
        """Every cell that may be scratched next; of dice and places, those that promise most."""
        here = view.state
        actions = choices(self._island.tables, here)
        if here.phase == SCRATCH:
            return [decode(action) for action in actions]
        promises = self._casual.promises(Scene(self._island, here), actions)
        different = {alike(here, action): index for index, action in reversed([*enumerate(actions)])}
        kept = sorted(different.values(), key=lambda index: (-promises[index], index))[:CANDIDATES]
        return [decode(actions[index]) for index in kept]

    def _scores(self, view: View, openings: Sequence[Opening], first: int, count: int, seed: int) -> Scores:
        import numpy as np

        if view.state.phase == DEAL:
            return self._dealt(view.state, openings, first, count, seed)
        scene = Scene(self._island, view.state)
        work = self._engine.work(scene.work)
        found = [self._after(scene, opening, work, first, count, seed) for opening in openings]
        return np.array(found)

    def _after(self, scene: Scene, opening: Opening, work: Work, first: int, count: int, seed: int) -> Scores:
        import numpy as np

        root, action, rolled = scene.state, -1, 0
        for seat, made in opening:
            if seat == NATURE:
                known = self._island.apply(scene.here, NATURE, made)
                root, rolled = padded(self._board(), known)[0], 1
            else:
                action = self._island.encode(made)
        seats, parts = self._setup.seats, []
        for start in range(first, first + count, MOST_SAMPLES):
            many = min(MOST_SAMPLES, first + count - start)
            self._engine.run(
                self._tables, root, action, rolled, scene.table, self._taught, seed, start, many, work, self._found
            )
            parts.append(np.array(self._found.scores[: many * seats], dtype=np.int64).reshape(many, seats))
        return np.concatenate(parts)

    def _board(self) -> tuple[int, int, int]:
        board = self._island.tables.board
        return board[0], board[1], board[2]

    def _dealt(self, state: State, openings: Sequence[Opening], first: int, count: int, seed: int) -> Scores:
        """Before the maps are dealt: on many of them, or on those of an opening."""
        import numpy as np

        game, parts = self._island, []
        for start in range(first, first + count, PER_DEAL):
            many = min(PER_DEAL, first + count - start)
            of_openings = []
            for opening in openings:
                deal = opening[0][1] if opening else game.nature(state, Dice(str(derive(str(seed), "deal", start)), 0))
                view = game.view(game.apply(state, NATURE, deal), None)
                of_openings.append(self._scores(view, [()], start, many, seed)[0])
            parts.append(np.array(of_openings))
        return np.concatenate(parts, axis=1)


class Found(NamedTuple):
    scores: Any  # [sample * seats + seat]


def samples(
    tables: Tables,
    root: State,
    action: int,
    rolled: int,
    table: Table,
    insight: Insight,
    seed: int,
    first: int,
    count: int,
    work: Work,
    found: Found,
) -> int:
    """Plays `count` games to the end after an action (-1 is none), and keeps the scores."""
    at = 0
    for sample in range(first, first + count):
        rng = mixed(seed ^ sample << 20)
        layer = rng ^ rng >> 31
        for gap in range(len(work.gaps)):
            work.gaps[gap] = work.gaps0[gap]
        for what in range(len(work.left)):
            work.left[what] = work.left0[what]
        end = play_on(tables, root, action, table, insight, insight, layer, MOST_ROLLS, rolled, work)
        for seat in range(table.seats):
            found.scores[at] = rules.score(tables, end, seat)
            at += 1
    return at
