"""How well the chances of a reference player hold: in games between hard bots, are 70 of 100 won that it values 0.7?"""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Iterator, Sequence
from functools import cache
from statistics import fmean
from typing import Any, Final

import msgspec

from wurf.bots import Bot, make_bot
from wurf.core.game import NATURE, Game, Setup
from wurf.core.play import course
from wurf.core.rng import derive
from wurf.games import load
from wurf.lab.estimates import Estimate, wilson
from wurf.review.questions import reference_of
from wurf.thinking.reference import Reference

__all__ = ["Tenth", "Valued", "calibrated", "tenths"]

SAMPLES: Final = 128  # per position


class Valued(msgspec.Struct, frozen=True):
    """A position of a finished game as a seat has it: what its chance was thought to be, and its share of the win."""

    game: int
    chance: float
    won: float


class Tenth(msgspec.Struct, frozen=True):
    least: float
    positions: int
    games: int
    chance: float  # on average
    won: Estimate


def calibrated(
    game: str, games: int, seed: str, *, seats: int, per_game: int, workers: int | None = None
) -> Iterator[list[Valued]]:
    """Positions of games between hard bots, with every seat's chance; one list per game."""
    jobs = [(game, seats, per_game, seed, number) for number in range(games)]
    workers = min(workers or os.cpu_count() or 1, games)
    if workers == 1:
        yield from map(_valued, jobs)
        return
    with multiprocessing.get_context("spawn").Pool(workers) as pool:
        yield from pool.imap(_valued, jobs)


@cache
def _prepared(id: str, seats: int) -> tuple[Game, Bot, Reference]:
    game = load(id)
    return game, make_bot(game, "hard"), reference_of(game, Setup(seats).checked(game.meta))


def _valued(job: tuple[str, int, int, str, int]) -> list[Valued]:
    id, seats, per_game, seed, number = job
    game, bot, reference = _prepared(id, seats)

    def choose(state: Any, seat: int, move: int) -> Any:
        return bot.choose(game.view(state, seat), derive(seed, "bot", number, move))

    met: list[Any] = []
    state = game.start(Setup(seats))
    for played in course(game, state, f"{seed}/{number}", choose):
        if played.seat != NATURE and not game.chosen(played.before):
            met.append(played.before)
        state = played.after
    ranks = game.result(state).ranks
    won = [float(rank == 1) / ranks.count(1) for rank in ranks]
    picked = {derive(seed, "position", number, at) % len(met) for at in range(per_game)}
    found = []
    for at in sorted(picked):
        many = min(SAMPLES, reference.normal_effort)
        shares = reference.sample(game.view(met[at], None), [()], 0, many, derive(seed, number, at))
        chances = shares[0].mean(axis=0)
        found += [Valued(number, float(chances[seat]), won[seat]) for seat in range(seats)]
    return found


def tenths(valued: Sequence[Valued]) -> list[Tenth]:
    """The positions by what they were valued. Positions of one game have its result in common, so intervals count
    games."""
    found = []
    for tenth in range(10):
        inside = [one for one in valued if min(int(one.chance * 10), 9) == tenth]
        if not inside:
            continue
        games = len({one.game for one in inside})
        share = fmean(one.won for one in inside)
        found.append(
            Tenth(tenth / 10, len(inside), games, fmean(one.chance for one in inside), wilson(share * games, games))
        )
    return found
