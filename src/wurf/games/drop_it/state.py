"""Drop It's state: records of ints. Lengths are 0.01 mm from the shaft's bottom left corner, angles 0.01° turned left.

A kind is a colour and a shape, `kind = 4 * colour + shape`: pieces of one kind are the same.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from wurf.core.game import Bounds, Option

SHAPES: Final = ("circle", "square", "rhombus", "triangle")
COLOURS: Final = ("red", "yellow", "green", "blue")
KINDS: Final = len(COLOURS) * len(SHAPES)
PIECES: Final = (3, 2, 2, 2)  # of each shape in a colour (D1)
CIRCLE: Final = 0
EXTRA_SHAPES: Final = (1, 2, 3)  # of which three players get two each, besides a circle (D8)
ALL_PIECES: Final = len(COLOURS) * sum(PIECES)
MM: Final = 100  # units of length in a millimetre
DEGREE: Final = 100  # units of angle in a degree
TURN: Final = 360 * DEGREE

# Phases
DEAL: Final = 0  # nature deals the pieces (D10)
DROP: Final = 1  # a seat chooses a piece and lets go (D11)
HAND: Final = 2  # nature draws how unsteady the hand was (D27)
FALL: Final = 3  # nature lets the piece fall (D12)
JOKER: Final = 4  # a seat decides about a joker (D25)
OVER: Final = 5
EXTRAS: Final = 6  # a seat chooses its share of the fourth colour (D8); last, so that stored phases stay the same
PHASES: Final = ("deal", "drop", "hand", "fall", "joker", "over", "extras")

# Edge sets (D23)
EDGE_SHAPES: Final = 0
EDGE_COLOURS: Final = 1

# Hands (D27): how far a piece may slip and turn
STEADY: Final = 0
NORMAL: Final = 1
SHAKY: Final = 2
SLIPS: Final = ((0, 0), (150, 400), (400, 1000))

# The shares of the fourth colour (D8)
DRAWN: Final = 0
CHOSEN: Final = 1
SHARING: Final = 3  # players that share the fourth colour

NO_PIECE: Final = -1

MOST_IN_TEAM: Final = 4
MOST_ALONE: Final = 4
SEATS: Final = range(2, 2 * MOST_IN_TEAM + 1)


def _teams(seats: int) -> Bounds:
    """D26: how many may be in the first team; neither team may be empty or too large."""
    alone = seats <= MOST_ALONE
    least = 0 if alone else max(1, seats - MOST_IN_TEAM)
    return Bounds(0 if alone else (seats + 1) // 2, least, min(MOST_IN_TEAM, seats - 1))


# What a table may choose: the fields of Variant but for the seats
OPTIONS: Final = (
    Option("teams", 0, 0, MOST_IN_TEAM, {seats: _teams(seats) for seats in SEATS}),  # D26
    Option("first", 0, 0, SEATS[-1], {seats: Bounds(0, 0, seats) for seats in SEATS}, seat=True, rare=True),  # D10
    Option("edge", default=EDGE_SHAPES, least=EDGE_SHAPES, most=EDGE_COLOURS),  # D23
    Option("beginners", default=0, least=0, most=1),  # D24
    Option("jokers", default=0, least=0, most=1),  # D25
    Option("hand", default=NORMAL, least=STEADY, most=SHAKY, rare=True),  # D27
    Option("extras", DRAWN, DRAWN, DRAWN, {SHARING: Bounds(DRAWN, DRAWN, CHOSEN)}),  # D8
)


class Variant(NamedTuple):
    """What the table has chosen."""

    seats: int
    teams: int  # members of the first team, who sit on the first seats (D26); 0 is everyone for themselves
    first: int  # the seat that begins, counted from 1; 0 is drawn (D10)
    edge: int  # EDGE_SHAPES or EDGE_COLOURS (D23)
    beginners: int  # 1 is without edge taboos (D24)
    jokers: int  # 1 is with jokers (D25)
    hand: int  # STEADY, NORMAL or SHAKY (D27)
    extras: int = DRAWN  # or CHOSEN (D8); last and with a default: older snapshots do without it


class Pose(NamedTuple):
    """A piece and where its middle is."""

    kind: int
    x: int
    y: int
    angle: int


class Aim(NamedTuple):
    """A piece held over the shaft."""

    kind: int
    x: int
    angle: int


class Side(NamedTuple):
    """A player, or a team: one pool of pieces, one score."""

    pieces: tuple[int, ...]  # [kind]: how many are left
    levels: int  # points for levels (D19)
    circles: int  # points for bonus circles (D20)
    jokers: int


class State(NamedTuple):
    phase: int
    variant: Variant
    first: int  # the seat that begins; -1 before the deal
    turn: int  # drops that are decided
    aim: Aim  # what is being dropped; NOTHING_AIMED between drops
    pile: tuple[Pose, ...]  # in the order they were dropped
    sides: tuple[Side, ...]
    scored: int  # what the last drop has brought


NOTHING_AIMED: Final = Aim(NO_PIECE, 0, 0)


def kind_of(colour: int, shape: int) -> int:
    return len(SHAPES) * colour + shape


def colour_of(kind: int) -> int:
    return kind // len(SHAPES)


def shape_of(kind: int) -> int:
    return kind % len(SHAPES)


def kind_name(kind: int) -> str:
    return f"{COLOURS[colour_of(kind)]} {SHAPES[shape_of(kind)]}"
