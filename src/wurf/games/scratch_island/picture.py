"""A map as a picture to print: ink and foil on paper, as SVG or PNG. It has no text, so it needs no font: the few
letters and figures are drawn with a pen."""

from __future__ import annotations

from collections.abc import Iterator
from xml.sax.saxutils import escape

from wurf.games.scratch_island.components import COLOURS, Layout
from wurf.games.scratch_island.editions import Edition
from wurf.games.scratch_island.grid import STRIDE
from wurf.games.scratch_island.maps import Figures, Luck, cells_in, contents, whole
from wurf.games.scratch_island.state import CHEST, KEY, SAND, SNAKE, TREASURE, UNKNOWN, Map

__all__ = ["png", "svg"]

SIDE = 40  # of a cell
SEA = 34  # around the island
SHEET = 16  # of paper around the sea
BELOW = 92  # for the treasures' rows
MILLIMETRES = 180  # wide, on paper
PIXELS = 1240  # wide, as PNG

INK, PAPER, WATER, BEACH, STONE = "#2b2a27", "#fbf7ec", "#d5e6ec", "#f4e7c5", "#8d8a84"
RED = "#d55e00"
PAINT = {"blue": "#0072b2", "red": RED, "green": "#009e73", "yellow": "#f0c000"}

# Each colour's own sign, in a square from -5 to 5.
SIGNS = {
    "blue": "M-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0",
    "red": "M0-5L5 4H-5Z",
    "green": "M-4.4-4.4H4.4V4.4H-4.4Z",
    "yellow": "M0-6L1.7-2 6-1.7 2.8 1.1 3.8 5.2 0 3-3.8 5.2-2.8 1.1-6-1.7-1.7-2Z",
}

# Things, in a cell from -20 to 20.
BOAT = (
    f'<path d="M-13 5H13L8 13H-9Z" fill="{RED}" stroke="{INK}"/><path d="M0 5V-14" stroke="{INK}" fill="none"/>'
    f'<path d="M2-13C9-9 11-3 11 1H2Z" fill="{PAPER}" stroke="{INK}"/>'
    f'<path d="M-2-9C-7-6-9-2-9 1H-2Z" fill="{PAPER}" stroke="{INK}"/>'
)
SNAKE_PICTURE = (
    f'<path d="M-13 9C-7 15-4 3 1 7S10 12 11 4-1-1-2-6 5-13 9-11" fill="none" stroke="{INK}" stroke-width="5.4"/>'
    f'<path d="M-13 9C-7 15-4 3 1 7S10 12 11 4-1-1-2-6 5-13 9-11" fill="none" stroke="#6fa83c" stroke-width="3"/>'
    f'<circle cx="10" cy="-11" r="3.4" fill="#6fa83c" stroke="{INK}"/>'
    f'<path d="M13.4-11.5L17-12.5M13.4-11L16.5-9.5" stroke="{RED}" fill="none"/>'
)
LINES = f'fill="{PAPER}" stroke="{INK}"'
TREASURES = (  # by kind; a components file that names others has them drawn so all the same
    f'<circle r="11" {LINES}/><circle r="7.5" fill="#f0c000" stroke="{INK}"/><path d="M0-3.5V3.5" stroke="{INK}"/>',
    (
        f'<path d="M0 11C-6 10-14 1-12-5-9-12 9-12 12-5 14 1 6 10 0 11Z" fill="#f3b7a3" stroke="{INK}"/>'
        f'<path d="M0 10V-10M-1 10L-7-8.5M1 10L7-8.5M-2 9.5L-11-4M2 9.5L11-4" stroke="{INK}" fill="none"/>'
    ),
    (
        f'<path d="M-7-9H7L12-2 0 12-12-2Z" fill="#8fd0e0" stroke="{INK}"/>'
        f'<path d="M-12-2H12M-7-9L-4-2 0 12 4-2 7-9" stroke="{INK}" fill="none"/>'
    ),
    (
        f'<path d="M-11 9L-12-7-5 0 0-10 5 0 12-7 11 9Z" fill="#f0c000" stroke="{INK}"/>'
        f'<path d="M-11 5H11" stroke="{INK}"/><circle cy="-11" r="1.8" fill="{RED}" stroke="{INK}"/>'
    ),
)

