"""Playing a choice out for some turns: quick players go on, and what they come to is valued.

A quick player takes what the hard bot would take if it only guessed how many turns gaps need. So playouts see what
looking at one choice alone does not: that pieces run out, that squares are robbed, that turns are wasted.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from wurf.core.engine import Engine
from wurf.core.game import NATURE
from wurf.core.kernel import kernel
from wurf.core.rng import below, mixed
from wurf.games.quadrata import rules
from wurf.games.quadrata.race import CERTAIN, DECISIVE, EARLY, URGENCY, Prospect, chance, share
from wurf.games.quadrata.solver import Grid, grid_of, loose
from wurf.games.quadrata.state import OVER, ROLL, Player, State, Tables
from wurf.games.quadrata.tempo import MEAN, TURN, Insight, Work, glance, guess, obtainable, work_for

if TYPE_CHECKING:
    import numpy as np

__all__ = ["PlayingOn", "ended", "looked", "quick", "settled"]

MOST_PLAYOUTS: Final = 1024  # that are played in one go
LOST: Final = -(1 << 50)  # below every chance that is left, however many turns it needs


class Found(NamedTuple):
    chances: Any  # [playout]: in units of CERTAIN


@kernel
def gap_of(tables: Tables, state: State, seat: int) -> int:
    return tables.full[state.size] & ~state.players[seat].filled


@kernel
def points_of(player: Player, last: int) -> int:
    """A player's points × TURN; in the last round with those of earlier rounds."""
    points = rules.standing(player)
    if last:
        for earlier in player.scores:
            points += earlier
    return points * TURN


@kernel
def guessed(tables: Tables, grid: Grid, insight: Insight, state: State, seat: int, last: int) -> Prospect:
    gap = gap_of(tables, state, seat)
    area, _, _ = loose(grid, state.size, gap)
    return Prospect(guess(grid, insight, state.size, gap), area * TURN // MEAN, points_of(state.players[seat], last))


@kernel
def ended(here: State, after: State) -> bool:
    """Whether the round of `here` is over."""
    return after.phase == OVER or after.round != here.round


@kernel
def settled(here: State, after: State, seat: int) -> int:
    """A seat's chance once the round of `here` is over: by its points of this round, or of the whole match."""
    last = here.round == here.rounds
    mine = 0
    most = -(1 << 30)
    for other in range(len(after.players)):
        scores = after.players[other].scores
        points = scores[here.round - 1]
        if last:
            points = 0
            for of_round in scores:
                points += of_round
        if other == seat:
            mine = points
        else:
            most = max(most, points)
    if not last:
        return share((mine - most) * TURN, EARLY)
    return CERTAIN if mine > most else CERTAIN // 2 if mine == most else 0


@kernel
def quick(tables: Tables, grid: Grid, insight: Insight, here: State) -> int:
    """What a quick player does."""
    seat = here.active
    last = 1 if here.round == here.rounds else 0
    spread = DECISIVE if last else EARLY
    options = rules.legal(tables, here, seat)
    best = 2 * LOST
    chosen = 0
    for index in range(rules.count(options)):
        action = rules.nth(tables, here, options, index)
        after = rules.apply(tables, here, seat, action)
        if ended(here, after):
            value = settled(here, after, seat)
            if value == 0:
                value = LOST
        else:
            me = guessed(tables, grid, insight, after, seat, last)
            value = CERTAIN
            for other in range(len(after.players)):
                if other != seat:
                    value = min(value, chance(me, guessed(tables, grid, insight, after, other, last), spread))
            value -= me.turns * URGENCY
        if value > best:
            best = value
            chosen = action
    return chosen


@kernel
def looked(tables: Tables, grid: Grid, insight: Insight, state: State, seat: int, last: int, work: Work) -> Prospect:
    """What a seat may expect, looking one roll ahead."""
    shapes, wild = obtainable(tables, state, seat)
    turns, pieces = glance(tables, grid, insight, state.size, gap_of(tables, state, seat), shapes, wild, work)
    return Prospect(turns, pieces, points_of(state.players[seat], last))


@kernel
def valued(tables: Tables, grid: Grid, insight: Insight, root: State, state: State, mover: int, work: Work) -> int:
    """The chance of the root's active seat, looking one roll ahead; `mover` has moved last."""
    seat = root.active
    if ended(root, state):
        return settled(root, state, seat)
    last = 1 if root.round == root.rounds else 0
    spread = DECISIVE if last else EARLY
    me = looked(tables, grid, insight, state, seat, last, work)
    value = CERTAIN
    for other in range(len(state.players)):
        if other != seat:
            them = looked(tables, grid, insight, state, other, last, work)
            value = min(value, CERTAIN - chance(them, me, spread) if other == mover else chance(me, them, spread))
    return value


def play_on(
    tables: Tables,
    grid: Grid,
    insight: Insight,
    root: State,
    after: State,
    turns: int,
    first: int,
    count: int,
    seed: int,
    work: Work,
    found: Found,
) -> int:
    """Plays some turns after a choice of the root's active seat, `count` times, and keeps its chances then."""
    for number in range(first, first + count):
        rng = mixed(seed ^ number << 20)
        rng = mixed(rng ^ rng >> 31)
        state = after
        mover = root.active
        left = turns
        while left > 0 and not ended(root, state):
            if state.phase == ROLL:
                rng = mixed(rng)
                state = rules.apply(tables, state, NATURE, rules.outcome(tables, state, below(rng, 6)))
            else:
                mover = state.active
                state = rules.apply(tables, state, mover, quick(tables, grid, insight, state))
                left -= 1
        found.chances[number - first] = valued(tables, grid, insight, root, state, mover, work)
    return count


class PlayingOn:
    def __init__(self, tables: Tables, insight: Insight, *, compiled: bool) -> None:
        self._engine = Engine(play_on, compiled=compiled)
        given = self._engine.tables
        self._given = given(tables), given(grid_of(tables)), insight
        self._work = self._engine.work(work_for(1, 1))
        self._found = self._engine.work(Found((0,) * MOST_PLAYOUTS))

    def chances(
        self, root: State, afters: Sequence[State], turns: int, first: int, count: int, seed: int
    ) -> np.ndarray[Any, np.dtype[np.float64]]:
        """The active seat's chances after each of its choices, playout by playout; all choices meet the same dice."""
        import numpy as np

        rows = []
        for after in afters:
            parts: list[int] = []
            for start in range(first, first + count, MOST_PLAYOUTS):
                many = min(MOST_PLAYOUTS, first + count - start)
                self._engine.run(*self._given, root, after, turns, start, many, seed, self._work, self._found)
                parts.extend(self._found.chances[:many])
            rows.append(parts)
        return np.array(rows) / CERTAIN
