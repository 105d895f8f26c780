"""The rules of a game as kernels: what its `rules.py` provides, and the same as a record for compiled code."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, NamedTuple, Protocol

from typing_extensions import TypeVar

__all__ = ["Kernels"]

State = TypeVar("State", default=Any)
Tables = TypeVar("Tables", default=Any)
Options = TypeVar("Options", default=Any)
_Tables = TypeVar("_Tables", default=Any, contravariant=True)


class RulesModule(Protocol[_Tables, State, Options]):
    """What a game's `rules.py` provides: the rules as kernels, functions over ints that run in both speeds.

    `tables` is the game's record of lookup tables, an action is an int, `options` is what `legal` returned.
    """

    def pending(self, tables: _Tables, state: State, /) -> int:
        """A mask of the seats that must act, NATURE, or 0 when the game is over."""
        ...

    def legal(self, tables: _Tables, state: State, seat: int, /) -> Options: ...
    def count(self, options: Options, /) -> int: ...
    def nth(self, tables: _Tables, state: State, options: Options, index: int, /) -> int: ...
    def contains(self, tables: _Tables, state: State, options: Options, action: int, /) -> bool: ...
    def chances(self, tables: _Tables, state: State, /) -> int:
        """How many equally likely outcomes nature has now."""
        ...

    def outcome(self, tables: _Tables, state: State, index: int, /) -> int: ...
    def apply(self, tables: _Tables, state: State, seat: int, action: int, /) -> State:
        """The state after an action, which must be legal."""
        ...

    def score(self, tables: _Tables, state: State, seat: int, /) -> int:
        """A seat's standing: higher is better; equal standings are a tie."""
        ...


class Kernels(NamedTuple, Generic[Tables, State, Options]):
    """The kernels of a `RulesModule`, for compiled playouts, searches and environments."""

    pending: Callable[[Tables, State], int]
    legal: Callable[[Tables, State, int], Options]
    count: Callable[[Options], int]
    nth: Callable[[Tables, State, Options, int], int]
    contains: Callable[[Tables, State, Options, int], bool]
    chances: Callable[[Tables, State], int]
    outcome: Callable[[Tables, State, int], int]
    apply: Callable[[Tables, State, int, int], State]
    score: Callable[[Tables, State, int], int]

    @classmethod
    def of(cls, rules: RulesModule[Tables, State, Options]) -> Kernels[Tables, State, Options]:
        """Collects the kernels from a game's `rules` module, by name."""
        return cls(
            rules.pending,
            rules.legal,
            rules.count,
            rules.nth,
            rules.contains,
            rules.chances,
            rules.outcome,
            rules.apply,
            rules.score,
        )
