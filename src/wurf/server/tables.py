"""All tables: creates new ones, and keeps those open that somebody is watching."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager
from functools import partial

import msgspec

from wurf.core.game import Game, Setup
from wurf.core.match import Match
from wurf.core.rng import seed_hash
from wurf.games import UnknownGame
from wurf.server import clocks, wire
from wurf.server import wire_online as online
from wurf.server.chat import said_before, spoken
from wurf.server.names import name_from
from wurf.server.seating import Seating, Someone
from wurf.server.showing import to_act
from wurf.server.table import Bots, Pace, Table, Watcher
from wurf.store import (
    DiceSets,
    Neighbours,
    Seat,
    Seats,
    Store,
    StoredTable,
    Summary,
    UnknownTable,
    new_secret,
    new_table,
    opened,
    resumed,
    token_hash,
    written,
)

__all__ = ["Tables", "seats_from", "summary_for"]

NOBODY = Someone()


class Tables:
    def __init__(self, store: Store, bots: Bots, games: Mapping[str, Game], pace: Pace) -> None:
        """`games` are the games, by id, that new tables can be set up for."""
        self._store, self._bots, self._games, self._pace = store, bots, games, pace
        self._places: dict[str, _Place] = {}
        self.neighbours = Neighbours(store)
        self.moved: Callable[[float], None] = lambda seconds: None  # called with the seconds that each move took

    def games(self) -> wire.Games:
        infos = []
        for game in self._games.values():
            meta = game.meta
            traits = {field: getattr(meta, field) for field in wire.GameInfo.__struct_fields__ if field != "sheet"}
            infos.append(wire.GameInfo(**traits, sheet=game.sheet()))
        return wire.Games(tuple(infos))

    def opened(self) -> dict[str, Table]:
        """The tables that are open here, by their ids."""
        return {id: place.table for id, place in self._places.items() if place.table is not None}

    def open_ids(self) -> list[str]:
        """The tables that somebody here is watching, or about to."""
        return list(self._places)

    async def create(self, wanted: wire.NewTable, host: str | None = None) -> wire.TableCreated:
        """Set up a table. If no seat is open, the match begins: if it begins with a draw, nature draws."""
        game, setup = self.checked(wanted)
        seats, tokens = seats_from(wanted.seats, host)
        clock = None if wanted.clock is None else msgspec.structs.asdict(wanted.clock)
        table = new_table(game, setup, seats)._replace(
            host_id=host, public=wanted.public, watching=wanted.watching, chat=wanted.chat, clock=clock
        )
        await asyncio.to_thread(self._store.create, *await self.begun(Match(game, setup, table.seed), table))
        return wire.TableCreated(table.id, tokens, seed_hash(table.seed))

    def checked(self, wanted: wire.NewTable) -> tuple[Game, Setup]:
        """The game and the set-up of a table; raises WurfError if there can be no such table."""
        if wanted.game not in self._games:
            raise UnknownGame("error-game", game=wanted.game[:40], known=", ".join(self._games))
        game = self._games[wanted.game]
        for seat in wanted.seats:
            if seat.kind != "open":
                name_from(seat.name)
        options = {**(game.meta.quick if wanted.quick else {}), **wanted.options}
        return game, Setup(len(wanted.seats), options).renewed(game.meta)

    async def rematch(self, old: StoredTable, asking: str | None = None) -> str:
        """The id of the table where these people play again; it is made unless there is one. Where nobody was the host,
        who asks will be."""
        match = await asyncio.to_thread(opened, old)
        game, seats = match.game, tuple(map(_again, old.seats[1:] + old.seats[:1]))
        setup = Setup(len(seats), old.options).renewed(game.meta)
        table = new_table(game, setup, seats)._replace(
            host_id=old.host_id or asking,
            public=old.public,
            watching=old.watching,
            chat=old.chat,
            clock=old.clock,
        )
        made = await self.begun(Match(game, setup, table.seed), table)
        return await asyncio.to_thread(Seats(self._store).create_rematch, old.id, *made)

    async def begun(self, match: Match, table: StoredTable) -> tuple[StoredTable, tuple[int, ...]]:
        """A new table for a match, which begins now if no seat is open, and the seats that are to act then."""
        if any(seat.state == "open" for seat in table.seats):
            return table, ()
        game = match.game
        step = await match.beginning(partial(self._bots.work_out, game))
        entries = tuple(written(game, entry) for entry in step.entries) if step else ()
        pending, now = game.pending(step.state if step else match.state), self._store.now()
        if table.clock is not None:
            times = clocks.started(msgspec.convert(table.clock, online.Clock), len(table.seats), now)
            table = table._replace(**clocks.row(times, table.seats, pending.seats))
        return table._replace(entries=entries, begun=now), to_act(table.seats, pending)

    async def join(self, id: str, watcher: Watcher, someone: Someone = NOBODY, linked: bool = False) -> Table:
        """Let a page watch a table, if it may. The table is opened if needed, once however many pages ask."""
        async with self.leased(id) as table:
            if not table.seen_by(someone, linked):
                raise UnknownTable("error-table", table=id[:40])  # as if there were none
            table.join(watcher, someone)
        return table

    @asynccontextmanager
    async def leased(self, id: str) -> AsyncIterator[Table]:
        """A table, which is kept open for as long as the caller needs it."""
        place = self._places.get(id)
        if place is None:
            place = self._places[id] = _Place(asyncio.create_task(self._opened(id)))
            place.opening.add_done_callback(lambda _: self._rest(id))
        place.leases += 1  # keeps the table open: nobody must join one that has been let go
        try:
            yield await asyncio.shield(place.opening)
        finally:
            place.leases -= 1
            self._rest(id)

    async def reseat(self, id: str) -> None:
        """Who sits where at a table, or its settings, have changed in the store. If nobody else needs to come, the
        match begins."""
        place = self._places.get(id)
        if place is None or place.table is None:
            head = await asyncio.to_thread(self._store.load_head, id)
            if head.begun is not None or not Seating.of(head).full:
                return
        async with self.leased(id) as table:
            await table.reseat()
            await table.begin()

    async def _opened(self, id: str) -> Table:
        leading = bool(await asyncio.to_thread(self.neighbours.lead, [id]))
        stored, match = await asyncio.to_thread(resumed, self._store, id)
        table = Table(stored, match, self._store, self._bots, self._pace, partial(self._rest, id))
        table.leading = leading
        if stored.dice_id is not None:
            dice = DiceSets(self._store)
            table.dice_secret, table.ranking = await asyncio.to_thread(dice.standing, stored.dice_id)
        return table

    def _rest(self, id: str) -> None:
        """Let go of a table that nobody needs; the next page to join opens it from the store again."""
        place = self._places.get(id)
        if place is not None and place.idle:
            del self._places[id]
            self.neighbours.let_go(id)

    async def spoken(self, table: Table, someone: Someone, name: str, say: online.Say) -> online.Said:
        """What somebody says at a table, stored."""
        return await spoken(self._store, table.id, table.seating, someone, name, say)

    async def said_before(self, table: Table) -> list[online.Said]:
        return await said_before(self._store, table.id)

    def here(self) -> set[str]:
        """The people who have a page open at some table of this process."""
        open_tables = [place.table for place in self._places.values() if place.table is not None]
        return {person for table in open_tables for person in table.people_here()}

    async def summaries(self, ids: Iterable[str], person: str | None) -> online.Tables:
        """Those of these tables that exist and that this person may see."""
        found = await asyncio.to_thread(self._store.summaries, list(ids))
        return online.Tables(tuple(summary_for(one, person) for one in found if _seen_by(one, person)))

    async def close(self) -> None:
        for place in list(self._places.values()):
            if place.table is None:
                place.opening.cancel()
            else:
                await place.table.close()
        await asyncio.to_thread(self.neighbours.close)  # others may lead now


class _Place:
    """A table that is open or being opened, and how many need it open besides the pages that watch it."""

    def __init__(self, opening: asyncio.Task[Table]) -> None:
        self.opening, self.leases = opening, 0

    @property
    def table(self) -> Table | None:
        opening = self.opening
        failed = not opening.done() or opening.cancelled() or opening.exception() is not None
        return None if failed else opening.result()

    @property
    def idle(self) -> bool:
        return self.opening.done() and not self.leases and (self.table is None or self.table.idle)


def summary_for(summary: Summary, person: str | None) -> online.TableSummary:
    """A table in a list, for a person."""
    yours = tuple(n for n, s in enumerate(summary.seats) if person and s.state == "taken" and s.person_id == person)
    return online.TableSummary(
        table=summary.id,
        game=summary.game,
        seats=tuple(online.SeatSummary(seat.kind, seat.state, seat.name) for seat in summary.seats),
        stage="finished" if summary.finished else "waiting" if summary.begun is None else "running",
        finished=summary.finished,
        waiting=summary.waiting,
        updated=summary.updated,
        clock=None if summary.clock is None else msgspec.convert(summary.clock, online.Clock),
        public=summary.public,
        yours=yours,
        awaited=any(seat in summary.waiting for seat in yours),
    )


def _seen_by(summary: Summary, person: str | None) -> bool:
    people = {summary.host_id, *(seat.person_id for seat in summary.seats)}
    return summary.watching == "anyone" or (person is not None and person in people)


def seats_from(wanted: Sequence[wire.SeatSpec], host: str | None) -> tuple[tuple[Seat, ...], tuple[str | None, ...]]:
    """The seats of a new table, and the tokens of those that its host takes."""
    tokens = tuple(new_secret() if seat.kind == "person" else None for seat in wanted)
    return tuple(_seat(seat, token, host) for seat, token in zip(wanted, tokens, strict=True)), tokens


def _again(seat: Seat) -> Seat:
    """The same person or bot at another table; who left is not waited for."""
    if seat.state in ("open", "left"):
        return Seat("open", "")
    return seat._replace(hints=0, person_id=seat.person_id if seat.state == "taken" else None)


def _seat(wanted: wire.SeatSpec, token: str | None, host: str | None) -> Seat:
    if wanted.kind == "open":
        return Seat("open", "")
    name = name_from(wanted.name)
    if token is None:
        return Seat("bot", name, wanted.level)
    return Seat("taken", name, token_hash=token_hash(token), person_id=host)
