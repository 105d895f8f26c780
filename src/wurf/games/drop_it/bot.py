"""Drop It's bots: they try drops with hands of their own, and do what promises most.

First a sketch of many drops, which sorts out the hopeless; the better ones are simulated with a few hands, the better
third of these with three times as many, and so on: most of the effort goes where the choice is close.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from math import inf
from typing import Any, Final, NamedTuple

from wurf.core.game import Game
from wurf.core.rng import Dice, below, mixed
from wurf.games.drop_it import lookahead, rules
from wurf.games.drop_it.actions import STEP, Action, Drop, Hand, Joker
from wurf.games.drop_it.components import Box
from wurf.games.drop_it.drops import Drops
from wurf.games.drop_it.judging import judge, points_and_worth
from wurf.games.drop_it.prospects import joker_price, keeping
from wurf.games.drop_it.state import HAND, JOKER, Aim, Pose, Side, State
from wurf.games.drop_it.view import View, determinize

__all__ = ["COUNTED", "View", "player", "turns"]

COUNTED: Final = ("joker",)
THIRD: Final = 3
BATCH: Final = 12  # drops simulated at once


class Care(NamedTuple):
    """How carefully a level looks."""

    sketches: int  # drops that are sketched
    effort: int  # drops that are simulated
    rounds: int  # in which that is done
    hands: int  # for each drop in the first round
    thrifty: bool  # minds which pieces it keeps


LEVELS: Final = {
    "easy": Care(sketches=2, effort=0, rounds=0, hands=0, thrifty=False),
    "medium": Care(sketches=24, effort=12, rounds=2, hands=1, thrifty=False),
    "hard": Care(sketches=400, effort=600, rounds=3, hands=2, thrifty=True),
}


def turns(state: State) -> int:
    return state.turn


def player(game: Game, level: str, effort: int | None, threads: int) -> Aimer:
    care = LEVELS[level]
    if effort is not None and level == "hard":
        care = care._replace(sketches=max(1, care.sketches * effort // care.effort), effort=effort)
    return Aimer(game, care, threads)


class Aimer:
    def __init__(self, game: Any, care: Care, threads: int) -> None:
        self._box: Box = game.tables
        self._care = care
        self._threads = threads

    def choose(self, view: View, seed: int) -> Action:
        state, rng = determinize(view, 0), mixed(mixed(seed))
        side = state.sides[rules.side_of(state.variant, view.seat)]
        if state.phase == JOKER:
            worth = judge(self._box, state.variant, state.pile).worth
            return Joker(worth > joker_price(state, side))
        return Thought(self._box, state, side, self._care, self._threads, rng).best()


class Tried(NamedTuple):
    """A drop, and what it has brought in all with how many hands."""

    drop: Drop
    total: float
    hands: int
    liking: float  # what is in favour of dropping this piece now

    @property
    def value(self) -> float:
        return self.total / self.hands + self.liking


def _best_first(tried: Iterable[Tried]) -> list[Tried]:
    return sorted(tried, key=lambda one: one.value, reverse=True)


class Thought:
    """One choice in the making."""

    def __init__(self, box: Box, state: State, side: Side, care: Care, threads: int, rng: int) -> None:
        self._box, self._state, self._side, self._care, self._rng = box, state, side, care, rng
        self._map = map if threads == 1 else _pool(threads).map
        self._price = joker_price(state, side) if side.jokers else inf

    def best(self) -> Drop:
        tried, hands = self._sketched(), self._care.hands
        for _ in range(self._care.rounds):
            share = self._care.effort // self._care.rounds
            if share < hands or len(tried) == 1:
                break
            tried = self._simulated(tried[: share // hands], hands)
            tried = tried[: -(-len(tried) // THIRD)]
            hands *= THIRD
        return tried[0].drop

    def _sketched(self) -> list[Tried]:
        drops = [*self._samples()]
        aims = [self._aim(drop, 0) for drop in drops]
        poses = lookahead.sketched(self._box, self._state.pile, aims)
        return _best_first(
            Tried(drop, self._points((*self._state.pile, pose)), 1, self._liking(drop))
            for drop, pose in zip(drops, poses, strict=True)
        )

    def _samples(self) -> Iterator[Drop]:
        """As many of each kind of piece, one after the other."""
        kinds = [kind for kind, left in enumerate(self._side.pieces) if left]
        drops = [Drops(self._box, tuple(int(kind == only) for kind in range(len(self._side.pieces)))) for only in kinds]
        start = below(self._rng, len(drops))
        for number in range(self._care.sketches):
            self._rng = mixed(self._rng)
            yield drops[(start + number) % len(drops)].sample(self._rng)

    def _simulated(self, tried: list[Tried], hands: int) -> list[Tried]:
        """The same with so many more hands each, the best first."""
        falls = [self._aim(one.drop, one.hands + hand) for one in tried for hand in range(hands)]
        batches = [falls[at : at + BATCH] for at in range(0, len(falls), BATCH)]
        piles = self._map(lambda batch: lookahead.simulated(self._box, self._state.pile, batch), batches)
        points = [self._points(pile) for batch in piles for pile in batch]
        return _best_first(
            Tried(one.drop, one.total + sum(points[at * hands : (at + 1) * hands]), one.hands + hands, one.liking)
            for at, one in enumerate(tried)
        )

    def _aim(self, drop: Drop, hand: int) -> Aim:
        """D27: with an error of a hand. All drops are tried with the same hands, so that luck favours none."""
        aimed = Aim(drop.piece, drop.x * STEP, drop.angle * STEP)
        slipped = rules.nature(self._box, self._state._replace(phase=HAND, aim=aimed), Dice(str(self._rng), hand))
        assert isinstance(slipped, Hand)
        return Aim(drop.piece, slipped.x, slipped.angle)

    def _points(self, pile: tuple[Pose, ...]) -> float:
        """What the last piece of a pile brings, by a joker if that pays."""
        points, worth = points_and_worth(self._box, self._state.variant, pile)
        return points or max(0.0, worth - self._price)

    def _liking(self, drop: Drop) -> float:
        return -keeping(self._side, drop.piece) if self._care.thrifty else 0.0


@cache
def _pool(threads: int) -> ThreadPoolExecutor:
    """A simulation leaves the interpreter alone for most of its time, so threads share the cores."""
    return ThreadPoolExecutor(threads)
