"""Finished games, replayed to their stored score; every game has one for each seat count."""

from pathlib import Path

import pytest

from wurf.core.record import parse, verify, write
from wurf.games import all_games, load

HERE = Path(__file__).parent
NEEDED = [
    f"{id}-{seats}.txt"
    for id in all_games()
    for seats in range(load(id).meta.least_seats, load(id).meta.most_seats + 1)
]


@pytest.mark.parametrize("name", NEEDED)
def test_every_game_has_a_record_for_every_seat_count(name):
    assert (HERE / name).is_file()


@pytest.mark.parametrize("path", sorted(HERE.glob("*.txt")), ids=lambda path: path.name)
def test_a_record_replays_to_its_stored_score(path):
    text = path.read_text(encoding="utf-8")
    record = parse(text)
    match = verify(record, load)
    assert match.over
    assert match.result.points == record.points
    assert write(record) == text
