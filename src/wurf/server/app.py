"""The ASGI application: its routes, and what applies to all of them."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any, Protocol

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from wurf.bots import LaneState
from wurf.core.game import Game
from wurf.core.text import WurfError, catalogue
from wurf.games import page_folder
from wurf.server import lobby
from wurf.server.analyst import Analyst, Answers
from wurf.server.challenges import Challenges
from wurf.server.challenges import routes as challenge_routes
from wurf.server.clients import Turnstile
from wurf.server.clockwork import Clockwork
from wurf.server.evenings import Evenings
from wurf.server.evenings import routes as evening_routes
from wurf.server.guard import Guard
from wurf.server.http import json
from wurf.server.leading import Leading
from wurf.server.mail import Mail
from wurf.server.messages import NotFound, refused, status_of
from wurf.server.metrics import Metrics
from wurf.server.notices import Notices
from wurf.server.notices import routes as notices_routes
from wurf.server.openapi import described
from wurf.server.operation import Keeper, operation_routes
from wurf.server.page import Page, Sent, sentence
from wurf.server.people import People
from wurf.server.people import routes as people_routes
from wurf.server.reviewing import Reviewing
from wurf.server.reviewing import routes as reviewing_routes
from wurf.server.settings import Settings
from wurf.server.sitting import Sitting
from wurf.server.sitting import routes as sitting_routes
from wurf.server.socket import Connection, Round
from wurf.server.statistics import routes as statistics_routes
from wurf.server.table import Bots, Pace
from wurf.server.tables import Tables
from wurf.store import Store

__all__ = ["make_app"]

MOST_SUMMARIES = 100
NOTICE_AFTER = 60.0  # seconds from a move to an e-mail to those who are awaited and not here


class Duty(Protocol):
    """Something that the server does by itself, all the time."""

    async def run(self) -> None: ...


class Workers(Bots, Answers, Protocol):
    """The part of `wurf.bots.Workers` that the server uses."""

    def close(self) -> None: ...
    def states(self) -> Sequence[LaneState]: ...


def make_app(
    store: Store,
    bots: Workers,
    games: Mapping[str, Game],
    page: Page | None = None,
    pace: Pace | None = None,
    settings: Settings | None = None,
    mail: Mail | None = None,
) -> Starlette:
    """The server as an ASGI application. It closes the bots; closing the store is up to the caller."""
    settings, pace = settings or Settings(), pace or Pace()
    if mail is not None and not pace.notice:
        pace = pace._replace(notice=NOTICE_AFTER)
    tables = Tables(store, bots, games, pace)
    keeper = Keeper(store, settings, tables.open_ids, tables.here)
    sockets: Counter[str] = Counter()  # by client
    metrics = Metrics(lambda: len(tables.open_ids()), sockets.total, bots.states, lambda: store)
    tables.moved = metrics.moved
    people, round = People(store, settings), Round()
    sitting = Sitting(tables, store, people)
    duties: list[Duty] = [keeper, Leading(tables, tables.neighbours), Clockwork(store, tables, pace.clocks)]
    if mail is not None:
        duties.append(Notices(store, tables, people, mail, pace.notices))
    analyst, challenges = Analyst(store, bots, settings.analysis_effort), Challenges(tables, store, people, bots, games)

    @asynccontextmanager
    async def running(_app: Starlette) -> AsyncIterator[None]:
        await analyst.resume()
        keeping = [asyncio.create_task(duty.run()) for duty in duties]
        try:
            yield
        finally:
            for task in keeping:
                task.cancel()
            await analyst.close()
            await challenges.close()
            await tables.close()
            bots.close()

    box = Sent.of(msgspec.json.encode(tables.games()))

    async def games_(request: Request) -> Response:
        return box.answer(request, "application/json")

    async def tables_(request: Request) -> Response:
        if request.method == "POST":
            return await sitting.create(request)
        ids, person = request.query_params.get("ids", "").split(","), await people.person(request)
        return json(await tables.summaries(ids[:MOST_SUMMARIES], person and person.id))

    async def words(request: Request) -> Response:
        text = catalogue(request.path_params["area"], request.path_params["language"])
        if text is None:
            raise NotFound("error-not-found")
        return PlainTextResponse(text, headers={"cache-control": "no-cache"})

    async def game_file(request: Request) -> Response:
        game, name = request.path_params["game"], request.path_params["file"]
        folder = page_folder(game) if "." in name else None
        return sentence(request, "error-not-found", 404) if folder is None else Page(folder).file(request, name)

    async def description(_request: Request) -> Response:
        return Response(described(), media_type="application/json")

    async def no_such_address(_request: Request) -> Response:
        raise NotFound("error-not-found")

    async def socket(websocket: WebSocket) -> None:
        await Connection(websocket, tables, people, settings.limits, round).serve()

    routes = [
        Route("/api/games", games_),
        Route("/api/tables", tables_, methods=["GET", "POST"]),
        Route("/api/words/{area}.{language}", words),
        Route("/api/openapi.json", description),
        *people_routes(people, mails=mail is not None),
        *notices_routes(people, mail),
        *sitting_routes(sitting),
        *reviewing_routes(Reviewing(tables, store, people, sitting, analyst, games)),
        *challenge_routes(challenges),
        *evening_routes(Evenings(tables, store, people)),
        *statistics_routes(store, people, analyst),
        *lobby.routes(store, people),
        Route("/api/{path:path}", no_such_address),
        *operation_routes(keeper, metrics, settings),
        WebSocketRoute("/ws", socket),
        Route("/games/{game}/{file}", game_file),
        Route("/{path:path}", (page or Page(base=settings.base)).serve),
    ]
    return Starlette(
        routes=routes,
        middleware=[Middleware(Guard, settings), Middleware(Turnstile, settings.limits, sockets, keeper)],
        exception_handlers={
            WurfError: _refuse,
            HTTPException: _refuse_method,
            ClientDisconnect: _nobody_listens,
            Exception: _fail,
        },
        lifespan=running,
    )


def _refuse(_request: Request, error: Any) -> Response:
    return json(refused(error), status_of(error))


def _refuse_method(request: Request, error: Any) -> Response:
    """The router's own refusal: this address does not support the method."""
    if request.scope["path"].removeprefix(request.scope["root_path"]).startswith("/api/"):
        answer = json(refused(WurfError("error-method")), error.status_code)
        answer.headers.update(error.headers or {})
        return answer
    return sentence(request, "error-method", error.status_code, error.headers)


def _nobody_listens(_request: Request, _error: Exception) -> Response:
    """The client left in the middle of a request: there is nobody to answer and nothing to log."""
    return Response(status_code=400)


def _fail(_request: Request, _error: Exception) -> Response:
    """An unexpected error: the log gets the details, the page gets a sentence."""
    return json(refused(WurfError("error-internal")), 500)
