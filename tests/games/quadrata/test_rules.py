"""Every rule of Quadrata, Q4 to Q18, tested from its text; Q1 to Q3 are in test_components.py.

Two players fill the large square (places with capital letters), three or four the small one.
"""

import pytest

from tests.games.quadrata.table import (
    act,
    game,
    kinds,
    legal,
    player,
    position,
    reserve,
    square,
    supply,
    whole,
    without,
)
from wurf.core.game import NATURE, IllegalAction, Setup, SetupError
from wurf.games.quadrata import rules
from wurf.games.quadrata.state import BEGIN, MOVE, OVER, ROLL

OWN = {"supply > square", "supply > reserve"}  # a
FULL_SMALL = "6 a1n0, 6 b1e2, 6 a2n2m, 6 b2n0m, 6 a3n2m, 6 b3n0m"
FULL_LARGE = (
    "6 A1n0, 6 B1e2, 6 D1n1, 6 A2n2m, 6 B2n0m, 6 D2s3, 6 A3n3m, 6 B3n1, 5 C3n0, 4t A4e2, 5 C4e1, 1 C4s2, 1 C4w3"
)
ALL_BUT_ONE = FULL_LARGE.removesuffix(", 1 C4w3")


def begun(seats=2, dice="6", **options):
    """A match whose first die has fallen: rolls, the last of which begins."""
    return act(game.start(Setup(seats, options)), *[f"roll {die}" for die in dice])


def refused(state, action, seat=None):
    """The rule that forbids an action."""
    with pytest.raises(IllegalAction) as error:
        game.apply(state, state.active if seat is None else seat, game.parse(action))
    return error.value.rule


# Set-up


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_Q4_with_three_players_the_supply_is_smaller(seats):
    gone = {"1": 1, "2": 2, "3": 2, "4t": 1, "4p": 1, "5": 1, "6": 2} if seats == 3 else {}
    there = {"1": 6, "2": 8, "3": 9, "4t": 4, "4p": 4, "5": 6, "6": 8}
    assert supply(begun(seats)) == {name: many - gone.get(name, 0) for name, many in there.items()}


def test_Q4_the_supply_is_smaller_in_every_round():
    state = position(player(), player(), player(), rounds=2, turn=9, cap=9)
    assert supply(act(state, "1 supply > reserve")).total() == 35


@pytest.mark.parametrize("rounds", [1, 3, 5, 10])
def test_Q5_a_match_is_the_number_of_rounds_fixed_beforehand(rounds):
    state = game.start(Setup(2, {"rounds": rounds, "turn_cap": 1}))
    for number in range(1, rounds + 1):
        assert (state.phase, state.round) == (BEGIN, number)
        state = act(state, "roll 6", "roll 1", "1 supply > reserve")
    assert state.phase == OVER


def test_Q5_three_rounds_are_usual_and_more_than_ten_or_none_are_refused():
    assert game.start(Setup(2)).rounds == 3
    for rounds in (0, 11):
        with pytest.raises(SetupError):
            game.start(Setup(2, {"rounds": rounds}))


def test_Q5_each_round_begins_with_empty_boards_and_the_whole_supply():
    before = position(player("1 A1n0", "3 4t"), player("", "2"), joker=1, turn=9, cap=9, rounds=2, supply=without("3"))
    after = act(before, "1 A1n0 > A1e1")
    assert square(after) == set()
    assert not reserve(after, 0)
    assert not reserve(after, 1)
    assert supply(after).total() == 45
    assert (after.joker, after.turn, after.round) == (0, 0, 2)


# A turn


def test_Q6_whoever_first_rolls_a_six_begins():
    state = begun(3, "15")
    assert (state.phase, state.active) == (BEGIN, 2)
    state = act(state, "roll 4")
    assert (state.phase, state.active) == (BEGIN, 0)
    state = act(state, "roll 6")
    assert (state.phase, state.active) == (ROLL, 0)
    assert begun(3, "3256").active == 0
    assert begun(4, "3256").active == 3


def test_Q6_the_beginner_rolls_again_for_the_first_move():
    state = begun(2, "16")
    assert game.pending(state).nature
    state = act(state, "roll 2")
    assert (state.phase, state.active, state.die) == (MOVE, 1, 2)


