"""Drop It for a terminal: the shaft as a grid of characters, and what each side has left."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from wurf.core.text import Message, say
from wurf.games.drop_it import page
from wurf.games.drop_it.components import Layout
from wurf.games.drop_it.geometry import ONE, Figure, figure, within
from wurf.games.drop_it.judging import figure_of
from wurf.games.drop_it.page import DropItFace, DropItSide
from wurf.games.drop_it.state import COLOURS, MM, SHAPES, State, colour_of, shape_of
from wurf.games.drop_it.view import View

__all__ = ["draw"]

COLUMN, ROW = 5 * MM, 10 * MM  # what a character covers
SIGNS = "●■◆▲"


def draw(layout: Layout, view: View, names: Sequence[str]) -> str:
    """The shaft with its levels, then each side's points and pieces."""
    state, face = view.state, page.face(layout, view)
    figures = [figure_of(layout, pose) for pose in state.pile]
    highest = max([layout.height, *(f.top // ONE for f in figures)])
    rows = [_row(layout, state, figures, y) for y in range(highest // ROW * ROW + ROW // 2, 0, -ROW)]
    sides = [_side(side, names, side_at == _active(face)) for side_at, side in enumerate(face.sides)]
    floor = "└" + "─" * (layout.width // COLUMN) + "┘"
    return "\n".join([*rows, floor, "", *(line for side in sides for line in side), *_shares(face)])


def _row(layout: Layout, state: State, figures: list[Figure], y: int) -> str:
    cells = [_cell(state, figures, x, y) for x in range(COLUMN // 2, layout.width, COLUMN)]
    wall = "│" if y < layout.height else " "
    level = 1 + sum(left < y for left, _ in layout.lines)
    return wall + "".join(cells) + wall + (f" {level}" if y < layout.height else "")


def _cell(state: State, figures: list[Figure], x: int, y: int) -> str:
    point = figure(((x * ONE, y * ONE),))
    for pose, lying in zip(state.pile, figures, strict=True):
        if within(lying, point, 0):
            return f"[{COLOURS[colour_of(pose.kind)]}]{SIGNS[shape_of(pose.kind)]}[/]"
    return " "


def _active(face: DropItFace) -> int:
    return next((at for at, side in enumerate(face.sides) if face.active in side.seats), -1)


def _side(side: DropItSide, names: Sequence[str], active: bool) -> Iterator[str]:
    who = ", ".join(names[seat].replace("[", "(") for seat in side.seats)
    yield f"[bold]{who}[/]{' *' if active else ''}  {say(Message('points', {'points': side.points}))}"
    if side.jokers:
        yield f"  {say(Message('drop_it-jokers', {'jokers': side.jokers}))}"
    yield f"  {' '.join(f'{_sign(kind)}×{count}' for kind, count in side.pieces.items()) or '-'}"


def _shares(face: DropItFace) -> Iterator[str]:
    """D8: what is left to choose from, if anything."""
    if face.shares:
        yield f"\n{say(Message('drop_it-shares'))}"
    for action, kinds in face.shares.items():
        yield f"  {' '.join(map(_sign, kinds))}  {action}"


def _sign(kind: str) -> str:
    colour, shape = kind.split()
    return f"[{colour}]{SIGNS[SHAPES.index(shape)]}[/]"
