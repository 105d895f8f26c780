"""The rules: numbered for developers, and on a page for players whose pictures the rules themselves work out."""

from __future__ import annotations

import importlib.util
import re
from pathlib import Path

import pytest

import wurf.games.loot
from wurf.core.text import LANGUAGES, locales

SCENES = Path(__file__).parents[3] / "web/src/games/loot/rules/scenes.py"
IDS = {f"L{number}" for number in range(1, 25)}


def test_the_pictures_show_what_the_rules_give() -> None:
    spec = importlib.util.spec_from_file_location("scenes", SCENES)
    assert spec
    assert spec.loader
    scenes = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(scenes)
    written = SCENES.with_suffix(".json").read_text(encoding="utf-8")
    assert written == scenes.text(), "Run `python web/src/games/loot/rules/scenes.py`."


def test_the_rules_are_numbered_from_L1_to_L24() -> None:
    numbered = Path(wurf.games.loot.__file__).with_name("RULES.md").read_text(encoding="utf-8")
    assert set(re.findall(r"^- \*\*(L\d+)\*\*", numbered, flags=re.MULTILINE)) == IDS


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_is_explained_in_every_language(language: str) -> None:
    text = (locales() / f"loot-rules.{language}.ftl").read_text(encoding="utf-8")
    assert set(re.findall(r"^loot-rules-(L\d+)\b", text, flags=re.MULTILINE)) == IDS
