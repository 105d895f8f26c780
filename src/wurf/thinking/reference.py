"""The reference player: whom a ledger of luck and skill compares everybody with.

The chance of winning in a position is what it would be if all went on like this one player. A game's `reference.py`
provides it; a game without one gets players who choose at random.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol

from wurf.core.engine import Engine
from wurf.core.game import NATURE, Game, Setup
from wurf.core.kernel import kernel, lowest
from wurf.core.play import at_random, course
from wurf.core.rng import below, derive, mixed
from wurf.core.rules import Kernels

__all__ = [
    "KernelReference",
    "Opening",
    "PlainReference",
    "Reference",
    "ReferenceModule",
    "Sampling",
    "Scores",
    "Shares",
]

if TYPE_CHECKING:
    import numpy as np

    Shares = np.ndarray[Any, np.dtype[np.float64]]  # [opening, sample, seat]: each seat's share of the win
    Scores = np.ndarray[Any, np.dtype[np.int64]]  # the same with scores
Opening = tuple[tuple[int, Any], ...]  # what seats, or NATURE, are made to do before the reference player goes on

MOST_OPENINGS: Final = 256
MOST_FORCED: Final = 8  # actions of an opening: as many as there are seats
MOST_SAMPLES: Final = 4096  # that are worked out in one go
PAR: Final = 512  # games alone that a score is compared with


class Reference(Protocol):
    """Plays on from any position, for all seats, from what a viewer knows."""

    version: int  # goes up whenever its choices or chances change
    normal_effort: int  # samples per choice, for a ledger of normal effort
    most_effort: int  # more samples would only repeat what is known

    def kind(self, state: Any) -> str:
        """What nature does now: "roll", "deal" or "slip"."""
        ...

    def candidates(self, view: Any, effort: int, seed: int) -> list[Any]:
        """The choices of the view's seat that are worth comparing: all of them, or the most promising. `effort` is the
        number of samples that each will get."""
        ...

    def sample(self, view: Any, openings: Sequence[Opening], first: int, count: int, seed: int) -> Shares:
        """For each opening, each seat's share of the win in the samples `first` to `first + count - 1`.

        Sample n has the same luck after every opening (common random numbers) and in every call with the same seed."""
        ...


class ReferenceModule(Protocol):
    """What a game's `reference.py` provides."""

    def reference(self, game: Any, setup: Setup, /, *, compiled: bool = True) -> Reference: ...


def shares_of(scores: Scores, teams: Sequence[int]) -> Shares:
    """Each seat's share of the win: those with the highest score and their teams share it."""
    import numpy as np

    first = scores == scores.max(axis=-1, keepdims=True)
    if len({*teams}) < len(teams):
        of_team = np.stack([first[..., [t == team for t in teams]].any(axis=-1) for team in sorted({*teams})], axis=-1)
        places = [sorted({*teams}).index(team) for team in teams]
        return np.asarray(of_team / of_team.sum(axis=-1, keepdims=True))[..., places]
    return np.asarray(first / first.sum(axis=-1, keepdims=True))


def standings(game: Game, state: Any) -> Sequence[int]:
    """Scores of which only the order counts; alone, the points."""
    result = game.result(state)
    return result.points if len(result.points) == 1 else [-rank for rank in result.ranks]


