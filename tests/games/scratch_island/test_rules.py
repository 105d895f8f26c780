"""Turns and motifs, S6 to S15, tested from the rules' text on islands drawn by hand. What is printed, S1 to S7, is in
test_components.py; what is found and how it ends, S16 to S23, in test_finds.py."""

import pytest

from tests.games.scratch_island.table import (
    DICE,
    act,
    alone,
    begun,
    fits,
    game,
    island,
    lay,
    layout,
    legal,
    names,
    next_cells,
    player,
    position,
    refused,
    scratch,
    scratched,
)
from wurf.core.game import NATURE, IllegalAction, Setup, SetupError
from wurf.games.scratch_island.actions import Kind
from wurf.games.scratch_island.state import PLACE, ROLL, SCRATCH, TAKE

PLAIN = island()


# The dice


@pytest.mark.parametrize(("seats", "dice"), [(1, 4), (2, 4), (3, 4), (4, 5)])
def test_S6_four_dice_are_rolled_and_the_yellow_one_joins_with_four_players(seats, dice):
    state = begun(seats)
    assert len(state.faces) == dice
    with pytest.raises(IllegalAction):
        act(state, "roll" + " 1" * (9 - dice))
    rolled = act(state, "roll" + " 1" * dice)
    assert {die for text in legal(rolled) for die in text.split()[1:]} == set(DICE[:dice])


def test_S7_the_faces_that_fall_are_the_motifs_that_can_be_laid():
    state = act(begun(), "roll 3 6 5 4")
    assert [layout.motifs[face] for face in state.faces] == ["bar", "pickaxe", "s", "l"]


@pytest.mark.parametrize(
    ("motif", "ways"),
    [("pickaxe", 1), ("domino", 2), ("bar", 2), ("corner", 4), ("square", 1), ("l", 8), ("s", 4), ("t", 4)],
)
def test_S8_a_motif_may_be_turned_and_mirrored(motif, ways):
    lying = [each for each in layout.orientations if layout.motifs[each.motif] == motif]
    assert len({each.squares for each in lying}) == len(lying) == ways
    for squares in (set(each.squares) for each in lying):
        for image in ({(c, -r) for r, c in squares}, {(r, -c) for r, c in squares}):
            top, left = min(r for r, _ in image), min(c for _, c in image)
            assert any({(r - top, c - left) for r, c in image} == set(other.squares) for other in lying)


def test_S8_both_mirror_images_fit_beside_the_way():
    state = alone(path="g5", dice="l", hand="b1")
    assert {"h5 h6 h7 i7", "h5 i5 h6 h7", "f5 f6 e7 f7", "e5 f5 f6 f7"} <= fits(state, "b1")


# Whose turn it is


def test_S9_the_roller_takes_any_two_dice_before_the_first_scratch():
    state = act(begun(), "roll 1 2 3 4")
    pairs = {f"take {one} {other}" for at, one in enumerate(DICE[:4]) for other in DICE[at + 1 : 4]}
    assert (state.phase, state.active) == (TAKE, 0)
    assert legal(state) == pairs
    for text in ("take b1", "pass b1", "scratch g1", "take b1 y", "place b1 domino1 g1"):
        assert refused(state, text) == "S9"


def test_S9_two_dice_are_two_and_not_the_same_twice():
    assert refused(act(begun(), "roll 1 2 3 4"), "take b1 b1") == ""


@pytest.mark.parametrize("order", [("b1", "o1"), ("o1", "b1")])
def test_S9_the_two_motifs_are_scratched_in_the_order_one_likes(order):
    state = position((PLAIN, player("g5")), dice="domino bar corner pickaxe", hand="b1 o1", free="b2 o2")
    cells = {"b1": "h5 i5", "o1": "g4 g3 f3"}
    for die in order:
        assert (state.phase, state.active) == (PLACE, 0)
        state = scratched(state, die, cells[die])
    assert set(names(state.players[0].path).split()) == {"g5", "h5", "i5", "g4", "g3", "f3"}
    assert state.phase == ROLL


