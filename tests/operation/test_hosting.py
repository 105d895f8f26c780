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
from playwright.sync_api import BrowserType, expect
from websockets.sync.client import connect

from tests.browser.chromium import launch_options
from tests.browser.online import come, new_page, open_table, play_together
from tests.browser.players import player
from tests.browser.room import phone, quiet
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


def test_systemd_understands_the_service(tmp_path: Path) -> None:
    if not (systemd := shutil.which("systemd-analyze")):
        pytest.skip("systemd is not installed")
    unit = re.search(r"```ini\n(.+?)```", GUIDE, re.DOTALL)
    assert unit
    file = tmp_path / "wurf.service"
    file.write_text(unit[1].replace("/opt/wurf/bin/wurf", str(Path(sys.executable).with_name("wurf"))))
    found = subprocess.run([systemd, "verify", "--recursive-errors=no", file], capture_output=True, text=True)
    assert (found.returncode, found.stdout, found.stderr) == (0, "", "")


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


class Nginx:
    """nginx as the guide configures it, for the host example.org, but on a free port of this machine."""

    def __init__(self, folder: Path) -> None:
        program = shutil.which("nginx", path=f"{os.environ['PATH']}:/usr/sbin")
        if program is None:
            pytest.skip("nginx is not installed: apt install nginx")
        self._program, self._folder, self.port = program, folder, free_port()

    @contextmanager
    def serving(self, *servers: Any) -> Iterator[None]:
        block = re.search(r"```nginx\n(.+?)```", GUIDE, re.DOTALL)
        assert block
        site, folder = block[1], self._folder
        certificate, key = self._certificate()
        for old, new in (
            ("listen 443 ssl", f"listen 127.0.0.1:{self.port} ssl"),
            ("/etc/letsencrypt/live/example.org/fullchain.pem", str(certificate)),
            ("/etc/letsencrypt/live/example.org/privkey.pem", str(key)),
            ("server 127.0.0.1:8747;", " ".join(f"server {one.url.removeprefix('http://')};" for one in servers)),
        ):
            assert old in site
            site = site.replace(old, new)
        kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        folders = " ".join(f"{name}_temp_path {folder}/{name};" for name in kinds)
        config = folder / "nginx.conf"
        config.write_text(
            f"daemon off; pid {folder}/nginx.pid; error_log {folder}/error.log; events {{}}\n"
            f"http {{ access_log {folder}/access.log; {folders}\n{site} }}\n"
        )
        folder.chmod(0o755)
        with process(self._program, "-p", str(folder), "-c", str(config)):
            wait_for_listener(self.port)
            yield

    def _certificate(self) -> tuple[Path, Path]:
        certificate, key = self._folder / "certificate.pem", self._folder / "key.pem"
        request = ("openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", "-subj", "/CN=example.org")
        command = [*request, "-keyout", str(key), "-out", str(certificate)]
        subprocess.run(command, check=True, capture_output=True)
        return certificate, key


def wait_for_listener(port: int) -> None:
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            socket.create_connection(("127.0.0.1", port)).close()
            return
        except OSError:
            assert time.monotonic() < deadline
            time.sleep(0.1)


PUBLIC = "https://example.org/wurf/"  # as in the guide


@pytest.mark.soak
def test_behind_nginx_programs_are_served_over_tls_under_a_path(
    wurf_server: Callable[..., Any], tmp_path: Path
) -> None:
    nginx = Nginx(tmp_path)
    server = wurf_server(f"sqlite:///{tmp_path}/wurf.sqlite", "--public-address", PUBLIC)
    here, host = f"https://127.0.0.1:{nginx.port}/wurf/", {"host": "example.org"}
    named = {"extensions": {"sni_hostname": "example.org"}}
    with nginx.serving(server), httpx.Client(verify=False, base_url=here, headers=host, timeout=PATIENCE) as client:
        page = client.get("", **named)
        assert '<base href="/wurf/" />' in page.text
        script = re.search(r'src="\./(assets/[^"]+)"', page.text)
        assert script
        assert client.get(script[1], **named).status_code == 200
        assert client.get("metrics", **named).status_code == 404
        assert client.get("healthz", **named).json() == {"status": "ok"}
        origin = {"origin": "https://example.org"}
        seats = [{"kind": "person", "name": "Ada"}, {"kind": "open"}]
        made = client.post("api/tables", json={"game": "loot", "seats": seats}, headers=origin, **named)
        assert made.status_code == 201
        cookie = made.headers["set-cookie"]
        assert "path=/wurf/" in cookie.lower()
        assert "secure" in cookie.lower()
        table, own = made.json()["table"], {"cookie": cookie.partition(";")[0], **origin}
        links = client.post(f"api/tables/{table}/links", headers=own, **named).json()
        assert links["seat"]["address"].startswith(f"{PUBLIC}join#")
        foreign = client.post("api/tables", json={}, headers={"origin": "https://evil.example"}, **named)
        assert foreign.status_code == 403
        trusting = ssl.create_default_context()
        trusting.check_hostname, trusting.verify_mode = False, ssl.CERT_NONE
        place: dict[str, Any] = {"sock": socket.create_connection(("127.0.0.1", nginx.port)), "ssl": trusting}
        with connect(f"{PUBLIC.replace('https', 'wss')}ws", origin=origin["origin"], **place) as page_:  # type: ignore[arg-type]
            page_.send(json.dumps({"type": "Join", "table": table, "tokens": []}))
            assert '"Seated"' in str(page_.recv(PATIENCE))


@pytest.mark.soak
def test_behind_nginx_two_people_play_on_when_one_of_two_processes_dies(
    wurf_server: Callable[..., Any], postgres_url: str, browser_type: BrowserType, tmp_path: Path
) -> None:
    nginx = Nginx(tmp_path)
    servers = [wurf_server(postgres_url, "--public-address", PUBLIC) for _ in range(2)]
    options = launch_options()
    options["args"] = [*options["args"], f"--host-resolver-rules=MAP example.org:443 127.0.0.1:{nginx.port}"]
    browser = browser_type.launch(**options)
    insecure = {"ignore_https_errors": True}  # nobody has signed the certificate
    with nginx.serving(*servers), quiet(browser, **insecure) as one, phone(browser, **insecure) as another:
        page, other = new_page(one), new_page(another)
        ana, ben = player("loot", "Person")(page), player("loot", "Finger")(other, seed=2)
        invitation = open_table(ana, PUBLIC.removesuffix("/"), "person", "open", turn_cap=4)
        assert invitation.startswith(f"{PUBLIC}join#")
        come(other, invitation, "Ben")
        play_together(ana, ben, turns=3)
        serving = next(server for server in servers if sockets_of(server))
        serving.kill()
        for lost in (page, other):
            expect(lost.locator(".lost")).to_have_count(0, timeout=30_000)
        play_together(ana, ben)
        for person in (ana, ben):
            expect(person.result).to_be_visible()
    browser.close()


def sockets_of(server: Any) -> bool:
    return "wurf_sockets 0.0" not in httpx.get(f"{server.url}/metrics").text
