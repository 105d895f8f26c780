"""What is printed, S1 to S7: every map as the rules want it, the dice, and components files that are refused in one
sentence that says where and why."""

import re
from collections import Counter
from itertools import combinations

import pytest

from tests.games.scratch_island.table import act, game, layout
from wurf.core.game import NATURE, Components, ComponentsError, IllegalAction, Setup
from wurf.core.rng import Dice
from wurf.core.text import LANGUAGES, say
from wurf.games import load
from wurf.games.scratch_island.components import COLOURS
from wurf.games.scratch_island.editions import NAME, UNTOLD
from wurf.games.scratch_island.grid import STRIDE
from wurf.games.scratch_island.maps import cells_in, contents, map_of
from wurf.games.scratch_island.page import sheet_picture
from wurf.games.scratch_island.state import CHEST, KEY, SAND, SNAKE, TREASURE, UNKNOWN

SHIPPED = game.components.text
SHEET = sheet_picture(layout)
MAPS = [map_of(layout.figures, 1, number) for number in range(1, 49)]
BOARD = {(row, column) for row in range(11) for column in range(13)}
CORNERS = [(0, 0), (0, 12), (10, 0), (10, 12)]


def cells(grid):
    return {divmod(cell, STRIDE) for cell in cells_in(grid)}


def hidden(map_):
    return {divmod(cell, STRIDE): what for cell, what in contents(layout.figures, map_).items()}


def around(cell):
    return {(cell[0] + down, cell[1] + right) for down, right in ((0, 1), (1, 0), (0, -1), (-1, 0))} & BOARD


def ways(map_):
    """Every two neighbours with no wall between them."""
    east = {frozenset(((r, c), (r, c + 1))) for r, c in cells(map_.east)}
    south = {frozenset(((r, c), (r + 1, c))) for r, c in cells(map_.south)}
    return east | south


def walls(map_):
    return {frozenset((one, other)) for one in BOARD for other in around(one)} - ways(map_)


def reached(map_, closed):
    """All cells one can scratch from the boat without entering any of these."""
    open_, found, more = ways(map_), set(), {divmod(map_.boat, STRIDE)}
    while more:
        found |= more
        more = {other for cell in found for other in around(cell) if frozenset((cell, other)) in open_}
        more -= found | closed
    return found


# The map


def test_S1_an_island_has_13_columns_and_11_rows():
    assert {divmod(cell, STRIDE) for cell in layout.figures.cells} == BOARD
    assert (SHEET.columns, SHEET.rows) == (13, 11)


def test_S1_the_boat_is_on_the_border_and_in_no_corner():
    for map_ in MAPS:
        row, column = boat = divmod(map_.boat, STRIDE)
        assert row in (0, 10) or column in (0, 12)
        assert boat not in CORNERS


def test_S1_six_crosses_and_a_chest_of_each_colour_in_the_corners():
    for map_ in MAPS:
        assert len(cells(map_.crosses)) == 6
        assert sorted(map_.colours) == [0, 1, 2, 3]
    assert {divmod(cell, STRIDE) for cell in layout.tables.corners} == set(CORNERS)
    assert len({map_.colours for map_ in MAPS}) > 5, "and not always in the same one"


def test_S1_things_that_are_printed_never_share_a_cell():
    for map_ in MAPS:
        printed = [divmod(map_.boat, STRIDE), *CORNERS, *cells(map_.crosses), *cells(map_.rocks)]
        assert len(set(printed)) == len(printed)
        assert set(printed) <= BOARD


def test_S2_keys_lie_under_crosses_points_under_chests_and_nothing_under_rocks_and_boat():
    for map_ in MAPS:
        what = hidden(map_)
        assert {cell for cell, each in what.items() if KEY <= each < CHEST} < cells(map_.crosses)
        assert Counter(each for each in what.values() if KEY <= each < CHEST) == {KEY + key: 1 for key in range(4)}
        assert {cell for cell, each in what.items() if each >= CHEST} == set(CORNERS)
        assert all(what[cell] == SAND for cell in (*cells(map_.rocks), divmod(map_.boat, STRIDE)))
        assert not any(what[cell] == SNAKE for cell in cells(map_.crosses))