def test_Q6_turns_go_round_clockwise():
    state = begun(3, "126")
    for seat in (2, 0, 1, 2):
        state = act(state, "roll 3")
        assert game.pending(state).seats == (seat,)
        state = act(state, "3 supply > reserve")


def test_Q6_each_round_rolls_anew_for_its_beginner_from_the_first_seat_on():
    state = act(begun(2, "16", turn_cap=1), "roll 1", "1 supply > reserve")
    assert (state.phase, state.active, state.round) == (BEGIN, 0, 2)


def test_Q6_nobody_else_moves():
    state = position(player(), player(), die=3)
    assert len(game.legal(state, 1)) == 0
    assert refused(state, "3 supply > reserve", seat=1) == "Q6"
    assert refused(begun(2), "3 supply > reserve", seat=0) == "Q6"


def test_Q7a_a_piece_goes_from_the_supply_into_the_square_or_the_reserve():
    state = position(player(), player(), die=3)
    assert kinds(state) == OWN
    laid = act(state, "3 supply > B2e1")
    assert square(laid) == {"3 B2e1"}
    assert supply(laid)["3"] == 8
    kept = act(state, "3 supply > reserve")
    assert reserve(kept) == {"3": 1}
    assert supply(kept)["3"] == 8


def test_Q7b_a_piece_goes_from_the_own_reserve_into_the_square_or_back_to_the_supply():
    state = position(player("", "3"), player(), die=3, supply=without("3"))
    assert kinds(state) == {"reserve > square", "reserve > supply"}
    laid = act(state, "3 reserve > B2e1")
    assert (square(laid), reserve(laid)) == ({"3 B2e1"}, {})
    back = act(state, "3 reserve > supply")
    assert (supply(back)["3"], reserve(back)) == (1, {})


def test_Q7c_a_piece_goes_from_the_own_square_into_the_reserve_or_back_to_the_supply():
    state = position(player("3 B2e1, 1 A1n0"), player(), die=3, supply=without("3"))
    assert kinds(state) == {"square > reserve", "square > supply", "square > square"}
    kept = act(state, "3 B2e1 > reserve")
    assert (square(kept), reserve(kept)) == ({"1 A1n0"}, {"3": 1})
    back = act(state, "3 B2e1 > supply")
    assert (square(back), supply(back)["3"]) == ({"1 A1n0"}, 1)


def test_Q7d_a_piece_goes_to_another_place_in_the_own_square():
    state = position(player("3 B2e1, 1 A1n0"), player(), die=3)
    after = act(state, "3 B2e1 > A2s0")
    assert square(after) == {"3 A2s0", "1 A1n0"}
    assert supply(after)["3"] == 9


def test_Q7_only_a_piece_of_the_number_rolled_is_moved():
    state = position(player("1 A1n0", "2"), player(), die=3)
    assert {action.split()[0] for action in legal(state)} == {"3"}
    for action in ("1 A1n0 > reserve", "2 reserve > supply", "4t supply > reserve"):
        assert refused(state, action) == "Q7"


def test_Q7_moving_is_compulsory_and_only_one_piece_moves():
    state = position(player(), player(), die=3)
    assert refused(state, "pass") == "Q7"
    after = act(state, "3 supply > reserve")
    assert (after.phase, after.active) == (ROLL, 1)


def test_Q2_either_shape_of_the_number_may_be_moved():
    state = position(player(), player(), die=4)
    assert {action.split()[0] for action in legal(state)} == {"4t", "4p"}


def test_Q8_a_piece_lies_inside_the_square_on_free_triangles_only():
    state = position(player("1 A1n0"), player(), die=1)
    into_square = {text.split(" > ")[1] for text in legal(state) if text.startswith("1 supply > ")} - {"reserve"}
    assert len(into_square) == 63
    assert "A1n0" not in into_square
    assert refused(state, "1 supply > A1n0") == "Q8"
    assert refused(position(player("1 B1n0"), player(), die=5), "5 supply > B1n0") == "Q8"
    assert "5 supply > B2n0" in legal(position(player("1 B1n0"), player(), die=5))


def test_Q8_a_piece_that_sticks_out_or_belongs_to_the_other_square_is_refused():
    state = position(player(), player(), die=5)
    with pytest.raises(IllegalAction) as error:
        game.parse("5 supply > A4n0")
    assert (error.value.rule, error.value.message.id) == ("Q8", "quadrata-why-outside")
    assert refused(state, "5 supply > a1n0") == "Q8"


