"""How a server is run: where the public finds it, which hosts it answers to, and its limits."""

from __future__ import annotations

import re
import socket
from ipaddress import ip_address
from typing import NamedTuple
from urllib.parse import urlsplit

from wurf.core.text import WurfError

__all__ = ["Limits", "Settings", "SettingsError", "hosts_of", "limits_from", "public_address"]

LOOPBACK = ("localhost", "127.0.0.1", "[::1]")
_HOST = re.compile(r"[\w.-]+|\[[0-9a-fA-F:.]+\]", re.ASCII)


class SettingsError(WurfError):
    """An option that makes no sense."""


class Limits(NamedTuple):
    """What one client, and all together, may take. 0: no limit. A client is an IP address (IPv6: the first 64 bits)."""

    tables_per_client: int = 600  # new tables per hour
    people_per_client: int = 600  # browsers per hour that were not known before
    letters_per_client: int = 30  # e-mails per hour to addresses that are to be confirmed
    tables: int = 100_000  # that are not finished
    sockets_per_client: int = 300
    sockets: int = 10_000
    messages_per_second: int = 200  # from one page in the long run; what comes faster waits
    connections_per_client: int = 600  # HTTP and WebSocket together
    request_seconds: int = 15  # from connecting, or from the last answer, to a complete request
    silent_seconds: int = 60  # that a socket may stay without joining a table


class Settings(NamedTuple):
    address: str = ""  # where the public finds this server, without a slash at the end; "" if it is not known
    base: str = "/"  # the path of that address, with a slash at either end
    hosts: frozenset[str] = frozenset(LOOPBACK)  # without ports
    everywhere: bool = False  # bound to all interfaces: the address at which a connection arrives is our own, too
    proxies: tuple[str, ...] = ()  # whose X-Forwarded-* headers are believed
    watchers: tuple[str, ...] = ("127.0.0.1", "::1")  # who may read the metrics
    limits: Limits = Limits()
    clear_after: int = 0  # days without a move after which an unfinished table is cleared; 0: never
    forget_after: int = 0  # days after which somebody who has not come back is forgotten; 0: never
    analysis_effort: int = 100  # percent of the normal effort

    @property
    def secure(self) -> bool:
        return self.address.startswith("https://")

    @property
    def origin(self) -> str:
        """The origin of our pages, as a browser writes it; "" if the public address is not known."""
        parts = urlsplit(self.address)
        return f"{parts.scheme}://{parts.netloc}" if self.address else ""


def public_address(text: str) -> tuple[str, str]:
    """An address such as https://example.org/wurf/: without the slash at its end, and its path with both slashes."""
    try:
        parts = urlsplit(text)
        fine = parts.scheme in ("http", "https") and _HOST.fullmatch(_name_in(parts.netloc)) and parts.port != 0
    except ValueError:
        fine = False
    if not fine or parts.query or parts.fragment or not re.fullmatch(r"[\w./~-]*", parts.path, re.ASCII):
        raise SettingsError("cli-error-public-address", address=text[:80])
    path = "/".join(part for part in parts.path.split("/") if part)
    if ".." in path:
        raise SettingsError("cli-error-public-address", address=text[:80])
    netloc = parts.netloc.lower()
    return f"{parts.scheme}://{netloc}/{path}".rstrip("/"), f"/{path}/" if path else "/"


def hosts_of(bound_host: str, named: tuple[str, ...] = ()) -> tuple[frozenset[str], bool]:
    """The hosts that a server answers to that is bound to this address, and whether that is every interface."""
    everywhere = bound_host in ("", "0.0.0.0", "::")
    own = {*LOOPBACK, *map(host_name, named)}
    if everywhere:
        name = socket.gethostname().lower()
        own |= {name, f"{name}.local"}
    else:
        own.add(host_name(f"[{bound_host}]" if ":" in bound_host else bound_host))
    return frozenset(own), everywhere


def host_name(text: str) -> str:
    """The name in a Host header, without its port and in lower case; raises SettingsError if it is none."""
    name = _name_in(text).lower()
    if not _HOST.fullmatch(name):
        raise SettingsError("cli-error-host-name", host=text[:80])
    if name.startswith("["):
        try:
            return f"[{ip_address(name[1:-1]).compressed}]"
        except ValueError as error:
            raise SettingsError("cli-error-host-name", host=text[:80]) from error
    return name.rstrip(".")


def _name_in(netloc: str) -> str:
    return re.sub(r":\d*$", "", netloc, flags=re.ASCII)


def limits_from(texts: list[str]) -> Limits:
    """Limits given as `name=number`, with the defaults for the others."""
    changed = {}
    for text in texts:
        name, _, number = text.partition("=")
        field = name.strip().replace("-", "_")
        if field not in Limits._fields or not re.fullmatch(r"\d{1,9}", number.strip(), re.ASCII):
            known = ", ".join(field.replace("_", "-") for field in Limits._fields)
            raise SettingsError("cli-error-limit", limit=text[:80], known=known)
        changed[field] = int(number)
    return Limits()._replace(**changed)