def test_S2_no_snake_lies_next_to_the_boat():
    for number, map_ in enumerate(MAPS):
        boat = divmod(map_.boat, STRIDE)
        assert not any(hidden(map_)[cell] == SNAKE for cell in around(boat))
        state = game.apply(
            game.start(Setup(1, {"edition": 1})), NATURE, game.parse(f"deal {number + 1} first 1 edition 1")
        )
        guess = game.determinize(game.view(state, 0), number)
        assert not any(hidden(guess.maps[0])[cell] == SNAKE for cell in around(boat))


def test_S2_nobody_sees_what_is_covered_nor_which_map_it_is():
    state = act(game.start(Setup(2, {"edition": 1})), "deal 5 6 first 1 edition 1")
    for seat in (0, 1, None):
        seen = game.view(state, seat).state
        assert seen.edition == UNTOLD
        for map_ in seen.maps:
            assert (set(hidden(map_).values()), map_.number) == ({UNKNOWN}, 0)


def test_S3_each_kind_of_treasure_has_a_row_with_places_and_a_reward():
    rows = [(row.name, row.places, row.points) for row in SHEET.treasures]
    assert rows == [("coin", 1, 1), ("shell", 2, 2), ("gem", 3, 4), ("crown", 3, 5)]
    state = act(game.start(Setup(2, {"edition": 1})), "deal 5 6 first 1 edition 1")
    face = game.face(game.view(state._replace(closed=(0, 2, 0, 0)), 0))
    assert [(row.found, row.owner) for row in face.players[0].rows] == [(0, None), (0, 1), (0, None), (0, None)]


def test_S4_an_edition_has_48_maps_and_all_are_different():
    assert len({map_[:-1] for map_ in MAPS}) == 48
    assert [map_.number for map_ in MAPS] == list(range(1, 49))
    state = game.start(Setup(2, {"edition": 1}))
    for number in (0, 49):
        with pytest.raises(IllegalAction):
            act(state, f"deal 1 {number} first 1 edition 1")


def test_S4_a_map_is_used_once():
    state = game.start(Setup(3, {"edition": 1}))
    with pytest.raises(IllegalAction):
        act(state, "deal 7 8 7 first 1 edition 1")
    for seed in range(30):
        dealt = game.nature(state, Dice(str(seed), 0))
        assert len(set(dealt.maps)) == 3


def test_S4_edition_and_number_give_the_map_again():
    map_of.cache_clear()
    assert map_of(layout.figures, 1, 17) == MAPS[16]
    assert map_of(layout.figures, 2, 17) != MAPS[16]


def test_S4_the_edition_is_secret_unless_the_table_wants_a_known_one():
    secret = game.start(Setup(2))
    editions = {game.nature(secret, Dice(str(seed), 0)).edition for seed in range(20)}
    assert len(editions) == 20
    assert all(re.fullmatch(NAME, edition) for edition in editions)
    known = game.start(Setup(2, {"edition": 77}))
    assert game.nature(known, Dice("seed", 0)).edition == 77
    with pytest.raises(IllegalAction):
        act(known, "deal 1 2 first 1 edition 78")
    for other in (
        "78",
        "4503603922337791",
        "secret",
        "4k2m9q-0xv7c-hh3ta-8w1rn-zd5gee",
        "8k2m9q-0xv7c-hh3ta-8w1rn-zd5ge",
    ):
        with pytest.raises(IllegalAction):
            act(secret, f"deal 1 2 first 1 edition {other}")
    again = game.start(Setup(2, {"edition": "4k2m9q-0xv7c-hh3ta-8w1rn-zd5ge"}))
    assert game.nature(again, Dice("seed", 0)).edition == "4k2m9q-0xv7c-hh3ta-8w1rn-zd5ge"
    with pytest.raises(IllegalAction):
        act(again, "deal 1 2 first 1 edition 4k2m9q-0xv7c-hh3ta-8w1rn-zd5gf")


