"""LOOT: everyone moves at the same time by the same three dice, and marks the booths they land on."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from wurf.core.bases import KernelGame, Modules
from wurf.core.game import Components, Game, IllegalAction, Meta, Option, Setup
from wurf.core.kernel import replaced
from wurf.core.rules import Kernels
from wurf.core.shown import Choice, Preview
from wurf.core.text import Message
from wurf.games.loot import actions, page, position, preview, refusal, rules, spaces, terminal, view
from wurf.games.loot.actions import Action
from wurf.games.loot.components import Layout, layout_from
from wurf.games.loot.state import NO_CHOICE, State, Tables, updated
from wurf.games.loot.view import View

__all__ = ["game"]


class Loot(KernelGame[State, Action, View, Tables, Layout]):
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
    modules = Modules(actions, view, refusal, position, page, terminal, spaces)
    state_type = State
    view_type = View

    revealed = staticmethod(view.revealed)

    def __init__(self, components: Components) -> None:
        self.components = components
        self.layout = layout_from(components)
        self.tables = self.layout

    def start(self, setup: Setup) -> State:
        setup = setup.checked(self.meta)
        return rules.start(setup.seats, setup.number("turn_cap"))

    def chosen(self, state: State) -> tuple[int, ...]:
        return tuple([seat for seat, choice in enumerate(state.choices) if choice != NO_CHOICE])

    def withdraw(self, state: State, seat: int) -> State:
        if seat not in self.chosen(state):
            raise IllegalAction("L9", "error-nothing-to-take-back")
        return updated(state, choices=replaced(state.choices, seat, NO_CHOICE))

    def why(self, view_: View, place: str) -> Message | None:
        return page.why(self.layout, view_, place)

    def choice(self, view_: View, action: Action) -> Choice:
        return page.choice(self.layout, view_, action)

    def preview(self, view_: View, action: Action) -> Preview:
        return preview.preview(self.layout, view_, action)


def game(components: Components | None = None) -> Loot:
    """LOOT with the shipped sheet, or with another."""
    return Loot(components or Components.shipped_with(Path(__file__).parent))


if TYPE_CHECKING:
    _game: Game[State, Action, View] = game()  # mypy checks here that it is one
