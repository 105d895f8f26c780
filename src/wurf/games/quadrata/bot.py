"""Quadrata's bots: what counts is whose square is full first.

Everybody lays at most one piece per turn, so points grow at the same rate and the five for ending the round decide
(Q16). So a bot estimates how many turns a gap still needs, its own and the others'.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from math import exp, sqrt
from typing import Any, Final

from wurf.core.bases import KernelGame
from wurf.games.quadrata import rules
from wurf.games.quadrata.actions import Action, Kind
from wurf.games.quadrata.playing_on import PlayingOn, ended
from wurf.games.quadrata.race import CERTAIN, DECISIVE, EARLY, URGENCY, Prospect, chance, share
from wurf.games.quadrata.rules import (
    JOKER,
    ROB_TO_RESERVE,
    ROB_TO_SQUARE,
    SQUARE_TO_RESERVE,
    SQUARE_TO_SUPPLY,
    WITHIN_SQUARE,
)
from wurf.games.quadrata.solver import Solver
from wurf.games.quadrata.state import COUNT_BITS, Player, State, Tables
from wurf.games.quadrata.tempo import TURN, Insight, Seer, area, lying
from wurf.games.quadrata.view import View
from wurf.thinking import Judge, Judged
from wurf.thinking.played_out import Errors, played_out

__all__ = ["COUNTED", "judge", "turns", "whims"]

Quadrata = KernelGame[State, Action, View, Tables]

EFFORT: Final = 1_000_000  # parts of gaps that the hard bot works out: about a tenth of a second on one core
INTERPRETED_EFFORT: Final = 2_500
CASUAL_EFFORT: Final = 512  # parts that a casual player works out: gaps of up to nine units
PLAYED_OUT: Final = 4  # times the normal effort, from which on close choices are played out
PLAYOUT: Final = 4_500  # parts of gaps that stand for one playout, which takes no longer
CLOSE: Final = 0.15  # how far below the best chance a choice is still close
MOST_PLAYED_OUT: Final = 10
TURNS: Final = 6  # of a playout, everybody's together
ERRORS: Final = Errors(ahead=0.1, played=0.01)
SOLVING: Final = 500  # steps of the solver for one gap
FROM_SQUARE: Final = (SQUARE_TO_RESERVE, SQUARE_TO_SUPPLY, WITHIN_SQUARE)
ROBBING: Final = (ROB_TO_SQUARE, ROB_TO_RESERVE)
LAYING: Final = (Kind.SUPPLY_TO_SQUARE, Kind.RESERVE_TO_SQUARE, Kind.TAKE_TO_SQUARE, Kind.ROB_TO_SQUARE)
KEEPING: Final = (Kind.SUPPLY_TO_RESERVE, Kind.RESERVE_TO_SUPPLY)
FAINT: Final = 0.05  # chances below this are bent, so that urgency takes none of them below 0
CASUAL_LEAD: Final = 16 * TURN  # a lead that a casual player takes for a chance of 73 %

COUNTED: Final = ("rob_to_square", "within_square")


def turns(state: State) -> int:
    """The turns of the last round."""
    return state.turn


def whims(game: Quadrata, view: View) -> list[tuple[Action, int]]:
    """Every legal choice with its weight: a child prefers to lay a piece, if one fits."""
    legal = game.legal(view.state, view.seat)
    return [(action, 60 if action.kind in LAYING else 20 if action.kind in KEEPING else 1) for action in legal]


def judge(game: Quadrata, level: str, *, compiled: bool = True, threads: int = 1) -> Judge[Action, View]:
    """The judge of a level. Both run in a single thread: `threads` is not used."""
    return Casual(game) if level == "medium" else Planner(game, compiled=compiled)


class Planner:
    """Weighs its own race against the others'."""

    minds_others = True

    def __init__(self, game: Quadrata, *, compiled: bool) -> None:
        self._game, self._tables, self._insight, self._compiled = game, game.tables, Insight(), compiled
        self._seer = Seer(self._tables, self._insight, compiled=compiled)
        self._solver = Solver(self._tables, compiled=compiled)
        self.normal_effort = EFFORT if compiled else INTERPRETED_EFFORT

    def margin(self, view: View) -> float:
        return 0.0

    def evaluate(self, view: View, effort: int, seed: int) -> list[Judged[Action]]:
        """Effort is counted in parts of gaps. With much more than the normal effort, close choices are played out for
        some turns, by players who mind whatever happens then."""
        here = view.state
        if view.seat != here.active:
            return []
        much = effort >= PLAYED_OUT * self.normal_effort
        actions, afters = self.looked(here, self.normal_effort if much else effort)
        chances = [self._chance(here, after) for after in afters]
        judged = [Judged(action, chance, uncertainty(chance)) for action, chance in zip(actions, chances, strict=True)]
        if not much:
            return judged
        order = sorted(range(len(judged)), key=lambda at: -chances[at])[:MOST_PLAYED_OUT]
        close = [at for at in order if chances[at] >= chances[order[0]] - CLOSE]
        if len(close) == 1 or ended(here, afters[close[0]]):
            return judged
        after_of = {actions[at]: afters[at] for at in close}

        def play(actions: Sequence[Action], first: int, count: int) -> Any:
            return self._playing_on.chances(here, [after_of[action] for action in actions], TURNS, first, count, seed)

        playouts = (effort - self.normal_effort) // PLAYOUT
        return played_out([judged[at] for at in close], play, playouts, ERRORS)

    @cached_property
    def _playing_on(self) -> PlayingOn:
        """Made when it is needed, because it takes long to compile."""
        return PlayingOn(self._tables, self._insight, compiled=self._compiled)

    def looked(self, here: State, effort: int) -> tuple[list[Action], list[State]]:
        """The choices and what they lead to, looked at: then `prospects` is known of each."""
        actions = [*self._game.legal(here, here.active)]
        codes = [self._game.encode(action) for action in actions]
        afters = [rules.apply(self._tables, here, here.active, code) for code in codes]
        self._seer.begin(here, effort)
        self._look(here, codes, afters)
        self._solving = effort >= SOLVING * len(actions)
        return actions, afters

    def _look(self, here: State, actions: list[int], afters: list[State]) -> None:
        """Work out all gaps that will be asked for, grouped by the whole they are parts of: the smallest wholes
        first."""
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
            whole = before | self._tables.masks[source] if kind in FROM_SQUARE else before
            wholes.setdefault(whole, set()).add(seer.gap(after.players[seat]))
            if kind in ROBBING and self.minds_others:
                gap = seer.gap(after.players[other])
                wholes.setdefault(gap, set()).add(gap)
        for whole in sorted(wholes, key=lambda whole: (area(whole), whole)):
            seer.look(whole, sorted(wholes[whole]))

    def _chance(self, here: State, after: State, seat: int | None = None) -> float:
        """How likely a seat is to win after the active seat's move; without one, the active seat itself."""
        last = here.round == here.rounds
        spread = DECISIVE if last else EARLY
        seat = here.active if seat is None else seat
        if ended(here, after):
            points = [sum(player.scores) if last else player.scores[here.round - 1] for player in after.players]
            ahead = points.pop(seat) - max(points)
            return decided(ahead) if last else bent(share(ahead * TURN, spread))
        prospects = self.prospects(here, after, last)
        me = prospects[seat]
        mover = prospects[here.active]
        least = min(
            CERTAIN - chance(mover, me, spread) if other is mover else chance(me, other, spread)
            for other in prospects
            if other is not me
        )
        return bent(least - me.turns * URGENCY)

    def prospects(self, here: State, after: State, last: bool) -> list[Prospect]:
        """What everybody may expect after the active seat's move; with `last`, points of earlier rounds count too."""
        safe, seat = protected(self._tables, after), here.active
        found = [self._prospect(after, player, last, safe) for player in after.players]
        if self._solving and not self._fillable(after, seat):
            found[seat] = found[seat]._replace(turns=found[seat].turns + self._insight.unfillable)
        return found

    def _fillable(self, state: State, seat: int) -> bool:
        """Whether the pieces outside a square can fill it; True if the solver reaches its limit."""
        player = state.players[seat]
        stock = self._tables.supply - self._tables.less if len(state.players) == 3 else self._tables.supply
        for place in rules.pieces_in(self._tables, state.size, player):
            stock -= 1 << COUNT_BITS * self._tables.shapes[place]
        filling = self._solver.fill(state.size, self._seer.gap(player), stock, limit=SOLVING)
        return filling.places is not None or not filling.sure

    def _prospect(self, after: State, player: Player, last: bool, safe: int) -> Prospect:
        """A player's prospect; in the last round its points include the earlier rounds."""
        turns, pieces = self._seer.needs(self._seer.gap(player))
        exposed = exposed_numbers(self._tables, after.size, player, safe)
        turns += turns * exposed * self._insight.robbed // (6 * TURN)
        return Prospect(turns, pieces, TURN * (rules.standing(player) + (sum(player.scores) if last else 0)))


