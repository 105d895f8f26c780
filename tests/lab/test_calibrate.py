"""What a table of calibration counts."""

from __future__ import annotations

import pytest

from wurf.lab import calibrate
from wurf.lab.calibrate import Valued, calibrated, tenths


def test_positions_are_counted_by_the_tenth_they_are_valued_in_and_intervals_by_games() -> None:
    valued = [
        Valued(0, 0.72, 1.0),
        Valued(0, 0.78, 1.0),
        Valued(1, 0.75, 0.0),
        Valued(1, 1.0, 1.0),
        Valued(2, 0.0, 0.5),
    ]
    none, seventh, last = tenths(valued)
    assert (none.least, none.positions, none.games, none.won.mean) == (0.0, 1, 1, 0.5)
    assert (seventh.least, seventh.positions, seventh.games) == (0.7, 3, 2)
    assert seventh.chance == pytest.approx(0.75)
    assert seventh.won.mean == pytest.approx(2 / 3)
    assert seventh.won.high - seventh.won.low > 0.7  # two games say little
    assert (last.least, last.positions) == (0.9, 1)


def test_every_seat_of_a_position_has_its_chance_and_its_share_of_the_win(monkeypatch: pytest.MonkeyPatch) -> None:
    make = calibrate.make_bot
    monkeypatch.setattr(calibrate, "make_bot", lambda game, level: make(game, "medium"))
    calibrate._prepared.cache_clear()
    try:
        (found,) = calibrated("quadrata", 1, "test", seats=2, per_game=3, workers=1)
    finally:
        calibrate._prepared.cache_clear()
    assert len(found) == 6
    for one, other in zip(found[::2], found[1::2], strict=True):
        assert one.chance + other.chance == pytest.approx(1)
        assert one.won + other.won == 1
    assert len({one.won for one in found[::2]}) == 1  # one game has one result
