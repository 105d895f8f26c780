"""The ledger of a match: what every decision and every stroke of luck was worth.

V is the chance of winning if everybody goes on like the reference player, from what was known. For each seat

    result − V(start) = luck + own gains + others' gains + meeting + rest

where the luck of a roll is V after it less V before it, the gain of a choice is V after it less what the reference
player would have had, a meeting is what sealed choices did only together, and the rest is noise.
The loss against the best choice stands outside this sum.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import hypot, sqrt
from typing import Final, Literal

import msgspec

from wurf.core.shown import Event
from wurf.core.text import Message
from wurf.review.positions import Position
from wurf.review.questions import Answer, Compared, Tally, error_of

__all__ = ["SURE", "VERSION", "Figure", "Item", "Kind", "Ledger", "SeatSum", "items", "lost", "sums", "word_for"]

VERSION: Final = 2  # of the ledger's own arithmetic

Kind = Literal["choice", "roll", "deal", "slip", "uncovered", "meeting"]
Word = Literal["fine", "inaccuracy", "mistake", "blunder"]

WORDS: Final[tuple[tuple[float, Word], ...]] = ((0.10, "blunder"), (0.05, "mistake"), (0.02, "inaccuracy"))
SURE: Final = 2.0  # standard errors
SHOWN: Final = 5  # better choices


class Figure(msgspec.Struct, frozen=True):
    """A number and its standard error."""

    value: float
    error: float


class Alternative(msgspec.Struct, frozen=True):
    """A choice that was possible."""

    action: str
    chance: Figure  # of the seat that chose
    better: Figure  # by how much it is better than what was chosen


class Item(msgspec.Struct, frozen=True):
    """One line of the ledger."""

    sequence: int  # the entry of the record
    kind: Kind
    seat: int  # that chose, or NATURE; of a meeting, NATURE
    action: str
    before: tuple[Figure, ...]  # each seat's chance
    after: tuple[Figure, ...]
    change: tuple[Figure, ...]  # each seat's luck, or what the choice gained or cost it
    loss: Figure | None = None  # of a choice that was compared with others: against the best one
    word: Word | None = None  # for it, by what was lost for sure
    alternatives: tuple[Alternative, ...] = ()  # the best choices, the best first


class SeatSum(msgspec.Struct, frozen=True):
    """A seat's account: start + luck + skill + others + meeting + rest = result."""

    start: Figure
    result: float
    luck: Figure
    skill: Figure  # the gains of its own choices
    others: Figure  # what the others' choices did to it
    meeting: Figure
    rest: Figure  # its error is that of the whole account
    loss: Figure  # of all its choices against the best ones
    words: dict[str, int]  # how many choices of each word


class Ledger(msgspec.Struct, frozen=True):
    game: str
    judge: Message  # who judges, for people
    version: str  # of the reference player and of the ledger
    effort: int  # samples per choice when it is complete
    seed: int
    done: float  # 0 to 1
    items: tuple[Item, ...]
    seats: tuple[SeatSum, ...]
    turning: tuple[tuple[int, Event], ...]  # turning points: a sequence and a sentence


def word_for(loss: Figure) -> Word:
    """The word for a loss. Only what is lost for sure counts: nothing within the error is called a mistake."""
    sure = loss.value - SURE * loss.error
    return next((word for least, word in WORDS if sure >= least), "fine")


def items(
    positions: Sequence[Position], answers: Sequence[Answer | None], kinds: Sequence[Kind], glanced: Sequence[bool]
) -> list[Item]:
    """The lines of the ledger, as far as positions are answered. Where they are only `glanced` at, choices have not
    been compared: there is no word for them yet."""
    found: list[Item] = []
    for position, answer, kind, glance in zip(positions, answers, kinds, glanced, strict=True):
        if not position.sequences or answer is None:
            continue
        if answer.happened is not None and position.nature:
            found.append(_lucky(position, answer.base, answer.happened, kind))
        else:
            chosen = _chosen(position, answer)
            found += [msgspec.structs.replace(one, loss=None, word=None) for one in chosen] if glance else chosen
            if answer.uncovered is not None:
                known = answer.choices[0][0].tally if answer.choices else answer.base
                found.append(_lucky(position, known, answer.uncovered, "slip" if position.slips else "uncovered"))
    return found


def _lucky(position: Position, before: Tally, after: Tally, kind: Kind) -> Item:
    did, change = position.question.outcome or "", _changes(before, after)
    return Item((position.slips or position.sequences[-1:])[0], kind, -1, did, chances(before), chances(after), change)


