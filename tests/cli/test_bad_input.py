"""What a person may get wrong at the command line: one sentence on stderr, exit code 2, and nothing else."""

from __future__ import annotations

import re
import socket
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from wurf.games import all_games, load
from wurf.store import Store

Wurf = Callable[..., tuple[int, str, str]]


def refusal(answer: tuple[int, str, str]) -> str:
    """The sentence."""
    code, out, err = answer
    assert (code, out) == (2, "")
    assert re.fullmatch(r"wurf: [^\n]+[.)]\n", err)
    return err.removeprefix("wurf: ").rstrip("\n")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["dance"], "There is no command “dance” (see “wurf --help”)."),
        (["verify"], "Something is missing: FILE (see “wurf verify --help”)."),
        (["games", "--all"], "Not understood: --all (see “wurf --help”)."),
        (["serve", "--port"], "--port needs a value (see “wurf serve --help”)."),
        (["--port", "x"], "“x” is not a whole number from 0 to 65535."),
        (["serve", "--port", "65536"], "“65536” is not a whole number from 0 to 65535."),
        (["serve", "--no-browser=1"], "--no-browser takes no value (see “wurf serve --help”)."),
        (["--language", "tlh"], "There is no language “tlh”; there is: en, de, es."),
        (["--language"], "There is no language “”; there is: en, de, es."),
        (
            ["serve", "--components", "sheet.toml"],
            "Write the game and its file, such as “--components loot=my-sheet.toml”, instead of “sheet.toml”.",
        ),
        (
            ["serve", "--components", "loot=nowhere.toml"],
            "The components file nowhere.toml cannot be read: No such file or directory.",
        ),
        (["replay", "nowhere.txt"], "The file nowhere.txt cannot be read: No such file or directory."),
        (["verify", "."], "The file . cannot be read: Is a directory."),
        (
            ["serve", "--database", "mysql://me:secret@host/db"],
            "Wurf keeps its tables in a file, or at sqlite:///… or postgresql://…, not at “mysql://…”.",
        ),
        (["record", "x", "--database", "nowhere/x.sqlite"], "The database nowhere/x.sqlite cannot be opened."),
        (
            ["record", "loot", "--seed", "x"],
            "--seed and --option are for a game between bots: say who plays, such as “--bots hard,medium”.",
        ),
        (["new", "not_there"], "Something is missing: --title (see “wurf new --help”)."),
        (
            ["new", "Goose Race", "--title", "Goose"],
            "“Goose Race” cannot be an id: small letters, digits and _, 30 at most, a letter first: goose_race.",
        ),
        (
            ["new", "not_there", "--title", 'The "Goose"'],
            '“The "Goose"” cannot be a title: it has at most 40 letters, digits and usual punctuation.',
        ),
        (
            ["new", "loot", "--title", "LOOT"],
            "There is something called “loot” already: src/wurf/games/loot.",
        ),
        (
            ["record", "loot", "--bots", "easy", "--seed", "two words"],
            "A seed is one word, without spaces: not “two words”.",
        ),
        (
            ["record", "loot", "--bots", "easy", "--seed", "x", "--option", "turn_cap=1", "--out", "nowhere/x.txt"],
            "“nowhere/x.txt” cannot be written: No such file or directory.",
        ),
    ],
)
def test_a_call_that_means_nothing_gets_a_sentence(
    wurf: Wurf, arguments: list[str], sentence: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    assert refusal(wurf(*arguments)) == sentence
    assert list(tmp_path.iterdir()) == []


def test_sentences_inside_sentences_are_in_the_same_language(wurf: Wurf, write_record: Any) -> None:
    file = write_record()
    file.write_text(re.sub(r"^1 start ..$", "1 start d4", file.read_text(), count=1, flags=re.MULTILINE))
    sentence = refusal(wurf("verify", file, "--language", "de"))
    assert sentence.startswith("Zeile ")
    assert "am Rand des Rasters" in sentence
    assert "border" not in sentence


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        (r"chess=", f"There is no game “chess” in the box; there is: {', '.join(all_games())}."),
        (r"loot=fields = 99", "is wrong at “track.fields”: "),
        (r"loot=fields = = 1", "is not valid TOML: "),
    ],
)
def test_a_wrong_component_file_is_named_with_key_and_reason(
    wurf: Wurf, tmp_path: Path, wrong: str, sentence: str
) -> None:
    game, _, line = wrong.partition("=")
    file = tmp_path / "sheet.toml"
    file.write_text(re.sub(r"fields = \d+", line or r"\g<0>", load("loot").components.text))
    said = refusal(wurf("serve", "--components", f"{game}={file}", "--database", tmp_path / "x.sqlite"))
    assert sentence in said
    assert not (tmp_path / "x.sqlite").exists()


