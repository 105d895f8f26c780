"""A copy of this checkout that a test may change: `wurf new` is tried out there."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
WURF = "import sys; from wurf.cli import main; sys.exit(main())"


class Checkout:
    """A git repository of its own with everything that is in ours, or about to be; the page is built already."""

    def __init__(self, folder: Path) -> None:
        """What is in a folder already; `Checkout.copied(folder)` makes it."""
        self.folder = folder

    @classmethod
    def copied(cls, folder: Path) -> Checkout:
        checkout = cls(folder)
        checkout._fill()
        return checkout

    def _fill(self) -> None:
        folder = self.folder
        for name in self._listed():
            if (ROOT / name).is_file():
                (folder / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(ROOT / name, folder / name)
        shutil.copytree(ROOT / "src/wurf/server/static", folder / "src/wurf/server/static", dirs_exist_ok=True)
        for name in (".cache", "tests/browser/node_modules"):  # the browser, if it is unpacked already
            if (ROOT / name).exists():
                (folder / name).symlink_to(ROOT / name)
        if sys.pycache_prefix:  # the same files have the same bytecode
            ours, its = (Path(sys.pycache_prefix, *path.parts[1:]) for path in (ROOT, folder))
            its.parent.mkdir(parents=True, exist_ok=True)
            its.symlink_to(ours)
        self.git("init", "--quiet")
        self.git("add", "--all")
        self.git("-c", "user.name=Test", "-c", "user.email=test@localhost", "commit", "--quiet", "--message=All")

    @property
    def environment(self) -> dict[str, str]:
        """For processes that are to run this copy instead of what is installed."""
        return {**os.environ, "PYTHONPATH": os.pathsep.join([str(self.folder / "src"), str(self.folder)])}

    def run(self, *command: str) -> str:
        """What a command prints; the test fails with it if the command does."""
        done = subprocess.run(
            command, cwd=self.folder, env=self.environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
        )
        if done.returncode:
            pytest.fail(f"`{' '.join(command)}` failed:\n{done.stdout}")
        return done.stdout

    def wurf(self, *arguments: str) -> str:
        return self.run(sys.executable, "-c", WURF, *arguments)

    def tool(self, name: str, *arguments: str) -> str:
        return self.run(str(Path(sys.executable).with_name(name)), *arguments)

    def git(self, *arguments: str) -> str:
        return self.run("git", *arguments)

    def _listed(self) -> list[str]:
        command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
        try:
            listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
        except (OSError, subprocess.CalledProcessError):
            pytest.skip("this is not a git checkout")
        return [name for name in listed.split("\0") if name]
