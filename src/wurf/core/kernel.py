"""Rules as kernels: plain functions over ints and NamedTuples, marked `@kernel`.

Called from Python, a kernel runs interpreted. Called from a function that `Engine` has compiled, the same source runs
as machine code. The helpers here work in both; in compiled code, `machine_code.py` replaces them with instructions.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeVar

__all__ = [
    "DISJOINT",
    "disjoint",
    "disjoint_count",
    "filled",
    "flat",
    "kernel",
    "kernels_to_register",
    "loaded",
    "lowest",
    "new",
    "replaced",
    "stored",
    "unsigned",
    "updater",
    "updaters_to_register",
]

F = TypeVar("F", bound=Callable[..., Any])
T = TypeVar("T")
R = TypeVar("R", bound=NamedTuple)

_unregistered: list[Callable[..., Any]] = []
_updaters: list[Callable[..., Any]] = []


def kernel(function: F) -> F:
    """Mark a function that may also be called from compiled code."""
    _unregistered.append(function)
    return function


def kernels_to_register() -> list[Callable[..., Any]]:
    """The kernels defined since the last call."""
    kernels, _unregistered[:] = _unregistered[:], []
    return kernels


def updaters_to_register() -> list[Callable[..., Any]]:
    """What `updater` has made since the last call."""
    updaters, _updaters[:] = _updaters[:], []
    return updaters


def lowest(bits: int) -> int:
    """The index of the lowest set bit; `bits` is not 0."""
    return (bits & -bits).bit_length() - 1


DISJOINT: Final = 32  # masks that `disjoint` looks at in one go
_BITS = tuple(1 << bit for bit in range(DISJOINT))


def disjoint(masks: tuple[int, ...], start: int, end: int, bits: int) -> int:
    """Which of the masks from `start` to before `end`, at most DISJOINT of them, share no bit with `bits`: as a mask.

    Not a kernel: `machine_code.py` has instructions that look at all of them at once.
    """
    found = 0
    for bit, mask in zip(_BITS, masks[start:end], strict=False):
        if not mask & bits:
            found |= bit
    return found


def disjoint_count(masks: tuple[int, ...], start: int, end: int, bits: int) -> int:
    """How many of the masks from `start` to before `end` share no bit with `bits`. Not a kernel either."""
    count = 0
    for mask in masks[start:end]:
        if not mask & bits:
            count += 1
    return count


def unsigned(index: int) -> int:
    """The same index, known not to be negative: compiled code then skips the test for negative indices.

    Use it only inside the brackets of a lookup in a hot loop: arithmetic with it would be unsigned too.
    """
    return index


def replaced(items: tuple[T, ...], index: int, item: T) -> tuple[T, ...]:
    """The same tuple with one item changed."""
    changed = list(items)
    changed[index] = item
    return tuple(changed)


def filled(items: tuple[T, ...], item: T) -> tuple[T, ...]:
    """A tuple of the same length, filled with one item."""
    return (item,) * len(items)


if TYPE_CHECKING:

    def new(record: type[R], values: tuple[Any, ...]) -> R:
        """A record from its values, at half the cost of calling its class: for rules that run a million times."""
        ...
else:
    new = tuple.__new__


def flat(record: Any) -> list[int]:
    """All numbers of a record of ints, those of nested records too, in their order."""
    return [record] if isinstance(record, int) else [number for item in record for number in flat(item)]


def loaded(rows: Any, row: int, witness: R) -> R:
    """The record whose numbers are in a row of a matrix; it is built like `witness`, another one of its kind."""
    record: R = _built(iter(rows[row]), witness)
    return record


def _built(numbers: Iterator[int], witness: Any) -> Any:
    if isinstance(witness, int):
        return int(next(numbers))
    return tuple.__new__(type(witness), [_built(numbers, item) for item in witness])


def stored(rows: Any, row: int, record: tuple[Any, ...]) -> None:
    """Write the numbers of a record into a row of a matrix."""
    rows[row][:] = flat(record)


def updater(record: type[R]) -> Callable[..., R]:
    """A kernel `updated(record, field=value, …)` for one NamedTuple: the same record with some fields changed.

    Its source is generated: a function with named parameters is called faster than one with `**fields`. Compiled,
    `machine_code.py` inserts the new values and leaves the rest alone. None cannot be a value.
    """
    fields = record._fields
    parameters = ", ".join(f"{field}=None" for field in fields)
    before = ", ".join(f"_{field}" for field in fields)
    after = ", ".join(f"_{field} if {field} is None else {field}" for field in fields)
    source = f"def updated(_record, {parameters}):\n    {before}, = _record\n    return new(Record, ({after},))\n"
    names: dict[str, Any] = {"new": new, "Record": record}
    exec(compile(source, f"<updater of {record.__name__}>", "exec"), names)
    function: Callable[..., R] = names["updated"]
    function.__doc__ = f"The same {record.__name__} with some fields changed."
    _updaters.append(function)
    return function
