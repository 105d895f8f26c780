"""A fair share of many cases for `dev.py test`; `dev.py soak` runs the rest."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import product
from typing import Any

import pytest

__all__ = ["in_turn", "paired"]


def in_turn(cases: Iterable[Any], every: int, first: int = 0) -> list[Any]:
    """One of so many cases in the suite, the rest in the soak. A tuple stands for several arguments."""
    listed = [case if type(case) is tuple else (case,) for case in cases]
    return [_case(number % every == first, *values) for number, values in enumerate(listed)]


def paired(rows: Sequence[Any], columns: Sequence[Any]) -> list[Any]:
    """All pairs: in the suite each row with one of the columns, which take turns; the rest in the soak."""
    pairs = product(enumerate(rows), enumerate(columns))
    return [_case(number % len(columns) == place, row, column) for (number, row), (place, column) in pairs]


def _case(in_suite: bool, *values: Any) -> Any:
    return pytest.param(*values, marks=[] if in_suite else [pytest.mark.soak])
