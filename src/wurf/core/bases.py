"""Base classes for games: the parts of the Game protocol that many games share."""

from __future__ import annotations

from abc import ABC
from collections.abc import Sequence
from functools import cache
from typing import Any, Generic, NamedTuple, Protocol

import msgspec
from typing_extensions import TypeVar

from wurf.core.game import NATURE, Action, Actions, Components, IllegalAction, Learned, Meta, Pending, State, View
from wurf.core.rng import Dice
from wurf.core.rules import Kernels, Tables
from wurf.core.shown import Choice, Event, Offer, Preview, Result
from wurf.core.spaces import Spaces, SpacesModule
from wurf.core.text import Message

__all__ = ["KernelGame", "Modules", "PlainGame"]

Layout = TypeVar("Layout", default=Any)
_Layout = TypeVar("_Layout", default=Any, contravariant=True)
_Action = TypeVar("_Action", default=Any, contravariant=True)
_View = TypeVar("_View", default=Any, contravariant=True)


class ActionsModule(Protocol[_Layout, Action]):
    """What a game's `actions.py` provides."""

    def encode(self, action: Action, /) -> int: ...
    def decode(self, code: int, /) -> Action: ...
    def write(self, layout: _Layout, action: Action, /) -> str: ...
    def parse(self, layout: _Layout, text: str, /) -> Action: ...


class ViewModule(Protocol[_Layout, State, _Action, View]):
    """What a game's `view.py` provides."""

    def view(self, layout: _Layout, state: State, seat: int | None, /) -> View: ...
    def determinize(self, layout: _Layout, view: View, rng: int, /) -> State: ...
    def events(self, layout: _Layout, before: View, learned: Learned[_Action], after: View, /) -> list[Event]: ...
    def result(self, layout: _Layout, state: State, /) -> Result: ...


class RefusalModule(Protocol[_Layout, _Action, _View]):
    """What a game's `refusal.py` provides."""

    def refusal(self, layout: _Layout, view: _View, action: _Action, /) -> IllegalAction: ...


class PositionModule(Protocol[_Layout, State]):
    """What a game's `position.py` provides."""

    def write(self, layout: _Layout, state: State, /) -> str: ...
    def read(self, layout: _Layout, text: str, /) -> State: ...


class PageModule(Protocol[_Layout, _View]):
    """What a game's `page.py` provides."""

    def sheet_picture(self, layout: _Layout, /) -> msgspec.Struct: ...
    def face(self, layout: _Layout, view: _View, /) -> msgspec.Struct: ...
    def offer(self, layout: _Layout, view: _View, /) -> Offer: ...


class TerminalModule(Protocol[_Layout, _View]):
    """What a game's `terminal.py` provides."""

    def draw(self, layout: _Layout, view: _View, names: Sequence[str], /) -> str: ...


class Modules(NamedTuple, Generic[Layout, State, Action, View]):
    """A game's modules. `PlainGame` and `KernelGame` call their functions, with the layout as the first argument."""

    actions: ActionsModule[Layout, Action]
    view: ViewModule[Layout, State, Action, View]
    refusal: RefusalModule[Layout, Action, View]
    position: PositionModule[Layout, State]
    page: PageModule[Layout, View]
    terminal: TerminalModule[Layout, View]
    spaces: SpacesModule[Layout, Any, State] | None = None


