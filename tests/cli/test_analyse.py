"""`wurf analyse`: what it prints, and one sentence for whatever cannot be analysed."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from wurf.core.text import LANGUAGES

Wurf = Callable[..., tuple[int, str, str]]
RECORD = (Path(__file__).parents[1] / "records" / "loot-2.txt").read_text(encoding="utf-8")


@pytest.fixture
def record(tmp_path: Path) -> Callable[[str], Path]:
    def written(text: str) -> Path:
        file = tmp_path / "game.txt"
        file.write_text(text, encoding="utf-8")
        return file

    return written


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_prints_a_table_of_what_happened_and_the_sums(
    wurf: Wurf, record: Callable[[str], Path], language: str
) -> None:
    code, out, err = wurf("analyse", record(RECORD), "--effort", 2, "--workers", 1, "--language", language)
    assert (code, err) == (0, "")
    assert re.search(r"\d+ % → \d+ %|\d+% → \d+%", out)
    assert "±" in out
    assert "LOOT" in out
    assert not re.search(r"\b(cli|review)-[a-z]", out)


def test_json_has_the_whole_ledger(wurf: Wurf, record: Callable[[str], Path]) -> None:
    code, out, _ = wurf("analyse", record(RECORD), "--effort", 2, "--workers", 1, "--json")
    ledger = json.loads(out)
    assert code == 0
    assert (ledger["game"], ledger["done"], len(ledger["seats"])) == ("loot", 1.0, 2)
    assert {item["kind"] for item in ledger["items"]} == {"choice", "roll", "meeting"}


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda text: "nonsense\n" + text, "Wurf record"),
        (lambda text: text.replace("game: loot", "game: chess"), "chess"),
        (lambda text: re.sub(r"rules: \d+", "rules: 99", text), "99"),
        (lambda text: re.sub(r"components: [0-9a-f]", "components: f", text), "components"),
        (lambda text: re.sub(r"points: \d+", "points: 999", text), "999"),
        (lambda text: text[: text.index("\nstate: ")].rstrip() + "\n", "running"),
    ],
    ids=["broken", "another game", "other rules", "other components", "altered", "running"],
)
def test_what_cannot_be_analysed_gets_one_sentence(
    wurf: Wurf, record: Callable[[str], Path], change: Callable[[str], str], sentence: str
) -> None:
    code, out, err = wurf("analyse", record(change(RECORD)))
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert sentence in err


def test_an_altered_roll_is_noticed(wurf: Wurf, record: Callable[[str], Path]) -> None:
    altered = re.sub(r"\* roll (\d)\n", lambda found: f"* roll {int(found[1]) % 6 + 1}\n", RECORD, count=1)
    code, out, err = wurf("analyse", record(altered))
    assert (code, out, err.count("\n")) == (2, "", 1)


def test_a_huge_file_is_not_read(wurf: Wurf, tmp_path: Path) -> None:
    file = tmp_path / "huge.txt"
    with file.open("wb") as handle:
        handle.truncate(9 << 20)
    code, out, err = wurf("analyse", file)
    assert (code, out) == (2, "")
    assert "8 MB" in err


def test_a_folder_without_records_gets_a_sentence(wurf: Wurf, tmp_path: Path) -> None:
    code, _, err = wurf("analyse", tmp_path)
    assert code == 2
    assert str(tmp_path) in err


def test_in_a_folder_a_broken_record_does_not_stop_the_others(wurf: Wurf, tmp_path: Path) -> None:
    (tmp_path / "a.txt").write_text("nonsense", encoding="utf-8")
    (tmp_path / "b.txt").write_text(RECORD, encoding="utf-8")
    code, out, err = wurf("analyse", tmp_path, "--effort", 2, "--workers", 1)
    assert code == 2
    assert "a.txt" in err
    assert "b.txt" in out
