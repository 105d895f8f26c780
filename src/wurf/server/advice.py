"""A good move for a person who asks for one: the hard judge's best choice, and why, in a sentence."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot
from typing import Any, Final, NamedTuple

from wurf.core.game import Game
from wurf.core.shown import Choice
from wurf.core.text import Message
from wurf.thinking import Judged

__all__ = ["advised"]

SURE: Final = 2.0  # standard errors that make a difference
FINE: Final = 0.02  # a standard error up to this allows steps of 5 in 100; a larger one, of 10


class Advised(NamedTuple):
    action: Any
    choice: Choice
    reason: Message


def advised(game: Game, view: Any, judged: Sequence[Judged[Any]], margin: float, alone: bool) -> Advised:
    """The best of the judged choices, compared with the best that differs from it by more than how it is aimed.
    `alone`: nobody else plays, so there is no chance of winning to speak of."""
    best, *others = sorted(judged, key=lambda one: -one.chance)
    choice = game.choice(view, best.action)
    different = (other for other in others if _spot(game.choice(view, other.action)) != _spot(choice))
    return Advised(best.action, choice, _reason(best, next(different, None), margin, alone))


def _spot(choice: Choice) -> tuple[str, str, str]:
    return choice.kind, choice.source, choice.target


def _reason(best: Judged[Any], other: Judged[Any] | None, margin: float, alone: bool) -> Message:
    if other is None:
        return Message("advice-only")
    error, ahead = hypot(best.error, other.error), best.chance - other.chance
    if ahead <= max(margin, SURE * error):
        return Message("advice-close")
    chance, next_best = (_rounded(one.chance, 5 if error <= FINE else 10) for one in (best, other))
    if alone or chance == next_best:
        return Message("advice-better")
    return Message("advice-clear", {"chance": chance, "next": next_best})


def _rounded(chance: float, step: int) -> int:
    """In 100 games; nothing is said to be certain."""
    return min(max(round(chance * 100 / step) * step, step), 100 - step)
