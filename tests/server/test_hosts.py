"""Which hosts and origins are answered, and a page that lies under a path."""

from __future__ import annotations

import json
import socket
from typing import Any
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from tests.server.conftest import Server
from wurf.server.serve import address_of
from wurf.server.settings import Limits, Settings, SettingsError, hosts_of, limits_from, public_address

NEW = {"game": "loot", "seats": [{"kind": "person", "name": "Ada"}]}


@pytest.fixture
def public(server: Server) -> Server:
    """A server that the public finds at https://games.example/wurf/."""
    server.stop()
    address, base = public_address("https://Games.example/wurf")
    hosts, everywhere = hosts_of("127.0.0.1", ("games.example",))
    server.settings = Settings(address, base, hosts, everywhere)
    return server.start()


@pytest.mark.parametrize(
    "host", ["evil.example", "evil.example:80", "127.0.0.1.evil.example", "10.1.2.3", "[::2]", "x y", ""]
)
def test_a_host_that_is_not_ours_is_refused_with_a_sentence(shared_server: Any, host: str) -> None:
    page = shared_server.get("/", host=host)
    assert page.status_code == 421
    assert page.text == f"This server does not answer to the name “{host}”. Whoever runs it can allow that name.\n"
    refused = shared_server.get("/api/games", host=host)
    assert (refused.status_code, refused.json()["message"]["id"]) == (421, "error-host")
    assert shared_server.post(NEW, host=host).status_code == 421


def test_the_log_says_what_to_set_once(shared_server: Any, caplog: Any) -> None:
    for _ in range(3):
        shared_server.get("/", host="club.example:8080")
        shared_server.post(NEW, origin="https://club.example", host="localhost")
    lines = [record.getMessage() for record in caplog.records if "club.example" in record.getMessage()]
    assert len(lines) == 2
    assert "--allow-host club.example:8080" in lines[0]
    assert "start it with --public-address https://club.example/" in lines[1]


@pytest.mark.parametrize("host", ["localhost", "localhost:1", "LOCALHOST", "127.0.0.1:9", "[::1]:9", "wurf.localhost"])
def test_our_own_addresses_are_answered_at_any_port(shared_server: Any, host: str) -> None:
    assert shared_server.get("/api/games", host=host).status_code == 200


def test_a_server_on_all_interfaces_answers_to_the_address_that_it_was_reached_at(server: Server) -> None:
    server.stop()
    hosts, everywhere = hosts_of("0.0.0.0")
    server.settings = Settings(hosts=hosts - {"127.0.0.1"}, everywhere=everywhere)
    server.start()
    assert server.get("/api/games").status_code == 200
    assert server.get("/api/games", host="192.0.2.1").status_code == 421


def test_a_server_on_all_interfaces_says_an_address_of_this_machine() -> None:
    with socket.socket(type=socket.SOCK_DGRAM) as everywhere, socket.socket() as here:
        everywhere.bind(("0.0.0.0", 0))  # nobody can connect to it
        found = urlsplit(address_of(everywhere))
        assert found.port == everywhere.getsockname()[1]
        assert found.hostname not in (None, "0.0.0.0")
        here.bind((found.hostname, 0))  # only an address of its own can be bound


def test_a_socket_of_another_site_is_refused_with_a_sentence(shared_server: Any) -> None:
    port = int(shared_server.url.rpartition(":")[2])
    for host, origin, error in (("localhost", "https://evil.example", "origin"), ("evil.example", None, "host")):
        line = socket.create_connection(("127.0.0.1", port))
        with pytest.raises(InvalidStatus) as refused:
            connect(f"ws://{host}/ws", sock=line, origin=origin)
        assert json.loads(refused.value.response.body)["message"]["id"] == f"error-{error}"


def test_behind_a_proxy_that_does_not_pass_the_host_on_the_public_address_counts(public: Server) -> None:
    assert public.post(NEW, origin="https://games.example").status_code == 201
    assert public.post(NEW, origin="https://games.example:81").status_code == 403
    assert public.post(NEW, origin="http://games.example").status_code == 403
    assert public.get("/api/games", host="games.example").status_code == 200


@pytest.mark.parametrize("prefix", ["/wurf", ""])
def test_the_page_works_under_a_path_whether_the_proxy_strips_it_or_not(public: Server, prefix: str) -> None:
    (public.folder / "index.html").write_text('<base href="/" /><script src="./assets/index-1a2b.js">')
    home = public.get(f"{prefix}/")
    assert home.text == '<base href="/wurf/" /><script src="./assets/index-1a2b.js">'
    assert home.headers["link"].startswith("</wurf/api/games>")
    assert public.get(f"{prefix}/table/Zk3fA0b9QmXe").text == home.text
    assert public.get(f"{prefix}/assets/index-1a2b.js").status_code == 200
    assert public.get(f"{prefix}/api/games").status_code == 200
    assert public.get(f"{prefix}/api/nothing").json()["message"]["id"] == "error-not-found"
    assert public.http.put(f"{public.url}{prefix}/api/games").json()["message"]["id"] == "error-method"
    with connect(f"{public.url.replace('http', 'ws')}{prefix}/ws") as socket:
        socket.send(json.dumps({"type": "Join", "table": "x"}))
        assert json.loads(socket.recv(20))["message"]["id"] == "error-table"


@pytest.mark.parametrize(
    ("text", "address", "base"),
    [
        ("https://example.org", "https://example.org", "/"),
        ("http://Example.org:8080/", "http://example.org:8080", "/"),
        ("https://example.org//games/wurf/", "https://example.org/games/wurf", "/games/wurf/"),
        ("https://[2001:db8::1]/wurf", "https://[2001:db8::1]/wurf", "/wurf/"),
    ],
)
def test_a_public_address_is_read_with_or_without_its_slashes(text: str, address: str, base: str) -> None:
    assert public_address(text) == (address, base)


@pytest.mark.parametrize(
    "text",
    [
        *(
            "example.org",
            "ftp://example.org",
            "https://",
            "https://exa mple.org",
            "https://example.org/?x",
            "https://[",
        ),
        *(
            "https://example.org/a b",
            'https://example.org/"><script>',
            "https://example.org:0",
            "https://u@example.org",
        ),
        *("https://example.org/../x", "https://example.org:port"),
    ],
)
def test_an_address_that_is_none_is_refused_with_an_example(text: str) -> None:
    with pytest.raises(SettingsError, match=r"it looks like https://example\.org/"):
        public_address(text)


def test_limits_are_set_by_their_names() -> None:
    assert limits_from(["sockets-per-client=5", "tables=0"]) == Limits(sockets_per_client=5, tables=0)
    for wrong in ("sockets=many", "chairs=4", "tables", "tables=-1"):
        with pytest.raises(SettingsError, match="there are: tables-per-client, "):
            limits_from([wrong])
