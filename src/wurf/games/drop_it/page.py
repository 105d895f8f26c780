"""What the page gets, which holds no rules: the shaft to draw, the pile, the verdict, what may be done and why not."""

from __future__ import annotations

from itertools import pairwise

import msgspec

from wurf.core.shown import Choice, Offer
from wurf.core.text import Message
from wurf.games.drop_it import judging, physics, rules
from wurf.games.drop_it.actions import DIGITS, STEP, Action, Drop, Extras, Joker, write
from wurf.games.drop_it.components import Layout
from wurf.games.drop_it.drops import rooms
from wurf.games.drop_it.refusal import refusal
from wurf.games.drop_it.state import (
    ALL_PIECES,
    CIRCLE,
    COLOURS,
    DROP,
    EDGE_COLOURS,
    EXTRAS,
    FALL,
    HAND,
    JOKER,
    KINDS,
    OVER,
    PHASES,
    SHAPES,
    SLIPS,
    Pose,
    State,
    colour_of,
    kind_name,
    kind_of,
    shape_of,
)
from wurf.games.drop_it.view import View, taboo_names

__all__ = ["DropItFace", "DropItSheet", "choice", "face", "offer", "sheet_picture", "why"]

PLAIN = 50  # gaps up to this, in 0.001 mm, are plain touches


class DropItShape(msgspec.Struct, frozen=True):
    """A shape around its middle, in 0.01 mm; y goes up."""

    name: str
    radius: int  # of a circle; 0 for others
    outline: tuple[tuple[int, int], ...]


class DropItCircle(msgspec.Struct, frozen=True):
    """A bonus circle."""

    x: int
    y: int
    radius: int
    points: int


class DropItSegment(msgspec.Struct, frozen=True):
    """A part of the edge."""

    name: str
    part: str  # left, floor or right
    start: tuple[int, int]
    end: tuple[int, int]
    shape: str  # its symbol in the shape set
    colour: str  # its symbol in the colour set


class DropItEnd(msgspec.Struct, frozen=True, array_like=True):
    """How far to one side a piece may be held, by its angle; in steps."""

    start: int  # not turned
    moves: tuple[int, ...]  # angles at which it is a step more, or a step less where they are negative


class DropItRoom(msgspec.Struct, frozen=True):
    """From where to where a shape fits between the walls."""

    least: DropItEnd
    most: DropItEnd


class DropItSheet(msgspec.Struct, frozen=True):
    """The shaft; lengths in 0.01 mm from its bottom left corner."""

    width: int
    height: int
    lift: int  # a piece is let go with its lowest point so far above the rim, or above the pile
    tolerance: int  # a gap up to this is a touch
    step: int  # positions and angles are aimed at in steps of this size
    digits: int  # after the point of such a number in an action: a step is one of the last digit
    shapes: tuple[DropItShape, ...]
    colours: tuple[str, ...]
    lines: tuple[tuple[int, int], ...]  # each level's upper end at the left and at the right wall
    circles: tuple[DropItCircle, ...]
    segments: tuple[DropItSegment, ...]
    slips: tuple[tuple[int, int], ...]  # by hand: how far a piece may slip and turn
    rooms: tuple[DropItRoom, ...]  # in the order of the shapes


class DropItPiece(msgspec.Struct, frozen=True):
    """A piece in the shaft, or held over it; the angle in 0.01°, turned left."""

    shape: str
    colour: str
    x: int
    y: int
    angle: int


class DropItLying(msgspec.Struct, frozen=True):
    """What the rules say of a piece in the pile."""

    level: int
    pieces: tuple[int, ...]  # that it touches, by their place in the pile
    segments: tuple[int, ...]  # that it touches, by their number in the sheet
    seat: int  # whose drop it was; -1 before the deal


class DropItForbidden(msgspec.Struct, frozen=True):
    """What a piece must not touch."""

    pieces: tuple[int, ...]
    segments: tuple[int, ...]


