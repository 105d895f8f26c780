"""The record: readable, exact, and verifiable by anyone."""

import re
from pathlib import Path

import pytest

from tests.core.test_match import played
from tests.games.loot.table import OTHER_SHEET
from wurf.core.game import Components, Setup
from wurf.core.match import Match
from wurf.core.record import RecordError, parse, record_of, replay, verify, write
from wurf.core.rng import mixed
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


def test_a_record_is_one_line_per_action_in_the_games_notation():
    lines = TEXT.split("\n\n")[1].splitlines()
    assert len(lines) == MATCH.sequence
    assert re.fullmatch(r"1 start [a-g][1-7]|2 start [a-g][1-7]", lines[0])
    assert any(re.fullmatch(r"\* roll [1-6]", line) for line in lines)


def test_the_seed_is_in_the_record_only_when_the_match_is_over():
    unfinished = played(2, seed="secret-seed", actions=30)
    text = write(record_of(unfinished, ("a", "b")))
    assert "secret-seed" not in text
    assert record_of(unfinished, ("a", "b")).seed is None
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


BEGAN = 1_795_000_000_123


def test_a_record_tells_when_each_move_was_stored():
    match = played(2, seed="record", began=BEGAN)
    text = write(record_of(match, ("Ada", "Otto")))
    head, moves, _ = text.split("\n\n")
    assert "\nbegan: 2026-11-18T11:06:40.123Z\n" in head
    assert re.fullmatch(r"\+0\.000 [12] start \S\S", moves.splitlines()[0])
    assert re.fullmatch(r"\+1\.234 [12] start \S\S", moves.splitlines()[1])
    record = parse(text)
    assert write(record) == text
    assert verify(record, load).entries == match.entries
    assert verify(record, load).entries[5].at == match.entries[5].at > BEGAN


def test_a_match_without_times_has_a_record_without():
    assert "began:" not in TEXT
    assert "\n+" not in TEXT
    assert {entry.at for entry in verify(parse(TEXT), load).entries} == {None}


def test_a_match_whose_first_moves_have_no_time_has_it_from_then_on():
    """As in a database that is older than the times."""
    match = played(2, seed="record", actions=6)
    seat = match.pending.seats[0]
    match.commit(match.play(seat, match.game.legal(match.state, seat)[0]), BEGAN)
    text = write(record_of(match, ("a", "b")))
    moves = text.split("\n\n")[1].splitlines()
    assert [line[0] == "+" for line in moves] == [entry.at is not None for entry in match.entries]
    assert moves[-1].startswith("+0.000 ")
    assert replay(parse(text), load).entries == match.entries


def test_a_record_of_format_1_is_verified_by_its_own_hash():
    text = (Path(__file__).parents[1] / "records/loot-2.txt").read_text()
    assert text.startswith("Wurf record 1\n")
    match = verify(parse(text), load)
    assert write(parse(text)) == text
    again = write(record_of(match, parse(text).names))
    assert again.startswith("Wurf record 2\n")
    assert verify(parse(again), load).state == match.state
    states = [re.search("^state: (.*)$", each, re.MULTILINE)[1] for each in (text, again)]
    assert states[0] != states[1]
    for wrong in (text.replace(states[0], states[1]), again.replace(states[1], states[0])):
        with pytest.raises(RecordError, match="state"):
            verify(parse(wrong), load)
    with pytest.raises(RecordError, match="Line 8"):
        parse(text.replace("components:", "began: 2026-11-18T03:06:40.123Z\ncomponents:", 1))


def test_a_record_needs_the_whole_match():
    match = played(2, actions=40)
    match.forget(20)
    with pytest.raises(ValueError, match="all entries"):
        record_of(match, ("a", "b"))


def changed(pattern, replacement):
    text = re.sub(pattern, replacement, TEXT, count=1, flags=re.MULTILINE)
    assert text != TEXT
    return text


@pytest.mark.parametrize(
    ("pattern", "replacement", "told"),
    [
        (r"\AWurf record 2", "Wurf record 9", "Wurf record 2"),
        (r"^components: ", "began: 2026-13-01T00:00:00.000Z\ncomponents: ", "line 8"),
        (r"^components: ", "began: yesterday\ncomponents: ", "line 8"),
        (r"^1 start", "+1.000 1 start", "line 11"),
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
    "text", ["", "\n\n\n", "Wurf record 1", "Wurf record 2", "\x00\xff", TEXT[:300], TEXT[: len(TEXT) // 2] + "\n\nx"]
)
def test_broken_files_get_a_sentence(text):
    with pytest.raises(RecordError) as error:
        verify(parse(text), load)
    assert "\n" not in str(error.value)


def continued(match, sequence, seed, rng=5):
    """A match that plays on at random from a moment of another one, with other dice."""
    fork = match.fork(sequence, seed)
    if due := fork.begin():
        fork.commit(due)
    while not fork.over:
        rng = mixed(rng)
        seat = fork.pending.seats[0]
        fork.commit(fork.play(seat, fork.game.legal(fork.state, seat).sample(rng)))
    return fork


@pytest.mark.parametrize(("first", "second"), [(20, 40), (40, 20), (30, 30), (0, 25)])
def test_a_match_that_plays_on_from_another_is_verified_with_the_seeds_of_both(first, second):
    once = continued(MATCH, first, "other-dice")
    twice = continued(once, second, "third-dice")
    text = write(record_of(twice, ("Ada", "Otto")))
    assert parse(text).earlier == twice.earlier
    assert verify(parse(text), load).state == twice.state
    assert len(re.findall("^earlier seed: ", text, re.MULTILINE)) <= 2
    if "earlier seed" in text:
        with pytest.raises(RecordError):
            verify(parse(re.sub(r"(?m)^earlier seed: (\d+) .*", r"earlier seed: \1 forged", text)), load)


def test_going_back_to_before_the_moment_a_match_plays_on_from_changes_no_roll():
    fork = MATCH.fork(40, "other-dice")
    fork.commit(fork.back(0, 20))
    again = MATCH.fork(20)
    for match in (fork, again):
        match.commit(match.play(match.pending.seats[0], match.game.legal(match.state, match.pending.seats[0])[0]))
        match.commit(match.play(match.pending.seats[0], match.game.legal(match.state, match.pending.seats[0])[0]))
    assert fork.state == again.state
