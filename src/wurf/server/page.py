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

__all__ = ["STATIC", "Page", "security_headers", "sentence"]

STATIC = Path(__file__).parent / "static"
FOREVER = "public, max-age=31536000, immutable"  # these files' names change with their content
ASK_FIRST = "no-cache"
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


class _File(NamedTuple):
    content: bytes
    zipped: bytes | None
    etag: str


class Page:
    """Serves the files of a folder, and index.html for every path that the page routes itself, like /table/ID."""

    def __init__(self, folder: Path = STATIC) -> None:
        self._folder = folder.resolve()

    async def serve(self, request: Request) -> Response:
        return self.file(request, request.url.path)

    def file(self, request: Request, name: str) -> Response:
        """The file of this name as an answer; a sentence if there is none."""
        path = self._found(name)
        if path is None:
            return sentence(request, "error-not-found", 404)
        try:
            stat = path.stat()
            file = _read(path, stat.st_mtime_ns, stat.st_size)
        except OSError:
            return sentence(request, "error-page-not-built", 503)
        return _response(request, path, file, FOREVER if path.parent.name == "assets" else ASK_FIRST)

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
def _read(path: Path, _changed: int, _size: int) -> _File:
    """A file as it is sent. The time and size are part of the cache key, so a changed file is read again."""
    content = path.read_bytes()
    zipped = gzip.compress(content, mtime=0) if path.suffix in COMPRESSIBLE else None
    return _File(content, zipped, f'"{hashlib.sha256(content).hexdigest()[:32]}"')


def _response(request: Request, path: Path, file: _File, caching: str) -> Response:
    headers = {"cache-control": caching, "etag": file.etag, "vary": "accept-encoding"}
    if file.etag in re.split(r"\s*,\s*", request.headers.get("if-none-match", "").replace("W/", "")):
        return Response(status_code=304, headers=headers)
    content = file.content
    if file.zipped is not None and _reads_gzip(request.headers.get("accept-encoding", "")):
        headers["content-encoding"] = "gzip"
        content = file.zipped
    return Response(content, headers=headers, media_type=TYPES[path.suffix])


def _reads_gzip(accepted: str) -> bool:
    """Whether an Accept-Encoding header allows gzip: by its name or by `*`, and not with a weight of 0."""
    weights: dict[str, bool] = {}
    for coding in accepted.lower().split(","):
        name, _, parameters = coding.partition(";")
        weights[name.strip()] = re.fullmatch(r"\s*q\s*=\s*0(\.0*)?\s*", parameters) is None
    return weights.get("gzip", weights.get("*", False))


def sentence(request: Request, id: str, status: int, headers: Mapping[str, str] | None = None) -> Response:
    """A sentence in the reader's language, as plain text."""
    language = language_from(request.headers.get("accept-language"))
    return PlainTextResponse(say(Message(id), language) + "\n", status, headers)


def security_headers(host: str) -> dict[str, str]:
    """Headers that lock the page down: no other hosts, no frames, no guessing of content types."""
    # Some browsers do not take 'self' to mean the WebSocket of the same host.
    sockets = f" ws://{host} wss://{host}" if re.fullmatch(r"[\w.:\[\]-]+", host, re.ASCII) else ""
    policy = (
        f"default-src 'self'; connect-src 'self'{sockets}; img-src 'self' data:; object-src 'none'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    )
    return {
        "content-security-policy": policy,
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "same-origin",
        "permissions-policy": "camera=(), geolocation=(), microphone=()",
        "referrer-policy": "same-origin",
        "x-content-type-options": "nosniff",
    }
