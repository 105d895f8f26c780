"""One page's WebSocket: carries out its requests, sends it updates, and refuses with a sentence."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from wurf.core.game import IllegalAction
from wurf.core.text import WurfError, language_from
from wurf.server import wire
from wurf.server.messages import BadMessage, TooLarge, decoded, refused
from wurf.server.table import Table
from wurf.server.tables import Tables

__all__ = ["Connection"]

log = logging.getLogger("wurf")
TOO_LARGE, BROKEN = 1009, 1011  # WebSocket close codes
_from_page: msgspec.json.Decoder[wire.FromPage] = msgspec.json.Decoder(wire.FromPage)


class Connection:
    """A connected page. It joins a table, holds some of its seats or none, and gets updates."""

    def __init__(self, socket: WebSocket, tables: Tables) -> None:
        self._socket, self._tables = socket, tables
        self._table: Table | None = None
        self._seats: tuple[int, ...] = ()
        self._language = ""  # of views as text; "" if the page does not want them
        self._seen: int | None = None  # the last sequence that was sent
        self._answers: list[int] = []  # the page's own numbers of requests carried out
        # One task sends everything, so that a slow page delays nobody: it gets several changes in one update.
        self._outbox: list[wire.ToPage] = []
        self._update_due = self._closing = False
        self._wake = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()

    async def serve(self) -> None:
        await self._socket.accept()
        sending = asyncio.create_task(self._send())
        try:
            while not self._closing:
                await self._obey(await self._socket.receive())
            await sending
        except WebSocketDisconnect:
            pass
        finally:
            for task in (sending, *self._tasks):
                task.cancel()
            self._leave()

    # From the page

    async def _obey(self, received: Mapping[str, Any]) -> None:
        if received["type"] == "websocket.disconnect":
            raise WebSocketDisconnect
        own = 0
        try:
            message = _understood(received)
            own = getattr(message, "id", 0)
            await self._act(message)
        except WurfError as error:
            self.refuse(error, own)
            self._closing = isinstance(error, TooLarge)
        except Exception:
            log.exception("A message could not be handled.")
            self.refuse(WurfError("error-internal"), own)

    async def _act(self, message: wire.FromPage) -> None:
        if isinstance(message, wire.Join):
            await self._join(message)
            return
        if self._table is None:
            raise BadMessage("error-join-first")
        if isinstance(message, wire.Earlier):
            self._tell(await self._table.earlier(self._seats, message.until))
            return
        if message.seat not in self._seats:
            raise IllegalAction("", "error-not-your-seat")
        if isinstance(message, wire.Look):
            self._tell(self._table.look(message.seat, message.action))
            return
        if isinstance(message, wire.Advise):
            self._advise(self._table, message)
            return
        if isinstance(message, wire.Choose):
            await self._table.choose(message.seat, message.action, message.sequence)
        else:
            await self._table.take_back(message.seat, self._seats)
        if message.id:
            self._answers.append(message.id)
            self.notify()  # even if the change itself has been sent already

    def _advise(self, table: Table, asked: wire.Advise) -> None:
        """Advice takes a while, and nothing else waits for it."""

        async def advise() -> None:
            try:
                self._tell(await table.advise(asked.seat, asked.id))
            except WurfError as error:
                self.refuse(error, asked.id)

        task = asyncio.create_task(advise())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _join(self, join: wire.Join) -> None:
        table = await self._tables.join(join.table, self)
        if table is not self._table:
            self._leave()
        self._table, self._seats, self._seen = table, table.seats_of(join.tokens), join.seen or None
        self._language = join.text and language_from(join.text)
        self._answers.clear()
        self._outbox.append(table.seated(self._seats))
        self.notify()

    def _leave(self) -> None:
        if self._table is not None:
            self._table.leave(self)
            self._table = None

    # To the page

    def notify(self) -> None:
        self._update_due = True
        self._wake.set()

    def refuse(self, error: WurfError, own: int = 0) -> None:
        """Send a refusal: of the page's request with its own number, or, with 0, of something it did not ask for."""
        self._tell(refused(error, own))

    def _tell(self, message: wire.ToPage) -> None:
        self._outbox.append(message)
        self._wake.set()

    async def _send(self) -> None:
        try:
            while not self._closing:
                await self._wake.wait()
                self._wake.clear()
                await self._send_what_is_due()
            await self._socket.close(TOO_LARGE)
        except WebSocketDisconnect:  # the page has gone
            pass
        except Exception:
            log.exception("A page could not be told.")
            await self._socket.close(BROKEN)  # it will reconnect

    async def _send_what_is_due(self) -> None:
        while self._outbox:
            await self._say(self._outbox.pop(0))
        if self._update_due and self._table is not None:
            self._update_due = False
            answers, self._answers = tuple(self._answers), []
            update = self._table.update(self._seats, self._seen, answers, self._language)
            self._seen = update.sequence
            await self._say(update)

    async def _say(self, message: wire.ToPage) -> None:
        await self._socket.send_text(msgspec.json.encode(message).decode())


def _understood(received: Mapping[str, Any]) -> wire.FromPage:
    text = received.get("text")
    if text is None:
        raise BadMessage("error-message-binary")
    return decoded(text.encode(), _from_page)
