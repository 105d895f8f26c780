"""Judging the piece just dropped, where it rests: exact, in integers alone (D13-D21)."""

from __future__ import annotations

from functools import lru_cache
from math import isqrt
from typing import Final, NamedTuple

from wurf.games.drop_it.components import Outline, Tables
from wurf.games.drop_it.geometry import ONE, Figure, gap, millimetres, overlapping, sunk, within
from wurf.games.drop_it.state import EDGE_SHAPES, Pose, Variant, colour_of, shape_of

__all__ = [
    "BELIEVED",
    "COLOUR",
    "EDGE",
    "HEIGHT",
    "SHAPE",
    "TOLERANCE",
    "Verdict",
    "forbidden",
    "judge",
    "lying",
    "possible_pile",
]

TOLERANCE: Final = 20  # 0.2 mm: a gap up to this is a touch (D21)
CLOSE: Final = 100  # 1 mm: a gap up to this is worth a look
DEEPEST: Final = 10  # 0.1 mm: how far pieces at rest may be inside each other, or beyond a wall
BELIEVED: Final = 50  # 0.5 mm: what is still accepted, so that a fall that settles badly does not stop a game
SHAPE, COLOUR, EDGE, HEIGHT = 1, 2, 4, 8  # taboos


class Contact(NamedTuple):
    """Something that the piece touches, or nearly does."""

    piece: int  # its place in the pile; -1 for a segment of the edge
    segment: int  # -1 for a piece
    gap: int  # in 0.001 mm; below 0 where they are inside each other by a hair
    touching: bool
    taboos: int  # that it breaks, or would break by touching
    at: tuple[int, int]  # where they are nearest


class Verdict(NamedTuple):
    taboos: int  # SHAPE, COLOUR, EDGE and HEIGHT that are broken
    level: int  # the highest one reached (D19)
    circles: tuple[int, ...]  # that overlap it (D20)
    bonus: int  # their points
    contacts: tuple[Contact, ...]  # all that touch, and the close calls

    @property
    def worth(self) -> int:
        """What the drop scores if no taboo is broken, or with a joker."""
        return self.level + self.bonus

    @property
    def points(self) -> int:
        """D18: with a taboo broken, nothing."""
        return 0 if self.taboos else self.worth


class Lying(NamedTuple):
    """A piece of the pile: the level it reaches, and what it touches."""

    level: int
    pieces: tuple[int, ...]  # their places in the pile
    segments: tuple[int, ...]


class Forbidden(NamedTuple):
    """What a kind of piece must not touch."""

    pieces: tuple[int, ...]  # their places in the pile
    segments: tuple[int, ...]


def figure_of(tables: Tables, pose: Pose) -> Figure:
    return tables.outlines[shape_of(pose.kind)].at(pose.x, pose.y, pose.angle)


@lru_cache(maxsize=64)
def judge(tables: Tables, variant: Variant, pile: tuple[Pose, ...]) -> Verdict:
    """D13: the last piece of the pile, where it rests."""
    *others, pose = pile
    piece = figure_of(tables, pose)
    contacts = []
    for number, other in enumerate(others):
        if _near(tables, pose, other) and within(piece, figure := figure_of(tables, other), CLOSE):
            contacts.append(_contact(piece, figure, number, -1, _taboos_between(pose.kind, other.kind)))
    for number, segment in enumerate(tables.segments):
        if within(piece, segment.figure, CLOSE):
            taboo = EDGE if _edge_taboo(tables, variant, pose.kind, number) else 0
            contacts.append(_contact(piece, segment.figure, -1, number, taboo))
    taboos = HEIGHT if _too_high(tables, piece) else 0
    for contact in contacts:
        taboos |= contact.taboos if contact.touching else 0
    return Verdict(taboos, *_reached(tables, piece), tuple(contacts))


def points_and_worth(tables: Tables, variant: Variant, pile: tuple[Pose, ...]) -> tuple[int, int]:
    """The verdict's points and worth alone, many times faster: a look ahead judges hundreds of piles."""
    *others, pose = pile
    piece = figure_of(tables, pose)
    level, _, bonus = _reached(tables, piece)
    broken = (
        _too_high(tables, piece)
        or any(
            _taboos_between(pose.kind, other.kind)
            and _near(tables, pose, other)
            and within(piece, figure_of(tables, other), TOLERANCE)
            for other in others
        )
        or any(
            _edge_taboo(tables, variant, pose.kind, number) and within(piece, segment.figure, TOLERANCE)
            for number, segment in enumerate(tables.segments)
        )
    )
    return 0 if broken else level + bonus, level + bonus


