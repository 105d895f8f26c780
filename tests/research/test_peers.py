"""The peers' own suites pass on every game of the box: short forms here, long ones in `dev.py soak`."""

from __future__ import annotations

import warnings
from functools import partial
from types import SimpleNamespace

import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from open_spiel.python.algorithms import mcts
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, seed_test
from pettingzoo.test.seed_test import parallel_seed_test
from pettingzoo.utils.conversions import parallel_to_aec

from wurf.games import all_games, load
from wurf.research import gymnasium, openspiel, pettingzoo

CYCLES = {False: 60, True: 10_000}  # short, long
long = pytest.mark.parametrize("long", [False, pytest.param(True, marks=pytest.mark.soak)], ids=["short", "long"])
games = pytest.mark.parametrize("game", all_games())


@pytest.fixture(autouse=True)
def dicts_are_wanted() -> None:
    """PettingZoo's suite knows by name which environments may observe dicts with a mask, and warns of all others."""
    warnings.filterwarnings("ignore", "Observation is not a NumPy array")
    warnings.filterwarnings("ignore", "Observation space for each agent probably should be")


def counts(game: str, long: bool) -> list[int]:
    """Seat counts to try: two, or in the long form all."""
    meta = load(game).meta
    return [*range(meta.least_seats, min(meta.most_seats, 4) + 1)] if long else [2]


@games
@long
def test_pettingzoo_accepts_the_sequential_environment(game: str, long: bool) -> None:
    for seats in counts(game, long):
        api_test(pettingzoo.env(game, seats=seats), num_cycles=CYCLES[long] // 10 if long else 60)
        seed_test(partial(pettingzoo.env, game, seats=seats), num_cycles=CYCLES[long] // 20 if long else 20)


@games
@long
def test_pettingzoo_accepts_the_parallel_environment(game: str, long: bool) -> None:
    for seats in counts(game, long):
        parallel_api_test(pettingzoo.parallel_env(game, seats=seats), num_cycles=CYCLES[long])
        parallel_seed_test(partial(pettingzoo.parallel_env, game, seats=seats, illegal="next"), num_cycles=20)


@games
def test_pettingzoo_finds_that_games_are_cut_off_where_asked(game: str) -> None:
    """Its suite expects every seat to act in every cycle, as in a parallel environment that it makes sequential."""
    parallel = partial(pettingzoo.parallel_env, game, illegal="next")
    max_cycles_test(SimpleNamespace(parallel_env=parallel, env=lambda **options: parallel_to_aec(parallel(**options))))


@games
@long
def test_gymnasium_accepts_the_single_environment(game: str, long: bool) -> None:
    for seats in counts(game, long):
        check_env(gymnasium.env(game, seats=seats, illegal="next"), skip_render_check=True)


@games
@long
def test_openspiel_simulates_the_game(game: str, long: bool) -> None:
    for seats in counts(game, long):
        spiel = openspiel.load(game, seats=seats, options={} if long else load(game).meta.quick)
        replayed = not load(game).meta.physical  # which it does after every step: too slow with falls
        pyspiel.random_sim_test(spiel, num_sims=5 if long else 1, serialize=replayed and long, verbose=False)


@games
@pytest.mark.parametrize("searched", [3, pytest.param(10_000, marks=pytest.mark.soak)], ids=["short", "long"])
def test_openspiels_search_plays_a_whole_game(game: str, searched: int) -> None:
    """In the short form it searches a few of the moves, and the others are drawn."""
    physical = load(game).meta.physical
    spiel, luck = openspiel.load(game, options=load(game).meta.quick), np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, luck)
    bot = mcts.MCTSBot(spiel, 1.4, 2, evaluator, random_state=luck)
    state, moves = spiel.new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            state.apply_action(outcomes[luck.randint(len(outcomes))][0])
        else:
            search = moves < searched and not (physical and searched < 10 and moves < 68)
            state.apply_action(bot.step(state) if search else int(luck.choice(state.legal_actions())))
            moves += 1
    assert sum(state.returns()) == pytest.approx(0)
    assert max(state.returns()) <= 1
