"""The rules of Drop It, D7-D27 of RULES.md. Nature decides where a piece comes to rest; the rules only judge it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, permutations
from typing import Final

from wurf.core.game import Actions, Listed, Pending
from wurf.core.rng import Dice
from wurf.games.drop_it import physics
from wurf.games.drop_it.actions import STEP, Action, Deal, Drop, Extras, Hand, Joker, Rest
from wurf.games.drop_it.components import Tables
from wurf.games.drop_it.drops import Drops, room
from wurf.games.drop_it.judging import BELIEVED, Verdict, judge, possible_pile
from wurf.games.drop_it.state import (
    ALL_PIECES,
    CHOSEN,
    CIRCLE,
    COLOURS,
    DEAL,
    DROP,
    EXTRA_SHAPES,
    EXTRAS,
    FALL,
    HAND,
    JOKER,
    KINDS,
    NOTHING_AIMED,
    OVER,
    PIECES,
    SHARING,
    SLIPS,
    TURN,
    Aim,
    Pose,
    Side,
    State,
    Variant,
    kind_of,
)

__all__ = [
    "JOKERS",
    "JOKER_WORTH",
    "active",
    "apply",
    "choosing",
    "deals",
    "dealt",
    "extras",
    "legal",
    "members",
    "nature",
    "pending",
    "possible",
    "score",
    "shared_colour",
    "sharings",
    "start",
    "taken",
]

JOKER_WORTH: Final = 3  # points for one that is left over (D25)
JOKERS: Final = 8  # D6


# Who plays


def side_count(variant: Variant) -> int:
    """D9, D26: two teams, or as many sides as players."""
    return 2 if variant.teams else variant.seats


def members(variant: Variant, side: int) -> range:
    """The seats of a side: with teams, the first seats are the first team's."""
    if not variant.teams:
        return range(side, side + 1)
    return range(variant.teams) if side == 0 else range(variant.teams, variant.seats)


def side_of(variant: Variant, seat: int) -> int:
    return int(seat >= variant.teams) if variant.teams else seat


def active(state: State) -> int:
    """D10, D26: the seat whose turn it is. Sides take turns from the first one on, the members of each likewise; in the
    same order they choose before the first drop (D8)."""
    if state.phase == EXTRAS:
        return (state.first + len(_shares(state))) % SHARING
    variant, sides = state.variant, side_count(state.variant)
    first_side = side_of(variant, state.first)
    side, round_ = (first_side + state.turn) % sides, state.turn // sides
    seats = members(variant, side)
    ahead = state.first - seats[0] if side == first_side else 0
    return seats[(ahead + round_) % len(seats)]


def deciders(state: State) -> tuple[int, ...]:
    """D25: who may decide about a joker; in a team, any member."""
    return tuple(members(state.variant, side_of(state.variant, active(state))))


# The course of the game


def start(variant: Variant) -> State:
    """D25: with jokers, all are shared out; two each for three players leave two in the box."""
    sides = side_count(variant)
    jokers = JOKERS // sides * variant.jokers
    nobody = Side((0,) * KINDS, 0, 0, jokers)
    return State(DEAL, variant, -1, 0, NOTHING_AIMED, (), (nobody,) * sides, 0)


def pending(state: State) -> Pending:
    if state.phase in (DEAL, HAND, FALL):
        return Pending((), True)
    if state.phase in (EXTRAS, DROP):
        return Pending((active(state),))
    return Pending(deciders(state), one_for_all=True) if state.phase == JOKER else Pending(())


def legal(tables: Tables, state: State, seat: int) -> Actions[Action]:
    if seat not in pending(state).seats:
        return Listed(())
    if state.phase == JOKER:
        return Listed((Joker(False), Joker(True)))
    if state.phase == EXTRAS:
        return Listed(extras(state))
    return Drops(tables, state.sides[side_of(state.variant, seat)].pieces)


def apply(tables: Tables, state: State, action: Action) -> State:
    """The state after an action, which must be legal, or possible for nature."""
    match action:
        case Drop(piece, x, angle):
            aim = Aim(piece, x * STEP, angle * STEP)
            return state._replace(phase=HAND, aim=aim, scored=0)
        case Hand(x, angle):
            return state._replace(phase=FALL, aim=Aim(state.aim.kind, x, angle))
        case Rest():
            return _judged(tables, state, _rested(state, action))
        case Joker(spent):
            return _decided(tables, state, spent)
        case Extras():
            return taken(state, action)
        case Deal():
            return dealt(state, action)


