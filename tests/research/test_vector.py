"""Batches: what they step is what a table plays, whatever is chosen, and bad input changes nothing."""

from __future__ import annotations

import subprocess
import sys

import gymnasium as peer
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space

from wurf.core.conformance import make_advance
from wurf.core.game import NATURE, Setup
from wurf.core.kernel import flat, loaded, stored
from wurf.core.rng import Dice, below, mixed
from wurf.games import all_games, load
from wurf.research.gymnasium import vector_env
from wurf.research.table import ResearchError, rewards_of
from wurf.research.vector import batch

COMPILED = [id for id in all_games() if load(id).kernels is not None]


def drawn(masks: np.ndarray, luck: np.random.Generator) -> np.ndarray:
    return (luck.random(masks.shape, np.float32) * masks).argmax(1)


@pytest.mark.parametrize("id", [COMPILED[0], *(pytest.param(id, marks=pytest.mark.soak) for id in COMPILED[1:])])
def test_a_compiled_batch_plays_by_the_rules(id: str) -> None:
    """Every row is followed with interpreted kernels from the same luck: states, masks, observations and rewards."""
    game, setup = load(id), Setup(2).checked(load(id).meta)
    rows = batch(game, setup, 3)
    kernels, spaces = game.kernels, rows.spaces
    arrays, luck = rows.reset(7), np.random.default_rng(1)
    tables = game.batch_tables(Dice("7", 0))
    for _ in range(120):
        before = [loaded(arrays.rows, row, rows.start) for row in range(3)]
        halves, rng, over, seats = arrays.halves.copy(), arrays.rng.copy(), arrays.over.copy(), arrays.seats.copy()
        indices = drawn(arrays.masks, luck)
        rows.step(indices)
        for row, state in enumerate(before):
            if over[row]:
                continue
            action, half = spaces.chosen(tables, state, int(seats[row]), int(halves[row]), int(indices[row]))
            state = kernels.apply(tables, state, int(seats[row]), action) if action >= 0 else state
            number = int(rng[row])
            while kernels.pending(tables, state) == NATURE:
                number = mixed(number)
                outcome = kernels.outcome(tables, state, below(number, kernels.chances(tables, state)))
                state = kernels.apply(tables, state, NATURE, outcome)
            assert loaded(arrays.rows, row, rows.start) == state
            assert (arrays.rng[row], arrays.halves[row]) == (number, half)
            mask, seen = bytearray(b"\1") * arrays.masks.shape[1], bytearray(arrays.observations.shape[1])
            if not arrays.over[row]:
                spaces.mask(tables, state, int(arrays.seats[row]), half, mask)
            spaces.observe(tables, state, int(arrays.seats[row]), half, seen)
            assert arrays.masks[row].tobytes() == mask
            assert arrays.observations[row].tobytes() == seen
            scores = [kernels.score(tables, state, seat) for seat in range(2)]
            assert arrays.rewards[row].tolist() == (rewards_of(scores) if arrays.over[row] else [0, 0])


LONG_TO_COMPILE = {"quadrata": [pytest.mark.soak], "scratch_island": [pytest.mark.soak]}


@pytest.mark.parametrize("id", [pytest.param(id, marks=LONG_TO_COMPILE.get(id, [])) for id in all_games()])
def test_a_vector_environment_keeps_gymnasiums_promises(id: str) -> None:
    options = {"turn_cap": 3} if "turn_cap" in {option.id for option in load(id).meta.options} else {}
    env = vector_env(id, 2, options={**load(id).meta.quick, **options}, others="self")
    assert env.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
    assert env.observation_space == batch_space(env.single_observation_space, 2)
    assert env.action_space == batch_space(env.single_action_space, 2)
    played = []
    for _ in range(2):
        seen, info = env.reset(seed=5)
        luck, told = np.random.default_rng(2), [seen]
        for _ in range(12):
            indices = drawn(info["action_mask"], luck)
            assert indices in env.action_space
            seen, rewards, over, cut, info = env.step(indices)
            assert seen in env.observation_space
            assert (rewards.shape, over.shape, cut.any()) == ((2,), (2,), False)
            assert (info["action_mask"].any(1)).all()
            told.append(seen)
        played.append(told)
    assert all(np.array_equal(one, other) for one, other in zip(*played, strict=True))
    wrapped = peer.wrappers.vector.RecordEpisodeStatistics(env)
    wrapped.reset(seed=1)