def test_S4_every_key_and_chest_can_be_reached_without_passing_a_rock():
    """Without passing a chest either, so that no key is needed to find another."""
    for map_ in MAPS:
        way = reached(map_, cells(map_.rocks) | set(CORNERS))
        assert cells(map_.crosses) <= way
        assert set(CORNERS) <= reached(map_, cells(map_.rocks))


def test_S4_the_maps_of_a_game_hold_the_same_treasures_and_snakes():
    state = game.start(Setup(4))
    state = game.apply(state, NATURE, game.nature(state, Dice("a table", 0)))
    held = [Counter(hidden(map_).values()) for map_ in state.maps]
    assert held[0] == held[1] == held[2] == held[3]


def test_S5_a_map_holds_30_points_and_what_the_box_says():
    assert sum(SHEET.chests) + sum(row.points for row in SHEET.treasures) == 30
    assert sorted(SHEET.chests) == [3, 4, 5, 6]
    for map_ in MAPS:
        many = Counter(hidden(map_).values())
        assert [many[TREASURE + kind] for kind in range(4)] == [2, 3, 4, 4]
        assert [many[CHEST + which] for which in range(4)] == [1, 1, 1, 1]
        assert many[SNAKE] == 10
        assert len(cells(map_.rocks)) == 16
        assert 40 <= len(walls(map_)) <= 46


def test_S5_the_points_of_chests_lie_in_random_corners():
    for corner in CORNERS:
        assert len({hidden(map_)[corner] for map_ in MAPS}) == 4


def test_S18_of_the_two_other_crosses_one_hides_a_treasure_and_one_nothing():
    for map_ in MAPS:
        under = [hidden(map_)[cell] for cell in cells(map_.crosses)]
        assert sum(TREASURE <= what < KEY for what in under) == 1
        assert under.count(SAND) == 1


def test_S4_maps_look_designed():
    """Crosses, boat and chests keep their distance."""
    for map_ in MAPS:
        places = [divmod(map_.boat, STRIDE), *CORNERS, *cells(map_.crosses)]
        for (r, c), (down, right) in combinations(places, 2):
            assert abs(r - down) + abs(c - right) >= 3


# The dice


def test_S6_there_are_two_blue_two_orange_and_one_yellow_die():
    assert [die.colour for die in SHEET.dice] == ["blue", "blue", "orange", "orange", "yellow"]


def test_S7_each_face_shows_its_motif():
    blue = ("domino", "domino", "bar", "corner", "square", "pickaxe")
    orange = ("domino", "bar", "corner", "l", "s", "pickaxe")
    yellow = ("domino", "bar", "corner", "t", "l", "pickaxe")
    assert [die.faces for die in SHEET.dice] == [blue, blue, orange, orange, yellow]


def test_S7_a_motif_is_one_to_four_connected_squares():
    sizes = {motif.name: len(motif.orientations[0]) for motif in SHEET.motifs}
    assert sizes == {"pickaxe": 1, "domino": 2, "bar": 3, "corner": 3, "square": 4, "l": 4, "s": 4, "t": 4}
    drawn = {motif.name: set(motif.orientations[0]) for motif in SHEET.motifs}
    assert drawn["bar"] == {(0, 0), (0, 1), (0, 2)}
    assert drawn["l"] == {(0, 0), (0, 1), (0, 2), (1, 0)}
    assert drawn["s"] == {(0, 1), (0, 2), (1, 0), (1, 1)}
    assert drawn["t"] == {(0, 0), (0, 1), (0, 2), (1, 1)}
    assert [motif.name for motif in SHEET.motifs if motif.digs] == ["pickaxe"]


