"""What runs in a worker process: it takes jobs from a pipe until the pipe is closed."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Callable
from functools import lru_cache
from multiprocessing.connection import Connection
from typing import Any

import msgspec

from wurf.bots.players import Bot, bot_module, make_bot
from wurf.core.game import Components, Game, Setup
from wurf.core.play import at_random, course
from wurf.core.rng import Dice
from wurf.games import all_games, load
from wurf.thinking import Judge

__all__ = ["Advise", "Answer", "Choose", "Evaluate", "Job", "WorkOut", "serve"]


class _Job(msgspec.Struct, frozen=True, tag=True):
    """A job as plain data."""

    game: str
    components: str | None  # the text, if they are not the shipped ones


class Choose(_Job, frozen=True, tag=True):
    """Let a bot choose."""

    level: str
    view: bytes
    seed: int


class Advise(_Job, frozen=True, tag=True):
    """Let the hard bot's judge value the choices as it would for its own move."""

    view: bytes
    seed: int


class Evaluate(_Job, frozen=True, tag=True):
    """Let the hard bot's judge value every choice."""

    view: bytes
    effort: int
    seed: int


class WorkOut(_Job, frozen=True, tag=True):
    """Simulate nature's move. Physics needs no dice, so the worker never sees the seed."""

    state: bytes


Job = Choose | Advise | Evaluate | WorkOut


class Answer(msgspec.Struct, frozen=True):
    action: str = ""  # in the game's notation
    judged: tuple[tuple[str, float, float], ...] = ()  # the same with chance and error
    margin: float = 0.0  # of the judge
    error: str | None = None


def serve(pipe: Connection, warm_up: bool) -> None:
    """Answer jobs until the other end is closed. With `warm_up`, it gets ready for physics first."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # a Ctrl-C is for the process that started us
    if warm_up:
        threading.Thread(target=_warm_up, daemon=True).start()
    decoder: msgspec.msgpack.Decoder[Job] = msgspec.msgpack.Decoder(Job)
    try:
        while True:
            pipe.send_bytes(msgspec.msgpack.encode(_answer(decoder.decode(pipe.recv_bytes()))))
    except (EOFError, OSError):
        os._exit(0)  # immediately: nothing else interrupts the compiler


def _answer(job: Job) -> Answer:
    try:
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
    except Exception as error:
        return Answer(error=f"{type(error).__name__}: {error}")


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
