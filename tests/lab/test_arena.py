"""The arena: line-ups, ratings, the crosstable, and the section that it writes."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.lab.conftest import Wurf
from wurf.lab.arena import line_ups, standings
from wurf.lab.marked import write_section
from wurf.lab.plan import Plan
from wurf.lab.playing import Outcome

PLAN = Plan("loot", (), 10, "a seed")


def won_by(bot: int, seats: tuple[int, ...] = (0, 1)) -> Outcome:
    ranks = tuple(1 if index == bot else 2 for index in range(len(seats)))
    return Outcome((9,) * len(seats), ranks, tuple(range(len(seats))), 5, ({},) * len(seats), seats)


def test_every_two_bots_meet_equally_often_in_both_seatings() -> None:
    plans = line_ups(PLAN, ["easy", "medium", "hard"], 2)
    assert [plan.bots for plan in plans] == [("easy", "medium"), ("easy", "hard"), ("medium", "hard")]
    assert {plan.games for plan in plans} == {4}  # 10 games are rounded up to 12


def test_bots_sit_down_twice_where_there_are_more_seats_than_bots() -> None:
    plans = line_ups(PLAN, ["easy", "medium"], 3)
    assert [plan.bots for plan in plans] == [("easy", "easy", "medium"), ("easy", "medium", "medium")]


def test_all_bots_meet_in_every_game_where_there_are_more_seats() -> None:
    plans = line_ups(PLAN, ["easy", "medium", "hard"], 4)
    assert [plan.bots for plan in plans] == [
        ("easy", "easy", "medium", "hard"),
        ("easy", "medium", "medium", "hard"),
        ("easy", "medium", "hard", "hard"),
    ]
    assert {plan.games for plan in plans} == {4}  # one deal, in four seatings


def test_the_table_says_who_is_ahead_of_whom_and_by_how_much() -> None:
    plans = line_ups(PLAN, ["easy", "medium", "hard"], 2)
    played = [[won_by(1)] * 20, [won_by(1)] * 20, [*[won_by(1)] * 15, *[won_by(0)] * 5]]
    told = standings(plans, played)
    assert [one.bot for one in told.bots] == ["hard", "medium", "easy"]
    hard, medium, easy = told.bots
    assert hard.against["medium"].mean == 0.75
    assert (medium.against["hard"].mean, medium.against["easy"].mean) == (0.25, 1.0)
    assert (hard.games, hard.share.mean) == (40, 0.875)
    assert hard.rating.low > easy.rating.high
    assert hard.rating.low <= hard.rating.mean <= hard.rating.high


def test_the_command_prints_a_crosstable_and_writes_its_section_alone(wurf: Wurf, tmp_path: Path) -> None:
    file, numbers = tmp_path / "bots.md", tmp_path / "arena.json"
    file.write_text("# Bots\n\nBefore.\n", encoding="utf-8")
    arguments = ("arena", "loot", "--bots", "easy,medium", "--games", 6, "--seed", "a", "--write", file)
    code, out, err = wurf(*arguments, "--workers", 1, "--option", "turn_cap=9", "--json", numbers)
    assert (code, err) == (0, "")
    assert "ahead of easy" in out
    assert {one["bot"] for one in json.loads(numbers.read_text())["bots"]} == {"easy", "medium"}
    text = file.read_text(encoding="utf-8")
    assert text.startswith("# Bots\n\nBefore.\n\n<!-- arena loot 2 easy, medium")
    assert "`wurf arena loot --bots easy,medium --seats 2 --games 6 --option turn_cap=9 --seed a`" in text
    file.write_text(text + "\nAfter.\n", encoding="utf-8")
    wurf(*arguments, "--workers", 1, "--option", "turn_cap=9")
    assert file.read_text(encoding="utf-8") == text + "\nAfter.\n"


def test_a_section_takes_the_place_of_the_one_before(tmp_path: Path) -> None:
    file = tmp_path / "notes.md"
    write_section(str(file), "one", "first")
    write_section(str(file), "two", "second")
    write_section(str(file), "one", "changed")
    text = file.read_text(encoding="utf-8")
    assert "first" not in text
    assert text.index("changed") < text.index("second")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("loot", "--bots", "easy"), "at least two bots"),
        (("loot", "--bots", "easy,easy"), "each named once"),
        (("loot", "--bots", "easy,genius"), "no bot called “genius”"),
        (("loot", "--seats", "9"), "9"),
        (("chess",), "chess"),
    ],
)
def test_what_cannot_be_an_arena_gets_one_sentence(wurf: Wurf, arguments: tuple[str, ...], sentence: str) -> None:
    code, out, err = wurf("arena", *arguments)
    assert (code, out) == (2, "")
    assert sentence in err
    assert len(err.strip().splitlines()) == 1
