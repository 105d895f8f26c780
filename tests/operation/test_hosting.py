"""docs/hosting.md and the container file, done as they say."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import socket
import ssl
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

from wurf.cli import _parser
from wurf.server.settings import Limits

ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "docs/hosting.md").read_text()
CONTAINER = (ROOT / "Containerfile").read_text()
INSTRUCTIONS = re.findall(r"^([A-Z]+) (.+)$", CONTAINER, re.MULTILINE)
PATIENCE = 120.0


def commands(kind: str) -> list[str]:
    return [rest for name, rest in INSTRUCTIONS if name == kind]


def test_every_option_that_the_guide_names_exists() -> None:
    options = set(re.findall(r"(?<![\w-])--[a-z][a-z-]+", GUIDE))
    others = {"--system", "--home-dir", "--create-home", "--owner", "--now", "--no-deps"}
    for option in sorted(options - others):
        command = "backup" if option == "--database" else "serve"
        value = {"--port": "1", "--clear-after": "1", "--forget-after": "1", "--log": "json"}.get(option, "x=1")
        arguments = [command, *(["f"] if command == "backup" else []), option]
        if option != "--no-browser":
            arguments.append(value)
        _parser(arguments[0]).parse_args(arguments)


def test_the_guide_tells_every_limit_with_its_default() -> None:
    told = dict(re.findall(r"^\| `([a-z-]+)` \| (\d+) \|", GUIDE, re.MULTILINE))
    assert told == {name.replace("_", "-"): str(value) for name, value in Limits()._asdict().items()}


def test_the_service_and_the_container_start_the_server_with_options_that_exist() -> None:
    service = re.search(r"^ExecStart=\S+ (.+)$", GUIDE, re.MULTILINE)
    assert service
    for line in (shlex.split(service[1]), [word.strip('",') for word in commands("ENTRYPOINT")[0][1:-1].split()][1:]):
        assert _parser(line[0]).parse_args(line).no_browser


def test_the_container_file_copies_what_exists_and_names_no_host() -> None:
    for name in re.findall(r"/src/([\w.-]+)", CONTAINER):
        assert (ROOT / name).exists()
    assert all(re.fullmatch(r"python:3\.\d+-slim( AS build)?", image) for image in commands("FROM"))
    assert commands("USER") == ["wurf"]


@contextmanager
def process(*command: str, **options: Any) -> Iterator[subprocess.Popen[bytes]]:
    running = subprocess.Popen(command, **options)
    try:
        yield running
    finally:
        running.terminate()
        running.wait(PATIENCE)


def answered(url: str, **options: Any) -> httpx.Response:
    """What an address answers, as soon as somebody listens there."""
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            return httpx.get(url, timeout=PATIENCE, **options)
        except httpx.TransportError:
            assert time.monotonic() < deadline
            time.sleep(0.1)


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        return int(listener.getsockname()[1])


@pytest.mark.soak
def test_the_steps_of_the_container_file_make_a_server_that_is_well(tmp_path: Path) -> None:
    """Without a container: the same commands, with the container's folders inside a temporary one."""
    files = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True).stdout.decode()
    for name in filter(None, files.split("\0")):
        (tmp_path / "src" / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / "src" / name)
    (tmp_path / "data").mkdir()

    def inside(text: str) -> str:
        text = re.sub(r"(?<![\w/.])/(src|build|wheels|opt|data)\b", rf"{tmp_path}/\1", text)
        return text.replace("python3 -m venv", f"{sys.executable} -m venv")

    for step in commands("RUN"):
        if not step.startswith("useradd"):  # the one step that changes the system
            subprocess.run(inside(step), shell=True, cwd=tmp_path / "src", check=True)
    port = free_port()
    entry = [inside(word.strip('",')) for word in commands("ENTRYPOINT")[0][1:-1].split()]
    environment = {**os.environ, **dict([inside(commands("ENV")[0]).split("=", 1)])}
    with process(*entry, "--port", str(port), env=environment):
        assert answered(f"http://127.0.0.1:{port}/healthz").json() == {"status": "ok"}
        assert "<base" in httpx.get(f"http://127.0.0.1:{port}/").text
    assert (tmp_path / "data/wurf.sqlite").exists()


