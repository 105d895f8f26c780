"""Many games at once: compiled batches on arrays that are allocated once. One step of a batch is one call."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from wurf.core.engine import Engine
from wurf.core.game import NATURE, Game, Setup
from wurf.core.kernel import flat, kernel, loaded, lowest, stored, unsigned
from wurf.core.rng import Dice, below, derive, mixed
from wurf.core.rules import Kernels
from wurf.core.spaces import GATHERED, NO_ACTION, Spaces, gathered, size
from wurf.research.table import ResearchError, Table, spaces_of

__all__ = ["NOBODY", "KernelBatch", "batch", "drawn_index", "make_random_steps"]

NOBODY: Final = -1
GAMES_PER_DECK: Final = 48_000  # a batch draws its tables again after this many games


class Arrays(NamedTuple):
    """The games of a batch, one per row. What a step writes, the next one overwrites."""

    rows: Any  # int64: the numbers of the state
    rng: Any  # int64: the generator of nature
    halves: Any  # int64: the half of an action that is chosen already
    seats: Any  # int64: the seat that is to choose
    over: Any  # uint8: 1 where the game has ended; the next step begins a new one there, whatever is chosen
    rewards: Any  # float32, for each seat: of the end of a game, else 0
    observations: Any  # uint8: what the seat to choose knows
    masks: Any  # uint8: what it may choose; all ones where the game has ended


Step = Callable[[Any, Any, Arrays, Any, int], int]


@cache
def make_step(kernels: Kernels, spaces: Spaces, *, alone: bool) -> Step:
    """A function for an `Engine`: one step of every game. Returns NOBODY, or the first row with an illegal index; then
    nothing has changed. If `alone`, the other seats than `learner` choose at random."""
    advance = _make_advance(kernels, spaces, alone=alone)

    def step(tables: Any, start: Any, arrays: Arrays, indices: Any, learner: int) -> int:
        for row in range(len(indices)):
            index = indices[row]
            if index < 0 or index >= arrays.masks.shape[1] or arrays.masks[row, index] == 0:
                return row
        for row in range(len(indices)):
            advance(tables, start, arrays, row, indices[row], learner)
        return NOBODY

    return step


@cache
def make_random_steps(kernels: Kernels, spaces: Spaces) -> Callable[[Any, Any, Arrays, int], None]:
    """A function for an `Engine`: a number of steps of every game, each index drawn from those that the mask allows."""
    advance, drawn = _make_advance(kernels, spaces, alone=False), drawn_index

    def random_steps(tables: Any, start: Any, arrays: Arrays, steps: int) -> None:
        for _ in range(steps):
            for row in range(len(arrays.rng)):
                arrays.rng[row] = mixed(arrays.rng[row])
                advance(tables, start, arrays, row, drawn(arrays.masks[row], arrays.rng[row]), NOBODY)

    return random_steps


@kernel
def drawn_index(mask: Any, rng: int) -> int:
    """One of the indices that a mask allows, all equally likely."""
    allowed = 0
    for at in range(0, len(mask), GATHERED):
        allowed += gathered(mask, at).bit_count()
    left = below(rng, allowed)
    at = 0
    bits = gathered(mask, 0)
    while left >= bits.bit_count():
        left -= bits.bit_count()
        at += GATHERED
        bits = gathered(mask, at)
    while left:
        bits &= bits - 1
        left -= 1
    return at + lowest(bits)


@kernel
def allow_all(mask: Any) -> None:
    for index in range(len(mask)):
        mask[unsigned(index)] = 1


@kernel
def shared_out(scores: Any) -> None:
    """Scores become rewards, as `rewards_of` has it."""
    seats = len(scores)
    if seats == 1:
        return
    best = scores[0]
    for seat in range(1, seats):
        best = max(best, scores[seat])
    first = 0
    for seat in range(seats):
        if scores[seat] == best:
            first += 1
    for seat in range(seats):
        lost = -1.0 / (seats - 1)
        scores[seat] = (seats - first) / (first * (seats - 1.0)) if scores[seat] == best else lost


@cache
def _make_advance(kernels: Kernels, spaces: Spaces, *, alone: bool) -> Callable[..., None]:
    """A kernel that takes one game to its next choice. `apply` is called in one place: it is inlined there."""
    pending, legal, count, nth, _contains, chances, outcome, apply, score = kernels
    chosen, mask, observe = spaces.chosen, spaces.mask, spaces.observe

    @kernel
    def advance(tables: Any, start: Any, arrays: Arrays, row: int, index: int, learner: int) -> None:
        rows, rngs, halves, seats, over, rewards, observations, masks = arrays
        state = start
        rng = rngs[row]
        seat, action, half = NATURE, NO_ACTION, 0
        viewer = learner if alone else 0
        if over[row] == 0:
            state = loaded(rows, row, start)
            viewer = seat = seats[row]
            action, half = chosen(tables, state, seat, halves[row], index)
        waiting = 0
        while True:
            if action != NO_ACTION:
                state = apply(tables, state, seat, action)
            waiting = pending(tables, state)
            if waiting == NATURE:
                rng = mixed(rng)
                seat = NATURE
                action = outcome(tables, state, below(rng, chances(tables, state)))
            elif alone and waiting != 0 and lowest(waiting) != learner:
                rng = mixed(rng)
                seat = lowest(waiting)
                options = legal(tables, state, seat)
                action = nth(tables, state, options, below(rng, count(options)))
            else:
                break
        stored(rows, row, state)
        rngs[row] = rng
        halves[row] = half
        if waiting == 0:
            over[row] = 1
            for one in range(rewards.shape[1]):
                rewards[row, one] = score(tables, state, one)
            shared_out(rewards[row])
            allow_all(masks[row])
        else:
            over[row] = 0
            for one in range(rewards.shape[1]):
                rewards[row, one] = 0
            viewer = lowest(waiting)
            mask(tables, state, viewer, half, masks[row])
        seats[row] = viewer
        observe(tables, state, viewer, half, observations[row])

    return advance


class Batch:
    """Many games of one kind, one row each. A step chooses for every row at once; where a game has ended, the next step
    begins a new one. The arrays are those of `Arrays`: views of them are valid until the next step."""

    def __init__(self, game: Game, setup: Setup, count: int, learner: int = NOBODY) -> None:
        """All seats choose, one after the other; or only `learner` does, and the others choose at random."""
        if count < 1:
            raise ResearchError("error-research-count")
        if not NOBODY <= learner < setup.seats:
            raise ResearchError("error-research-seat", seat=learner, seats=setup.seats)
        self.game, self.setup, self.learner = game, setup, learner
        self.spaces, self.start = spaces_of(game, setup.seats), game.start(setup)
        words = len(flat(self.start)) if game.kernels is not None else 0
        self.arrays = Arrays(
            np.zeros((count, words), np.int64),
            np.zeros(count, np.int64),
            np.zeros(count, np.int64),
            np.zeros(count, np.int64),
            np.ones(count, np.uint8),
            np.zeros((count, setup.seats), np.float32),
            np.zeros((count, size(self.spaces.observation)), np.uint8),
            np.ones((count, size(self.spaces.actions)), np.uint8),
        )

    def reset(self, seed: int) -> Arrays:
        """Begin all games again, by luck that follows from this number alone."""
        raise NotImplementedError

    def step(self, indices: npt.NDArray[np.int64]) -> Arrays:
        """Choose an index in every row. Raises ResearchError if a mask forbids one; then nothing has changed."""
        raise NotImplementedError

    def _refused(self, row: int, index: int) -> ResearchError:
        return ResearchError("error-research-action", row=row, index=index)


class KernelBatch(Batch):
    """A batch by compiled kernels."""

    def __init__(self, game: Game, setup: Setup, count: int, learner: int = NOBODY) -> None:
        super().__init__(game, setup, count, learner)
        assert game.kernels is not None
        self.engine = Engine(make_step(game.kernels, self.spaces, alone=learner != NOBODY), compiled=True)
        self._ended, self._seed, self._decks = 0, "", 0

    def reset(self, seed: int) -> Arrays:
        self._seed, self._decks = str(seed), 0
        self._deal()
        self.arrays.rng[:] = [derive(self._seed, "row", row) for row in range(len(self.arrays.rng))]
        self.arrays.over[:] = self.arrays.masks[:] = 1
        return self.step(np.zeros(len(self.arrays.rng), np.int64))

    def _deal(self) -> None:
        """Fresh tables: what they hold in place of nature's secrets must not become known by playing for long."""
        self.tables = self.engine.tables(self.game.batch_tables(Dice(self._seed, self._decks)))
        self._decks, self._ended = self._decks + 1, 0

    def step(self, indices: npt.NDArray[np.int64]) -> Arrays:
        if indices.shape != self.arrays.rng.shape:
            raise ResearchError("error-research-shape", count=len(self.arrays.rng))
        bad = self.engine.run(self.tables, self.start, self.arrays, indices, self.learner)
        if bad != NOBODY:
            raise self._refused(bad, int(indices[bad]))
        self._ended += int(np.count_nonzero(self.arrays.over))
        if self._ended >= GAMES_PER_DECK:
            self._deal()
        return self.arrays


