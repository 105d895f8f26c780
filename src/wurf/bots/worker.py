"""What runs in a worker's process: it takes jobs from a pipe until the pipe is closed."""

from __future__ import annotations

import os
import signal
import threading
from functools import lru_cache
from multiprocessing.connection import Connection

import msgspec

from wurf.bots.mind import mind_of
from wurf.bots.players import Bot, make_bot
from wurf.core.game import NATURE, Components, Game, Setup
from wurf.core.rng import Dice, mixed
from wurf.games import all_games, load

__all__ = ["Answer", "Choose", "Job", "WorkOut", "serve"]


class _Job(msgspec.Struct, frozen=True, tag=True):
    """Something to be done, as plain data."""

    game: str
    components: str | None  # the text, if they are not the shipped ones


class Choose(_Job, frozen=True, tag=True):
    """A bot is to choose."""

    level: str
    view: bytes
    seed: int


class WorkOut(_Job, frozen=True, tag=True):
    """Physics is to say what nature does. It needs no dice, and so learns nothing of the seed."""

    state: bytes


Job = Choose | WorkOut


class Answer(msgspec.Struct, frozen=True):
    action: str = ""  # in the game's notation
    error: str | None = None


def serve(pipe: Connection, bots: bool) -> None:
    """Answer jobs until the other end is closed. A worker for bots compiles in the background what hard ones need."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # a Ctrl-C is for the process that started us
    if not bots:
        threading.Thread(target=_try_physics, daemon=True).start()
    decoder: msgspec.msgpack.Decoder[Job] = msgspec.msgpack.Decoder(Job)
    try:
        while True:
            pipe.send_bytes(msgspec.msgpack.encode(_answer(decoder.decode(pipe.recv_bytes()))))
    except (EOFError, OSError):
        os._exit(0)  # at once: the compiler cannot be interrupted otherwise


_NO_DICE = Dice("", 0)
_compiled: set[str] = set()  # games whose search is compiled
_compiling: set[str] = set()  # those, and games whose search is being compiled


def _begin_compiling(id: str) -> None:
    """A choice never waits for this: until a game's search is compiled, its bot searches interpreted."""
    if id not in _compiling:
        _compiling.add(id)
        threading.Thread(target=_compile, args=[id], daemon=True).start()


def _compile(id: str) -> None:
    game = load(id)
    if game.kernels is not None:  # else there is nothing to wait for
        state = _first_state(game, physical=False)
        make_bot(game, "hard", effort=1).choose(game.view(state, game.pending(state).seats[0]), 0)
    _compiled.add(id)


def _try_physics() -> None:
    """No fall waits for imports: one is worked out that nobody has asked for."""
    for id in all_games():
        game = load(id)
        if game.meta.physical:
            game.nature(_first_state(game, physical=True), _NO_DICE)


def _first_state(game: Game, *, physical: bool) -> Any:
    """Of a random game, the first state in which physics is due, or a choice."""
    state, step = game.start(Setup(game.meta.least_seats)), 0
    while not (game.physical(state) if physical else game.pending(state).seats):
        step += 1
        if game.pending(state).nature:
            state = game.apply(state, NATURE, game.nature(state, Dice(game.meta.id, step)))
        else:
            seat = game.pending(state).seats[0]
            state = game.apply(state, seat, game.legal(state, seat).sample(mixed(step)))
    return state


def _answer(job: Job) -> Answer:
    try:
        game = _game(job.game, job.components)
        if isinstance(job, WorkOut):
            action = game.nature(game.unpack(job.state), _NO_DICE)
        else:
            if job.level == "hard":
                _begin_compiling(job.game)
            view = msgspec.msgpack.decode(job.view, type=mind_of(game).View)
            action = _bot(job.game, job.components, job.level, job.game in _compiled).choose(view, job.seed)
        return Answer(game.write(action))
    except Exception as error:
        return Answer(error=f"{type(error).__name__}: {error}")


@lru_cache(maxsize=16)
def _game(id: str, components: str | None) -> Game:
    return load(id, None if components is None else Components("components.toml", components, False))


@lru_cache(maxsize=32)
def _bot(id: str, components: str | None, level: str, compiled: bool) -> Bot:
    return make_bot(_game(id, components), level, compiled=compiled, threads=os.cpu_count() or 1)
