"""Why an action is not allowed: the rule it breaks, in a sentence."""

from __future__ import annotations

from wurf.core.game import IllegalAction
from wurf.games.quadrata import rules
from wurf.games.quadrata.actions import Action, Kind, encode
from wurf.games.quadrata.components import Layout
from wurf.games.quadrata.state import MOVE, OVER, Player, State, Tables
from wurf.games.quadrata.view import View

__all__ = ["refusal"]

TO_SQUARE = (
    Kind.SUPPLY_TO_SQUARE,
    Kind.RESERVE_TO_SQUARE,
    Kind.WITHIN_SQUARE,
    Kind.TAKE_TO_SQUARE,
    Kind.ROB_TO_SQUARE,
)


def refusal(layout: Layout, view: View, action: Action) -> IllegalAction:
    """Why an illegal action is illegal: the rule it breaks, in a sentence."""
    tables, state = layout.tables, view.state
    if state.phase == OVER:
        return IllegalAction("Q5", "error-game-over")
    if encode(action) < 0 or action.shape >= len(tables.numbers) or action.other >= len(state.players):
        return IllegalAction("", "quadrata-error-action")
    if state.phase != MOVE or view.seat != state.active or action.kind is Kind.ROLL:
        return IllegalAction("Q6", "error-not-your-turn")
    if action.kind is Kind.PASS:
        return IllegalAction("Q7", "quadrata-why-pass")
    return _why_not(tables, state, state.players[view.seat], action)


def _why_not(tables: Tables, state: State, player: Player, action: Action) -> IllegalAction:
    number, die = tables.numbers[action.shape], state.die
    joker = die == rules.JOKER and state.joker == 1
    taking = action.kind in (Kind.TAKE_TO_SQUARE, Kind.TAKE_TO_RESERVE)
    robbing = action.kind in (Kind.ROB_TO_SQUARE, Kind.ROB_TO_RESERVE)
    if joker and (taking or robbing):
        return IllegalAction("Q13", "quadrata-why-joker-takes")
    if not joker and number != die:
        return IllegalAction("Q7", "quadrata-why-number", die=die)
    if taking or robbing:
        early = _too_early(tables, state, player, action, robbing)
        if early is not None:
            return early
    if not _there(tables, state, player, action):
        return IllegalAction("Q7", "quadrata-why-not-there", number=number)
    return _no_place(tables, state, action)


def _no_place(tables: Tables, state: State, action: Action) -> IllegalAction:
    """Q8: why a piece cannot lie there."""
    if action.kind not in TO_SQUARE:
        return IllegalAction("", "quadrata-error-action")
    if action.kind is Kind.WITHIN_SQUARE and action.to == action.source:
        return IllegalAction("Q8", "quadrata-why-same-place")
    first, last = rules.places(tables, state.size, action.shape)
    if not first <= action.to < last:
        return IllegalAction("Q8", "quadrata-why-outside")
    return IllegalAction("Q8", "quadrata-why-overlap")


def _too_early(tables: Tables, state: State, player: Player, action: Action, robbing: bool) -> IllegalAction | None:
    """Q9-Q11: others' pieces are taken or robbed only when no nearer place holds one."""
    shapes, number = tables.of_number[state.die], state.die
    if state.supply & shapes:
        return IllegalAction("Q11" if robbing else "Q9", "quadrata-why-supply-holds", number=number)
    if player.reserve & shapes:
        return IllegalAction("Q11" if robbing else "Q9", "quadrata-why-own-reserve-holds", number=number)
    others = [p for seat, p in enumerate(state.players) if seat != state.active]
    if robbing and any(other.reserve & shapes for other in others):
        return IllegalAction("Q11", "quadrata-why-reserve-holds", number=number)
    return None


def _there(tables: Tables, state: State, player: Player, action: Action) -> bool:
    """Whether the piece is where the action takes it from."""
    kind, shape = action.kind, action.shape
    if kind in (Kind.SUPPLY_TO_SQUARE, Kind.SUPPLY_TO_RESERVE):
        return rules.held(state.supply, shape) > 0
    if kind in (Kind.RESERVE_TO_SQUARE, Kind.RESERVE_TO_SUPPLY):
        return rules.held(player.reserve, shape) > 0
    other = state.players[action.other]
    if kind in (Kind.TAKE_TO_SQUARE, Kind.TAKE_TO_RESERVE):
        return action.other != state.active and rules.held(other.reserve, shape) > 0
    holder = other if kind in (Kind.ROB_TO_SQUARE, Kind.ROB_TO_RESERVE) else player
    first, last = rules.places(tables, state.size, shape)
    return first <= action.source < last and rules.lies(tables, state.size, holder, action.source)
