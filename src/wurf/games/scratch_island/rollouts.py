"""Monte Carlo rollouts, as kernels.

What a cell hides is drawn when it is scratched, from all that is not uncovered yet: as good as drawing whole hidden
layers, and faster. A layer's number seeds every cell independently of the order of play, so all choices
are compared on the same islands and dice (common random numbers).
"""

from __future__ import annotations

from typing import Final

from wurf.core.kernel import kernel, replaced
from wurf.core.rng import below, mixed
from wurf.games.scratch_island import rules
from wurf.games.scratch_island.distances import CELLS, TARGETS
from wurf.games.scratch_island.evaluation import (
    DICE,
    LEFT,
    NOWHERE,
    POINT,
    SNAKES,
    SYMBOLS,
    UNDER_CROSS,
    WORTHS,
    Insight,
    Table,
    Work,
    danger_of,
    grid_at,
    judge,
    look,
    risky_cells,
    scratching,
    standing,
)
from wurf.games.scratch_island.grid import STRIDE, has, is_empty, lone, many, nth_cell, without
from wurf.games.scratch_island.rules import COMBINED, FACES, PASSED, PLACED, ROLLED, SCRATCHED, TAKEN, coded
from wurf.games.scratch_island.state import (
    CELL_BITS,
    CHEST,
    CHESTS,
    KEY,
    KINDS,
    OVER,
    ROLL,
    SAND,
    SCRATCH,
    SNAKE,
    TAKE,
    TREASURE,
    State,
    Tables,
    updated,
    updated_map,
)

__all__ = ["SURE", "play_on", "ponder"]

SURE: Final = 1 << 16  # the value of a win
SPREAD: Final = 7  # a lead of this many points is worth half of SURE at first; one fewer with each opened chest


# Playing on


@kernel
def taking(two: bool, dice: int, work: Work) -> int:
    """The dice with the best motifs."""
    taken = 0
    for _ in range(2 if two else 1):
        best = -1
        for die in range(DICE):
            if (dice & ~taken) >> die & 1 and (best < 0 or work.best[die * 3] > work.best[best * 3]):
                best = die
        taken |= 1 << best
    return TAKEN << 32 | taken


@kernel
def placing(tables: Tables, state: State, work: Work) -> int:
    """The best use of the dice in hand: the better motif first, or both combined."""
    best = -1
    sum_of_both = 0
    for die in range(DICE):
        if (state.hand >> die) & 1:
            sum_of_both += max(work.best[die * 3], 0)
            if best < 0 or work.best[die * 3] > work.best[best * 3]:
                best = die
    if work.best[DICE * 3] > sum_of_both:
        return coded(COMBINED, rules.partner(tables, state), work.best[DICE * 3 + 1], work.best[DICE * 3 + 2])
    if work.best[best * 3] <= 0:
        return coded(PASSED, best, 0, 0)
    return coded(PLACED, best, work.best[best * 3 + 1], work.best[best * 3 + 2])


@kernel
def next_scratch(state: State, seat: int, danger: int, work: Work) -> int:
    cells = rules.next_cells(state)
    best = -1
    most = 0
    while not is_empty(cells):
        cell = nth_cell(cells, 0)
        cells = without(cells, lone(cell))
        value = scratching(seat, cell, danger, work)
        if best < 0 or value > most:
            best = cell
            most = value
    return SCRATCHED << 32 | best


@kernel
def hidden_at(tables: Tables, state: State, seat: int, cell: int, layer: int, work: Work) -> int:
    """What a covered cell turns out to hide, drawn from what is left."""
    rng = mixed(layer ^ (seat * CELLS + cell + 1) << 20)
    rng = mixed(rng ^ rng >> 31)
    rng = mixed(rng ^ rng >> 29)
    at = seat * LEFT
    island = state.maps[seat]
    player = state.players[seat]
    for corner in range(CHESTS):
        if tables.corners[corner] == cell:
            index = below(rng, CHESTS - player.opened.bit_count())
            for which in range(CHESTS):
                if (work.left[at + WORTHS] >> which) & 1:
                    if index == 0:
                        work.left[at + WORTHS] &= ~(1 << which)
                        return CHEST + which
                    index -= 1
    if has(island.crosses, cell):
        index = below(rng, many(without(island.crosses, player.path)))
        for colour in range(CHESTS):
            if not (player.keys >> colour) & 1:
                if index == 0:
                    return KEY + colour
                index -= 1
        if index == 0 and work.left[at + UNDER_CROSS]:
            work.left[at + UNDER_CROSS] = 0
            return symbol_at(seat, mixed(rng), work)
        return SAND
    plain = grid_at(work.plain, seat)
    if not has(plain, cell):
        return SAND
    covered = without(risky_cells(seat, work), player.path)
    if has(risky_cells(seat, work), cell) and below(rng, many(covered)) < work.left[at + SNAKES]:
        work.left[at + SNAKES] -= 1
        return SNAKE
    symbols = -work.left[at + UNDER_CROSS]
    for kind in range(KINDS):
        symbols += work.left[at + SYMBOLS + kind]
    rng = mixed(rng)
    if below(rng, max(many(without(plain, player.path)) - work.left[at + SNAKES], 1)) < symbols:
        return symbol_at(seat, mixed(rng), work)
    return SAND


