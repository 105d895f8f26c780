"""Who someone is: the cookie of their browser, their name, devices and links."""

from __future__ import annotations

import asyncio
import io
from typing import Any, Final

import msgspec
import segno
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from wurf.core.text import language_from
from wurf.server import wire_online as online
from wurf.server.clients import Hourly, client_of
from wurf.server.http import address_of, json, read
from wurf.server.messages import NotFound, TooMany
from wurf.server.names import name_from
from wurf.server.seating import Someone
from wurf.server.settings import Settings
from wurf.store import People as StoredPeople
from wurf.store import Person, Store, token_hash

__all__ = ["People", "link_of", "me_of", "nothing_here", "routes"]

COOKIE: Final = "wurf"
FOR_YEARS: Final = 5 * 365 * 24 * 3600  # seconds
TEN_MINUTES: Final = 10 * 60 * 1000  # milliseconds
LONGEST_SECRET: Final = 64
_profile = msgspec.json.Decoder(online.Profile)
_token = msgspec.json.Decoder(online.LinkToken)


class People:
    """Finds out who sends a request, and makes a new person where one is needed."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.stored, self.settings = StoredPeople(store), settings
        self._made = Hourly(settings.limits.people_per_client)

    async def person(self, connection: HTTPConnection) -> Person | None:
        """Whose browser this is, if it is somebody's."""
        secret = connection.cookies.get(COOKIE, "")
        if not 0 < len(secret) <= LONGEST_SECRET:
            return None
        return await asyncio.to_thread(self.stored.of_device, secret)

    async def someone(self, connection: HTTPConnection) -> Someone:
        """Who a request is from: a person, the holder of a seat's token in its headers, or both."""
        person = await self.person(connection)
        return Someone(person and person.id, frozenset(map(token_hash, _bearer(connection))))

    async def may_watch(self, table: str, token: str) -> bool:
        """Whether this is the token of a link to the table: one to watch it, or an invitation."""
        link = await asyncio.to_thread(self.stored.link, token) if token else None
        return link is not None and link.table_id == table

    async def has_link(self, connection: HTTPConnection, table: str) -> bool:
        """Whether a request carries such a token in its headers."""
        return any([await self.may_watch(table, token) for token in _bearer(connection)])

    async def needed(self, request: Request, name: str) -> tuple[Person, str | None]:
        """The person who sends a request, made now if there was nobody; then with the secret for the cookie."""
        if person := await self.person(request):
            return person, None
        if not self._made.another(client_of(request.scope)):
            raise TooMany("error-many-people", limit=self.settings.limits.people_per_client)
        language = language_from(request.headers.get("accept-language"))
        return await asyncio.to_thread(self.stored.add, name, language)

    def keep(self, response: Response, secret: str | None) -> Response:
        """The same response, which makes the browser keep this secret."""
        if secret is not None:
            secure, path = self.settings.secure, self.settings.base
            response.set_cookie(COOKIE, secret, FOR_YEARS, path=path, httponly=True, samesite="lax", secure=secure)
        return response


def _bearer(connection: HTTPConnection) -> list[str]:
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return [token.strip()] if scheme.lower() == "bearer" and 0 < len(token) <= LONGEST_SECRET else []


def link_of(settings: Settings, request: Request, path: str, token: str, expires: int | None) -> online.Link:
    """A link to be shown and photographed."""
    address = address_of(settings, request, f"{path}#{token}")
    qr = segno.make(address, error="m", micro=False)
    svg = io.BytesIO()
    qr.save(svg, kind="svg", xmldecl=False, nl=False, omitsize=True, border=4, light="#fff")
    return online.Link(token, address, svg.getvalue().decode(), expires)


def nothing_here() -> NotFound:
    """The refusal of a link that is unknown, used up or out of date: which of them is nobody's business."""
    return NotFound("error-link")


def me_of(person: Person | None, mails: bool) -> online.Me:
    """What somebody may know of themselves; `mails` if this server can send e-mail."""
    known = None
    if person:
        known = online.Person(person.name, person.language, person.email, person.confirmed)
    return online.Me(known, mails)


def routes(people: People, mails: bool) -> list[BaseRoute]:
    stored = people.stored

    def me(person: Person | None) -> online.Me:
        return me_of(person, mails)

    async def who(request: Request) -> Response:
        return json(me(await people.person(request)))

    async def introduce(request: Request) -> Response:
        profile = await read(request, _profile)
        name = name_from(profile.name)
        person, secret = await people.needed(request, name)
        language = language_from(profile.language) if profile.language else person.language
        await asyncio.to_thread(stored.change, person.id, name=name, language=language)
        return people.keep(json(me(person._replace(name=name, language=language))), secret)

    async def me_(request: Request) -> Response:
        return await (introduce if request.method == "PUT" else who)(request)

    async def new_device(request: Request) -> Response:
        person, secret = await people.needed(request, "")
        made = await asyncio.to_thread(lambda: stored.new_link("device", person=person.id, lasts=TEN_MINUTES))
        return people.keep(json(link_of(people.settings, request, "device", *made), 201), secret)

    async def use_device(request: Request) -> Response:
        token = (await read(request, _token)).token
        link = await asyncio.to_thread(stored.link, token)
        if link is None or link.kind != "device" or link.person_id is None:
            raise nothing_here()
        if not await asyncio.to_thread(stored.use, token):
            raise nothing_here()
        person: Any = await asyncio.to_thread(stored.get, link.person_id)
        secret = await asyncio.to_thread(stored.add_device, link.person_id)
        return people.keep(json(me(person)), secret)

    return [
        Route("/api/me", me_, methods=["GET", "PUT"]),
        Route("/api/me/devices", new_device, methods=["POST"]),
        Route("/api/devices", use_device, methods=["POST"]),
    ]
