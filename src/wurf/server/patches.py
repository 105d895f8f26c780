"""Patches: what turns one face into another, for any face struct.

In JSON a patch is an array or an object. `[value]` puts a value there, `[]` takes it away, and an object has a patch
for each field that changed, by name or, in an array, by place; a place behind the end is appended. `{}`
changes nothing.
`web/src/kit/patches.ts` applies them.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from types import UnionType
from typing import Any, Final, Union, get_args, get_origin

import msgspec

__all__ = ["NOTHING", "Patch", "patch"]

Patch = dict[str, Any] | tuple[Any, ...]
NOTHING: Final[dict[str, Any]] = {}
REMOVED: Final = ()


def patch(old: Any, new: Any) -> Patch:
    """The patch that turns `old` into `new`. What is the same object in both costs nothing."""
    kind = type(new)
    if isinstance(new, msgspec.Struct) and type(old) is kind:
        return NOTHING if old is new else _by_fields(kind)(old, new)
    return NOTHING if old == new else _difference(old, new)


def _difference(old: Any, new: Any) -> Patch:
    """The patch between two values that are not equal."""
    kind = type(new)
    if kind is not type(old) or kind in _SIMPLE:
        return (new,)
    if isinstance(new, msgspec.Struct):
        return _by_fields(kind)(old, new)
    if kind is tuple:
        return _of_places(old, new)
    if kind is dict:
        return _of_keys(old, new)
    return _of_places(old, new) if isinstance(new, (tuple, list)) else (new,)


_SIMPLE: Final = frozenset((int, str, bool, float, type(None)))
_DEEP: Final = (msgspec.Struct, tuple, list, dict)


def _generated(kind: type[msgspec.Struct]) -> Callable[[Any, Any], Patch]:
    """A function that gives the patch between two structs of this kind. Its source is generated: to go through the
    fields by their names takes four times as long, and a face is compared in every update."""
    config = kind.__struct_config__
    if config.array_like:
        return lambda _old, new: (new,)
    lines = ["def difference(old, new):", " changes = {}"]
    omitted: dict[str, Any] = {}
    for field in msgspec.structs.fields(kind):
        name = field.name
        lines += [f" before, after = old.{name}, new.{name}", " if before is not after and before != after:"]
        change = _CHANGES[_sort(field.type)]
        if config.omit_defaults and not field.required:
            omitted[name] = _default(field)
            was, now = (f"{side} == omitted[{name!r}]" for side in ("before", "after"))
            change = f"REMOVED if {now} else (after,) if {was} else {change}"  # what was not there comes whole
        lines.append(f"  changes[{field.encode_name!r}] = {change}")
    lines.append(" return changes")
    names: dict[str, Any] = {"omitted": omitted, "REMOVED": REMOVED, "deeper": _difference}
    names |= {"of_values": _of_values, "of_places": _of_places}
    exec(compile("\n".join(lines), f"<patches of {kind.__name__}>", "exec"), names)
    function: Callable[[Any, Any], Patch] = names["difference"]
    return function


_by_fields: Callable[[Any], Callable[[Any, Any], Patch]] = cache(_generated)


# How the generated source says what has changed, by the sort of a field.
_CHANGES: Final = {
    "simple": "(after,)",
    "values": "(after,) if len(after) <= 3 else of_values(before, after)",
    "places": "of_places(before, after)",
    "other": "deeper(before, after)",
}


def _sort(kind: Any) -> str:
    """How values of a field's type are compared: written whole, tuples of such values, other tuples, or anything."""
    if _is_simple(kind):
        return "simple"
    if get_origin(kind) is tuple and (inner := get_args(kind))[-1] is Ellipsis:
        return "values" if _is_simple(inner[0]) else "places"
    return "other"


def _is_simple(kind: Any) -> bool:
    """Whether all values of a field's type are written whole."""
    if get_origin(kind) in (Union, UnionType):
        return all(map(_is_simple, get_args(kind)))
    return kind in _SIMPLE


def _of_values(old: Any, new: Any) -> Patch:
    """The patch between two tuples of simple values: whole, unless few of them have changed."""
    if len(old) != len(new):
        return _of_places(old, new)
    changes: dict[Any, Any] = {place: (after,) for place, after in enumerate(new) if old[place] != after}
    return (new,) if 3 * len(changes) > len(new) else changes


def _of_places(old: Any, new: Any) -> Patch:
    size = len(old)
    if len(new) < size or not size:
        return (new,)
    changes: dict[Any, Any] = {}
    for place, before in enumerate(old):
        after = new[place]
        if before is not after and before != after:
            changes[place] = _difference(before, after)
    for place in range(size, len(new)):
        changes[place] = (new[place],)
    return (new,) if 3 * len(changes) > len(new) and not isinstance(new[0], _DEEP) else changes


def _of_keys(old: dict[Any, Any], new: dict[Any, Any]) -> Patch:
    changes = {key: patch(old[key], value) if key in old else (value,) for key, value in new.items()}
    changes = {key: change for key, change in changes.items() if change != NOTHING}
    return changes | {key: REMOVED for key in old if key not in new}


def _default(field: msgspec.structs.FieldInfo) -> Any:
    return field.default if field.default is not msgspec.NODEFAULT else field.default_factory()
