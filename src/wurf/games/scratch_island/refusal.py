"""Why not: for every illegal action the rule it breaks, in a sentence.

Made from a view, so it never depends on what is still covered.
"""

from __future__ import annotations

from collections.abc import Iterator

from wurf.core.game import NATURE, IllegalAction
from wurf.games.scratch_island import placing, rules
from wurf.games.scratch_island.actions import Action, Kind, encode
from wurf.games.scratch_island.components import COLOURS, Layout
from wurf.games.scratch_island.grid import STRIDE, Grid, gridded, has, is_empty, without
from wurf.games.scratch_island.maps import open_ways
from wurf.games.scratch_island.state import DEAL, MAPS, OVER, PLACE, ROLL, SCRATCH, TAKE, Map, Player, State
from wurf.games.scratch_island.view import View, motif_message

__all__ = ["obstacles", "refusal"]


def refusal(layout: Layout, view: View, action: Action) -> IllegalAction:
    """Why an illegal action is illegal: the rule it breaks, in a sentence."""
    state, seat = view.state, view.seat
    if state.phase == OVER:
        return IllegalAction("S21", "error-game-over")
    if seat == NATURE and (state.phase, action.kind) == (DEAL, Kind.DEAL):
        return IllegalAction("S4", "scratch_island-error-deal", maps=MAPS, seats=len(state.players))
    if seat == NATURE and (state.phase, action.kind) == (ROLL, Kind.ROLL):
        return IllegalAction("S9", "scratch_island-error-roll", dice=len(state.faces))
    if encode(action) < 0:
        return IllegalAction("", "scratch_island-error-action")
    if seat < 0 or seat != state.active or state.phase not in (TAKE, PLACE, SCRATCH):
        return IllegalAction("S10", "error-not-your-turn")
    if state.phase == TAKE:
        wanted = 2 if seat == rules.roller(state) else 1
        return IllegalAction("S9" if wanted == 2 else "S10", "scratch_island-why-take", dice=wanted)
    if state.phase == SCRATCH:
        inside = action.kind is Kind.SCRATCH and has(state.motif, action.cell)
        return IllegalAction("S12", "scratch_island-why-not-yet" if inside else "scratch_island-why-not-motif")
    if action.kind not in (Kind.PLACE, Kind.COMBINE, Kind.PASS):
        return IllegalAction("S11", "scratch_island-why-place-first")
    return _why_not(layout, state, seat, action)


def _why_not(layout: Layout, state: State, seat: int, action: Action) -> IllegalAction:
    """Why a motif does not fit there (S11-S15, S17)."""
    island, player, die = state.maps[seat], state.players[seat], action.dice[0]
    if not state.hand >> die & 1:
        return IllegalAction("S9", "scratch_island-why-die")
    combined = action.kind is Kind.COMBINE
    if combined and die != rules.partner(layout.tables, state):
        return IllegalAction("S17", "scratch_island-why-combine")
    motif = state.faces[die]
    if action.orientation >= len(layout.orientations) or layout.orientations[action.orientation].motif != motif:
        return IllegalAction("S7", "scratch_island-why-motif", motif=motif_message(layout, motif))
    lying = layout.orientations[action.orientation]
    column = action.cell % STRIDE
    inside = set(_cells(layout, action.orientation, action.cell)) <= set(layout.figures.cells)
    if not inside or any(column + right >= STRIDE for _, right in lying.squares):
        return IllegalAction("S11", "scratch_island-why-outside")
    walled = _walled_off(layout, island, player, action.orientation, combined)
    return _obstacle(layout, island, player, action.orientation, action.cell, combined, walled)


def obstacles(
    layout: Layout, island: Map, player: Player, orientation: int, combined: bool
) -> Iterator[IllegalAction | None]:
    """Why a motif does not fit at each of the places wholly on the island, row by row; None where it fits."""
    squares, digs = layout.orientations[orientation].squares, layout.tables.digs[layout.orientations[orientation].motif]
    fitting = placing.fitting(
        layout.tables, island, placing.ground(layout.tables, island, player), orientation, digs, combined
    )
    walled = _walled_off(layout, island, player, orientation, combined)
    for row in range(layout.figures.rows - max(down for down, _ in squares)):
        for column in range(layout.figures.columns - max(right for _, right in squares)):
            place = row * STRIDE + column
            fits = has(fitting, place)
            yield None if fits else _obstacle(layout, island, player, orientation, place, combined, walled)


def _obstacle(
    layout: Layout, island: Map, player: Player, orientation: int, place: int, combined: bool, walled: Grid
) -> IllegalAction:
    """What is in the way of a motif at a place on the island (S12-S15, S17)."""
    cells = _cells(layout, orientation, place)
    if any(has(player.path, cell) for cell in cells):
        return IllegalAction("S15", "scratch_island-why-scratched")
    for cell in cells:
        if (colour := _locked(layout, island, player, cell)) is not None:
            return IllegalAction("S13", "scratch_island-why-locked", colour=colour)
    rocks = sum(has(island.rocks, cell) for cell in cells)
    if combined and rocks != 1:
        return IllegalAction("S17", "scratch_island-why-one-rock")
    if rocks and not combined and not layout.tables.digs[layout.orientations[orientation].motif]:
        return IllegalAction("S13", "scratch_island-why-rock")
    if has(walled, place):
        return IllegalAction("S13", "scratch_island-why-wall")
    return _apart(player)


def _cells(layout: Layout, orientation: int, place: int) -> list[int]:
    return [place + down * STRIDE + right for down, right in layout.orientations[orientation].squares]


def _walled_off(layout: Layout, island: Map, player: Player, orientation: int, combined: bool) -> Grid:
    """The places where a motif would fit if there were no walls."""
    box, digs = layout.tables, layout.tables.digs[layout.orientations[orientation].motif]
    east, south = map(gridded, open_ways(layout.figures))
    opened = island._replace(east=east, south=south)
    return without(
        placing.fitting(box, opened, placing.ground(box, opened, player), orientation, digs, combined),
        placing.fitting(box, island, placing.ground(box, island, player), orientation, digs, combined),
    )


def _locked(layout: Layout, island: Map, player: Player, cell: int) -> str | None:
    """The colour of the key that a chest on this cell waits for."""
    for corner, colour in zip(layout.tables.corners, island.colours, strict=True):
        if corner == cell and not player.keys >> colour & 1:
            return COLOURS[colour]
    return None


def _apart(player: Player) -> IllegalAction:
    if is_empty(player.path):
        return IllegalAction("S14", "scratch_island-why-boat")
    return IllegalAction("S12", "scratch_island-why-apart")
