"""`wurf record TABLE`: a table's record as a text file."""

from __future__ import annotations

import argparse
import sys

from wurf.cli._parser import Commands
from wurf.core.text import Message, say

__all__ = ["add"]


def add(commands: Commands) -> None:
    parser = commands.add("record", run)
    parser.add_argument("table", metavar="TABLE", help=say(Message("cli-record-table")))
    parser.add_argument("--database", help=say(Message("cli-option-database")))


def run(options: argparse.Namespace) -> None:
    from wurf.core.record import record_of, write
    from wurf.store import Store, default_database, opened

    store = Store(options.database or default_database())
    try:
        table = store.load(options.table)
        sys.stdout.write(write(record_of(opened(table), table.names)))
    finally:
        store.close()
