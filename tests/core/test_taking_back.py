"""Moves are taken back by an entry of the record: the match stands where it stood, and no roll changes by it."""

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from wurf.core.game import NATURE, IllegalAction, Setup
from wurf.core.match import Back, Match
from wurf.core.record import RecordError, parse, record_of, verify, write
from wurf.core.rng import below, mixed
from wurf.games import load

loot, island = load("loot"), load("scratch_island")


def act(match, rng):
    """A random action of a random seat."""
    seats = match.pending.seats
    seat = seats[below(rng, len(seats))]
    match.commit(match.play(seat, match.game.legal(match.state, seat).sample(mixed(rng))))


def begun(seats=2, seed="back"):
    """Scratch Island, where the first seat is to take two dice."""
    match = Match(island, Setup(seats, {"first": 1}), seed)
    match.commit(match.begin())
    return match


def first(match, seat, kind):
    choices = island.offer(match.view(seat)).choices
    return island.parse(next(choice.action for choice in choices if choice.kind == kind))


def standing(match):
    """The entries that count, as a match that never went back would have them."""
    return [match.entries[place] for place in reversed(list(match._standing()))]


def test_the_match_stands_again_where_it_stood():
    match = begun()
    before, sequence, draws = match.state, match.sequence, match.draws
    match.commit(match.play(0, first(match, 0, "take")))
    match.commit(match.back(0, sequence))
    assert (match.state, match.draws) == (before, draws)
    assert match.sequence == match.turn == sequence + 2  # a choice that was made before is late


@pytest.mark.parametrize("sequence", [-1, 4, 99])
def test_nobody_goes_back_to_what_has_not_been(sequence):
    match = Match(loot, Setup(2), "seed")
    for rng in (3, 4, 5):
        act(match, rng)
    assert match.sequence == 4
    with pytest.raises(IllegalAction, match="no earlier position"):
        match.back(0, sequence)


@settings(max_examples=25, deadline=None)
@given(st.sampled_from([loot, island]), st.integers(1, 3), st.lists(st.integers(0, 1 << 40), max_size=60))
def test_no_roll_changes_and_the_record_is_true_however_often_moves_are_taken_back(game, seats, numbers):
    """Back to anywhere: further than a table allows, and to what was taken back before."""
    setup = Setup(seats, {"turn_cap": 8} if game is loot else {"round_cap": 2})
    match = Match(game, setup, "dice")
    if begun := match.begin():
        match.commit(begun)
    for number in numbers:
        if match.over:
            break
        to = below(mixed(number), match.sequence) if number % 3 == 0 and match.sequence else 0
        if to and not game.pending(match.at(to)).nature:
            match.commit(match.back(0, to))
        else:
            act(match, number)
    while not match.over:
        act(match, match.sequence + 1)
    record = parse(write(record_of(match, ("A",) * seats)))
    again = verify(record, lambda *_: game)
    straight = Match(game, setup, "dice", standing(match))
    assert again.state == straight.state == match.state
    rolls = [entry.action for entry in straight.entries if entry.seat == NATURE]
    drawn = {}
    for entry, moment in zip(match.entries, match._moments[1:], strict=True):
        if entry.seat == NATURE:
            drawn.setdefault(moment.draws - 1, set()).add(str(entry.action))
    assert all(len(same) == 1 for same in drawn.values())  # of each number, the same roll every time
    assert len(rolls) == straight.draws == match.draws


def test_dice_and_motifs_are_taken_back_but_not_what_was_scratched():
    match = begun()
    assert match.last_move((0,), (0, 1)) is None  # nature has rolled
    start = match.sequence
    match.commit(match.play(0, first(match, 0, "take")))
    assert match.last_move((0,), (0, 1)) == (0, start)
    match.commit(match.play(0, first(match, 0, "place")))
    assert match.last_move((0,), (0, 1)) == (0, start + 1)
    match.commit(match.back(0, start + 1))
    assert match.last_move((0,), (0, 1)) == (0, start)  # and the one before, too
    match.commit(match.play(0, first(match, 0, "place")))
    match.commit(match.play(0, first(match, 0, "scratch")))
    assert match.last_move((0,), (0, 1)) is None


