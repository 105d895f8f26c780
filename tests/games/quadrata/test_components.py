"""The box as data: what Q1 to Q3 demand, and one sentence for every way to break it."""

import json
from hashlib import sha256
from itertools import combinations

import pytest

from tests.games.quadrata import naive
from wurf.core.game import Components, ComponentsError, Setup
from wurf.core.text import LANGUAGES, say
from wurf.games import load
from wurf.games.quadrata import rules
from wurf.games.quadrata.components import unit_corners
from wurf.games.quadrata.solver import MOST, Solver
from wurf.games.quadrata.state import LARGE, SMALL

GAME = load("quadrata")
SHIPPED = GAME.components.text
PIECES = {piece.name: piece for piece in GAME.layout.pieces}


def area(outline):
    """In unit triangles, by the shoelace formula."""
    following = (*outline[1:], outline[0])
    return abs(sum(ax * by - bx * ay for (ax, ay), (bx, by) in zip(outline, following, strict=True))) / 2


def test_Q1_there_are_45_pieces_with_numbers_from_one_to_six():
    assert sum(piece.count for piece in PIECES.values()) == 45
    assert {piece.number for piece in PIECES.values()} == {1, 2, 3, 4, 5, 6}


def test_Q1_the_number_is_the_size():
    for name, piece in PIECES.items():
        assert area(piece.outline) == piece.number == int(name[0])
    assert sum(piece.number * piece.count for piece in PIECES.values()) == 159


def test_Q1_the_shapes_are_those_of_the_rules():
    assert {name: piece.outline for name, piece in PIECES.items()} == {
        "1": ((0, 0), (2, 0), (1, 1)),
        "2": ((0, 0), (1, 1), (0, 2), (-1, 1)),
        "3": ((0, 0), (2, 2), (1, 3), (0, 2)),
        "4t": ((0, 0), (4, 0), (2, 2)),
        "4p": ((0, 0), (2, 0), (4, 2), (2, 2)),
        "5": ((0, 0), (2, 0), (2, 2), (1, 3), (0, 2)),
        "6": ((0, 0), (4, 0), (2, 2), (0, 2)),
    }


@pytest.mark.parametrize(
    ("size", "expected"),
    [(SMALL, [36, 12, 48, 24, 24, 24, 48]), (LARGE, [64, 24, 96, 48, 48, 48, 96])],
)
def test_Q1_each_shape_has_as_many_places_as_turning_and_flipping_give(size, expected):
    places = [rules.places(GAME.tables, size, shape) for shape in range(len(PIECES))]
    assert [last - first for first, last in places] == expected


ROOFS = "[[0, 0], [2, 2], [1, 3], [0, 2], [-1, 3], [-2, 2]]"  # a 6 with diagonal edges only


def with_other_six(outline: str):
    return load("quadrata", Components("my.toml", SHIPPED.replace("[[0, 0], [4, 0], [2, 2], [0, 2]]", outline), False))


@pytest.mark.parametrize("origin", [(0, 0), (1, 1), (2, 0), (-3, 1), (-5, -5), (6, -4), (5, 5)])
def test_Q8_a_piece_with_diagonal_edges_alone_lies_half_a_tile_on_too_wherever_its_origin_is(origin):
    outline = [[x + origin[0], y + origin[1]] for x, y in json.loads(ROOFS)]
    game = with_other_six(str(outline))
    for size, (side, expected) in enumerate([(3, 24), (4, 60)]):
        found = [game.layout.places[place].units for place in range(*rules.places(game.tables, size, 6))]
        assert len(set(found)) == len(found) == expected
        assert len(naive.places(game.components.text, "6", side)) == expected
        names = [game.layout.notation.names[place] for place in range(*rules.places(game.tables, size, 6))]
        assert len(set(names)) == expected


