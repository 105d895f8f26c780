"""What a choice surely brings: where motifs fit, and what of the things printed on the foil they reach. Never what is
under it, nor what was known of it before."""

from __future__ import annotations

from collections.abc import Iterator

from wurf.core.shown import Preview
from wurf.core.text import Message
from wurf.games.scratch_island import placing, rules
from wurf.games.scratch_island.actions import Action, Kind, cell_name, encode
from wurf.games.scratch_island.components import COLOURS, Layout
from wurf.games.scratch_island.grid import EMPTY, Grid, added, common, has, many, nth_cell
from wurf.games.scratch_island.maps import cells_in
from wurf.games.scratch_island.state import TAKE, State, updated
from wurf.games.scratch_island.view import View, motif_message

__all__ = ["preview"]


def preview(layout: Layout, view: View, action: Action) -> Preview:
    """Also for a part of what may be taken: the first of two dice is looked at alone."""
    state, seat = view.state, view.seat
    if seat != state.active or encode(action) < 0:
        return Preview()
    if state.phase == TAKE and action.kind is Kind.TAKE:
        free = all(state.free >> die & 1 for die in action.dice)
        return _taken(layout, state, action.dice) if free else Preview()
    if not rules.contains(layout.tables, state, rules.legal(layout.tables, state, seat), encode(action)):
        return Preview()
    if action.kind is Kind.PASS:
        last = state.hand == 1 << action.dice[0]
        return Preview(brings=(Message("scratch_island-brings-pass", {"last": "yes" if last else "no"}),))
    if action.kind is Kind.SCRATCH:
        return Preview()
    cells = placing.cells_of(layout.tables, action.orientation, action.cell)
    return Preview(brings=tuple(_reached(layout, state, cells)))


def _taken(layout: Layout, state: State, dice: tuple[int, ...]) -> Preview:
    """S9, S10, S17: where the motifs of these dice fit now, each alone and both together."""
    tables, seat = layout.tables, state.active
    brings, reach = [], EMPTY
    for die in dice:
        motif = state.faces[die]
        places, cells = _fitting(layout, state, motif, bool(tables.digs[motif]), combined=False)
        args: dict[str, str | int | Message] = {"motif": motif_message(layout, motif), "places": places}
        brings.append(Message("scratch_island-brings-fits", args))
        reach = added(reach, cells)
    partner = rules.partner(tables, updated(state, hand=sum(1 << die for die in dice)))
    if seat == rules.roller(state) and partner >= 0:
        places, cells = _fitting(layout, state, state.faces[partner], digs=False, combined=True)
        brings.append(Message("scratch_island-brings-combined", {"places": places}))
        reach = added(reach, cells)
    return Preview(brings=tuple(brings), allows=tuple(map(cell_name, cells_in(reach))))


def _fitting(layout: Layout, state: State, motif: int, digs: bool, combined: bool) -> tuple[int, Grid]:
    """How many places a motif has, and the cells that it covers in any of them."""
    tables, island = layout.tables, state.maps[state.active]
    ground = placing.ground(tables, island, state.players[state.active])
    found, reach = 0, EMPTY
    for orientation in range(tables.first[motif], tables.first[motif + 1]):
        places = placing.fitting(tables, island, ground, orientation, int(digs), combined)
        for index in range(many(places)):
            reach = added(reach, placing.cells_of(tables, orientation, nth_cell(places, index)))
        found += many(places)
    return found, reach


def _reached(layout: Layout, state: State, cells: Grid) -> Iterator[Message]:
    """What is printed on the foil of these cells."""
    island = state.maps[state.active]
    yield Message("scratch_island-brings-cells", {"cells": many(cells)})
    for corner, colour in zip(layout.tables.corners, island.colours, strict=True):
        if has(cells, corner):
            yield Message("scratch_island-brings-chest", {"colour": COLOURS[colour]})
    if crosses := many(common(cells, island.crosses)):
        yield Message("scratch_island-brings-crosses", {"crosses": crosses})
    if many(common(cells, island.rocks)):
        yield Message("scratch_island-brings-rock")
