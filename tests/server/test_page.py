"""The page's files: what is sent, how it is cached, and what a browser is told to keep it from."""

from __future__ import annotations

import gzip
from typing import Any

import httpx
import pytest

from wurf.games import page_folder


@pytest.mark.parametrize("path", ["/", "/set-up/loot", "/table/Zk3fA0b9QmXe", "/rules/loot", "/index.html"])
def test_every_place_of_the_page_gets_the_page(shared_server: Any, path: str) -> None:
    answer = shared_server.get(path)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert "<title>Wurf</title>" in answer.text


@pytest.mark.parametrize(
    ("path", "type", "caching"),
    [
        ("/assets/index-1a2b.js", "text/javascript; charset=utf-8", "public, max-age=31536000, immutable"),
        ("/assets/font-3c4d.woff2", "font/woff2", "public, max-age=31536000, immutable"),
        ("/icon.svg", "image/svg+xml", "no-cache"),
    ],
)
def test_a_file_has_its_type_and_is_cached_as_long_as_it_may_be(
    shared_server: Any, path: str, type: str, caching: str
) -> None:
    answer = shared_server.get(path)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == type
    assert answer.headers["cache-control"] == caching


def test_a_file_that_has_not_changed_is_not_sent_again(server: Any) -> None:
    etag = server.get("/").headers["etag"]
    again = server.get("/", **{"if-none-match": f'"other", W/{etag}'})
    assert (again.status_code, again.content) == (304, b"")
    (server.folder / "index.html").write_text("<title>new</title>")
    assert "new" in server.get("/", **{"if-none-match": etag}).text


def test_text_is_sent_compressed_to_whoever_can_read_it(shared_server: Any) -> None:
    plain = shared_server.get("/assets/index-1a2b.js", **{"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    path, can_read = f"{shared_server.url}/assets/index-1a2b.js", {"accept-encoding": "br, gzip"}
    with shared_server.http.stream("GET", path, headers=can_read) as zipped:
        content = b"".join(zipped.iter_raw())
    assert zipped.headers["content-encoding"] == "gzip"
    assert zipped.headers["vary"] == "accept-encoding"
    assert len(content) < len(plain.content) / 10
    assert gzip.decompress(content) == plain.content
    assert "content-encoding" not in shared_server.get("/assets/font-3c4d.woff2").headers


def test_the_page_asks_for_the_words_of_its_reader(server: Any) -> None:
    (server.folder / "index.de.html").write_text("<html lang=de>")
    german, spanish = (server.get("/table/Zk3fA0b9QmXe", **{"accept-language": tag}) for tag in ("de-AT", "es"))
    assert german.text == "<html lang=de>"
    assert "<title>Wurf</title>" in spanish.text
    assert german.headers["vary"] == spanish.headers["vary"] == "accept-encoding, accept-language"


def test_home_has_the_games_fetched_along_with_it(shared_server: Any) -> None:
    address = shared_server.get("/").headers["link"].partition(">")[0].removeprefix("<")
    assert "link" not in shared_server.get("/set-up/loot").headers
    games = shared_server.get(address)
    assert games.json()["games"]
    assert games.headers["content-encoding"] == "gzip"
    assert shared_server.get(address, **{"if-none-match": games.headers["etag"]}).status_code == 304


@pytest.mark.parametrize(
    ("accepted", "zipped"),
    [
        ("gzip", True),
        ("GZIP;q=0.5", True),
        ("br;q=1.0, gzip ; q=0.001", True),
        ("*", True),
        ("gzip;q=0", False),
        ("br, gzip; q=0.000", False),
        ("*;q=0", False),
        ("gzip;q=0, *", False),
        ("x-gzip", False),
        ("identity", False),
        ("", False),
    ],
)
def test_what_a_reader_refuses_is_not_sent(shared_server: Any, accepted: str, zipped: bool) -> None:
    path = f"{shared_server.url}/assets/index-1a2b.js"
    with shared_server.http.stream("GET", path, headers={"accept-encoding": accepted}) as answer:
        assert (answer.headers.get("content-encoding") == "gzip") == zipped


@pytest.mark.parametrize(
    "path",
    [
        *("/assets/gone-9z9z.js", "/assets/", "/favicon.ico", "/a.php"),
        *("/.stamp", "/.vite/manifest.json", "/../conftest.py", "/%2e%2e/wurf.sqlite"),
    ],
)
def test_what_is_not_there_is_not_found(shared_server: Any, path: str) -> None:
    answer = shared_server.http.get(httpx.URL(shared_server.url, raw_path=path.encode()))
    assert answer.status_code == 404
    assert answer.text == "There is nothing at this address.\n"


def test_only_looking_is_allowed(shared_server: Any) -> None:
    assert shared_server.http.head(shared_server.url).status_code == 200
    refused = shared_server.http.post(shared_server.url, headers={"accept-language": "de"})
    assert (refused.status_code, refused.text) == (405, "So lässt sich diese Adresse nicht aufrufen.\n")
    assert sorted(refused.headers["allow"].split(", ")) == ["GET", "HEAD"]


@pytest.mark.parametrize("path", ["/", "/assets/index-1a2b.js", "/api/games", "/api/nothing"])
def test_everything_is_locked_down(shared_server: Any, path: str) -> None:
    headers = shared_server.get(path).headers
    host = shared_server.url.removeprefix("http://")
    policy = dict(part.strip().split(" ", 1) for part in headers["content-security-policy"].split(";"))
    assert policy["default-src"] == "'self'"
    assert policy["connect-src"] == f"'self' ws://{host} wss://{host}"
    assert policy["frame-ancestors"] == "'none'"
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert "server" not in headers


def test_a_strange_host_does_not_get_into_the_policy(shared_server: Any) -> None:
    policy = shared_server.get("/", host="x; script-src *").headers["content-security-policy"]
    assert "script-src" not in policy


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en-GB,en;q=0.9", "The page has not been built yet: run “python3 dev.py setup”."),
        ("de-AT", "Die Seite ist noch nicht gebaut: Ruf „python3 dev.py setup“ auf."),
        ("es", "La página todavía no está construida: ejecuta «python3 dev.py setup»."),
    ],
)
def test_a_page_that_is_not_built_says_what_to_do(server: Any, language: str, sentence: str) -> None:
    (server.folder / "index.html").unlink()
    answer = server.get("/", **{"accept-language": language})
    assert (answer.status_code, answer.text) == (503, sentence + "\n")


def test_folders_of_games_that_nobody_has_are_not_remembered_for_ever(shared_server: Any) -> None:
    for number in range(100):
        assert shared_server.get(f"/games/{'long' * 50}{number}/parts.js").status_code == 404
    assert page_folder.cache_info().currsize <= 64
