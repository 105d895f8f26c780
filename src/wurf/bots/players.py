"""Bots of three levels. A bot is given a view, never a state, and a seed; both together determine its choice."""

from __future__ import annotations

from typing import Any, Final, Protocol

from wurf.bots.mind import mind_of, own_mind_of, own_player_of
from wurf.bots.search import Thinker
from wurf.core.game import Game
from wurf.core.rng import below, mixed
from wurf.core.text import WurfError

__all__ = ["EFFORT", "INTERPRETED_EFFORT", "LEVELS", "Bot", "UnknownLevel", "make_bot"]

LEVELS: Final = ("easy", "medium", "hard")

# Positions valued for one choice of the hard bot: about a tenth of a second on one core, either way. Another effort
# may lead to another choice, so a game is reproduced only by the same effort.
EFFORT: Final = 1_000_000
INTERPRETED_EFFORT: Final = 2_500


class UnknownLevel(WurfError):
    """There is no bot of this name."""


class Bot(Protocol):
    def choose(self, view: Any, seed: int) -> Any: ...


def make_bot(game: Game, level: str, *, effort: int | None = None, compiled: bool = True, threads: int = 1) -> Bot:
    """A bot in this process. `effort` and `compiled` matter to the hard one: it compiles its search at once, or loads
    it from the cache; interpreted, it finds the same choice with the same effort, but takes some hundred times longer.
    Where bots try things out side by side, they do it in so many threads; that changes no choice either.
    """
    if level not in LEVELS:
        raise UnknownLevel("bots-error-level", level=level[:40], known=", ".join(LEVELS))
    if hasattr(mind_of(game), "player"):
        bot: Bot = own_player_of(game).player(game, level, effort, threads)
        return bot
    effort = effort or (EFFORT if compiled else INTERPRETED_EFFORT)
    if level == "easy":
        return _Easy(game)
    if hasattr(mind_of(game), "thinker"):
        return _OwnWay(game, level, effort, compiled=compiled)
    return _Medium(game) if level == "medium" else _Hard(game, effort, compiled=compiled)


class _Bot:
    def __init__(self, game: Game) -> None:
        self.game, self.mind = game, mind_of(game)

    def choose(self, view: Any, seed: int) -> Any:
        mind, tables = self.mind, self.game.tables
        here = mind.outlook(view)
        options = mind.options(tables, here)
        actions = [mind.nth(tables, here, options, index) for index in range(mind.count(options))]
        chosen = actions[0] if len(actions) == 1 else self._chosen(view, here, actions, mixed(mixed(seed)))
        return self.game.decode(chosen)

    def _chosen(self, view: Any, here: Any, actions: list[int], seed: int) -> int:
        raise NotImplementedError


class _Easy(_Bot):
    """Follows its fancy."""

    def _chosen(self, view: Any, here: Any, actions: list[int], seed: int) -> int:
        fancies = [self.mind.fancy(self.game.tables, here, action) for action in actions]
        drawn = below(seed, sum(fancies))
        for action, fancy in zip(actions, fancies, strict=True):
            drawn -= fancy
            if drawn < 0:
                return action
        raise ValueError("a fancy is at least 1")


class _Medium(_Bot):
    """Takes what appeals most at the moment."""

    def _chosen(self, view: Any, here: Any, actions: list[int], seed: int) -> int:
        appeals = [self.mind.appeal(self.game.tables, here, action) for action in actions]
        return _one_of_the_best(actions, appeals, 0, seed)


class _Hard(_Bot):
    """Looks ahead as far as its effort reaches."""

    def __init__(self, game: Game, effort: int, *, compiled: bool) -> None:
        super().__init__(game)
        self._effort, self._thinker = effort, Thinker(game, self.mind, compiled=compiled)

    def _chosen(self, view: Any, here: Any, actions: list[int], seed: int) -> int:
        values = self._thinker.values(view, len(actions), self._effort)
        best = [actions[index] for index in values]
        return _one_of_the_best(best, [*values.values()], self.mind.slack(here), seed)


class _OwnWay(_Bot):
    """Thinks in the game's own way."""

    def __init__(self, game: Game, level: str, effort: int, *, compiled: bool) -> None:
        super().__init__(game)
        self._effort, self._thinker = effort, own_mind_of(game).thinker(game, level, compiled=compiled)

    def _chosen(self, view: Any, here: Any, actions: list[int], seed: int) -> int:
        values = self._thinker.values(here, actions, self._effort)
        return _one_of_the_best([actions[index] for index in values], [*values.values()], 0, seed)


def _one_of_the_best(actions: list[int], values: list[int], margin: int, seed: int) -> int:
    """Drawn from those that are as good as the best, so that two bots of one kind do not play the same game."""
    enough = max(values) - margin
    good = [action for action, value in zip(actions, values, strict=True) if value >= enough]
    return good[below(seed, len(good))]
