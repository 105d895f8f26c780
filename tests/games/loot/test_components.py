"""The sheet as data: what L1 and L2 demand, and one sentence for every way to break it."""

import pytest

from tests.games.loot.table import OTHER_SHEET
from wurf.core.game import Components, ComponentsError
from wurf.games import load

SHIPPED = load("loot").components.text
SHEETS = {"shipped": SHIPPED, "other": OTHER_SHEET.read_text(encoding="utf-8")}


def grid_of(game):
    return [list(game.sheet().cells[row * 7 : row * 7 + 7]) for row in range(7)]


def flooded(grid, row, column):
    """The connected cells of one colour, found by walking."""
    colour, found, walk = grid[row][column], set(), [(row, column)]
    while walk:
        r, c = walk.pop()
        if (r, c) not in found and 0 <= r < 7 and 0 <= c < 7 and grid[r][c] == colour:
            found.add((r, c))
            walk += [(r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)]
    return frozenset(found)


@pytest.mark.parametrize("name", SHEETS)
def test_L1_the_grid_has_seven_rows_and_columns_of_booths_in_four_colours_and_meeps(name):
    grid = grid_of(load("loot", Components(name, SHEETS[name], False)))
    assert [len(row) for row in grid] == [7] * 7
    assert {cell for row in grid for cell in row} == set("rbgy.")


@pytest.mark.parametrize("name", SHEETS)
def test_L2_each_colour_has_one_group_of_each_size_and_nine_cells_are_meeps(name):
    grid = grid_of(load("loot", Components(name, SHEETS[name], False)))
    groups = {flooded(grid, r, c) for r in range(7) for c in range(7) if grid[r][c] != "."}
    by_colour = {}
    for group in groups:
        row, column = min(group)
        by_colour.setdefault(grid[row][column], []).append(len(group))
    assert {colour: sorted(sizes) for colour, sizes in by_colour.items()} == {colour: [1, 2, 3, 4] for colour in "rbgy"}
    assert sum(row.count(".") for row in grid) == 9


def broken(text: str) -> str:
    with pytest.raises(ComponentsError) as error:
        load("loot", Components("my.toml", text, False))
    sentence = str(error.value)
    assert sentence.startswith("my.toml") or "my.toml" in sentence
    assert "\n" not in sentence
    return sentence


def refused(old, new, key, reason):
    """The shipped sheet with one thing changed is refused for this reason."""
    assert old in SHIPPED
    sentence = broken(SHIPPED.replace(old, new, 1))
    assert key in sentence
    assert reason in sentence


def test_L1_a_grid_that_is_not_seven_by_seven_booths_and_meeps_is_refused():
    refused("r g g g . r r\n", "", "grid.cells", "seven rows of seven")
    refused("r g g g . r r", "r g g g . r", "grid.cells", "seven rows of seven")
    refused("r g g g . r r", "r g g g . r x", "grid.cells", "“x” is not a cell")


def test_L2_a_sheet_without_one_group_of_each_size_in_each_colour_is_refused():
    refused("r b . g g b b", "r r . g g b b", "grid.cells", "5 booths in red hang together")
    refused("r g g g . r r", ". g g g . r r", "grid.cells", "no red group of 1")
    refused("y y . b b r y", "y y . b r r y", "grid.cells", "two blue groups of 1")


def test_L4_a_line_of_B_without_a_proper_need_and_reward_is_refused():
    refused("rows.r = { need = 2", "rows.r = { need = 5", "circles.rows", "3")
    refused("rows.r = ", "rows.q = ", "circles.rows", "r, b, g, y")
    refused("columns.4 = ", "columns.5 = ", "circles.columns", "1, 2, 3, 4")
    refused('reward = "nudge"', 'reward = "hop"', "circles.rows", "nudge|wrap")
    refused("reward = 3", "reward = 0", "circles.rows", "1")


def test_L5_a_bar_that_has_not_one_entry_for_each_meeps_is_refused():
    refused("[1, ", "[", "bar.entries", "8 entries, 9 Meeps")
    refused("[1, ", "[true, ", "bar.entries", "bool")


def test_L6_a_track_too_short_or_too_long_is_refused():
    refused("fields = 15", "fields = 2", "track.fields", "3")
    refused("fields = 15", "fields = 99", "track.fields", "15")
    refused("fields = 15", 'fields = "many"', "track.fields", "str")
    refused("fields = 15", "fields = 15\nlength = 3", "track", "length")


def test_a_file_that_is_no_toml_or_lacks_a_part_is_refused():
    broken("[grid")
    broken("")
    assert "track" in broken(SHIPPED.split("[track]")[0])


def test_a_missing_or_unreadable_file_is_refused(tmp_path):
    with pytest.raises(ComponentsError, match=r"nowhere\.toml"):
        Components.from_file(tmp_path / "nowhere.toml")
    (tmp_path / "binary.toml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(ComponentsError, match=r"binary\.toml"):
        Components.from_file(tmp_path / "binary.toml")


def test_reconstructed_data_is_marked_as_such():
    assert "[R]" in SHIPPED