def test_Q8_places_half_a_tile_apart_never_begin_at_the_same_triangle():
    """So that the first triangle and the pose name a place. Pieces with diagonal edges alone are made of up to three
    twos: all sets of three on the large square."""
    first, last = rules.places(GAME.tables, LARGE, 1)
    twos = {middle(place.outline): place.units for place in GAME.layout.places[first:last]}
    shifts = [(right, down) for right in range(-7, 8, 2) for down in range(-7, 8, 2)]
    for piece in combinations(twos, 3):
        begins = min(min(twos[at]) for at in piece)
        for right, down in shifts:
            shifted = [(x + right, y + down) for x, y in piece]
            if all(at in twos for at in shifted):
                assert begins != min(min(twos[at]) for at in shifted)


def middle(outline):
    return tuple(sum(corner[axis] for corner in outline) // len(outline) for axis in (0, 1))


def test_the_shipped_places_have_kept_their_numbers_and_names():
    """Old records name them."""
    names = " ".join(GAME.layout.notation.names)
    masks = " ".join(map(str, GAME.tables.masks))
    assert len(GAME.layout.notation.names) == 640
    assert sha256(names.encode()).hexdigest() == "30cd7b3be9c82b9c05915dea482983729329878b62a9e54fca81873ba90e8a91"
    assert sha256(masks.encode()).hexdigest() == "f4cfe5c96af5432d54b8cf7ac0e9b437b005464777643bf18fc07b07aa9d754c"


def test_Q2_the_supply():
    assert {name: piece.count for name, piece in PIECES.items()} == {
        "1": 6, "2": 8, "3": 9, "4t": 4, "4p": 4, "5": 6, "6": 8,
    }  # fmt: skip


def test_Q3_the_squares_have_three_and_four_tiles_a_side_of_four_triangles_each():
    assert GAME.layout.tiles == (3, 4)
    assert [full & (1 << 64) - 1 for full in GAME.tables.full] == [(1 << 36) - 1, (1 << 64) - 1]


@pytest.mark.parametrize(("seats", "size"), [(2, LARGE), (3, SMALL), (4, SMALL)])
def test_Q3_two_players_fill_the_large_square_more_the_small_one(seats, size):
    assert GAME.start(Setup(seats)).size == size


def test_Q3_a_tile_is_cut_by_both_diagonals():
    assert [unit_corners(4, 4 * 5 + direction) for direction in range(4)] == [
        ((2, 2), (4, 2), (3, 3)),
        ((4, 2), (4, 4), (3, 3)),
        ((4, 4), (2, 4), (3, 3)),
        ((2, 4), (2, 2), (3, 3)),
    ]


def test_Q4_what_leaves_with_three_players_is_one_small_square():
    assert sum(piece.number * piece.less_with_three for piece in PIECES.values()) == 36


def test_Q8_every_place_covers_as_many_units_inside_the_square_as_its_outline():
    for number, place in enumerate(GAME.layout.places):
        side = GAME.layout.tiles[number >= GAME.tables.first[len(PIECES)]]
        assert area(place.outline) == len(place.units)
        assert all(0 <= coordinate <= 2 * side for corner in place.outline for coordinate in corner)


def broken(text: str) -> ComponentsError:
    with pytest.raises(ComponentsError) as error:
        load("quadrata", Components("my.toml", text, False))
    for language in LANGUAGES:
        sentence = say(error.value.message, language)
        assert "my.toml" in sentence
        assert "\n" not in sentence
        assert "quadrata-box" not in sentence
    return error.value


def refused(old, new, key, reason):
    """The shipped box with one thing changed is refused for this reason."""
    assert old in SHIPPED
    sentence = str(broken(SHIPPED.replace(old, new, 1)))
    assert key in sentence
    assert reason in sentence


def test_Q1_a_piece_whose_size_is_not_its_number_is_refused_by_name():
    refused("[4, 0], [2, 2]]", "[6, 0], [2, 2]]", "pieces[3].outline", "piece “4t” covers 6 unit triangles")
    refused('name = "5"\nnumber = 5', 'name = "5"\nnumber = 4', "pieces[5].outline", "“5” covers 5 unit triangles")


@pytest.mark.parametrize(
    "outline",
    [
        "[[1, 0], [3, 0], [2, 1]]",  # half a tile off
        "[[0, 0], [1, 0], [0, 2]]",  # an edge that is no line of the grid
        "[[0, 0], [1, 0], [1, 1], [0, 1]]",  # across a diagonal
    ],
)
def test_Q1_a_piece_that_does_not_lie_on_whole_triangles_is_refused_by_name(outline):
    refused("[[0, 0], [2, 0], [1, 1]]", outline, "pieces[0].outline", "piece “1” does not lie on whole")


def test_Q1_an_outline_that_crosses_itself_is_refused_by_name():
    refused("[[0, 0], [2, 0], [1, 1]]", "[[0, 0], [2, 2], [2, 0], [0, 2], [0, 1], [0, 1]]", "pieces[0].outline", "“1”")


def test_Q1_two_pieces_of_one_name_are_refused():
    refused('name = "4p"', 'name = "4t"', "pieces[4].name", "two pieces are called “4t”")


def test_Q2_a_count_that_is_none_or_too_large_is_refused():
    refused("count = 6", "count = 0", "pieces[", "1")
    refused("count = 6", "count = 16", "pieces[", "15")


def test_Q3_a_square_that_cannot_be_filled_is_refused():
    few = SHIPPED
    for many in ("count = 6", "count = 8", "count = 9", "count = 4"):
        few = few.replace(many, "count = 2")
    sentence = str(broken(few.replace("less_with_three = 2", "less_with_three = 1")))
    assert "squares.small" in sentence
    assert "cannot be filled" in sentence
    refused("small = 3", "small = 1", "squares", "2")
    refused("large = 4", "large = 5", "squares", "4")


def test_Q3_a_square_may_hold_any_number_of_pieces():
    """32 were the limit, when a square had slots."""
    text = SHIPPED.replace("count = 6", "count = 15").replace("count = 8", "count = 15")
    game = load("quadrata", Components("my.toml", text, False))
    box = game.tables
    most = Solver(box, compiled=False).fill(LARGE, box.full[LARGE], box.supply, MOST, 4000).places
    assert len(most) > 32
    square = ", ".join(f"{game.layout.notation.pieces[box.shapes[p]]} {game.layout.notation.names[p]}" for p in most)
    state = game.read_state(f"seat 1 square: {square}")
    assert rules.standing(state.players[0]) == len(most)
    assert state.players[0].filled == box.full[LARGE]


def test_Q4_more_pieces_cannot_leave_than_there_are():
    refused("less_with_three = 1", "less_with_three = 7", "pieces[0].less_with_three", "piece “1”")


def test_Q4_no_number_may_leave_altogether():
    """Else its roll would find nothing to move."""
    refused("less_with_three = 1", "less_with_three = 6", "pieces", "every number from 1 to 6, with three players too")


def test_Q7_a_box_without_a_piece_of_some_number_is_refused():
    refused('name = "5"\nnumber = 5\noutline = [[0, 0], [2, 0], [2, 2], [1, 3], [0, 2]]',
            'name = "5"\nnumber = 4\noutline = [[0, 0], [2, 0], [2, 2], [0, 2]]', "pieces", "every number")  # fmt: skip


def test_more_places_than_an_action_can_name_are_refused():
    wedge = SHIPPED[SHIPPED.index('[[pieces]]\nname = "6"') :]
    more = SHIPPED + "".join(wedge.replace('"6"', f'"6{letter}"') for letter in "abc")
    assert "1,023 is the limit" in str(broken(more))


def test_a_file_that_is_no_toml_or_lacks_a_part_is_refused():
    broken("[squares")
    broken("")
    assert "pieces" in str(broken("[squares]\nsmall = 3\nlarge = 4\n"))
    refused('name = "3"', 'name = "three"', "pieces[", "1-9")
    refused("[1, 1]]", '[1, "one"]]', "pieces[", "str")
    refused("small = 3", "small = 3\nmedium = 4", "squares", "medium")
    refused("[[0, 0], [2, 0], [1, 1]]", "[[0, 0], [2, 0]]", "pieces[", "3")
    refused("[2, 0], [1, 1]]", "[20, 0], [1, 1]]", "pieces[", "8")


def test_reconstructed_data_is_marked_as_such():
    assert "[R]" in SHIPPED
