"""Scratch Island as numbers. A motif is laid in two halves: how it lies, then its place. The seat itself comes first,
then the others around the table. A set of cells takes 12 rows of 14 bytes, whatever the size of the island."""

from __future__ import annotations

from typing import Any, Final

from wurf.core.kernel import kernel, lowest, unsigned
from wurf.core.spaces import NO_ACTION, Part, number, one_of, spread
from wurf.games.scratch_island.components import Layout
from wurf.games.scratch_island.grid import BITS, EMPTY, STRIDE, Grid, is_empty
from wurf.games.scratch_island.placing import fitting, ground
from wurf.games.scratch_island.rules import (
    COMBINED,
    PASSED,
    PLACED,
    SCRATCHED,
    TAKEN,
    coded,
    next_cells,
    partner,
    roller,
)
from wurf.games.scratch_island.state import (
    CELL_BITS,
    CHESTS,
    KINDS,
    OVER,
    PLACE,
    ROWS,
    SCRATCH,
    TAKE,
    UNKNOWN,
    Map,
    Player,
    State,
    Tables,
)

VERSION: Final = 1
DICE: Final = 5
PAIRS: Final = 10
CELLS: Final = ROWS * STRIDE
FIRST_HOW: Final = DICE + PAIRS
ROWS_PER_WORD: Final = BITS // STRIDE


def actions(layout: Layout, seats: int) -> tuple[Part, ...]:
    ways = len(layout.orientations)
    return (
        Part("take one", DICE, "this die"),
        Part("take two", PAIRS, "these dice: 1 and 2, 1 and 3, 2 and 3, 1 and 4 and so on"),
        Part("lay the first", ways, "the motif of the first die in hand lies this way"),
        Part("lay the second", ways, "the same for the second die in hand"),
        Part("combine", ways, "the motif lies this way, over one rock, with the pickaxe in hand"),
        Part("pass", 2, "on the first, or the second die in hand"),
        Part("cell", CELLS, "scratch this cell; after one of the ways to lie, the motif's place: row · 14 + column"),
    )


def observation(layout: Layout, seats: int) -> tuple[Part, ...]:
    ways, motifs = len(layout.orientations), len(layout.motifs)
    return (
        Part("phase", 3, "the seat is to take dice, to lay a motif, to scratch; none of it if it is not its turn"),
        Part("rounds left", 1, "before the cap"),
        Part("dice", DICE * motifs, "what the dice show that nobody has taken, one of the motifs each"),
        Part("hand", 2 * motifs, "what the dice in hand show"),
        Part("lies", 3 * ways, "the first half of the move, as in the action space"),
        Part("motif", CELLS, "the cells that are still to be scratched"),
        Part("closed", KINDS, "who has a treasure's reward: 0 nobody, 1 this seat, 2 the next one and so on"),
        Part("path", seats * CELLS, "the scratched cells, for each seat"),
        Part("rocks", seats * CELLS, "for each seat"),
        Part("open to the east", seats * CELLS, "cells with no wall between them and their eastern neighbour"),
        Part("open to the south", seats * CELLS, "the same for the south"),
        Part("crosses", seats * CELLS, "for each seat"),
        Part("boat", seats * CELLS, "for each seat"),
        Part(
            "found",
            seats * CELLS,
            "what a scratched cell held: 0 sand, 1 a snake, 2 to 5 a treasure, 6 to 9 a key, 10 to 13 a chest; "
            "15 covered",
        ),
        Part("colours", seats * CHESTS, "of the chests in the corners, for each seat"),
        Part("keys, opened", seats * 2 * CHESTS, "of each colour, for each seat"),
        Part("symbols", seats * KINDS, "marked places of each treasure's row, for each seat"),
        Part("points, finished", seats * 2, "for each seat; finished: 1 the first with all chests, 2 the second …"),
    )


@kernel
def ways(tables: Tables) -> int:
    """How many ways there are for motifs to lie."""
    return tables.first[len(tables.first) - 1]


@kernel
def index(tables: Tables, state: State, seat: int, half: int, action: int) -> int:
    kind = action >> 32
    value = action & 0xFFFFFFFF
    cells = FIRST_HOW + 3 * ways(tables) + 2
    if kind == SCRATCHED:
        return cells + value
    if kind == TAKEN:
        last = lowest(value)
        rest = value & (value - 1)
        return last if rest == 0 else DICE + lowest(rest) * (lowest(rest) - 1) // 2 + last
    if half:
        return cells + (value & 255)
    second = 0 if value >> 16 == lowest(state.hand) else 1
    if kind == PASSED:
        return cells - 2 + second
    slot = 2 if kind == COMBINED else second
    return FIRST_HOW + slot * ways(tables) + (value >> 8 & 255)


@kernel
def chosen(tables: Tables, state: State, seat: int, half: int, index: int) -> tuple[int, int]:
    cells = FIRST_HOW + 3 * ways(tables) + 2
    if state.phase == SCRATCH:
        return SCRATCHED << 32 | index - cells, 0
    if state.phase == TAKE:
        return TAKEN << 32 | taken(index), 0
    if half == 0:
        if index < cells - 2:
            return NO_ACTION, 1 + index - FIRST_HOW
        return coded(PASSED, die_of(tables, state, index - cells + 2), 0, 0), 0
    slot = (half - 1) // ways(tables)
    kind = COMBINED if slot == 2 else PLACED
    return coded(kind, die_of(tables, state, slot), (half - 1) % ways(tables), index - cells), 0


@kernel
def taken(index: int) -> int:
    """The dice that an index takes, as a mask."""
    if index < DICE:
        return 1 << index
    pair = index - DICE
    second = 1
    while pair >= second:
        pair -= second
        second += 1
    return 1 << second | 1 << pair


