"""Playing choices out to the end of the game, by players who plan their moves for the three dice that lie open."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from wurf.core.game import Game, Setup
from wurf.core.kernel import kernel, replaced
from wurf.games.loot import rules
from wurf.games.loot.actions import Action
from wurf.games.loot.evaluation import CERTAIN, POINT, STAGES, UNKNOWN, sheet_worth
from wurf.games.loot.reference import Insight, choice, insight, leader_left, worth_against
from wurf.games.loot.rules import BONUS
from wurf.games.loot.state import CHOOSE, Player, State, Tables
from wurf.games.loot.view import View
from wurf.thinking.reference import KernelReference, Opening

if TYPE_CHECKING:
    from wurf.thinking.reference import Scores

__all__ = ["Plan", "Planners", "planned"]

Loot = Game[State, Action, View]
PLANNED: Final = 5  # turns for which playouts plan; then a quick look is enough, because it is the same for all
DEPTH: Final = 3  # dice that lie open
_NONE: Final = -(1 << 60)


class Plan(NamedTuple):
    """What a planning player values, and the last turn for which it plans: later it looks one move ahead."""

    insight: Insight
    until: int


@kernel
def planned(tables: Tables, plan: Plan, state: State, seat: int, rng: int) -> int:
    """The first of the moves with the three open dice after which the seat's sheet compares best with the others'."""
    insight = plan.insight
    if state.phase != CHOOSE or state.turn > plan.until:
        return choice(tables, insight, state, seat, rng)
    me = state.players[seat]
    race = leader_left(tables, state, seat)
    tempo = insight.tempo if len(state.players) > 1 else 0
    sheets: tuple[Player, ...] = (me, me, me)
    tried: tuple[int, ...] = (0, 0, 0)
    first = rules.picked(rules.moves(tables, me, state.dice[0]), state.dice, 0)
    action = first
    known_stage = -1
    against = 0
    best = _NONE
    level = 0
    while level >= 0:
        sheet = sheets[level]
        options = rules.moves(tables, sheet, state.dice[level])
        index = tried[level]
        if index >= rules.count(options):
            level -= 1
            continue
        tried = replaced(tried, level, index + 1)
        move = rules.picked(options, state.dice, index)
        if level == 0:
            first = move
        then = rules.landed(tables, sheet, move)
        left = tables.fields - 1 - then.fields
        over = left <= 0 or state.turn + level >= state.cap
        if level < DEPTH - 1 and not over:
            level += 1
            sheets = replaced(sheets, level, then)
            tried = replaced(tried, level, 0)
            continue
        stage = 0 if over else max(1, min(left, race, STAGES - 1))
        if stage != known_stage:
            known_stage = stage
            against = worth_against(tables, insight, state, seat, stage)
        if over:
            worth = (then.points + (BONUS if left <= 0 else 0)) * POINT
        else:
            worth = sheet_worth(tables, insight.worth, stage, then, UNKNOWN)
        lead = worth - against - tempo * (level + 1)
        value = lead * CERTAIN // (abs(lead) + insight.spread[stage])
        if value > best:
            best = value
            action = first
    return action


class Planners(KernelReference):
    """Go on to the end of the game like the reference player, but plan the next turns: a choice is often worth what the
    dice that lie open make of it."""

    def __init__(self, game: Loot, setup: Setup, *, compiled: bool) -> None:
        super().__init__(game, setup, planned, Plan(insight(game.tables), 0), compiled=compiled)

    def _scores(self, view: View, openings: Sequence[Opening], first: int, count: int, seed: int) -> Scores:
        self._insight = self._insight._replace(until=view.turn + PLANNED)
        return super()._scores(view, openings, first, count, seed)