def test_the_others_choose_at_random_unless_you_choose_for_all() -> None:
    """One game decides little, many do: neither seat of two random players is better off."""
    env, luck = vector_env("loot", 256, seat=1), np.random.default_rng(4)
    _, info = env.reset(seed=9)
    rewards = []
    for _ in range(150):
        _, gained, over, _, info = env.step(drawn(info["action_mask"], luck))
        assert (info["seat"] == 1).all()
        rewards.extend(gained[over])
    assert len(rewards) > 256
    assert abs(np.mean(rewards)) < 0.25


def test_after_the_end_the_next_step_begins_a_new_game() -> None:
    env = vector_env("loot", 64, options={"turn_cap": 1}, others="self")
    _, info = env.reset(seed=1)
    luck, ended = np.random.default_rng(3), 0
    for _ in range(40):
        _, _, over, _, info = env.step(drawn(info["action_mask"], luck))
        assert (info["rewards"][~over] == 0).all()
        assert np.allclose(info["rewards"].sum(1), 0)
        assert info["action_mask"][over].all()
        ended += over.sum()
    assert ended > 64


def test_rewards_are_shared_by_those_who_are_first() -> None:
    assert rewards_of([3, 1]) == [1, -1]
    assert rewards_of([2, 2]) == [0, 0]
    assert rewards_of([5, 5, 1, 0]) == pytest.approx([1 / 3, 1 / 3, -1 / 3, -1 / 3])
    assert rewards_of([17]) == [17]


def test_an_index_that_is_not_allowed_is_refused_and_nothing_changes() -> None:
    env = vector_env("loot", 3, others="self")
    _, info = env.reset(seed=1)
    before = env._batch.arrays.rows.copy()
    bad = info["action_mask"].argmax(1)
    bad[2] = info["action_mask"][2].argmin()
    with pytest.raises(ResearchError, match="Row 2"):
        env.step(bad)
    for wrong in (np.zeros(2, np.int64), np.full(3, -1), np.full(3, 999)):
        with pytest.raises(ResearchError):
            env.step(wrong)
    assert (env._batch.arrays.rows == before).all()


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ({"num_envs": 0}, "at least one game"),
        ({"seat": 2}, "no seat 2"),
        ({"others": "nobody"}, "“nobody”"),
        ({"illegal": "maybe"}, "“maybe”"),
        ({"seats": 9}, "not for 9"),
        ({"options": {"wind": 3}}, "wind"),
    ],
)
def test_what_cannot_be_made_is_said_in_a_sentence(arguments: dict, said: str) -> None:
    with pytest.raises(Exception, match=said):
        vector_env("loot", **{"num_envs": 2, **arguments})


def test_a_missing_package_is_one_sentence() -> None:
    blocked = "import sys; sys.modules['gymnasium'] = None\nimport wurf.research.gymnasium"
    said = subprocess.run([sys.executable, "-c", blocked], capture_output=True, text=True, check=False).stderr
    assert 'This needs the package gymnasium: pip install "wurf[research]".' in said


@pytest.mark.soak  # it takes long to compile
def test_a_batch_of_scratch_island_is_dealt_maps_that_are_not_in_the_booklet() -> None:
    game = load("scratch_island")
    rows = batch(game, Setup(2).checked(game.meta), 4)
    rows.reset(1)
    booklet = {tuple(game.tables.booklet[at * 29 : at * 29 + 29]) for at in range(48)}
    for row in range(4):
        for island in loaded(rows.arrays.rows, row, rows.start).maps:
            assert tuple(flat(island[:-1])) not in booklet


def test_a_record_survives_the_row_of_a_matrix() -> None:
    game = load("quadrata")
    state = game.start(Setup(3))
    advance, rng = make_advance(game.kernels), 5
    for _ in range(50):
        rng = mixed(rng)
        state, *_ = advance(game.tables, state, rng)
    rows = np.zeros((2, len(flat(state))), np.int64)
    stored(rows, 1, state)
    assert loaded(rows, 1, game.start(Setup(3))) == state
    assert not rows[0].any()
