"""LOOT's reference player: the hard bot's value of a sheet, one move deep."""

from __future__ import annotations

from typing import Final, NamedTuple

from wurf.core.game import Game, Setup
from wurf.core.kernel import kernel
from wurf.core.rng import below, mixed
from wurf.games.loot import rules
from wurf.games.loot.actions import Action
from wurf.games.loot.evaluation import CERTAIN, POINT, STAGES, UNKNOWN, learned, sheet_worth
from wurf.games.loot.rules import BONUS
from wurf.games.loot.state import CHOOSE, PLACE, Player, State, Tables, updated_player
from wurf.games.loot.view import View
from wurf.thinking.reference import KernelReference, Reference

__all__ = ["reference"]

Loot = Game[State, Action, View]
_NONE: Final = -(1 << 60)
MARGIN: Final = CERTAIN >> 9  # as the hard bot's: choices as good as that are taken at random
FIRST_MARGIN: Final = CERTAIN >> 5  # at the start, so that games differ


class Insight(NamedTuple):
    """What a strong player values: see weights.toml."""

    worth: tuple[int, ...]  # [stage * COLUMNS + column]
    spread: tuple[int, ...]  # [stage]
    tempo: int
    par: int


def insight(tables: Tables) -> Insight:
    worth, weights = learned(tables)
    return Insight(worth, tuple(weights["spread"]), weights["tempo"], weights["par"])


class Strong(KernelReference):
    """Goes on to the end of the game: the dice and the race decide, not an estimate."""

    normal_effort = 2048


def reference(game: Loot, setup: Setup, *, compiled: bool = True) -> Reference:
    return Strong(game, setup, choice, insight(game.tables), compiled=compiled)


@kernel
def choice(tables: Tables, insight: Insight, state: State, seat: int, rng: int) -> int:
    """The choice after which the seat's sheet compares best with the others'; a little chance decides between choices
    that are about as good."""
    me = state.players[seat]
    options = rules.legal(tables, state, seat)
    many = rules.count(options)
    action = rules.picked(options, state.dice, 0)
    if many == 1:
        return action
    race = leader_left(tables, state, seat)
    first_stage = -1  # what the others' sheets are worth is worked out once per stage, of which there are at most two
    first_against = 0
    best = _NONE
    for index in range(many):
        tried = rules.picked(options, state.dice, index)
        then, die = after(tables, state, me, tried)
        left = tables.fields - 1 - then.fields
        over = left <= 0 or state.turn >= state.cap
        stage = 0 if over else max(1, min(left, race, STAGES - 1))
        if stage == first_stage:
            against = first_against
        else:
            against = worth_against(tables, insight, state, seat, stage)
            if first_stage < 0:
                first_stage = stage
                first_against = against
        if over:
            worth = (then.points + (BONUS if left <= 0 else 0)) * POINT
        else:
            worth = sheet_worth(tables, insight.worth, stage, then, die)
        lead = worth - against - (insight.tempo if len(state.players) > 1 else 0)
        rng = mixed(rng)
        whim = below(rng, FIRST_MARGIN if state.phase == PLACE else MARGIN)
        value = lead * CERTAIN // (abs(lead) + insight.spread[stage]) + whim
        if value > best:
            best = value
            action = tried
    return action


@kernel
def after(tables: Tables, state: State, me: Player, action: int) -> tuple[Player, int]:
    """A player's sheet after a choice, and the die to come."""
    if state.phase == CHOOSE:
        return rules.landed(tables, me, action), state.dice[1]
    if state.phase == PLACE:
        return updated_player(me, figure=action & 255), UNKNOWN
    return me, rules.dice_of(action & 255)[0]


@kernel
def leader_left(tables: Tables, state: State, seat: int) -> int:
    """The fields that the furthest of the others has left."""
    left = STAGES
    for other in range(len(state.players)):
        if other != seat:
            left = min(left, tables.fields - 1 - state.players[other].fields)
    return left


@kernel
def worth_against(tables: Tables, insight: Insight, state: State, seat: int, stage: int) -> int:
    """What the best of the others' sheets is worth; alone, what one may hope for."""
    if len(state.players) == 1:
        me = state.players[0]
        if stage == 0:
            return (me.points + BONUS) * POINT + (tables.fields - 1 - me.fields) * insight.par
        return sheet_worth(tables, insight.worth, stage, me, state.dice[1])
    most = _NONE
    for other in range(len(state.players)):
        if other != seat:
            most = max(most, sheet_worth(tables, insight.worth, stage, state.players[other], state.dice[1]))
    return most
