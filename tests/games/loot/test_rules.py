"""Every rule of LOOT, L3 to L24, tested from its text. Positions are on `other_sheet.toml`:

g r r . y y y        1
g . b y b . g        2
g b b g b r g        3
. b r . b y .        4
r r r b g y r        5
y . g g g . r        6
y y y . b b r        7
"""

import pytest

from tests.games.loot.table import act, game, legal, names, player, position, roll
from wurf.core.game import NATURE, IllegalAction, Setup
from wurf.games import load
from wurf.games.loot import derived, rules
from wurf.games.loot.actions import cell_of
from wurf.games.loot.state import ARRANGE, CHOOSE, NO_CHOICE, NOWHERE, OVER, REROLL, ROLL

EVERYWHERE = " ".join(column + str(row) for row in range(1, 8) for column in "abcdefg")


def begun(seats=1, dice="3 5 2"):
    """A game whose figures stand on a1 and whose dice are rolled."""
    state = act(game.start(Setup(seats)), *["start a1"] * seats)
    return roll(state, dice)


def refused(state, action, seat=0):
    """The rule that forbids an action."""
    with pytest.raises(IllegalAction) as error:
        game.apply(state, seat, game.parse(action))
    return error.value.rule


# The sheet: circles, lines, bar and track


@pytest.mark.parametrize(
    ("figure", "die", "slashes", "landing", "size"),
    [
        ("d4", 1, "", "d3", 1),  # green
        ("c2", 1, "b1", "c1", 2),  # red
        ("g4", 3, "e1 f1", "g1", 3),  # yellow
        ("c7", 1, "c5 a5 b5", "b7", 0),  # yellow, not complete
        ("c6", 2, "a5 b5 c5", "c4", 4),  # red
    ],
)
def test_L3_L16_a_group_gives_its_size_when_its_last_booth_is_visited(figure, die, slashes, landing, size):
    after = act(position(player(figure, slashes), die=die), landing)
    assert after.players[0].points == size
    assert sum(derived.circles(game.tables, after.players[0])) == (size > 0)


def test_L4_L17_a_row_of_B_gives_its_ability_with_as_many_circles_as_it_needs():
    red_two = player("f4", "b1 c1")
    after = act(position(red_two), "f3").players[0]  # red one: the second red circle
    assert (after.nudges, after.wraps, after.points) == (1, 0, 1)


def test_L4_L17_a_row_of_B_gives_its_points_with_as_many_circles_as_it_needs():
    blue_two_and_three = player("d4", "e7 f7 e2 e3 e4")
    after = act(position(blue_two_and_three), "d5").players[0]  # blue one: the third blue circle
    assert after.points == 1 + 3


def test_L4_L17_a_column_of_B_gives_its_reward_with_as_many_circles_as_it_needs():
    three_of_red = player("a4", "g5 g6 g7 a1 a2")
    after = act(position(three_of_red), "a3").players[0]  # the three of green
    assert (after.wraps, after.points) == (1, 3)
    four_of_red = player("e4", "c4 a5 b5 c5 c6 d6 e6")
    after = act(position(four_of_red), "e5").players[0]
    assert after.points == 4 + 1  # the four of green, and the column's point


def test_L17_a_line_gives_its_reward_only_once():
    two_red = player("g4", "b1 c1 f3 g5 g6")  # the row of red has its two circles, and has given its nudge
    after = act(position(two_red, die=3), "g7").players[0]
    assert (after.points, after.nudges) == (3, 0)


def test_L5_L16_each_new_meeps_gives_the_next_entry_of_the_bar_whichever_it_is():
    for landing, figure in [("d1", "d2"), ("g4", "g3"), ("f6", "f5"), ("b2", "b1")]:
        first = act(position(player(figure)), landing).players[0]
        assert (first.points, first.nudges, first.wraps) == (1, 0, 0)
    entries = [(1, 0, 0), (0, 1, 0), (2, 0, 0), (0, 0, 1), (3, 0, 0), (0, 1, 0), (4, 0, 0), (0, 0, 1), (5, 0, 0)]
    meeps = ["d7", "f6", "b6", "g4", "a4", "f2", "b2", "d1"]
    for visited, expected in enumerate(entries):
        after = act(position(player("c4", " ".join(meeps[:visited]))), "d4").players[0]
        assert (after.points, after.nudges, after.wraps) == expected


