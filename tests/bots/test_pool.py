from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from typing import Any

import pytest

from wurf.bots import LEVELS, BotError, BotPool, UnknownLevel, make_bot
from wurf.core.game import Components, Setup
from wurf.games import load

from .positions import states

GAME = load("loot")
VIEW = GAME.view(GAME.start(Setup(2)), 1)


@pytest.fixture
def pool() -> Iterator[BotPool]:
    pool = BotPool()
    pool.start()
    yield pool
    pool.close()


def choose(pool: BotPool, level: str = "medium", view: Any = VIEW, seed: int = 1, times: int = 1) -> list[Any]:
    async def all_at_once() -> list[Any]:
        return await asyncio.gather(*(pool.choose(GAME, level, view, seed) for _ in range(times)))

    return asyncio.run(all_at_once())


def process_of(pool: BotPool) -> Any:
    return pool._bots.workers[0]._process


def test_a_worker_chooses_as_a_bot_in_this_process_does(pool: BotPool) -> None:
    for level in ("easy", "medium"):
        assert choose(pool, level) == [make_bot(GAME, level).choose(VIEW, 1)]
    assert choose(pool, "hard")[0] in GAME.legal(GAME.start(Setup(2)), 1)


def test_a_worker_plays_with_other_components(pool: BotPool) -> None:
    text = GAME.components.text + "\n# mine\n"
    other = load("loot", Components("mine.toml", text, False))
    assert asyncio.run(pool.choose(other, "medium", VIEW, 1)) == make_bot(other, "medium").choose(VIEW, 1)


def test_a_dead_worker_is_replaced_and_its_job_repeated(pool: BotPool) -> None:
    before = choose(pool)
    dead = process_of(pool)
    os.kill(dead.pid, signal.SIGKILL)
    dead.join()
    assert choose(pool, times=3) == before * 3
    assert process_of(pool) is not dead


def test_a_job_that_a_bot_cannot_do_fails_alone(pool: BotPool) -> None:
    with pytest.raises(BotError, match="could not choose"):
        choose(pool, view=("no", "view"))
    assert choose(pool)


def test_the_hard_bot_answers_at_once_and_with_more_effort_once_it_is_compiled(pool: BotPool) -> None:
    """Shown by a view in which more effort finds another choice."""
    fast, slow = make_bot(GAME, "hard"), make_bot(GAME, "hard", compiled=False)
    for state in states(GAME, 2, "effort"):
        view = GAME.view(state, 0)
        if 0 in GAME.pending(state).seats and fast.choose(view, 1) != slow.choose(view, 1):
            break
    assert choose(pool, "hard", view)[0] in (fast.choose(view, 1), slow.choose(view, 1))
    for _ in range(900):
        if choose(pool, "hard", view) == [fast.choose(view, 1)]:
            return
        time.sleep(0.1)
    pytest.fail("the worker never compiled its search")


def test_an_unknown_level_is_refused(pool: BotPool) -> None:
    with pytest.raises(UnknownLevel, match="no bot called “genius”"):
        choose(pool, "genius")


def test_closing_ends_the_processes_and_is_final() -> None:
    pool = BotPool(workers=2)
    pool.start()
    choose(pool, times=4)
    processes = [worker._process for worker in pool._bots.workers]
    pids = [process.pid for process in processes if process is not None]
    pool.close()
    pool.close()
    for pid in pids:
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)
    with pytest.raises(BotError, match="closing"):
        choose(pool)


def test_choices_still_awaited_fail_when_the_pool_closes() -> None:
    pool = BotPool()

    async def closed_too_early() -> list[Any]:
        awaited = [asyncio.create_task(pool.choose(GAME, "hard", VIEW, seed)) for seed in range(3)]
        await asyncio.sleep(0)
        pool.close()
        return await asyncio.gather(*awaited, return_exceptions=True)

    assert all(isinstance(failed, (BotError, asyncio.CancelledError)) for failed in asyncio.run(closed_too_early()))


def test_the_process_with_the_pool_never_imports_the_compiler() -> None:
    code = """
import asyncio, sys
from wurf.bots import BotPool
from wurf.core.game import Setup
from wurf.games import load

if __name__ == "__main__":
    game, pool = load("loot"), BotPool()
    asyncio.run(pool.choose(game, "hard", game.view(game.start(Setup(2)), 0), 1))
    pool.close()
    sys.exit("numba" in sys.modules or "numpy" in sys.modules)
"""
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_the_levels_are_those_that_pages_offer() -> None:
    assert LEVELS == ("easy", "medium", "hard")