def _chosen(position: Position, answer: Answer) -> list[Item]:
    before, found = chances(answer.base), []
    for sequence, chooser, compared in zip(
        position.sequences, position.question.choosers, answer.choices, strict=False
    ):
        mine = compared[0].tally
        loss = lost(compared, chooser.seat)
        found.append(
            Item(
                sequence,
                "choice",
                chooser.seat,
                chooser.chosen,
                before,
                chances(mine),
                _changes(answer.base, mine),
                loss,
                word_for(loss),
                _alternatives(compared, chooser.seat),
            )
        )
    if answer.meeting is not None and answer.happened is not None:
        change = chances(answer.meeting)
        after = chances(answer.happened)
        found.append(Item(max(position.sequences), "meeting", -1, "", before, after, change))
    return found


def chances(tally: Tally) -> tuple[Figure, ...]:
    return tuple(Figure(tally.mean(seat), tally.error(seat)) for seat in range(len(tally.squares)))


def _changes(base: Tally, happened: Tally) -> tuple[Figure, ...]:
    """The paired differences."""
    found = []
    for seat in range(len(base.squares)):
        change = happened.mean(seat) - base.mean(seat)
        found.append(Figure(change, error_of(change, happened.apart[seat], happened.count)))
    return tuple(found)


def lost(compared: Sequence[Compared], seat: int) -> Figure:
    """What was lost against the best choice. The best one is found on one half of the samples and valued on the other,
    because the best of many estimates is too high."""
    chosen = compared[0].tally
    losses, errors = [], []
    for half in range(2):
        best = max(compared, key=lambda one: one.tally.sums[half][seat] / max(one.tally.counts[half], 1)).tally
        other = 1 - half
        if not best.counts[other] or not best.counts[half]:
            return Figure(0.0, 0.5)
        losses.append(best.sums[other][seat] / best.counts[other] - _on(chosen, best, other, seat))
        errors.append(error_of(_apart(best, chosen, seat), best.short, best.count) * sqrt(2))
    same = errors[0] == errors[1]
    return Figure(sum(losses) / 2, errors[0] / sqrt(2) if same else hypot(*errors) / 2)


def _on(chosen: Tally, other: Tally, half: int, seat: int) -> float:
    return chosen.sums[half][seat] / chosen.counts[half]


def _apart(one: Tally, other: Tally, seat: int) -> float:
    return one.mean(seat) - other.mean(seat)


def _alternatives(compared: Sequence[Compared], seat: int) -> tuple[Alternative, ...]:
    chosen = compared[0].tally
    found = []
    for one in compared[1:]:
        better = _apart(one.tally, chosen, seat)
        error = error_of(better, one.tally.short, one.tally.count)
        chance = Figure(one.tally.mean(seat), one.tally.error(seat))
        found.append(Alternative(one.action, chance, Figure(better, error)))
    found.sort(key=lambda one: -one.chance.value)
    return tuple(found[:SHOWN])


def sums(found: Sequence[Item], answers: Sequence[Answer], seats: int) -> tuple[SeatSum, ...]:
    """Each seat's account. The first answer is about the start, the last one about the result."""
    return tuple(_sum(found, answers, seat) for seat in range(seats))


def _sum(found: Sequence[Item], answers: Sequence[Answer], seat: int) -> SeatSum:
    start, result = answers[0].base, answers[-1].base.mean(seat)
    own = [one for one in found if one.kind == "choice" and one.seat == seat]
    foreign = [one for one in found if one.kind == "choice" and one.seat != seat]
    joint = [one for one in found if one.kind == "meeting"]
    luck = [one for one in found if one.kind not in ("choice", "meeting")]
    parts = [_total([one.change[seat] for one in part]) for part in (luck, own, foreign, joint)]
    lucky, skill, others, meeting = parts
    began = Figure(start.mean(seat), start.error(seat))
    rest = result - began.value - sum(part.value for part in parts)
    noise = began.error**2 + sum(part.error**2 for part in parts)
    error = sqrt(max(noise, _disagreement(answers, seat)))
    words: dict[str, int] = {word: sum(one.word == word for one in own) for _, word in (*WORDS, (0.0, "fine"))}
    loss = _total([one.loss for one in own if one.loss is not None])
    return SeatSum(began, result, lucky, skill, others, meeting, Figure(rest, error), loss, words)


def _disagreement(answers: Sequence[Answer], seat: int) -> float:
    """The variance of the rest by what it is made of: of how much the chance after each position and the one before the
    next disagree. Where nothing is drawn at random, samples know nothing of it. Neighbours have a position in common,
    hence the second sum."""
    gaps = [later.base.mean(seat) - _after(now).mean(seat) for now, later in pairwise(answers)]
    return sum(gap * gap for gap in gaps) + 2 * sum(one * next for one, next in pairwise(gaps))


def _after(answer: Answer) -> Tally:
    """What was left of a position in the end."""
    chosen = answer.choices[0][0].tally if answer.choices else answer.base
    return answer.uncovered or answer.happened or chosen


def _total(figures: Sequence[Figure]) -> Figure:
    return Figure(sum(one.value for one in figures), sqrt(sum(one.error**2 for one in figures)))
