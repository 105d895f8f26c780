"""`wurf serve`, and `wurf` alone: play in the browser."""

from __future__ import annotations

import argparse
import gc
import os
import sys
import threading
import webbrowser
from typing import TYPE_CHECKING

from wurf.cli._parser import Commands, add_components, games_with, whole_number
from wurf.core.text import Message, say

if TYPE_CHECKING:
    from wurf.server.mail import Mail
    from wurf.server.settings import Settings

__all__ = ["add"]

HOST, PORT = "127.0.0.1", 8747
PROXY = "127.0.0.1"  # believed by default where there is a public address


def add(commands: Commands) -> None:
    parser = commands.add("serve", run)
    parser.add_argument("--host", default=HOST, help=say(Message("cli-option-host", {"host": HOST})))
    port = say(Message("cli-option-port", {"port": str(PORT)}))
    parser.add_argument("--port", type=whole_number(0, 65535), default=PORT, help=port)
    parser.add_argument("--database", help=_said("cli-option-database"))
    add_components(parser)
    parser.add_argument("--no-browser", action="store_true", help=_said("cli-option-no-browser"))
    parser.add_argument("--public-address", metavar="URL", help=_said("cli-option-public-address"))
    parser.add_argument("--smtp", metavar="URL", help=_said("cli-option-smtp"))
    for name in ("clear-after", "forget-after"):
        help = _said(f"cli-option-{name}")
        parser.add_argument(f"--{name}", metavar="DAYS", type=whole_number(0, 36500), default=0, help=help)
    effort = _said("cli-option-analysis-effort")
    parser.add_argument("--analysis-effort", metavar="PERCENT", type=whole_number(1, 1000), default=100, help=effort)
    parser.add_argument("--log", choices=("plain", "json"), default="plain", help=_said("cli-option-log"))
    repeated = {"allow-host": "HOST", "trust-proxy": "IP", "metrics-for": "IP", "limit": "NAME=NUMBER"}
    for name, metavar in repeated.items():
        help = _said(f"cli-option-{name}")
        parser.add_argument(f"--{name}", metavar=metavar, action="append", default=[], help=help)


def run(options: argparse.Namespace) -> None:
    gc.disable()  # until the server begins: of what is imported and set up, hardly anything is garbage
    try:
        _run(options)
    finally:
        gc.enable()


def _run(options: argparse.Namespace) -> None:
    # Imported here, so that the other commands do not wait for them.
    from wurf.bots import Workers
    from wurf.server.app import make_app
    from wurf.server.logs import log_as
    from wurf.server.serve import address_of, bound, serve
    from wurf.store import Store, default_database

    settings, games = _settings(options), games_with(options.components)
    mail = _mail(options.smtp or os.environ.get("WURF_SMTP"), settings)
    log_as(options.log)
    store = Store(options.database or default_database())
    try:
        listener = bound(options.host, options.port)
        address = address_of(listener)

        def ready() -> None:
            print(say(Message("cli-serve-ready", {"address": address})), flush=True)
            if not options.no_browser and _has_screen():
                threading.Thread(target=webbrowser.open, args=[address], daemon=True).start()

        serve(make_app(store, Workers(), games, settings=settings, mail=mail), listener, ready, settings)
    finally:
        store.close()


def _settings(options: argparse.Namespace) -> Settings:
    from wurf.server.settings import Settings, hosts_of, limits_from, public_address

    address, base = public_address(options.public_address) if options.public_address else ("", "/")
    named = [*options.allow_host, *([address.split("/")[2]] if address else [])]
    hosts, everywhere = hosts_of(options.host, tuple(named))
    proxies = tuple(options.trust_proxy or ([PROXY] if address else []))
    settings = Settings(address, base, hosts, everywhere, proxies, clear_after=options.clear_after)
    settings = settings._replace(forget_after=options.forget_after, analysis_effort=options.analysis_effort)
    watchers = tuple(options.metrics_for) or settings.watchers
    return settings._replace(watchers=watchers, limits=limits_from(options.limit))


def _mail(url: str | None, settings: Settings) -> Mail | None:
    """How to send e-mail. Its links need an address that is known without anybody asking."""
    from wurf.server.mail import mail_from
    from wurf.server.settings import SettingsError

    if not url:
        return None
    if not settings.address:
        raise SettingsError("cli-error-smtp-address")
    return mail_from(url)


def _said(id: str) -> str:
    return say(Message(id))


def _has_screen() -> bool:
    """Whether there is a screen: without one, `webbrowser` would start a text browser."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
