"""The pictures of the rules page show what they are about."""

import json
from pathlib import Path

import pytest

FILE = Path(__file__).parents[3] / "web/src/games/drop_it/rules/scenes.json"
SCENES = json.loads(FILE.read_text(encoding="utf-8"))


def offences(scene):
    return [contact["taboos"] for contact in SCENES[scene]["verdict"]["contacts"] if contact["touching"]]


@pytest.mark.parametrize("taboo", ["shape", "colour", "edge"])
def test_D14_D15_D16_a_taboo_is_broken_alone_and_in_one_place(taboo):
    assert SCENES[taboo]["verdict"]["taboos"] == [taboo]
    assert [found for found in offences(taboo) if found] == [[taboo]]


def test_D17_a_piece_sticks_out_and_breaks_nothing_else():
    assert SCENES["height"]["verdict"]["taboos"] == ["height"]
    assert not any(offences("height"))


def test_D20_the_example_of_the_rules_scores_7():
    verdict, piece = SCENES["points"]["verdict"], SCENES["points"]["pile"][-1]
    assert (piece["shape"], verdict["level"], verdict["worth"], verdict["scored"]) == ("square", 5, 7, 7)


def test_D21_one_gap_is_just_a_touch_and_the_other_just_not():
    both = ("touch", "miss")
    gaps = {scene: [(c["gap"], c["touching"]) for c in SCENES[scene]["verdict"]["contacts"]] for scene in both}
    assert gaps == {"touch": [(200, True)], "miss": [(300, False)]}
    assert [SCENES[scene]["verdict"]["taboos"] for scene in both] == [["colour"], []]


def test_D12_a_piece_rolls_pushes_others_and_ends_where_its_way_ends():
    way, rested = SCENES["way"], SCENES["fall"]["pile"][-1]
    assert way[-1][1:3] == [rested["x"], rested["y"]]
    assert abs(way[-1][1] - way[0][1]) > 5000


def test_D5_D22_both_sets_of_symbols_and_a_full_shaft():
    assert (SCENES["empty"]["edge"], SCENES["colours"]["edge"]) == ("shape", "colour")
    assert (len(SCENES["empty"]["pile"]), len(SCENES["full"]["pile"])) == (0, 36)
