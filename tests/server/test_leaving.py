"""What is still being worked out for a table that everybody has left."""

from __future__ import annotations

import asyncio
import threading
from typing import Any

from tests.server.conftest import PATIENCE, RandomBots, Server


class Undecided(RandomBots):
    """Bots that never come to a decision."""

    def __init__(self) -> None:
        super().__init__()
        self.begun, self.cancelled = threading.Event(), threading.Event()

    async def choose(self, *_: Any) -> Any:
        self.begun.set()
        try:
            await asyncio.sleep(3600)
        except asyncio.CancelledError:
            self.cancelled.set()
            raise


def test_what_bots_are_still_choosing_is_dropped_when_everybody_has_left(server: Server) -> None:
    server.stop()
    server.make_bots = Undecided
    bots = server.start().bots
    table, tokens = server.create("person", "easy")
    one, other = server.page(), server.page()
    one.join(table, *tokens)
    other.join(table)
    assert bots.begun.wait(PATIENCE)
    one.close()
    other.join(table)  # answered, so the server has noticed that the other has left
    assert not bots.cancelled.is_set()
    bots.begun.clear()
    other.close()
    assert bots.cancelled.wait(PATIENCE)
    server.page().join(table, *tokens)
    assert bots.begun.wait(PATIENCE)  # asked again for whoever comes back
