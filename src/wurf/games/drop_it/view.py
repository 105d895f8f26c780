"""Who may know what: everything is open but the dice. Events, and the result."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from wurf.core.game import Learned
from wurf.core.shown import Event, Line, Result, ranked
from wurf.core.text import Message
from wurf.games.drop_it import rules
from wurf.games.drop_it.actions import Action, Deal, Drop, Extras, Joker, Rest
from wurf.games.drop_it.components import Layout
from wurf.games.drop_it.judging import COLOUR, EDGE, HEIGHT, SHAPE, Verdict, judge
from wurf.games.drop_it.state import COLOURS, EXTRAS, OVER, SHAPES, State, colour_of, kind_name, shape_of

__all__ = ["View", "determinize", "events", "result", "view"]

TABOOS = {SHAPE: "shape", COLOUR: "colour", EDGE: "edge", HEIGHT: "height"}


class View(NamedTuple):
    """What one seat, or a spectator (-1), may know: all of it."""

    seat: int
    state: State


def view(_layout: Layout, state: State, seat: int | None) -> View:
    return View(-1 if seat is None else seat, state)


def determinize(_layout: Layout, view: View, _rng: int) -> State:
    return view.state


def events(layout: Layout, before: View, learned: Learned[Action], after: View) -> list[Event]:
    return [event for seat, action in learned for event in _told(layout, before.state, seat, action, after.state)]


def _told(layout: Layout, before: State, seat: int, action: Action | None, after: State) -> Iterator[Event]:
    match action:
        case Drop(piece):
            at = (kind_name(piece), f"piece {len(before.pile)}")
            yield Event("drop", Message("drop_it-event-drop", _names(piece)), seat, at)
        case Joker(spent):
            yield _joker(seat, spent, after)
        case Extras():
            yield _extras("extras", seat, action, before)
            if after.phase != EXTRAS:
                (left,) = (share for share in rules.extras(before) if share != action)
                yield _extras("extras-left", (seat + 1) % after.variant.seats, left, before)
        case Deal(first=first):
            yield Event("deal", Message("drop_it-event-deal"), first)
        case Rest():
            yield _fallen(layout, before, action, after)
    if after.phase == OVER:
        yield Event("over", Message("drop_it-event-over"))


def _extras(kind: str, seat: int, share: Extras, before: State) -> Event:
    """D8: a share that somebody chooses, or that is left for them."""
    return Event(kind, Message(f"drop_it-event-{kind}", share_names(before, share)), seat)


def share_names(state: State, share: Extras) -> dict[str, str | int | Message]:
    one, other = (SHAPES[shape] for shape in share.shapes)
    return {"colour": COLOURS[rules.shared_colour(state)], "pair": f"{one}-{other}"}


def _names(kind: int) -> dict[str, str | int | Message]:
    return {"shape": SHAPES[shape_of(kind)], "colour": COLOURS[colour_of(kind)]}


def _fallen(layout: Layout, before: State, rest: Rest, after: State) -> Event:
    """The fall with its verdict. The hand's error is not reported: the fall shows it."""
    seat, found = rules.active(before), judge(layout, after.variant, after.pile)
    motion = tuple((path.piece, *(number for frame in path.frames for number in frame)) for path in rest.paths)
    return Event("fall", _verdict(found), seat, tuple(taboo_names(found.taboos)), after.scored, motion=motion)


def taboo_names(taboos: int) -> list[str]:
    return [name for bit, name in TABOOS.items() if taboos & bit]


def _verdict(found: Verdict) -> Message:
    """D14-D20 in a sentence."""
    if found.taboos:
        reasons = taboo_names(found.taboos)
        if len(reasons) == 1:
            return Message(f"drop_it-event-taboo-{reasons[0]}")
        first, *more = (Message(f"drop_it-taboo-{reason}") for reason in reasons)
        for reason in more[:-1]:
            first = Message("drop_it-taboos", {"one": first, "other": reason})
        several = Message("drop_it-taboos-last", {"one": first, "other": more[-1]})
        return Message("drop_it-event-taboos", {"taboos": several})
    if found.circles:
        args: dict[str, str | int | Message] = {"level": found.level, "bonus": found.bonus, "points": found.worth}
        return Message("drop_it-event-circles", args)
    return Message("drop_it-event-level", {"level": found.level, "points": found.worth})


def _joker(seat: int, spent: bool, after: State) -> Event:
    if not spent:
        return Event("no-joker", Message("drop_it-event-no-joker"), seat)
    return Event("joker", Message("drop_it-event-joker", {"points": after.scored}), seat, points=after.scored)


def result(_layout: Layout, state: State) -> Result:
    """D22: most points win; tied sides all win. The members of a team share its points and its rank."""
    sides = range(len(state.sides))
    points = [rules.score(state, side) for side in sides]
    ranks = ranked(points)
    lines = [tuple(_account(state, side)) for side in sides]
    of_seat = [rules.side_of(state.variant, seat) for seat in range(state.variant.seats)]
    return Result(
        tuple(points[side] for side in of_seat),
        tuple(ranks[side] for side in of_seat),
        Message("drop_it-result-shared") if ranks.count(1) > 1 else None,
        tuple(lines[side] for side in of_seat),
        tuple(of_seat) if state.variant.teams else (),
    )


def _account(state: State, side: int) -> Iterator[Line]:
    mine = state.sides[side]
    yield Line(Message("drop_it-account-levels"), mine.levels)
    yield Line(Message("drop_it-account-circles"), mine.circles)
    if state.variant.jokers:
        worth = rules.JOKER_WORTH * mine.jokers if state.phase == OVER else 0
        yield Line(Message("drop_it-account-jokers", {"jokers": mine.jokers}), worth)
