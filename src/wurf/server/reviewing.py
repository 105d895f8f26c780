"""The review room over HTTP: playing on from a moment, the same dice again, records as files, and analyses."""

from __future__ import annotations

import asyncio
import hashlib
import re
from collections.abc import Awaitable, Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from typing import Any, Final, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route

from wurf.core import record as records
from wurf.core.game import Components, Game, SetupError
from wurf.core.match import Match
from wurf.core.record import RecordError
from wurf.core.rng import new_seed, seed_hash
from wurf.core.text import language_from
from wurf.games import load
from wurf.review.analysis import ReviewError
from wurf.server import finished, wire
from wurf.server import wire_review as review
from wurf.server.analyst import Analyst
from wurf.server.http import body, json, read
from wurf.server.messages import NotAllowed, NotFound
from wurf.server.names import name_from
from wurf.server.people import People
from wurf.server.seating import Seating, Someone
from wurf.server.sitting import Sitting
from wurf.server.tables import Tables, seats_from
from wurf.store import (
    DiceSet,
    DiceSets,
    Reviews,
    Seat,
    Store,
    StoreConflict,
    StoredTable,
    UnknownTable,
    new_secret,
    new_table,
    opened,
    resumed,
    written,
)

__all__ = ["Reviewing", "routes"]

T = TypeVar("T")
LOOKING: Final = 2  # threads
MOST_RECORD: Final = 2 * 1024 * 1024  # bytes
MOST_ENTRIES: Final = 5_000
MOST_COMPARED: Final = 100  # tables
MOST_ASKED: Final = 8  # choices of one moment
Make = Callable[[str], Awaitable[wire.TableCreated]]  # makes a table for its host
BOT: Final = re.compile(r"(.*) \(bot, (easy|medium|hard)\)")
_fork = msgspec.json.Decoder(review.Fork)
_again = msgspec.json.Decoder(review.Again)
_tried = msgspec.json.Decoder(review.Tried)


