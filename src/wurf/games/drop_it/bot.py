"""Drop It's bots: they simulate drops with random hand errors, and choose the most promising.

First, many drops are sketched, which sorts out the hopeless ones; the better ones are simulated with a few hands, the
better third of these with three times as many, and so on: most of the effort goes where the choice is close. The bots
count in points, which `evaluation.chance` turns into a chance of winning: more points, a higher chance.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from math import inf, sqrt
from typing import Any, Final, NamedTuple

from wurf.core.rng import Dice, below, derive, mixed
from wurf.games.drop_it import DropIt, lookahead, rules
from wurf.games.drop_it.actions import STEP, Action, Drop, Hand, Joker
from wurf.games.drop_it.components import Tables
from wurf.games.drop_it.drops import Drops
from wurf.games.drop_it.evaluation import chance, gain, joker_price, keeping, missed, spread, usual_keeping
from wurf.games.drop_it.judging import judge as verdict
from wurf.games.drop_it.judging import points_and_worth
from wurf.games.drop_it.state import EXTRAS, HAND, JOKER, Aim, Pose, Side, State
from wurf.games.drop_it.view import View
from wurf.thinking import Judge, Judged

__all__ = ["COUNTED", "joker_pays", "judge", "turns", "whims"]

COUNTED: Final = ("joker",)
THIRD: Final = 3
BATCH: Final = 12  # drops simulated at once
FANCIED: Final = 24  # drops that a child thinks of
CERTAIN: Final = 1 - 1e-6  # the highest chance that is given; the lowest is 1 - CERTAIN
HAIR: Final = 1e-9  # the least lead of each choice over the next


class Care(NamedTuple):
    """How carefully a level looks."""

    sketches: int  # drops that are sketched
    effort: int  # drops that are simulated
    rounds: int  # in which that is done
    hands: int  # for each drop in the first round
    thrifty: bool  # minds which pieces it keeps


LEVELS: Final = {
    "medium": Care(sketches=24, effort=12, rounds=2, hands=1, thrifty=False),
    "hard": Care(sketches=400, effort=600, rounds=3, hands=2, thrifty=True),
}


def turns(state: State) -> int:
    return state.turn


def judge(game: DropIt, level: str, *, compiled: bool = True, threads: int = 1) -> Judge[Action, View]:
    """A judge for medium or hard. It simulates drops in `threads` threads; there is nothing to compile."""
    return Aimer(game.tables, LEVELS[level], threads)


def whims(game: DropIt, view: View) -> list[tuple[Action, int]]:
    """Drops that a child thinks of, weighted as if it picked two with different pieces at random and took the better
    looking one. A joker is spent when it pays; what to have of the fourth colour (D8) is all the same to a child."""
    state, side = view.state, view.state.sides[rules.side_of(view.state.variant, view.seat)]
    if state.phase == JOKER:
        return [(Joker(joker_pays(game.tables, state, side) > 0), 1)]
    if state.phase == EXTRAS:
        return [(share, 1) for share in rules.extras(state)]
    care = Care(sketches=FANCIED, effort=0, rounds=0, hands=0, thrifty=False)
    fancied = Thought(game.tables, state, side, care, map, derive(str(state.pile), "whims", state.turn)).sketched()
    return [(one.drop, max(1, _better(one, fancied))) for one in fancied]


def _better(one: Tried, fancied: list[Tried]) -> int:
    """How many drops of other pieces look worse: each counts 2, and 1 if it looks equally good."""
    others = [other.value for other in fancied if other.drop.piece != one.drop.piece]
    looks = others or [other.value for other in fancied if other is not one]
    return sum((one.value >= look) + (one.value > look) for look in looks)


def joker_pays(tables: Tables, state: State, side: Side) -> float:
    """How many more points a joker brings if it is spent now instead of kept."""
    return verdict(tables, state.variant, state.pile).worth - joker_price(state, side)


class Aimer:
    """A judge. Its effort is counted in drops simulated per choice."""

    def __init__(self, tables: Tables, care: Care, threads: int) -> None:
        self._tables, self._care = tables, care
        # A simulation leaves the interpreter alone for most of its time, so threads share the cores.
        self._map: _Map = map if threads == 1 else ThreadPoolExecutor(threads).map

    @property
    def normal_effort(self) -> int:
        return self._care.effort

    def margin(self, view: View) -> float:
        return 0.0

    def evaluate(self, view: View, effort: int, seed: int) -> list[Judged[Action]]:
        """The drops of the last round, the shares of the fourth colour, or to spend a joker or not; the best first."""
        state, number = view.state, rules.side_of(view.state.variant, view.seat)
        if state.phase == JOKER:
            return _in_order(self._jokers(state, number))
        if state.phase == EXTRAS:
            return _in_order(_shares(state, number))
        normal = self._care
        care = normal._replace(sketches=max(1, normal.sketches * effort // normal.effort), effort=effort)
        thought = Thought(self._tables, state, state.sides[number], care, self._map, mixed(mixed(seed)))
        return _in_order(self._judged(state, number, one) for one in thought.tried())

    def _jokers(self, state: State, number: int) -> list[Judged[Action]]:
        """With the joker and without. Nothing is simulated here, so there is no sampling error."""
        pays = joker_pays(self._tables, state, state.sides[number])
        found = [(0.0, Joker(False)), (pays, Joker(True))]
        found.sort(key=lambda one: -one[0])
        return [Judged(joker, chance(state, number, points, 0.0), 0.0) for points, joker in found]

    def _judged(self, state: State, number: int, one: Tried) -> Judged[Action]:
        """The error is the standard error of the mean over the hands, as a chance. Drops share their hands (common
        random numbers), so their differences are known better than that; and the best of many looks a little better
        than it is."""
        usual = usual_keeping(state.sides[number]) if self._care.thrifty else 0.0
        points, deviation = one.value + usual, spread(state.turn)
        error = one.error(deviation)
        low, middle, high = (chance(state, number, points + by, deviation) for by in (-error, 0.0, error))
        return Judged(one.drop, middle, (high - low) / 2)


def _shares(state: State, number: int) -> Iterator[Judged[Action]]:
    """D8: the shares that are left to choose from, the best first: without the shape that is missed least. Everyone has
    the whole game before them, so it is judged as if this side began."""
    first = state._replace(first=number)
    for share in sorted(rules.extras(state), key=lambda share: missed(share.without)):
        yield Judged(share, chance(first, number, gain(0) - missed(share.without), spread(0)), 0.0)


_Map = Callable[[Callable[[Any], Any], Iterable[Any]], Iterable[Any]]


def _in_order(judged: Iterable[Judged[Action]]) -> list[Judged[Action]]:
    """The same choices, each a hair better than the next, so that the first is always chosen: in a decided game all
    chances are equal, and only points tell the choices apart."""
    return [
        one._replace(chance=min(max(one.chance, 1 - CERTAIN), CERTAIN) - HAIR * place)
        for place, one in enumerate(judged)
    ]


class Tried(NamedTuple):
    """A drop, how many hands have tried it, and what it scored in total."""

    drop: Drop
    total: float
    squares: float
    hands: int
    liking: float  # what is in favour of dropping this piece now

    @property
    def value(self) -> float:
        return self.total / self.hands + self.liking

    def after(self, points: list[float]) -> Tried:
        """The same drop after more hands, which have scored these points."""
        squares = self.squares + sum(one * one for one in points)
        return self._replace(total=self.total + sum(points), squares=squares, hands=self.hands + len(points))

    def error(self, deviation: float) -> float:
        """The standard error of the value. It counts one more hand that is off by the usual deviation, since a few
        hands that agree prove little."""
        strayed = max(0.0, self.squares - self.total * self.total / self.hands)
        return sqrt(strayed + deviation * deviation) / self.hands


def _best_first(tried: Iterable[Tried]) -> list[Tried]:
    return sorted(tried, key=lambda one: one.value, reverse=True)


class Thought:
    """The search for one choice."""

    def __init__(self, tables: Tables, state: State, side: Side, care: Care, map_: _Map, rng: int) -> None:
        self._tables, self._state, self._side, self._care, self._rng = tables, state, side, care, rng
        self._map = map_
        self._price = joker_price(state, side) if side.jokers else inf

    def tried(self) -> list[Tried]:
        """The drops of the last round, all tried with the same number of hands, the best first."""
        tried, hands, share = self.sketched(), self._care.hands, self._care.effort // max(1, self._care.rounds)
        left = len(tried)
        for _ in range(self._care.rounds):
            left = min(left, share // hands)
            if left < 2:
                break
            tried = self._simulated(tried[:left], hands)
            left, hands = -(-left // THIRD), hands * THIRD
        return tried

    def sketched(self) -> list[Tried]:
        drops = [*self._samples()]
        aims = [self._aim(drop, 0) for drop in drops]
        poses = lookahead.sketched(self._tables, self._state.pile, aims)
        return _best_first(
            Tried(drop, 0.0, 0.0, 0, self._liking(drop)).after([self._points((*self._state.pile, pose))])
            for drop, pose in zip(drops, poses, strict=True)
        )

    def _samples(self) -> Iterator[Drop]:
        """Random drops, the kinds of pieces taking turns."""
        kinds = [kind for kind, left in enumerate(self._side.pieces) if left]
        drops = [
            Drops(self._tables, tuple(int(kind == only) for kind in range(len(self._side.pieces)))) for only in kinds
        ]
        start = below(self._rng, len(drops))
        for number in range(self._care.sketches):
            self._rng = mixed(self._rng)
            drop = drops[(start + number) % len(drops)].sample(self._rng)
            assert isinstance(drop, Drop)
            yield drop

    def _simulated(self, tried: list[Tried], hands: int) -> list[Tried]:
        """The same drops after `hands` more hands each, the best first."""
        falls = [self._aim(one.drop, one.hands + hand) for one in tried for hand in range(hands)]
        batches = [falls[at : at + BATCH] for at in range(0, len(falls), BATCH)]
        piles = self._map(lambda batch: lookahead.simulated(self._tables, self._state.pile, batch), batches)
        points = [self._points(pile) for batch in piles for pile in batch]
        return _best_first(one.after(points[at * hands : (at + 1) * hands]) for at, one in enumerate(tried))

    def _aim(self, drop: Drop, hand: int) -> Aim:
        """D27: the aim with a hand's error. All drops are tried with the same hands (common random numbers)."""
        aimed = Aim(drop.piece, drop.x * STEP, drop.angle * STEP)
        slipped = rules.nature(self._tables, self._state._replace(phase=HAND, aim=aimed), Dice(str(self._rng), hand))
        assert isinstance(slipped, Hand)
        return Aim(drop.piece, slipped.x, slipped.angle)

    def _points(self, pile: tuple[Pose, ...]) -> float:
        """What the last piece of a pile scores, with a joker if that pays."""
        points, worth = points_and_worth(self._tables, self._state.variant, pile)
        return points or max(0.0, worth - self._price)

    def _liking(self, drop: Drop) -> float:
        return -keeping(self._side, drop.piece) if self._care.thrifty else 0.0
