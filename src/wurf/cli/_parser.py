"""argparse that speaks our languages, teaches by examples, and complains in sentences."""

from __future__ import annotations

import argparse
import os
import re
from collections.abc import Callable, Iterable, Sequence
from shutil import get_terminal_size
from textwrap import fill
from typing import Any, NoReturn

from wurf import __version__
from wurf.core.command import UsageError, whole_number
from wurf.core.game import Components, Game, option_value
from wurf.core.text import LANGUAGES, Message, language_from, say
from wurf.games import all_games, load

__all__ = [
    "Commands",
    "Parser",
    "UsageError",
    "add_components",
    "add_option",
    "games_with",
    "language_wanted",
    "whole_number",
]


# argparse's messages, and ours in their place.
_COMPLAINTS = (
    (r"the following arguments are required: (?P<names>.+)", "cli-error-missing"),
    (r"unrecognized arguments: (?P<names>.+)", "cli-error-unknown"),
    (r"argument (?P<name>\S+): expected .*argument.*", "cli-error-value"),
    (r"argument COMMAND: invalid choice: '(?P<name>.*?)'.*", "cli-error-command"),
    (r"argument (?P<name>\S+): invalid choice: '?(?P<value>.*?)'? \(.*", "cli-error-choice"),
    (r"argument (?P<name>\S+): ignored explicit argument .*", "cli-error-no-value"),
    (r"argument (?P<name>\S+): not allowed with argument (?P<other>\S+)", "cli-error-both"),
)


def _said(id: str) -> str:
    return say(Message(id))


def _help(id: str) -> str:
    return _said(id).replace("%", "%%")  # argparse treats % in the help of an argument as a placeholder


def language_wanted(arguments: Sequence[str]) -> tuple[str, list[str]]:
    """The language from --language or the environment, and the other arguments. Read before argparse runs, because
    `--help` must be in that language too."""
    named: str | None = None
    rest: list[str] = []
    remaining = iter(arguments)
    for argument in remaining:
        option, equals, value = argument.partition("=")
        if option == "--language":
            named = value if equals else next(remaining, "")
        else:
            rest.append(argument)
    if named is not None:
        if named not in LANGUAGES:
            raise UsageError("cli-error-language", language=named[:40], known=", ".join(LANGUAGES))
        return named, rest
    system = next(filter(None, map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), None)
    return language_from(system), rest


class _Formatter(argparse.RawDescriptionHelpFormatter):
    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        super().add_usage(usage, actions, groups, _said("cli-usage") + " " if prefix is None else prefix)


class Parser(argparse.ArgumentParser):
    """A parser whose description and examples come from the catalogue."""

    def __init__(self, prog: str, about: str, examples: str, **more: Any) -> None:
        more |= {"formatter_class": _Formatter, "add_help": False, "allow_abbrev": False}
        description = fill(_said(about), get_terminal_size().columns - 2)
        epilog = f"{_said('cli-heading-examples')}\n{_said(examples)}"
        super().__init__(prog, description=description, epilog=epilog, **more)
        self._positionals.title, self._optionals.title = _said("cli-heading-arguments"), _said("cli-heading-options")
        self.add_argument("-h", "--help", action="help", help=_help("cli-option-help"))

    def add_version(self) -> None:
        self.add_argument("--version", action="version", version=__version__, help=_help("cli-option-version"))

    def add_language(self) -> None:
        """Only listed in the help: `language_wanted` has already read it."""
        languages = "|".join(LANGUAGES)
        self.add_argument("--language", metavar=languages, help=_help("cli-option-language"))

    def add_commands(self) -> Commands:
        title = _said("cli-heading-commands")
        return Commands(self.add_subparsers(title=title, metavar="COMMAND", required=True, parser_class=Parser))

    def error(self, message: str) -> NoReturn:
        for pattern, id in _COMPLAINTS:
            if found := re.fullmatch(pattern, message, re.DOTALL):
                raise UsageError(id, **found.groupdict(), command=self.prog)
        raise UsageError("cli-error-usage", reason=message, command=self.prog)


class Commands:
    """Where a module adds its subcommand."""

    def __init__(self, subparsers: Any) -> None:
        self._subparsers = subparsers

    def add(self, name: str, run: Callable[[argparse.Namespace], None], words: str = "cli") -> Parser:
        """The parser of a new subcommand. Its texts are in the catalogue: WORDS-NAME (the line in the list of
        commands), WORDS-NAME-about (the description) and WORDS-NAME-examples.
        """
        id = f"{words}-{name}"
        parser: Parser = self._subparsers.add_parser(
            name, help=_help(id), about=f"{id}-about", examples=f"{id}-examples"
        )
        parser.set_defaults(run=run)
        return parser


def add_components(parser: Parser) -> None:
    """Add the option --components; `games_with` takes its value."""
    help = _help("cli-option-components")
    parser.add_argument("--components", metavar="GAME=FILE", action="append", type=_components, default=[], help=help)


def add_option(parser: Parser) -> None:
    """Add the option --option; `dict` turns its value into the options of a `Setup`."""
    help = _help("lab-option-option")
    parser.add_argument("--option", metavar="NAME=VALUE", action="append", type=_option, default=[], help=help)


def _option(text: str) -> tuple[str, int | str]:
    name, equals, value = text.partition("=")
    if not equals or not value:
        raise UsageError("lab-error-option", value=text[:80])
    return name, option_value(value)


def _components(text: str) -> tuple[str, Components]:
    game, equals, file = text.partition("=")
    if not equals or not file:
        raise UsageError("cli-error-components", value=text[:80])
    return game, Components.from_file(file)


def games_with(changed: Iterable[tuple[str, Components]]) -> dict[str, Game]:
    """All games, with the given components in place of the shipped ones."""
    games = {id: load(id) for id in all_games()}
    for id, components in changed:
        games[id] = load(id, components)
    return games
