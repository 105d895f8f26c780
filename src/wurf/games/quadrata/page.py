"""What the page is sent, as it has no rules of its own: pieces and places to draw, the boards, and the offer."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

import msgspec

from wurf.core.shown import Choice, Offer
from wurf.core.text import Message
from wurf.games.quadrata import rules
from wurf.games.quadrata.actions import TAKING, Action, Kind, decode, source, target, write
from wurf.games.quadrata.components import Layout
from wurf.games.quadrata.position import PHASES
from wurf.games.quadrata.preview import covered
from wurf.games.quadrata.refusal import refusal
from wurf.games.quadrata.solver import ANY, Solver
from wurf.games.quadrata.state import MOVE, OVER, Player, State, Tables
from wurf.games.quadrata.view import View

__all__ = ["QuadrataFace", "QuadrataSheet", "choice", "face", "offer", "sheet_picture", "why"]

HINT_STEPS = 100  # of the solver: a few milliseconds


class QuadrataPiece(msgspec.Struct, frozen=True):
    """A shape of the supply."""

    name: str
    number: int
    outline: tuple[tuple[int, int], ...]  # in half tiles


class QuadrataPlace(msgspec.Struct, frozen=True, array_like=True):
    """Where a piece can lie."""

    name: str
    shape: int  # which piece
    outline: tuple[tuple[int, int], ...]  # in half tiles, from the square's top left corner
    tile: str
    direction: str  # n, e, s or w: the quarter of the tile where the piece's first unit lies
    turn: int
    flipped: bool


class QuadrataSheet(msgspec.Struct, frozen=True):
    pieces: tuple[QuadrataPiece, ...]
    tiles: tuple[int, ...]  # along a side of the small and the large square
    places: tuple[QuadrataPlace, ...]  # of both; those of the large square have capital letters


class QuadrataPlayer(msgspec.Struct, frozen=True):
    pieces: tuple[str, ...]  # the places of those in the square; a piece's shape is its place's
    shapes: tuple[int, ...]  # the shape of each of them
    reserve: tuple[int, ...]  # how many of each shape
    covered: int  # units of the square
    scores: tuple[int, ...]  # of the finished rounds
    standing: int  # of this round, as it is now
    points: int  # of the match, this round as it stands


class QuadrataFace(msgspec.Struct, frozen=True):
    phase: str  # one of PHASES
    large: bool  # which square is to be filled
    rounds: int
    round: int
    turn: int
    cap: int
    active: int
    die: int  # 0 before the first roll
    joker: bool  # a 6 moves a piece of any number
    supply: tuple[int, ...]  # how many of each shape
    players: tuple[QuadrataPlayer, ...]


def sheet_picture(layout: Layout) -> QuadrataSheet:
    notation = layout.notation
    pieces = tuple(QuadrataPiece(piece.name, piece.number, piece.outline) for piece in layout.pieces)
    places = tuple(
        QuadrataPlace(notation.names[number], place.shape, place.outline, *notation.spots[number])
        for number, place in enumerate(layout.places)
    )
    return QuadrataSheet(pieces, layout.tiles, places)


def face(layout: Layout, view: View) -> QuadrataFace:
    state, tables = view.state, layout.tables
    return QuadrataFace(
        phase=PHASES[state.phase],
        large=state.size == 1,
        rounds=state.rounds,
        round=state.round,
        turn=state.turn,
        cap=state.cap,
        active=state.active,
        die=state.die,
        joker=state.joker == 1,
        supply=_counts(tables, state.supply),
        players=tuple(_player(layout, state, seat) for seat in range(len(state.players))),
    )


def _counts(tables: Tables, pieces: int) -> tuple[int, ...]:
    return tuple(rules.held(pieces, shape) for shape in range(len(tables.numbers)))


def _player(layout: Layout, state: State, seat: int) -> QuadrataPlayer:
    player = state.players[seat]
    lying = rules.pieces_in(layout.tables, state.size, player)
    over = state.phase == OVER
    return QuadrataPlayer(
        pieces=tuple(layout.notation.names[place] for place in lying),
        shapes=tuple(layout.tables.shapes[place] for place in lying),
        reserve=_counts(layout.tables, player.reserve),
        covered=covered(layout, state, seat),
        scores=player.scores[: state.round if over else state.round - 1],
        standing=rules.standing(player),
        points=rules.score(layout.tables, state, seat),
    )


def offer(layout: Layout, view: View) -> Offer:
    """Which pieces may be moved, and where to."""
    state, seat = view.state, view.seat
    options = rules.legal(layout.tables, state, seat)
    actions = [decode(rules.nth(layout.tables, state, options, index)) for index in range(options.many)]
    choices = tuple(choice(layout, view, action) for action in actions)
    prompt = _prompt(state, seat, actions)
    if not actions:
        return Offer(prompt)
    return Offer(prompt, choices, _hint(layout.tables, state, state.players[seat]))


def _hint(tables: Tables, state: State, player: Player) -> Message | None:
    """Whether the square can still be filled with what is left; None if that would take too long to find out."""
    gap = tables.full[state.size] & ~player.filled
    filling = _solver(tables).fill(state.size, gap, state.supply + player.reserve, ANY, HINT_STEPS)
    if filling.places is not None:
        return Message("quadrata-hint-can", {"pieces": len(filling.places)})
    return Message("quadrata-hint-cannot") if filling.sure else None


@lru_cache(maxsize=8)
def _solver(tables: Tables) -> Solver:
    return Solver(tables, compiled=False)  # for so few steps, compiling does not pay


def choice(layout: Layout, _view: View, action: Action) -> Choice:
    kind = action.kind.name.lower().replace("_", "-")
    if action.kind is Kind.PASS:
        return Choice("pass", kind, "")
    notation = layout.notation
    piece = notation.pieces[action.shape]
    return Choice(
        write(layout, action),
        kind,
        target(layout, action),
        f"{piece} {source(layout, action)}",
        piece=piece,
        lies=notation.names[action.source] if action.source != rules.NOWHERE else "",
        other=action.other if action.kind in TAKING else None,
    )


def why(layout: Layout, view: View, place: str) -> Message | None:
    """Why a piece on the table cannot be moved, named as "piece place"; or, of the square, why it cannot lie there."""
    state, seat, tables = view.state, view.seat, layout.tables
    options = rules.legal(tables, state, seat)
    if not options.many:
        return None
    if place == "square":
        return Message("quadrata-why-overlap")
    for action in _takings(tables, view):
        if f"{layout.notation.pieces[action.shape]} {source(layout, action)}" == place:
            offered = (decode(rules.nth(tables, state, options, index)) for index in range(options.many))
            movable = any(choice(layout, view, one).source == place for one in offered)
            return None if movable else refusal(layout, view, action).message
    return None


def _takings(tables: Tables, view: View) -> Iterator[Action]:
    """One action for each piece that could be picked up."""
    state, seat = view.state, view.seat
    for shape in range(len(tables.numbers)):
        yield Action(Kind.SUPPLY_TO_RESERVE, shape)
        yield Action(Kind.RESERVE_TO_SUPPLY, shape)
        for other in range(len(state.players)):
            if other != seat:
                yield Action(Kind.TAKE_TO_RESERVE, shape, other=other)
    for other, player in enumerate(state.players):
        for place in rules.pieces_in(tables, state.size, player):
            if other == seat:
                yield Action(Kind.SQUARE_TO_RESERVE, tables.shapes[place], place)
            else:
                yield Action(Kind.ROB_TO_RESERVE, tables.shapes[place], place, other=other)


def _prompt(state: State, seat: int, actions: list[Action]) -> Message:
    """The one line that says what to do now."""
    if state.phase == OVER:
        return Message("quadrata-prompt-over")
    if state.phase != MOVE:
        return Message("quadrata-prompt-roll")
    if seat != state.active:
        return Message("quadrata-prompt-wait")
    if actions[0].kind is Kind.PASS:
        return Message("quadrata-prompt-pass")
    if state.die == rules.JOKER and state.joker:
        return Message("quadrata-prompt-joker")
    if any(action.kind in (Kind.ROB_TO_SQUARE, Kind.ROB_TO_RESERVE) for action in actions):
        return Message("quadrata-prompt-rob", {"die": state.die})
    if any(action.kind in (Kind.TAKE_TO_SQUARE, Kind.TAKE_TO_RESERVE) for action in actions):
        return Message("quadrata-prompt-take", {"die": state.die})
    return Message("quadrata-prompt-move", {"die": state.die})
