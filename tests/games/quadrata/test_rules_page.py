"""The rules: numbered for developers, and on a page for players whose pictures the rules themselves work out."""

from __future__ import annotations

import importlib.util
import re
from pathlib import Path

import pytest

import wurf.games.quadrata
from wurf.core.text import LANGUAGES, locales

SCENES = Path(__file__).parents[3] / "web/src/games/quadrata/rules/scenes.py"
IDS = {f"Q{number}" for number in range(1, 19)}


def test_the_pictures_show_what_the_rules_give() -> None:
    spec = importlib.util.spec_from_file_location("quadrata_scenes", SCENES)
    assert spec
    assert spec.loader
    scenes = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(scenes)
    written = SCENES.with_suffix(".json").read_text(encoding="utf-8")
    assert written == scenes.text(), "Run `python web/src/games/quadrata/rules/scenes.py`."


def test_the_rules_are_numbered_from_Q1_to_Q18() -> None:
    numbered = Path(wurf.games.quadrata.__file__).with_name("RULES.md").read_text(encoding="utf-8")
    assert set(re.findall(r"^- \*\*(Q\d+)\*\*", numbered, flags=re.MULTILINE)) == IDS


def test_every_rule_has_a_test_with_its_number_in_its_name() -> None:
    files = Path(__file__).parent.glob("test_*.py")
    names = [name for file in files for name in re.findall(r"^def test_(\w+)", file.read_text(), flags=re.MULTILINE)]
    assert {id for name in names for id in re.findall(r"Q\d+", name)} >= IDS


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_is_explained_in_every_language(language: str) -> None:
    text = (locales() / f"quadrata-rules.{language}.ftl").read_text(encoding="utf-8")
    assert set(re.findall(r"^quadrata-rules-(Q\d+)\b", text, flags=re.MULTILINE)) == IDS
