"""A judge for any game: it plays the game to its end after every choice, many times, and counts the wins.

All seats play at random, in states that look like the view, so it takes into account that others act and may end the
game. If several seats are to act, the first goes first; where one decides for all, that is the first.
A game whose bots need nothing better has a `bot.py` of a few lines:

    from wurf.thinking.playouts import judge, whims

This is flat Monte Carlo with common random numbers (every choice meets the same hidden cards and the same dice) and
sequential halving (most playouts go to the choices that are hardest to tell apart). At equal time it beats UCT and UCB
in the games of this box.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from math import ceil, hypot, log2, sqrt
from statistics import fmean
from typing import Any, Final, Protocol

from wurf.core.engine import Engine
from wurf.core.game import Game
from wurf.core.play import at_random, course
from wurf.core.rng import derive
from wurf.core.rules import Kernels
from wurf.thinking.judge import Judged
from wurf.thinking.random_play import Tried, make_trials

__all__ = ["Playouts", "judge", "whims"]

MOST_CHOICES: Final = 256  # of more legal actions, this many are drawn at random
FINALISTS: Final = 2
HARD: Final = 4_000  # playouts per evaluation
HARD_INTERPRETED: Final = 400
MEDIUM: Final = 16

Scores = tuple[int, ...]  # one per seat at the end of a game; with several seats only their order counts


def judge(game: Game, level: str, *, compiled: bool = True, threads: int = 1) -> Playouts:
    """The judge of a level. Levels differ in the number of playouts; medium has so few that nothing is compiled.
    `threads` is not used."""
    if level == "medium":
        return Playouts(game, MEDIUM, compiled=False)
    fast = compiled and game.kernels is not None
    return Playouts(game, HARD if fast else HARD_INTERPRETED, compiled=fast)


def whims(game: Game, view: Any) -> list[tuple[Any, int]]:
    """All choices, equally likely."""
    return [(action, 1) for action in _choices(game, game.determinize(view, 0), view.seat, "whims")]


class Playouts:
    """Judges a choice by the share of playouts that it wins; a tie counts as a share of a win.

    A seat wins with its team. In a solo game there is no opponent, so a playout is compared with the first playouts of
    all choices: it counts as the share of them that it beats (equal ones count half).

    Half of the effort finds two finalists and fresh playouts value them, because the best of many estimates is too
    high. (The better finalist is still picked by the playouts that value it, which leaves a bias of about half a
    standard error.) The chance of an eliminated choice is that of the better finalist, minus its deficit in the
    playouts that both had.
    """

    def __init__(self, game: Game, normal_effort: int, *, compiled: bool) -> None:
        self.normal_effort = normal_effort
        self._game = game
        if game.kernels is not None:
            self._trials: _Trials = _KernelTrials(game, game.kernels, compiled=compiled)
        else:
            self._trials = _PlainTrials(game)

    def margin(self, view: Any) -> float:
        return 0.0

    def evaluate(self, view: Any, effort: int, seed: int) -> list[Judged[Any]]:
        """The choices with their chances. Effort is counted in playouts; each choice gets at least one per round."""
        state = self._game.determinize(view, 0)
        result = self._game.result(state)
        choices = _choices(self._game, state, view.seat, seed)
        contest = _Contest(self._game, self._trials, view, result.teams or range(len(result.points)), str(seed))
        heats: dict[int, list[float]] = {index: [] for index in range(len(choices))}
        lots = [derive(str(seed), "lot", index) for index in heats]  # decide between equals
        alive = [*heats]
        rounds = ceil(log2(len(alive) / FINALISTS)) if len(alive) > FINALISTS else 0
        for _ in range(rounds):
            for index, wins in contest.played(choices, alive, effort // 2 // rounds).items():
                heats[index] += wins
            best_first = sorted(alive, key=lambda index: (-sum(heats[index]), lots[index]))
            alive = best_first[: max(FINALISTS, (len(alive) + 1) // 2)]
        final = contest.played(choices, alive, effort - effort // 2 if rounds else effort) if alive else {}
        return [Judged(action, *_chance(index, heats, final)) for index, action in enumerate(choices)]


def _choices(game: Game, state: Any, seat: int, seed: object) -> list[Any]:
    """The legal actions of a seat, or a random sample of them if there are too many."""
    legal = game.legal(state, seat)
    if len(legal) <= MOST_CHOICES:
        return [*legal]
    drawn = (legal.sample(derive(str(seed), "choice", number)) for number in range(MOST_CHOICES))
    return [*{game.encode(action): action for action in drawn}.values()]


def _chance(index: int, heats: dict[int, list[float]], final: dict[int, list[float]]) -> tuple[float, float]:
    """The chance of a choice, and its standard error."""
    if index in final:
        return fmean(final[index]), _error(final[index])
    best = max(final, key=lambda finalist: fmean(final[finalist]))
    short = [theirs - mine for theirs, mine in zip(heats[best], heats[index], strict=False)]
    # Half a lost win is added: an eliminated choice must not be chosen, even if it was never worse.
    chance = fmean(final[best]) - (sum(short) + 0.5) / (len(short) + 1)
    return min(max(chance, 0.0), 1.0), hypot(_error(final[best]), _error(short))


def _error(results: Sequence[float]) -> float:
    """The standard error of a mean. A little is added, because a few equal results do not make it certain."""
    mean, n = fmean(results), len(results)
    return sqrt((sum((result - mean) ** 2 for result in results) + 0.5) / (n * (n + 1)))


class _Contest:
    """Playouts that compare the choices of one view."""

    def __init__(self, game: Game, trials: _Trials, view: Any, teams: Sequence[int], seed: str) -> None:
        self._game, self._trials, self._view, self._teams, self._seed = game, trials, view, teams, seed
        self._worlds = 0
        self._first: list[int] = []  # solo: the scores of the first playouts, sorted

    def played(self, choices: list[Any], alive: list[int], effort: int) -> dict[int, list[float]]:
        """What each remaining choice wins, playout by playout; `effort` is the number of playouts for all together."""
        actions = [choices[index] for index in alive]
        found = [self._in_another_world(actions) for _ in range(max(1, effort // len(alive)))]
        self._first = self._first or sorted(scores[0] for scored in found for scores in scored)
        return {index: [self._won(scored[at]) for scored in found] for at, index in enumerate(alive)}

    def _in_another_world(self, actions: list[Any]) -> list[Scores]:
        """The scores after each action in one state that looks like the view, all with the same luck."""
        number, self._worlds = self._worlds, self._worlds + 1
        world = self._game.determinize(self._view, derive(self._seed, "world", number))
        return self._trials.scores(
            world, self._view.seat, len(self._teams), actions, derive(self._seed, "luck", number)
        )

    def _won(self, scores: Scores) -> float:
        """The viewer's share of the win."""
        if len(scores) == 1:
            better, equal = bisect_left(self._first, scores[0]), bisect_right(self._first, scores[0])
            return (better + equal) / (2 * len(self._first))
        best = max(scores)
        winners = {team for team, score in zip(self._teams, scores, strict=True) if score == best}
        return 1 / len(winners) if self._teams[self._view.seat] in winners else 0.0


