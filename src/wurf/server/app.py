"""The ASGI application: its routes, and what applies to all of them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from typing import Any, Protocol
from urllib.parse import urlsplit

import msgspec
from starlette.applications import Starlette
from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from wurf.core.game import Game
from wurf.core.text import WurfError, catalogue, language_from
from wurf.games import page_folder
from wurf.server import finished, wire
from wurf.server.messages import NotFound, OtherOrigin, TooLarge, decoded, refused, status_of
from wurf.server.page import Page, Sent, security_headers, sentence
from wurf.server.socket import Connection
from wurf.server.table import Bots, Pace
from wurf.server.tables import Tables
from wurf.store import Store

__all__ = ["make_app"]

MOST_SUMMARIES = 100
_new_table = msgspec.json.Decoder(wire.NewTable)


class BotPool(Bots, Protocol):
    """The part of `wurf.bots.BotPool` that the server uses."""

    def start(self) -> None: ...
    def close(self) -> None: ...


def make_app(
    store: Store, bots: BotPool, games: Mapping[str, Game], page: Page | None = None, pace: Pace | None = None
) -> Starlette:
    """The server as an ASGI application. It starts and closes the bots; closing the store is up to the caller."""
    tables = Tables(store, bots, games, pace or Pace())

    @asynccontextmanager
    async def running(_app: Starlette) -> AsyncIterator[None]:
        bots.start()
        try:
            yield
        finally:
            await tables.close()
            bots.close()

    box = Sent.of(msgspec.json.encode(tables.games()))

    async def games_(request: Request) -> Response:
        return box.answer(request, "application/json")

    async def tables_(request: Request) -> Response:
        if request.method == "POST":
            return _json(await tables.create(decoded(await _body(request), _new_table)), 201)
        ids = request.query_params.get("ids", "").split(",")
        return _json(await tables.summaries(ids[:MOST_SUMMARIES]))

    async def record(request: Request) -> Response:
        id = request.path_params["table"]
        text = await asyncio.to_thread(finished.record_text, store, id)
        return PlainTextResponse(text, headers={"content-disposition": f'attachment; filename="wurf-{id}.txt"'})

    async def curve(request: Request) -> Response:
        return _json(await asyncio.to_thread(finished.curve, store, request.path_params["table"]))

    async def moment(request: Request) -> Response:
        id, sequence = request.path_params["table"], request.path_params["sequence"]
        language = language_from(request.query_params.get("text")) if "text" in request.query_params else ""
        return _json(await asyncio.to_thread(finished.moment, store, id, sequence, language))

    async def verified(request: Request) -> Response:
        return _json(await asyncio.to_thread(finished.verified, store, request.path_params["table"]))

    async def words(request: Request) -> Response:
        text = catalogue(request.path_params["area"], request.path_params["language"])
        if text is None:
            raise NotFound("error-not-found")
        return PlainTextResponse(text, headers={"cache-control": "no-cache"})

    async def game_file(request: Request) -> Response:
        game, name = request.path_params["game"], request.path_params["file"]
        folder = page_folder(game) if "." in name else None
        return sentence(request, "error-not-found", 404) if folder is None else Page(folder).file(request, name)

    async def no_such_address(_request: Request) -> Response:
        raise NotFound("error-not-found")

    async def socket(websocket: WebSocket) -> None:
        await Connection(websocket, tables).serve()

    routes = [
        Route("/api/games", games_),
        Route("/api/tables", tables_, methods=["GET", "POST"]),
        Route("/api/tables/{table}/record", record),
        Route("/api/tables/{table}/curve", curve),
        Route("/api/tables/{table}/at/{sequence:int}", moment),
        Route("/api/tables/{table}/verified", verified),
        Route("/api/words/{area}.{language}", words),
        Route("/api/{path:path}", no_such_address),
        WebSocketRoute("/ws", socket),
        Route("/games/{game}/{file}", game_file),
        Route("/{path:path}", (page or Page()).serve),
    ]
    return Starlette(
        routes=routes,
        middleware=[Middleware(_Guard)],
        exception_handlers={
            WurfError: _refuse,
            HTTPException: _refuse_method,
            ClientDisconnect: _nobody_listens,
            Exception: _fail,
        },
        lifespan=running,
    )


class _Guard:
    """Rejects requests from other sites' pages, and adds the security headers."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        host = headers.get("host", "")
        if scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD"):
            origin = headers.get("origin")
            if origin is not None and _host_of(origin) != host:
                await _turn_away(scope, receive, send)
                return

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message).update(security_headers(host))
            await send(message)

        await self._app(scope, receive, guarded)


def _host_of(origin: str) -> str | None:
    """The host in an Origin header; None if there is none."""
    try:
        return urlsplit(origin).netloc
    except ValueError:  # such as http://[
        return None


async def _turn_away(scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "websocket":
        await WebSocket(scope, receive, send).close()  # before it is accepted: status 403
    else:
        await _refuse(Request(scope), OtherOrigin("error-origin"))(scope, receive, send)


async def _body(request: Request) -> bytes:
    """The body; raises TooLarge as soon as it exceeds MAX_MESSAGE."""
    body = b""
    async for chunk in request.stream():
        body += chunk
        if len(body) > wire.MAX_MESSAGE:
            raise TooLarge
    return body


def _json(message: msgspec.Struct, status: int = 200) -> Response:
    headers = {"cache-control": "no-store"}
    return Response(msgspec.json.encode(message), status, headers, media_type="application/json")


def _refuse(_request: Request, error: Any) -> Response:
    return _json(refused(error), status_of(error))


def _refuse_method(request: Request, error: Any) -> Response:
    """The router's own refusal: this address does not support the method."""
    if request.url.path.startswith("/api/"):
        answer = _json(refused(WurfError("error-method")), error.status_code)
        answer.headers.update(error.headers or {})
        return answer
    return sentence(request, "error-method", error.status_code, error.headers)


def _nobody_listens(_request: Request, _error: Exception) -> Response:
    """The client left in the middle of a request: there is nobody to answer and nothing to log."""
    return Response(status_code=400)


def _fail(_request: Request, _error: Exception) -> Response:
    """An unexpected error: the log gets the details, the page gets a sentence."""
    return _json(refused(WurfError("error-internal")), 500)
