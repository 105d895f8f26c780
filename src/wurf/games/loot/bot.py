"""LOOT's bots: the hard one looks ahead, the medium one sees what a move brings at once, the easy one has whims."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

from wurf.core.game import Game, Setup
from wurf.games.loot import rules
from wurf.games.loot.actions import Action, decode
from wurf.games.loot.evaluation import CERTAIN, outlook
from wurf.games.loot.evaluation import options as options_of
from wurf.games.loot.lookahead import Lookahead
from wurf.games.loot.planning import Planners
from wurf.games.loot.state import CHOOSE, NO_CHOICE, PLACE, Legal, Player, State, Tables
from wurf.games.loot.view import View
from wurf.thinking import Judge, Judged
from wurf.thinking.played_out import Errors, played_out
from wurf.thinking.reference import Reference

__all__ = ["COUNTED", "judge", "turns", "whims"]

Loot = Game[State, Action, View]

COUNTED: Final = ("nudge", "wrap")

# Outlooks valued for one choice: about a tenth of a second on one core, either way.
EFFORT: Final = 1_000_000
INTERPRETED_EFFORT: Final = 2_500
PLAYED_OUT: Final = 4  # times the normal effort, from which on the best choices are played out
PLAYOUT: Final = 4_500  # outlooks that could be valued in the time of one playout
MOST_PLAYED_OUT: Final = 4
ERRORS: Final = Errors(ahead=0.03, played=0.01)


def judge(game: Loot, level: str, *, compiled: bool = True, threads: int = 1) -> Judge[Action, View]:
    """The judge of a level. Both run in a single thread: `threads` is not used."""
    return _Glance(game.tables) if level == "medium" else _Foresight(game, compiled=compiled)


def whims(game: Loot, view: View) -> list[tuple[Action, int]]:
    """Every legal choice with its weight: a child likes new booths, points even more, and wastes no ability."""
    return [(decode(action), _liking(game.tables, view, action)) for action in _choices(game.tables, view)]


def turns(state: State) -> int:
    return state.turn


def _choices(tables: Tables, view: View) -> tuple[int, ...]:
    here = outlook(view)
    return _listed(options_of(tables, here), here.dice)


@lru_cache(1024)  # the same few come up again and again
def _listed(options: Legal, dice: tuple[int, int, int]) -> tuple[int, ...]:
    return tuple(rules.picked(options, dice, index) for index in range(rules.count(options)))


def _liking(tables: Tables, view: View, action: int) -> int:
    if view.phase != CHOOSE:
        return 1
    now = view.players[view.seat]
    then = rules.landed(tables, now, action)
    if then.points > now.points:
        return 4
    return 3 if then.visited != now.visited else 1


class _Foresight:
    """Searches as deep as its effort allows, counted in outlooks valued.

    The chance is the search's value, mapped linearly from [-CERTAIN, CERTAIN] to [0, 1].
    """

    # The root mean square error of the chance, measured between hard bots (bench/calibrate_loot.py: the square is 0.044
    # ± 0.010). The chance is too timid rather than wrong about who leads.
    ERROR: Final = 0.21

    def __init__(self, game: Loot, *, compiled: bool) -> None:
        self.normal_effort = EFFORT if compiled else INTERPRETED_EFFORT
        self._game, self._sheet, self._compiled = game, game.tables, compiled
        self._lookahead = Lookahead(game.tables, compiled=compiled)
        self._playing: dict[int, Reference] = {}

    def evaluate(self, view: View, effort: int, seed: int) -> list[Judged[Action]]:
        """With much more than the normal effort, looking ahead takes a part of it, and the best choices are then played
        out: playouts mind the others and the end of the game."""
        choices = _choices(self._sheet, view)
        ahead = effort if effort < PLAYED_OUT * self.normal_effort else self.normal_effort
        judged = [
            Judged(decode(choices[index]), (CERTAIN + value) / (2 * CERTAIN), self.ERROR)
            for index, value in self._lookahead.values(view, ahead).items()
        ]
        if ahead == effort or len(judged) < 2:
            return judged
        judged.sort(key=lambda one: -one.chance)
        return self._played_out(view, judged[:MOST_PLAYED_OUT], (effort - ahead) // PLAYOUT, seed)

    def _played_out(self, view: View, judged: list[Judged[Action]], playouts: int, seed: int) -> list[Judged[Action]]:
        """Sealed choices of others are not known: they are played like all later ones."""
        open_view = view._replace(choices=(NO_CHOICE,) * len(view.choices))
        planners = self._planners(len(view.players))

        def play(actions: Sequence[Action], first: int, count: int) -> Any:
            openings = [((view.seat, action),) for action in actions]
            return planners.sample(open_view, openings, first, count, seed)[:, :, view.seat]

        return played_out(judged, play, playouts, ERRORS)

    def _planners(self, seats: int) -> Reference:
        if seats not in self._playing:
            self._playing[seats] = Planners(self._game, Setup(seats), compiled=self._compiled)
        return self._playing[seats]

    def margin(self, view: View) -> float:
        """More at the start, so that games differ."""
        return 1 / 64 if view.phase == PLACE else 1 / 1024


class _Glance:
    """Takes what looks best at the moment.

    The chance follows from the lead in points, with what the choice gains: a lead of SPREAD makes it three quarters.
    """

    POINT: Final = 6  # the worth of a point, in the units of `_gain`
    SPREAD: Final = 10 * POINT
    ERROR: Final = 0.27  # measured in the same way: the square is 0.071 ± 0.010

    normal_effort = 1

    def __init__(self, tables: Tables) -> None:
        self._sheet = tables

    def evaluate(self, view: View, effort: int, seed: int) -> list[Judged[Action]]:
        now = view.players[view.seat]
        others = [player.points for seat, player in enumerate(view.players) if seat != view.seat]
        lead = self.POINT * (now.points - max(others, default=now.points))
        gains = {action: self._gain(view.phase, now, action) for action in _choices(self._sheet, view)}
        return [Judged(decode(action), self._chance(lead + gain), self.ERROR) for action, gain in gains.items()]

    def margin(self, view: View) -> float:
        return 0.0

    def _chance(self, lead: int) -> float:
        return (1 + lead / (abs(lead) + self.SPREAD)) / 2

    def _gain(self, phase: int, now: Player, action: int) -> int:
        """What a casual player sees in a choice: points and abilities now, then new booths of groups visited often."""
        if phase != CHOOSE:
            return 0
        then = rules.landed(self._sheet, now, action)
        gain = self.POINT * (then.points - now.points) + 9 * (then.nudges - now.nudges + then.wraps - now.wraps)
        if then.visited != now.visited:
            gain += 6 + (then.visited & self._sheet.group[action & 255]).bit_count()
        return gain
