"""Judging on hand-made positions (D13-D21), and exact geometry by its properties."""

from fractions import Fraction
from math import cos, hypot, radians, sin

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.drop_it.table import box, game, judged, position
from wurf.core.game import Components
from wurf.games import load
from wurf.games.drop_it.geometry import ONE, figure, gap, millimetres, overlapping, sunk, turned, within
from wurf.games.drop_it.judging import COLOUR, EDGE, HEIGHT, SHAPE, figure_of, judge, possible_pile
from wurf.games.drop_it.state import SHAPES, TURN, Pose, kind_of, shape_of

# Judging asks for no support: pieces in mid-air are away from the edge. Two squares beside each other touch where
# 30 mm lie between their middles.


def test_D14_touching_the_same_shape_is_taboo():
    assert judged("red square 70 90", "blue square 100 90").taboos == SHAPE
    assert judged("red circle 70 90", "blue square 102 90").taboos == 0


def test_D15_touching_the_same_colour_is_taboo():
    assert judged("red circle 68 90", "red square 100 90").taboos == COLOUR
    assert judged("red square 70 90", "red square 100 90").taboos == SHAPE | COLOUR


def test_D13_only_the_last_piece_is_judged():
    assert judged("red square 70 15", "red square 100 15", "green circle 160 90").taboos == 0


# The floor shows triangle, square, rhombus, circle from the left; every 50 mm.


@pytest.mark.parametrize(
    ("piece", "taboo"),
    [("red square", 0), ("red triangle", EDGE)],
)
def test_D16_touching_the_own_symbol_is_taboo(piece, taboo):
    height = {"red square": 15, "red triangle": 12.99}[piece]
    assert judged(f"{piece} 25 {height}").taboos == taboo


def test_D16_only_the_edge_itself_counts_not_the_space_beside_it():
    """The left wall shows a square between 120 and 156 mm; a square beside it does not touch it."""
    assert judged("red square 15 140").taboos == EDGE
    assert judged("red square 15.5 140").taboos == 0


def test_D16_above_the_rim_the_walls_have_no_symbols():
    """The left wall ends with a square at 240 mm."""
    assert judged("red square 15 240").taboos == EDGE | HEIGHT
    assert judged("red square 15 256").taboos == HEIGHT


def test_D17_strictly_above_the_rim_is_taboo():
    assert judged("red square 100 225").taboos == 0
    assert judged("red square 100 225.01").taboos == HEIGHT
    assert judged("red circle 100 223").taboos == 0
    assert judged("red circle 100 223.01").taboos == HEIGHT


def test_D18_with_a_taboo_the_piece_scores_nothing():
    verdict = judged("red square 70 15", "red circle 102 17")
    assert (verdict.taboos, verdict.points, verdict.worth) == (COLOUR, 0, 1)


def test_D19_the_highest_level_that_any_part_reaches_counts():
    """The first line falls from 41 to 31 mm: at 50 mm it is at 38.5 mm."""
    assert judged("red rhombus 50 26 90").level == 2
    assert judged("red rhombus 50 17 0").level == 1


def test_D19_exactly_on_the_line_does_not_reach_it():
    """The corner of a standing rhombus, 26 mm above its middle, against the line at 38.5 and at 36 mm."""
    assert judged("red rhombus 50 12.5 90").level == 1
    assert judged("red rhombus 50 12.51 90").level == 2
    assert judged("red rhombus 100 10 90").level == 1
    assert judged("red rhombus 100 10.01 90").level == 2


def test_D19_a_round_piece_reaches_a_slanted_line_beside_its_top():
    """The distance from the middle to the line counts: at 100 mm the line is at 36 mm, and slants by 1 in 20."""
    reach = 17 * hypot(10, 200) / 200  # straight up, to touch the line
    assert judged(f"red circle 100 {36 - reach - 0.01:.2f}").level == 1
    assert judged(f"red circle 100 {36 - reach + 0.01:.2f}").level == 2
    assert 36 - reach + 0.01 + 17 < 36.02  # its top is hardly above the line there: the slant decides


def test_D20_a_square_in_level_5_on_a_medium_circle_scores_7():
    """The example of the source; the circle is at (160, 108)."""
    verdict = judged("red square 160 112")
    assert (verdict.level, verdict.bonus, verdict.points) == (5, 2, 7)


def test_D20_a_circle_must_overlap_by_more_than_nothing():
    """The medium circle at (60, 15) ends at 68 mm."""
    assert judged("red square 83 15").circles == ()
    assert judged("red square 82.99 15").circles == (0,)
    assert judged("red circle 85 15").circles == ()
    assert judged("red circle 84.99 15").circles == (0,)


