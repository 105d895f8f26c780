"""Quadrata's state: records of ints. A square is a mask of its unit triangles, four per tile: north, east, south, west.

The large square has 64 units, so masks of units are signed 64-bit ints in both speeds: one with the last unit is
negative. So `&`, `|` and `~` give the same result in both; kernels never shift or count such masks.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from wurf.core.kernel import updater

SMALL: Final = 0
LARGE: Final = 1

WORD: Final = 63  # places per word of a bit set, so that words are never negative

# Phases
BEGIN: Final = 0  # nature rolls for who begins (Q6)
ROLL: Final = 1  # nature rolls for the active seat (Q7)
MOVE: Final = 2  # the active seat moves a piece (Q7)
OVER: Final = 3

COUNT_BITS: Final = 4  # of one shape's pieces in a supply or reserve
MOST_ROUNDS: Final = 10


class Tables(NamedTuple):
    """The printed matter as lookup tables. Places are numbered through all shapes, first of the small square, then
    of the large one."""

    masks: tuple[int, ...]  # [place]: the units it covers
    shapes: tuple[int, ...]  # [place]: the shape that lies there
    first: tuple[int, ...]  # [size * (number of shapes + 1) + shape]: the shape's first place; then the end
    numbers: tuple[int, ...]  # [shape]: its number (Q1)
    of_number: tuple[
        int, ...
    ]  # [number]: where its shapes are counted in a supply or reserve: a mask of all their bits
    full: tuple[int, ...]  # [size]: all units of the square (Q3)
    supply: int  # how many of each shape there are (Q2)
    less: int  # how many of them leave with three players (Q4)


class Player(NamedTuple):
    """One player's board, and their points of earlier rounds."""

    filled: int  # the units of the square that are covered
    pieces: tuple[int, ...]  # where pieces lie: a bit set over the square's places, WORD of them per word
    reserve: int  # how many of each shape
    scores: tuple[int, ...]  # the points of each finished round, 0 for those to come


class State(NamedTuple):
    phase: int
    size: int  # SMALL or LARGE: which square is to be filled (Q3)
    rounds: int  # of the match (Q5)
    round: int  # 1 is the first
    turn: int  # of this round, all players' together (Q18)
    cap: int
    active: int  # the seat that rolls or moves
    die: int
    joker: int  # 1 once a 6 is a joker (Q13)
    supply: int
    players: tuple[Player, ...]


updated = updater(State)
updated_player = updater(Player)


class Legal(NamedTuple):
    """What the active seat may do, and how many actions that makes."""

    shapes: int  # those that may be moved, as a mask like `Tables.of_number`
    taken: int  # 1 if they may be taken from others' reserves (Q9)
    robbed: int  # 1 if they may be robbed from others' squares (Q10)
    many: int


def signed(mask: int) -> int:
    """A mask of 64 units as a signed int."""
    return mask - (1 << 64) if mask >> 63 else mask