def test_what_bots_have_done_since_goes_back_with_it():
    match = Match(loot, Setup(2), "seed")
    for seat in (0, 1):
        match.commit(match.play(seat, loot.parse("start a1")))
    arranged = match.sequence
    match.commit(match.play(0, loot.legal(match.state, 0)[0]))
    match.commit(match.play(1, loot.legal(match.state, 1)[0]))  # sealed: nobody has seen it
    assert match.last_move((0,), (0, 1)) == (0, arranged)
    match.commit(match.back(0, arranged))
    assert match.pending.seats == (0,)
    assert loot.chosen(match.state) == ()


def test_of_a_move_of_somebody_who_is_not_at_this_page_nothing_is_taken_back():
    match = Match(loot, Setup(2), "seed")
    for seat in (0, 1):
        match.commit(match.play(seat, loot.parse("start a1")))
    match.commit(match.play(0, loot.legal(match.state, 0)[0]))
    assert match.last_move((1,), (1,)) is None
    assert match.last_move((1,), (0, 1)) is None  # nature has rolled before that


def test_the_log_tells_it():
    match = begun()
    start = match.sequence
    match.commit(match.play(0, first(match, 0, "take")))
    match.commit(match.back(0, start))
    for viewer in (0, 1, None):
        *_, taken, back = match.told(viewer)
        assert [event.kind for event in taken.events] == ["take"]
        assert [(event.kind, event.seat) for event in back.events] == [("back", 0)]


def test_a_match_opened_from_a_snapshot_needs_nothing_from_before_it():
    match = begun()
    start = match.sequence
    match.commit(match.play(0, first(match, 0, "take")))
    step = match.back(0, start)
    assert step.snapshot is not None
    match.commit(step)
    opened = Match(island, match.setup, match.seed, (), step.snapshot)
    assert (opened.state, opened.sequence, opened.draws) == (match.state, match.sequence, match.draws)
    action = first(opened, 0, "take")
    assert opened.play(0, action).moments == match.play(0, action).moments


def test_a_record_that_goes_back_to_nowhere_is_refused():
    match = Match(loot, Setup(1, {"turn_cap": 2}), "seed")
    act(match, 1)
    match.commit(match.back(0, 0))
    while not match.over:
        act(match, match.sequence)
    text = write(record_of(match, ("A",)))
    assert "1 back to 0\n" in text
    assert verify(parse(text), lambda *_: loot).entries[2].action == Back(0)
    with pytest.raises(RecordError, match=r"“back to 7”, is not possible"):
        verify(parse(re.sub("back to 0", "back to 7", text)), lambda *_: loot)


def test_hints_are_in_the_record_of_who_asked_for_some():
    match = Match(loot, Setup(2, {"turn_cap": 1}), "seed")
    while not match.over:
        act(match, match.sequence)
    text = write(record_of(match, ("A", "B"), (2, 0)))
    assert "\nhints: 2 0\nseed: " in text
    assert parse(text).hints == (2, 0)
    assert write(parse(text)) == text
    assert "hints" not in write(record_of(match, ("A", "B"), (0, 0)))


def test_a_question_names_what_was_seen_since():
    match = begun()
    before = match.sequence
    for kind in ("take", "place"):
        match.commit(match.play(0, first(match, 0, kind)))
    assert not match.undone_by(before).uncovered  # dice are taken, and nothing is scratched
    match.commit(match.play(0, first(match, 0, "scratch")))
    undone = match.undone_by(before)
    assert (undone.moves, undone.uncovered) == (3, True)
    assert not match.undone_by(match.sequence).uncovered