def test_D20_a_piece_inside_a_circle_or_around_it_overlaps_it():
    assert judged("red square 60 15").circles == (0,)  # the circle's middle is inside
    assert judged("red circle 145 50").circles == (1,)


def test_D20_every_circle_counts():
    """No two of the shipped circles are near enough; here the small one, worth 3, is beside the medium one, worth 2."""
    text = game.components.text.replace("at = [145, 50]", "at = [80, 15]")
    other = load("drop_it", Components("near.toml", text, False)).tables
    verdict = judge(other, position().variant, position("red circle 70 17").pile)
    assert (verdict.circles, verdict.bonus) == ((0, 1), 5)


def test_D20_a_circle_scores_again_for_later_pieces():
    assert judged("red square 60 15", "blue square 60 45").circles == ()
    assert judged("red square 50 15", "blue circle 82.5 17").circles == (0,)


# D21


def test_D21_a_gap_of_exactly_the_tolerance_is_a_touch():
    assert judged("red square 70 90", "blue square 100.2 90").taboos == SHAPE
    assert judged("red square 70 90", "blue square 100.21 90").taboos == 0
    assert judged("red circle 60 90", "blue circle 94.2 90").taboos == SHAPE
    assert judged("red circle 60 90", "blue circle 94.21 90").taboos == 0
    assert judged("red circle 60 90", "red square 92.2 90").taboos == COLOUR
    assert judged("red circle 60 90", "red square 92.21 90").taboos == 0


def test_D21_the_edge_has_the_same_tolerance():
    assert judged("red square 15.2 140").taboos == EDGE
    assert judged("red square 15.21 140").taboos == 0
    assert judged("red rhombus 125 17.2").taboos == EDGE
    assert judged("red rhombus 125 17.21").taboos == 0


def test_D21_corners_touch_by_their_distance():
    """Corner to corner, 0.12 and 0.16 mm apart in the two directions: 0.2 mm."""
    assert judged("red square 70 15", "blue square 100.12 45.16").taboos == SHAPE
    assert judged("red square 70 15", "blue square 100.13 45.16").taboos == 0


def test_D21_a_corner_touches_a_side():
    """The point of a rhombus, 26 mm from its middle, meets the side of a square, or the round of a circle."""
    assert judged("red square 60 90", "red rhombus 101.2 90").taboos == COLOUR
    assert judged("red square 60 90", "red rhombus 101.21 90").taboos == 0
    assert judged("red circle 60 90", "red rhombus 103.2 90").taboos == COLOUR
    assert judged("red circle 60 90", "red rhombus 103.21 90").taboos == 0


def test_D21_near_a_border_a_piece_touches_every_segment_within_the_tolerance():
    """The floor's squares end at 100 mm, where its rhombi begin; the square's corner is beside that border."""
    names = {box.segments[c.segment].name for c in judged("red square 100 15").contacts if c.touching}
    assert names == {"floor 2", "floor 3"}
    assert judged("red square 115 15").taboos == EDGE
    assert judged("red square 115.2 15").taboos == EDGE
    assert judged("red square 115.21 15").taboos == 0


def test_D21_in_the_corner_a_piece_touches_wall_and_floor():
    contacts = judged("red square 15 15").contacts
    assert {box.segments[contact.segment].name for contact in contacts} == {"left 1", "floor 1"}


def test_D21_close_calls_are_told_with_their_gap():
    (contact,) = (c for c in judged("red square 70 15", "blue square 100.5 15").contacts if c.piece == 0)
    assert (contact.gap, contact.touching, contact.taboos) == (500, False, SHAPE)
    assert 85 * 100 <= contact.at[0] <= 85.5 * 100


@pytest.mark.parametrize("between", [29.95, 30, 30.1])
def test_D21_a_contact_is_where_they_touch(between):
    """Also where two pieces are inside each other by a hair: here on the upper side of the one below."""
    (contact,) = (c for c in judged("red square 70 90", f"blue square 74 {90 - between:.2f}").contacts if c.touching)
    assert abs(contact.at[1] - 75 * 100) <= 10
    assert 59 * 100 <= contact.at[0] <= 85 * 100


def test_D23_the_colour_set_forbids_colours():
    """The floor shows yellow, blue, red, green."""
    assert judged("red square 75 15", edge="colours").taboos == 0
    assert judged("blue square 75 15", edge="colours").taboos == EDGE
    assert judged("blue square 75 15", edge="shapes").taboos == EDGE
    assert judged("blue circle 75 17", edge="shapes").taboos == 0


