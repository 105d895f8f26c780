"""The match: one authority, steps that are stored before they count, sealed choices, snapshots."""

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from wurf.core.game import NATURE, IllegalAction, Setup
from wurf.core.match import SNAPSHOT_EVERY, Entry, Match
from wurf.core.rng import below, mixed
from wurf.games import load

game = load("loot")


def played(seats=2, seed="match", actions=10_000, snapshots=None, began=None):
    """A match of random play, to its end or to a number of entries. `snapshots` collects those to be stored; the
    entries have times if it `began` at one."""
    match, rng = Match(game, Setup(seats), seed), 17
    while not match.over and match.sequence < actions:
        rng = mixed(rng)
        seat = match.pending.seats[below(rng, len(match.pending.seats))]
        rng = mixed(rng)
        step = match.play(seat, game.legal(match.state, seat).sample(rng))
        match.commit(step, None if began is None else began + 1234 * match.sequence)
        if snapshots is not None and step.snapshot:
            snapshots.append(step.snapshot)
    return match


class Counting:
    """A game that counts how often a rule of it is asked."""

    def __init__(self, game):
        self._game, self.applied = game, 0

    def __getattr__(self, name):
        return getattr(self._game, name)

    def apply(self, *args):
        self.applied += 1
        return self._game.apply(*args)

    def withdraw(self, *args):
        self.applied += 1
        return self._game.withdraw(*args)


def test_a_step_changes_nothing_until_it_is_committed():
    match = Match(game, Setup(2), "seed")
    step = match.play(0, game.parse("start a1"))
    assert (match.sequence, match.pending.seats) == (0, (0, 1))
    match.commit(step)
    assert (match.sequence, match.pending.seats) == (1, (1,))


def test_a_step_of_an_earlier_state_is_not_committed():
    match = Match(game, Setup(2), "seed")
    one, other = match.play(0, game.parse("start a1")), match.play(1, game.parse("start a1"))
    match.commit(one)
    with pytest.raises(ValueError, match="earlier"):
        match.commit(other)


def test_natures_moves_follow_in_the_same_step():
    match = Match(game, Setup(1), "seed")
    step = match.play(0, game.parse("start a1"))
    assert [entry.seat for entry in step.entries] == [0, NATURE]
    assert [moment.sequence for moment in step.moments] == [1, 2]
    assert [moment.draws for moment in step.moments] == [0, 1]


def test_nature_draws_the_same_whatever_is_taken_back():
    """Nobody can reroll by withdrawing: draws are numbered, not entries."""
    straight, hesitant = Match(game, Setup(2), "seed"), Match(game, Setup(2), "seed")
    hesitant.commit(hesitant.play(0, game.parse("start b1")))
    hesitant.commit(hesitant.take_back(0))
    for match in (straight, hesitant):
        for seat in (0, 1):
            match.commit(match.play(seat, game.parse("start a1")))
    assert straight.state == hesitant.state
    assert straight.sequence + 2 == hesitant.sequence


def test_a_choice_can_be_taken_back_only_before_the_turn_resolves():
    match = Match(game, Setup(2), "seed")
    with pytest.raises(IllegalAction):
        match.take_back(0)
    match.commit(match.play(0, game.parse("start a1")))
    match.commit(match.take_back(0))
    assert match.pending.seats == (0, 1)
    match.commit(match.play(0, game.parse("start a1")))
    match.commit(match.play(1, game.parse("start a1")))
    with pytest.raises(IllegalAction):
        match.take_back(0)


@pytest.mark.parametrize("seat", [-1, 2, 7])
def test_nobody_acts_for_a_seat_that_is_not_there_nor_for_nature(seat):
    with pytest.raises(IllegalAction):
        Match(game, Setup(2), "seed").play(seat, game.parse("start a1"))


def test_nobody_acts_after_the_end():
    match = played()
    with pytest.raises(IllegalAction):
        match.play(0, game.parse("a1"))


def test_the_same_seed_and_choices_give_the_same_match():
    assert played(seed="x").state == played(seed="x").state
    assert played(seed="x").state != played(seed="y").state


@settings(max_examples=20, deadline=None)
@given(st.integers(1, 4), st.integers(0, 300))
def test_a_resumed_match_goes_on_where_it_was(seats, actions):
    snapshots = []
    match = played(seats, actions=actions, snapshots=snapshots)
    for since in (None, *snapshots[-1:]):
        known = match.entries[since.sequence if since else 0 :]
        resumed = Match(game, match.setup, match.seed, known, since)
        assert (resumed.sequence, resumed.state, resumed.turn) == (match.sequence, match.state, match.turn)
        assert resumed.pending == match.pending
        if not match.over:
            seat = match.pending.seats[0]
            action = game.legal(match.state, seat)[0]
            assert resumed.play(seat, action) == match.play(seat, action)


def test_a_snapshot_is_due_with_every_16th_entry_in_the_step_that_holds_it():
    snapshots = []
    match = played(4, snapshots=snapshots)
    assert len(snapshots) == match.sequence // SNAPSHOT_EVERY
    for number, snapshot in enumerate(snapshots, 1):
        due = number * SNAPSHOT_EVERY
        assert due <= snapshot.sequence < due + 4  # a step has up to four entries
        assert snapshot == match.snapshot(snapshot.sequence)


def test_every_state_on_the_way_can_be_reached():
    match = played(4, actions=140)
    replayed = Match(game, match.setup, None, match.entries)
    for sequence in (0, 1, 15, 16, 17, 130, match.sequence):
        assert match.at(sequence) == replayed.at(sequence)
    for sequence in (-1, match.sequence + 1):
        with pytest.raises(ValueError, match=str(sequence)):
            match.at(sequence)


