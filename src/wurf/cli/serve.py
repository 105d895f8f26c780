"""`wurf serve`, and `wurf` alone: play in the browser."""

from __future__ import annotations

import argparse
import os
import sys
import threading
import webbrowser

from wurf.cli._parser import Commands, add_components, games_with, whole_number
from wurf.core.text import Message, say

__all__ = ["add"]

HOST, PORT = "127.0.0.1", 8747


def add(commands: Commands) -> None:
    parser = commands.add("serve", run)
    parser.add_argument("--host", default=HOST, help=say(Message("cli-option-host", {"host": HOST})))
    port = say(Message("cli-option-port", {"port": str(PORT)}))
    parser.add_argument("--port", type=whole_number(0, 65535), default=PORT, help=port)
    parser.add_argument("--database", help=say(Message("cli-option-database")))
    add_components(parser)
    parser.add_argument("--no-browser", action="store_true", help=say(Message("cli-option-no-browser")))


def run(options: argparse.Namespace) -> None:
    # Imported here, so that the other commands do not wait for them.
    from wurf.bots import BotPool
    from wurf.server.app import make_app
    from wurf.server.serve import address_of, bound, serve
    from wurf.store import Store, default_database

    games = games_with(options.components)
    store = Store(options.database or default_database())
    try:
        listener = bound(options.host, options.port)
        address = address_of(listener)

        def ready() -> None:
            print(say(Message("cli-serve-ready", {"address": address})), flush=True)
            if not options.no_browser and _has_screen():
                threading.Thread(target=webbrowser.open, args=[address], daemon=True).start()

        serve(make_app(store, BotPool(workers=1), games), listener, ready)
    finally:
        store.close()


def _has_screen() -> bool:
    """Whether there is a screen: without one, `webbrowser` would start a text browser."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
