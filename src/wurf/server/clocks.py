"""Clocks: what each seat has left follows from the record alone, entry by entry.

A clock runs for every seat that has to act, whoever sits there. A clock per move is set again at every turn; a clock
per game gets its increment when the turn is over, so that a sealed choice that is changed twice gains nothing. Taking
back gives no time back.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, NamedTuple

from wurf.core.game import NATURE, Game
from wurf.core.match import Back, Entry
from wurf.server.wire_online import Clock
from wurf.store import Seat

__all__ = ["Now", "Times", "after", "deadline", "row", "run_out", "started"]


class Times(NamedTuple):
    """What each seat had left at a time, in milliseconds."""

    left: tuple[int, ...]
    since: int

    @classmethod
    def of(cls, stored: Mapping[str, Any] | None) -> Times | None:
        return None if stored is None else cls(tuple(stored["left"]), stored["since"])

    def at(self, now: int, running: Collection[int]) -> Times:
        """The same at a later time, with these clocks running."""
        passed = max(0, now - self.since)
        left = tuple(max(0, own - passed) if seat in running else own for seat, own in enumerate(self.left))
        return Times(left, max(now, self.since))


class Now(NamedTuple):
    """Where a match stands: its state, and the sequence after which its turn began."""

    state: Any
    turn: int


def started(clock: Clock, seats: int, begun: int) -> Times:
    return Times((clock.seconds * 1000,) * seats, begun)


def after(clock: Clock, times: Times, game: Game, before: Now, entry: Entry, now: Now, at: int) -> Times:
    """What each seat has left after one more entry."""
    times = times.at(at, game.pending(before.state).seats)
    if now.turn == before.turn:
        return times
    if clock.kind == "move":
        return started(clock, len(times.left), times.since)
    if entry.seat == NATURE or isinstance(entry.action, Back):
        return times
    acted = {*game.chosen(before.state), entry.seat}
    more = clock.increment * 1000
    return times._replace(left=tuple(own + more * (seat in acted) for seat, own in enumerate(times.left)))


def deadline(times: Times, seats: Sequence[Seat], running: Collection[int]) -> int | None:
    """When the first clock of a person runs out; bots are not hurried."""
    people = [times.left[seat] for seat in running if seats[seat].kind == "person"]
    return times.since + min(people) if people else None


def run_out(times: Times, seats: Sequence[Seat], running: Collection[int], now: int) -> list[int]:
    """The seats of people whose clock has run out."""
    then = times.at(now, running)
    return [seat for seat in running if seats[seat].kind == "person" and not then.left[seat]]


def row(times: Times, seats: Sequence[Seat], running: Collection[int]) -> dict[str, Any]:
    """What is stored of the clocks in the table's row."""
    return {"clocks": times._asdict(), "deadline": deadline(times, seats, running)}
