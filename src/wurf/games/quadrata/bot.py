"""What a strong player of Quadrata values: a square that is soon full, whatever the dice bring.

Everybody lays at most one piece a turn, so that points grow alike, and the five for ending decide (Q16). So a bot
asks how many turns a gap still needs, its own and the others'.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from wurf.core.kernel import kernel
from wurf.games.quadrata import rules
from wurf.games.quadrata.race import TURN, Insight, Seer, area
from wurf.games.quadrata.rules import (
    JOKER,
    RESERVE_TO_SQUARE,
    RESERVE_TO_SUPPLY,
    ROB_TO_RESERVE,
    ROB_TO_SQUARE,
    SQUARE_TO_RESERVE,
    SQUARE_TO_SUPPLY,
    SUPPLY_TO_RESERVE,
    SUPPLY_TO_SQUARE,
    TAKE_TO_SQUARE,
    WITHIN_SQUARE,
)
from wurf.games.quadrata.solver import Solver
from wurf.games.quadrata.state import COUNT_BITS, NOTHING, OVER, Box, Legal, Player, State
from wurf.games.quadrata.view import View

__all__ = ["COUNTED", "View", "outlook", "thinker", "turns"]

CERTAIN: Final = 1 << 20  # what a game that is surely won is worth
DECISIVE: Final = TURN  # leads up to this are narrow, in points times TURN: in the last round
EARLY: Final = 10 * TURN  # and before, when every point counts
URGENCY: Final = 16  # for each turn / TURN, so that one who is sure to win comes to an end
CASUAL_EFFORT: Final = 512  # parts that a casual player works out: gaps of up to nine units
SOLVING: Final = 500  # steps of the solver for one gap
FROM_SQUARE: Final = (SQUARE_TO_RESERVE, SQUARE_TO_SUPPLY, WITHIN_SQUARE)
ROBBING: Final = (ROB_TO_SQUARE, ROB_TO_RESERVE)

COUNTED: Final = ("rob_to_square", "within_square")


def outlook(view: View) -> State:
    return view.state


def turns(state: State) -> int:
    """Of the last round."""
    return state.turn


@kernel
def options(box: Box, here: State) -> Legal:
    return rules.legal(box, here, here.active)


@kernel
def count(options: Legal) -> int:
    return options.many


@kernel
def nth(box: Box, here: State, options: Legal, index: int) -> int:
    return rules.nth(box, here, options, index)


@kernel
def fancy(box: Box, here: State, action: int) -> int:
    """How likely a child is to choose this, against other choices: to lay a piece if one fits."""
    kind, _, _, _, _ = rules.decoded(action)
    if kind in (SUPPLY_TO_SQUARE, RESERVE_TO_SQUARE, TAKE_TO_SQUARE, ROB_TO_SQUARE):
        return 60
    return 20 if kind in (SUPPLY_TO_RESERVE, RESERVE_TO_SUPPLY) else 1


def thinker(game: Any, level: str, *, compiled: bool) -> Planner:
    if level == "medium":
        return Casual(game.tables, Insight(), compiled=False)
    return Planner(game.tables, Insight(), compiled=compiled)


class Prospect(NamedTuple):
    """What a player may expect: the turns until their square is full, the pieces laid by then, the points now."""

    turns: int
    pieces: int
    points: int


class Planner:
    """Weighs its own race against the others'."""

    minds_others = True

    def __init__(self, box: Box, insight: Insight, *, compiled: bool) -> None:
        self._box, self._insight = box, insight
        self._seer, self._solver = Seer(box, insight, compiled=compiled), Solver(box, compiled=compiled)

    def values(self, here: State, actions: list[int], effort: int) -> dict[int, int]:
        afters = [rules.apply(self._box, here, here.active, action) for action in actions]
        self._seer.begin(here, effort)
        self._look(here, actions, afters)
        self._solving = effort >= SOLVING * len(actions)
        return {index: self._value(here, after) for index, after in enumerate(afters)}

    def _look(self, here: State, actions: list[int], afters: list[State]) -> None:
        """Find out all that will be asked, together what are parts of one whole: the smallest wholes first."""
        seer, seat = self._seer, here.active
        before = seer.gap(here.players[seat])
        wholes: dict[int, set[int]] = {}
        for other, player in enumerate(here.players):
            if other != seat and self.minds_others:
                wholes.setdefault(seer.gap(player), set()).add(seer.gap(player))
        for action, after in zip(actions, afters, strict=True):
            if ended(here, after):
                continue
            kind, other, _, source, _ = rules.decoded(action)
            whole = before | self._box.masks[source] if kind in FROM_SQUARE else before
            wholes.setdefault(whole, set()).add(seer.gap(after.players[seat]))
            if kind in ROBBING and self.minds_others:
                gap = seer.gap(after.players[other])
                wholes.setdefault(gap, set()).add(gap)
        for whole in sorted(wholes, key=lambda whole: (area(whole), whole)):
            seer.look(whole, sorted(wholes[whole]))

    def _value(self, here: State, after: State) -> int:
        last = here.round == here.rounds
        spread = DECISIVE if last else EARLY
        seat = here.active
        if ended(here, after):
            points = [sum(player.scores) if last else player.scores[here.round - 1] for player in after.players]
            ahead = points.pop(seat) - max(points)
            return decided(ahead) if last else share(ahead * TURN, spread)
        safe = protected(self._box, after)
        prospects = [self._prospect(player, last, safe) for player in after.players]
        me = prospects.pop(seat)
        if self._solving and not self._fillable(after, seat):
            me = me._replace(turns=me.turns + self._insight.unfillable)
        return min(chance(me, other, spread) for other in prospects) - me.turns * URGENCY

    def _fillable(self, state: State, seat: int) -> bool:
        """Whether all pieces outside a square can fill it; True if that is not clear soon."""
        player = state.players[seat]
        stock = self._box.supply - self._box.less if len(state.players) == 3 else self._box.supply
        for place in player.pieces:
            if place != NOTHING:
                stock -= 1 << COUNT_BITS * self._box.shapes[place]
        filling = self._solver.fill(state.size, self._seer.gap(player), stock, limit=SOLVING)
        return filling.places is not None or not filling.sure

    def _prospect(self, player: Player, last: bool, safe: int) -> Prospect:
        """In the last round, the earlier ones count."""
        turns, pieces = self._seer.needs(self._seer.gap(player))
        exposed = exposed_numbers(self._box, player, safe)
        turns += turns * exposed * self._insight.robbed // (6 * TURN)
        return Prospect(turns, pieces, TURN * (rules.standing(player) + (sum(player.scores) if last else 0)))


