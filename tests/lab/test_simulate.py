from __future__ import annotations

import itertools
import json
import re
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest

from wurf.bots import bot_module
from wurf.cli import _lab, main
from wurf.core.record import parse, replay
from wurf.games import load
from wurf.lab.estimates import Estimate, wilson, wilson_of
from wurf.lab.plan import Plan, rotated
from wurf.lab.playing import Outcome
from wurf.lab.runners import Local
from wurf.lab.runs import outcomes
from wurf.lab.simulate import report

RECORDS = Path(__file__).parents[1] / "records"
PLAN = Plan("loot", ("medium", "easy", "easy"), 6, "a seed", {"turn_cap": 25}).checked()


def test_the_same_seed_gives_the_same_games_with_any_number_of_workers() -> None:
    assert list(outcomes(PLAN, 1)) == list(outcomes(PLAN, 2))


def test_another_seed_gives_other_games() -> None:
    other = Plan("loot", PLAN.bots, 6, "another seed", PLAN.options)
    assert list(outcomes(PLAN, 1)) != list(outcomes(other, 1))


@pytest.mark.parametrize("id", ["loot", "quadrata"])
def test_games_may_begin_in_a_position_that_a_replay_prints(
    wurf: Callable[..., tuple[int, str, str]], capsys: pytest.CaptureFixture[str], tmp_path: Path, id: str
) -> None:
    file, record = tmp_path / "position.txt", RECORDS / f"{id}-2.txt"
    match = replay(parse(record.read_text(encoding="utf-8")), load)
    main(["replay", str(record), "--position", str(match.sequence - 1)])
    file.write_text(capsys.readouterr().out, encoding="utf-8")
    text = file.read_text(encoding="utf-8")
    for played in outcomes(Plan(id, ("easy", "easy"), 2, "a seed", position=text).checked(), 1):
        assert played.turns >= bot_module(match.game).turns(match.game.read_state(text))
        assert sum(sum(counted.values()) for counted in played.counted) <= 2
    code, out, err = wurf("simulate", id, "--bots=easy,easy", "--games=2", "--workers=1", "--position", file)
    assert (code, err) == (0, "")
    assert "2 easy" in out
    code, out, err = wurf("simulate", id, "--bots=easy,easy,easy", "--games=2", "--position", file)
    assert (code, out) == (2, "")
    assert "The position is one of 2 seats, but 3 bots are to play." in err


def test_a_position_that_cannot_be_read_is_one_sentence(
    wurf: Callable[..., tuple[int, str, str]], tmp_path: Path
) -> None:
    assert "nothing.txt" in wurf("simulate", "loot", "--position", tmp_path / "nothing.txt")[2]
    (tmp_path / "wrong.txt").write_text("phase: sleep\n", encoding="utf-8")
    code, out, err = wurf("simulate", "loot", "--position", tmp_path / "wrong.txt")
    assert (code, out) == (2, "")
    assert "Line 1 of the position is wrong" in err
    assert "Traceback" not in err


def test_every_game_is_counted_once() -> None:
    told = report(PLAN, list(outcomes(PLAN, 1)))
    assert sum(bot.won for bot in told.bots) + sum(bot.tied > 0 for bot in told.bots) >= 1
    assert sum(bot.share.mean for bot in told.bots) == pytest.approx(1.0, abs=0.2)  # a tie of three counts half each
    assert told.shortest <= told.turns.mean <= told.longest <= 25
    assert set(told.bots[0].counted) == {"nudge", "wrap"}
    assert told.bots[0].share.mean > told.bots[1].share.mean


def test_a_win_shared_only_with_the_own_team_is_no_tie() -> None:
    plan = Plan("drop_it", ("easy",) * 4, 2, "", {"teams": 2})
    won = Outcome((30, 30, 20, 20), (1, 1, 3, 3), (0, 0, 1, 1), 72, ({},) * 4)
    tied = Outcome((30, 30, 30, 30), (1, 1, 1, 1), (0, 0, 1, 1), 72, ({},) * 4)
    told = report(plan, [won, tied])
    assert [(bot.won, bot.tied) for bot in told.bots] == [(1, 1), (1, 1), (0, 1), (0, 1)]
    assert [bot.share.mean for bot in told.bots] == [0.75, 0.75, 0.25, 0.25]


@pytest.mark.parametrize(
    ("teams", "seats"),
    [
        ((0, 0, 1, 1), [[0, 1, 2, 3], [2, 3, 0, 1], [0, 1, 2, 3]]),
        ((0, 1, 1), [[0, 1, 2], [0, 1, 2], [0, 1, 2]]),
        ((0, 1, 2), [[0, 1, 2], [1, 2, 0], [2, 0, 1]]),
    ],
)
def test_team_mates_stay_together_when_seats_rotate(teams: tuple[int, ...], seats: list[list[int]]) -> None:
    assert [rotated(teams, number) for number in range(3)] == seats


def test_teams_are_told_with_the_outcome() -> None:
    plan = Plan("drop_it", ("easy",) * 4, 2, "a seed", {"teams": 2}).checked()
    assert [outcome.teams for outcome in outcomes(plan, 1)] == [(0, 0, 1, 1), (1, 1, 0, 0)]


def test_wilson_intervals_are_those_of_the_books() -> None:
    """Values of R's prop.test(correct = FALSE)."""
    half = wilson(5, 10)
    assert (half.low, half.high) == (pytest.approx(0.2365931, abs=1e-6), pytest.approx(0.7634069, abs=1e-6))
    none = wilson(0, 10)
    assert (none.low, none.high) == (0.0, pytest.approx(0.2775328, abs=1e-6))


