"""No table, game or broken process keeps the others waiting."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.waiting import run
from wurf.bots import BotError, Busy, Workers
from wurf.bots.queue import FairQueue, Order
from wurf.core.game import NATURE, Setup
from wurf.core.rng import Dice
from wurf.games import load

LOOT, DROP_IT = load("loot"), load("drop_it")
LOOT_VIEW = LOOT.view(LOOT.start(Setup(2)), 1)
LONG_WORK = "tests.bots.long_work"


@pytest.fixture
def workers() -> Iterator[Workers]:
    workers = Workers()
    yield workers
    workers.close()


def orders(queue: FairQueue, table: str, count: int, seconds: float = 1.0) -> list[Order]:
    made = [Order(table, ("choose",), b"", seconds) for _ in range(count)]
    for order in made:
        queue.put(order)
    return made


def taken(queue: FairQueue, count: int) -> str:
    """The tables of the next orders."""
    served = []
    for _ in range(count):
        order = queue.take()
        assert order is not None
        served.append(order.table)
        queue.took(order, order.expected)
    return "".join(served)


def test_tables_take_turns_however_much_one_of_them_asks_for() -> None:
    queue = FairQueue(100)
    orders(queue, "a", 6)
    orders(queue, "b", 2)
    orders(queue, "c", 2)
    assert taken(queue, 10) == "abcabcaaaa"


def test_a_table_with_short_jobs_is_served_as_many_seconds_as_one_with_long_ones() -> None:
    queue = FairQueue(100)
    orders(queue, "a", 3, 1.0)
    orders(queue, "b", 8, 0.25)
    assert taken(queue, 11) == "abbbbabbbba"


def test_what_a_job_really_took_counts() -> None:
    queue = FairQueue(100)
    orders(queue, "a", 2, 0.0)
    orders(queue, "b", 3, 0.0)
    first = queue.take()
    assert first is not None
    assert first.table == "a"
    queue.took(first, 5.0)  # nobody had expected that
    assert taken(queue, 4) == "bbba"


def test_who_was_away_gets_no_more_than_the_others_afterwards() -> None:
    queue = FairQueue(100)
    orders(queue, "a", 6)
    assert taken(queue, 4) == "aaaa"
    orders(queue, "b", 4)
    assert taken(queue, 4) in ("abab", "baba")


def test_a_job_that_nobody_waits_for_leaves_the_queue() -> None:
    queue = FairQueue(2)
    _, second = orders(queue, "a", 2)
    second.answer.cancel()
    assert len(queue) == 1
    orders(queue, "b", 1)
    assert taken(queue, 2) == "ab"
    assert len(queue) == 0


def test_a_full_queue_says_so() -> None:
    queue = FairQueue(2)
    orders(queue, "a", 2)
    with pytest.raises(Busy, match="more to work out on this server than it can manage: 2 are waiting already"):
        orders(queue, "b", 1)
    queue.close()
    assert queue.take() is None


def dropping() -> Any:
    state = DROP_IT.start(Setup(2, {"first": 1}))
    state = DROP_IT.apply(state, NATURE, DROP_IT.nature(state, Dice("fair", 0)))
    return DROP_IT.view(state, DROP_IT.pending(state).seats[0])


def test_an_easy_bot_does_not_wait_for_hard_ones_at_other_tables(workers: Workers) -> None:
    view, answered = dropping(), []

    async def ask(game: Any, level: str, view: Any, table: str) -> None:
        await workers.choose(game, level, view, 1, table)
        answered.append(table)

    async def all_at_once() -> None:
        await ask(LOOT, "easy", LOOT_VIEW, "first")  # the worker is there
        hard = [asyncio.create_task(ask(DROP_IT, "hard", view, f"hard {number}")) for number in range(16)]
        await asyncio.sleep(0)
        await ask(LOOT, "easy", LOOT_VIEW, "easy")
        for task in hard[2:]:
            task.cancel()
        await asyncio.gather(*hard, return_exceptions=True)

    run(all_at_once())
    assert answered.index("easy") <= 2  # at most one of the sixteen was faster
    assert workers._slow.done < 16  # and those that were cancelled have not been carried out


def test_a_kind_of_choice_moves_to_the_lane_that_fits_the_time_it_takes(workers: Workers) -> None:
    kind = ("choose", "loot", "medium")
    assert workers._lane_for(kind, "medium") is workers._slow
    workers._slow._times[kind] = [1.0, 0.01]
    assert workers._lane_for(kind, "medium") is workers._quick
    easy = ("choose", "drop_it", "easy")
    assert workers._lane_for(easy, "easy") is workers._quick
    workers._quick._times[easy] = [0.3, 0.2]
    assert workers._lane_for(easy, "easy") is workers._slow
    workers._slow._times["choose", "loot", "hard"] = [0.001]
    assert workers._lane_for(("choose", "loot", "hard"), "hard") is workers._slow


def test_a_worker_that_hangs_is_replaced_and_its_job_repeated(workers: Workers) -> None:
    before = run(workers.choose(LOOT, "easy", LOOT_VIEW, 1))
    workers._quick.limit = 0.5
    stopped = workers._quick.workers[0]._process
    os.kill(stopped.pid, signal.SIGSTOP)
    assert run(workers.choose(LOOT, "easy", LOOT_VIEW, 1)) == before
    assert workers._quick.workers[0]._process is not stopped
    assert workers._quick.state.replaced == 1


def test_a_worker_that_works_for_long_without_a_word_is_let_work(workers: Workers) -> None:
    """As a hard bot may where others use the cores too: begun again and again, it would never choose."""
    workers._analysis.limit = workers._analysis.first_limit = 0.5
    assert run(workers.analyse(f"{LONG_WORK}:busy", b"2.5")) == b"done"
    assert workers._analysis.state.replaced == 0


def test_a_job_that_works_for_ever_is_given_up_too(workers: Workers) -> None:
    workers._analysis.limit = workers._analysis.first_limit = 0.05
    with pytest.raises(BotError, match="did not answer, twice"):
        run(workers.analyse(f"{LONG_WORK}:busy", b"3600"))


def test_a_job_that_hangs_every_worker_is_given_up_with_a_sentence(workers: Workers) -> None:
    workers._analysis.limit = workers._analysis.first_limit = 0.1
    with pytest.raises(BotError, match="did not answer, twice"):
        run(workers.analyse(f"{LONG_WORK}:hung", b""))
    workers._analysis.limit = 60
    assert run(workers.analyse(f"{LONG_WORK}:counted", b"1")) == b"counted to 1"


def test_an_analysis_reports_how_far_it_is_and_what_it_has_found(workers: Workers) -> None:
    heard: list[tuple[float, bytes]] = []
    found = run(workers.analyse(f"{LONG_WORK}:counted", b"4", "t", lambda *report: heard.append(report)))
    assert found == b"counted to 4"
    assert heard == [(0.25, b"1"), (0.5, b"2"), (0.75, b"3"), (1.0, b"4")]


def test_an_analysis_that_is_cancelled_ends_and_its_worker_goes_on(workers: Workers, tmp_path: Path) -> None:
    workers._analysis.workers = workers._analysis.workers[:1]

    async def cancelled() -> bytes:
        endless = asyncio.create_task(workers.analyse(f"{LONG_WORK}:endless", str(tmp_path).encode()))
        while not (tmp_path / "begun").exists():
            await asyncio.sleep(0.01)
        endless.cancel()
        return await workers.analyse(f"{LONG_WORK}:counted", b"2")

    assert run(cancelled()) == b"counted to 2"
    assert (tmp_path / "stopped").exists()
    assert workers._analysis.state.replaced == 0


def test_an_analysis_that_fails_says_why_and_fails_alone(workers: Workers) -> None:
    with pytest.raises(BotError, match="ValueError"):
        run(workers.analyse(f"{LONG_WORK}:counted", b"many"))
    assert run(workers.analyse(f"{LONG_WORK}:counted", b"1")) == b"counted to 1"
