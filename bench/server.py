"""Wurf's server beside boardgame.io's own, in turns: moves per second, how long they take, and what each costs.

Both play 50 matches with two sockets each and one move in flight per match; boardgame.io keeps its tic-tac-toe in
memory, Wurf stores every move of LOOT durably before anybody is told. Servers have one core and the load another.
"""

from __future__ import annotations

import json
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from statistics import median
from typing import NamedTuple

import servers
import speed
from figures import Figure
from servers import FOLDER, Server, Turn, boardgame_io, joined, loaded, new_tables, on_core, wurf
from sqlalchemy import func, select

from tests.postgres import database, running_postgres
from wurf.store import Store, schema

MATCHES = 50
WARM, SECONDS = 1.5, 4.0  # per round and server
GAMES = 14  # per match and round: one is over after some hundred moves
SOME = 30  # entries of a match in its middle, at least
MOST_JOINED = 20  # kB


class Side(NamedTuple):
    """A server that takes its turns, and the tables that it plays at."""

    server: Server
    database: str = ""
    tables: list[list[dict[str, object]]] = []  # noqa: RUF012 - never changed

    def turn(self, number: int) -> Turn:
        more = {"tables": self.tables[number]} if self.tables else {}
        return loaded(self.server, MATCHES, WARM, SECONDS, **more)


def server(rounds: int) -> list[Figure]:
    """All three in turns. On SQLite a page is also measured that joins in the middle of a match."""
    with sides(rounds) as (peer, lite, postgres):
        turns = [(peer.turn(number), lite.turn(number), postgres.turn(number)) for number in range(rounds)]
        sent = rejoined(lite)
    speed.VERSIONS["boardgame.io"] = version()
    theirs, ours, others = zip(*turns, strict=True)
    rate, p99 = [one.rate for one in theirs], [one.p99 for one in theirs]
    cpu = [one.cpu for one in theirs]
    return [
        Figure("LOOT on SQLite / tic-tac-toe in memory", [one.rate for one in ours], "moves/s", rate, least=2),
        Figure("… 99 % of moves answered within", [one.p99 for one in ours], "ms", p99, most=1),
        Figure("… half of them within", [one.p50 for one in ours], "ms", [one.p50 for one in theirs]),
        Figure("… processor time per move", [one.cpu for one in ours], "ms", cpu),
        Figure("LOOT on SQLite, processor time per move", [one.cpu for one in ours], "ms", most=0.15),
        Figure("LOOT on PostgreSQL / tic-tac-toe in memory", [one.rate for one in others], "moves/s", rate, least=1),
        Figure("… 99 % of moves answered within", [one.p99 for one in others], "ms", p99),
        Figure("… processor time per move, without the database's", [one.cpu for one in others], "ms", cpu),
        Figure("sent per move, to both pages", [one.bytes for one in ours], "B", [one.bytes for one in theirs]),
        Figure("sent to a page that rejoins in the middle of a match", [sent / 1000], "kB", most=MOST_JOINED),
        Figure("how busy the load's own core was", [median(one.load for one in ours)], "of 1"),
    ]


@contextmanager
def sides(rounds: int) -> Iterator[tuple[Side, Side, Side]]:
    """boardgame.io, Wurf on SQLite and Wurf on PostgreSQL, all running."""
    with ExitStack() as open_:
        folder = Path(open_.enter_context(tempfile.TemporaryDirectory(dir=servers.disk())))
        with on_core(-1):  # as if on a machine of its own: beside the load
            cluster = open_.enter_context(running_postgres(durable=True))
        urls = [f"sqlite:///{folder}/wurf.sqlite", open_.enter_context(database(cluster))]
        made = []
        for url in urls:
            tables = new_tables(url, MATCHES * GAMES * rounds)
            (folder / str(len(made))).mkdir()
            running = open_.enter_context(wurf(url, folder / str(len(made))))
            made.append(Side(running, url, [tables[number::rounds] for number in range(rounds)]))
        yield Side(open_.enter_context(boardgame_io())), made[0], made[1]


def rejoined(side: Side) -> float:
    """Bytes that a page is sent, on average, before it can be played on, which joins again in the middle of a match."""
    store = Store(side.database)
    with store.looking() as connection:
        running = select(schema.tables.c.id).where(~schema.tables.c.finished)
        begun = select(schema.entries.c.table_id).where(schema.entries.c.table_id.in_(running))
        found = set(connection.scalars(begun.group_by(schema.entries.c.table_id).having(func.count() > SOME)))
    store.close()
    tables = [table for tables in side.tables for table in tables if table["table"] in found]
    return joined(side.server, tables[:MATCHES])


def version() -> str:
    package = FOLDER / "node_modules/boardgame.io/package.json"
    return str(json.loads(package.read_text())["version"])
