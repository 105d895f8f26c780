"""A table's life over HTTP: creating, inviting, sitting down, leaving, and what only its host may do."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from wurf.core.rng import seed_hash
from wurf.core.text import WurfError
from wurf.server import wire
from wurf.server import wire_online as online
from wurf.server.http import body, json, read
from wurf.server.messages import NotAllowed, SeatTaken, decoded
from wurf.server.names import name_from
from wurf.server.people import People, link_of, nothing_here
from wurf.server.seating import Seating, Someone
from wurf.server.tables import Tables, summary_for
from wurf.store import Seats, Store, StoreConflict, UnknownTable, called, new_secret, token_hash

__all__ = ["BOT_NAMES", "Sitting", "routes"]

BOT_NAMES: Final = ("Momo", "Tilda", "Rufus", "Nelly", "Oskar", "Pippa", "Bruno", "Lotta")
_new_table = msgspec.json.Decoder(wire.NewTable)
_sit = msgspec.json.Decoder(online.Sit)
_bot = msgspec.json.Decoder(online.BotSeat)
_begin = msgspec.json.Decoder(online.Begin)
_settings = msgspec.json.Decoder(online.TableSettings)
_token = msgspec.json.Decoder(online.LinkToken)


class Sitting:
    def __init__(self, tables: Tables, store: Store, people: People) -> None:
        self._tables, self._store, self._people, self._seats = tables, store, people, Seats(store)

    # For everybody

    async def create(self, request: Request) -> Response:
        wanted = decoded(await body(request), _new_table)
        self._tables.checked(wanted)  # no person is stored for a table that cannot be set up
        name = next((name_from(seat.name) for seat in wanted.seats if seat.kind == "person"), "")
        person, secret = await self._people.needed(request, name)
        created = await self._tables.create(wanted, person.id)
        return self._people.keep(json(created, 201), secret)

    async def linked(self, request: Request) -> Response:
        token, people = (await read(request, _token)).token, self._people.stored
        link = await asyncio.to_thread(people.link, token)
        if link is None:
            raise nothing_here()
        asking = await self._people.person(request)
        found = await asyncio.to_thread(self._store.summaries, [link.table_id or ""])
        table = summary_for(found[0], asking and asking.id) if found else None
        person = await asyncio.to_thread(people.get, link.person_id or "")
        return json(online.Linked(link.kind, table, person.name if person else ""))

    async def take(self, request: Request) -> Response:
        wanted = await read(request, _sit)
        name = name_from(wanted.name)
        id, seating, someone = await self._at(request)
        invited = await self._invited(id, wanted.token)
        _expect_known(id, seating, someone, invited or seating.public)
        number = self._number(request, seating)
        _expect_running(seating)
        seat = seating.seats[number]
        if not (invited or seating.public or seating.hosted_by(someone) or someone.held(seat)):
            raise _hidden(id, seating, someone)
        own = [at for at, one in enumerate(seating.seats) if someone.holds(one) or someone.held(one)]
        if number not in own and called(name, (one for at, one in enumerate(seating.seats) if at not in own)):
            raise SeatTaken("error-name-taken", name=name)  # no person is stored for a name that is refused
        person, secret = await self._people.needed(request, name)
        token = new_secret()
        sit = self._seats.reclaim if someone.held(seat) else partial(self._seats.claim, own=own)
        if not await asyncio.to_thread(sit, id, number, person.id, name, token_hash(token)):
            raise SeatTaken("error-seat-taken")
        await self._tables.reseat(id)
        return self._people.keep(json(online.Taken(id, number, token)), secret)

    async def leave(self, request: Request) -> Response:
        id, seating, someone = await self._at(request)
        _expect_known(id, seating, someone)
        number = self._number(request, seating)
        if not someone.holds(seating.seats[number]):
            raise _hidden(id, seating, someone)
        await asyncio.to_thread(self._seats.leave, id, number)
        return await self._done(id)

    async def rematch(self, request: Request) -> Response:
        """A new table for the same people, seats rotated. The first who asks makes it, and the others find it."""
        id, seating, someone = await self._at(request)
        if not (seating.seats_of(someone) or seating.hosted_by(someone)):
            raise _hidden(id, seating, someone)
        old = await asyncio.to_thread(self._store.load_head, id)
        if not old.finished:
            raise StoreConflict("error-rematch-running")
        next = seating.next_id or await self._tables.rematch(old, someone.person)
        await self._tables.reseat(id)
        new = await asyncio.to_thread(self._store.load_head, next)
        return json(wire.TableCreated(next, (None,) * len(new.seats), seed_hash(new.seed)), 201)

    # For the host

    async def links(self, request: Request) -> Response:
        id, seating = await self._hosted(request)
        seat = await self._new_link(request, id, "seat", "join")
        watch = None if seating.watching == "nobody" else await self._new_link(request, id, "watch", "watch")
        return json(online.Links(seat, watch), 201)

    async def free(self, request: Request) -> Response:
        id, seating = await self._hosted(request)
        _expect_running(seating)
        await asyncio.to_thread(self._seats.free, id, self._number(request, seating))
        return await self._done(id)

    async def bot(self, request: Request) -> Response:
        wanted = await read(request, _bot)
        id, seating = await self._hosted(request)
        _expect_running(seating)
        number = self._number(request, seating)
        name = name_from(wanted.name) if wanted.name else bot_name(seating, number)
        await asyncio.to_thread(self._seats.give_to_bot, id, number, wanted.level, name)
        return await self._done(id)

    async def begin(self, request: Request) -> Response:
        level = (await read(request, _begin)).level
        id, _ = await self._hosted(request)
        await asyncio.to_thread(self._seats.fill, id, level, BOT_NAMES)
        return await self._done(id)

    async def settings(self, request: Request) -> Response:
        wanted = await read(request, _settings)
        id, _ = await self._hosted(request)
        await asyncio.to_thread(lambda: self._seats.change(id, **msgspec.structs.asdict(wanted)))
        if wanted.watching == "nobody":
            await asyncio.to_thread(lambda: self._people.stored.drop_links("watch", table=id))
        return await self._done(id)

    # Who may do what

    async def seen(self, request: Request) -> str:
        """The id of a table that this request may look at; raises UnknownTable if it may not."""
        id, seating, someone = await self._at(request)
        if not seating.seen_by(someone, await self._people.has_link(request, id)):
            raise UnknownTable("error-table", table=id[:40])
        return id

    async def _at(self, request: Request) -> tuple[str, Seating, Someone]:
        id = request.path_params["table"]
        someone = await self._people.someone(request)
        return id, Seating.of(await asyncio.to_thread(self._store.load_head, id)), someone

    async def _hosted(self, request: Request) -> tuple[str, Seating]:
        id, seating, someone = await self._at(request)
        if not seating.hosted_by(someone):
            raise _hidden(id, seating, someone)
        return id, seating

    def _number(self, request: Request, seating: Seating) -> int:
        number: int = request.path_params["seat"]
        if number >= len(seating.seats):
            raise WurfError("error-seat", seat=min(number, 999) + 1, seats=len(seating.seats))
        return number

    async def _invited(self, id: str, token: str) -> bool:
        link = await asyncio.to_thread(self._people.stored.link, token) if token else None
        return link is not None and (link.kind, link.table_id) == ("seat", id)

    async def _new_link(self, request: Request, id: str, kind: online.LinkKind, path: str) -> online.Link:
        made = await asyncio.to_thread(lambda: self._people.stored.new_link(kind, table=id))
        return link_of(self._people.settings, request, path, *made)

    async def _done(self, id: str) -> Response:
        await self._tables.reseat(id)
        head = await asyncio.to_thread(self._store.load_head, id)
        return json(online.Done(head.version))


def bot_name(seating: Seating, number: int) -> str:
    """The name of who sat here, or a bot's name that nobody at the table has."""
    taken = {seat.name for seat in seating.seats}
    return seating.seats[number].name or next(name for name in BOT_NAMES if name not in taken)


