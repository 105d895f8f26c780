"""Looking ahead: the best of one's own choices, the average of what chance may bring, as deep as the effort allows."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final, NamedTuple

from wurf.bots.mind import Mind
from wurf.core.game import Game
from wurf.core.kernel import compiled, replaced, tables_for_compiled

__all__ = ["Thinker", "Work", "make_search"]

MOST_CHOICES: Final = 256
ABANDONED: Final = -1
_NO_LIMIT: Final = 1 << 60
_LOWEST: Final = -(1 << 60)

Search = Callable[..., int]


class Thinker:
    """A search made ready for a game: interpreted, or compiled, which takes a while unless it is in the cache."""

    def __init__(self, game: Game, mind: Mind, *, compiled: bool) -> None:
        self._game, self._mind = game, mind
        if compiled:
            self._search, self._made = _compiled_search(mind), tables_for_compiled  # type: ignore[arg-type]  # modules are hashable
        else:
            self._search, self._made = make_search(mind), _as_it_is
        self._tables = self._made(game.tables)
        empty = Work(*((0,) * mind.LEVELS,) * 5, (0,) * MOST_CHOICES)
        self._work = self._made(empty) if compiled else Work(*map(list, empty))

    def values(self, view: Any, choices: int, effort: int) -> list[int]:
        """What each of a view's choices is worth, having valued at most so many positions (if it could be fewer)."""
        mind = self._mind
        here, known = mind.outlook(view), self._made(mind.knowledge(self._game.tables, view))
        stack = (here,) * mind.LEVELS
        values: list[int] = []
        left = effort
        for depth in range(1, mind.LEVELS // 2 + 1):
            limit = left if values else _NO_LIMIT
            nodes = self._search(self._tables, known, here, depth, limit, stack, self._work)
            if nodes == ABANDONED:
                break
            values = [int(value) for value in self._work.values[:choices]]
            left -= nodes
        return values


class Work(NamedTuple):
    """Where a search keeps what it is about; one item a level, the root is level 0."""

    draws: Any  # how many draws are due there; 0 if it is a choice
    size: Any  # how many ways lead on from there
    tried: Any  # how many of them have been looked into
    best: Any  # the best value so far, or the sum of values where chance decides
    choices: Any  # how many choices lead there
    values: Any  # of the root's choices


def _as_it_is(tables: Any) -> Any:
    return tables


@cache
def _compiled_search(mind: Mind) -> Search:
    return compiled(make_search(mind))


def make_search(mind: Mind) -> Search:
    """A function (tables, known, root, depth, limit, stack, work) -> positions valued, or ABANDONED at the limit.

    It puts the value of every choice at the root into `work.values`. `stack` is a tuple of as many outlooks as the
    search may be levels deep; recursion would not be cached once compiled.
    """
    over, chances, drawn, value = mind.over, mind.chances, mind.drawn, mind.value
    options, count, nth, after = mind.options, mind.count, mind.nth, mind.after

    def search(tables: Any, known: Any, root: Any, depth: int, limit: int, stack: Any, work: Work) -> int:
        nodes = 0
        level = 0
        here = root
        entered = True
        work.choices[0] = 0
        while True:
            if entered:
                draws = chances(here)
                work.draws[level] = draws
                work.size[level] = draws or count(options(tables, here))
                work.tried[level] = 0
                work.best[level] = 0 if draws else _LOWEST
                stack = replaced(stack, level, here)
                entered = False
            here = stack[level]
            index = work.tried[level]
            if index < work.size[level]:
                work.tried[level] = index + 1
                choices = work.choices[level]
                if work.draws[level]:
                    here = drawn(here, index)
                else:
                    here = after(tables, here, nth(tables, here, options(tables, here), index))
                    choices += 1
                if choices < depth and not over(here):
                    level += 1
                    work.choices[level] = choices
                    entered = True
                    continue
                nodes += 1
                if nodes > limit:
                    return ABANDONED
                found = value(tables, known, here)
            else:
                if level == 0:
                    return nodes
                found = work.best[level]
                if work.draws[level]:
                    found //= work.draws[level]
                level -= 1
                index = work.tried[level] - 1
            if work.draws[level]:
                work.best[level] += found
            elif found > work.best[level]:
                work.best[level] = found
            if level == 0:
                work.values[index] = found

    return search
