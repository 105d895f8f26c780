"""What a worker process is asked and what it answers, as plain data."""

from __future__ import annotations

import msgspec

__all__ = ["Advise", "Analyse", "Answer", "Choose", "Evaluate", "Job", "Progress", "WorkOut"]


class _Job(msgspec.Struct, frozen=True, tag=True):
    """A job that concerns a game."""

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


class Analyse(msgspec.Struct, frozen=True, tag=True):
    """Call a function, named as `package.module:function`, with some bytes and a function that reports progress."""

    function: str
    given: bytes


Job = Choose | Advise | Evaluate | WorkOut | Analyse


class Progress(msgspec.Struct, frozen=True, tag=True):
    """Sent while a job is being carried out."""

    share: float  # from 0 to 1
    found: bytes = b""  # what can be shown already


class Answer(msgspec.Struct, frozen=True, tag=True):
    action: str = ""  # in the game's notation
    judged: tuple[tuple[str, float, float], ...] = ()  # the same with chance and error
    margin: float = 0.0  # of the judge
    found: bytes = b""  # by an analysis
    error: str | None = None