@kernel
def symbol_at(seat: int, rng: int, work: Work) -> int:
    """Which symbol it is."""
    at = seat * LEFT + SYMBOLS
    symbols = work.left[at] + work.left[at + 1] + work.left[at + 2] + work.left[at + 3]
    index = below(rng, symbols)
    kind = 0
    while index >= work.left[at + kind]:
        index -= work.left[at + kind]
        kind += 1
    work.left[at + kind] -= 1
    return TREASURE + kind


@kernel
def uncovered(tables: Tables, state: State, seat: int, cell: int, layer: int, work: Work) -> State:
    """The same state after drawing what a cell hides that is about to be scratched."""
    what = hidden_at(tables, state, seat, cell, layer, work)
    for target in range(TARGETS):
        there = work.ways[(seat * TARGETS + target) * CELLS + cell]
        work.gaps[seat * TARGETS + target] = min(work.gaps[seat * TARGETS + target], there)
    island = state.maps[seat]
    row = cell // STRIDE
    bits = CELL_BITS * (cell % STRIDE)
    hidden = replaced(island.hidden, row, island.hidden[row] & ~(15 << bits) | what << bits)
    return updated(state, maps=replaced(state.maps, seat, updated_map(island, hidden=hidden)))


@kernel
def prospect(tables: Tables, state: State, insight: Insight, table: Table, work: Work) -> int:
    """How likely a seat is to win, from -SURE to SURE."""
    mine = 0
    others = NOWHERE
    chests = 0
    for seat in range(table.seats):
        if state.phase == OVER:
            value = rules.score(tables, state, seat) * POINT // 8
        else:
            value = standing(tables, state, insight, seat, work)
        chests = max(chests, state.players[seat].opened.bit_count())
        if seat == table.me:
            mine = value
        else:
            others = max(others, value)
    if others == NOWHERE:  # solo
        others = 0
    ahead = mine - others
    if state.phase == OVER:
        won = SURE if ahead > 0 else -SURE if ahead < 0 else 0
        return won + ahead
    return SURE * ahead // (abs(ahead) + POINT * (SPREAD - chests))


@kernel
def play_on(
    tables: Tables,
    state: State,
    action: int,
    table: Table,
    mine: Insight,
    theirs: Insight,
    layer: int,
    rolls: int,
    rolled: int,
    work: Work,
) -> State:
    """The state after an action (-1 is none) and `rolls` rolls, before the next one, or when the game is over. Of the
    layer's dice, the first `rolled` are already on the table."""
    rng = mixed(layer)
    for _ in range(rolled):
        rng = mixed(rng)
    chosen = action
    looked = False  # since the last motif; in the middle of one, plans do not change
    while state.phase != OVER:
        if chosen < 0:
            seat = state.active
            if state.phase == ROLL:
                if rolls == 0:
                    break
                rolls -= 1
                rng = mixed(rng)
                chosen = ROLLED << 32 | DICE << 16 | below(rng, FACES * FACES * FACES * FACES * FACES)
            else:
                insight = mine if seat == table.me else theirs
                if not looked:
                    look(tables, state, insight, seat, work)
                    looked = True
                if state.phase == SCRATCH:
                    chosen = next_scratch(state, seat, danger_of(state, insight, seat, work), work)
                else:
                    ready = state.free & table.dice if state.phase == TAKE else state.hand
                    judge(tables, state, insight, seat, ready, work)
                    if state.phase == TAKE:
                        chosen = taking(seat == rules.roller(state), ready, work)
                    else:
                        chosen = placing(tables, state, work)
        if chosen >> 32 == SCRATCHED:
            state = uncovered(tables, state, state.active, chosen & 255, layer, work)
        state = rules.apply(tables, state, state.active, chosen)
        looked = looked and (chosen >> 32 == TAKEN or state.phase == SCRATCH)
        chosen = -1
    return state


def ponder(
    tables: Tables,
    root: State,
    action: int,
    table: Table,
    mine: Insight,
    theirs: Insight,
    rng: int,
    games: int,
    rolls: int,
    work: Work,
) -> tuple[int, int]:
    """How good an action is, by `games` rollouts: the sum of their results, and of the squares. The same `rng` gives
    all actions the same dice and islands."""
    total = 0
    squares = 0
    for _ in range(games):
        rng = mixed(rng)
        layer = rng ^ rng >> 31
        for at in range(len(work.gaps)):
            work.gaps[at] = work.gaps0[at]
        for at in range(len(work.left)):
            work.left[at] = work.left0[at]
        state = play_on(tables, root, action, table, mine, theirs, layer, rolls, 0, work)
        came_to = prospect(tables, state, mine, table, work)
        total += came_to
        squares += came_to * came_to
    return total, squares
