"""Drop It: let a piece fall into the narrow shaft, touch nothing like it, and come to rest as high as you can."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from wurf.core.bases import PlainGame
from wurf.core.game import NATURE, Actions, Choice, Components, Event, Game, Learned, Meta, Offer, Preview, Setup
from wurf.core.rng import Dice
from wurf.games.drop_it import actions, page, position, preview, refusal, rules, terminal, view
from wurf.games.drop_it.actions import Action
from wurf.games.drop_it.components import layout_from
from wurf.games.drop_it.state import FALL, OPTIONS, SEATS, State, Variant
from wurf.games.drop_it.view import View

__all__ = ["game"]


class DropIt(PlainGame[State, Action, View]):
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
    state_type = State
    view_type = View

    encode = staticmethod(actions.encode)
    decode = staticmethod(actions.decode)
    write = staticmethod(actions.write)
    parse = staticmethod(actions.parse)
    write_state = staticmethod(position.write)
    read_state = staticmethod(position.read)
    pending = staticmethod(rules.pending)
    determinize = staticmethod(view.determinize)
    result = staticmethod(view.result)
    refusal = staticmethod(refusal.refusal)
    view = staticmethod(view.view)

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

    def physical(self, state: State) -> bool:
        return state.phase == FALL

    def events(self, before: View, learned: Learned[Action], after: View) -> list[Event]:
        return view.events(self.layout, before, learned, after)

    def sheet(self) -> page.DropItSheet:
        return page.sheet_picture(self.layout)

    def face(self, view_: View) -> page.DropItFace:
        return page.face(self.layout, view_)

    def offer(self, view_: View) -> Offer:
        return page.offer(self.layout, view_)

    def choice(self, view_: View, action: Action) -> Choice:
        return page.choice(self.tables, view_, action)

    def preview(self, view_: View, action: Action) -> Preview:
        return preview.preview(self.tables, view_, action)

    def text(self, view_: View, names: Sequence[str]) -> str:
        return terminal.draw(self.layout, view_, names)


def game(components: Components | None = None) -> DropIt:
    """Drop It with the shipped shaft and pieces, or with others."""
    return DropIt(components or Components.shipped_with(Path(__file__).parent))


if TYPE_CHECKING:
    _game: Game[State, Action, View] = game()  # mypy checks here that it is one
