"""A round robin between bots: every line-up in every seating, ratings by Weng and Lin, and a crosstable."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, combinations_with_replacement
from typing import Any, Final

import msgspec
import numpy as np

from wurf.core.text import WurfError
from wurf.lab.estimates import Estimate, estimate, wilson_of
from wurf.lab.plan import Plan
from wurf.lab.playing import Outcome
from wurf.lab.simulate import Failing, failing

__all__ = ["Standings", "line_ups", "standings"]

RESAMPLES: Final = 100
MOST_RATED: Final = 200_000  # games, over all bootstrap samples: rating one takes about 0.1 ms
_SEED: Final = 0x57757266


_Game = tuple[tuple[str, ...], Outcome]  # with its line-up
_Deal = Sequence[_Game]  # nature draws the same in all of them


class Standing(msgspec.Struct, frozen=True):
    """One bot in the table."""

    bot: str
    games: int
    share: Estimate  # of games won; a tie is shared
    rating: Estimate  # 25 is the mean of all; a lead of 6.6 wins three games of four
    against: dict[str, Estimate]  # how often it was ahead of each other bot; equal ranks count as half


class Standings(msgspec.Struct, frozen=True):
    game: str
    seats: int
    seed: str
    games: int
    bots: tuple[Standing, ...]  # the best first
    failing: tuple[Failing, ...] = ()


def line_ups(plan: Plan, bots: Sequence[str], seats: int) -> list[Plan]:
    """A checked plan for each line-up, with the games divided evenly among them: each line-up plays every deal in all
    seatings. If there are fewer bots than seats, all of them play every game, and some sit down twice."""
    if len(set(bots)) < 2 or len(set(bots)) < len(bots):
        raise WurfError("lab-error-arena-bots")
    if len(bots) >= seats:
        chosen = list(combinations(bots, seats))
    else:
        # All bots in every line-up: games of one bot against itself would tell little, and each deal would take longer.
        more = combinations_with_replacement(bots, seats - len(bots))
        chosen = [tuple(sorted((*bots, *again), key=bots.index)) for again in more]
    first = msgspec.structs.replace(plan, bots=chosen[0]).checked()
    deals = -(-plan.games // (len(chosen) * first.seatings()))
    games = deals * first.seatings()
    return [msgspec.structs.replace(plan, bots=line_up, games=games).checked() for line_up in chosen]


def standings(plans: Sequence[Plan], played: Sequence[Sequence[Outcome]]) -> Standings:
    """The table after these games of each line-up, in which at least one has been played."""
    bots = list(dict.fromkeys(bot for plan in plans for bot in plan.bots))
    deals = [deal for plan, outcomes in zip(plans, played, strict=True) for deal in _deals(plan, outcomes)]
    games = [game for deal in deals for game in deal]
    ratings = _ratings(bots, games)
    table = [_standing(bot, bots, deals, ratings[index]) for index, bot in enumerate(bots)]
    wrong = [one for plan, outcomes in zip(plans, played, strict=True) for one in failing(plan, outcomes)]
    first = plans[0]
    ranked = sorted((one for one in table if one.games), key=lambda standing: -standing.rating.mean)
    return Standings(first.game, len(first.bots), first.seed, len(games), tuple(ranked), _joined(wrong))


def _joined(wrong: Sequence[Failing]) -> tuple[Failing, ...]:
    """The same failing in several line-ups, told once."""
    found: dict[tuple[str, int, str], Failing] = {}
    for one in wrong:
        key = (one.bot, one.line, one.reason.id)
        before = found[key].games if key in found else 0
        found[key] = msgspec.structs.replace(one, games=one.games + before)
    return tuple(found.values())


def _deals(plan: Plan, played: Sequence[Outcome]) -> Iterator[_Deal]:
    """The games by their deals."""
    games = [(plan.bots, outcome) for outcome in played]
    seatings = plan.seatings()
    return (games[first : first + seatings] for first in range(0, len(games), seatings))


def _standing(bot: str, bots: Sequence[str], deals: Sequence[_Deal], rating: Estimate) -> Standing:
    shares = [[share for game in deal for share in _shares(bot, *game)] for deal in deals]
    against: dict[str, Estimate] = {}
    for other in bots:
        met = [[ahead for game in deal for ahead in _ahead(bot, other, *game)] for deal in deals]
        if other != bot and any(met):
            against[other] = wilson_of(met)
    return Standing(bot, sum(map(len, shares)), wilson_of(shares), rating, against)


def _shares(bot: str, line_up: Sequence[str], outcome: Outcome) -> list[float]:
    return [share for one, share in zip(line_up, outcome.shares, strict=True) if one == bot]


def _ahead(bot: str, other: str, line_up: Sequence[str], outcome: Outcome) -> list[float]:
    """For each two of these bots in different teams: 1 if the first is ahead, ½ if they are equal, 0 if behind."""
    ranks, teams = outcome.ranks, outcome.teams
    return [
        0.5 if ranks[mine] == ranks[theirs] else float(ranks[mine] < ranks[theirs])
        for mine, one in enumerate(line_up)
        for theirs, two in enumerate(line_up)
        if one == bot and two == other and teams[mine] != teams[theirs]
    ]


def _ratings(bots: Sequence[str], games: Sequence[_Game]) -> list[Estimate]:
    """Weng and Lin's ratings depend on the order of the games. So they are worked out for bootstrap samples in random
    order, and the rating of a bot is the mean over these."""
    resamples = max(20, min(RESAMPLES, MOST_RATED // len(games)))
    rng = np.random.default_rng(_SEED)
    rated = np.array(
        [_rated(bots, [games[i] for i in rng.integers(0, len(games), len(games))]) for _ in range(resamples)]
    )
    return [estimate([float(column.mean()), *column]) for column in rated.T]


def _rated(bots: Sequence[str], games: Sequence[_Game]) -> list[float]:
    from openskill.models import PlackettLuce

    model = PlackettLuce(tau=0.0)  # nobody gets better or worse in the course of an arena
    now: dict[str, Any] = {bot: model.rating() for bot in bots}
    for line_up, outcome in games:
        teams: dict[int, list[int]] = {}
        for seat, team in enumerate(outcome.teams):
            teams.setdefault(team, []).append(seat)
        ranks = [float(min(outcome.ranks[seat] for seat in members)) for members in teams.values()]
        sitting = [[_copy(model, now[line_up[seat]]) for seat in members] for members in teams.values()]
        rated = model.rate(sitting, ranks=ranks)
        _take(
            now,
            line_up,
            [seat for members in teams.values() for seat in members],
            [one for team in rated for one in team],
        )
    return [float(now[bot].mu) for bot in bots]


def _copy(model: Any, rating: Any) -> Any:
    """A rating of its own for each seat, for a bot may sit on two."""
    return model.rating(mu=rating.mu, sigma=rating.sigma)


def _take(now: dict[str, Any], line_up: Sequence[str], seats: Sequence[int], rated: Sequence[Any]) -> None:
    """A bot that sat down twice gets the mean of its new ratings."""
    new: dict[str, list[Any]] = {}
    for seat, one in zip(seats, rated, strict=True):
        new.setdefault(line_up[seat], []).append(one)
    for bot, ones in new.items():
        now[bot] = ones[0]
        now[bot].mu = sum(one.mu for one in ones) / len(ones)
        now[bot].sigma = sum(one.sigma for one in ones) / len(ones)