class _Trials(Protocol):
    def scores(self, state: Any, seat: int, seats: int, actions: list[Any], rng: int) -> list[Scores]:
        """The final scores after each of these actions of a seat, all with the same luck."""
        ...


class _KernelTrials:
    """Playouts with kernels, in either speed."""

    def __init__(self, game: Game, kernels: Kernels, *, compiled: bool) -> None:
        self._game = game
        self._engine = Engine(make_trials(kernels), compiled=compiled)
        self._tables = self._engine.tables(game.tables)
        self._work = self._engine.work(Tried((0,) * MOST_CHOICES, (0,) * (MOST_CHOICES * game.meta.most_seats)))

    def scores(self, state: Any, seat: int, seats: int, actions: list[Any], rng: int) -> list[Scores]:
        work = self._work
        for index, action in enumerate(actions):
            work.actions[index] = self._game.encode(action)
        self._engine.run(self._tables, state, seat, seats, work, len(actions), rng)
        return [tuple(map(int, work.scores[at : at + seats])) for at in range(0, len(actions) * seats, seats)]


class _PlainTrials:
    """Playouts of a game without kernels."""

    def __init__(self, game: Game) -> None:
        self._game = game

    def scores(self, state: Any, seat: int, seats: int, actions: list[Any], rng: int) -> list[Scores]:
        return [self._score(self._game.apply(state, seat, action), str(rng)) for action in actions]

    def _score(self, state: Any, seed: str) -> Scores:
        for played in course(self._game, state, seed, at_random(self._game, seed)):
            state = played.after
        result = self._game.result(state)
        return result.points if len(result.points) == 1 else tuple(-rank for rank in result.ranks)
