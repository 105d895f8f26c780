"""Scratch Island's rules, as kernels: every function runs interpreted and compiled. Numbers like S12 refer to RULES.md.

An action is one int, `kind << 32 | value`; the value is a mask of dice, a cell, or a die with an orientation and its
place.
"""

from __future__ import annotations

from typing import Any, Final

from wurf.core.game import NATURE
from wurf.core.kernel import filled, kernel, lowest, new, replaced
from wurf.games.scratch_island.editions import BOOKLET, Words
from wurf.games.scratch_island.grid import (
    BITS,
    EMPTY,
    STRIDE,
    Grid,
    added,
    common,
    has,
    is_empty,
    lone,
    many,
    nth_cell,
    without,
)
from wurf.games.scratch_island.placing import cells_of, fitting, ground, rim
from wurf.games.scratch_island.state import (
    ALL_CHESTS,
    CELL_BITS,
    CHEST,
    CHESTS,
    DEAL,
    KEY,
    KINDS,
    MAPS,
    OVER,
    PLACE,
    ROLL,
    ROWS,
    SCRATCH,
    SNAKE,
    TAKE,
    TREASURE,
    Legal,
    Map,
    Player,
    State,
    Tables,
    updated,
)

# Kinds of action
TAKEN: Final = 0  # dice are taken (S9, S10)
PLACED: Final = 1  # a motif is laid on the map (S12)
COMBINED: Final = 2  # a motif and a pickaxe together, with one rock (S17)
PASSED: Final = 3  # a die is used up without scratching (S11)
SCRATCHED: Final = 4  # a cell (S12)
ROLLED: Final = 5  # nature
DEALT: Final = 6  # nature

FACES: Final = 6
ANY: Final = 1 << 30  # an index beyond every action: what is left of it gives their number
SEATS: Final = 4
MAP_BITS: Final = 6  # of a map's number in a deal
NUMBERS: Final = 29  # that a map is made of in the booklet
NO_COLOURS: Final = (0,) * CHESTS
NO_ROWS: Final = (0,) * ROWS


def start(seats: int, dice: int, cap: int, edition: Words, first: int) -> State:
    """Everyone waits for a map; the dice lie ready (S6)."""
    island = Map(0, EMPTY, EMPTY, EMPTY, EMPTY, NO_COLOURS, NO_ROWS, 0)
    player = Player(EMPTY, 0, 0, (0,) * KINDS, 0, 0)
    return State(
        DEAL, edition, first, 1, cap, 0, 0, (0,) * dice, 0, 0, EMPTY, (0,) * KINDS, (player,) * seats, (island,) * seats
    )


@kernel
def pending(tables: Tables, state: State) -> int:
    """Who must act: a mask of seats, NATURE, or 0 when the game is over."""
    phase = state.phase
    if phase == OVER:
        return 0
    return NATURE if phase == DEAL or phase == ROLL else 1 << state.active


# What a seat may do


@kernel
def can_scratch(tables: Tables, state: State, seat: int) -> bool:
    """S23: whether any face of any die could fit. Where a motif fits, the pickaxe of the same die fits too."""
    free, rocks, border = ground(tables, state.maps[seat], state.players[seat])
    return not is_empty(common(border, added(free, rocks)))


@kernel
def partner(tables: Tables, state: State) -> int:
    """S17: the die whose motif may be combined with the pickaxe of the other one in hand; -1 if there is none."""
    if state.hand.bit_count() != 2:
        return -1
    one = lowest(state.hand)
    other = lowest(state.hand & (state.hand - 1))
    if tables.digs[state.faces[one]] == tables.digs[state.faces[other]]:
        return -1
    return other if tables.digs[state.faces[one]] else one


