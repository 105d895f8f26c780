"""The shaft and the pieces as data: one sentence for every way to break them."""

import pytest

from wurf.core.game import Components, ComponentsError
from wurf.games import load
from wurf.games.drop_it.components import layout_from

SHIPPED = load("drop_it").components.text


def changed(*changes):
    text = SHIPPED
    for old, new in changes:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    return layout_from(Components("mine.toml", text, False))


def outline(name, *corners):
    """The sheet with another outline for a piece."""
    (line,) = (line for line in SHIPPED.splitlines() if line.startswith(f"{name} = "))
    return changed((line, f"{name} = {{ outline = {[list(corner) for corner in corners]} }}"))


def test_an_outline_is_moved_so_that_its_centre_of_gravity_is_its_middle():
    box = outline("square", (0, 0), (20, 0), (20, 30), (0, 30), (0, 0))
    assert sorted(box.outlines[1].corners) == [(-1000, -1500), (-1000, 1500), (1000, -1500), (1000, 1500)]


def test_an_outline_may_go_either_way_around():
    clockwise = outline("square", (-15, -15), (-15, 15), (15, 15), (15, -15), (-15, -15))
    assert sorted(clockwise.outlines[1].corners) == sorted(changed().outlines[1].corners)
    assert clockwise.outlines[1].at(0, 0, 1234).top == changed().outlines[1].at(0, 0, 1234).top


BROKEN_OUTLINES = {
    "open": ([(0, 0), (20, 0), (20, 20), (0, 20)], "the outline of the rhombus is open"),
    "a line": ([(0, 0), (20, 0), (0, 0)], "the outline of the rhombus is open"),
    "crossing": ([(0, 0), (20, 20), (20, 0), (0, 20), (0, 0)], "the outline of the rhombus crosses itself"),
    "overlapping": ([(0, 0), (20, 0), (10, 0), (10, 20), (0, 0)], "edges of the rhombus lie on top of each other"),
    "twice": ([(0, 0), (20, 0), (20, 20), (20, 0), (0, 20), (0, 0)], "edges of the rhombus lie on top of each other"),
    "hollow": ([(0, 0), (20, 0), (20, 20), (15, 5), (0, 0)], "the rhombus is not convex"),
    "straight": ([(0, 0), (10, 0), (20, 0), (10, 20), (0, 0)], "the rhombus is not convex"),
    "wide": ([(0, 0), (210, 0), (210, 10), (0, 10), (0, 0)], "the rhombus does not fit between the walls"),
}


@pytest.mark.parametrize("name", BROKEN_OUTLINES)
def test_a_broken_outline_is_refused_by_name(name):
    corners, sentence = BROKEN_OUTLINES[name]
    with pytest.raises(ComponentsError, match=sentence) as caught:
        outline("rhombus", *corners)
    assert "pieces.rhombus" in str(caught.value)
    assert "mine.toml" in str(caught.value)


BROKEN = {  # with the rule that it breaks, where there is one
    "D3: a line below another": (("[61, 69]", "[40, 69]"), "levels.lines", "must lie above each other"),
    "D3: a line above the rim": (("[214, 205]", "[241, 205]"), "levels.lines", "must lie above each other"),
    "D3: a level line": (("[61, 69]", "[69, 69]"), "levels.lines", "slant of its own"),
    "D3: two parallel lines": (("[61, 69]", "[61, 51]"), "levels.lines", "slant of its own"),
    "D3: a line too few": ((", [214, 205]", ""), "levels.lines", "length"),
    "D4: a circle outside": (("at = [60, 15]", "at = [60, 7]"), "circles[0]", "bonus circle 1 is not wholly inside"),
    "D4: circles that overlap": (("at = [145, 50]", "at = [50, 20]"), "circles[1]", "bonus circles 2 and 1 overlap"),
    "D4: no such size": (('at = [60, 15], size = "medium"', 'at = [60, 15], size = "huge"'), "circles[0].size", "huge"),
    "D5: cuts in disorder": (("[50, 100, 150]", "[50, 150, 100]"), "edge.floor_cuts", "from left to right"),
    "D5: a cut outside": (("[50, 100, 150]", "[50, 100, 200]"), "edge.floor_cuts", "inside the shaft"),
    "D5: a symbol too few": (
        ('floor = ["triangle", "square", ', 'floor = ["triangle", '),
        "edge.shape.floor",
        "4 symbols",
    ),
    "D5: like its neighbour": (
        ('floor = ["triangle", "square", ', 'floor = ["triangle", "triangle", '),
        "edge.shape",
        "both show “triangle”",
    ),
    "D5: like the floor beside it": (
        ('floor = ["yellow", "blue", ', 'floor = ["green", "blue", '),
        "edge.colour",
        "both show “green”",
    ),
    "D5: like the other wall": (
        ('right = ["square", "circle", ', 'right = ["rhombus", "circle", '),
        "edge.shape",
        "must differ on every level",
    ),
    "D5: no such shape": (('floor = ["triangle", ', 'floor = ["star", '), "edge.shape.floor[0]", "star"),
    "a wide shaft": (("width = 200", "width = 500"), "shaft.width", "400"),
    "no height": (("height = 240", ""), "shaft", "height"),
    "a wrong key": (("steps = 240", "steps = 240\nwind = 3"), "physics", "wind"),
    "no gravity": (("gravity = 100.0", "gravity = 0.0"), "physics.gravity", "0"),
    "a word": (("diameter = 34", 'diameter = "big"'), "pieces.circle.diameter", "str"),
}


@pytest.mark.parametrize("name", BROKEN)
def test_what_is_broken_is_named_with_its_key(name):
    change, key, reason = BROKEN[name]
    with pytest.raises(ComponentsError) as caught:
        changed(change)
    sentence = str(caught.value)
    assert f"“{key}”" in sentence
    assert reason in sentence
    assert "\n" not in sentence


def test_another_shaft_plays():
    text = SHIPPED.replace("lines = [[41, 31]", "lines = [[45, 25]")
    other = load("drop_it", Components("mine.toml", text, False))
    assert other.tables.segments[0].end == (0, 4500)
    assert other.sheet().lines[0] == (4500, 2500)