class DropItContact(msgspec.Struct, frozen=True):
    """Something that the piece just dropped touches, or nearly does."""

    piece: int  # its place in the pile; -1 for a part of the edge
    segment: int  # its number in the sheet; -1 for a piece
    gap: int  # in 0.001 mm
    touching: bool
    taboos: tuple[str, ...]  # that it breaks, or would break by touching: shape, colour, edge
    at: tuple[int, int]


class DropItVerdict(msgspec.Struct, frozen=True):
    """The judgement of the last piece of the pile."""

    taboos: tuple[str, ...]  # shape, colour, edge, height
    level: int
    circles: tuple[int, ...]  # their numbers in the sheet
    worth: int  # what it scores without taboos, or with a joker
    scored: int  # what it has scored; 0 while a joker may still be spent
    contacts: tuple[DropItContact, ...]
    title: Message
    reasons: tuple[Message, ...]  # why it scores nothing, or what for; after a joker, both
    close: DropItContact | None  # the closest call: a gap near the tolerance to something that must not be touched


class DropItSide(msgspec.Struct, frozen=True):
    """A player or a team."""

    seats: tuple[int, ...]
    pieces: dict[str, int]  # how many are left, by kind, as in "red circle"
    points: int
    levels: int
    circles: int
    jokers: int


class DropItFace(msgspec.Struct, frozen=True):
    phase: str  # one of PHASES
    active: int  # the seat whose turn it is; -1 before the deal and at the end
    next: tuple[int, ...]  # the seats whose turn it is after that, a round of them
    turn: int  # drops that are decided
    pieces: int  # drops of a whole game
    teams: bool
    edge: str  # shape or colour: the set of symbols in play
    beginners: bool
    jokers: bool
    hand: int  # which of the sheet's slips
    aim: DropItPiece | None  # what has been let go
    ceiling: int  # a piece is held with its lowest point here
    pile: tuple[DropItPiece, ...]  # in the order they were dropped
    lying: tuple[DropItLying, ...]  # the same pieces, judged
    forbidden: dict[str, DropItForbidden]  # for every kind that this seat may drop now
    verdict: DropItVerdict | None
    sides: tuple[DropItSide, ...]
    shares: dict[str, tuple[str, ...]] = {}  # of the fourth colour, to choose from: the pieces by the action


def sheet_picture(layout: Layout) -> DropItSheet:
    shapes = zip(SHAPES, layout.outlines, strict=True)
    return DropItSheet(
        width=layout.width,
        height=layout.height,
        lift=layout.lift,
        tolerance=judging.TOLERANCE,
        step=STEP,
        digits=DIGITS,
        shapes=tuple(DropItShape(name, o.radius, o.corners if not o.radius else ()) for name, o in shapes),
        colours=COLOURS,
        lines=layout.lines,
        circles=tuple(DropItCircle(c.x, c.y, c.radius, c.points) for c in layout.circles),
        segments=tuple(
            DropItSegment(s.name, s.part, s.start, s.end, SHAPES[s.shape], COLOURS[s.colour]) for s in layout.segments
        ),
        slips=SLIPS,
        rooms=tuple(_room(rooms(outline, layout.width)) for outline in layout.outlines),
    )


def _room(by_angle: list[tuple[int, int]]) -> DropItRoom:
    return DropItRoom(_end([least for least, _ in by_angle]), _end([most for _, most in by_angle]))


def _end(by_angle: list[int]) -> DropItEnd:
    """Steps by angle as the moves from angle to angle: two steps at once are two moves."""
    moves: list[int] = []
    for angle, (one, next_) in enumerate(pairwise(by_angle), start=1):
        moves += [angle if next_ > one else -angle] * abs(next_ - one)
    return DropItEnd(by_angle[0], tuple(moves))