@kernel
def die_of(tables: Tables, state: State, slot: int) -> int:
    """The first or the second die in hand, or the one that is combined with the other."""
    if slot == 2:
        return partner(tables, state)
    return lowest(state.hand & (state.hand - 1)) if slot == 1 else lowest(state.hand)


@kernel
def mask(tables: Tables, state: State, seat: int, half: int, row: Any) -> None:
    mine = seat == state.active
    one = two = 0
    if mine and state.phase == TAKE:
        if seat == roller(state):
            two = pairs(state.free)
        else:
            one = state.free
    at = spread(row, 0, DICE, one)
    at = spread(row, at, PAIRS, two)
    laying = mine and state.phase == PLACE and half == 0
    for slot in range(3):
        if laying and has_slot(tables, state, slot):
            at = lying(tables, state, slot, row, at)
        else:
            at = one_of(row, at, ways(tables), -1)
    at = number(row, at, 1 if laying else 0)
    at = number(row, at, 1 if laying and state.hand.bit_count() == 2 else 0)
    cells = EMPTY
    if mine and state.phase == SCRATCH:
        cells = next_cells(state)
    elif half:
        slot = (half - 1) // ways(tables)
        island = state.maps[seat]
        motif = state.faces[die_of(tables, state, slot)]
        on = ground(tables, island, state.players[seat])
        cells = fitting(tables, island, on, (half - 1) % ways(tables), tables.digs[motif], slot == 2)
    drawn(row, at, cells)


@kernel
def pairs(free: int) -> int:
    """The pairs of free dice, as a mask of their indices."""
    found = 0
    pair = 0
    for second in range(DICE):
        for first in range(second):
            found |= (free >> second & free >> first & 1) << pair
            pair += 1
    return found


@kernel
def has_slot(tables: Tables, state: State, slot: int) -> bool:
    if slot == 2:
        return partner(tables, state) >= 0
    return slot < state.hand.bit_count()


@kernel
def lying(tables: Tables, state: State, slot: int, row: Any, at: int) -> int:
    """Write the ways in which the motif of a slot can lie somewhere."""
    island = state.maps[state.active]
    motif = state.faces[die_of(tables, state, slot)]
    on = ground(tables, island, state.players[state.active])
    for way in range(ways(tables)):
        fits = 0
        if tables.first[motif] <= way < tables.first[motif + 1]:
            fits = 0 if is_empty(fitting(tables, island, on, way, tables.digs[motif], slot == 2)) else 1
        at = number(row, at, fits)
    return at


@kernel
def drawn(row: Any, at: int, cells: Grid) -> int:
    """Write a set of cells."""
    for word in cells:
        at = spread(row, at, BITS, word)
    return at


@kernel
def observe(tables: Tables, state: State, seat: int, half: int, row: Any) -> None:
    mine = state.active == seat and state.phase != OVER
    at = number(row, 0, 1 if mine and state.phase == TAKE else 0)
    at = number(row, at, 1 if mine and state.phase == PLACE else 0)
    at = number(row, at, 1 if mine and state.phase == SCRATCH else 0)
    at = number(row, at, state.cap - state.round)
    motifs = len(tables.digs)
    for die in range(DICE):
        shown = die < len(state.faces) and state.free >> die & 1
        at = one_of(row, at, motifs, state.faces[die] if shown else -1)
    at = one_of(row, at, motifs, state.faces[lowest(state.hand)] if state.hand else -1)
    second = state.hand & (state.hand - 1)
    at = one_of(row, at, motifs, state.faces[lowest(second)] if second else -1)
    at = one_of(row, at, 3 * ways(tables), half - 1)
    at = drawn(row, at, state.motif)
    players, maps, seats = state.players, state.maps, len(state.players)
    for closed in state.closed:
        at = number(row, at, 1 + (closed - 1 - seat) % seats if closed else 0)
    for ahead in range(seats):
        at = drawn(row, at, players[(seat + ahead) % seats].path)
    for ahead in range(seats):
        at = drawn(row, at, maps[(seat + ahead) % seats].rocks)
    for ahead in range(seats):
        at = drawn(row, at, maps[(seat + ahead) % seats].east)
    for ahead in range(seats):
        at = drawn(row, at, maps[(seat + ahead) % seats].south)
    for ahead in range(seats):
        at = drawn(row, at, maps[(seat + ahead) % seats].crosses)
    for ahead in range(seats):
        at = one_of(row, at, CELLS, maps[(seat + ahead) % seats].boat)
    for ahead in range(seats):
        at = found(row, at, maps[(seat + ahead) % seats], players[(seat + ahead) % seats])
    for ahead in range(seats):
        for colour in maps[(seat + ahead) % seats].colours:
            at = number(row, at, colour)
    for ahead in range(seats):
        at = spread(row, at, CHESTS, players[(seat + ahead) % seats].keys)
        at = spread(row, at, CHESTS, players[(seat + ahead) % seats].opened)
    for ahead in range(seats):
        for marked in players[(seat + ahead) % seats].found:
            at = number(row, at, marked)
    for ahead in range(seats):
        at = number(row, at, players[(seat + ahead) % seats].points)
        at = number(row, at, players[(seat + ahead) % seats].finished)


@kernel
def found(row: Any, at: int, island: Map, player: Player) -> int:
    """Write what scratched cells held; nothing of the others (S2)."""
    for line in range(ROWS):
        held = island.hidden[line]
        seen = player.path[line // ROWS_PER_WORD] >> line % ROWS_PER_WORD * STRIDE
        for column in range(STRIDE):
            row[unsigned(at + column)] = held >> CELL_BITS * column & UNKNOWN if seen >> column & 1 else UNKNOWN
        at += STRIDE
    return at