@lru_cache(maxsize=16)
def lying(tables: Tables, pile: tuple[Pose, ...]) -> tuple[Lying, ...]:
    """D19, D21: every piece of the pile, by the same measures as the verdict on the last one."""
    figures = [figure_of(tables, pose) for pose in pile]
    touching: list[list[int]] = [[] for _ in pile]
    for at, pose in enumerate(pile):
        for before, other in enumerate(pile[:at]):
            if _near(tables, pose, other) and within(figures[at], figures[before], TOLERANCE):
                touching[at].append(before)
                touching[before].append(at)
    return tuple(
        Lying(
            _level(tables, piece),
            tuple(touched),
            tuple(number for number, s in enumerate(tables.segments) if within(piece, s.figure, TOLERANCE)),
        )
        for piece, touched in zip(figures, touching, strict=True)
    )


def forbidden(tables: Tables, variant: Variant, pile: tuple[Pose, ...], kind: int) -> Forbidden:
    """D14-D16, D23, D24: what a piece of this kind must not touch, wherever it comes to rest."""
    return Forbidden(
        tuple(number for number, other in enumerate(pile) if _taboos_between(kind, other.kind)),
        tuple(number for number in range(len(tables.segments)) if _edge_taboo(tables, variant, kind, number)),
    )


def _near(tables: Tables, pose: Pose, other: Pose) -> bool:
    """Whether it is worth a closer look, however the two are turned."""
    reach = _reach(tables.outlines[shape_of(pose.kind)]) + _reach(tables.outlines[shape_of(other.kind)]) + CLOSE
    return abs(pose.x - other.x) <= reach and abs(pose.y - other.y) <= reach


@lru_cache(maxsize=32)
def _reach(outline: Outline) -> int:
    return outline.radius + max(isqrt(x * x + y * y) for x, y in outline.corners) + 1


def _too_high(tables: Tables, piece: Figure) -> bool:
    """D17: strictly above the rim."""
    return piece.top > tables.height * ONE


def _reached(tables: Tables, piece: Figure) -> tuple[int, tuple[int, ...], int]:
    """D19, D20: the level, the circles that it overlaps, and their points."""
    circles = tuple(n for n, circle in enumerate(tables.circles) if overlapping(piece, circle.figure))
    return _level(tables, piece), circles, sum(tables.circles[number].points for number in circles)


def _contact(piece: Figure, other: Figure, number: int, segment: int, taboos: int) -> Contact:
    """D21: a touch is a gap of at most the tolerance."""
    found = gap(piece, other)
    touching = within(piece, other, TOLERANCE)
    near, far = found.near, found.far
    apart = isqrt(found.square // found.divisor)
    if apart:  # from a round piece's middle to its rim
        radius = piece.radius if near in piece.corners else other.radius
        near = (near[0] + (far[0] - near[0]) * radius // apart, near[1] + (far[1] - near[1]) * radius // apart)
    at = (near[0] // ONE, near[1] // ONE)
    return Contact(number, segment, millimetres(found, piece, other), touching, taboos, at)


def _taboos_between(kind: int, other: int) -> int:
    """D14, D15: pieces of one shape, or of one colour, must not touch."""
    same_shape, same_colour = shape_of(kind) == shape_of(other), colour_of(kind) == colour_of(other)
    return SHAPE * same_shape | COLOUR * same_colour


def _edge_taboo(tables: Tables, variant: Variant, kind: int, number: int) -> bool:
    """D16, D23, D24: a segment that shows the piece's shape, or its colour, must not be touched."""
    segment = tables.segments[number]
    if variant.beginners:
        return False
    if variant.edge == EDGE_SHAPES:
        return segment.shape == shape_of(kind)
    return segment.colour == colour_of(kind)


def _level(tables: Tables, piece: Figure) -> int:
    """D19: the highest level that any part reaches; on the line is not beyond it."""
    return 1 + sum(_beyond(tables.width, line, piece) for line in tables.lines)


def _beyond(width: int, line: tuple[int, int], piece: Figure) -> bool:
    run, rise, left = width * ONE, (line[1] - line[0]) * ONE, line[0] * ONE
    above = max(run * (y - left) - rise * x for x, y in piece.corners)
    return above > 0 or above * above < piece.radius * piece.radius * (run * run + rise * rise)


def possible_pile(tables: Tables, pile: tuple[Pose, ...], deepest: int = DEEPEST) -> bool:
    """D12: whether pieces can lie like this: between the walls, on the floor, and not inside each other."""
    figures = [figure_of(tables, pose) for pose in pile]
    slack = deepest * ONE
    if any(f.left < -slack or f.right > tables.width * ONE + slack or f.bottom < -slack for f in figures):
        return False
    figures.sort(key=lambda figure: figure.bottom)  # so that most pairs are never looked at
    for at, one in enumerate(figures):
        for other in figures[at + 1 :]:
            if other.bottom > one.top:
                break
            if sunk(one, other, deepest):
                return False
    return True