def test_a_match_from_a_snapshot_knows_only_what_came_after_it():
    snapshots = []
    match = played(4, snapshots=snapshots)
    since = snapshots[-1]
    resumed = Match(game, match.setup, match.seed, match.entries[since.sequence :], since)
    assert (resumed.since, resumed.sequence) == (since.sequence, match.sequence)
    assert resumed.entries == match.entries[since.sequence :]
    assert list(resumed.told(0, since.sequence)) == list(match.told(0, since.sequence))
    with pytest.raises(ValueError, match=f"knows its entries {since.sequence} to"):
        resumed.at(since.sequence - 1)


def test_a_match_may_forget_what_lies_far_back():
    match, whole = played(2, actions=100), played(2, actions=100)
    match.forget(80)
    assert (match.since, match.sequence, match.state) == (80, whole.sequence, whole.state)
    assert list(match.told(None, 80)) == list(whole.told(None, 80))
    seat = match.pending.seats[0]
    action = game.legal(match.state, seat)[0]
    assert match.play(seat, action) == whole.play(seat, action)


def test_a_match_goes_on_with_what_another_process_wrote():
    whole = played(3, actions=100)
    behind = Match(game, whole.setup, whole.seed, whole.entries[:60])
    behind.extend(whole.entries[60:])
    assert (behind.state, behind.turn, behind.entries) == (whole.state, whole.turn, whole.entries)
    with pytest.raises(IllegalAction):
        behind.extend([Entry(NATURE, game.parse("start a1"))])


def test_the_turn_ends_with_the_last_entry_that_nobody_can_change():
    match = Match(game, Setup(2), "seed")
    assert match.turn == 0
    match.commit(match.play(0, game.parse("start a1")))
    match.commit(match.take_back(0))
    match.commit(match.play(1, game.parse("start a1")))
    match.commit(match.play(1, game.parse("start a2")))  # another choice instead
    assert (match.sequence, match.turn) == (4, 0)
    match.commit(match.play(0, game.parse("start a1")))  # the last one, and then the roll
    assert (match.sequence, match.turn) == (6, 6)
    seat = match.pending.seats[0]
    match.commit(match.play(seat, game.legal(match.state, seat)[0]))  # the order of the dice holds at once
    assert (match.sequence, match.turn) == (7, 7)


def test_the_turn_is_the_same_however_a_match_was_come_by():
    """Against the definition: go back as long as entries are sealed choices or take-backs."""
    match = played(3, actions=120)
    for sequence in range(match.sequence + 1):
        turn = sequence
        while turn and (
            match.entries[turn - 1].action is None or match.entries[turn - 1].seat in game.chosen(match.at(turn))
        ):
            turn -= 1
        assert match.fork(sequence).turn == turn


def test_tens_of_thousands_of_take_backs_cost_one_rule_each_and_nothing_to_resume():
    """A turn may hold any number of choices that are taken back: no walk through it, neither in play nor in opening."""
    counting, newest, times = Counting(game), None, 15_000
    match = Match(counting, Setup(2), "seed")
    choice = game.parse("start a1")
    for _ in range(times):
        for step in (lambda: match.play(0, choice), lambda: match.take_back(0)):
            done = step()
            match.commit(done)
            newest = done.snapshot or newest
    assert counting.applied == match.sequence == 2 * times
    assert match.turn == 0
    counting.applied = 0
    resumed = Match(counting, match.setup, "seed", match.entries[newest.sequence :], newest)
    assert (resumed.sequence, resumed.turn, resumed.state) == (2 * times, 0, match.state)
    assert counting.applied < SNAPSHOT_EVERY


def test_a_fork_goes_its_own_way():
    match = played(2, actions=100)
    fork = match.fork(50, seed="another")
    assert fork.state == match.at(50)
    assert fork.sequence == 50
    assert len(match.entries) >= 100


def test_everyone_is_told_the_same_at_once_and_later():
    match, rng = Match(game, Setup(2), "seed"), 3
    at_once = {viewer: [] for viewer in (0, 1, None)}
    for _ in range(80):
        rng = mixed(rng)
        seat, before = match.pending.seats[0], match.sequence
        match.commit(match.play(seat, game.legal(match.state, seat).sample(rng)))
        for viewer, told in at_once.items():
            told += match.told(viewer, before)
    for viewer, told in at_once.items():
        assert list(match.told(viewer)) == told
        assert list(match.told(viewer, 40)) == told[40:]
        assert [each.sequence for each in told] == list(range(1, match.sequence + 1))
    assert any(each.events for each in at_once[None])


def test_nobody_is_told_of_a_choice_that_is_taken_back():
    match = Match(game, Setup(2), "seed")
    match.commit(match.play(0, game.parse("start a1")))
    match.commit(match.take_back(0))
    assert [len(told.events) for told in match.told(None)] == [1, 0]


def test_entries_have_the_time_they_were_stored_at():
    match = played(2, actions=20, began=1_000_000)
    assert match.entries[0].at == 1_000_000
    assert all(a.at <= b.at for a, b in pairwise(match.entries))
    assert played(2, actions=3).entries[0].at is None


def test_a_match_without_its_seed_can_be_replayed_but_not_continued():
    match = Match(game, Setup(1), None)
    with pytest.raises(ValueError, match="seed"):
        match.play(0, game.parse("start a1"))