def test_Q8_a_piece_may_be_turned_by_quarter_turns_and_turned_over():
    turns = {text.split(" > ")[1][3:] for text in legal(position(player(), player(), die=3)) if "reserve" not in text}
    assert turns == {"0", "1", "2", "3", "0m", "1m", "2m", "3m"}


def test_Q8_the_new_place_may_overlap_the_old_one_but_not_be_it():
    state = position(player("6 A1n0"), player(), die=6, supply=without("6"))
    assert "6 A1n0 > A1n0" not in legal(state)
    assert refused(state, "6 A1n0 > A1n0") == "Q8"
    assert square(act(state, "6 A1n0 > A1n0m")) == {"6 A1n0m"}  # the tile on the left stays covered
    within = {text for text in legal(state) if text.startswith("6 A1n0 > ")}
    assert "6 A1n0 > A1n0m" in within
    assert len(within) == 95 + 2  # all its other places, the reserve, the supply


# Taking and robbing. The others' pieces come last: supply, own reserve, other reserves, other squares.

TAKE = {"2:reserve > square", "2:reserve > reserve"}
ROB = {"2:square > square", "2:square > reserve"}
OWN_SQUARE = {"square > square", "square > reserve", "square > supply"}


@pytest.mark.parametrize(
    ("mine", "other", "there", "expected"),
    [
        (player(), player("", "4t"), without("4"), TAKE),
        (player("4p C3n0"), player("", "4t"), without("4"), TAKE | OWN_SQUARE),
        (player(), player("", "4t"), without("4") + " 4p", OWN),  # the supply has the other shape
        (player(), player("", "4t"), without("4") + " 4t", OWN),
        (player("", "4p"), player("", "4t"), without("4"), {"reserve > square", "reserve > supply"}),
        (player("", "3"), player("", "4t"), without("4"), TAKE),
        (player(), player("4t A1n0", "4p"), without("4"), TAKE),  # not from the square
    ],
)
def test_Q9_one_takes_from_another_reserve_only_if_supply_and_own_reserve_have_none(mine, other, there, expected):
    assert kinds(position(mine, other, die=4, supply=there)) == expected


def test_Q9_one_takes_from_any_other_player():
    state = position(player(), player("", "5"), player("", "5 5"), player("", "4t"), die=5, active=3, supply="1")
    assert kinds(state) == {f"{seat}:reserve > {to}" for seat in (2, 3) for to in ("square", "reserve")}
    after = act(state, "5 3:reserve > a1n0")
    assert (square(after, 3), reserve(after, 2), reserve(after, 1)) == ({"5 a1n0"}, {"5": 1}, {"5": 1})
    after = act(state, "5 2:reserve > reserve")
    assert (reserve(after, 3), reserve(after, 1)) == ({"4t": 1, "5": 1}, {})


@pytest.mark.parametrize(
    ("mine", "other", "there", "expected"),
    [
        (player(), player("4t A1n0"), without("4"), ROB),
        (player("4p C3n0"), player("4t A1n0"), without("4"), ROB | OWN_SQUARE),
        (player(), player("4t A1n0", "3"), without("4"), ROB),
        (player(), player("4t A1n0", "4p"), without("4"), TAKE),
        (player("", "4p"), player("4t A1n0"), without("4"), {"reserve > square", "reserve > supply"}),
        (player(), player("4t A1n0"), without("4") + " 4p", OWN),
        (player("4p C3n0"), player("3 A1e1"), without("4"), OWN_SQUARE),  # nothing there to rob
    ],
)
def test_Q10_one_robs_another_square_only_if_no_reserve_has_one_either(mine, other, there, expected):
    assert kinds(position(mine, other, die=4, supply=there)) == expected


def test_Q10_one_robs_any_other_player_into_square_or_reserve():
    state = position(player(), player("5 a1n0"), player("5 a1n0, 5 b1n0"), die=5, supply="1")
    assert kinds(state) == {f"{seat}:square > {to}" for seat in (2, 3) for to in ("square", "reserve")}
    after = act(state, "5 3:b1n0 > c2n0")
    assert (square(after, 0), square(after, 2), square(after, 1)) == ({"5 c2n0"}, {"5 a1n0"}, {"5 a1n0"})
    after = act(state, "5 2:a1n0 > reserve")
    assert (reserve(after, 0), square(after, 1), square(after, 2)) == ({"5": 1}, set(), {"5 a1n0", "5 b1n0"})


