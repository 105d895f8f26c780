"""Keys of a game's components file that are varied: `track.fields=10..14`, `bar.entries.1=1,2,nudge`."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Mapping, Sequence
from copy import deepcopy
from importlib import import_module
from typing import Any, Final, NamedTuple

from wurf.core.game import Components
from wurf.core.text import WurfError
from wurf.games import load, package_of

__all__ = ["Knob", "changed", "knob_from"]

MOST_VALUES: Final = 50

Value = int | float | str


class Knob(NamedTuple):
    key: str
    values: tuple[Value, ...]


def knob_from(text: str) -> Knob:
    """A knob from the command line; raises a sentence if the text is not one."""
    key, equals, written = text.partition("=")
    if not equals or not key:
        raise WurfError("lab-error-vary", value=text[:80])
    values: list[Value] = []
    for part in written.split(","):
        values += _values(text, part.strip())
    if len(set(values)) < 2 or len(set(values)) < len(values):
        raise WurfError("lab-error-vary-values", value=text[:80])
    return Knob(key, tuple(values))


def _values(text: str, part: str) -> Sequence[Value]:
    if found := re.fullmatch(r"(-?\d{1,9})\.\.(-?\d{1,9})", part):
        first, last = int(found[1]), int(found[2])
        if not first < last < first + MOST_VALUES:
            raise WurfError("lab-error-vary-range", value=text[:80], most=MOST_VALUES)
        return range(first, last + 1)
    if re.fullmatch(r"-?\d{1,18}", part):
        return [int(part)]
    if re.fullmatch(r"-?\d{1,9}\.\d{1,9}", part):
        return [float(part)]
    if not part or ".." in part:
        raise WurfError("lab-error-vary-range", value=text[:80], most=MOST_VALUES)
    return [part]


def changed(game: str, components: Components | None, settings: Mapping[str, Value]) -> Components:
    """The components with some keys changed, checked by the game; raises a sentence if one is wrong."""
    before = components or load(game).components
    tree = deepcopy(tomllib.loads(before.text))
    for key, value in settings.items():
        _set(tree, game, key, value)
    after = Components(before.name, _toml(tree), False)
    load(game, after)
    return after


def _set(tree: dict[str, Any], game: str, key: str, value: Value) -> None:
    """Lists and tables of tables are also counted from 1: `rows.1` is the first row, whatever its name."""
    *path, last = _real(game, key).split(".")
    place: Any = tree
    for part in path:
        place = place[_step(place, part, key)]
    step = _step(place, last, key)
    if isinstance(place[step], dict | list):
        raise WurfError("lab-error-vary-table", key=key[:80], known=", ".join(_names(place[step])))
    place[step] = value


def _real(game: str, key: str) -> str:
    """The key as the file has it: a game may know other words for some."""
    words: dict[str, str] = getattr(import_module(f"{package_of(game)}.components"), "SYNONYMS", {})
    for other, real in words.items():
        if key == other or key.startswith(f"{other}."):
            return real + key[len(other) :]
    return key


def _step(place: Any, part: str, key: str) -> Any:
    """The index or the key that a part of a key means here."""
    if isinstance(place, dict) and part in place:
        return part
    number = int(part) if re.fullmatch(r"[1-9]\d{0,4}", part) else 0
    if isinstance(place, dict | list) and 1 <= number <= len(place):
        return number - 1 if isinstance(place, list) else list(place)[number - 1]
    raise WurfError("lab-error-vary-key", key=key[:80], part=part[:40], known=", ".join(_names(place)))


def _names(place: Any) -> list[str]:
    if isinstance(place, dict):
        return list(place)
    return [f"1–{len(place)}"] if isinstance(place, list) else ["–"]


def _toml(value: Any) -> str:
    """A tree as TOML: the tables below the first level are inline. JSON's strings are TOML's too."""
    lines = [f"{json.dumps(key)} = {_inline(one)}" for key, one in value.items()]
    return "\n".join(lines) + "\n"


def _inline(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{json.dumps(key)} = {_inline(one)}" for key, one in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(_inline, value)) + "]"
    return json.dumps(value, ensure_ascii=False)
