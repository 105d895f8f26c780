"""How each game is played in a browser: `browser_player.py` in its tests has a Person, a Finger and a Keyboard."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

from tests.browser.room import Sitter
from wurf.games import all_games

GAMES = Path(__file__).parents[1] / "games"
WITH_PLAYERS = [game for game in all_games() if (GAMES / game / "browser_player.py").exists()]


def player(game: str, way: str) -> type[Sitter]:
    """The class of somebody who plays a game in this way."""
    found: type[Sitter] = getattr(import_module(f"tests.games.{game}.browser_player"), way)
    return found
