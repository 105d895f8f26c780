"""What stands before every request: which hosts and origins are answered, the path we lie under, security headers."""

from __future__ import annotations

import logging
from contextlib import suppress
from urllib.parse import urlsplit

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from wurf.core.text import WurfError
from wurf.server.messages import OtherHost, OtherOrigin, refused, status_of
from wurf.server.page import security_headers, sentence
from wurf.server.settings import Settings, SettingsError, host_name, public_address

__all__ = ["Guard"]

log = logging.getLogger("wurf")
MOST_TOLD = 100  # foreign hosts and origins that are logged, each once
HEALTH = "/healthz"  # answered under any host name: it reveals nothing


class Guard:
    """Refuses hosts that this server is not known by (DNS rebinding) and requests from other sites' pages, finds the
    path below the public address, and adds the security headers."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app, self._settings = app, settings
        self._told: set[str] = set()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        scope["root_path"] = self._root_of(scope["path"])
        host = Headers(scope=scope).get("host", "")

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message).update(security_headers(host))
            await send(message)

        if error := self._trouble(scope, host):
            await _turn_away(error, scope, receive, guarded)
        else:
            await self._app(scope, receive, guarded)

    def _root_of(self, path: str) -> str:
        """The path that we lie under, if the request has it: some proxies strip it and others do not."""
        base = self._settings.base
        return base[:-1] if path.startswith(base) else ""

    def _trouble(self, scope: Scope, host: str) -> WurfError | None:
        if scope["path"].removeprefix(scope["root_path"]) == HEALTH:
            return None
        if not self._is_ours(host, scope):
            self._tell(
                f"https://{host}/",
                f"A request for the host “{host}” was refused. If this server should answer to that name, start it "
                f"with --public-address https://{host}/ or with --allow-host {host}.",
            )
            return OtherHost("error-host", host=host[:80])
        origin = Headers(scope=scope).get("origin")
        changing = scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD")
        if changing and origin is not None and not self._is_our_origin(origin, host):
            self._tell(
                origin,
                f"A request from a page at “{origin}” to the host “{host}” was refused. If that is where people find "
                f"this server, behind a proxy, start it with --public-address {origin}/.",
            )
            return OtherOrigin("error-origin")
        return None

    def _is_ours(self, host: str, scope: Scope) -> bool:
        try:
            name = host_name(host)
        except SettingsError:
            return False
        if name in self._settings.hosts or name.endswith(".localhost"):
            return True
        arrived = (scope.get("server") or ("",))[0]
        return self._settings.everywhere and name.strip("[]") == arrived

    def _is_our_origin(self, origin: str, host: str) -> bool:
        try:
            return origin == self._settings.origin or urlsplit(origin).netloc == host
        except ValueError:  # such as http://[
            return False

    def _tell(self, address: str, line: str) -> None:
        """Log a line once, if it names an address that somebody might mean."""
        with suppress(SettingsError):
            public_address(address)
            if line not in self._told and len(self._told) < MOST_TOLD:
                self._told.add(line)
                log.warning("%s", line)


async def _turn_away(error: WurfError, scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "websocket":
        denial = Response(msgspec.json.encode(refused(error)), status_of(error), media_type="application/json")
        await WebSocket(scope, receive, send).send_denial_response(denial)
        return
    request = Request(scope)
    answer: Response
    if scope["method"] in ("GET", "HEAD") and not scope["path"].removeprefix(scope["root_path"]).startswith("/api/"):
        answer = sentence(request, error.message, status_of(error))
    else:
        answer = Response(msgspec.json.encode(refused(error)), status_of(error), media_type="application/json")
    await answer(scope, receive, send)
