"""Serves the page: the files built from web/, compressed, cached, and with strict security headers."""

from __future__ import annotations

import gzip
import hashlib
import re
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from wurf.core.text import Message, language_from, say

__all__ = ["STATIC", "Page", "Sent", "security_headers", "sentence"]

STATIC = Path(__file__).parent / "static"
FOREVER = "public, max-age=31536000, immutable"  # these files' names change with their content
ASK_FIRST = "no-cache"
BASE = b'<base href="/" />'  # as the page is built; every address in it is relative to this one
HOME_NEEDS = "<{base}api/games>; rel=preload; as=fetch; crossorigin"  # fetched along with the page's script
LONGEST_NAME, LONGEST_PATH = 255, 1024  # bytes; common file systems raise an error beyond them
# Our own list: the system's may contain anything.
TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wav": "audio/wav",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
COMPRESSIBLE = (".css", ".html", ".js", ".json", ".svg", ".txt", ".webmanifest")


class Sent(NamedTuple):
    """What is sent for a request: as it is, and zipped if that is worth it."""

    content: bytes
    zipped: bytes | None
    etag: str

    @classmethod
    def of(cls, content: bytes, *, compressible: bool = True) -> Sent:
        zipped = gzip.compress(content, mtime=0) if compressible else None
        return cls(content, zipped, f'"{hashlib.sha256(content).hexdigest()[:32]}"')

    def answer(self, request: Request, media_type: str, caching: str = ASK_FIRST, **headers: str) -> Response:
        headers = {"cache-control": caching, "etag": self.etag, "vary": "accept-encoding", **headers}
        if self.etag in re.split(r"\s*,\s*", request.headers.get("if-none-match", "").replace("W/", "")):
            return Response(status_code=304, headers=headers)
        content = self.content
        if self.zipped is not None and _reads_gzip(request.headers.get("accept-encoding", "")):
            headers["content-encoding"] = "gzip"
            content = self.zipped
        return Response(content, headers=headers, media_type=media_type)


class Page:
    """Serves the files of a folder, and index.html for every path that the page routes itself, like /table/ID."""

    def __init__(self, folder: Path = STATIC, base: str = "/") -> None:
        """`base` is the path at which the public finds Wurf, with a slash at either end."""
        self._folder, self._base = folder.resolve(), base

    async def serve(self, request: Request) -> Response:
        return self.file(request, "/" + request.path_params["path"])

    def file(self, request: Request, name: str) -> Response:
        """The file of this name as an answer; a sentence if there is none."""
        path = self._found(name)
        if path is None:
            return sentence(request, "error-not-found", 404)
        headers: dict[str, str] = {}
        if path.name == "index.html":
            path = self._in_language(request, path)
            headers["vary"] = "accept-encoding, accept-language"
        if name == "/":
            headers["link"] = HOME_NEEDS.format(base=self._base)
        try:
            stat = path.stat()
            file = _read(path, self._base, stat.st_mtime_ns, stat.st_size)
        except OSError:
            return sentence(request, "error-page-not-built", 503)
        return file.answer(
            request, TYPES[path.suffix], FOREVER if path.parent.name == "assets" else ASK_FIRST, **headers
        )

    def _in_language(self, request: Request, index: Path) -> Path:
        """The page that fetches the reader's language without being told, if there is one."""
        own = index.with_suffix(f".{language_from(request.headers.get('accept-language'))}.html")
        return own if own.is_file() else index

    def _found(self, name: str) -> Path | None:
        """The file at a path, index.html if the path does not look like a file, or else None."""
        if "/." in name or not _nameable(name):  # the build's own files, or an impossible file name
            return None
        path = (self._folder / name.lstrip("/")).resolve()
        if path.is_file() and path.is_relative_to(self._folder) and path.suffix in TYPES:
            return path
        return None if "." in name or name.startswith("/assets/") else self._folder / "index.html"


def _nameable(path: str) -> bool:
    """Whether a file system can look up this path at all."""
    name = path.encode(errors="replace")
    if b"\0" in name or len(name) > LONGEST_PATH:
        return False
    return all(len(part) <= LONGEST_NAME for part in name.split(b"/"))


@lru_cache(maxsize=256)
def _read(path: Path, base: str, _changed: int, _size: int) -> Sent:
    """A file as it is sent. The time and size are part of the cache key, so a changed file is read again."""
    content = path.read_bytes()
    if path.suffix == ".html":
        content = content.replace(BASE, BASE.replace(b'"/"', f'"{base}"'.encode()))
    return Sent.of(content, compressible=path.suffix in COMPRESSIBLE)


def _reads_gzip(accepted: str) -> bool:
    """Whether an Accept-Encoding header allows gzip: by its name or by `*`, and not with a weight of 0."""
    weights: dict[str, bool] = {}
    for coding in accepted.lower().split(","):
        name, _, parameters = coding.partition(";")
        weights[name.strip()] = re.fullmatch(r"\s*q\s*=\s*0(\.0*)?\s*", parameters) is None
    return weights.get("gzip", weights.get("*", False))


def sentence(
    request: Request, message: str | Message, status: int, headers: Mapping[str, str] | None = None
) -> Response:
    """A sentence in the reader's language, as plain text; a message without arguments by its id."""
    language = language_from(request.headers.get("accept-language"))
    said = say(Message(message) if isinstance(message, str) else message, language)
    return PlainTextResponse(said + "\n", status, headers)


def security_headers(host: str) -> dict[str, str]:
    """Headers that lock the page down: no other hosts, no frames, no guessing of content types."""
    # Some browsers do not take 'self' to mean the WebSocket of the same host.
    sockets = f" ws://{host} wss://{host}" if re.fullmatch(r"[\w.:\[\]-]+", host, re.ASCII) else ""
    policy = (
        f"default-src 'self'; connect-src 'self'{sockets}; img-src 'self' data:; object-src 'none'; "
        "base-uri 'self'; form-action 'self'; frame-ancestors 'none'"
    )
    return {
        "content-security-policy": policy,
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "same-origin",
        "permissions-policy": "camera=(), geolocation=(), microphone=()",
        "referrer-policy": "same-origin",
        "x-content-type-options": "nosniff",
    }
