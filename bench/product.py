"""What a person waits for: the first compiled result, the first page, a table that opens, a slow phone."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
import urllib.request
from pathlib import Path

import opening
import slow_phone
from figures import Figure
from page import LIMIT, loads

FIRST_RESULT = """
import os
from wurf.core.engine import Engine
from wurf.core.game import Setup
from wurf.games import load
from wurf.thinking.random_play import make_playout
game = load("loot")
engine = Engine(make_playout(game.kernels), compiled=True)
engine.run(engine.tables(game.tables), game.start(Setup(2)), 1, 1)
print(sum(os.times()[:4]))
"""


def first_results() -> list[Figure]:
    """From a fresh process to the first compiled game, with an empty cache and with a filled one: the seconds of one
    core's work, which is what a person waits on a machine that does nothing else."""
    with tempfile.TemporaryDirectory() as cache:
        environment = os.environ | {"WURF_CACHE": cache}
        command = [sys.executable, "-c", FIRST_RESULT]
        seconds = [
            float(subprocess.run(command, check=True, env=environment, capture_output=True, text=True).stdout)
            for _ in range(3)
        ]
    nothing, cached = seconds[0], min(seconds[1:])
    return [
        Figure("first compiled result, from nothing: work of one core", [nothing], "s", most=5),
        Figure("first compiled result, from the cache: work of one core", [cached], "s", most=1),
    ]


def first_page() -> Figure:
    """From starting `wurf serve` to its first page, with an empty cache and a new database: the processor's work, to
    which ending the server adds a little."""
    with tempfile.TemporaryDirectory() as folder:
        environment = os.environ | {"WURF_CACHE": folder}
        database = f"sqlite:///{folder}/wurf.db"
        command = [
            str(Path(sys.executable).with_name("wurf")),
            "serve",
            "--host",
            "127.0.0.1",
            "--port",
            "0",
            "--no-browser",
        ]
        before = children()
        server = subprocess.Popen(
            [*command, "--database", database],
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        try:
            assert server.stdout is not None
            address = next(found[0] for line in server.stdout if (found := re.search(r"http://127\.0\.0\.1:\d+", line)))
            with urllib.request.urlopen(address) as page:
                assert page.status == 200
        finally:
            server.terminate()
            server.wait()
        seconds = children() - before
    return Figure("`wurf serve` to its first page: work of one core", [seconds], "s", most=2)


def children() -> float:
    """Seconds that processes which we started and which have ended kept a core busy."""
    times = os.times()
    return times.children_user + times.children_system


def openings(rounds: int) -> Figure:
    """From the store to the first messages of a table, long and short."""
    taken = opening.measured(5 * rounds)
    what = f"opening a table of {opening.LONG:,} entries / of {opening.SHORT}"
    return Figure(what, [taken.long], "ms", [taken.short], most=1.2)


def page_size() -> Figure:
    """Everything loaded from the first page to the table, for the heaviest game and language."""
    game, language, _ = most = max(loads(), key=lambda load: load.size)
    what = f"the page, gzipped, to play {game} ({language})"
    return Figure(what, [most.size / 1000], "kB", most=LIMIT / 1000)


def slow_phones() -> list[Figure]:
    """What a person with a slow phone on a slow network waits for; before the page came in few files: 6.7 s."""
    found = slow_phone.measured(3)
    where = "slow 4G, a quarter of the processor"
    asked = f"{where}: “Play now” after {found.requests} requests (once: 6.7 s, 38)"
    return [
        Figure(asked, [found.button], "s", most=3),
        Figure(f"{where}: from the tap to the table", [found.table], "s", most=4),
    ]


def product(rounds: int) -> list[Figure]:
    return [*first_results(), first_page(), page_size(), openings(rounds), *slow_phones()]
