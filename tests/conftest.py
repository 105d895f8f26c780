"""What several kinds of tests share: the command line, a server, and a PostgreSQL. Each test gets its own data."""

from __future__ import annotations

import fcntl
import gc
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.browser.fixtures import browser_context_args, browser_type_launch_args, context, url  # noqa: F401 - fixtures of all browser tests
from tests.checkout import Checkout
from tests.postgres import database, running_postgres
from tests.relay import Relay
from tests.wurf_server import WurfServer
from wurf.cli import main
from wurf.core.text import speak

Answer = tuple[int, str, str]

gc.disable()  # until the tests are collected


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
def made_once(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Callable[..., Path]:
    """`made_once("name", fill)`: a folder that `fill` has filled in one of the workers, for all of them to read."""
    base = tmp_path_factory.getbasetemp()
    if hasattr(request.config, "workerinput"):
        base = base.parent

    def made(name: str, fill: Callable[[Path], None]) -> Path:
        folder, done = base / name, base / f"{name}.done"
        with (base / f"{name}.lock").open("w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            if not done.exists():
                folder.mkdir()
                fill(folder)
                done.touch()
        return folder

    return made


@pytest.fixture(scope="session")
def new_game(made_once: Callable[..., Path]) -> Checkout:
    """A copy of this checkout with a new game, sample, as `wurf new` wrote it."""

    def fill(folder: Path) -> None:
        Checkout.copied(folder).wurf("new", "sample", "--title", "Sample")

    return Checkout(made_once("checkout", fill))


@pytest.fixture
def wurf_server(tmp_path: Path) -> Iterator[Callable[..., WurfServer]]:
    """Starts servers: `wurf_server()`, or `wurf_server("postgresql+psycopg://…", "--option", …)`."""
    servers: list[WurfServer] = []

    def start(database: str = f"sqlite:///{tmp_path}/wurf.sqlite", *options: str) -> WurfServer:
        # On PostgreSQL, processes know each other by a name that each draws when it imports.
        forked = database.startswith("sqlite:")
        servers.append(WurfServer(database, tmp_path / f"wurf-{len(servers)}.log", options, forked=forked))
        return servers[-1].start()

    yield start
    for server in servers:
        server.stop()


@pytest.fixture
def postgres_url(postgres: Path) -> Iterator[str]:
    """SQLAlchemy's URL of an empty database of this test's own."""
    with database(postgres) as address:
        yield address


@pytest.fixture
def relay(postgres: Path) -> Iterator[Relay]:
    """A bad network on the way to PostgreSQL."""
    relay = Relay(postgres)
    yield relay
    relay.close()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Path]:
    """The folder with the socket of a PostgreSQL that lives as long as the test session."""
    with running_postgres() as folder:
        yield folder


def pytest_collection_finish() -> None:
    """Let Python's garbage collector look seldom, and never at the modules and tests, which stay: it took a tenth of
    the tests' own time."""
    gc.freeze()
    gc.set_threshold(5_000, 20, 50)
    gc.enable()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The longest test goes first: at the end everybody would wait for it."""
    items.sort(key=lambda item: item.name.split("[")[0] != "test_a_new_game_passes_all_tests_about_it")
