"""The catalogue in `locales/`: three languages that say the same things, about the same things."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from wurf.core.text import LANGUAGES, locales

FILES = sorted(locales().glob("*.ftl"))


class Variables(Visitor):
    """The variables that a message or a term uses, in whichever branch."""

    def __init__(self, entry: ast.Message | ast.Term) -> None:
        self.names: set[str] = set()
        self.visit(entry)

    def visit_VariableReference(self, reference: ast.VariableReference) -> None:
        self.names.add(reference.id.name)


def language(file: Path) -> str:
    return file.name.split(".")[-2]


def entries(file: Path) -> Iterator[tuple[str, ast.Message | ast.Term]]:
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message | ast.Term):
            yield ("-" if isinstance(entry, ast.Term) else "") + entry.id.name, entry


def area(file: Path) -> str:
    """What a file is about: a game, its rules, its tools, or a part of Wurf; empty for what all share."""
    return file.name.removesuffix(f"{language(file)}.ftl").rstrip(".")


def catalogue(area_: str, language_: str) -> dict[str, set[str]]:
    """Every id of an area in a language, with its variables."""
    files = (file for file in FILES if language(file) == language_ and area(file) == area_)
    return {id: Variables(entry).names for file in files for id, entry in entries(file)}


def test_every_file_belongs_to_a_language_we_speak() -> None:
    assert FILES
    assert {language(file) for file in FILES} == set(LANGUAGES)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_a_file_parses_without_junk(file: Path) -> None:
    body = FluentParser().parse(file.read_text(encoding="utf-8")).body
    assert [entry.content for entry in body if isinstance(entry, ast.Junk)] == []


@pytest.mark.parametrize("language_", LANGUAGES)
def test_no_id_is_defined_twice_in_a_language(language_: str) -> None:
    defined = Counter(id for file in FILES if language(file) == language_ for id, _ in entries(file))
    assert [id for id, times in defined.items() if times > 1] == []


@pytest.mark.parametrize("other", [language for language in LANGUAGES if language != "en"])
@pytest.mark.parametrize("area_", sorted({area(file) for file in FILES}))
def test_the_languages_have_the_same_ids_and_the_same_variables_in_each(area_: str, other: str) -> None:
    english, translated = catalogue(area_, "en"), catalogue(area_, other)
    assert sorted(english.keys() ^ translated.keys()) == []
    assert {id: (english[id], translated[id]) for id in english if english[id] != translated[id]} == {}
