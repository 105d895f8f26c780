"""Trying another choice in a finished match: how good would it have been?"""

from __future__ import annotations

from typing import Final

import msgspec

from wurf.core.match import Match
from wurf.core.rng import derive
from wurf.review.analysis import ReviewError
from wurf.review.ledger import SURE, Figure
from wurf.review.positions import positions
from wurf.review.questions import Answer, Question, Tally, error_of, reference_of

__all__ = ["Judgement", "judged", "question_about"]

SAMPLES: Final = 400  # at most: where normal effort is less, that is enough
EQUAL: Final = 0.01  # a smaller difference does not matter to anybody


class Judgement(msgspec.Struct, frozen=True):
    """How good a choice would have been."""

    better: Figure  # than the choice that was made
    short: Figure  # of the best of those it was compared with
    good: bool  # it is as good as any of them, as far as can be told


def question_about(match: Match, sequence: int, action: str, others: tuple[str, ...]) -> Question:
    """What would have happened with this action in the place of the one that an entry made? Others are compared with
    it too. Raises IllegalAction if it was not legal, and ReviewError if nobody chose there."""
    game = match.game
    for position in positions(match):
        for chooser, made in zip(position.question.choosers, position.sequences, strict=False):
            if made != sequence:
                continue
            before = match.at(min(position.sequences) - 1)
            tried = game.parse(action)
            if tried not in game.legal(before, chooser.seat):
                raise game.refusal(game.view(before, chooser.seat), tried)
            compared = tuple(dict.fromkeys((chooser.chosen, *others)))
            asked = msgspec.structs.replace(chooser, chosen=game.write(tried), others=compared)
            seed = derive(str(sequence), "trying")
            count = min(SAMPLES, reference_of(game, match.setup, compiled=False).normal_effort)
            return msgspec.structs.replace(position.question, choosers=(asked,), count=count, seed=seed)
    raise ReviewError("review-error-no-choice", sequence=sequence)


def judged(question: Question, answer: Answer) -> Judgement:
    """The answer to such a question, in words."""
    chooser = question.choosers[0]
    tried, *others = answer.choices[0]
    if chooser.others and chooser.chosen == chooser.others[0]:  # it is what was chosen
        others = [tried, *others]
    differences = [_apart(tried.tally, other.tally, chooser.seat) for other in others]
    behind = max((Figure(-one.value, one.error) for one in differences), key=lambda one: one.value)
    return Judgement(differences[0], behind, behind.value <= max(EQUAL, SURE * behind.error))


def _apart(tried: Tally, other: Tally, seat: int) -> Figure:
    """By how much the tried choice is better: the two were sampled with the same luck."""
    apart = tried.mean(seat) - other.mean(seat)
    return Figure(apart, error_of(apart, other.short, other.count))
