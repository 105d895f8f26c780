"""The long proofs of the ledger, for `dev.py soak`: luck has mean zero, stronger bots lose less, in every game."""

from __future__ import annotations

from math import sqrt
from statistics import fmean, stdev

import pytest

from wurf.bots import make_bot
from wurf.core.game import Setup
from wurf.core.match import Match
from wurf.core.rng import derive
from wurf.games import all_games, load
from wurf.review import Analysis, Ledger
from wurf.review.spread import Workers

pytestmark = pytest.mark.soak

# Samples per choice and games, so that each game of the box takes some minutes on two cores
SIZES = {"drop_it": (4, 12), "loot": (64, 200), "quadrata": (2, 60), "scratch_island": (16, 60)}


def played(game: str, levels: tuple[str, ...], number: int) -> Match:
    loaded = load(game)
    bots = [make_bot(loaded, level) for level in levels]
    match = Match(loaded, Setup(len(levels)), f"soak/{number}")
    step = match.begin()
    if step is not None:
        match.commit(step)
    while not match.over:
        seat = match.pending.seats[0]
        action = bots[seat].choose(match.view(seat), derive("soak", number, match.sequence))
        match.commit(match.play(seat, action))
    return match


def reviewed(game: str, levels: tuple[str, ...], number: int, workers: Workers) -> Ledger:
    effort, _ = SIZES[game]
    analysis = Analysis(played(game, levels, number), effort)
    for _ in workers.run(analysis):
        pass
    return analysis.ledger()


@pytest.mark.parametrize("game", [id for id in all_games() if id in SIZES])
def test_luck_is_zero_on_average_and_the_rest_is_noise(game: str) -> None:
    _, games = SIZES[game]
    with Workers() as workers:
        ledgers = [reviewed(game, ("medium", "medium"), number, workers) for number in range(games)]
    luck = [ledger.seats[0].luck.value for ledger in ledgers]
    assert abs(fmean(luck)) < 3 * stdev(luck) / sqrt(games)
    rest = [ledger.seats[0].rest for ledger in ledgers]
    assert abs(fmean(one.value for one in rest)) < 3 * stdev(one.value for one in rest) / sqrt(games)
    assert sqrt(fmean((one.value / one.error) ** 2 for one in rest if one.error)) < 2.0


@pytest.mark.parametrize("game", [id for id in all_games() if id in SIZES])
@pytest.mark.parametrize(("better", "worse"), [("hard", "medium"), ("medium", "easy")])
def test_stronger_bots_lose_less(game: str, better: str, worse: str) -> None:
    games = SIZES[game][1] // 4
    with Workers() as workers:
        ledgers = [reviewed(game, (better, worse), number, workers) for number in range(games)]
    apart = [ledger.seats[1].loss.value - ledger.seats[0].loss.value for ledger in ledgers]
    assert fmean(apart) > 2 * stdev(apart) / sqrt(games)
