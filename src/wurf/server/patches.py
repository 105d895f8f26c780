"""Patches: what turns one face into another, for any face struct.

In JSON a patch is an array or an object. `[value]` puts a value there, `[]` takes it away, and an object has a patch
for each field that changed, by name or, in an array, by place; a place behind the end is appended. `{}`
changes nothing.
`web/src/kit/patches.ts` applies them.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec
from msgspec.structs import astuple

__all__ = ["NOTHING", "Patch", "patch", "patched"]

Patch = dict[str, Any] | tuple[Any, ...]
NOTHING: Final[dict[str, Any]] = {}
REMOVED: Final = ()


def patch(old: Any, new: Any) -> Patch:
    """The patch that turns `old` into `new`. What is the same object in both costs nothing."""
    return NOTHING if old is new or old == new else _difference(old, new)


def _difference(old: Any, new: Any) -> Patch:
    """The patch between two values that are not equal."""
    kind = type(new)
    if kind is not type(old):
        return (new,)
    if isinstance(new, msgspec.Struct):
        return (new,) if new.__struct_config__.array_like else _of_fields(old, new)
    if isinstance(new, tuple | list):
        return _of_places(old, new)
    if kind is dict:
        return _of_keys(old, new)
    return (new,)


def _of_fields(old: Any, new: Any) -> Patch:
    changes: dict[str, Any] = {}
    omitted = _omitted(type(new))
    for name, before, after in zip(new.__struct_fields__, astuple(old), astuple(new), strict=True):
        if before is after or before == after:
            continue
        if name in omitted and after == omitted[name]:
            changes[name] = REMOVED
        elif name in omitted and before == omitted[name]:
            changes[name] = (after,)  # it was not there
        else:
            changes[name] = _difference(before, after)
    return changes


def _of_places(old: Any, new: Any) -> Patch:
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


def _of_keys(old: dict[Any, Any], new: dict[Any, Any]) -> Patch:
    changes = {key: patch(old[key], value) if key in old else (value,) for key, value in new.items()}
    changes = {key: change for key, change in changes.items() if change != NOTHING}
    return changes | {key: REMOVED for key in old if key not in new}


_OMITTED: dict[type, dict[str, Any]] = {}


def _omitted(kind: type[msgspec.Struct]) -> dict[str, Any]:
    """The defaults that JSON leaves out, by field."""
    found = _OMITTED.get(kind)
    if found is None:
        fields = msgspec.structs.fields(kind) if kind.__struct_config__.omit_defaults else ()
        found = {field.name: _default(field) for field in fields if not field.required}
        _OMITTED[kind] = found
    return found


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
