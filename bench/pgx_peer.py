"""Pgx's speed on connect_four, a batch of random players on one core; prints JSON.

Run by bench/run.py with the Python in $PEERS_PYTHON, from the environment that `dev.py bench` creates. Two ways:

fused     choosing, stepping and starting over are one compiled loop over all steps;
called    one compiled choice and one compiled step for each step, as a training loop in Python calls them.
"""

from __future__ import annotations

import os

os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"
os.environ["JAX_PLATFORMS"] = "cpu"

import argparse
import json
import time
from importlib.metadata import version

import jax
import jax.numpy as jnp
import pgx
from pgx.experimental import auto_reset


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure Pgx's connect_four.")
    parser.add_argument("--batch", type=int, default=1024)
    parser.add_argument("--steps", type=int, default=200)
    parser.add_argument("--rounds", type=int, default=5)
    options = parser.parse_args()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    batch, steps = options.batch, options.steps
    env = pgx.make("connect_four")
    step = jax.vmap(auto_reset(env.step, env.init))

    def choose(key, state):
        return jax.random.categorical(key, jnp.where(state.legal_action_mask, 0.0, -jnp.inf), axis=-1)

    def forward(carry, _):
        state, key = carry
        key, one, two = jax.random.split(key, 3)
        return (step(state, choose(one, state), jax.random.split(two, batch)), key), None

    fused = jax.jit(lambda state, key: jax.lax.scan(forward, (state, key), None, length=steps)[0])
    chosen, stepped = jax.jit(choose), jax.jit(step)
    split = jax.jit(lambda key: jax.random.split(key, 3))
    spread = jax.jit(lambda key: jax.random.split(key, batch))
    state, key = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), batch)), jax.random.PRNGKey(1)

    def seconds_fused(state, key):
        begin = time.process_time()
        state, key = jax.block_until_ready(fused(state, key))
        return state, key, time.process_time() - begin

    def seconds_called(state, key):
        begin = time.process_time()
        for _ in range(steps):
            key, one, two = split(key)
            state = stepped(state, chosen(one, state), spread(two))
        jax.block_until_ready(state)
        return state, key, time.process_time() - begin

    state, key, _ = seconds_fused(state, key)
    state, key, _ = seconds_called(state, key)
    best = {"fused": 0.0, "called": 0.0}
    for _ in range(options.rounds):
        for name, play in (("fused", seconds_fused), ("called", seconds_called)):
            state, key, taken = play(state, key)
            best[name] = max(best[name], batch * steps / taken)
    print(
        json.dumps(
            {
                "fused_steps_per_second": best["fused"],
                "called_steps_per_second": best["called"],
                "versions": {name: version(name) for name in ("pgx", "jax")},
            }
        )
    )


if __name__ == "__main__":
    main()
