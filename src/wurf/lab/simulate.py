"""Many games between bots, on all cores; the same seed gives the same result on any number of cores."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Iterator, Sequence
from functools import cache
from math import sqrt
from statistics import fmean, stdev
from typing import Any, Final

import msgspec

from wurf.bots import Bot, bot_module, check_level, make_bot
from wurf.core.game import NATURE, Components, Game, Setup, SetupError
from wurf.core.play import course
from wurf.core.rng import derive
from wurf.games import load

__all__ = ["Estimate", "Outcome", "Plan", "Report", "outcomes", "report", "rotated", "wilson"]

_Z: Final = 1.959964  # for a 95 % interval


class Plan(msgspec.Struct, frozen=True):
    """What to play."""

    game: str
    bots: tuple[str, ...]  # levels
    games: int
    seed: str
    options: dict[str, int | str] = {}
    components: Components | None = None
    effort: int | None = None  # of the hard bots; None is their normal effort
    position: str | None = None  # as text: where all games begin, with its own options; None is a new game

    def checked(self) -> Plan:
        """The same plan with all defaults filled in; raises if it cannot be played."""
        for level in self.bots:
            check_level(level)
        game, seats = load(self.game, self.components), len(self.bots)
        setup = Setup(seats, self.options).renewed(game.meta)
        plan = msgspec.structs.replace(self, options=setup.options)
        found = len(game.result(plan.start(game)).points)
        if found != seats:
            raise SetupError("lab-error-position-seats", seats=found, bots=seats)
        return plan

    def start(self, game: Game) -> Any:
        """The state that every game begins in."""
        if self.position is not None:
            return game.read_state(self.position)
        return game.start(Setup(len(self.bots), self.options))


class Outcome(msgspec.Struct, frozen=True):
    """One game. All tuples are in the plan's order of bots, wherever each bot sat."""

    points: tuple[int, ...]
    ranks: tuple[int, ...]
    teams: tuple[int, ...]  # if there are no teams, one per bot
    turns: int
    counted: tuple[dict[str, int], ...]  # actions by kind


class Estimate(msgspec.Struct, frozen=True):
    """A mean with its 95 % interval."""

    mean: float
    low: float
    high: float


class BotReport(msgspec.Struct, frozen=True):
    level: str
    won: int  # alone, or with the team
    tied: int  # first, with others
    share: Estimate  # of games won; a tie counts as half
    points: Estimate
    counted: dict[str, float]  # actions per game, by kind


class Report(msgspec.Struct, frozen=True):
    plan: Plan
    bots: tuple[BotReport, ...]
    turns: Estimate
    shortest: int
    longest: int


def outcomes(plan: Plan, workers: int | None = None) -> Iterator[Outcome]:
    """The games of a checked plan, in order, as they finish."""
    workers = min(workers or os.cpu_count() or 1, plan.games)
    packed = msgspec.msgpack.encode(plan)
    jobs = ((packed, number) for number in range(plan.games))
    if workers == 1:
        yield from map(_played, jobs)
        return
    with multiprocessing.get_context("spawn").Pool(workers, _ignore_interrupts) as pool:
        yield from pool.imap(_played, jobs)


def report(plan: Plan, played: Sequence[Outcome]) -> Report:
    turns = [outcome.turns for outcome in played]
    bots = tuple(_bot_report(level, bot, played) for bot, level in enumerate(plan.bots))
    return Report(plan, bots, _mean(turns), min(turns), max(turns))


def _bot_report(level: str, bot: int, played: Sequence[Outcome]) -> BotReport:
    first = [len(_winners(outcome)) for outcome in played if outcome.ranks[bot] == 1]
    won = first.count(1)
    tied = len(first) - won
    kinds = sorted({kind for outcome in played for kind in outcome.counted[bot]})
    counted = {kind: sum(outcome.counted[bot][kind] for outcome in played) / len(played) for kind in kinds}
    share = wilson(won + tied / 2, len(played))
    return BotReport(level, won, tied, share, _mean([outcome.points[bot] for outcome in played]), counted)


def _winners(outcome: Outcome) -> set[int]:
    """The teams that share the first rank."""
    return {team for team, rank in zip(outcome.teams, outcome.ranks, strict=True) if rank == 1}


def wilson(successes: float, trials: int) -> Estimate:
    """The Wilson score interval of a share, which holds near 0 and 1 too."""
    share = successes / trials
    spread = _Z * sqrt(share * (1 - share) / trials + (_Z / (2 * trials)) ** 2)
    centre, scale = share + _Z**2 / (2 * trials), 1 + _Z**2 / trials
    return Estimate(share, max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale))


def _mean(numbers: Sequence[int]) -> Estimate:
    mean = fmean(numbers)
    spread = _Z * stdev(numbers) / sqrt(len(numbers)) if len(numbers) > 1 else 0.0
    return Estimate(mean, mean - spread, mean + spread)


def _ignore_interrupts() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent process handles it


@cache
def _prepared(packed: bytes) -> tuple[Plan, Game, dict[str, Bot]]:
    plan = msgspec.msgpack.decode(packed, type=Plan)
    game = load(plan.game, plan.components)
    return plan, game, {level: make_bot(game, level, effort=plan.effort) for level in set(plan.bots)}


def _played(job: tuple[bytes, int]) -> Outcome:
    """One game of a plan."""
    plan, game, bots = _prepared(job[0])
    number, seats = job[1], len(plan.bots)
    state = plan.start(game)
    teams = game.result(state).teams or tuple(range(seats))
    seat_of = rotated(teams, number)
    players = {seat: bots[plan.bots[bot]] for bot, seat in enumerate(seat_of)}

    def choose(state: Any, seat: int, move: int) -> Any:
        return players[seat].choose(game.view(state, seat), derive(plan.seed, "bot", number, move))

    module = bot_module(game)
    counted = [dict.fromkeys(module.COUNTED, 0) for _ in range(seats)]
    for played in course(game, state, f"{plan.seed}/{number}", choose):
        state = played.after
        if played.seat != NATURE:
            kind = played.action.kind.name.lower()
            if kind in counted[played.seat]:
                counted[played.seat][kind] += 1
    result = game.result(state)
    return Outcome(
        tuple(result.points[seat] for seat in seat_of),
        tuple(result.ranks[seat] for seat in seat_of),
        tuple(teams[seat] for seat in seat_of),
        module.turns(state),
        tuple(counted[seat] for seat in seat_of),
    )


def rotated(teams: Sequence[int], number: int) -> list[int]:
    """The seat of each bot in game `number`: seats rotate, so that each bot goes first equally often, in steps that
    keep team-mates together. Teams of different sizes keep their seats.
    """
    seats = len(teams)
    fitting = (by for by in range(1, seats + 1) if _same_split(teams, [*teams[by:], *teams[:by]]))
    by = next(fitting)
    return [(bot + number * by) % seats for bot in range(seats)]


def _same_split(teams: Sequence[int], others: Sequence[int]) -> bool:
    return len(set(zip(teams, others, strict=True))) == len(set(teams))
