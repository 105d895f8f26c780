"""`wurf analyse RECORD`: what was luck and what was skill in finished games."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

import msgspec
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.markup import escape
from rich.progress import Progress
from rich.table import Table

from wurf.cli._parser import Commands, whole_number
from wurf.cli._show import event_lines, read_record
from wurf.core.command import console
from wurf.core.game import NATURE
from wurf.core.record import Record, verify
from wurf.core.text import Message, WurfError, say
from wurf.games import load
from wurf.review import Analysis, Figure, Item, Ledger
from wurf.review.analysis import ReviewError
from wurf.review.spread import Workers

__all__ = ["add"]

MOST_MEGABYTES: Final = 8
SHOWN: Final = 2  # better choices per line


def add(commands: Commands) -> None:
    parser = commands.add("analyse", run)
    parser.add_argument("file", metavar="RECORD", help=_said("cli-analyse-file"))
    parser.add_argument("--json", action="store_true", help=_said("cli-analyse-json"))
    parser.add_argument("--effort", metavar="N", type=whole_number(2, 10**6), help=_said("cli-analyse-effort"))
    parser.add_argument("--seed", metavar="N", type=whole_number(0, 10**9), default=1, help=_said("cli-analyse-seed"))
    parser.add_argument("--workers", metavar="N", type=whole_number(1, 256), help=_said("cli-analyse-workers"))


def run(options: argparse.Namespace) -> None:
    files, failed = _files(options.file), None
    with Workers(options.workers) as workers:
        for file in files:
            try:
                record, ledger = _analysed(file, options, workers)
            except WurfError as error:
                if len(files) == 1:
                    raise
                failed = WurfError("cli-analyse-failed", file=file.name, reason=error.message)
                print(failed, file=sys.stderr)
                continue
            if options.json:
                print(msgspec.json.encode(ledger).decode())
            else:
                _show(file, record, ledger, several=len(files) > 1)
    if failed is not None:
        raise WurfError("cli-analyse-some", folder=options.file)


def _files(name: str) -> list[Path]:
    """The records that a name stands for."""
    path = Path(name)
    if not path.is_dir():
        return [path]
    files = sorted(path.glob("*.txt"))
    if not files:
        raise WurfError("cli-analyse-none", folder=name)
    return files


def _analysed(file: Path, options: argparse.Namespace, workers: Workers) -> tuple[Record, Ledger]:
    if file.is_file() and file.stat().st_size > MOST_MEGABYTES << 20:
        raise WurfError("cli-analyse-large", file=str(file), most=MOST_MEGABYTES)
    record = read_record(str(file))
    if not record.finished:
        raise ReviewError("review-error-running")
    analysis = Analysis(verify(record, load), options.effort, options.seed)
    bar = Console(stderr=True)
    with Progress(console=bar, disable=not bar.is_terminal, transient=True) as progress:
        task = progress.add_task(_said("cli-analyse-working", file=file.name), total=1.0)
        for done in workers.run(analysis):
            progress.update(task, completed=done)
    return record, analysis.ledger()


def _said(id: str, **args: str | int) -> str:
    return say(Message(id, args))


def _show(file: Path, record: Record, ledger: Ledger, *, several: bool) -> None:
    wide = Console(width=140, highlight=False)
    if several:
        console().print(f"[bold]{escape(file.name)}[/]")
    else:
        wide.print(_course(record.names, ledger))
    wide.print(_sums(record.names, ledger))
    console().print(_said("cli-analyse-points"))
    if ledger.turning:
        console().print(_said("cli-analyse-turning"))
        for sequence, event in ledger.turning:
            for line in event_lines([event], record.names):
                console().print(f"{sequence:>5}{line}")
    console().print(str(ledger.judge))


def _course(names: Sequence[str], ledger: Ledger) -> Table:
    headings = ("number", "who", "what", "chance", "luck", "gain", "loss", "better")
    table = _table(headings, left=("who", "what", "better"))
    for item in ledger.items:
        table.add_row(*_line(names, item))
    return table


def _table(headings: Sequence[str], left: Sequence[str]) -> Table:
    table = Table(box=SIMPLE_HEAD, show_edge=False, pad_edge=False)
    for heading in headings:
        said = _said(f"cli-analyse-{heading}") if heading else ""
        table.add_column(said, justify="left" if heading in left else "right", no_wrap=True)
    return table


def _line(names: Sequence[str], item: Item) -> Iterator[str]:
    """A line of the course. Of luck, the first seat's chance is shown, of a choice its own seat's."""
    chose = item.seat != NATURE
    seat = item.seat if chose else 0
    yield str(item.sequence)
    yield escape(names[item.seat]) if chose else _said("review-kind", kind=item.kind)
    yield escape(item.action)
    yield f"{item.before[seat].value:.0%} → {item.after[seat].value:.0%}"
    yield "" if chose else _percent(item.change[0])
    yield _percent(item.change[seat]) if chose else ""
    fine = item.loss is None or item.word in (None, "fine")
    yield "" if fine or item.loss is None else f"{_percent(item.loss)} {_said('review-word', word=item.word or '')}"
    better = [one for one in item.alternatives if one.better.value > 2 * one.better.error][:SHOWN]
    yield ", ".join(f"{escape(one.action)} {one.better.value:+.0%}" for one in better) if not fine else ""


def _sums(names: Sequence[str], ledger: Ledger) -> Table:
    parts = ("luck", "skill", "others", "meeting", "rest")
    table = _table(("who", "start", *parts, "result", "loss"), left=("who",))
    for name, account in zip(names, ledger.seats, strict=True):
        figures = (_percent(getattr(account, part)) for part in parts)
        start = f"{account.start.value:.0%}"
        table.add_row(escape(name), start, *figures, f"{account.result:.0%}", _percent(account.loss))
    return table


def _percent(figure: Figure) -> str:
    return f"{100 * figure.value:+.1f} ± {100 * figure.error:.1f}"
