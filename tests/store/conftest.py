"""Stores to test: each test runs on a real SQLite file and on a real PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from wurf.core.game import Setup
from wurf.games import load
from wurf.store import Seat, Store, StoredTable, new_table, token_hash


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "postgres":
        return str(request.getfixturevalue("postgres_url"))
    return str(tmp_path / "wurf.sqlite")


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    store = Store(database)
    yield store
    store.close()


@pytest.fixture
def table() -> StoredTable:
    """A table for a person and a bot, not yet stored."""
    game = load("loot")
    seats = (Seat("taken", "Ada", token_hash=token_hash("a secret")), Seat("bot", "Otto", "hard"))
    return new_table(game, Setup(2).checked(game.meta), seats)
