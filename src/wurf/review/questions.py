"""What a review asks the reference player, and the answer: plain data, so that any worker process can work it out."""

from __future__ import annotations

from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from math import sqrt
from typing import TYPE_CHECKING, Any

import msgspec

from wurf.core.game import NATURE, Components, Game, Setup
from wurf.games import load, package_of
from wurf.thinking.reference import KernelReference, Opening, PlainReference, Reference, ReferenceModule

if TYPE_CHECKING:
    from wurf.thinking.reference import Shares

__all__ = ["Answer", "Chooser", "Compared", "Question", "Tally", "answer", "error_of", "reference_of"]


class Chooser(msgspec.Struct, frozen=True):
    """A seat that chose in a position."""

    seat: int
    view: bytes  # what it knew
    chosen: str  # in the game's notation
    others: tuple[str, ...] | None = None  # what to compare it with; None: the worker finds that out


class Question(msgspec.Struct, frozen=True):
    """How good is a position, and what was done in it? Everything that happened is compared with the reference player's
    own way to go on, with the same luck."""

    game: str
    components: str | None  # the text, if they are not the shipped ones
    setup: Setup
    view: bytes  # what is known
    choosers: tuple[Chooser, ...] = ()  # several if choices are sealed
    outcome: str | None = None  # what nature did
    uncovered: bytes | None = None  # what is known after the choice, if it showed something hidden
    effort: int = 1  # samples that each choice will get in the end
    first: int = 0  # the number of the first sample
    count: int = 1
    seed: int = 0


class Tally(msgspec.Struct):
    """The samples of one way to go on, in two halves (even and odd numbers)."""

    counts: list[int]  # [half]
    sums: list[list[float]]  # [half][seat]: shares of the win
    squares: list[float]  # [seat]
    apart: list[float]  # [seat]: the squares of the difference from the reference player's own way
    short: float = 0.0  # the squares of the difference from what was chosen, for the seat that chose

    @property
    def count(self) -> int:
        return sum(self.counts)

    def mean(self, seat: int) -> float:
        return (self.sums[0][seat] + self.sums[1][seat]) / self.count

    def error(self, seat: int) -> float:
        return error_of(self.mean(seat), self.squares[seat], self.count)

    def add(self, more: Tally) -> None:
        for half in range(2):
            self.counts[half] += more.counts[half]
            self.sums[half] = [a + b for a, b in zip(self.sums[half], more.sums[half], strict=True)]
        self.squares = [a + b for a, b in zip(self.squares, more.squares, strict=True)]
        self.apart = [a + b for a, b in zip(self.apart, more.apart, strict=True)]
        self.short += more.short


def error_of(mean: float, squares: float, count: int) -> float:
    """The standard error of a mean, from the sum of squares."""
    return sqrt(max(squares - count * mean * mean, 0.0) / (count * (count - 1))) if count > 1 else 0.5


class Compared(msgspec.Struct):
    action: str
    tally: Tally


class Answer(msgspec.Struct):
    base: Tally  # the reference player goes on in its own way
    happened: Tally | None = None  # after nature's outcome, or after all sealed choices together
    choices: list[list[Compared]] = []  # [chooser]: what was chosen, then what it is compared with
    meeting: Tally | None = None  # what sealed choices did only together
    uncovered: Tally | None = None  # after what the choice showed, apart from what it was worth before

    def add(self, more: Answer) -> None:
        self.base.add(more.base)
        pairs = ((self.happened, more.happened), (self.meeting, more.meeting), (self.uncovered, more.uncovered))
        for tally, added in pairs:
            if tally is not None and added is not None:
                tally.add(added)
        for mine, theirs in zip(self.choices, more.choices, strict=True):
            known = {one.action: one.tally for one in mine}
            for one in theirs:
                known[one.action].add(one.tally)


