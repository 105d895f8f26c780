"""Lists of tables: one's own, and the public ones."""

from __future__ import annotations

import asyncio
from typing import Annotated, Final, Literal

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from wurf.server import wire_online as online
from wurf.server.http import json
from wurf.server.messages import BadMessage
from wurf.server.people import People
from wurf.server.tables import summary_for
from wurf.store import Seats, Store, iso

__all__ = ["Wanted", "routes"]

Pace = Literal["unhurried", "quick", "days"]  # without a clock, at one sitting, or over days
FORGOTTEN: Final = 14 * 24 * 3600  # seconds after which an untouched public table is no longer listed
ONE_SITTING: Final = {"move": 15 * 60, "game": 3 * 3600}  # seconds of a clock that people sit through


class Wanted(msgspec.Struct, frozen=True):
    """What to look for in the lobby."""

    game: Annotated[str, msgspec.Meta(max_length=64, pattern=r"^\w*$")] = ""
    seats: Annotated[int, msgspec.Meta(ge=1, le=8)] | None = None  # how many
    pace: Pace | None = None
    free: bool = False  # only tables with a free seat


def pace_of(clock: online.Clock | None) -> Pace:
    if clock is None:
        return "unhurried"
    return "quick" if clock.seconds <= ONE_SITTING[clock.kind] else "days"


def routes(store: Store, people: People) -> list[BaseRoute]:
    seats = Seats(store)

    async def lobby(request: Request) -> Response:
        given = {key: value for key, value in request.query_params.items() if value}
        try:
            wanted = msgspec.convert(given, Wanted, strict=False)
        except msgspec.ValidationError as error:
            raise BadMessage("error-message", reason=str(error)) from error
        since = iso(store.now() / 1000 - FORGOTTEN)
        person = await people.person(request)
        found = await asyncio.to_thread(seats.public, since, wanted.game, wanted.seats, wanted.free)
        tables = [summary_for(one, person and person.id) for one in found]
        return json(online.Tables(tuple(one for one in tables if wanted.pace in (None, pace_of(one.clock)))))

    async def own(request: Request) -> Response:
        person = await people.person(request)
        found = await asyncio.to_thread(seats.own, person.id) if person else []
        tables = [summary_for(one, person and person.id) for one in found]
        return json(online.Tables(tuple(sorted(tables, key=lambda one: not one.awaited))))

    return [Route("/api/lobby", lobby), Route("/api/me/tables", own)]
