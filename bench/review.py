"""The review room: how long an analysis takes, until its first figures, and a step or a fork of a finished match."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any

import httpx
from figures import Figure, targets
from opening import Nobody

from wurf.core.match import Match
from wurf.core.record import parse, replay
from wurf.games import all_games, load
from wurf.review import Analysis, answer
from wurf.server.app import make_app
from wurf.store import Store

RECORDS = Path(__file__).parents[1] / "tests/records"
CORES = 2  # that share an analysis
WARM = 8  # questions that load what is compiled
STEPS = 40
FORKS = 10
QUICK = 50  # ms, for a step and for a fork


def review(rounds: int, chosen: Callable[[str], bool] = lambda id: True) -> list[Figure]:
    """`rounds` is not used: one analysis asks hundreds of questions."""
    found: list[Figure] = []
    for id in filter(chosen, all_games()):
        text = (RECORDS / f"{id}-2.txt").read_text(encoding="utf-8")
        found += [*_analysed(id, replay(parse(text), load)), *_looked_at(load(id).meta.title, text)]
    return found


def _analysed(id: str, match: Match) -> list[Figure]:
    """A whole analysis with normal effort, in seconds of two cores' work."""
    _answered(Analysis(match, effort=2), until=WARM)
    analysis = Analysis(match)
    begin = process_time()
    _answered(analysis, until=len(analysis.partial.answers))
    first = process_time() - begin
    _answered(analysis)
    whole, held = process_time() - begin, targets(id).get("analysis", {})
    title = match.game.meta.title
    return [
        Figure(f"{title}, analysis of a game with 2 seats", [whole / CORES], "s", most=held.get("most")),
        Figure(f"{title}, first figures of the whole game", [first / CORES], "s", most=held.get("first")),
    ]


def _answered(analysis: Analysis, until: int | None = None) -> None:
    asked = 0
    while (until is None or asked < until) and (following := analysis.next()) is not None:
        at, question = following
        analysis.add(at, answer(question))
        asked += 1


def _looked_at(title: str, record: str) -> list[Figure]:
    """Steps and forks of a finished match, in milliseconds of the server's work."""
    with tempfile.TemporaryDirectory() as folder:
        store = Store(str(Path(folder) / "wurf.sqlite"))
        steps, forks = asyncio.run(_asked(make_app(store, Nobody(), {id: load(id) for id in all_games()}), record))
        store.close()
    return [
        Figure(f"{title}, a step of the scrubber (the slowest of {STEPS})", [max(steps)], "ms", most=QUICK),
        Figure(f"{title}, playing on from a moment (median of {FORKS})", [median(forks)], "ms", most=QUICK),
    ]


async def _asked(app: Any, record: str) -> tuple[list[float], list[float]]:
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://127.0.0.1") as client:
        table = (await client.post("/api/records", content=record.encode())).json()["table"]
        last = (await client.get(f"/api/tables/{table}/at/0")).json()["last"]
        turns = (await client.get(f"/api/tables/{table}/turns")).json()["turns"]
        seats = [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Ben"}]

        async def step(number: int) -> httpx.Response:
            return await client.get(f"/api/tables/{table}/at/{last * number // STEPS}")

        async def fork(number: int) -> httpx.Response:
            wanted = {"sequence": turns[len(turns) * number // (FORKS + 1)]["sequence"], "dice": "new", "seats": seats}
            return await client.post(f"/api/tables/{table}/fork", json=wanted)

        return await _timed(step, STEPS), await _timed(fork, FORKS)


async def _timed(ask: Callable[[int], Awaitable[httpx.Response]], times: int) -> list[float]:
    """Each the better of two, so that what happens once, such as a garbage collection, counts against none."""
    found = []
    for number in range(times):
        taken = []
        for _ in range(2):
            begin = process_time()
            (await ask(number)).raise_for_status()
            taken.append((process_time() - begin) * 1000)
        found.append(min(taken))
    return found
