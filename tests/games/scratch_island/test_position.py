"""States as text: exact, readable, and refused with the line that is wrong."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.scratch_island.table import act, begun, game, lay, layout, scratch
from tests.games.scratch_island.test_counts import BOXES, random_game
from wurf.core.game import Setup
from wurf.core.position import PositionError
from wurf.core.text import LANGUAGES, say
from wurf.games.scratch_island.editions import UNTOLD, words
from wurf.games.scratch_island.maps import map_of
from wurf.games.scratch_island.state import DEAL, OVER, PLACE, ROLL, SCRATCH, TAKE, UNKNOWN

SHORT = """
phase: place
edition: 1
round: 3
cap: 60
first: 2
roller: 1
active: 1
dice: domino bar corner pickaxe
free: b2 o2
hand: b1 o1
rewards: coin 2
seat 1 map: 17
seat 1 path: g1 g2
seat 1 keys: blue
seat 1 found: gem gem
seat 2 boat: g1
seat 2 rocks: c2 d4
seat 2 walls: d3e e3s
seat 2 crosses: b3
seat 2 chests: red blue green yellow
seat 2 hidden: a1 3, m1 6, b3 blue key, c4 snake, d5 coin, e5 ?, a11 5, m11 4
seat 2 path: g1
seat 2 points: 1
""".lstrip()


def test_a_text_is_read_and_written_the_same() -> None:
    state = game.read_state(SHORT)
    assert game.write_state(state) == SHORT
    assert (state.phase, state.round, state.first, state.rolled, state.active) == (PLACE, 3, 1, 1, 0)
    assert (state.free, state.hand, state.closed) == (0b1010, 0b0101, (2, 0, 0, 0))
    assert [layout.motifs[motif] for motif in state.faces] == ["domino", "bar", "corner", "pickaxe"]
    assert state.maps[0] == map_of(layout.figures, 1, 17)
    assert state.maps[1].colours == (1, 0, 2, 3)
    assert state.players[0].found == (0, 0, 2, 0)
    assert {action.kind.name for action in game.legal(state, 0)} >= {"PLACE", "PASS"}


@settings(max_examples=15, deadline=None)
@given(st.sampled_from(sorted(BOXES)), st.integers(1, 4), st.integers(0, 10**9))
def test_every_state_of_a_game_and_every_view_of_it_is_the_same_again(box: str, seats: int, seed: int) -> None:
    """Those that look like a view too: their islands are of no edition, and are drawn out."""
    of = BOXES[box]
    for number, state in enumerate(random_game(seats, seed, cap=3, of=of)):
        seen = of.view(state, 0)
        others = (seen.state, of.determinize(seen, number)) if number % 5 == 0 else ()
        for each in (state, *others):
            assert of.read_state(of.write_state(each)) == each


@pytest.mark.parametrize("edition", ["secret", 0, 7, "4k2m9q-0xv7c-hh3ta-8w1rn-zd5ge"])
@pytest.mark.parametrize("first", [0, 2])
def test_what_a_table_wants_is_there_before_the_deal(edition: int | str, first: int) -> None:
    state = game.start(Setup(2, {"edition": edition, "first": first, "round_cap": 9}))
    text = game.write_state(state)
    assert f"edition: {edition}\n" in text
    assert f"first: {first or 'drawn'}\n" in text
    assert game.read_state(text) == state


def test_a_dealt_map_is_named_and_another_is_drawn_out() -> None:
    state = begun(2)
    assert "seat 1 map: 1\nseat 2 map: 2\n" in game.write_state(state)
    other = state._replace(edition=words(7))
    text = game.write_state(other)
    assert "map:" not in text
    assert "seat 1 number: 1\n" in text
    assert game.read_state(text) == other


def test_a_view_says_what_nobody_knows_and_not_which_map_it_is() -> None:
    seen = game.view(begun(2), 0).state
    text = game.write_state(seen)
    assert "seat 1 hidden: rest ?\n" in text
    assert "map:" not in text
    assert "number:" not in text
    assert seen.edition == UNTOLD


def test_what_is_left_out_has_its_usual_value() -> None:
    state = game.read_state("")
    assert (state.phase, state.round, state.cap, state.active) == (TAKE, 1, 60, 0)
    assert len(state.faces) == 4
    assert state.free == 0b1111
    assert len(game.read_state("seat 4 path: g1").faces) == 5  # S6
    assert game.read_state("hand: b1").phase == PLACE
    assert game.read_state("seat 1 path: g1\nmotif: g2 g3").phase == SCRATCH
    assert game.read_state("phase: roll").faces == game.read_state("phase: over").faces == (0, 0, 0, 0)
    assert game.read_state("phase: deal") == game.start(Setup(1, {"edition": 1}))
    assert [game.read_state(f"phase: {name}").phase for name in ("deal", "roll", "over")] == [DEAL, ROLL, OVER]


def test_play_goes_on_from_a_text() -> None:
    state = game.read_state("dice: bar pickaxe\nhand: b1\nseat 1 path: g1\nseat 1 hidden: g3 snake")
    after = scratch(lay(state, "b1", "g2 g3 g4"), "g2 g3")
    assert after == act(state, "place b1 bar2 g2", "scratch g2", "scratch g3")
    assert after.phase == ROLL


def test_rest_covers_the_chests_too() -> None:
    hidden = game.read_state("seat 1 hidden: rest ?, b2 sand").maps[0].hidden
    assert hidden[0] & 15 == UNKNOWN
    assert hidden[1] >> 4 & 15 == 0


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("phase: dig", 1),
        ("round: 1\nround: 2", 2),
        ("round: 0", 1),
        ("nonsense", 1),
        ("seat 1 luck: 3", 1),
        ("edition: 8k2m9q-0xv7c-hh3ta-8w1rn-zd5ge", 1),
        ("edition: 4503603922337792", 1),
        ("dice: domino dragon", 1),
        ("dice: bar bar bar bar bar bar", 1),
        ("hand: b3", 1),
        ("free: x", 1),
        ("motif: z9", 1),
        ("rewards: coin 2", 1),
        ("rewards: pearl 1", 1),
        ("rewards: coin", 1),
        ("first: 3\nseat 2 path: g1", 1),
        ("first: drawn", 1),
        ("active: 0", 1),
        ("seat 1 path: g1 n1", 1),
        ("seat 1 keys: pink", 1),
        ("seat 1 found: pearl", 1),
        ("seat 1 points: many", 1),
        ("\n# a comment\nseat 1 map: 49", 3),
        ("seat 1 map: seven", 1),
        ("edition: secret\nseat 1 map: 7", 2),
        ("seat 1 map: 7\nseat 1 rocks: c2", 2),
        ("seat 1 walls: c2", 1),
        ("seat 1 walls: n1e", 1),
        ("seat 1 boat: boat", 1),
        ("seat 1 chests: blue blue green yellow", 1),
        ("seat 1 hidden: b2", 1),
        ("seat 1 hidden: b2 dragon", 1),
        ("seat 1 hidden: z2 snake", 1),
    ],
)
def test_a_text_that_means_nothing_is_refused_with_its_line(text: str, line: int) -> None:
    with pytest.raises(PositionError) as error:
        game.read_state(text)
    said = {say(error.value.message, language) for language in LANGUAGES}
    assert len(said) == len(LANGUAGES)
    assert all(f"{line}" in sentence for sentence in said)
    assert error.value.message.args["line"] == line
