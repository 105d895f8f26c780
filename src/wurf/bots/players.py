"""Bots of three levels. A bot gets a view, never a state, and a seed; the two determine its choice."""

from __future__ import annotations

import re
from importlib import import_module
from typing import Any, Final, Protocol

from wurf.core.game import Game
from wurf.core.text import WurfError
from wurf.games import package_of
from wurf.thinking import BotModule, Judge, choose, drawn

__all__ = ["LEVELS", "Bot", "UnknownLevel", "bot_from", "bot_module", "check_bot", "check_level", "make_bot"]

LEVELS: Final = ("easy", "medium", "hard")
HARDER: Final = re.compile(r"hard@([1-9]\d{0,2})")  # hard@10: the hard bot with ten times its effort


class UnknownLevel(WurfError):
    """There is no bot of this name."""


class Bot(Protocol):
    def choose(self, view: Any, seed: int) -> Any: ...


def check_level(level: str) -> None:
    """Raises UnknownLevel if there is no bot of this name."""
    if level not in LEVELS:
        raise UnknownLevel("bots-error-level", level=level[:40], known=", ".join(LEVELS))


def check_bot(name: str) -> None:
    """Raises UnknownLevel unless this is a level, or the hard bot with a multiple of its effort, such as hard@10."""
    if not HARDER.fullmatch(name):
        check_level(name)


def bot_module(game: Game) -> BotModule:
    """The game's `bot.py`."""
    found: Any = import_module(f"{package_of(game.meta.id)}.bot")
    module: BotModule = found
    return module


def make_bot(game: Game, level: str, *, effort: int | None = None, compiled: bool = True, threads: int = 1) -> Bot:
    """A bot in this process; `hard@10` is the hard bot with ten times its effort.

    `effort` and `compiled` only matter to the hard bot: it compiles what it needs at its
    first choice, or loads it from the cache. Interpreted, it makes the same choice with the same effort, but takes a
    few hundred times longer; its normal effort takes about a tenth of a second either way. A different effort may lead
    to a different choice, so a game is reproduced only with the same effort.
    """
    return bot_from(bot_module(game), game, level, effort=effort, compiled=compiled, threads=threads)


def bot_from(
    module: BotModule, game: Game, level: str, *, effort: int | None = None, compiled: bool = True, threads: int = 1
) -> Bot:
    """Like `make_bot`, with a `bot.py` other than the game's own."""
    check_bot(level)
    if level == "easy":
        return _Whimsical(game, module)
    level, _, times = level.partition("@")
    judge = module.judge(game, level, compiled=compiled, threads=threads)
    return _Judging(judge, effort if level == "hard" else None, int(times or 1))


class _Whimsical:
    """The easy bot: draws from the game's whims."""

    def __init__(self, game: Game, module: BotModule) -> None:
        self._game, self._module = game, module

    def choose(self, view: Any, seed: int) -> Any:
        return drawn(self._module.whims(self._game, view), seed)


class _Judging:
    """The medium and hard bots: choose what a judge considers best."""

    def __init__(self, judge: Judge[Any, Any], effort: int | None, times: int) -> None:
        self._judge, self._effort = judge, (effort or judge.normal_effort) * times

    def choose(self, view: Any, seed: int) -> Any:
        return choose(self._judge.evaluate(view, self._effort, seed), self._judge.margin(view), seed)