def test_S9_the_beginner_is_drawn_or_named_by_the_table():
    assert begun(3, first=2).active == 1
    named = game.start(Setup(3, {"first": 2, "edition": 1}))
    with pytest.raises(IllegalAction):
        act(named, "deal 1 2 3 first 3 edition 1")
    open_ = game.start(Setup(3, {"edition": 1}))
    assert {act(open_, f"deal 1 2 3 first {seat} edition 1").active for seat in (1, 2, 3)} == {0, 1, 2}
    with pytest.raises(IllegalAction):
        act(open_, "deal 1 2 3 first 4 edition 1")
    with pytest.raises(SetupError):
        game.start(Setup(3, {"first": 4}))


def test_S10_the_others_take_one_each_clockwise_of_what_is_left():
    state = act(begun(3, first=2), "roll 1 1 1 1", "take b1 o1", "pass b1", "pass o1")
    assert (state.phase, state.active) == (TAKE, 2)
    assert legal(state) == {"take b2", "take o2"}
    assert refused(state, "take b1") == refused(state, "take b2 o2") == "S10"
    state = act(state, "take o2", "pass o2")
    assert (state.phase, state.active) == (TAKE, 0)
    assert legal(state) == {"take b2"}
    state = act(state, "take b2", "pass b2")
    assert (state.phase, state.active) == (ROLL, 2)


def test_S10_a_taken_die_is_scratched_on_the_takers_own_map():
    state = position(
        (PLAIN, player("g5")), (PLAIN, player("c5")), dice="domino bar corner pickaxe", hand="b1", active=1
    )
    assert "c3 c4" in fits(state, "b1")
    assert "g3 g4" not in fits(state, "b1")
    after = scratched(state, "b1", "c4 c3")
    assert set(names(after.players[1].path).split()) == {"c3", "c4", "c5"}
    assert names(after.players[0].path) == "g5"


def test_S10_with_two_players_a_die_stays_over():
    state = act(begun(2), "roll 1 1 1 1", "take b1 b2", "pass b1", "pass b2", "take o1", "pass o1")
    assert (state.phase, state.active) == (ROLL, 1)


def test_S10_with_four_players_all_five_dice_are_taken():
    state = act(begun(4), "roll 1 1 1 1 1", "take b1 b2", "pass b1", "pass b2")
    for die in ("o1", "o2", "y"):
        state = act(state, f"take {die}", f"pass {die}")
    assert (state.phase, state.active) == (ROLL, 1)


def test_S10_the_next_player_clockwise_rolls_and_a_round_is_over_when_all_have():
    state = begun(3, first=3)
    rollers = []
    for _ in range(4):
        rollers.append((state.active, state.round))
        state = act(state, "roll 1 1 1 1", "take b1 b2", "pass b1", "pass b2")
        state = act(state, "take o1", "pass o1", "take o2", "pass o2")
    assert rollers == [(2, 1), (0, 1), (1, 1), (2, 2)]


def test_S10_nobody_acts_out_of_turn():
    state = act(begun(2), "roll 1 1 1 1")
    assert refused(state, "take b1 b2", seat=1) == "S10"
    assert refused(begun(2), "take b1 b2", seat=0) == "S10"
    with pytest.raises(IllegalAction):
        game.apply(state, NATURE, game.parse("roll 1 1 1 1"))


# Motifs


def test_S11_a_motif_fits_only_as_a_whole():
    """The way ends in a pocket of two cells: a domino fits there, a bar does not, and nothing of it is scratched."""
    state = alone(
        """
        . . .|. . .
        . . . . .|.
            - -
        """,
        path="c2",
        dice="domino bar corner pickaxe",
        hand="b1 b2",
    )
    assert "d2 e2" in fits(state, "b1")
    assert refused(state, "b2", "d2 e2 f2") == "S13"
    assert "d2 e2 f2" not in fits(state, "b2")


