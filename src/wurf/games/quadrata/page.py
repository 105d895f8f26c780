"""What the page gets, which holds no rules: pieces and places to draw, the boards, what may be moved and why not."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from wurf.core.game import Choice, IllegalAction, Offer
from wurf.core.text import Message
from wurf.games.quadrata import rules
from wurf.games.quadrata.actions import Action, Kind, Notation, decode, encode
from wurf.games.quadrata.components import Layout
from wurf.games.quadrata.solver import ANY, Solver
from wurf.games.quadrata.state import MOVE, NOTHING, OVER, Box, Player, State
from wurf.games.quadrata.view import View

__all__ = ["QuadrataFace", "QuadrataSheet", "face", "offer", "refusal", "sheet_picture"]

HINT_STEPS = 100  # of the solver: a few milliseconds
PHASES = ("begin", "roll", "move", "over")
TO_SQUARE = (
    Kind.SUPPLY_TO_SQUARE,
    Kind.RESERVE_TO_SQUARE,
    Kind.WITHIN_SQUARE,
    Kind.TAKE_TO_SQUARE,
    Kind.ROB_TO_SQUARE,
)


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


def sheet_picture(layout: Layout, notation: Notation) -> QuadrataSheet:
    pieces = tuple(QuadrataPiece(piece.name, piece.number, piece.outline) for piece in layout.pieces)
    places = tuple(
        QuadrataPlace(notation.names[number], place.shape, place.outline) for number, place in enumerate(layout.places)
    )
    return QuadrataSheet(pieces, layout.tiles, places)


def face(layout: Layout, notation: Notation, view: View) -> QuadrataFace:
    state, box = view.state, layout.box
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
        supply=_counts(box, state.supply),
        players=tuple(_player(layout, notation, state, seat) for seat in range(len(state.players))),
    )


def _counts(box: Box, pieces: int) -> tuple[int, ...]:
    return tuple(rules.held(pieces, shape) for shape in range(len(box.numbers)))


def _player(layout: Layout, notation: Notation, state: State, seat: int) -> QuadrataPlayer:
    player = state.players[seat]
    lying = [place for place in player.pieces if place != NOTHING]
    over = state.phase == OVER
    return QuadrataPlayer(
        pieces=tuple(notation.names[place] for place in lying),
        shapes=tuple(layout.box.shapes[place] for place in lying),
        reserve=_counts(layout.box, player.reserve),
        covered=sum(len(layout.places[place].units) for place in lying),
        scores=player.scores[: state.round if over else state.round - 1],
        standing=rules.standing(player),
        points=rules.score(layout.box, state, seat),
    )


def offer(layout: Layout, notation: Notation, state: State, seat: int) -> Offer:
    """What may be moved and where to; for everything else that can be taken hold of, why not."""
    options = rules.legal(layout.box, state, seat)
    actions = [decode(rules.nth(layout.box, state, options, index)) for index in range(options.many)]
    choices = tuple(_choice(notation, action) for action in actions)
    prompt = _prompt(state, seat, actions)
    if not actions:
        return Offer(prompt)
    sources = {choice.source for choice in choices}
    refusals = {
        source: message for source, message in _refusals(layout, notation, state, seat).items() if source not in sources
    }
    return Offer(prompt, choices, refusals, _hint(layout.box, state, state.players[seat]))


def _hint(box: Box, state: State, player: Player) -> Message | None:
    """Whether the square can still be filled with what is left; nothing if that would take long to find out."""
    gap = box.full[state.size] & ~player.filled
    filling = _solver(box).fill(state.size, gap, state.supply + player.reserve, ANY, HINT_STEPS)
    if filling.places is not None:
        return Message("quadrata-hint-can", {"pieces": len(filling.places)})
    return Message("quadrata-hint-cannot") if filling.sure else None


@lru_cache(maxsize=8)
def _solver(box: Box) -> Solver:
    return Solver(box, compiled=False)  # for so few steps, the compiler is not worth waiting for


def _choice(notation: Notation, action: Action) -> Choice:
    kind = action.kind.name.lower().replace("_", "-")
    if action.kind is Kind.PASS:
        return Choice("pass", kind, "")
    source = f"{notation.piece(action.shape)} {notation.source(action)}"
    return Choice(notation.write(action), kind, notation.target(action), source)


def _refusals(layout: Layout, notation: Notation, state: State, seat: int) -> dict[str, Message]:
    """A reason for every piece on the table, as if it could not be moved: by "piece place"."""
    box, found = layout.box, {}
    for shape in range(len(box.numbers)):
        name = notation.piece(shape)
        for kind, source in ((Kind.SUPPLY_TO_RESERVE, "supply"), (Kind.RESERVE_TO_SUPPLY, "reserve")):
            found[f"{name} {source}"] = refusal(layout, state, seat, Action(kind, shape)).message
        for other in range(len(state.players)):
            if other != seat:
                action = Action(Kind.TAKE_TO_RESERVE, shape, other=other)
                found[f"{name} {other + 1}:reserve"] = refusal(layout, state, seat, action).message
    for other, player in enumerate(state.players):
        for place in player.pieces:
            if place != NOTHING:
                kind = Kind.SQUARE_TO_RESERVE if other == seat else Kind.ROB_TO_RESERVE
                shape = box.shapes[place]
                action = Action(kind, shape, place, other=0 if other == seat else other)
                found[f"{notation.piece(shape)} {notation.source(action)}"] = refusal(
                    layout, state, seat, action
                ).message
    found["square"] = Message("quadrata-why-overlap")
    return found


def refusal(layout: Layout, state: State, seat: int, action: Action) -> IllegalAction:
    """Why an illegal action is illegal: the rule it breaks, in a sentence."""
    if state.phase == OVER:
        return IllegalAction("Q5", "error-game-over")
    if encode(action) < 0 or action.shape >= len(layout.box.numbers) or action.other >= len(state.players):
        return IllegalAction("", "quadrata-error-action")
    if state.phase != MOVE or seat != state.active or action.kind is Kind.ROLL:
        return IllegalAction("Q6", "error-not-your-turn")
    if action.kind is Kind.PASS:
        return IllegalAction("Q7", "quadrata-why-pass")
    return _why_not(layout.box, state, state.players[seat], action)


def _why_not(box: Box, state: State, player: Player, action: Action) -> IllegalAction:
    number, die = box.numbers[action.shape], state.die
    joker = die == rules.JOKER and state.joker == 1
    taking = action.kind in (Kind.TAKE_TO_SQUARE, Kind.TAKE_TO_RESERVE)
    robbing = action.kind in (Kind.ROB_TO_SQUARE, Kind.ROB_TO_RESERVE)
    if joker and (taking or robbing):
        return IllegalAction("Q13", "quadrata-why-joker-takes")
    if not joker and number != die:
        return IllegalAction("Q7", "quadrata-why-number", die=die)
    if taking or robbing:
        early = _too_early(box, state, player, action, robbing)
        if early is not None:
            return early
    if not _there(box, state, player, action):
        return IllegalAction("Q7", "quadrata-why-not-there", number=number)
    return _no_place(box, state, action)


def _no_place(box: Box, state: State, action: Action) -> IllegalAction:
    """Q8: why a piece cannot lie there."""
    if action.kind not in TO_SQUARE:
        return IllegalAction("", "quadrata-error-action")
    if action.kind is Kind.WITHIN_SQUARE and action.to == action.source:
        return IllegalAction("Q8", "quadrata-why-same-place")
    first, last = rules.places(box, state.size, action.shape)
    if not first <= action.to < last:
        return IllegalAction("Q8", "quadrata-why-outside")
    return IllegalAction("Q8", "quadrata-why-overlap")


def _too_early(box: Box, state: State, player: Player, action: Action, robbing: bool) -> IllegalAction | None:
    """Q9-Q11: others' pieces are taken or robbed only when no nearer place holds one."""
    shapes, number = rules.of_number(box, state.die), state.die
    if rules.holding(box, state.supply) & shapes:
        return IllegalAction("Q11" if robbing else "Q9", "quadrata-why-supply-holds", number=number)
    if rules.holding(box, player.reserve) & shapes:
        return IllegalAction("Q11" if robbing else "Q9", "quadrata-why-own-reserve-holds", number=number)
    others = [p for seat, p in enumerate(state.players) if seat != state.active]
    if robbing and any(rules.holding(box, other.reserve) & shapes for other in others):
        return IllegalAction("Q11", "quadrata-why-reserve-holds", number=number)
    return None


def _there(box: Box, state: State, player: Player, action: Action) -> bool:
    """Whether the piece is where the action takes it from."""
    kind, shape = action.kind, action.shape
    if kind in (Kind.SUPPLY_TO_SQUARE, Kind.SUPPLY_TO_RESERVE):
        return rules.held(state.supply, shape) > 0
    if kind in (Kind.RESERVE_TO_SQUARE, Kind.RESERVE_TO_SUPPLY):
        return rules.held(player.reserve, shape) > 0
    other = state.players[action.other]
    if kind in (Kind.TAKE_TO_SQUARE, Kind.TAKE_TO_RESERVE):
        return action.other != state.active and rules.held(other.reserve, shape) > 0
    holder = other if kind in (Kind.ROB_TO_SQUARE, Kind.ROB_TO_RESERVE) else player
    return action.source in holder.pieces and box.shapes[action.source] == shape


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