def test_D24_for_beginners_the_edge_does_not_count():
    assert judged("red square 75 15", beginners="yes").taboos == 0
    assert judged("red square 15 140", beginners="yes").taboos == 0
    assert judged("red square 70 15", "red square 100 15", beginners="yes").taboos == SHAPE | COLOUR


# What can lie


def can_lie(*pile):
    return possible_pile(box, position(*pile).pile)


def test_D12_pieces_at_rest_are_not_inside_each_other():
    assert can_lie("red square 70 15", "blue square 99.9 15")
    assert not can_lie("red square 70 15", "blue square 99.89 15")
    assert can_lie("red circle 70 17", "blue circle 103.9 17")
    assert not can_lie("red circle 70 17", "blue circle 103.89 17")
    assert not can_lie("red square 70 15", "blue square 70 15")


def test_D12_nothing_leaves_the_shaft_sideways_or_sinks():
    assert can_lie("red square 14.9 14.9")
    assert not can_lie("red square 14.89 15")
    assert not can_lie("red square 185.11 15")
    assert not can_lie("red square 100 14.89")


# Geometry

angles = st.integers(0, TURN - 1)
poses = st.builds(
    Pose,
    st.sampled_from([kind_of(colour, shape) for colour in (0, 3) for shape in range(len(SHAPES))]),
    st.integers(3000, 17000),
    st.integers(3000, 17000),
    angles,
)


@given(angles)
def test_sines_are_as_near_as_can_be(angle):
    cosine, sine = turned(angle)
    assert abs(cosine - cos(radians(angle / 100)) * ONE) < 0.51
    assert abs(sine - sin(radians(angle / 100)) * ONE) < 0.51


@given(angles)
def test_a_quarter_turn_is_exact(angle):
    cosine, sine = turned(angle)
    assert turned(angle + TURN // 4) == (-sine, cosine)


def sampled_gap(one, other):
    """How near the two outlines come, by walking along both: never less than the truth."""

    def walk(figure_):
        for (x, y), (x2, y2) in figure_.edges:
            steps = 40 if len(figure_.corners) > 1 else 1
            for at in range(steps):
                yield (x + (x2 - x) * at / steps) / ONE, (y + (y2 - y) * at / steps) / ONE

    there = list(walk(other))
    nearest = min(hypot(a - c, b - d) for a, b in walk(one) for c, d in there)
    return nearest - (one.radius + other.radius) / ONE


@settings(max_examples=60, deadline=None)
@given(poses, poses)
def test_the_gap_is_that_of_a_naive_walk_along_the_outlines(first, second):
    one, other = figure_of(box, first), figure_of(box, second)
    found = millimetres(gap(one, other), one, other) / 10
    if found > 1:
        assert found - 1 <= sampled_gap(one, other) <= found + 140


@given(poses, poses)
def test_the_gap_is_the_same_both_ways(first, second):
    one, other = figure_of(box, first), figure_of(box, second)
    forth, back = gap(one, other), gap(other, one)
    assert Fraction(forth.square, forth.divisor) == Fraction(back.square, back.divisor)
    for limit in (0, 20, 100):
        assert within(one, other, limit) == within(other, one, limit)
        assert sunk(one, other, limit) == sunk(other, one, limit)


@given(poses, poses, st.integers(-3000, 3000), st.integers(-3000, 3000))
def test_the_gap_does_not_change_when_both_are_moved(first, second, x, y):
    moved = [figure_of(box, pose._replace(x=pose.x + x, y=pose.y + y)) for pose in (first, second)]
    still = [figure_of(box, pose) for pose in (first, second)]
    assert gap(*moved)[:2] == gap(*still)[:2]


@given(poses, poses)
def test_what_is_sunk_touches_and_what_overlaps_touches(first, second):
    one, other = figure_of(box, first), figure_of(box, second)
    if sunk(one, other, 0) or ((one.radius or other.radius) and overlapping(one, other)):
        assert within(one, other, 0)


@given(poses)
def test_the_bounds_hold_the_figure(pose):
    found = figure_of(box, pose)
    outline = box.outlines[shape_of(pose.kind)]
    reach = max(hypot(x, y) for x, y in outline.corners) + outline.radius + 1
    assert found.right - found.left <= 2 * reach * ONE
    assert found.left <= pose.x * ONE <= found.right
    assert found.bottom <= pose.y * ONE <= found.top


def test_a_point_beyond_the_end_of_a_line_is_as_far_as_the_end():
    line, point = figure(((0, 0), (0, 10 * ONE))), figure(((0, 13 * ONE),))
    assert not within(line, point, 2)
    assert within(line, point, 3)
