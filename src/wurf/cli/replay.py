"""`wurf replay FILE`: step through a match in the terminal."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from wurf.cli._parser import Commands
from wurf.cli._show import entry_line, event_lines, read_record, result_lines
from wurf.core.command import console, whole_number
from wurf.core.match import Match
from wurf.core.record import replay
from wurf.core.text import Message, say
from wurf.games import load

__all__ = ["add"]

NEXT = ("\r", "\n", " ", "n", "\x1b[C")  # the last is the right arrow key
BACK = ("b", "\x1b[D")
QUIT = ("q", "\x1b", "\x03", "\x04", "")


def add(commands: Commands) -> None:
    parser = commands.add("replay", run)
    parser.add_argument("file", metavar="FILE", help=say(Message("cli-record-file")))
    parser.add_argument("--all", action="store_true", help=say(Message("cli-option-all")))
    parser.add_argument("--position", metavar="N", help=say(Message("cli-option-position")))


def run(options: argparse.Namespace) -> None:
    record = read_record(options.file)
    match = replay(record, load)
    names = record.names or tuple(str(Message("page-player", {"number": n + 1})) for n in range(match.setup.seats))
    if options.position is not None:
        at = whole_number(0, match.sequence)(options.position)
        print(match.game.write_state(match.at(at)), end="")
    elif options.all or not (sys.stdin.isatty() and sys.stdout.isatty()):
        _print_all(match, names)
    else:
        _step_through(match, names)


def _print_all(match: Match, names: Sequence[str]) -> None:
    show = console().print
    for sequence, entry, events, *_ in match.told(None):
        show(f"{sequence:>4}  {entry_line(match, entry, names)}")
        for line in event_lines(events, names):
            show(f"      {line}")
    show()
    for line in _picture(match, match.sequence, names):
        show(line)


def _step_through(match: Match, names: Sequence[str]) -> None:
    at, told = 0, list(match.told(None))
    with console().screen(hide_cursor=True), _keys() as keys:
        while True:
            console().clear()
            place: dict[str, str | int] = {"game": match.game.meta.title, "at": at, "of": match.sequence}
            console().print(say(Message("cli-replay-place", place)), style="dim")
            if at:
                _, entry, events, *_ = told[at - 1]
                console().print("\n".join([entry_line(match, entry, names), *event_lines(events, names)]))
            console().print("\n".join(["", *_picture(match, at, names), ""]))
            console().print(say(Message("cli-replay-keys")), style="dim", end="")
            key = next(keys)
            if key in QUIT:
                return
            at = min(at + 1, match.sequence) if key in NEXT else max(at - 1, 0) if key in BACK else at


def _picture(match: Match, at: int, names: Sequence[str]) -> Iterator[str]:
    """The table at this point of the match, and the final scores at its end."""
    yield match.game.text(match.game.view(match.at(at), None), names)
    if at == match.sequence and match.over:
        yield ""
        yield from result_lines(match, names)


@contextmanager
def _keys() -> Iterator[Iterator[str]]:
    """The keys typed, one by one, without waiting for Enter; "" at the end of the input."""
    if sys.platform == "win32":
        import msvcrt

        yield iter(msvcrt.getwch, None)
    else:
        import termios
        import tty

        keyboard = sys.stdin.fileno()
        before = termios.tcgetattr(keyboard)
        tty.setcbreak(keyboard)
        try:
            yield iter(lambda: os.read(keyboard, 8).decode(errors="replace"), None)
        finally:
            termios.tcsetattr(keyboard, termios.TCSADRAIN, before)
