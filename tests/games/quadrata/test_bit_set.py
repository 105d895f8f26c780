"""The bit set that holds the pieces of a square: what is laid lies there once, and is gone when it is lifted."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.quadrata.test_counts import BOXES
from wurf.core.game import Setup
from wurf.games.quadrata import rules
from wurf.games.quadrata.state import LARGE, SMALL, WORD

squares = st.tuples(st.sampled_from(sorted(BOXES)), st.sampled_from([SMALL, LARGE]))
wishes = st.lists(st.integers(0, 10_000), max_size=40)


def laid(box, size, wanted):
    """A player with pieces at those of the places wanted that are free, and these places."""
    first, last = rules.square_places(box, size)
    player = rules.start(box, 2 if size == LARGE else 4, 1, 1).players[0]
    lying = []
    for wish in wanted:
        place = first + wish % (last - first)
        if box.masks[place] & player.filled == 0:
            player = rules.toggled(box, size, player, place)
            lying.append(place)
    return player, lying


@given(squares, wishes)
def test_what_is_laid_lies_there_once(square, wanted):
    box, size = BOXES[square[0]].tables, square[1]
    player, lying = laid(box, size, wanted)
    assert rules.pieces_in(box, size, player) == sorted(lying)
    assert [p for p in range(*rules.square_places(box, size)) if rules.lies(box, size, player, p)] == sorted(lying)
    assert rules.standing(player) == len(lying)
    covered = 0
    for place in lying:
        assert covered & box.masks[place] == 0
        covered |= box.masks[place]
    assert player.filled == covered


@given(squares, wishes, st.randoms())
def test_what_is_lifted_leaves_the_square_as_it_was(square, wanted, random):
    box, size = BOXES[square[0]].tables, square[1]
    player, lying = laid(box, size, wanted)
    empty, _ = laid(box, size, [])
    for place in lying:
        lifted = rules.toggled(box, size, player, place)
        assert rules.pieces_in(box, size, lifted) == sorted(set(lying) - {place})
        assert rules.toggled(box, size, lifted, place) == player
    for place in random.sample(lying, len(lying)):
        player = rules.toggled(box, size, player, place)
    assert player == empty


@given(squares, wishes, st.integers(0, 2_000), st.integers(0, 2_000))
def test_the_next_piece_is_the_first_of_those_between_two_places(square, wanted, one, other):
    box, size = BOXES[square[0]].tables, square[1]
    player, lying = laid(box, size, wanted)
    origin, end = rules.square_places(box, size)
    first, last = sorted(origin + at % (end - origin + 1) for at in (one, other))
    between = [place for place in lying if first <= place < last]
    assert rules.next_piece(player, origin, first, last) == min(between, default=last)


@pytest.mark.parametrize("box", BOXES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_bit_set_has_as_many_words_as_the_square_needs(box, seats):
    of = BOXES[box]
    first, last = rules.square_places(of.tables, LARGE if seats == 2 else SMALL)
    words = {len(player.pieces) for player in of.start(Setup(seats)).players}
    assert words == {(last - first + WORD - 1) // WORD}