# A pen's strokes in a box of 6 by 10; small letters are as high as its lower part.
BOWL = "M5.6 7C5.6 5.3 4.5 4.1 3 4.1S.3 5.3.300 7 1.5 10 3 10 5.6 8.7 5.6 7"
STROKES = {
    "0": "M3 0C5.5 0 6 3 6 5S5.5 10 3 10 0 7 0 5 .5 0 3 0",
    "1": "M1.2 2.2L3.6 0V10",
    "2": "M.2 2.4C.6-.6 5.6-.9 5.7 2.6 5.8 5 1.5 7 .2 10H6",
    "3": "M.3 1.4C1.6-.5 5.5-.4 5.5 2.5 5.5 4.4 4 4.8 2.4 4.8 4.4 4.8 6 5.5 6 7.4 6 10.6 1.5 10.7 0 8.6",
    "4": "M4.6 10V0L0 7H6",
    "5": "M5.4 0H1L.6 4.4C2.4 3.2 6 3.6 6 6.8 6 10.4 1.6 10.8 0 8.8",
    "6": "M5 .3C2 .8.200 3.8.200 6.8.200 9 1.5 10 3 10S5.9 9 5.9 6.8 4.5 3.9 3 3.9.300 5 .2 6.8",
    "7": "M.2 0H6L2 10",
    "8": "M3 4.7C1.4 4.7.600 3.6.600 2.4S1.4 0 3 0 5.4 1.2 5.4 2.4 4.6 4.7 3 4.7 0 5.6 0 7.3 1.2 10 3 10 "
    "6 9 6 7.3 4.8 4.7 3 4.7",
    "9": "M1 9.7C4 9.2 5.8 6.2 5.8 3.2 5.8 1 4.5 0 3 0S.1 1 .1 3.2 1.5 6.1 3 6.1 5.7 5 5.8 3.2",
    "/": "M5.6-1L.4 11",
    "a": f"M5.6 4.2V10{BOWL}",
    "b": "M.4 0V10M.4 7C.4 5.3 1.5 4.1 3 4.1S5.7 5.3 5.7 7 4.5 10 3 10 .4 8.7.400 7",
    "c": "M5.4 5.2C4.2 3.6.300 3.8.300 7S4.2 10.5 5.4 8.9",
    "d": f"M5.6 0V10{BOWL}",
    "e": "M.4 7H5.6C5.6 5.2 4.6 4.1 3 4.1S.3 5.3.300 7 1.5 10 3.1 10C4.2 10 5 9.6 5.5 8.7",
    "f": "M5 .3C3.4-.3 2.4.700 2.4 2.2V10M.6 4.3H4.6",
    "g": f"M5.6 4.2V10.6C5.6 13.4 1.8 13.6.700 12.2{BOWL}",
    "h": "M.5 0V10M.5 6.6C1 3.4 5.4 3.2 5.4 6.4V10",
    "i": "M3 4.2V10M3 1.5V1.7",
    "j": "M3.6 4.2V11C3.6 12.6 2.4 13.2 1.2 12.6M3.6 1.5V1.7",
    "k": "M.6 0V10M5 4.2L.8 7.4M2.2 6.4L5.4 10",
    "l": "M3 0V10",
    "m": "M0 4.2V10M0 6.2C.4 3.6 3 3.6 3 6.2V10M3 6.2C3.4 3.6 6 3.6 6 6.2V10",
    "n": "M.6 4.2V10M.6 6.6C1.1 3.4 5.4 3.2 5.4 6.4V10",
    "p": "M.4 4.2V13.4M.4 7C.4 5.3 1.5 4.1 3 4.1S5.7 5.3 5.7 7 4.5 10 3 10 .4 8.7.400 7",
    "q": f"M5.6 4.2V13.4{BOWL}",
    "r": "M1.4 4.2V10M1.4 6.8C1.7 4.7 3 3.8 4.8 4.4",
    "s": "M5.2 5C4.2 3.7.800 3.8.800 5.6.800 7.5 5.4 6.6 5.4 8.5 5.4 10.4 1.5 10.4.500 9",
    "t": "M2.4 1.4V8.4C2.4 9.8 3.6 10.3 4.9 9.7M.6 4.3H4.8",
    "v": "M.5 4.2L3 10 5.5 4.2",
    "w": "M0 4.2L1.6 10 3 5.2 4.4 10 6 4.2",
    "x": "M.7 4.2L5.3 10M5.3 4.2L.7 10",
    "y": "M.6 4.2L3.1 9.8M5.5 4.2L2.6 11.4C2.2 12.6 1.4 13.1.400 12.8",
    "z": "M.8 4.2H5.2L.7 10H5.3",
    "-": "M1 6.6H5",
}


