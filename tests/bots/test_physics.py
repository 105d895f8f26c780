"""Physics as a service: another process, without the seed, comes to the same."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.waiting import run
from wurf.bots import LEVELS, BotError, Workers, make_bot
from wurf.bots.jobs import WorkOut
from wurf.core.game import NATURE, Setup
from wurf.core.rng import Dice
from wurf.games import load

GAME = load("drop_it")


def falling() -> object:
    state = GAME.start(Setup(2, {"first": 1}))
    state = GAME.apply(state, NATURE, GAME.nature(state, Dice("physics", 0)))
    state = GAME.apply(state, 0, GAME.legal(state, 0).sample(12345678901234567))
    return GAME.apply(state, NATURE, GAME.nature(state, Dice("physics", 1)))


@pytest.fixture(scope="module")
def workers() -> Iterator[Workers]:
    workers = Workers()
    yield workers
    workers.close()


def test_a_worker_comes_to_the_same_as_this_process(workers: Workers) -> None:
    state = falling()
    assert GAME.physical(state)
    assert run(workers.work_out(GAME, state)) == GAME.nature(state, Dice("another seed", 9))


def test_a_worker_is_told_the_state_and_nothing_of_the_seed() -> None:
    assert WorkOut.__struct_fields__ == ("game", "components", "state")
    assert not GAME.physical(GAME.start(Setup(2)))  # what is drawn from the seed is no matter for a worker


def test_what_cannot_be_worked_out_is_one_sentence(workers: Workers) -> None:
    with pytest.raises(BotError, match="could not be worked out"):
        run(workers.work_out(GAME, ("no", "state")))


def test_physics_has_a_worker_of_its_own_where_a_game_needs_it() -> None:
    workers = Workers()
    try:
        for game, needed in ((load("loot"), False), (GAME, True)):
            workers.prepare(game, ())
            assert workers._physics.workers[0].is_alive() == needed
        assert not workers._slow.workers[0].is_alive()
    finally:
        workers.close()


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_chooses_a_legal_drop_and_the_same_again(level: str) -> None:
    state = GAME.start(Setup(2, {"first": 1}))
    state = GAME.apply(state, NATURE, GAME.nature(state, Dice("bot", 0)))
    bots = [make_bot(GAME, level, effort=4) for _ in range(2)]
    one, other = (bot.choose(GAME.view(state, 0), 7) for bot in bots)
    assert one == other
    assert one in GAME.legal(state, 0)
