"""HTTP connections that do not stay open for good: a complete request within some seconds, or a farewell."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any

from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle

from wurf.core.text import Message, say
from wurf.server.settings import Settings

__all__ = ["http_protocol"]


def http_protocol(settings: Settings) -> type[asyncio.Protocol]:
    """uvicorn's protocol with limits: on the time until a request is complete, and on connections per client."""
    limits, connected = settings.limits, Counter[str]()

    class Patient(H11Protocol):
        _waiting: asyncio.TimerHandle | None = None
        _from = ""

        def connection_made(self, transport: Any) -> None:
            super().connection_made(transport)
            self._from = (self.client or ("",))[0]
            connected[self._from] += 1
            most = limits.connections_per_client
            if most and connected[self._from] > most and self._from not in settings.proxies:
                self._say_goodbye(429, Message("cli-error-many-connections", {"limit": most}))
            else:
                self._expect_a_request()

        def connection_lost(self, exc: Exception | None) -> None:
            self._forget()
            self._stop_waiting()
            super().connection_lost(exc)

        def handle_websocket_upgrade(self, event: Any) -> None:
            self._forget()  # from here on it counts as a socket
            self._stop_waiting()
            super().handle_websocket_upgrade(event)

        def on_response_complete(self) -> None:
            super().on_response_complete()
            self._expect_a_request()

        def _forget(self) -> None:
            if self._from:
                connected[self._from] -= 1
                if not connected[self._from]:
                    del connected[self._from]
                self._from = ""

        def _expect_a_request(self) -> None:
            self._stop_waiting()
            if limits.request_seconds and not self.transport.is_closing():
                self._waiting = self.loop.call_later(limits.request_seconds, self._lose_patience)

        def _stop_waiting(self) -> None:
            if self._waiting is not None:
                self._waiting.cancel()
                self._waiting = None

        def _lose_patience(self) -> None:
            """Too slow: unless the request is there, and it is we who have not answered yet."""
            cycle: RequestResponseCycle | None = self.cycle
            if cycle is None or cycle.response_complete:
                self._say_goodbye(408, Message("cli-error-slow-request", {"seconds": limits.request_seconds}))
            elif cycle.more_body:
                self.transport.close()

        def _say_goodbye(self, status: int, message: Message) -> None:
            text = (say(message, "en") + "\n").encode()
            head = f"HTTP/1.1 {status} -\r\ncontent-type: text/plain; charset=utf-8\r\ncontent-length: {len(text)}\r\n"
            self.transport.write(head.encode() + b"connection: close\r\n\r\n" + text)
            self.transport.close()

    return Patient
