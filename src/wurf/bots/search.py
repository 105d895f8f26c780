"""Looking ahead: the best of one's own choices, the average of what chance may bring, as deep as the effort allows."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final, NamedTuple, cast

from wurf.bots.mind import Mind
from wurf.core.game import Game
from wurf.core.kernel import compiled, replaced, tables_for_compiled

__all__ = ["Thinker", "Work", "make_search"]

MOST_CHOICES: Final = 256
FULL_DEPTH: Final = 2  # as deep as this, all choices are looked at to find the better half
ABANDONED: Final = -1
_NO_LIMIT: Final = 1 << 60
_LOWEST: Final = -(1 << 60)

Search = Callable[..., int]


class Thinker:
    """A search made ready for a game: interpreted, or compiled, which takes a while unless it is in the cache."""

    def __init__(self, game: Game, mind: Mind, *, compiled: bool) -> None:
        self._game, self._mind = game, mind
        if compiled:
            self._search, self._made = _compiled_search(cast(Any, mind)), tables_for_compiled
        else:
            self._search, self._made = make_search(mind), _as_it_is
        self._tables = self._made(game.tables)
        empty = Work(*((0,) * mind.LEVELS,) * 5, *((0,) * MOST_CHOICES,) * 2)
        self._work = self._made(empty) if compiled else Work(*map(list, empty))

    def values(self, view: Any, choices: int, effort: int) -> dict[int, int]:
        """The choices (by index) that proved best and what they are worth, looking ahead as deep as the effort allows:
        first one choice, then two, and so on. The deeper it looks, the fewer it looks at.
        """
        mind, work = self._mind, self._work
        here, known = mind.outlook(view), self._made(mind.knowledge(self._game.tables, view))
        stack = (here,) * mind.LEVELS
        values = dict.fromkeys(range(choices), 0)
        left = _NO_LIMIT  # one choice is always looked ahead
        for depth in range(1, mind.LEVELS // 2 + 1):
            for index in range(choices):
                work.wanted[index] = index in values
            nodes = self._search(self._tables, known, here, depth, left, stack, work)
            if nodes == ABANDONED:
                break
            values = {index: int(work.values[index]) for index in values}
            if depth == 1:
                left = effort
            if depth > FULL_DEPTH:
                values = _better_half(values)
            left -= nodes
        return values


def _better_half(values: dict[int, int]) -> dict[int, int]:
    """At least two of them, so that there remains something to compare."""
    kept = sorted(values, key=lambda index: (-values[index], index))[: max(2, (len(values) + 1) // 2)]
    return {index: values[index] for index in sorted(kept)}


class Work(NamedTuple):
    """Where a search keeps what it is about; one item a level, the root is level 0."""

    draws: Any  # how many draws are due there; 0 if it is a choice
    size: Any  # how many ways lead on from there
    tried: Any  # how many of them have been looked into
    best: Any  # the best value so far, or the sum of values where chance decides
    choices: Any  # how many choices lead there
    wanted: Any  # whether a choice at the root is to be looked at
    values: Any  # of the root's choices


def _as_it_is(tables: Any) -> Any:
    return tables


@cache
def _compiled_search(mind: Any) -> Search:
    return compiled(make_search(mind))


def make_search(mind: Mind) -> Search:
    """A function (tables, known, root, depth, limit, stack, work) -> positions valued, or ABANDONED at the limit.

    It puts the value of every wanted choice at the root into `work.values`. `stack` is a tuple of as many outlooks as
    the search may be levels deep; recursion would not be cached once compiled.
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
                if level == 0 and not work.wanted[index]:
                    continue
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
