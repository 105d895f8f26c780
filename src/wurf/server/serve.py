"""Running the server: one process, one socket, ready when it says so."""

from __future__ import annotations

import errno
import gc
import logging
import signal
import socket
from collections.abc import Callable
from contextlib import suppress

import uvicorn
from starlette.types import ASGIApp

from wurf.core.text import WurfError
from wurf.server.frames import Frames
from wurf.server.patience import http_protocol
from wurf.server.settings import Settings

__all__ = ["address_of", "bound", "configured", "serve"]


COLLECT_EVERY = (2_000, 10, 5_000)  # new objects, small collections and middle ones; Python's own: 700, 10, 10


class ServeError(WurfError):
    """The server cannot listen where it should."""


def bound(host: str, port: int) -> socket.socket:
    """A socket bound to an address; port 0 is any free one. Raises ServeError if that fails."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
        listener.listen(socket.SOMAXCONN)  # right away: two servers may bind to a port, but only one can listen
    except (OSError, OverflowError, UnicodeError) as error:
        listener.close()
        if isinstance(error, OSError) and error.errno == errno.EADDRINUSE:
            raise ServeError("error-port-in-use", port=str(port)) from error
        reason = getattr(error, "strerror", None) or str(error)
        raise ServeError("error-listen", host=host, port=str(port), reason=reason) from error
    return listener


def address_of(listener: socket.socket) -> str:
    """The URL for a browser; for all interfaces, the one that others on the network can open too."""
    host, port = listener.getsockname()[:2]
    if host in ("0.0.0.0", "::"):
        host = _own_address() or {"0.0.0.0": "127.0.0.1", "::": "::1"}[host]
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def _own_address() -> str:
    """This machine's address on its network; "" if it has none. Nothing is sent to find it out."""
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as line:
        line.connect(("192.0.2.1", 9))  # an address that nobody has
        return str(line.getsockname()[0])
    return ""


def serve(app: ASGIApp, listener: socket.socket, ready: Callable[[], None], settings: Settings) -> None:
    """Serve until Ctrl-C or SIGTERM. `ready` is called when the first request can be answered."""
    _open_files()
    _collect_rarely()
    # uvicorn repeats the signal that ended it; whoever called us still has things to put away.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    with suppress(KeyboardInterrupt):
        _Server(configured(app, settings), ready).run(sockets=[listener])


def _open_files() -> None:
    """Allow as many open connections as this system lets us have."""
    with suppress(ImportError, ValueError, OSError):
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def _collect_rarely() -> None:
    """Let Python's garbage collector look seldom, and never at what was loaded at the start. What a move makes is freed
    without it: it took a fifth of every move, and all tables waited when it looked at everything."""
    gc.freeze()
    gc.set_threshold(*COLLECT_EVERY)
    gc.enable()


def configured(app: ASGIApp, settings: Settings | None = None) -> uvicorn.Config:
    settings = settings or Settings()
    logging.getLogger("uvicorn.error").addFilter(_worth_logging)
    return uvicorn.Config(
        app,
        http=http_protocol(settings),
        ws=Frames,
        ws_per_message_deflate=False,  # updates are small, and to compress them would cost more than to send them
        ws_max_size=1024 * 1024,  # messages beyond our own limit still get a sentence, up to here
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        timeout_graceful_shutdown=3,
    )


def _worth_logging(record: logging.LogRecord) -> bool:
    """Drops uvicorn's traceback for text that is not UTF-8, which only its sender can fix, and its complaint about
    handshakes that were answered with a refusal."""
    if record.getMessage() == "ASGI callable returned without completing handshake.":
        return False
    return not (record.exc_info and isinstance(record.exc_info[1], UnicodeDecodeError))


class _Server(uvicorn.Server):
    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()
