"""Notices by e-mail: "your move", to people who wanted them and are not here. And how they say where to send them."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from wurf.core.text import Message, WurfError
from wurf.games import load
from wurf.server import wire_online as online
from wurf.server.clients import Hourly, client_of
from wurf.server.http import address_of, json, read
from wurf.server.mail import Mail, address_from, letter, send
from wurf.server.messages import TooMany
from wurf.server.people import People, me_of, nothing_here
from wurf.server.tables import Tables
from wurf.store import Person, Seats, Store

__all__ = ["Notices", "routes"]

log = logging.getLogger("wurf")
A_DAY: Final = 24 * 3600 * 1000  # milliseconds
AWAY: Final = 60 * 1000  # milliseconds without a sign of somebody, at this server or another
MOST_LETTERS: Final = 3  # to confirm one address, per hour
_email = msgspec.json.Decoder(online.Email)
_token = msgspec.json.Decoder(online.MailToken)


class Notices:
    """Every `period` seconds, looks for people who are awaited somewhere and have not come for a while."""

    def __init__(self, store: Store, tables: Tables, people: People, mail: Mail, period: float) -> None:
        self._store, self._tables, self._people = store, tables, people
        self._seats, self._mail, self._period = Seats(store), mail, period

    async def run(self) -> None:
        while True:
            try:
                here = self._tables.here()
                await asyncio.to_thread(self._people.stored.saw, sorted(here))
                for table in await asyncio.to_thread(self._seats.noticeable):
                    await self._tell(table, here)
            except WurfError as error:  # the database or the mail server is away: the next round tries again
                log.warning("No notices could be sent: %s", error)
            except Exception:
                log.exception("No notices could be sent.")
            await asyncio.sleep(self._period)

    async def _tell(self, table: str, here: set[str]) -> None:
        """Write to those who are awaited at a table, once until they have been here again."""
        found = await asyncio.to_thread(self._store.summaries, [table])
        for summary in found:
            for number in summary.waiting:
                seat = summary.seats[number]
                person = await asyncio.to_thread(self._people.stored.get, seat.person_id or "")
                if seat.state != "taken" or person is None or person.id in here or not person.confirmed:
                    continue
                if person.seen > self._store.now() - AWAY:
                    await asyncio.to_thread(self._seats.notice_again, table, AWAY)
                elif await asyncio.to_thread(self._seats.notify, table, number, person.seen):
                    others = [s.name for n, s in enumerate(summary.seats) if n != number]
                    await self._write(person, table, load(summary.game).meta.title, ", ".join(others))

    async def _write(self, person: Person, table: str, game: str, others: str) -> None:
        home = self._people.settings.address
        token, _ = await asyncio.to_thread(lambda: self._people.stored.new_link("stop", person=person.id))
        stop = f"{home}/mail#{token}"
        subject = Message("mail-your-move-subject", {"game": game})
        args = {"name": person.name, "game": game, "others": others, "address": f"{home}/table/{table}", "stop": stop}
        try:
            await send(
                self._mail,
                letter(self._mail, person.email, person.language, subject, Message("mail-your-move", args), stop),
            )
        except WurfError as error:
            log.warning("A notice could not be sent: %s", error)


class _Letters:
    """Keeps people from having letters sent to somebody else again and again."""

    def __init__(self) -> None:
        self._sent: dict[str, deque[float]] = {}

    def take(self, address: str) -> None:
        now = asyncio.get_running_loop().time()
        self._sent = {to: times for to, times in self._sent.items() if now - times[-1] < 3600}
        times = self._sent.setdefault(address.lower(), deque(maxlen=MOST_LETTERS))
        if len(times) == MOST_LETTERS:
            raise WurfError("error-mail-often")
        times.append(now)


def routes(people: People, mail: Mail | None) -> list[BaseRoute]:
    stored, letters, limit = people.stored, _Letters(), people.settings.limits.letters_per_client
    written = Hourly(limit)

    async def set_address(request: Request) -> Response:
        typed = (await read(request, _email)).address
        address = address_from(typed) if typed.strip() else ""
        if mail is None:
            raise WurfError("error-mail-off")
        if address and not written.another(client_of(request.scope)):
            raise TooMany("error-many-letters", limit=limit)
        if address:
            letters.take(address)
        person, secret = await people.needed(request, "")
        await asyncio.to_thread(lambda: stored.drop_links("mail", person=person.id))
        await asyncio.to_thread(lambda: stored.change(person.id, email=address, confirmed=False))
        if address:
            made = await asyncio.to_thread(lambda: stored.new_link("mail", person=person.id, lasts=A_DAY))
            link = address_of(people.settings, request, f"mail#{made[0]}")
            body = Message("mail-confirm", {"name": person.name, "address": link})
            await send(mail, letter(mail, address, person.language, Message("mail-confirm-subject"), body))
        answer = json(me_of(person._replace(email=address, confirmed=False), True))
        return people.keep(answer, secret)

    async def confirm(request: Request) -> Response:
        wanted = await read(request, _token)
        link = await asyncio.to_thread(stored.link, wanted.token)
        if link is None or link.kind not in ("mail", "stop") or link.person_id is None:
            raise nothing_here()
        id = link.person_id
        if link.kind == "stop" or wanted.stop:
            await asyncio.to_thread(lambda: stored.change(id, email="", confirmed=False))
        elif await asyncio.to_thread(stored.use, wanted.token):
            await asyncio.to_thread(lambda: stored.change(id, confirmed=True))
        return json(me_of(await people.person(request), mail is not None))

    return [
        Route("/api/me/email", set_address, methods=["POST"]),
        Route("/api/mail", confirm, methods=["POST"]),
    ]
