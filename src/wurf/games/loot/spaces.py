"""LOOT as numbers: 153 actions, and what a seat knows as bytes. The seat itself comes first, then the others around
the table."""

from __future__ import annotations

from typing import Any, Final

from wurf.core.kernel import kernel
from wurf.core.spaces import Part, number, one_of, spread
from wurf.games.loot.components import Layout
from wurf.games.loot.rules import ARRANGED, NUDGED, WRAPPED, dice_value, legal, ordered
from wurf.games.loot.state import ARRANGE, CELLS, CHOOSE, NO_CHOICE, NOWHERE, PLACE, State, Tables

VERSION: Final = 1
ORDERS: Final = 6
DIE: Final = 6
FIRST_NUDGE: Final = CELLS
FIRST_WRAP: Final = 2 * CELLS
FIRST_ORDER: Final = 3 * CELLS


def actions(_layout: Layout, seats: int) -> tuple[Part, ...]:
    return (
        Part("cell", CELLS, "land on this cell; before the first turn, start there; when stuck, be put there"),
        Part("nudge", CELLS, "land on this cell, one further or nearer than the die says"),
        Part("wrap", CELLS, "land on this cell over the edge"),
        Part("order", ORDERS, "the first seat's arrangement of the three dice"),
    )


def observation(_layout: Layout, seats: int) -> tuple[Part, ...]:
    return (
        Part("die", 3 * DIE, "the active, the next and the last die, one of six each; none before the first roll"),
        Part("phase", 3, "a start cell, the order of the dice or a move is to be chosen"),
        Part("turns left", 1, "before the cap, at most 255"),
        Part("figure", seats * CELLS, "where each figure stands"),
        Part("visited", seats * CELLS, "cells with a mark, for each seat"),
        Part("crosses", seats * CELLS, "cells with two marks, for each seat"),
        Part("nudges, wraps, points, fields, chosen", seats * 5, "for each seat; chosen: its sealed choice is made"),
    )


@kernel
def index(tables: Tables, state: State, seat: int, half: int, action: int) -> int:
    kind = action >> 8
    value = action & 255
    if kind == ARRANGED:
        order = 0  # the first that gives these dice, as `legal` has it
        while dice_value(ordered(state.dice, order)) != value:
            order += 1
        return FIRST_ORDER + order
    if kind == NUDGED:
        return FIRST_NUDGE + value
    return FIRST_WRAP + value if kind == WRAPPED else value


@kernel
def chosen(tables: Tables, state: State, seat: int, half: int, index: int) -> tuple[int, int]:
    if index >= FIRST_ORDER:
        return ARRANGED << 8 | dice_value(ordered(state.dice, index - FIRST_ORDER)), 0
    if index >= FIRST_WRAP:
        return WRAPPED << 8 | index - FIRST_WRAP, 0
    if index >= FIRST_NUDGE:
        return NUDGED << 8 | index - FIRST_NUDGE, 0
    return legal(tables, state, seat).kind << 8 | index, 0


@kernel
def mask(tables: Tables, state: State, seat: int, half: int, row: Any) -> None:
    kind, cells, nudges, wraps = legal(tables, state, seat)
    orders = cells if kind == ARRANGED else 0
    at = spread(row, 0, CELLS, 0 if kind == ARRANGED else cells)
    at = spread(row, at, CELLS, nudges)
    at = spread(row, at, CELLS, wraps)
    spread(row, at, ORDERS, orders)


@kernel
def observe(tables: Tables, state: State, seat: int, half: int, row: Any) -> None:
    phase, turn, cap, dice, players, choices = state
    at = 0
    for die in dice:
        at = one_of(row, at, DIE, die - 1)
    at = number(row, at, 1 if phase == PLACE else 0)
    at = number(row, at, 1 if phase == ARRANGE else 0)
    at = number(row, at, 1 if phase == CHOOSE else 0)
    at = number(row, at, cap - turn)
    seats = len(players)
    for ahead in range(seats):
        figure = players[(seat + ahead) % seats].figure
        at = spread(row, at, CELLS, 0 if figure == NOWHERE else 1 << figure)
    for ahead in range(seats):
        at = spread(row, at, CELLS, players[(seat + ahead) % seats].visited)
    for ahead in range(seats):
        at = spread(row, at, CELLS, players[(seat + ahead) % seats].crosses)
    for ahead in range(seats):
        player = players[(seat + ahead) % seats]
        at = number(row, at, player.nudges)
        at = number(row, at, player.wraps)
        at = number(row, at, player.points)
        at = number(row, at, player.fields)
        at = number(row, at, 0 if choices[(seat + ahead) % seats] == NO_CHOICE else 1)
