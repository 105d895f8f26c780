"""The games. Each folder here is one and is found by being here; installed packages may bring more.

A distribution names its game as an entry point of the group `wurf.games`: the name is the game's id, the value is a
package that is built like a folder here, with its words in a folder `locales` of its own and, if it has a board for the
page, with `parts.js` in a folder `page`.
"""

from __future__ import annotations

import pkgutil
from functools import cache, lru_cache
from importlib import import_module, invalidate_caches
from importlib.util import find_spec
from pathlib import Path

from wurf.core.game import Components, Game
from wurf.core.text import WurfError, installed_games

__all__ = ["UnknownGame", "all_games", "find_again", "load", "package_of", "page_folder"]


class UnknownGame(WurfError):
    """There is no game of this name in the box."""


def all_games() -> tuple[str, ...]:
    """The ids of all games, in alphabetical order."""
    return tuple(_packages())


def find_again() -> None:
    """Find games that have come since this process began."""
    invalidate_caches()
    for known in (_packages, page_folder, _loaded):
        known.cache_clear()


@cache
def _packages() -> dict[str, str]:
    """Each game's package by its id. No installed one takes the place of ours."""
    folders = (module.name for module in pkgutil.iter_modules([str(Path(__file__).parent)]) if module.ispkg)
    found = installed_games() | {id: f"wurf.games.{id}" for id in folders}
    return dict(sorted(found.items()))


def package_of(id: str) -> str:
    """The package of a game, in which its `bot`, its `command` and so on are found."""
    packages = _packages()
    if id not in packages:
        raise UnknownGame("error-game", game=id[:40], known=", ".join(packages))
    return packages[id]


@lru_cache(64)  # anybody may ask for any id
def page_folder(id: str) -> Path | None:
    """Where an installed game has its board for the page, built; None for a game without one."""
    package = _packages().get(id)
    spec = find_spec(package) if package else None
    folders = (Path(place) / "page" for place in (spec and spec.submodule_search_locations) or ())
    return next((folder for folder in folders if (folder / "parts.js").is_file()), None)


def load(id: str, components: Components | None = None) -> Game:
    """A game by its id, with the shipped components or with others. All tables of one kind share one game."""
    return _loaded(id, components)


@lru_cache(64)
def _loaded(id: str, components: Components | None) -> Game:
    game: Game = import_module(package_of(id)).game(components)
    return game
