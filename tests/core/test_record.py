"""The record: readable, exact, and verifiable by anyone."""

import re

import pytest

from tests.core.test_match import played
from tests.games.loot.table import OTHER_SHEET
from wurf.core.game import Components, Setup
from wurf.core.match import Match
from wurf.core.record import RecordError, parse, record_of, replay, verify, write
from wurf.games import UnknownGame, load

MATCH = played(2, seed="record")
TEXT = write(record_of(MATCH, ("Ada", "Otto (bot, hard)")))


def test_a_record_is_read_as_it_was_written():
    record = parse(TEXT)
    assert write(record) == TEXT
    assert record.names == ("Ada", "Otto (bot, hard)")
    assert record.points == MATCH.result.points
    assert replay(record, load).state == MATCH.state
    assert verify(record, load).entries == MATCH.entries


def test_a_record_is_one_line_an_action_in_the_games_notation():
    lines = TEXT.split("\n\n")[1].splitlines()
    assert len(lines) == MATCH.sequence
    assert re.fullmatch(r"1 start [a-g][1-7]|2 start [a-g][1-7]", lines[0])
    assert any(re.fullmatch(r"\* roll [1-6]", line) for line in lines)


def test_the_seed_is_in_the_record_only_when_the_match_is_over():
    unfinished = played(2, seed="secret-seed", actions=30)
    text = write(record_of(unfinished, ("a", "b")))
    assert "secret-seed" not in text
    assert "secret-seed" in write(record_of(played(2, seed="secret-seed"), ("a", "b")))
    assert replay(parse(text), load).state == unfinished.state
    with pytest.raises(RecordError):
        verify(parse(text), load)


def test_what_was_taken_back_is_in_the_record_and_replays():
    match = Match(MATCH.game, Setup(2), "seed")
    match.commit(match.play(0, match.game.parse("start a1")))
    match.commit(match.take_back(0))
    match.commit(match.play(0, match.game.parse("start b1")))
    text = write(record_of(match, ("a", "b")))
    assert "1 take back" in text
    assert replay(parse(text), load).state == match.state


def test_changed_components_travel_in_the_record():
    other = load("loot", Components.from_file(OTHER_SHEET))
    match = Match(other, Setup(1), "seed")
    match.commit(match.play(0, other.parse("start a1")))
    record = parse(write(record_of(match, ("a",))))
    assert record.components_text == other.components.text
    assert replay(record, load).state == match.state


def test_names_cannot_break_the_record():
    text = write(record_of(MATCH, ("Ada: 1 a4", "Otto\n* roll 6")))
    assert verify(parse(text), load).state == MATCH.state


def changed(pattern, replacement):
    text = re.sub(pattern, replacement, TEXT, count=1, flags=re.MULTILINE)
    assert text != TEXT
    return text


@pytest.mark.parametrize(
    ("pattern", "replacement", "told"),
    [
        (r"\AWurf record 1", "Wurf record 9", "Wurf record 1"),
        (r"^rules: 1", "rules: 7", "7"),
        (r"^rules: 1", "rules: many", "line 3"),
        (r"^seats: 2", "seats: 9", "9"),
        (r"^option turn_cap: 200", "option turn_cup: 200", "turn_cup"),
        (r"^components: .*", "components: " + "0" * 64, "components"),
        (r"^1 start .*", "1 start d4", "line 11"),
        (r"^1 start .*", "1 start z9", "line 11"),
        (r"^1 start .*", "3 start a1", "line 11"),
        (r"^1 start .*", "* start a1", "line 11"),
        (r"^1 start .*", "1 take back", "line 11"),
        (r"^\* roll \d$", "1 a1", "line"),
        (r"^points: .*", "points: 99 1", "99 1"),
        (r"^state: .*", "state: " + "0" * 64, "state"),
        (r"\Z", "nonsense\n", "line"),
    ],
)
def test_a_record_that_is_wrong_is_refused_with_what_is_wrong(pattern, replacement, told):
    with pytest.raises(RecordError) as error:
        verify(parse(changed(pattern, replacement)), load)
    assert told.lower() in str(error.value).lower()
    assert "\n" not in str(error.value)


def test_a_record_of_an_unknown_game_is_refused():
    with pytest.raises(UnknownGame, match="chess"):
        replay(parse(changed(r"^game: loot", "game: chess")), load)


@pytest.mark.parametrize("pattern", [r"^seed: .*", r"^seed hash: .*"])
def test_a_seed_that_is_not_the_published_one_is_refused(pattern):
    key = pattern[1:].split(":")[0]
    with pytest.raises(RecordError):
        verify(parse(changed(pattern, f"{key}: {'a' * 64}")), load)


def test_a_roll_that_the_seed_does_not_give_is_found():
    """Change the last roll: everything after it was legal for many dice, so only the seed can tell."""
    last = TEXT.rindex("* roll ") + len("* roll ")
    other = "1" if TEXT[last] != "1" else "2"
    forged = parse(TEXT[:last] + other + TEXT[last + 1 :])
    with pytest.raises(RecordError):
        verify(forged, load)


@pytest.mark.parametrize(
    "text", ["", "\n\n\n", "Wurf record 1", "\x00\xff", TEXT[:300], TEXT[: len(TEXT) // 2] + "\n\nx"]
)
def test_broken_files_get_a_sentence(text):
    with pytest.raises(RecordError) as error:
        verify(parse(text), load)
    assert "\n" not in str(error.value)
