"""LOOT's rules, as kernels: every function runs interpreted and compiled. Numbers like L10 refer to RULES.md.

An action is one int, `kind << 8 | value`; the value is a cell, or dice as digits in base 6.
"""

from __future__ import annotations

from typing import Final

from wurf.core.game import NATURE
from wurf.core.kernel import filled, kernel, lowest, new, replaced
from wurf.games.loot.state import (
    ALL_CELLS,
    ARRANGE,
    CELLS,
    CHOOSE,
    GAIN_BASE,
    NO_CHOICE,
    NOWHERE,
    OVER,
    PLACE,
    REROLL,
    ROLL,
    SIDE,
    Legal,
    Player,
    State,
    Tables,
    updated,
    updated_player,
)

# Kinds of action
MOVE: Final = 0  # land as far away as the die says (L10)
NUDGED: Final = 1  # land one cell further or nearer (L19)
WRAPPED: Final = 2  # land beyond the edge (L18)
PUT: Final = 3  # a stuck figure is put down, nothing is marked (L12)
PLACED: Final = 4  # the figure's start cell (L7)
ARRANGED: Final = 5  # the dice in their order (L8)
ROLLED: Final = 6  # nature: the three dice at the start (L8)
REROLLED: Final = 7  # nature: the active die (L13)

# Rewards other than points
NUDGE: Final = -1
WRAP: Final = -2

ROW_POINTS: Final = 3  # L15
BONUS: Final = 3  # L22

FIRST_SEAT: Final = 0
FIRST_COLUMN: Final = 0b0000001_0000001_0000001_0000001_0000001_0000001_0000001


def start(seats: int, cap: int) -> State:
    """Everyone has an empty sheet and a figure in hand."""
    player = Player(NOWHERE, 0, 0, 0, 0, 0, 0, 0)
    return State(PLACE, 0, cap, (0, 0, 0), (player,) * seats, (NO_CHOICE,) * seats)


@kernel
def pending(tables: Tables, state: State) -> int:
    """Who must act: a mask of seats, NATURE, or 0 when the game is over."""
    phase, _, _, _, _, choices = state
    if phase == REROLL or phase == ROLL:
        return NATURE
    if phase == OVER:
        return 0
    if phase == ARRANGE:
        return 1 << FIRST_SEAT
    waiting = 0
    seat = 1
    for choice in choices:
        if choice == NO_CHOICE:
            waiting |= seat
        seat += seat
    return waiting


@kernel
def legal(tables: Tables, state: State, seat: int) -> Legal:
    """A seat's legal actions. A seat that has chosen may choose again until the turn resolves (L9)."""
    phase, _, _, dice, players, _ = state
    if phase == CHOOSE:
        return moves(tables, players[seat], dice[0])
    if phase == PLACE:
        return Legal(PLACED, tables.border, 0, 0)  # L7
    if phase == ARRANGE and seat == FIRST_SEAT:
        return Legal(ARRANGED, distinct_orders(dice), 0, 0)  # L8
    return Legal(MOVE, 0, 0, 0)


@kernel
def moves(tables: Tables, player: Player, die: int) -> Legal:
    """Where a figure may go with this die: never onto a cross (L11)."""
    figure, visited, crosses, nudges, wraps, _, _, _ = player
    at = die * CELLS + figure
    free = ~crosses
    by_nudge = tables.nudges[at] & free if nudges else 0  # L19
    by_wrap = tables.wraps[at] & free if wraps else 0  # L18
    cells = tables.steps[at] & free  # L10
    if cells:
        return new(Legal, (MOVE, cells, by_nudge, by_wrap))
    unmarked = ALL_CELLS & ~visited  # L12: a stuck figure is put on any unmarked cell, else it stays
    return new(Legal, (PUT, unmarked or 1 << figure, by_nudge, by_wrap))


@kernel
def count(options: Legal) -> int:
    _, cells, nudges, wraps = options
    if nudges or wraps:
        return cells.bit_count() + nudges.bit_count() + wraps.bit_count()
    return cells.bit_count()


@kernel
def nth(tables: Tables, state: State, options: Legal, index: int) -> int:
    return picked(options, state.dice, index)


