"""`wurf record TABLE`: a table's record as a text file; `wurf record GAME --bots …`: that of a game between bots."""

from __future__ import annotations

import argparse
import re
import sys

from wurf.cli._parser import Commands, UsageError, add_option
from wurf.core.command import write_file
from wurf.core.text import Message, say

__all__ = ["add"]


def add(commands: Commands) -> None:
    parser = commands.add("record", run)
    parser.add_argument("source", metavar="TABLE|GAME", help=say(Message("cli-record-source")))
    parser.add_argument("--database", help=say(Message("cli-option-database")))
    parser.add_argument("--bots", metavar="LEVEL,LEVEL", help=say(Message("cli-record-bots")))
    parser.add_argument("--seed", metavar="TEXT", type=_seed, help=say(Message("cli-record-seed")))
    add_option(parser)
    parser.add_argument("--out", metavar="FILE", help=say(Message("cli-record-out")))


def run(options: argparse.Namespace) -> None:
    if options.bots is None and (options.seed is not None or options.option):
        raise UsageError("cli-error-record-bots")
    text = _of_table(options) if options.bots is None else _of_bots(options)
    if options.out is None:
        sys.stdout.write(text)
    else:
        write_file(options.out, text.encode())


def _seed(text: str) -> str:
    """A seed that a record can hold: one word."""
    if not re.fullmatch(r"\S{1,200}", text):
        raise UsageError("cli-error-seed", value=text[:40])
    return text


def _of_table(options: argparse.Namespace) -> str:
    # Imported here, so that the other commands do not wait for them.
    from wurf.core.record import record_of, write
    from wurf.store import Store, default_database, opened

    store = Store(options.database or default_database())
    try:
        table = store.load(options.source)
        return write(record_of(opened(table), table.names, table.hints))
    finally:
        store.close()


def _of_bots(options: argparse.Namespace) -> str:
    from wurf.core.record import write
    from wurf.core.rng import new_seed
    from wurf.lab.plan import Plan
    from wurf.lab.recording import recorded

    levels = tuple(options.bots.split(","))
    return write(recorded(Plan(options.source, levels, 1, options.seed or new_seed(), dict(options.option)).checked()))
