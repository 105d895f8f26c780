"""`wurf new-bot FILE`: a bot of one's own to begin with."""

from __future__ import annotations

import argparse
from pathlib import Path

from wurf.cli._parser import Commands, UsageError
from wurf.core.command import console
from wurf.core.text import Message, WurfError, say

__all__ = ["add"]

TEMPLATE = Path(__file__).parent / "template" / "bot.py.template"


def add(commands: Commands) -> None:
    parser = commands.add("new-bot", run)
    parser.add_argument("file", metavar="FILE", type=_file, help=say(Message("cli-new-bot-file")))


def run(options: argparse.Namespace) -> None:
    try:
        with Path(options.file).open("x", encoding="utf-8") as file:  # never over a file that is there
            file.write(TEMPLATE.read_text(encoding="utf-8"))
    except OSError as error:
        raise WurfError("lab-error-file", file=options.file, reason=error.strerror or "") from error
    console().print(say(Message("cli-new-bot-done", {"file": options.file})), markup=False)


def _file(text: str) -> str:
    if not text.endswith(".py"):
        raise UsageError("cli-error-new-bot", value=text[:80])
    return text
