"""Quadrata: roll, and fill your square with as many small pieces as you can before somebody else fills theirs."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from wurf.core.game import (
    Components,
    Event,
    IllegalAction,
    KernelGame,
    Kernels,
    Meta,
    Offer,
    Option,
    Setup,
)
from wurf.games.quadrata import actions, page, rules, terminal, view
from wurf.games.quadrata.actions import Action, Notation
from wurf.games.quadrata.components import layout_from
from wurf.games.quadrata.state import MOST_ROUNDS, State
from wurf.games.quadrata.view import View, events

__all__ = ["game"]


class Quadrata(KernelGame):
    meta = Meta(
        id="quadrata",
        title="Quadrata",
        version=1,
        least_seats=2,
        most_seats=4,
        options=(
            Option("rounds", default=3, least=1, most=MOST_ROUNDS),  # Q5
            Option("turn_cap", default=400, least=1, most=1000),  # Q18
        ),
    )
    kernels = Kernels.of(rules)
    state_type = State

    encode = staticmethod(actions.encode)
    decode = staticmethod(actions.decode)
    determinize = staticmethod(view.determinize)
    result = staticmethod(view.result)
    view = staticmethod(view.view)

    def __init__(self, components: Components) -> None:
        self.components = components
        self.layout = layout_from(components)
        self.tables = self.layout.box
        self.notation = Notation(self.layout)

    def write(self, action: Action) -> str:
        return self.notation.write(action)

    def parse(self, text: str) -> Action:
        return self.notation.parse(text)

    def start(self, setup: Setup) -> State:
        setup = setup.checked(self.meta)
        return rules.start(self.tables, setup.seats, setup.number("rounds"), setup.number("turn_cap"))

    def events(self, before: State, seat: int, action: Action, after: State) -> list[Event]:
        return events(self.notation, self.tables, before, seat, action, after)

    def sheet(self) -> page.QuadrataSheet:
        return page.sheet_picture(self.layout, self.notation)

    def face(self, view_: View) -> page.QuadrataFace:
        return page.face(self.layout, self.notation, view_)

    def offer(self, state: State, seat: int) -> Offer:
        return page.offer(self.layout, self.notation, state, seat)

    def text(self, view_: View, names: Sequence[str]) -> str:
        return terminal.draw(self.layout, self.face(view_), view_.state, names)

    def refusal(self, state: State, seat: int, action: Action) -> IllegalAction:
        return page.refusal(self.layout, state, seat, action)


def game(components: Components | None = None) -> Quadrata:
    """Quadrata with the shipped pieces, or with others."""
    return Quadrata(components or Components.shipped_with(Path(__file__).parent))
