"""Counted positions and whole games: the kernels against a slow and naive second implementation; and what holds in
every game, whatever is played."""

import random
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.scratch_island import naive
from tests.games.scratch_island.table import CELLS, DICE, act, game, island, layout, player, position
from wurf.core.game import NATURE, Components, Setup
from wurf.core.rng import Dice
from wurf.games import load
from wurf.games.scratch_island import rules
from wurf.games.scratch_island.actions import Kind
from wurf.games.scratch_island.components import COLOURS
from wurf.games.scratch_island.grid import STRIDE
from wurf.games.scratch_island.maps import cells_in, contents, map_of, open_ways, whole
from wurf.games.scratch_island.state import CHEST, DEAL, KEY, OVER, PLACE, ROLL, SCRATCH, SNAKE, TAKE, TREASURE

HERE = Path(__file__).parent
BOXES = {"shipped": game, "other": load("scratch_island", Components.from_file(HERE / "other_island.toml"))}
LINES = [
    [part.strip() for part in line.split("|")]
    for line in (HERE / "counts.txt").read_text().splitlines()
    if line[0] != "#"
]
PHASES = {ROLL: "roll", TAKE: "take", PLACE: "place", SCRATCH: "scratch"}


# The same things for the oracle


def plain(cells):
    return {divmod(cell, STRIDE) for cell in cells}


def oracles_island(of, map_):
    walls = set()
    for ways, full, step in zip((map_.east, map_.south), open_ways(of.layout.figures), (1, STRIDE), strict=True):
        for cell in range(full.bit_length()):
            if full >> cell & 1 and not whole(ways) >> cell & 1:
                walls.add(frozenset(plain((cell, cell + step))))
    chests = {divmod(c, STRIDE): COLOURS[k] for c, k in zip(of.layout.tables.corners, map_.colours, strict=True)}
    hidden = {
        divmod(c, STRIDE): oracles_find(of, what) for c, what in contents(of.layout.figures, map_).items() if what
    }
    return naive.Island(divmod(map_.boat, STRIDE), plain(cells_in(map_.rocks)), walls, chests, hidden)


def oracles_find(of, what):
    if what == SNAKE:
        return ("snake",)
    if what >= CHEST:
        return "chest", of.layout.chests[what - CHEST]
    if what >= KEY:
        return "key", COLOURS[what - KEY]
    return "treasure", of.layout.treasures[what - TREASURE].name


def oracles_choice(of, action):
    dice = [of.layout.dice[die].name for die in action.dice]
    if action.kind is Kind.TAKE:
        return frozenset(dice)
    if action.kind is Kind.SCRATCH:
        return divmod(action.cell, STRIDE)
    cells = frozenset()
    if action.kind is not Kind.PASS:
        offsets = of.layout.orientations[action.orientation].offsets
        cells = frozenset(plain(action.cell + offset for offset in offsets))
    return action.kind.name.lower(), dice[0], cells


def assert_alike(of, state, oracle):
    """What both know of the players."""
    for seat, (mine, theirs) in enumerate(zip(state.players, oracle.islands, strict=True)):
        assert plain(cells_in(mine.path)) == theirs.scratched
        assert {colour for at, colour in enumerate(COLOURS) if mine.keys >> at & 1} == theirs.keys
        names = [treasure.name for treasure in of.layout.treasures]
        assert dict(zip(names, mine.found, strict=True)) == {name: theirs.found.get(name, 0) for name in names}
        assert mine.points == theirs.points
        assert mine.finished == (oracle.finished.index(seat) + 1 if seat in oracle.finished else 0)
    owners = [oracle.owners.get(treasure.name, -1) for treasure in of.layout.treasures]
    assert [owner - 1 for owner in state.closed] == owners


# Counted positions


def count(state):
    """In how many ways the hand can be used up."""
    options = rules.legal(game.tables, state, state.active)
    total = 0
    for index in range(options.many):
        after = rules.apply(game.tables, state, state.active, rules.nth(game.tables, state, options, index))
        total += 1 if after.phase in (ROLL, OVER) else count(after)
    return total


@pytest.mark.parametrize(("number", "path", "keys", "dice", "expected"), LINES, ids=map(" ".join, LINES))
def test_counted_positions(number, path, keys, dice, expected):
    """A map of the booklet, the way on it, the keys, the motifs in hand, and the ways to use them up."""
    map_ = map_of(layout.figures, 1, int(number))
    motifs = dice.split()
    hand = DICE[: len(motifs)]
    state = position(({"map": number}, player(path, keys)), dice=dice, hand=" ".join(hand))
    assert state.maps == (map_,)
    assert count(state) == int(expected)
    mine = oracles_island(game, map_)
    mine.scratched, mine.keys = plain(CELLS[cell] for cell in path.split()), set(keys.split())
    oracle = naive.Game(game.components.text, [mine])
    oracle.faces = dict(zip(hand, motifs, strict=True))
    assert naive.count(oracle, 0, hand) == int(expected)


# Whole games


def choose(luck, state, actions, eager):
    """A random action; the more eager, the seldomer a die is put aside."""
    useful = [action for action in actions if action.kind is not Kind.PASS]
    return luck.choice(useful if useful and luck.randrange(10) < eager else actions)


