"""The messages in `locales/`: what each needs filled in, also through the messages that it quotes."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from wurf.core.shown import Event
from wurf.core.text import Message, locales

__all__ = ["FILES", "Needs", "entries", "language_of", "messages", "needs", "sample_events"]

PLURALS = {"one": 1, "other": 3}
WHO = {"name", "you", "other", "otheryou"}

FILES = sorted(locales().glob("*.ftl"))


class Needs(Visitor):
    """What a message uses, in whichever branch: variables, and other messages."""

    def __init__(self, entry: ast.Message | ast.Term) -> None:
        self.variables: set[str] = set()
        self.quoted: set[str] = set()
        self.cases: dict[str, set[str | int]] = {}  # by variable: what a selector compares it with
        self.visit(entry)

    def visit_VariableReference(self, reference: ast.VariableReference) -> None:
        self.variables.add(reference.id.name)

    def visit_MessageReference(self, reference: ast.MessageReference) -> None:
        self.quoted.add(reference.id.name)

    def visit_SelectExpression(self, select: ast.SelectExpression) -> None:
        if isinstance(select.selector, ast.VariableReference):
            keys = (variant.key for variant in select.variants)
            cases = {key.name if isinstance(key, ast.Identifier) else int(key.value) for key in keys}
            self.cases.setdefault(select.selector.id.name, set()).update(cases)
        self.generic_visit(select)


def language_of(file: Path) -> str:
    return file.name.split(".")[-2]


def entries(file: Path) -> Iterator[tuple[str, ast.Message | ast.Term]]:
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message | ast.Term):
            yield ("-" if isinstance(entry, ast.Term) else "") + entry.id.name, entry


@cache
def messages(language: str) -> dict[str, Needs]:
    """Every message of a language, with what it uses itself."""
    files = (file for file in FILES if language_of(file) == language)
    return {id: Needs(entry) for file in files for id, entry in entries(file)}


def needs(language: str, id: str) -> dict[str, set[str | int]]:
    """All variables that a message wants filled in, with what selectors compare them with."""
    known = messages(language)
    found: dict[str, set[str | int]] = {name: set(known[id].cases.get(name, ())) for name in known[id].variables}
    for quoted in known[id].quoted:
        for name, cases in needs(language, quoted).items():
            found.setdefault(name, set()).update(cases)
    return found


def sample_events(area: str, seat: int, other: int) -> Iterator[Event]:
    """Every event message of a game in all its cases. They concern a seat, and another one, where their words do."""
    for id in sorted(id for id in messages("en") if id.startswith(f"{area}-event-")):
        wanted = needs("en", id)
        given = {name: sorted(map(_value, cases), key=str) or [3] for name, cases in wanted.items() if name not in WHO}
        for values in product(*given.values()):
            message = Message(id, dict(zip(given, values, strict=True)))
            concerned = seat if "you" in wanted else None
            yield Event("sample", message, concerned, other=other if "otheryou" in wanted else None)


def _value(case: str | int) -> str | int:
    return PLURALS.get(case, case) if isinstance(case, str) else case