def test_L16_a_meeps_visited_again_gives_nothing():
    after = act(position(player("c4", "d4")), "d4").players[0]
    assert (after.points, after.fields, after.nudges) == (0, 0, 0)


def test_L6_the_track_is_as_long_as_the_sheet_says():
    assert game.tables.fields == 8
    assert load("loot").tables.fields == 15
    assert act(position(player("c2", "b1", track="3 3 3 3 4 4")), "c1").phase == OVER  # field 7 of 8
    assert act(position(player("c2", "b1", track="3 3 3 3 4")), "c1").phase == REROLL


# Set-up


def test_L7_the_figure_starts_on_any_border_cell_of_the_own_grid():
    state = game.start(Setup(2))
    border = {f"start {c}{r}" for c in "abcdefg" for r in range(1, 8) if c in "ag" or r in (1, 7)}
    assert legal(state, 0) == legal(state, 1) == border
    assert len(border) == 24
    assert refused(state, "start b2") == "L7"


def test_L7_the_start_cell_is_not_marked():
    state = act(game.start(Setup(1)), "start d1")
    assert state.players[0].visited == state.players[0].crosses == 0
    assert names(1 << state.players[0].figure) == {"d1"}


def test_L7_L9_start_cells_are_chosen_at_the_same_time_and_can_be_changed_until_all_have_chosen():
    state = act(game.start(Setup(2)), "start a1")
    assert state.players[0].figure == NOWHERE
    assert game.view(state, 1).choices[0] < 0
    state = game.apply(state, 0, game.parse("start g7"))
    state = game.apply(state, 1, game.parse("start a7"))
    assert [names(1 << p.figure) for p in state.players] == [{"g7"}, {"a7"}]


def test_L8_three_dice_are_rolled_when_all_figures_stand():
    state = act(game.start(Setup(2)), "start a1")
    assert not game.pending(state).nature
    state = game.apply(state, 1, game.parse("start a1"))
    assert state.phase == ROLL
    assert game.pending(state).nature
    assert len(game.legal(state, NATURE)) == 216
    assert roll(state, "3 5 2").dice == (3, 5, 2)


def test_L8_the_first_seat_puts_the_dice_in_any_order():
    state = begun(2)
    assert state.phase == ARRANGE
    assert game.pending(state).seats == (0,)
    assert legal(state) == {f"dice {d}" for d in ("3 5 2", "3 2 5", "5 3 2", "5 2 3", "2 3 5", "2 5 3")}
    assert act(state, "dice 2 5 3").dice == (2, 5, 3)
    assert refused(state, "dice 3 5 5") == "L8"
    assert refused(state, "dice 3 5 2", seat=1) == "L8"


def test_L8_equal_dice_are_one_arrangement():
    assert legal(begun(dice="4 4 1")) == {"dice 4 4 1", "dice 4 1 4", "dice 1 4 4"}
    assert legal(begun(dice="6 6 6")) == {"dice 6 6 6"}


def test_L8_everyone_sees_the_dice_and_the_arrangement():
    rolled = begun(2)
    assert game.view(rolled, 1).dice == game.view(rolled, None).dice == (3, 5, 2)
    assert game.view(act(rolled, "dice 5 3 2"), 1).dice == (5, 3, 2)


def test_L9_the_arrangement_is_final():
    state = act(begun(2), "dice 2 5 3")
    assert state.phase == CHOOSE
    with pytest.raises(IllegalAction):
        game.apply(state, 0, game.parse("dice 3 5 2"))
    with pytest.raises(IllegalAction):
        game.withdraw(state, 0)