def score(state: State, side: int) -> int:
    """D22, D25: points for drops and, at the end, for jokers left over."""
    mine = state.sides[side]
    return mine.levels + mine.circles + (JOKER_WORTH * mine.jokers if state.phase == OVER else 0)


def verdict(tables: Tables, state: State) -> Verdict | None:
    """D13: the judgement of the last drop."""
    return judge(tables, state.variant, state.pile) if state.pile else None


def _judged(tables: Tables, state: State, pile: tuple[Pose, ...]) -> State:
    """D13-D20: the piece is in the pile now, and is judged; with taboos broken, a joker may be offered (D25)."""
    side = side_of(state.variant, active(state))
    mine, kind = state.sides[side], state.aim.kind
    left = tuple(count - (at == kind) for at, count in enumerate(mine.pieces))
    fallen = state._replace(aim=NOTHING_AIMED, pile=pile, sides=_with(state.sides, side, mine._replace(pieces=left)))
    found = judge(tables, state.variant, pile)
    if found.taboos and mine.jokers:
        return fallen._replace(phase=JOKER)
    return _scored(fallen, None if found.taboos else found)


def _decided(tables: Tables, state: State, spent: bool) -> State:
    """D25: with a joker the drop scores in full."""
    if not spent:
        return _scored(state, None)
    side = side_of(state.variant, active(state))
    mine = state.sides[side]
    paid = state._replace(sides=_with(state.sides, side, mine._replace(jokers=mine.jokers - 1)))
    return _scored(paid, judge(tables, state.variant, state.pile))


def _scored(state: State, found: Verdict | None) -> State:
    """D18-D20, D22: what the drop brings, if anything; then it is the next one's turn, until all pieces are dropped."""
    side = side_of(state.variant, active(state))
    mine = state.sides[side]
    if found:
        mine = mine._replace(levels=mine.levels + found.level, circles=mine.circles + found.bonus)
    over = state.turn + 1 == ALL_PIECES
    return state._replace(
        phase=OVER if over else DROP,
        turn=state.turn + 1,
        sides=_with(state.sides, side, mine),
        scored=found.worth if found else 0,
    )


def _with(sides: tuple[Side, ...], at: int, side: Side) -> tuple[Side, ...]:
    return (*sides[:at], side, *sides[at + 1 :])


# The fourth colour (D8)


def choosing(variant: Variant) -> bool:
    """D8: whether the seats choose their shares of the fourth colour; teams have no such colour."""
    return side_count(variant) == SHARING and variant.extras == CHOSEN


def shared_colour(state: State) -> int:
    """D8: the colour that nobody has all circles of."""

    def circles(colour: int) -> int:
        return max(side.pieces[kind_of(colour, CIRCLE)] for side in state.sides)

    return min(range(len(COLOURS)), key=circles)


def _shares(state: State) -> list[int]:
    """The shapes that those who have chosen do without."""
    colour = shared_colour(state)
    chosen = [side.pieces for side in state.sides if side.pieces[kind_of(colour, CIRCLE)]]
    return [shape for pieces in chosen for shape in EXTRA_SHAPES if not pieces[kind_of(colour, shape)]]


def extras(state: State) -> tuple[Extras, ...]:
    """D8: the shares that are left to choose from."""
    gone = _shares(state)
    return tuple(Extras(shape) for shape in reversed(EXTRA_SHAPES) if shape not in gone)


def taken(state: State, extras_: Extras) -> State:
    """D8: a seat has chosen its share; the last seat gets the one that is left."""
    state = _shared(state, active(state), extras_.without)
    left = extras(state)
    return state if len(left) > 1 else _shared(state, active(state), left[0].without)._replace(phase=DROP)


def _shared(state: State, side: int, without: int) -> State:
    """D8: a side gets a circle and two different others of the fourth colour."""
    colour, mine = shared_colour(state), state.sides[side]
    more = {kind_of(colour, shape) for shape in (CIRCLE, *EXTRA_SHAPES) if shape != without}
    pieces = tuple(count + (kind in more) for kind, count in enumerate(mine.pieces))
    return state._replace(sides=_with(state.sides, side, mine._replace(pieces=pieces)))


def sharings(variant: Variant, first: int) -> Iterator[State]:
    """D8: all states in which somebody has a share to choose, if this seat begins."""
    for deal in deals(variant._replace(first=first + 1)):
        state = dealt(start(variant), deal)
        yield state
        yield from (taken(state, share) for share in extras(state))


