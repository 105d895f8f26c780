"""Games are built alike: the same thing is in the same file, has the same name, and is called in the same way."""

from __future__ import annotations

import inspect
from importlib import import_module
from importlib.util import find_spec

import pytest

from wurf.core.bases import PlainGame
from wurf.games import all_games, load

# Functions of modules take the layout first, whether or not they need it: `core/bases.py` binds them to the game.
SHAPES = {
    "actions.write": ("action",),
    "actions.parse": ("text",),
    "view.view": ("state", "seat"),
    "view.determinize": ("view", "rng"),
    "view.events": ("before", "learned", "after"),
    "view.result": ("state",),
    "refusal.refusal": ("view", "action"),
    "position.write": ("state",),
    "position.read": ("text",),
    "page.sheet_picture": (),
    "page.face": ("view",),
    "page.offer": ("view",),
    "terminal.draw": ("view", "names"),
}
# The game as numbers: kernels take the tables first.
NUMBERS = {
    "spaces.actions": ("layout", "seats"),
    "spaces.observation": ("layout", "seats"),
    "spaces.index": ("tables", "state", "seat", "half", "action"),
    "spaces.chosen": ("tables", "state", "seat", "half", "index"),
    "spaces.mask": ("tables", "state", "seat", "half", "row"),
    "spaces.observe": ("tables", "state", "seat", "half", "row"),
}
OPTIONAL = {"page.why": ("view", "place"), "page.choice": ("view", "action"), "preview.preview": ("view", "action")}
BOUND = {"encode", "decode", "write", "parse", "view", "determinize", "events", "result", "refusal"}
BOUND |= {"write_state", "read_state", "sheet", "face", "offer", "text"}


def parameters(game: str, function: str) -> tuple[str, ...]:
    """The names of a function's parameters; none if the game does without it."""
    module, _, name = function.partition(".")
    package = type(load(game)).__module__
    found = getattr(import_module(f"{package}.{module}"), name, None) if find_spec(f"{package}.{module}") else None
    if found is None:
        return ()
    return tuple(parameter.strip("_") for parameter in inspect.signature(found).parameters)


@pytest.mark.parametrize("game", all_games())
def test_the_same_thing_is_called_the_same_way(game: str) -> None:
    for function, wanted in SHAPES.items():
        assert parameters(game, function) == ("layout", *wanted), function
    for function, wanted in NUMBERS.items():
        assert parameters(game, function) == wanted, function
    for function, wanted in OPTIONAL.items():
        assert parameters(game, function) in ((), ("layout", *wanted)), function


@pytest.mark.parametrize("game", all_games())
def test_what_the_modules_hold_is_bound_once_for_all_games(game: str) -> None:
    assert vars(PlainGame).keys() >= BOUND
    assert not BOUND & vars(type(load(game))).keys()


@pytest.mark.parametrize("game", all_games())
def test_the_printed_matter_has_the_same_names(game: str) -> None:
    components = import_module(f"{type(load(game)).__module__}.components")
    layout = components.layout_from(load(game).components)
    assert isinstance(layout, components.Layout)
    assert isinstance(getattr(layout, "tables", layout), components.Tables)
