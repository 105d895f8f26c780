"""What a command at the terminal is made of: those of the CLI, and those that games bring in their `command.py`."""

from __future__ import annotations

import re
from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Protocol

from rich.console import Console

from wurf.core.text import WurfError

__all__ = ["Commands", "UsageError", "console", "whole_number", "write_file"]


class UsageError(WurfError):
    """The command was called in a way that means nothing."""


class Commands(Protocol):
    """Where a command is added to `wurf`. A game's `command.py` has a function `add(commands)` that does so."""

    def add(self, name: str, run: Callable[[Namespace], None], words: str = ...) -> ArgumentParser:
        """The parser of `wurf NAME`, which calls `run`. The catalogue has its line in the list of commands, its
        description and its examples: WORDS-NAME, WORDS-NAME-about and WORDS-NAME-examples.
        """


def whole_number(least: int, most: int) -> Callable[[str], int]:
    """The type of an argument that is a number within limits."""

    def number(text: str) -> int:
        if re.fullmatch(r"-?\d{1,19}", text, re.ASCII) and least <= int(text) <= most:
            return int(text)
        raise UsageError("cli-error-number", value=text[:40], least=str(least), most=str(most))

    return number


def write_file(file: str, content: bytes) -> None:
    """Write a file that the command line named; raises a WurfError that says why it cannot."""
    try:
        Path(file).write_bytes(content)
    except OSError as error:
        raise WurfError("lab-error-file", file=file, reason=error.strerror or "") from error


@cache
def console() -> Console:
    """Plain text where the output is not a terminal; lines are never broken."""
    return Console(highlight=False, soft_wrap=True)
