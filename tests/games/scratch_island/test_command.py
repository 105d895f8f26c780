"""`wurf map`: maps of Scratch Island in the terminal and as pictures."""

from __future__ import annotations

import re
import struct
import zlib
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree

import pytest

from wurf.core.text import LANGUAGES
from wurf.games import load
from wurf.games.scratch_island.components import COLOURS
from wurf.games.scratch_island.editions import LAST_NUMBER
from wurf.games.scratch_island.maps import map_of, open_ways, whole

Wurf = Callable[..., tuple[int, str, str]]
NAMED = "4k2m9q-0xv7c-hh3ta-8w1rn-zd5ge"
SVG = "{http://www.w3.org/2000/svg}"


EDITIONS = f"it is a whole number from 1 to 4503603922337791, or a name such as {NAMED}."


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_game_brings_its_command_and_help_teaches_it(wurf: Wurf, language: str) -> None:
    assert re.search(r"^    map +\w", wurf("--help", "--language", language)[1], re.MULTILINE)
    code, out, err = wurf("map", "--help", "--language", language)
    assert (code, err) == (0, "")
    assert "\n  wurf map 17" in out
    assert not re.search(r"scratch_island-|%%", out)


def grid(out: str) -> list[list[str]]:
    """The signs of the printed cells, by row and column."""
    rows = re.findall(r"^ ?(\d+) (.+)$", out, re.MULTILINE)
    assert [int(number) for number, _ in rows] == list(range(1, 12))
    return [[line.ljust(39)[at : at + 2] for at in range(0, 39, 3)] for _, line in rows]


@pytest.mark.parametrize("number", [1, 17, 48])
def test_a_map_is_drawn_with_what_is_printed_on_its_foil(wurf: Wurf, number: int) -> None:
    code, out, err = wurf("map", number)
    assert (code, err) == (0, "")
    assert out.startswith(f"Scratch Island, map {number} of edition 1\n\n   a  b  c ")
    signs = [sign for row in grid(out) for sign in row]
    assert {sign: signs.count(sign) for sign in set(signs)} == {
        "▙▟": 1,
        "▲▲": 16,
        "><": 6,
        "░░": 143 - 1 - 16 - 6 - 4,
        **{f"■{colour[0]}": 1 for colour in COLOURS},
    }


def test_walls_stand_where_the_map_has_them(wurf: Wurf) -> None:
    layout = load("scratch_island").layout
    island = map_of(layout.figures, 1, 17)
    walls = sum(way.bit_count() for way in open_ways(layout.figures))
    walls -= whole(island.east).bit_count() + whole(island.south).bit_count()
    lines = [line.ljust(42) for line in wurf("map", 17)[1].split("\n\n")[1].splitlines()[1:]]
    upright = sum(line[at + 2] == "│" for line in lines for at in range(3, 42, 3) if line[:2].strip())
    lying = sum(line[at : at + 2] == "──" for line in lines for at in range(3, 42, 3))
    assert upright + lying == walls


def test_what_is_hidden_is_shown_only_to_whoever_asks(wurf: Wurf) -> None:
    foil, under = wurf("map", 5)[1], wurf("map", 5, "--hidden")[1]
    signs = [sign for row in grid(under) for sign in row]
    counted = {sign: signs.count(sign) for sign in set(signs)}
    assert counted.pop("· ") > 90
    assert counted == {
        "▙▟": 1,
        "▲▲": 16,
        "><": 1,
        "~~": 10,
        "co": 2,
        "sh": 3,
        "ge": 4,
        "cr": 4,
        "kb": 1,
        "kr": 1,
        "kg": 1,
        "ky": 1,
        "3 ": 1,
        "4 ": 1,
        "5 ": 1,
        "6 ": 1,
    }
    assert not {"~~", "co", "sh", "kb", "3 "} & {sign for row in grid(foil) for sign in row}


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["boat", "red cross", "blue chest", "gems"]),
        ("de", ["Boot", "Wand", "blaue Truhe", "Kronen"]),
        ("es", ["barca", "serpiente", "cofre azul", "coronas"]),
    ],
)
def test_a_legend_says_what_the_signs_mean(wurf: Wurf, language: str, words: list[str]) -> None:
    legend = wurf("map", 1, "--language", language)[1].split("\n\n")[-1]
    assert all(word in legend for word in words)
    signs = re.findall(r"(?:^|   )(\S+) ", legend, re.MULTILINE)
    assert len(signs) == len(set(signs)) == 17


def test_another_edition_has_other_maps(wurf: Wurf) -> None:
    maps = [wurf("map", 9, "--edition", edition)[1] for edition in (1, 2, 999_999, LAST_NUMBER, NAMED)]
    assert len({grid.split("\n", 1)[1] for grid in maps}) == 5
    assert wurf("map", 9)[1] == maps[0]


