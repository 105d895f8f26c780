"""What a page is told about a table apart from its match: `wire_online.Around`."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import NamedTuple

from wurf.core.match import Match
from wurf.server import wire_online as online
from wurf.server.asking import Question
from wurf.server.clocks import Times
from wurf.server.seating import Seating, Someone

__all__ = ["Present", "around", "turn_began"]


class Present(NamedTuple):
    """Who is at a table right now."""

    seats: frozenset[int] = frozenset()  # a page of who sits here is connected
    watchers: int = 0

    @classmethod
    def of(cls, seating: Seating, pages: Collection[Someone]) -> Present:
        held = [seating.seats_of(someone) for someone in pages]
        return cls(frozenset(seat for seats in held for seat in seats), sum(not seats for seats in held))

    @classmethod
    def read(cls, text: str) -> Present:
        """The reverse of `text`."""
        seats, _, watchers = text.partition("/")
        return cls(frozenset(int(seat) for seat in seats.split(",") if seat), int(watchers))

    @property
    def text(self) -> str:
        """In a few characters, for other processes: `0,2/1`."""
        return f"{','.join(map(str, sorted(self.seats)))}/{self.watchers}"

    def together(self, others: Iterable[Present]) -> Present:
        everywhere = [self, *others]
        return Present(
            frozenset[int]().union(*(one.seats for one in everywhere)), sum(one.watchers for one in everywhere)
        )


def around(
    seating: Seating,
    match: Match,
    to_act: Collection[int],
    present: Present,
    someone: Someone,
    times: Times | None,
    now: int,
) -> online.Around:
    """The table around the match, for one page."""
    begun = seating.begun is not None
    since = turn_began(match, seating) if begun else None
    question = Question.open_at(seating, match)
    infos = tuple(
        online.SeatAround(
            state=seat.state,
            name=seat.name,
            level=seat.level,
            yours=someone.holds(seat),
            former=someone.held(seat),
            here=number in present.seats,
            since=since if begun and number in to_act else None,
        )
        for number, seat in enumerate(seating.seats)
    )
    hosts = [n for n, seat in enumerate(seating.seats) if seat.person_id and seat.person_id == seating.host_id]
    return online.Around(
        version=seating.version,
        stage="waiting" if not begun else "finished" if match.over else "running",
        seats=infos,
        watchers=present.watchers,
        settings=seating.settings,
        clock=seating.clock,
        host=seating.hosted_by(someone),
        host_seat=hosts[0] if hosts else None,
        asked=question.shown(seating, match) if begun and question else None,
        next=seating.next_id,
        clocks=_clocks(times, match, now) if begun and times else None,
        now=now,
    )


def _clocks(times: Times, match: Match, now: int) -> online.ClocksNow:
    running = match.pending.seats
    return online.ClocksNow(times.at(now, running).left, tuple(running))


def turn_began(match: Match, seating: Seating) -> int | None:
    """When the seats to act got their turn: sealed choices in between do not change it."""
    return seating.begun if match.turn <= match.since else match.time_of(match.turn)
