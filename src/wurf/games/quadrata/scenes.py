"""The positions that the pictures of Quadrata's rules page show, worked out by the rules themselves.

`python -m wurf.games.quadrata.scenes` writes them for the page; a test fails when they are stale.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from wurf.core.scenes import write_scenes
from wurf.games.quadrata import game as quadrata
from wurf.games.quadrata import page, rules
from wurf.games.quadrata.page import QuadrataSheet
from wurf.games.quadrata.state import OVER, State

__all__ = ["scenes"]

Outline: TypeAlias = tuple[tuple[int, int], ...]
game = quadrata()

MIDDLE = "1 a1n0, 1 a1e1, 3 b1s0, 5 c1n0, 3 a2n3m, 2 b2e0"
ALMOST = (
    "1 a1n0, 1 a1e1, 1 a1s2, 1 a1w3, 1 b1n0, 1 b1e1, 3 b1s0, 5 c1n0, 3 a2n3m, 4t a2s3, 2 b2e0, 2 b2s1, 4t c2e1, 3 a3e3"
)
LAST = "4t supply > b3e2"
LEFT_OVER = 2  # sixes in the reserve


class QuadrataLaid(msgspec.Struct, frozen=True, array_like=True):
    """A piece's number, and where it lies."""

    number: int
    outline: Outline


class QuadrataScenes(msgspec.Struct, frozen=True):
    """The pictures of the rules page."""

    sheet: QuadrataSheet
    counts: tuple[int, ...]  # of each shape
    less: tuple[int, ...]  # how many of them leave with three players
    middle: tuple[QuadrataLaid, ...]
    fitting: tuple[Outline, ...]
    end: tuple[QuadrataLaid, ...]
    reserve: int
    points: int


def position(square: str, die: int) -> State:
    """A round for four in which the first player has these pieces in the square, and two sixes in the reserve."""
    return game.read_state(f"die: {die}\nseat 1 square: {square}\nseat 1 reserve: 6×{LEFT_OVER}\nseat 4 square: -\n")


def lying(state: State) -> tuple[QuadrataLaid, ...]:
    """Number and outline of every piece in the first player's square."""
    places = (game.layout.places[place] for place in rules.pieces_in(game.tables, state.size, state.players[0]))
    return tuple(QuadrataLaid(game.layout.pieces[place.shape].number, place.outline) for place in places)


def fitting(before: State) -> tuple[Outline, ...]:
    """The outlines of all places where a piece from the supply may be laid."""
    kind = rules.SUPPLY_TO_SQUARE
    return tuple(game.layout.places[action.to].outline for action in game.legal(before, 0) if action.kind == kind)


def scenes() -> QuadrataScenes:
    middle = position(MIDDLE, 3)
    end = game.apply(position(ALMOST, 4), 0, game.parse(LAST))
    assert end.phase == OVER
    pieces = game.layout.pieces
    return QuadrataScenes(
        sheet=msgspec.structs.replace(page.sheet_picture(game.layout), places=()),
        counts=tuple(piece.count for piece in pieces),
        less=tuple(piece.less_with_three for piece in pieces),
        middle=lying(middle),
        fitting=fitting(middle),
        end=lying(end),
        reserve=LEFT_OVER,
        points=end.players[0].scores[0],
    )


if __name__ == "__main__":
    write_scenes("quadrata", scenes())
