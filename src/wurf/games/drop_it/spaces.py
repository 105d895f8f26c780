"""Drop It as numbers. A drop is chosen in two halves, piece and angle, then where along the width, both in steps that
are coarser than those of a hand. The seat's own side comes first, then the others."""

from __future__ import annotations

from typing import Any, Final

from wurf.core.spaces import NO_ACTION, Part
from wurf.games.drop_it import rules
from wurf.games.drop_it.actions import ANGLES, Drop, Extras, Joker, decode, encode
from wurf.games.drop_it.components import Layout, Tables
from wurf.games.drop_it.drops import rooms
from wurf.games.drop_it.state import (
    ALL_PIECES,
    DROP,
    EXTRA_SHAPES,
    EXTRAS,
    JOKER,
    KINDS,
    MM,
    TURN,
    State,
    shape_of,
)

VERSION: Final = 1
TURNS: Final = 24  # angles to choose from: every 15°
COLUMNS: Final = 40  # places to choose from: every 5 mm
EACH_ANGLE: Final = ANGLES // TURNS
EACH_COLUMN: Final = 50  # steps of 0.1 mm
FIRST_COLUMN: Final = KINDS * TURNS
FIRST_JOKER: Final = FIRST_COLUMN + COLUMNS
FIRST_EXTRAS: Final = FIRST_JOKER + 2
POSE: Final = 4  # numbers of a piece in the pile
BYTE: Final = 256


def actions(_layout: Layout, seats: int) -> tuple[Part, ...]:
    return (
        Part("piece and angle", KINDS * TURNS, "colour · 96 + shape · 24 + angle in steps of 15°"),
        Part("column", COLUMNS, "after a piece: where its middle is let go, in steps of 5 mm from the left wall"),
        Part("joker", 2, "no joker, joker"),
        Part("share", len(EXTRA_SHAPES), "of the fourth colour: all but the square, the rhombus or the triangle"),
    )


def observation(_layout: Layout, seats: int) -> tuple[Part, ...]:
    return (
        Part("phase", 3, "the seat is to drop, to decide about a joker, to choose a share"),
        Part("drops", 1, "that are decided"),
        Part("aimed", 2, "the first half of a drop: 1 + the kind of piece, the angle in steps of 15°"),
        Part("pieces", seats * KINDS, "left to each side, by colour and shape; no side is 0 throughout"),
        Part("points, jokers", seats * 2, "of each side"),
        Part("pile", ALL_PIECES * POSE, "each piece: 1 + its kind, x and y in mm, angle in 256ths of a turn"),
    )


def index(tables: Tables, state: State, seat: int, half: int, action: int) -> int:
    match decode(action):
        case Joker(spent):
            return FIRST_JOKER + spent
        case Extras(without):
            return FIRST_EXTRAS + EXTRA_SHAPES.index(without)
        case Drop(piece, x, angle) if x % EACH_COLUMN == 0 and angle % EACH_ANGLE == 0:
            if x // EACH_COLUMN < COLUMNS:
                return FIRST_COLUMN + x // EACH_COLUMN if half else piece * TURNS + angle // EACH_ANGLE
    return NO_ACTION


def chosen(tables: Tables, state: State, seat: int, half: int, index: int) -> tuple[int, int]:
    if half:
        piece, angle = divmod(half - 1, TURNS)
        return encode(Drop(piece, (index - FIRST_COLUMN) * EACH_COLUMN, angle * EACH_ANGLE)), 0
    if index >= FIRST_EXTRAS:
        return encode(Extras(EXTRA_SHAPES[index - FIRST_EXTRAS])), 0
    if index >= FIRST_JOKER:
        return encode(Joker(index > FIRST_JOKER)), 0
    return NO_ACTION, 1 + index


def mask(tables: Tables, state: State, seat: int, half: int, row: Any) -> None:
    fill(row, [0] * (FIRST_EXTRAS + len(EXTRA_SHAPES)))
    if seat not in rules.pending(state).seats:
        return
    if state.phase == JOKER:
        row[FIRST_JOKER] = row[FIRST_JOKER + 1] = 1
    elif state.phase == EXTRAS:
        for share in rules.extras(state):
            row[FIRST_EXTRAS + EXTRA_SHAPES.index(share.without)] = 1
    elif half:
        kind, angle = divmod(half - 1, TURNS)
        least, most = rooms(tables.outlines[shape_of(kind)], tables.width)[angle * EACH_ANGLE]
        for column in range(COLUMNS):
            row[FIRST_COLUMN + column] = least <= column * EACH_COLUMN <= most
    else:
        pieces = state.sides[rules.side_of(state.variant, seat)].pieces
        for kind, left in enumerate(pieces):
            for angle in range(TURNS):
                row[kind * TURNS + angle] = left > 0


def observe(tables: Tables, state: State, seat: int, half: int, row: Any) -> None:
    seats, mine = state.variant.seats, seat in rules.pending(state).seats
    numbers = [int(mine and state.phase == phase) for phase in (DROP, JOKER, EXTRAS)] + [state.turn]
    numbers += [1 + (half - 1) // TURNS, (half - 1) % TURNS] if half else [0, 0]
    own, count = rules.side_of(state.variant, seat), len(state.sides)
    sides = [(own + ahead) % count for ahead in range(count)]
    for side in sides:
        numbers += state.sides[side].pieces
    numbers += [0] * (KINDS * (seats - count))
    for side in sides:
        numbers += [min(rules.score(state, side), BYTE - 1), state.sides[side].jokers]
    numbers += [0] * (2 * (seats - count))
    for kind, x, y, angle in state.pile:
        numbers += [1 + kind, min(max(x // MM, 0), BYTE - 1), min(max(y // MM, 0), BYTE - 1), angle * BYTE // TURN]
    numbers += [0] * (POSE * (ALL_PIECES - len(state.pile)))
    fill(row, numbers)


def fill(row: Any, numbers: list[int]) -> None:
    """Write all numbers of a row, be it a bytearray or an array."""
    for at, number in enumerate(numbers):
        row[at] = number
