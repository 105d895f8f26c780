"""Level 1: the games. Each folder here is one game and is found by being here."""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module
from pathlib import Path

from wurf.core.game import Components, Game
from wurf.core.text import WurfError

__all__ = ["UnknownGame", "all_games", "load"]


class UnknownGame(WurfError):
    """There is no game of this name in the box."""


@cache
def all_games() -> tuple[str, ...]:
    """The ids of all games, in alphabetical order."""
    return tuple(sorted(m.name for m in pkgutil.iter_modules([str(Path(__file__).parent)]) if m.ispkg))


def load(id: str, components: Components | None = None) -> Game:
    """A game by its id, with the shipped components or with others."""
    if id not in all_games():
        raise UnknownGame("error-game", game=id[:40], known=", ".join(all_games()))
    game: Game = import_module(f"wurf.games.{id}").game(components)
    return game