def face(layout: Layout, view: View) -> DropItFace:
    state, variant = view.state, view.state.variant
    playing = state.first >= 0 and state.phase != OVER
    falling, ceiling = state.phase in (HAND, FALL), physics.ceiling(layout, state.pile)
    judged = judging.lying(layout, state.pile)
    return DropItFace(
        phase=PHASES[state.phase],
        active=rules.active(state) if playing else -1,
        next=_next(state) if playing else (),
        turn=state.turn,
        pieces=ALL_PIECES,
        teams=variant.teams > 0,
        edge="colour" if variant.edge == EDGE_COLOURS else "shape",
        beginners=variant.beginners == 1,
        jokers=variant.jokers == 1,
        hand=variant.hand,
        aim=_piece(physics.held(layout, ceiling, state.aim)) if falling else None,
        ceiling=ceiling,
        pile=tuple(map(_piece, state.pile)),
        lying=tuple(DropItLying(*lying, seat) for lying, seat in zip(judged, _droppers(state), strict=True)),
        forbidden=_forbidden(layout, view),
        verdict=None if falling else _verdict(layout, state),
        sides=tuple(_side(state, side) for side in range(len(state.sides))),
        shares=_shares(layout, state) if state.phase == EXTRAS else {},
    )


def _forbidden(layout: Layout, view: View) -> dict[str, DropItForbidden]:
    state = view.state
    if state.phase != DROP or view.seat not in rules.pending(state).seats:
        return {}
    pieces = state.sides[rules.side_of(state.variant, view.seat)].pieces
    return {
        kind_name(kind): DropItForbidden(*judging.forbidden(layout, state.variant, state.pile, kind))
        for kind in range(KINDS)
        if pieces[kind]
    }


def _next(state: State) -> tuple[int, ...]:
    """Whose turn it is after the active seat's, as far as the pieces last."""
    if state.phase == EXTRAS:  # D8: then whoever still has a choice, and the first drops
        seats, dropping = state.variant.seats, state._replace(phase=DROP)
        choosing = [(rules.active(state) + place) % seats for place in range(1, len(rules.extras(state)) - 1)]
        return (*choosing, *(rules.active(dropping._replace(turn=turn)) for turn in range(seats)))[:seats]
    turns = range(state.turn + 1, min(state.turn + 1 + state.variant.seats, ALL_PIECES))
    return tuple(rules.active(state._replace(turn=turn)) for turn in turns)


def _shares(layout: Layout, state: State) -> dict[str, tuple[str, ...]]:
    colour = rules.shared_colour(state)
    return {
        write(layout, share): tuple(kind_name(kind_of(colour, shape)) for shape in (CIRCLE, *share.shapes))
        for share in rules.extras(state)
    }


def _droppers(state: State) -> list[int]:
    """Who has dropped each piece of the pile."""
    turns = range(len(state.pile))
    return [rules.active(state._replace(turn=turn)) if state.first >= 0 else -1 for turn in turns]


def _piece(pose: Pose) -> DropItPiece:
    return DropItPiece(SHAPES[shape_of(pose.kind)], COLOURS[colour_of(pose.kind)], pose.x, pose.y, pose.angle)


def _verdict(layout: Layout, state: State) -> DropItVerdict | None:
    found = rules.verdict(layout, state)
    if found is None:
        return None
    contacts = tuple(
        DropItContact(c.piece, c.segment, c.gap, c.touching, tuple(taboo_names(c.taboos)), c.at) for c in found.contacts
    )
    taboos = tuple(taboo_names(found.taboos))
    calls = [contact for contact in contacts if contact.gap > PLAIN and contact.taboos]
    close = min(calls, key=lambda contact: abs(contact.gap - 10 * judging.TOLERANCE), default=None)
    return DropItVerdict(
        taboos,
        found.level,
        found.circles,
        found.worth,
        state.scored,
        contacts,
        title=_title(state, taboos),
        reasons=_reasons(state, found, contacts, taboos),
        close=close,
    )


def _title(state: State, taboos: tuple[str, ...]) -> Message:
    if state.scored:
        return Message(f"drop_it-verdict-{'joker' if taboos else 'points'}", {"points": state.scored})
    return Message("drop_it-verdict-taboo", {"saved": "maybe" if state.phase == JOKER else "no"})