def test_S11_no_part_of_a_motif_lies_outside_the_island():
    state = alone(path="m5 g10 b6", dice="bar l", hand="b1")
    assert not any("n" in cells for cells in fits(state, "b1"))
    assert refused(state, "place b1 bar1 l6") == refused(state, "place b1 bar1 m6") == "S11"
    assert refused(state, "place b1 bar2 g10") == "S11"
    assert "m6 m7 m8" in fits(state, "b1")


def test_S11_a_motif_never_goes_on_at_the_other_side():
    """Neither to the east of the last column nor to the west of the first."""
    state = alone(path="m5 a7", dice="domino", hand="b1")
    assert fits(state, "b1") == {
        "m3 m4", "l4 m4", "m6 m7", "l6 m6", "k5 l5", "l5 l6", "l4 l5",
        "a5 a6", "a6 b6", "a8 a9", "a8 b8", "b7 c7", "b6 b7", "b7 b8",
    }  # fmt: skip


def test_S11_a_die_that_fits_nowhere_can_only_be_put_aside():
    walled = """
    . . . .
      - -
    .|. .|.
      - -
    """
    state = alone(walled, path="b2", dice="bar domino corner pickaxe", hand="b1 b2")
    assert fits(state, "b1") == fits(state, "b2") == set()
    assert legal(state) == {"pass b1", "pass b2"}
    after = act(state, "pass b1")
    assert (after.phase, after.players) == (PLACE, state.players)
    assert legal(after) == {"pass b2"}


def test_S11_one_may_pass_on_a_die_that_would_fit_and_take_one_that_does_not():
    state = alone(path="g5", hand="b1 b2")
    assert fits(state, "b1")
    after = act(state, "pass b1")
    assert refused(after, "b1", "h5 i5") == "S9"
    assert fits(after, "b2")
    pocket = island(". . . .\n  - -\n.|. .|.\n  - -")
    narrow = act(position((pocket, player("b2")), dice="square square square square"), "take b1 b2")
    assert legal(narrow) == {"pass b1", "pass b2"}


def test_S11_passing_the_last_die_ends_the_turn_and_nothing_is_scratched():
    before = position((PLAIN, player("g5")), (PLAIN, player("g5")), hand="b1", free="b2 o1 o2")
    after = act(before, "pass b1")
    assert (after.phase, after.active, after.players) == (TAKE, 1, before.players)


# The order of cells


def test_S12_the_first_cell_shares_an_edge_with_the_way():
    state = alone(path="g5 g6", dice="bar", hand="b1")
    assert "h4 h5 h6" in fits(state, "b1")
    assert "h7 i7 j7" not in fits(state, "b1"), "a corner is no edge"
    assert refused(state, "b1", "h7 i7 j7") == refused(state, "b1", "d9 e9 f9") == "S12"


def test_S12_each_further_cell_shares_one_with_the_way_or_the_motif():
    state = lay(alone(path="g5", dice="l", hand="b1"), "b1", "h5 i5 j5 j6")
    assert state.phase == SCRATCH
    assert next_cells(state) == {"h5"}
    state = scratch(state, "h5")
    assert next_cells(state) == {"i5"}
    state = scratch(state, "i5")
    assert next_cells(state) == {"j5"}
    assert next_cells(scratch(state, "j5")) == {"j6"}


def test_S12_the_order_is_the_players_as_far_as_it_grows_from_the_way():
    state = lay(alone(path="g5 h5", dice="square", hand="b1"), "b1", "g6 h6 g7 h7")
    assert next_cells(state) == {"g6", "h6"}
    assert next_cells(scratch(state, "h6")) == {"g6", "h7"}
    assert next_cells(scratch(state, "h6 h7 g7")) == {"g6"}
    assert refused(state, "scratch h7") == "S12"
    assert refused(state, "scratch g7") == "S12"


def test_S12_the_place_is_chosen_first_and_stays():
    state = scratch(lay(alone(path="g5", dice="bar", hand="b1"), "b1", "h5 i5 j5"), "h5")
    assert legal(state) == {"scratch i5"}
    for action in ("scratch h4", "scratch g5", "place b1 bar1 d5", "pass b1"):
        assert refused(state, action) == "S12"


