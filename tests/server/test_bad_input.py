"""What a page or a program may send wrongly: each gets one sentence, and the server goes on as if nothing had been."""

from __future__ import annotations

import json
import socket
from contextlib import suppress
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from wurf.core.text import LANGUAGES, Message, say
from wurf.server import wire

LARGE = "x" * (wire.MAX_MESSAGE + 1)


def sentence(message: dict[str, Any]) -> str:
    """What a person reads; every language has it."""
    for language in LANGUAGES:
        assert say(Message(**message), language) != message["id"]
    return say(Message(**message))


@pytest.mark.parametrize(
    ("message", "id"),
    [
        ("", "error-message-json"),
        ("hello", "error-message-json"),
        ('{"type": "Join"', "error-message-json"),
        ('{"type": "Join", "table": "\\ud800"}', "error-message-json"),
        ('{"x": ' + "[" * 8000, "error-message-json"),
        ("[" * 16000, "error-message"),
        ("[]", "error-message"),
        ("null", "error-message"),
        ("{}", "error-message-kind"),
        ('{"type": "Dance"}', "error-message-kind"),
        ('{"type": 7}', "error-message-kind"),
        ('{"type": "Join"}', "error-message"),
        ('{"type": "Join", "table": 7}', "error-message"),
        ('{"type": "Join", "table": "x", "more": 1}', "error-message"),
        ('{"type": "Join", "table": "x", "seen": -1}', "error-message"),
        ('{"type": "Join", "table": "x", "seen": 1e400}', "error-message"),
        ('{"type": "Join", "table": "' + "x" * 65 + '"}', "error-message"),
        ('{"type": "Join", "table": "x", "tokens": ' + json.dumps(["t"] * 9) + "}", "error-message"),
        ('{"type": "Choose", "seat": 0, "action": "a1"}', "error-message"),
        ('{"type": "Choose", "seat": "0", "action": "a1", "sequence": 0}', "error-message"),
        ('{"type": "Choose", "seat": 0, "action": "a1", "sequence": 0}', "error-join-first"),
        ('{"type": "TakeBack", "seat": 0}', "error-join-first"),
        ('{"type": "TakeBack", "seat": 0, "id": -1}', "error-message"),
        ('{"type": "Choose", "seat": 0, "action": "a1", "sequence": 0, "id": "x"}', "error-message"),
        ('{"type": "Earlier", "until": 7}', "error-join-first"),
        ('{"type": "Earlier"}', "error-message"),
        ('{"type": "Earlier", "until": -1}', "error-message"),
        ('{"type": "Join", "table": "nope"}', "error-table"),
        ('{"type": "Join", "table": ""}', "error-table"),
        ('{"type": "Join", "table": "\\u0000"}', "error-table"),
        (b"\x00\x01", "error-message-binary"),
    ],
)
def test_a_bad_message_gets_a_sentence_and_the_socket_stays_usable(
    shared_server: Any, message: str | bytes, id: str
) -> None:
    page = shared_server.page()
    page.socket.send(message)
    refused = page.hear()
    assert (refused["type"], refused["message"]["id"]) == ("Refused", id)
    assert "\n" not in sentence(refused["message"])
    table, tokens = shared_server.create("person")
    assert page.join(table, *tokens)["table"] == table


