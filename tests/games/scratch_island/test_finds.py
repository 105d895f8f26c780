"""What is found and how a game ends, S16 to S23, tested from the rules' text on islands drawn by hand."""

import pytest

from tests.games.scratch_island.table import (
    KINDS,
    act,
    alone,
    begun,
    combine,
    fits,
    game,
    island,
    lay,
    legal,
    names,
    next_cells,
    player,
    position,
    refused,
    scratch,
    scratched,
    sitting,
)
from wurf.core.game import Setup, SetupError
from wurf.games.scratch_island.actions import Kind
from wurf.games.scratch_island.state import OVER, PLACE, ROLL, SCRATCH, TAKE

PLAIN = island()
SEALED = island(". . . .\n  -\n.|.|. .\n  -")  # b2 is walled in on all sides


def marked(state, seat=0):
    """How many symbols are marked in each row."""
    return {kind: many for kind, many in zip(KINDS, state.players[seat].found, strict=True) if many}


# Snakes


def test_S16_a_snake_ends_the_turn_at_once():
    snake = island(hidden="i5 snake")
    before = position(
        (snake, player("g5")), (PLAIN, player("g5")), dice="bar domino bar domino", hand="b1 b2", free="o1 o2"
    )
    state = scratch(lay(before, "b1", "h5 i5 j5"), "h5")
    assert (state.phase, state.active) == (SCRATCH, 0)
    state = scratch(state, "i5")
    assert (state.phase, state.active) == (TAKE, 1)
    assert (state.hand, names(state.motif)) == (0, "")
    assert legal(state) == {"take o1", "take o2"}, "the second die is lost, and nobody else gets it"


def test_S16_the_snakes_cell_is_part_of_the_way_and_the_rest_stays_covered():
    before = position((island(hidden="h5 snake"), player("g5")), dice="bar domino bar domino", hand="b1")
    after = scratch(lay(before, "b1", "h5 i5 j5"), "h5")
    assert names(after.players[0].path) == "g5 h5"
    again = act(after, "roll 1 1 1 1", "take b1 b2")
    assert "i5 j5" in fits(again, "b1")
    assert refused(again, "b1", "h5 i5") == "S15"


def test_S16_what_was_found_before_the_snake_counts():
    hidden = "h5 coin, i5 red key, j5 snake"
    after = scratched(position((island("", hidden), player("g5")), dice="bar bar bar bar", hand="b1"), "b1", "h5 i5 j5")
    player_ = after.players[0]
    assert (player_.points, player_.keys, marked(after)) == (1, 2, {"coin": 1})


def test_S16_what_lies_behind_the_snake_does_not():
    before = position((island(hidden="h5 snake, i5 coin"), player("g5")), dice="domino bar bar bar", hand="b1")
    after = scratch(lay(before, "b1", "h5 i5"), "h5")
    assert (after.players[0].points, marked(after)) == (0, {})


def test_S16_a_snake_ends_a_combination_too():
    before = alone(". . ^ . .", path="b1", hidden="d1 snake", dice="bar pickaxe bar bar", hand="b1 b2")
    after = scratch(combine(before, "b1", "c1 d1 e1"), "c1 d1")
    assert after.phase == ROLL
    assert names(after.players[0].path) == "b1 c1 d1"


def test_S16_a_snake_under_the_last_cell_takes_the_other_die():
    before = alone(path="g5", hidden="i5 snake", dice="domino domino bar bar", hand="b1 b2")
    assert scratched(before, "b1", "h5 i5").phase == ROLL
    assert scratched(alone(path="g5", dice="domino domino", hand="b1 b2"), "b1", "h5 i5").phase == PLACE


# The pickaxe


def test_S17_a_pickaxe_scratches_one_rock_or_one_other_cell_next_to_the_way():
    state = alone(". . . .\n. . ^ .\n. . . ^", path="b2", dice="pickaxe", hand="b1")
    assert fits(state, "b1") == {"b1", "a2", "c2", "b3"}
    assert refused(state, "b1", "d3") == "S12"
    after = scratched(state, "b1", "c2")
    assert names(after.players[0].path) == "b2 c2"


def test_S17_a_broken_rock_is_part_of_the_way():
    state = alone(". . . .\n. . ^ .", path="b2", dice="pickaxe domino", hand="b1 b2")
    assert "d2 e2" not in fits(state, "b2")
    assert "d2 e2" in fits(scratched(state, "b1", "c2"), "b2")


def test_S17_a_pickaxe_opens_a_chest_only_with_its_key():
    assert "a1" in fits(alone(path="b1", keys="blue", dice="pickaxe"), "b1")
    assert refused(alone(path="b1", dice="pickaxe"), "b1", "a1") == "S13"


