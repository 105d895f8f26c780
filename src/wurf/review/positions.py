"""The positions of a match that a review looks at: one for each decision, roll, deal and slip."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from wurf.core.game import NATURE
from wurf.core.match import Back, Match
from wurf.review.questions import Chooser, Question

__all__ = ["Position", "positions"]

_Made = tuple[int, int, Any]  # sequence, seat, action


class Position(msgspec.Struct, frozen=True):
    """What happened in one position."""

    question: Question
    sequences: tuple[int, ...]  # the entries that tell it; several if choices are sealed; none at the start and the end
    nature: bool = False
    slips: tuple[int, ...] = ()  # entries of nature that complete the choice: how the hand slipped, and the fall
    forced: bool = False  # there was only one choice


def positions(match: Match) -> list[Position]:
    """The positions in order, from the start to the finished game; what was taken back is left out."""
    game, found = match.game, []
    text = None if game.components.shipped else game.components.text
    packed = msgspec.msgpack.encode

    def question(state: Any, **what: Any) -> Question:
        return Question(game.meta.id, text, match.setup, packed(game.view(state, what.pop("viewer", None))), **what)

    found.append(Position(question(match.at(0)), ()))
    for begun, group in _groups(match):
        sequences = tuple(sequence for sequence, _, _ in group)
        before, after = match.at(begun), match.at(max(sequences))
        seat, action = group[0][1:]
        if seat == NATURE:
            if game.physical(before) or game.physical(after):
                fallen = msgspec.structs.replace(found[-1].question, uncovered=packed(game.view(after, None)))
                slips = (*found[-1].slips, *sequences)
                found[-1] = msgspec.structs.replace(found[-1], question=fallen, slips=slips)
                continue
            asked = question(before, outcome=game.write(action))
            found.append(Position(asked, sequences, nature=True))
            continue
        choosers = tuple(
            Chooser(seat, packed(game.view(before, seat)), game.write(action)) for _, seat, action in group
        )
        forced = all(len(game.legal(before, chooser.seat)) == 1 for chooser in choosers)
        viewer = seat if game.meta.private else None
        shown = game.meta.hidden and game.uncovers(before, seat, action, after)
        uncovered = packed(game.view(after, viewer)) if shown else None
        asked = question(before, choosers=() if forced else choosers, viewer=viewer, uncovered=uncovered)
        found.append(Position(asked, sequences, forced=forced))
    found.append(Position(question(match.state), ()))
    return found


def _groups(match: Match) -> Iterator[tuple[int, list[_Made]]]:
    """What was done in each position: the sequence before it, and the actions; sealed choices of one turn together,
    each seat's last one."""
    sealed: dict[int, _Made] = {}
    begun = 0
    for made in _standing(match):
        sequence, seat, action = made
        begun = begun if sealed else sequence - 1
        sealed.pop(seat, None)
        if action is not None:
            sealed[seat] = made
        if not match.game.chosen(match.at(sequence)):
            if sealed:
                yield begun, [*sealed.values()]
            sealed = {}


def _standing(match: Match) -> list[_Made]:
    """The entries that were not taken back."""
    found, place = [], match.sequence
    while place > 0:
        seat, action, _ = match.entries[place - 1]
        if isinstance(action, Back):
            place = action.sequence
        else:
            found.append((place, seat, action))
            place -= 1
    return found[::-1]
