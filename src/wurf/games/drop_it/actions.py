"""Drop It's actions: a record, a text for people and files, and a number for what a seat does.

red circle 83.5 120.0            a piece, where it is let go (mm from the left), and its angle in degrees (D11)
joker;  no joker                 to spend one, or not (D25)
take square triangle             what to have of the fourth colour besides a circle (D8)
deal red green, blue yellow; first 2                               nature: colours by side, and who begins (D10)
deal red, green, blue; without square rhombus triangle; first 1
                                 with three players: the shape that each lacks of the fourth colour (D8),
                                 unless they choose
hand 83.61 118.25                nature: where the piece was let go, and how far turned (D27)
rest 4:350,8000,1234,0,... ...   nature: how every piece moved that moved, each ending where it rests (D12).
                                 After the piece's place in the pile: time in ms, x, y (0.01 mm) and angle (0.01°)
                                 of the first frame, then the differences from frame to frame
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from enum import IntEnum
from itertools import pairwise
from typing import Final, NamedTuple

from wurf.core.game import IllegalAction
from wurf.games.drop_it.components import Layout
from wurf.games.drop_it.physics import Frame, Path
from wurf.games.drop_it.state import COLOURS, DEGREE, EXTRA_SHAPES, KINDS, MM, SHAPES, kind_name, kind_of

__all__ = ["ANGLES", "Action", "Deal", "Drop", "Extras", "Hand", "Joker", "Rest", "decode", "encode", "parse", "write"]

STEP: Final = 10  # units in the steps in which a seat aims: 0.1 mm and 0.1°
DIGITS: Final = 1  # after the point of a number that a seat aims at
ANGLES: Final = 3600
PLACES: Final = 4096  # steps of 0.1 mm that an action's number has room for
LONGEST_REST: Final = 60_000  # characters


class Kind(IntEnum):
    DROP = 0
    NO_JOKER = 1
    JOKER = 2
    DEAL = 3
    HAND = 4
    REST = 5
    EXTRAS = 6


class Drop(NamedTuple):
    """A seat lets a piece go; x and angle in steps of 0.1 mm and 0.1°."""

    piece: int
    x: int
    angle: int

    @property
    def kind(self) -> Kind:
        return Kind.DROP


class Joker(NamedTuple):
    spent: bool

    @property
    def kind(self) -> Kind:
        return Kind.JOKER if self.spent else Kind.NO_JOKER


class Extras(NamedTuple):
    """A seat takes a circle and two others of the fourth colour (D8)."""

    without: int  # the shape that it does without

    @property
    def kind(self) -> Kind:
        return Kind.EXTRAS

    @property
    def shapes(self) -> tuple[int, ...]:
        """The two shapes besides the circle."""
        return tuple(shape for shape in EXTRA_SHAPES if shape != self.without)


class Deal(NamedTuple):
    """Nature deals: which colours each side gets whole, and who begins."""

    colours: tuple[tuple[int, ...], ...]  # by side, in their order
    without: tuple[int, ...]  # with three sides, unless they choose: the shape each does not get of the fourth colour
    first: int  # the seat that begins

    @property
    def kind(self) -> Kind:
        return Kind.DEAL


class Hand(NamedTuple):
    """Where a piece was really let go; in 0.01 mm and 0.01°."""

    x: int
    angle: int

    @property
    def kind(self) -> Kind:
        return Kind.HAND


class Rest(NamedTuple):
    """What the fall has moved, and where it came to rest."""

    paths: tuple[Path, ...]

    @property
    def kind(self) -> Kind:
        return Kind.REST


Action = Drop | Joker | Extras | Deal | Hand | Rest
_JOKERS: Final = KINDS * ANGLES * PLACES  # the first number after those of drops
_EXTRAS: Final = _JOKERS + 2


def encode(action: Action) -> int:
    """The number of what a seat does; -1 for nature's actions, which have none."""
    match action:
        case Joker(spent):
            return _JOKERS + spent
        case Extras(without) if without in EXTRA_SHAPES:
            return _EXTRAS + EXTRA_SHAPES.index(without)
        case Drop(piece, x, angle) if 0 <= piece < KINDS and 0 <= x < PLACES and 0 <= angle < ANGLES:
            return (piece * ANGLES + angle) * PLACES + x
    return -1


def decode(code: int) -> Action:
    if code >= _EXTRAS:
        return Extras(EXTRA_SHAPES[code - _EXTRAS])
    if code >= _JOKERS:
        return Joker(bool(code - _JOKERS))
    turned, x = divmod(code, PLACES)
    piece, angle = divmod(turned, ANGLES)
    return Drop(piece, x, angle)


