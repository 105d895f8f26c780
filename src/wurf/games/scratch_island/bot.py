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
from wurf.games.scratch_island import placing, plan, rules, thought
from wurf.games.scratch_island.editions import UNTOLD
from wurf.games.scratch_island.grid import Grid, has
from wurf.games.scratch_island.maps import STEPS, cells_in, contents, merged
from wurf.games.scratch_island.plan import (
    DICE,
    LEFT,
    SEATS,
    SNAKES,
    SYMBOLS,
    UNDER_CROSS,
    WORTHS,
    Insight,
    Table,
    Work,
)
from wurf.games.scratch_island.rules import COMBINED, PASSED, PLACED
from wurf.games.scratch_island.state import (
    CHEST,
    CHESTS,
    KEY,
    KINDS,
    SCRATCH,
    SNAKE,
    TAKE,
    TREASURE,
    Box,
    Legal,
    Map,
    Player,
    State,
)
from wurf.games.scratch_island.view import View
from wurf.games.scratch_island.ways import CELLS, FAR, TARGETS, distances, targets

__all__ = ["COUNTED", "View", "outlook", "thinker", "turns"]

COUNTED: Final = ("combine", "scratch")
GAME: Final = 1000  # positions that are valued in a game played on in thought, about
ROLLS: Final = 2  # that a game is played on, after the one on the table
CANDIDATES: Final = 10  # choices that are played on
ROUNDS: Final = 3  # of comparing them, each with about half of those before
in_machine_code = cache(in_machine_code_of)  # each kernel only once in a process


def outlook(view: View) -> State:
    return view.state


def turns(state: State) -> int:
    """How often the dice were rolled."""
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
    """How likely a child is to choose this, against other choices: it likes crosses and chests that it can get now."""
    kind = action >> 32
    if kind != PLACED and kind != COMBINED:
        return 1
    island = here.maps[here.active]
    liked = 20
    for square in range(placing.SQUARES):
        cell = (action & 255) + box.offsets[((action >> 8) & 255) * placing.SQUARES + square]
        if has(island.crosses, cell):
            liked = 1000
        for corner in box.corners:
            if corner == cell:
                liked = 1000
    return liked


# [distance]: what experience tells, in hundredths of a point: fitted to how thousands of games went on
NEAR_OPEN: Final = (230, 230, 230, 185, 140, 100, 60, 30, 5, -30, -60, -80, -100, -115, -130, -150)
NEAR_LOCKED: Final = (150, 150, 150, 90, 60, 25, -30, -50, -60, -80, -95, -110, -120, -130, -140, -160)
NEAR_CROSS: Final = (75, 75, 75, 40, 15, -10, -40, -40, -40, -45, -50, -55, -60, -65, -70, -90)


def nearness(*scales: int, sight: int = FAR) -> tuple[int, ...]:
    """For an open chest, a locked one, and a cross, of POINT each; beyond somebody's sight all is equally far."""
    found: list[int] = []
    for scale, table in zip(scales, (NEAR_OPEN, NEAR_LOCKED, NEAR_CROSS), strict=True):
        found.extend(table[min(distance, sight, len(table) - 1)] * scale // 100 for distance in range(FAR + 1))
    return tuple(found)


CASUAL: Final = Insight(
    nearness=nearness(256, 0, 256, sight=6), point=256, key=500, symbol=256, behind=256, sand=10, bite=0, bite_hand=0
)
STRONG: Final = Insight(
    nearness=nearness(256, 256, 500), point=223, key=500, symbol=256, behind=128, sand=10, bite=300, bite_hand=300
)


def padded(board: Grid, state: State) -> tuple[State, Table]:
    """The same game for four seats and five dice, so that all games are of one kind for compiled code, and who is
    really there. Whoever is not there has nothing to scratch, and is passed over (S23)."""
    seats, dice = len(state.players), len(state.faces)
    nobody = Player(board, 0, 0, (0,) * KINDS, 0, 0)
    rolled = (rules.roller(state) - state.first) % SEATS
    state = state._replace(
        rolled=rolled,
        faces=state.faces + (0,) * (DICE - dice),
        players=state.players + (nobody,) * (SEATS - seats),
        maps=state.maps + (state.maps[0],) * (SEATS - seats),
    )
    return state, Table(state.active, seats, (1 << dice) - 1)


def _room() -> Work:
    return Work(
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


class Scene:
    """One position made ready for thinking."""

    def __init__(self, game: Any, here: State) -> None:
        box, figures = game.tables, game.layout.figures
        self.box, self.seat = box, here.active
        self.state, self.table = padded((box.board[0], box.board[1], box.board[2]), here)
        self.work = _room()
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
        plan.judge(
            box, state, insight, seat, state.free & scene.table.dice if state.phase == TAKE else state.hand, work
        )
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
        """Compiled, all is made ready now, which takes a while unless it is in the cache."""
        super().__init__(game, insight)
        self._made: Any = _in_arrays if compiled else _as_it_is
        self._ponder: Any = in_machine_code(thought.ponder) if compiled else thought.ponder
        self._tables, self._taught = self._made(game.tables), self._made(insight)
        nothing = rules.start(SEATS, DICE, 1, UNTOLD, 0)
        self._ponder(
            self._tables, nothing, -1, Table(0, 1, 0), self._taught, self._taught, 0, 0, ROLLS, self._made(_room())
        )

    def values(self, here: State, actions: list[int], effort: int) -> dict[int, int]:
        """All choices are played on, then the better half of them, and so on, each time in as many games together."""
        scene = Scene(self._game, here)
        promises = self.promises(scene, actions)
        different = {alike(here, action): index for index, action in reversed([*enumerate(actions)])}
        kept = sorted(different.values(), key=lambda index: (-promises[index], index))[:CANDIDATES]
        games = effort // GAME // ROUNDS
        if here.phase == SCRATCH or len(kept) == 1 or games < len(kept):
            return dict(enumerate(promises))
        work, rng = self._made(scene.work), derive(str(here).replace("edition=(0, 0, 0)", "edition=0"), "thought")
        totals = dict.fromkeys(kept, 0)
        for _ in range(ROUNDS):
            rng = mixed(rng)
            for index in kept:
                totals[index] += self._ponder(
                    self._tables,
                    scene.state,
                    actions[index],
                    scene.table,
                    self._taught,
                    self._taught,
                    rng,
                    games // len(kept),
                    ROLLS,
                    work,
                )
            kept = sorted(kept, key=lambda index: (-totals[index], index))[: max(2, len(kept) // 2)]
        return {index: totals[index] for index in kept}


def alike(state: State, action: int) -> tuple[int, ...]:
    """What an action comes to, whichever of several dice with the same motif it uses."""
    if state.phase == TAKE:
        return tuple(sorted(motif for die, motif in enumerate(state.faces) if action >> die & 1))
    return action >> 32, state.faces[action >> 16 & 7], action & 0xFFFF


def _in_arrays(tables: Any) -> Any:
    return tables_for_compiled(tables._make(tuple(table) if isinstance(table, list) else table for table in tables))


def _as_it_is(tables: Any) -> Any:
    return tables


def thinker(game: Any, level: str, *, compiled: bool) -> Casual:
    if level == "medium":
        return Casual(game, CASUAL)
    return Planner(game, STRONG, compiled=compiled)
