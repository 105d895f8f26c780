"""`wurf verify FILE`: whether a record is true."""

from __future__ import annotations

import argparse

from wurf.cli._parser import Commands
from wurf.cli._show import read_record, result_lines
from wurf.core.command import console
from wurf.core.record import verify
from wurf.core.text import Message, say
from wurf.games import load

__all__ = ["add"]


def add(commands: Commands) -> None:
    parser = commands.add("verify", run)
    parser.add_argument("file", metavar="FILE", help=say(Message("cli-record-file")))


def run(options: argparse.Namespace) -> None:
    record = read_record(options.file)
    match = verify(record, load)
    args: dict[str, str | int] = {"game": match.game.meta.title, "moves": match.sequence}
    console().print(say(Message("cli-verify-true", args)))
    for line in result_lines(match, record.names):
        console().print(line)
