"""What a motif is worth, and games played on in thought, as kernels.

Nobody knows what is covered. So whoever thinks here looks at printed things and at what is uncovered only, and what a
cell hides is drawn at the moment it is scratched, from all that is not uncovered yet: that is as good as drawing whole
hidden layers, and quicker. One layer's number gives the same cell the same fate again, whatever was chosen before.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from wurf.core.kernel import kernel, new, replaced
from wurf.core.rng import below, mixed
from wurf.games.scratch_island import rules
from wurf.games.scratch_island.grid import Grid, added, common, has, is_empty, many, nth_cell, without
from wurf.games.scratch_island.rules import COMBINED, FACES, PASSED, PLACED, ROLLED, SCRATCHED, SQUARES, TAKEN, laid
from wurf.games.scratch_island.state import (
    CELL_BITS,
    CHEST,
    CHESTS,
    KEY,
    KINDS,
    OVER,
    PLACE,
    ROLL,
    SAND,
    SCRATCH,
    SNAKE,
    TAKE,
    TREASURE,
    Box,
    Map,
    State,
)
from wurf.games.scratch_island.ways import CELLS, TARGETS

__all__ = ["POINT", "Insight", "Work", "judge", "laying", "look", "ponder", "risk", "scratching"]

POINT: Final = 256  # what a point is in the values
SEATS: Final = 4
DICE: Final = 5
REACH: Final = 3  # cells of a motif beyond the first
NOWHERE: Final = -(1 << 30)
WIN: Final = 1 << 12  # against a lead by one point
MOST_LEAD: Final = 80  # that counts, in the rules' score

# What is not uncovered yet on an island, [seat * LEFT + ...]
LEFT: Final = 8
SNAKES: Final = 0
SYMBOLS: Final = 1  # and three more: the kinds
UNDER_CROSS: Final = 5  # 1 if a treasure symbol waits under a cross
WORTHS: Final = 6  # a mask of the chests' points


class Insight(NamedTuple):
    """What a player holds to be worth how much."""

    nearness: tuple[int, ...]  # [distance]: how much of a target's worth its nearness already is, of POINT
    chest: int  # opening a chest, of POINT a point
    key: int  # finding a key
    open_pull: int  # being near a chest whose key is found, of POINT a point under it
    locked_pull: int  # near one whose key is not
    cross_pull: int  # near a cross that surely hides a key
    symbol: int  # one symbol of a row: its share of the reward, of POINT
    behind: int  # the same if somebody else lacks fewer
    sand: int  # a cell as such
    bite: int  # lost by a snake
    bite_hand: int  # and with it, another die


class Work(NamedTuple):
    """What thinking needs room for. Of things that change with the game, `...0` is how they stand now."""

    ways: Any  # [(seat * TARGETS + target) * CELLS + cell]: the distance of a target
    goals: Any  # [seat * TARGETS + target]: its cell; -1 if there is none
    plain: Any  # [seat * 3 + word]: the cells that may hide snakes or symbols
    safe: Any  # [seat * 3 + word]: those that never hide a snake, next to the boat
    gaps0: Any
    gaps: Any  # [seat * TARGETS + target]: its distance from the path
    left0: Any
    left: Any  # [seat * LEFT + what]
    pulls: Any  # [target]: how much being near it is worth, at the moment
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
    """How likely a cell that may hide a snake does, of POINT."""
    risky = many(without(risky_cells(seat, work), state.players[seat].path))
    return work.left[seat * LEFT + SNAKES] * POINT // risky if risky else 0


@kernel
def symbol_worth(box: Box, state: State, insight: Insight, seat: int, kind: int) -> int:
    """What one more symbol is worth: its share of a reward that others may get first (S19)."""
    if state.closed[kind]:
        return 0
    needed = box.places[kind] - state.players[seat].found[kind]
    others = box.places[kind]
    for other in range(SEATS):
        if other != seat:
            others = min(others, box.places[kind] - state.players[other].found[kind])
    share = POINT if needed == 1 else insight.symbol if needed <= others else insight.behind
    return box.rewards[kind] * share // needed


@kernel
def look(box: Box, state: State, insight: Insight, seat: int, work: Work) -> None:
    """Find out what the cells within reach are worth."""
    island = state.maps[seat]
    player = state.players[seat]
    at = seat * LEFT
    symbols = 0
    worth = 0
    for kind in range(KINDS):
        symbols += work.left[at + SYMBOLS + kind]
        worth += work.left[at + SYMBOLS + kind] * symbol_worth(box, state, insight, seat, kind)
    mean = worth // symbols if symbols else 0  # of a symbol
    under_cross = work.left[at + UNDER_CROSS]
    plain = without(grid_at(work.plain, seat), player.path)
    in_sand = insight.sand + (symbols - under_cross) * mean // max(many(plain), 1)

    covered = many(without(island.crosses, player.path))
    missing = CHESTS - player.keys.bit_count()
    under = (missing * insight.key + under_cross * mean) // covered if covered else 0
    points = 0
    for which in range(CHESTS):
        if (work.left[at + WORTHS] >> which) & 1:
            points += box.worth[which]
    points //= max(CHESTS - player.opened.bit_count(), 1)
    for target in range(TARGETS):
        goal = work.goals[seat * TARGETS + target]
        pull = 0
        if goal >= 0 and not has(player.path, goal):
            if target >= CHESTS:
                pull = insight.cross_pull * missing // covered
            elif (player.keys >> island.colours[target]) & 1:
                pull = insight.open_pull * points
            else:
                pull = insight.locked_pull * points
        work.pulls[target] = pull

    free, rocks, near = rules.ground(box, island, player)
    open_cells = added(free, rocks)
    near = common(near, open_cells)
    for _ in range(REACH):
        near = added(near, common(rules.neighbours(island, near), open_cells))
    while not is_empty(near):
        cell = nth_cell(near, 0)
        near = without(near, rules.lone(cell))
        find = in_sand if has(plain, cell) else 0
        lead = 0
        for target in range(TARGETS):
            pull = work.pulls[target]
            if pull:
                if work.goals[seat * TARGETS + target] == cell:
                    find = insight.chest * points if target < CHESTS else under
                there = work.ways[(seat * TARGETS + target) * CELLS + cell]
                before = work.gaps[seat * TARGETS + target]
                if there < before:
                    lead += pull * (insight.nearness[there] - insight.nearness[before])
        work.finds[cell] = find
        work.leads[cell] = lead // POINT


@kernel
def danger_of(state: State, insight: Insight, seat: int, work: Work) -> int:
    """What a snake under a cell would cost, times how likely it is there."""
    lost = insight.bite
    if state.hand:
        lost += insight.bite_hand
    return risk(state, seat, work) * lost // POINT


@kernel
def laying(box: Box, risky: Grid, danger: int, orientation: int, place: int, work: Work) -> int:
    """What a motif is worth there: what it may find, the best way it leads, and what a snake would cost."""
    value = 0
    lead = 0
    bites = 0
    first = place + box.offsets[orientation * SQUARES]
    for square in range(SQUARES):
        cell = place + box.offsets[orientation * SQUARES + square]
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
    value = work.finds[cell] + work.leads[cell]
    return value - danger if has(risky_cells(seat, work), cell) else value


@kernel
def judge(box: Box, state: State, insight: Insight, seat: int, dice: int, work: Work) -> None:
    """Find the best place for the motif of each of these dice, and of what may be combined in hand, after a look."""
    island = state.maps[seat]
    on = rules.ground(box, island, state.players[seat])
    risky = risky_cells(seat, work)
    danger = danger_of(state, insight, seat, work)
    partner = rules.partner(box, state)
    for die in range(DICE + 1):
        work.best[die * 3] = NOWHERE
        if die < DICE and not (dice >> die) & 1 or die == DICE and partner < 0:
            continue
        combined = die == DICE
        motif = state.faces[partner if combined else die]
        for orientation in range(box.first[motif], box.first[motif + 1]):
            places = rules.fitting(box, island, on, orientation, box.digs[motif], combined)
            while not is_empty(places):
                place = nth_cell(places, 0)
                places = without(places, rules.lone(place))
                value = laying(box, risky, danger, orientation, place, work)
                if value > work.best[die * 3]:
                    work.best[die * 3] = value
                    work.best[die * 3 + 1] = orientation
                    work.best[die * 3 + 2] = place


# Playing on in thought


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
def placing(box: Box, state: State, work: Work) -> int:
    """The best use of the dice in hand: the better motif first, or both combined."""
    best = -1
    sum_of_both = 0
    for die in range(DICE):
        if (state.hand >> die) & 1:
            sum_of_both += max(work.best[die * 3], 0)
            if best < 0 or work.best[die * 3] > work.best[best * 3]:
                best = die
    if work.best[DICE * 3] > sum_of_both:
        return laid(COMBINED, rules.partner(box, state), work.best[DICE * 3 + 1], work.best[DICE * 3 + 2])
    if work.best[best * 3] <= 0:
        return laid(PASSED, best, 0, 0)
    return laid(PLACED, best, work.best[best * 3 + 1], work.best[best * 3 + 2])


@kernel
def next_scratch(state: State, seat: int, danger: int, work: Work) -> int:
    cells = rules.next_cells(state)
    best = -1
    most = 0
    while not is_empty(cells):
        cell = nth_cell(cells, 0)
        cells = without(cells, rules.lone(cell))
        value = scratching(seat, cell, danger, work)
        if best < 0 or value > most:
            best = cell
            most = value
    return SCRATCHED << 32 | best


@kernel
def hidden_at(box: Box, state: State, seat: int, cell: int, layer: int, work: Work) -> int:
    """What a covered cell turns out to hide, drawn from what is left."""
    rng = mixed(layer ^ (seat * CELLS + cell + 1) << 20)
    rng = mixed(rng ^ rng >> 31)
    rng = mixed(rng ^ rng >> 29)
    at = seat * LEFT
    island = state.maps[seat]
    player = state.players[seat]
    for corner in range(CHESTS):
        if box.corners[corner] == cell:
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
def uncovered(box: Box, state: State, seat: int, cell: int, layer: int, work: Work) -> State:
    """The same state, in which it is settled what a cell hides that is about to be scratched."""
    what = hidden_at(box, state, seat, cell, layer, work)
    for target in range(TARGETS):
        there = work.ways[(seat * TARGETS + target) * CELLS + cell]
        work.gaps[seat * TARGETS + target] = min(work.gaps[seat * TARGETS + target], there)
    boat, rocks, east, south, crosses, colours, hidden, number = state.maps[seat]
    row = cell // rules.STRIDE
    bits = CELL_BITS * (cell % rules.STRIDE)
    hidden = replaced(hidden, row, hidden[row] & ~(15 << bits) | what << bits)
    island = new(Map, (boat, rocks, east, south, crosses, colours, hidden, number))
    phase, edition, first, round, cap, so_far, active, faces, free, hand, motif, closed, players, maps = state
    maps = replaced(maps, seat, island)
    return new(
        State,
        (phase, edition, first, round, cap, so_far, active, faces, free, hand, motif, closed, players, maps),
    )


@kernel
def lead(box: Box, state: State, me: int) -> int:
    """By how much a seat has won or lost (S22)."""
    others = 0
    for seat in range(SEATS):
        if seat != me:
            others = max(others, rules.score(box, state, seat))
    return rules.score(box, state, me) - others


def ponder(
    box: Box, root: State, action: int, me: int, dice: int, mine: Insight, theirs: Insight, rng: int, games: int, work: Work
) -> int:
    """How good an action is: games are played on from it in thought to their ends. `dice` is a mask of those in the
    game. The same generator gives all actions the same dice and islands."""
    total = 0
    for _ in range(games):
        rng = mixed(rng)
        layer = rng ^ rng >> 31
        rolls = mixed(layer)
        for at in range(len(work.gaps)):
            work.gaps[at] = work.gaps0[at]
        for at in range(len(work.left)):
            work.left[at] = work.left0[at]
        state = root
        chosen = action
        while True:
            if chosen < 0:
                seat = state.active
                if state.phase == ROLL:
                    rolls = mixed(rolls)
                    chosen = ROLLED << 32 | DICE << 16 | below(rolls, FACES * FACES * FACES * FACES * FACES)
                else:
                    insight = mine if seat == me else theirs
                    look(box, state, insight, seat, work)
                    if state.phase == SCRATCH:
                        chosen = next_scratch(state, seat, danger_of(state, insight, seat, work), work)
                    else:
                        ready = state.free & dice if state.phase == TAKE else state.hand
                        judge(box, state, insight, seat, ready, work)
                        if state.phase == TAKE:
                            chosen = taking(seat == rules.roller(state), ready, work)
                        else:
                            chosen = placing(box, state, work)
            if chosen >> 32 == SCRATCHED:
                state = uncovered(box, state, state.active, chosen & 255, layer, work)
            state = rules.apply(box, state, state.active, chosen)
            chosen = -1
            if state.phase == OVER:
                break
        ahead = lead(box, state, me)
        total += max(-MOST_LEAD, min(MOST_LEAD, ahead)) * (WIN // 128)
        if ahead > 0:
            total += WIN
        elif ahead < 0:
            total -= WIN
    return total
