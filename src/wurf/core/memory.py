"""Caches for functions of a game's layout and of something that hardly changes."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import update_wrapper
from typing import Any, Concatenate, ParamSpec, TypeVar

__all__ = ["remembered", "remembered_objects"]

A = TypeVar("A")
B = TypeVar("B")
L = TypeVar("L")
P = ParamSpec("P")
T = TypeVar("T")


def remembered(most: int) -> Callable[[Callable[Concatenate[L, P], T]], Callable[Concatenate[L, P], T]]:
    """Remember up to `most` results of a pure function of a layout, for the latest layout, which is known by its
    identity: to hash it would take longer than most functions do. The other arguments are given by position."""

    def decorate(function: Callable[Concatenate[L, P], T]) -> Callable[Concatenate[L, P], T]:
        known: list[Any] = [None, {}]  # the latest layout, and what is known of it

        def remembering(layout: L, /, *key: P.args, **_: P.kwargs) -> T:
            owner, results = known
            if owner is not layout:
                results = {}
                known[:] = layout, results
            try:
                found: T = results[key]
                return found
            except KeyError:
                found = function(layout, *key, **_)
                _keep(results, key, found, most)
                return found

        return update_wrapper(remembering, function)

    return decorate


def remembered_objects(most: int) -> Callable[[Callable[[A, B], T]], Callable[[A, B], T]]:
    """Remember up to `most` results of a pure function of two immutable objects, which are known by their identity: to
    hash them would take longer. It helps where the same two are asked about several times in a row."""

    def decorate(function: Callable[[A, B], T]) -> Callable[[A, B], T]:
        known: dict[tuple[int, int], tuple[A, B, T]] = {}  # with the objects, so that their ids stay theirs
        latest: Any = (known, known, None)  # nobody asks about these two

        def remembering(one: A, other: B, /) -> T:
            nonlocal latest
            found = latest  # read once: threads share it
            if found[1] is not other or found[0] is not one:
                key = id(one), id(other)
                found = known.get(key)
                if found is None:
                    found = one, other, function(one, other)
                    _keep(known, key, found, most)
                latest = found
            result: T = found[2]
            return result

        return update_wrapper(remembering, function)

    return decorate


def _keep(known: dict[Any, Any], key: Any, found: Any, most: int) -> None:
    """Add a result; if there are `most` already, the oldest one goes. Dropping all at once would take milliseconds, in
    which everybody waits."""
    if len(known) >= most:
        with suppress(KeyError, RuntimeError, StopIteration):  # another thread has dropped it
            del known[next(iter(known))]
    known[key] = found