@kernel
def legal(tables: Tables, state: State, seat: int) -> Legal:
    if seat != state.active:
        return Legal(0)
    if state.phase == TAKE:
        free = state.free.bit_count()
        return Legal(free * (free - 1) // 2 if seat == roller(state) else free)
    if state.phase == SCRATCH:
        return Legal(many(next_cells(state)))
    if state.phase == PLACE:
        return Legal(ANY - walk(tables, state, ANY)[0])
    return Legal(0)


@kernel
def count(options: Legal) -> int:
    return options.many


@kernel
def roller(state: State) -> int:
    return (state.first + state.rolled) % len(state.players)


@kernel
def next_cells(state: State) -> Grid:
    """The cells of the motif in work that may be scratched next (S12)."""
    return common(state.motif, rim(state.maps[state.active], state.players[state.active]))


@kernel
def nth(tables: Tables, state: State, options: Legal, index: int) -> int:
    """The legal action of this index."""
    if state.phase == TAKE:
        return TAKEN << 32 | nth_taken(state, index)
    if state.phase == SCRATCH:
        return SCRATCHED << 32 | nth_cell(next_cells(state), index)
    return walk(tables, state, index)[1]


@kernel
def nth_taken(state: State, index: int) -> int:
    """The dice that a seat may take: the roller any two (S9), the others any one (S10)."""
    ones = state.free
    while ones:
        one = ones & -ones
        ones &= ones - 1
        if state.active != roller(state):
            if index == 0:
                return one
            index -= 1
            continue
        others = ones
        while others:
            if index == 0:
                return one | (others & -others)
            index -= 1
            others &= others - 1
    return 0


@kernel
def walk(tables: Tables, state: State, index: int) -> tuple[int, int]:
    """Walk through the actions with the dice in hand up to an index. Returns what is left of it, and the action
    there."""
    island = state.maps[state.active]
    on = ground(tables, island, state.players[state.active])
    combined = partner(tables, state)
    dice = state.hand
    while dice:
        die = lowest(dice)
        dice &= dice - 1
        motif = state.faces[die]
        for orientation in range(tables.first[motif], tables.first[motif + 1]):
            places = fitting(tables, island, on, orientation, tables.digs[motif], False)
            here = many(places)
            if index < here:
                return 0, coded(PLACED, die, orientation, nth_cell(places, index))
            index -= here
        if die == combined:
            for orientation in range(tables.first[motif], tables.first[motif + 1]):
                places = fitting(tables, island, on, orientation, 0, True)
                here = many(places)
                if index < here:
                    return 0, coded(COMBINED, die, orientation, nth_cell(places, index))
                index -= here
        if index == 0:
            return 0, coded(PASSED, die, 0, 0)
        index -= 1
    return index, 0


@kernel
def coded(kind: int, die: int, orientation: int, place: int) -> int:
    return kind << 32 | die << 16 | orientation << 8 | place


@kernel
def contains(tables: Tables, state: State, options: Legal, action: int) -> bool:
    """Whether an action is legal, by its own conditions instead of a walk through all actions."""
    if options.many == 0 or action < 0:
        return False
    kind = action >> 32
    value = action & 0xFFFFFFFF
    if state.phase == TAKE:
        wanted = 2 if state.active == roller(state) else 1
        return kind == TAKEN and value & ~state.free == 0 and value.bit_count() == wanted
    cell = value & 255
    if state.phase == SCRATCH:
        return kind == SCRATCHED and value < 3 * BITS and has(next_cells(state), cell)
    die = value >> 16
    if kind < PLACED or kind > PASSED or die > 4 or not (state.hand >> die) & 1:
        return False
    if kind == PASSED:
        return value & 0xFFFF == 0
    motif = state.faces[die]
    orientation = (value >> 8) & 255
    if not tables.first[motif] <= orientation < tables.first[motif + 1] or cell >= 3 * BITS:
        return False
    if kind == COMBINED and die != partner(tables, state):
        return False
    island = state.maps[state.active]
    on = ground(tables, island, state.players[state.active])
    return has(fitting(tables, island, on, orientation, tables.digs[motif], kind == COMBINED), cell)


# Nature


@kernel
def chances(tables: Tables, state: State) -> int:
    """How many outcomes nature has: maps of the booklet for all and who begins (S4, S9), or a roll (S9)."""
    outcomes = 1
    if state.phase == DEAL:
        for seat in range(len(state.players)):
            outcomes *= MAPS - seat
        return outcomes if state.first else outcomes * len(state.players)
    if state.phase == ROLL:
        for _ in state.faces:
            outcomes *= FACES
        return outcomes
    return 0


@kernel
def outcome(tables: Tables, state: State, index: int) -> int:
    if state.phase == ROLL:
        return ROLLED << 32 | len(state.faces) << 16 | index
    first = state.first - 1
    if state.first == 0:
        first = index % len(state.players)
        index //= len(state.players)
    dealt = 0
    drawn = 0  # a mask of maps: one is used once (S4)
    for seat in range(len(state.players)):
        left = index % (MAPS - seat)
        index //= MAPS - seat
        number = 0
        while left or (drawn >> number) & 1:
            left -= 1 - ((drawn >> number) & 1)
            number += 1
        drawn |= 1 << number
        dealt |= (number + 1) << seat * MAP_BITS
    return DEALT << 32 | first << SEATS * MAP_BITS | dealt


@kernel
def printed(tables: Tables, number: int) -> Map:
    """A map of the booklet."""
    at = (number - 1) * NUMBERS
    return Map(
        tables.booklet[at],
        copied(tables.booklet, at + 1, EMPTY),
        copied(tables.booklet, at + 4, EMPTY),
        copied(tables.booklet, at + 7, EMPTY),
        copied(tables.booklet, at + 10, EMPTY),
        copied(tables.booklet, at + 13, NO_COLOURS),
        copied(tables.booklet, at + 17, NO_ROWS),
        number,
    )


@kernel
def copied(table: tuple[int, ...], at: int, numbers: Any) -> Any:
    """As many numbers as in `numbers`, from this place of a table on."""
    for index in range(len(numbers)):
        numbers = replaced(numbers, index, table[at + index])
    return numbers


# What happens


@kernel
def apply(tables: Tables, state: State, seat: int, action: int) -> State:
    """The state after a legal action."""
    kind = action >> 32
    value = action & 0xFFFFFFFF
    if kind == SCRATCHED:
        return scratched(tables, state, value)
    if kind == PLACED or kind == COMBINED:
        used = state.hand if kind == COMBINED else 1 << (value >> 16)  # S17: combining uses up both dice
        cells = cells_of(tables, (value >> 8) & 255, value & 255)
        return updated(state, phase=SCRATCH, hand=state.hand & ~used, motif=cells)
    if kind == TAKEN:
        return updated(state, phase=PLACE, free=state.free & ~value, hand=value)
    if kind == PASSED:
        passed = updated(state, hand=state.hand & ~(1 << (value >> 16)))
        return passed if passed.hand else turn_over(tables, passed)
    if kind == ROLLED:
        return rolled(tables, state, value & 0xFFFF)
    return dealt(tables, state, value)


@kernel
def rolled(tables: Tables, state: State, value: int) -> State:
    """S9: all dice show a motif, and the roller takes first."""
    faces = state.faces
    for die in range(len(faces)):
        faces = replaced(faces, die, tables.faces[die * FACES + value % FACES])
        value //= FACES
    return updated(state, phase=TAKE, faces=faces, free=(1 << len(faces)) - 1)


@kernel
def dealt(tables: Tables, state: State, value: int) -> State:
    """S4: everyone gets a map of the booklet."""
    maps = state.maps
    for seat in range(len(maps)):
        number = (value >> seat * MAP_BITS) & ((1 << MAP_BITS) - 1)
        maps = replaced(maps, seat, printed(tables, number))
    return landed(state, (BOOKLET, 0, 0), value >> SEATS * MAP_BITS, maps)


@kernel
def landed(state: State, edition: Words, first: int, maps: tuple[Map, ...]) -> State:
    """The islands lie before the players, and the first one rolls."""
    return updated(state, phase=ROLL, edition=edition, first=first, active=first, maps=maps)


@kernel
def content(island: Map, cell: int) -> int:
    """What a cell hides."""
    return (island.hidden[cell // STRIDE] >> CELL_BITS * (cell % STRIDE)) & 15


@kernel
def scratched(tables: Tables, state: State, cell: int) -> State:
    """A cell is scratched, and what it hides comes to light (S16-S20)."""
    seat, closed, players = state.active, state.closed, state.players
    path, keys, opened, found, points, finished = players[seat]
    path = added(path, lone(cell))
    motif = without(state.motif, lone(cell))
    hand = state.hand
    what = content(state.maps[seat], cell)
    if what >= CHEST:  # S20
        points += tables.worth[what - CHEST]
        for corner in range(CHESTS):
            if tables.corners[corner] == cell:
                opened |= 1 << state.maps[seat].colours[corner]
        if opened == ALL_CHESTS:  # S21, S22
            finished = 1 + finishers(players)
    elif what >= KEY:  # S18
        keys |= 1 << (what - KEY)
    elif what >= TREASURE:  # S19
        kind = what - TREASURE
        if closed[kind] == 0:
            found = replaced(found, kind, found[kind] + 1)
            if found[kind] == tables.places[kind]:
                closed = replaced(closed, kind, seat + 1)
                points += tables.rewards[kind]
    players = replaced(players, seat, new(Player, (path, keys, opened, found, points, finished)))
    if what == SNAKE:  # S16: no more cells, no more dice
        hand = 0
        motif = EMPTY
    if not is_empty(motif):
        return updated(state, motif=motif, closed=closed, players=players)
    after = updated(state, phase=PLACE, hand=hand, motif=EMPTY, closed=closed, players=players)
    return after if hand else turn_over(tables, after)


@kernel
def finishers(players: tuple[Player, ...]) -> int:
    """How many have opened all their chests."""
    finished = 0
    for player in players:
        if player.finished:
            finished += 1
    return finished


@kernel
def turn_over(tables: Tables, state: State) -> State:
    """The next player clockwise takes a die (S10); after the last one, the next rolls."""
    seats = len(state.players)
    seat = (state.active + 1) % seats
    while seat != roller(state):
        if can_scratch(tables, state, seat):
            return updated(state, phase=TAKE, active=seat, hand=0)
        seat = (seat + 1) % seats  # S23
    return next_roll(tables, state)


@kernel
def next_roll(tables: Tables, state: State) -> State:
    """S10: the next player clockwise rolls; a round is over when everyone has. S21, S23: how the game ends."""
    seats = len(state.players)
    so_far, round = state.rolled, state.round
    skipped = 0
    phase = ROLL
    while True:
        so_far += 1
        if so_far == seats:
            so_far = 0
            if finishers(state.players) or round == state.cap:  # S21, S23
                phase = OVER
            else:
                round += 1
        active = (state.first + so_far) % seats
        if phase == OVER or can_scratch(tables, state, active):
            break
        skipped += 1  # S23: a seat that cannot scratch does not roll; if none can, the game ends
        if skipped == seats:
            phase = OVER
            round = state.round
            break
    faces = filled(state.faces, 0)
    return updated(state, phase=phase, round=round, rolled=so_far, active=active, faces=faces, free=0, hand=0)


@kernel
def score(tables: Tables, state: State, seat: int) -> int:
    """S22: most points win; ties go to the seat that opened all four chests first."""
    player = state.players[seat]
    return player.points * 8 + (8 - player.finished if player.finished else 0)
