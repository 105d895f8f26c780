"""States as text: exact, with defaults for what is left out, and one sentence with its line for what is wrong."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.drop_it.table import dealt, game, kind, position
from wurf.core.game import NATURE, Setup
from wurf.core.position import PositionError
from wurf.core.record import parse, replay
from wurf.core.rng import Dice
from wurf.core.text import LANGUAGES, say
from wurf.games import load
from wurf.games.drop_it import rules
from wurf.games.drop_it.state import (
    ALL_PIECES,
    DEAL,
    DROP,
    FALL,
    HAND,
    JOKER,
    KINDS,
    NOTHING_AIMED,
    OPTIONS,
    OVER,
    SEATS,
    TURN,
    Aim,
    Pose,
    Side,
    State,
    Variant,
)

RECORDS = sorted((Path(__file__).parents[2] / "records").glob("drop_it-*.txt"))

kinds, angles = st.integers(0, KINDS - 1), st.integers(0, TURN - 1)
poses = st.builds(Pose, kinds, st.integers(-99, 40_000), st.integers(-99, 99_999), angles)
sides = st.builds(
    Side,
    st.tuples(*[st.integers(0, 3)] * KINDS),
    st.integers(0, 200),
    st.integers(0, 100),
    st.integers(0, rules.JOKERS),
)


@st.composite
def states(draw):
    """Any state that has the form of one, most of which no game leads to."""
    seats = draw(st.sampled_from(SEATS))
    bounds = [option.bounds(seats) for option in OPTIONS]
    variant = Variant(seats, *(draw(st.integers(b.least, b.most)) for b in bounds))
    phase = draw(st.sampled_from((DEAL, DROP, HAND, FALL, JOKER, OVER)))
    least, most = (1, ALL_PIECES) if phase == JOKER else (0, ALL_PIECES if phase == OVER else ALL_PIECES - 1)
    return State(
        phase,
        variant,
        -1 if phase == DEAL else draw(st.integers(0, seats - 1)),
        draw(st.integers(0, ALL_PIECES if phase == OVER else ALL_PIECES - 1)),
        draw(st.builds(Aim, kinds, st.integers(0, 40_000), angles)) if phase in (HAND, FALL) else NOTHING_AIMED,
        tuple(draw(st.lists(poses, min_size=least, max_size=most))),
        tuple(draw(sides) for _ in range(rules.side_count(variant))),
        draw(st.integers(0, 20)),
    )


@given(states())
def test_a_state_is_the_same_as_a_text(state):
    assert game.read_state(game.write_state(state)) == state


def test_D8_a_state_in_which_shares_are_chosen_is_the_same_as_a_text():
    chosen = game.start(Setup(3, {"extras": 1})).variant
    for first in range(3):
        found = [*rules.sharings(chosen, first)]
        assert len(found) == len(set(found)) == 24 * (1 + 3)
        assert all(game.read_state(game.write_state(state)) == state for state in found)


def test_D8_left_out_the_shares_are_those_of_the_first_choices():
    begun = position(seats=3, extras="chosen", phase="extras")
    assert begun == dealt(3, extras=1)._replace(variant=begun.variant)
    played = position("red square 70 15", seats=3, extras="chosen")
    assert [sum(side.pieces) for side in played.sides] == [11, 12, 12]


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_every_position_of_a_stored_game_is_the_same_as_a_text(path):
    match = replay(parse(path.read_text(encoding="utf-8")), load)
    state = match.at(0)
    for entry in match.entries:
        state = game.apply(state, entry.seat, entry.action)
        text = game.write_state(state)
        assert game.read_state(text) == state
        assert text.isascii()


TEXT = """\
seats: 3
teams: 2
first: 2
edge: colours
beginners: no
jokers: yes
hand: shaky
phase: fall
begins: 2
turn: 1
aim: green circle 83.61 118.25
scored: 0
piece 1: red square 160.00 111.98 0.05
side 1 pieces: red circle 3, red square 1
side 1 levels: 5
side 1 circles: 2
side 1 jokers: 4
side 2 pieces: -
side 2 levels: 0
side 2 circles: 0
side 2 jokers: 3
"""


def test_a_text_says_all_there_is_in_the_words_of_the_game():
    red_square, green_circle = kind("red square"), kind("green circle")
    state = game.read_state(TEXT)
    assert state.variant == Variant(seats=3, teams=2, first=2, edge=1, beginners=0, jokers=1, hand=2)
    assert (state.phase, state.first, state.turn, state.scored) == (FALL, 1, 1, 0)
    assert state.aim == Aim(green_circle, 8361, 11_825)
    assert state.pile == (Pose(red_square, 16_000, 11_198, 5),)
    assert state.sides[0][1:] == (5, 2, 4)
    assert state.sides[0].pieces[red_square] == 1
    assert state.sides[1] == Side((0,) * KINDS, 0, 0, 3)
    assert game.write_state(state) == TEXT


def test_lines_may_come_in_any_order_with_remarks_and_short_numbers():
    lines = TEXT.replace("160.00", "160").splitlines()
    assert game.read_state("# a remark\n\n" + "\n".join(reversed(lines)) + "  # another") == game.read_state(TEXT)


def test_without_more_two_players_are_before_the_first_drop():
    state = game.read_state("")
    assert state == dealt(2, hand=1)._replace(variant=state.variant)
    assert state.variant == Variant(seats=2, teams=0, first=0, edge=0, beginners=0, jokers=0, hand=1)


@pytest.mark.parametrize("seats", SEATS)
def test_D7_D8_D9_left_out_the_pieces_are_those_of_a_deal_less_the_pile(seats):
    pile = ("red square 70 15", "green circle 102.5 17")
    state = position(*pile, seats=seats)
    assert state.turn == 2
    assert sum(sum(side.pieces) for side in state.sides) == ALL_PIECES - 2
    for pose in state.pile:
        before, after = (sum(side.pieces[pose.kind] for side in s.sides) for s in (position(seats=seats), state))
        assert before - after == 1


def test_left_out_the_phase_follows_from_the_rest():
    assert position().phase == DROP
    assert position(aim="red circle 100").phase == FALL
    full = position(*["red circle 60 17"] * ALL_PIECES)
    assert (full.phase, full.turn) == (OVER, ALL_PIECES)
    asked = position("red square 84 15", jokers="yes", phase="joker")
    assert (asked.turn, game.pending(asked).seats, asked.sides[0].jokers) == (0, (0,), 4)
    assert position(phase="deal") == game.start(Setup(2, {"hand": 0}))


def test_a_position_can_be_played_on():
    state = position("red circle 60 17", aim="green square 100 0")
    after = game.apply(state, NATURE, game.nature(state, Dice("", 0)))
    assert len(after.pile) == 2
    assert game.pending(after).seats == (0,)


WRONG = {
    "seats: 9": "2 … 8",
    "seats: 5\nteams: 0": "1 … 4",
    "first: 3": "drawn, 1 … 2",
    "edge: numbers": "shapes / colours",
    "phase: fall": "drop / deal / over",
    "phase: joker": "drop / deal / over",
    "aim: red circle 10\nphase: drop": "fall / hand",
    "begins: 3": "1 … 2",
    "phase: deal\nbegins: 1": "-",
    "turn: 36": "0 … 35",
    "aim: red circle 10 360": "red circle 83.5 120",
    "piece 1: pink circle 60 17": "red circle 60 17",
    "piece 1: red circle 60": "red circle 60 17",
    "piece 1: red circle 60 17 0 0": "red circle 60 17",
    "piece 1: red circle 60.001 17": "red circle 60 17",
    "side 1 pieces: red circle": "red circle 3, red square 1",
    "side 1 pieces: red circle 1, red circle 2": "red circle 3, red square 1",
    "side 1 jokers: 9": "0 … 8",
    "extras: chosen": "drawn",
    "seats: 3\nextras: bought": "drawn / chosen",
    "seats: 3\nphase: extras": "drop / deal / over",
    "seats: 3\nextras: chosen\nphase: extras\nside 1 pieces: red circle 3": "red circle 3, red square 1",
    "hands: steady": "means nothing",
    "piece 2: red circle 60 17": "means nothing",
    "side 3 levels: 1": "means nothing",
    "red circle": "key: value",
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text", WRONG)
def test_what_is_wrong_is_said_with_its_line(text, language):
    number = 1 + text.count("\n")
    with pytest.raises(PositionError) as caught:
        game.read_state(text)
    sentence = say(caught.value.message, language)
    assert str(number) in sentence
    assert text.splitlines()[-1] in sentence
    assert language != "en" or WRONG[text] in sentence


@given(st.text(max_size=200))
def test_any_text_is_a_position_or_refused(text):
    try:
        state = game.read_state(text)
    except PositionError:
        return
    assert game.read_state(game.write_state(state)) == state
