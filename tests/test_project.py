"""Facts about the repo as a whole: what it names, what it ships, and that its parts agree."""

from __future__ import annotations

import ast
import re
import runpy
import subprocess
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from bench.page import LIMIT, Load, loads, size_on_the_wire

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())
PAGE = ROOT / "src/wurf/server/static"
LOCKS = sorted(
    [
        *ROOT.glob("requirements*.lock"),
        ROOT / "web/package-lock.json",
        ROOT / "tests/browser/package-lock.json",
        ROOT / "bench/boardgame.io/package-lock.json",
    ]
)
# Each with a class of one letter, so that this file does not name them.
REGISTRIES = re.compile(r"py[p]i\.org|python[h]osted\.org|npm[j]s\.|debia[n]\.(org|net)")
MACHINE_PATHS = re.compile(r"(?<![\w.)}])/(root|home|work|Users)/\w")
# Names of XML vocabularies, and pages that Svelte's error messages point to: nothing is fetched from there.
NOT_FETCHED = re.compile(r"https?://(www\.w3\.org/|svelte\.dev/e/)")


def repo_files(*, only_tracked: bool = False) -> list[Path]:
    """All files that are in the repo or about to be."""
    command = ["git", "ls-files", "-z", "--cached", *([] if only_tracked else ["--others", "--exclude-standard"])]
    try:
        listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("this is not a git checkout")
    return [path for name in listed.split("\0") if name and (path := ROOT / name).is_file()]


def page_files() -> list[Path]:
    files = [path for path in PAGE.rglob("*") if path.is_file() and path.name != ".stamp"]
    assert files, "The page is not built: run `python3 dev.py setup`."
    return files


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.relative_to(ROOT).as_posix())
def test_a_lock_names_no_host(lock: Path) -> None:
    assert "://" not in lock.read_text(), "Resolve it with `python3 dev.py lock`."


def test_no_file_names_a_registry_or_a_place_on_somebodys_machine() -> None:
    found = [
        f"{path.relative_to(ROOT)}: {match[0]}"
        for path in repo_files()
        for pattern in (REGISTRIES, MACHINE_PATHS)
        if (match := pattern.search(path.read_text(errors="ignore")))
    ]
    assert not found


def names_of_games() -> re.Pattern[str]:
    """The ids in any spelling, and the titles, of games that are in the repo: a new one may be called by a word that
    stands there already. "Drop it" in a sentence is not a name."""
    packages = {*(ROOT / "src/wurf/games").glob("*/__init__.py")}
    ids = [file.parent.name for file in repo_files(only_tracked=True) if file in packages]
    spelled = [re.escape(spelling) for id in ids for spelling in (id, id.replace("_", "-"), id.replace("_", ""))]
    titles = [re.escape(id.replace("_", " ").title()) for id in ids]
    return re.compile(rf"(?<![A-Za-z])(?:(?i:{'|'.join(spelled)})|{'|'.join(titles)})(?![a-z])")


def test_no_game_is_named_outside_its_folders() -> None:
    """Neither in code nor in comments. Benchmarks measure single games, so they name them."""
    names, games = names_of_games(), (ROOT / "src/wurf/games", ROOT / "web/src/games")
    assert all(names.search(text) for text in ("a match of LootView", "Drop It's", "scratch-island"))
    assert not names.search("Drop it there.")
    found = [
        f"{path.relative_to(ROOT)}: {match[0]}"
        for path in repo_files()
        if path.is_relative_to(ROOT / "src/wurf") or path.is_relative_to(ROOT / "web/src")
        if not any(folder in path.parents and path.parent != folder for folder in games)
        if (match := names.search(path.read_text(errors="ignore")))
    ]
    assert not found


def test_contributors_are_told_of_every_file_that_a_new_game_begins_with() -> None:
    told = (ROOT / "CONTRIBUTING.md").read_text()
    files = [file.stem for file in (ROOT / "src/wurf/cli/template/code").glob("*.template")]
    assert len(files) > 10
    assert [file for file in files if f"`{file}`" not in told] == []


def test_CI_runs_what_a_developer_runs() -> None:
    commands = (ROOT / ".ci/run").read_text().splitlines()
    assert commands == [
        "#!/usr/bin/env bash",
        "set -eu",
        'cd "$(dirname "$0")/.."',
        "exec python3 dev.py test",
    ]


def test_the_build_group_holds_what_the_build_requires() -> None:
    assert set(PROJECT["build-system"]["requires"]) <= set(PROJECT["dependency-groups"]["build"])


@pytest.mark.parametrize(
    ("lock", "required"),
    [
        ("requirements.lock", PROJECT["project"]["dependencies"] + PROJECT["dependency-groups"]["build"]),
        ("requirements-dev.lock", PROJECT["project"]["dependencies"] + PROJECT["dependency-groups"]["dev"]),
        ("requirements-bench.lock", PROJECT["dependency-groups"]["bench"]),
    ],
)
def test_a_lock_holds_what_the_project_requires(lock: str, required: list[str]) -> None:
    pins = re.findall(r"^([\w.-]+)==(\S+)", (ROOT / lock).read_text(), flags=re.MULTILINE)
    held = {canonicalize_name(name): version for name, version in pins}
    wanted = [Requirement(text) for text in required if isinstance(text, str)]  # the rest include a group
    missing = [str(need) for need in wanted if held.get(canonicalize_name(need.name), "") not in need.specifier]
    assert not missing, "Run `python3 dev.py lock`."


def test_a_package_that_exports_says_what_in_all() -> None:
    silent = []
    for module in (ROOT / "src/wurf").rglob("__init__.py"):
        body = ast.parse(module.read_text()).body
        exports = any(not isinstance(statement, ast.Expr) for statement in body)  # more than a docstring
        declares = any(
            isinstance(target, ast.Name) and target.id == "__all__"
            for statement in body
            if isinstance(statement, ast.Assign)
            for target in statement.targets
        )
        if exports and not declares:
            silent.append(module.relative_to(ROOT).as_posix())
    assert not silent


@pytest.mark.parametrize("load", loads(), ids=lambda load: f"{load.game}-{load.language}")
def test_the_page_is_small_for_whoever_plays(load: Load) -> None:
    sizes = {file: size_on_the_wire(PAGE / file) for file in sorted(load.files)}
    assert load.size <= LIMIT, sizes


def test_the_page_refers_to_no_other_host() -> None:
    found = [
        f"{path.name}: {match[0]}"
        for path in page_files()
        if path.suffix not in (".woff2", ".png")
        for match in re.finditer(r"""(https?:|["'(])//[\w.-]+\.\w+/?\S{0,30}""", path.read_text())
        if not NOT_FETCHED.match(match[0])
    ]
    assert not found


def test_addresses_within_the_page_are_relative_so_that_it_may_lie_under_a_path() -> None:
    absolute = re.compile(r"""(href|src|action)="/|(\b(go|ask|fetch|import|URL)\(|href=\{)["'`]/|location\.host\b""")
    found = [
        f"{path.relative_to(ROOT)}: {match[0]}"
        for path in sorted((ROOT / "web/src").rglob("*"))
        if path.suffix in (".ts", ".svelte") and (match := absolute.search(path.read_text()))
    ]
    assert not found


def test_the_icons_are_drawn_from_their_svgs() -> None:
    namespace = runpy.run_path(str(ROOT / "web/icons.py"))
    stale = [file.name for file, content in namespace["drawn"]() if file.read_bytes() != content]
    assert not stale, "Run `python web/icons.py`."
