"""`wurf calibrate GAME`: how well the chances of its reference player hold."""

from __future__ import annotations

import argparse
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.progress import track

from wurf.cli._parser import Commands, whole_number
from wurf.core.command import console, read_file, write_file
from wurf.core.rng import new_seed
from wurf.core.text import Message, say
from wurf.games import load
from wurf.lab.calibrate import Tenth, Valued, calibrated, tenths

__all__ = ["add"]

GAMES: Final = 40  # played by default


def add(commands: Commands) -> None:
    parser = commands.add("calibrate", run)
    parser.add_argument("game", metavar="GAME", help=_said("lab-option-game"))
    parser.add_argument(
        "--games", metavar="N", type=whole_number(1, 10**6), default=GAMES, help=_said("lab-option-games", games=GAMES)
    )
    parser.add_argument("--seats", metavar="N", type=whole_number(2, 8), default=2, help=_said("cli-calibrate-seats"))
    parser.add_argument(
        "--per-game", metavar="N", type=whole_number(1, 1000), default=8, help=_said("cli-calibrate-per")
    )
    parser.add_argument("--seed", metavar="TEXT", help=_said("lab-option-seed"))
    parser.add_argument("--workers", metavar="N", type=whole_number(1, 256), help=_said("lab-option-workers"))
    parser.add_argument("--out", metavar="FILE", help=_said("cli-calibrate-out"))


def run(options: argparse.Namespace) -> None:
    game, seed = load(options.game), options.seed or new_seed()
    bar, valued = Console(stderr=True), list[Valued]()
    played = calibrated(
        options.game, options.games, seed, seats=options.seats, per_game=options.per_game, workers=options.workers
    )
    about = _said("lab-playing")
    for found in track(played, about, total=options.games, console=bar, disable=not bar.is_terminal, transient=True):
        valued += found
    text = _table(tenths(valued), options.games, seed)
    console().print(text, markup=False)
    if options.out:
        _write(options.out, game.meta.id, f"### {game.meta.title}\n\n{text}\n")


def _said(id: str, **args: str | int) -> str:
    return say(Message(id, args))


def _table(found: Sequence[Tenth], games: int, seed: str) -> str:
    """The tenths as a table in Markdown, in English: it is written into the project's pages."""
    lines = ["| valued | positions | games | on average | won (95 %) |", "|---|---|---|---|---|"]
    for one in found:
        won = f"{one.won.mean:.0%} ({one.won.low:.0%}–{one.won.high:.0%})"
        tenth = f"{one.least:.1f}–{one.least + 0.1:.1f}"
        lines.append(f"| {tenth} | {one.positions} | {one.games} | {one.chance:.2f} | {won} |")
    return "\n".join([*lines, "", f"{games} games between hard bots, seed `{seed}`."])


def _write(file: str, game: str, section: str) -> None:
    """Put a game's section into a page, in place of the one that is there."""
    begin, end = f"<!-- calibration of {game} -->", f"<!-- end of {game} -->"
    section = f"{begin}\n{section}{end}\n"
    text = read_file(file) if Path(file).exists() else ""
    pattern = re.compile(rf"{re.escape(begin)}.*?{re.escape(end)}\n", re.DOTALL)
    text = pattern.sub(lambda _: section, text) if pattern.search(text) else f"{text.rstrip()}\n\n{section}".lstrip()
    write_file(file, text.encode())
