"""The long proofs of the ledger, for `dev.py soak`: luck has mean zero, stronger bots lose less, in every game."""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from functools import partial
from math import sqrt
from statistics import fmean, stdev
from typing import NamedTuple

import msgspec
import pytest

from wurf.bots import make_bot
from wurf.core.game import Setup
from wurf.core.match import Match
from wurf.core.rng import derive
from wurf.games import load
from wurf.review import Analysis, Question, SeatSum, answer

pytestmark = pytest.mark.soak


class Size(NamedTuple):
    """So that each game of the box takes some minutes on two cores."""

    effort: int  # samples per choice
    met: int  # games in which stronger and weaker bots meet
    options: dict[str, int | str] = {}  # noqa: RUF012 - never changed


GAMES = 200  # over which luck has its mean
SIZES = {
    "drop_it": Size(4, 12),
    "loot": Size(32, 60),
    "quadrata": Size(2, 16, {"rounds": 1}),
    "scratch_island": Size(32, 30),
}


def played(game: str, levels: tuple[str, ...], number: int) -> Match:
    loaded = load(game)
    bots = [make_bot(loaded, level) for level in levels]
    setup = Setup(len(levels), SIZES[game].options).checked(loaded.meta)
    match = Match(loaded, setup, f"soak/{number}")
    step = match.begin()
    if step is not None:
        match.commit(step)
    while not match.over:
        seat = match.pending.seats[0]
        action = bots[seat].choose(match.view(seat), derive("soak", number, match.sequence))
        match.commit(match.play(seat, action))
    return match


def alone(question: Question) -> Question:
    """The same question about what was chosen, compared with nothing: much less work, and no losses."""
    choosers = tuple(msgspec.structs.replace(chooser, others=()) for chooser in question.choosers)
    return msgspec.structs.replace(question, choosers=choosers)


def account(game: str, levels: tuple[str, ...], losses: bool, number: int) -> tuple[SeatSum, ...]:
    """What was luck and what was skill in one game."""
    analysis = Analysis(played(game, levels, number), SIZES[game].effort)
    while (asked := analysis.next()) is not None:
        at, question = asked
        analysis.add(at, answer(question if losses else alone(question)))
    return analysis.ledger().seats


@contextmanager
def accounts(game: str, levels: tuple[str, ...], games: int, *, losses: bool) -> Iterator[list[tuple[SeatSum, ...]]]:
    with ProcessPoolExecutor(os.cpu_count(), multiprocessing.get_context("spawn")) as pool:
        yield [*pool.map(partial(account, game, levels, losses), range(games))]


@pytest.mark.parametrize("game", SIZES)
def test_luck_is_zero_on_average_and_the_rest_is_noise(game: str) -> None:
    with accounts(game, ("medium", "medium"), GAMES, losses=False) as found:
        luck = [seats[0].luck.value for seats in found]
        rest = [seats[0].rest for seats in found]
    print(f"{game}: luck {fmean(luck):+.4f} ± {stdev(luck) / sqrt(GAMES):.4f}")
    assert abs(fmean(luck)) < 3 * stdev(luck) / sqrt(GAMES)
    assert abs(fmean(one.value for one in rest)) < 3 * stdev(one.value for one in rest) / sqrt(GAMES)
    assert sqrt(fmean((one.value / one.error) ** 2 for one in rest if one.error)) < 2.0


@pytest.mark.parametrize("game", SIZES)
@pytest.mark.parametrize(("better", "worse"), [("hard", "medium"), ("medium", "easy")])
def test_stronger_bots_lose_less(game: str, better: str, worse: str) -> None:
    games = SIZES[game].met
    with accounts(game, (better, worse), games, losses=True) as found:
        apart = [seats[1].loss.value - seats[0].loss.value for seats in found]
    print(f"{game}: {worse} loses {fmean(apart):.3f} ± {stdev(apart) / sqrt(games):.3f} more than {better}")
    assert fmean(apart) > 2 * stdev(apart) / sqrt(games)