class PlainBatch(Batch):
    """A batch of interpreted games, for those that are not kernels."""

    def __init__(self, game: Game, setup: Setup, count: int, learner: int = NOBODY) -> None:
        super().__init__(game, setup, count, learner)
        self._tables = [Table(game, setup) for _ in range(count)]

    def reset(self, seed: int) -> Arrays:
        for row, table in enumerate(self._tables):
            table.seed(derive(str(seed), "row", row))
        self.arrays.over[:] = self.arrays.masks[:] = 1
        return self.step(np.zeros(len(self._tables), np.int64))

    def step(self, indices: npt.NDArray[np.int64]) -> Arrays:
        if indices.shape != self.arrays.rng.shape:
            raise ResearchError("error-research-shape", count=len(self.arrays.rng))
        for row, index in enumerate(indices):
            if not 0 <= index < self.arrays.masks.shape[1] or not self.arrays.masks[row, index]:
                raise self._refused(row, int(index))
        for row, table in enumerate(self._tables):
            self._step(row, table, int(indices[row]))
        return self.arrays

    def _step(self, row: int, table: Table, index: int) -> None:
        arrays = self.arrays
        if arrays.over[row]:
            table.start()
        else:
            table.choose(int(arrays.seats[row]), index)
        while self.learner != NOBODY and table.pending.seats and self.learner not in table.pending.seats:
            table.pick(table.pending.seats[0])
        if not table.over:
            arrays.seats[row] = self.learner if self.learner != NOBODY else table.pending.seats[0]
        seat = int(arrays.seats[row])
        arrays.over[row], arrays.rewards[row] = table.over, table.rewards()
        arrays.observations[row], arrays.masks[row] = table.observation(seat), table.mask(seat)


def batch(game: Game, setup: Setup, count: int, learner: int = NOBODY) -> Batch:
    """A batch of games, compiled if the game's rules are kernels."""
    kind = KernelBatch if game.kernels is not None else PlainBatch
    return kind(game, setup, count, learner)
