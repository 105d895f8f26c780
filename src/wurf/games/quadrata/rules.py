"""Quadrata's rules, as kernels: every function runs interpreted and compiled. Numbers like Q7 refer to RULES.md.

An action is one int: kind, the other seat, shape, the place a piece comes from, the place it goes to.
"""

from __future__ import annotations

from typing import Final

from wurf.core.game import NATURE
from wurf.core.kernel import filled as filled_with
from wurf.core.kernel import kernel, lowest, replaced, unsigned
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
    Box,
    Legal,
    Player,
    State,
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
ANY: Final = 1 << 30  # an index beyond every action: what is left of it tells how many there are


def start(box: Box, seats: int, rounds: int, cap: int) -> State:
    """Q3, Q4: two fill the large square, more the small one; three play with fewer pieces."""
    size = LARGE if seats == 2 else SMALL
    supply = box.supply - box.less if seats == 3 else box.supply
    player = Player(0, no_pieces(box, size), 0, (0,) * MOST_ROUNDS)
    return State(BEGIN, size, rounds, 1, 0, cap, 0, 0, 0, supply, (player,) * seats)


def no_pieces(box: Box, size: int) -> tuple[int, ...]:
    """The bit set of an empty square: as many words as its places need."""
    first, last = square_places(box, size)
    return (0,) * -(-(last - first) // WORD)


@kernel
def pending(box: Box, state: State) -> int:
    """Who must act: a mask of seats, NATURE, or 0 when the match is over."""
    if state.phase == MOVE:
        return 1 << state.active
    return 0 if state.phase == OVER else NATURE


@kernel
def held(pieces: int, shape: int) -> int:
    """How many pieces of a shape are in a supply or reserve."""
    return (pieces >> COUNT_BITS * shape) & COUNT_MASK


@kernel
def holding(box: Box, pieces: int) -> int:
    """A mask of the shapes that a supply or reserve holds."""
    mask = 0
    for shape in range(len(box.numbers)):
        if held(pieces, shape):
            mask |= 1 << shape
    return mask


@kernel
def of_number(box: Box, number: int) -> int:
    """A mask of the shapes of a number; rules speak of the number only (Q2)."""
    mask = 0
    for shape in range(len(box.numbers)):
        if box.numbers[shape] == number:
            mask |= 1 << shape
    return mask


@kernel
def lying(box: Box, size: int, player: Player) -> int:
    """A mask of the shapes that lie in a square."""
    mask = 0
    origin, end = square_places(box, size)
    place = next_piece(player, origin, origin, end)
    while place < end:
        mask |= 1 << box.shapes[place]
        _, last = places(box, size, box.shapes[place])
        place = next_piece(player, origin, last, end)
    return mask


@kernel
def legal(box: Box, state: State, seat: int) -> Legal:
    """All that a seat may do now: of the number rolled, exactly one of a to d (Q7), or take (Q9), or rob (Q10)."""
    if state.phase != MOVE or seat != state.active:
        return Legal(0, 0, 0, 0)
    if state.die == JOKER and state.joker:  # Q13: any number, by a to d only
        moved = (1 << len(box.numbers)) - 1
        return Legal(moved, 0, 0, max(1, ANY - walk(box, state, moved, 0, 0, ANY)[0]))
    moved = of_number(box, state.die)
    taken = 0
    robbed = 0
    if not moved & (holding(box, state.supply) | holding(box, state.players[seat].reserve)):
        for other in range(len(state.players)):
            if other != seat:
                taken |= moved & holding(box, state.players[other].reserve)  # Q9
                robbed |= moved & lying(box, state.size, state.players[other])  # Q10
        if taken:  # Q11: robbing is never allowed while a reserve holds one
            robbed = 0
    return Legal(moved, taken, robbed, ANY - walk(box, state, moved, taken, robbed, ANY)[0])


@kernel
def count(options: Legal) -> int:
    return options.many


@kernel
def nth(box: Box, state: State, options: Legal, index: int) -> int:
    """The legal action of this index; passing is the only one where a joker finds nothing to move (Q13)."""
    _, action = walk(box, state, options.moved, options.taken, options.robbed, index)
    return action


@kernel
def walk(box: Box, state: State, moved: int, taken: int, robbed: int, index: int) -> tuple[int, int]:
    """Go through the legal actions in their order up to an index: what is left of the index, and the action there."""
    seat = state.active
    player = state.players[seat]
    origin, _ = square_places(box, state.size)
    for shape in range(len(box.numbers)):
        bit = 1 << shape
        if not (moved | taken | robbed) & bit:
            continue
        first, last = places(box, state.size, shape)
        fitting = fits(box, first, last, player.filled)
        for source in range(2):  # Q7 a, b
            pieces = player.reserve if source else state.supply
            if moved & bit and held(pieces, shape):
                if index < fitting:
                    place = nth_fit(box, first, last, player.filled, NOWHERE, index)
                    return 0, coded(RESERVE_TO_SQUARE if source else SUPPLY_TO_SQUARE, 0, shape, NOWHERE, place)
                index -= fitting
                if index == 0:
                    return 0, coded(RESERVE_TO_SUPPLY if source else SUPPLY_TO_RESERVE, 0, shape, NOWHERE, NOWHERE)
                index -= 1
        if moved & bit:
            place = next_piece(player, origin, first, last)
            while place < last:
                if index < 2:  # Q7 c
                    kind = SQUARE_TO_SUPPLY if index else SQUARE_TO_RESERVE
                    return 0, coded(kind, 0, shape, place, NOWHERE)
                index -= 2
                lifted = player.filled & ~box.masks[place]  # Q8: the piece is lifted first
                elsewhere = fits(box, first, last, lifted) - 1
                if index < elsewhere:  # Q7 d
                    return 0, coded(WITHIN_SQUARE, 0, shape, place, nth_fit(box, first, last, lifted, place, index))
                index -= elsewhere
                place = next_piece(player, origin, place + 1, last)
        if (taken | robbed) & bit:
            for other in range(len(state.players)):
                if other == seat:
                    continue
                if taken & bit and held(state.players[other].reserve, shape):  # Q9
                    if index < fitting:
                        place = nth_fit(box, first, last, player.filled, NOWHERE, index)
                        return 0, coded(TAKE_TO_SQUARE, other, shape, NOWHERE, place)
                    index -= fitting
                    if index == 0:
                        return 0, coded(TAKE_TO_RESERVE, other, shape, NOWHERE, NOWHERE)
                    index -= 1
                if robbed & bit:  # Q10
                    place = next_piece(state.players[other], origin, first, last)
                    while place < last:
                        if index < fitting:
                            to = nth_fit(box, first, last, player.filled, NOWHERE, index)
                            return 0, coded(ROB_TO_SQUARE, other, shape, place, to)
                        index -= fitting
                        if index == 0:
                            return 0, coded(ROB_TO_RESERVE, other, shape, place, NOWHERE)
                        index -= 1
                        place = next_piece(state.players[other], origin, place + 1, last)
    return index, coded(PASS, 0, 0, NOWHERE, NOWHERE)


@kernel
def contains(box: Box, state: State, options: Legal, action: int) -> bool:
    """Whether an action is among the legal ones, told from what it needs."""
    kind, other, shape, source, to = decoded(action)
    if kind == PASS:
        return options.many == 1 and nth(box, state, options, 0) == action
    if options.many == 0 or shape >= len(box.numbers) or other >= len(state.players):
        return False
    bit = 1 << shape
    player = state.players[state.active]
    victim = state.players[other]
    free = player.filled
    from_square = kind in (SQUARE_TO_RESERVE, SQUARE_TO_SUPPLY, WITHIN_SQUARE)
    robbing = kind in (ROB_TO_SQUARE, ROB_TO_RESERVE)
    taking = kind in (TAKE_TO_SQUARE, TAKE_TO_RESERVE)
    if other == state.active if taking or robbing else other != 0:
        return False
    if from_square or robbing:
        first, last = places(box, state.size, shape)
        if not first <= source < last or not lies(box, state.size, player if from_square else victim, source):
            return False
        if kind == WITHIN_SQUARE:
            free = free & ~box.masks[source]
    elif source != NOWHERE:
        return False
    if kind in (SUPPLY_TO_SQUARE, SUPPLY_TO_RESERVE):
        allowed = moved_from(options.moved, state.supply, shape)
    elif kind in (RESERVE_TO_SQUARE, RESERVE_TO_SUPPLY):
        allowed = moved_from(options.moved, player.reserve, shape)
    elif taking:
        allowed = moved_from(options.taken, victim.reserve, shape)
    elif robbing:
        allowed = options.robbed & bit != 0
    else:
        allowed = from_square and options.moved & bit != 0
    if not allowed:
        return False
    if kind in (SUPPLY_TO_SQUARE, RESERVE_TO_SQUARE, WITHIN_SQUARE, TAKE_TO_SQUARE, ROB_TO_SQUARE):
        first, last = places(box, state.size, shape)
        elsewhere = kind != WITHIN_SQUARE or to != source  # Q8; a robbed piece may lie where it lay on its old square
        return first <= to < last and elsewhere and box.masks[to] & free == 0
    return to == NOWHERE


@kernel
def moved_from(shapes: int, pieces: int, shape: int) -> bool:
    return shapes >> shape & 1 == 1 and held(pieces, shape) > 0


@kernel
def places(box: Box, size: int, shape: int) -> tuple[int, int]:
    """The places of a shape on a square: the first, and the one after the last."""
    at = size * (len(box.numbers) + 1) + shape
    return box.first[at], box.first[at + 1]


@kernel
def square_places(box: Box, size: int) -> tuple[int, int]:
    """The places of all shapes on a square: the first, and the one after the last."""
    at = size * (len(box.numbers) + 1)
    return box.first[at], box.first[at + len(box.numbers)]


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


def pieces_in(box: Box, size: int, player: Player) -> list[int]:
    """The places of all pieces in a square, in their order."""
    origin, end = square_places(box, size)
    return [origin + at for at in range(end - origin) if player.pieces[at // WORD] >> at % WORD & 1]


@kernel
def lies(box: Box, size: int, player: Player, place: int) -> bool:
    """Whether a piece of the player lies at a place of the square."""
    at = place - square_places(box, size)[0]
    return player.pieces[at // WORD] >> at % WORD & 1 == 1


@kernel
def fits(box: Box, first: int, last: int, covered: int) -> int:
    """Q8: how many places of a shape are free."""
    free = 0
    for place in range(first, last):
        if box.masks[unsigned(place)] & covered == 0:
            free += 1
    return free


@kernel
def nth_fit(box: Box, first: int, last: int, covered: int, but: int, index: int) -> int:
    """The free place of this index, one place not counted."""
    for place in range(first, last):
        if box.masks[unsigned(place)] & covered == 0 and place != but:
            if index == 0:
                return place
            index -= 1
    return NOWHERE


@kernel
def chances(box: Box, state: State) -> int:
    return 6 if state.phase == ROLL or state.phase == BEGIN else 0


@kernel
def outcome(box: Box, state: State, index: int) -> int:
    return coded(ROLLED, 0, 0, NOWHERE, index + 1)


@kernel
def apply(box: Box, state: State, seat: int, action: int) -> State:
    """The state after a legal action."""
    if state.phase == MOVE:
        return after_turn(box, moved(box, state, action))
    die = action & NOWHERE
    if state.phase == ROLL:
        return updated(state, phase=MOVE, turn=state.turn + 1, die=die)
    if die == 6:
        return updated(state, phase=ROLL, die=die)
    return updated(state, active=(state.active + 1) % len(state.players), die=die)  # Q6: the next one rolls


@kernel
def moved(box: Box, state: State, action: int) -> State:
    """The same turn with the piece where it goes."""
    kind, other, shape, source, to = decoded(action)
    active = state.active
    supply = state.supply
    players = state.players
    one = 1 << COUNT_BITS * shape
    if kind in (SUPPLY_TO_SQUARE, SUPPLY_TO_RESERVE):
        supply -= one
    elif kind in (RESERVE_TO_SQUARE, RESERVE_TO_SUPPLY):
        players = replaced(players, active, reserved(players[active], -one))
    elif kind in (SQUARE_TO_RESERVE, SQUARE_TO_SUPPLY, WITHIN_SQUARE):
        players = replaced(players, active, toggled(box, state.size, players[active], source))
    elif kind in (TAKE_TO_SQUARE, TAKE_TO_RESERVE):
        players = replaced(players, other, reserved(players[other], -one))
    elif kind in (ROB_TO_SQUARE, ROB_TO_RESERVE):
        players = replaced(players, other, toggled(box, state.size, players[other], source))
    if to != NOWHERE:
        players = replaced(players, active, toggled(box, state.size, players[active], to))
    elif kind in (RESERVE_TO_SUPPLY, SQUARE_TO_SUPPLY):
        supply += one
    elif kind != PASS:
        players = replaced(players, active, reserved(players[active], one))
    return updated(state, supply=supply, players=players)


@kernel
def full(box: Box, state: State) -> bool:
    """Q15: whether the active seat's square is completely filled."""
    return state.players[state.active].filled == box.full[state.size]


@kernel
def after_turn(box: Box, state: State) -> State:
    """The next turn, unless the round is over (Q15, Q18)."""
    joker = state.joker
    if not joker and number_gone(box, state.supply):
        joker = 1  # Q13, from the next player on; Q14: for the rest of the round
    if full(box, state) or state.turn >= state.cap:
        return next_round(box, updated(state, joker=joker))
    return updated(state, phase=ROLL, active=(state.active + 1) % len(state.players), joker=joker)


@kernel
def reserved(player: Player, change: int) -> Player:
    """Q12: the reserve has no limit."""
    return updated_player(player, reserve=player.reserve + change)


@kernel
def toggled(box: Box, size: int, player: Player, place: int) -> Player:
    """The player's square with a piece laid at a free place, or lifted where one lies."""
    at = place - square_places(box, size)[0]
    word = player.pieces[at // WORD] ^ 1 << at % WORD
    return updated_player(
        player, filled=player.filled ^ box.masks[place], pieces=replaced(player.pieces, at // WORD, word)
    )


@kernel
def number_gone(box: Box, supply: int) -> bool:
    """Q13: whether the supply lacks all pieces of some number; a number is gone only when all its shapes are."""
    there = 0
    numbers = 0
    for shape in range(len(box.numbers)):
        numbers |= 1 << box.numbers[shape]
        if held(supply, shape):
            there |= 1 << box.numbers[shape]
    return there != numbers


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
def next_round(box: Box, state: State) -> State:
    """Write the round's points (Q16), and begin the next round or end the match (Q5)."""
    players = state.players
    ended_by = state.active if full(box, state) else NATURE
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
    supply = box.supply - box.less if len(players) == 3 else box.supply
    return updated(
        state, phase=BEGIN, round=state.round + 1, turn=0, active=0, die=0, joker=0, supply=supply, players=players
    )


@kernel
def score(box: Box, state: State, seat: int) -> int:
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