def test_S17_a_pickaxe_never_breaks_a_wall():
    assert refused(alone(". . . .\n. .|^ .", path="b2", dice="pickaxe"), "b1", "c2") == "S13"
    combined = alone(". . . .\n. .|^ .\n  - -\n", path="b2 b1", dice="pickaxe domino", hand="b1 b2")
    assert refused(combined, "b2", "c2 d2", kind=Kind.COMBINE) == "S13"
    assert fits(combined, "b2", Kind.COMBINE) == {"c1 c2"}, "around the wall"


ROCKS = """
. . . . . .
. . ^ . . .
. . ^ . . .
"""


def two(dice, path="b2", hand="b1 b2", drawing=ROCKS, keys="", hidden=""):
    """The roller has two dice in hand."""
    return alone(drawing, path=path, dice=dice, hand=hand, keys=keys, hidden=hidden)


def test_S17_combined_exactly_one_cell_of_the_motif_is_a_rock():
    state = two("bar pickaxe")
    assert "c2 d2 e2" in fits(state, "b1", Kind.COMBINE)
    assert "b3 c3 d3" in fits(state, "b1", Kind.COMBINE)
    for cells in fits(state, "b1", Kind.COMBINE):
        assert len(set(cells.split()) & {"c2", "c3"}) == 1
    assert refused(state, "b1", "b3 b4 b5", kind=Kind.COMBINE) == "S17"  # none
    assert refused(state, "b1", "c2 c3 c4", kind=Kind.COMBINE) == "S17"  # two


def test_S17_the_rock_may_come_anywhere_in_the_order():
    state = combine(two("bar pickaxe", path="a2"), "b1", "b2 c2 d2")
    assert next_cells(state) == {"b2"}
    after = scratch(state, "b2 c2 d2")
    assert names(after.players[0].path) == "a2 b2 c2 d2"
    first = combine(two("bar pickaxe"), "b1", "c2 d2 e2")
    assert next_cells(first) == {"c2"}
    last = combine(two("bar pickaxe", path="f2"), "b1", "c2 d2 e2")
    assert names(scratch(last, "e2 d2").motif) == "c2"


def test_S17_a_motif_lies_over_no_rock_without_combining():
    assert refused(two("bar pickaxe"), "b1", "c2 d2 e2") == "S13"


def test_S17_combining_uses_up_both_dice():
    state = combine(two("bar pickaxe"), "b1", "c2 d2 e2")
    assert state.hand == 0
    assert scratch(state, "c2 d2 e2").phase == ROLL


@pytest.mark.parametrize("order", ["pickaxe bar", "bar pickaxe"])
def test_S17_it_is_the_other_motif_that_is_laid_whichever_die_has_the_pickaxe(order):
    state = two(order)
    bar, axe = ("b2", "b1") if order.startswith("pickaxe") else ("b1", "b2")
    assert fits(state, bar, Kind.COMBINE)
    assert not fits(state, axe, Kind.COMBINE)
    assert refused(state, axe, "c2", kind=Kind.COMBINE) == "S17"


def test_S17_two_pickaxes_cannot_be_combined_nor_two_other_motifs():
    assert refused(two("pickaxe pickaxe"), "b1", "c2", kind=Kind.COMBINE) == "S17"
    assert refused(two("bar domino"), "b1", "c2 d2 e2", kind=Kind.COMBINE) == "S17"
    for dice in ("pickaxe pickaxe", "bar domino"):
        assert not any(text.startswith("combine") for text in legal(two(dice)))


@pytest.mark.parametrize("used", ["pass b1", "pass b2"])
def test_S17_nothing_is_combined_once_a_die_is_put_aside(used):
    assert not any(text.startswith("combine") for text in legal(act(two("bar pickaxe"), used)))


def test_S17_nothing_is_combined_once_a_die_is_used():
    after = scratched(two("bar pickaxe"), "b2", "b1")
    assert refused(after, "b1", "c2 d2 e2", kind=Kind.COMBINE) == "S17"
    after = scratched(two("bar pickaxe"), "b1", "b3 b4 b5")
    assert refused(after, "b2", "c2", kind=Kind.COMBINE) == "S17"


def test_S17_only_the_roller_has_two_dice_to_combine():
    """Another player takes one die: a pickaxe that lies on the table, or in nobody's hand, does not help."""
    seats = [(island(ROCKS), player("b2"))] * 2
    state = position(*seats, dice="bar pickaxe domino pickaxe", free="b1 b2", active=1)
    state = act(state, "take b1")
    assert not any(text.startswith("combine") for text in legal(state))
    assert refused(state, "b1", "c2 d2 e2", kind=Kind.COMBINE) == "S17"


