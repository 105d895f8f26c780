"""All tables: new ones, and those that are open because somebody looks at them."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Iterable, Mapping

from wurf.core import record
from wurf.core.game import Game, Setup, SetupError
from wurf.core.match import Match
from wurf.games import UnknownGame
from wurf.server import wire
from wurf.server.table import Bots, Opened, Pace, Table, worked_out
from wurf.store import Seat, Store, StoreConflict, Written, new_table, opened, token_hash, written

__all__ = ["Tables"]


class Tables:
    def __init__(self, store: Store, bots: Bots, games: Mapping[str, Game], pace: Pace) -> None:
        """`games` are those that new tables may be set up for, by id."""
        self._store, self._bots, self._games, self._pace = store, bots, games, pace
        self._open: dict[str, asyncio.Task[Table]] = {}

    def games(self) -> wire.Games:
        infos = []
        for game in self._games.values():
            meta = game.meta
            infos.append(
                wire.GameInfo(meta.id, meta.title, meta.least_seats, meta.most_seats, meta.options, game.sheet())
            )
        return wire.Games(tuple(infos))

    async def create(self, wanted: wire.NewTable) -> wire.TableCreated:
        """Set up a table and, if the game begins with a draw, let nature draw."""
        if wanted.game not in self._games:
            raise UnknownGame("error-game", game=wanted.game[:40], known=", ".join(self._games))
        game = self._games[wanted.game]
        setup = Setup(len(wanted.seats), dict(wanted.options)).renewed(game.meta)
        tokens = tuple(secrets.token_urlsafe(16) if seat.kind == "person" else None for seat in wanted.seats)
        seats = tuple(_seat(seat, token) for seat, token in zip(wanted.seats, tokens, strict=True))
        table = new_table(game, setup, seats)
        match = Match(game, setup, table.seed)
        entries: tuple[Written, ...] = ()
        if match.pending.nature:
            begun = await worked_out(game, match.beginning(), self._bots)
            entries = tuple(written(game, entry) for entry in begun.entries)
        await asyncio.to_thread(self._store.create, table._replace(entries=entries))
        return wire.TableCreated(table.id, tokens)

    async def table(self, id: str) -> Table:
        """An open table; it is opened if need be, once however many ask."""
        if id not in self._open:
            self._open[id] = asyncio.create_task(self._opened(id))
        opening = self._open[id]
        try:
            return await asyncio.shield(opening)
        except BaseException:
            if opening.done() and self._open.get(id) is opening:
                del self._open[id]
            raise

    async def _opened(self, id: str) -> Table:
        found = await asyncio.to_thread(Opened.from_store, self._store, id)
        return Table(found, self._store, self._bots, self._pace, self._rest)

    def _rest(self, table: Table) -> None:
        self._open.pop(table.id, None)  # the next to ask reads it from the store

    async def summaries(self, ids: Iterable[str]) -> wire.Tables:
        found = await asyncio.to_thread(self._store.summaries, list(ids))
        return wire.Tables(tuple(wire.TableSummary(*summary) for summary in found))

    async def record(self, id: str) -> str:
        """The record of a finished match; that of a running one would tell what is sealed."""
        return await asyncio.to_thread(self._record, id)

    def _record(self, id: str) -> str:
        table = self._store.load(id)
        if not table.finished:
            raise StoreConflict("error-record-running")
        return record.write(record.record_of(opened(table), table.names))

    async def close(self) -> None:
        for opening in list(self._open.values()):
            if opening.done() and not opening.cancelled() and opening.exception() is None:
                await opening.result().close()
            else:
                opening.cancel()


def _seat(wanted: wire.SeatSpec, token: str | None) -> Seat:
    name = wanted.name.strip()
    if not name or not name.isprintable():  # a record has one line a name
        raise SetupError("error-name")
    if token is None:
        return Seat("bot", name, wanted.level)
    return Seat("person", name, token_hash=token_hash(token))
