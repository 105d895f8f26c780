"""Chat: ready-made phrases for everybody, free text for those who sit at the table, if the host allows it."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any, Final

from wurf.core.text import WurfError
from wurf.server import wire_online as online
from wurf.server.messages import BadMessage, NotAllowed
from wurf.server.names import line_from
from wurf.server.seating import Seating, Someone
from wurf.store import Line, Store, add_line, lines_after

__all__ = ["Patience", "said_before", "spoken"]

MOST_LINES: Final = 6  # that one page may say
IN_SECONDS: Final = 10.0


class Patience:
    """Keeps one page from talking without a pause."""

    def __init__(self) -> None:
        self._times: deque[float] = deque(maxlen=MOST_LINES)

    def take(self) -> None:
        now = asyncio.get_running_loop().time()
        if len(self._times) == MOST_LINES and now - self._times[0] < IN_SECONDS:
            raise WurfError("error-chat-fast")
        self._times.append(now)


async def spoken(
    store: Store, table: str, seating: Seating, someone: Someone, name: str, say: online.Say
) -> online.Said:
    """Store what somebody says; `name` is their own, for one who only watches. Raises WurfError if they may not."""
    seats = seating.seats_of(someone)
    if (say.phrase is None) == (say.text == ""):
        raise BadMessage("error-chat-text")
    if say.seat is not None and say.seat not in seats:
        raise NotAllowed("error-not-your-seat")
    seat = say.seat if say.seat is not None else seats[0] if seats else None
    if seat is None and (say.phrase is None or not name):
        raise NotAllowed("error-chat-watchers")
    if say.phrase is None and not seating.chat:
        raise NotAllowed("error-chat-off")
    text = line_from(say.text) if say.text else ""
    name = name if seat is None else seating.seats[seat].name
    return _said(await asyncio.to_thread(add_line, store, table, seat, name, say.phrase, text))


async def said_before(store: Store, table: str) -> list[online.Said]:
    """The newest lines."""
    return [_said(line) for line in await asyncio.to_thread(lines_after, store, table)]


def _said(line: Line) -> online.Said:
    phrase: Any = line.phrase
    return online.Said(line.number, line.seat, line.name, phrase, line.text, line.at)
