"""Who may know what: everything is open. Events, and the result."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from wurf.core.game import Learned
from wurf.core.shown import Event, Line, Result, ranked
from wurf.core.text import Message
from wurf.games.quadrata import rules
from wurf.games.quadrata.actions import Action, Kind, encode, source, target
from wurf.games.quadrata.components import Layout
from wurf.games.quadrata.state import BEGIN, OVER, State

__all__ = ["View", "determinize", "events", "result", "view"]


class View(NamedTuple):
    """What one seat, or a spectator (-1), may know: all of it."""

    seat: int
    state: State


def view(_layout: Layout, state: State, seat: int | None) -> View:
    return View(-1 if seat is None else seat, state)


def determinize(_layout: Layout, view: View, _rng: int) -> State:
    return view.state


def events(layout: Layout, before: View, learned: Learned[Action], after: View) -> list[Event]:
    told: list[Event] = []
    for seat, action in learned:
        if action is not None:
            told += _told(layout, before.state, seat, action, after.state)
    return told


def _told(layout: Layout, before: State, seat: int, action: Action, after: State) -> Iterator[Event]:
    if action.kind is Kind.ROLL:
        yield _rolled(before, action)
        return
    yield _moved(layout, seat, action)
    if after.joker and not before.joker:
        yield Event("joker", Message("quadrata-event-joker"))
    if after.phase == OVER or after.round != before.round:
        yield from _round_over(layout, rules.moved(layout.tables, before, encode(action)), seat, after)


def _rolled(before: State, action: Action) -> Event:
    """Q6: a roll for who begins has another event than a roll for a move."""
    if before.phase == BEGIN:
        id = "quadrata-event-begins" if action.to == 6 else "quadrata-event-begin-roll"
        return Event("begin", Message(id, {"die": action.to}), before.active)
    return Event("roll", Message("quadrata-event-roll", {"die": action.to}), before.active)


def _moved(layout: Layout, seat: int, action: Action) -> Event:
    kind = action.kind.name.lower().replace("_", "-")
    if action.kind is Kind.PASS:
        return Event("pass", Message("quadrata-event-pass"), seat)
    number, piece = layout.tables.numbers[action.shape], layout.notation.pieces[action.shape]
    ends = source(layout, action), target(layout, action)
    way = tuple(f"{piece} {_whose(seat, place)}" for place in ends)
    other = action.other if kind.startswith(("take", "rob")) else None
    return Event(kind, Message(f"quadrata-event-{kind}", {"number": number}), seat, way, other=other)


def _whose(seat: int, place: str) -> str:
    """A place as a seat calls it, as everybody may call it: "2:reserve"."""
    return place if place == "supply" or ":" in place else f"{seat + 1}:{place}"


def _round_over(layout: Layout, end: State, seat: int, after: State) -> Iterator[Event]:
    """Q15, Q16, Q18: who has filled the square, everyone's points of the round, and what they had then."""
    if rules.full(layout.tables, end):
        yield Event("filled", Message("quadrata-event-filled", {"round": end.round}), seat, points=rules.BONUS)
    else:
        yield Event("cap", Message("quadrata-event-cap", {"round": end.round}))
    for each, player in enumerate(after.players):
        gained = player.scores[end.round - 1]
        message = Message("quadrata-event-round", {"round": end.round, "points": gained})
        yield Event("round", message, each, tuple(_had(layout, end, each)), gained)
    if after.phase == OVER:
        yield Event("over", Message("quadrata-event-over"))


def _had(layout: Layout, end: State, seat: int) -> Iterator[str]:
    """A seat's pieces, by their places: those in the square, then those in the reserve."""
    notation, tables, player = layout.notation, layout.tables, end.players[seat]
    for place in rules.pieces_in(tables, end.size, player):
        yield f"{notation.pieces[tables.shapes[place]]} {_whose(seat, notation.names[place])}"
    for shape in range(len(tables.numbers)):
        yield from [f"{notation.pieces[shape]} {_whose(seat, 'reserve')}"] * rules.held(player.reserve, shape)


def result(layout: Layout, state: State) -> Result:
    """Q17: most points over all rounds win; tied players all win. The round in play counts as it stands (Q16)."""
    totals = [rules.score(layout.tables, state, seat) for seat in range(len(state.players))]
    ranks = ranked(totals)
    tied = ranks.count(1) > 1
    accounts = tuple(
        tuple(
            Line(Message("quadrata-account-round", {"round": number + 1}), player.scores[number])
            for number in range(state.rounds)
        )
        for player in state.players
    )
    return Result(tuple(totals), ranks, Message("quadrata-result-shared") if tied else None, accounts)
