"""The rules: numbered for developers, and on a page for players whose pictures the rules themselves work out."""

from __future__ import annotations

import importlib.util
import re
from pathlib import Path

import pytest

import wurf.games.drop_it
from wurf.core.text import LANGUAGES, locales

PAGE = Path(__file__).parents[3] / "web/src/games/drop_it/rules"
RULES = Path(wurf.games.drop_it.__file__).with_name("RULES.md").read_text(encoding="utf-8")
IDS = {f"D{number}" for number in range(1, 29)}


def test_the_pictures_show_what_the_rules_give() -> None:
    spec = importlib.util.spec_from_file_location("drop_it_scenes", PAGE / "scenes.py")
    assert spec
    assert spec.loader
    scenes = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(scenes)
    written = (PAGE / "scenes.json").read_text(encoding="utf-8")
    assert written == scenes.text(), "Run `python web/src/games/drop_it/rules/scenes.py`."


def test_the_rules_are_numbered_from_D1_to_D28() -> None:
    assert re.findall(r"^- \*\*(D\d+)\*\*", RULES, flags=re.MULTILINE) == sorted(IDS, key=lambda id: int(id[1:]))


def test_every_rule_has_a_test_with_its_number_in_its_name() -> None:
    files = Path(__file__).parent.glob("test_*.py")
    names = [name for file in files for name in re.findall(r"^def test_(\w+)", file.read_text(), flags=re.MULTILINE)]
    assert {id for name in names if "numbered" not in name for id in re.findall(r"D\d+", name)} >= IDS


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_is_explained_in_every_language(language: str) -> None:
    text = (locales() / f"drop_it-rules.{language}.ftl").read_text(encoding="utf-8")
    assert set(re.findall(r"^drop_it-rules-(D\d+)\b", text, flags=re.MULTILINE)) == IDS


@pytest.mark.parametrize("mark", ["R", "D"])
def test_what_is_marked_in_the_rules_is_marked_on_the_page(mark: str) -> None:
    """Each rule with a [D] or [R] in RULES.md stands in the page's list of that mark, with its own sentence."""
    rules = re.findall(r"^- \*\*(D\d+)\*\*(.*)$", RULES, flags=re.MULTILINE)
    marked = {id for id, text in rules if f"[{mark}]" in text}
    (listed,) = re.findall(
        rf"const {'RECONSTRUCTED' if mark == 'R' else 'DECIDED'} = \[(.*?)\]",
        (PAGE / "Rules.svelte").read_text(encoding="utf-8"),
    )
    assert set(re.findall(r"D\d+", listed)) == marked
    english = (locales() / "drop_it-rules.en.ftl").read_text(encoding="utf-8")
    assert set(re.findall(rf"^drop_it-rules-{mark}-(D\d+) ", english, flags=re.MULTILINE)) == marked