# A turn


def test_L9_all_act_on_the_same_die_and_nobody_moves_before_all_have_chosen():
    state = position(player("d4"), player("d4"), die=2)
    assert legal(state, 0) == legal(state, 1) == {"b4", "f4", "d2", "d6"}
    waiting = act(state, "b4")
    assert waiting.players == state.players
    assert game.pending(waiting).seats == (1,)
    assert [names(1 << p.figure) for p in act(state, "b4", "d6").players] == [{"b4"}, {"d6"}]


def test_L9_nobody_sees_anothers_choice():
    state = position(player("d4"), player("d4"), die=2)
    assert game.view(act(state, "b4"), 1) == game.view(act(state, "f4"), 1)
    assert game.view(act(state, "b4"), None) == game.view(act(state, "f4"), None)
    assert game.view(act(state, "b4"), 0) != game.view(act(state, "f4"), 0)


def test_L9_a_choice_can_be_changed_or_withdrawn_until_the_last_has_chosen():
    state = act(position(player("d4"), player("d4"), die=2), "b4")
    changed = game.apply(game.apply(state, 0, game.parse("d2")), 1, game.parse("d6"))
    assert names(changed.players[0].visited) == {"d2"}
    withdrawn = game.withdraw(state, 0)
    assert withdrawn.choices == (NO_CHOICE, NO_CHOICE)
    resolved = game.apply(state, 1, game.parse("d6"))
    with pytest.raises(IllegalAction):
        game.apply(resolved, 0, game.parse("d2"))
    with pytest.raises(IllegalAction):
        game.withdraw(resolved, 0)


@pytest.mark.parametrize(
    ("figure", "die", "targets"),
    [
        ("d4", 1, {"d3", "d5", "c4", "e4"}),
        ("d4", 3, {"d1", "d7", "a4", "g4"}),
        ("a1", 6, {"g1", "a7"}),
        ("g7", 2, {"e7", "g5"}),
        ("b3", 4, {"f3", "b7"}),
    ],
)
def test_L10_the_figure_moves_straight_exactly_as_far_as_the_die_says_and_never_off_the_grid(figure, die, targets):
    assert legal(position(player(figure), die=die)) == targets


def test_L10_the_figure_passes_over_anything():
    state = position(player("d4", crosses="d3 d2 c4 b4 e4 f4 d5 d6"), die=3)
    assert legal(state) == {"d1", "d7", "a4", "g4"}


def test_L10_a_wrong_distance_is_refused():
    state = position(player("d4"), die=2)
    assert refused(state, "d5") == "L19"  # it would take a nudge
    assert refused(state, "e5") == "L10"
    assert refused(state, "d4") == "L10"


def test_L11_the_first_landing_makes_a_slash_the_second_a_cross():
    once = act(position(player("d4")), "d5").players[0]
    assert (names(once.visited), names(once.crosses)) == ({"d5"}, set())
    twice = act(position(player("d4", "d5")), "d5").players[0]
    assert (names(twice.visited), names(twice.crosses)) == ({"d5"}, {"d5"})


def test_L11_landing_on_a_cross_is_forbidden():
    state = position(player("d4", crosses="d5", nudges=1, wraps=1))
    assert "d5" not in legal(state)
    assert refused(state, "d5") == "L11"
    assert refused(position(player("d4", crosses="d6", nudges=1)), "d6 nudge") == "L11"


def test_L12_a_stuck_figure_is_put_on_any_unmarked_cell_and_nothing_is_marked():
    stuck = player("d4", slashes="a1 b1", crosses="c7")
    state = position(stuck, die=5)
    unmarked = set(EVERYWHERE.split()) - {"a1", "b1", "c7"}
    assert legal(state) == {f"put {cell}" for cell in unmarked}  # its own cell d4 counts
    after = act(state, "put e5").players[0]
    assert names(1 << after.figure) == {"e5"}
    assert after == state.players[0]._replace(figure=after.figure)  # no mark, no points
    assert refused(state, "put a1") == "L12"
    assert refused(state, "put c7") == "L11"


