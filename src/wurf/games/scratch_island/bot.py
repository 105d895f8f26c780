"""Scratch Island's bots. All of them see only what is uncovered.

A casual player lays each motif where it promises most at the moment. A strong one does so too to find out what may be
good, and then plays games on in thought, with drawn islands and dice, to see what it leads to: keys and chests, races
for the rewards, snakes, what others make of the dice it leaves, and who has more points at the end.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from wurf.core.kernel import compiled as in_machine_code_of
from wurf.core.kernel import kernel, tables_for_compiled
from wurf.core.rng import derive, mixed
from wurf.games.scratch_island import plan, rules
from wurf.games.scratch_island.grid import Grid, has
from wurf.games.scratch_island.maps import STEPS, cells_in, contents, merged
from wurf.games.scratch_island.plan import DICE, LEFT, POINT, SEATS, SYMBOLS, SNAKES, UNDER_CROSS, WORTHS, Insight, Work
from wurf.games.scratch_island.rules import COMBINED, PASSED, PLACED, TAKEN
from wurf.games.scratch_island.state import (
    CHEST,
    CHESTS,
    KEY,
    KINDS,
    SNAKE,
    TAKE,
    SCRATCH,
    TREASURE,
    UNKNOWN,
    Box,
    Legal,
    Map,
    Player,
    State,
)
from wurf.games.scratch_island.view import View
from wurf.games.scratch_island.ways import CELLS, FAR, TARGETS, distances, targets

__all__ = ["COUNTED", "View", "outlook", "thinker", "turns"]

COUNTED: Final = ("combine", "pass", "scratch")
GAME: Final = 2000
CANDIDATES: Final = 10
ROUNDS: Final = 3
in_machine_code = cache(in_machine_code_of)


def outlook(view: View) -> State:
    return view.state


def turns(state: State) -> int:
    """Rolls."""
    return state.round * len(state.players)


@kernel
def options(box: Box, here: State) -> Legal:
    return rules.legal(box, here, here.active)


@kernel
def count(options: Legal) -> int:
    return options.many


@kernel
def nth(box: Box, here: State, options: Legal, index: int) -> int:
    return rules.nth(box, here, options, index)


@kernel
def fancy(box: Box, here: State, action: int) -> int:
    """How likely a child is to choose this, against other choices: it likes large motifs, and red crosses and chests
    that it can get."""
    kind = action >> 32
    if kind != PLACED and kind != COMBINED:
        return 1
    island = here.maps[here.active]
    liked = 20
    for square in range(rules.SQUARES):
        cell = (action & 255) + box.offsets[((action >> 8) & 255) * rules.SQUARES + square]
        if has(island.crosses, cell):
            liked = 1000
        for corner in box.corners:
            if corner == cell:
                liked = 1000
    return liked


def fading(percent: int) -> tuple[int, ...]:
    """Nearness that falls to so many percent with each cell."""
    return tuple(POINT * percent**steps // 100**steps for steps in range(FAR)) + (0,)


CASUAL = Insight(fading(80), 256, 700, 256, 0, 700, 256, 256, 40, 0, 0)
STRONG = Insight(fading(86), 256, 700, 256, 80, 900, 180, 90, 30, 300, 300)


def padded(board: Grid, state: State) -> tuple[State, int]:
    """The same game for four seats and five dice, so that all games are of one kind for compiled code, and a mask of
    the dice that are really in it. Whoever is not there has nothing to scratch, and is passed over (S23)."""
    seats, dice = len(state.players), len(state.faces)
    nobody = Player(board, 0, 0, (0,) * KINDS, 0, 0)
    rolled = (rules.roller(state) - state.first) % SEATS
    state = state._replace(
        rolled=rolled,
        faces=state.faces + (0,) * (DICE - dice),
        players=state.players + (nobody,) * (SEATS - seats),
        maps=state.maps + (state.maps[0],) * (SEATS - seats),
    )
    return state, (1 << dice) - 1


class Scene:
    """One position made ready for thinking."""

    def __init__(self, game: Any, here: State) -> None:
        box, figures = game.tables, game.layout.figures
        self.box, self.seat = box, here.active
        self.state, self.dice = padded((box.board[0], box.board[1], box.board[2]), here)
        self.work = Work(
            ways=[FAR] * (SEATS * TARGETS * CELLS),
            goals=[-1] * (SEATS * TARGETS),
            plain=[0] * (SEATS * 3),
            safe=[0] * (SEATS * 3),
            gaps0=[FAR] * (SEATS * TARGETS),
            gaps=[FAR] * (SEATS * TARGETS),
            left0=[0] * (SEATS * LEFT),
            left=[0] * (SEATS * LEFT),
            pulls=[0] * TARGETS,
            finds=[0] * CELLS,
            leads=[0] * CELLS,
            best=[0] * (3 * (DICE + 1)),
        )
        for seat, (island, player) in enumerate(zip(here.maps, here.players, strict=True)):
            self._explore(figures, seat, island, player)
        self.work.gaps[:], self.work.left[:] = self.work.gaps0, self.work.left0

    def _explore(self, figures: Any, seat: int, island: Map, player: Player) -> None:
        work, known = self.work, contents(figures, island)
        goals = targets(self.box, island)
        far = distances(self.box.board, self.box.corners, island.rocks, island.east, island.south, tuple(goals))
        path = cells_in(player.path)
        for target, goal in enumerate(goals):
            at, here = seat * TARGETS + target, target * CELLS
            work.goals[at] = goal
            work.gaps0[at] = min([far[here + cell] for cell in path] or [far[here + island.boat] + 1])
        work.ways[seat * TARGETS * CELLS : seat * TARGETS * CELLS + len(far)] = far
        plain = [cell for cell in figures.cells if cell not in {island.boat, *goals, *cells_in(island.rocks)}]
        around = (island.boat + step for step in STEPS)
        work.plain[seat * 3 : seat * 3 + 3] = merged(plain)
        work.safe[seat * 3 : seat * 3 + 3] = merged([cell for cell in around if cell in plain])
        seen = list(known.values())
        at = seat * LEFT
        work.left0[at + SNAKES] = figures.snakes - seen.count(SNAKE)
        for kind, many in enumerate(figures.symbols):
            work.left0[at + SYMBOLS + kind] = many - seen.count(TREASURE + kind)
        work.left0[at + UNDER_CROSS] = int(not any(TREASURE <= known[cell] < KEY for cell in goals[CHESTS:]))
        work.left0[at + WORTHS] = sum(1 << which for which in range(CHESTS) if CHEST + which not in seen)


class Casual:
    """Does what promises most at the moment."""

    def __init__(self, game: Any, insight: Insight) -> None:
        self._game, self._insight = game, insight

    def values(self, here: State, actions: list[int], effort: int) -> dict[int, int]:
        return dict(enumerate(self.promises(Scene(self._game, here), actions)))

    def promises(self, scene: Scene, actions: list[int]) -> list[int]:
        box, state, seat, work, insight = scene.box, scene.state, scene.seat, scene.work, self._insight
        plan.look(box, state, insight, seat, work)
        danger = plan.danger_of(state, insight, seat, work)
        if state.phase == SCRATCH:
            return [plan.scratching(seat, action & 255, danger, work) for action in actions]
        plan.judge(box, state, insight, seat, state.free & scene.dice if state.phase == TAKE else state.hand, work)
        motifs = [max(work.best[die * 3], 0) for die in range(DICE)]
        if state.phase == TAKE:
            return [sum(motifs[die] for die in range(DICE) if action >> die & 1) for action in actions]
        risky = plan.risky_cells(seat, work)
        in_hand = sum(motifs[die] for die in range(DICE) if state.hand >> die & 1)
        found = []
        for action in actions:
            kind, die, orientation, place = action >> 32, action >> 16 & 7, action >> 8 & 255, action & 255
            value = 0 if kind == PASSED else plan.laying(box, risky, danger, orientation, place, work)
            found.append(value if kind == COMBINED else value + in_hand - motifs[die])
        return found


class Planner(Casual):
    """Plays on in thought what promises most."""

    def __init__(self, game: Any, insight: Insight, *, compiled: bool) -> None:
        super().__init__(game, insight)
        self._compiled = compiled
        self._ponder: Any = in_machine_code(plan.ponder) if compiled else plan.ponder
        self._tables = tables_for_compiled(game.tables) if compiled else game.tables
        self._taught = tables_for_compiled(insight) if compiled else insight

    def values(self, here: State, actions: list[int], effort: int) -> dict[int, int]:
        scene = Scene(self._game, here)
        promises = self.promises(scene, actions)
        games = effort // GAME
        if here.phase == SCRATCH or games < 2:
            return dict(enumerate(promises))
        work = arrays(scene.work) if self._compiled else scene.work
        rng = derive("Scratch Island", *map(str, (here.players, here.faces, here.hand, here.free)))
        kept = sorted(range(len(actions)), key=lambda index: -promises[index])[:CANDIDATES]
        totals = dict.fromkeys(kept, 0)
        each = games // (ROUNDS * len(kept))
        for _ in range(ROUNDS):
            rng = mixed(rng)
            for index in kept:
                totals[index] += self._ponder(
                    self._tables, scene.state, actions[index], scene.seat, scene.dice, self._taught, self._taught, rng, each, work
                )
            kept = sorted(kept, key=lambda index: -totals[index])[: max(2, len(kept) // 2)]
            each = games // (ROUNDS * len(kept))
        return {index: totals[index] for index in kept}


def arrays(work: Work) -> Work:
    import numpy as np

    return Work(*(np.asarray(numbers, dtype=np.int64) for numbers in work))


def thinker(game: Any, level: str, *, compiled: bool) -> Casual:
    if level == "medium":
        return Casual(game, CASUAL)
    return Planner(game, STRONG, compiled=compiled)
