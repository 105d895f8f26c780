"""Quadrata's actions: a number for the kernels, a record for everyone else, and a text for people and files.

    3 supply > B2e1      a 3 from the supply into the square (Q7 a);  3 supply > reserve
    3 reserve > B2e1     from the reserve (b);                        3 reserve > supply
    3 B2e1 > reserve     from the square (c);                         3 B2e1 > supply
    3 B2e1 > C1e0m       within the square (d)
    3 2:reserve > B2e1   taken from the reserve of seat 2 (Q9);       3 2:reserve > reserve
    3 2:A1e1 > B2e1      robbed from the square of seat 2 (Q10);      3 2:A1n0 > reserve
    pass                 with a joker that finds nothing to move (Q13)
    roll 4               nature

A place is the first unit triangle that a piece covers, by tile and direction (north, east, south, west), its quarter
turns, and an m if it is turned over. Tiles of the large square have capital letters.
"""

from __future__ import annotations

import re
from enum import IntEnum
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from wurf.core.game import IllegalAction
from wurf.games.quadrata import rules
from wurf.games.quadrata.rules import NOWHERE

if TYPE_CHECKING:
    from wurf.games.quadrata.components import Layout

__all__ = ["TAKING", "Action", "Kind", "Notation", "decode", "encode", "parse", "source", "target", "write"]

DIRECTIONS = "nesw"


class Kind(IntEnum):
    SUPPLY_TO_SQUARE = rules.SUPPLY_TO_SQUARE
    SUPPLY_TO_RESERVE = rules.SUPPLY_TO_RESERVE
    RESERVE_TO_SQUARE = rules.RESERVE_TO_SQUARE
    RESERVE_TO_SUPPLY = rules.RESERVE_TO_SUPPLY
    SQUARE_TO_RESERVE = rules.SQUARE_TO_RESERVE
    SQUARE_TO_SUPPLY = rules.SQUARE_TO_SUPPLY
    WITHIN_SQUARE = rules.WITHIN_SQUARE
    TAKE_TO_SQUARE = rules.TAKE_TO_SQUARE
    TAKE_TO_RESERVE = rules.TAKE_TO_RESERVE
    ROB_TO_SQUARE = rules.ROB_TO_SQUARE
    ROB_TO_RESERVE = rules.ROB_TO_RESERVE
    PASS = rules.PASS
    ROLL = rules.ROLLED


class Action(NamedTuple):
    kind: Kind
    shape: int = 0
    source: int = NOWHERE  # the place in a square that a piece comes from
    to: int = NOWHERE  # the place in the square that it goes to; of a roll, the die
    other: int = 0  # the seat it is taken or robbed from


TAKING = (Kind.TAKE_TO_SQUARE, Kind.TAKE_TO_RESERVE, Kind.ROB_TO_SQUARE, Kind.ROB_TO_RESERVE)


def encode(action: Action) -> int:
    """The number that kernels use; -1 for an action that no rule knows."""
    kind, shape, source, to, other = action
    if not (0 <= shape < 16 and 0 <= other < 4 and 0 <= source <= NOWHERE and 0 <= to <= NOWHERE):
        return -1
    return rules.coded(kind, other, shape, source, to)


def decode(code: int) -> Action:
    kind, other, shape, source, to = rules.decoded(code)
    return Action(Kind(kind), shape, source, to, other)


class Spot(NamedTuple):
    """A place in words: the tile and the part of it where the piece's first unit lies, and how the piece is turned."""

    tile: str
    direction: str
    turn: int
    flipped: bool