@pytest.mark.parametrize(
    ("pattern", "replacement", "sentence"),
    [
        (r"Wurf record 2", "Wurf record 3", "This is not a record of Wurf: it begins with “Wurf record 3”"),
        (r"game: loot", "game: chess", "There is no game “chess” in the box"),
        (r"rules: 1", "rules: 9", "version 9 of the rules of LOOT, but this Wurf has version 1."),
        (r"seats: 2", "seats: 9", "The record’s set-up is not possible: LOOT is a game for 1 to 4, not for 9."),
        (r"option turn_cap: 15", "option speed: 1", "LOOT has no option “speed”"),
        (r"components: \w{4}", "components: 0000", "other components of LOOT than this Wurf has"),
        (r"seed hash: \w{64}", "seed hash: " + "0" * 64, "is not the one that was promised at the start."),
        (r"1 start \w\d", "1 start d4", "is not possible: Start on a cell at the border"),
        (r"1 start \w\d", "1 sleep", "is not possible: “sleep” is not an action of LOOT"),
        (r"1 start \w\d", "7 start a1", "is not possible: There is no seat 7 at this table; it has 2."),
        (r"1 start \w\d", "start a1", "Line 11 of the record is wrong: “1 … / * …” is expected"),
        (r"\* roll \d \d \d", "* roll 7 7 7", "is not possible"),
        (r"state: \w{4}", "state: 0000", "The record’s state hash is not that of its last position."),
        (r"points: \d+", "points: 999", "The record claims the points 999 "),
        (r"\Z", "more\n", "of the record is wrong"),
    ],
)
def test_a_record_that_is_not_true_is_refused_with_its_line(
    wurf: Wurf, write_record: Any, pattern: str, replacement: str, sentence: str
) -> None:
    file = write_record()
    changed = re.sub(pattern, replacement, file.read_text(), count=1)
    assert changed != file.read_text()
    file.write_text(changed)
    assert sentence in refusal(wurf("verify", file))


def test_a_roll_that_the_seed_does_not_give_is_found(wurf: Wurf, write_record: Any) -> None:
    """The very first roll in another order: the arrangement, and so the rest of the match, is the same."""
    file = write_record()
    first, second, third = re.search(r"\* roll (\d) (\d) (\d)", file.read_text()).groups()  # type: ignore[union-attr]
    assert (first, second) != (second, third)
    other = f"* roll {second} {third} {first}"
    file.write_text(file.read_text().replace(f"* roll {first} {second} {third}", other, 1))
    assert wurf("replay", file)[0] == 0
    assert refusal(wurf("verify", file)) == "Line 13 of the record is not what the seed gives."


def test_a_file_that_is_no_text_is_no_record(wurf: Wurf, tmp_path: Path) -> None:
    file = tmp_path / "picture.png"
    file.write_bytes(b"\x89PNG\xff\xfe")
    sentence = (
        f"{file} is not a text file. Everything Wurf reads, records and positions included, is plain text in UTF-8."
    )
    assert refusal(wurf("replay", file)) == sentence


def test_troubles_of_the_database_are_told(wurf: Wurf, tmp_path: Path) -> None:
    file = tmp_path / "x.sqlite"
    file.write_text("Dear diary, today I thought about databases. " * 100)
    assert "is damaged" in refusal(wurf("record", "x", "--database", file))
    assert "is damaged" in refusal(wurf("serve", "--database", file, "--port", 0))
    file.unlink()
    Store(str(file)).close()
    assert refusal(wurf("record", "x", "--database", file)) == "There is no table “x”."
    with sqlite3.connect(file) as other:
        other.execute("update alembic_version set version_num = '1000'")
    other.close()
    assert "newer version of Wurf" in refusal(wurf("serve", "--database", file, "--port", 0))


def test_a_port_in_use_is_named(wurf: Wurf, tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        said = refusal(wurf("serve", "--port", port, "--database", tmp_path / "x.sqlite", "--no-browser"))
    assert said == f"Port {port} is in use: stop what is running there, or choose another with “--port”."


def test_a_host_that_is_not_ours_is_named(wurf: Wurf, tmp_path: Path) -> None:
    answer = wurf("serve", "--host", "192.0.2.1", "--port", 0, "--database", tmp_path / "x.sqlite")
    assert refusal(answer).startswith("Wurf cannot listen on 192.0.2.1, port 0: ")


def test_what_nobody_thought_of_is_a_sentence_too(wurf: Wurf, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("wurf.cli.games.load", lambda _: 1 / 0)
    code, _, err = wurf("games")
    assert (code, err) == (
        1,
        "wurf: Something unexpected went wrong: division by zero (set WURF_DEBUG=1 to see where).\n",
    )
