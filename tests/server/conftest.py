"""A real server on a real socket, in a thread of the test's process; its bots choose at random, in process."""

from __future__ import annotations

import asyncio
import json
import shutil
import threading
import time
from collections.abc import Callable, Collection, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
from websockets.sync.client import ClientConnection, connect

from tests.server.browsers import Browser
from tests.updates import whole
from wurf.bots import LaneState
from wurf.core.game import Game
from wurf.core.rng import Dice
from wurf.games import load
from wurf.server.app import make_app
from wurf.server.mail import Mail
from wurf.server.page import Page as PageFiles
from wurf.server.serve import address_of, bound, configured
from wurf.server.settings import Settings
from wurf.server.table import Pace
from wurf.store import Store
from wurf.thinking import Judged

ANALYST = ThreadPoolExecutor(1)  # compiles, which cannot be done twice at the same time
PATIENCE = 60.0  # seconds, for what comes in milliseconds


class RandomBots:
    """Does what `wurf.bots.Workers` does, badly and at once."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, Any, int]] = []
        self.broken: Exception | None = None
        self.prepared: list[set[str]] = []  # the levels of each table's bots

    def close(self) -> None:
        pass

    def prepare(self, game: Game, levels: Collection[str]) -> None:
        self.prepared.append({*levels})

    def states(self) -> list[LaneState]:
        return [LaneState("random", 0, 0, len(self.asked), 0, 0)]

    async def work_out(self, game: Game, state: Any, table: str = "") -> Any:
        return game.nature(state, Dice("", 0))

    async def choose(self, game: Game, level: str, view: Any, seed: int, table: str = "") -> Any:
        self.asked.append((level, view, seed))
        if self.broken:
            raise self.broken
        return game.legal(game.determinize(view, seed), view.seat).sample(seed)

    async def analyse(self, function: str, given: bytes, table: str = "") -> bytes:
        module, _, name = function.partition(":")
        work = getattr(import_module(module), name)
        found: bytes = await asyncio.get_running_loop().run_in_executor(ANALYST, work, given)
        return found

    async def advise(self, game: Game, view: Any, seed: int, table: str = "") -> tuple[list[Judged[Any]], float]:
        if self.broken:
            raise self.broken
        actions = game.legal(game.determinize(view, seed), view.seat)
        return [Judged(action, 0.5 - number / 100, 0.001) for number, action in enumerate(actions)], 0.0


class Page:
    """What a browser's page does: join, choose, and keep every message."""

    def __init__(self, url: str, **options: Any) -> None:
        self._open = ExitStack()
        self.socket: ClientConnection = self._open.enter_context(connect(url.replace("http", "ws") + "/ws", **options))
        self.sent: list[dict[str, Any]] = []  # every message as the server sent it
        self.heard: list[dict[str, Any]] = []  # the same, with updates put together
        self.update: dict[str, Any] = {}
        self.around: dict[str, Any] = {}
        self.said: list[dict[str, Any]] = []

    def say(self, type: str, /, **fields: Any) -> None:
        self.socket.send(json.dumps({"type": type, **fields}))

    def hear(self) -> dict[str, Any]:
        """The next message about the match; those about people are kept on the way."""
        while (message := self.hear_any())["type"] in ("Around", "Said"):
            pass
        return message

    def hear_any(self) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(self.socket.recv(PATIENCE))
        self.sent.append(message)
        if message["type"] == "Update":
            message = self.update = whole(message, self.update)
            self._think(message["thinking"], message["waiting"])
        if message["type"] == "Around":
            self.around = message
        if message["type"] == "Said":
            self.said.append(message)
        self.heard.append(message)
        return message

    def _think(self, thinking: dict[str, Any] | None, waiting: list[int]) -> None:
        """Whose turn it is now, since when, and how the clocks stand, as `Company` in the page takes it."""
        if thinking and self.around:
            since = thinking["since"]
            seats = [
                {**seat, "since": since if number in waiting else None}
                for number, seat in enumerate(self.around["seats"])
            ]
            self.around = {**self.around, "seats": seats, "now": thinking["now"], "clocks": thinking.get("clocks")}

    def hear_around(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """The table around the match as soon as it is as wanted."""
        while not (self.around and wanted(self.around)):
            self.hear_any()
        return self.around

    def hear_until(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        while not wanted(message := self.hear()):
            pass
        return message

    def hear_type(self, type: str) -> dict[str, Any]:
        return self.hear_until(lambda message: message["type"] == type)

    def hear_sequence(self, sequence: int) -> dict[str, Any]:
        """The update after so many entries; those in between are passed over."""
        if self.update.get("sequence", -1) >= sequence:
            return self.update
        return self.hear_until(lambda message: message["type"] == "Update" and message["sequence"] >= sequence)

    def join(self, table: str, *tokens: str | None, seen: int = 0) -> dict[str, Any]:
        self.say("Join", table=table, tokens=[token for token in tokens if token], seen=seen)
        seated = self.hear_type("Seated")
        self.hear_type("Update")
        return seated

    def choose(self, seat: int, action: str, sequence: int | None = None, id: int = 0) -> None:
        sequence = self.update["sequence"] if sequence is None else sequence
        self.say("Choose", seat=seat, action=action, sequence=sequence, id=id)

    def whole_log(self) -> list[dict[str, Any]]:
        """The log of the latest update, which begins again there, with all that came before it."""
        log, start = self.update["log"], self.update["log_start"]
        while start["sequence"]:
            self.say("Earlier", until=start["sequence"])
            earlier = self.hear_type("EarlierLog")
            assert earlier["until"] == start["sequence"] > earlier["start"]["sequence"]
            log, start = [*earlier["log"], *log], earlier["start"]
        return log

    def offered(self, seat: int) -> list[str]:
        mine = next(update for update in self.update["seats"] if update["seat"] == seat)
        return [choice["action"] for choice in mine["offer"]["choices"]]

    def close(self) -> None:
        self._open.close()


class Server:
    """A server in a thread; it can be stopped and started again on the same database."""

    def __init__(self, database: str, folder: Path, pace: Pace, http: httpx.Client) -> None:
        self.database, self.folder, self.pace, self.http = database, folder, pace, http
        self.pages: list[Page] = []
        self.clock: Callable[[], float] = time.time
        self.mail: Mail | None = None
        self.settings = Settings()
        self.make_bots: Callable[[], Any] = RandomBots
        self.games = {id: load(id) for id in ("loot", "drop_it")}

    def start(self) -> Server:
        self.store, self.bots = Store(self.database, self.clock), self.make_bots()
        page = PageFiles(self.folder, self.settings.base)
        self.app = app = make_app(self.store, self.bots, self.games, page, self.pace, self.settings, self.mail)
        listener = bound("127.0.0.1", 0)
        self.url = address_of(listener)
        self._server = uvicorn.Server(configured(app, self.settings))
        self._thread = threading.Thread(target=self._server.run, kwargs={"sockets": [listener]})
        self._thread.start()
        return self

    def stop(self) -> None:
        for page in self.pages:
            page.close()
        self.pages.clear()
        self._server.should_exit = True
        self._thread.join()
        self.store.close()

    def restart(self, **settings: Any) -> Server:
        """The same with other settings."""
        self.stop()
        self.settings = self.settings._replace(**settings)
        return self.start()

    def page(self, **options: Any) -> Page:
        self.pages.append(Page(self.url, **options))
        return self.pages[-1]

    def post(self, content: Any, **headers: str) -> httpx.Response:
        body = content if isinstance(content, bytes) else json.dumps(content).encode()
        return self.http.post(f"{self.url}/api/tables", content=body, headers=headers)

    def get(self, path: str, **headers: str) -> httpx.Response:
        return self.http.get(self.url + path, headers=headers)

    def create(self, *seats: str, game: str = "loot", **options: int) -> tuple[str, list[str | None]]:
        """A table; a seat is "person" or the level of a bot."""
        specs = [
            {"kind": "person", "name": f"P{number}"}
            if seat == "person"
            else {"kind": "bot", "name": f"B{number}", "level": seat}
            for number, seat in enumerate(seats)
        ]
        created = self.post({"game": game, "seats": specs, "options": options})
        assert created.status_code == 201, created.text
        return created.json()["table"], created.json()["tokens"]


@pytest.fixture(scope="session")
def http() -> Iterator[httpx.Client]:
    with httpx.Client(timeout=60) as client:  # on a busy machine, too
        yield client


@pytest.fixture(scope="session")
def empty_database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file with all tables, to copy: to migrate takes longer than most tests."""
    file = tmp_path_factory.mktemp("empty") / "wurf.sqlite"
    Store(str(file)).close()
    return file


@contextmanager
def running(folder: Path, http: httpx.Client, empty_database: Path) -> Iterator[Server]:
    static = folder / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>Wurf</title>" + "<!-- long -->" * 100)
    (static / "assets/index-1a2b.js").write_text("console.log('Wurf');" * 100)
    (static / "assets/font-3c4d.woff2").write_bytes(b"wOF2" + bytes(2000))
    (static / "icon.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    (static / ".stamp").write_text("secret")
    (static / ".vite").mkdir()
    (static / ".vite/manifest.json").write_text("{}")
    shutil.copy(empty_database, folder)
    database = f"sqlite:///{folder}/wurf.sqlite?timeout=0.05"
    server = Server(database, static, Pace(bots=0, retry=0.05), http).start()
    yield server
    server.stop()


@pytest.fixture
def server(tmp_path: Path, http: httpx.Client, empty_database: Path) -> Iterator[Server]:
    """A server of this test's own."""
    with running(tmp_path, http, empty_database) as server:
        yield server


@pytest.fixture(scope="module")
def shared_server(
    tmp_path_factory: pytest.TempPathFactory, http: httpx.Client, empty_database: Path
) -> Iterator[Server]:
    """A server for tests that leave it as it was, in a file of many."""
    with running(tmp_path_factory.mktemp("shared"), http, empty_database) as server:
        yield server


@pytest.fixture
def visitor(server: Server) -> Iterator[Callable[[str], Browser]]:
    """Makes people with a browser of their own each."""
    browsers: list[Browser] = []

    def opened(name: str = "") -> Browser:
        browsers.append(Browser(server, name))
        return browsers[-1]

    yield opened
    for each in browsers:
        each.close()
