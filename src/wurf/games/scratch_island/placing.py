"""Where a motif fits on an island, as kernels: S11 to S15 and S17 of RULES.md, found for all places at once."""

from __future__ import annotations

from typing import Final

from wurf.core.kernel import kernel, new
from wurf.games.scratch_island.grid import (
    BITS,
    EMPTY,
    STRIDE,
    Grid,
    added,
    common,
    is_empty,
    lone,
    many,
    nth_cell,
    pulled,
    without,
)
from wurf.games.scratch_island.state import CHESTS, Ground, Map, Player, Tables

SQUARES: Final = 4  # of a motif, at most
LOW: Final = (1 << BITS - STRIDE) - 1  # the first three rows of a word
ROW: Final = (1 << STRIDE) - 1


@kernel
def neighbours(island: Map, cells: Grid) -> Grid:
    """The cells next to these, where no wall is between (S13)."""
    east, south = island.east, island.south
    down = common(cells, south)
    return (
        (cells[0] & east[0]) << 1
        | cells[0] >> 1 & east[0]
        | (down[0] & LOW) << STRIDE
        | (cells[0] >> STRIDE | (cells[1] & ROW) << BITS - STRIDE) & south[0],
        (cells[1] & east[1]) << 1
        | cells[1] >> 1 & east[1]
        | (down[1] & LOW) << STRIDE
        | down[0] >> BITS - STRIDE
        | (cells[1] >> STRIDE | (cells[2] & ROW) << BITS - STRIDE) & south[1],
        (cells[2] & east[2]) << 1
        | cells[2] >> 1 & east[2]
        | (down[2] & LOW) << STRIDE
        | down[1] >> BITS - STRIDE
        | cells[2] >> STRIDE & south[2],
    )


@kernel
def rim(island: Map, player: Player) -> Grid:
    """Where scratching can go on: next to the path (S12), at first on the boat (S14)."""
    if is_empty(player.path):
        return lone(island.boat)
    return without(neighbours(island, player.path), player.path)


@kernel
def allowed(tables: Tables, island: Map, player: Player) -> Grid:
    """The cells that may be part of a motif: unscratched (S15), no rock, a chest only with its key (S13)."""
    board = tables.board
    taken = added(player.path, island.rocks)
    for corner in range(CHESTS):
        if not (player.keys >> island.colours[corner]) & 1:
            taken = added(taken, lone(tables.corners[corner]))
    return without((board[0], board[1], board[2]), taken)


@kernel
def ground(tables: Tables, island: Map, player: Player) -> Ground:
    return new(Ground, (allowed(tables, island, player), without(island.rocks, player.path), rim(island, player)))


@kernel
def cells_of(tables: Tables, orientation: int, place: int) -> Grid:
    """The cells of a motif that lies there."""
    cells = lone(place + tables.offsets[orientation * SQUARES])
    for square in range(1, SQUARES):
        cells = added(cells, lone(place + tables.offsets[orientation * SQUARES + square]))
    return cells


@kernel
def covering(tables: Tables, orientation: int, cells: Grid) -> Grid:
    """The places at which all squares of a motif lie on these cells."""
    at = orientation * SQUARES
    places = pulled(cells, tables.offsets[at])
    for square in range(at + 1, at + SQUARES):
        if tables.offsets[square] == tables.offsets[at]:  # only filled up
            break
        places = common(places, pulled(cells, tables.offsets[square]))
    return places


@kernel
def covering_one(tables: Tables, orientation: int, cells: Grid, rocks: Grid) -> Grid:
    """S17: the places at which exactly one square lies on a rock and the others on these cells."""
    at = orientation * SQUARES
    places = EMPTY
    for rock in range(SQUARES):
        on_rock = tables.offsets[at + rock]
        if rock and on_rock == tables.offsets[at]:
            continue
        with_rock = pulled(rocks, on_rock)
        for square in range(SQUARES):
            offset = tables.offsets[at + square]
            if offset != on_rock:
                with_rock = common(with_rock, pulled(cells, offset))
        places = added(places, with_rock)
    return places


@kernel
def joined(tables: Tables, island: Map, orientation: int, places: Grid, border: Grid) -> Grid:
    """Of these places, those from which a motif can be scratched in some order (S12). A wall inside it is no obstacle
    if the order goes around it (S13)."""
    at = orientation * SQUARES
    touching = pulled(border, tables.offsets[at])
    for square in range(at + 1, at + SQUARES):
        if tables.offsets[square] == tables.offsets[at]:
            break
        touching = added(touching, pulled(border, tables.offsets[square]))
    places = common(places, touching)
    clear = places
    for slot in range(at, at + SQUARES):
        edge = tables.edges[slot]
        if edge < 0:
            break
        clear = common(clear, pulled(island.south if edge & 1 else island.east, edge >> 1))
    doubtful = without(places, clear)
    while not is_empty(doubtful):
        place = nth_cell(doubtful, 0)
        here = lone(place)
        doubtful = without(doubtful, here)
        if has_order(island, cells_of(tables, orientation, place), border):
            clear = added(clear, here)
    return clear


@kernel
def has_order(island: Map, cells: Grid, border: Grid) -> bool:
    """Whether all these cells can be reached one after the other, beginning at the border."""
    reached = common(cells, border)
    while True:
        more = added(reached, common(cells, neighbours(island, reached)))
        if many(more) == many(reached):
            return many(reached) == many(cells)
        reached = more


@kernel
def fitting(tables: Tables, island: Map, on: Ground, orientation: int, digs: int, combined: bool) -> Grid:
    """The places where a motif fits (S11-S15): a pickaxe also on a rock, and combined with one, a motif over one rock
    (S17)."""
    free, rocks, border = on
    if combined:
        places = covering_one(tables, orientation, free, rocks)
    elif digs:
        places = covering(tables, orientation, added(free, rocks))
    else:
        places = covering(tables, orientation, free)
    if is_empty(places):
        return places
    return joined(tables, island, orientation, places, border)
