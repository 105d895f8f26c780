"""The match: one authority, steps that are stored before they count, sealed choices, snapshots."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from wurf.core.game import NATURE, IllegalAction, Setup
from wurf.core.match import SNAPSHOT_EVERY, Match
from wurf.core.rng import below, mixed
from wurf.games import load

game = load("loot")


def played(seats=2, seed="match", actions=10_000):
    """A match of random play, to its end or to a number of actions."""
    match, rng = Match(game, Setup(seats), seed), 17
    while not match.over and match.sequence < actions:
        rng = mixed(rng)
        seat = match.pending.seats[below(rng, len(match.pending.seats))]
        rng = mixed(rng)
        match.commit(match.play(seat, game.legal(match.state, seat).sample(rng)))
    return match


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
    assert len(step.events) == len(step.entries)


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
    match = played(seats, actions=actions)
    for snapshots in ((), match.snapshots):
        resumed = Match(game, match.setup, match.seed, match.entries, snapshots)
        assert resumed.state == match.state
        assert resumed.pending == match.pending
        if not match.over:
            seat = match.pending.seats[0]
            action = game.legal(match.state, seat)[0]
            assert resumed.play(seat, action) == match.play(seat, action)


def test_snapshots_make_every_state_cheap_to_reach():
    match = played(4)
    assert len(match.snapshots) == 1 + match.sequence // (SNAPSHOT_EVERY + 1) or len(match.snapshots) > 3
    gaps = [b.sequence - a.sequence for a, b in zip(match.snapshots, match.snapshots[1:], strict=False)]
    assert all(SNAPSHOT_EVERY <= gap < SNAPSHOT_EVERY + 4 for gap in gaps)
    replayed = Match(game, match.setup, None, match.entries)
    for sequence in (0, 1, 63, 64, 65, 130, match.sequence):
        assert match.at(sequence) == replayed.at(sequence)


def test_resuming_from_a_snapshot_does_not_replay_what_led_to_it():
    match = played(4)
    latest = match.snapshots[-1]
    unreadable = [None] * latest.sequence + list(match.entries[latest.sequence :])
    assert Match(game, match.setup, match.seed, unreadable, match.snapshots).state == match.state


def test_a_fork_goes_its_own_way():
    match = played(2, actions=100)
    fork = match.fork(50, seed="another")
    assert fork.state == match.at(50)
    assert fork.sequence == 50
    assert len(match.entries) >= 100


def test_history_tells_the_same_as_the_steps_did():
    match, told, rng = Match(game, Setup(2), "seed"), [], 3
    for _ in range(80):
        rng = mixed(rng)
        seat = match.pending.seats[0]
        step = match.play(seat, game.legal(match.state, seat).sample(rng))
        told += step.events
        match.commit(step)
    assert [events for _, _, events in match.history()] == told
    assert [events for _, _, events in match.history(40)] == told[40:]


def test_a_match_without_its_seed_can_be_replayed_but_not_continued():
    match = Match(game, Setup(1), None)
    with pytest.raises(ValueError, match="seed"):
        match.play(0, game.parse("start a1"))