def test_Q10_a_robbed_piece_may_lie_where_it_lay_on_the_other_square():
    state = position(player(), player("5 A1n0"), die=5, supply="1")
    assert square(act(state, "5 2:A1n0 > A1n0")) == {"5 A1n0"}


def test_Q10_the_robbed_square_is_free_again():
    state = act(position(player(), player("5 A1n0"), die=5, supply="1"), "5 2:A1n0 > reserve", "roll 1")
    assert "1 supply > A1n0" in legal(state)


@pytest.mark.parametrize(
    ("players", "there"),
    [
        ((player(), player("4t a1n0"), player()), "4t"),
        ((player(), player("4t a1n0"), player()), "4p"),
        ((player("", "4t"), player("4t a1n0"), player()), "1"),
        ((player("", "4p"), player("4t a1n0"), player()), "1"),
        ((player(), player("4t a1n0", "4t"), player()), "1"),
        ((player(), player("4t a1n0"), player("", "4t")), "1"),
        ((player(), player("4t a1n0"), player("", "4p")), "1"),
        ((player("4p b2n0"), player("4t a1n0"), player("", "4p")), "1"),
    ],
)
def test_Q11_nobody_robs_while_the_supply_or_any_reserve_holds_the_number(players, there):
    state = position(*players, die=4, supply=there)
    assert not any(":square" in kind for kind in kinds(state))
    assert refused(state, "4t 2:a1n0 > reserve") == "Q11"
    assert refused(state, "4t 2:a1n0 > b2n0") == "Q11"


def test_Q11_moves_in_the_own_square_stay_possible_while_one_may_take_or_rob():
    taking = position(player("4p C3n0"), player("", "4t"), die=4, supply="1")
    robbing = position(player("4p C3n0"), player("4t A1n0"), die=4, supply="1")
    for state in (taking, robbing):
        assert kinds(state) >= OWN_SQUARE
        assert square(act(state, "4p C3n0 > supply")) == set()


@pytest.mark.parametrize(("other", "expected"), [(player("", "4t"), TAKE), (player("4t A1n0"), ROB)])
def test_Q11_taking_or_robbing_is_compulsory_where_nothing_else_is_possible(other, expected):
    state = position(player(), other, die=4, supply="1")
    assert kinds(state) == expected
    assert refused(state, "pass") == "Q7"


@pytest.mark.parametrize("name", ["1", "2", "3", "4t", "4p", "5", "6"])
def test_Q12_the_reserve_has_no_limit(name):
    """All 45 pieces in one reserve."""
    others = whole().split()
    others.remove(name)
    state = position(player("", " ".join(others)), player(), die=int(name[0]), supply=name)
    after = act(state, f"{name} supply > reserve")
    assert reserve(after).total() == 45
    assert rules.score(game.tables, after, 0) == -45


# 6 as joker


@pytest.mark.parametrize(
    ("there", "die", "action", "joker"),
    [
        ("1 2 3 4t 4p 5 6", 3, "3 supply > reserve", True),
        ("1 2 3 4t 4p 5 6", 3, "3 supply > B2e1", True),
        ("1 2 3 3 4t 4p 5 6", 3, "3 supply > reserve", False),
        ("1 2 3 4t 4p 5 6", 4, "4t supply > reserve", False),  # the other shape is still there
        ("1 2 3 4t 5 6", 4, "4t supply > reserve", True),
        ("1 2 3 4p 5 6", 4, "4p supply > A1n0", True),
        ("1 2 3 4t 4p 5 6", 6, "6 supply > reserve", True),
        ("1 2 3 4t 4p 5 6", 2, "2 reserve > A1e0", False),
    ],
)
def test_Q13_a_six_is_a_joker_as_soon_as_a_number_has_gone_from_the_supply(there, die, action, joker):
    after = act(position(player("", "2"), player(), die=die, supply=there), action)
    assert after.joker == joker


def test_Q13_the_joker_counts_from_the_next_player_on():
    """The six that takes the last six is an ordinary one; the next one is a joker."""
    state = position(player(), player(), die=6, supply="1 2 3 4t 4p 5 6")
    assert {text.split()[0] for text in legal(state)} == {"6"}
    after = act(state, "6 supply > reserve", "roll 6")
    assert after.active == 1
    assert {text.split()[0] for text in legal(after)} == {"1", "2", "3", "4t", "4p", "5"}


