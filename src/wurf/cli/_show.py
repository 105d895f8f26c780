"""What the commands print: entries, sheets and results, in the current language."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from rich.markup import escape

from wurf.core.command import read_file
from wurf.core.game import NATURE
from wurf.core.match import Entry, Match
from wurf.core.record import Record, action_text, parse
from wurf.core.shown import Event
from wurf.core.telling import tell
from wurf.core.text import Message, say

__all__ = ["entry_line", "event_lines", "read_record", "result_lines"]


def read_record(file: str) -> Record:
    return parse(read_file(file))


def entry_line(match: Match, entry: Entry, names: Sequence[str]) -> str:
    """An entry as one line: who did what, in the game's notation."""
    who = say(Message("cli-nature")) if entry.seat == NATURE else names[entry.seat]
    return f"[bold]{escape(who)}[/]: {escape(action_text(match.game, entry.action))}"


def event_lines(events: Sequence[Event], names: Sequence[str]) -> Iterator[str]:
    """The events as sentences. A name in a record may say what kind of bot it is; that belongs to no sentence."""
    called = [re.sub(r" \([^()]*\)$", "", name) for name in names]
    for event in events:
        yield f"  {escape(tell(event, called))}"


def result_lines(match: Match, names: Sequence[str]) -> Iterator[str]:
    """The final scores, the best first, with every point explained."""
    result = match.result
    if result.tie_break is not None:
        yield str(result.tie_break)
    for seat in sorted(range(len(names)), key=lambda seat: result.ranks[seat]):
        points = say(Message("points", {"points": result.points[seat]}))
        yield f"[bold]{result.ranks[seat]}. {escape(names[seat])}: {points}[/]"
        for line in result.accounts[seat]:
            yield f"   {line.points:>3}  {line.message}"