def test_games_of_a_deal_that_resemble_each_other_count_for_less() -> None:
    """Two games per deal: where both always go the same way, there are only as many results as deals. Where they go
    against each other, more would be claimed than there is if each deal counted for more than its games."""
    alike = [(1.0, 1.0)] * 5 + [(0.0, 0.0)] * 5
    opposite = [(1.0, 0.0), (0.0, 1.0)] * 5
    assert wilson_of(alike) == wilson(5, 10)
    assert wilson_of(opposite) == wilson(10, 20)
    assert wilson_of([(1.0, 1.0)] * 10) == wilson(20, 20)
    assert wilson_of([]) == wilson_of([(), ()]) == Estimate(0.0, 0.0, 1.0)


def test_the_command_prints_a_table_and_writes_json(wurf: Callable[..., tuple[int, str, str]], tmp_path: Path) -> None:
    file = tmp_path / "report.json"
    arguments = ("loot", "--bots", "medium,easy", "--games", 4, "--seed", "a", "--workers", 1, "--json", file)
    code, out, err = wurf("simulate", *arguments)
    assert (code, err) == (0, "")  # no progress bar where there is no terminal
    assert "1 medium" in out
    assert "2 easy" in out
    assert "4 games of" in out
    written = json.loads(file.read_text())
    assert [bot["level"] for bot in written["bots"]] == ["medium", "easy"]
    assert wurf("simulate", *arguments)[1] == out


class Interrupted(Local):
    """Gives up after the first batches, as after Ctrl-C."""

    def run(self, jobs: Sequence[bytes]) -> Iterator[tuple[int, bytes]]:
        yield from itertools.islice(super().run(jobs), 2)
        raise KeyboardInterrupt


def test_what_was_played_before_an_interruption_is_told_and_resumed(
    wurf: Callable[..., tuple[int, str, str]], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "report.json"
    arguments = ("loot", "--bots", "medium,easy", "--workers", 1, "--json", file)
    with monkeypatch.context() as patched:
        patched.setattr(_lab, "Local", Interrupted)
        code, out, err = wurf("simulate", *arguments, "--games", 60)
    assert code == 130
    assert "50 games of" in out
    assert err == "Ended after 50 of 60 games; they are kept, and the same command with --resume goes on.\n"
    first = json.loads(file.read_text())
    assert first["plan"]["games"] == 50
    code, out, err = wurf("simulate", *arguments, "--games", 60, "--resume")
    assert (code, err) == (0, "")
    assert "60 games of" in out
    resumed = json.loads(file.read_text())
    assert resumed["plan"]["seed"] == first["plan"]["seed"]
    assert wurf("simulate", *arguments, "--games", 60, "--seed", resumed["plan"]["seed"])[1] == out
    assert "There is nothing to resume" in wurf("simulate", *arguments, "--games", 60, "--resume")[2]


def test_the_command_takes_options_and_other_components(
    wurf: Callable[..., tuple[int, str, str]], tmp_path: Path
) -> None:
    sheet = tmp_path / "sheet.toml"
    sheet.write_text(re.sub(r"fields = \d+", "fields = 3", load("loot").components.text))
    arguments = ("loot", "--bots", "easy,easy", "--games", 2, "--workers", 1, "--seed", "b")
    assert "3.0 ± 0.0 turns" in wurf("simulate", *arguments, "--option", "turn_cap=3")[1]
    code, out, _ = wurf("simulate", *arguments, "--components", sheet)
    assert code == 0
    assert out != wurf("simulate", *arguments)[1]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("chess",), "chess"),
        (("loot", "--bots", "genius,easy"), "no bot called “genius”"),
        (("loot", "--bots", "easy,"), "no bot called “”"),
        (("loot", "--bots", "easy,easy,easy,easy,easy"), "5"),
        (("loot", "--games", "0"), "0"),
        (("loot", "--games", "many"), "many"),
        (("loot", "--option", "turn_cap"), "“turn_cap” is not an option"),
        (("loot", "--option", "speed=3"), "speed"),
        (("loot", "--option", "turn_cap=0"), "turn_cap"),
        (("loot", "--components", "/nowhere/sheet.toml"), "/nowhere/sheet.toml"),
    ],
)
def test_what_cannot_be_simulated_gets_one_sentence(
    wurf: Callable[..., tuple[int, str, str]], arguments: tuple[str, ...], sentence: str
) -> None:
    code, out, err = wurf("simulate", *arguments)
    assert (code, out) == (2, "")
    assert sentence in err
    assert len(err.strip().splitlines()) == 1


@pytest.mark.parametrize("target", [("--json", "."), ("--json", "nowhere/x.json"), ("--report", "file/out")])
def test_a_report_that_cannot_be_written_is_refused_before_anything_is_played(
    wurf: Callable[..., tuple[int, str, str]], tmp_path: Path, target: tuple[str, str]
) -> None:
    (tmp_path / "file").touch()
    code, out, err = wurf("simulate", "loot", "--bots", "easy", target[0], tmp_path / target[1])
    assert (code, out) == (2, "")
    assert "cannot be written" in err
    assert len(err.splitlines()) == 1


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a file of Linux")
def test_games_are_kept_if_the_disk_is_too_full_for_their_report(wurf: Callable[..., tuple[int, str, str]]) -> None:
    arguments = ("simulate", "loot", "--bots", "easy", "--games", 1, "--workers", 1, "--option", "turn_cap=5")
    code, out, err = wurf(*arguments, "--json", "/dev/full")
    assert code == 2
    assert err.startswith("All games were played and are kept")
    assert "cannot be written: No space left on device." in err
    assert wurf(*arguments, "--resume") == (0, out, "")