def svg(layout: Layout, island: Map, edition: Edition, title: str) -> str:
    """A map with as much as is known of it: UNKNOWN is foil. The title is for screen readers."""
    figures = layout.figures
    width = figures.columns * SIDE + 2 * (SEA + SHEET)
    height = figures.rows * SIDE + 2 * (SEA + SHEET) + BELOW
    size = f'viewBox="0 0 {width} {height}" width="{MILLIMETRES}mm" height="{MILLIMETRES * height / width:.1f}mm"'
    pen = 'stroke-width="1.4" stroke-linecap="round" stroke-linejoin="round"'
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} {pen}>',
        f"<title>{escape(title)}</title>",
        _gloss(),
        f'<rect width="{width}" height="{height}" fill="{PAPER}"/>',
        f'<g transform="translate({SHEET + SEA} {SHEET + SEA})">',
        *_sea(figures),
        *_ground(figures, island),
        *_things(layout, island),
        *_walls(figures, island),
        *_rows(layout, width - 2 * (SEA + SHEET)),
        *_name(layout, width - 2 * (SEA + SHEET), island.number, edition),
        "</g></svg>",
    ]
    return "\n".join(parts) + "\n"


def png(picture: str) -> bytes:
    """An SVG of ours as pixels."""
    from resvg_py import svg_to_bytes  # only here: nothing else needs it

    return bytes(svg_to_bytes(svg_string=picture, width=PIXELS, dpi=96, skip_system_fonts=True))


def _at(x: float, y: float, inside: str, scale: float = 1) -> str:
    grown = "" if scale == 1 else f" scale({scale:g})"
    return f'<g transform="translate({x:g} {y:g}){grown}">{inside}</g>'


def _written(text: str, x: float, y: float, size: float, colour: str = INK) -> str:
    """A word with its middle here; `size` is the height of a figure."""
    wide, scale = 8.4, size / 10
    left = x - (wide * len(text) - 2.4) * scale / 2
    strokes = "".join(_at(at * wide, 0, f'<path d="{STROKES[sign]}"/>') for at, sign in enumerate(text))
    pen = f'<g fill="none" stroke="{colour}" stroke-width="1.3">{strokes}</g>'
    return _at(left, y - size / 2, pen, scale)


def _middle(cell: int) -> tuple[float, float]:
    row, column = divmod(cell, STRIDE)
    return (column + 0.5) * SIDE, (row + 0.5) * SIDE


# The island


def _gloss() -> str:
    stops = "".join(
        f'<stop offset="{at}" stop-color="{colour}"/>'
        for at, colour in ((0, "#d3d6d9"), (0.3, "#bcc0c4"), (0.45, "#e2e4e6"), (0.6, "#bfc3c7"), (1, "#cdd0d3"))
    )
    return f'<linearGradient id="gloss" x1="0" y1="0" x2="1" y2="1">{stops}</linearGradient>'


