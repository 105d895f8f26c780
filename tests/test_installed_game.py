"""A game that an installed package brings: built as a wheel, installed, found, and played over the real server."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

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


@pytest.fixture(scope="module")
def environment(new_game: Checkout, tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """For processes that have the package installed, into a folder of its own; nothing is fetched."""
    folder = tmp_path_factory.mktemp("package")
    package = folder / "project/wurf_sample"
    shutil.copytree(
        new_game.folder / "src/wurf/games/sample", package, ignore=shutil.ignore_patterns("__pycache__", "RULES.md")
    )
    for file in package.glob("*.py"):
        file.write_text(file.read_text(encoding="utf-8").replace("wurf.games.sample", "wurf_sample"), encoding="utf-8")
    (package / "locales").mkdir()
    for file in (new_game.folder / "locales").glob("sample*.ftl"):
        shutil.copy(file, package / "locales")
    (folder / "project/pyproject.toml").write_text(PROJECT, encoding="utf-8")
    quiet = ["--quiet", "--no-index", "--no-deps", "--disable-pip-version-check", "--root-user-action=ignore"]
    run(folder, "-m", "pip", "wheel", *quiet[:4], "--no-build-isolation", "--wheel-dir=wheels", "./project")
    (wheel,) = (folder / "wheels").iterdir()
    run(folder, "-m", "pip", "install", *quiet, "--target=installed", str(wheel))
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(folder / "installed")])}


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


@pytest.fixture
def url(environment: dict[str, str], tmp_path: Path) -> Iterator[str]:
    server = WurfServer(f"sqlite:///{tmp_path}/wurf.sqlite", tmp_path / "log", environment=environment)
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


def test_an_installed_game_is_played_over_the_server(url: str) -> None:
    told = [*moments(url, "sample", 3, {}, lambda choices: choices[0]["action"])]
    assert len(told) > 10
    assert max(player["points"] for player in told[-1].face["players"]) > 20
