from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from functools import cache
from typing import Any
from unittest.mock import Mock

import msgspec
import pytest

from tests.waiting import run
from wurf.bots import LEVELS, BotError, UnknownLevel, Workers, bot_module, jobs, make_bot, worker
from wurf.core.game import Components, Setup
from wurf.games import load
from wurf.thinking import Judged

from .positions import states

GAME = load("loot")
VIEW = GAME.view(GAME.start(Setup(2)), 1)


@pytest.fixture
def workers() -> Iterator[Workers]:
    workers = Workers()
    yield workers
    workers.close()


def choose(workers: Workers, level: str = "easy", view: Any = VIEW, seed: int = 1, times: int = 1) -> list[Any]:
    async def all_at_once() -> list[Any]:
        return await asyncio.gather(*(workers.choose(GAME, level, view, seed) for _ in range(times)))

    return run(all_at_once())


def process_of(workers: Workers) -> Any:
    return workers._quick.workers[0]._process


def test_a_worker_chooses_as_a_bot_in_this_process_does(workers: Workers) -> None:
    for level in ("easy", "medium"):
        assert choose(workers, level) == [make_bot(GAME, level).choose(VIEW, 1)]
    assert choose(workers, "hard")[0] in GAME.legal(GAME.start(Setup(2)), 1)


def test_a_worker_plays_with_other_components(workers: Workers) -> None:
    text = GAME.components.text + "\n# mine\n"
    other = load("loot", Components("mine.toml", text, False))
    assert run(workers.choose(other, "medium", VIEW, 1)) == make_bot(other, "medium").choose(VIEW, 1)


def test_a_dead_worker_is_replaced_and_its_job_repeated(workers: Workers) -> None:
    before = choose(workers)
    dead = process_of(workers)
    os.kill(dead.pid, signal.SIGKILL)
    dead.join()
    assert choose(workers, times=3) == before * 3
    assert process_of(workers) is not dead


def test_a_job_that_a_bot_cannot_do_fails_alone(workers: Workers) -> None:
    with pytest.raises(BotError, match="could not choose"):
        choose(workers, view=("no", "view"))
    assert choose(workers)


@cache
def where_effort_matters() -> Any:
    """A view in which more effort finds another choice."""
    fast, slow = make_bot(GAME, "hard"), make_bot(GAME, "hard", compiled=False)
    views = (GAME.view(state, 0) for state in states(GAME, 2, "effort") if 0 in GAME.pending(state).seats)
    return next(view for view in views if fast.choose(view, 1) != slow.choose(view, 1))


def test_the_hard_bot_answers_at_once_and_with_more_effort_once_it_is_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    """In this process, so that the test decides when the compiler is ready."""
    begun: list[Any] = []
    monkeypatch.setattr(worker, "_compiler", compiler := worker._Compiler())
    monkeypatch.setattr(worker.threading, "Thread", lambda **thread: begun.append(thread) or Mock())
    view = where_effort_matters()
    job = jobs.Choose("loot", None, "hard", msgspec.msgpack.encode(view), 1)
    slow, fast = (GAME.write(make_bot(GAME, "hard", compiled=ready).choose(view, 1)) for ready in (False, True))
    assert slow != fast
    assert [worker._played(job).action for _ in range(2)] == [slow, slow]
    ((thread,),) = (begun,)  # begun once
    assert thread["target"] == compiler.compile
    thread["target"](*thread["args"])
    assert worker._played(job).action == fast


def test_a_worker_compiles_in_the_background(workers: Workers) -> None:
    view = where_effort_matters()
    wanted = make_bot(GAME, "hard").choose(view, 1)
    deadline = time.monotonic() + 300
    while choose(workers, "hard", view) != [wanted]:
        assert time.monotonic() < deadline, "the worker never compiled its search"
        time.sleep(0.2)


@pytest.fixture(scope="module")
def analysts() -> Iterator[Workers]:
    workers = Workers()
    yield workers
    workers.close()


def evaluate(workers: Workers, effort: int = 300, view: Any = VIEW) -> list[Judged[Any]]:
    return run(workers.evaluate(GAME, view, effort, 1))


def test_a_worker_evaluates_as_the_judge_in_this_process_does(analysts: Workers) -> None:
    judge = bot_module(GAME).judge(GAME, "hard", compiled=False)
    for effort in (1, 300):
        assert evaluate(analysts, effort) == judge.evaluate(VIEW, effort, 1)


def test_evaluating_has_a_worker_of_its_own_so_that_no_bot_waits(analysts: Workers) -> None:
    assert evaluate(analysts)
    assert analysts._analysis.workers[0].is_alive()
    assert not analysts._slow.workers[0].is_alive()  # nobody has asked for a choice


def test_what_cannot_be_evaluated_fails_in_a_sentence_and_alone(analysts: Workers) -> None:
    with pytest.raises(BotError, match="could not"):
        evaluate(analysts, view=("no", "view"))
    assert evaluate(analysts)


def test_only_the_processes_that_a_tables_bots_need_are_started() -> None:
    workers = Workers()
    try:
        for levels, quick, slow in (((), False, False), (("easy",), True, False), (("hard",), True, True)):
            workers.prepare(GAME, levels)
            assert [lane.workers[0].is_alive() for lane in (workers._quick, workers._slow)] == [quick, slow]
    finally:
        workers.close()


def test_an_unknown_level_is_refused(workers: Workers) -> None:
    with pytest.raises(UnknownLevel, match="no bot called “genius”"):
        choose(workers, "genius")


def test_closing_ends_the_processes_and_is_final() -> None:
    workers = Workers(workers=2)
    workers.prepare(GAME, ("easy", "hard"))
    choose(workers, times=4)
    processes = [one._process for one in (*workers._quick.workers, *workers._slow.workers)]
    pids = [process.pid for process in processes if process is not None]
    workers.close()
    workers.close()
    for pid in pids:
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)
    with pytest.raises(BotError, match="closing"):
        choose(workers)


def test_choices_still_awaited_fail_when_the_pool_closes() -> None:
    workers = Workers()

    async def closed_too_early() -> list[Any]:
        awaited = [asyncio.create_task(workers.choose(GAME, "hard", VIEW, seed)) for seed in range(3)]
        await asyncio.sleep(0)
        workers.close()
        return await asyncio.gather(*awaited, return_exceptions=True)

    assert all(isinstance(failed, (BotError, asyncio.CancelledError)) for failed in run(closed_too_early()))


def test_the_process_with_the_pool_never_imports_the_compiler() -> None:
    code = """
import asyncio, sys
from wurf.bots import Workers
from wurf.core.game import Setup
from wurf.games import load

if __name__ == "__main__":
    game, workers = load("loot"), Workers()
    asyncio.run(workers.choose(game, "hard", game.view(game.start(Setup(2)), 0), 1))
    workers.close()
    sys.exit("numba" in sys.modules or "numpy" in sys.modules)
"""
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_the_levels_are_those_that_pages_offer() -> None:
    assert LEVELS == ("easy", "medium", "hard")
