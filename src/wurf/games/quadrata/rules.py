"""Quadrata's rules, as kernels: every function runs interpreted and compiled. Numbers like Q7 refer to RULES.md.

An action is one int: kind, the other seat, shape, the place a piece comes from, the place it goes to.
"""

from __future__ import annotations

from typing import Final

from wurf.core.game import NATURE
from wurf.core.kernel import DISJOINT, disjoint, disjoint_count, kernel, lowest, replaced, unsigned
from wurf.core.kernel import filled as filled_with
from wurf.games.quadrata.state import (
    BEGIN,
    COUNT_BITS,
    LARGE,
    MOST_ROUNDS,
    MOVE,
    OVER,
    ROLL,
    SMALL,
    WORD,
    Legal,
    Player,
    State,
    Tables,
    updated,
    updated_player,
)

# Kinds of action, in the order in which they are listed for each shape
SUPPLY_TO_SQUARE: Final = 0  # Q7 a
SUPPLY_TO_RESERVE: Final = 1
RESERVE_TO_SQUARE: Final = 2  # Q7 b
RESERVE_TO_SUPPLY: Final = 3
SQUARE_TO_RESERVE: Final = 4  # Q7 c
SQUARE_TO_SUPPLY: Final = 5
WITHIN_SQUARE: Final = 6  # Q7 d
TAKE_TO_SQUARE: Final = 7  # Q9
TAKE_TO_RESERVE: Final = 8
ROB_TO_SQUARE: Final = 9  # Q10
ROB_TO_RESERVE: Final = 10
PASS: Final = 11  # Q13
ROLLED: Final = 12  # nature

NOWHERE: Final = 1023  # the place of what comes from or goes to no square
BONUS: Final = 5  # Q16
JOKER: Final = 6  # Q13
COUNT_MASK: Final = 15
NONE: Final = -1  # no action
ANY: Final = 1 << 30  # an index beyond every action: what is left of it gives their number


def start(tables: Tables, seats: int, rounds: int, cap: int) -> State:
    """Q3, Q4: two fill the large square, more the small one; three play with fewer pieces."""
    size = LARGE if seats == 2 else SMALL
    supply = tables.supply - tables.less if seats == 3 else tables.supply
    player = Player(0, no_pieces(tables, size), 0, (0,) * MOST_ROUNDS)
    return State(BEGIN, size, rounds, 1, 0, cap, 0, 0, 0, supply, (player,) * seats)