@pytest.fixture
def proxied(wurf_server: Callable[..., Any], tmp_path: Path) -> Iterator[str]:
    """Wurf behind nginx, as the guide configures it; the address of its pages."""
    if not (nginx := shutil.which("nginx", path=f"{os.environ['PATH']}:/usr/sbin")):
        pytest.skip("nginx is not installed: apt install nginx")
    port = free_port()
    address = f"https://localhost:{port}/wurf/"
    servers = [
        wurf_server(f"sqlite:///{tmp_path}/wurf.sqlite", "--public-address", address),
    ]
    certificate, key = tmp_path / "certificate.pem", tmp_path / "key.pem"
    subprocess.run(
        [
            *("openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", "-subj", "/CN=localhost"),
            *("-keyout", str(key), "-out", str(certificate)),
        ],
        check=True,
        capture_output=True,
    )
    block = re.search(r"```nginx\n(.+?)```", GUIDE, re.DOTALL)
    assert block
    site = block[1]
    for old, new in (
        ("listen 443 ssl", f"listen 127.0.0.1:{port} ssl"),
        ("server_name example.org", "server_name localhost"),
        ("/etc/letsencrypt/live/example.org/fullchain.pem", str(certificate)),
        ("/etc/letsencrypt/live/example.org/privkey.pem", str(key)),
        ("server 127.0.0.1:8747;", f"server {servers[0].url.removeprefix('http://')};"),
        ("proxy_set_header Host $host;", "proxy_set_header Host $http_host;"),  # a port that is not the usual one
    ):
        assert old in site
        site = site.replace(old, new)
    folders = " ".join(
        f"{name}_temp_path {tmp_path}/{name};" for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    config = tmp_path / "nginx.conf"
    config.write_text(
        f"daemon off; pid {tmp_path}/nginx.pid; error_log {tmp_path}/error.log; events {{}}\n"
        f"http {{ access_log {tmp_path}/access.log; {folders}\n{site} }}\n"
    )
    tmp_path.chmod(0o755)
    with process(nginx, "-p", str(tmp_path), "-c", str(config)):
        answered(address, verify=False)
        yield address


@pytest.mark.soak
def test_behind_nginx_the_page_plays_over_tls_under_a_path(proxied: str) -> None:
    with httpx.Client(verify=False, base_url=proxied, timeout=PATIENCE) as client:
        page = client.get("")
        assert '<base href="/wurf/" />' in page.text
        script = re.search(r'src="\./(assets/[^"]+)"', page.text)
        assert script
        assert client.get(script[1]).status_code == 200
        assert client.get("metrics").status_code == 404
        assert client.get("healthz").json() == {"status": "ok"}
        origin = {"origin": proxied.removesuffix("/wurf/")}
        seats = [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Eva"}]
        made = client.post("api/tables", json={"game": "loot", "seats": seats}, headers=origin)
        assert made.status_code == 201
        cookie = made.headers["set-cookie"].lower()
        assert "path=/wurf/" in cookie
        assert "secure" in cookie
        assert client.post("api/tables", json={}, headers={"origin": "https://evil.example"}).status_code == 403
    trusting = ssl.create_default_context()
    trusting.check_hostname, trusting.verify_mode = False, ssl.CERT_NONE
    with connect(proxied.replace("https", "wss") + "ws", ssl=trusting, origin=origin["origin"]) as socket:  # type: ignore[arg-type]
        socket.send(json.dumps({"type": "Join", "table": made.json()["table"], "tokens": []}))
        assert '"Seated"' in str(socket.recv(PATIENCE))