class Casual(Planner):
    """Minds only its own square, and does not look far."""

    minds_others = False

    def values(self, here: State, actions: list[int], effort: int) -> dict[int, int]:
        return super().values(here, actions, CASUAL_EFFORT)

    def _value(self, here: State, after: State) -> int:
        if ended(here, after):
            return CERTAIN
        player = after.players[here.active]
        turns, _ = self._seer.needs(self._seer.gap(player))
        return rules.standing(player) * TURN - turns


def protected(box: Box, state: State) -> int:
    """A mask of the shapes whose numbers cannot be robbed, since the supply or a reserve holds one (Q11); a joker never
    robs (Q13)."""
    held = rules.holding(box, state.supply)
    for player in state.players:
        held |= rules.holding(box, player.reserve)
    safe = rules.of_number(box, JOKER) if state.joker else 0
    for shape, number in enumerate(box.numbers):
        if held >> shape & 1:
            safe |= rules.of_number(box, number)
    return safe


def exposed_numbers(box: Box, player: Player, safe: int) -> int:
    """How many numbers a player can be robbed of."""
    lying = rules.lying(box, player) & ~safe
    return len({number for shape, number in enumerate(box.numbers) if lying >> shape & 1})


def ended(here: State, after: State) -> bool:
    return after.phase == OVER or after.round != here.round


def share(lead: int, spread: int) -> int:
    """How likely a lead holds: 0 to CERTAIN."""
    return (CERTAIN + lead * CERTAIN // (abs(lead) + spread)) // 2


def decided(ahead: int) -> int:
    """What a match that is over is worth; a tie is half of a win."""
    return CERTAIN if ahead > 0 else CERTAIN // 2 if ahead == 0 else 0


def chance(me: Prospect, other: Prospect, spread: int) -> int:
    """How likely one is to win against another: either may end the round (Q15), and has laid all their pieces then."""
    first = share(other.turns - me.turns - TURN // 2, (me.turns + other.turns) // 4)
    ending = share(lead(me, other) + rules.BONUS * TURN, spread)
    beaten = share(-lead(other, me) - rules.BONUS * TURN, spread)
    return (first * ending + (CERTAIN - first) * beaten) // CERTAIN


def lead(first: Prospect, second: Prospect) -> int:
    """How many points one has more than another, when their square is full."""
    laid = second.pieces * min(first.turns, second.turns) // second.turns
    return first.points + first.pieces - second.points - laid
