"""A person's own finished games: results, luck and skill, as JSON or as a table to take along."""

from __future__ import annotations

import asyncio
import csv
import io
from contextlib import suppress
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from wurf.games import UnknownGame
from wurf.server import finished
from wurf.server import wire_review as review
from wurf.server.analyst import Analyst
from wurf.server.http import json
from wurf.server.people import People
from wurf.store import OtherRules, Seats, Store, Summary

__all__ = ["routes"]

FIELDS: Final = ("day", "game", "seats", "seat", "points", "rank", "opponents", "luck", "skill", "table")


def routes(store: Store, people: People, analyst: Analyst) -> list[BaseRoute]:
    async def statistics(request: Request) -> Response:
        person = await people.person(request)
        own = await asyncio.to_thread(Seats(store).own, person.id) if person else []
        played: list[review.Played] = []
        for summary in own:
            seats = (
                n for n, s in enumerate(summary.seats) if s.state == "taken" and person and s.person_id == person.id
            )
            with suppress(OtherRules, UnknownGame):  # a game of an older Wurf, or one that is no longer installed
                played += [await _played(summary, seat) for seat in seats if summary.finished]
        if request.query_params.get("format") == "csv":
            headers = {"content-disposition": 'attachment; filename="wurf.csv"'}
            return Response(_as_csv(played), media_type="text/csv; charset=utf-8", headers=headers)
        return json(review.Statistics(tuple(played)))

    async def _played(summary: Summary, seat: int) -> review.Played:
        result = await asyncio.to_thread(finished.result, store, summary.id)
        account = await analyst.account(summary.id, seat)
        others = [sitting.name for number, sitting in enumerate(summary.seats) if number != seat]
        return review.Played(
            table=summary.id,
            game=summary.game,
            day=summary.updated[:10],
            seat=seat,
            points=result.points[seat],
            rank=result.ranks[seat],
            seats=len(summary.seats),
            opponents=tuple(others),
            luck=account.luck.value if account else None,
            skill=account.skill.value if account else None,
            words=account.words if account else {},
        )

    return [Route("/api/me/statistics", statistics)]


def _as_csv(played: list[review.Played]) -> str:
    text = io.StringIO()
    writer = csv.writer(text)
    writer.writerow(FIELDS)
    for one in played:
        writer.writerow([_cell(getattr(one, field)) for field in FIELDS])
    return text.getvalue()


def _cell(value: object) -> object:
    """What a spreadsheet shows as it is: a name that looks like a formula must not become one."""
    if isinstance(value, tuple):
        value = ", ".join(map(str, value))
    return f"'{value}" if isinstance(value, str) and value[:1] in "=+-@\t\r" and value else value
