"""The one seam between a game and its bots: a judge says how likely each choice wins."""

from __future__ import annotations

from typing import Any, Generic, NamedTuple, Protocol, TypeVar

__all__ = ["BotModule", "Judge", "Judged"]

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


class BotModule(Protocol):
    """What a game's `bot.py` gives."""

    COUNTED: tuple[str, ...]  # kinds of action that a report counts

    def judge(self, game: Any, level: str, /, *, compiled: bool = True, threads: int = 1) -> Judge[Any, Any]:
        """For the levels medium and hard. Compiled, it takes a while unless the code is in the cache. Where a judge
        tries things out side by side, it does so in this many threads."""
        ...

    def whims(self, game: Any, view: Any, /) -> list[tuple[Any, int]]:
        """What a child might do: choices, each with how likely it is in proportion to the others, at least 1."""
        ...

    def turns(self, state: Any, /) -> int:
        """How many turns were played, for a report."""
        ...
