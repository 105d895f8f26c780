"""`wurf export`: the records of all finished games as text files, while the server runs."""

from __future__ import annotations

import argparse
from pathlib import Path

from wurf.cli._parser import Commands, UsageError
from wurf.core.text import Message, WurfError, say

__all__ = ["add"]


def add(commands: Commands) -> None:
    parser = commands.add("export", run)
    parser.add_argument("folder", metavar="FOLDER", help=say(Message("cli-export-folder")))
    parser.add_argument("--database", help=say(Message("cli-option-database")))


def run(options: argparse.Namespace) -> None:
    from wurf.server.finished import record_text
    from wurf.store import Store, default_database, finished_tables

    folder = Path(options.folder)
    store = Store(options.database or default_database())
    written = left = 0
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for id, game in finished_tables(store):
            file = folder / f"{game}-{id}.txt"
            if file.exists():  # a finished record never changes
                continue
            try:
                text = record_text(store, id)
            except WurfError as error:  # of a game that is not installed any more, for example
                print(say(Message("cli-export-left", {"table": id, "reason": str(error)})))
                left += 1
                continue
            part = file.with_suffix(".part")
            part.write_text(text, encoding="utf-8")
            part.replace(file)
            written += 1
    except OSError as error:
        raise UsageError("cli-error-export", folder=str(folder), reason=error.strerror or str(error)) from error
    finally:
        store.close()
    print(say(Message("cli-export-done", {"folder": str(folder), "written": written, "left": left})))