@settings(max_examples=12, deadline=None)
@given(
    box=st.sampled_from(sorted(BOXES)),
    seats=st.integers(1, 4),
    cap=st.sampled_from([1, 20, 60]),
    eager=st.sampled_from([5, 9, 10, 10]),
    seed=st.integers(0, 10**9),
)
def test_whole_games_agree_with_the_naive_rules(box, seats, cap, eager, seed):
    """Who is to act, what is legal, what is found, points and the end are the same after every action."""
    of, luck = BOXES[box], random.Random(seed)
    dice = Dice(str(seed), 0)
    state = of.start(Setup(seats, {"round_cap": cap}))
    state = of.apply(state, NATURE, of.nature(state, dice))
    islands = [oracles_island(of, map_) for map_ in state.maps]
    oracle = naive.Game(of.components.text, islands, state.first, cap)
    turns = oracle.play()
    asked = next(turns)
    while asked is not None:
        what, seat, options = asked
        assert (PHASES[state.phase], state.active) == (what, seat)
        if what == "roll":
            action = of.nature(state, dice)
            rolled = [of.layout.dice[die].faces[face] for die, face in enumerate(action.dice)]
            choice = dict(zip(oracle.dice, rolled, strict=True))
        else:
            actions = list(of.legal(state, seat))
            choices = [oracles_choice(of, each) for each in actions]
            assert len(set(choices)) == len(choices)
            assert set(choices) == options
            action = choose(luck, state, actions, eager)
            choice = oracles_choice(of, action)
        state = of.apply(state, NATURE if what == "roll" else seat, action)
        try:
            asked = turns.send(choice)
        except StopIteration:
            asked = None
        assert_alike(of, state, oracle)
    assert state.phase == OVER
    ranks = of.result(state).ranks
    assert {seat for seat, rank in enumerate(ranks) if rank == 1} == oracle.winners()


# What always holds


def random_game(seats, seed, cap=60, eager=9, of=game):
    """All states of a random game."""
    luck, dice = random.Random(seed), Dice(str(seed), 0)
    state = of.start(Setup(seats, {"round_cap": cap}))
    while state.phase != OVER:
        if state.phase in (DEAL, ROLL):
            state = of.apply(state, NATURE, of.nature(state, dice))
        else:
            action = choose(luck, state, list(of.legal(state, state.active)), eager)
            state = of.apply(state, state.active, action)
        yield state


GAMES = settings(max_examples=6, deadline=None)
SEATS, SEEDS = st.integers(1, 4), st.integers(0, 10**9)


@GAMES
@given(seats=SEATS, seed=SEEDS)
def test_S12_S13_a_way_is_always_one_piece_through_open_edges_from_the_boat(seats, seed):
    *_, state = random_game(seats, seed)
    for player_, map_ in zip(state.players, state.maps, strict=True):
        mine, reached = oracles_island(game, map_), set()
        way = plain(cells_in(player_.path))
        more = {mine.boat} & way
        while more:
            reached |= more
            more = {next_ for cell in reached for next_ in mine.neighbours(cell)} & way - reached
        assert reached == way


@GAMES
@given(seats=SEATS, seed=SEEDS)
def test_S5_S19_finds_never_exceed_what_the_maps_hold(seats, seed):
    *_, state = random_game(seats, seed)
    owners = Counter(state.closed)
    for seat, player_ in enumerate(state.players):
        assert player_.points <= 30
        for kind, treasure in enumerate(layout.treasures):
            assert player_.found[kind] <= treasure.places
            assert (state.closed[kind] == seat + 1) == (player_.found[kind] == treasure.places)
        assert player_.opened & ~player_.keys == 0, "no chest without its key"
    assert sum(owners.values()) == len(layout.treasures)


@GAMES
@given(seats=SEATS, seed=SEEDS)
def test_S2_nothing_that_is_covered_is_in_a_view_and_guesses_look_the_same(seats, seed):
    for number, state in enumerate(random_game(seats, seed, cap=4)):
        if number % 7 or state.phase == OVER:
            continue
        for seat in (None, *range(seats)):
            seen = game.view(state, seat)
            for map_, player_ in zip(seen.state.maps, state.players, strict=True):
                for cell, what in contents(layout.figures, map_).items():
                    assert (what == 15) == (not whole(player_.path) >> cell & 1)
            assert game.view(game.determinize(seen, seed), seat) == seen


@GAMES
@given(seats=SEATS, seed=SEEDS)
def test_S2_S5_a_guess_holds_what_a_map_holds_and_keeps_what_was_seen(seats, seed):
    """What is left of keys, treasures, snakes and chest points is conserved, under crosses and elsewhere."""
    for number, state in enumerate(random_game(seats, seed, cap=6)):
        if number % 29 or state.phase in (DEAL, OVER):
            continue
        guess = game.determinize(game.view(state, 0), seed + number)
        for real, guessed, player_ in zip(state.maps, guess.maps, state.players, strict=True):
            truth, idea = (contents(layout.figures, map_) for map_ in (real, guessed))
            assert Counter(truth.values()) == Counter(idea.values())
            crosses = [idea[cell] for cell in cells_in(real.crosses)]
            assert sum(what >= KEY for what in crosses) == 4
            assert sum(TREASURE <= what < KEY for what in crosses) == 1
            assert all(idea[corner] >= CHEST for corner in layout.tables.corners)
            assert all(truth[cell] == idea[cell] for cell in truth if whole(player_.path) >> cell & 1)


def test_an_orientation_is_only_laid_where_all_its_cells_are():
    """Bits beyond a row's end stay empty, so no place wraps around."""
    state = position((island(), player("m5")), dice="bar l s t", hand="b1")
    for action in game.legal(state, 0):
        if action.kind is Kind.PLACE:
            offsets = layout.orientations[action.orientation].offsets
            assert {action.cell + offset for offset in offsets} <= set(CELLS.values())


def test_the_numbers_of_dice_in_a_state_are_those_of_the_table():
    state = act(position((island(), player("g5")), dice="bar l s t"), "take b2 o1")
    assert (state.hand, state.free) == (0b0110, 0b1001)