def _expect_running(seating: Seating) -> None:
    """The record of a finished match has the names of those who played it."""
    if seating.finished:
        raise StoreConflict("error-game-over")


def _expect_known(id: str, seating: Seating, someone: Someone, told: bool = False) -> None:
    """Who may not see a table, and was not told of it, learns nothing of it: not even how many seats it has."""
    if not (told or seating.seen_by(someone)):
        raise UnknownTable("error-table", table=id[:40])


def _hidden(id: str, seating: Seating, someone: Someone) -> WurfError:
    """The refusal for someone without the right: where they may not even see the table, as if there were none."""
    if seating.seen_by(someone):
        return NotAllowed("error-not-allowed")
    return UnknownTable("error-table", table=id[:40])


def routes(sitting: Sitting) -> list[BaseRoute]:
    table, seat = "/api/tables/{table}", "/api/tables/{table}/seats/{seat:number}"
    addresses = {
        "/api/links": sitting.linked,
        f"{table}/links": sitting.links,
        f"{table}/begin": sitting.begin,
        f"{table}/settings": sitting.settings,
        f"{table}/rematch": sitting.rematch,
        f"{seat}/take": sitting.take,
        f"{seat}/leave": sitting.leave,
        f"{seat}/free": sitting.free,
        f"{seat}/bot": sitting.bot,
    }
    return [Route(path, act, methods=["POST"]) for path, act in addresses.items()]
