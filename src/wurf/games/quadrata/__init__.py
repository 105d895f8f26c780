"""Quadrata: roll, and fill your square with as many small pieces as you can before somebody else fills theirs."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

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
    Setup,
)
from wurf.games.quadrata import actions, page, position, preview, refusal, rules, slots, terminal, view
from wurf.games.quadrata.actions import Action, Notation
from wurf.games.quadrata.components import layout_from
from wurf.games.quadrata.state import MOST_ROUNDS, Box, State
from wurf.games.quadrata.view import View

__all__ = ["game"]


class Quadrata(KernelGame[State, Action, View, Box]):
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
    view_type = View

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

    def events(self, before: View, learned: Learned[Action], after: View) -> list[Event]:
        return view.events(self.notation, self.tables, before, learned, after)

    def sheet(self) -> page.QuadrataSheet:
        return page.sheet_picture(self.layout, self.notation)

    def face(self, view_: View) -> page.QuadrataFace:
        return page.face(self.layout, self.notation, view_)

    def offer(self, view_: View) -> Offer:
        return page.offer(self.layout, self.notation, view_)

    def choice(self, view_: View, action: Action) -> Choice:
        return page.choice(self.notation, action)

    def preview(self, view_: View, action: Action) -> Preview:
        return preview.preview(self.layout, view_, action)

    def text(self, view_: View, names: Sequence[str]) -> str:
        return terminal.draw(self.layout, self.face(view_), view_.state, names)

    def refusal(self, view_: View, action: Action) -> IllegalAction:
        return refusal.refusal(self.tables, view_, action)

    def write_state(self, state: State) -> str:
        return position.write(self.layout, self.notation, state)

    def read_state(self, text: str) -> State:
        return position.read(self.layout, self.notation, text)

    def unpack(self, packed: bytes) -> State:
        """Raises MsgspecError for a state that an older version packed, with 32 slots per square: no bit set is as
        long."""
        state = super().unpack(packed)
        words = len(rules.no_pieces(self.tables, state.size))
        if any(len(player.pieces) != words for player in state.players):
            raise msgspec.ValidationError("The squares are not those of these components.")
        return state

    def pack_in_1(self, entries: Sequence[tuple[int, Action | None]], state: State) -> bytes:
        return slots.pack_in_1(self.layout, entries, state)


def game(components: Components | None = None) -> Quadrata:
    """Quadrata with the shipped pieces, or with others."""
    return Quadrata(components or Components.shipped_with(Path(__file__).parent))


if TYPE_CHECKING:
    _game: Game[State, Action, View] = game()  # mypy checks here that it is one
