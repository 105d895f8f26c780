"""The report on many games between the same bots."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import numpy as np

from wurf.core.text import Message
from wurf.lab.estimates import Deals, Estimate, Numbers, wilson_of
from wurf.lab.metrics import METRICS, Explained, explained, measured
from wurf.lab.plan import Plan
from wurf.lab.playing import Outcome

__all__ = ["Failing", "Report", "failing", "report"]


class BotReport(msgspec.Struct, frozen=True):
    level: str
    won: int  # alone, or with the team
    tied: int  # first, with others
    share: Estimate  # of games won; a tie is shared
    points: Estimate
    counted: dict[str, float]  # actions per game, by kind


class SeatReport(msgspec.Struct, frozen=True):
    """What is won on a seat, whoever sits there."""

    share: Estimate
    points: Estimate


class Failing(msgspec.Struct, frozen=True):
    """A bot of one's own that lost games by what it did wrong: where, why, and how often."""

    bot: str
    line: int
    reason: Message
    games: int


class Report(msgspec.Struct, frozen=True):
    plan: Plan
    bots: tuple[BotReport, ...]
    turns: Estimate
    shortest: int
    longest: int
    seats: tuple[SeatReport, ...] = ()
    metrics: dict[str, Estimate] = {}
    explained: Explained | None = None
    failing: tuple[Failing, ...] = ()


def report(plan: Plan, played: Sequence[Outcome]) -> Report:
    """The report on the games of a plan, at least one."""
    seatings = plan.seatings()
    deals = Deals(len(played), seatings)
    points = deals.estimates(np.array([outcome.points for outcome in played], dtype=np.float64))
    metrics = dict(zip(METRICS, deals.estimates(_measured(played)), strict=True)) if played[0].seats else {}
    turns = [outcome.turns for outcome in played]
    return Report(
        plan,
        tuple(_bot_report(level, bot, played, seatings, points[bot]) for bot, level in enumerate(plan.bots)),
        deals.estimates(np.array(turns, dtype=np.float64))[0],
        min(turns),
        max(turns),
        _seat_reports(played, deals) if played[0].seats else (),
        metrics,
        explained(played, seatings) if played[0].seats else None,
        failing(plan, played),
    )


def _measured(played: Sequence[Outcome]) -> Numbers:
    return np.stack([measured(metric, played) for metric in METRICS], axis=1)


def _bot_report(level: str, bot: int, played: Sequence[Outcome], seatings: int, points: Estimate) -> BotReport:
    firsts = [outcome.shares[bot] for outcome in played if outcome.ranks[bot] == 1]
    won = firsts.count(1)
    tied = len(firsts) - won
    kinds = sorted({kind for outcome in played for kind in outcome.counted[bot]})
    counted = {kind: sum(outcome.counted[bot][kind] for outcome in played) / len(played) for kind in kinds}
    shares = [outcome.shares[bot] for outcome in played]
    share = wilson_of(shares[first : first + seatings] for first in range(0, len(shares), seatings))
    return BotReport(level, won, tied, share, points, counted)


def _seat_reports(played: Sequence[Outcome], deals: Deals) -> tuple[SeatReport, ...]:
    bots_by_seat = [np.argsort(outcome.seats) for outcome in played]
    shares = np.array([np.array(o.shares)[order] for o, order in zip(played, bots_by_seat, strict=True)])
    points = np.array([np.array(o.points)[order] for o, order in zip(played, bots_by_seat, strict=True)], dtype=float)
    return tuple(map(SeatReport, deals.estimates(shares), deals.estimates(points)))


def failing(plan: Plan, played: Sequence[Outcome]) -> tuple[Failing, ...]:
    """Which bots forfeited games, by line and reason, most games first."""
    found: dict[tuple[str, int, str], tuple[Message, int]] = {}
    for lost in (outcome.forfeited for outcome in played if outcome.forfeited):
        key = (plan.bots[lost.bot], lost.line, lost.reason.id)
        reason, games = found.get(key, (lost.reason, 0))
        found[key] = reason, games + 1
    told = [Failing(bot, line, reason, games) for (bot, line, _), (reason, games) in found.items()]
    return tuple(sorted(told, key=lambda failing: -failing.games))
