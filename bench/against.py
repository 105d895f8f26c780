"""Wurf next to an earlier version of itself, in turn: `python3 dev.py bench --against REVISION`."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from figures import Figure
from speed import chosen, compiled_games

from wurf.games import load

HERE = Path(__file__).parent
ROOT = HERE.parent
FIGURES = {
    "playouts": "compiled moves/s",
    "interpreted": "interpreted moves/s",
    "verified": "entries/s of a record verified",
    "chosen": "choices/s of the medium bot",
}


def against(revision: str) -> Callable[[int], list[Figure]]:
    """A section that compares with a revision; what it did not have yet is left out."""

    def measure(rounds: int) -> list[Figure]:
        with checked_out(revision) as earlier:
            return [figure for figure in figures(earlier, revision, rounds) if figure.peer]

    return measure


def figures(earlier: Path, revision: str, rounds: int) -> Iterator[Figure]:
    compiled = {game.meta.id for game in compiled_games()}
    for figure, unit in FIGURES.items():
        for id in chosen:
            if id not in compiled and figure in ("playouts", "interpreted"):
                continue
            pairs = [(measured(ROOT, figure, id), measured(earlier, figure, id)) for _ in range(rounds)]
            ours, theirs = ([speed for speed in side if speed is not None] for side in zip(*pairs, strict=True))
            name, _, of = unit.partition("/s")
            yield Figure(f"{load(id).meta.title}, {name}{of} / at {revision}", ours, f"{name.split()[-1]}/s", theirs)


def measured(tree: Path, figure: str, id: str) -> float | None:
    """A figure of the version in a folder; None if it does not have what is measured."""
    environment = os.environ | {"PYTHONPATH": f"{tree / 'src'}{os.pathsep}{HERE}"}
    command = [sys.executable, str(HERE / "itself.py"), figure, id]
    done = subprocess.run(command, env=environment, cwd=tree, capture_output=True, text=True)
    return None if done.returncode else float(json.loads(done.stdout))


@contextmanager
def checked_out(revision: str) -> Iterator[Path]:
    """A folder with the files of a revision, for as long as they are needed."""
    git = ["git", "-C", str(ROOT)]
    known = subprocess.run([*git, "rev-parse", "--verify", "--quiet", f"{revision}^{{commit}}"], capture_output=True)
    if known.returncode:
        sys.exit(f"There is no revision {revision} in this clone.")
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder, "earlier")
        subprocess.run([*git, "worktree", "add", "--quiet", "--detach", str(tree), revision], check=True)
        try:
            yield tree
        finally:
            subprocess.run([*git, "worktree", "remove", "--force", str(tree)], check=True)
