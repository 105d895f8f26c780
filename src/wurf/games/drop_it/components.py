"""Drop It's shaft and pieces read from TOML, checked, and made into records of ints."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Annotated, Final, Literal, NamedTuple

import msgspec
from msgspec import Meta as Limits

from wurf.core.game import Components
from wurf.games.drop_it.geometry import ONE, Figure, figure, overlapping, placed
from wurf.games.drop_it.state import COLOURS, MM, SHAPES

__all__ = ["Layout", "Outline", "Tables", "layout_from"]

LEVELS: Final = 8  # D3
BONUS_POINTS: Final = {"large": 1, "medium": 2, "small": 3}  # D4
MOST_WIDTH: Final = 400  # mm: positions fit into an action's number

Point = tuple[int, int]
Length = Annotated[float, Limits(gt=0, le=1000)]
Corner = tuple[Annotated[float, Limits(ge=-1000, le=1000)], Annotated[float, Limits(ge=-1000, le=1000)]]
ShapeName = Literal["circle", "square", "rhombus", "triangle"]
ColourName = Literal["red", "yellow", "green", "blue"]
Size = Literal["large", "medium", "small"]


class _Struct(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pass


class _Shaft(_Struct, frozen=True):
    width: Annotated[float, Limits(gt=0, le=MOST_WIDTH)]
    height: Length


class _Circle(_Struct, frozen=True):
    diameter: Length


class _Polygon(_Struct, frozen=True):
    outline: Annotated[list[Corner], Limits(min_length=1, max_length=24)]


class _Pieces(_Struct, frozen=True):
    circle: _Circle
    square: _Polygon
    rhombus: _Polygon
    triangle: _Polygon


class _Bonus(_Struct, frozen=True):
    at: Corner
    size: Size


class _Radius(_Struct, frozen=True):
    large: Length
    medium: Length
    small: Length


class _Levels(_Struct, frozen=True):
    lines: Annotated[list[tuple[Length, Length]], Limits(min_length=LEVELS - 1, max_length=LEVELS - 1)]


class _ShapeSet(_Struct, frozen=True):
    left: list[ShapeName]
    right: list[ShapeName]
    floor: list[ShapeName]


class _ColourSet(_Struct, frozen=True):
    left: list[ColourName]
    right: list[ColourName]
    floor: list[ColourName]


class _Edge(_Struct, frozen=True):
    floor_cuts: list[Length]
    shape: _ShapeSet
    colour: _ColourSet


class Pair(_Struct, frozen=True):
    """A value for pieces, and one for walls and floor."""

    piece: Annotated[float, Limits(ge=0, le=10)]
    wall: Annotated[float, Limits(ge=0, le=10)]


class Material(_Struct, frozen=True):
    """The simulation's parameters, in seconds and cm."""

    gravity: Annotated[float, Limits(gt=0, le=2000)]
    damping: Annotated[float, Limits(gt=0, le=1)]
    density: Annotated[float, Limits(gt=0, le=100)]
    friction: Pair
    elasticity: Pair
    lift: Length
    steps: Annotated[int, Limits(ge=30, le=2000)]
    iterations: Annotated[int, Limits(ge=1, le=200)]
    slop: Annotated[float, Limits(ge=0, le=0.005)]
    sleep_time: Annotated[float, Limits(gt=0, le=10)]
    step_cap: Annotated[int, Limits(ge=30, le=20_000)]


class _File(_Struct, frozen=True):
    circles: Annotated[list[_Bonus], Limits(max_length=24)]
    circle_radius: _Radius
    shaft: _Shaft
    pieces: _Pieces
    levels: _Levels
    edge: _Edge
    physics: Material


class Outline(NamedTuple):
    """A shape: its corners around its centre of gravity, or the centre alone and a radius."""

    corners: tuple[Point, ...]
    radius: int

    def at(self, x: int, y: int, angle: int) -> Figure:
        return placed(self.corners, self.radius, x, y, angle)


class Bonus(NamedTuple):
    """A circle that is printed on the shaft (D4)."""

    x: int
    y: int
    radius: int
    points: int
    figure: Figure


