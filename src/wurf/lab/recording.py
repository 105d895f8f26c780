"""One game between bots, played as the server would: for the records that tests keep."""

from __future__ import annotations

from wurf.bots import make_bot
from wurf.core.game import Setup
from wurf.core.match import Match
from wurf.core.record import Record, record_of
from wurf.core.rng import derive
from wurf.games import load
from wurf.lab.plan import Plan

__all__ = ["recorded"]


def recorded(plan: Plan) -> Record:
    """The record of a checked plan's first game, with the bots seated in order. The same plan gives the same record."""
    game = load(plan.game, plan.components)
    bots = {level: make_bot(game, level, effort=plan.effort) for level in set(plan.bots)}
    match = Match(game, Setup(len(plan.bots), plan.options), plan.seed)
    if begun := match.begin():
        match.commit(begun)
    while not match.over:
        seat = match.pending.seats[0]
        seed = derive(plan.seed, "bot", seat, match.turn)
        match.commit(match.play(seat, bots[plan.bots[seat]].choose(match.view(seat), seed)))
    return record_of(match, tuple(f"Bot {number} ({level})" for number, level in enumerate(plan.bots, 1)))
