"""`wurf new`: a game that touches no file outside its folders, plays at once, and passes all checks."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Browser

from tests.checkout import Checkout

OWN = re.compile(
    r"src/wurf/games/sample/.+|web/src/games/sample/.+|locales/sample(-\w+)?\.\w\w\.ftl"
    r"|tests/games/sample/.+|tests/records/sample-\d.*\.txt"
)


def test_a_new_game_is_only_files_of_its_own(new_game: Checkout) -> None:
    changes = new_game.git("status", "--porcelain", "--untracked-files=all").splitlines()
    assert {change[:2] for change in changes} == {"??"}  # new; none is changed
    assert [change[3:] for change in changes if not OWN.fullmatch(change[3:])] == []
    assert len(changes) > 20


def test_a_game_with_the_longest_names_is_as_tidy_and_nothing_but_its_files_is_told(tmp_path: Path) -> None:
    checkout, id, title = Checkout.copied(tmp_path), "a_" * 14 + "aa", "A" * 40
    told, _, done = checkout.wurf("new", id, "--title", title, "--language", "en").partition(f"{title} is in the box.")
    assert all((checkout.folder / line.strip()).is_file() for line in told.splitlines()), told
    assert done
    checkout.tool("ruff", "check", "--quiet")
    checkout.tool("ruff", "format", "--check", "--quiet")


def test_a_new_game_passes_the_linter_and_the_type_checker_and_keeps_the_levels(new_game: Checkout) -> None:
    new_game.tool("ruff", "check", "--quiet")
    new_game.tool("ruff", "format", "--check", "--quiet")
    new_game.tool("mypy", "src/wurf/games/sample")
    new_game.tool("lint-imports", "--no-cache")


def test_a_new_game_passes_all_tests_about_it(new_game: Checkout, browser: Browser) -> None:
    """What `python3 dev.py test -k sample` runs, in the browser that is there already."""
    said = new_game.tool("pytest", "-v", "-p", "no:cacheprovider", "-k", "sample")
    for part in ("browser/test_loading", "conformance", "games/sample", "records", "games/test_rules_pages"):
        assert re.search(rf"tests/{part}.* PASSED", said), said
    assert not re.search(r"FAILED|ERROR", said)


def test_what_is_tested_of_all_games_or_of_the_repo_does_not_depend_on_how_many_there_are(new_game: Checkout) -> None:
    tests = ("test_project", "test_exported_names", "core/test_game", "cli/test_bad_input", "research/test_docs")
    new_game.tool("pytest", "-q", "-p", "no:cacheprovider", *(f"tests/{name}.py" for name in tests))


def test_a_new_game_is_in_the_box_and_its_bots_play(new_game: Checkout) -> None:
    assert "sample  Sample, 2 to 4 players" in new_game.wurf("games", "--language", "en")
    assert "True: " in new_game.wurf("verify", "tests/records/sample-3.txt", "--language", "en")
    record = new_game.wurf("record", "sample", "--bots", "hard,easy", "--seed", "first")
    assert "name 1: Bot 1 (hard)" in record