# Files that are refused


def broken(text):
    with pytest.raises(ComponentsError) as error:
        load("scratch_island", Components("box.toml", text, shipped=False))
    for language in LANGUAGES:
        assert "scratch_island-box" not in say(error.value.message, language)
    return str(error.value)


def refused(old, new, key, reason):
    """A file in which this is changed is refused for this reason."""
    assert old in SHIPPED
    sentence = broken(SHIPPED.replace(old, new, 1))
    assert key in sentence
    assert reason in sentence


@pytest.mark.parametrize(
    ("old", "new", "key", "reason"),
    [
        ('name = "bar"', 'name = "domino"', "motifs[2].name", "two are called “domino”"),
        ('name = "gem"', 'name = "coin"', "treasures[2].name", "two are called “coin”"),
        ('name = "o2"', 'name = "o1"', "dice[3].name", "two are called “o1”"),
        ('["###"]', '["####", "#..."]', "motifs[2].squares", "“bar”"),
        ('["##", "#."]', '["..", ".."]', "motifs[3].squares", "“corner”"),
        ('squares = ["#"]', 'squares = ["##"]', "motifs[0].squares", "a pickaxe has one"),
        ('["##", "#."]', '["#.", ".#"]', "motifs[3].squares", "do not hang together"),
        ('"square", "pickaxe"]', '"circle", "pickaxe"]', "dice[0].faces", "no motif “circle”"),
        ('"square", "pickaxe"]', '"square", "square"]', "dice[0].faces", "die “b1” has no pickaxe"),
        ("symbols = 4", "symbols = 2", "treasures[2].symbols", "fewer symbols “gem”"),
        ("chests = [3, 4, 5, 6]", "chests = [3, 4, 4, 6]", "island.chests", "points of its own"),
        ("chests = [3, 4, 5, 6]", "chests = [3, 4, 5, 7]", "island.chests", "31 points together, but 30 is the limit"),
        ("walls = [40, 46]", "walls = [46, 40]", "island.walls", "fewest walls come first"),
        ("rocks = 16\nwalls = [40, 46]", "rocks = 0\nwalls = [0, 0]", "island", "no island can be drawn"),
    ],
)
def test_a_file_that_breaks_the_rules_is_refused_in_one_sentence(old, new, key, reason):
    refused(old, new, key, reason)


def test_more_ways_to_lie_than_an_action_can_name_are_refused():
    hook = 'squares = ["###", "#.."]'
    more = "".join(f'[[motifs]]\nname = "{letter}"\n{hook}\n\n' for letter in "abcdefgh")
    hooks = re.sub(r"squares = \[.*##.*\]", hook, SHIPPED)
    assert "more than 99 ways" in broken(hooks.replace("[[motifs]]", more + "[[motifs]]", 1))


def test_a_file_that_is_no_toml_or_lacks_a_part_is_refused():
    broken("[island")
    broken("")
    assert "treasures" in broken(SHIPPED[: SHIPPED.index("[[treasures]]")])
    refused("rows = 11", "rows = 13", "island.rows", "12")
    refused("columns = 13", "columns = 14", "island.columns", "13")
    refused("crosses = 6", "crosses = 4", "island.crosses", "5")
    refused("rows = 11", "rows = 11\nvolcanoes = 1", "island", "volcanoes")
    refused("places = 1", "places = 0", "treasures[", "1")
    refused('colour = "yellow"', 'colour = "pink"', "dice[", "blue|orange|yellow")
    refused('["domino", "domino", "bar", ', '["domino", "bar", ', "dice[", "6")


def test_reconstructed_data_is_marked_as_such():
    assert "[R]" in SHIPPED


def test_chests_have_the_colours_that_the_page_knows():
    assert SHEET.colours == COLOURS == ("blue", "red", "green", "yellow")
