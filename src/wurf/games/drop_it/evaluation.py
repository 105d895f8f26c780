"""What the rest of the game is likely to bring: the worth of a joker and of a piece kept for later, and the chance of
winning that follows.
"""

from __future__ import annotations

from functools import cache
from math import erfc, exp, sqrt
from typing import Final, NamedTuple

from wurf.games.drop_it.rules import JOKER_WORTH, side_of
from wurf.games.drop_it.state import (
    ALL_PIECES,
    COLOURS,
    KINDS,
    PIECES,
    SHAPES,
    Side,
    State,
    colour_of,
    kind_of,
    shape_of,
)

__all__ = ["chance", "chances", "gain", "joker_price", "keeping", "missed", "spread", "usual_keeping"]

FAILURES: Final = 0.2  # the share of drops that break a taboo
LOWEST, RISE = 2.4, 5.9  # what a drop is worth in the first turn, and how much more in the last
SHAPE_KEPT, COLOUR_KEPT = 4.0, 1.0  # points; found in a few dozen games between hard bots

# What a drop of the hard bot scores, taboos counted as 0, in the first turn, and how much more in the last; and the
# standard deviation of that. `bench/prospects_drop_it.py 43 60 curve` fits them to 43 games between hard bots.
GAIN, GAIN_RISE = 2.5, 4.8
SPREAD, SPREAD_RISE = 0.9, 2.6
# What a piece of each shape scored beyond the average, in a dozen games of three hard bots with a small effort
BY_SHAPE: Final = (-0.4, 0.8, 0.1, -0.3)
ROUNDING: Final = 1 / 12  # the variance of rounding to whole points: keeps a tie at the end a tie

# Where the normal distribution is sampled, in standard deviations, and with what weight
_STEPS: Final = [step / 20 for step in range(-120, 121)]
_TOTAL: Final = sum(exp(-z * z / 2) for z in _STEPS)
_NODES: Final = [(z, exp(-z * z / 2) / _TOTAL) for z in _STEPS]


def expected(turn: int) -> float:
    """What a drop is worth at a turn, with circles."""
    return LOWEST + RISE * turn / ALL_PIECES


def gain(turn: int) -> float:
    """What a drop scores at a turn, on average."""
    return GAIN + GAIN_RISE * turn / ALL_PIECES


def spread(turn: int) -> float:
    """The standard deviation of what a drop scores at a turn."""
    return SPREAD + SPREAD_RISE * turn / ALL_PIECES


def joker_price(state: State, side: Side) -> float:
    """D25: how many more points can be expected with the joker than without it."""
    ahead = tuple(range(state.turn + len(state.sides), ALL_PIECES, len(state.sides)))
    return _with_jokers(side.jokers, ahead) - _with_jokers(side.jokers - 1, ahead)


@cache
def _with_jokers(jokers: int, ahead: tuple[int, ...]) -> float:
    """What jokers bring if they are spent well on drops at these turns."""
    if not ahead or not jokers:
        return float(JOKER_WORTH * jokers)
    turn, *later = ahead
    kept = _with_jokers(jokers, tuple(later))
    spent = expected(turn) + _with_jokers(jokers - 1, tuple(later))
    return kept + FAILURES * max(0.0, spent - kept)


def keeping(side: Side, kind: int) -> float:
    """What a piece is worth for later: the fewer of its shape and of its colour are left, the more it is missed. A side
    that is left with circles alone has nowhere to put them.
    """
    shapes = sum(side.pieces[kind_of(colour, shape_of(kind))] for colour in range(len(COLOURS)))
    colours = sum(side.pieces[kind_of(colour_of(kind), shape)] for shape in range(len(SHAPES)))
    return SHAPE_KEPT * _last_of(shapes) + COLOUR_KEPT * _last_of(colours)


def missed(shape: int) -> float:
    """D8: how many points a piece of this shape is likely to bring more than one of another."""
    return BY_SHAPE[shape]


def usual_keeping(side: Side) -> float:
    """The average of `keeping` over the side's pieces, which `gain` already contains."""
    kinds = [kind for kind in range(KINDS) for _ in range(side.pieces[kind])]
    return sum(keeping(side, kind) for kind in kinds) / len(kinds)


def _kept(side: Side) -> float:
    """What a side's pieces are worth beyond those that are usually left, in points: `keeping` added up."""
    shapes = [sum(side.pieces[shape :: len(SHAPES)]) for shape in range(len(SHAPES))]
    colours = [sum(side.pieces[at : at + len(SHAPES)]) for at in range(0, KINDS, len(SHAPES))]
    return SHAPE_KEPT * sum(map(sqrt, shapes)) + COLOUR_KEPT * sum(map(sqrt, colours))


def _usually_kept(left: int, sides: int) -> float:
    """The same for a side that has dropped all kinds evenly."""
    full, of_colour = ALL_PIECES / sides, sum(PIECES)
    whole = SHAPE_KEPT * sum(sqrt(full * many / of_colour) for many in PIECES)
    return (whole + COLOUR_KEPT * full / of_colour * sqrt(of_colour)) * sqrt(left / full)


def _last_of(count: int) -> float:
    return sqrt(count) - sqrt(count - 1)


class Outlook(NamedTuple):
    """What a side is likely to end with: normally distributed."""

    points: float
    variance: float


def chance(state: State, side: int, points: float, deviation: float) -> float:
    """D22: the chance that a side wins whose drop of this turn brings these points, with this standard deviation, if
    all sides then go on as hard bots do. A tie counts as its share of a win.
    """
    mine = _outlook(state, side)
    usual, scale = mine.points + points, sqrt(mine.variance + deviation * deviation)
    others = [_outlook(state, other) for other in range(len(state.sides)) if other != side]
    won = 0.0
    for z, share in _NODES:
        for other in others:
            share *= erfc((other.points - usual - z * scale) / sqrt(2 * other.variance)) / 2
        won += share
    return won


def _outlook(state: State, side: int) -> Outlook:
    """What a side is likely to end with, without the drop of this turn."""
    sides, mine = len(state.sides), state.sides[side]
    wait = (side - side_of(state.variant, state.first) - state.turn - 1) % sides
    ahead = tuple(range(state.turn + 1 + wait, ALL_PIECES, sides))
    points = mine.levels + mine.circles + _with_jokers(mine.jokers, ahead) + sum(map(gain, ahead))
    return Outlook(points, ROUNDING + sum(spread(turn) ** 2 for turn in ahead))


def chances(state: State) -> list[float]:
    """Each side's chance of winning before a drop, if all go on as hard bots do; a tie counts as its share."""
    sides = len(state.sides)
    outlooks = []
    for side, mine in enumerate(state.sides):
        wait = (side - side_of(state.variant, state.first) - state.turn) % sides
        ahead = tuple(range(state.turn + wait, ALL_PIECES, sides))
        points = mine.levels + mine.circles + _with_jokers(mine.jokers, ahead) + sum(map(gain, ahead))
        points += _kept(mine) - _usually_kept(sum(mine.pieces), sides)
        outlooks.append(Outlook(points, ROUNDING + sum(spread(turn) ** 2 for turn in ahead)))
    won = []
    for side, outlook in enumerate(outlooks):
        others = [other for at, other in enumerate(outlooks) if at != side]
        share = 0.0
        for z, weight in _NODES:
            mine_then = outlook.points + z * sqrt(outlook.variance)
            for other in others:
                weight *= erfc((other.points - mine_then) / sqrt(2 * other.variance)) / 2
            share += weight
        won.append(share)
    return [share / sum(won) for share in won]
