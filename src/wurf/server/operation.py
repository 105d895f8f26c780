"""For whoever runs the server: health, metrics, and looking after the stored tables."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Collection
from typing import Final

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from wurf.core.text import WurfError
from wurf.server.clients import client_of
from wurf.server.messages import NotFound
from wurf.server.metrics import Metrics
from wurf.server.settings import Settings
from wurf.store import People, Store, abandoned_cleared, check, count_running, links_cleared, people_forgotten

__all__ = ["Keeper", "operation_routes"]

log = logging.getLogger("wurf")
EVERY: Final = 60.0  # seconds between two rounds of the keeper
PATIENCE: Final = 5.0  # seconds for the database to say that it is well
DAY: Final = 86_400


class Keeper:
    """Clears abandoned tables, forgets people who do not come back, counts the tables that are running, and knows
    whether the database answers."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        spared: Callable[[], Collection[str]],
        here: Callable[[], Collection[str]] = tuple,
    ) -> None:
        """`spared` gives the tables that are open here, which are not cleared; `here` the people at them."""
        self._store, self._settings, self._spared, self._here = store, settings, spared, here
        self.running = 0
        self._checking: asyncio.Task[None] | None = None

    async def run(self) -> None:
        while True:
            try:
                await asyncio.to_thread(self._round, list(self._spared()), sorted(self._here()))
            except WurfError as error:
                log.warning("The tables could not be looked after: %s", error)
            except Exception:  # nobody would begin this again
                log.exception("The tables could not be looked after.")
            await asyncio.sleep(EVERY)

    def _round(self, spared: Collection[str], here: list[str]) -> None:
        days = self._settings.clear_after
        if days and (cleared := abandoned_cleared(self._store, time.time() - days * DAY, spared)):
            log.info("%d tables were cleared that nobody had played at for %d days.", cleared, days)
        if days := self._settings.forget_after:
            People(self._store).saw(here)  # a page may stay open for longer than that
            if gone := people_forgotten(self._store, time.time() - days * DAY):
                log.info("%d people were forgotten who had not been here for %d days.", gone, days)
        links_cleared(self._store)
        self.running = count_running(self._store)

    async def healthy(self) -> bool:
        """Whether the database answers in time. A check that hangs is not begun again."""
        if self._checking is None or self._checking.done():
            self._checking = asyncio.create_task(asyncio.to_thread(check, self._store))
        try:
            await asyncio.wait_for(asyncio.shield(self._checking), PATIENCE)
        except (WurfError, TimeoutError) as error:
            log.warning("The database is not well: %s", str(error) or "it does not answer.")
            return False
        return True


def operation_routes(keeper: Keeper, metrics: Metrics, settings: Settings) -> list[Route]:
    async def health(_request: Request) -> Response:
        fine = await keeper.healthy()
        words = {"status": "ok"} if fine else {"status": "failing", "reason": "The database does not answer."}
        return JSONResponse(words, 200 if fine else 503, {"cache-control": "no-store"})

    async def measured(request: Request) -> Response:
        if client_of(request.scope) not in settings.watchers and "*" not in settings.watchers:
            raise NotFound("error-not-found")
        return Response(metrics.text(), media_type="text/plain; version=0.0.4", headers={"cache-control": "no-store"})

    return [Route("/healthz", health), Route("/metrics", measured)]
