"""Drop It: let a piece fall into the narrow shaft, touch nothing like it, and come to rest as high as you can."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from wurf.core.game import (
    NATURE,
    Actions,
    Bounds,
    Components,
    Event,
    Meta,
    Offer,
    Option,
    PlainGame,
    Setup,
)
from wurf.core.rng import Dice
from wurf.games.drop_it import actions, page, rules, terminal, view
from wurf.games.drop_it.actions import Action
from wurf.games.drop_it.components import box_from
from wurf.games.drop_it.state import FALL, NORMAL, SHAKY, State, Variant
from wurf.games.drop_it.view import View, events

__all__ = ["game"]

MOST_IN_TEAM = 4
MOST_ALONE = 4
MOST_SEATS = 2 * MOST_IN_TEAM


def _teams(seats: int) -> Bounds:
    """D26: how many may be in the first team; none of the two may be empty or too large."""
    alone = seats <= MOST_ALONE
    least = 0 if alone else max(1, seats - MOST_IN_TEAM)
    return Bounds(0 if alone else (seats + 1) // 2, least, min(MOST_IN_TEAM, seats - 1))


SEATS = range(2, MOST_SEATS + 1)


class DropIt(PlainGame):
    meta = Meta(
        id="drop_it",
        title="Drop It",
        version=1,
        least_seats=SEATS[0],
        most_seats=SEATS[-1],
        options=(
            Option("teams", 0, 0, MOST_IN_TEAM, {seats: _teams(seats) for seats in SEATS}),  # D26
            Option("first", 0, 0, MOST_SEATS, {seats: Bounds(0, 0, seats) for seats in SEATS}),  # D10
            Option("edge", default=0, least=0, most=1),  # D23
            Option("beginners", default=0, least=0, most=1),  # D24
            Option("jokers", default=0, least=0, most=1),  # D25
            Option("hand", default=NORMAL, least=0, most=SHAKY),  # D27
        ),
        physical=True,
    )
    kernels = None
    tables = None
    state_type = State

    encode = staticmethod(actions.encode)
    decode = staticmethod(actions.decode)
    write = staticmethod(actions.write)
    parse = staticmethod(actions.parse)
    pending = staticmethod(rules.pending)
    determinize = staticmethod(view.determinize)
    result = staticmethod(view.result)
    view = staticmethod(view.view)

    def __init__(self, components: Components) -> None:
        self.components = components
        self.box = box_from(components)

    def start(self, setup: Setup) -> State:
        setup = setup.checked(self.meta)
        return rules.start(Variant(setup.seats, **{id: setup.number(id) for id in setup.options}))

    def legal(self, state: State, seat: int) -> Actions:
        return rules.legal(self.box, state, seat)

    def apply(self, state: State, seat: int, action: Action) -> State:
        allowed = self.possible(state, action) if seat == NATURE else action in self.legal(state, seat)
        if not allowed:
            raise page.refusal(self.box, state, seat, action)
        return rules.apply(self.box, state, action)

    def nature(self, state: State, dice: Dice) -> Action:
        return rules.nature(self.box, state, dice)

    def possible(self, state: State, action: object) -> bool:
        return rules.possible(self.box, state, action)

    def physical(self, state: State) -> bool:
        return state.phase == FALL

    def events(self, before: State, seat: int, action: Action, after: State) -> list[Event]:
        return events(self.box, before, seat, action, after)

    def sheet(self) -> page.DropItSheet:
        return page.sheet_picture(self.box)

    def face(self, view_: View) -> page.DropItFace:
        return page.face(self.box, view_)

    def offer(self, state: State, seat: int) -> Offer:
        return page.offer(self.box, state, seat)

    def text(self, view_: View, names: Sequence[str]) -> str:
        return terminal.draw(self.box, self.face(view_), view_.state, names)


def game(components: Components | None = None) -> DropIt:
    """Drop It with the shipped shaft and pieces, or with others."""
    return DropIt(components or Components.shipped_with(Path(__file__).parent))
