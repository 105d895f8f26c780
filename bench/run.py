"""Wurf side by side with its peers, in one run, as ratios: `python3 dev.py bench`.

Peer and Wurf take turns, and the best round of each counts, so a busy moment counts against neither.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import NamedTuple

import opening
import slow_phone
from drops import measured
from page import LIMIT, loads
from rich.console import Console
from rich.table import Table

from wurf.core.engine import Engine
from wurf.core.game import Setup
from wurf.games import all_games, load
from wurf.thinking.random_play import make_playout

WITH_TARGETS = ("loot", "quadrata", "scratch_island")
HERE = Path(__file__).parent
FIRST_RESULT = """
import time; begin = time.perf_counter()
from wurf.core.engine import Engine
from wurf.core.game import Setup
from wurf.games import load
from wurf.thinking.random_play import make_playout
game = load("loot")
engine = Engine(make_playout(game.kernels), compiled=True)
engine.run(engine.tables(game.tables), game.start(Setup(2)), 1, 1)
print(time.perf_counter() - begin)
"""


class Figure(NamedTuple):
    what: str
    ours: float
    unit: str
    peer: float | None
    target: str
    reached: bool

    @property
    def ratio(self) -> float | None:
        return self.ours / self.peer if self.peer else None


INTERPRETED = """
import sys, time
from wurf.core.game import Setup
from wurf.games import load
from wurf.thinking.random_play import make_playout
game = load(sys.argv[1])
playout, start, best = make_playout(game.kernels), game.start(Setup(2)), 0.0
for rng in range(int(sys.argv[3])):
    begin = time.perf_counter()
    moves, _, _ = playout(game.tables, start, int(sys.argv[2]), rng)
    best = max(best, moves / (time.perf_counter() - begin))
print(best)
"""


def interpreted(id: str, games: int, times: int) -> float:
    """Player moves per second in a process of its own, like the peer's, so that numba does not get in the way."""
    command = [sys.executable, "-c", INTERPRETED, id, str(games), str(times)]
    return float(subprocess.run(command, check=True, capture_output=True, text=True).stdout)


MOTIFS = """
import time
from timeit import repeat
from wurf.core.game import NATURE, Setup
from wurf.core.rng import Dice
from wurf.games import load
from wurf.games.scratch_island.maps import map_of
from wurf.games.scratch_island.rules import COMBINED, PLACED
game = load("scratch_island")
begin = time.perf_counter()
for number in range(1, 49):
    map_of(game.layout.figures, 1, number)
drawn, kernels, tables = time.perf_counter() - begin, game.kernels, game.tables
moves = motifs = 0
slowest = 0.0
for seed in map(str, range(8)):
    state, dice = game.start(Setup(2)), Dice(seed, 0)
    while who := kernels.pending(tables, state):
        if who == NATURE:
            action = kernels.outcome(tables, state, dice.below(kernels.chances(tables, state)))
            state = kernels.apply(tables, state, NATURE, action)
            continue
        options = kernels.legal(tables, state, who.bit_length() - 1)
        if state.hand.bit_count() == 1:
            slowest = max(slowest, min(repeat(lambda: kernels.legal(tables, state, who.bit_length() - 1), number=1)))
        action = kernels.nth(tables, state, options, dice.below(kernels.count(options)))
        moves, motifs = moves + 1, motifs + (action >> 32 in (PLACED, COMBINED))
        state = kernels.apply(tables, state, who.bit_length() - 1, action)
print(drawn, motifs / moves, slowest)
"""


class Compiled:
    """A game with two seats: full rules, random play from the start."""

    def __init__(self, id: str) -> None:
        game = load(id)
        assert game.kernels is not None
        self._engine = Engine(make_playout(game.kernels), compiled=True)
        self._start, self._tables = game.start(Setup(2)), self._engine.tables(game.tables)
        self.speed(1, 1)

    def speed(self, games: int, rng: int) -> float:
        """Player moves per second; nature's moves are not counted."""
        begin = time.perf_counter()
        moves, _, _ = self._engine.run(self._tables, self._start, games, rng)
        return moves / (time.perf_counter() - begin)


