"""What cells, motifs and positions are worth, as kernels.

Only what is printed or uncovered is used, and the counts of what is left: a bot does not know what is covered.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from wurf.core.kernel import kernel, lowest
from wurf.games.scratch_island import placing, rules
from wurf.games.scratch_island.distances import CELLS, FAR, TARGETS
from wurf.games.scratch_island.grid import BITS, Grid, added, common, has, many, without
from wurf.games.scratch_island.placing import SQUARES
from wurf.games.scratch_island.state import ALL_CHESTS, CHESTS, KINDS, State, Tables

__all__ = [
    "POINT",
    "Insight",
    "Table",
    "Work",
    "danger_of",
    "grid_at",
    "judge",
    "laying",
    "look",
    "risky_cells",
    "scratching",
    "standing",
]

POINT: Final = 256  # the unit of values: one point
SEATS: Final = 4
DICE: Final = 5
REACH: Final = 3  # cells of a motif beyond the first
NOWHERE: Final = -(1 << 30)

# Kinds of target
OPEN: Final = 0  # a chest whose key is found
LOCKED: Final = 1
CROSS: Final = 2
DISTANCES: Final = FAR + 1

# What is not uncovered yet on an island, [seat * LEFT + ...]
LEFT: Final = 8
SNAKES: Final = 0
SYMBOLS: Final = 1  # and three more: the kinds
UNDER_CROSS: Final = 5  # 1 if a treasure symbol waits under a cross
WORTHS: Final = 6  # a mask of the chests' points


class Insight(NamedTuple):
    """How a player values things, in points × POINT."""

    nearness: tuple[int, ...]  # [what * DISTANCES + distance]: of an open chest, a locked one, a cross
    point: int  # a point that is scored
    key: int  # that is found, besides the chest that it opens
    symbol: int  # that completes a row, as a share of its reward; with n missing, one is worth 1/n of that
    behind: int  # the same if somebody else lacks fewer
    sand: int  # a cell as such
    bite: int  # lost by a snake
    bite_hand: int  # and with it, another die


class Table(NamedTuple):
    """The seat to evaluate for, and which seats and dice take part: states for compiled code always have four seats and
    five dice."""

    me: int
    seats: int
    dice: int  # a mask


class Work(NamedTuple):
    """The working memory of an evaluation. Of what changes during a rollout, `...0` keeps the present values."""

    ways: Any  # [(seat * TARGETS + target) * CELLS + cell]: the distance of a target
    goals: Any  # [seat * TARGETS + target]: its cell; -1 if there is none
    plain: Any  # [seat * 3 + word]: the cells that may hide snakes or symbols
    safe: Any  # [seat * 3 + word]: those that never hide a snake, next to the boat
    gaps0: Any
    gaps: Any  # [seat * TARGETS + target]: its distance from the path
    left0: Any
    left: Any  # [seat * LEFT + what]
    pulls: Any  # [target]: what it is, as in `Insight.nearness`; -1 if it is of no use
    finds: Any  # [cell]: what scratching it is worth, by what it may hide
    leads: Any  # [cell]: and by where it leads
    best: Any  # [die * 3 + ...]: the value, orientation and place of its motif; one more for a combined motif


# What cells are worth


@kernel
def grid_at(words: Any, seat: int) -> Grid:
    return (words[seat * 3], words[seat * 3 + 1], words[seat * 3 + 2])


@kernel
def risky_cells(seat: int, work: Work) -> Grid:
    """The cells that may hide a snake."""
    return without(grid_at(work.plain, seat), grid_at(work.safe, seat))


@kernel
def risk(state: State, seat: int, work: Work) -> int:
    """The probability × POINT that a cell which may hide a snake does."""
    risky = many(without(risky_cells(seat, work), state.players[seat].path))
    return work.left[seat * LEFT + SNAKES] * POINT // risky if risky else 0


@kernel
def symbol_worth(tables: Tables, state: State, insight: Insight, seat: int, kind: int) -> int:
    """What one more symbol is worth: its share of a reward that others may get first (S19)."""
    if state.closed[kind]:
        return 0
    needed = tables.places[kind] - state.players[seat].found[kind]
    others = tables.places[kind]
    for other in range(SEATS):
        if other != seat:
            others = min(others, tables.places[kind] - state.players[other].found[kind])
    return tables.rewards[kind] * (insight.symbol if needed <= others else insight.behind) // needed


@kernel
def target_of(state: State, seat: int, target: int, work: Work) -> int:
    """The kind of a target; -1 if it is no longer of use."""
    goal = work.goals[seat * TARGETS + target]
    player = state.players[seat]
    if goal < 0 or has(player.path, goal):
        return -1
    if target >= CHESTS:
        return CROSS if player.keys != ALL_CHESTS else -1
    return OPEN if (player.keys >> state.maps[seat].colours[target]) & 1 else LOCKED


@kernel
def crosses_left(state: State, seat: int) -> int:
    return max(many(without(state.maps[seat].crosses, state.players[seat].path)), 1)


@kernel
def chest_points(tables: Tables, state: State, seat: int, work: Work) -> int:
    """What a chest holds on average."""
    points = 0
    for which in range(CHESTS):
        if (work.left[seat * LEFT + WORTHS] >> which) & 1:
            points += tables.worth[which]
    return points // max(CHESTS - state.players[seat].opened.bit_count(), 1)


@kernel
def look(tables: Tables, state: State, insight: Insight, seat: int, work: Work) -> None:
    """Work out what the cells within reach are worth, into `work`."""
    island = state.maps[seat]
    player = state.players[seat]
    at = seat * LEFT
    symbols = 0
    worth = 0
    for kind in range(KINDS):
        symbols += work.left[at + SYMBOLS + kind]
        worth += work.left[at + SYMBOLS + kind] * symbol_worth(tables, state, insight, seat, kind)
    mean = worth // symbols if symbols else 0  # of a symbol
    under_cross = work.left[at + UNDER_CROSS]
    plain = without(grid_at(work.plain, seat), player.path)
    in_sand = insight.sand + (symbols - under_cross) * mean // max(many(plain), 1)

    covered = crosses_left(state, seat)
    missing = CHESTS - player.keys.bit_count()
    keys = missing * (insight.key - insight.nearness[CROSS * DISTANCES])
    for target in range(TARGETS):
        what = target_of(state, seat, target, work)
        work.pulls[target] = what
        if what == LOCKED:  # its key opens it
            gap = work.gaps[seat * TARGETS + target]
            keys += insight.nearness[OPEN * DISTANCES + gap] - insight.nearness[LOCKED * DISTANCES + gap]
    under_a_cross = (keys + under_cross * mean) // covered
    in_chest = chest_points(tables, state, seat, work) * insight.point - insight.nearness[OPEN * DISTANCES]

    free, rocks, near = placing.ground(tables, island, player)
    open_cells = added(free, rocks)
    near = common(near, open_cells)
    for _ in range(REACH):
        near = added(near, common(placing.neighbours(island, near), open_cells))
    for word in range(3):
        bits = near[word]
        while bits:
            cell = word * BITS + lowest(bits)
            bits &= bits - 1
            find = in_sand if has(plain, cell) else 0
            if has(island.crosses, cell):
                find = under_a_cross
            lead = 0
            for target in range(TARGETS):
                what = work.pulls[target]
                there = work.ways[(seat * TARGETS + target) * CELLS + cell]
                before = work.gaps[seat * TARGETS + target]
                if what >= 0 and there < before:
                    nearer = insight.nearness[what * DISTANCES + there] - insight.nearness[what * DISTANCES + before]
                    lead += nearer * missing // covered if what == CROSS else nearer
                    if there == 0 and what == OPEN:
                        find = in_chest
            work.finds[cell] = find
            work.leads[cell] = lead


@kernel
def danger_of(state: State, insight: Insight, seat: int, work: Work) -> int:
    """What a snake under a cell would cost, times how likely it is there."""
    lost = insight.bite
    if state.hand:
        lost += insight.bite_hand
    return risk(state, seat, work) * lost // POINT


@kernel
def laying(tables: Tables, risky: Grid, danger: int, orientation: int, place: int, work: Work) -> int:
    """What a motif is worth there: what it may find, the best way it leads, and what a snake would cost."""
    value = 0
    lead = 0
    bites = 0
    first = place + tables.offsets[orientation * SQUARES]
    for square in range(SQUARES):
        cell = place + tables.offsets[orientation * SQUARES + square]
        if square and cell == first:
            break
        value += work.finds[cell]
        lead = max(lead, work.leads[cell])
        if has(risky, cell):
            bites += danger
    return value + lead - bites


@kernel
def scratching(seat: int, cell: int, danger: int, work: Work) -> int:
    """What scratching a cell first is worth: a snake ends the turn (S16), so the best comes first."""
    value: int = work.finds[cell] + work.leads[cell]
    return value - danger if has(risky_cells(seat, work), cell) else value


@kernel
def judge(tables: Tables, state: State, insight: Insight, seat: int, dice: int, work: Work) -> None:
    """Find the best place for the motif of each of these dice, and of what may be combined in hand, after a look."""
    island = state.maps[seat]
    on = placing.ground(tables, island, state.players[seat])
    risky = risky_cells(seat, work)
    danger = danger_of(state, insight, seat, work)
    partner = rules.partner(tables, state)
    for die in range(DICE + 1):
        work.best[die * 3] = NOWHERE
        if (die < DICE and not (dice >> die) & 1) or (die == DICE and partner < 0):
            continue
        combined = die == DICE
        motif = state.faces[partner if combined else die]
        same = equal_before(state.faces, dice, die)
        if same >= 0:
            for at in range(3):
                work.best[die * 3 + at] = work.best[same * 3 + at]
            continue
        for orientation in range(tables.first[motif], tables.first[motif + 1]):
            places = placing.fitting(tables, island, on, orientation, tables.digs[motif], combined)
            for word in range(3):
                bits = places[word]
                while bits:
                    place = word * BITS + lowest(bits)
                    bits &= bits - 1
                    value = laying(tables, risky, danger, orientation, place, work)
                    if value > work.best[die * 3]:
                        work.best[die * 3] = value
                        work.best[die * 3 + 1] = orientation
                        work.best[die * 3 + 2] = place


@kernel
def equal_before(faces: tuple[int, ...], dice: int, die: int) -> int:
    """A die before this one, among these dice, that shows the same motif; -1 if there is none."""
    if die < DICE:
        for other in range(die):
            if (dice >> other) & 1 and faces[other] == faces[die]:
                return other
    return -1


@kernel
def standing(tables: Tables, state: State, insight: Insight, seat: int, work: Work) -> int:
    """What a seat has, plus what it may expect."""
    player = state.players[seat]
    missing = CHESTS - player.keys.bit_count()
    value = player.points * insight.point - missing * insight.key
    covered = crosses_left(state, seat)
    for target in range(TARGETS):
        what = target_of(state, seat, target, work)
        if what >= 0:
            near = insight.nearness[what * DISTANCES + work.gaps[seat * TARGETS + target]]
            value += near * missing // covered if what == CROSS else near
    for kind in range(KINDS):
        if state.closed[kind] == 0:
            for found in range(player.found[kind]):
                value += tables.rewards[kind] * insight.symbol // (tables.places[kind] - found)
    return value