# Nature


def deals(variant: Variant) -> list[Deal]:
    """D7-D10: all possible deals, equally likely."""
    sides, colours = side_count(variant), range(len(COLOURS))
    begins = [variant.first - 1] if variant.first else [*range(variant.seats)]
    whole: list[tuple[tuple[int, ...], ...]]
    if sides == 2:
        whole = [(pair, tuple(c for c in colours if c not in pair)) for pair in combinations(colours, 2)]
    else:
        whole = [tuple((colour,) for colour in chosen) for chosen in permutations(colours, sides)]
    drawn = sides == SHARING and not choosing(variant)
    withouts = [*permutations(EXTRA_SHAPES)] if drawn else [()]
    return [Deal(given, without, first) for given in whole for without in withouts for first in begins]


def dealt(state: State, deal: Deal) -> State:
    """D7-D10: everyone has their pieces, and the first seat may drop; or choose first (D8)."""
    pools = [[0] * KINDS for _ in deal.colours]
    for pool, colours in zip(pools, deal.colours, strict=True):
        for colour in colours:
            for shape, count in enumerate(PIECES):
                pool[kind_of(colour, shape)] += count
    sides = tuple(side._replace(pieces=tuple(pool)) for side, pool in zip(state.sides, pools, strict=True))
    state = state._replace(phase=EXTRAS if choosing(state.variant) else DROP, first=deal.first, sides=sides)
    for side, without in enumerate(deal.without):
        state = _shared(state, side, without)
    return state


def nature(tables: Tables, state: State, dice: Dice) -> Action:
    if state.phase == DEAL:
        ways = deals(state.variant)
        return ways[dice.below(len(ways))]
    if state.phase == HAND:
        return _slipped(tables, state, dice)
    return Rest(physics.drop(tables, state.pile, state.aim).paths)


def _slipped(tables: Tables, state: State, dice: Dice) -> Hand:
    """D27: the hand's error, the piece then kept between the walls."""
    aim, (slip, turn) = state.aim, SLIPS[state.variant.hand]
    x = aim.x + dice.below(2 * slip + 1) - slip
    angle = (aim.angle + dice.below(2 * turn + 1) - turn) % TURN
    least, most = room(tables, aim.kind, angle)
    return Hand(min(max(x, least), most), angle)


def possible(tables: Tables, state: State, action: object) -> bool:
    """Whether nature may do this now."""
    match action:
        case Deal():
            return state.phase == DEAL and action in deals(state.variant)
        case Hand():
            return state.phase == HAND and _may_slip(tables, state, action)
        case Rest():
            return state.phase == FALL and _may_rest(tables, state, action)
    return False


def _may_slip(tables: Tables, state: State, hand: Hand) -> bool:
    """D27: no further than the hand is unsteady, unless a wall has pushed it."""
    aim, (slip, turn) = state.aim, SLIPS[state.variant.hand]
    if not 0 <= hand.angle < TURN or (hand.angle - aim.angle + turn) % TURN > 2 * turn:
        return False
    least, most = room(tables, aim.kind, hand.angle)
    return min(max(aim.x - slip, least), most) <= hand.x <= max(min(aim.x + slip, most), least)


def _may_rest(tables: Tables, state: State, rest: Rest) -> bool:
    """D12: it moves existing pieces, the dropped one among them; times increase, and the pile is possible."""
    moved = [path.piece for path in rest.paths]
    if moved != sorted(set(moved)) or not moved or moved[0] < 0 or moved[-1] != len(state.pile):
        return False
    for path in rest.paths:
        times = [frame.time for frame in path.frames]
        if times != sorted(set(times)) or times[0] < 0:
            return False
    let_go = physics.release(tables, state.pile, state.aim)
    if rest.paths[-1].frames[0] != physics.Frame(0, let_go.x, let_go.y, let_go.angle):
        return False
    return possible_pile(tables, _rested(state, rest), BELIEVED)


def _rested(state: State, rest: Rest) -> tuple[Pose, ...]:
    """The pile as it lies when everything has come to rest."""
    kinds = [*(pose.kind for pose in state.pile), state.aim.kind]
    ends = {path.piece: path.frames[-1] for path in rest.paths}
    return tuple(
        Pose(kind, end.x, end.y, end.angle % TURN) if (end := ends.get(piece)) else state.pile[piece]
        for piece, kind in enumerate(kinds)
    )
