"""Building blocks of terminal commands, for the CLI and for a game's own `command.py`."""

from __future__ import annotations

import re
from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Protocol

from rich.console import Console

from wurf.core.text import WurfError

__all__ = ["Commands", "UsageError", "console", "read_file", "whole_number", "write_file"]


class UsageError(WurfError):
    """The command line makes no sense."""


class Commands(Protocol):
    """Adds subcommands to `wurf`. A game's `command.py` defines `add(commands)`, which calls it."""

    def add(self, name: str, run: Callable[[Namespace], None], words: str = ...) -> ArgumentParser:
        """The parser of `wurf NAME`, which calls `run`. Its texts are in the catalogue: WORDS-NAME (the line in the
        list of commands), WORDS-NAME-about (the description) and WORDS-NAME-examples.
        """


def whole_number(least: int, most: int) -> Callable[[str], int]:
    """An argparse type: a whole number from `least` to `most`."""

    def number(text: str) -> int:
        if re.fullmatch(r"-?\d{1,19}", text, re.ASCII) and least <= int(text) <= most:
            return int(text)
        raise UsageError("cli-error-number", value=text[:40], least=str(least), most=str(most))

    return number


def read_file(file: str) -> str:
    """The text in a file named on the command line; raises a WurfError with the reason if it cannot be read."""
    try:
        return Path(file).read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise WurfError("cli-error-not-text", file=file) from error
    except OSError as error:
        raise WurfError("cli-error-file", file=file, reason=error.strerror or "") from error


def write_file(file: str, content: bytes) -> None:
    """Write a file named on the command line; raises a WurfError with the reason if that fails."""
    try:
        Path(file).write_bytes(content)
    except OSError as error:
        raise WurfError("lab-error-file", file=file, reason=error.strerror or "") from error


@cache
def console() -> Console:
    """The console to print to: plain text if the output is not a terminal; lines are never wrapped."""
    return Console(highlight=False, soft_wrap=True)
