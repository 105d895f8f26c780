"""What is told before a piece is let go, or a joker is spent: never where a piece comes to rest."""

from tests.games.drop_it.table import dealt, dropped, game
from wurf.core.shown import Preview
from wurf.core.text import say


def preview(state, action, seat=0):
    return game.preview(game.view(state, seat), game.parse(action))


def test_a_drop_tells_what_the_piece_must_not_touch_wherever_it_is_held():
    state = dealt()
    told = preview(state, "red circle 100 0")
    assert told == preview(state, "red circle 60.5 33.3")
    assert told.points is None
    (message,) = told.brings
    assert say(message, "en") == "It must not touch red pieces, circles, or its shape on the edge."
    (message,) = preview(dealt(edge=1), "red circle 100 0").brings
    assert say(message, "en") == "It must not touch red pieces, circles, or its colour on the edge."
    (message,) = preview(dealt(beginners=1), "red circle 100 0").brings
    assert say(message, "en") == "It must not touch red pieces, circles."


def test_a_joker_tells_its_points_and_what_is_left():
    state = dropped(dealt(2, jokers=1), "red square", 84, 15)  # on the floor's square
    (seat,) = game.pending(state).seats
    spent, kept = preview(state, "joker", seat), preview(state, "no joker", seat)
    assert spent.points == game.apply(state, seat, game.parse("joker")).scored > 0
    assert kept.points == 0
    assert spent.brings != kept.brings


def test_of_what_cannot_be_done_nothing_is_told():
    state = dealt()
    assert preview(state, "joker") == preview(state, "red circle 100 0", seat=1) == Preview()
