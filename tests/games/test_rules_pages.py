"""Each game's rules: numbered for developers, and on a page for players, whose pictures the rules work out."""

from __future__ import annotations

import importlib
import importlib.util
import re
from pathlib import Path
from typing import NamedTuple

import pytest

from wurf.core.text import LANGUAGES, locales

ROOT = Path(__file__).parents[2]
LISTS = {"R": "RECONSTRUCTED", "D": "DECIDED"}


class Rules(NamedTuple):
    game: str
    letter: str
    last: int

    @property
    def ids(self) -> list[str]:
        return [f"{self.letter}{number}" for number in range(1, self.last + 1)]

    @property
    def numbered(self) -> list[tuple[str, str]]:
        """The rules of RULES.md: their ids and their texts."""
        module = importlib.import_module(f"wurf.games.{self.game}")
        text = Path(str(module.__file__)).with_name("RULES.md").read_text(encoding="utf-8")
        return re.findall(rf"^- \*\*({self.letter}\d+)\*\*(.*?)(?=^- \*\*|^## )", text, flags=re.MULTILINE | re.DOTALL)

    @property
    def page(self) -> Path:
        return ROOT / f"web/src/games/{self.game}/rules"

    def texts(self, language: str) -> str:
        return (locales() / f"{self.game}-rules.{language}.ftl").read_text(encoding="utf-8")

    def found(self, pattern: str, text: str) -> list[str]:
        return re.findall(pattern.replace("ID", rf"{self.letter}\d+"), text, flags=re.MULTILINE)


@pytest.fixture(
    params=[
        Rules("loot", "L", 24),
        Rules("quadrata", "Q", 18),
        Rules("scratch_island", "S", 23),
        Rules("drop_it", "D", 28),
    ],
    ids=lambda rules: rules.game,
)
def rules(request: pytest.FixtureRequest) -> Rules:
    found: Rules = request.param
    return found


def test_the_pictures_show_what_the_rules_give(rules: Rules) -> None:
    spec = importlib.util.spec_from_file_location(f"{rules.game}_scenes", rules.page / "scenes.py")
    assert spec
    assert spec.loader
    scenes = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(scenes)
    written = (rules.page / "scenes.json").read_text(encoding="utf-8")
    assert written == scenes.text(), f"Run `python {rules.page.relative_to(ROOT)}/scenes.py`."


def test_the_rules_are_numbered_without_a_gap(rules: Rules) -> None:
    assert sorted(id for id, _ in rules.numbered) == sorted(rules.ids)


def test_every_rule_has_a_test_with_its_number_in_its_name(rules: Rules) -> None:
    files = (Path(__file__).parent / rules.game).glob("test_*.py")
    names = " ".join(name for file in files for name in re.findall(r"^def (test_\w+)", file.read_text(), re.MULTILINE))
    assert {*rules.found(r"(?<=_)ID(?=_|\b)", names)} >= {*rules.ids}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_is_explained_in_every_language(rules: Rules, language: str) -> None:
    assert {*rules.found(rf"^{rules.game}-rules-(ID)\b", rules.texts(language))} == {*rules.ids}


@pytest.mark.parametrize("mark", LISTS)
def test_what_is_marked_in_the_rules_is_marked_on_the_page(rules: Rules, mark: str) -> None:
    """Each rule with an [R] or [D] in RULES.md stands in the page's list of that mark, with a sentence of its own."""
    marked = {id for id, text in rules.numbered if f"[{mark}]" in text}
    page = (rules.page / "Rules.svelte").read_text(encoding="utf-8")
    (listed,) = re.findall(rf"const {LISTS[mark]} = \[(.*?)\]", page)
    assert {*rules.found(r'"(ID)"', listed)} == marked
    assert {*rules.found(rf"^{rules.game}-rules-{mark}-(ID) ", rules.texts("en"))} == marked
