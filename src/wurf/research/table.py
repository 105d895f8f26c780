"""One game played by indices, interpreted: what the adapters are made of, and the reference for compiled batches."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Any

import numpy as np
import numpy.typing as npt

from wurf.core.game import NATURE, Game, Pending, Setup
from wurf.core.rng import Dice, below, derive, new_seed
from wurf.core.spaces import NO_ACTION, Spaces, size
from wurf.core.text import WurfError
from wurf.games import load

__all__ = ["ResearchError", "Row", "Table", "opened", "required", "rewards_of", "spaces_of"]

Row = npt.NDArray[np.uint8]


class ResearchError(WurfError):
    """An environment cannot be made, or used, this way."""


def required(package: str) -> Any:
    """A package that an adapter is for; raises ResearchError if it is not installed."""
    try:
        return import_module(package)
    except ImportError as error:
        raise ResearchError("error-research-package", package=package) from error


def opened(id: str, seats: int | None, options: dict[str, int | str] | None) -> tuple[Game, Setup]:
    """A game and how it is set up; by default for two."""
    game = load(id)
    if seats is None:
        seats = max(game.meta.least_seats, 2)
    return game, Setup(seats, options or {}).checked(game.meta)


def spaces_of(game: Game, seats: int) -> Spaces:
    spaces = game.spaces(seats)
    if spaces is None:
        raise ResearchError("error-research-spaces", game=game.meta.title)
    return spaces


def rewards_of(scores: Sequence[float]) -> list[float]:
    """Rewards that add up to 0: those who are first share 1, scaled so that a lone winner gets 1, and all others share
    the loss. Alone, the score is the reward."""
    seats = len(scores)
    if seats == 1:
        return [float(scores[0])]
    best = max(scores)
    first = sum(score == best for score in scores)
    won, lost = (seats - first) / (first * (seats - 1)), -1 / (seats - 1)
    return [won if score == best else lost for score in scores]


class Table:
    """A game from its start to its end, and then the next one. Nature's dice are those of a match."""

    def __init__(self, game: Game, setup: Setup) -> None:
        self.game, self.setup, self.spaces = game, setup, spaces_of(game, setup.seats)
        self._observed, self._choices = size(self.spaces.observation), size(self.spaces.actions)
        self._masks: dict[int, Row] = {}  # of the seats that have been asked for since anything changed
        self._seed, self._number = new_seed(), 0
        self.start()

    def seed(self, seed: int) -> None:
        """Make all games from the next one on follow from a number."""
        self._seed, self._number = str(seed), 0

    def start(self) -> None:
        """Begin the next game."""
        self._number += 1
        self._draws = self._picks = 0
        self.state, self.halves = self.game.start(self.setup), [0] * self.setup.seats
        self._draw()

    def _draw(self) -> None:
        self._masks.clear()
        self.pending: Pending = self.game.pending(self.state)
        while self.pending.nature:
            drawn = self.game.nature(self.state, Dice(f"{self._seed}/{self._number}", self._draws))
            self._draws += 1
            self.state = self.game.apply(self.state, NATURE, drawn)
            self.pending = self.game.pending(self.state)

    @property
    def over(self) -> bool:
        return self.pending.over

    def observation(self, seat: int) -> Row:
        row = bytearray(self._observed)  # Python writes into one faster than into an array
        self.spaces.observe(self.game.tables, self.state, seat, self.halves[seat], row)
        return np.frombuffer(row, np.uint8)

    def mask(self, seat: int) -> Row:
        """What a seat may choose; all ones if it has nothing to choose, because then it does not matter."""
        if seat not in self._masks:
            row = bytearray(self._choices)
            if seat in self.pending.seats:
                self.spaces.mask(self.game.tables, self.state, seat, self.halves[seat], row)
            else:
                row = bytearray(b"\1") * self._choices
            self._masks[seat] = np.frombuffer(row, np.uint8)
        return self._masks[seat]

    def choose(self, seat: int, index: int) -> None:
        """A seat that is to act chooses an index, which its mask must allow; nature follows."""
        if not 0 <= index < self._choices or not self.mask(seat)[index]:
            raise ResearchError("error-research-action", row=seat, index=int(index))
        tables = self.game.tables
        code, self.halves[seat] = self.spaces.chosen(tables, self.state, seat, self.halves[seat], int(index))
        self._masks.clear()
        if code != NO_ACTION:
            self.act(seat, self.game.decode(code))

    def act(self, seat: int, action: Any) -> None:
        self.state = self.game.apply(self.state, seat, action)
        self._draw()

    def pick(self, seat: int) -> None:
        """A seat chooses at random, among all that its masks allow."""
        waiting = True
        while waiting:
            allowed = np.flatnonzero(self.mask(seat))
            luck = derive(self._seed, "pick", self._number, self._picks)
            self._picks += 1
            self.choose(seat, int(allowed[below(luck, len(allowed))]))
            waiting = self.halves[seat] != 0

    def rewards(self) -> list[float]:
        """Each seat's reward for the game so far: 0 until it is over."""
        if not self.over:
            return [0.0] * self.setup.seats
        if self.setup.seats == 1 and self.game.kernels is not None:
            return [float(self.game.kernels.score(self.game.tables, self.state, 0))]
        result = self.game.result(self.state)
        return rewards_of([-rank for rank in result.ranks] if self.setup.seats > 1 else result.points)
