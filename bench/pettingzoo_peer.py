"""PettingZoo's speed on its own connect_four (AEC): steps of the usual loop, choosing at random; prints JSON.

Run by bench/speed.py with the Python in $PEERS_PYTHON, from the environment that `dev.py bench` creates.
"""

from __future__ import annotations

import os
import random
from typing import Any

from measure import answer, per_second

os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"  # its games are drawn with pygame, which would greet us


def steps_of_a_game(env: Any, luck: random.Random) -> int:
    """One game by the loop of PettingZoo's documentation; Wurf's side runs the same lines."""
    env.reset(seed=luck.getrandbits(31))
    steps = 0
    for _agent in env.agent_iter():
        seen, _reward, terminated, truncated, _info = env.last()
        if terminated or truncated:
            env.step(None)
        else:
            env.step(luck.choice(seen["action_mask"].nonzero()[0]))
            steps += 1
    return steps


def stepped() -> float:
    from pettingzoo.classic import connect_four_v3

    env, luck = connect_four_v3.env(), random.Random(1)
    return per_second(lambda: steps_of_a_game(env, luck))


if __name__ == "__main__":
    answer({"stepped": stepped}, "pettingzoo")