class PlainGame(ABC, Generic[State, Action, View, Layout]):
    """Defaults for a game without sealed choices, private draws or physics, whose state is plain data. The functions of
    its modules become its methods here."""

    meta: Meta
    state_type: type[State]
    view_type: type[View]
    modules: Modules[Layout, State, Action, View]
    layout: Layout
    tables: Any

    def encode(self, action: Action) -> int:
        return self.modules.actions.encode(action)

    def decode(self, code: int) -> Action:
        return self.modules.actions.decode(code)

    def write(self, action: Action) -> str:
        return self.modules.actions.write(self.layout, action)

    def parse(self, text: str) -> Action:
        return self.modules.actions.parse(self.layout, text)

    def write_state(self, state: State) -> str:
        return self.modules.position.write(self.layout, state)

    def read_state(self, text: str) -> State:
        return self.modules.position.read(self.layout, text)

    def view(self, state: State, seat: int | None) -> View:
        return self.modules.view.view(self.layout, state, seat)

    def determinize(self, view: View, rng: int) -> State:
        return self.modules.view.determinize(self.layout, view, rng)

    def events(self, before: View, learned: Learned[Action], after: View) -> list[Event]:
        return self.modules.view.events(self.layout, before, learned, after)

    def result(self, state: State) -> Result:
        return self.modules.view.result(self.layout, state)

    def refusal(self, view: View, action: Action) -> IllegalAction:
        return self.modules.refusal.refusal(self.layout, view, action)

    def sheet(self) -> msgspec.Struct:
        return self.modules.page.sheet_picture(self.layout)

    def face(self, view: View) -> msgspec.Struct:
        return self.modules.page.face(self.layout, view)

    def offer(self, view: View) -> Offer:
        return self.modules.page.offer(self.layout, view)

    def why(self, view: View, place: str) -> Message | None:
        return None

    def text(self, view: View, names: Sequence[str]) -> str:
        return self.modules.terminal.draw(self.layout, view, names)

    def apply(self, state: State, seat: int, action: Action) -> State:
        raise NotImplementedError

    def advance(self, state: State, seat: int, action: Action) -> State:
        return self.apply(state, seat, action)

    def chosen(self, state: State) -> tuple[int, ...]:
        return ()

    def withdraw(self, state: State, seat: int) -> State:
        raise IllegalAction("", "error-nothing-to-take-back")

    def uncovers(self, before: State, seat: int, action: Action, after: State) -> bool:
        """True for nature's moves, for the last sealed choice of a turn, which shows all of them, and, to be on the
        safe side, for every action in a game with hidden things."""
        shown = bool(self.chosen(before)) and not self.chosen(after)
        return seat == NATURE or shown or self.meta.hidden

    def choice(self, view: View, action: Action) -> Choice:
        text = self.write(action)
        return next(choice for choice in self.offer(view).choices if choice.action == text)

    def preview(self, view: View, action: Action) -> Preview:
        return Preview()

    def physical(self, state: State) -> bool:
        return False

    def outcomes(self, state: State) -> Actions[Action] | None:
        return None

    def spaces(self, seats: int) -> Spaces | None:
        module = self.modules.spaces if hasattr(self, "modules") else None  # a game may do without modules
        return None if module is None else Spaces.of(self.meta.id, module, self.layout, seats)

    def batch_tables(self, dice: Dice) -> Any:
        return self.tables

    def revealed(self, before: State, seat: int, action: Action, after: State, viewer: int | None) -> Learned[Action]:
        return ((seat, action),)

    def pack(self, state: State) -> bytes:
        return msgspec.json.encode(state)

    def unpack(self, packed: bytes) -> State:
        state: State = msgspec.json.decode(packed, type=self.state_type)
        return state

    def pack_in_1(self, entries: Sequence[tuple[int, Action | None]], state: State) -> bytes:
        return self.pack(state)


class KernelGame(PlainGame[State, Action, View, Layout], Generic[State, Action, View, Tables, Layout]):
    """A game whose rules are kernels."""

    components: Components
    kernels: Kernels[Tables, State, Any]
    tables: Tables

    def pending(self, state: State) -> Pending:
        return _pending(self.kernels.pending(self.tables, state))

    def legal(self, state: State, seat: int) -> Actions[Action]:
        return _KernelActions(self, state, seat)

    def apply(self, state: State, seat: int, action: Action) -> State:
        kernels, tables, code = self.kernels, self.tables, self.encode(action)
        if seat == NATURE:
            legal = self.possible(state, action)
        else:
            legal = kernels.contains(tables, state, kernels.legal(tables, state, seat), code)
        if not legal:
            raise self.refusal(self.view(state, None if seat == NATURE else seat), action)
        return kernels.apply(tables, state, seat, code)

    def advance(self, state: State, seat: int, action: Action) -> State:
        return self.kernels.apply(self.tables, state, seat, self.encode(action))

    def nature(self, state: State, dice: Dice) -> Action:
        index = dice.below(self.kernels.chances(self.tables, state))
        return self.decode(self.kernels.outcome(self.tables, state, index))

    def outcomes(self, state: State) -> Actions[Action] | None:
        return _KernelActions(self, state, NATURE)

    def possible(self, state: State, action: Action) -> bool:
        kernels, tables, code = self.kernels, self.tables, self.encode(action)
        return any(code == kernels.outcome(tables, state, i) for i in range(kernels.chances(tables, state)))


@cache
def _pending(who: int) -> Pending:
    """Who must act, from a kernel's answer: a mask of seats, NATURE, or 0."""
    if who == NATURE:
        return Pending((), True)
    return Pending(tuple(seat for seat in range(who.bit_length()) if who >> seat & 1))


class _KernelActions(Actions[Action], Generic[State, Action]):
    """The legal actions as the kernels list them."""

    def __init__(self, game: KernelGame[State, Action, Any, Any], state: State, seat: int) -> None:
        self._game, self._state, self._seat = game, state, seat
        if seat == NATURE:
            self._count = game.kernels.chances(game.tables, state)
        else:
            self._options = game.kernels.legal(game.tables, state, seat)
            self._count = game.kernels.count(self._options)

    def __len__(self) -> int:
        return int(self._count)

    def __getitem__(self, index: Any) -> Any:
        if not 0 <= index < self._count:
            raise IndexError(index)
        kernels, tables = self._game.kernels, self._game.tables
        if self._seat == NATURE:
            return self._game.decode(kernels.outcome(tables, self._state, index))
        return self._game.decode(kernels.nth(tables, self._state, self._options, index))

    def __contains__(self, action: Any) -> bool:
        if self._seat == NATURE:
            return self._game.possible(self._state, action)
        code = self._game.encode(action)
        return bool(self._game.kernels.contains(self._game.tables, self._state, self._options, code))
