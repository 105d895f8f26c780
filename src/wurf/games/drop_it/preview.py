"""What a choice surely brings. Of a drop nobody knows where it comes to rest: only what the piece must not touch. Of a
joker it is known."""

from __future__ import annotations

from wurf.core.shown import Preview
from wurf.core.text import Message
from wurf.games.drop_it import judging, rules
from wurf.games.drop_it.actions import Action, Drop, Joker
from wurf.games.drop_it.components import Layout
from wurf.games.drop_it.state import COLOURS, EDGE_COLOURS, JOKER, SHAPES, colour_of, shape_of
from wurf.games.drop_it.view import View

__all__ = ["preview"]


def preview(layout: Layout, view: View, action: Action) -> Preview:
    state, seat = view.state, view.seat
    if seat not in rules.pending(state).seats or action not in rules.legal(layout, state, seat):
        return Preview()
    match action:
        case Drop(piece):
            variant = state.variant
            edge = "none" if variant.beginners else "colour" if variant.edge == EDGE_COLOURS else "shape"
            names = {"shape": SHAPES[shape_of(piece)], "colour": COLOURS[colour_of(piece)], "edge": edge}
            return Preview(brings=(Message("drop_it-brings-taboos", names),))  # D14-D16, D23, D24
        case Joker(spent) if state.phase == JOKER:
            left = state.sides[rules.side_of(state.variant, seat)].jokers - spent
            worth = judging.judge(layout, state.variant, state.pile).worth if spent else 0
            return Preview(worth, (Message("drop_it-brings-jokers", {"jokers": left}),))  # D25
    return Preview()
