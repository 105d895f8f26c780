"""Remembering what was worked out: for functions of a game's layout and of something that hardly changes."""

from __future__ import annotations

from collections.abc import Callable
from functools import update_wrapper
from typing import Any, Concatenate, ParamSpec, TypeVar

__all__ = ["remembered"]

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
                if len(results) >= most:
                    results.clear()
                results[key] = found = function(layout, *key, **_)
                return found

        return update_wrapper(remembering, function)

    return decorate
