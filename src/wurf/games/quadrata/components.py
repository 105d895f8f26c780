"""Quadrata's pieces and squares read from TOML, checked, and made into lookup tables of places."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import product
from typing import Annotated, NamedTuple

import msgspec

from wurf.core.game import Components
from wurf.games.quadrata.actions import Notation
from wurf.games.quadrata.rules import NOWHERE
from wurf.games.quadrata.solver import NO_LIMIT, Solver
from wurf.games.quadrata.state import COUNT_BITS, LARGE, SMALL, Tables, signed

__all__ = ["Layout", "layout_from", "unit_corners"]

MOST_IN_SUPPLY = (1 << COUNT_BITS) - 1
MOST_SHAPES = 15
MOST_TILES = 4  # along a side: 64 units fill an int

Point = tuple[int, int]
Small = Annotated[int, msgspec.Meta(ge=-8, le=8)]


class Piece(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    name: Annotated[str, msgspec.Meta(pattern="^[1-9][a-z]?$")]
    number: Annotated[int, msgspec.Meta(ge=1, le=6)]
    outline: Annotated[tuple[tuple[Small, Small], ...], msgspec.Meta(min_length=3, max_length=12)]
    count: Annotated[int, msgspec.Meta(ge=1, le=MOST_IN_SUPPLY)]
    less_with_three: Annotated[int, msgspec.Meta(ge=0)]


class _Squares(msgspec.Struct, forbid_unknown_fields=True):
    small: Annotated[int, msgspec.Meta(ge=2, le=MOST_TILES)]
    large: Annotated[int, msgspec.Meta(ge=2, le=MOST_TILES)]


class _File(msgspec.Struct, forbid_unknown_fields=True):
    squares: _Squares
    pieces: Annotated[list[Piece], msgspec.Meta(min_length=1, max_length=MOST_SHAPES)]


class Place(NamedTuple):
    """Where and how a piece can lie."""

    shape: int
    turn: int  # quarter turns clockwise
    flipped: bool
    half: bool  # shifted by half a tile both ways, which only a piece with diagonal edges alone can be
    outline: tuple[Point, ...]  # on the square, in half tiles
    units: tuple[int, ...]

    @property
    def mask(self) -> int:
        """The units as a signed 64-bit int."""
        return signed(sum(1 << unit for unit in self.units))


@dataclass(frozen=True, eq=False)
class Layout:
    """Everything that follows from a components file."""

    pieces: tuple[Piece, ...]
    tiles: tuple[int, int]  # along a side of the small and the large square
    places: tuple[Place, ...]
    tables: Tables

    @cached_property
    def notation(self) -> Notation:
        return Notation.of(self)


@lru_cache(maxsize=8)  # a table of places takes a tenth of a second
def layout_from(components: Components) -> Layout:
    """The tables of a components file; raises ComponentsError with file, key and reason."""
    file = components.read(_File)
    pieces = tuple(file.pieces)
    for at, piece in enumerate(pieces):
        _check_piece(components, f"pieces[{at}]", piece, pieces[:at])
    tiles = (file.squares.small, file.squares.large)
    places: list[Place] = []
    first: list[int] = []
    for side in tiles:
        for shape, piece in enumerate(pieces):
            first.append(len(places))
            places += _places(shape, piece, side)
        first.append(len(places))
    tables = Tables(
        masks=tuple(place.mask for place in places),
        shapes=tuple(place.shape for place in places),
        first=tuple(first),
        numbers=tuple(piece.number for piece in pieces),
        of_number=tuple(_counts(pieces, number) for number in range(7)),
        full=tuple(signed((1 << 4 * side * side) - 1) for side in tiles),
        supply=sum(piece.count << COUNT_BITS * shape for shape, piece in enumerate(pieces)),
        less=sum(piece.less_with_three << COUNT_BITS * shape for shape, piece in enumerate(pieces)),
    )
    layout = Layout(pieces, tiles, tuple(places), tables)
    _check_squares(components, layout)
    return layout


def _counts(pieces: tuple[Piece, ...], number: int) -> int:
    """All bits that count pieces of a number."""
    return sum(MOST_IN_SUPPLY << COUNT_BITS * shape for shape, piece in enumerate(pieces) if piece.number == number)


def unit_corners(side: int, unit: int) -> tuple[Point, Point, Point]:
    """The corners of a unit triangle; the last one is the centre of its tile."""
    row, column = divmod(unit // 4, side)
    return _corners(row, column, unit % 4)


def _corners(row: int, column: int, direction: int) -> tuple[Point, Point, Point]:
    x, y = 2 * column, 2 * row
    corners = [(x, y), (x + 2, y), (x + 2, y + 2), (x, y + 2), (x, y)]
    return corners[direction], corners[direction + 1], (x + 1, y + 1)


def _check_piece(components: Components, key: str, piece: Piece, earlier: tuple[Piece, ...]) -> None:
    """Q1: a piece lies on whole unit triangles, as many as its number."""
    if any(piece.name == other.name for other in earlier):
        raise components.broken(f"{key}.name", "quadrata-box-name", piece=piece.name)
    if piece.less_with_three > piece.count:
        raise components.broken(f"{key}.less_with_three", "quadrata-box-less", piece=piece.name)
    doubled = _doubled_area(piece.outline)
    if abs(doubled) != 2 * piece.number:
        area = f"{abs(doubled) / 2:g}"
        raise components.broken(f"{key}.outline", "quadrata-box-area", piece=piece.name, area=area, number=piece.number)
    if _triangles(piece.outline) is None:
        raise components.broken(f"{key}.outline", "quadrata-box-grid", piece=piece.name)


def _check_squares(components: Components, layout: Layout) -> None:
    """Q3: both squares can be filled, and there are no more places than an action can name."""
    if not {piece.number for piece in layout.pieces if piece.count > piece.less_with_three} >= set(range(1, 7)):
        raise components.broken("pieces", "quadrata-box-numbers")
    if len(layout.places) > NOWHERE:
        raise components.broken("pieces", "quadrata-box-places", places=len(layout.places), most=NOWHERE)
    tables, solver = layout.tables, Solver(layout.tables, compiled=False)
    for size, key in ((SMALL, "small"), (LARGE, "large")):
        stock = tables.supply - tables.less if size == SMALL else tables.supply  # Q4: three fill the small one
        if solver.fill(size, tables.full[size], stock, limit=NO_LIMIT).places is None:
            raise components.broken(f"squares.{key}", "quadrata-box-unfillable")


def _places(shape: int, piece: Piece, side: int) -> list[Place]:
    """Q8: every place of a piece on a square, in all quarter turns and turned over, each only once.

    A piece whose edges are all diagonal also lies on whole units when it is shifted by half a tile both ways. Those
    shifts come last, so that places which two shifts lead to keep the names they had without them.
    """
    diagonal = all(abs(ax - bx) == abs(ay - by) for (ax, ay), (bx, by) in _edges(piece.outline))
    found: dict[tuple[int, ...], Place] = {}
    for half in (False, True) if diagonal else (False,):
        for flipped in (False, True):
            outline = tuple((-x, y) for x, y in piece.outline) if flipped else piece.outline
            for turn in range(4):
                for lying, units in _pushed(_shifted(outline, half, half), side):
                    if units not in found:
                        found[units] = Place(shape, turn, flipped, half, lying, units)
                outline = tuple((-y, x) for x, y in outline)
    return [found[units] for units in sorted(found)]


def _pushed(outline: tuple[Point, ...], side: int) -> Iterator[tuple[tuple[Point, ...], tuple[int, ...]]]:
    """Where an outline lies on a square, by whole tiles, and the units that it covers there, if it cuts none."""
    triangles = _triangles(outline)
    if triangles is None:
        return
    xs, ys = [x for x, _ in outline], [y for _, y in outline]
    for down in range(-(min(ys) // 2), side - (max(ys) + 1) // 2 + 1):
        for right in range(-(min(xs) // 2), side - (max(xs) + 1) // 2 + 1):
            units = tuple(((row + down) * side + column + right) * 4 + at for row, column, at in triangles)
            yield _shifted(outline, 2 * right, 2 * down), units


def _shifted(outline: tuple[Point, ...], right: int, down: int) -> tuple[Point, ...]:
    return tuple((x + right, y + down) for x, y in outline)


def _triangles(outline: tuple[Point, ...]) -> list[tuple[int, int, int]] | None:
    """The unit triangles that an outline covers exactly, as row, column and direction; None if it cuts one."""
    xs, ys = [x for x, _ in outline], [y for _, y in outline]
    rows, columns = range(min(ys) // 2, (max(ys) + 1) // 2), range(min(xs) // 2, (max(xs) + 1) // 2)
    found = [unit for unit in product(rows, columns, range(4)) if _inside(outline, _corners(*unit))]
    return found if 2 * len(found) == abs(_doubled_area(outline)) else None


def _inside(outline: tuple[Point, ...], corners: tuple[Point, Point, Point]) -> bool:
    """Whether a unit lies wholly inside: its middle does, and no edge of the outline cuts through it."""
    x, y = sum(corner[0] for corner in corners), sum(corner[1] for corner in corners)  # three times the middle
    odd = False
    for (ax, ay), (bx, by) in _edges(outline):
        if (3 * ay > y) != (3 * by > y):
            cross = (x - 3 * ax) * (by - ay) - (bx - ax) * (y - 3 * ay)
            odd ^= (cross < 0) == (by > ay)
        sides = [(bx - ax) * (cy - ay) - (by - ay) * (cx - ax) for cx, cy in corners]
        if min(sides) < 0 < max(sides) and _crosses((ax, ay), (bx, by), corners):
            return False
    return odd


def _crosses(a: Point, b: Point, corners: tuple[Point, Point, Point]) -> bool:
    """Whether an edge, whose line parts the corners, really runs through the triangle."""
    low = [min(a[i], b[i]) for i in (0, 1)]
    high = [max(a[i], b[i]) for i in (0, 1)]
    return all(low[i] < max(c[i] for c in corners) and high[i] > min(c[i] for c in corners) for i in (0, 1))


def _doubled_area(outline: tuple[Point, ...]) -> int:
    return sum(ax * by - bx * ay for (ax, ay), (bx, by) in _edges(outline))


def _edges(outline: tuple[Point, ...]) -> Iterator[tuple[Point, Point]]:
    return zip(outline, (*outline[1:], outline[0]), strict=True)
