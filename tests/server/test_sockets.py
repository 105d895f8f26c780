"""Sockets that behave badly, and sends that come twice: others notice nothing."""

from __future__ import annotations

import json
import socket
import struct
from collections.abc import Generator
from contextlib import closing, suppress
from itertools import islice
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from tests.server.conftest import PATIENCE, Server
from wurf.server.frames import framed
from wurf.server.limits import Allowance
from wurf.server.settings import Limits
from wurf.server.socket import MOST_ANSWERS, MOST_UNSENT


def start(server: Server, *held: int) -> tuple[str, list[Any]]:
    table, tokens = server.create("person", "person")
    pages = [server.page() for _ in held]
    for page, seat in zip(pages, held, strict=True):
        page.join(table, tokens[seat])
    return table, pages


def test_a_choice_that_is_sent_twice_is_made_once(server: Server) -> None:
    _, (one, two) = start(server, 0, 1)
    for id in (7, 8, 9):
        one.choose(0, "start a1", sequence=0, id=id)
    one.hear_until(lambda message: 9 in message.get("answers", []))
    assert one.update["sequence"] == 1
    one.choose(0, "start b1", sequence=0, id=10)  # another mind is not the same sent again
    one.hear_until(lambda message: 10 in message.get("answers", []))
    assert one.update["sequence"] == 2
    two.hear_sequence(2)


def test_a_choice_sent_again_after_a_restart_is_not_made_again(server: Server) -> None:
    table, tokens = server.create("person", "person")
    page = server.page()
    page.join(table, tokens[0])
    page.choose(0, "start a1", id=1)
    page.hear_sequence(1)
    server.stop()
    server.start()
    again = server.page()
    again.join(table, tokens[0], seen=0)
    again.choose(0, "start a1", sequence=0, id=1)
    again.hear_until(lambda message: 1 in message.get("answers", []))
    assert again.update["sequence"] == 1
    assert len(server.store.load(table).entries) == 1


def test_a_flood_gets_a_sentence_and_others_play_on(server: Server) -> None:
    server.restart(limits=Limits(messages_per_second=4))
    _, (one, two) = start(server, 0, 1)
    flood = server.page()
    flood.join(server.create("person")[0])
    for _ in range(200):
        flood.say("Nonsense")
    one.choose(0, "start a1")
    two.hear_sequence(1)
    answers = []
    with suppress(TimeoutError):
        while len(answers) < 100:
            answers.append(json.loads(flood.socket.recv(0.1)))
    assert "error-too-fast" in [answer["message"]["id"] for answer in answers if answer["type"] == "Refused"]
    assert len(answers) < 100  # the rest has to wait


def test_an_allowance_lets_a_burst_through_and_then_so_many_per_second() -> None:
    allowance = Allowance(10, 0.0)
    assert [allowance.wait(1, 0.0) for _ in range(100)] == [0.0] * 100
    assert allowance.wait(1, 0.0) == pytest.approx(0.1)
    assert allowance.wait(10, 2.0) == 0.0
    assert Allowance(0, 0.0).wait(1e9, 0.0) == 0.0


def test_a_page_that_asks_and_never_reads_is_closed_and_costs_little(server: Server) -> None:
    server.restart(limits=Limits(messages_per_second=0))
    table, tokens = server.create("person", "person")
    asking = masked(json.dumps({"type": "Earlier", "until": 0}).encode()) * 100
    with raw(server) as deaf, suppress(ConnectionError):  # it is cut off at last
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.sendall(masked(json.dumps({"type": "Join", "table": table, "tokens": [tokens[0]]}).encode()))
        for _ in range(100_000):
            deaf.sendall(asking)
        pytest.fail("a page that reads nothing may ask for ever")
    assert MOST_UNSENT + MOST_ANSWERS * 64 * 1024 < 8 * 1024 * 1024  # all that could have waited for it
    page = server.page()
    page.join(table, tokens[1])
    page.choose(1, "start a1")
    assert page.hear_sequence(1)["sequence"] == 1


