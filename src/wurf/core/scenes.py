"""The pictures of a game's rules page: its `scenes.py` plays them, and the page reads them as JSON."""

from __future__ import annotations

from pathlib import Path

import msgspec

__all__ = ["file_of", "json_of", "write_scenes"]

GAMES = Path(__file__).parents[3] / "web/src/games"


def file_of(game: str) -> Path:
    """Where the page finds a game's scenes."""
    return GAMES / game / "rules/scenes.json"


def json_of(scenes: msgspec.Struct) -> str:
    """What that file should hold."""
    return msgspec.json.encode(scenes).decode() + "\n"


def write_scenes(game: str, scenes: msgspec.Struct) -> None:
    file_of(game).write_text(json_of(scenes), encoding="utf-8")
