"""Train a LOOT player through the vector environment, in under two minutes and without a GPU.

python examples/train_loot.py                              train, plot the learning curve, play 500 games against easy
wurf arena loot --bots easy,medium,examples/train_loot.py  this file is a bot too, once it is trained

The player is a small network with one hidden layer: it reads the observation and gives every action a preference.
It learns by advantage actor-critic, in games against a player who chooses at random: an action becomes more likely if
the lead in points grows more after it than the network expected. Needs wurf[research] and, for the curve, matplotlib.
"""

import os

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # the matrices are small: one thread is fastest

import time
from functools import cache
from pathlib import Path

import numpy as np

GAMES, STEPS, UPDATES, HIDDEN = 512, 8, 2500, 64
DISCOUNT, TRACE, RATE, ENTROPY = 0.99, 0.9, 5e-3, 0.01
WEIGHTS, CURVE = Path(__file__).with_suffix(".npz"), Path(__file__).with_suffix(".svg")
OWN_POINTS, THEIR_POINTS = -8, -3  # where they are in an observation; see docs/research.md


def scaled(observations):
    """Flags stay 0 or 1, larger numbers become about as small."""
    return np.where(observations > 1, observations * np.float32(1 / 32), observations).astype(np.float32)


def lead(observations):
    return observations[:, OWN_POINTS].astype(np.float32) - observations[:, THEIR_POINTS]


def forward(net, x, mask):
    """The hidden layer, the probability of each action, and the lead that is still expected to be won."""
    hidden = np.maximum(x @ net["in"] + net["in_bias"], 0)
    logits = hidden @ net["out"] + net["out_bias"] - (1 - mask.astype(np.float32)) * np.float32(1e9)
    exp = np.exp(logits - logits.max(1, keepdims=True))
    return hidden, exp / exp.sum(1, keepdims=True), hidden @ net["value"]


def improve(net, moments, step, rate, x, mask, actions, advantages, returns):
    """One step of Adam along the gradient of the policy, its entropy and the squared error of the value."""
    hidden, policy, value = forward(net, x, mask)
    log = np.log(np.maximum(policy, 1e-9))
    slope = policy * advantages[:, None]  # of the loss, with respect to the logits
    slope[np.arange(len(x)), actions] -= advantages
    slope += ENTROPY * policy * (log - (policy * log).sum(1, keepdims=True))
    error = (value - returns)[:, None] * np.float32(0.5)
    inner = (slope @ net["out"].T + error * net["value"]) * (hidden > 0)
    gradient = {"in": x.T @ inner, "in_bias": inner.sum(0), "out": hidden.T @ slope, "out_bias": slope.sum(0)}
    gradient["value"] = (hidden * error).sum(0)
    for name, of_all in gradient.items():
        mean, (first, second) = of_all / len(x), moments[name]
        first += 0.1 * (mean - first)
        second += 0.001 * (mean * mean - second)
        net[name] -= rate * (first / (1 - 0.9**step)) / (np.sqrt(second / (1 - 0.999**step)) + 1e-6)


