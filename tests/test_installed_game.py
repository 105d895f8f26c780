"""A game that an installed package brings: built as a wheel, installed, found, and played over the real server."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.room import Watch
from tests.browser.wire import moments
from tests.checkout import ROOT, WURF, Checkout
from tests.conftest import WurfServer

PROJECT = """
[build-system]
requires = ["hatchling"]
build-backend = "hatchling.build"

[project]
name = "wurf-sample"
version = "1.0"
dependencies = ["wurf"]

[project.entry-points."wurf.games"]
sample = "wurf_sample"
"""


PARTS = """
export function mount(target, table) {
  const list = document.createElement("ul");
  target.append(list);
  const board = {
    update({ face, names, choices, choose }) {
      list.replaceChildren(
        ...names.map((name, seat) => item(`${name} is on ${face.players[seat].field}`)),
        ...choices.map(({ action }) => button(action, () => choose(action))),
      );
    },
    destroy: () => list.remove(),
  };
  board.update(table);
  return board;
}

const item = (text) => Object.assign(document.createElement("li"), { textContent: text });
const button = (text, onclick) => Object.assign(document.createElement("button"), { textContent: text, onclick });
"""


@pytest.fixture(scope="module")
def environment(new_game: Checkout, made_once: Callable[..., Path]) -> dict[str, str]:
    """For processes that have the package installed, into a folder of its own; nothing is fetched."""
    folder = made_once("package", lambda folder: install(folder, new_game))
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(folder / "installed")])}


def install(folder: Path, new_game: Checkout) -> None:
    package = folder / "project/wurf_sample"
    shutil.copytree(
        new_game.folder / "src/wurf/games/sample", package, ignore=shutil.ignore_patterns("__pycache__", "RULES.md")
    )
    for file in package.glob("*.py"):
        file.write_text(file.read_text(encoding="utf-8").replace("wurf.games.sample", "wurf_sample"), encoding="utf-8")
    (package / "locales").mkdir()
    for file in (new_game.folder / "locales").glob("sample*.ftl"):
        shutil.copy(file, package / "locales")
    (package / "page").mkdir()
    (package / "page/parts.js").write_text(PARTS, encoding="utf-8")
    (folder / "project/pyproject.toml").write_text(PROJECT, encoding="utf-8")
    quiet = ["--quiet", "--no-index", "--no-deps", "--disable-pip-version-check", "--root-user-action=ignore"]
    run(folder, "-m", "pip", "wheel", *quiet[:4], "--no-build-isolation", "--wheel-dir=wheels", "./project")
    (wheel,) = (folder / "wheels").iterdir()
    run(folder, "-m", "pip", "install", *quiet, "--target=installed", str(wheel))


def run(folder: Path, *arguments: str, environment: dict[str, str] | None = None) -> str:
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=folder,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    assert done.returncode == 0, done.stdout
    return done.stdout


@pytest.fixture(scope="module")
def box(environment: dict[str, str], tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("box")
    server = WurfServer(f"sqlite:///{folder}/wurf.sqlite", folder / "log", environment=environment)
    yield server.start().url
    server.stop()


def test_an_installed_game_is_in_the_box_with_its_words(environment: dict[str, str], tmp_path: Path) -> None:
    said = run(tmp_path, "-c", WURF, "games", "--language", "de", environment=environment)
    assert "sample  Sample, 2 bis 4 Personen" in said
    assert "Zwei Würfel, eine Wahl" in said
    assert "loot  LOOT" in said


def test_the_bots_of_an_installed_game_play(environment: dict[str, str], tmp_path: Path) -> None:
    run(tmp_path, "-c", WURF, "record", "sample", "--bots=medium,easy", "--out=game.txt", environment=environment)
    verified = run(tmp_path, "-c", WURF, "verify", "game.txt", "--language", "en", environment=environment)
    assert verified.startswith("True: ")


def test_an_installed_game_is_played_over_the_server(box: str) -> None:
    told = [*moments(box, "sample", 3, {}, lambda choices: choices[0]["action"])]
    assert len(told) > 10
    assert max(player["points"] for player in told[-1].face["players"]) > 20


def test_the_board_that_a_package_brings_is_played_on(page: Page, box: str) -> None:
    watch, board = Watch(page), page.get_by_test_id("brought")
    page.goto(f"{box}/set-up/sample")
    page.locator("form .sitter select").nth(1).select_option("person")
    page.locator("form .primary").click()
    expect(board).to_contain_text("Player 2 is on 0")
    for seat in (1, 2):
        choice = board.get_by_role("button").first
        fields = int((choice.text_content() or "").removeprefix("move "))
        choice.click()
        expect(board).to_contain_text(f"is on {fields}")
        expect(page.locator(".turn")).to_have_text(f"Turn {seat + 1}")
    page.reload()
    expect(board.get_by_role("button").first).to_be_visible()
    assert page.request.get(f"{box}/games/sample/secret.js").status == 404
    assert page.request.get(f"{box}/games/loot/parts.js").status == 404
    assert watch.problems == []
