"""Games are built alike: the same thing is in the same file, has the same name, and is called in the same way."""

from __future__ import annotations

import inspect
from importlib import import_module

import pytest

from wurf.games import all_games, load

# Whatever needs the printed matter takes the layout first.
WITH_LAYOUT = {
    "page.sheet_picture": (),
    "page.face": ("view",),
    "page.offer": ("view",),
    "terminal.draw": ("view", "names"),
}
AS_NEEDED = {
    "actions.write": ("action",),
    "actions.parse": ("text",),
    "view.view": ("state", "seat"),
    "view.determinize": ("view", "rng"),
    "view.events": ("before", "learned", "after"),
    "view.result": ("state",),
    "refusal.refusal": ("view", "action"),
    "position.write": ("state",),
    "position.read": ("text",),
}


def parameters(game: str, function: str) -> tuple[str, ...]:
    module, _, name = function.partition(".")
    found = getattr(import_module(f"{type(load(game)).__module__}.{module}"), name)
    return tuple(parameter.strip("_") for parameter in inspect.signature(found).parameters)


@pytest.mark.parametrize("game", all_games())
def test_the_same_thing_is_called_the_same_way(game: str) -> None:
    for function, wanted in WITH_LAYOUT.items():
        assert parameters(game, function) == ("layout", *wanted), function
    for function, wanted in AS_NEEDED.items():
        assert parameters(game, function) in (wanted, ("layout", *wanted)), function


@pytest.mark.parametrize("game", all_games())
def test_the_printed_matter_has_the_same_names(game: str) -> None:
    components = import_module(f"{type(load(game)).__module__}.components")
    layout = components.layout_from(load(game).components)
    assert isinstance(layout, components.Layout)
    assert isinstance(getattr(layout, "tables", layout), components.Tables)
