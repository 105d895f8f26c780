"""A game as numbers: a fixed space of actions, and observations as bytes. Environments for research are made of these.

A game's `spaces.py` has four kernels. An action that would make the space too large is taken in two halves, such as
first which piece, then where to: `half` is 0 before the first one, and what `chosen` returned before the second.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, NamedTuple, Protocol

from typing_extensions import TypeVar

from wurf.core.kernel import kernel, unsigned

__all__ = ["GATHERED", "NO_ACTION", "Part", "Spaces", "SpacesModule", "gathered", "number", "one_of", "size", "spread"]

NO_ACTION: Final = -1
MOST: Final = 255  # that a byte can say
GATHERED: Final = 63  # bytes, so that the mask is never negative

State = TypeVar("State", default=Any)
_State = TypeVar("_State", default=Any, contravariant=True)
_Layout = TypeVar("_Layout", default=Any, contravariant=True)
_Tables = TypeVar("_Tables", default=Any, contravariant=True)


class Part(NamedTuple):
    """Some numbers in a row that belong together."""

    name: str
    size: int
    text: str  # what they mean, for docs/research.md


class SpacesModule(Protocol[_Layout, _Tables, _State]):
    """What a game's `spaces.py` provides. `row` is written from its beginning to its end."""

    VERSION: int  # raised whenever a number gets another meaning

    def actions(self, layout: _Layout, seats: int, /) -> tuple[Part, ...]:
        """The parts of the action space, in the order of their indices."""
        ...

    def observation(self, layout: _Layout, seats: int, /) -> tuple[Part, ...]:
        """The parts of an observation, in their order; each number is a byte."""
        ...

    def index(self, tables: _Tables, state: _State, seat: int, half: int, action: int, /) -> int:
        """The index of a legal action, or of its next half; NO_ACTION for a legal action that the space leaves out."""
        ...

    def chosen(self, tables: _Tables, state: _State, seat: int, half: int, index: int, /) -> tuple[int, int]:
        """The action of a legal index, and 0; or NO_ACTION and the half that is chosen now."""
        ...

    def mask(self, tables: _Tables, state: _State, seat: int, half: int, row: Any, /) -> None:
        """Write 1 for each index that the seat may choose, else 0."""
        ...

    def observe(self, tables: _Tables, state: _State, seat: int, half: int, row: Any, /) -> None:
        """Write what the seat knows; `half` is 0 unless it is the seat's own."""
        ...


@dataclass(frozen=True)
class Spaces:
    """The spaces of one game with one number of seats."""

    name: str  # with its version, such as "my_game-v1"
    actions: tuple[Part, ...]
    observation: tuple[Part, ...]
    index: Callable[[Any, Any, int, int, int], int]
    chosen: Callable[[Any, Any, int, int, int], tuple[int, int]]
    mask: Callable[[Any, Any, int, int, Any], None]
    observe: Callable[[Any, Any, int, int, Any], None]

    @classmethod
    def of(cls, id: str, module: SpacesModule, layout: Any, seats: int) -> Spaces:
        return cls(
            f"{id}-v{module.VERSION}",
            module.actions(layout, seats),
            module.observation(layout, seats),
            module.index,
            module.chosen,
            module.mask,
            module.observe,
        )


def size(parts: tuple[Part, ...]) -> int:
    return sum(part.size for part in parts)


# What kernels write rows with; each returns where the next number goes. Interpreted, a row is a bytearray.

_EIGHT = [bytes(number >> bit & 1 for bit in range(8)) for number in range(256)]


def spread(row: Any, at: int, count: int, bits: int) -> int:
    """Write the lowest bits of a mask, at most 64, one byte each.

    Not a kernel: `machine_code.py` has instructions that write up to 64 bytes at once, also some behind `count`, which
    is why rows are written from their beginning to their end.
    """
    row[at : at + count] = b"".join([_EIGHT[bits >> bit & 255] for bit in range(0, count, 8)])[:count]
    return at + count


def gathered(row: Any, at: int) -> int:
    """The opposite of `spread`: which of the 63 bytes from here on, or of those that are left, are not 0, as a mask.

    Not a kernel: `machine_code.py` reads them at once.
    """
    return sum(1 << bit for bit in range(min(GATHERED, len(row) - at)) if row[at + bit])


@kernel
def one_of(row: Any, at: int, count: int, which: int) -> int:
    """Write `count` numbers: 1 at place `which`, 0 elsewhere; only 0 if there is no such place."""
    for place in range(count):
        row[unsigned(at + place)] = 1 if place == which else 0
    return at + count


@kernel
def number(row: Any, at: int, value: int) -> int:
    """Write a number, cut to what a byte holds."""
    row[unsigned(at)] = max(0, min(value, MOST))
    return at + 1
