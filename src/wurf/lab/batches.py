"""Plans cut into batches: what one process or machine plays at a time.

Every game has its own seeds, made from the plan's seed and the game's number. So the same plan gives the same games,
however it is cut, wherever the batches are played, and however often one has to be played again.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from functools import cache

import msgspec

from wurf.core.engine import cache_directory
from wurf.core.text import Message, WurfError
from wurf.lab.plan import Plan
from wurf.lab.playing import Outcome, play

__all__ = ["batches", "outcomes_of", "played"]


class Batch(msgspec.Struct, frozen=True):
    """Some games of one of the plans, by their numbers."""

    index: int  # of the plan
    plan: Plan
    numbers: tuple[int, ...]
    sources: str  # of those who want it played: others would play other games


class _Answer(msgspec.Struct, frozen=True):
    outcomes: tuple[Outcome, ...] = ()
    error: Message | None = None


def batches(plans: Sequence[Plan], done: Collection[tuple[int, int]] = ()) -> list[Batch]:
    """All games that are not done, as (plan, number), in batches; the plans advance side by side."""
    cut = (batch for index, plan in enumerate(plans) for batch in _cut(index, plan, done))
    return sorted(cut, key=lambda batch: (batch.numbers[0], batch.index))


def _cut(index: int, plan: Plan, done: Collection[tuple[int, int]]) -> Iterator[Batch]:
    size = plan.batch
    for first in range(0, plan.games, size):
        numbers = range(first, min(first + size, plan.games))
        if missing := tuple(number for number in numbers if (index, number) not in done):
            yield Batch(index, plan, missing, _sources())


@cache
def _sources() -> str:
    """A hash of the sources that this process runs."""
    return cache_directory().name.partition("-")[0]


def played(packed: bytes) -> bytes:
    """The answer to a packed batch; what runs in every process and on every machine."""
    batch = msgspec.msgpack.decode(packed, type=Batch)
    if batch.sources != _sources():
        return msgspec.msgpack.encode(_Answer(error=Message("lab-error-sources")))
    try:
        answer = _Answer(tuple(play(batch.plan, number) for number in batch.numbers))
    except WurfError as error:
        answer = _Answer(error=error.message)
    except Exception as error:
        answer = _Answer(error=Message("lab-error-batch", {"reason": f"{type(error).__name__}: {error}"[:300]}))
    return msgspec.msgpack.encode(answer)


def outcomes_of(packed: bytes) -> tuple[Outcome, ...]:
    """The games in an answer; raises what went wrong."""
    answer = msgspec.msgpack.decode(packed, type=_Answer)
    if answer.error is not None:
        raise WurfError(answer.error.id, **answer.error.args)
    return answer.outcomes
