"""`wurf backup`: everything as it is now in one file, while the server runs."""

from __future__ import annotations

import argparse

from wurf.cli._parser import Commands
from wurf.core.text import Message, say

__all__ = ["add"]


def add(commands: Commands) -> None:
    parser = commands.add("backup", run)
    parser.add_argument("file", metavar="FILE", help=say(Message("cli-backup-file")))
    parser.add_argument("--database", help=say(Message("cli-option-database")))


def run(options: argparse.Namespace) -> None:
    from wurf.store import Store, copied, default_database

    store = Store(options.database or default_database())
    try:
        rows = copied(store, options.file)
    finally:
        store.close()
    print(say(Message("cli-backup-done", {"file": options.file, "rows": rows})))