def test_S12_one_cell_is_scratched_at_a_time():
    state = scratch(lay(alone(path="g5", dice="bar", hand="b1"), "b1", "h5 i5 j5"), "h5")
    assert names(state.players[0].path) == "g5 h5"
    assert names(state.motif) == "i5 j5"


def test_S12_a_place_comes_before_the_scratching():
    assert refused(alone(path="g5"), "scratch h5") == "S11"


# Walls, rocks and chests


def test_S13_no_step_crosses_a_wall():
    walled = """
    . . .
    . .|.
      -
    . . .
    """
    state = alone(walled, path="b2", dice="pickaxe", hand="b1")
    assert fits(state, "b1") == {"a2", "b1"}
    for cell in ("c2", "b3"):
        assert refused(state, "b1", cell) == "S13"


@pytest.mark.parametrize(
    ("path", "wall", "blocked"),
    [("f5", "f5|g5", "g5"), ("g5", "f5|g5", "f5"), ("f5", "f5-f6", "f6"), ("f6", "f5-f6", "f5")],
)
def test_S13_a_wall_stands_for_both_of_its_sides(path, wall, blocked):
    rows = ["." + " ." * 12] * 5
    if "|" in wall:
        rows[4] = ". . . . . .|. ."
    drawing = "\n".join(rows) + ("\n          -" if "-" in wall else "")
    assert blocked not in fits(alone(drawing, path=path, dice="pickaxe", hand="b1"), "b1")
    assert blocked in fits(alone(path=path, dice="pickaxe", hand="b1"), "b1")


def test_S13_walls_hold_between_every_two_rows():
    """The words that hold the rows meet between rows 4 and 5, and 8 and 9: nothing slips through there."""
    for row in range(1, 11):
        drawing = "\n".join(["." + " ." * 12] * row) + "\n            -\n" + "\n".join(["."] * (11 - row))
        down = alone(drawing, path=f"g{row}", dice="pickaxe", hand="b1", boat="a5")
        up = alone(drawing, path=f"g{row + 1}", dice="pickaxe", hand="b1", boat="a5")
        assert f"g{row + 1}" not in fits(down, "b1")
        assert f"g{row}" not in fits(up, "b1")
        beside = alone(drawing, path=f"h{row}", dice="pickaxe", hand="b1", boat="a5")
        assert f"h{row + 1}" in fits(beside, "b1")


def test_S13_a_wall_inside_a_motif_is_no_obstacle_if_the_order_goes_around_it():
    walled = """
    . . . .
    . . .|.
    . . . .
    """
    state = alone(walled, path="c4", dice="square", hand="b1")
    assert "c2 d2 c3 d3" in fits(state, "b1")
    state = scratch(lay(state, "b1", "c2 d2 c3 d3"), "c3 c2")
    assert next_cells(state) == {"d3"}, "from c2 the wall is in the way"
    assert next_cells(scratch(state, "d3")) == {"d2"}


def test_S13_a_wall_inside_a_motif_can_be_gone_around_over_the_way():
    """The two cells of a domino are parted by a wall, but each is next to the way."""
    walled = """
    . . . .
    . .|. .
    """
    state = lay(alone(walled, path="b3 c3", dice="domino", hand="b1"), "b1", "b2 c2")
    assert next_cells(state) == {"b2", "c2"}
    assert next_cells(scratch(state, "c2")) == {"b2"}


def test_S13_a_wall_inside_a_motif_that_cannot_be_gone_around_stops_it():
    walled = """
    . . . .
    . .|. .
    """
    state = alone(walled, path="b3", dice="domino bar", hand="b1 b2")
    assert "b2 c2" not in fits(state, "b1")
    assert refused(state, "b1", "b2 c2") == "S13"
    assert refused(state, "b2", "a2 b2 c2") == "S13"


def test_S13_a_rock_cannot_be_part_of_a_motif():
    state = alone(". . . .\n. . ^ .", path="b2", dice="domino bar", hand="b1 b2")
    assert not any("c2" in cells.split() for die in ("b1", "b2") for cells in fits(state, die))
    assert refused(state, "b1", "c2 d2") == refused(state, "b2", "c2 d2 e2") == "S13"


