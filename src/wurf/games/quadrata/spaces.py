"""Quadrata as numbers. A move is chosen in two halves: which piece is lifted, then where it is laid. A piece in a
square is named by the first unit that it covers. The seat itself comes first, then the others around the table."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from wurf.core.kernel import kernel, lowest, unsigned
from wurf.core.spaces import NO_ACTION, Part, number, one_of, spread
from wurf.games.quadrata.components import Layout
from wurf.games.quadrata.rules import (
    COUNT_MASK,
    NOWHERE,
    PASS,
    RESERVE_TO_SQUARE,
    RESERVE_TO_SUPPLY,
    ROB_TO_RESERVE,
    ROB_TO_SQUARE,
    SQUARE_TO_RESERVE,
    SQUARE_TO_SUPPLY,
    SUPPLY_TO_RESERVE,
    SUPPLY_TO_SQUARE,
    TAKE_TO_RESERVE,
    TAKE_TO_SQUARE,
    WITHIN_SQUARE,
    coded,
    decoded,
    held,
    movable,
    next_piece,
    places,
    score,
    square_places,
)
from wurf.games.quadrata.state import COUNT_BITS, LARGE, MOVE, SMALL, WORD, Player, State, Tables

VERSION: Final = 1
DIE: Final = 6
BELOW_ZERO: Final = 100  # added to points, which may be negative


class Lift(NamedTuple):
    """What is lifted: the kinds of action by where it is laid, -1 where it may not be."""

    to_square: int
    to_reserve: int
    to_supply: int
    other: int
    shape: int
    source: int


def actions(layout: Layout, seats: int) -> tuple[Part, ...]:
    shapes, size = len(layout.pieces), LARGE if seats == 2 else SMALL
    units = 4 * layout.tiles[size] ** 2
    first, last = square_places(layout.tables, size)
    return (
        Part("lift from the supply", shapes, "a piece of this shape"),
        Part("lift from a reserve", seats * shapes, "a piece of this shape, of the own reserve or of each other's"),
        Part("lift from a square", seats * units, "the piece whose first unit this is, in the own square or another's"),
        Part("pass", 1, "only where a joker finds nothing to move"),
        Part("lay", last - first, "at this place of the own square; the places of all shapes, one after the other"),
        Part("put away", 2, "into the own reserve, or back to the supply"),
    )


def observation(layout: Layout, seats: int) -> tuple[Part, ...]:
    shapes, size = len(layout.pieces), LARGE if seats == 2 else SMALL
    first, last = square_places(layout.tables, size)
    lifts = shapes * (seats + 1) + 4 * layout.tiles[size] ** 2 * seats + 1
    return (
        Part("to move", 1, "whether it is this seat's turn"),
        Part("die", DIE, "the number rolled"),
        Part("joker", 1, "whether a 6 is a joker"),
        Part("rounds left, turns left", 2, "with this one; turns before the cap, at most 255"),
        Part("supply", shapes, "pieces of each shape"),
        Part("lifted", lifts, "the first half of the move, as in the action space"),
        Part("covered", seats * 4 * layout.tiles[size] ** 2, "the units of each square"),
        Part("pieces", seats * (last - first), "the places at which pieces lie, for each square"),
        Part("reserve", seats * shapes, "pieces of each shape, for each seat"),
        Part("points", seats, f"of all rounds as they stand, plus {BELOW_ZERO}"),
    )


@kernel
def units(tables: Tables, size: int) -> int:
    """How many units the square has; a mask of 64 is negative."""
    full = tables.full[size]
    return 64 if full < 0 else full.bit_count()


@kernel
def lift_count(tables: Tables, state: State) -> int:
    seats = len(state.players)
    return len(tables.numbers) * (seats + 1) + units(tables, state.size) * seats + 1


@kernel
def index(tables: Tables, state: State, seat: int, half: int, action: int) -> int:
    kind, other, shape, source, to = decoded(action)
    shapes, seats = len(tables.numbers), len(state.players)
    squares = shapes * (seats + 1)
    lifts = lift_count(tables, state)
    if half:
        first, last = square_places(tables, state.size)
        if to != NOWHERE:
            return lifts + to - first
        away = 1 if kind == RESERVE_TO_SUPPLY or kind == SQUARE_TO_SUPPLY else 0
        return lifts + last - first + away
    if kind == PASS:
        return lifts - 1
    if kind == SUPPLY_TO_SQUARE or kind == SUPPLY_TO_RESERVE:
        return shape
    if kind == RESERVE_TO_SQUARE or kind == RESERVE_TO_SUPPLY:
        return shapes + shape
    ahead = (other - seat) % seats
    if kind == TAKE_TO_SQUARE or kind == TAKE_TO_RESERVE:
        return shapes * (1 + ahead) + shape
    if kind == ROB_TO_SQUARE or kind == ROB_TO_RESERVE:
        return squares + ahead * units(tables, state.size) + lowest(tables.masks[source])
    return squares + lowest(tables.masks[source])


@kernel
def chosen(tables: Tables, state: State, seat: int, half: int, index: int) -> tuple[int, int]:
    lifts = lift_count(tables, state)
    if half == 0:
        if index == lifts - 1:
            return coded(PASS, 0, 0, NOWHERE, NOWHERE), 0
        return NO_ACTION, 1 + index
    lift = lifted(tables, state, seat, half - 1)
    first, last = square_places(tables, state.size)
    place = first + index - lifts
    if place < last:
        return coded(lift.to_square, lift.other, lift.shape, lift.source, place), 0
    kind = lift.to_reserve if place == last else lift.to_supply
    return coded(kind, lift.other, lift.shape, lift.source, NOWHERE), 0


@kernel
def lifted(tables: Tables, state: State, seat: int, lift: int) -> Lift:
    """The piece that a legal first half names."""
    shapes, seats = len(tables.numbers), len(state.players)
    if lift < shapes:
        return Lift(SUPPLY_TO_SQUARE, SUPPLY_TO_RESERVE, -1, 0, lift, NOWHERE)
    if lift < 2 * shapes:
        return Lift(RESERVE_TO_SQUARE, -1, RESERVE_TO_SUPPLY, 0, lift - shapes, NOWHERE)
    if lift < shapes * (seats + 1):
        other = (seat + lift // shapes - 1) % seats
        return Lift(TAKE_TO_SQUARE, TAKE_TO_RESERVE, -1, other, lift % shapes, NOWHERE)
    of_squares = lift - shapes * (seats + 1)
    ahead = of_squares // units(tables, state.size)
    other = (seat + ahead) % seats
    place = piece_at(tables, state, state.players[other], of_squares % units(tables, state.size))
    if ahead == 0:
        return Lift(WITHIN_SQUARE, SQUARE_TO_RESERVE, SQUARE_TO_SUPPLY, 0, tables.shapes[place], place)
    return Lift(ROB_TO_SQUARE, ROB_TO_RESERVE, -1, other, tables.shapes[place], place)


@kernel
def piece_at(tables: Tables, state: State, player: Player, unit: int) -> int:
    """The place of the piece whose first unit this is."""
    first, last = square_places(tables, state.size)
    place = next_piece(player, first, first, last)
    while lowest(tables.masks[unsigned(place)]) != unit:
        place = next_piece(player, first, place + 1, last)
    return place


@kernel
def first_units(tables: Tables, state: State, player: Player, shapes: int) -> int:
    """The first units of a player's pieces of these shapes, as a mask."""
    origin, _ = square_places(tables, state.size)
    found = 0
    while shapes:
        shape = lowest(shapes) // COUNT_BITS
        shapes &= ~(COUNT_MASK << COUNT_BITS * shape)
        first, last = places(tables, state.size, shape)
        place = next_piece(player, origin, first, last)
        while place < last:
            found |= 1 << lowest(tables.masks[unsigned(place)])
            place = next_piece(player, origin, place + 1, last)
    return found