class Sampling:
    """What the two kinds of reference share. Alone, nobody wins or loses: a score counts as the share of the reference
    player's own games that it beats."""

    version = 1
    normal_effort = 512
    most_effort = 1 << 20

    def __init__(self, game: Game, setup: Setup) -> None:
        self._game, self._setup = game, setup.checked(game.meta)
        result = game.result(game.start(self._setup))
        self.teams = result.teams or tuple(range(setup.seats))
        self._hidden = game.meta.hidden or game.meta.private
        self._par: Any = None

    def kind(self, state: Any) -> str:
        return "roll"

    def candidates(self, view: Any, effort: int, seed: int) -> list[Any]:
        legal = self._game.legal(self._game.determinize(view, 0), view.seat)
        if len(legal) <= MOST_OPENINGS // 2:
            return [*legal]
        drawn = (legal.sample(derive(str(seed), "choice", number)) for number in range(MOST_OPENINGS // 2))
        return [*{self._game.encode(action): action for action in drawn}.values()]

    def sample(self, view: Any, openings: Sequence[Opening], first: int, count: int, seed: int) -> Shares:
        import numpy as np

        scores = self._scores(view, openings, first, count, seed)
        if len(self.teams) > 1:
            return shares_of(scores, self.teams)
        if self._par is None:
            start = self._game.view(self._game.start(self._setup), None)
            self._par = np.sort(self._scores(start, [()], 0, PAR, 1).ravel())
        beaten = np.searchsorted(self._par, scores, "left") + np.searchsorted(self._par, scores, "right")
        return np.asarray(beaten / (2 * len(self._par)))

    def _scores(self, view: Any, openings: Sequence[Opening], first: int, count: int, seed: int) -> Scores:
        raise NotImplementedError


class PlainReference(Sampling):
    """The reference player of a game without kernels: chooses at random."""

    def _scores(self, view: Any, openings: Sequence[Opening], first: int, count: int, seed: int) -> Scores:
        import numpy as np

        numbers = range(first, first + count)
        return np.array([[self._played(view, opening, number, seed) for number in numbers] for opening in openings])

    def _played(self, view: Any, opening: Opening, number: int, seed: int) -> Sequence[int]:
        game, luck = self._game, f"{seed}/{number}"
        state = game.determinize(view, derive(str(seed), "world", number))
        for seat, action in opening:
            state = game.apply(state, seat, action)
        for played in course(game, state, luck, at_random(game, luck)):
            state = played.after
        return standings(game, state)


class Forced(NamedTuple):
    """The openings and the scores of their samples, for compiled code."""

    seats: Any  # [opening * MOST_FORCED + number]
    actions: Any
    length: Any  # [opening]
    scores: Any  # [(opening * count + sample) * seats + seat]


# (tables, insight, state, seat, rng) -> action: how the reference player chooses
Policy = Callable[[Any, Any, Any, int, int], int]
_NO_INSIGHT: Final = (0,)


class KernelReference(Sampling):
    """A reference player made of kernels: `policy` chooses, or chance if there is none. `insight` is handed to it."""

    def __init__(
        self,
        game: Game,
        setup: Setup,
        policy: Policy | None = None,
        insight: Any = _NO_INSIGHT,
        *,
        compiled: bool = True,
    ) -> None:
        super().__init__(game, setup)
        assert game.kernels is not None
        self._engine = Engine(make_samples(game.kernels, policy or _random_policy(game.kernels)), compiled=compiled)
        self._tables, self._insight = self._engine.tables(game.tables), self._engine.tables(insight)
        most = MOST_OPENINGS * MOST_FORCED
        sizes = (most, most, MOST_OPENINGS, MOST_SAMPLES * setup.seats)
        self._work = self._engine.work(Forced(*((0,) * size for size in sizes)))

    def _scores(self, view: Any, openings: Sequence[Opening], first: int, count: int, seed: int) -> Scores:
        import numpy as np

        self._force(openings)
        found = []
        at_once = 1 if self._hidden else max(1, MOST_SAMPLES // len(openings))
        for start in range(first, first + count, at_once):
            if self._hidden or start == first:
                world = self._game.determinize(view, derive(str(seed), "world", start))
            found.append(self._run(world, len(openings), start, min(at_once, first + count - start), seed))
        return np.concatenate(found, axis=1)

    def _force(self, openings: Sequence[Opening]) -> None:
        work = self._work
        for at, opening in enumerate(openings):
            work.length[at] = len(opening)
            for number, (seat, action) in enumerate(opening):
                work.seats[at * MOST_FORCED + number] = seat
                work.actions[at * MOST_FORCED + number] = self._game.encode(action)

    def _run(self, world: Any, openings: int, start: int, many: int, seed: int) -> Scores:
        import numpy as np

        seats = self._setup.seats
        self._engine.run(self._tables, self._insight, world, seats, openings, start, many, seed, self._work)
        found = np.array(self._work.scores[: openings * many * seats], dtype=np.int64)
        return found.reshape(openings, many, seats)


@cache
def make_samples(kernels: Kernels, policy: Policy) -> Callable[..., int]:
    """A function for an `Engine`: plays every opening to the end of the game, `count` times, and keeps the scores."""
    play_on, score = _make_play_on(kernels, policy), kernels.score

    def samples(
        tables: Any, insight: Any, root: Any, seats: int, openings: int, first: int, count: int, seed: int, work: Forced
    ) -> int:
        at = 0
        for opening in range(openings):
            for sample in range(first, first + count):
                rng = mixed(seed ^ sample << 20)
                rng = mixed(rng ^ rng >> 31)
                end = play_on(tables, insight, root, opening * MOST_FORCED, work.length[opening], work, rng)
                for seat in range(seats):
                    work.scores[at] = score(tables, end, seat)
                    at += 1
        return at

    return samples


@cache
def _make_play_on(kernels: Kernels, policy: Policy) -> Callable[..., Any]:
    """A kernel: the state at the end of a game that begins with forced actions. Nature and the players have streams of
    their own, so that all openings meet the same dice."""
    pending, chances, outcome, apply = kernels.pending, kernels.chances, kernels.outcome, kernels.apply

    @kernel
    def play_on(tables: Any, insight: Any, state: Any, at: int, forced: int, work: Forced, rng: int) -> Any:
        nature = mixed(rng ^ rng >> 29)
        whim = mixed(nature ^ nature >> 31)
        step = 0
        waiting = pending(tables, state)
        while waiting != 0:
            if step < forced:
                seat = work.seats[at + step]
                action = work.actions[at + step]
                step += 1
            elif waiting == NATURE:
                seat = NATURE
                action = outcome(tables, state, below(mixed(nature), chances(tables, state)))
            else:
                seat = lowest(waiting)
                action = policy(tables, insight, state, seat, mixed(whim ^ (seat + 1) << 24))
            state = apply(tables, state, seat, action)
            if seat == NATURE:
                nature = mixed(nature)
                waiting = 0
            else:
                waiting &= ~(1 << seat)  # the others' turn does not depend on this choice
            if waiting == 0:
                waiting = pending(tables, state)
                whim = mixed(whim)
        return state

    return play_on


@cache
def _random_policy(kernels: Kernels) -> Policy:
    legal, count, nth = kernels.legal, kernels.count, kernels.nth

    @kernel
    def policy(tables: Any, insight: Any, state: Any, seat: int, rng: int) -> int:
        options = legal(tables, state, seat)
        return nth(tables, state, options, below(rng, count(options)))

    return policy
