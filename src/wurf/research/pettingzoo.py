"""PettingZoo: `env("my_game")` asks one seat after the other, `parallel_env("my_game")` all seats at once.

Observations are dicts of "observation" (bytes) and "action_mask". In a parallel environment a seat that has nothing to
choose may choose anything: its mask is all ones. An index that is not allowed is refused, or with `illegal="next"`
stands for the next one that is.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from wurf.core.spaces import size
from wurf.research.gymnasium import Illegal, Options, known, next_allowed
from wurf.research.table import Table, opened, required

required("pettingzoo")
from gymnasium import spaces  # noqa: E402
from pettingzoo import AECEnv, ParallelEnv  # noqa: E402

__all__ = ["env", "parallel_env"]

Info = dict[str, Any]


def env(
    id: str,
    *,
    seats: int | None = None,
    options: Options = None,
    illegal: Illegal = "raise",
    max_cycles: int | None = None,
) -> Sequential:
    """One seat after the other. After `max_cycles` choices for each seat on average, the game is cut off."""
    return Sequential(id, seats, options, illegal, max_cycles)


def parallel_env(
    id: str,
    *,
    seats: int | None = None,
    options: Options = None,
    illegal: Illegal = "raise",
    max_cycles: int | None = None,
) -> Parallel:
    """All seats at once, for games with sealed choices; in other games whoever's turn it is not may choose anything.
    After `max_cycles` steps the game is cut off."""
    return Parallel(id, seats, options, illegal, max_cycles)


class _Common:
    """What both kinds share: the table, the agents' names, their spaces, and what they observe."""

    def __init__(self, id: str, seats: int | None, options: Options, illegal: Illegal, max_cycles: int | None) -> None:
        known(illegal, "raise", "next")
        game, setup = opened(id, seats, options)
        self._table, self._illegal, self.max_cycles = Table(game, setup), illegal, max_cycles
        self.metadata = {"name": self._table.spaces.name, "render_modes": [], "is_parallelizable": True}
        self.render_mode = None
        self.possible_agents = [f"seat_{seat}" for seat in range(setup.seats)]
        self.agents = self.possible_agents[:]
        numbers, actions = size(self._table.spaces.observation), size(self._table.spaces.actions)
        self.observation_spaces = {
            agent: spaces.Dict(
                {"observation": spaces.Box(0, 255, (numbers,), np.uint8), "action_mask": spaces.MultiBinary(actions)}
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.possible_agents.index(agent)
        mask = self._table.mask(seat).astype(np.int8)
        return {"observation": self._table.observation(seat), "action_mask": mask}

    def _begin(self, seed: int | None) -> None:
        if seed is not None:
            self._table.seed(seed)
        self._table.start()
        self.agents, self._steps = self.possible_agents[:], 0

    def _choose(self, agent: str, action: Any) -> None:
        seat = self.possible_agents.index(agent)
        index = next_allowed(self._table.mask(seat), int(action)) if self._illegal == "next" else int(action)
        self._table.choose(seat, index)

    def render(self) -> None:
        return None

    def close(self) -> None:
        return None


class Sequential(_Common, AECEnv[str, dict[str, Any], Any]):
    def __init__(self, id: str, seats: int | None, options: Options, illegal: Illegal, max_cycles: int | None) -> None:
        AECEnv.__init__(self)
        _Common.__init__(self, id, seats, options, illegal, max_cycles)

    def reset(self, seed: int | None = None, options: Info | None = None) -> None:
        self._begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, Info] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._table.pending.seats[0]]

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._choose(agent, action)
        self._steps += 1
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.possible_agents, self._table.rewards(), strict=True))
        cut = self.max_cycles is not None and self._steps >= self.max_cycles * len(self.possible_agents)
        self.terminations = dict.fromkeys(self.agents, self._table.over)
        self.truncations = dict.fromkeys(self.agents, cut and not self._table.over)
        if not self._table.over:
            self.agent_selection = self.possible_agents[self._table.pending.seats[0]]
        self._accumulate_rewards()
        self._deads_step_first()


class Parallel(_Common, ParallelEnv[str, dict[str, Any], Any]):
    def reset(
        self, seed: int | None = None, options: Info | None = None
    ) -> tuple[dict[str, dict[str, Any]], dict[str, Info]]:
        self._begin(seed)
        return {agent: self.observe(agent) for agent in self.agents}, {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, Any]
    ) -> tuple[dict[str, dict[str, Any]], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Info]]:
        asked, self._steps = self._table.pending, self._steps + 1
        for seat in asked.seats[:1] if asked.one_for_all else asked.seats:
            self._choose(self.possible_agents[seat], actions[self.possible_agents[seat]])
        over, agents = self._table.over, self.agents
        cut = not over and self.max_cycles is not None and self._steps >= self.max_cycles
        if over or cut:
            self.agents = []
        return (
            {agent: self.observe(agent) for agent in agents},
            dict(zip(agents, self._table.rewards(), strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, cut),
            {agent: {} for agent in agents},
        )