def _sea(figures: Figures) -> Iterator[str]:
    """Water with a few waves, and the names of columns and rows."""
    wide, high = figures.columns * SIDE, figures.rows * SIDE
    size = f'width="{wide + 2 * SEA}" height="{high + 2 * SEA}"'
    yield f'<rect x="{-SEA}" y="{-SEA}" {size} rx="14" fill="{WATER}" stroke="{INK}"/>'
    yield f'<rect x="-5" y="-5" width="{wide + 10}" height="{high + 10}" rx="9" fill="{BEACH}" stroke="{INK}"/>'
    wave = f'<path d="M-9 0q4.5-5 9 0t9 0" fill="none" stroke="{PAINT["blue"]}"/>'
    for column in range(figures.columns):
        x = (column + 0.5) * SIDE
        yield _written("abcdefghijklm"[column], x, -SEA / 2 - 3, 10)
        yield _at(x, high + SEA / 2 + 3, wave)
    for row in range(figures.rows):
        y = (row + 0.5) * SIDE
        yield _written(str(row + 1), -SEA / 2 - 3, y, 10)
        yield _at(wide + SEA / 2 + 3, y, wave)


def _ground(figures: Figures, island: Map) -> Iterator[str]:
    """Foil where nothing is known, sand elsewhere, and the thin lines between cells."""
    wide, high = figures.columns * SIDE, figures.rows * SIDE
    yield f'<rect width="{wide}" height="{high}" fill="url(#gloss)"/>'
    for cell, what in contents(figures, island).items():
        if what != UNKNOWN:
            x, y = _middle(cell)
            place = f'x="{x - SIDE / 2:g}" y="{y - SIDE / 2:g}" width="{SIDE}" height="{SIDE}"'
            yield f'<rect {place} fill="{BEACH}"/>'
    lines = "".join(f"M{x * SIDE} 0V{high}" for x in range(1, figures.columns))
    lines += "".join(f"M0 {y * SIDE}H{wide}" for y in range(1, figures.rows))
    yield f'<path d="{lines}" fill="none" stroke="{INK}" stroke-opacity="0.28" stroke-width="0.8"/>'
    yield f'<rect width="{wide}" height="{high}" fill="none" stroke="{INK}" stroke-width="1.6"/>'


def _things(layout: Layout, island: Map) -> Iterator[str]:
    """What is printed on the foil, and over it what lies under it as far as that is known."""
    what = contents(layout.figures, island)
    for cell in cells_in(island.rocks):
        yield _at(*_middle(cell), _rock(cell))
    for cell in cells_in(island.crosses):
        # A cross with something under it stays visible as a small one in the corner of its cell.
        x, y = _middle(cell)
        if what[cell] in (UNKNOWN, SAND):
            yield _at(x, y, _cross(cell))
        else:
            yield _at(x - 13, y - 13, _cross(cell), 0.4)
    yield _at(*_middle(island.boat), BOAT)
    for cell, colour in zip(layout.figures.corners, island.colours, strict=True):
        points = layout.chests[what[cell] - CHEST] if CHEST <= what[cell] < UNKNOWN else None
        yield _at(*_middle(cell), _chest(COLOURS[colour], points))
    for cell, found in what.items():
        if found == SNAKE:
            yield _at(*_middle(cell), SNAKE_PICTURE)
        elif TREASURE <= found < KEY:
            yield _at(*_middle(cell), TREASURES[found - TREASURE])
        elif KEY <= found < CHEST:
            yield _at(*_middle(cell), _key(COLOURS[found - KEY]))


def _rock(cell: int) -> str:
    """A rock, each a little different."""
    luck = Luck(cell)
    peak, left, right = luck.below(9) - 4, -12 - luck.below(4), 12 + luck.below(4)
    high = -9 - luck.below(5)
    outline = f"M{left} 11L{left + 3} {-1 - luck.below(5)} {peak - 3} {high} {peak + 5} {high + 2}"
    outline += f" {right - 2} {-2 + luck.below(4)} {right} 11Z"
    edges = f"M{peak + 1} {high + 1}L{peak + 3} -1 {peak - 2} 11M{peak + 3} -1L{right - 3} 2"
    return (
        f'<path d="{outline}" fill="{STONE}" stroke="{INK}"/>'
        f'<path d="{edges}" fill="none" stroke="{INK}" stroke-width="1"/>'
    )


