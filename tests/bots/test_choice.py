from __future__ import annotations

from collections import Counter

import pytest

from wurf.core.rng import derive
from wurf.thinking import Judged, choose, drawn

SEEDS = [derive("choice", number) for number in range(3000)]
JUDGED = [Judged("a", 0.25, 0.1), Judged("b", 0.75, 0.1), Judged("c", 0.5, 0.1), Judged("d", 0.75, 0.1)]


def test_the_best_is_chosen_and_equals_are_drawn_equally_often() -> None:
    chosen = Counter(choose(JUDGED, 0.0, seed) for seed in SEEDS)
    assert set(chosen) == {"b", "d"}
    assert 1350 < chosen["b"] < 1650


def test_what_is_within_the_margin_counts_as_equally_good() -> None:
    assert {choose(JUDGED, 0.25, seed) for seed in SEEDS} == {"b", "c", "d"}
    assert {choose(JUDGED, 0.2499, seed) for seed in SEEDS} == {"b", "d"}


def test_the_same_seed_gives_the_same_choice() -> None:
    assert [choose(JUDGED, 1.0, seed) for seed in SEEDS] == [choose(JUDGED, 1.0, seed) for seed in SEEDS]


def test_actions_are_drawn_as_often_as_their_weights_say() -> None:
    found = Counter(drawn([("a", 1), ("b", 4), ("c", 1)], seed) for seed in SEEDS)
    assert {action: round(times / 500) for action, times in found.items()} == {"a": 1, "b": 4, "c": 1}


def test_a_weight_below_1_is_an_error() -> None:
    with pytest.raises(ValueError, match="at least 1"):
        drawn([("a", 0)], 1)
