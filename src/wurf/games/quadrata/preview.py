"""What a move surely brings: points, what is covered then, and whether it ends the round. The next roll is nobody's."""

from __future__ import annotations

from collections.abc import Iterator

from wurf.core.shown import Preview
from wurf.core.text import Message
from wurf.games.quadrata import rules
from wurf.games.quadrata.actions import Action, Kind, encode
from wurf.games.quadrata.components import Layout
from wurf.games.quadrata.state import State
from wurf.games.quadrata.view import View

__all__ = ["covered", "preview"]

UNITS = 4  # of a tile
TO_RESERVE = (Kind.SUPPLY_TO_RESERVE, Kind.SQUARE_TO_RESERVE, Kind.TAKE_TO_RESERVE, Kind.ROB_TO_RESERVE)
FROM_RESERVE = (Kind.RESERVE_TO_SQUARE, Kind.RESERVE_TO_SUPPLY)
ROBBING = (Kind.ROB_TO_SQUARE, Kind.ROB_TO_RESERVE)


def preview(layout: Layout, view: View, action: Action) -> Preview:
    tables, state, seat = layout.tables, view.state, view.seat
    code = encode(action)
    if not rules.contains(tables, state, rules.legal(tables, state, seat), code):
        return Preview()
    moved, after = rules.moved(tables, state, code), rules.apply(tables, state, seat, code)
    points = rules.score(tables, after, seat) - rules.score(tables, state, seat)
    return Preview(points, tuple(_brings(layout, view, action, moved, after)))


def _brings(layout: Layout, view: View, action: Action, moved: State, after: State) -> Iterator[Message]:
    state, seat = view.state, view.seat
    if moved.players[seat].filled != state.players[seat].filled:
        units = UNITS * layout.tiles[state.size] ** 2
        yield Message("quadrata-brings-covered", {"covered": covered(layout, moved, seat), "units": units})
    if rules.full(layout.tables, moved):
        yield Message("quadrata-brings-full", {"points": rules.BONUS})  # Q15, Q16
    elif after.round != state.round or rules.pending(layout.tables, after) == 0:
        yield Message("quadrata-brings-end")  # Q18
    if action.kind in TO_RESERVE:
        yield Message("quadrata-brings-reserve")  # Q16
    if action.kind in FROM_RESERVE:
        yield Message("quadrata-brings-freed")
    if action.kind in ROBBING:
        yield Message("quadrata-brings-robbed")  # Q10
    if after.joker and not state.joker:
        yield Message("quadrata-brings-joker")  # Q13


def covered(layout: Layout, state: State, seat: int) -> int:
    """How many units of a seat's square are covered."""
    return sum(
        len(layout.places[place].units) for place in rules.pieces_in(layout.tables, state.size, state.players[seat])
    )