def test_L12_a_marked_own_cell_does_not_count():
    assert "put d4" not in legal(position(player("d4", slashes="d4"), die=6))


def test_L12_a_figure_that_can_move_is_not_put():
    state = position(player("d4", crosses="d3 d5 c4"))
    assert legal(state) == {"e4"}
    assert refused(state, "put a1") == "L12"


def test_L12_a_stuck_player_may_use_an_ability_instead():
    state = position(player("d4", nudges=1, wraps=1), die=4)
    put = {f"put {cell}" for cell in EVERYWHERE.split()}
    nudge = {f"{cell} nudge" for cell in ("d1", "d7", "a4", "g4")}
    wrap = {f"{cell} wrap" for cell in ("d1", "d7", "a4", "g4")}
    assert legal(state) == put | nudge | wrap


def test_L12_without_an_unmarked_cell_a_stuck_figure_stays_or_uses_an_ability():
    full = player("d4", slashes=EVERYWHERE)
    assert legal(position(full, die=5)) == {"put d4"}
    assert legal(position(player("d4", slashes=EVERYWHERE, nudges=1), die=4)) == {
        "put d4", "d1 nudge", "d7 nudge", "a4 nudge", "g4 nudge"
    }  # fmt: skip
    after = act(position(full, die=5), "put d4").players[0]
    assert after == position(full).players[0]


def test_L13_the_active_die_is_rolled_again_and_becomes_the_last():
    state = act(position(player("d4"), dice="1 5 2"), "d5")
    assert state.phase == REROLL
    assert len(game.legal(state, NATURE)) == 6
    after = roll(state, "6")
    assert after.dice == (5, 2, 6)
    assert (after.phase, after.turn) == (CHOOSE, 2)


# Points


def test_L14_a_visit_takes_a_slash_being_put_or_placed_on_a_cell_is_none():
    row_but_one = {"slashes": "a3 b3 d3 e3 f3 g3", "crosses": "c4 b5 d5 c6"}
    put = act(position(player("c5", **row_but_one), die=6), "put c3").players[0]
    assert put.points == 0
    assert not derived.rows(put)[2]
    landed = act(position(player("c2", **row_but_one)), "c3").players[0]
    assert derived.rows(landed)[2]


def test_L14_a_cross_is_a_visit_too():
    state = position(player("c2", slashes="a3 b3", crosses="d3 e3 f3 g3"))
    assert act(state, "c3").players[0].points == 3


def test_L15_a_complete_row_or_column_gives_three_points_once():
    row = act(position(player("c2", slashes="a3 b3 d3 e3 f3 g3")), "c3").players[0]
    assert row.points == 3
    column = act(position(player("b3", slashes="c1 c2 c4 c5 c6 c7")), "c3").players[0]
    assert column.points == 3
    both = act(position(player("c2", slashes="a3 b3 d3 e3 f3 g3 c1 c2 c4 c5 c6 c7")), "c3").players[0]
    assert both.points == 6
    again = act(position(player("c2", slashes="a3 b3 c3 d3 e3 f3 g3")), "c3").players[0]
    assert again.points == 0


@pytest.mark.parametrize("line", [f"row {row}" for row in range(1, 8)] + [f"column {c}" for c in "abcdefg"])
def test_L15_every_row_and_every_column_counts_whichever_cell_is_the_last(line):
    visited = position(player(slashes=line)).players[0].visited
    for last in names(visited):
        assert rules.lines_gained(visited, cell_of(last)) == 3
        for missing in names(visited) - {last}:
            assert rules.lines_gained(visited & ~(1 << cell_of(missing)), cell_of(last)) == 0


def test_L16_a_group_visited_again_gives_nothing():
    after = act(position(player("c2", slashes="b1 c1")), "c1").players[0]
    assert (after.points, after.fields) == (0, 0)


