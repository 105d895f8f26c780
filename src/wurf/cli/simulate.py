"""`wurf simulate GAME`: many games between bots, and a report on them."""

from __future__ import annotations

import argparse
from collections.abc import Iterable

import msgspec
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import track
from rich.table import Table

from wurf.cli._parser import Commands, add_option, whole_number
from wurf.cli._show import read_file
from wurf.core.command import console, write_file
from wurf.core.game import Components
from wurf.core.rng import new_seed
from wurf.core.text import Message, say
from wurf.lab.simulate import Estimate, Outcome, Plan, Report, outcomes, report

__all__ = ["add"]


def add(commands: Commands) -> None:
    parser = commands.add("simulate", run)
    parser.add_argument("game", metavar="GAME", help=_said("lab-option-game"))
    parser.add_argument("--bots", metavar="LEVEL,LEVEL", default="hard,medium", help=_said("lab-option-bots"))
    parser.add_argument(
        "--games", metavar="N", type=whole_number(1, 10**6), default=100, help=_said("lab-option-games")
    )
    parser.add_argument("--seed", metavar="TEXT", help=_said("lab-option-seed"))
    parser.add_argument("--workers", metavar="N", type=whole_number(1, 256), help=_said("lab-option-workers"))
    parser.add_argument("--effort", metavar="N", type=whole_number(1, 10**12), help=_said("lab-option-effort"))
    add_option(parser)
    parser.add_argument("--components", metavar="FILE", help=_said("lab-option-components"))
    parser.add_argument("--position", metavar="FILE", help=_said("lab-option-position"))
    parser.add_argument("--json", metavar="FILE", help=_said("lab-option-json"))


def run(options: argparse.Namespace) -> None:
    plan = Plan(
        options.game,
        tuple(options.bots.split(",")),
        options.games,
        options.seed or new_seed(),
        dict(options.option),
        Components.from_file(options.components) if options.components else None,
        options.effort,
        read_file(options.position) if options.position else None,
    ).checked()
    played: list[Outcome] = []
    try:
        played.extend(_shown(outcomes(plan, options.workers), plan.games))
    except KeyboardInterrupt:  # report the games played so far, as if no more had been asked for
        if played:
            _tell(plan, played, options.json)
        raise
    _tell(plan, played, options.json)


def _shown(played: Iterable[Outcome], games: int) -> Iterable[Outcome]:
    """The same outcomes, with a progress bar if there is a terminal."""
    bar, about = Console(stderr=True), _said("lab-playing")
    return track(played, about, total=games, console=bar, disable=not bar.is_terminal, transient=True)


def _tell(plan: Plan, played: list[Outcome], file: str | None) -> None:
    told = report(msgspec.structs.replace(plan, games=len(played)), played)
    if file:
        write_file(file, msgspec.json.format(msgspec.json.encode(told)) + b"\n")
    Console(width=120, highlight=False).print(_table(told))  # wider than any table: nothing is cut off
    console().print(_summary(told))


def _said(id: str, **args: str | int) -> str:
    return say(Message(id, args))


def _table(told: Report) -> Table:
    table = Table(box=SIMPLE_HEAD, show_edge=False, pad_edge=False)
    table.add_column(_said("lab-bot"), no_wrap=True)
    kinds = list(told.bots[0].counted)
    headings = ["lab-won", "lab-tied", "lab-share", "lab-points", *(f"{told.plan.game}-lab-{kind}" for kind in kinds)]
    for heading in headings:
        table.add_column(_said(heading), justify="right", no_wrap=True)
    for number, bot in enumerate(told.bots, 1):
        share = bot.share
        interval = f"{share.mean:.1%} ({share.low:.1%}–{share.high:.1%})"
        used = [f"{bot.counted[kind]:.2f}" for kind in kinds]
        table.add_row(f"{number} {bot.level}", str(bot.won), str(bot.tied), interval, _with_spread(bot.points), *used)
    return table


def _summary(told: Report) -> str:
    return _said(
        "lab-summary",
        games=told.plan.games,
        turns=_with_spread(told.turns),
        shortest=told.shortest,
        longest=told.longest,
        seed=told.plan.seed,
    )


def _with_spread(estimate: Estimate) -> str:
    return f"{estimate.mean:.1f} ± {estimate.high - estimate.mean:.1f}"
