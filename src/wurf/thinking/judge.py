"""The one seam between a game and its bots: a judge says how likely each choice wins.

A game's `bot.py` exports `judge(game, level, *, compiled=True, threads=1) -> Judge` for the levels medium and hard,
`whims(game, view) -> list[tuple[Action, int]]` for easy (every choice a child might make, with a weight of at least 1),
and for reports `COUNTED` (kinds of action that are counted) and `turns(state)`.
"""

from __future__ import annotations

from typing import Generic, NamedTuple, Protocol, TypeVar

__all__ = ["Judge", "Judged"]

Action = TypeVar("Action")
Judging = TypeVar("Judging")  # a game's actions, as a judge gives them
Seen = TypeVar("Seen", contravariant=True)  # a game's views


class Judged(NamedTuple, Generic[Action]):
    """A choice and what it is worth to the seat that has it."""

    action: Action
    chance: float  # of winning, 0 to 1; a tie counts as its share of a win
    error: float  # the standard error of `chance`


class Judge(Protocol[Judging, Seen]):
    """Judges the choices of the seat that a view belongs to, from this view alone."""

    @property
    def normal_effort(self) -> int:
        """The effort of a bot that is given no other, in the judge's own unit."""
        ...

    def evaluate(self, view: Seen, effort: int, seed: int) -> list[Judged[Judging]]:
        """The choices considered, all of them legal. The same arguments give the same answer, in both speeds and with
        any number of threads."""
        ...

    def margin(self, view: Seen) -> float:
        """How much less than the best chance counts as equally good."""
        ...