def test_Q13_a_joker_moves_any_piece_by_a_to_d():
    state = position(player("5 A1n0", "3"), player(), die=6, joker=1, supply="1 2")
    expected = {"supply > square", "supply > reserve", "reserve > square", "reserve > supply"} | OWN_SQUARE
    assert kinds(state) == expected
    assert {text.split()[0] for text in legal(state)} == {"1", "2", "3", "5"}


@pytest.mark.parametrize(
    ("mine", "other"),
    [
        (player("1 D4n0"), player("", "6")),
        (player("1 D4n0"), player("6 A1n0")),
        (player("1 D4n0"), player("5 A1n0", "6 5 4t")),
        (player("", "1"), player("6 A1n0", "6")),
    ],
)
def test_Q13_a_joker_neither_takes_nor_robs(mine, other):
    state = position(mine, other, die=6, joker=1, supply="2 3")
    assert not any(":" in kind for kind in kinds(state))
    for action in ("6 2:reserve > reserve", "6 2:A1n0 > reserve"):
        assert refused(state, action) == "Q13"


def test_Q13_before_that_a_six_is_an_ordinary_six_that_takes_and_robs():
    assert kinds(position(player(), player("", "6"), die=6, supply="1")) == TAKE
    assert kinds(position(player(), player("6 A1n0"), die=6, supply="1")) == ROB


def test_Q13_other_numbers_still_take_and_rob_when_a_six_is_a_joker():
    assert kinds(position(player(), player("", "4t"), die=4, supply="1", joker=1)) == TAKE
    assert kinds(position(player(), player("4t A1n0"), die=4, supply="1", joker=1)) == ROB


def test_Q13_a_joker_that_finds_nothing_to_move_passes():
    state = position(player(), player("6 A1n0", "5"), die=6, joker=1, supply="")
    assert legal(state) == {"pass"}
    after = act(state, "pass")
    assert (after.active, after.phase, after.players) == (1, ROLL, state.players)
    assert refused(state._replace(die=5), "pass") == "Q7"


def test_Q13_a_joker_that_finds_something_does_not_pass():
    for mine, there in ((player(), "1"), (player("", "1"), ""), (player("1 A1n0"), "")):
        assert refused(position(mine, player(), die=6, joker=1, supply=there), "pass") == "Q7"


@pytest.mark.parametrize(
    "action", ["3 reserve > supply", "3 A2s0 > supply", "3 reserve > C2s0", "3 A2s0 > reserve", "3 A2s0 > C2s0"]
)
def test_Q14_the_joker_stays_even_if_such_pieces_come_back(action):
    state = position(player("3 A2s0", "3"), player(), die=3, joker=1, supply=without("3"))
    after = act(state, action)
    assert after.joker == 1
    assert {text.split()[0] for text in legal(act(after, "roll 6"))} > {"1", "6"}


def test_Q14_the_joker_ends_with_the_round():
    state = position(player(), player(), die=1, joker=1, rounds=2, turn=4, cap=4, supply=without("3"))
    after = act(state, "1 supply > reserve", "roll 6", "roll 6")
    assert after.joker == 0
    assert {text.split()[0] for text in legal(after)} == {"6"}


# End


@pytest.mark.parametrize(
    ("reserve_", "action"),
    [("", "1 supply > C4w3"), ("1", "1 reserve > C4w3")],
)
def test_Q15_the_round_ends_at_once_when_a_square_is_filled(reserve_, action):
    state = position(player(ALL_BUT_ONE, reserve_), player(), die=1)
    assert act(state, action).phase == OVER
    assert act(state, "1 supply > reserve").phase == ROLL


def test_Q15_the_round_ends_also_by_a_piece_taken_or_robbed():
    taken = position(player(ALL_BUT_ONE), player("", "1"), die=1, supply="2")
    assert act(taken, "1 2:reserve > C4w3").phase == OVER
    robbed = position(player(ALL_BUT_ONE), player("1 A1n0"), die=1, supply="2")
    assert act(robbed, "1 2:A1n0 > C4w3").phase == OVER


def test_Q15_the_small_square_is_filled_with_36_triangles():
    almost = FULL_SMALL.removesuffix(", 6 b3n0m")
    state = position(player(almost), player(), player(), die=6)
    assert act(state, "6 supply > b3n0m").phase == OVER