def _reasons(
    state: State, found: judging.Verdict, contacts: tuple[DropItContact, ...], taboos: tuple[str, ...]
) -> tuple[Message, ...]:
    reasons: list[Message] = []
    for contact in contacts:
        if not (contact.touching and contact.taboos):
            continue
        if contact.piece < 0:
            edge = "colour" if state.variant.edge == EDGE_COLOURS else "shape"
            reason = Message("drop_it-verdict-edge", {"edge": edge})
        else:
            piece, taboo = _piece(state.pile[contact.piece]), contact.taboos[0] if len(contact.taboos) == 1 else "both"
            reason = Message("drop_it-verdict-touches", {"colour": piece.colour, "shape": piece.shape, "taboo": taboo})
        if reason not in reasons:
            reasons.append(reason)
    if "height" in taboos:
        reasons.append(Message("drop_it-verdict-height"))
    if state.scored or not taboos:
        reasons.append(Message("drop_it-verdict-level", {"level": found.level, "bonus": found.bonus}))
    return tuple(reasons)


def _side(state: State, side: int) -> DropItSide:
    mine = state.sides[side]
    return DropItSide(
        seats=tuple(rules.members(state.variant, side)),
        pieces={kind_name(kind): left for kind, left in enumerate(mine.pieces) if left},
        points=rules.score(state, side),
        levels=mine.levels,
        circles=mine.circles,
        jokers=mine.jokers,
    )


def offer(layout: Layout, view: View) -> Offer:
    """Each kind of piece that may be dropped, with a drop in the middle for the page to move and turn; or the joker."""
    state, seat = view.state, view.seat
    if seat not in rules.pending(state).seats:
        return Offer(_waiting(state))
    if state.phase == JOKER:
        worth = judging.judge(layout, state.variant, state.pile).worth
        choices = tuple(choice(layout, view, action) for action in JOKER_CHOICES)
        left = state.sides[rules.side_of(state.variant, seat)].jokers
        return Offer(Message("drop_it-prompt-joker", {"points": worth, "jokers": left}), choices)
    if state.phase == EXTRAS:
        colour = COLOURS[rules.shared_colour(state)]
        return Offer(
            Message("drop_it-prompt-extras", {"colour": colour}),
            tuple(choice(layout, view, share) for share in rules.extras(state)),
        )
    pieces = state.sides[rules.side_of(state.variant, seat)].pieces
    middle = layout.width // 2 // STEP
    choices = tuple(choice(layout, view, Drop(kind, middle, 0)) for kind in range(KINDS) if pieces[kind])
    return Offer(Message("drop_it-prompt-drop"), choices)


def why(layout: Layout, view: View, place: str) -> Message | None:
    """Why a kind of piece cannot be dropped."""
    state, seat = view.state, view.seat
    if seat not in rules.pending(state).seats or state.phase in (JOKER, EXTRAS):
        return None
    pieces = state.sides[rules.side_of(state.variant, seat)].pieces
    for kind in range(KINDS):
        if kind_name(kind) == place and not pieces[kind]:
            return refusal(layout, view, Drop(kind, layout.width // 2 // STEP, 0)).message
    return None


def choice(layout: Layout, _view: View, action: Action) -> Choice:
    text = write(layout, action)
    match action:
        case Drop(piece, x, angle):
            kind, numbers = kind_name(piece), {"x": x * STEP, "angle": angle * STEP}
            return Choice(text, "drop", "shaft", kind, form=f"{kind} {{x}} {{angle}}", numbers=numbers)
        case Extras():
            return Choice(text, "extras", text.removeprefix("take ").replace(" ", "-"))
    return Choice(text, text.replace(" ", "-"), "joker")


JOKER_CHOICES = (Joker(True), Joker(False))


def _waiting(state: State) -> Message:
    if state.phase == OVER:
        return Message("drop_it-prompt-over")
    if state.phase in (HAND, FALL):
        return Message("drop_it-prompt-fall")
    return Message("drop_it-prompt-wait")
