"""The page itself: the files that were built from web/, sent small, cached well and locked down."""

from __future__ import annotations

import gzip
import hashlib
import re
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from wurf.core.text import Message, language_from, say

__all__ = ["STATIC", "Page", "security_headers"]

STATIC = Path(__file__).parent / "static"
FOREVER = "public, max-age=31536000, immutable"  # the names of these files change with their content
ASK_FIRST = "no-cache"
# Our own list: the system's may say anything.
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
    """Serves the files of a folder, and index.html for every path that is a place of the page, like /table/ID."""

    def __init__(self, folder: Path = STATIC) -> None:
        self._folder = folder.resolve()

    async def serve(self, request: Request) -> Response:
        path = self._found(request.url.path)
        if path is None:
            return _sentence(request, "error-not-found", 404)
        try:
            stat = path.stat()
            file = _read(path, stat.st_mtime_ns, stat.st_size)
        except OSError:
            return _sentence(request, "error-page-not-built", 503)
        return _response(request, path, file, FOREVER if path.parent.name == "assets" else ASK_FIRST)

    def _found(self, name: str) -> Path | None:
        """The file at a path; the page for a path that looks like no file; else nothing."""
        path = (self._folder / name.lstrip("/")).resolve()
        if "/." in name:  # the build's own notes
            return None
        if path.is_file() and path.is_relative_to(self._folder) and path.suffix in TYPES:
            return path
        return None if "." in name or name.startswith("/assets/") else self._folder / "index.html"


@lru_cache(maxsize=256)
def _read(path: Path, _changed: int, _size: int) -> _File:
    """A file as it is sent. A build that changes it changes the time too, so it is read anew."""
    content = path.read_bytes()
    zipped = gzip.compress(content, mtime=0) if path.suffix in COMPRESSIBLE else None
    return _File(content, zipped, f'"{hashlib.sha256(content).hexdigest()[:32]}"')


def _response(request: Request, path: Path, file: _File, caching: str) -> Response:
    headers = {"cache-control": caching, "etag": file.etag, "vary": "accept-encoding"}
    if file.etag in re.split(r"\s*,\s*", request.headers.get("if-none-match", "").replace("W/", "")):
        return Response(status_code=304, headers=headers)
    content = file.content
    if file.zipped is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        content = file.zipped
    return Response(content, headers=headers, media_type=TYPES[path.suffix])


def _sentence(request: Request, id: str, status: int) -> Response:
    language = language_from(request.headers.get("accept-language"))
    return PlainTextResponse(say(Message(id), language) + "\n", status)


def security_headers(host: str) -> dict[str, str]:
    """What a browser is told to keep the page from: other hosts, frames, guessing."""
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
