"""OpenSpiel: `load("my_game")` is a Python game with chance nodes and information states.

Where nature's outcomes can be listed, a chance node lists them all. Where she draws from a secret, it has DRAWS
outcomes, numbered draws from the game's parameter `seed`; where physics decides, it has one.
"""

from __future__ import annotations

from copy import copy
from functools import cache
from typing import Any, Final

import numpy as np

from wurf.core.game import NATURE, Game, Setup, option_value
from wurf.core.rng import Dice
from wurf.core.spaces import NO_ACTION, Spaces, size
from wurf.research.table import opened, required, rewards_of, spaces_of

required("pyspiel")
import pyspiel  # noqa: E402

__all__ = ["load"]

DRAWS: Final = 1024
MOST_OUTCOMES: Final = 10_000
HIGHEST_SCORE: Final = 1e6
LONGEST: Final = 20_000  # steps, chance nodes among them


def load(id: str, *, seats: int | None = None, options: dict[str, int | str] | None = None, seed: int = 0) -> WurfGame:
    """A game of the box as OpenSpiel's. It is registered too, so that OpenSpiel can load it by its name."""
    _, setup = opened(id, seats, options)
    texts = ";".join(f"{option}={value}" for option, value in (options or {}).items())
    _register(id)
    game: WurfGame = pyspiel.load_game(name_of(id), {"seats": setup.seats, "seed": seed, "options": texts})
    return game


def name_of(id: str) -> str:
    """How OpenSpiel calls a game, with the version of its spaces."""
    game, setup = opened(id, None, None)
    return "wurf_" + spaces_of(game, setup.seats).name.replace("-", "_")


@cache
def _register(id: str) -> None:
    game, setup = opened(id, None, None)
    # A class, which outlives the interpreter's end in a cycle of its own: OpenSpiel lets go of it only after that.
    pyspiel.register_game(type_of(game, setup), type(f"Wurf_{id}", (WurfGame,), {"id": id}))


def type_of(game: Game, setup: Setup) -> Any:
    kinds = pyspiel.GameType
    secret = game.meta.hidden or game.meta.simultaneous
    return pyspiel.GameType(
        short_name=name_of(game.meta.id),
        long_name=game.meta.title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION if secret else kinds.Information.PERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM if setup.seats == 1 else kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        min_num_players=game.meta.least_seats,
        max_num_players=game.meta.most_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"seats": setup.seats, "seed": 0, "options": ""},
    )


class At:
    """What a state of OpenSpiel is about: the rules, where the game stands, the half of an action that is chosen, and
    what each seat has learned. OpenSpiel clones a state by a deep copy of what it holds, so this is held as one thing
    that is quick to copy."""

    def __init__(self, game: Game, setup: Setup, spaces: Spaces, seed: int) -> None:
        self.game, self.setup, self.spaces, self.seed = game, setup, spaces, seed
        self.state, self.half = game.start(setup), 0
        self.learned: tuple[tuple[str, ...], ...] = ((),) * setup.seats

    def __deepcopy__(self, _memo: Any) -> At:
        return copy(self)

    def player(self) -> int:
        pending = self.game.pending(self.state)
        if pending.nature:
            return int(pyspiel.PlayerId.CHANCE)
        return pending.seats[0] if pending.seats else int(pyspiel.PlayerId.TERMINAL)

    def outcomes(self) -> int:
        listed = self.game.outcomes(self.state)
        return 1 if self.game.physical(self.state) else DRAWS if listed is None else len(listed)

    def outcome(self, index: int) -> Any:
        listed = self.game.outcomes(self.state)
        return self.game.nature(self.state, Dice(str(self.seed), index)) if listed is None else listed[index]

    def choose(self, player: int, index: int) -> None:
        code, self.half = self.spaces.chosen(self.game.tables, self.state, player, self.half, index)
        if code != NO_ACTION:
            self.act(player, self.game.decode(code))

    def act(self, seat: int, action: Any) -> None:
        before, self.state = self.state, self.game.apply(self.state, seat, action)
        seats = range(self.setup.seats)
        told = (self.game.revealed(before, seat, action, self.state, viewer) for viewer in seats)
        self.learned = tuple(
            (*known, *(f"{who}:{'?' if what is None else self.game.write(what)}" for who, what in news))
            for known, news in zip(self.learned, told, strict=True)
        )

    def half_of(self, player: int) -> int:
        return self.half if self.player() == player else 0