def peer_rounds() -> dict[str, float]:
    command = [os.environ["OPENSPIEL_PYTHON"], str(HERE / "openspiel_peer.py"), "--rounds", "2"]
    found: dict[str, float] = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
    return found


def speed(rounds: int) -> list[Figure]:
    loot, quadrata, island = Compiled("loot"), Compiled("quadrata"), Compiled("scratch_island")
    peers, quick, plain, pieces, driven_pieces, cells, driven_cells = [], [], [], [], [], [], []
    for number in range(rounds):
        peers.append(peer_rounds())
        quick.append(loot.speed(40_000, number))
        plain.append(interpreted("loot", 30, 20))
        pieces.append(quadrata.speed(700, number))
        driven_pieces.append(interpreted("quadrata", 1, 3))
        cells.append(island.speed(1_000, number))
        driven_cells.append(interpreted("scratch_island", 2, 3))
    in_cpp = max(peer["compiled_moves_per_second"] for peer in peers)
    in_python = max(peer["driven_moves_per_second"] for peer in peers)
    ours, driven, laid, slow_laid = max(quick), max(plain), max(pieces), max(driven_pieces)
    return [
        Figure("LOOT compiled / connect_four in C++", ours, "moves/s", in_cpp, "≥ 8×", ours >= 8 * in_cpp),
        Figure("LOOT compiled", ours, "moves/s", None, "≥ 10 M", ours >= 10e6),
        Figure(
            "LOOT interpreted / connect_four driven", driven, "moves/s", in_python, "≥ 0.25×", driven >= in_python / 4
        ),
        Figure("Quadrata compiled / connect_four in C++", laid, "moves/s", in_cpp, "≥ 1 M", laid >= 1e6),
        Figure("Quadrata interpreted", slow_laid, "moves/s", None, "≥ 5,000", slow_laid >= 5_000),
        *islands(max(cells), max(driven_cells), in_cpp),
        *others(),
    ]


def others(known: tuple[str, ...] = WITH_TARGETS) -> list[Figure]:
    """The games of the box that have no target here, found by their folders: how fast they are in both speeds."""
    found = []
    for id in all_games():
        game = load(id)
        if id not in known and game.kernels is not None:
            quick, slow = Compiled(id).speed(200, 1), interpreted(id, 1, 2)
            found.append(Figure(f"{game.meta.title} compiled", quick, "moves/s", None, "", True))
            found.append(Figure(f"{game.meta.title} interpreted", slow, "moves/s", None, "", True))
    return found


def islands(ours: float, driven: float, in_cpp: float) -> list[Figure]:
    """Scratch Island counts scratched motifs: every scratched cell is a move, so one motif takes several."""
    told = subprocess.run([sys.executable, "-c", MOTIFS], check=True, capture_output=True, text=True).stdout
    drawn, share, slowest = map(float, told.split())
    quick, slow = ours * share, driven * share
    return [
        Figure("Scratch Island compiled / connect_four in C++", ours, "moves/s", in_cpp, "", True),
        Figure("Scratch Island compiled", quick, "motifs/s", None, "≥ 500,000", quick >= 500_000),
        Figure("Scratch Island interpreted", slow, "motifs/s", None, "≥ 3,000", slow >= 3_000),
        Figure("Scratch Island, all places of a die", slowest * 1000, "ms", None, "≤ 2 ms", slowest <= 0.002),
        Figure("Scratch Island, 48 maps drawn and proven", drawn, "s", None, "≤ 5 s", drawn <= 5),
    ]


def drops(rounds: int) -> list[Figure]:
    """Physics with paths to show, next to a bare loop with the same settings, and the cost of looking ahead."""
    found = measured(rounds)
    ours, bare, asleep = found.ours, found.bare, found.bare_asleep
    ahead = f"Drop It's hard bot, a choice ({found.ahead} drops simulated)"
    return [
        Figure("Drop It / bare pymunk loop", ours, "drops/s", bare, "≥ 1×", ours >= bare),
        Figure("Drop It / bare loop, pile laid asleep", ours, "drops/s", asleep, "", True),
        Figure("Drop It, a drop in a full shaft", found.full, "ms", None, "≤ 60 ms", found.full <= 60),
        Figure(ahead, found.thought, "s", None, "≤ 2 s", found.thought <= 2),
        Figure("Drop It's hard bot, all cores / one thread", 1 / found.thought, "choices/s", 1 / found.alone, "", True),
    ]


