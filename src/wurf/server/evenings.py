"""A club evening: several tables play with the same dice, and each seat has its ranking."""

from __future__ import annotations

import asyncio

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from wurf.core.match import Match
from wurf.core.rng import new_seed
from wurf.server import wire
from wurf.server import wire_review as review
from wurf.server.challenges import ranked_lines
from wurf.server.http import json, read
from wurf.server.messages import NotFound
from wurf.server.names import name_from
from wurf.server.people import People
from wurf.server.tables import Tables
from wurf.server.wire_online import Stage
from wurf.store import DiceSet, DiceSets, Seat, Store, StoredTable, new_secret, new_table

__all__ = ["Evenings", "routes"]

_new = msgspec.json.Decoder(review.NewEvening)


class Evenings:
    def __init__(self, tables: Tables, store: Store, people: People) -> None:
        self._tables, self._store, self._people, self._dice = tables, store, people, DiceSets(store)

    async def create(self, request: Request) -> Response:
        """Set up an evening: its tables wait for people, and its host invites them to each."""
        wanted = await read(request, _new)
        title = name_from(wanted.title)
        open_seats = tuple(wire.SeatSpec("open") for _ in range(wanted.seats))
        game, setup = self._tables.checked(wire.NewTable(wanted.game, open_seats, wanted.options))
        person, secret = await self._people.needed(request, "")
        facts = {"seats": setup.seats, "options": setup.options}
        dice = DiceSet(new_secret(96), "evening", game.meta.id, new_seed(), facts, title=title, host_id=person.id)
        Match(game, setup, dice.seed)  # raises SetupError
        seats = tuple(Seat("open", "") for _ in range(wanted.seats))
        tables = [
            new_table(game, setup, seats)._replace(
                seed=dice.seed, dice_id=dice.id, host_id=person.id, watching="nobody"
            )
            for _ in range(wanted.tables)
        ]
        await asyncio.to_thread(self._dice.add, dice, tables)
        created = review.EveningCreated(dice.id, tuple(table.id for table in tables))
        return self._people.keep(json(created, 201), secret)

    async def look(self, request: Request) -> Response:
        person = await self._people.person(request)
        return json(await asyncio.to_thread(self._told, request.path_params["evening"], person and person.id))

    def _told(self, id: str, person: str | None) -> review.Evening:
        dice = self._dice.get(id)
        if dice is None or dice.kind != "evening":
            raise NotFound("error-not-found")
        heads = [self._store.load_head(table) for table in self._dice.tables(id)]
        heads = [head for head in heads if head.origin_id is None]  # not who plays its dice again afterwards
        revealed = self._dice.revealed(dice)
        return review.Evening(
            dice.title,
            dice.game,
            tuple(_table(head) for head in heads),
            tuple(
                ranked_lines(self._store, heads, seat, person, shown=revealed) for seat in range(dice.setup["seats"])
            ),
            revealed,
        )


def _table(head: StoredTable) -> review.EveningTable:
    names = tuple(seat.name for seat in head.seats if seat.state != "open")
    stage: Stage = "finished" if head.finished else "waiting" if head.begun is None else "running"
    return review.EveningTable(head.id, names, stage)


def routes(evenings: Evenings) -> list[BaseRoute]:
    return [
        Route("/api/evenings", evenings.create, methods=["POST"]),
        Route("/api/evenings/{evening}", evenings.look),
    ]
