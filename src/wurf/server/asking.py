"""Taking a move back by agreement: the question, who has to agree, and what became known since."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from wurf.core.match import Match
from wurf.server import wire_online as online
from wurf.server.seating import Seating

__all__ = ["Question"]


class Question(NamedTuple):
    """An open question, as it is stored with the table. It lapses as soon as the match goes on."""

    seat: int  # who asks
    own: tuple[int, ...]  # all seats of the page that asks
    sequence: int  # the match would stand where it stood after this entry
    turn: int  # of the match when the question was asked
    agreed: tuple[int, ...] = ()

    @classmethod
    def open_at(cls, seating: Seating, match: Match) -> Question | None:
        asked: Mapping[str, Any] | None = seating.asked
        if asked is None or match.over or asked["turn"] != match.turn or asked["sequence"] < match.since:
            return None
        return cls(asked["seat"], tuple(asked["own"]), asked["sequence"], asked["turn"], tuple(asked["agreed"]))

    def missing(self, seating: Seating) -> tuple[int, ...]:
        """The seats of other people who have not agreed yet."""
        people = (number for number, seat in enumerate(seating.seats) if seat.state == "taken")
        return tuple(seat for seat in people if seat not in self.own and seat not in self.agreed)

    def shown(self, seating: Seating, match: Match) -> online.Asked:
        undone = match.undone_by(self.sequence)
        return online.Asked(
            self.seat,
            self.sequence,
            undone.moves,
            undone.draws,
            undone.uncovered,
            self.agreed,
            self.missing(seating),
        )
