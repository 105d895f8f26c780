"""Scratch Island's bots. All of them see only what is uncovered.

The medium bot lays each motif where it is worth most at the moment. The hard bot picks its candidates in the same way,
and then compares them by rollouts on sampled islands and dice. These show what a choice leads to: keys and chests,
races for the rewards, snakes, what others make of the dice it leaves, and who has more points at the end.
"""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Final

from wurf.core.engine import Engine
from wurf.core.rng import derive, mixed
from wurf.games.scratch_island import evaluation, placing, rules
from wurf.games.scratch_island.actions import Action, decode
from wurf.games.scratch_island.distances import CELLS, FAR, TARGETS, distances, targets
from wurf.games.scratch_island.evaluation import (
    DICE,
    LEFT,
    POINT,
    SEATS,
    SNAKES,
    SYMBOLS,
    UNDER_CROSS,
    WORTHS,
    Insight,
    Table,
    Work,
)
from wurf.games.scratch_island.grid import Grid, has
from wurf.games.scratch_island.maps import STEPS, Figures, cells_in, contents, merged
from wurf.games.scratch_island.rollouts import SPREAD, SURE, ponder
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
    Map,
    Player,
    State,
    Tables,
)
from wurf.games.scratch_island.view import View
from wurf.thinking import Judge, Judged

if TYPE_CHECKING:
    from wurf.games.scratch_island import ScratchIsland

__all__ = ["COUNTED", "judge", "turns", "whims"]

COUNTED: Final = ("combine", "scratch")
EFFORT: Final = 1_000_000  # positions valued for one choice: about a tenth of a second on one core
INTERPRETED_EFFORT: Final = 2_500
GAME: Final = 1000  # positions valued in one rollout, roughly
ROLLS: Final = 2  # how many a rollout lasts, after the one on the table
CANDIDATES: Final = 10  # choices that are compared by rollouts
ROUNDS: Final = 3  # of comparing them, each with about half of the choices before
NEARLY: Final = 0.99  # of the chance is winning; the margin of the win makes up the rest


def judge(game: ScratchIsland, level: str, *, compiled: bool = True, threads: int = 1) -> Judge[Action, View]:
    """The judge of a level. Both run in a single thread: `threads` is not used."""
    return Casual(game, CASUAL) if level == "medium" else Planner(game, STRONG, compiled=compiled)


def whims(game: ScratchIsland, view: View) -> list[tuple[Action, int]]:
    """A child likes crosses and chests that it can get now, and seldom puts a die aside that it can use."""
    return [(decode(action), liking(game.tables, view.state, action)) for action in choices(game.tables, view.state)]


def turns(state: State) -> int:
    """How often the dice were rolled."""
    return state.round * len(state.players)


def choices(tables: Tables, here: State) -> list[int]:
    """The legal actions of the active seat, as the kernels' ints."""
    options = rules.legal(tables, here, here.active)
    return [rules.nth(tables, here, options, index) for index in range(rules.count(options))]


def liking(tables: Tables, here: State, action: int) -> int:
    kind = action >> 32
    if kind != PLACED and kind != COMBINED:
        return 1
    island = here.maps[here.active]
    for square in range(placing.SQUARES):
        cell = (action & 255) + tables.offsets[((action >> 8) & 255) * placing.SQUARES + square]
        if has(island.crosses, cell) or cell in tables.corners:
            return 1000
    return 20


# [distance]: hundredths of a point, fitted to how thousands of games went on
NEAR_OPEN: Final = (230, 230, 230, 185, 140, 100, 60, 30, 5, -30, -60, -80, -100, -115, -130, -150)
NEAR_LOCKED: Final = (150, 150, 150, 90, 60, 25, -30, -50, -60, -80, -95, -110, -120, -130, -140, -160)
NEAR_CROSS: Final = (75, 75, 75, 40, 15, -10, -40, -40, -40, -45, -50, -55, -60, -65, -70, -90)


