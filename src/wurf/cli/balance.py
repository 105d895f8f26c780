"""`wurf balance GAME --vary KEY=VALUES`: what the knobs of a game change."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

import msgspec
from rich.console import Console

from wurf.cli._lab import add_playing, add_running, interval, plan_from, play, said, table
from wurf.cli._parser import Commands, UsageError
from wurf.core.command import console, write_file
from wurf.lab.balance import Balance, balance, variants
from wurf.lab.extras import need
from wurf.lab.knobs import Knob, knob_from
from wurf.lab.metrics import METRICS, check_metric
from wurf.lab.runs import Run

__all__ = ["add"]

USUAL: Final = "turns,points,margin,lead_changes,decided,real_choices,first_seat"
SHARES: Final = ("decided", "real_choices", "first_seat", "first_bot", "tied")
FORMS: Final = {metric: ".1%" if metric in SHARES else ".2f" for metric in METRICS}


def add(commands: Commands) -> None:
    parser = commands.add("balance", run)
    add_playing(parser, "medium,medium", 1000)
    parser.add_argument(
        "--vary", metavar="KEY=VALUES", action="append", type=knob_from, default=[], help=said("lab-option-vary")
    )
    help = said("lab-option-metrics", known=", ".join(METRICS))
    parser.add_argument("--metrics", metavar="NAME,NAME", default=USUAL, help=help)
    add_running(parser)


def run(options: argparse.Namespace) -> None:
    if not options.vary:
        raise UsageError("lab-error-vary-nothing")
    if options.report:
        need("report")
    metrics = options.metrics.split(",")
    for metric in metrics:
        check_metric(metric)
    plans = variants(plan_from(options, options.bots.split(","), options.games), options.vary)
    play(options, plans, lambda run: _tell(run, options, metrics), lambda run: _so_far(run, options.vary))


def _so_far(run: Run, knobs: list[Knob]) -> str:
    """The running result: how the first knob changes the number of turns."""
    games = run.complete()
    if games == 0:
        return ""
    told = balance(run.plans, knobs, [run.outcomes(index)[:games] for index in range(len(run.plans))], ["turns"])
    return f"{knobs[0].key}: {said('lab-metric-turns')} {interval(told.effects[0].change, '+.1f')}"


def _tell(run: Run, options: argparse.Namespace, metrics: list[str]) -> None:
    games = run.complete()  # after an interruption, some variants may have more
    if games == 0:
        return
    played = [run.outcomes(index)[:games] for index in range(len(run.plans))]
    told = balance(run.plans, options.vary, played, metrics)
    for knob in options.vary:
        _print_knob(told, knob, metrics)
    console().print(said("lab-balance-summary", variants=told.variants, games=told.games, seed=told.seed), markup=False)
    if options.json:
        write_file(options.json, msgspec.json.format(msgspec.json.encode(told)) + b"\n")
    if options.report:
        from wurf.lab.pages import write_balance

        pairs = [(plan.bots, outcomes) for plan, outcomes in zip(run.plans, played, strict=True)]
        write_balance(Path(options.report), told, pairs, FORMS)
        console().print(said("lab-report-written", folder=options.report), markup=False)


def _print_knob(told: Balance, knob: Knob, metrics: list[str]) -> None:
    """A table for one knob: each metric at each value, and the change from the first to the last value; those that are
    not chance have a star."""
    made = table(knob.key, *map(str, knob.values), said("lab-balance-first-to-last"))
    for effect in told.effects:
        if effect.key == knob.key and effect.metric in metrics:
            form = FORMS[effect.metric]
            change = interval(effect.change, f"+{form}") + (" *" if effect.clear else "  ")
            name = said(f"lab-metric-{effect.metric}")
            made.add_row(name, *(f"{mean.mean:{form}}" for mean in effect.means), change)
    Console(width=200, highlight=False).print(made)
