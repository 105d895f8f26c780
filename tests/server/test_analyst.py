"""Analyses outlive the process that works on them, and are worked on by one."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest

from tests.waiting import run
from wurf.core.game import Setup
from wurf.core.match import Match
from wurf.core.text import WurfError
from wurf.games import load
from wurf.review.questions import Question, answer
from wurf.server.analyst import LEFT, Analyst
from wurf.store import Reviews, Seat, Store, new_table, written

TABLE = "one"


class Answers:
    """Answers questions in this process, as many as it is let."""

    def __init__(self, most: int = 10_000) -> None:
        self.asked, self._most = 0, most

    async def analyse(self, function: str, given: bytes, table: str = "") -> bytes:
        self.asked += 1
        if self.asked > self._most:
            await asyncio.Event().wait()
        await asyncio.sleep(0)
        question = msgspec.msgpack.decode(given, type=Question)
        return msgspec.msgpack.encode(answer(question, compiled=False))  # to compile takes longer


class Broken(Answers):
    async def analyse(self, function: str, given: bytes, table: str = "") -> bytes:
        self.asked += 1
        raise WurfError("error-busy")


def filled(store: Store) -> Store:
    """With a finished match in it."""
    match = Match(load("loot"), Setup(1, {"turn_cap": 2}), "seed")
    while not match.over:
        match.commit(match.play(0, match.game.legal(match.state, 0).sample(1)))
    entries = tuple(written(match.game, entry) for entry in match.entries)
    table = new_table(match.game, match.setup, (Seat("left", "Ada"),))
    Reviews(store).keep_record(table._replace(id=TABLE, seed=match.seed or "", finished=True, entries=entries))
    return store


@pytest.fixture
def lite(tmp_path: Path) -> Iterator[Store]:
    store = filled(Store(str(tmp_path / "wurf.sqlite")))
    yield store
    store.close()


async def until(look: Callable[[], object]) -> None:
    while not look():
        await asyncio.sleep(0.01)


async def begun(store: Store, answers: Answers, enough: int) -> Analyst:
    """An analysis of which so many questions were asked and something was kept."""
    analyst = Analyst(store, answers, 2)
    await analyst.begin(TABLE)
    await until(lambda: answers.asked >= enough and Reviews(store).analysis(TABLE))
    return analyst


def test_an_analysis_goes_on_after_a_restart_where_it_was(lite: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("wurf.server.analyst.KEPT_EVERY", 0.0)
    whole, first, second = Answers(), Answers(20), Answers()

    async def restarted() -> None:
        analyst = await begun(lite, first, 21)
        await analyst.close()
        again = Analyst(lite, second, 2)
        await again.resume()  # nobody asks for it
        await until(lambda: done(lite))
        await again.close()

    run(restarted())
    other = filled(Store(str(Path(lite.database).with_name("other.sqlite"))))

    async def at_once() -> None:
        analyst = Analyst(other, whole, 2)
        await analyst.begin(TABLE)
        await until(lambda: done(other))
        await analyst.close()

    run(at_once())
    assert second.asked < whole.asked - 12
    assert Reviews(other).analysis(TABLE)._replace(updated=0) == Reviews(lite).analysis(TABLE)._replace(updated=0)  # type: ignore[union-attr]
    other.close()


def done(store: Store) -> bool:
    kept = Reviews(store).analysis(TABLE)
    return kept is not None and kept.done


def test_one_process_analyses_and_the_others_tell_of_it_until_it_leaves(postgres_url: str) -> None:
    ahead = 0.0
    store = filled(Store(postgres_url, lambda: time.time() + ahead))
    first, second = Answers(15), Answers()

    async def both() -> None:
        nonlocal ahead
        here = await begun(store, first, 16)
        there = Analyst(store, second, 2)
        await there.resume()
        await there.begin(TABLE)
        assert (await there.look(TABLE)).state == "running"
        assert second.asked == 0
        ahead = LEFT / 1000 + 1  # the first process has died
        assert (await there.look(TABLE)).state == "running"
        await until(lambda: done(store))
        assert (await there.look(TABLE)).state == "done"
        await here.close()
        await there.close()

    run(both())
    store.close()


def test_an_analysis_that_fails_is_begun_again_only_by_who_asks_for_it(lite: Store) -> None:
    broken = Broken()

    async def tried() -> None:
        analyst = await begun(lite, broken, 1)
        await until(lambda: not analyst._running)
        asked = broken.asked
        for _ in range(3):
            assert (await analyst.look(TABLE)).state == "none"
        assert broken.asked == asked
        await analyst.begin(TABLE)
        await until(lambda: broken.asked > asked)
        await analyst.close()

    run(tried())