@kernel
def mask(tables: Tables, state: State, seat: int, half: int, row: Any) -> None:
    lifts = lift_count(tables, state)
    first, last = square_places(tables, state.size)
    if half == 0:
        mask_lifts(tables, state, seat, row)
        clear(row, lifts, last - first + 2)
        return
    clear(row, 0, lifts)
    lift = lifted(tables, state, seat, half - 1)
    covered = state.players[seat].filled
    if lift.to_square == WITHIN_SQUARE:
        covered = covered & ~tables.masks[lift.source]  # Q8: the piece is lifted first
    at = clear(row, lifts, last - first)
    start, end = places(tables, state.size, lift.shape)
    for place in range(unsigned(start), unsigned(end)):
        row[unsigned(lifts - first) + place] = 1 if tables.masks[place] & covered == 0 else 0
    if lift.to_square == WITHIN_SQUARE:
        row[unsigned(lifts + lift.source - first)] = 0
    at = number(row, at, 0 if lift.to_reserve < 0 else 1)
    number(row, at, 0 if lift.to_supply < 0 else 1)


@kernel
def clear(row: Any, at: int, count: int) -> int:
    for place in range(unsigned(at), unsigned(at + count)):
        row[place] = 0
    return at + count


@kernel
def mask_lifts(tables: Tables, state: State, seat: int, row: Any) -> None:
    """Whatever may be lifted may be put away somewhere, so it is enough to know where pieces are."""
    shapes, taken, robbed = movable(tables, state, seat)
    players, seats = state.players, len(state.players)
    count, around = len(tables.numbers), units(tables, state.size)
    some = 0
    at = 0
    for shape in range(count):
        here = 1 if held(state.supply, shape) and held(shapes, shape) else 0
        some |= here
        at = number(row, at, here)
    for ahead in range(seats):
        reserve = players[(seat + ahead) % seats].reserve if ahead == 0 or taken else 0
        for shape in range(count):
            here = 1 if held(reserve, shape) and held(shapes, shape) else 0
            some |= here
            at = number(row, at, here)
    for ahead in range(seats):
        found = 0
        if ahead == 0 or robbed:
            found = first_units(tables, state, players[(seat + ahead) % seats], shapes)
        some |= found
        at = spread(row, at, around, found)
    number(row, at, 1 if shapes and not some else 0)  # Q13


@kernel
def observe(tables: Tables, state: State, seat: int, half: int, row: Any) -> None:
    players, seats, count = state.players, len(state.players), len(tables.numbers)
    at = number(row, 0, 1 if state.phase == MOVE and state.active == seat else 0)
    at = one_of(row, at, DIE, state.die - 1)
    at = number(row, at, state.joker)
    at = number(row, at, 1 + state.rounds - state.round)
    at = number(row, at, state.cap - state.turn)
    for shape in range(count):
        at = number(row, at, held(state.supply, shape))
    at = one_of(row, at, lift_count(tables, state), half - 1)
    for ahead in range(seats):
        at = spread(row, at, units(tables, state.size), players[(seat + ahead) % seats].filled)
    first, last = square_places(tables, state.size)
    for ahead in range(seats):
        left = last - first
        for word in players[(seat + ahead) % seats].pieces:
            at = spread(row, at, min(WORD, left), word)
            left -= WORD
    for ahead in range(seats):
        for shape in range(count):
            at = number(row, at, held(players[(seat + ahead) % seats].reserve, shape))
    for ahead in range(seats):
        at = number(row, at, BELOW_ZERO + score(tables, state, (seat + ahead) % seats))
