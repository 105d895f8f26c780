"""Gymnasium: `vector_env("my_game", num_envs=1024)` steps compiled batches, `env("my_game")` a single game.

Observations are bytes; `info["action_mask"]` has what may be chosen. An index that is not allowed is refused, or with
`illegal="next"` stands for the next one that is, so that code without masks can play too.
"""

from __future__ import annotations

from typing import Any, Literal

import numpy as np
import numpy.typing as npt

from wurf.core.rng import derive, new_seed
from wurf.core.spaces import size
from wurf.research.table import ResearchError, Row, Table, opened, required
from wurf.research.vector import NOBODY, batch

required("gymnasium")
import gymnasium  # noqa: E402
from gymnasium import spaces  # noqa: E402
from gymnasium.vector import AutoresetMode  # noqa: E402
from gymnasium.vector.utils import batch_space  # noqa: E402

__all__ = ["Illegal", "env", "next_allowed", "vector_env"]

Options = dict[str, int | str] | None
Illegal = Literal["raise", "next"]
Others = Literal["random", "self"]
Info = dict[str, Any]


def vector_env(
    id: str,
    num_envs: int = 1,
    *,
    seats: int | None = None,
    options: Options = None,
    others: Others = "random",
    seat: int = 0,
    illegal: Illegal = "raise",
    copy: bool = True,
) -> VectorEnv:
    """Many games at once. With `others="random"` you are `seat`, and the other seats choose at random. With "self" you
    choose for every seat: `info["seat"]` says for which one now, the reward is that of the seat that has just chosen,
    and `info["rewards"]` has all of them. With `copy=False` arrays are valid only until the next step."""
    return VectorEnv(id, num_envs, seats, options, others, seat, illegal, copy)


def env(
    id: str, *, seats: int | None = None, options: Options = None, seat: int = 0, illegal: Illegal = "raise"
) -> Env:
    """One game, interpreted: you are `seat`, and the other seats choose at random."""
    return Env(id, seats, options, seat, illegal)


def known(value: str, *values: str) -> None:
    if value not in values:
        raise ResearchError("error-research-choice", value=value[:40], known=", ".join(values))


def next_allowed(mask: npt.NDArray[Any], index: int) -> int:
    """The first index from this one on, around the end, that a mask allows."""
    allowed = np.flatnonzero(mask)
    return int(allowed[np.searchsorted(allowed, index) % len(allowed)])


class VectorEnv(gymnasium.vector.VectorEnv[Row, npt.NDArray[np.int64], npt.NDArray[Any]]):
    metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP, "render_modes": []}  # noqa: RUF012 - as Gymnasium has it

    def __init__(
        self,
        id: str,
        num_envs: int,
        seats: int | None,
        options: Options,
        others: Others,
        seat: int,
        illegal: Illegal,
        copy: bool,
    ) -> None:
        known(others, "random", "self")
        known(illegal, "raise", "next")
        game, setup = opened(id, seats, options)
        learner = seat if others == "random" else NOBODY
        self._batch, self._illegal, self._copy = batch(game, setup, num_envs, learner), illegal, copy
        self.name, self.num_envs = self._batch.spaces.name, num_envs
        self.single_observation_space = spaces.Box(0, 255, self._batch.arrays.observations.shape[1:], np.uint8)
        self.single_action_space = spaces.Discrete(self._batch.arrays.masks.shape[1])
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._every = np.arange(num_envs)

    def reset(self, *, seed: int | list[int | None] | None = None, options: Info | None = None) -> tuple[Row, Info]:
        super().reset(seed=seed)  # type: ignore[arg-type]  # a list of seeds is hashed as a whole
        number = derive(new_seed(), "reset") if seed is None else derive(str(seed), "reset")
        self._batch.reset(number)
        return self._given(self._batch.arrays.observations), self._info()

    def step(
        self, actions: npt.NDArray[np.int64]
    ) -> tuple[Row, npt.NDArray[Any], npt.NDArray[Any], npt.NDArray[Any], Info]:
        indices = np.ascontiguousarray(actions, np.int64)
        arrays = self._batch.arrays
        if self._illegal == "next" and indices.shape == (self.num_envs,):
            for row in np.flatnonzero(arrays.masks[self._every, indices % arrays.masks.shape[1]] == 0):
                indices[row] = next_allowed(arrays.masks[row], int(indices[row]))
        chose = arrays.seats.copy()
        self._batch.step(indices)
        rewards = arrays.rewards[self._every, chose]
        over = arrays.over.astype(np.bool_)
        return self._given(arrays.observations), rewards, over, np.zeros_like(over), self._info()

    def _given(self, array: npt.NDArray[Any]) -> npt.NDArray[Any]:
        return array.copy() if self._copy else array

    def _info(self) -> Info:
        arrays = self._batch.arrays
        return {
            "action_mask": self._given(arrays.masks),
            "seat": self._given(arrays.seats),
            "rewards": self._given(arrays.rewards),
        }


class Env(gymnasium.Env[Row, np.int64]):
    metadata = {"render_modes": []}  # noqa: RUF012 - as Gymnasium has it

    def __init__(self, id: str, seats: int | None, options: Options, seat: int, illegal: Illegal) -> None:
        known(illegal, "raise", "next")
        game, setup = opened(id, seats, options)
        if not 0 <= seat < setup.seats:
            raise ResearchError("error-research-seat", seat=seat, seats=setup.seats)
        self._table, self._seat, self._illegal = Table(game, setup), seat, illegal
        self.name = self._table.spaces.name
        self.observation_space = spaces.Box(0, 255, (size(self._table.spaces.observation),), np.uint8)
        self.action_space = spaces.Discrete(size(self._table.spaces.actions))

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[Row, Info]:
        super().reset(seed=seed)
        if seed is not None:
            self._table.seed(seed)
        self._table.start()
        self._others()
        return self._table.observation(self._seat), self._info()

    def step(self, action: np.int64) -> tuple[Row, float, bool, bool, Info]:
        index = int(action)
        if self._illegal == "next":
            index = next_allowed(self._table.mask(self._seat), index)
        self._table.choose(self._seat, index)
        self._others()
        reward = self._table.rewards()[self._seat]
        return self._table.observation(self._seat), reward, self._table.over, False, self._info()

    def _others(self) -> None:
        while self._table.pending.seats and self._seat not in self._table.pending.seats:
            self._table.pick(self._table.pending.seats[0])

    def _info(self) -> Info:
        return {"action_mask": self._table.mask(self._seat).copy()}
