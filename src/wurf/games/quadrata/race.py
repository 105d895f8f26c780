"""Who wins the race: chances of winning a match of Quadrata, from what the players may expect.

Whoever fills their square first ends the round and gets the bonus, so a chance is that of being first, times that of
then having more points, plus that of having more points all the same. Fitted to games between hard bots.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import erfc, sqrt
from typing import Final, NamedTuple

from wurf.core.kernel import kernel
from wurf.games.quadrata.rules import BONUS
from wurf.games.quadrata.tempo import TURN

__all__ = [
    "CERTAIN",
    "DECISIVE",
    "EARLY",
    "URGENCY",
    "Prospect",
    "after_rounds",
    "chance",
    "race",
    "share",
]

STRAY: Final = 4.5  # the variance of the turns that two gaps need, for each turn that they are expected to need
LEAST_STRAY: Final = 0.5
UPSET: Final = 0.06  # how often all of this is beside the point: a square is robbed, or never gets full
MARGIN: Final = (
    1.5  # the standard deviation of the difference in points when a round ends, once it is known who ends it
)
ROUND: Final = 7.4  # the standard deviation of the difference in points after a whole round

# How the bots value a race, in ints: as kernels need it, and without what is fitted above
CERTAIN: Final = 1 << 20  # the value of a certain win
DECISIVE: Final = TURN  # leads up to this are narrow, in points × TURN: in the last round
EARLY: Final = 10 * TURN  # in earlier rounds, when every point counts
URGENCY: Final = 16  # per turn / TURN, so that a bot that is sure to win also ends the game


class Prospect(NamedTuple):
    """What a player may expect: the turns until their square is full, the pieces laid by then, the points now."""

    turns: int
    pieces: int
    points: int


@kernel
def lead(first: Prospect, second: Prospect) -> int:
    """The first player's lead in points × TURN when their square is full."""
    laid = second.pieces * min(first.turns, second.turns) // max(second.turns, 1)
    return first.points + first.pieces - second.points - laid


def race(prospects: Sequence[Prospect], last: int, before: Sequence[int], rounds: int) -> list[float]:
    """Each seat's chance of winning the match; `last` has just moved, `before` are the points of earlier rounds, and
    `rounds` more follow this one."""
    seats = range(len(prospects))
    wins = [[0.5] * len(prospects) for _ in seats]
    for one in seats:
        for other in range(one):
            chance = beats(prospects, one, other, last, before[one] - before[other], rounds)
            wins[one][other], wins[other][one] = chance, 1 - chance
    return best_of_all(wins)


def after_rounds(points: Sequence[int], rounds: int) -> list[float]:
    """Each seat's chance of winning the match, between two rounds; `rounds` more will follow."""
    deviation = sqrt(rounds) * ROUND
    wins = [[normal((mine - theirs) / deviation) for theirs in points] for mine in points]
    return best_of_all(wins)


def beats(prospects: Sequence[Prospect], one: int, other: int, last: int, ahead: int, rounds: int) -> float:
    """How likely one seat is to have more points than another in the end."""
    me, them, seats = prospects[one], prospects[other], len(prospects)
    sooner = ((other - last - 1) % seats - (one - last - 1) % seats) / seats  # who is to move first
    turns = (them.turns - me.turns) / TURN + sooner
    first = normal(turns / sqrt(LEAST_STRAY + STRAY * (me.turns + them.turns) / TURN))
    deviation = sqrt(MARGIN**2 + rounds * ROUND**2)
    ending = normal((ahead + lead(me, them) / TURN + BONUS) / deviation)
    beaten = normal((ahead - lead(them, me) / TURN - BONUS) / deviation)
    return UPSET / 2 + (1 - UPSET) * (first * ending + (1 - first) * beaten)


def best_of_all(wins: Sequence[Sequence[float]]) -> list[float]:
    """Each seat's chance of being the best, from its chances against each other."""
    products = []
    for seat, against in enumerate(wins):
        product = 1.0
        for other, chance in enumerate(against):
            product *= chance if other != seat else 1.0
        products.append(product)
    total = sum(products) or 1.0
    return [product / total for product in products]


def normal(z: float) -> float:
    """The share of a normal distribution below z."""
    return erfc(-z / sqrt(2)) / 2


@kernel
def share(lead: int, spread: int) -> int:
    """How likely a lead is to hold, from 0 to CERTAIN."""
    return (CERTAIN + lead * CERTAIN // (abs(lead) + spread)) // 2


@kernel
def chance(me: Prospect, other: Prospect, spread: int) -> int:
    """How likely one player is to beat another. Either may end the round (Q15), and has then laid all their pieces."""
    first = share(other.turns - me.turns - TURN // 2, (me.turns + other.turns) // 4)
    ending = share(lead(me, other) + BONUS * TURN, spread)
    beaten = share(-lead(other, me) - BONUS * TURN, spread)
    return (first * ending + (CERTAIN - first) * beaten) // CERTAIN
