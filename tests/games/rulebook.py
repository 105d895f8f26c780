"""A game's numbered rules, as its RULES.md has them."""

from __future__ import annotations

import importlib
import re
from pathlib import Path
from typing import NamedTuple

from wurf.core.text import locales
from wurf.games import all_games

__all__ = ["RULEBOOKS", "WITH_PAGE", "Rulebook", "file_of_package"]

WEB = Path(__file__).parents[2] / "web/src/games"


class Rulebook(NamedTuple):
    game: str
    letter: str  # that all its rules begin with
    rules: tuple[tuple[str, str], ...]  # their ids and their texts

    @property
    def ids(self) -> list[str]:
        """From the first to the last: what there should be."""
        last = max(int(id.removeprefix(self.letter)) for id, _ in self.rules)
        return [f"{self.letter}{number}" for number in range(1, last + 1)]

    @property
    def page(self) -> Path:
        return WEB / self.game / "rules"

    def marked(self, mark: str) -> list[str]:
        """The ids of the rules with [R], reconstructed, or [D], decided by us."""
        return [id for id, text in self.rules if f"[{mark}]" in text]

    def texts(self, language: str) -> str:
        return (locales() / f"{self.game}-rules.{language}.ftl").read_text(encoding="utf-8")

    def found(self, pattern: str, text: str) -> list[str]:
        return re.findall(pattern.replace("ID", rf"{self.letter}\d+"), text, flags=re.MULTILINE)


def file_of_package(game: str) -> Path:
    return Path(str(importlib.import_module(f"wurf.games.{game}").__file__))


def read(game: str) -> Rulebook:
    text = file_of_package(game).with_name("RULES.md").read_text(encoding="utf-8")
    rules = re.findall(r"^- \*\*([A-Z]+\d+)\*\*(.*?)(?=^- \*\*|^## |\Z)", text, flags=re.MULTILINE | re.DOTALL)
    (letter,) = {id.rstrip("0123456789") for id, _ in rules}
    return Rulebook(game, letter, tuple(rules))


RULEBOOKS = [read(game) for game in all_games()]
WITH_PAGE = [book for book in RULEBOOKS if book.page.is_dir()]  # a game may have no page of its own yet
