"""Which knob of a game changes what: all combinations are played with the same deals, and compared."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Final

import msgspec
import numpy as np

from wurf.core.text import WurfError
from wurf.lab.estimates import Deals, Estimate, estimate
from wurf.lab.knobs import Knob, changed
from wurf.lab.metrics import measured
from wurf.lab.plan import Plan
from wurf.lab.playing import Outcome

__all__ = ["Balance", "balance", "variants"]

MOST_VARIANTS: Final = 500


class Effect(msgspec.Struct, frozen=True):
    """What one knob does to one metric: the mean at each of its values, over all values of the other knobs, and the
    change from the first to the last (in the order they were given)."""

    key: str
    metric: str
    values: tuple[str, ...]
    means: tuple[Estimate, ...]
    change: Estimate

    @property
    def clear(self) -> bool:
        """Whether the interval of the change is all on one side of 0."""
        return self.change.low > 0 or self.change.high < 0


class Balance(msgspec.Struct, frozen=True):
    game: str
    bots: tuple[str, ...]
    seed: str
    games: int  # per variant
    variants: int
    effects: tuple[Effect, ...]


def variants(plan: Plan, knobs: Sequence[Knob]) -> list[Plan]:
    """A checked plan for each combination of the knobs' values, with the games divided evenly among them."""
    keys = [knob.key for knob in knobs]
    if len(set(keys)) < len(keys):
        raise WurfError("lab-error-vary-twice")
    settings = [dict(zip(keys, values, strict=True)) for values in product(*(knob.values for knob in knobs))]
    if len(settings) > MOST_VARIANTS:
        raise WurfError("lab-error-vary-many", variants=len(settings), most=MOST_VARIANTS)
    made = [changed(plan.game, plan.components, one) for one in settings]
    first = msgspec.structs.replace(plan, components=made[0]).checked()
    games = -(-plan.games // (len(made) * first.seatings())) * first.seatings()
    return [msgspec.structs.replace(plan, components=components, games=games).checked() for components in made]


def balance(
    plans: Sequence[Plan], knobs: Sequence[Knob], played: Sequence[Sequence[Outcome]], metrics: Sequence[str]
) -> Balance:
    """The main effects. Every variant has the same games, at least one, so a bootstrap sample of the deals is the same
    for all of them: differences are paired, and their intervals are narrow."""
    values = np.stack([measured(metric, games) for games in played for metric in metrics], axis=1)
    samples = Deals(len(played[0]), plans[0].seatings()).means(values)
    shape = [len(knob.values) for knob in knobs]
    by_level = samples.reshape(len(samples), *shape, len(metrics))
    effects = []
    for axis, knob in enumerate(knobs):
        others = tuple(1 + other for other in range(len(knobs)) if other != axis)
        means = by_level.mean(axis=others)  # [sample, value, metric]
        for number, metric in enumerate(metrics):
            columns = means[:, :, number]
            effects.append(
                Effect(
                    knob.key,
                    metric,
                    tuple(map(str, knob.values)),
                    tuple(estimate(column) for column in columns.T),
                    estimate(columns[:, -1] - columns[:, 0]),
                )
            )
    first = plans[0]
    return Balance(first.game, first.bots, first.seed, len(played[0]), len(plans), tuple(effects))