def no_pieces(tables: Tables, size: int) -> tuple[int, ...]:
    """The bit set of an empty square: as many words as its places need."""
    first, last = square_places(tables, size)
    return (0,) * -(-(last - first) // WORD)


@kernel
def pending(tables: Tables, state: State) -> int:
    """Who must act: a mask of seats, NATURE, or 0 when the match is over."""
    if state.phase == MOVE:
        return 1 << state.active
    return 0 if state.phase == OVER else NATURE


@kernel
def held(pieces: int, shape: int) -> int:
    """How many pieces of a shape are in a supply or reserve."""
    return (pieces >> COUNT_BITS * shape) & COUNT_MASK


@kernel
def movable(tables: Tables, state: State, seat: int) -> tuple[int, int, int]:
    """The shapes that a seat may move, as a mask like `Tables.of_number`; and 1 if they may be taken (Q9), or robbed
    (Q10)."""
    if state.phase != MOVE or seat != state.active:
        return 0, 0, 0
    if state.die == JOKER and state.joker:  # Q13: any number, by a to d only
        return (1 << COUNT_BITS * len(tables.numbers)) - 1, 0, 0
    shapes = tables.of_number[unsigned(state.die)]  # Q2: rules speak of the number only
    taken = 0
    robbed = 0
    if (state.supply | state.players[seat].reserve) & shapes == 0:
        for other in range(len(state.players)):
            if other != seat and state.players[other].reserve & shapes:
                taken = 1  # Q9
        robbed = 1 - taken  # Q10; Q11: robbing is never allowed while a reserve holds one
    return shapes, taken, robbed


@kernel
def legal(tables: Tables, state: State, seat: int) -> Legal:
    """A seat's legal actions: with the number rolled, exactly one of a to d (Q7), or take (Q9), or rob (Q10)."""
    shapes, taken, robbed = movable(tables, state, seat)
    if shapes == 0:
        return Legal(0, 0, 0, 0)
    many = ANY - walk(tables, state, shapes, taken, robbed, ANY)[0]
    return Legal(shapes, taken, robbed, max(1, many))  # Q13: a joker that finds nothing passes


@kernel
def count(options: Legal) -> int:
    return options.many


@kernel
def nth(tables: Tables, state: State, options: Legal, index: int) -> int:
    """The legal action of this index; passing is the only one where a joker finds nothing to move (Q13)."""
    _, action = walk(tables, state, options.shapes, options.taken, options.robbed, index)
    return action


@kernel
def walk(tables: Tables, state: State, shapes: int, taken: int, robbed: int, index: int) -> tuple[int, int]:
    """Walk through the legal actions in order up to an index. Returns what is left of the index, and the action
    there."""
    player = state.players[state.active]
    origin, _ = square_places(tables, state.size)
    while shapes:
        shape = lowest(shapes) // COUNT_BITS
        shapes &= ~(COUNT_MASK << COUNT_BITS * shape)
        first, last = places(tables, state.size, shape)
        fitting = fits(tables, first, last, player.filled)
        for source in range(2):  # Q7 a, b
            if held(player.reserve if source else state.supply, shape):
                if index < fitting:
                    place = nth_fit(tables, first, last, player.filled, NOWHERE, index)
                    return 0, coded(RESERVE_TO_SQUARE if source else SUPPLY_TO_SQUARE, 0, shape, NOWHERE, place)
                index -= fitting
                if index == 0:
                    return 0, coded(RESERVE_TO_SUPPLY if source else SUPPLY_TO_RESERVE, 0, shape, NOWHERE, NOWHERE)
                index -= 1
        place = next_piece(player, origin, first, last)
        while place < last:
            if index < 2:  # Q7 c
                return 0, coded(SQUARE_TO_SUPPLY if index else SQUARE_TO_RESERVE, 0, shape, place, NOWHERE)
            index -= 2
            lifted = player.filled & ~tables.masks[unsigned(place)]  # Q8: the piece is lifted first
            elsewhere = fits(tables, first, last, lifted) - 1
            if index < elsewhere:  # Q7 d
                return 0, coded(WITHIN_SQUARE, 0, shape, place, nth_fit(tables, first, last, lifted, place, index))
            index -= elsewhere
            place = next_piece(player, origin, place + 1, last)
        if taken or robbed:
            index, action = walk_others(tables, state, shape, fitting, taken, index)
            if action != NONE:
                return 0, action
    return index, coded(PASS, 0, 0, NOWHERE, NOWHERE)


@kernel
def walk_others(tables: Tables, state: State, shape: int, fitting: int, taken: int, index: int) -> tuple[int, int]:
    """The same for the pieces of a shape that may be taken (Q9) or robbed (Q10); `fitting` is its number of free
    places. The action is NONE if the index lies beyond these."""
    covered = state.players[state.active].filled
    origin, _ = square_places(tables, state.size)
    first, last = places(tables, state.size, shape)
    for other in range(len(state.players)):
        if other == state.active:
            continue
        victim = state.players[other]
        place = next_piece(victim, origin, first, last)
        if taken:
            place = NOWHERE if held(victim.reserve, shape) else last
        while place != last:
            if index < fitting:
                to = nth_fit(tables, first, last, covered, NOWHERE, index)
                return 0, coded(TAKE_TO_SQUARE if taken else ROB_TO_SQUARE, other, shape, place, to)
            index -= fitting
            if index == 0:
                return 0, coded(TAKE_TO_RESERVE if taken else ROB_TO_RESERVE, other, shape, place, NOWHERE)
            index -= 1
            place = last if taken else next_piece(victim, origin, place + 1, last)
    return index, NONE


@kernel
def contains(tables: Tables, state: State, options: Legal, action: int) -> bool:
    """Whether an action is legal, by its own conditions instead of a walk through all actions."""
    kind, other, shape, source, to = decoded(action)
    if kind == PASS:
        return options.many == 1 and nth(tables, state, options, 0) == action
    if options.many == 0 or shape >= len(tables.numbers) or other >= len(state.players):
        return False
    player = state.players[state.active]
    victim = state.players[other]
    free = player.filled
    from_square = kind in (SQUARE_TO_RESERVE, SQUARE_TO_SUPPLY, WITHIN_SQUARE)
    robbing = kind in (ROB_TO_SQUARE, ROB_TO_RESERVE)
    taking = kind in (TAKE_TO_SQUARE, TAKE_TO_RESERVE)
    if other == state.active if taking or robbing else other != 0:
        return False
    if from_square or robbing:
        first, last = places(tables, state.size, shape)
        if not first <= source < last or not lies(tables, state.size, player if from_square else victim, source):
            return False
        if kind == WITHIN_SQUARE:
            free = free & ~tables.masks[source]
    elif source != NOWHERE:
        return False
    if kind in (SUPPLY_TO_SQUARE, SUPPLY_TO_RESERVE):
        allowed = held(state.supply, shape) > 0
    elif kind in (RESERVE_TO_SQUARE, RESERVE_TO_SUPPLY):
        allowed = held(player.reserve, shape) > 0
    elif taking:
        allowed = options.taken == 1 and held(victim.reserve, shape) > 0
    else:
        allowed = from_square or (robbing and options.robbed == 1)
    if not allowed or not held(options.shapes, shape):
        return False
    if kind in (SUPPLY_TO_SQUARE, RESERVE_TO_SQUARE, WITHIN_SQUARE, TAKE_TO_SQUARE, ROB_TO_SQUARE):
        first, last = places(tables, state.size, shape)
        elsewhere = kind != WITHIN_SQUARE or to != source  # Q8; a robbed piece may lie where it lay on its old square
        return first <= to < last and elsewhere and tables.masks[to] & free == 0
    return to == NOWHERE


@kernel
def places(tables: Tables, size: int, shape: int) -> tuple[int, int]:
    """The places of a shape on a square: the first, and the one after the last."""
    at = size * (len(tables.numbers) + 1) + shape
    return tables.first[at], tables.first[at + 1]


@kernel
def square_places(tables: Tables, size: int) -> tuple[int, int]:
    """The places of all shapes on a square: the first, and the one after the last."""
    at = size * (len(tables.numbers) + 1)
    return tables.first[at], tables.first[at + len(tables.numbers)]


@kernel
def next_piece(player: Player, origin: int, place: int, last: int) -> int:
    """The first place from this one on where a piece of the player lies; `last` if there is none before it.

    `origin` is the first place of the square."""
    at = place - origin
    end = last - origin
    while at < end:
        bits = player.pieces[at // WORD] >> at % WORD
        if bits:
            return min(origin + at + lowest(bits), last)
        at += WORD - at % WORD
    return last


def pieces_in(tables: Tables, size: int, player: Player) -> list[int]:
    """The places of all pieces in a square, in their order."""
    origin, _ = square_places(tables, size)
    found = []
    for number, word in enumerate(player.pieces):
        while word:
            found.append(origin + number * WORD + lowest(word))
            word &= word - 1
    return found


@kernel
def lies(tables: Tables, size: int, player: Player, place: int) -> bool:
    """Whether a piece of the player lies at a place of the square."""
    at = place - square_places(tables, size)[0]
    return player.pieces[at // WORD] >> at % WORD & 1 == 1


@kernel
def fits(tables: Tables, first: int, last: int, covered: int) -> int:
    """Q8: how many places of a shape are free."""
    return disjoint_count(tables.masks, first, last, covered)


@kernel
def nth_fit(tables: Tables, first: int, last: int, covered: int, but: int, index: int) -> int:
    """The free place of this index, one place not counted."""
    for start in range(first, last, DISJOINT):
        end = min(start + DISJOINT, last)
        free = disjoint(tables.masks, start, end, covered)
        if start <= but < end:
            free &= ~(1 << (but - start))
        if index < free.bit_count():
            while index:
                free &= free - 1
                index -= 1
            return start + lowest(free)
        index -= free.bit_count()
    return NOWHERE


@kernel
def chances(tables: Tables, state: State) -> int:
    return 6 if state.phase == ROLL or state.phase == BEGIN else 0


@kernel
def outcome(tables: Tables, state: State, index: int) -> int:
    return coded(ROLLED, 0, 0, NOWHERE, index + 1)


@kernel
def apply(tables: Tables, state: State, seat: int, action: int) -> State:
    """The state after a legal action."""
    if state.phase == MOVE:
        return after_turn(tables, moved(tables, state, action))
    die = action & NOWHERE
    if state.phase == ROLL:
        return updated(state, phase=MOVE, turn=state.turn + 1, die=die)
    if die == 6:
        return updated(state, phase=ROLL, die=die)
    return updated(state, active=(state.active + 1) % len(state.players), die=die)  # Q6: the next one rolls


@kernel
def moved(tables: Tables, state: State, action: int) -> State:
    """The same turn with the piece where it goes."""
    kind, other, shape, source, to = decoded(action)
    supply = state.supply
    players = state.players
    player = players[state.active]
    one = 1 << COUNT_BITS * shape
    if kind in (SUPPLY_TO_SQUARE, SUPPLY_TO_RESERVE):
        supply -= one
    elif kind in (RESERVE_TO_SQUARE, RESERVE_TO_SUPPLY):
        player = reserved(player, -one)
    elif kind in (SQUARE_TO_RESERVE, SQUARE_TO_SUPPLY, WITHIN_SQUARE):
        player = toggled(tables, state.size, player, source)
    elif kind in (TAKE_TO_SQUARE, TAKE_TO_RESERVE):
        players = replaced(players, other, reserved(players[other], -one))
    elif kind in (ROB_TO_SQUARE, ROB_TO_RESERVE):
        players = replaced(players, other, toggled(tables, state.size, players[other], source))
    if to != NOWHERE:
        player = toggled(tables, state.size, player, to)
    elif kind in (RESERVE_TO_SUPPLY, SQUARE_TO_SUPPLY):
        supply += one
    elif kind != PASS:
        player = reserved(player, one)
    return updated(state, supply=supply, players=replaced(players, state.active, player))


@kernel
def full(tables: Tables, state: State) -> bool:
    """Q15: whether the active seat's square is completely filled."""
    return state.players[state.active].filled == tables.full[state.size]


@kernel
def after_turn(tables: Tables, state: State) -> State:
    """The next turn, unless the round is over (Q15, Q18)."""
    joker = state.joker
    if not joker and number_gone(tables, state.supply):
        joker = 1  # Q13, from the next player on; Q14: for the rest of the round
    if full(tables, state) or state.turn >= state.cap:
        return next_round(tables, updated(state, joker=joker))
    return updated(state, phase=ROLL, active=(state.active + 1) % len(state.players), joker=joker)


@kernel
def reserved(player: Player, change: int) -> Player:
    """Q12: the reserve has no limit."""
    return updated_player(player, reserve=player.reserve + change)


@kernel
def toggled(tables: Tables, size: int, player: Player, place: int) -> Player:
    """The player's square with a piece laid at a free place, or lifted where one lies."""
    at = place - square_places(tables, size)[0]
    word = player.pieces[at // WORD] ^ 1 << at % WORD
    return updated_player(
        player, filled=player.filled ^ tables.masks[place], pieces=replaced(player.pieces, at // WORD, word)
    )


@kernel
def number_gone(tables: Tables, supply: int) -> bool:
    """Q13: whether the supply lacks all pieces of some number; a number is gone only when all its shapes are."""
    gone = False
    for number in range(1, 7):
        gone = gone or supply & tables.of_number[unsigned(number)] == 0
    return gone


@kernel
def standing(player: Player) -> int:
    """Q16: each piece in the square counts 1, each in the reserve -1."""
    points = 0
    for word in player.pieces:
        points += word.bit_count()
    reserve = player.reserve
    while reserve:
        points -= reserve & COUNT_MASK
        reserve >>= COUNT_BITS
    return points


@kernel
def next_round(tables: Tables, state: State) -> State:
    """Write the round's points (Q16), and begin the next round or end the match (Q5)."""
    players = state.players
    ended_by = state.active if full(tables, state) else NATURE
    for seat in range(len(players)):
        player = players[seat]
        points = standing(player) + (BONUS if seat == ended_by else 0)
        scores = replaced(player.scores, state.round - 1, points)
        if state.round < state.rounds:
            empty = filled_with(player.pieces, 0)
            player = updated_player(player, filled=0, pieces=empty, reserve=0, scores=scores)
        else:
            player = updated_player(player, scores=scores)
        players = replaced(players, seat, player)
    if state.round == state.rounds:
        return updated(state, phase=OVER, active=0, players=players)
    supply = tables.supply - tables.less if len(players) == 3 else tables.supply
    return updated(
        state, phase=BEGIN, round=state.round + 1, turn=0, active=0, die=0, joker=0, supply=supply, players=players
    )


@kernel
def score(tables: Tables, state: State, seat: int) -> int:
    """A seat's points: of the finished rounds, and as they stand in this one (Q16, Q17)."""
    player = state.players[seat]
    points = 0
    for of_round in player.scores:
        points += of_round
    return points if state.phase == OVER else points + standing(player)


@kernel
def coded(kind: int, other: int, shape: int, source: int, to: int) -> int:
    return ((kind << 2 | other) << 4 | shape) << 20 | source << 10 | to


@kernel
def decoded(action: int) -> tuple[int, int, int, int, int]:
    """Kind, other seat, shape, source and target."""
    return action >> 26, action >> 24 & 3, action >> 20 & 15, action >> 10 & NOWHERE, action & NOWHERE