def test_S17_combining_keeps_all_other_rules():
    locked = two("domino pickaxe", drawing=". ^ .\n. . .", path="c1")
    assert refused(locked, "b1", "a1 b1", kind=Kind.COMBINE) == "S13"
    assert "a1 b1" in fits(two("domino pickaxe", drawing=". ^ .\n. . .", path="c1", keys="blue"), "b1", Kind.COMBINE)
    assert refused(two("bar pickaxe", path="a2 b2 d2"), "b1", "c2 d2 e2", kind=Kind.COMBINE) == "S15"
    assert refused(two("domino pickaxe", path="g5"), "b1", "c2 d2", kind=Kind.COMBINE) == "S12"
    assert refused(two("bar pickaxe", path="m2", drawing=". .\n" + ". " * 12 + "^"), "combine b1 bar1 l2") == "S11"


def test_S17_the_first_motif_can_be_combined_too():
    """S14 holds: it contains the boat."""
    state = alone(". . . . . . B ^", dice="bar pickaxe", hand="b1 b2")
    assert fits(state, "b1", Kind.COMBINE) == {"f1 g1 h1", "g1 h1 i1"}


# Crosses, treasures and chests


@pytest.mark.parametrize(("colour", "mask"), [("blue", 1), ("red", 2), ("green", 4), ("yellow", 8)])
def test_S18_a_cross_gives_the_key_it_hides(colour, mask):
    after = scratched(alone(". . x", path="b1", hidden=f"c1 {colour} key", dice="pickaxe", hand="b1"), "b1", "c1")
    assert after.players[0].keys == mask


def test_S18_a_cross_can_hide_a_treasure_or_nothing():
    coin = scratched(alone(". . x", path="b1", hidden="c1 coin", dice="pickaxe"), "b1", "c1")
    assert (coin.players[0].keys, marked(coin)) == (0, {"coin": 1})
    nothing = scratched(alone(". . x", path="b1", dice="pickaxe"), "b1", "c1")
    assert nothing.players[0] == sitting(player("b1 c1"))


def shells(mine="", other="", rewards="", hidden="h5 shell"):
    """Two players; the first is to scratch h5, where a shell lies. A row of shells has two places and brings 2."""
    seats = (island("", hidden), player("g5", found=mine)), (PLAIN, player("g5", found=other))
    return position(*seats, dice="pickaxe domino bar bar", hand="b1", free="o1 o2", rewards=rewards)


def test_S19_a_symbol_is_marked_in_its_row():
    after = scratched(shells(), "b1", "h5")
    assert (marked(after), after.players[0].points) == ({"shell": 1}, 0)


@pytest.mark.parametrize(
    ("kind", "places", "points"), [("coin", 1, 1), ("shell", 2, 2), ("gem", 3, 4), ("crown", 3, 5)]
)
def test_S19_who_completes_a_row_gets_its_reward(kind, places, points):
    for had in range(places):
        after = scratched(shells(" ".join([kind] * had), hidden=f"h5 {kind}"), "b1", "h5")
        assert after.players[0].points == (points if had == places - 1 else 0)
        assert after.closed[KINDS.index(kind)] == (1 if had == places - 1 else 0)


def test_S19_others_have_their_own_rows():
    """A symbol that another player has marked does not help."""
    after = scratched(shells(other="shell"), "b1", "h5")
    assert (marked(after, 0), marked(after, 1), after.players[0].points) == ({"shell": 1}, {"shell": 1}, 0)


def test_S19_a_reward_that_somebody_has_is_closed_for_all_others():
    after = scratched(shells("shell", rewards="shell 2"), "b1", "h5")
    assert after.players[0].points == 0
    assert after.closed[KINDS.index("shell")] == 2


def test_S19_a_symbol_of_a_closed_or_full_row_is_uncovered_without_effect():
    for before in (shells("shell", rewards="shell 2"), shells("shell shell", rewards="shell 1")):
        after = scratched(before, "b1", "h5")
        assert after.players[0].found == before.players[0].found
        assert after.players[0].points == before.players[0].points
        assert after.closed == before.closed
        assert names(after.players[0].path) == "g5 h5"


def test_S19_the_first_to_complete_a_row_wins_it_within_one_roll():
    seats = (island("", "h5 coin"), player("g5")), (island("", "h5 coin"), player("g5"))
    state = position(*seats, dice="pickaxe pickaxe domino pickaxe", hand="b1", free="b2 o1 o2")
    state = scratched(act(scratched(state, "b1", "h5"), "take b2"), "b2", "h5")
    assert [each.points for each in state.players] == [1, 0]