def train(updates=UPDATES):
    """The trained network, and its learning curve: seconds, and the mean lead at the end of a thousand games."""
    from wurf.research.gymnasium import vector_env

    env, luck = vector_env("loot", num_envs=GAMES, copy=False), np.random.default_rng(1)
    seen, info = env.reset(seed=1)
    size, actions = seen.shape[1], info["action_mask"].shape[1]
    net = {"in": luck.normal(0, size**-0.5, (size, HIDDEN)), "in_bias": np.zeros(HIDDEN)}
    net |= {"out": luck.normal(0, 0.01, (HIDDEN, actions)), "out_bias": np.zeros(actions), "value": np.zeros(HIDDEN)}
    net = {name: array.astype(np.float32) for name, array in net.items()}
    moments = {name: (np.zeros_like(array), np.zeros_like(array)) for name, array in net.items()}
    begin, curve, ended, over = time.process_time(), [], [], np.zeros(GAMES, bool)
    for update in range(1, updates + 1):
        kept = []
        for _ in range(STEPS):
            x, mask, before = scaled(seen), info["action_mask"].copy(), lead(seen)
            _, policy, value = forward(net, x, mask)
            chosen = (policy.cumsum(1) > luck.random((GAMES, 1)) * 0.9999).argmax(1)
            begun = over  # a game that was over has begun again: that is not a move
            seen, _, over, _, info = env.step(chosen)
            kept.append((x, mask, chosen, np.where(begun, 0, lead(seen) - before) / 8, value, begun))
            ended.extend(lead(seen)[over])
        data = advantages(kept, over, forward(net, scaled(seen), info["action_mask"])[2])
        improve(net, moments, update, RATE * (1 - update / (updates + 1)), *data)
        if len(ended) >= 1000 or update == updates:
            curve.append((time.process_time() - begin, float(np.mean(ended or [0]))))
            ended.clear()
    print(f"{updates * STEPS * GAMES:,} steps in {curve[-1][0]:.0f} s of one core; lead at the end {curve[-1][1]:.1f}")
    return net, curve


def advantages(kept, over, value):
    """All moves of some steps in a row, each with how much better it went than expected, and with what it brought."""
    advantage, rows = 0, []
    for x, mask, chosen, gained, expected, begun in reversed(kept):
        advantage = gained + DISCOUNT * value * ~over - expected + DISCOUNT * TRACE * advantage * ~over
        rows.append((x, mask, chosen, advantage, advantage + expected, ~begun))
        value, over = expected, begun
    x, mask, chosen, better, returns, real = (np.concatenate(part) for part in zip(*rows, strict=True))
    better = (better - better[real].mean()) / (better[real].std() + 1e-6)
    return x[real], mask[real], chosen[real], better[real].astype(np.float32), returns[real].astype(np.float32)


def plot(curve):
    from matplotlib import pyplot

    pyplot.plot(*zip(*curve, strict=True), color="black")
    pyplot.xlabel("seconds")
    pyplot.ylabel("lead in points at the end, against random play")
    pyplot.savefig(CURVE)


@cache
def trained():
    return dict(np.load(WEIGHTS))


def choose(game, view, seed):
    """The most preferred action, for `wurf arena`; for two players."""
    state, spaces = game.determinize(view, seed), game.spaces(2)
    seen, mask = (bytearray(sum(part.size for part in of)) for of in (spaces.observation, spaces.actions))
    spaces.observe(game.tables, state, view.seat, 0, seen)
    spaces.mask(game.tables, state, view.seat, 0, mask)
    seen, mask = (np.frombuffer(row, np.uint8)[None] for row in (seen, mask))
    index = int(forward(trained(), scaled(seen), mask)[1].argmax())
    return game.decode(spaces.chosen(game.tables, state, view.seat, 0, index)[0])


def share_won(games):
    """The share of games won against the easy bot, from each seat in turn; a tie counts half. No setting above was
    chosen by the outcome of these games."""
    from wurf.bots import make_bot
    from wurf.core.game import Setup
    from wurf.core.play import course
    from wurf.core.rng import derive
    from wurf.games import load

    game, won = load("loot"), 0.0
    easy = make_bot(game, "easy")
    for number in range(games):
        own = number % 2

        def move(state, seat, move, own=own, number=number):
            luck, view = derive("test", number, move), game.view(state, seat)
            return choose(game, view, luck) if seat == own else easy.choose(view, luck)

        *_, last = course(game, game.start(Setup(2)), f"test-{number}", move)
        ranks = game.result(last.after).ranks
        won += (ranks[own] == 1) / ranks.count(1)
    return won / games


if __name__ == "__main__":
    net, curve = train()
    np.savez(WEIGHTS, **net)
    plot(curve)
    print(f"won {share_won(500):.1%} of 500 games against easy")
