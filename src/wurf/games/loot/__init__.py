"""LOOT: everyone moves at the same time by the same three dice, and marks the booths they land on."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from wurf.core.bases import KernelGame
from wurf.core.game import (
    Choice,
    Components,
    Event,
    Game,
    IllegalAction,
    Kernels,
    Learned,
    Meta,
    Offer,
    Option,
    Preview,
    Result,
    Setup,
)
from wurf.core.kernel import replaced
from wurf.games.loot import actions, page, position, preview, refusal, rules, terminal, view
from wurf.games.loot.actions import Action
from wurf.games.loot.components import layout_from
from wurf.games.loot.state import NO_CHOICE, State, Tables, updated
from wurf.games.loot.view import View

__all__ = ["game"]


class Loot(KernelGame[State, Action, View, Tables]):
    meta = Meta(
        id="loot",
        title="LOOT",
        version=1,
        least_seats=1,
        most_seats=4,
        options=(Option("turn_cap", default=200, least=1, most=1000, rare=True),),  # L24
        simultaneous=True,
        minutes=(10, 15, 15, 20),  # about 55 turns, each as long as the slowest takes
        weight="medium",
    )
    kernels = Kernels.of(rules)
    state_type = State
    view_type = View

    encode = staticmethod(actions.encode)
    decode = staticmethod(actions.decode)
    write = staticmethod(actions.write)
    parse = staticmethod(actions.parse)
    revealed = staticmethod(view.revealed)
    view = staticmethod(view.view)

    def __init__(self, components: Components) -> None:
        self.components = components
        self.layout = layout_from(components)
        self.tables = self.layout

    def start(self, setup: Setup) -> State:
        setup = setup.checked(self.meta)
        return rules.start(setup.seats, setup.number("turn_cap"))

    def chosen(self, state: State) -> tuple[int, ...]:
        return tuple(seat for seat, choice in enumerate(state.choices) if choice != NO_CHOICE)

    def withdraw(self, state: State, seat: int) -> State:
        if seat not in self.chosen(state):
            raise IllegalAction("L9", "error-nothing-to-take-back")
        return updated(state, choices=replaced(state.choices, seat, NO_CHOICE))

    def determinize(self, view_: View, rng: int) -> State:
        return view.determinize(self.layout, view_, rng)

    def events(self, before: View, learned: Learned[Action], after: View) -> list[Event]:
        return view.events(self.layout, before, learned, after)

    def result(self, state: State) -> Result:
        return view.result(self.layout, state)

    def sheet(self) -> page.LootSheet:
        return page.sheet_picture(self.layout)

    def face(self, view_: View) -> page.LootFace:
        return page.face(self.layout, view_)

    def offer(self, view_: View) -> Offer:
        return page.offer(self.layout, view_)

    def choice(self, view_: View, action: Action) -> Choice:
        return page.choice(self.tables, view_, action)

    def preview(self, view_: View, action: Action) -> Preview:
        return preview.preview(self.tables, view_, action)

    def text(self, view_: View, names: Sequence[str]) -> str:
        return terminal.draw(self.layout, view_, names)

    def refusal(self, view_: View, action: Action) -> IllegalAction:
        return refusal.refusal(self.layout, view_, action)

    def write_state(self, state: State) -> str:
        return position.write(state)

    def read_state(self, text: str) -> State:
        return position.read(self.layout, text)


def game(components: Components | None = None) -> Loot:
    """LOOT with the shipped sheet, or with another."""
    return Loot(components or Components.shipped_with(Path(__file__).parent))


if TYPE_CHECKING:
    _game: Game[State, Action, View] = game()  # mypy checks here that it is one
