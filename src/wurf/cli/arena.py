"""`wurf arena GAME`: a round robin between bots, with ratings and a crosstable."""

from __future__ import annotations

import argparse
from pathlib import Path

import msgspec
from rich.console import Console

from wurf.cli._lab import add_playing, add_running, interval, plan_from, play, said, table, tell
from wurf.cli._parser import Commands, whole_number
from wurf.core.command import console, write_file
from wurf.core.text import speaking
from wurf.games import load
from wurf.lab.arena import Standings, line_ups, standings
from wurf.lab.extras import need
from wurf.lab.marked import write_section
from wurf.lab.runs import Run

__all__ = ["add"]


def add(commands: Commands) -> None:
    parser = commands.add("arena", run)
    add_playing(parser, "easy,medium,hard", 120)
    parser.add_argument("--seats", metavar="N", type=whole_number(2, 8), help=said("lab-option-seats"))
    add_running(parser)
    parser.add_argument("--write", metavar="FILE", help=said("lab-option-write"))


def run(options: argparse.Namespace) -> None:
    need("ratings")
    if options.report:
        need("report")
    bots = options.bots.split(",")
    seats = options.seats or max(2, load(options.game).meta.least_seats)
    plans = line_ups(plan_from(options, bots, options.games), bots, seats)
    play(options, plans, lambda run: _tell(run, options), _so_far)


def _so_far(run: Run) -> str:
    """The running result: the mean share of each bot."""
    won: dict[str, list[float]] = {}
    for index, plan in enumerate(run.plans):
        for outcome in run.outcomes(index):
            for bot, share in zip(plan.bots, outcome.shares, strict=True):
                won.setdefault(bot, []).append(share)
    return "  ".join(f"{Path(bot).name} {sum(shares) / len(shares):.0%}" for bot, shares in won.items())


def _tell(run: Run, options: argparse.Namespace) -> None:
    told = standings(run.plans, [run.outcomes(index) for index in range(len(run.plans))])
    headings, rows = _crosstable(told)
    made = table(*headings)
    for row in rows:
        made.add_row(*row)
    Console(width=200, highlight=False).print(made)
    console().print(said("lab-arena-summary", games=told.games, seats=told.seats, seed=told.seed), markup=False)
    tell(told.failing)
    if options.json:
        write_file(options.json, msgspec.json.format(msgspec.json.encode(told)) + b"\n")
    if options.report:
        from wurf.lab.pages import write_standings

        played = [(plan.bots, run.outcomes(index)) for index, plan in enumerate(run.plans)]
        write_standings(Path(options.report), told, played, headings, rows)
        console().print(said("lab-report-written", folder=options.report), markup=False)
    if options.write and run.done == run.games:
        with speaking("en"):
            write_section(options.write, _section(told), _markdown(told, options))


def _crosstable(told: Standings) -> tuple[list[str], list[list[str]]]:
    bots = [Path(one.bot).name for one in told.bots]
    headings = [said(f"lab-{word}") for word in ("bot", "games", "rating", "share")]
    headings += [said("lab-arena-against", bot=bot) for bot in bots]
    rows = []
    for name, one in zip(bots, told.bots, strict=True):
        met = [one.against.get(other.bot) for other in told.bots]
        against = ["" if estimate is None else interval(estimate, ".0%") for estimate in met]
        rows.append([name, str(one.games), interval(one.rating, ".1f"), interval(one.share), *against])
    return headings, rows


def _section(told: Standings) -> str:
    bots = ", ".join(sorted(Path(one.bot).name for one in told.bots))
    return f"arena {told.game} {told.seats} {bots}"


def _markdown(told: Standings, options: argparse.Namespace) -> str:
    """The table for a file, with the command that gives the same one."""
    headings, rows = _crosstable(told)
    lines = [headings, ["---", *["---:"] * (len(headings) - 1)], *rows]
    command = f"wurf arena {told.game} --bots {options.bots} --seats {told.seats} --games {told.games}"
    command += f" --effort {options.effort}" if options.effort else ""
    command += "".join(f" --option {name}={value}" for name, value in options.option)
    title = said("lab-arena-title", game=load(told.game).meta.title, seats=told.seats)
    table = "\n".join(f"| {' | '.join(line)} |" for line in lines)
    return f"### {title}\n\n{table}\n\n`{command} --seed {told.seed}`"
