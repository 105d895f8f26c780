"""Bots of one's own: each in a process of its own, and what one does wrong costs it the game and nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.lab.conftest import Wurf
from wurf.core.text import say
from wurf.games import all_games
from wurf.lab.plan import Limits, Plan
from wurf.lab.runs import outcomes

FIRST = """
def choose(game, view, seed):
    state = game.determinize(view, seed)
    return game.legal(state, view.seat).sample(seed)
"""
RAISES = "def choose(game, view, seed):\n    return 1 / 0\n"
HANGS = "def choose(game, view, seed):\n    while True:\n        pass\n"
ILLEGAL = "def choose(game, view, seed):\n    if seed:\n        return 'roll 6'\n    return ''\n"
GREEDY = "def choose(game, view, seed):\n    return bytearray(1 << 40)\n"
BROKEN = "def choose(game, view, seed)\n    return None\n"
LEAVES = "import os\ndef choose(game, view, seed):\n    os._exit(3)\n"
NOTHING = "answer = 42\n"
NO_ACTION = "def choose(game, view, seed):\n    if seed:\n        return None\n    return ''\n"
OTHER_PARAMETERS = "import math\n\ndef choose(view):\n    return ''\n"
AN_OBJECT = f"""{FIRST}
class Bot:
    def __call__(self, game, view, seed):
        return FIRST(game, view, seed) if seed % 3 else 'e9'
FIRST, choose = choose, Bot()
"""
CHATTY = "import sys\n" + FIRST.replace("    state", "    print('x' * 100_000)\n    state")


def plan(source: str, *, game: str = "loot", games: int = 2, seconds: float = 1.0) -> Plan:
    options: dict[str, int | str] = {"turn_cap": 5} if game == "loot" else {}
    files = {"guest.py": source}
    return Plan(game, ("easy", "guest.py"), games, "a seed", options, files=files, limits=Limits(seconds)).checked()


@pytest.mark.parametrize("game", [game for game in all_games() if game != "drop_it"])
def test_a_bot_of_ones_own_plays_every_game_to_its_end(game: str) -> None:
    (outcome,) = outcomes(plan(FIRST, game=game, games=1, seconds=60), 1)
    assert outcome.forfeited is None
    assert outcome.turns > 0


@pytest.mark.parametrize(
    ("source", "line", "reason"),
    [
        (RAISES, 2, "ZeroDivisionError: division by zero"),
        (HANGS, 3, "no choice within one second"),
        (ILLEGAL, 3, "roll 6"),
        (GREEDY, 2, "MemoryError"),
        (BROKEN, 1, "SyntaxError"),
        (LEAVES, 0, "its process died"),
        (NOTHING, 0, "the file has no function “choose”"),
        (NO_ACTION, 3, "“None” is illegal"),
        (OTHER_PARAMETERS, 3, "TypeError: choose() takes 1 positional argument"),
        (AN_OBJECT, 0, "“e9” is illegal"),
    ],
    ids=[
        "raises",
        "hangs",
        "illegal",
        "greedy",
        "broken",
        "leaves",
        "nothing",
        "no action",
        "other parameters",
        "an object",
    ],
)
def test_a_bot_that_fails_forfeits_the_game_and_is_named_with_its_line(source: str, line: int, reason: str) -> None:
    played = list(outcomes(plan(source), 1))
    assert [outcome.ranks for outcome in played] == [(1, 2), (1, 2)]
    for outcome in played:
        assert outcome.forfeited is not None
        assert outcome.forfeited.bot == 1
        assert outcome.forfeited.line in ((line, 2) if source == HANGS else (line,))
        assert reason in say(outcome.forfeited.reason)


def test_what_a_bot_prints_disturbs_nobody() -> None:
    assert [outcome.forfeited for outcome in outcomes(plan(CHATTY), 1)] == [None, None]


def test_a_bot_of_ones_own_plays_the_same_games_in_any_number_of_processes() -> None:
    many = plan(FIRST, games=6)
    assert list(outcomes(many, 1)) == list(outcomes(many, 2))


def test_the_run_goes_on_and_names_the_line(wurf: Wurf, tmp_path: Path) -> None:
    bot = tmp_path / "mine.py"
    bot.write_text(RAISES, encoding="utf-8")
    code, out, err = wurf("simulate", "loot", "--bots", f"easy,{bot}", "--games", 2, "--workers", 1)
    assert (code, err) == (0, "")
    assert "2 mine.py" in out
    assert "mine.py, line 2: ZeroDivisionError: division by zero (2 games forfeited)" in out


def test_the_template_is_a_bot_and_is_never_written_over_a_file(wurf: Wurf, tmp_path: Path) -> None:
    bot = tmp_path / "mine.py"
    assert wurf("new-bot", bot)[0] == 0
    text = bot.read_text(encoding="utf-8")
    assert [outcome.forfeited for outcome in outcomes(plan(text, games=2, seconds=60), 1)] == [None, None]
    code, _, err = wurf("new-bot", bot)
    assert code == 2
    assert "cannot be written: File exists" in err
    assert bot.read_text(encoding="utf-8") == text
    assert "ends in .py" in wurf("new-bot", tmp_path / "mine.txt")[2]


def test_a_bot_file_that_is_not_there_is_one_sentence(wurf: Wurf) -> None:
    code, out, err = wurf("simulate", "loot", "--bots", "easy,nowhere.py")
    assert (code, out) == (2, "")
    assert "nowhere.py cannot be read" in err