@pytest.mark.parametrize(
    ("chest", "path", "colour", "points"),
    [("a1", "b1", "blue", 3), ("m1", "l1", "red", 4), ("a11", "b11", "green", 5), ("m11", "l11", "yellow", 6)],
)
def test_S20_a_chest_is_scratched_like_any_cell_and_brings_its_points(chest, path, colour, points):
    state = scratched(alone(path=path, keys=colour, dice="pickaxe", hand="b1"), "b1", chest)
    mine = state.players[0]
    assert mine.points == points
    assert mine.opened == mine.keys
    assert names(mine.path) in (f"{path} {chest}", f"{chest} {path}")


def test_S20_the_way_goes_on_from_an_opened_chest():
    state = alone(path="b1", keys="blue", dice="pickaxe domino", hand="b1 b2")
    assert "a2 a3" not in fits(state, "b2")
    assert "a2 a3" in fits(scratched(state, "b1", "a1"), "b2")


# The end


def almost():
    """A player with three open chests; b1 is next to the fourth, a1 (3 points)."""
    return player("b1", keys="blue red green yellow", opened="red green yellow", points=15)


def test_S21_the_game_ends_with_the_round_in_which_somebody_opens_the_fourth_chest():
    state = position(
        (PLAIN, almost()), (PLAIN, player("g5")), dice="pickaxe domino domino bar", hand="b1", free="o1 o2"
    )
    state = scratched(state, "b1", "a1")
    assert (state.phase, state.active) == (TAKE, 1), "who still has a die to take does so"
    state = act(state, "take o1", "pass o1")
    assert (state.phase, state.active) == (ROLL, 1), "the second player has not rolled in this round"
    state = act(state, "roll 1 1 1 1", "take b1 b2", "pass b1", "pass b2", "take o1", "pass o1")
    assert (state.phase, state.round) == (OVER, 1)
    assert game.pending(state).over


def test_S21_three_chests_do_not_end_a_game():
    state = position((PLAIN, player("b1", keys="blue", opened="red green")), dice="pickaxe domino", hand="b1")
    assert scratched(state, "b1", "a1").phase == ROLL


def test_S21_the_finisher_still_scratches_the_motifs_of_this_turn():
    state = position((PLAIN, almost()), dice="pickaxe domino domino bar", hand="b1 b2")
    state = scratched(state, "b1", "a1")
    assert (state.phase, state.active) == (PLACE, 0)
    after = scratched(state, "b2", "a2 a3")
    assert after.phase == OVER
    assert names(after.players[0].path) == "a1 b1 a2 a3"


def test_S21_unless_a_snake_ends_it():
    state = position((island(hidden="a2 snake"), almost()), dice="bar domino", hand="b1 b2")
    assert scratch(lay(state, "b1", "a1 a2 a3"), "a1 a2").phase == OVER


def test_S21_others_due_in_the_round_may_still_open_chests():
    """The second player has rolled first, so this is the last roll of the round."""
    seats = (PLAIN, almost()), (PLAIN, almost())
    state = position(*seats, dice="pickaxe pickaxe domino bar", hand="b1", free="b2 o2", first=1, rolled=1)
    state = scratched(state, "b1", "a1")
    state = scratched(act(state, "take b2"), "b2", "a1")
    assert state.phase == OVER
    assert [each.points for each in state.players] == [18, 18]
    assert [each.finished for each in state.players] == [1, 2]


def test_S21_if_the_last_roller_of_a_round_finishes_the_others_still_take_their_dice():
    seats = (PLAIN, player("g5")), (PLAIN, almost())
    state = position(*seats, dice="pickaxe domino domino bar", hand="b1", free="o1 o2", active=1, rolled=1)
    state = scratched(state, "b1", "a1")
    assert (state.phase, state.active) == (TAKE, 0)
    assert act(state, "take o1", "pass o1").phase == OVER


def over(*players):
    return position(*((PLAIN, each) for each in players), hand="b1")._replace(phase=OVER)


def test_S22_points_are_opened_chests_and_earned_rewards():
    hidden = "h5 coin, i5 shell"
    state = position(
        (island("", hidden), player("g5 b1", keys="blue", found="shell")), dice="bar pickaxe", hand="b1 b2"
    )
    state = scratched(scratched(state, "b1", "h5 i5 j5"), "b2", "a1")
    assert state.players[0].points == 1 + 2 + 3
    assert sum(line.points for line in game.result(state._replace(phase=OVER)).accounts[0]) == 6


