"""Quadrata: roll, and fill your square with as many small pieces as you can before somebody else fills theirs."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from wurf.core.bases import KernelGame, Modules
from wurf.core.game import Components, Game, Meta, Option, Setup
from wurf.core.rules import Kernels
from wurf.core.shown import Choice, Preview
from wurf.core.text import Message
from wurf.games.quadrata import actions, page, position, preview, refusal, rules, slots, spaces, terminal, view
from wurf.games.quadrata.actions import Action
from wurf.games.quadrata.components import Layout, layout_from
from wurf.games.quadrata.state import MOST_ROUNDS, State, Tables
from wurf.games.quadrata.view import View

__all__ = ["game"]


class Quadrata(KernelGame[State, Action, View, Tables, Layout]):
    meta = Meta(
        id="quadrata",
        title="Quadrata",
        version=1,
        least_seats=2,
        most_seats=4,
        options=(
            Option("rounds", default=3, least=1, most=MOST_ROUNDS),  # Q5
            Option("turn_cap", default=400, least=1, most=1000, rare=True),  # Q18
        ),
        minutes=(30, 25, 35),  # 300, 190 and 250 turns in three rounds
        weight="medium",
        quick={"rounds": 1},
    )
    kernels = Kernels.of(rules)
    modules = Modules(actions, view, refusal, position, page, terminal, spaces)
    state_type = State
    view_type = View

    def __init__(self, components: Components) -> None:
        self.components = components
        self.layout = layout_from(components)
        self.tables = self.layout.tables

    def start(self, setup: Setup) -> State:
        setup = setup.checked(self.meta)
        return rules.start(self.tables, setup.seats, setup.number("rounds"), setup.number("turn_cap"))

    def why(self, view_: View, place: str) -> Message | None:
        return page.why(self.layout, view_, place)

    def choice(self, view_: View, action: Action) -> Choice:
        return page.choice(self.layout, view_, action)

    def preview(self, view_: View, action: Action) -> Preview:
        return preview.preview(self.layout, view_, action)

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
