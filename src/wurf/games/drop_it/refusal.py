"""Why an action is illegal: the rule it breaks, in a sentence. Made from a view alone."""

from __future__ import annotations

from wurf.core.game import NATURE, IllegalAction
from wurf.games.drop_it import rules
from wurf.games.drop_it.actions import ANGLES, Action, Drop, Extras, Joker
from wurf.games.drop_it.components import Layout
from wurf.games.drop_it.state import COLOURS, DEAL, DROP, EXTRAS, JOKER, KINDS, OVER, SHAPES, colour_of, shape_of
from wurf.games.drop_it.view import View

__all__ = ["refusal"]


def refusal(_layout: Layout, view: View, action: Action) -> IllegalAction:
    """Why this action of the view's seat, or of nature, is illegal."""
    state, seat = view.state, view.seat
    if state.phase == OVER:
        return IllegalAction("D22", "error-game-over")
    if not isinstance(action, Drop | Joker | Extras):
        return IllegalAction("D12", "drop_it-error-nature")
    if seat == NATURE:
        return IllegalAction("D10", "error-not-your-turn")
    if isinstance(action, Joker):
        return _no_joker(view)
    if isinstance(action, Extras):
        return _no_extras(view)
    if state.phase == EXTRAS and seat == rules.active(state):
        return IllegalAction("D8", "drop_it-why-extras-first")
    if state.phase == JOKER and seat in rules.deciders(state):
        return IllegalAction("D25", "drop_it-why-joker-first")
    if state.phase != DROP or seat not in rules.pending(state).seats:
        return IllegalAction("D10", "error-not-your-turn")
    return _no_drop(view, action)


def _no_joker(view: View) -> IllegalAction:
    """D25: a joker is for one's own drop that breaks a taboo, and must be there."""
    state = view.state
    if not state.variant.jokers:
        return IllegalAction("D25", "drop_it-why-no-jokers")
    if not state.sides[rules.side_of(state.variant, view.seat)].jokers:
        return IllegalAction("D25", "drop_it-why-jokers-spent")
    if state.phase == JOKER:
        return IllegalAction("D25", "drop_it-why-not-your-drop")
    return IllegalAction("D25", "drop_it-why-no-taboo")


def _no_extras(view: View) -> IllegalAction:
    """D8: a share is chosen once, in turn, from those that are left; if they are chosen at all."""
    state = view.state
    if not rules.choosing(state.variant):
        return IllegalAction("D8", "drop_it-why-extras-drawn")
    if state.phase == DEAL or (state.phase == EXTRAS and view.seat != rules.active(state)):
        return IllegalAction("D10", "error-not-your-turn")
    return IllegalAction("D8", "drop_it-why-extras-taken" if state.phase == EXTRAS else "drop_it-why-extras-over")


def _no_drop(view: View, drop: Drop) -> IllegalAction:
    """D11: one of one's own pieces that are left, turned by less than a whole turn, between the walls."""
    if not 0 <= drop.piece < KINDS:
        return IllegalAction("D11", "drop_it-error-piece")
    if not view.state.sides[rules.side_of(view.state.variant, view.seat)].pieces[drop.piece]:
        names = {"shape": SHAPES[shape_of(drop.piece)], "colour": COLOURS[colour_of(drop.piece)]}
        return IllegalAction("D11", "drop_it-why-not-left", **names)
    if not 0 <= drop.angle < ANGLES:
        return IllegalAction("D11", "drop_it-why-angle")
    return IllegalAction("D11", "drop_it-why-walls")
