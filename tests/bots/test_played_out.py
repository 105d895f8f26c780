"""Choices compared by playouts and by what looking ahead said of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest

from wurf.thinking import Judged
from wurf.thinking.played_out import Errors, played_out

ERRORS = Errors(ahead=0.03, played=0.01)


class Table:
    """Actions that win with given chances. All meet the same luck; what is bad for others is good for b."""

    def __init__(self, **chances: float) -> None:
        self.chances, self.asked = chances, list[tuple[tuple[str, ...], int, int]]()

    def play(self, actions: Sequence[str], first: int, count: int) -> Any:
        self.asked.append((tuple(actions), first, count))
        luck = np.random.default_rng(1).random(10_000)[first : first + count]
        lucks = {action: 1 - luck if action == "b" else luck for action in actions}
        return np.array([(lucks[action] < self.chances[action]).astype(float) for action in actions])


def judged(**chances: float) -> list[Judged[str]]:
    return [Judged(action, chance, 0.2) for action, chance in chances.items()]


def found(table: Table, playouts: int, **ahead: float) -> dict[str, float]:
    return {one.action: one.chance for one in played_out(judged(**ahead), table.play, playouts, ERRORS)}


def test_playouts_count_the_more_the_more_there_are_of_them() -> None:
    few, many = (found(Table(a=0.5, b=0.42), playouts, a=0.45, b=0.6) for playouts in (0, 8000))
    assert few["a"] < few["b"]  # a first pass says little
    assert many["a"] > many.get("b", 0)


def test_only_how_choices_differ_is_taken_from_looking_ahead() -> None:
    table = Table(a=0.3, b=0.3)
    told = found(table, 128, a=0.9, b=0.8)
    won = table.play(["a", "b"], 0, 64)
    assert sum(told.values()) == pytest.approx(won.mean(axis=1).sum())


def test_passes_double_and_drop_what_is_clearly_behind() -> None:
    table = Table(a=0.8, b=0.1, c=0.8)
    assert {*found(table, 1000, a=0.5, b=0.5, c=0.5)} == {"a", "c"}
    assert table.asked[0] == (("a", "b", "c"), 0, 64)
    assert (
        table.asked[1:]
        == [(("a", "c"), 64, 64), (("a", "c"), 128, 128), (("a", "c"), 256, 256)][: len(table.asked) - 1]
    )
    spent = sum(len(actions) * count for actions, _, count in table.asked)
    assert spent <= 1000
