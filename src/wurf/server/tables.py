"""All tables: creates new ones, and keeps those open that somebody is watching."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Iterable, Mapping
from functools import partial

from wurf.core.game import Game, Setup, SetupError
from wurf.core.match import Match
from wurf.core.rng import seed_hash
from wurf.games import UnknownGame
from wurf.server import wire
from wurf.server.table import Bots, Pace, Table, Watcher, to_act
from wurf.store import Seat, Store, Written, new_table, resumed, token_hash, written

__all__ = ["Tables"]


class Tables:
    def __init__(self, store: Store, bots: Bots, games: Mapping[str, Game], pace: Pace) -> None:
        """`games` are the games, by id, that new tables can be set up for."""
        self._store, self._bots, self._games, self._pace = store, bots, games, pace
        self._places: dict[str, _Place] = {}

    def games(self) -> wire.Games:
        infos = []
        for game in self._games.values():
            meta = game.meta
            traits = {field: getattr(meta, field) for field in wire.GameInfo.__struct_fields__ if field != "sheet"}
            infos.append(wire.GameInfo(**traits, sheet=game.sheet()))
        return wire.Games(tuple(infos))

    async def create(self, wanted: wire.NewTable) -> wire.TableCreated:
        """Set up a table and, if the game begins with a draw, let nature draw."""
        if wanted.game not in self._games:
            raise UnknownGame("error-game", game=wanted.game[:40], known=", ".join(self._games))
        game = self._games[wanted.game]
        options = {**(game.meta.quick if wanted.quick else {}), **wanted.options}
        setup = Setup(len(wanted.seats), options).renewed(game.meta)
        tokens = tuple(secrets.token_urlsafe(16) if seat.kind == "person" else None for seat in wanted.seats)
        seats = tuple(_seat(seat, token) for seat, token in zip(wanted.seats, tokens, strict=True))
        table = new_table(game, setup, seats)
        match = Match(game, setup, table.seed)
        entries: tuple[Written, ...] = ()
        if begun := await match.beginning(partial(self._bots.work_out, game)):
            entries = tuple(written(game, entry) for entry in begun.entries)
        waiting = to_act(seats, game.pending(begun.state if begun else match.state))
        await asyncio.to_thread(self._store.create, table._replace(entries=entries), waiting)
        return wire.TableCreated(table.id, tokens, seed_hash(table.seed))

    async def join(self, id: str, watcher: Watcher) -> Table:
        """Let a page watch a table. The table is opened if needed, once however many pages ask."""
        place = self._places.get(id)
        if place is None:
            place = self._places[id] = _Place(asyncio.create_task(self._opened(id)))
            place.opening.add_done_callback(lambda _: self._rest(id))
        place.joining += 1  # keeps the table open: nobody must join one that has been let go
        try:
            table = await asyncio.shield(place.opening)
            table.join(watcher)
        finally:
            place.joining -= 1
            self._rest(id)
        return table

    async def _opened(self, id: str) -> Table:
        stored, match = await asyncio.to_thread(resumed, self._store, id)
        return Table(stored, match, self._store, self._bots, self._pace, partial(self._rest, id))

    def _rest(self, id: str) -> None:
        """Let go of a table that nobody needs; the next page to join opens it from the store again."""
        place = self._places.get(id)
        if place is not None and place.idle:
            del self._places[id]

    async def summaries(self, ids: Iterable[str]) -> wire.Tables:
        found = await asyncio.to_thread(self._store.summaries, list(ids))
        return wire.Tables(tuple(_summary(*summary) for summary in found))

    async def close(self) -> None:
        for place in list(self._places.values()):
            if place.table is None:
                place.opening.cancel()
            else:
                await place.table.close()


class _Place:
    """A table that is open or being opened, and the pages that are on their way to it."""

    def __init__(self, opening: asyncio.Task[Table]) -> None:
        self.opening, self.joining = opening, 0

    @property
    def table(self) -> Table | None:
        opening = self.opening
        failed = not opening.done() or opening.cancelled() or opening.exception() is not None
        return None if failed else opening.result()

    @property
    def idle(self) -> bool:
        return self.opening.done() and not self.joining and (self.table is None or self.table.idle)


def _summary(
    id: str, game: str, seats: tuple[Seat, ...], finished: bool, waiting: tuple[int, ...], updated: str
) -> wire.TableSummary:
    infos = tuple(wire.SeatSummary(seat.kind, seat.name) for seat in seats)
    return wire.TableSummary(id, game, infos, finished, waiting, updated)


def _seat(wanted: wire.SeatSpec, token: str | None) -> Seat:
    name = wanted.name.strip()
    if not name or not name.isprintable():  # a record has one line per name
        raise SetupError("error-name")
    if token is None:
        return Seat("bot", name, wanted.level)
    return Seat("person", name, token_hash=token_hash(token))
