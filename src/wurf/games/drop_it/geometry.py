"""Exact geometry: figures turned by whole hundredths of a degree, and how far apart they are, in integers alone.

A figure is the hull of its corners, grown by a radius: a point, a line, a convex outline, or a circle. Its coordinates
are units of length (0.01 mm) times `ONE`, because a turned corner lies between them.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from math import isqrt
from typing import Final, NamedTuple

from wurf.games.drop_it.state import DEGREE, TURN

__all__ = ["ONE", "Figure", "figure", "gap", "overlapping", "placed", "sunk", "turned"]

ONE: Final = 1 << 30
Point = tuple[int, int]

_FINE: Final = 1 << 100  # the precision in which sines are computed
_PI: Final = 31415926535897932384626433832795028841971 * _FINE // 10**40


@cache
def turned(angle: int) -> Point:
    """Cosine and sine of an angle, times ONE, rounded the same way on every machine."""
    quarters, rest = divmod(angle % TURN, 90 * DEGREE)
    cosine, sine = _in_first_quarter(rest)
    for _ in range(quarters):
        cosine, sine = -sine, cosine
    return cosine, sine


@cache
def _in_first_quarter(angle: int) -> Point:
    radians = angle * _PI // (TURN // 2)
    sums, term = [0, 0], _FINE  # of the even and of the odd terms of the series
    power = 0
    while term:
        sums[power % 2] += -term if power % 4 >= 2 else term
        power += 1
        term = term * radians // (_FINE * power)
    cosine, sine = ((2 * total * ONE // _FINE + 1) // 2 for total in sums)
    return cosine, sine


class Figure(NamedTuple):
    corners: tuple[Point, ...]  # leftward around, times ONE
    radius: int  # times ONE
    left: int
    bottom: int
    right: int
    top: int

    @property
    def edges(self) -> Iterator[tuple[Point, Point]]:
        """Each from one corner to the next; a point has one, from itself to itself."""
        return zip(self.corners, (*self.corners[1:], self.corners[0]), strict=True)


class Gap(NamedTuple):
    """How far apart the hulls of two figures are, as the root of a fraction; 0 if they meet."""

    square: int
    divisor: int
    near: Point  # on one hull
    far: Point  # the nearest to it on the other


def figure(corners: tuple[Point, ...], radius: int = 0) -> Figure:
    """A figure with its bounds; everything times ONE."""
    xs, ys = [x for x, _ in corners], [y for _, y in corners]
    return Figure(corners, radius, min(xs) - radius, min(ys) - radius, max(xs) + radius, max(ys) + radius)


def placed(outline: tuple[Point, ...], radius: int, x: int, y: int, angle: int) -> Figure:
    """An outline, in units, turned about its middle and moved there."""
    cosine, sine = turned(angle)
    x, y = x * ONE, y * ONE
    return figure(tuple((x + cosine * a - sine * b, y + sine * a + cosine * b) for a, b in outline), radius * ONE)


def gap(one: Figure, other: Figure) -> Gap:
    pairs = [_nearest(corner, edge) for corner in one.corners for edge in other.edges]
    pairs += [_nearest(corner, edge) for corner in other.corners for edge in one.edges]
    best = pairs[0]
    for pair in pairs:
        if pair.square * best.divisor < best.square * pair.divisor:
            best = pair
    if max(len(one.corners), len(other.corners)) > 2 and not _apart(one, other) and not _apart(other, one):
        return Gap(0, 1, best.near, best.far)
    return best


def within(one: Figure, other: Figure, limit: int) -> bool:
    """Whether the gap between two figures is at most `limit` units."""
    reach = limit * ONE
    if _far(one, other, reach):
        return False
    found, most = gap(one, other), one.radius + other.radius + reach
    return found.square <= most * most * found.divisor


def overlapping(one: Figure, other: Figure) -> bool:
    """Whether they share more than their outlines. At least one must have a radius: the gap of their hulls is below
    it."""
    if _far(one, other, 0):
        return False
    found, most = gap(one, other), one.radius + other.radius
    return found.square < most * most * found.divisor


def sunk(one: Figure, other: Figure, limit: int) -> bool:
    """Whether two figures are more than `limit` units inside each other."""
    depth = limit * ONE
    if _far(one, other, -depth):
        return False
    least = one.radius + other.radius - depth  # how far apart their hulls must be
    if _shallow(one, other, -least) or _shallow(other, one, -least):
        return False
    if least <= 0:
        return True
    found = gap(one, other)
    return found.square < least * least * found.divisor


def millimetres(found: Gap, one: Figure, other: Figure) -> int:
    """The gap in thousandths of a millimetre, for people; negative where the figures are inside each other."""
    return (isqrt(found.square // found.divisor) - one.radius - other.radius) * 10 // ONE


def _far(one: Figure, other: Figure, reach: int) -> bool:
    """By their bounds alone."""
    return (
        one.left > other.right + reach
        or other.left > one.right + reach
        or one.bottom > other.top + reach
        or other.bottom > one.top + reach
    )


def _cross(start: Point, end: Point, point: Point) -> int:
    """Positive if the point is to the left of the way from start to end."""
    return (end[0] - start[0]) * (point[1] - start[1]) - (end[1] - start[1]) * (point[0] - start[0])


def _apart(one: Figure, other: Figure) -> bool:
    """Whether one of the edges of the first hull has all of the other on its outer side."""
    return any(all(_cross(start, end, corner) < 0 for corner in other.corners) for start, end in one.edges)


def _shallow(one: Figure, other: Figure, depth: int) -> bool:
    """Whether no corner of the other is further than `depth` inside one of the edges of the first; if it is below 0,
    all of them are as far outside."""
    for start, end in one.edges:
        inside = max([_cross(start, end, corner) for corner in other.corners])
        length = (end[0] - start[0]) ** 2 + (end[1] - start[1]) ** 2
        if inside * abs(inside) <= depth * abs(depth) * length and length:
            return True
    return False


def _nearest(point: Point, edge: tuple[Point, Point]) -> Gap:
    """From a point to an edge."""
    (x, y), (start, end) = point, edge
    run, rise = end[0] - start[0], end[1] - start[1]
    length = run * run + rise * rise
    along = (x - start[0]) * run + (y - start[1]) * rise
    if 0 < along < length:
        foot = (start[0] + run * along // length, start[1] + rise * along // length)
        return Gap(_cross(start, end, point) ** 2, length, point, foot)
    foot = start if along <= 0 else end
    return Gap((x - foot[0]) ** 2 + (y - foot[1]) ** 2, 1, point, foot)
