"""What the rest of the game is likely to bring: the worth of a joker, and of a piece that is kept for later."""

from __future__ import annotations

from functools import cache
from math import sqrt
from typing import Final

from wurf.games.drop_it.rules import JOKER_WORTH
from wurf.games.drop_it.state import ALL_PIECES, COLOURS, SHAPES, Side, State, colour_of, kind_of, shape_of

__all__ = ["joker_price", "keeping"]

FAILURES: Final = 0.2  # the share of drops that break a taboo
LOWEST, RISE = 2.4, 5.9  # what a drop is worth in the first turn, and how much more in the last
SHAPE_KEPT, COLOUR_KEPT = 4.0, 1.0  # points; found by some dozen games between hard bots


def expected(turn: int) -> float:
    """What a drop is worth at a turn, with circles."""
    return LOWEST + RISE * turn / ALL_PIECES


def joker_price(state: State, side: Side) -> float:
    """D25: how much more is to be had with the joker than without it."""
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
    """What a piece is worth for later: the fewer of its shape and of its colour are left, the more it is missed. Who
    is left with circles alone has nowhere to put them.
    """
    shapes = sum(side.pieces[kind_of(colour, shape_of(kind))] for colour in range(len(COLOURS)))
    colours = sum(side.pieces[kind_of(colour_of(kind), shape)] for shape in range(len(SHAPES)))
    return SHAPE_KEPT * _last_of(shapes) + COLOUR_KEPT * _last_of(colours)


def _last_of(count: int) -> float:
    return sqrt(count) - sqrt(count - 1)
