"""The judge for any game, on small ones: see small_games.py."""

from __future__ import annotations

from itertools import islice
from statistics import fmean, stdev
from typing import Any

import pytest

from tests.core.private_hands import PrivateHands
from wurf.bots import LEVELS
from wurf.core.game import Setup
from wurf.core.play import at_random, course
from wurf.core.rng import derive
from wurf.games import load
from wurf.thinking import playouts
from wurf.thinking.playouts import Playouts

from .small_games import ROLL, STOP, Bids, BidsView, Coins, DiceRace, Race, RaceView, SealedBids, bot, shares

RACE, BIDS, HANDS, COINS = DiceRace(), SealedBids(), PrivateHands(), Coins(coins=32)
EFFORT = 200  # of the hard bots here: half of the normal one


def chances(game: Any, view: Any, effort: int = 2000, seed: int = 1) -> dict[Any, float]:
    return {one.action: one.chance for one in Playouts(game, 1, compiled=False).evaluate(view, effort, seed)}


@pytest.mark.parametrize("game", [RACE, BIDS], ids=lambda game: game.meta.id)
@pytest.mark.parametrize(
    ("better", "worse", "least"), [("medium", "easy", 0.65), ("hard", "medium", 0.65), ("hard", "easy", 0.8)]
)
def test_hard_beats_medium_beats_easy(game: Any, better: str, worse: str, least: float) -> None:
    """Seeded, so that it always ends the same."""
    assert shares(game, [bot(game, better, EFFORT), bot(game, worse, EFFORT)], 30)[0] >= least


def test_with_private_hands_hard_plays_the_best_card_more_often_than_medium_and_medium_than_easy() -> None:
    """Luck decides most games, but the highest card is always the best: that can be counted."""
    starts = (course(HANDS, HANDS.start(Setup(2)), f"hands {n}", at_random(HANDS, f"hands {n}")) for n in range(12))
    steps = [step for steps in starts for step in steps if step.seat >= 0]
    views = [(HANDS.view(step.before, step.seat), max(step.before.hands[step.seat])) for step in steps]
    right = {}
    for level in LEVELS:
        player = bot(HANDS, level, EFFORT)
        right[level] = fmean(player.choose(view, at).cards == (best,) for at, (view, best) in enumerate(views))
    assert right["hard"] > right["medium"] + 0.1
    assert right["medium"] > right["easy"] + 0.1


def test_the_judge_knows_that_others_play_on_and_may_end_the_game() -> None:
    """Stopping leads by a point. That is enough in the last turn, and against somebody who is far from the goal."""
    last = chances(RACE, RaceView(0, Race((0, 14), 0, 15, 0, 39)))
    near = chances(RACE, RaceView(0, Race((0, 14), 0, 15, 0, 36)))
    far = chances(RACE, RaceView(0, Race((0, 0), 0, 15, 0, 36)))
    assert last[STOP] == 1.0 > last[ROLL]
    assert near[ROLL] > near[STOP] + 0.1
    assert far[STOP] > far[ROLL] + 0.05


def test_a_sealed_choice_is_judged_against_what_the_others_may_have_sealed() -> None:
    """The last prize but one decides: the higher card wins it, or ties, whatever the other has sealed."""
    state = Bids((9, 1), ((1, 5), (1, 4)), (0, -1), (0, 0))
    found = chances(BIDS, BidsView(0, state))
    assert found[5] == 1.0  # and then the 1 ties with the other's 1 or loses one point
    assert found[1] < 0.6


def test_with_teams_a_seat_wins_with_its_team() -> None:
    """The last turn, in which seat 0 can only stop or roll for itself: its team has won through seat 2."""
    view = RaceView(0, Race((0, 0, 19, 0), 0, 0, 0, 39))
    alone, together = chances(RACE, view), chances(DiceRace((0, 1, 0, 1)), view)
    assert alone[STOP] == 0.0
    assert together[STOP] == together[ROLL] == 1.0


