"""Patches: what turns one face into another, for any face struct.

In JSON a patch is an array or an object. `[value]` puts a value there, `[]` takes it away, and an object has a patch
for each field that changed, by name or, in an array, by place; a place behind the end is appended. `{}`
changes nothing.
`web/src/kit/patches.ts` applies them.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import msgspec
from msgspec.structs import astuple

from wurf.core.memory import remembered_objects

__all__ = ["NOTHING", "Patch", "patch", "patched"]

Patch = dict[str, Any] | tuple[Any, ...]
NOTHING: Final[dict[str, Any]] = {}
REMOVED: Final = ()


def patch(old: Any, new: Any) -> Patch:
    """The patch that turns `old` into `new`. What is the same object in both costs nothing."""
    if isinstance(new, msgspec.Struct) and type(old) is type(new):
        return NOTHING if old is new else _of_fields(old, new)
    return NOTHING if old == new else _difference(old, new)


def _difference(old: Any, new: Any) -> Patch:
    """The patch between two values that are not equal."""
    kind = type(new)
    if kind is not type(old) or kind in _SIMPLE:
        return (new,)
    if kind is tuple:
        return _of_places(old, new)
    if isinstance(new, msgspec.Struct):
        return _of_fields(old, new)
    if kind is dict:
        return _of_keys(old, new)
    return _changed_places(old, new) if isinstance(new, tuple | list) else (new,)


_SIMPLE: Final = frozenset((int, str, bool, float, type(None)))


@remembered_objects(2048)  # because the faces of different viewers have the same large parts
def _of_fields(old: Any, new: Any) -> Patch:
    kind: type[msgspec.Struct] = type(new)
    fields, omitted = _fields(kind)
    if not fields:
        return (new,)
    changes: dict[str, Any] = {}
    for name, before, after in zip(fields, astuple(old), astuple(new), strict=True):
        if before is after or before == after:
            continue
        if name in omitted and after == omitted[name]:
            changes[name] = REMOVED
        elif name in omitted and before == omitted[name]:
            changes[name] = (after,)  # it was not there
        else:
            changes[name] = _difference(before, after)
    return changes


def _changed_places(old: Any, new: Any) -> Patch:
    if len(new) < len(old) or not old:
        return (new,)
    changes: dict[Any, Any] = {}
    for place, (before, after) in enumerate(zip(old, new, strict=False)):
        if before is not after and before != after:
            changes[place] = _difference(before, after)
    for place in range(len(old), len(new)):
        changes[place] = (new[place],)
    scalars = not isinstance(new[0], msgspec.Struct | tuple | list | dict)
    return (new,) if scalars and 3 * len(changes) > len(new) else changes


_of_places = remembered_objects(2048)(_changed_places)


def _of_keys(old: dict[Any, Any], new: dict[Any, Any]) -> Patch:
    changes = {key: patch(old[key], value) if key in old else (value,) for key, value in new.items()}
    changes = {key: change for key, change in changes.items() if change != NOTHING}
    return changes | {key: REMOVED for key in old if key not in new}


@cache
def _fields(kind: type[msgspec.Struct]) -> tuple[tuple[str, ...], dict[str, Any]]:
    """A struct's fields, and the defaults that JSON leaves out, by field. None if it is written as an array."""
    config, fields = kind.__struct_config__, msgspec.structs.fields(kind)
    omitted = {field.name: _default(field) for field in fields if not field.required}
    return () if config.array_like else kind.__struct_fields__, omitted if config.omit_defaults else {}


def _default(field: msgspec.structs.FieldInfo) -> Any:
    return field.default if field.default is not msgspec.NODEFAULT else field.default_factory()


def patched(value: Any, change: Any) -> Any:
    """A value in the form that JSON gives it, with a patch applied: what a page does."""
    if isinstance(change, list | tuple):
        return change[0]
    if isinstance(value, list):
        places = dict(enumerate(value))
        for place, inner in change.items():
            places[int(place)] = patched(places.get(int(place)), inner)
        return [places[place] for place in range(len(places))]
    changed = dict(value)
    for key, inner in change.items():
        if isinstance(inner, list | tuple) and not inner:
            changed.pop(key, None)
        else:
            changed[key] = patched(changed.get(key), inner)
    return changed