def test_a_socket_that_says_nothing_is_closed(server: Server) -> None:
    server.restart(limits=Limits(silent_seconds=1))
    silent, joined = server.page(), server.page()
    table, tokens = server.create("person", "person")
    joined.join(table, tokens[0])
    with pytest.raises(ConnectionClosed) as closed:
        silent.socket.recv(PATIENCE)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1008
    joined.choose(0, "start a1")
    joined.hear_sequence(1)


# Frames


def raw(server: Server) -> socket.socket:
    """A socket after its handshake."""
    host, _, port = server.url.removeprefix("http://").partition(":")
    line = socket.create_connection((host, int(port)), PATIENCE)
    key = "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
    line.sendall(
        f"GET /ws HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n{key}\r\n".encode()
    )
    answer = b""
    while b"\r\n\r\n" not in answer:
        answer += line.recv(1)
    assert b" 101 " in answer
    return line


def masked(payload: bytes, first: int = 0x81) -> bytes:
    mask, length = b"wurf", len(payload)
    head = bytes((first, 0x80 | length)) if length < 126 else bytes((first, 0xFE)) + struct.pack("!H", length)
    return head + mask + bytes(byte ^ mask[i % 4] for i, byte in enumerate(payload))


def heard(line: socket.socket) -> Generator[tuple[int, bytes]]:
    """The frames that the server sends: the first byte and the payload."""
    with line.makefile("rb") as file:
        while head := file.read(2):
            length = head[1]
            if length == 126:
                length = int.from_bytes(file.read(2), "big")
            yield head[0], file.read(length)


texts = st.builds(lambda n: [masked(b"x" * n)], st.sampled_from([0, 1, 125, 126, 127, 128, 300]))
pings = st.builds(lambda n: [masked(b"p" * n, 0x89)], st.integers(0, 125))
parts = st.builds(lambda n: [masked(b"x" * n, 0x01), masked(b"", 0x89), masked(b"y", 0x80)], st.integers(0, 200))


@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(frames=st.lists(texts | pings | parts, min_size=1, max_size=12), cuts=st.lists(st.integers(1, 400), max_size=8))
def test_however_frames_are_cut_each_message_is_answered(shared_server: Server, frames: Any, cuts: list[int]) -> None:
    data = b"".join(frame for group in frames for frame in group)
    messages = sum(group[0][0] in (0x81, 0x01) for group in frames)
    asked = sum(frame[0] == 0x89 for group in frames for frame in group)
    with raw(shared_server) as line, closing(heard(line)) as frames_back:
        for cut in cuts:
            line.sendall(data[:cut])
            data = data[cut:]
        line.sendall(data)
        answers = list(islice(frames_back, messages + asked))
    assert sum(first == 0x81 for first, _ in answers) == messages
    assert sum(first == 0x8A for first, _ in answers) == asked
    assert all(json.loads(payload)["type"] == "Refused" for first, payload in answers if first == 0x81)


@pytest.mark.parametrize(
    "garbage",
    [
        b"\x81\x05hello",  # not masked
        b"\xf1\x80abcd",  # reserved bits
        masked(b"", 0x83),  # no such kind
        masked(b"x", 0x09),  # a ping in parts
        b"\x81\xff" + b"\x7f" + b"\xff" * 7 + b"abcd",  # a length beyond all measure
        masked(b"\xff\xfe"),  # not UTF-8
        masked(b"y", 0x80),  # the end of nothing
    ],
)
def test_a_frame_that_is_none_costs_only_its_sender_the_socket(shared_server: Server, garbage: bytes) -> None:
    with raw(shared_server) as line:
        line.sendall(masked(b"{}") + garbage)
        first, reason = list(heard(line))[-1]
    assert first == 0x88
    assert int.from_bytes(reason[:2], "big") in (1002, 1007, 1009)
    page = shared_server.page()
    page.join(shared_server.create("person", "person")[0])


@pytest.mark.parametrize("length", [0, 125, 126, 65_535, 65_536])
def test_a_text_is_framed_as_the_protocol_says(length: int) -> None:
    frame = framed(b"x" * length)
    assert frame[0] == 0x81
    size = 2 if length < 126 else 4 if length < 65_536 else 10
    assert len(frame) == size + length
    assert length == (frame[1] if size == 2 else int.from_bytes(frame[2:size], "big"))
