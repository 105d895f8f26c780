"""Many tables at once: does every page get every event once and in order, and what do a table and a move cost?

1,000 tables with 2,000 sockets move for two minutes, as fast as the server can; when a match is over, its sockets join
the next table. Afterwards every table's record must hold exactly the moves that were answered. Then the same for fewer
tables, and for matches that are long already: neither may make a move, or a table in memory, more expensive.
"""

from __future__ import annotations

import json
import tempfile
from pathlib import Path
from typing import NamedTuple

import servers
from figures import Figure
from servers import Turn, loaded, new_tables, wurf
from sqlalchemy import func, select

from wurf.store import Store, schema

MANY, SOME, FEW = 1_000, 250, 50  # tables
MINUTES = 2.0
GAMES = 8  # per table, in that time: one is over after some hundred moves
BRIEFLY = 12.0  # seconds, for the other figures
LONG, SHORT = 1_000, 10  # entries of matches that are long already, and of others
GROWTH = 1.25  # times as much, at most


class Found(NamedTuple):
    turn: Turn
    wrong: int  # tables whose record does not hold exactly what was answered


def crowd(_rounds: int) -> list[Figure]:
    with tempfile.TemporaryDirectory(dir=servers.disk()) as temporary:
        folder = Path(temporary)
        few, some, many = (_played(folder, tables) for tables in (FEW, SOME, MANY))
        long, short = (_lengthened(folder, length) for length in (LONG, SHORT))
    per_table = [(many.turn.memory - some.turn.memory) / (MANY - SOME) / 1000]
    at_first = [(some.turn.memory - few.turn.memory) / (SOME - FEW) / 1000]
    cpu, base = "processor time per move", [few.turn.cpu]
    return [
        Figure(f"{MANY:,} tables, {2 * MANY:,} sockets: moves in {MINUTES:.0f} minutes", [many.turn.moves], "moves"),
        Figure("… records that differ from what was answered", [many.wrong], "tables", most=0),
        Figure("… 99 % of moves answered within", [many.turn.p99], "ms"),
        Figure(f"memory per table: {SOME} to {MANY:,} / {FEW} to {SOME}", per_table, "kB", at_first, most=GROWTH),
        Figure(f"{cpu}: {SOME} tables / {FEW}", [some.turn.cpu], "ms", base, most=GROWTH),
        Figure(f"{cpu}: {MANY:,} tables / {FEW}", [many.turn.cpu], "ms", base, most=GROWTH),
        Figure(f"{cpu}: after {LONG:,} entries / after {SHORT}", [long.cpu], "ms", [short.cpu], most=GROWTH),
    ]


def _played(folder: Path, tables: int) -> Found:
    """Some tables, each of them moving all the time."""
    home = folder / str(tables)
    home.mkdir()
    database, report = f"sqlite:///{home}/wurf.sqlite", home / "report.json"
    long = tables == MANY
    chosen = new_tables(database, tables * (GAMES if long else 4))
    with wurf(database, home) as server:
        seconds = MINUTES * 60 if long else BRIEFLY
        turn = loaded(server, tables, 2, seconds, tables=chosen, rejoin=True, report=str(report))
    return Found(turn, _different(database, json.loads(report.read_text())))


def _different(database: str, tables: list[dict[str, object]]) -> int:
    """At how many tables the record does not hold exactly the moves that were answered, and one more at most that was
    on its way at the end; or a page does not have the last of them."""
    store, entries = Store(database), schema.entries.c
    with store.looking() as connection:
        moves = select(entries.table_id, func.count()).where(entries.seat >= 0).group_by(entries.table_id)
        stored = dict(connection.execute(moves).tuples().all())
        last = select(entries.table_id, func.max(entries.sequence)).group_by(entries.table_id)
        newest = dict(connection.execute(last).tuples().all())
    store.close()
    return sum(
        stored.get(one["table"], 0) - one["moves"] not in (0, 1)
        or any(sequence != newest.get(one["table"], 0) for sequence in one["sequences"])
        for one in tables
    )


def _lengthened(folder: Path, length: int) -> Turn:
    """Tables whose matches have `length` entries already."""
    home = folder / f"after-{length}"
    home.mkdir()
    database = f"sqlite:///{home}/wurf.sqlite"
    tables = new_tables(database, 8 * FEW, length)
    with wurf(database, home) as server:
        return loaded(server, FEW, 0.5, BRIEFLY / 3, tables=tables)
