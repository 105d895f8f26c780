"""Each game's rules: numbered for developers, and on a page for players, whose pictures the rules work out."""

from __future__ import annotations

import importlib
import re
from pathlib import Path

import pytest

from tests.games.rulebook import RULEBOOKS, WITH_PAGE, Rulebook, file_of_package
from wurf.core.scenes import file_of, json_of
from wurf.core.text import LANGUAGES

every_game = pytest.mark.parametrize("rules", RULEBOOKS, ids=lambda rules: rules.game)
every_page = pytest.mark.parametrize("rules", WITH_PAGE, ids=lambda rules: rules.game)


@every_page
def test_the_pictures_show_what_the_rules_give(rules: Rulebook) -> None:
    scenes = importlib.import_module(f"wurf.games.{rules.game}.scenes").scenes()
    written = file_of(rules.game).read_text(encoding="utf-8")
    assert written == json_of(scenes), f"Run `python -m wurf.games.{rules.game}.scenes`."


@every_game
def test_the_rules_are_numbered_without_a_gap(rules: Rulebook) -> None:
    assert sorted(id for id, _ in rules.rules) == sorted(rules.ids)


@every_game
def test_every_rule_has_a_test_with_its_number_in_its_name(rules: Rulebook) -> None:
    files = (Path(__file__).parent / rules.game).glob("test_*.py")
    names = " ".join(name for file in files for name in re.findall(r"^def (test_\w+)", file.read_text(), re.MULTILINE))
    assert {*rules.found(r"(?<=_)ID(?=_|\b)", names)} >= {*rules.ids}


@every_game
def test_every_rule_is_named_where_it_is_enforced(rules: Rulebook) -> None:
    folder = file_of_package(rules.game).parent
    code = " ".join(file.read_text(encoding="utf-8") for file in (*folder.glob("*.py"), folder / "components.toml"))
    for first, last in re.findall(rf"\b{rules.letter}(\d+)-{rules.letter}(\d+)\b", code):  # L15-L17
        code += " ".join(f" {rules.letter}{number}" for number in range(int(first), int(last) + 1))
    assert {*rules.found(r"\bID\b", code)} >= {*rules.ids}


@pytest.mark.parametrize("language", LANGUAGES)
@every_page
def test_every_rule_is_explained_in_every_language(rules: Rulebook, language: str) -> None:
    assert {*rules.found(rf"^{rules.game}-rules-(ID)\b", rules.texts(language))} == {*rules.ids}


@pytest.mark.parametrize("mark", "RD")
@every_page
def test_what_is_marked_in_the_rules_is_marked_on_the_page(rules: Rulebook, mark: str) -> None:
    """Each rule with an [R] or [D] in RULES.md has a sentence of its own, of which the page makes a list."""
    assert {*rules.found(rf"^{rules.game}-rules-{mark}-(ID) ", rules.texts("en"))} == {*rules.marked(mark)}