class Notation(NamedTuple):
    """The names of pieces and places in texts, for one components file."""

    pieces: list[str]  # by shape
    spots: list[Spot]  # by place
    names: list[str]  # by place
    shapes: dict[str, int]
    places: dict[tuple[int, str], int]  # by shape and name

    @classmethod
    def of(cls, layout: Layout) -> Notation:
        pieces = [piece.name for piece in layout.pieces]
        spots = [_spot(layout, number) for number in range(len(layout.places))]
        names = [f"{s.tile}{s.direction}{s.turn}{'m' * s.flipped}" for s in spots]
        shapes = {name: shape for shape, name in enumerate(pieces)}
        places = {(layout.places[number].shape, name): number for number, name in enumerate(names)}
        return cls(pieces, spots, names, shapes, places)


def source(layout: Layout, action: Action) -> str:
    """Where a piece comes from, without the piece."""
    names = layout.notation.names
    if action.kind in TAKING:
        inside = names[action.source] if action.source != NOWHERE else "reserve"
        return f"{action.other + 1}:{inside}"
    if action.source != NOWHERE:
        return names[action.source]
    return "reserve" if action.kind in (Kind.RESERVE_TO_SQUARE, Kind.RESERVE_TO_SUPPLY) else "supply"


def target(layout: Layout, action: Action) -> str:
    """Where it goes."""
    if action.to != NOWHERE:
        return layout.notation.names[action.to]
    return "supply" if action.kind in (Kind.RESERVE_TO_SUPPLY, Kind.SQUARE_TO_SUPPLY) else "reserve"


def write(layout: Layout, action: Action) -> str:
    if action.kind is Kind.PASS:
        return "pass"
    if action.kind is Kind.ROLL:
        return f"roll {action.to}"
    return f"{layout.notation.pieces[action.shape]} {source(layout, action)} > {target(layout, action)}"


_TEXT = re.compile(r"(\w+) (?:([1-4]):)?(supply|reserve|[A-Da-d]\w+) > (supply|reserve|[A-Da-d]\w+)")


def parse(layout: Layout, text: str) -> Action:
    """The action a text means; raises IllegalAction if it means none."""
    if text == "pass":
        return Action(Kind.PASS)
    if re.fullmatch("roll [1-6]", text):
        return Action(Kind.ROLL, to=int(text[-1]))
    found = _TEXT.fullmatch(text)
    shape = layout.notation.shapes.get(found[1]) if found else None
    if found is None or shape is None:
        raise IllegalAction("", "quadrata-error-notation", text=text[:40])
    here, there = _place(layout, shape, found[3], text), _place(layout, shape, found[4], text)
    return Action(_kind(found, text), shape, here, there, int(found[2] or 1) - 1)


def _place(layout: Layout, shape: int, name: str, text: str) -> int:
    if name in ("supply", "reserve"):
        return NOWHERE
    places = layout.notation.places
    if (shape, name) in places:
        return places[shape, name]
    if any(of == shape and other[2:] == name[2:] for of, other in places):
        raise IllegalAction("Q8", "quadrata-why-outside")  # it can lie like that, but not on this tile
    raise IllegalAction("", "quadrata-error-notation", text=text[:40])


def _kind(found: re.Match[str], text: str) -> Kind:
    """What kind of action goes from here to there."""
    _, other, source, to = found.groups()
    here = source if source in ("supply", "reserve") else "square"
    there = to if to in ("supply", "reserve") else "square"
    if other:
        here = {"reserve": "take", "square": "rob"}.get(here, "")
    name = "WITHIN_SQUARE" if here == there == "square" else f"{here}_to_{there}".upper()
    if name not in Kind.__members__:
        raise IllegalAction("", "quadrata-error-notation", text=text[:40])
    return Kind[name]


@lru_cache(maxsize=2048)
def _tile(side: int, tile: int) -> str:
    row, column = divmod(tile, side)
    return "abcd"[column] + str(row + 1)


def _spot(layout: Layout, number: int) -> Spot:
    place = layout.places[number]
    large = number >= layout.tables.first[len(layout.pieces)]
    tile = _tile(layout.tiles[large], place.units[0] // 4)
    return Spot(tile.upper() if large else tile, DIRECTIONS[place.units[0] % 4], place.turn, place.flipped)
