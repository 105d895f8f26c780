"""Who sits where, and what each may do: the facts of a table beside its match, as they are stored."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from wurf.server import wire_online as online
from wurf.store import Seat, StoredTable, Watching

__all__ = ["Seating", "Someone"]


class Someone(NamedTuple):
    """Who a page or a request is: a person by their cookie, the holder of seat tokens, both, or nobody."""

    person: str | None = None
    hashes: frozenset[str] = frozenset()  # of the tokens

    def holds(self, seat: Seat) -> bool:
        if seat.state != "taken":
            return False
        return (self.person is not None and seat.person_id == self.person) or seat.token_hash in self.hashes

    def held(self, seat: Seat) -> bool:
        """They sat here before, and may take the seat back."""
        return seat.state in ("left", "bot") and self.person is not None and seat.person_id == self.person


class Seating(NamedTuple):
    seats: tuple[Seat, ...]
    host_id: str | None
    finished: bool  # as it was when the seats last changed
    begun: int | None  # in milliseconds since 1970; None while the table waits for people
    public: bool
    watching: Watching
    chat: bool
    clock: online.Clock | None
    clocks: dict[str, Any] | None
    next_id: str | None
    asked: dict[str, Any] | None
    version: int

    @classmethod
    def of(cls, stored: StoredTable) -> Seating:
        facts = {field: getattr(stored, field) for field in cls._fields}
        clock = None if stored.clock is None else msgspec.convert(stored.clock, online.Clock)
        return cls(**facts | {"clock": clock})

    @property
    def full(self) -> bool:
        """Nobody else needs to come before the match can begin."""
        return all(seat.state != "open" for seat in self.seats)

    @property
    def people(self) -> int:
        """How many people sit here; those of one screen count as one."""
        return len({seat.person_id or seat.token_hash for seat in self.seats if seat.state == "taken"})

    @property
    def settings(self) -> online.TableSettings:
        return online.TableSettings(self.public, self.watching, self.chat)

    def seats_of(self, someone: Someone) -> tuple[int, ...]:
        return tuple(number for number, seat in enumerate(self.seats) if someone.holds(seat))

    def hosted_by(self, someone: Someone) -> bool:
        return someone.person is not None and someone.person == self.host_id

    def plays(self, someone: Someone) -> bool:
        """Whether they sit here or have sat here; before the match begins, everybody may be about to."""
        return self.begun is None or any(someone.holds(seat) or someone.held(seat) for seat in self.seats)

    def seen_by(self, someone: Someone, linked: bool = False) -> bool:
        """Whether they may see the table; `linked` if they have a link that lets them watch."""
        if self.watching == "anyone" or (self.watching == "link" and linked):
            return True
        return self.hosted_by(someone) or any(someone.holds(seat) or someone.held(seat) for seat in self.seats)
