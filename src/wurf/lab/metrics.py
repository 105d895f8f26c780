"""What is measured of every game, and how much of the results seat, luck and skill explain."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import msgspec
import numpy as np

from wurf.core.text import WurfError
from wurf.lab.estimates import Numbers
from wurf.lab.playing import Outcome

__all__ = ["METRICS", "Explained", "check_metric", "explained", "measured"]


def _margin(outcome: Outcome) -> float:
    """The winning team's points minus those of the best other team."""
    best: dict[int, int] = {}
    for team, points in zip(outcome.teams, outcome.points, strict=True):
        best[team] = max(points, best.get(team, points))
    first, *others = sorted(best.values(), reverse=True)
    return first - others[0] if others else 0.0


def _first_seat(outcome: Outcome) -> float:
    return outcome.shares[outcome.seats.index(0)]


METRICS: Final[dict[str, Callable[[Outcome], float]]] = {
    "turns": lambda outcome: outcome.turns,
    "points": lambda outcome: sum(outcome.points) / len(outcome.points),
    "margin": _margin,
    "lead_changes": lambda outcome: outcome.lead_changes,
    "decided": lambda outcome: outcome.decided / outcome.turns if outcome.turns else 1.0,
    "real_choices": lambda outcome: outcome.real / outcome.decisions if outcome.decisions else 0.0,
    "first_seat": _first_seat,
    "first_bot": lambda outcome: outcome.shares[0],
    "tied": lambda outcome: float(max(outcome.shares) < 1),
}


def check_metric(metric: str) -> None:
    """Raises if there is no metric of this name."""
    if metric not in METRICS:
        raise WurfError("lab-error-metric", metric=metric[:40], known=", ".join(METRICS))


def measured(metric: str, played: Sequence[Outcome]) -> Numbers:
    """A metric of each game."""
    return np.array([METRICS[metric](outcome) for outcome in played], dtype=np.float64)


class Explained(msgspec.Struct, frozen=True):
    """Shares of the variance of a player's result (1 for a win, a part of it for a tie, else 0); they add up to 1.

    `skill` is what follows from which bot plays, `seat` from where it sits, and `luck` from the deal: nature's draws
    are the same in all seatings of a deal, so what a seat wins or loses in all of them, whoever sits there, was in the
    draws. The `rest` is what none of these explains alone: bots' random choices, and how they meet the draws.
    """

    skill: float
    seat: float
    luck: float
    rest: float


def explained(played: Sequence[Outcome], seatings: int) -> Explained | None:
    """The parts of the variance, as unbiased estimates cut off at 0; None if the seatings do not tell them apart, or
    all results are the same.

    In the seatings of a deal every bot of a group sits once on every seat of the group (a Latin square). So the mean of
    a seat over a deal is free of bots, and the mean of a bot over a deal is free of seats.
    """
    deals = len(played) // seatings
    if seatings < 2 or deals < 2:
        return None
    by_seat = np.zeros((deals, seatings, len(played[0].seats)))  # [deal, seating, seat]
    by_bot = np.zeros_like(by_seat)
    for number, outcome in enumerate(played[: deals * seatings]):
        deal, seating = divmod(number, seatings)
        by_bot[deal, seating] = outcome.shares
        by_seat[deal, seating, list(outcome.seats)] = outcome.shares
    total = by_seat.var()
    if total == 0:
        return None
    seat, bot = by_seat.mean(axis=1), by_bot.mean(axis=1)  # [deal, seat or bot]
    step = len(played[0].seats) // seatings
    of_seat, of_skill = _between(seat, step), _between(bot, step)
    inside = (by_seat - by_seat.mean(axis=1, keepdims=True)).var(axis=1).mean() * seatings / (seatings - 1)
    unexplained = max(0.0, float(inside) - of_skill * seatings / (seatings - 1))
    of_luck = max(0.0, float(seat.var(axis=0, ddof=1).mean()) - unexplained / seatings)
    parts = np.array([of_skill, of_seat, of_luck]) / total
    if parts.sum() > 1:
        parts /= parts.sum()
    skill, by_place, luck = map(float, parts)
    return Explained(skill, by_place, luck, max(0.0, 1 - skill - by_place - luck))


def _between(means: Numbers, step: int) -> float:
    """The variance between the true means of seats, or of bots, without what chance alone makes of it. Those that never
    change places with each other (`step` apart are those that do) are compared only among themselves."""
    groups = [means[:, first::step] for first in range(step)]
    spread = float(np.mean([group.mean(axis=0).var() for group in groups]))
    centred = [group - group.mean(axis=1, keepdims=True) for group in groups]
    noise = float(np.mean([one.var(axis=0, ddof=1).mean() / len(means) for one in centred]))
    return max(0.0, spread - noise)
