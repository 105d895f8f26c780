"""LOOT's states as text: what is written is read again, and what is wrong is named."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.loot.table import game, names
from wurf.core.game import NATURE, Setup
from wurf.core.position import PositionError
from wurf.core.rng import Dice
from wurf.core.text import LANGUAGES, say
from wurf.games.loot.state import CHOOSE, NO_CHOICE, PLACE


@settings(max_examples=40, deadline=None)
@given(seats=st.integers(1, 4), seed=st.text(), actions=st.lists(st.integers(0, 1000), max_size=120))
def test_every_state_of_a_game_is_the_same_as_a_text(seats, seed, actions):
    state, draws = game.start(Setup(seats)), 0
    for index in actions:
        assert game.read_state(game.write_state(state)) == state
        now = game.pending(state)
        if now.over:
            break
        if now.nature:
            state = game.apply(state, NATURE, game.nature(state, Dice(seed, draws)))
            draws += 1
        else:
            seat = now.seats[index % len(now.seats)]
            legal = game.legal(state, seat)
            state = game.apply(state, seat, legal[index % len(legal)])


def test_a_position_is_written_as_one_would_say_it():
    text = """\
phase: move
turn: 7
cap: 200
dice: 5 3 2
seat 1 figure: d4
seat 1 slashes: b2 a3
seat 1 crosses: c3
seat 1 track: 3 5 2
seat 1 nudges: 1
seat 2 figure: a1
seat 2 wraps: 2
seat 2 choice: b1 wrap
"""
    state = game.read_state(text)
    assert game.write_state(state) == text
    ada, otto = state.players
    assert (names(ada.visited), names(ada.crosses)) == ({"b2", "a3", "c3"}, {"c3"})
    assert (ada.points, ada.fields, ada.nudges, otto.wraps) == (10, 3, 1, 2)
    assert game.write(game.decode(state.choices[1])) == "b1 wrap"


def test_what_is_left_out_has_its_usual_value():
    state = game.read_state("")
    assert (state.phase, state.turn, state.cap, state.dice) == (CHOOSE, 1, 200, (1, 2, 3))
    assert names(1 << state.players[0].figure) == {"d4"}
    assert state.choices == (NO_CHOICE,)
    assert game.read_state("phase: start\nseat 3 figure: -") == game.start(Setup(3))
    assert game.read_state("phase: start").phase == PLACE
    lines = game.read_state("seat 1 slashes: row 3 column c a1  # and a comment")
    assert len(names(lines.players[0].visited)) == 7 + 6 + 1


@pytest.mark.parametrize(
    ("text", "line", "told"),
    [
        ("phase: sleep", 1, "reroll"),
        ("turn: 3\nturn: 4", 2, "turn: 4"),
        ("turn: many", 1, "1000"),
        ("turn: 1001", 1, "1000"),
        ("\ndice: 1 2", 2, "5 3 2"),
        ("dice: 1 2 7", 1, "5 3 2"),
        ("seat 1 figure: h1", 1, "d4"),
        ("seat 1 slashes: a1 b9", 1, "a1 b2"),
        ("seat 1 track: 3 17", 1, "3 5 2"),
        ("seat 1 track: 1 1 1 1 1 1 1 1 1", 1, "3 5 2"),  # one more than there are
        ("seat 1 choice: jump", 1, "a4"),
        ("seat 1 hat: red", 1, "hat"),
        ("hello", 1, "key: value"),
    ],
)
def test_a_text_that_is_not_a_position_is_refused_with_its_line(text, line, told):
    with pytest.raises(PositionError) as error:
        game.read_state(text)
    for language in LANGUAGES:
        sentence = say(error.value.message, language)
        assert str(line) in sentence
        assert told in sentence


def test_a_position_can_be_played_on():
    state = game.read_state("dice: 2 3 4\nseat 1 figure: d4")
    assert game.apply(state, 0, game.parse("b4")).players[0].points == 0