def test_S22_keys_and_rows_that_are_not_complete_bring_nothing():
    state = alone(". . x", path="b1", hidden="c1 red key, d1 gem", dice="domino", hand="b1")
    assert scratched(state, "b1", "c1 d1").players[0].points == 0


def test_S22_most_points_win():
    assert game.result(over(player(points=12), player(points=15), player(points=3))).ranks == (2, 1, 3)


def test_S22_of_tied_players_the_one_wins_who_opened_all_chests_first():
    result = game.result(over(player(points=18, finished=2), player(points=18, finished=1), player(points=18)))
    assert result.ranks == (2, 1, 3)
    assert result.tie_break.id == "scratch_island-result-first"


def test_S22_opening_all_chests_first_does_not_make_up_for_points():
    result = game.result(over(player(points=18, finished=1), player(points=19)))
    assert (result.ranks, result.tie_break) == ((2, 1), None)


def test_S22_if_that_does_not_decide_all_tied_win():
    result = game.result(over(player(points=9), player(points=9), player(points=2)))
    assert result.ranks == (1, 1, 3)
    assert result.tie_break.id == "scratch_island-result-shared"


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_S23_a_game_that_nobody_finishes_ends_after_its_cap_of_rounds(seats):
    state = begun(seats, round_cap=2)
    rolls = 0
    while state.phase != OVER and rolls <= 2 * seats:
        if state.phase == ROLL:
            rolls += 1
            state = act(state, "roll" + " 1" * len(state.faces))
        state = act(state, next(text for text in legal(state) if text.startswith(("take", "pass"))))
    assert rolls == 2 * seats


def test_S23_the_cap_is_sixty_rounds_unless_the_table_wants_another():
    assert game.start(Setup(2)).cap == 60
    assert game.start(Setup(2, {"round_cap": 7})).cap == 7
    for cap in (0, 201):
        with pytest.raises(SetupError):
            game.start(Setup(2, {"round_cap": cap}))


def test_S23_who_can_never_scratch_again_takes_no_die():
    seats = (PLAIN, player("g5")), (SEALED, player("b2")), (PLAIN, player("g5"))
    state = position(*seats, hand="b1", free="o1 o2")
    after = act(state, "pass b1")
    assert (after.phase, after.active) == (TAKE, 2)


def test_S23_who_can_never_scratch_again_does_not_roll():
    seats = (PLAIN, player("g5")), (SEALED, player("b2")), (PLAIN, player("g5"))
    state = position(*seats, hand="b1", free="o1", active=2)
    after = act(state, "pass b1")
    assert (after.phase, after.active, after.round) == (ROLL, 2, 1)
    last = act(after, "roll 1 1 1 1", "take b1 b2", "pass b1", "pass b2", "take o1", "pass o1")
    assert (last.phase, last.active, last.round) == (ROLL, 0, 2), "its turn to roll counts for the round all the same"


def test_S23_a_rock_beside_the_way_is_enough_to_go_on():
    """Every die has a pickaxe."""
    shut = island(". ^ . .\n.|.|. .\n  -")
    state = position((PLAIN, player("g5")), (shut, player("b2")), hand="b1", free="o1 o2")
    assert act(state, "pass b1").active == 1


def test_S23_a_locked_chest_beside_the_way_is_enough_only_with_its_key():
    dead_end = island(". .|.\n  -")  # from b1 a way leads to the chest a1 alone
    for keys, then in (("red", (ROLL, 0, 2)), ("blue", (TAKE, 1, 1))):
        state = position((PLAIN, player("g5")), (dead_end, player("b1", keys)), hand="b1", free="o1 o2")
        after = act(state, "pass b1")
        assert (after.phase, after.active, after.round) == then


def test_S23_if_nobody_can_scratch_the_game_ends():
    pocket = island(". . . .\n  - -\n.|. .|.\n  - -")  # of b2 and c2
    seats = (pocket, player("b2")), (SEALED, player("b2"))
    state = position(*seats, dice="pickaxe domino domino domino", hand="b1", free="o1 o2")
    assert act(state, "pass b1").phase == ROLL
    assert scratched(state, "b1", "c2").phase == OVER


def test_S23_nobody_has_scratched_yet_so_everybody_can():
    """The boat can always be scratched first."""
    state = begun(4)
    for _ in range(8):
        assert state.phase == ROLL
        state = act(state, "roll 1 1 1 1 1", "take b1 b2", "pass b1", "pass b2")
        for die in ("o1", "o2", "y"):
            state = act(state, f"take {die}", f"pass {die}")