def nearness(*scales: int, sight: int = FAR) -> tuple[int, ...]:
    """`Insight.nearness`, scaled for an open chest, a locked one and a cross; beyond `sight` all is equally far."""
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
    """The same game padded to four seats and five dice, so that compiled code has a single type for all games, and who
    is really there. A seat that is not has nothing to scratch, and is skipped (S23)."""
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
    """One position, prepared for evaluation."""

    def __init__(self, game: ScratchIsland, here: State) -> None:
        tables, figures = game.tables, game.layout.figures
        self.tables, self.seat, self.here = tables, here.active, here
        self.state, self.table = padded((tables.board[0], tables.board[1], tables.board[2]), here)
        self.work = _room()
        for seat, (island, player) in enumerate(zip(here.maps, here.players, strict=True)):
            self._explore(figures, seat, island, player)
        self.work.gaps[:], self.work.left[:] = self.work.gaps0, self.work.left0

    def _explore(self, figures: Figures, seat: int, island: Map, player: Player) -> None:
        work, known = self.work, contents(figures, island)
        goals = targets(self.tables, island)
        far = distances(self.tables.board, self.tables.corners, island.rocks, island.east, island.south, tuple(goals))
        path = cells_in(player.path)
        for target, goal in enumerate(goals):
            at, here = seat * TARGETS + target, target * CELLS
            work.goals[at] = goal
            work.gaps0[at] = min([far[here + cell] for cell in path] or [far[here + island.boat] + 1])
        work.ways[seat * TARGETS * CELLS : seat * TARGETS * CELLS + len(far)] = far
        taken = {island.boat, *goals, *cells_in(island.rocks)}
        plain = [cell for cell in figures.cells if cell not in taken]
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
    """Chooses what is worth most at the moment.

    The worth of a choice, in points, is added to the lead, which becomes a chance by the curve that rollouts end with:
    see `rollouts.prospect`.
    """

    # The root mean square error of the chance against the share won in rollouts to the end of the game, less their own
    # noise, at 42 choices of dice between medium bots.
    ERROR: Final = 0.25

    normal_effort = 1

    def __init__(self, game: ScratchIsland, insight: Insight) -> None:
        self._game, self._insight = game, insight

    def evaluate(self, view: View, effort: int, seed: int) -> list[Judged[Action]]:
        here = view.state
        actions = choices(self._game.tables, here)
        return self._glanced(here, actions, self.promises(Scene(self._game, here), actions))

    def margin(self, view: View) -> float:
        return 0.0

    def _glanced(self, here: State, actions: list[int], promises: list[int]) -> list[Judged[Action]]:
        mine = here.players[here.active]
        others = [player.points for seat, player in enumerate(here.players) if seat != here.active]
        lead = POINT * (mine.points - max(others, default=mine.points))
        spread = POINT * (SPREAD - max(player.opened.bit_count() for player in here.players))
        found = []
        for action, promise in zip(actions, promises, strict=True):
            ahead = lead + promise
            found.append(Judged(decode(action), 0.5 + 0.5 * NEARLY * ahead / (abs(ahead) + spread), self.ERROR))
        return found

    def promises(self, scene: Scene, actions: list[int]) -> list[int]:
        tables, state, seat, work, insight = scene.tables, scene.state, scene.seat, scene.work, self._insight
        evaluation.look(tables, state, insight, seat, work)
        danger = evaluation.danger_of(state, insight, seat, work)
        if state.phase == SCRATCH:
            return [evaluation.scratching(seat, action & 255, danger, work) for action in actions]
        evaluation.judge(
            tables, state, insight, seat, state.free & scene.table.dice if state.phase == TAKE else state.hand, work
        )
        motifs = [max(work.best[die * 3], 0) for die in range(DICE)]
        if state.phase == TAKE:
            return [sum(motifs[die] for die in range(DICE) if action >> die & 1) for action in actions]
        risky = evaluation.risky_cells(seat, work)
        in_hand = sum(motifs[die] for die in range(DICE) if state.hand >> die & 1)
        found = []
        for action in actions:
            kind, die, orientation, place = action >> 32, action >> 16 & 7, action >> 8 & 255, action & 255
            value = 0 if kind == PASSED else evaluation.laying(tables, risky, danger, orientation, place, work)
            found.append(value if kind == COMBINED else value + in_hand - motifs[die])
        return found


class Planner(Casual):
    """Compares the most promising choices by rollouts."""

    def __init__(self, game: ScratchIsland, insight: Insight, *, compiled: bool) -> None:
        super().__init__(game, insight)
        self.normal_effort = EFFORT if compiled else INTERPRETED_EFFORT
        self.engine = Engine(ponder, compiled=compiled)
        self._tables, self._taught = self.engine.tables(game.tables), self.engine.tables(insight)

    def evaluate(self, view: View, effort: int, seed: int) -> list[Judged[Action]]:
        """The most promising choices are compared by rollouts, then the better half of them, and so on, with the same
        total of rollouts each time. If there is nothing to compare, the choices keep the medium bot's values."""
        here = view.state
        actions = choices(self._game.tables, here)
        scene = Scene(self._game, here)
        promises = self.promises(scene, actions)
        different = {alike(here, action): index for index, action in reversed([*enumerate(actions)])}
        kept = sorted(different.values(), key=lambda index: (-promises[index], index))[:CANDIDATES]
        rollouts = effort // GAME // ROUNDS
        if here.phase == SCRATCH or len(kept) == 1 or rollouts < len(kept):
            return self._glanced(here, actions, promises)
        work, rng = self.engine.work(scene.work), derive(str(seed), "rollouts")
        totals, squares, played = dict.fromkeys(kept, 0), dict.fromkeys(kept, 0), 0
        for _ in range(ROUNDS):
            rng = mixed(rng)
            for index in kept:
                total, square = self.engine.run(
                    self._tables,
                    scene.state,
                    actions[index],
                    scene.table,
                    self._taught,
                    self._taught,
                    rng,
                    rollouts // len(kept),
                    ROLLS,
                    work,
                )
                totals[index] += total
                squares[index] += square
            played += rollouts // len(kept)
            kept = sorted(kept, key=lambda index: (-totals[index], index))[: max(2, len(kept) // 2)]
        return [judged(decode(actions[index]), totals[index], squares[index], played) for index in kept]


def judged(action: Action, total: int, squares: int, rollouts: int) -> Judged[Action]:
    """A choice with its chance and standard error, from the sum of its rollouts' results and of their squares. A result
    is -SURE to SURE, and a little beyond for the margin. NEARLY all of the chance is winning or losing; the rest makes
    a large win better than a small one."""
    mean = total / rollouts
    clear = min(abs(mean), SURE) / SURE
    beyond = min(max(abs(mean) - SURE, 0), SURE) / SURE
    part = NEARLY * clear + (1 - NEARLY) * beyond
    variance = max(squares / rollouts - mean * mean, 0) / max(rollouts - 1, 1)
    return Judged(action, 0.5 + (part if mean >= 0 else -part) / 2, NEARLY * sqrt(variance) / SURE / 2)


def alike(state: State, action: int) -> tuple[int, ...]:
    """A key that is the same for actions that only use different dice with the same motif."""
    if state.phase == TAKE:
        return tuple(sorted(motif for die, motif in enumerate(state.faces) if action >> die & 1))
    return action >> 32, state.faces[action >> 16 & 7], action & 0xFFFF