@pytest.mark.parametrize("message", [LARGE, json.dumps({"type": "Join", "table": LARGE}), "ü" * (len(LARGE) // 2 + 1)])
def test_a_message_that_is_too_large_gets_a_sentence_and_the_socket_is_closed(shared_server: Any, message: str) -> None:
    page = shared_server.page()
    page.socket.send(message)
    assert page.hear()["message"] == {"id": "error-message-large", "args": {"limit": 16}}
    with pytest.raises(ConnectionClosed) as closed:
        page.hear()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009


def test_a_message_beyond_all_measure_only_costs_its_sender_the_socket(shared_server: Any) -> None:
    page = shared_server.page()
    with suppress(ConnectionClosed):
        page.socket.send("x" * (2 * 1024 * 1024))
    with pytest.raises(ConnectionClosed):
        page.hear()
    assert shared_server.get("/api/games").status_code == 200


@pytest.mark.parametrize(
    "action", ["", "dance", "a9", "roll 1", "take back", "start a1 ", "a1\t", "½", "dice 7 7 7", "x" * 64]
)
def test_an_action_that_means_nothing_is_refused(shared_server: Any, action: str) -> None:
    table, tokens = shared_server.create("person")
    page = shared_server.page()
    page.join(table, *tokens)
    page.choose(0, action)
    refused = page.hear()
    assert refused["type"] == "Refused"
    assert "\n" not in sentence(refused["message"])
    assert shared_server.store.load(table).entries == ()


def test_a_move_after_the_end_is_refused(shared_server: Any) -> None:
    table, tokens = shared_server.create("person", turn_cap=1)
    page = shared_server.page()
    page.join(table, *tokens)
    while not page.update["result"]:
        page.choose(0, page.offered(0)[0])
        page.hear_type("Update")
    page.choose(0, "a1")
    assert page.hear()["message"]["id"] == "error-game-over"
    page.say("TakeBack", seat=0)
    assert page.hear()["message"]["id"] == "error-nothing-to-take-back"


def seat(**changed: Any) -> dict[str, Any]:
    return {"kind": "person", "name": "Ada", **changed}


@pytest.mark.parametrize(
    ("wanted", "status", "id"),
    [
        (b"", 400, "error-message-json"),
        (b"\xff\xfe", 400, "error-message-json"),
        (LARGE.encode(), 413, "error-message-large"),
        ([], 400, "error-message"),
        ({"game": "loot"}, 400, "error-message"),
        ({"game": "chess", "seats": [seat()]}, 404, "error-game"),
        ({"game": "../loot", "seats": [seat()]}, 404, "error-game"),
        ({"game": "loot", "seats": []}, 400, "error-seats"),
        ({"game": "loot", "seats": [seat()] * 5}, 400, "error-seats"),
        ({"game": "loot", "seats": [seat()] * 9}, 400, "error-message"),
        ({"game": "loot", "seats": [seat()], "options": {"speed": 1}}, 400, "error-option"),
        ({"game": "loot", "seats": [seat()], "options": {"turn_cap": 0}}, 400, "error-option-range"),
        ({"game": "loot", "seats": [seat()], "options": {"turn_cap": "9"}}, 400, "error-option-range"),
        ({"game": "loot", "seats": [seat(kind="cat")]}, 400, "error-message"),
        ({"game": "loot", "seats": [seat(kind="bot", level="godlike")]}, 400, "error-message"),
        ({"game": "loot", "seats": [seat(name="")]}, 400, "error-message"),
        ({"game": "loot", "seats": [seat(name="   ")]}, 400, "error-name"),
        ({"game": "loot", "seats": [seat(name="A\nB")]}, 400, "error-name"),
        ({"game": "loot", "seats": [seat(name="A\x00")]}, 400, "error-name"),
        ({"game": "loot", "seats": [seat(name="x" * 25)]}, 400, "error-message"),
    ],
)
def test_a_table_that_cannot_be_set_up_gets_a_sentence(shared_server: Any, wanted: Any, status: int, id: str) -> None:
    answer = shared_server.post(wanted)
    assert (answer.status_code, answer.json()["type"], answer.json()["message"]["id"]) == (status, "Refused", id)
    assert "\n" not in sentence(answer.json()["message"])


@pytest.mark.parametrize(
    ("path", "status", "id"),
    [
        ("/api/tables/nope/record", 404, "error-table"),
        ("/api/tables/%00/record", 404, "error-table"),
        ("/api/nothing", 404, "error-not-found"),
        ("/api/", 404, "error-not-found"),
    ],
)
def test_an_address_with_nothing_behind_it_says_so(shared_server: Any, path: str, status: int, id: str) -> None:
    answer = shared_server.get(path)
    assert (answer.status_code, answer.json()["message"]["id"]) == (status, id)


def test_an_address_with_more_digits_than_python_reads_is_none(shared_server: Any) -> None:
    digits = "9" * 5000
    assert shared_server.get(f"/api/tables/x/at/{digits}").status_code == 404
    refused = shared_server.http.post(f"{shared_server.url}/api/tables/x/seats/{digits}/take", json={"name": "Ada"})
    assert (refused.status_code, refused.json()["type"]) == (405, "Refused")


def test_tables_are_listed_only_by_their_ids(shared_server: Any) -> None:
    shared_server.create("person")
    for query in ("", "?ids=", "?ids=,,,", "?ids=%00,nope", "?ids=" + ",".join(["x"] * 500)):
        assert shared_server.get(f"/api/tables{query}").json() == {"tables": []}


def test_pages_of_other_sites_are_turned_away(shared_server: Any) -> None:
    good = {"game": "loot", "seats": [seat()]}
    own = shared_server.url
    assert shared_server.post(good, origin=own).status_code == 201
    for origin in ("https://evil.example", own.replace("127.0.0.1", "localhost"), "null", own + "0"):
        answer = shared_server.post(good, origin=origin)
        assert (answer.status_code, answer.json()["message"]["id"]) == (403, "error-origin")
        with pytest.raises(InvalidStatus) as refused:
            shared_server.page(origin=origin)
        assert refused.value.response.status_code == 403
    shared_server.page(origin=own)


@pytest.mark.parametrize("garbage", [b"\x00" * 100, b"GET\r\n\r\n", b"GET / HTTP/1.1\r\nHost: \xff\r\n\r\n"])
def test_what_is_not_even_HTTP_does_not_disturb_the_server(shared_server: Any, garbage: bytes) -> None:
    port = int(shared_server.url.rpartition(":")[2])
    with socket.create_connection(("127.0.0.1", port)) as raw:
        raw.sendall(garbage)
        assert b"Traceback" not in raw.recv(1000)
    assert shared_server.get("/api/games").status_code == 200


def raw(server: Any, request: bytes) -> bytes:
    """What comes back for these bytes, sent as they are, until the server has nothing more to say."""
    port = int(server.url.rpartition(":")[2])
    with socket.create_connection(("127.0.0.1", port), timeout=20) as line:
        line.sendall(request)
        return b"".join(iter(lambda: line.recv(65536), b""))


def get(path: str, *headers: str, method: str = "GET") -> bytes:
    lines = [f"{method} {path} HTTP/1.1", "Host: localhost", "Connection: close", *headers, "", ""]
    return "\r\n".join(lines).encode()


@pytest.mark.parametrize(
    "path",
    ["/%00", "/a%00b/c", "/" + "x" * 256, "/table/" + "%C3%BC" * 128, f"/assets/{'x' * 300}.js", "/x" * 2000],
)
def test_a_path_that_no_file_can_have_is_not_found(
    shared_server: Any, caplog: pytest.LogCaptureFixture, path: str
) -> None:
    answer = raw(shared_server, get(path))
    assert answer.startswith(b"HTTP/1.1 404 ")
    assert answer.endswith(b"\r\n\r\nThere is nothing at this address.\n")
    assert caplog.records == []


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "//", "http://]", "%00"])
def test_an_origin_that_is_no_address_is_turned_away(
    shared_server: Any, caplog: pytest.LogCaptureFixture, origin: str
) -> None:
    answer = raw(shared_server, get("/api/tables", f"Origin: {origin}", method="POST"))
    assert answer.startswith(b"HTTP/1.1 403 ")
    assert b'"error-origin"' in answer
    with pytest.raises(InvalidStatus) as refused:
        shared_server.page(origin=origin)
    assert refused.value.response.status_code == 403
    assert caplog.records == []


def test_text_that_is_not_utf_8_only_costs_its_sender_the_socket(
    shared_server: Any, caplog: pytest.LogCaptureFixture
) -> None:
    page = shared_server.page()
    page.socket.send(b'{"type": "\xff"}', text=True)
    with pytest.raises(ConnectionClosed) as closed:
        page.hear()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1007
    assert shared_server.get("/api/games").status_code == 200
    assert caplog.records == []


def test_a_request_that_is_broken_off_leaves_nothing_in_the_log(
    shared_server: Any, caplog: pytest.LogCaptureFixture
) -> None:
    port = int(shared_server.url.rpartition(":")[2])
    for body in (b"", b'{"game": "loot", '):
        with socket.create_connection(("127.0.0.1", port)) as line:
            line.sendall(get("/api/tables", "Content-Length: 1000", method="POST") + body)
    assert shared_server.create("person")  # by now the server has noticed
    assert caplog.records == []


@pytest.mark.parametrize(
    ("method", "path", "allowed"),
    [
        ("DELETE", "/api/tables", "GET, HEAD, POST"),
        ("POST", "/api/games", "GET, HEAD"),
        ("PUT", "/api/tables/x/record", "GET, HEAD"),
        ("PATCH", "/api/nothing", "GET, HEAD"),
    ],
)
def test_a_method_that_an_address_does_not_know_is_refused_as_json(
    shared_server: Any, method: str, path: str, allowed: str
) -> None:
    answer = shared_server.http.request(method, shared_server.url + path)
    assert (answer.status_code, answer.headers["content-type"]) == (405, "application/json")
    assert answer.json()["message"]["id"] == "error-method"
    assert "\n" not in sentence(answer.json()["message"])
    assert ", ".join(sorted(answer.headers["allow"].split(", "))) == allowed


def test_what_nobody_thought_of_gets_a_sentence_too(shared_server: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError("a secret detail")

    monkeypatch.setattr(type(shared_server.store), "summaries", broken)
    answer = shared_server.get("/api/tables?ids=x")
    assert (answer.status_code, answer.json()["message"]["id"]) == (500, "error-internal")
    assert "secret" not in answer.text
    monkeypatch.setattr(type(shared_server.store), "load_newest", broken)
    page = shared_server.page()
    page.say("Join", table="x")
    assert page.hear() == {"type": "Refused", "message": {"id": "error-internal"}, "rule": "", "id": 0}
