"""The one seam between a game and its bots: a judge says how likely each choice is to win."""

from __future__ import annotations

from typing import Any, Generic, NamedTuple, Protocol, TypeVar

__all__ = ["BotModule", "Judge", "Judged"]

Action = TypeVar("Action")
Judging = TypeVar("Judging")  # a game's actions, as a judge gives them
Seen = TypeVar("Seen", contravariant=True)  # a game's views


class Judged(NamedTuple, Generic[Action]):
    """A choice and its value to the seat that has it."""

    action: Action
    chance: float  # of winning, 0 to 1; a tie counts as its share of a win
    error: float  # the standard error of `chance`


class Judge(Protocol[Judging, Seen]):
    """Judges the choices of the seat that a view belongs to, from this view alone."""

    @property
    def normal_effort(self) -> int:
        """The default effort, in the judge's own unit."""
        ...

    def evaluate(self, view: Seen, effort: int, seed: int) -> list[Judged[Judging]]:
        """The choices considered, all legal, each with its chance. The same arguments give the same answer, in both
        speeds and with any number of threads."""
        ...

    def margin(self, view: Seen) -> float:
        """How far below the best chance a choice still counts as equally good."""
        ...


class BotModule(Protocol):
    """What a game's `bot.py` provides."""

    COUNTED: tuple[str, ...]  # kinds of action that a report counts

    def judge(self, game: Any, level: str, /, *, compiled: bool = True, threads: int = 1) -> Judge[Any, Any]:
        """The judge of the medium or the hard level. Compiling takes a while unless the code is in the cache. A judge
        that can work in parallel uses up to `threads` threads."""
        ...

    def whims(self, game: Any, view: Any, /) -> list[tuple[Any, int]]:
        """What a child might do: choices with their weights, each at least 1."""
        ...

    def turns(self, state: Any, /) -> int:
        """The number of turns played, for a report."""
        ...
