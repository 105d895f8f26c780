"""What breaks in a real server, and that others keep playing. The long forms run with `python3 dev.py soak`."""

from __future__ import annotations

import contextlib
import json
import os
import random
import resource
import socket
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import connect

from tests.relay import Relay
from tests.server.test_process import ADA, EVA, PATIENCE, create, first_choice, joined, play, updates
from wurf.store import Store, resumed

SQLITE, POSTGRES = "sqlite", "postgres"
NO_LIMITS = [f"--limit={name}=0" for name in ("sockets-per-client", "connections-per-client", "tables-per-client")]
soak = pytest.mark.soak


@pytest.fixture
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == POSTGRES:
        return str(request.getfixturevalue("postgres_url"))
    return f"sqlite:///{tmp_path}/wurf.sqlite"


class Players(threading.Thread):
    """Two people at one screen, who play on and on, and remember the last entry that they were told of."""

    def __init__(self, url: str, table: str, tokens: list[str | None], told: dict[str, int]) -> None:
        super().__init__(daemon=True)
        self._url, self._table, self._tokens, self._told = url, table, tokens, told

    def run(self) -> None:
        def remember(update: dict[str, Any]) -> bool:
            self._told[self._table] = max(self._told.get(self._table, 0), update["sequence"])
            return update["result"] is not None

        with (
            contextlib.suppress(OSError, WebSocketException, ConnectionClosed, AssertionError, TimeoutError),
            joined(self._url, self._table, self._tokens) as page,
        ):
            play(page, remember)


@pytest.mark.parametrize(
    ("database", "kills"),
    [
        (SQLITE, 2),
        (POSTGRES, 1),
        pytest.param(SQLITE, 100, marks=soak),
        pytest.param(POSTGRES, 100, marks=soak),
    ],
    indirect=["database"],
)
def test_every_move_that_was_told_survives_a_kill_at_any_moment(
    wurf_server: Callable[..., Any], database: str, kills: int
) -> None:
    dice = random.Random(kills)
    server, told = wurf_server(database, *NO_LIMITS), dict[str, int]()
    for _ in range(kills):
        playing = [Players(server.url, *create(server.url, ADA, EVA, turn_cap=12), told) for _ in range(4)]
        for players in playing:
            players.start()
        time.sleep(dice.uniform(0.2, 1.5))  # the moment is random: nothing is expected of it
        server.kill()
        for players in playing:
            players.join(PATIENCE)
        check_tables(database, told)
        server.start()
        assert httpx.get(f"{server.url}/healthz").status_code == 200
    assert sum(told.values()) > kills


def check_tables(database: str, told: dict[str, int]) -> None:
    store = Store(database)
    try:
        for table, sequence in told.items():
            stored, match = resumed(store, table)
            assert match.sequence >= sequence, "a move was told and is lost"
            assert not match.pending.nature, "nature's part of a move is missing"
            assert stored.finished == match.over
    finally:
        store.close()


def answer_to(page: Any, update: dict[str, Any], seat: int) -> dict[str, Any]:
    """The next update or refusal after a choice."""
    first_choice(page, update, seat)
    while True:
        message: dict[str, Any] = json.loads(page.recv(PATIENCE))
        if message["type"] in ("Refused", "Update"):
            return message


@pytest.mark.parametrize("seconds", [1, pytest.param(10, marks=soak)])
def test_a_database_that_goes_away_is_told_in_a_sentence_and_play_goes_on_when_it_is_back(
    wurf_server: Callable[..., Any], postgres_url: str, relay: Relay, seconds: int
) -> None:
    server = wurf_server(relay.url(postgres_url))
    (table, tokens), closed = create(server.url, ADA, EVA), create(server.url, ADA, EVA)
    with joined(server.url, table, tokens) as page:
        update = next(updates(page))
        relay.cut()
        refused = answer_to(page, update, 0)
        assert refused["message"] == {"id": "error-store"}
        assert httpx.get(f"{server.url}/healthz", timeout=PATIENCE).status_code == 503
        with joined(server.url, *closed) as late:  # a table that has to be opened
            assert json.loads(late.recv(PATIENCE))["message"]["id"] == "error-store"
        time.sleep(seconds)
        relay.mend()
        deadline = time.monotonic() + PATIENCE
        while (answer := answer_to(page, update, 0))["type"] == "Refused":
            assert time.monotonic() < deadline
            time.sleep(0.2)
        assert answer["sequence"] > update["sequence"]
    assert httpx.get(f"{server.url}/healthz", timeout=PATIENCE).status_code == 200
    log = server.log.read_text()
    assert "Traceback" not in log
    assert "hunter2" not in log


def test_a_full_disk_is_told_in_a_sentence_and_play_goes_on_when_there_is_room(
    wurf_server: Callable[..., Any], tmp_path: Path
) -> None:
    server = wurf_server(f"sqlite:///{tmp_path}/wurf.sqlite")
    table, tokens = create(server.url, ADA, EVA)
    pid = server._process.pid
    with joined(server.url, table, tokens) as page:
        update = next(updates(page))
        before = resource.prlimit(pid, resource.RLIMIT_FSIZE)
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (1024, before[1]))  # no file may grow beyond this
        refused = answer_to(page, update, 0)
        assert refused["type"] == "Refused"
        assert refused["message"]["id"] in ("error-store", "error-store-full")
        resource.prlimit(pid, resource.RLIMIT_FSIZE, before)
        assert answer_to(page, update, 0)["type"] == "Update"
    assert httpx.get(f"{server.url}/healthz").status_code == 200


@pytest.mark.parametrize("many", [100, pytest.param(1000, marks=soak)])
def test_many_silent_sockets_and_slow_connections_keep_nobody_from_playing(
    wurf_server: Callable[..., Any], tmp_path: Path, many: int
) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    server = wurf_server(f"sqlite:///{tmp_path}/wurf.sqlite", *NO_LIMITS, "--limit=request-seconds=5")
    port = int(server.url.rpartition(":")[2])
    table, tokens = create(server.url, ADA, EVA, turn_cap=2)
    with contextlib.ExitStack() as stack:
        slow = [stack.enter_context(socket.create_connection(("127.0.0.1", port))) for _ in range(many)]
        for connection in slow:
            connection.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\nX-")
        for _ in range(many):
            stack.enter_context(connect(server.url.replace("http", "ws") + "/ws", open_timeout=PATIENCE))
        with joined(server.url, table, tokens) as page:
            assert play(page, lambda update: update["result"] is not None)["result"]
        for connection in slow:
            connection.settimeout(PATIENCE)
            assert b"408" in connection.recv(1000)
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    assert "Traceback" not in server.log.read_text()


@pytest.mark.parametrize("messages", [1000, pytest.param(20_000, marks=soak)])
def test_a_page_that_floods_the_server_keeps_nobody_from_playing(
    wurf_server: Callable[..., Any], messages: int
) -> None:
    server = wurf_server()
    table, tokens = create(server.url, ADA, EVA, turn_cap=2)
    other, _ = create(server.url, ADA, EVA)

    def flood() -> None:
        with (
            contextlib.suppress(WebSocketException, OSError),
            connect(server.url.replace("http", "ws") + "/ws") as page,
        ):
            for number in range(messages):
                page.send(json.dumps({"type": "Join", "table": other, "seen": number % 3}))

    flooding = threading.Thread(target=flood, daemon=True)
    flooding.start()
    with joined(server.url, table, tokens) as page:
        assert play(page, lambda update: update["result"] is not None)["result"]
    flooding.join(PATIENCE)
    assert os.path.exists(f"/proc/{server._process.pid}")
    assert "Traceback" not in server.log.read_text()
