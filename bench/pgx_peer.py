"""Pgx's speed on connect_four, a batch of random players on one core; prints JSON.

Run by bench/run.py with the Python in $PEERS_PYTHON, from the environment that `dev.py bench` creates. Two ways:

fused     choosing, stepping and starting over are one compiled loop over all steps;
called    one compiled choice and one compiled step for each step, as a training loop in Python calls them.
"""

from __future__ import annotations

import os

os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"
os.environ["JAX_PLATFORMS"] = "cpu"

import jax
import jax.numpy as jnp
import pgx
from measure import answer, per_second
from pgx.experimental import auto_reset

BATCH, STEPS = 1024, 200
env = pgx.make("connect_four")
step = jax.vmap(auto_reset(env.step, env.init))


def choose(key, state):
    return jax.random.categorical(key, jnp.where(state.legal_action_mask, 0.0, -jnp.inf), axis=-1)


def forward(carry, _):
    state, key = carry
    key, one, two = jax.random.split(key, 3)
    return (step(state, choose(one, state), jax.random.split(two, BATCH)), key), None


class Playing:
    def __init__(self) -> None:
        self._state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), BATCH))
        self._key = jax.random.PRNGKey(1)
        self._fused = jax.jit(lambda state, key: jax.lax.scan(forward, (state, key), None, length=STEPS)[0])
        self._choose, self._step = jax.jit(choose), jax.jit(step)
        self._split = jax.jit(lambda key: jax.random.split(key, 3))
        self._spread = jax.jit(lambda key: jax.random.split(key, BATCH))

    def fused(self) -> int:
        self._state, self._key = jax.block_until_ready(self._fused(self._state, self._key))
        return BATCH * STEPS

    def called(self) -> int:
        for _ in range(STEPS):
            self._key, one, two = self._split(self._key)
            self._state = self._step(self._state, self._choose(one, self._state), self._spread(two))
        jax.block_until_ready(self._state)
        return BATCH * STEPS


if __name__ == "__main__":
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    playing = Playing()
    figures = {"fused": playing.fused, "called": playing.called}
    for play in figures.values():
        play()  # compiles
    answer({name: lambda play=play: per_second(play) for name, play in figures.items()}, "pgx", "jax")
