"""What a choice surely brings: what is printed on the foil, and where motifs fit. Never what is under it."""

from tests.games.scratch_island.table import alone, game, island, placing, player, position
from wurf.core.shown import Preview
from wurf.core.text import say
from wurf.games.scratch_island.actions import Action, Kind


def preview(state, action, seat=None):
    return game.preview(game.view(state, state.active if seat is None else seat), action)


def words(state, action):
    return [say(message, "en") for message in preview(state, action).brings]


def test_a_place_tells_its_cells_and_the_crosses_that_it_reaches():
    state = alone(". . .\n. . x", "b1", dice="bar domino corner pickaxe", hand="b1")
    assert words(state, placing(state, "b1", "b2 b3 b4")) == ["3 cells"]
    assert words(state, placing(state, "b1", "b2 c2 d2")) == ["3 cells", "it reaches a red cross"]


def test_what_lies_under_the_foil_changes_nothing_of_it():
    bare, snake = (
        alone(". . .\n. . x", "b1", hidden=hidden, dice="bar domino corner pickaxe", hand="b1")
        for hidden in ("", "c2 snake")
    )
    action = placing(bare, "b1", "b2 c2 d2")
    assert preview(bare, action) == preview(snake, action)


def test_dice_tell_where_they_fit_before_they_are_taken():
    state = position((island("", boat="a2"), player()), dice="domino corner bar pickaxe", free="b1 b2 o1 o2")
    told = preview(state, Action(Kind.TAKE, (0,)))  # the first of two
    assert [say(message, "en") for message in told.brings] == ["domino: it fits in 2 places"]
    assert set(told.allows) == {"a2", "a3", "b2"}
    both = preview(state, Action(Kind.TAKE, (0, 1)))
    assert set(both.allows) >= set(told.allows)
    assert len(both.brings) == 2
    assert len(preview(state, Action(Kind.TAKE, (0, 3))).brings) == 3  # and both together


def test_a_die_that_is_put_aside_is_told_to_be_used_up():
    state = alone("", "b1", dice="bar domino corner pickaxe", hand="b1")
    assert words(state, Action(Kind.PASS, (0,))) == ["the die is used up, and your turn ends"]


def test_nobody_is_told_of_what_others_could_do():
    state = position((island(), player("g5")), (island(), player("g5")), free="b1 o1", active=0)
    assert preview(state, Action(Kind.TAKE, (0,)), seat=1) == Preview()
