"""Turning points of a match, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from wurf.core.shown import Event
from wurf.core.text import Message
from wurf.review.ledger import SURE, Item

__all__ = ["turning_points"]

MOST: Final = 5
LEAST: Final = 0.05


def turning_points(found: Sequence[Item]) -> tuple[tuple[int, Event], ...]:
    """The moments that changed the chances most, and for sure, in the order of the match: the sequence, and a sentence
    about the seat that it helped or cost most."""
    told = []
    for one in found:
        seat = max(range(len(one.change)), key=lambda seat: abs(one.change[seat].value))
        if one.kind == "choice":
            seat = one.seat
        change = one.change[seat]
        if abs(change.value) >= LEAST and abs(change.value) > SURE * change.error:
            told.append((abs(change.value), one, seat))
    told.sort(key=lambda one: -one[0])
    points = [(one.sequence, _sentence(one, seat)) for _, one, seat in told[:MOST]]
    return tuple(sorted(points, key=lambda point: point[0]))


def _sentence(one: Item, seat: int) -> Event:
    change = one.change[seat].value
    args: dict[str, str | int | Message] = {
        "kind": one.kind,
        "way": "up" if change > 0 else "down",
        "before": round(one.before[seat].value * 100),
        "after": round(one.after[seat].value * 100),
    }
    id = "review-event-choice" if one.kind == "choice" else "review-event-luck"
    return Event("turning", Message(id, args), seat, (one.action,) if one.action else ())
