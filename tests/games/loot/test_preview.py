"""What a move surely brings, told before it is made."""

from tests.games.loot.table import act, game, player, position
from wurf.core.shown import Preview
from wurf.core.text import say


def preview(state, action, seat=0):
    return game.preview(game.view(state, seat), game.parse(action))


def words(state, action):
    return [say(message, "en") for message in preview(state, action).brings]


def test_a_first_visit_says_how_far_it_leads():
    state = position(player("a4"), die=3)
    assert preview(state, "a1").points == 0
    assert words(state, "a1") == ["a slash", "1 of 3 booths of a green group"]


def test_points_come_with_what_they_are_for():
    state = position(player("g5", slashes="a1 b1 c1 d1 e1 f1", track="3"), die=4)
    told = preview(state, "g1")
    assert told.points == act(state, "g1").players[0].points - state.players[0].points == 6
    assert words(state, "g1") == [
        "a slash",
        "row 1: +3",
        "the yellow group of 3: +3",
        "field 2 of 8 on your track",
        "1 of 3 yellow circles",
    ]


def test_a_second_visit_closes_the_cell_and_brings_nothing():
    state = position(player("d5", slashes="d1"), die=4)
    assert preview(state, "d1").points == 0
    assert words(state, "d1") == ["a cross: this cell is closed then"]


def test_a_full_track_brings_the_bonus_too():
    state = position(player("g5", slashes="a1 b1 c1 d1 e1 f1", track="1 1 1 1 1 1"), die=4)
    assert preview(state, "g1").points == 9
    assert "your track is full: +3, and the game ends" in words(state, "g1")


def test_an_order_of_dice_shows_where_the_figure_could_go():
    state = position(player("d4"), player("a1"), dice="3 2 1", phase="arrange")
    assert set(preview(state, "dice 1 2 3").allows) == {"c4", "e4", "d3", "d5"}
    assert set(preview(state, "dice 3 2 1").allows) == {"a4", "g4", "d1", "d7"}
    assert preview(state, "dice 3 2 1", seat=1) == Preview()  # only the first seat may


def test_what_cannot_be_done_brings_nothing():
    state = position(player("d4"), die=3)
    assert preview(state, "b2") == preview(state, "dice 1 2 3") == Preview()
