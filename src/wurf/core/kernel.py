"""Rules as kernels: plain functions over ints and NamedTuples, marked `@kernel`.

Called from Python, a kernel runs interpreted. Called from a function that `Engine` has compiled, the same source runs
as machine code. The helpers here work in both; in compiled code, `machine_code.py` replaces them with instructions.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

__all__ = ["filled", "kernel", "kernels_to_register", "lowest", "new", "replaced", "unsigned", "updater"]

F = TypeVar("F", bound=Callable[..., Any])
T = TypeVar("T")
R = TypeVar("R", bound=tuple[Any, ...])

_unregistered: list[Callable[..., Any]] = []


def kernel(function: F) -> F:
    """Mark a function that may also be called from compiled code."""
    _unregistered.append(function)
    return function


def kernels_to_register() -> list[Callable[..., Any]]:
    """The kernels defined since the last call."""
    kernels, _unregistered[:] = _unregistered[:], []
    return kernels


def lowest(bits: int) -> int:
    """The index of the lowest set bit; `bits` is not 0."""
    return (bits & -bits).bit_length() - 1


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


def updater(record: type[R]) -> Callable[..., R]:
    """A kernel `updated(record, field=value, …)` for one NamedTuple: the same record with some fields changed.

    Its source is generated, because compiled code has no `**fields`. Compiled, fields that are left out cost nothing:
    numba removes the branch for an argument that is None. So None cannot be a value.
    """
    fields: tuple[str, ...] = record._fields  # type: ignore[attr-defined]
    parameters = ", ".join(f"{field}=None" for field in fields)
    before = ", ".join(f"_{field}" for field in fields)
    after = ", ".join(f"_{field} if {field} is None else {field}" for field in fields)
    source = f"def updated(_record, {parameters}):\n    {before}, = _record\n    return new(Record, ({after},))\n"
    names: dict[str, Any] = {"new": new, "Record": record}
    exec(compile(source, f"<updater of {record.__name__}>", "exec"), names)
    function: Callable[..., R] = names["updated"]
    function.__doc__ = f"The same {record.__name__} with some fields changed."
    return kernel(function)
