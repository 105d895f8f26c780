"""What whoever runs a server needs: health, metrics, limits, logs, and what is cleared."""

from __future__ import annotations

import asyncio
import json
import logging
import socket
import time
from collections import Counter
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from tests.server.conftest import PATIENCE, Server
from tests.waiting import run
from wurf.core.text import WurfError
from wurf.server.clients import Turnstile, client_of
from wurf.server.clockwork import Clockwork
from wurf.server.leading import Leading
from wurf.server.logs import log_as
from wurf.server.messages import refused
from wurf.server.operation import Keeper
from wurf.server.settings import Limits, Settings
from wurf.store import People, StoreError, abandoned_cleared, check, count_running

NEW = {"game": "loot", "seats": [{"kind": "person", "name": "Ada"}]}


def with_settings(server: Server, **settings: Any) -> Server:
    server.stop()
    server.settings = Settings(**settings)
    return server.start()


def test_health_says_whether_the_database_answers(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    fine = server.get("/healthz", host="a.balancer.example")  # which comes by any name
    assert (fine.status_code, fine.json()) == (200, {"status": "ok"})

    def broken(_store: object) -> None:
        raise StoreError("error-database-unreachable", database="/secret/place")

    monkeypatch.setattr("wurf.server.operation.check", broken)
    failing = server.get("/healthz")
    assert failing.status_code == 503
    assert failing.json() == {"status": "failing", "reason": "The database does not answer."}


def test_a_health_check_that_hangs_is_answered_and_not_begun_twice(server: Server, monkeypatch: Any) -> None:
    begun: list[object] = []

    def hung(store: object) -> None:
        begun.append(store)
        time.sleep(1)

    monkeypatch.setattr("wurf.server.operation.check", hung)
    monkeypatch.setattr("wurf.server.operation.PATIENCE", 0.05)
    keeper = Keeper(server.store, Settings(), list)

    async def twice() -> list[bool]:
        return [await keeper.healthy(), await keeper.healthy()]

    assert run(twice()) == [False, False]
    assert len(begun) == 1


def test_metrics_tell_what_happens_here(server: Server) -> None:
    table, tokens = server.create("person", "person")
    page = server.page()
    page.join(table, *tokens)
    page.choose(0, page.offered(0)[0])
    page.hear_type("Update")
    answer = server.get("/metrics")
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    values = dict(line.rsplit(" ", 1) for line in answer.text.splitlines() if not line.startswith("#"))
    assert float(values["wurf_open_tables"]) == float(values["wurf_sockets"]) == 1
    assert float(values["wurf_store_appends_total"]) >= float(values["wurf_store_batches_total"]) >= 1
    assert float(values["wurf_move_seconds_count"]) == 1
    assert values['wurf_jobs_waiting{lane="random"}'] == "0.0"


def test_metrics_are_for_those_who_may_read_them(server: Server) -> None:
    assert with_settings(server, watchers=("192.0.2.1",)).get("/metrics").status_code == 404
    assert with_settings(server, watchers=("*",)).get("/metrics").status_code == 200


def test_who_asks_is_told_by_a_trusted_proxy_alone(server: Server) -> None:
    far = {"x-forwarded-for": "198.51.100.7"}
    assert server.get("/metrics", **far).status_code == 200  # nobody trusts that header
    assert with_settings(server, proxies=("127.0.0.1",)).get("/metrics", **far).status_code == 404


@pytest.mark.parametrize(
    ("address", "client"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::"),
        ("somebody", "somebody"),
    ],
)
def test_a_client_is_an_address_or_half_of_one(address: str, client: str) -> None:
    assert client_of({"client": (address, 1)}) == client


def test_a_client_gets_so_many_sockets_and_others_get_theirs(server: Server) -> None:
    with_settings(server, limits=Limits(sockets_per_client=2), proxies=("127.0.0.1",))
    address = server.url.replace("http", "ws") + "/ws"
    with connect(address), connect(address):
        with pytest.raises(InvalidStatus) as turned_away, connect(address):
            pass
        assert turned_away.value.response.status_code == 429
        said = json.loads(turned_away.value.response.body)["message"]
        assert said == {"id": "error-many-own-sockets", "args": {"limit": 2}}
        with connect(address, additional_headers={"x-forwarded-for": "198.51.100.7"}):
            pass
    table, tokens = server.create("person")
    server.page().join(table, *tokens)  # there is room again


def test_a_client_may_set_up_so_many_tables_per_hour() -> None:
    now, answers = [0.0], []

    async def app(_scope: Any, _receive: Any, _send: Any) -> None:
        answers.append("made")

    class Stored:
        running = 0

    stored = Stored()
    gate = Turnstile(app, Limits(tables_per_client=2, tables=5), Counter(), stored, lambda: now[0])

    async def ask(client: str, path: str = "/api/tables", method: str = "POST") -> str:
        sent: list[Any] = []

        async def send(message: Any) -> None:
            sent.append(message)

        scope = {"type": "http", "method": method, "path": path, "client": (client, 1), "headers": []}
        await gate(scope, None, send)  # type: ignore[arg-type]
        return "made" if not sent else json.loads(sent[1]["body"])["message"]["id"]

    assert [run(ask("a")) for _ in range(3)] == ["made", "made", "error-many-own-tables"]
    assert run(ask("a", "/api/tables", "GET")) == "made"
    others = ["/api/records", "/api/evenings", "/api/challenges/loot"]
    for way in [*others, *(f"/api/tables/x/{way}" for way in ("fork", "again", "rematch"))]:
        assert run(ask("a", way)) == "error-many-own-tables"
    assert run(ask("a", "/api/tables/x/begin")) == "made"
    assert run(ask("b")) == "made"
    now[0] = 1800.0  # half an hour: room for one more
    assert [run(ask("a")) for _ in range(2)] == ["made", "error-many-own-tables"]
    stored.running = 5
    assert run(ask("c")) == "error-many-tables"


def test_a_client_may_be_so_many_new_people_per_hour(server: Server, visitor: Any) -> None:
    with_settings(server, limits=Limits(people_per_client=2))
    known, other, third = visitor(), visitor(), visitor()
    for one in (known, other, known):  # who is known already makes nobody new
        assert one.http.put("/api/me", json={"name": "Zoe"}).status_code == 200
    refused = third.http.put("/api/me", json={"name": "Zoe"})
    assert (refused.status_code, refused.headers.get("set-cookie")) == (429, None)
    assert refused.json()["message"] == {"id": "error-many-people", "args": {"limit": 2}}
    assert third.http.post("/api/me/devices").status_code == 429  # nor in any other way
    assert third.get("/me")["person"] is None


def test_a_socket_that_says_nothing_is_closed_and_one_that_does_is_not(server: Server) -> None:
    with_settings(server, limits=Limits(silent_seconds=1))
    table, tokens = server.create("person")
    playing = server.page()
    playing.join(table, *tokens)
    with connect(server.url.replace("http", "ws") + "/ws") as silent, pytest.raises(ConnectionClosed) as closed:
        silent.recv(PATIENCE)
    assert closed.value.rcvd is not None
    assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (1008, "Join a table first.")
    playing.join(table, *tokens)


def test_a_slow_connection_is_closed_with_a_sentence_and_others_are_served(server: Server) -> None:
    with_settings(server, limits=Limits(request_seconds=1))
    port = int(server.url.rpartition(":")[2])
    silent, slow, halting = connections = [socket.create_connection(("127.0.0.1", port)) for _ in range(3)]
    slow.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\nX-")
    halting.sendall(b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{")
    assert server.get("/api/games").status_code == 200
    for connection in (silent, slow):
        connection.settimeout(PATIENCE)
        said = connection.makefile("rb").read().decode()
        assert said.startswith("HTTP/1.1 408 ")
        assert said.endswith("There was no complete request within 1 seconds.\n")
    halting.settimeout(PATIENCE)
    assert b"HTTP/1.1 200" not in halting.makefile("rb").read()  # closed
    for connection in connections:
        connection.close()
    page = server.page()
    time.sleep(1.2)  # a socket is not a slow request
    page.say("Join", table="x")
    assert page.hear()["message"]["id"] == "error-table"


def test_a_client_gets_so_many_connections(server: Server) -> None:
    with_settings(server, limits=Limits(connections_per_client=2))
    port = int(server.url.rpartition(":")[2])
    kept = [socket.create_connection(("127.0.0.1", port)) for _ in range(2)]
    with socket.create_connection(("127.0.0.1", port)) as third:
        third.settimeout(PATIENCE)
        assert third.makefile("rb").read().endswith(b"There are 2 connections from your address already.\n")
    for connection in kept:
        connection.close()


def test_players_are_not_told_where_the_database_is(caplog: pytest.LogCaptureFixture) -> None:
    for id in ("error-database-locked", "error-database-unreachable", "error-database-full"):
        told = refused(StoreError(id, database="/secret/wurf.sqlite")).message
        assert "secret" not in str(WurfError(told.id, **told.args))
        assert told.id == ("error-store-full" if id == "error-database-full" else "error-store")
    assert caplog.text.count("/secret/wurf.sqlite") == 3


def test_a_log_for_machines_has_one_object_per_line_and_no_secrets(capsys: pytest.CaptureFixture[str]) -> None:
    root = logging.getLogger()
    before = root.handlers[:], root.level
    try:
        log_as("json")
        log = logging.getLogger("wurf")
        log.warning("Opened %s.", "postgresql://wurf:hunter2@db/wurf")
        try:
            raise ValueError("at /join#Zk3fA0b9QmXeZk3fA0b9Qm")
        except ValueError:
            log.exception("Failed with the cookie wurf=Zk3fA0b9QmXeZk3fA0b9Qm")
    finally:
        root.handlers[:], root.level = before
        logging.getLogger("wurf").setLevel(logging.NOTSET)
    said = capsys.readouterr().err
    first, second = map(json.loads, said.splitlines())
    assert first["message"] == "Opened postgresql://wurf:***@db/wurf."
    assert (first["level"], second["level"]) == ("warning", "error")
    assert "ValueError" in second["error"]
    assert "hunter2" not in said
    assert "Zk3fA0b9" not in said


def test_tables_that_nobody_plays_at_are_cleared_and_finished_ones_are_kept(server: Server) -> None:
    old, _ = server.create("person", "person")
    kept, _ = server.create("person", "person")
    assert count_running(server.store) == 2
    assert abandoned_cleared(server.store, time.time() - 60) == 0
    assert abandoned_cleared(server.store, time.time() + 60, [kept]) == 1
    assert [summary["table"] for summary in server.get(f"/api/tables?ids={old},{kept}").json()["tables"]] == [kept]
    with server.store.engine.begin() as connection:
        connection.exec_driver_sql("update tables set finished = 1")
    assert abandoned_cleared(server.store, time.time() + 60) == 0
    check(server.store)


def test_the_keeper_clears_by_itself(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    table, _ = server.create("person", "person")
    keeper = Keeper(server.store, Settings(clear_after=1), list)
    keeper._round([], [])
    assert keeper.running == 1
    monkeypatch.setattr("wurf.server.operation.time.time", lambda real=time.time: real() + 2 * 86400)
    keeper._round([table], [])
    assert keeper.running == 1  # somebody is there
    keeper._round([], [])
    assert keeper.running == 0


class Alone:
    """Tables and neighbours of a server that nobody looks at."""

    alone = True

    def opened(self) -> dict[str, Any]:
        return {}

    def listen(self, told: object) -> None:
        pass


@pytest.mark.parametrize("name", ["_round", "due", "lead"])
def test_what_a_server_does_by_itself_goes_on_after_an_error_that_nobody_thought_of(
    server: Server, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    alone: Any = Alone()
    keeper, clockwork = Keeper(server.store, Settings(), list), Clockwork(server.store, alone, 0.0)
    duty: Any = {"_round": keeper, "due": clockwork, "lead": Leading(alone, alone)}[name]
    owner = {"_round": keeper, "due": clockwork._seats, "lead": alone}[name]
    for module in ("operation", "leading"):
        monkeypatch.setattr(f"wurf.server.{module}.EVERY", 0.0)
    tried = []

    def failing(*_: object) -> None:
        tried.append(name)
        raise RuntimeError("can't start new thread")

    monkeypatch.setattr(owner, name, failing, raising=False)

    async def goes_on() -> None:
        doing = asyncio.create_task(duty.run())
        while len(tried) < 3:
            assert not doing.done()
            await asyncio.sleep(0)
        doing.cancel()

    run(goes_on())


def test_the_keeper_forgets_people_who_do_not_come_back_but_nobody_with_an_open_page(server: Server) -> None:
    now, people = time.time(), People(server.store)
    server.store._clock = lambda: now - 3 * 86400
    (gone, _), (here, _) = people.add("Gone", "en"), people.add("Here", "en")
    server.store._clock = time.time
    Keeper(server.store, Settings(), list)._round([], [])
    assert people.get(gone.id)  # unless the operator wants it
    Keeper(server.store, Settings(forget_after=2), list)._round([], [here.id])
    assert people.get(gone.id) is None
    assert people.get(here.id)