class Reviewing:
    def __init__(
        self,
        tables: Tables,
        store: Store,
        people: People,
        sitting: Sitting,
        analyst: Analyst,
        games: Mapping[str, Game],
    ) -> None:
        self._tables, self._store, self._people, self._sitting = tables, store, people, sitting
        self._games = games
        self._threads = ThreadPoolExecutor(LOOKING, "wurf-review")
        self._reviews, self._dice, self._analyst = Reviews(store), DiceSets(store), analyst

    async def _apart(self, work: Callable[..., T], *about: Any) -> T:
        """What some work finds that takes long. Few do such work at a time: nobody who plays waits for it."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, partial(work, *about))

    # Who may look

    async def readable(self, request: Request) -> str:
        """The id of a finished table that this request may look at in all its moments. While the dice are secret,
        because others still play with them, only the people of the table may."""
        id = await self._sitting.seen(request)
        head = await asyncio.to_thread(self._store.load_head, id)
        finished.expect_finished(head)
        if head.dice_id is not None and not await self._revealed(id):
            person = await self._people.person(request)
            if person is None or person.id not in {seat.person_id for seat in head.seats}:
                raise NotAllowed("error-dice-secret")
        return id

    async def revealed(self, request: Request) -> str:
        """The same for what tells the seed."""
        id = await self.readable(request)
        if not await self._revealed(id):
            raise NotAllowed("error-dice-secret")
        return id

    async def _revealed(self, id: str) -> bool:
        dice = await asyncio.to_thread(self._dice.of_table, id)
        return dice is None or await asyncio.to_thread(self._dice.revealed, dice)

    # Looking

    async def record(self, request: Request) -> Response:
        id = await self.revealed(request)
        text = await self._apart(finished.record_text, self._store, id)
        return PlainTextResponse(text, headers={"content-disposition": f'attachment; filename="wurf-{id}.txt"'})

    async def verified(self, request: Request) -> Response:
        return json(await self._apart(finished.verified, self._store, await self.revealed(request)))

    async def curve(self, request: Request) -> Response:
        return json(await self._apart(finished.curve, self._store, await self.readable(request)))

    async def moment(self, request: Request) -> Response:
        id, sequence, asked = await self.readable(request), request.path_params["sequence"], request.query_params
        language = language_from(asked.get("text")) if "text" in asked else ""
        seat = int(asked["seat"]) if re.fullmatch(r"\d{1,2}", asked.get("seat", "")) else None
        choices = asked.getlist("choice")[:MOST_ASKED]
        return json(await asyncio.to_thread(finished.moment, self._store, id, sequence, language, seat, choices))

    async def turns(self, request: Request) -> Response:
        return json(await self._apart(finished.turns, self._store, await self.readable(request)))

    async def keep_record(self, request: Request) -> Response:
        text = await _text(request)
        return json(review.RecordOpened(await self._apart(self._kept, text)), 201)

    def _kept(self, text: str) -> str:
        """The finished table of a record, made unless there is one already."""
        id = "r-" + hashlib.sha256(text.encode()).hexdigest()[:24]
        try:
            return self._store.load_head(id).id
        except UnknownTable:
            pass
        record = records.parse(text)
        if not record.finished:
            raise ReviewError("review-error-running")
        if len(record.moves) > MOST_ENTRIES:
            raise ReviewError("review-error-huge", entries=len(record.moves), most=MOST_ENTRIES)
        seats = tuple(map(_seat_in_record, record.names))
        match = records.verify(record, self._game)
        table = new_table(match.game, match.setup, seats)
        entries = tuple(written(match.game, entry)._replace(at=entry.at) for entry in match.entries)
        kept = table._replace(
            id=id,
            seed=record.seed or "",
            finished=True,
            begun=record.began or self._store.now(),
            earlier=record.earlier or None,
            entries=entries,
        )
        with suppress(StoreConflict):  # somebody else has just brought the same record
            self._reviews.keep_record(kept)
        resumed(self._store, id)  # which stores snapshots: then every moment is near one
        return id

    def _game(self, id: str, components: Components | None) -> Game:
        """The game of a record, with its shipped components or with those that are played with here. Others would be
        anybody's invention, and to check one's own invention may take for ever."""
        ours = self._games.get(id)
        if components is None or ours is None:
            return load(id)
        if components.hash != ours.components.hash:
            raise RecordError("error-record-components-here", game=ours.meta.title)
        return ours

    # Playing on, and again

    async def fork(self, request: Request) -> Response:
        wanted = await read(request, _fork)
        id = await self.revealed(request)
        return await self._created(request, wanted.seats, partial(self._play_on, id, wanted))

    async def _play_on(self, id: str, wanted: review.Fork, host: str) -> wire.TableCreated:
        match = await asyncio.to_thread(self._forked, id, wanted)
        seats, tokens = seats_from(wanted.seats, host)
        _expect_seats(match, seats)
        table = new_table(match.game, match.setup, seats)._replace(
            seed=match.seed or "",
            earlier=match.earlier or None,
            host_id=host,
            origin_id=id,
            origin_sequence=wanted.sequence,
        )
        snapshot = match.snapshot(wanted.sequence)
        table, waiting = await self._tables.begun(match, table)
        await asyncio.to_thread(self._reviews.play_on, table, snapshot, waiting)
        return wire.TableCreated(table.id, tokens, seed_hash(table.seed))

    def _forked(self, id: str, wanted: review.Fork) -> Match:
        table = self._store.load_head(id)
        snapshot, lines = self._store.load_part(id, wanted.sequence, 1)
        match = opened(table._replace(snapshot=snapshot, entries=lines))
        if match.sequence != wanted.sequence:
            raise NotFound("error-not-found")
        if match.over:
            raise SetupError("error-fork-over")
        return match.fork(wanted.sequence, new_seed() if wanted.dice == "new" else None)

    async def again(self, request: Request) -> Response:
        wanted = await read(request, _again)
        id = await self.revealed(request)
        return await self._created(request, wanted.seats, partial(self._same_dice, id, wanted))

    async def _same_dice(self, id: str, wanted: review.Again, host: str) -> wire.TableCreated:
        first = await asyncio.to_thread(self._store.load_head, id)
        setup = {"seats": len(first.seats), "options": first.options}
        mine = DiceSet(new_secret(96), "again", first.game, first.seed, setup)
        dice = await asyncio.to_thread(self._dice.share, id, mine)
        seats, tokens = seats_from(wanted.seats, host)
        match = opened(first._replace(snapshot=None, entries=()))
        _expect_seats(match, seats)
        table = new_table(match.game, match.setup, seats)._replace(
            seed=first.seed, earlier=first.earlier, host_id=host, dice_id=dice.id, origin_id=id
        )
        await asyncio.to_thread(self._store.create, *await self._tables.begun(match, table))
        return wire.TableCreated(table.id, tokens, seed_hash(table.seed))

    async def compared(self, request: Request) -> Response:
        id, someone = await self.readable(request), await self._people.someone(request)
        return json(await self._apart(self._compared, id, someone))

    def _compared(self, id: str, someone: Someone) -> review.Compared:
        """Tables that nobody may watch are compared only for their own people, unless they belong to an evening or a
        challenge, which is for comparing."""
        dice = self._dice.of_table(id)
        heads = [self._store.load_head(id)]
        if dice and self._dice.revealed(dice):
            every = [self._store.load_head(one) for one in self._dice.tables(dice.id)]
            ranked = dice.kind != "again"
            heads = [
                head
                for head in every
                if head.id == id or (ranked and head.origin_id is None) or Seating.of(head).seen_by(someone)
            ]
        done = [head for head in heads if head.finished][:MOST_COMPARED]
        return review.Compared(tuple(self._line(head) for head in done), sum(not head.finished for head in heads))

    def _line(self, head: StoredTable) -> review.ComparedTable:
        result = finished.result(self._store, head.id)
        names = tuple(seat.name for seat in head.seats)
        rows = finished.curve(self._store, head.id).points
        return review.ComparedTable(head.id, names, result.points, result.ranks, rows)

    async def _created(self, request: Request, seats: tuple[wire.SeatSpec, ...], make: Make) -> Response:
        """A new table for whoever asks for it."""
        name = next((name_from(seat.name) for seat in seats if seat.kind == "person"), "")
        person, secret = await self._people.needed(request, name)
        return self._people.keep(json(await make(person.id), 201), secret)

    # Analyses

    async def analysis(self, request: Request) -> Response:
        id = await self.readable(request)
        if request.method == "POST":
            await self._analyst.begin(id)
        return json(await self._analyst.look(id))

    async def tried(self, request: Request) -> Response:
        wanted = await read(request, _tried)
        return json(await self._analyst.judge(await self.readable(request), wanted))


async def _text(request: Request) -> str:
    try:
        return (await body(request, MOST_RECORD)).decode()
    except UnicodeDecodeError as error:
        raise RecordError("error-record-format", expected="Wurf record 2", found="…") from error


def _seat_in_record(name: str) -> Seat:
    bot = BOT.fullmatch(name)
    if bot:
        return Seat("bot", name_from(bot[1]), bot[2])  # type: ignore[arg-type]
    return Seat("left", name_from(name))


def _expect_seats(match: Match, seats: tuple[Seat, ...]) -> None:
    if len(seats) != match.setup.seats:
        raise SetupError("error-fork-seats", seats=match.setup.seats)


def routes(reviewing: Reviewing) -> list[BaseRoute]:
    table = "/api/tables/{table}"
    return [
        Route("/api/records", reviewing.keep_record, methods=["POST"]),
        Route(f"{table}/record", reviewing.record),
        Route(f"{table}/verified", reviewing.verified),
        Route(f"{table}/curve", reviewing.curve),
        Route(f"{table}/at/{{sequence:number}}", reviewing.moment),
        Route(f"{table}/turns", reviewing.turns),
        Route(f"{table}/fork", reviewing.fork, methods=["POST"]),
        Route(f"{table}/again", reviewing.again, methods=["POST"]),
        Route(f"{table}/compared", reviewing.compared),
        Route(f"{table}/analysis", reviewing.analysis, methods=["GET", "POST"]),
        Route(f"{table}/tried", reviewing.tried, methods=["POST"]),
    ]