def test_a_tie_is_a_share_of_a_win() -> None:
    last = Race((5, 5, 5), 0, 0, 0, 39)
    assert chances(RACE, RaceView(0, last))[STOP] == pytest.approx(1 / 3)
    assert chances(DiceRace((0, 0, 1)), RaceView(0, last))[STOP] == 0.5


def test_alone_one_plays_against_ones_own_other_playouts() -> None:
    """The last turn: nothing is lost by rolling with an empty pot, and much with a full one."""
    nothing_to_lose = chances(RACE, RaceView(0, Race((0,), 0, 0, 0, 39)))
    much_to_lose = chances(RACE, RaceView(0, Race((0,), 0, 18, 0, 39)))
    assert nothing_to_lose[ROLL] > 0.6 > nothing_to_lose[STOP]
    for found in (nothing_to_lose, much_to_lose):
        assert found[STOP] + found[ROLL] == pytest.approx(1.0)  # each playout is better than half of them on average
    certain = chances(RACE, RaceView(0, Race((0,), 0, 0, 0, 40)))
    assert set(certain.values()) == {0.5}  # the game is over: all playouts are equal


def test_nothing_is_judged_where_there_is_nothing_to_choose() -> None:
    assert chances(BIDS, BIDS.view(BIDS.start(Setup(2)), 0)) == {}


def test_a_chance_is_a_share_of_wins_and_its_error_is_how_far_it_strays() -> None:
    """Over many seeds, the chances of a choice scatter as much as the errors say."""
    judge, view = Playouts(RACE, 1, compiled=False), RaceView(0, Race((9, 9), 0, 5, 0, 9))
    found = [judge.evaluate(view, 100, derive("error", number)) for number in range(60)]
    for at in range(2):
        told = fmean(judged[at].error for judged in found)
        assert told == pytest.approx(stdev(judged[at].chance for judged in found), rel=0.35)
        assert all(judged[at].chance * 50 == pytest.approx(round(judged[at].chance * 50)) for judged in found)


def test_the_best_of_many_equal_choices_is_not_held_to_be_better_than_it_is() -> None:
    """All coins are worth a half. With 200 playouts, the luckiest of 32 has won nine of ten before the final."""
    view = COINS.view(COINS.start(Setup(2)), 0)
    best = [max(chances(COINS, view, 200, derive("coins", number)).values()) for number in range(40)]
    assert fmean(best) == pytest.approx(0.5, abs=0.1)


def test_whims_are_all_that_is_legal() -> None:
    assert playouts.whims(RACE, RaceView(0, RACE.start(Setup(2)))) == [(ROLL, 1), (STOP, 1)]


def test_of_too_many_choices_some_are_looked_at() -> None:
    many = Coins(coins=10_000)
    view = many.view(many.start(Setup(2)), 0)
    found = chances(many, view, 300)
    assert 200 < len(found) <= playouts.MOST_CHOICES
    assert len(playouts.whims(many, view)) > 200
    assert set(found) <= set(range(10_000))
    assert max(found) > 5_000


@pytest.mark.parametrize(
    ("game", "view"),
    [
        (RACE, RaceView(0, Race((9, 9), 0, 5, 0, 9))),
        (BIDS, BidsView(0, Bids((3, 5), ((1, 4), (2, 5)), (0, -1), (4, 2)))),
    ],
)
def test_the_same_seed_gives_the_same_answer_and_another_seed_another(game: Any, view: Any) -> None:
    assert chances(game, view, 50, 7) == chances(game, view, 50, 7)
    assert len({tuple(chances(game, view, 50, seed).values()) for seed in range(8)}) > 1


def test_the_judge_says_the_same_interpreted_and_compiled() -> None:
    game = load("loot")
    start = game.start(Setup(2))
    *_, state = (step.before for step in islice(course(game, start, "both", at_random(game, "both")), 30))
    (seat, *_) = game.pending(state).seats
    slow, fast = (Playouts(game, 1, compiled=compiled) for compiled in (False, True))
    view = game.view(state, seat)
    assert slow.evaluate(view, 60, 3) == fast.evaluate(view, 60, 3)
