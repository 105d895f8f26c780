"""Choices compared by playouts, together with what looking ahead has said of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from wurf.thinking.judge import Judged

if TYPE_CHECKING:
    import numpy as np

    Won = np.ndarray[Any, np.dtype[np.float64]]  # [choice, playout]: the chooser's share of the win

__all__ = ["Errors", "played_out"]

FIRST_PASS: Final = 64
CLEARLY: Final = 2.5  # standard errors behind the best: then more playouts would change nothing


class Errors(NamedTuple):
    """How far from the truth a chance is, compared with those of other choices in the same position."""

    ahead: float  # where it comes from looking ahead
    played: float  # where it comes from any number of playouts: players in them do not look far


def played_out(
    judged: list[Judged[Any]],
    play: Callable[[Sequence[Any], int, int], Won],
    playouts: int,
    errors: Errors,
) -> list[Judged[Any]]:
    """The choices that are not clearly behind, with their chances by about this many playouts in all and by looking
    ahead, each by the inverse of its variance.

    `play(actions, first, count)` plays each action out, and has the same luck for all of them (common random numbers).
    Passes double the number of playouts; after each, the choices that are clearly behind are dropped."""
    import numpy as np

    won = play([one.action for one in judged], 0, FIRST_PASS)
    playouts -= won.size
    while True:
        played = won.shape[1]
        chances = _combined(won, np.array([one.chance for one in judged]), errors)
        best = int(chances.argmax())
        apart = (won[best] - won).std(axis=1) / sqrt(played)
        kept = [at for at in range(len(judged)) if chances[at] >= chances[best] - CLEARLY * apart[at]]
        if len(kept) == 1 or playouts < len(kept) * played:
            noise = won.std(axis=1) / sqrt(played)
            found = zip(judged, chances, noise, strict=True)
            return [Judged(one.action, float(chance), float(error)) for one, chance, error in found]
        judged, won = [judged[at] for at in kept], won[kept]
        more = play([one.action for one in judged], played, played)
        playouts -= more.size
        won = np.concatenate([won, more], axis=1)


def _combined(won: Won, ahead: Any, errors: Errors) -> Any:
    """The chances of choices from their playouts and from looking ahead, by the inverse of their variances. Looking
    ahead may be wrong about who leads, so only the differences of its chances count."""
    means = won.mean(axis=1)
    choices, playouts = won.shape
    noise = (won - won.mean(axis=0)).var(axis=1).sum() / (choices - 1) / playouts
    weight = (noise + errors.played**2) / errors.ahead**2
    prior = ahead - ahead.mean() + means.mean()
    return ((means + weight * prior) / (1 + weight)).clip(0, 1)
