"""An analysis in progress: after a first glance at everything that happened, it asks questions in passes, each as large
as all before it, so that first figures come early and every later moment has better ones. It can be stopped, stored and
continued after any answer."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple, cast

import msgspec

from wurf.core.match import Match
from wurf.core.rng import derive
from wurf.core.text import Message, WurfError
from wurf.review.ledger import VERSION, Kind, Ledger, items, sums
from wurf.review.positions import positions
from wurf.review.questions import Answer, Chooser, Compared, Question, answer, reference_of
from wurf.review.turning import turning_points

__all__ = ["Analysis", "Partial", "ReviewError"]

GLANCE: Final = 128  # what part of the effort the glance has: nothing is compared yet, and its figures are replaced
PASSES: Final = (16, 16, 8, 4, 2)  # what part of the effort each pass has
LEAST: Final = 2  # samples of a pass
AT_START: Final = 4  # times as many samples for the chance at the start
FIRST_DROPPED: Final = 32  # samples after which a choice may be dropped
HOPELESS: Final = 3.0  # standard errors below the best
MOST_ENTRIES: Final = 5_000


class ReviewError(WurfError):
    """A match that cannot be reviewed."""


class Pass(NamedTuple):
    """Some of a position's samples, asked for at a time."""

    first: int  # sample
    samples: int
    glance: bool = False


class Partial(msgspec.Struct):
    """What is known so far, as plain data; `Analysis` continues from it."""

    version: str
    effort: int
    seed: int
    passes: list[int]  # [position]: how many are done
    answers: list[Answer | None]


class Analysis:
    """The review of one finished match."""

    def __init__(
        self,
        match: Match,
        effort: int | None = None,
        seed: int = 1,
        partial: Partial | None = None,
        *,
        percent: int = 100,
    ) -> None:
        """`effort` is the number of samples per choice, as far as more tell anything new; without it, `percent` of the
        normal effort. A partial result of another version or effort is not used."""
        if not match.over:
            raise ReviewError("review-error-running")
        if match.sequence > MOST_ENTRIES:
            raise ReviewError("review-error-huge", entries=match.sequence, most=MOST_ENTRIES)
        self._match, self._positions = match, positions(match)
        reference = reference_of(match.game, match.setup, compiled=False)
        usual = max(LEAST, reference.normal_effort * percent // 100)
        self.effort = min(effort or usual, reference.most_effort)
        self.version = f"{match.game.meta.id} {reference.version}, ledger {VERSION}"
        self._kinds = [
            cast(Kind, reference.kind(match.at(position.sequences[0] - 1))) if position.nature else "choice"
            for position in self._positions
        ]
        many = len(self._positions)
        fresh = Partial(self.version, self.effort, seed, [0] * many, [None] * many)
        usable = partial is not None and (partial.version, partial.effort, len(partial.answers)) == (
            self.version,
            self.effort,
            many,
        )
        self.partial = partial if partial is not None and usable else fresh
        self._asked = list(self.partial.passes)
        self._passes = [self._passes_of(at) for at in range(many)]

    @property
    def done(self) -> float:
        """How much is done, from 0 to 1."""
        have = wanted = 0.0
        for at, position in enumerate(self._positions):
            if self._needed(at):
                counts, weight = [one.samples for one in self._passes[at]], 1 + 4 * len(position.question.choosers)
                have += weight * sum(counts[: self.partial.passes[at]]) / sum(counts)
                wanted += weight
        return have / wanted

    def next(self) -> tuple[int, Question] | None:
        """The next question, with the position it is about; None if all are asked, or the next has to wait for an
        answer."""
        for level in range(1 + len(PASSES)):
            for at, passes in enumerate(self._passes):
                if self._asked[at] != level or level >= len(passes) or not self._needed(at):
                    continue
                if self.partial.passes[at] < level:
                    return None
                self._asked[at] += 1
                return at, self._question(at, passes[level])
        return None

    def add(self, at: int, answered: Answer) -> None:
        """Add the answer to the oldest unanswered question about a position."""
        known = self._compared(at)
        if known is None:
            self.partial.answers[at] = answered
        else:
            known.add(answered)
        self.partial.passes[at] += 1

    def _glanced(self, at: int) -> bool:
        """Whether a position has only been glanced at so far."""
        return self.partial.passes[at] == 1 and self._passes[at][0].glance

    def _compared(self, at: int) -> Answer | None:
        """What is known of a position, without the glance."""
        return None if self._glanced(at) else self.partial.answers[at]

    def run(self, *, compiled: bool = True) -> Iterator[float]:
        """Work everything out here, one question after the other; yields how much is done."""
        while (asked := self.next()) is not None:
            at, question = asked
            self.add(at, answer(question, compiled=compiled))
            yield self.done

    def ledger(self) -> Ledger:
        """The ledger as far as it is known."""
        game, answers = self._match.game, self.partial.answers
        glanced = [self._glanced(at) for at in range(len(self._positions))]
        found = items(self._positions, answers, self._kinds, glanced)
        known = [one for one in answers if one is not None]
        whole = answers[0] is not None and answers[-1] is not None
        accounts = sums(found, known, self._match.setup.seats) if whole else ()
        judge = Message("review-judge", {"game": game.meta.title})
        return Ledger(
            game.meta.id,
            judge,
            self.version,
            self.effort,
            self.partial.seed,
            self.done,
            tuple(found),
            accounts,
            turning_points(found),
        )

    def _needed(self, at: int) -> bool:
        """Whether there is anything to find out: not where there was only one choice, unless it uncovered something."""
        position = self._positions[at]
        return not position.forced or position.question.uncovered is not None

    def _passes_of(self, at: int) -> list[Pass]:
        """The passes over a position, together the effort; more at the start, and one sample for the result, which is
        certain. A small effort is done in fewer passes."""
        if at == len(self._positions) - 1:
            return [Pass(0, 1)]
        effort = self.effort * (AT_START if at == 0 and self.effort > LEAST else 1)
        found = [Pass(0, min(self.effort // 2, max(LEAST, self.effort // GLANCE)), glance=True)]
        first = 0
        for part in PASSES:
            count = min(effort - first, max(LEAST, effort // part))
            if count:
                found.append(Pass(first, count))
                first += count
        return found

    def _question(self, at: int, asked: Pass) -> Question:
        position, known = self._positions[at], self._compared(at)
        choosers = position.question.choosers
        if asked.glance:
            choosers = tuple(msgspec.structs.replace(chooser, others=()) for chooser in choosers)
        elif known is not None:
            choosers = tuple(
                msgspec.structs.replace(chooser, others=tuple(self._promising(chooser, compared)))
                for chooser, compared in zip(choosers, known.choices, strict=True)
            )
        seed = derive(str(self.partial.seed), "position", at)
        part = {"effort": self.effort, "first": asked.first, "count": asked.samples, "seed": seed}
        return msgspec.structs.replace(position.question, choosers=choosers, **part)

    def _promising(self, chooser: Chooser, compared: list[Compared]) -> Iterator[str]:
        """The choices that may still be the best."""
        seat, most = chooser.seat, max(one.tally.count for one in compared)
        best = max((one.tally for one in compared if one.tally.count == most), key=lambda tally: tally.mean(seat))
        for one in compared[1:]:
            if one.tally.count < most:
                continue
            behind = best.mean(seat) - one.tally.mean(seat)
            error = (best.error(seat) ** 2 + one.tally.error(seat) ** 2) ** 0.5
            if most < FIRST_DROPPED or behind <= HOPELESS * error:
                yield one.action