@kernel
def picked(options: Legal, dice: tuple[int, int, int], index: int) -> int:
    """The legal action of this index: by kind, then by cell."""
    kind, mask, nudges, wraps = options
    if index >= mask.bit_count():
        index -= mask.bit_count()
        kind, mask = NUDGED, nudges
        if index >= mask.bit_count():
            index -= mask.bit_count()
            kind, mask = WRAPPED, wraps
    while index:
        mask &= mask - 1
        index -= 1
    value = lowest(mask)
    if kind == ARRANGED:
        return ARRANGED << 8 | dice_value(ordered(dice, value))
    return kind << 8 | value


@kernel
def contains(tables: Tables, state: State, options: Legal, action: int) -> bool:
    kind = action >> 8
    value = action & 255
    if kind == ARRANGED and options.kind == ARRANGED:
        return same_dice(state.dice, dice_of(value))
    if value >= CELLS:
        return False
    mask = options.nudges if kind == NUDGED else options.wraps if kind == WRAPPED else 0
    if kind == options.kind:
        mask = options.cells
    return (mask >> value) & 1 == 1


@kernel
def chances(tables: Tables, state: State) -> int:
    """How many outcomes nature has: three dice at first (L8), then one (L13)."""
    return 6 if state.phase == REROLL else 216 if state.phase == ROLL else 0


@kernel
def outcome(tables: Tables, state: State, index: int) -> int:
    return (ROLLED if state.phase == ROLL else REROLLED) << 8 | index


@kernel
def apply(tables: Tables, state: State, seat: int, action: int) -> State:
    """The state after a legal action. The last sealed choice of a turn resolves it (L9).

    Actions of every turn build the state by position: interpreted, three calls of `updated` cost 8 % of a playout.
    """
    phase, turn, cap, dice, players, choices = state
    if phase == CHOOSE:
        choices = replaced(choices, seat, action)
        if NO_CHOICE in choices:
            return new(State, (phase, turn, cap, dice, players, choices))
        return resolve_turn(tables, state, choices)
    if phase == REROLL:
        shifted = (dice[1], dice[2], (action & 255) + 1)  # L13
        return new(State, (CHOOSE, turn + 1, cap, shifted, players, choices))
    return set_up(state, seat, action)


@kernel
def set_up(state: State, seat: int, action: int) -> State:
    """Start cells, first roll and arrangement (L7, L8)."""
    if state.phase == PLACE:
        choices = replaced(state.choices, seat, action)
        if NO_CHOICE in choices:
            return updated(state, choices=choices)
        players = state.players
        for i in range(len(choices)):
            players = replaced(players, i, updated_player(players[i], figure=choices[i] & 255))
        return updated(state, phase=ROLL, players=players, choices=filled(choices, NO_CHOICE))
    dice = dice_of(action & 255)
    if state.phase == ROLL:
        return updated(state, phase=ARRANGE, dice=dice)
    return updated(state, phase=CHOOSE, turn=1, dice=dice)


@kernel
def resolve_turn(tables: Tables, state: State, choices: tuple[int, ...]) -> State:
    """All figures move at once (L9); then the game may be over (L22, L24)."""
    _, turn, cap, dice, players, _ = state
    longest = 0
    for seat, choice in enumerate(choices):
        player = landed(tables, players[seat], choice)
        players = replaced(players, seat, player)
        if player.fields > longest:
            longest = player.fields
    finished = longest >= tables.fields - 1  # L22
    if finished:
        for seat in range(len(choices)):
            players = replaced(players, seat, with_bonus(tables, players[seat]))
    phase = OVER if finished or turn >= cap else REROLL  # L24
    return new(State, (phase, turn, cap, dice, players, filled(choices, NO_CHOICE)))