def test_L20_all_points_of_a_turn_go_into_the_next_free_field_as_one_running_total():
    """Column c complete (3) and the red two (2): one field."""
    before = player("c2", slashes="b1 c2 c3 c4 c5 c6 c7", track="3 4")
    after = act(position(before), "c1").players[0]
    assert (after.points, after.fields) == (7 + 5, 3)
    assert derived.gains(after)[2] == 5


def test_L20_a_turn_without_points_writes_nothing():
    assert act(position(player("d4", track="3 4")), "d5").players[0].fields == 3  # the blue one
    after = act(position(player("d4", track="3 4")), "c4").players[0]
    assert (after.points, after.fields) == (7, 2)
    ability = act(position(player("c4", slashes="d1", track="1")), "d4").players[0]  # a nudge is no point
    assert (ability.nudges, ability.fields) == (1, 1)


# Abilities


def test_L18_a_wrap_goes_on_from_the_opposite_side_and_only_moves_that_leave_the_grid_are_wraps():
    state = position(player("b2", wraps=1), die=3)
    assert legal(state) == {"e2", "b5", "f2 wrap", "b6 wrap"}
    assert refused(state, "e2 wrap") == "L18"
    after = act(state, "f2 wrap").players[0]
    assert names(after.visited) == {"f2"}


def test_L18_without_a_wrap_the_grid_is_not_left():
    assert refused(position(player("b2"), die=3), "f2 wrap") == "L18"


def test_L18_L21_a_wrap_is_used_up_only_by_a_move_that_leaves_the_grid():
    state = position(player("b2", wraps=2), die=3)
    assert act(state, "e2").players[0].wraps == 2
    assert act(state, "f2 wrap").players[0].wraps == 1


def test_L19_a_nudge_makes_the_move_one_cell_longer_or_shorter():
    state = position(player("d4", nudges=1), die=2)
    plain = {"d2", "d6", "b4", "f4"}
    assert legal(state) == plain | {f"{c} nudge" for c in ("d3", "d5", "c4", "e4", "d1", "d7", "a4", "g4")}
    assert names(act(state, "d7 nudge").players[0].visited) == {"d7"}


def test_L19_a_move_of_no_cells_is_not_allowed():
    state = position(player("d4", nudges=1), die=1)
    assert not any(action.startswith("d4") for action in legal(state))
    assert refused(state, "d4 nudge") == "L19"


def test_L19_without_a_nudge_the_die_counts():
    assert refused(position(player("d4"), die=2), "d7 nudge") == "L19"


def test_L19_L21_a_nudge_is_used_up():
    state = position(player("d4", nudges=2, wraps=1), die=2)
    after = act(state, "d7 nudge").players[0]
    assert (after.nudges, after.wraps) == (1, 1)
    last = act(position(player("d4", nudges=1), die=2), "d7 nudge")
    assert legal(roll(last, "1")) == {"b7", "f7", "d5"}  # the next die is a 2, and no nudge is left


def test_L18_L19_abilities_are_never_combined():
    """Two cells from the edge, with a die of 2, a nudge and a wrap: only both together would reach g4 from b4."""
    assert not {"g4 nudge", "g4 wrap"} & legal(position(player("b4", nudges=1, wraps=1), die=1))


def test_L21_an_ability_can_be_used_only_in_a_later_turn_than_it_was_earned_in():
    earning = position(player("c4", slashes="d1"), player("d4"), die=1)
    chosen = act(earning, "d4")  # will earn a nudge when the turn resolves
    assert not any("nudge" in action for action in legal(chosen))
    resolved = game.apply(chosen, 1, game.parse("d5"))
    assert resolved.players[0].nudges == 1
    assert any("nudge" in action for action in legal(roll(resolved, "1")))


# End


