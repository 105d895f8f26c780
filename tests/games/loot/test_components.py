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


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ("r g g g . r r\n", "", "grid.cells"),  # L1: six rows
        ("r g g g . r r", "r g g g . r", "grid.cells"),  # L1: a short row
        ("r g g g . r r", "r g g g . r x", "grid.cells"),  # L1: an unknown colour
        ("r b . g g b b", "r r . g g b b", "grid.cells"),  # L2: a group of five
        ("r g g g . r r", ". g g g . r r", "grid.cells"),  # L2: a group is missing
        ("y y . b b r y", "y b . b b r y", "grid.cells"),  # L2: sizes twice
        ("rows.r = { need = 2", "rows.r = { need = 5", "circles.rows"),  # L4
        ("rows.r = ", "rows.q = ", "circles.rows"),  # L4
        ("columns.4 = ", "columns.5 = ", "circles.columns"),  # L4
        ('reward = "nudge"', 'reward = "hop"', "circles.rows"),  # L4
        ("reward = 3", "reward = 0", "circles.rows"),  # L4
        ("[1, ", "[", "bar.entries"),  # L5: eight entries for nine Meeps
        ("[1, ", "[true, ", "bar.entries"),  # L5
        ("fields = 12", "fields = 2", "track.fields"),  # L6
        ("fields = 12", "fields = 99", "track.fields"),  # L6
        ("fields = 12", 'fields = "many"', "track.fields"),  # L6
        ("fields = 12", "fields = 12\nlength = 3", "track"),
    ],
)
def test_a_broken_sheet_is_refused_with_file_key_and_reason(old, new, key):
    assert old in SHIPPED
    assert key in broken(SHIPPED.replace(old, new, 1))


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