def reference_of(game: Game, setup: Setup, *, compiled: bool = True) -> Reference:
    """The game's own reference player, or one that chooses at random."""
    name = f"{package_of(game.meta.id)}.reference"
    if find_spec(name) is not None:
        module: ReferenceModule = _module(name)
        return module.reference(game, setup, compiled=compiled)
    if game.kernels is None:
        return PlainReference(game, setup)
    return KernelReference(game, setup, compiled=compiled)


def _module(name: str) -> Any:
    return import_module(name)


@lru_cache(maxsize=16)
def _game(id: str, components: str | None) -> Game:
    return load(id, None if components is None else Components("components.toml", components, False))


@lru_cache(maxsize=16)
def _reference(id: str, components: str | None, setup: bytes, compiled: bool) -> Reference:
    decoded = msgspec.msgpack.decode(setup, type=Setup)
    return reference_of(_game(id, components), decoded, compiled=compiled)


def answer(question: Question, *, compiled: bool = True) -> Answer:
    """Work a question out. The first one for a game compiles its reference player, unless that is in the cache."""
    game = _game(question.game, question.components)
    setup = msgspec.msgpack.encode(question.setup)
    reference = _reference(question.game, question.components, setup, compiled)
    view = msgspec.msgpack.decode(question.view, type=game.view_type)
    compared = [_compared(game, reference, chooser, question) for chooser in question.choosers]
    openings: list[Opening] = [()]
    for chooser, texts in zip(question.choosers, compared, strict=True):
        openings += [((chooser.seat, game.parse(text)),) for text in texts]
    if question.outcome is not None:
        openings.append(((NATURE, game.parse(question.outcome)),))
    elif len(question.choosers) > 1:
        openings.append(tuple((chooser.seat, game.parse(chooser.chosen)) for chooser in question.choosers))
    found = reference.sample(view, openings, question.first, question.count, question.seed)
    answered = _tallied(question, compared, found)
    if question.uncovered is not None:
        known = found[1] if question.choosers else found[0]
        seen = msgspec.msgpack.decode(question.uncovered, type=game.view_type)
        shown = reference.sample(seen, [()], question.first, question.count, question.seed)[0]
        answered.uncovered = _tally(shown, known, question.first)
    return answered


def answered(given: bytes, _report: object = None) -> bytes:
    """Like `answer`, for a worker process."""
    return msgspec.msgpack.encode(answer(msgspec.msgpack.decode(given, type=Question)))


def _compared(game: Game, reference: Reference, chooser: Chooser, asked: Question) -> list[str]:
    """What was chosen, then what it is compared with."""
    others = chooser.others
    if others is None:
        seen = msgspec.msgpack.decode(chooser.view, type=game.view_type)
        others = tuple(game.write(action) for action in reference.candidates(seen, asked.effort, asked.seed))
    return [chooser.chosen, *(text for text in dict.fromkeys(others) if text != chooser.chosen)]


def _tallied(question: Question, compared: list[list[str]], found: Shares) -> Answer:
    base, first = found[0], question.first
    answered, at = Answer(_tally(base, base, first)), 1
    chosen = []  # by each chooser
    for chooser, texts in zip(question.choosers, compared, strict=True):
        chosen.append(found[at])
        of_seat = []
        for text in texts:
            tally = _tally(found[at], base, first)
            tally.short = float(((found[at] - chosen[-1])[:, chooser.seat] ** 2).sum())
            of_seat.append(Compared(text, tally))
            at += 1
        answered.choices.append(of_seat)
    if at < len(found):
        answered.happened = _tally(found[at], base, first)
        if len(chosen) > 1:
            together = found[at] - base - sum(one - base for one in chosen)
            answered.meeting = _tally(together, base - base, first)
    return answered


def _tally(shares: Shares, base: Shares, first: int) -> Tally:
    """`shares` and `base` are [sample, seat]."""
    halves = [shares[first % 2 :: 2], shares[1 - first % 2 :: 2]]
    return Tally(
        [len(half) for half in halves],
        [half.sum(axis=0).tolist() for half in halves],
        (shares**2).sum(axis=0).tolist(),
        ((shares - base) ** 2).sum(axis=0).tolist(),
    )
