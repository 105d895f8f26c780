"""The catalogue in `locales/`: three languages that say the same things, about the same things."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from tests.catalogue import FILES, entries, language_of, messages, needs
from wurf.core.text import LANGUAGES


def area(file: Path) -> str:
    """What a file is about: a game, its rules, its tools, or a part of Wurf; empty for what all share."""
    return file.name.removesuffix(f"{language_of(file)}.ftl").rstrip(".")


def catalogue(area_: str, language_: str) -> dict[str, set[str]]:
    """Every id of an area in a language, with the variables that it wants filled in."""
    files = (file for file in FILES if language_of(file) == language_ and area(file) == area_)
    return {id: set(needs(language_, id)) for file in files for id, _ in entries(file)}


def test_every_file_belongs_to_a_language_we_speak() -> None:
    assert FILES
    assert {language_of(file) for file in FILES} == set(LANGUAGES)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_a_file_parses_without_junk(file: Path) -> None:
    body = FluentParser().parse(file.read_text(encoding="utf-8")).body
    assert [entry.content for entry in body if isinstance(entry, ast.Junk)] == []


@pytest.mark.parametrize("language_", LANGUAGES)
def test_no_id_is_defined_twice_in_a_language(language_: str) -> None:
    defined = Counter(id for file in FILES if language_of(file) == language_ for id, _ in entries(file))
    assert [id for id, times in defined.items() if times > 1] == []


@pytest.mark.parametrize("language_", LANGUAGES)
def test_every_message_that_another_quotes_is_there(language_: str) -> None:
    known = messages(language_)
    assert {id: needed.quoted - known.keys() for id, needed in known.items() if not needed.quoted <= known.keys()} == {}


@pytest.mark.parametrize("other", [language for language in LANGUAGES if language != "en"])
@pytest.mark.parametrize("area_", sorted({area(file) for file in FILES}))
def test_the_languages_have_the_same_ids_and_the_same_variables_in_each(area_: str, other: str) -> None:
    english, translated = catalogue(area_, "en"), catalogue(area_, other)
    assert sorted(english.keys() ^ translated.keys()) == []
    assert {id: (english[id], translated[id]) for id in english if english[id] != translated[id]} == {}
