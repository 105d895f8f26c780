"""`wurf serve` as a person runs it: a process of its own, with real bots, killed and started again."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from weakref import WeakKeyDictionary

import httpx
import pytest
from websockets.sync.client import ClientConnection, connect

from tests.server.conftest import whole
from wurf.bots import LEVELS
from wurf.core import record
from wurf.core.rng import seed_hash
from wurf.games import load
from wurf.server import wire
from wurf.store import Store

PATIENCE = 60.0
RECORDS = Path(__file__).parents[1] / "records"


@contextmanager
def joined(url: str, table: str, tokens: list[str | None], seen: int = 0) -> Iterator[ClientConnection]:
    with connect(url.replace("http", "ws") + "/ws") as page:
        held = [token for token in tokens if token]
        page.send(json.dumps({"type": "Join", "table": table, "tokens": held, "seen": seen}))
        yield page


def updates(page: ClientConnection) -> Iterator[dict[str, Any]]:
    while True:
        message = json.loads(page.recv(PATIENCE))
        assert message["type"] != "Refused", message
        if message["type"] == "Update":
            yield WHOLE.setdefault(page, Put()).together(message)


class Put:
    """Puts the updates of one socket together."""

    def __init__(self) -> None:
        self.latest: dict[str, Any] = {}

    def together(self, update: dict[str, Any]) -> dict[str, Any]:
        self.latest = whole(update, self.latest)
        return self.latest


WHOLE: WeakKeyDictionary[ClientConnection, Put] = WeakKeyDictionary()


def first_choice(page: ClientConnection, update: dict[str, Any], seat: int) -> dict[str, Any]:
    mine = next(own for own in update["seats"] if own["seat"] == seat)
    action = mine["offer"]["choices"][0]["action"]
    message = {"type": "Choose", "seat": seat, "action": action, "sequence": update["sequence"]}
    page.send(json.dumps(message))
    return message


def play(
    page: ClientConnection, until: Callable[[dict[str, Any]], bool], told: dict[int, list[Any]] | None = None
) -> dict[str, Any]:
    """Choose for the people at this page, one after the other, until something comes true; `told` gets the log."""
    sent: set[tuple[int, tuple[int, str]]] = set()  # seat and turn
    for update in updates(page):
        if told is not None:
            for logged in update["log"]:
                events = told.setdefault(logged["sequence"], [])
                if logged["event"] not in events:
                    events.append(logged["event"])
        if until(update):
            return update
        turn = (update["face"]["turn"], update["face"]["phase"])
        for own in update["seats"]:
            if own["seat"] in update["waiting"] and (own["seat"], turn) not in sent:
                sent.add((own["seat"], turn))
                first_choice(page, update, own["seat"])
                break
    raise AssertionError


def create(url: str, *seats: dict[str, str], **options: int) -> tuple[str, list[str | None]]:
    made = httpx.post(f"{url}/api/tables", json={"game": "loot", "seats": seats, "options": options}).json()
    return made["table"], made["tokens"]


ADA, EVA = {"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Eva"}
OTTO = {"kind": "bot", "name": "Otto", "level": "medium"}


def test_a_match_survives_being_killed_in_the_middle_again_and_again(wurf_server: Callable[..., Any]) -> None:
    server = wurf_server()
    table, tokens = create(server.url, ADA, EVA, OTTO, turn_cap=12)
    told: dict[int, list[Any]] = {}
    for length in (8, 16, 24):
        with joined(server.url, table, tokens) as page:
            update = play(page, lambda update, length=length: update["sequence"] >= length, told)  # type: ignore[misc]
            for own in update["seats"]:
                if own["seat"] in update["waiting"]:
                    first_choice(page, update, own["seat"])  # it may be written down or not: both are fine
            server.restart()
    whole: dict[int, list[Any]] = {}
    with joined(server.url, table, tokens) as page:
        end = play(page, lambda update: update["result"] is not None, whole)
        page.send(json.dumps({"type": "Earlier", "until": min(whole) - 1}))
        earlier = json.loads(page.recv(PATIENCE))
        assert earlier["start"]["sequence"] == 0
        for logged in earlier["log"]:
            whole.setdefault(logged["sequence"], []).append(logged["event"])
    assert {sequence: whole[sequence] for sequence in told} == told  # nothing that anyone was told is lost
    match = record.verify(record.parse(httpx.get(f"{server.url}/api/tables/{table}/record").text), load)
    assert list(match.result.points) == end["result"]["points"]
    assert match.sequence == end["sequence"]


def test_a_match_is_kept_in_postgresql_too(wurf_server: Callable[..., Any], postgres_url: str) -> None:
    server = wurf_server(postgres_url)
    table, tokens = create(server.url, ADA, OTTO, turn_cap=6)
    with joined(server.url, table, tokens) as page:
        known = play(page, lambda update: update["sequence"] >= 8)
    server.restart()
    with joined(server.url, table, tokens, known["sequence"]) as page:
        end = play(page, lambda update: update["result"] is not None)
    assert len(end["result"]["ranks"]) == 2


def test_text_that_postgresql_cannot_hold_is_no_trouble_of_the_database(
    wurf_server: Callable[..., Any], postgres_url: str
) -> None:
    server, nul = wurf_server(postgres_url), "a%00b"
    found = (RECORDS / "loot-2.txt").read_text()
    seed, end = "a\0b", found.index("seed: ")
    lying = re.sub("seed hash: .*", f"seed hash: {seed_hash(seed)}", found[:end]) + f"seed: {seed}\n"
    answers = {
        path: httpx.get(f"{server.url}/api/{path}").status_code for path in (f"lobby?game={nul}", f"evenings/{nul}")
    }
    assert answers == {f"lobby?game={nul}": 400, f"evenings/{nul}": 404}
    for text in (lying, found.replace("name 1: ", "name 1: \0")):
        assert httpx.post(f"{server.url}/api/records", content=text.encode()).status_code == 400
    assert "database" not in server.log.read_text()


def test_two_servers_on_one_database_never_both_write(wurf_server: Callable[..., Any], postgres_url: str) -> None:
    first, second = wurf_server(postgres_url), wurf_server(postgres_url)
    table, tokens = create(first.url, ADA, EVA)
    with joined(first.url, table, tokens) as here, joined(second.url, table, tokens) as there:
        one, two = next(updates(here)), next(updates(there))
        first_choice(here, one, 0)
        next(updates(here))
        first_choice(there, two, 1)  # perhaps before this server has heard of the other's entry
        while next(updates(there))["sequence"] < 3:  # no choice is refused: it fits what the other has stored
            pass
        while next(updates(here))["sequence"] < 3:
            pass
    store = Store(postgres_url)
    entries = store.load(table).entries
    store.close()
    assert [entry.seat for entry in entries[:2]] == [0, 1]
    assert {entry.seat for entry in entries[2:]} == {-1}  # both have chosen once, and nature has rolled


def test_it_says_one_line_ends_quietly_and_compiles_nothing_itself(tmp_path: Path) -> None:
    program = (
        "import sys; from wurf.cli import main; code = main(); "
        "print([name for name in ('numba', 'numpy', 'alembic') if name in sys.modules]); sys.exit(code)"
    )
    database = str(tmp_path / "wurf.sqlite")
    environment = {**os.environ, "LANG": "en", "WURF_DATABASE": database, "DISPLAY": ""}
    environment.pop("LC_ALL", None)
    command = [sys.executable, "-c", program, "--port", "0"]
    for already_imported in (["alembic"], []):  # the first start makes the tables
        process = subprocess.Popen(
            command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, bufsize=1
        )
        assert process.stdout is not None
        ready = process.stdout.readline()
        found = re.fullmatch(r"Wurf is at (http://127\.0\.0\.1:\d+) \(Ctrl-C ends it\)\n", ready)
        assert found
        assert httpx.get(f"{found[1]}/api/games").status_code == 200
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=PATIENCE)
        assert (process.returncode, out, err) == (0, f"{already_imported}\n", "")


@pytest.mark.parametrize("sign", [signal.SIGINT, signal.SIGTERM])
def test_it_ends_when_asked_to_even_with_pages_open(
    wurf_server: Callable[..., Any], tmp_path: Path, sign: signal.Signals
) -> None:
    server = wurf_server()
    table, tokens = create(server.url, OTTO, OTTO)
    with joined(server.url, table, tokens) as page:
        next(updates(page))
        process = server._process
        process.send_signal(sign)
        assert process.wait(PATIENCE) == 0
    assert "Traceback" not in server.log.read_text()
    assert not list(tmp_path.glob("wurf.sqlite-*"))  # the database was closed: all is in one file


def test_the_levels_on_the_wire_are_those_of_the_bots() -> None:
    assert tuple(LEVELS) == wire.Level.__args__


def fields_of_loot(url: str) -> int:
    games = httpx.get(f"{url}/api/games").json()["games"]
    return next(game["sheet"]["fields"] for game in games if game["id"] == "loot")


def test_a_table_keeps_the_components_it_was_begun_with(wurf_server: Callable[..., Any], tmp_path: Path) -> None:
    sheet = tmp_path / "short.toml"
    shipped = load("loot")
    sheet.write_text(re.sub(r"fields = \d+", "fields = 5", shipped.components.text))
    database = f"sqlite:///{tmp_path}/wurf.sqlite"
    server = wurf_server(database, "--components", f"loot={sheet}")
    assert fields_of_loot(server.url) == 5
    table, tokens = create(server.url, ADA, OTTO)
    server.stop()
    sheet.unlink()
    again = wurf_server(database)
    assert fields_of_loot(again.url) == shipped.tables.fields
    with joined(again.url, table, tokens) as page:
        assert json.loads(page.recv(PATIENCE))["sheet"]["fields"] == 5
        end = play(page, lambda update: update["result"] is not None)
    players = end["face"]["players"]
    assert max(len(player["track"]) for player in players) == 4  # and the last field holds the total
    assert [player["final"] for player in players] == end["result"]["points"]
    record.verify(record.parse(httpx.get(f"{again.url}/api/tables/{table}/record").text), load)
