"""Variants of a game: keys of its components, and what they change."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.lab.conftest import Wurf
from wurf.games import all_games, load
from wurf.lab.balance import balance, variants
from wurf.lab.knobs import Knob, changed, knob_from
from wurf.lab.plan import Plan
from wurf.lab.runners import Local
from wurf.lab.runs import Run

PLAN = Plan("loot", ("medium", "easy"), 40, "a seed")


def test_values_are_ranges_and_lists() -> None:
    assert knob_from("track.fields=10..12") == Knob("track.fields", (10, 11, 12))
    assert knob_from("bar.entries.1=1,nudge") == Knob("bar.entries.1", (1, "nudge"))
    assert knob_from("x=0.5,1") == Knob("x", (0.5, 1))


@pytest.mark.parametrize("game", all_games())
def test_components_that_are_written_again_mean_the_same(game: str) -> None:
    again: Any = load(game, changed(game, None, {}))
    printed: Any = load(game)
    assert again.tables == printed.tables


@pytest.mark.parametrize("key", ["circles.rows.r.need", "circles.rows.1.need", "rewards.rows.1.need"])
def test_a_key_may_be_counted_and_may_have_another_word(key: str) -> None:
    assert load("loot", changed("loot", None, {key: 3})).tables.needs[0] == 3


def test_a_knob_that_matters_has_an_effect_and_one_that_does_not_has_none() -> None:
    """A shorter track makes a shorter game. What the last entry of the bar is worth, hardly any game finds out."""
    knobs = [Knob("track.fields", (4, 12)), Knob("bar.entries.9", (4, 5))]
    run = Run(variants(PLAN, knobs))
    assert [plan.games for plan in run.plans] == [10] * 4
    for _ in run.play(Local(1)):
        pass
    told = balance(run.plans, knobs, [run.outcomes(index) for index in range(4)], ["turns"])
    track, bar = told.effects
    assert track.clear
    assert track.means[0].mean < track.means[1].mean
    assert track.change.mean == pytest.approx(track.means[1].mean - track.means[0].mean)
    assert not bar.clear


def test_the_command_prints_a_table_per_knob_and_writes_a_page(wurf: Wurf, tmp_path: Path) -> None:
    folder = tmp_path / "out"
    vary = ("--vary", "track.length=4..5", "--vary", "rewards.rows.1.need=2,3")
    arguments = ("balance", "loot", *vary, "--games", 8, "--workers", 1, "--metrics", "turns,decided")
    code, out, err = wurf(*arguments, "--report", folder)
    assert (code, err) == (0, "")
    assert "4 variants with 2 games each" in out
    assert sorted(file.name for file in folder.iterdir()) == ["games.parquet", "index.html", "report.json"]
    effects = json.loads((folder / "report.json").read_text())["effects"]
    assert [(one["key"], one["metric"]) for one in effects] == [
        ("track.length", "turns"),
        ("track.length", "decided"),
        ("rewards.rows.1.need", "turns"),
        ("rewards.rows.1.need", "decided"),
    ]
    page = (folder / "index.html").read_text(encoding="utf-8")
    assert "<th>track.length: 4 → 5</th>" in page
    assert "4 variants with 2 games each" in page


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ((), "Say what to vary"),
        (("--vary", "track.fields"), "“track.fields” varies nothing"),
        (("--vary", "track.fields=9..3"), "has no values that can be counted"),
        (("--vary", "track.fields=1..9999"), "at most 50 values"),
        (("--vary", "track.fields=3,"), "has no values"),
        (("--vary", "track.fields=5"), "needs at least two values"),
        (("--vary", "track.size=5,6"), "no key “track.size”: in place of “size” there is fields"),
        (("--vary", "bar.entries.10=1,2"), "in place of “10” there is 1–9"),
        (("--vary", "track=5,6"), "“track” is not one value: go on to one of fields"),
        (("--vary", "track.fields=14..17"), "is wrong at “track.fields”"),
        (("--vary", "track.fields=5,6", "--vary", "track.fields=7,8"), "only once"),
        (("--vary", "track.fields=5,6", "--metrics", "fun"), "no metric “fun”; there are turns, points"),
        (("--vary", "track.fields=5,6", "--bots", "easy,genius"), "no bot called “genius”"),
    ],
)
def test_what_cannot_be_varied_gets_one_sentence(wurf: Wurf, arguments: tuple[str, ...], sentence: str) -> None:
    code, out, err = wurf("balance", "loot", *arguments)
    assert (code, out) == (2, "")
    assert sentence in err
    assert len(err.strip().splitlines()) == 1
