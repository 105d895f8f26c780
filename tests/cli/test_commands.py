"""What the commands print, in every language."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from wurf import __version__
from wurf.core.game import Components, Setup
from wurf.core.record import parse, verify
from wurf.core.text import LANGUAGES
from wurf.games import load
from wurf.store import Seat, Store, Written, new_table

Wurf = Callable[..., tuple[int, str, str]]
COMMANDS = [
    "analyse",
    "arena",
    "balance",
    "calibrate",
    "games",
    "new",
    "new-bot",
    "record",
    "replay",
    "serve",
    "simulate",
    "verify",
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_teaches_with_examples(wurf: Wurf, command: str, language: str) -> None:
    code, out, err = wurf(*filter(None, [command]), "--help", "--language", language)
    assert (code, err) == (0, "")
    assert not re.search(r"\bcli-|%%", out)
    assert f"\n  wurf {command}".rstrip() in out
    heading = {"en": "examples:", "de": "Beispiele:", "es": "ejemplos:"}[language]
    assert heading in out


def test_help_lists_every_command(wurf: Wurf) -> None:
    _, out, _ = wurf("--help")
    assert all(re.search(rf"^    {command} +\S", out, re.MULTILINE) for command in COMMANDS)


@pytest.mark.parametrize(
    ("variable", "value", "word"),
    [("LANG", "de_AT.UTF-8", "Personen"), ("LC_ALL", "es_MX.UTF-8", "personas"), ("LANG", "fr_FR.UTF-8", "players")],
)
def test_it_speaks_the_language_of_the_system(
    wurf: Wurf, monkeypatch: pytest.MonkeyPatch, variable: str, value: str, word: str
) -> None:
    monkeypatch.setenv(variable, value)
    assert word in wurf("games")[1]
    assert "players" in wurf("games", "--language=en")[1]
    assert "Personen" in wurf("--language", "de", "games")[1]


def test_it_knows_its_version(wurf: Wurf) -> None:
    assert wurf("--version") == (0, f"{__version__}\n", "")


def test_games_tells_what_is_in_the_box(wurf: Wurf) -> None:
    code, out, err = wurf("games")
    assert (code, err) == (0, "")
    assert "loot  LOOT, 1 to 4 players, rules version 1\n" in out
    assert "turn_cap: Turn limit (1 to 1,000, usually 200)" in out


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_true_record_is_verified_with_its_account(wurf: Wurf, write_record: Any, seats: int) -> None:
    code, out, err = wurf("verify", write_record(seats=seats))
    assert (code, err) == (0, "")
    assert re.match(r"True: \d+ moves of LOOT follow the rules, and every roll is the one", out)
    assert len(re.findall(r"^\d\. \w+.*: \d+ points?$", out, re.MULTILINE)) == seats


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_match_is_replayed_without_stopping_where_there_is_no_terminal(
    wurf: Wurf, write_record: Any, language: str
) -> None:
    code, out, err = wurf("replay", write_record(seats=2), "--language", language)
    assert (code, err) == (0, "")
    chance = {"en": "Chance", "de": "Zufall", "es": "Azar"}[language]
    assert re.search(rf"^   3  {chance}: roll \d \d \d$", out, re.MULTILINE)
    assert "   2  Otto [b]: start " in out
    assert re.search(r"^ 7 (\w[ /X][ @]|\.[ /X][ @]){7}", out, re.MULTILINE)
    assert out == wurf("replay", write_record(seats=2), "--all", "--language", language)[1]


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Ben steals a {} from Clara’s square and "),
        ("de", "Ben raubt eine {} aus dem Quadrat von Clara und legt sie "),
        ("es", "Ben roba un {} del cuadrado de Clara "),
    ],
)
def test_a_replay_names_whoever_else_an_event_concerns(wurf: Wurf, tmp_path: Path, language: str, line: str) -> None:
    text = (Path(__file__).parents[1] / "records/quadrata-3.txt").read_text(encoding="utf-8")
    file = tmp_path / "record.txt"
    for seat, name in enumerate(("Ana", "Ben", "Clara"), 1):
        text = re.sub(rf"^name {seat}: .*$", f"name {seat}: {name}", text, flags=re.MULTILINE)
    file.write_text(text, encoding="utf-8")
    code, out, err = wurf("replay", file, "--all", "--language", language)
    assert (code, err) == (0, "")
    assert re.search(re.escape(line).replace(r"\{\}", r"\d"), out)
    assert not re.search(r"\bother\b", out)


def test_a_replay_gives_the_position_at_any_move_as_text(wurf: Wurf) -> None:
    file = Path(__file__).parents[1] / "records/quadrata-2.txt"
    match = verify(parse(file.read_text(encoding="utf-8")), load)
    for at in (0, 40, match.sequence):
        code, out, err = wurf("replay", file, "--position", str(at))
        assert (code, err) == (0, "")
        assert match.game.read_state(out) == match.at(at)
    code, out, err = wurf("replay", file, "--position", "9999")
    assert (code, out) == (2, "")
    assert "9999" in err


def test_an_unfinished_match_can_be_replayed_up_to_where_it_is(wurf: Wurf, write_record: Any) -> None:
    code, out, err = wurf("replay", write_record(moves=5))
    assert (code, err) == (0, "")
    assert "1. " not in out
    code, out, err = wurf("verify", write_record(moves=5))
    assert (code, out) == (2, "")
    assert err == (
        "wurf: The record has no seed, because its game is not over: it can be replayed, but not verified.\n"
    )


def test_a_record_with_its_own_components_needs_no_other_file(wurf: Wurf, write_record: Any) -> None:
    text = re.sub(r"fields = \d+", "fields = 4", load("loot").components.text)
    file = write_record(components=Components("mine.toml", text, False))
    assert "| fields = 4" in file.read_text()
    assert wurf("verify", file)[0] == 0
    assert wurf("replay", file)[0] == 0


def test_a_tables_record_is_written_from_its_database(wurf: Wurf, tmp_path: Path) -> None:
    database = tmp_path / "club.sqlite"
    store, game = Store(str(database)), load("loot")
    table = new_table(game, Setup(2).checked(game.meta), (Seat("taken", "Ada"), Seat("bot", "Otto", "hard")))
    store.create(table)
    store.append(table.id, 1, [Written(0, "start a1")])
    store.close()
    code, out, err = wurf("record", table.id, "--database", database)
    assert (code, err) == (0, "")
    assert "name 2: Otto (bot, hard)\n" in out
    assert re.search(r"\nbegan: \d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z\n", out)
    assert out.endswith("\n+0.000 1 start a1\n")
    assert table.seed not in out


def test_bots_play_a_game_whose_record_is_true(wurf: Wurf, tmp_path: Path) -> None:
    asked = ["record", "loot", "--bots", "medium,easy", "--seed", "an-evening", "--option", "turn_cap=6"]
    code, out, err = wurf(*asked)
    assert (code, err) == (0, "")
    assert "option turn_cap: 6\nname 1: Bot 1 (medium)\nname 2: Bot 2 (easy)\n" in out
    assert out.endswith("\nseed: an-evening\n")
    file = tmp_path / "loot-2.txt"
    assert wurf(*asked, "--out", file) == (0, "", "")
    assert file.read_text(encoding="utf-8") == out  # the same seed, the same game
    assert wurf("verify", file)[0] == 0


def wait_for(screen: int, pattern: str) -> str:
    """Read a terminal until it shows something."""
    shown = ""
    while not re.search(pattern, shown, re.DOTALL):
        shown += os.read(screen, 65536).decode(errors="replace")
    return shown


@pytest.mark.skipif(sys.platform == "win32", reason="a pseudo-terminal is needed")
def test_a_match_is_stepped_through_with_keys(write_record: Any) -> None:
    ours, theirs = os.openpty()
    command = [str(Path(sys.executable).with_name("wurf")), "replay", str(write_record()), "--language", "en"]
    environment = {**os.environ, "TERM": "xterm-256color", "COLUMNS": "100"}
    with subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=theirs, env=environment) as process:
        os.close(theirs)  # so that reading ends when the command does
        wait_for(ours, r"LOOT, move 0 of \d+.*q: quit")
        for keys, place in [(b"\n", 1), (b" ", 2), (b"n", 3), (b"\x1b[C", 4), (b"b", 3), (b"\x1b[D", 2), (b"?", 2)]:
            os.write(ours, keys)
            wait_for(ours, rf"LOOT, move {place} of.*q: quit")
        os.write(ours, b"q")
        assert process.wait(20) == 0
    os.close(ours)