def test_L22_the_game_ends_after_the_turn_in_which_someone_wrote_the_last_field_but_one():
    nearly = player("c2", slashes="b1", track="3 3 3 3 4 4")
    other = player("d4", track="3 4 4")
    state = act(position(nearly, other), "c1", "d5")  # everyone completes the turn: the blue one gives 1
    assert state.phase == OVER
    assert game.pending(state).over
    assert game.result(state).points == (20 + 2 + 3, 11 + 1)


def test_L22_everyone_who_wrote_that_field_gets_the_bonus():
    tracks = ("3 3 3 3 4 4", "1 1 2 2 2 2", "4 4 4 4 4")
    players = [player("c2", slashes="b1", track=track) for track in tracks]
    state = act(position(*players), "c1", "c1", "c1")
    assert game.result(state).points == (25, 15, 22)
    assert derived.gains(state.players[0])[7] == 3  # written into the last field


def test_L22_nothing_ends_before():
    state = act(position(player("c2", slashes="b1", track="4 4 4 4 4")), "c1")
    assert state.phase == REROLL
    assert state.players[0].points == 22
    with pytest.raises(IllegalAction):
        game.apply(act(position(player("c2", slashes="b1", track="1 1 1 1 1 1")), "c1"), 0, game.parse("c2"))


def finished(*players):
    return position(*players, phase="over")


def test_L23_most_points_win():
    assert game.result(finished(player(track="15 15"), player(track="15 16"))).ranks == (2, 1)


def test_L23_crosses_break_a_tie():
    result = game.result(
        finished(player(track="15 15", crosses="a1"), player(track="15 15", crosses="a1 b1"), player(track="9"))
    )
    assert result.ranks == (2, 1, 3)
    assert result.tie_break.id == "loot-result-crosses"
    state = finished(
        player(track="15 15", crosses="a1"), player(track="15 15", crosses="a1 b1"), player(track="15 15 1")
    )
    scores = [game.kernels.score(game.tables, state, seat) for seat in range(3)]
    assert scores[0] < scores[1] < scores[2]


def test_L23_still_tied_all_those_win():
    result = game.result(
        finished(player(track="15 15", crosses="a1"), player(track="15 15", crosses="b7"), player(track="9"))
    )
    assert result.ranks == (1, 1, 3)
    assert result.tie_break.id == "loot-result-shared"
    score = game.kernels.score
    state = finished(player(track="15 15", crosses="a1"), player(track="15 15", crosses="b7"))
    assert score(game.tables, state, 0) == score(game.tables, state, 1)


def test_L24_the_turn_cap_ends_the_game_with_the_scores_as_they_stand():
    state = act(position(player("d4", track="5"), player("d4", track="7"), turn=200, cap=200), "c4", "c4")
    assert state.phase == OVER
    assert game.result(state).points == (5, 7)
    assert act(position(player("d4"), turn=199, cap=200), "c4").phase == REROLL
    assert game.start(Setup(1)).cap == 200
    assert game.start(Setup(1, {"turn_cap": 30})).cap == 30


def test_L24_L22_holds_with_its_bonus_in_the_last_turn():
    nearly = player("c2", slashes="b1", track="3 3 3 3 4 4")
    assert game.result(act(position(nearly, turn=200, cap=200), "c1")).points == (25,)


# The worked example of the source


def test_L10_L11_L12_the_worked_example():
    """Crosses to the left and below three cells away; a slash to the right and below one cell away."""
    figure = player("e4", slashes="f4 e5", crosses="b4 e7")
    for die in (5, 6):
        assert all(action.startswith("put") for action in legal(position(figure, die=die)))
    assert legal(position(figure, die=3)) == {"e1"}
    one = position(figure, die=1)
    assert legal(one) == {"d4", "e3", "f4", "e5"}
    for landing in ("d4", "e3"):
        assert names(act(one, landing).players[0].crosses) == {"b4", "e7"}
    for landing in ("f4", "e5"):
        assert names(act(one, landing).players[0].crosses) == {"b4", "e7", landing}