class WurfGame(pyspiel.Game):
    id: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        texts = (text.partition("=") for text in str(given.get("options", "")).split(";") if text)
        game, setup = opened(self.id, given.get("seats"), {name: option_value(value) for name, _, value in texts})
        self.start = At(game, setup, spaces_of(game, setup.seats), int(given.get("seed", 0)))
        alone = setup.seats == 1
        info = pyspiel.GameInfo(
            num_distinct_actions=size(self.start.spaces.actions),
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=setup.seats,
            min_utility=0.0 if alone else -1.0,
            max_utility=HIGHEST_SCORE if alone else 1.0,
            utility_sum=None if alone else 0.0,
            max_game_length=LONGEST,
        )
        super().__init__(type_of(game, setup), info, given)

    def new_initial_state(self) -> WurfState:
        return WurfState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self.start.spaces, iig_obs_type is not None and iig_obs_type.perfect_recall)


class WurfState(pyspiel.State):
    def __init__(self, game: WurfGame) -> None:
        super().__init__(game)
        self.at = copy(game.start)

    def current_player(self) -> int:
        return self.at.player()

    def is_terminal(self) -> bool:
        return bool(self.at.game.pending(self.at.state).over)

    def _legal_actions(self, player: int) -> list[int]:
        at, row = self.at, bytearray(size(self.at.spaces.actions))
        at.spaces.mask(at.game.tables, at.state, player, at.half, row)
        return [index for index, allowed in enumerate(row) if allowed]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        count = self.at.outcomes()
        return [(outcome, 1 / count) for outcome in range(count)]

    def _apply_action(self, index: int) -> None:
        player = self.at.player()
        if player == pyspiel.PlayerId.CHANCE:
            self.at.act(NATURE, self.at.outcome(index))
        else:
            self.at.choose(player, index)

    def _action_to_string(self, player: int, index: int) -> str:
        at = self.at
        if player == pyspiel.PlayerId.CHANCE:
            listed = at.game.outcomes(at.state)
            return f"draw {index}" if listed is None else at.game.write(listed[index])
        code, _ = at.spaces.chosen(at.game.tables, at.state, player, at.half, index)
        return f"half {index}" if code == NO_ACTION else at.game.write(at.game.decode(code))

    def returns(self) -> list[float]:
        at = self.at
        if not self.is_terminal():
            return [0.0] * at.setup.seats
        result = at.game.result(at.state)
        return rewards_of([-rank for rank in result.ranks] if at.setup.seats > 1 else result.points)

    def __str__(self) -> str:
        return f"{self.at.game.write_state(self.at.state)}half: {self.at.half}\n"


class Observer:
    """What a player sees as numbers, and what it knows as text: its view now, or all that it has learned."""

    def __init__(self, spaces: Spaces, perfect_recall: bool) -> None:
        self._recall = perfect_recall
        self.tensor = np.zeros(0 if perfect_recall else size(spaces.observation), np.float32)
        self.dict = {} if perfect_recall else {"observation": self.tensor}

    def set_from(self, state: WurfState, player: int) -> None:
        if not self._recall:
            at, row = state.at, bytearray(len(self.tensor))
            at.spaces.observe(at.game.tables, at.state, player, at.half_of(player), row)
            self.tensor[:] = np.frombuffer(row, np.uint8)

    def string_from(self, state: WurfState, player: int) -> str:
        at = state.at
        known = "\n".join(at.learned[player]) if self._recall else str(at.game.view(at.state, player))
        return f"{player} {at.half_of(player)}\n{known}"