class Casual(Planner):
    """Minds only its own square, and does not look far."""

    minds_others = False

    def __init__(self, game: Quadrata) -> None:
        super().__init__(game, compiled=False)
        self.normal_effort = CASUAL_EFFORT

    def evaluate(self, view: View, effort: int, seed: int) -> list[Judged[Action]]:
        return super().evaluate(view, min(effort, CASUAL_EFFORT), seed)

    def _chance(self, here: State, after: State, seat: int | None = None) -> float:
        """A full square counts as a win; otherwise the lead is taken to be its points less the turns it needs."""
        if ended(here, after):
            return 1.0
        player = after.players[here.active]
        turns, _ = self._seer.needs(self._seer.gap(player))
        return 1 / (1 + exp((turns - rules.standing(player) * TURN) / CASUAL_LEAD))


def protected(tables: Tables, state: State) -> int:
    """The shapes whose numbers cannot be robbed, since the supply or a reserve holds one (Q11), as a mask of counts; a
    joker never robs (Q13)."""
    held = state.supply
    for player in state.players:
        held |= player.reserve
    safe = tables.of_number[JOKER] if state.joker else 0
    for shapes in tables.of_number:
        if held & shapes:
            safe |= shapes
    return safe


def exposed_numbers(tables: Tables, size: int, player: Player, safe: int) -> int:
    """How many numbers a player can be robbed of."""
    robbable = lying(tables, size, player) & ~safe
    return sum(robbable & shapes != 0 for shapes in tables.of_number)


def decided(ahead: int) -> float:
    """The value of a finished match; a tie is half a win."""
    return 1.0 if ahead > 0 else 0.5 if ahead == 0 else 0.0


def bent(value: int) -> float:
    """A value of up to CERTAIN as a chance: proportional to it, but below FAINT an exponential that never reaches 0.

    Urgency lowers values, and makes those of hopeless choices negative; their order is kept."""
    chance = value / CERTAIN
    return chance if chance >= FAINT else FAINT * exp(chance / FAINT - 1)


def uncertainty(chance: float) -> float:
    """The standard error of a chance. Values are not calibrated, so each is given the error of a single game."""
    return sqrt(chance * (1 - chance))
