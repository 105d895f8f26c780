"""The positions that the pictures of Scratch Island's rules page show, worked out by the rules themselves.

`python -m wurf.games.scratch_island.scenes` writes them for the page; a test fails when they are stale.
"""

from __future__ import annotations

import msgspec

from wurf.core.game import IllegalAction
from wurf.core.scenes import write_scenes
from wurf.core.text import Message
from wurf.games.scratch_island import game as scratch_island
from wurf.games.scratch_island import page
from wurf.games.scratch_island.actions import Action, Kind, cell_name
from wurf.games.scratch_island.grid import EMPTY, STRIDE
from wurf.games.scratch_island.maps import cells_in
from wurf.games.scratch_island.page import (
    ScratchIslandFace,
    ScratchIslandFind,
    ScratchIslandIsland,
    ScratchIslandSheet,
)
from wurf.games.scratch_island.state import SCRATCH, State

__all__ = ["scenes"]

COLUMNS_SHOWN, ROWS_SHOWN = 6, 4  # of an island, from its north-west corner on
game = scratch_island()
layout = game.layout
CELLS = {cell_name(cell): cell for cell in layout.figures.cells}

# The island of all pictures: the blue chest is in its corner.
ISLAND = """
seat 1 boat: e1
seat 1 rocks: c2
seat 1 walls: d3e
seat 1 crosses: b3
"""
KEY = """
seat 1 keys: blue
seat 1 hidden: b3 blue key
"""


class ScratchIslandScene(msgspec.Struct, frozen=True, omit_defaults=True):
    """A part of an island, with a motif on it."""

    island: ScratchIslandIsland
    uncovered: tuple[ScratchIslandFind, ...]
    cells: tuple[str, ...]
    order: tuple[str, ...]
    fits: bool
    why: Message | None = None  # it does not fit


class ScratchIslandScenes(msgspec.Struct, frozen=True):
    """The pictures of the rules page."""

    sheet: ScratchIslandSheet
    columns: int  # of the part of an island that is shown
    rows: int
    fits: ScratchIslandScene
    misfits: tuple[ScratchIslandScene, ...]
    wall: ScratchIslandScene
    snake: ScratchIslandScene
    chest: ScratchIslandScene
    combine: ScratchIslandScene
    finds: ScratchIslandFace


def position(path: str, *motifs: str, more: str = "") -> State:
    """One player who has scratched this path and has dice with these motifs in hand."""
    hand = " ".join(die.name for die, _ in zip(layout.dice, motifs, strict=False))
    return game.read_state(f"dice: {' '.join(motifs)}\nhand: {hand}\nseat 1 path: {path}{ISLAND}{more}")


def placing(state: State, cells: str, kind: Kind = Kind.PLACE) -> Action:
    """The first die's motif laid on these cells."""
    places = sorted(divmod(CELLS[cell], STRIDE) for cell in cells.split())
    top, left = min(row for row, _ in places), min(column for _, column in places)
    squares = tuple((row - top, column - left) for row, column in places)
    for number, lying in enumerate(layout.orientations):
        if lying.motif == state.faces[0] and lying.squares == squares:
            return Action(kind, (0,), number, top * STRIDE + left)
    raise ValueError(cells)


def picture(
    state: State, cells: str = "", order: str = "", fits: bool = True, why: Message | None = None
) -> ScratchIslandScene:
    """What is printed and uncovered in the part of the island that a picture shows, with a motif on it."""
    shown = {cell_name(row * STRIDE + column) for row in range(ROWS_SHOWN) for column in range(COLUMNS_SHOWN)}
    player = page.face(game.layout, game.view(state, 0)).players[0]
    island = player.island
    assert island is not None
    part = msgspec.structs.replace(island, chests=tuple(chest for chest in island.chests if chest.cell in shown))
    return ScratchIslandScene(part, player.uncovered, tuple(cells.split()), tuple(order.split()), fits, why)


def fitting(state: State, cells: str, kind: Kind = Kind.PLACE) -> ScratchIslandScene:
    """A motif that fits there, with an order of its cells."""
    after, order = game.apply(state, 0, placing(state, cells, kind)), []
    while after.phase == SCRATCH and after.motif != EMPTY:
        action = next(iter(game.legal(after, 0)))
        order.append(cell_name(action.cell))
        after = game.apply(after, 0, action)
    return picture(state, cells, " ".join(order))


def refused(state: State, cells: str) -> ScratchIslandScene:
    """A motif that does not fit there, with the reason."""
    try:
        game.apply(state, 0, placing(state, cells))
    except IllegalAction as error:
        return picture(state, cells, fits=False, why=error.message)
    raise ValueError(cells)


def bitten() -> ScratchIslandScene:
    """A snake under the second cell of a motif: the others stay covered."""
    state = position("e1 e2", "l", more="seat 1 hidden: f3 snake")
    state = game.apply(state, 0, placing(state, "f2 f3 f4 e4"))
    for cell in ("f2", "f3"):
        left = state.motif
        state = game.apply(state, 0, Action(Kind.SCRATCH, cell=CELLS[cell]))
    rest = [cell_name(cell) for cell in cells_in(left) if cell != CELLS["f3"]]
    return picture(state, " ".join(rest), fits=False)


def rows() -> ScratchIslandFace:
    """The finds of somebody with an open chest, a key, one reward and two gems; somebody else has the shells."""
    mine = "keys: blue red", "opened: blue", "found: coin shell gem gem", "points: 4"
    more = "\n".join(["rewards: coin 1, shell 2", *(f"seat 1 {line}" for line in mine), "seat 2 found: shell shell"])
    return page.face(game.layout, game.view(position("a1", "bar", more=more), 0))


def scenes() -> ScratchIslandScenes:
    return ScratchIslandScenes(
        sheet=page.sheet_picture(game.layout),
        columns=COLUMNS_SHOWN,
        rows=ROWS_SHOWN,
        fits=fitting(position("e1 e2", "l"), "f2 f3 f4 e4"),
        misfits=(
            refused(position("e1 e2 d2", "bar"), "a2 b2 c2"),
            refused(position("e1 e2", "domino"), "d3 e3"),
            refused(position("e1 d1", "bar"), "a1 b1 c1"),
            refused(position("e1 e2", "domino"), "a4 b4"),
        ),
        wall=fitting(position("e1 e2", "square"), "d3 e3 d4 e4"),
        snake=bitten(),
        chest=fitting(position("e1 d1 c1 b1 b2 b3", "domino", more=KEY), "a1 a2"),
        combine=fitting(position("e1 d1", "bar", "pickaxe"), "d2 c2 b2", Kind.COMBINE),
        finds=rows(),
    )


if __name__ == "__main__":
    write_scenes("scratch_island", scenes())
