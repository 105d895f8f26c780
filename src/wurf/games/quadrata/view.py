"""Who may know what: everything lies open. What is told when something happens, and the result."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from wurf.core.game import Event, Line, Result
from wurf.core.text import Message
from wurf.games.quadrata import rules
from wurf.games.quadrata.actions import Action, Kind, Notation
from wurf.games.quadrata.state import BEGIN, OVER, Box, State

__all__ = ["View", "determinize", "events", "result", "view"]


class View(NamedTuple):
    """What one seat, or a spectator (-1), may know: all of it."""

    seat: int
    state: State


def view(state: State, seat: int | None) -> View:
    return View(-1 if seat is None else seat, state)


def determinize(view: View, _rng: int) -> State:
    return view.state


def events(notation: Notation, box: Box, before: State, seat: int, action: Action, after: State) -> list[Event]:
    if action.kind is Kind.ROLL:
        return [_rolled(before, action)]
    told = [_moved(notation, box, seat, action)]
    if after.joker and not before.joker:
        told.append(Event("joker", Message("quadrata-event-joker")))
    if after.phase == OVER or after.round != before.round:
        told += _round_over(before, after, seat)
    return told


def _rolled(before: State, action: Action) -> Event:
    """Q6: rolling for who begins is told apart from rolling for a move."""
    if before.phase == BEGIN:
        id = "quadrata-event-begins" if action.to == 6 else "quadrata-event-begin-roll"
        return Event("begin", Message(id, {"die": action.to}), before.active)
    return Event("roll", Message("quadrata-event-roll", {"die": action.to}), before.active)


def _moved(notation: Notation, box: Box, seat: int, action: Action) -> Event:
    kind = action.kind.name.lower().replace("_", "-")
    if action.kind is Kind.PASS:
        return Event("pass", Message("quadrata-event-pass"), seat)
    places = [notation.names[place] for place in (action.source, action.to) if place != rules.NOWHERE]
    number = box.numbers[action.shape]
    other = action.other if kind.startswith(("take", "rob")) else None
    return Event(kind, Message(f"quadrata-event-{kind}", {"number": number}), seat, tuple(places), other=other)


def _round_over(before: State, after: State, seat: int) -> Iterator[Event]:
    """Q15, Q16, Q18: who has filled the square, and everyone's points of the round."""
    number = before.round
    points = [player.scores[number - 1] for player in after.players]
    ended = (
        points[seat] != rules.standing(after.players[seat]) if after.phase == OVER else _filled(before, points, seat)
    )
    if ended:
        yield Event("filled", Message("quadrata-event-filled", {"round": number}), seat, points=rules.BONUS)
    else:
        yield Event("cap", Message("quadrata-event-cap", {"round": number}))
    for each, gained in enumerate(points):
        yield Event("round", Message("quadrata-event-round", {"round": number, "points": gained}), each, points=gained)
    if after.phase == OVER:
        yield Event("over", Message("quadrata-event-over"))


def _filled(before: State, points: list[int], seat: int) -> bool:
    """Whether the round ended by a filled square: only then has the mover five points more than the pieces give."""
    return before.turn < before.cap or points[seat] - rules.standing(before.players[seat]) >= rules.BONUS


def result(state: State) -> Result:
    """Q17: most points over all rounds win; tied players all win."""
    totals = [sum(player.scores) for player in state.players]
    ranks = tuple(1 + sum(other > mine for other in totals) for mine in totals)
    tied = ranks.count(1) > 1
    accounts = tuple(
        tuple(
            Line(Message("quadrata-account-round", {"round": number + 1}), player.scores[number])
            for number in range(state.rounds)
        )
        for player in state.players
    )
    return Result(tuple(totals), ranks, Message("quadrata-result-shared") if tied else None, accounts)