class Segment(NamedTuple):
    """A part of the edge, with its symbol in either set (D5)."""

    name: str
    part: str  # left, floor or right
    start: Point
    end: Point
    shape: int
    colour: int
    figure: Figure


class Tables(NamedTuple):
    """The printed matter in units of 0.01 mm."""

    width: int
    height: int
    lift: int
    outlines: tuple[Outline, ...]  # by shape
    lines: tuple[Point, ...]  # each level's upper end at the left and at the right wall
    circles: tuple[Bonus, ...]
    segments: tuple[Segment, ...]
    material: Material


Layout = Tables  # nothing is printed that the rules do not look up


@lru_cache(maxsize=8)
def layout_from(components: Components) -> Layout:
    """The box of a components file; raises ComponentsError with file, key and reason."""
    file = components.read(_File)
    width, height = _units(file.shaft.width), _units(file.shaft.height)
    outlines = (
        Outline(((0, 0),), _units(file.pieces.circle.diameter) // 2),
        *(_outline(components, name, getattr(file.pieces, name).outline) for name in SHAPES[1:]),
    )
    for name, outline in zip(SHAPES, outlines, strict=True):
        _check_size(components, name, outline, width)
    lines = tuple((_units(left), _units(right)) for left, right in file.levels.lines)
    _check_lines(components, lines, height)
    circles = tuple(_bonus(bonus, getattr(file.circle_radius, bonus.size)) for bonus in file.circles)
    _check_circles(components, circles, width, height)
    cuts = tuple(_units(cut) for cut in file.edge.floor_cuts)
    if any(one >= next_ for one, next_ in pairwise((0, *cuts, width))):
        raise components.broken("edge.floor_cuts", "drop_it-box-cuts")
    _check_symbols(components, "edge.shape", file.edge.shape, len(cuts))
    _check_symbols(components, "edge.colour", file.edge.colour, len(cuts))
    segments = _segments(file.edge, lines, cuts, width, height)
    lift = _units(file.physics.lift)
    return Tables(width, height, lift, outlines, lines, circles, segments, file.physics)


def _units(length: float) -> int:
    return round(length * MM)


def _outline(components: Components, name: str, given: Sequence[Corner]) -> Outline:
    """D1: a closed, convex outline, moved so that its centre of gravity is its middle."""
    key = f"pieces.{name}.outline"
    corners = [(_units(x), _units(y)) for x, y in given]
    if len(corners) < 4 or corners[0] != corners[-1]:
        raise components.broken(key, "drop_it-box-open", piece=name)
    corners.pop()
    edges = [*pairwise(corners), (corners[-1], corners[0])]
    if len(set(corners)) < len(corners) or any(_doubles_back(*pair) for pair in pairwise([*edges, edges[0]])):
        raise components.broken(key, "drop_it-box-overlapping", piece=name)
    if any(_cross_each_other(one, other) for at, one in enumerate(edges) for other in edges[at + 1 :]):
        raise components.broken(key, "drop_it-box-crossing", piece=name)
    area = sum(a[0] * b[1] - a[1] * b[0] for a, b in edges)
    if area < 0:
        corners.reverse()
        edges, area = [*pairwise(corners), (corners[-1], corners[0])], -area
    if any(_turn(one[0], one[1], other[1]) <= 0 for one, other in pairwise([*edges, edges[0]])):
        raise components.broken(key, "drop_it-box-hollow", piece=name)
    middle = [sum((a[axis] + b[axis]) * (a[0] * b[1] - a[1] * b[0]) for a, b in edges) for axis in (0, 1)]
    x, y = (round(moment / (3 * area)) for moment in middle)
    return Outline(tuple((a - x, b - y) for a, b in corners), 0)


def _turn(a: Point, b: Point, c: Point) -> int:
    """Positive if the way from a to b to c turns left."""
    return (b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0])


def _doubles_back(one: tuple[Point, Point], other: tuple[Point, Point]) -> bool:
    """Whether an edge runs back along the one before it."""
    (a, b), (_, c) = one, other
    return _turn(a, b, c) == 0 and (b[0] - a[0]) * (c[0] - b[0]) + (b[1] - a[1]) * (c[1] - b[1]) < 0


