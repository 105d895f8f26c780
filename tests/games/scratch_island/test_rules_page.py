"""The rules: numbered for developers, and on a page for players whose pictures the rules themselves work out."""

from __future__ import annotations

import importlib.util
import re
from pathlib import Path

import pytest

import wurf.games.scratch_island
from wurf.core.text import LANGUAGES, locales

SCENES = Path(__file__).parents[3] / "web/src/games/scratch_island/rules/scenes.py"
IDS = {f"S{number}" for number in range(1, 24)}


def test_the_pictures_show_what_the_rules_give() -> None:
    spec = importlib.util.spec_from_file_location("scratch_island_scenes", SCENES)
    assert spec
    assert spec.loader
    scenes = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(scenes)
    written = SCENES.with_suffix(".json").read_text(encoding="utf-8")
    assert written == scenes.text(), "Run `python web/src/games/scratch_island/rules/scenes.py`."


def test_the_rules_are_numbered_from_S1_to_S23() -> None:
    numbered = Path(wurf.games.scratch_island.__file__).with_name("RULES.md").read_text(encoding="utf-8")
    assert set(re.findall(r"^- \*\*(S\d+)\*\*", numbered, flags=re.MULTILINE)) == IDS


def test_every_rule_has_a_test_with_its_number_in_its_name() -> None:
    files = Path(__file__).parent.glob("test_*.py")
    names = [name for file in files for name in re.findall(r"^def test_(\w+)", file.read_text(), flags=re.MULTILINE)]
    assert {id for name in names for id in re.findall(r"S\d+", name)} >= IDS


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_is_explained_in_every_language(language: str) -> None:
    text = (locales() / f"scratch_island-rules.{language}.ftl").read_text(encoding="utf-8")
    assert set(re.findall(r"^scratch_island-rules-(S\d+)\b", text, flags=re.MULTILINE)) == IDS


def test_what_is_marked_in_the_rules_is_listed_on_the_page() -> None:
    """Every [R] and [D] of RULES.md, rule by rule."""
    numbered = Path(wurf.games.scratch_island.__file__).with_name("RULES.md").read_text(encoding="utf-8")
    rules = re.findall(r"^- \*\*(S\d+)\*\*(.*?)(?=^- \*\*S|^## )", numbered, flags=re.MULTILINE | re.DOTALL)
    page = SCENES.with_name("Rules.svelte").read_text(encoding="utf-8")
    for mark, name in (("[R]", "RECONSTRUCTED"), ("[D]", "DECIDED")):
        listed = re.findall(r'"(S\d+)"', re.search(rf"const {name} = \[(.*?)\]", page)[1])  # type: ignore[index]
        assert set(listed) == {id for id, text in rules if mark in text}