def test_an_svg_is_a_sheet_that_needs_no_font(wurf: Wurf, tmp_path: Path) -> None:
    file = tmp_path / "map.svg"
    assert wurf("map", 17, "--edition", 5, "--svg", file, "--language", "de") == (0, "", "")
    sheet = ElementTree.fromstring(file.read_text(encoding="utf-8"))
    assert sheet.tag == f"{SVG}svg"
    assert sheet.get("width") == "180mm"
    assert sheet.findtext(f"{SVG}title") == "Scratch Island, Karte 17 der Auflage 5"
    assert not list(sheet.iter(f"{SVG}text"))
    assert "href" not in file.read_text()


def test_a_picture_of_the_foil_is_the_same_whatever_lies_under_it(
    wurf: Wurf, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    foil, under, other = tmp_path / "foil.svg", tmp_path / "under.svg", tmp_path / "other.svg"
    wurf("map", 3, "--svg", foil)
    wurf("map", 3, "--svg", under, "--hidden")
    real = map_of
    monkeypatch.setattr(
        "wurf.games.scratch_island.maps.map_of",
        lambda *which: real(*which)._replace(hidden=real(which[0], 2, 2).hidden),
    )
    wurf("map", 3, "--svg", other)
    assert foil.read_text() == other.read_text() != under.read_text()


def size(png: bytes) -> tuple[int, int]:
    """The size of a PNG, whose pixels are all there."""
    assert png.startswith(b"\x89PNG\r\n\x1a\n")
    width, height, depth, kind = struct.unpack(">IIBB", png[16:26])
    assert (depth, kind) == (8, 6)  # four bytes a pixel
    at, data = 8, b""
    while at < len(png):
        (length,) = struct.unpack(">I", png[at : at + 4])
        if png[at + 4 : at + 8] == b"IDAT":
            data += png[at + 8 : at + 8 + length]
        at += length + 12
    assert len(zlib.decompress(data)) == height * (1 + 4 * width)
    return width, height


def test_a_png_has_the_same_picture(wurf: Wurf, tmp_path: Path) -> None:
    foil, under = tmp_path / "foil.PNG", tmp_path / "under.png"
    assert wurf("map", 17, "--png", foil) == (0, "", "")
    assert wurf("map", 17, "--png", under, "--hidden") == (0, "", "")
    assert size(foil.read_bytes()) == size(under.read_bytes()) == (1240, 1266)
    assert foil.read_bytes() != under.read_bytes()


def test_maps_of_other_components_can_be_drawn(wurf: Wurf, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(load("scratch_island").components.text.replace("rocks = 16", "rocks = 9"))
    out = wurf("map", 1, "--components", file)[1]
    assert sum(row.count("▲▲") for row in grid(out)) == 9


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ([], "Something is missing: NUMBER (see “wurf map --help”)."),
        (["0"], "“0” is not a whole number from 1 to 48."),
        (["49"], "“49” is not a whole number from 1 to 48."),
        (["-3"], "“-3” is not a whole number from 1 to 48."),
        (["seven"], "“seven” is not a whole number from 1 to 48."),
        *(
            (["7", f"--edition={edition}"], f"“{edition}” is not an edition: {EDITIONS}")
            for edition in ("0", "-1", "4503603922337792", "first", "secret", NAMED.upper(), NAMED[:-1], f"{NAMED}0")
        ),
        (["7", "--svg", "map.png"], "The file map.png must end in .svg."),
        (["7", "--png", "map"], "The file map must end in .png."),
        (["7", "--png"], "--png needs a value (see “wurf map --help”)."),
        (["7", "--png", "nowhere/map.png"], "“nowhere/map.png” cannot be written: No such file or directory."),
        (["7", "--svg", "a.svg", "--png", "a.png"], "--png and --svg do not go together (see “wurf map --help”)."),
        (["7", "--components", "x.toml"], "The components file x.toml cannot be read: No such file or directory."),
    ],
)
def test_a_call_that_means_nothing_gets_a_sentence_and_writes_nothing(
    wurf: Wurf, arguments: list[str], sentence: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    assert wurf("map", *arguments) == (2, "", f"wurf: {sentence}\n")
    assert list(tmp_path.iterdir()) == []


def test_a_folder_is_no_picture(wurf: Wurf, tmp_path: Path) -> None:
    (tmp_path / "map.svg").mkdir()
    code, out, err = wurf("map", 7, "--svg", tmp_path / "map.svg")
    assert (code, out) == (2, "")
    assert err.endswith("map.svg” cannot be written: Is a directory.\n")
