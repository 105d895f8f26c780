"""What a move surely brings, told before it is made."""

import pytest

from tests.games.quadrata.table import game, player, position, without
from tests.games.quadrata.test_rules import ALL_BUT_ONE
from wurf.core.shown import Preview


def preview(state, action):
    return game.preview(game.view(state, state.active), game.parse(action))


def brings(state, action):
    found = preview(state, action).brings
    return {message.id.removeprefix("quadrata-brings-"): message.args for message in found}


EMPTY = position(player(), player(), die=3)


@pytest.mark.parametrize(
    ("state", "action", "points", "told"),
    [
        (EMPTY, "3 supply > B2e1", 1, {"covered"}),
        (EMPTY, "3 supply > reserve", -1, {"reserve"}),
        (position(player("", "3"), player(), die=3), "3 reserve > B2e1", 2, {"covered", "freed"}),
        (position(player("3 B2e1"), player(), die=3), "3 B2e1 > reserve", -2, {"covered", "reserve"}),
        (
            position(player(), player("3 B2e1"), die=3, joker=1, supply=without("3")),
            "3 2:B2e1 > B2e1",
            1,
            {"covered", "robbed"},
        ),
    ],
)
def test_a_move_tells_points_and_what_they_are_for(state, action, points, told):
    assert preview(state, action).points == points
    assert brings(state, action).keys() == told


def test_covered_is_told_as_it_will_be():
    assert brings(EMPTY, "3 supply > B2e1")["covered"] == {"covered": 3, "units": 64}


def test_a_full_square_is_told_with_its_bonus():
    state = position(player(ALL_BUT_ONE), player(), die=1)
    assert preview(state, "1 supply > C4w3").points == 6
    assert brings(state, "1 supply > C4w3").keys() >= {"covered", "full"}


def test_what_cannot_be_done_brings_nothing():
    assert preview(EMPTY, "2 supply > reserve") == preview(EMPTY, "pass") == Preview()
