"""What runs in a worker process: it takes jobs from a pipe until the pipe is closed."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Callable
from functools import lru_cache
from importlib import import_module
from multiprocessing.connection import Connection
from typing import Any

import msgspec

from wurf.bots.jobs import Advise, Analyse, Answer, Choose, Evaluate, Job, Progress, WorkOut
from wurf.bots.players import Bot, bot_module, make_bot
from wurf.core.game import Components, Game, Setup
from wurf.core.play import at_random, course
from wurf.core.rng import Dice
from wurf.games import all_games, load
from wurf.thinking import Judge

__all__ = ["STOP", "serve"]


STOP = b""  # sent to a worker whose job nobody waits for any more


class _Stopped(Exception):
    """Nobody waits for this job any more."""


def serve(pipe: Connection, niceness: int, warm_up: bool) -> None:
    """Answer jobs until the other end is closed; the first thing sent says that this process is ready. With `warm_up`,
    it gets ready for physics first. `niceness` lets the server and quicker workers go first where cores are scarce."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # a Ctrl-C is for the process that started us
    if niceness and hasattr(os, "nice"):
        os.nice(niceness)
    if warm_up:
        threading.Thread(target=_warm_up, daemon=True).start()
    decoder: msgspec.msgpack.Decoder[Job] = msgspec.msgpack.Decoder(Job)
    try:
        pipe.send_bytes(msgspec.msgpack.encode(Progress(0.0)))
        while True:
            if (job := pipe.recv_bytes()) != STOP:  # a job that ended before it could be stopped
                pipe.send_bytes(msgspec.msgpack.encode(_answer(decoder.decode(job), pipe)))
    except (EOFError, OSError):
        os._exit(0)  # immediately: nothing else interrupts the compiler


def _answer(job: Job, pipe: Connection) -> Answer:
    try:
        return _analysed(job, pipe) if isinstance(job, Analyse) else _played(job)
    except _Stopped:
        return Answer(error="stopped")
    except EOFError:
        raise
    except Exception as error:
        return Answer(error=f"{type(error).__name__}: {error}")


def _analysed(job: Analyse, pipe: Connection) -> Answer:
    module, _, name = job.function.partition(":")

    def report(share: float, found: bytes = b"") -> None:
        pipe.send_bytes(msgspec.msgpack.encode(Progress(share, found)))
        if pipe.poll() and pipe.recv_bytes() == STOP:
            raise _Stopped

    return Answer(found=getattr(import_module(module), name)(job.given, report))


def _played(job: Choose | Advise | Evaluate | WorkOut) -> Answer:
    game = _game(job.game, job.components)
    if isinstance(job, WorkOut):
        return Answer(game.write(game.nature(game.unpack(job.state), _NO_DICE)))
    view = msgspec.msgpack.decode(job.view, type=game.view_type)
    if isinstance(job, Choose):
        fast = job.level != "hard" or _is_fast(game, view)
        return Answer(game.write(_bot(job.game, job.components, job.level, fast).choose(view, job.seed)))
    advising = isinstance(job, Advise)
    judge = _judge(job.game, job.components, _is_fast(game, view) if advising else True)
    judged = judge.evaluate(view, judge.normal_effort if isinstance(job, Advise) else job.effort, job.seed)
    texts = tuple((game.write(one.action), one.chance, one.error) for one in judged)
    return Answer(judged=texts, margin=judge.margin(view))


@lru_cache(maxsize=16)
def _game(id: str, components: str | None) -> Game:
    return load(id, None if components is None else Components("components.toml", components, False))


@lru_cache(maxsize=32)
def _bot(id: str, components: str | None, level: str, compiled: bool) -> Bot:
    return make_bot(_game(id, components), level, compiled=compiled, threads=os.cpu_count() or 1)


@lru_cache(maxsize=16)
def _judge(id: str, components: str | None, compiled: bool) -> Judge[Any, Any]:
    """The hard judge. For an analysis it is always compiled, even if that takes a while: it gets the effort it asks
    for."""
    game = _game(id, components)
    return bot_module(game).judge(game, "hard", compiled=compiled, threads=os.cpu_count() or 1)


def _is_fast(game: Game, view: Any) -> bool:
    """Whether hard thinking can use compiled code. Until it is compiled, it runs interpreted: nobody waits for that."""
    if game.kernels is None:
        return True
    return _compiler.is_ready(game.meta.id, len(game.result(game.determinize(view, 0)).points))


class _Compiler:
    """Compiles the hard bots' code in the background, per game and seat count: states with different seat counts are
    different types to compiled code."""

    def __init__(self) -> None:
        self._begun: set[tuple[str, int]] = set()
        self.ready: set[tuple[str, int]] = set()

    def is_ready(self, id: str, seats: int) -> bool:
        """Whether the code is compiled; if not, starts compiling it."""
        if (id, seats) not in self._begun:
            self._begun.add((id, seats))
            threading.Thread(target=self.compile, args=[id, seats], daemon=True).start()
        return (id, seats) in self.ready

    def compile(self, id: str, seats: int) -> None:
        """Compile by letting a hard bot make one choice that is thrown away."""
        game = load(id)
        state = _first_state(game, seats, lambda state: len(game.pending(state).seats) > 0)
        make_bot(game, "hard", effort=1).choose(game.view(state, game.pending(state).seats[0]), 0)
        self.ready.add((id, seats))


_compiler = _Compiler()
_NO_DICE = Dice("", 0)


def _warm_up() -> None:
    """Simulate one fall, so that the first real one does not wait for imports."""
    for id in all_games():
        game = load(id)
        if game.meta.physical:
            game.nature(_first_state(game, game.meta.least_seats, game.physical), _NO_DICE)


def _first_state(game: Game, seats: int, wanted: Callable[[Any], bool]) -> Any:
    """The first state of a random game for which `wanted` is true."""
    state = game.start(Setup(seats))
    following = course(game, state, game.meta.id, at_random(game, game.meta.id))
    while not wanted(state):
        state = next(following).after
    return state
