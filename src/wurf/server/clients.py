"""What one client, and all of them together, may take: sockets, new tables, and names for new people."""

from __future__ import annotations

import re
import time
from collections import Counter
from collections.abc import Callable
from ipaddress import IPv6Address, ip_address
from typing import Final, Protocol

import msgspec
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from wurf.core.text import WurfError
from wurf.server.messages import TooMany, refused, status_of
from wurf.server.settings import Limits

__all__ = ["Hourly", "Turnstile", "client_of"]

HOUR: Final = 3600.0
REMEMBERED: Final = 10_000  # clients that are counted
MAKES_A_TABLE: Final = re.compile(r"/api/(tables(/[^/]+/(fork|again|rematch))?|records|evenings|challenges/[^/]+)")


def client_of(scope: Scope) -> str:
    """Who asks: an IP address. Of an IPv6 address only the first half counts: the rest is its owner's to change."""
    text = (scope.get("client") or ("",))[0]
    try:
        address = ip_address(text)
    except ValueError:
        return str(text)
    if not isinstance(address, IPv6Address):
        return address.compressed
    if address.ipv4_mapped:
        return address.ipv4_mapped.compressed
    return IPv6Address(int(address) >> 64 << 64).compressed


class Hourly:
    """Counts what each client makes: a bucket that leaks as fast as the limit per hour allows."""

    def __init__(self, most: int, clock: Callable[[], float] = time.monotonic) -> None:
        """`most` per hour and client; 0: no limit."""
        self._most, self._clock = most, clock
        self._made: dict[str, tuple[float, float]] = {}  # by client: how many lately, and when that was counted

    def another(self, client: str) -> bool:
        """Count one more of a client's, if it may make one now."""
        now = self._clock()
        made, then = self._made.get(client, (0.0, now))
        made = max(0.0, made - (now - then) * self._most / HOUR)
        if self._most and made + 1 > self._most:
            return False
        if len(self._made) >= REMEMBERED:
            self._made.pop(next(iter(self._made)))
        self._made[client] = made + 1, now
        return True


class Stored(Protocol):
    """Knows how many tables are stored that are not finished."""

    running: int


class Turnstile:
    """Counts the sockets of every client and the tables that it sets up, and refuses what is too much."""

    def __init__(
        self,
        app: ASGIApp,
        limits: Limits,
        sockets: Counter[str],
        stored: Stored,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """`sockets` is where the sockets of each client are counted."""
        self._app, self._limits, self._sockets, self._stored = app, limits, sockets, stored
        self._tables = Hourly(limits.tables_per_client, clock)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await self._let_a_socket_in(scope, receive, send)
            return
        if scope["type"] == "http":
            path = scope["path"].removeprefix(scope.get("root_path", ""))
            makes = scope["method"] == "POST" and MAKES_A_TABLE.fullmatch(path)
            if makes and (error := self._no_more_tables(client_of(scope))):
                await _refusal(error)(scope, receive, send)
                return
        await self._app(scope, receive, send)

    async def _let_a_socket_in(self, scope: Scope, receive: Receive, send: Send) -> None:
        client, limits = client_of(scope), self._limits
        if limits.sockets and self._sockets.total() >= limits.sockets:
            error = TooMany("error-many-sockets")
        elif limits.sockets_per_client and self._sockets[client] >= limits.sockets_per_client:
            error = TooMany("error-many-own-sockets", limit=limits.sockets_per_client)
        else:
            self._sockets[client] += 1
            try:
                await self._app(scope, receive, send)
            finally:
                self._sockets[client] -= 1
                if not self._sockets[client]:
                    del self._sockets[client]
            return
        await WebSocket(scope, receive, send).send_denial_response(_refusal(error))

    def _no_more_tables(self, client: str) -> TooMany | None:
        if self._limits.tables and self._stored.running >= self._limits.tables:
            return TooMany("error-many-tables", limit=self._limits.tables)
        if not self._tables.another(client):
            return TooMany("error-many-own-tables", limit=self._limits.tables_per_client)
        self._stored.running += 1  # until it is counted again
        return None


def _refusal(error: WurfError) -> Response:
    headers = {"cache-control": "no-store", "retry-after": "60"}
    return Response(msgspec.json.encode(refused(error)), status_of(error), headers, media_type="application/json")
