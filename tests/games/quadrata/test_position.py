"""Quadrata's states as text: what is written is read again, and what is wrong is named."""

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.quadrata.table import game, reserve, square, supply
from tests.games.quadrata.test_counts import BOXES
from wurf.core.game import NATURE, IllegalAction, Setup
from wurf.core.position import PositionError
from wurf.core.rng import Dice
from wurf.core.text import LANGUAGES, say
from wurf.games.quadrata.state import BEGIN, LARGE, MOVE, SMALL

TEXT = """\
phase: move
round: 2
rounds: 3
turn: 17
cap: 400
active: 2
die: 3
joker: yes
supply: 1×4 2×6 4t
seat 1 square: 2 b1e0, 3 b2e1
seat 1 reserve: 3×2 4t
seat 1 scores: 7
seat 2 square: -
seat 2 scores: -2
seat 3 square: 6 a1n0m
seat 3 scores: 0
"""


@settings(max_examples=30, deadline=None)
@given(
    box=st.sampled_from(sorted(BOXES)),
    seats=st.integers(2, 4),
    rounds=st.integers(1, 3),
    seed=st.text(),
    actions=st.lists(st.integers(0, 1000), max_size=80),
)
def test_every_state_of_a_match_is_the_same_as_a_text(box, seats, rounds, seed, actions):
    of = BOXES[box]
    state, draws = of.start(Setup(seats, {"rounds": rounds, "turn_cap": 12})), 0
    while not of.pending(state).over and (of.pending(state).nature or actions):
        if of.pending(state).nature:
            state = of.apply(state, NATURE, of.nature(state, Dice(seed, draws)))
            draws += 1
        else:
            legal = of.legal(state, state.active)
            state = of.apply(state, state.active, legal[actions.pop() % len(legal)])
        assert of.read_state(of.write_state(state)) == state
        assert of.unpack(of.pack(state)) == state


def test_a_position_is_written_as_one_would_say_it():
    state = game.read_state(TEXT)
    assert game.write_state(state) == TEXT
    assert (state.size, state.phase, state.active, state.joker) == (SMALL, MOVE, 1, 1)
    assert square(state) == {"3 b2e1", "2 b1e0"}
    assert reserve(state) == {"3": 2, "4t": 1}
    assert supply(state) == {"1": 4, "2": 6, "4t": 1}
    assert [player.scores[0] for player in state.players] == [7, -2, 0]


def test_what_is_left_out_has_its_usual_value():
    state = game.read_state("")
    assert (state.phase, state.size, state.die, state.turn, state.cap, state.rounds) == (MOVE, LARGE, 1, 1, 400, 1)
    assert state.players == game.start(Setup(2)).players
    for seats in (2, 3, 4):
        text = f"phase: begin\nrounds: 3\nseat {seats} square:"
        assert game.read_state(text) == game.start(Setup(seats))
    assert game.read_state("phase: begin").phase == BEGIN


def test_the_supply_is_what_the_boards_leave():
    state = game.read_state("seat 1 square: 6 A1n0, 6 B1e2\nseat 2 reserve: 1 1 4t×4 6  # and a comment")
    assert supply(state) == {"1": 4, "2": 8, "3": 9, "4p": 4, "5": 6, "6": 5}
    assert supply(game.read_state("seat 3 reserve: 6"))["6"] == 8 - 2 - 1  # Q4


@pytest.mark.parametrize(
    ("text", "line", "told"),
    [
        ("phase: sleep", 1, "begin / roll / move / over"),
        ("turn: 3\nturn: 4", 2, "turn: 4"),
        ("turn: 1001", 1, "1000"),
        ("rounds: 3\nround: 4", 2, "1 … 3"),
        ("die: 7", 1, "1 … 6"),
        ("active: 3", 1, "1 … 2"),
        ("joker: perhaps", 1, "yes"),
        ("supply: 7", 1, "4t×3"),
        ("supply: 1×16", 1, "4t×3"),
        ("supply: 1×many", 1, "4t×3"),
        ("seat 1 square: 3 b2e1", 1, "B2e1"),  # on the small square
        ("seat 3 square: 3 B2e1", 1, "b2e1"),
        ("seat 1 square: 3 B2e1, 1 B2e1", 1, "2 A1e0"),  # both on one triangle
        ("seat 1 square: 3", 1, "B2e1"),
        ("\nseat 1 scores: 1 2 3 4 5 6 7 8 9 10 11", 2, "18 -3"),
        ("seat 1 hand: 3", 1, "hand"),
        ("seat 5 square: -", 1, "seat 5"),
        ("just words", 1, "key: value"),
    ],
)
def test_a_text_that_is_no_position_is_refused_with_its_line(text, line, told):
    with pytest.raises(PositionError) as error:
        game.read_state(text)
    assert error.value.message.args["line"] == line
    for language in LANGUAGES:
        assert told in say(error.value.message, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_refused_notation_is_told_to_write_is_notation(language):
    with pytest.raises(IllegalAction) as refused:
        game.parse("3 upwards")
    _, *examples = re.findall(r"[“„«](.+?)[“”»]", say(refused.value.message, language))
    assert len(examples) == 5
    for example in examples:
        assert game.write(game.parse(example)) == example
