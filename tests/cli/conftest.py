"""Records for the command line to read."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from wurf.core import record
from wurf.core.game import Components, Setup
from wurf.core.match import Match
from wurf.core.rng import mixed
from wurf.games import load


def played(seats: int = 2, moves: int = 10_000, components: Components | None = None) -> Match:
    """A match of players who choose anything."""
    match, rng = Match(load("loot", components), Setup(seats, {"turn_cap": 15}), "a-seed"), 7
    for _ in range(moves):
        if match.over:
            break
        rng, seat = mixed(rng), match.pending.seats[0]
        match.commit(match.play(seat, match.game.legal(match.state, seat).sample(rng)))
    return match


@pytest.fixture
def write_record(tmp_path: Path) -> Callable[..., Path]:
    """Writes the record of a match: `write_record(seats=3, moves=20)`."""

    def write(**how: object) -> Path:
        match = played(**how)  # type: ignore[arg-type]
        names = ("Ada", "Otto [b]", "Eva", "Ida")[: match.setup.seats]
        file = tmp_path / "record.txt"
        file.write_text(record.write(record.record_of(match, names)), encoding="utf-8")
        return file

    return write
