"""Why an action is not allowed: the rule it breaks, in a sentence."""

from __future__ import annotations

from wurf.core.game import IllegalAction
from wurf.games.loot import rules
from wurf.games.loot.actions import Action, Kind, encode
from wurf.games.loot.components import Layout
from wurf.games.loot.state import ARRANGE, CELLS, CHOOSE, OVER, PLACE, Player
from wurf.games.loot.view import View

__all__ = ["refusal"]


def refusal(layout: Layout, view: View, action: Action) -> IllegalAction:
    """Why an illegal action is illegal: the rule it breaks, in a sentence."""
    if view.phase == OVER:
        return IllegalAction("L22", "error-game-over")
    if encode(action) < 0:
        return IllegalAction("", "loot-error-action")
    if view.phase == PLACE and action.kind is Kind.START:
        return IllegalAction("L7", "loot-why-border")
    if view.phase == ARRANGE and action.kind is Kind.DICE:
        id = "loot-why-dice" if view.seat == rules.FIRST_SEAT else "loot-why-first-seat"
        return IllegalAction("L8", id)
    if view.phase != CHOOSE or view.seat < 0 or not Kind.MOVE <= action.kind <= Kind.PUT:
        return IllegalAction("", "error-not-your-turn")
    return _why_not_there(layout, view.players[view.seat], view.dice[0], action)


def _why_not_there(layout: Layout, player: Player, die: int, action: Action) -> IllegalAction:
    at, bit = die * CELLS + player.figure, 1 << action.cell
    options = rules.moves(layout, player, die)
    if player.crosses & bit:
        return IllegalAction("L11", "loot-why-cross")
    if action.kind is Kind.PUT and options.kind != rules.PUT:
        return IllegalAction("L12", "loot-why-not-stuck", die=die)
    if options.kind == rules.PUT and action.kind in (Kind.PUT, Kind.MOVE):
        return IllegalAction("L12", "loot-why-marked", die=die)
    nudge, wrap = layout.nudges[at] & bit, layout.wraps[at] & bit
    if action.kind is Kind.WRAP and not wrap:
        return IllegalAction("L18", "loot-why-not-wrap", die=die)
    if action.kind is Kind.NUDGE and not nudge:
        return IllegalAction("L19", "loot-why-not-nudge", die=die)
    if nudge and not player.nudges and action.kind is not Kind.WRAP:
        return IllegalAction("L19", "loot-why-no-nudge", die=die)
    if wrap and not player.wraps:
        return IllegalAction("L18", "loot-why-no-wrap", die=die)
    return IllegalAction("L10", "loot-why-distance", die=die)