def test_S13_a_chest_is_closed_without_its_key():
    without = alone(path="b2", keys="red green yellow", dice="domino", hand="b1")
    assert refused(without, "b1", "a1 b1") == "S13"
    assert not any("a1" in cells.split() for cells in fits(without, "b1"))
    with_key = alone(path="b2", keys="blue", dice="domino", hand="b1")
    assert {"a1 b1", "a1 a2"} <= fits(with_key, "b1")


@pytest.mark.parametrize(
    ("chest", "path", "colour"),
    [("a1", "b1", "blue"), ("m1", "l1", "red"), ("a11", "b11", "green"), ("m11", "l11", "yellow")],
)
def test_S13_each_chest_wants_the_key_of_its_own_colour(chest, path, colour):
    for key in ("blue", "red", "green", "yellow"):
        state = alone(path=path, keys=key, dice="pickaxe", hand="b1")
        assert (chest in fits(state, "b1")) == (key == colour)


def test_S13_a_key_counts_from_the_next_motif_on():
    """The key lies in b1, next to the chest a1: the motif over both is not allowed before it is found, and what is
    allowed is the same whether it lies there or not."""
    drawing = ". x .\n. . ."
    before = alone(drawing, path="c1", hidden="b1 blue key", dice="domino domino bar pickaxe", hand="b1 b2")
    other = alone(drawing, path="c1", hidden="b1 coin", dice="domino domino bar pickaxe", hand="b1 b2")
    assert refused(before, "b1", "a1 b1") == "S13"
    assert legal(before) == legal(other)
    found = scratched(before, "b1", "b1 b2")
    assert "a1 a2" in fits(found, "b2")
    assert "a1 a2" not in fits(scratched(other, "b1", "b1 b2"), "b2")


def test_S14_the_first_motif_contains_the_boat():
    state = alone("", dice="bar", hand="b1", boat="g1")
    assert fits(state, "b1") == {"e1 f1 g1", "f1 g1 h1", "g1 h1 i1", "g1 g2 g3"}
    assert refused(state, "b1", "d1 e1 f1") == "S14"


def test_S14_a_pickaxe_begins_at_the_boat_too():
    assert fits(alone(". . . . . ^", dice="pickaxe", hand="b1", boat="g1"), "b1") == {"g1"}


def test_S14_the_boat_is_scratched_first():
    state = lay(alone("", dice="bar", hand="b1", boat="g1"), "b1", "f1 g1 h1")
    assert next_cells(state) == {"g1"}
    assert next_cells(scratch(state, "g1")) == {"f1", "h1"}


def test_S14_whoever_passes_first_still_begins_at_the_boat():
    state = act(alone("", hand="b1 b2", boat="a5"), "pass b1")
    assert all("a5" in cells.split() for cells in fits(state, "b2"))
    assert fits(state, "b2")


def test_S15_a_scratched_cell_is_never_used_again():
    state = alone(path="g5 h5 i5", dice="domino bar", hand="b1 b2")
    for die in ("b1", "b2"):
        assert not any(set(cells.split()) & {"g5", "h5", "i5"} for cells in fits(state, die))
    assert refused(state, "b1", "i5 j5") == "S15"
    assert refused(state, "b2", "g4 g5 g6") == "S15"


def test_S15_an_opened_chest_and_a_broken_rock_are_scratched_too():
    state = alone(". . ^", path="a1 b1 c1", keys="blue", dice="pickaxe domino", hand="b1 b2")
    assert refused(state, "b1", "c1") == refused(state, "b1", "a1") == refused(state, "b2", "c1 d1") == "S15"


def test_S15_a_broken_rock_is_no_rock_to_be_combined_with():
    state = alone(". . ^ . .", path="b1 c1", dice="domino pickaxe", hand="b1 b2")
    assert refused(state, "b1", "c1 d1", kind=Kind.COMBINE) == "S15"
    assert fits(state, "b1", Kind.COMBINE) == set()