def write(_layout: Layout, action: Action) -> str:
    match action:
        case Drop(piece, x, angle):
            return f"{kind_name(piece)} {_tenths(x)} {_tenths(angle)}"
        case Joker(spent):
            return "joker" if spent else "no joker"
        case Extras():
            return "take " + " ".join(SHAPES[shape] for shape in action.shapes)
        case Deal():
            return _deal_text(action)
        case Hand(x, angle):
            return f"hand {_hundredths(x, MM)} {_hundredths(angle, DEGREE)}"
        case Rest(paths):
            return "rest " + " ".join(map(_path_text, paths))


def _tenths(steps: int) -> str:
    return f"{steps // STEP}.{steps % STEP}"


def _hundredths(units: int, unit: int) -> str:
    return f"{units // unit}.{units % unit:02}"


def _deal_text(deal: Deal) -> str:
    sides = ", ".join(" ".join(COLOURS[colour] for colour in side) for side in deal.colours)
    without = "; without " + " ".join(SHAPES[shape] for shape in deal.without) if deal.without else ""
    return f"deal {sides}{without}; first {deal.first + 1}"


def _path_text(path: Path) -> str:
    numbers = [*path.frames[0]]
    for one, next_ in pairwise(path.frames):
        numbers += [b - a for a, b in zip(one, next_, strict=True)]
    return f"{path.piece}:{','.join(map(str, numbers))}"


_NUMBER = r"(\d{1,3})(?:\.(\d{1,2}))?"
_DROP = re.compile(rf"({'|'.join(COLOURS)}) ({'|'.join(SHAPES)}) {_NUMBER} {_NUMBER}")
_EXTRA = rf"({'|'.join(SHAPES[shape] for shape in EXTRA_SHAPES)})"
_TAKE = re.compile(rf"take {_EXTRA} (?!\1){_EXTRA}")
_HAND = re.compile(r"hand (\d{1,3})\.(\d\d) (\d{1,3})\.(\d\d)")
_SIDE = rf"(?:{'|'.join(COLOURS)})(?: (?:{'|'.join(COLOURS)}))?"
_DEAL = re.compile(rf"deal ({_SIDE}(?:, {_SIDE})*)(?:; without ((?: ?(?:{'|'.join(SHAPES)})){{3}}))?; first ([1-8])")
_REST = re.compile(r"rest \d{1,2}:-?\d{1,6}(?:,-?\d{1,6})*(?: \d{1,2}:-?\d{1,6}(?:,-?\d{1,6})*)*")


def parse(_layout: Layout, text: str) -> Action:
    """The action a text means; raises IllegalAction if it means none."""
    if text in ("joker", "no joker"):
        return Joker(text == "joker")
    if found := _DROP.fullmatch(text):
        x, angle = _steps(found[3], found[4], text), _steps(found[5], found[6], text)
        return Drop(kind_of(COLOURS.index(found[1]), SHAPES.index(found[2])), x, angle)
    if found := _TAKE.fullmatch(text):
        (without,) = {*EXTRA_SHAPES} - {SHAPES.index(found[1]), SHAPES.index(found[2])}
        return Extras(without)
    if found := _HAND.fullmatch(text):
        return Hand(int(found[1]) * MM + int(found[2]), int(found[3]) * DEGREE + int(found[4]))
    if found := _DEAL.fullmatch(text):
        colours = tuple(tuple(COLOURS.index(name) for name in side.split()) for side in found[1].split(", "))
        return Deal(colours, tuple(SHAPES.index(name) for name in (found[2] or "").split()), int(found[3]) - 1)
    if len(text) <= LONGEST_REST and _REST.fullmatch(text):
        return Rest(tuple(_paths(text)))
    raise IllegalAction("", "drop_it-error-notation", text=text[:40])


def _steps(whole: str, part: str | None, text: str) -> int:
    """A decimal in steps of a tenth; anything finer is refused."""
    if len(part or "") > 1:
        raise IllegalAction("D11", "drop_it-error-fine", text=text[:40])
    return int(whole) * STEP + int(part or 0)


def _paths(text: str) -> Iterator[Path]:
    for part in text.split()[1:]:
        piece, _, listed = part.partition(":")
        numbers = [int(number) for number in listed.split(",")]
        if len(numbers) % len(Frame._fields):
            raise IllegalAction("", "drop_it-error-notation", text=text[:40])
        frames = [Frame(*numbers[:4])]
        for at in range(4, len(numbers), 4):
            frames.append(Frame(*(a + b for a, b in zip(frames[-1], numbers[at : at + 4], strict=True))))
        yield Path(int(piece), tuple(frames))