@kernel
def landed(tables: Tables, player: Player, action: int) -> Player:
    """A player's sheet after their move: the mark (L11), what it gains (L15-L17), the field it fills (L20)."""
    _, visited, crosses, nudges, wraps, points, fields, gains = player
    kind = action >> 8
    cell = action & 255
    if kind != MOVE:
        if kind == PUT:  # L12: nothing is marked
            return new(Player, (cell, visited, crosses, nudges, wraps, points, fields, gains))
        if kind == NUDGED:
            nudges -= 1  # L21
        else:
            wraps -= 1  # L21
    bit = 1 << cell
    if visited & bit:  # L11: the second slash makes a cross; no new cell is visited, so nothing is gained
        return new(Player, (cell, visited, crosses | bit, nudges, wraps, points, fields, gains))
    visited |= bit
    gained = lines_gained(visited, cell)
    group = tables.group[cell]
    if group == 0:  # L5, L16: the next entry of bar C
        reward = tables.bar[(visited & tables.meeps).bit_count() - 1]
        if reward == NUDGE:
            nudges += 1
        elif reward == WRAP:
            wraps += 1
        else:
            gained += reward
    elif visited & group == group:  # L16: the group's circle in B, worth its size
        gained += group.bit_count()
        row, column = lines_rewarded(tables, visited, tables.circle[cell])
        nudges += (row == NUDGE) + (column == NUDGE)
        wraps += (row == WRAP) + (column == WRAP)
        gained += max(0, row) + max(0, column)
    if gained:  # L20: one field for all points of a turn
        points += gained
        gains = gains * GAIN_BASE + gained
        fields += 1
    return new(Player, (cell, visited, crosses, nudges, wraps, points, fields, gains))


@kernel
def lines_gained(visited: int, cell: int) -> int:
    """L15: points for the row and the column that this first visit completes."""
    row = (visited >> cell // SIDE * SIDE) & 0b1111111
    points = ROW_POINTS if row == 0b1111111 else 0
    column = visited >> cell % SIDE & FIRST_COLUMN
    return points + ROW_POINTS if column == FIRST_COLUMN else points


@kernel
def lines_rewarded(tables: Tables, visited: int, circle: int) -> tuple[int, int]:
    """L17: the rewards of the row and the column of B that this new circle completes; else 0."""
    row = circle >> 2
    column = circle & 3
    in_row = 0
    in_column = 0
    for i in range(4):
        group = tables.groups[row * 4 + i]
        in_row += visited & group == group
        group = tables.groups[i * 4 + column]
        in_column += visited & group == group
    by_row = tables.rewards[row] if in_row == tables.needs[row] else 0
    return by_row, tables.rewards[4 + column] if in_column == tables.needs[4 + column] else 0


@kernel
def with_bonus(tables: Tables, player: Player) -> Player:
    """L22: a player who has filled the last field but one gets the bonus, written into the last."""
    if player.fields < tables.fields - 1:
        return player
    return updated_player(
        player, points=player.points + BONUS, fields=player.fields + 1, gains=player.gains * GAIN_BASE + BONUS
    )


@kernel
def dice_value(dice: tuple[int, int, int]) -> int:
    return (dice[0] - 1) * 36 + (dice[1] - 1) * 6 + dice[2] - 1


@kernel
def dice_of(value: int) -> tuple[int, int, int]:
    return value // 36 + 1, value // 6 % 6 + 1, value % 6 + 1


@kernel
def ordered(dice: tuple[int, int, int], order: int) -> tuple[int, int, int]:
    """The dice in one of their six orders."""
    first = order >> 1
    second = (first + 1 + (order & 1)) % 3
    return dice[first], dice[second], dice[3 - first - second]


@kernel
def distinct_orders(dice: tuple[int, int, int]) -> int:
    """A mask of orders, equal arrangements only once."""
    mask = 0
    for order in range(6):
        fresh = 1
        for earlier in range(order):
            if dice_value(ordered(dice, earlier)) == dice_value(ordered(dice, order)):
                fresh = 0
        mask |= fresh << order
    return mask


@kernel
def same_dice(one: tuple[int, int, int], other: tuple[int, int, int]) -> bool:
    same = False
    for order in range(6):
        same = same or dice_value(ordered(one, order)) == dice_value(other)
    return same


@kernel
def score(tables: Tables, state: State, seat: int) -> int:
    """A seat's standing as one number, higher is better: points, then crosses (L23)."""
    player = state.players[seat]
    return player.points * 64 + player.crosses.bit_count()
