"""Drop It: let a piece fall into the narrow shaft, touch nothing like it, and come to rest as high as you can."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from wurf.core.bases import Modules, PlainGame
from wurf.core.game import NATURE, Actions, Components, Game, Meta, Setup
from wurf.core.rng import Dice
from wurf.core.shown import Choice, Preview
from wurf.core.text import Message
from wurf.games.drop_it import actions, page, position, preview, refusal, rules, spaces, terminal, view
from wurf.games.drop_it.actions import Action
from wurf.games.drop_it.components import Layout, layout_from
from wurf.games.drop_it.state import FALL, OPTIONS, SEATS, State, Variant
from wurf.games.drop_it.view import View

__all__ = ["game"]


class DropIt(PlainGame[State, Action, View, Layout]):
    meta = Meta(
        id="drop_it",
        title="Drop It",
        version=1,
        least_seats=SEATS[0],
        most_seats=SEATS[-1],
        options=OPTIONS,
        physical=True,
        minutes=(10,) * len(SEATS),  # 36 pieces, whoever drops them
        weight="light",
    )
    kernels = None
    modules = Modules(actions, view, refusal, position, page, terminal, spaces)
    state_type = State
    view_type = View

    pending = staticmethod(rules.pending)

    def __init__(self, components: Components) -> None:
        self.components = components
        self.layout = layout_from(components)
        self.tables = self.layout

    def start(self, setup: Setup) -> State:
        setup = setup.checked(self.meta)
        return rules.start(Variant(setup.seats, **{id: setup.number(id) for id in setup.options}))

    def legal(self, state: State, seat: int) -> Actions[Action]:
        return rules.legal(self.tables, state, seat)

    def apply(self, state: State, seat: int, action: Action) -> State:
        allowed = self.possible(state, action) if seat == NATURE else action in self.legal(state, seat)
        if not allowed:
            raise self.refusal(self.view(state, None if seat == NATURE else seat), action)
        return rules.apply(self.tables, state, action)

    def nature(self, state: State, dice: Dice) -> Action:
        return rules.nature(self.tables, state, dice)

    def possible(self, state: State, action: object) -> bool:
        return rules.possible(self.tables, state, action)

    def pack_in_1(self, entries: Sequence[tuple[int, Action | None]], state: State) -> bytes:
        """Records of format 1 are older than the option `extras`."""
        *before, _extras = state.variant
        return msgspec.json.encode([before if value is state.variant else value for value in state])

    def physical(self, state: State) -> bool:
        return state.phase == FALL

    def why(self, view_: View, place: str) -> Message | None:
        return page.why(self.layout, view_, place)

    def choice(self, view_: View, action: Action) -> Choice:
        return page.choice(self.layout, view_, action)

    def preview(self, view_: View, action: Action) -> Preview:
        return preview.preview(self.layout, view_, action)


def game(components: Components | None = None) -> DropIt:
    """Drop It with the shipped shaft and pieces, or with others."""
    return DropIt(components or Components.shipped_with(Path(__file__).parent))


if TYPE_CHECKING:
    _game: Game[State, Action, View] = game()  # mypy checks here that it is one