def test_Q16_a_piece_in_the_square_counts_one_and_in_the_reserve_minus_one_whatever_its_number():
    state = position(player(ALL_BUT_ONE, "6 2 2"), player("6 A1n0, 1 A3n0", "1 5 5"), die=1, supply="1 2")
    after = act(state, "1 supply > C4w3")
    assert after.players[0].scores[0] == 13 - 3 + 5
    assert after.players[1].scores[0] == 2 - 3


def test_Q16_who_ended_the_round_gets_five_more_and_nobody_else():
    state = position(player("1 A1n0"), player(ALL_BUT_ONE), die=1, active=1)
    after = act(state, "1 supply > C4w3")
    assert [each.scores[0] for each in after.players] == [1, 13 + 5]
    assert [rules.score(game.tables, after, seat) for seat in (0, 1)] == [1, 18]


def test_Q17_most_points_over_all_rounds_win():
    players = (player("", "", (7, -2)), player("", "", (3, 5)))
    state = position(*players, die=1, rounds=3, round_=3, turn=9, cap=9)
    result = game.result(act(state, "1 supply > A1n0"))
    assert result.points == (6, 8)
    assert result.ranks == (2, 1)
    assert result.tie_break is None


def test_Q17_tied_players_all_win():
    players = (player("", "", (7, -2)), player("", "", (3, 3)), player("", "", (1, 2)))
    state = position(*players, die=1, rounds=3, round_=3, turn=9, cap=9)
    result = game.result(act(state, "1 supply > a1n0"))
    assert result.points == (6, 6, 3)
    assert result.ranks == (1, 1, 3)
    assert result.tie_break.id == "quadrata-result-shared"


def test_Q18_a_round_that_nobody_finishes_ends_after_its_last_turn_without_a_bonus():
    state = position(player("1 A1n0"), player("2 A1e0, 5 B2n0", "3"), die=1, turn=400)
    after = act(state, "1 supply > reserve")
    assert after.phase == OVER
    assert [each.scores[0] for each in after.players] == [0, 1]
    assert act(state._replace(turn=399), "1 supply > reserve").phase == ROLL


def test_Q18_a_square_filled_in_the_last_turn_still_gets_the_bonus():
    state = position(player(ALL_BUT_ONE), player(), die=1, turn=400)
    assert act(state, "1 supply > C4w3").players[0].scores[0] == 13 + 5


def test_Q18_everyones_turns_count_together_and_passes_too():
    state = begun(2, turn_cap=3)
    assert state.cap == 3
    state = act(state, "roll 1", "1 supply > reserve", "roll 2", "2 supply > reserve")
    assert (state.turn, state.round) == (2, 1)
    assert act(state, "roll 1", "1 supply > reserve").round == 2
    passing = position(player(), player("6 A1n0"), die=6, joker=1, supply="", turn=400)
    assert act(passing, "pass").phase == OVER


def test_Q18_the_cap_is_400_turns_unless_the_table_says_otherwise():
    assert game.start(Setup(2)).cap == 400


def test_Q5_Q16_Q17_a_match_of_several_rounds_adds_its_points_up():
    """In each of two rounds one player fills the square, the other one collects threes; the second round is led by
    the second seat."""
    state = game.start(Setup(2, {"rounds": 2}))
    pieces = sorted(FULL_LARGE.split(", "))[::-1][:8] + sorted(FULL_LARGE.split(", "))[:5]
    for beginner, rolls in ((0, ["roll 6"]), (1, ["roll 5", "roll 6"])):
        state = act(state, *rolls)
        for at, text in enumerate(pieces):
            name, where = text.split()
            assert state.active == beginner
            state = act(state, f"roll {name[0]}", f"{name} supply > {where}")
            if at < 9:
                state = act(state, "roll 3", "3 supply > reserve")
            elif at < 12:
                state = act(state, "roll 3", "3 reserve > supply")
    assert state.phase == OVER
    assert [each.scores[:2] for each in state.players] == [(18, -6), (-6, 18)]
    assert game.result(state).points == (12, 12)
    assert [line.points for line in game.result(state).accounts[0]] == [18, -6]


def test_nature_rolls_one_of_six():
    assert len(game.legal(begun(2), NATURE)) == 6
