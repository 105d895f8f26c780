"""Base classes for games: the parts of the Game protocol that many games share."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Generic

import msgspec

from wurf.core.game import (
    NATURE,
    Action,
    Actions,
    Choice,
    Components,
    IllegalAction,
    Kernels,
    Learned,
    Meta,
    Offer,
    Pending,
    Preview,
    State,
    Tables,
    View,
)
from wurf.core.rng import Dice

__all__ = ["KernelGame", "PlainGame"]


class PlainGame(ABC, Generic[State, Action, View]):
    """Defaults for a game without sealed choices, private draws or physics, whose state is plain data."""

    meta: Meta
    state_type: type[State]
    view_type: type[View]

    @abstractmethod
    def offer(self, view: View) -> Offer: ...
    @abstractmethod
    def write(self, action: Action) -> str: ...

    def chosen(self, state: State) -> tuple[int, ...]:
        return ()

    def withdraw(self, state: State, seat: int) -> State:
        raise IllegalAction("", "error-nothing-to-take-back")

    def uncovers(self, before: State, seat: int, action: Action, after: State) -> bool:
        """Nature's moves, the choice that ends a turn of sealed ones, because it shows them all, and, to be on the safe
        side, whatever is done in a game with hidden things."""
        shown = bool(self.chosen(before)) and not self.chosen(after)
        return seat == NATURE or shown or self.meta.hidden

    def choice(self, view: View, action: Action) -> Choice:
        text = self.write(action)
        return next(choice for choice in self.offer(view).choices if choice.action == text)

    def preview(self, view: View, action: Action) -> Preview:
        return Preview()

    def physical(self, state: State) -> bool:
        return False

    def revealed(self, before: State, seat: int, action: Action, after: State, viewer: int | None) -> Learned[Action]:
        return ((seat, action),)

    def pack(self, state: State) -> bytes:
        return msgspec.json.encode(state)

    def unpack(self, packed: bytes) -> State:
        state: State = msgspec.json.decode(packed, type=self.state_type)
        return state

    def pack_in_1(self, entries: Sequence[tuple[int, Action | None]], state: State) -> bytes:
        return self.pack(state)


class KernelGame(PlainGame[State, Action, View], Generic[State, Action, View, Tables]):
    """A game whose rules are kernels."""

    components: Components
    kernels: Kernels[Tables, State, Any]
    tables: Tables

    @abstractmethod
    def encode(self, action: Action) -> int: ...
    @abstractmethod
    def decode(self, code: int) -> Action: ...
    @abstractmethod
    def view(self, state: State, seat: int | None) -> View: ...
    @abstractmethod
    def refusal(self, view: View, action: Action) -> IllegalAction: ...

    def pending(self, state: State) -> Pending:
        who = self.kernels.pending(self.tables, state)
        if who == NATURE:
            return Pending((), True)
        return Pending(tuple(seat for seat in range(who.bit_length()) if who >> seat & 1))

    def legal(self, state: State, seat: int) -> Actions[Action]:
        return _KernelActions(self, state, seat)

    def apply(self, state: State, seat: int, action: Action) -> State:
        if action not in self.legal(state, seat):
            raise self.refusal(self.view(state, None if seat == NATURE else seat), action)
        return self.kernels.apply(self.tables, state, seat, self.encode(action))

    def nature(self, state: State, dice: Dice) -> Action:
        index = dice.below(self.kernels.chances(self.tables, state))
        return self.decode(self.kernels.outcome(self.tables, state, index))

    def possible(self, state: State, action: object) -> bool:
        kernels, tables, code = self.kernels, self.tables, self.encode(action)  # type: ignore[arg-type]
        return any(code == kernels.outcome(tables, state, i) for i in range(kernels.chances(tables, state)))


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
