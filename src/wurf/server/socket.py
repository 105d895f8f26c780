"""One page's WebSocket: carries out its requests, sends it updates, and refuses with a sentence."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Mapping
from functools import partial
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from wurf.core.game import IllegalAction
from wurf.core.text import WurfError, language_from
from wurf.server import wire
from wurf.server import wire_online as online
from wurf.server.chat import Patience
from wurf.server.frames import EXTENSION, Frames
from wurf.server.limits import Allowance
from wurf.server.messages import BadMessage, TooLarge, decoded, refused
from wurf.server.people import People
from wurf.server.seating import Seating, Someone
from wurf.server.settings import Limits
from wurf.server.showing import Kind, Shown
from wurf.server.table import Table
from wurf.server.tables import Tables
from wurf.store import token_hash

__all__ = ["Connection", "Round"]

log = logging.getLogger("wurf")
POLICY, TOO_LARGE, BROKEN = 1008, 1009, 1011  # WebSocket close codes
MOST_UNSENT = 256 * 1024  # bytes waiting for a slow page; above that, it gets several changes in one update
MOST_ANSWERS = 64  # answers waiting behind them; a page with more is cut off
HEAVY_COST = 10.0  # how many messages one counts as that reads from the database or asks a bot
FOREVER = 10**9  # seconds
HEAVY = (wire.Join, wire.Earlier, wire.Advise)
_from_page: msgspec.json.Decoder[wire.FromPage] = msgspec.json.Decoder(wire.FromPage)
_encoder = msgspec.json.Encoder()
_choice = msgspec.json.Decoder(wire.Choose)
_CHOOSE = b'{"type":"Choose"'  # as pages write it


class Round:
    """The pages that have something to be sent: all of them at the end of this round of the event loop, by one call."""

    def __init__(self) -> None:
        self._due: list[Connection] = []

    def add(self, page: Connection, loop: asyncio.AbstractEventLoop) -> None:
        if not self._due:
            loop.call_soon(self._flush)
        self._due.append(page)

    def _flush(self) -> None:
        due, self._due = self._due, []
        for page in due:
            page.flush()


class Connection:
    """A connected page. It joins a table, holds some of its seats or none, and gets updates.

    Nothing waits for a page that reads slowly: it gets several changes in one update when it has read what it was sent,
    and is cut off if too many answers pile up for it.
    """

    def __init__(self, socket: WebSocket, tables: Tables, people: People, limits: Limits, round: Round) -> None:
        self._socket, self._tables, self._people, self._limits, self._round = socket, tables, people, limits, round
        self._frames: Frames = socket.scope["extensions"][EXTENSION]["protocol"]
        self._loop = asyncio.get_running_loop()
        self._person: str | None = None
        self._table: Table | None = None
        self._someone, self._linked = Someone(), False  # who this is at the table, and whether by a watch link
        self._kind = Kind(())
        self._judged: Seating | None = None  # the seating by which it may see the table, and holds its seats
        self._seen: int | None = None  # the last sequence that the page had when it joined
        self._shown: Shown | None = None  # what it was last sent
        self._answers: list[int] = []  # the page's own numbers of requests carried out
        self._outbox: deque[bytes] = deque()
        self._around_due = self._update_due = self._flushing = self._closing = False
        self._tasks: set[asyncio.Task[None]] = set()
        self._patience = Patience()
        self._allowance = Allowance(limits.messages_per_second, self._loop.time())
        self._obeying = True  # a message is being carried out, or they cannot be yet
        self._choosing = False  # a choice is being stored that was carried out at once
        self._chosen: asyncio.Event | None = None  # somebody waits for that

    async def serve(self) -> None:
        await self._socket.accept()
        self._frames.drained, self._frames.quick = self.flush, self._at_once
        person = await self._people.person(self._socket)
        self._person = person and person.id
        waiting = self._loop.call_later(self._limits.silent_seconds or FOREVER, self._give_up)
        warned = False
        try:
            while not self._closing:
                self._obeying = False
                received = await self._socket.receive()
                self._obeying = True
                if self._choosing:
                    self._chosen = asyncio.Event()
                    await self._chosen.wait()
                cost = await self._obey(received)
                if wait := self._allowance.wait(cost, self._loop.time()):
                    if not warned:
                        self.refuse(BadMessage("error-too-fast"))
                    await asyncio.sleep(wait)  # meanwhile nothing more is read from it
                elif self._flushing:
                    await asyncio.sleep(0)  # what came with it in one packet must not keep others waiting
                warned = wait > 0
        except WebSocketDisconnect:
            pass
        finally:
            waiting.cancel()
            self._obeying = True
            self._frames.drained = self._frames.quick = None
            for task in self._tasks:
                task.cancel()
            self._leave()

    def _give_up(self) -> None:
        """A socket that has not joined a table is not kept."""
        if self._table is None:
            self._frames.end(POLICY, "Join a table first.")

    # From the page

    def _at_once(self, payload: bytes) -> bool:
        """Carry out a choice, which is what pages send most, without waking a task, if nothing is before it. False if
        that cannot be: then the usual way carries it out, or refuses it."""
        table = self._table
        if table is None or self._obeying or self._choosing or not payload.startswith(_CHOOSE):
            return False
        if table.seating is not self._judged:  # it may hold other seats now
            return False
        try:
            message = _choice.decode(payload)
            if message.seat not in self._kind.seats or len(payload) > wire.MAX_MESSAGE:
                return False
            if not self._allowance.spend(self._loop.time()):
                return False
            self._choosing = True  # before the answer, which may come within the call
            settled = partial(self._settled, message.id, time.perf_counter())
            self._choosing = table.choose_soon(message.seat, message.action, message.sequence, settled)
        except (msgspec.MsgspecError, WurfError):
            self._choosing = False
            return False
        return self._choosing

    def _settled(self, own: int, began: float, error: WurfError | None) -> None:
        """A choice that was carried out at once is stored, or could not be."""
        self._choosing = False
        if error is not None:
            self.refuse(error, own)
        else:
            self._tables.moved(time.perf_counter() - began)
            self._answer(own)
        if self._chosen is not None:
            self._chosen.set()
            self._chosen = None

    async def _obey(self, received: Mapping[str, Any]) -> float:
        """Carry out a message; returns how much it counts for."""
        if received["type"] == "websocket.disconnect":
            raise WebSocketDisconnect
        own, cost = 0, 1.0
        try:
            message = _understood(received)
            own = getattr(message, "id", 0)
            if isinstance(message, HEAVY):
                cost = HEAVY_COST
            await self._act(message)
        except WurfError as error:
            self.refuse(error, own)
            if isinstance(error, TooLarge):
                self._close(TOO_LARGE)
        except Exception:
            log.exception("A message could not be handled.")
            self.refuse(WurfError("error-internal"), own)
        return cost

    async def _act(self, message: wire.FromPage) -> None:
        if isinstance(message, wire.Join):
            await self._join(message)
            return
        if self._table is None:
            raise BadMessage("error-join-first")
        if not self._judge(self._table):
            return
        if isinstance(message, wire.Earlier):
            self._tell(await self._table.earlier(self._kind.seats, message.until))
            return
        if isinstance(message, online.Say | online.AskBack | online.Agree):
            await self._talk(self._table, message)
            return
        if message.seat not in self._kind.seats:
            raise IllegalAction("", "error-not-your-seat")
        if isinstance(message, wire.Look):
            self._tell(self._table.look(message.seat, message.action))
            return
        if isinstance(message, wire.Why):
            self._tell(self._table.why(message.seat, message.places))
            return
        if isinstance(message, wire.Advise):
            self._advise(self._table, message)
            return
        if isinstance(message, wire.Choose):
            began = time.perf_counter()
            await self._table.choose(message.seat, message.action, message.sequence)
            self._tables.moved(time.perf_counter() - began)
        else:
            await self._table.take_back(message.seat, self._kind.seats)
        self._answer(message.id)

    def _answer(self, own: int) -> None:
        """The page's request with this number is done."""
        if own:
            self._answers.append(own)
            self.notify()  # even if the change itself has been sent already

    async def _talk(self, table: Table, message: online.Say | online.AskBack | online.Agree) -> None:
        """What people say to each other: lines of chat, and whether a move may be taken back."""
        if isinstance(message, online.Say):
            self._patience.take()
            table.said(await self._tables.spoken(table, self._someone, await self._name(), message))
        elif isinstance(message, online.Agree):
            await table.agree(self._kind.seats, message.yes)
        elif message.seat in self._kind.seats:
            await table.ask_back(message.seat, self._kind.seats)
        else:
            raise IllegalAction("", "error-not-your-seat")
        self._answer(message.id)

    async def _name(self) -> str:
        person = await asyncio.to_thread(self._people.stored.get, self._person) if self._person else None
        return person.name if person else ""

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
        someone = Someone(self._person, frozenset(map(token_hash, join.tokens)))
        linked = await self._people.may_watch(join.table, join.watch)
        table = await self._tables.join(join.table, self, someone, linked)
        if table is not self._table:
            self._leave()
        self._table, self._someone, self._linked = table, someone, linked
        self._seen, self._shown = join.seen or None, None
        self._kind = Kind(table.seating.seats_of(someone), join.text and language_from(join.text))
        self._judged = table.seating
        self._answers.clear()
        self._tell(table.seated(self._kind.seats))
        self._outbox.extend(map(_encoder.encode, await self._tables.said_before(table)))
        self._around_due = True
        self.notify()

    def _leave(self) -> None:
        if self._table is not None:
            self._table.leave(self)
            self._table = None

    # To the page

    def notify(self) -> None:
        self._update_due = True
        self._flush_soon()

    def around(self) -> None:
        self._around_due = True
        self._flush_soon()

    def said(self, said: online.Said) -> None:
        self._tell(said)

    def refuse(self, error: WurfError, own: int = 0) -> None:
        """Send a refusal: of the page's request with its own number, or, with 0, of something it did not ask for."""
        self._tell(refused(error, own))

    def _tell(self, message: wire.ToPage) -> None:
        if len(self._outbox) >= MOST_ANSWERS:
            self.flush()
        if len(self._outbox) >= MOST_ANSWERS:
            self._closing = True
            self._frames.cut()  # it asks and asks, and reads nothing: no farewell either
            return
        self._outbox.append(_encoder.encode(message))
        self._flush_soon()

    def _flush_soon(self) -> None:
        """Together with whatever else happens in this round of the event loop."""
        if not self._flushing:
            self._flushing = True
            self._round.add(self, self._loop)

    def flush(self) -> None:
        """Send what is due, as far as the page reads."""
        self._flushing = False
        try:
            self._send_what_is_due()
        except Exception:
            log.exception("A page could not be told.")
            self._closing = True
            self._frames.end(BROKEN)  # it will reconnect

    def _send_what_is_due(self) -> None:
        frames, table = self._frames, self._table
        if table is not None and not self._judge(table):
            return
        while self._outbox and frames.unsent() < MOST_UNSENT:
            frames.write(self._outbox.popleft())
        if table is None or self._outbox or frames.unsent() >= MOST_UNSENT:
            return
        if self._around_due:
            self._around_due = False
            frames.write(_encoder.encode(table.around(self._someone)))
        if self._update_due and table.seating.begun is not None:
            self._update_due = False
            update, self._shown = table.update(self._kind, self._seen, self._shown, self._answers)
            self._answers.clear()
            frames.write(update)

    def _judge(self, table: Table) -> bool:
        """Whether the page may still see the table. Every change of the seating is judged before anything else is sent
        or done: the page may have got or lost a seat by it, or the right to watch."""
        if table.seating is self._judged:
            return True
        self._judged = table.seating
        if not table.seen_by(self._someone, self._linked):
            self._leave()
            self._outbox.clear()  # what was said since is not for it
            self._frames.write(_encoder.encode(refused(WurfError("error-watching-over"))))
            return False
        seats = table.seating.seats_of(self._someone)
        if seats != self._kind.seats:
            self._kind = self._kind._replace(seats=seats)
            self._seen, self._shown, self._update_due = None, None, True
        return True

    def _close(self, code: int) -> None:
        """Close, after what is still to be said, if the page reads it."""
        self._closing = True
        self.flush()
        self._frames.end(code)


def _understood(received: Mapping[str, Any]) -> wire.FromPage:
    text = received.get("text")
    if text is None:
        raise BadMessage("error-message-binary")
    return decoded(text.encode(), _from_page)