def _cross_each_other(one: tuple[Point, Point], other: tuple[Point, Point]) -> bool:
    (a, b), (c, d) = one, other
    return _turn(a, b, c) * _turn(a, b, d) < 0 and _turn(c, d, a) * _turn(c, d, b) < 0


def _check_size(components: Components, name: str, outline: Outline, width: int) -> None:
    """D11: every piece fits between the walls however it is turned."""
    reach = outline.radius or max((x * x + y * y) ** 0.5 for x, y in outline.corners)
    if 2 * reach > width:
        raise components.broken(f"pieces.{name}", "drop_it-box-wide", piece=name)


def _check_lines(components: Components, lines: tuple[Point, ...], height: int) -> None:
    """D3: the lines lie above each other, and differ from one another."""
    if any(
        lower >= upper for side in (0, 1) for lower, upper in pairwise([0, *(line[side] for line in lines), height])
    ):
        raise components.broken("levels.lines", "drop_it-box-lines")
    if len({right - left for left, right in lines} - {0}) < len(lines):
        raise components.broken("levels.lines", "drop_it-box-slants")


def _bonus(bonus: _Bonus, radius: float) -> Bonus:
    x, y, units = _units(bonus.at[0]), _units(bonus.at[1]), _units(radius)
    return Bonus(x, y, units, BONUS_POINTS[bonus.size], figure(((x * ONE, y * ONE),), units * ONE))


def _check_circles(components: Components, circles: tuple[Bonus, ...], width: int, height: int) -> None:
    for at, one in enumerate(circles):
        key = f"circles[{at}]"
        if not (one.radius <= one.x <= width - one.radius and one.radius <= one.y <= height - one.radius):
            raise components.broken(key, "drop_it-box-circle-outside", circle=at + 1)
        for earlier, other in enumerate(circles[:at]):
            if overlapping(one.figure, other.figure):
                raise components.broken(key, "drop_it-box-circles-overlap", circle=at + 1, other=earlier + 1)


def _check_symbols(components: Components, key: str, symbols: _ShapeSet | _ColourSet, cuts: int) -> None:
    """D5: a symbol for every segment, none like its neighbour's or that of the wall opposite."""
    for part, needed in (("left", LEVELS), ("right", LEVELS), ("floor", cuts + 1)):
        found = len(getattr(symbols, part))
        if found != needed:
            raise components.broken(f"{key}.{part}", "drop_it-box-symbols", needed=needed, found=found)
    around = [*reversed(symbols.left), *symbols.floor, *symbols.right]
    for one, next_ in pairwise(around):
        if one == next_:
            raise components.broken(key, "drop_it-box-neighbours", symbol=one)
    if any(left == right for left, right in zip(symbols.left, symbols.right, strict=True)):
        raise components.broken(key, "drop_it-box-opposite")


def _segments(
    edge: _Edge, lines: tuple[Point, ...], cuts: tuple[int, ...], width: int, height: int
) -> tuple[Segment, ...]:
    """The left wall upwards, the floor from the left, the right wall upwards."""
    found: list[Segment] = []
    ends: tuple[tuple[str, list[Point]], ...] = (
        ("left", [(0, y) for y in (0, *(left for left, _ in lines), height)]),
        ("floor", [(x, 0) for x in (0, *cuts, width)]),
        ("right", [(width, y) for y in (0, *(right for _, right in lines), height)]),
    )
    for part, points in ends:
        shapes, colours = getattr(edge.shape, part), getattr(edge.colour, part)
        for at, (start, end) in enumerate(pairwise(points)):
            figure_ = figure(((start[0] * ONE, start[1] * ONE), (end[0] * ONE, end[1] * ONE)))
            shape, colour = SHAPES.index(shapes[at]), COLOURS.index(colours[at])
            found.append(Segment(f"{part} {at + 1}", part, start, end, shape, colour, figure_))
    return tuple(found)
