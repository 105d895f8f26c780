"""What the commands of the lab share: their options, a run with its progress bar, and figures in tables."""

from __future__ import annotations

import argparse
import errno
import os
from collections.abc import Callable, Sequence
from pathlib import Path
from time import monotonic
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from wurf.cli._parser import Parser, add_option, whole_number
from wurf.core.command import console, read_file
from wurf.core.game import Components
from wurf.core.rng import new_seed
from wurf.core.text import Message, WurfError, say
from wurf.lab.estimates import Estimate
from wurf.lab.extras import need
from wurf.lab.plan import Limits, Plan, is_guest
from wurf.lab.runners import Local, Runner
from wurf.lab.runs import Run
from wurf.lab.simulate import Failing

__all__ = ["add_playing", "add_running", "interval", "plan_from", "play", "said", "table", "tell"]

MEGABYTE = 1 << 20


def said(id: str, **args: str | int | Message) -> str:
    return say(Message(id, args))


def add_playing(parser: Parser, bots: str, games: int) -> None:
    """The options that say what is played."""
    parser.add_argument("game", metavar="GAME", help=said("lab-option-game"))
    parser.add_argument("--bots", metavar="BOT,BOT", default=bots, help=said("lab-option-bots"))
    help = said("lab-option-games", games=games)
    parser.add_argument("--games", metavar="N", type=whole_number(1, 10**6), default=games, help=help)
    parser.add_argument("--seed", metavar="TEXT", help=said("lab-option-seed"))
    parser.add_argument("--effort", metavar="N", type=whole_number(1, 10**12), help=said("lab-option-effort"))
    add_option(parser)
    parser.add_argument("--components", metavar="FILE", help=said("lab-option-components"))
    seconds = whole_number(1, 3600)
    parser.add_argument("--seconds", metavar="N", type=seconds, default=10, help=said("lab-option-seconds"))
    memory = whole_number(64, 1 << 20)
    parser.add_argument("--memory", metavar="MB", type=memory, default=4096, help=said("lab-option-memory"))


def add_running(parser: Parser) -> None:
    """The options that say where it is played."""
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--workers", metavar="N", type=whole_number(1, 256), help=said("lab-option-workers"))
    where.add_argument("--cluster", metavar="ADDRESS", help=said("lab-option-cluster"))
    parser.add_argument("--resume", action="store_true", help=said("lab-option-resume"))
    parser.add_argument("--json", metavar="FILE", help=said("lab-option-json"))
    parser.add_argument("--report", metavar="FOLDER", help=said("lab-option-report"))


def _bot_files(bots: Sequence[str]) -> dict[str, str]:
    """The sources of bots of one's own, by the names in `bots`."""
    return {bot: read_file(bot) for bot in bots if is_guest(bot)}


def _limits(options: argparse.Namespace) -> Limits:
    return Limits(float(options.seconds), options.memory * MEGABYTE)


def plan_from(options: argparse.Namespace, bots: Sequence[str], games: int, **more: Any) -> Plan:
    """The plan that the options describe, not checked yet."""
    return Plan(
        options.game,
        tuple(bots),
        games,
        options.seed or new_seed(),
        dict(options.option),
        Components.from_file(options.components) if options.components else None,
        options.effort,
        files=_bot_files(bots),
        limits=_limits(options),
        **more,
    )


def play(
    options: argparse.Namespace, plans: Sequence[Plan], tell: Callable[[Run], None], so_far: Callable[[Run], str]
) -> None:
    """Play the plans with a progress bar, and tell the result. Whatever ends it early, what has been played is told and
    kept. `so_far` is the running result, in a few words."""
    _check_targets(options)
    runner = _runner(options)
    if options.resume:
        run = Run.resumed(plans, options.seed)
    else:
        run = Run(plans)
        run.keep()
    try:
        _watched(run, runner, so_far)
    except (KeyboardInterrupt, WurfError):
        try:
            if run.done:
                tell(run)
        finally:
            _tell_aside("lab-interrupted", done=run.done, games=run.games)
        raise
    try:
        tell(run)
    except (KeyboardInterrupt, WurfError):  # such as a disk that is too full for the report
        _tell_aside("lab-kept")
        raise
    run.forget()


def _tell_aside(id: str, **args: int) -> None:
    Console(stderr=True, highlight=False, soft_wrap=True).print(say(Message(id, args)))


def _check_targets(options: argparse.Namespace) -> None:
    """Refuse a report that cannot be written before the games are played, not after."""
    for file in filter(None, (options.json, getattr(options, "write", None))):
        folder = Path(file).parent
        if Path(file).is_dir():
            raise WurfError("lab-error-file", file=file, reason=os.strerror(errno.EISDIR))
        if not folder.is_dir():
            raise WurfError("lab-error-file", file=file, reason=os.strerror(errno.ENOENT))
    if options.report:
        try:
            Path(options.report).mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise WurfError("lab-error-file", file=options.report, reason=error.strerror or "") from error


def _runner(options: argparse.Namespace) -> Runner:
    if options.cluster is None:
        return Local(options.workers)
    need("cluster")
    from wurf.lab.cluster import Cluster

    return Cluster(options.cluster)


def _watched(run: Run, runner: Runner, so_far: Callable[[Run], str]) -> None:
    screen = Console(stderr=True)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        TextColumn("{task.fields[so_far]}"),
    )
    with Progress(*columns, console=screen, disable=not screen.is_terminal, transient=True) as progress:
        bar = progress.add_task(said("lab-playing"), total=run.games, completed=run.done, so_far="")
        due = 0.0
        for done in run.play(runner):
            progress.update(bar, completed=done)
            if screen.is_terminal and (begun := monotonic()) >= due:
                progress.update(bar, so_far=so_far(run))
                due = begun + max(0.2, 20 * (monotonic() - begun))  # however many games there are, it costs little


def tell(failing: Sequence[Failing]) -> None:
    """Name the bots that lost games by what they did wrong."""
    for one in failing:
        name = Path(one.bot).name
        where = said("lab-guest-line", bot=name, line=one.line) if one.line else name
        console().print(said("lab-guest-failed", bot=where, reason=one.reason, games=one.games), markup=False)


def table(first: str, *others: str) -> Table:
    """An empty table with these headings."""
    made = Table(box=SIMPLE_HEAD, show_edge=False, pad_edge=False)
    made.add_column(first, no_wrap=True)
    for heading in others:
        made.add_column(heading, justify="right", no_wrap=True)
    return made


def interval(estimate: Estimate, form: str = ".1%") -> str:
    """A figure with its interval: 61.2% (58.0%–64.3%); a change, which may be negative: -0.4% (-3.6% … +3.0%)."""
    between = " … " if form.startswith("+") else "–"
    return f"{estimate.mean:{form}} ({estimate.low:{form}}{between}{estimate.high:{form}})"