def _cross(cell: int) -> str:
    """Two strokes of a brush, each time a little different."""
    luck = Luck(cell)
    a, b, c, d = (luck.below(5) - 2 for _ in range(4))
    strokes = f"M{-10 + a} {-10 + b}Q{c} {d} {10 + b} {10 + a}M{10 + c} {-10 + d}Q{b} {a} {-10 + d} {10 + c}"
    return f'<path d="{strokes}" fill="none" stroke="{RED}" stroke-width="4.6"/>'


def _chest(colour: str, points: int | None) -> str:
    lid = f'<path d="M-13-1C-13-12 13-12 13-1Z" fill="{PAINT[colour]}" stroke="{INK}"/>'
    box = f'<path d="M-13-1H13V12H-13Z" fill="{PAINT[colour]}" stroke="{INK}"/>'
    plate = f'<circle cy="3" r="7.5" {LINES}/>'
    if points is None:
        return lid + box + plate + _sign(colour, 0, 3, 0.8)
    return lid + box + plate + _written(str(points), 0, 3, 9) + _sign(colour, 12, -11, 0.8)


def _key(colour: str) -> str:
    shape = "M2-2L12 8M8 4L11 1M11 7L14 4"
    return (
        f'<path d="{shape}" fill="none" stroke="{INK}" stroke-width="5.4"/>'
        f'<path d="{shape}" fill="none" stroke="{PAINT[colour]}" stroke-width="2.8"/>'
        f'<circle cx="-4" cy="-6" r="9" fill="{PAINT[colour]}" stroke="{INK}"/>'
        f'<circle cx="-4" cy="-6" r="6.2" {LINES}/>' + _sign(colour, -4, -6, 0.7)
    )


def _sign(colour: str, x: float, y: float, scale: float) -> str:
    return _at(x, y, f'<path d="{SIGNS[colour]}" fill="{PAINT[colour]}" stroke="{INK}"/>', scale)


def _walls(figures: Figures, island: Map) -> Iterator[str]:
    east, south, lines = whole(island.east), whole(island.south), ""
    for cell in figures.cells:
        row, column = divmod(cell, STRIDE)
        if column < figures.columns - 1 and not east >> cell & 1:
            lines += f"M{(column + 1) * SIDE} {row * SIDE}v{SIDE}"
        if row < figures.rows - 1 and not south >> cell & 1:
            lines += f"M{column * SIDE} {(row + 1) * SIDE}h{SIDE}"
    yield f'<path d="{lines}" fill="none" stroke="{INK}" stroke-width="5"/>'


# Below the island


def _rows(layout: Layout, wide: int) -> Iterator[str]:
    """S3: every treasure's places, and its reward."""
    top, column = layout.figures.rows * SIDE + SEA + 26, wide * 0.36
    for kind, treasure in enumerate(layout.treasures):
        x, y = kind // 2 * column, top + kind % 2 * 40
        yield _at(x + 10, y, TREASURES[kind])
        for place in range(treasure.places):
            at = f'x="{x + 32 + place * 24:g}" y="{y - 9}"'
            yield f'<rect {at} width="18" height="18" rx="3" fill="none" stroke="{INK}"/>'
        end = x + 32 + treasure.places * 24
        yield f'<path d="M{end:g} {y}h12m-5-4l5 4-5 4" fill="none" stroke="{INK}"/>'
        yield f'<circle cx="{end + 27:g}" cy="{y}" r="11" fill="{BEACH}" stroke="{INK}"/>'
        yield _written(str(treasure.points), end + 27, y, 10)


def _name(layout: Layout, wide: int, number: int, edition: Edition) -> Iterator[str]:
    """The map's number; below it both number and edition, a secret one's name in two lines."""
    top, groups = layout.figures.rows * SIDE + SEA + 26, f"{number}/{edition}".split("-")
    yield _written(str(number), wide * 0.88, top + 6, 26)
    lines = ["-".join([*groups[:2], ""]), "-".join(groups[2:])] if len(groups) > 1 else groups
    for at, line in enumerate(lines):
        yield _written(line, wide * 0.88, top + 39 + at * 14, min(9, 190 / len(line) / 0.84 / 2 * len(lines)))
