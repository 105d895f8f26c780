"""`wurf simulate GAME`: many games between bots, and a report on them."""

from __future__ import annotations

import argparse
from pathlib import Path

import msgspec
from rich.console import Console
from rich.table import Table

from wurf.cli._lab import add_playing, add_running, interval, plan_from, play, said, table, tell
from wurf.cli._parser import Commands
from wurf.core.command import console, read_file, write_file
from wurf.core.text import Message, say
from wurf.lab.estimates import Estimate, wilson
from wurf.lab.extras import need
from wurf.lab.runs import Run
from wurf.lab.simulate import Report, report

__all__ = ["add"]

TOLD = {"lead_changes": ".1f", "decided": ".0%", "real_choices": ".0%", "first_seat": ".1%", "tied": ".1%"}


def add(commands: Commands) -> None:
    parser = commands.add("simulate", run)
    add_playing(parser, "hard,medium", 100)
    parser.add_argument("--position", metavar="FILE", help=said("lab-option-position"))
    add_running(parser)


def run(options: argparse.Namespace) -> None:
    if options.report:
        need("report")
    position = read_file(options.position) if options.position else None
    plan = plan_from(options, options.bots.split(","), options.games, position=position).checked()
    play(options, [plan], lambda run: _tell(run, options), _so_far)


def _so_far(run: Run) -> str:
    """The running result: how often the first bot has won."""
    played = run.outcomes()
    share = wilson(sum(outcome.shares[0] for outcome in played), len(played))
    return f"{Path(run.plans[0].bots[0]).name} {interval(share, '.0%')}"


def _tell(run: Run, options: argparse.Namespace) -> None:
    played = run.outcomes()
    told = report(msgspec.structs.replace(run.plans[0], games=len(played)), played)
    Console(width=120, highlight=False).print(_table(told))  # wider than any table: nothing is cut off
    console().print(_summary(told))
    _print_metrics(told)
    tell(told.failing)
    if options.json:
        write_file(options.json, msgspec.json.format(msgspec.json.encode(told)) + b"\n")
    if options.report:
        from wurf.lab.pages import write_report

        write_report(Path(options.report), told, played)
        console().print(said("lab-report-written", folder=options.report), markup=False)


def _table(told: Report) -> Table:
    kinds = list(told.bots[0].counted)
    headings = ["lab-won", "lab-tied", "lab-share", "lab-points", *(f"{told.plan.game}-lab-{kind}" for kind in kinds)]
    made = table(said("lab-bot"), *map(said, headings))
    for number, bot in enumerate(told.bots, 1):
        used = [f"{bot.counted[kind]:.2f}" for kind in kinds]
        name = f"{number} {Path(bot.level).name}"
        made.add_row(name, str(bot.won), str(bot.tied), interval(bot.share), _with_spread(bot.points), *used)
    return made


def _summary(told: Report) -> str:
    return said(
        "lab-summary",
        games=told.plan.games,
        turns=_with_spread(told.turns),
        shortest=told.shortest,
        longest=told.longest,
        seed=told.plan.seed,
    )


def _print_metrics(told: Report) -> None:
    """The metrics that the table does not have, one line each, and what explains the results."""
    if len(told.plan.bots) < 2:
        return
    for metric, form in TOLD.items():
        line = say(Message(f"lab-metric-{metric}"))
        console().print(f"{line}: {interval(told.metrics[metric], form)}", markup=False)
    if told.explained is not None:
        parts = {part: f"{getattr(told.explained, part):.0%}" for part in told.explained.__struct_fields__}
        console().print(say(Message("lab-explained", parts)), markup=False)


def _with_spread(estimate: Estimate) -> str:
    return f"{estimate.mean:.1f} ± {(estimate.high - estimate.low) / 2:.1f}"
