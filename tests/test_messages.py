"""Every sentence that the code says is in the catalogue, and gets what it wants filled in."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

import wurf
from tests.catalogue import messages, needs
from wurf.core.text import LANGUAGES, Message, locales, say

SOURCES = sorted(Path(wurf.__file__).parent.rglob("*.py"))
AREAS = {file.name.split(".")[0] for file in locales().glob("*.*.ftl")} | {"error", "table", "advice"}
ID = re.compile(rf"({'|'.join(sorted(AREAS))})(-[a-z0-9_]+)+")
QUOTED = re.compile(rf"\"({'|'.join(sorted(AREAS))})-")


class Use(NamedTuple):
    """A place in the code that names a message."""

    where: str
    id: str  # or a pattern, where a part is worked out
    given: frozenset[str] | None  # what is filled in, where the code shows it


@cache
def catalogue(language: str) -> dict[str, frozenset[str]]:
    """Every message of a language, with the variables it wants."""
    return {id: frozenset(needs(language, id)) for id in messages(language)}


def uses(path: Path) -> Iterator[Use]:
    """All ids in a file: those in calls with what is filled in, and all others."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    in_calls: set[ast.AST] = set()
    about_others = {inner for node in ast.walk(tree) if names_another(node) for inner in ast.walk(node)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            for argument in node.args:
                if isinstance(argument, ast.Constant) and is_id(argument.value):
                    in_calls.add(argument)
                    given = filled_in(node)
                    if given is not None:
                        given |= filled_in_later(argument.value, about_another=node in about_others)
                    yield Use(f"{path.name}:{node.lineno}", argument.value, given)
    for node in ast.walk(tree):
        where = f"{path.name}:{getattr(node, 'lineno', 0)}"
        if isinstance(node, ast.Constant) and is_id(node.value) and node not in in_calls:
            yield Use(where, node.value, None)
        if isinstance(node, ast.JoinedStr):
            parts = [part.value if isinstance(part, ast.Constant) else None for part in node.values]
            if parts[0] is not None and re.match(rf"({'|'.join(AREAS)})-", str(parts[0])):
                pattern = "".join("[a-z0-9_-]+" if part is None else re.escape(str(part)) for part in parts)
                yield Use(where, pattern, None)


def filled_in_later(id: str, *, about_another: bool) -> set[str]:
    """What is filled in where a sentence is said (`core/telling.py`): who is meant."""
    if "-prompt-" in id:
        return {"name", "you", "count"}
    if "-event-" not in id:
        return set()
    return {"name", "you", "other", "otheryou"} if about_another else {"name", "you"}


def names_another(node: ast.AST) -> bool:
    """An event that concerns another seat, whose name is filled in where it is said."""
    return isinstance(node, ast.Call) and name_of(node.func) == "Event" and "other" in {k.arg for k in node.keywords}


def is_id(value: object) -> bool:
    return isinstance(value, str) and ID.fullmatch(value) is not None


def filled_in(call: ast.Call) -> frozenset[str] | None:
    """The names of what a call fills in; None where they are made elsewhere."""
    given = {"rule"}  # every IllegalAction has one
    for keyword in call.keywords:
        if keyword.arg is None:
            return None
        given.add(keyword.arg)
    for argument in call.args:
        if isinstance(argument, ast.Dict):
            if any(not isinstance(key, ast.Constant) for key in argument.keys):
                return None
            given |= {str(key.value) for key in argument.keys if isinstance(key, ast.Constant)}
        elif isinstance(argument, ast.Name | ast.Attribute | ast.Call) and name_of(call.func) == "Message":
            return None
    return frozenset(given)


def name_of(function: ast.expr) -> str:
    return function.id if isinstance(function, ast.Name) else getattr(function, "attr", "")


def part_of(path: Path) -> str:
    """The game that a source is of, or else its package."""
    parts = path.relative_to(Path(wurf.__file__).parent).parts
    return parts[1] if parts[0] == "games" and len(parts) > 2 else parts[0]


@cache
def used_in(part: str) -> tuple[Use, ...]:
    """All that a part of the code says. It is worked out by the tests: every worker collects them."""
    return tuple(use for source in SOURCES if part_of(source) == part for use in uses(source))


PARTS = sorted({part_of(source) for source in SOURCES if QUOTED.search(source.read_text(encoding="utf-8"))})
every_part = pytest.mark.parametrize("part", PARTS)


def test_the_search_finds_what_there_is() -> None:
    found = [use.id for part in PARTS for use in used_in(part)]
    assert len(found) > 150
    assert {*found} > {"error-game", "error-database-locked", "loot-why-cross", "cli-usage"}


@pytest.mark.parametrize("language", LANGUAGES)
@every_part
def test_every_message_that_the_code_names_can_be_said(part: str, language: str) -> None:
    known = catalogue(language)
    missing = [use for use in used_in(part) if not any(re.fullmatch(use.id, id) for id in known)]
    assert not missing


@pytest.mark.parametrize("language", LANGUAGES)
@every_part
def test_every_message_gets_what_it_wants_filled_in(part: str, language: str) -> None:
    known = catalogue(language)
    empty = {
        f"{use.where}: {use.id}": sorted(known[use.id] - use.given)
        for use in used_in(part)
        if use.given is not None and use.id in known and not known[use.id] <= use.given
    }
    assert not empty


HELD = [
    (file.parent.name, name)
    for file in sorted((Path(__file__).parents[1] / "web/src/games").glob("*/index.ts"))
    for line in file.read_text(encoding="utf-8").splitlines()
    if "holds" in line
    for name in re.findall(r'\["([a-z-]+)", ', line)
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_somebody_holds_is_counted_in_words(language: str) -> None:
    """The page says one by its name alone, and more by their number and their plural: never "2 × coin"."""
    assert HELD, "No page says what somebody holds: look for it elsewhere."
    for game, name in HELD:
        one, two, three = (say(Message(f"{game}-{name}", {"count": count}), language) for count in (1, 2, 3))
        assert not re.search(r"\d|×", one), one
        assert (two.startswith("2 "), three.startswith("3 ")) == (True, True), two
        assert two.removeprefix("2 ") == three.removeprefix("3 "), two