def first_results() -> list[Figure]:
    """From a fresh process to the first compiled game, with an empty cache and with a filled one."""
    with tempfile.TemporaryDirectory() as cache:
        environment = os.environ | {"WURF_CACHE": cache}
        command = [sys.executable, "-c", FIRST_RESULT]
        seconds = [
            float(subprocess.run(command, check=True, env=environment, capture_output=True, text=True).stdout)
            for _ in range(3)
        ]
    nothing, cached = seconds[0], min(seconds[1:])
    return [
        Figure("first compiled result, from nothing", nothing, "s", None, "≤ 5 s", nothing <= 5),
        Figure("first compiled result, from the cache", cached, "s", None, "≤ 1 s", cached <= 1),
    ]


def first_page() -> Figure:
    """From starting `wurf serve` to its first page, with an empty cache and a new database."""
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
        begin = time.perf_counter()
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
            seconds = time.perf_counter() - begin
        finally:
            server.terminate()
            server.wait()
    return Figure("`wurf serve` to its first page", seconds, "s", None, "≤ 2 s", seconds <= 2)


def openings(rounds: int) -> Figure:
    """From the store to the first messages of a table, long and short."""
    taken = opening.measured(5 * rounds)
    what = f"opening a table of {opening.LONG:,} entries / of {opening.SHORT}"
    return Figure(what, taken.long, "ms", taken.short, "≤ 1.2×", taken.long <= 1.2 * taken.short)


def page_size() -> Figure:
    """Everything loaded from the first page to the table, for the heaviest game and language."""
    game, language, _ = most = max(loads(), key=lambda load: load.size)
    what = f"the page, gzipped, to play {game} ({language})"
    return Figure(what, most.size / 1000, "kB", None, f"≤ {LIMIT // 1000} kB", most.size <= LIMIT)


def slow_phones() -> list[Figure]:
    """What a person with a slow phone on a slow network waits for; before the page came in few files: 6.7 s."""
    found = slow_phone.measured(3)
    where = "slow 4G, a quarter of the processor"
    asked = f"{where}: “Play now” after {found.requests} requests (once: 6.7 s, 38)"
    return [
        Figure(asked, found.button, "s", None, "≤ 3 s", found.button <= 3),
        Figure(f"{where}: from the tap to the table", found.table, "s", None, "≤ 4 s", found.table <= 4),
    ]


def shown(number: float) -> str:
    return f"{number / 1e6:.2f} M" if number >= 1e6 else f"{number:,.0f}" if number >= 1000 else f"{number:.2f}"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=4, help="how often Wurf and its peer take turns")
    parser.add_argument("--json", type=Path, help="write the figures to this file too")
    options = parser.parse_args()
    figures = [*speed(options.rounds), *drops(options.rounds), *first_results(), first_page(), page_size()]
    figures += [openings(options.rounds), *slow_phones()]
    table = Table("figure", "Wurf", "peer", "ratio", "target", "reached")
    for figure in figures:
        peer, ratio = figure.peer, figure.ratio
        ours = f"{shown(figure.ours)} {figure.unit}"
        table.add_row(
            figure.what,
            ours,
            f"{shown(peer)} {figure.unit}" if peer else "",
            f"{ratio:.2f}×" if ratio else "",
            figure.target,
            "yes" if figure.reached else "NO",
        )
    Console().print(table)
    if options.json:
        options.json.write_text(
            json.dumps([figure._asdict() | {"ratio": figure.ratio} for figure in figures], indent=2)
        )
    return 0 if all(figure.reached for figure in figures) else 1


if __name__ == "__main__":
    sys.exit(main())
