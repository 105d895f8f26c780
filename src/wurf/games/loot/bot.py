"""LOOT's bots: the hard one looks ahead, the medium one sees what a move brings at once, the easy one has whims."""

from __future__ import annotations

from functools import lru_cache
from math import sqrt
from typing import Final

from wurf.core.game import Game, Setup
from wurf.games.loot import rules
from wurf.games.loot.actions import Action, decode
from wurf.games.loot.evaluation import CERTAIN, outlook
from wurf.games.loot.evaluation import options as options_of
from wurf.games.loot.lookahead import Lookahead
from wurf.games.loot.reference import reference
from wurf.games.loot.state import CHOOSE, NO_CHOICE, PLACE, Legal, Player, State, Tables
from wurf.games.loot.view import View
from wurf.thinking import Judge, Judged
from wurf.thinking.reference import Reference

__all__ = ["COUNTED", "judge", "turns", "whims"]

Loot = Game[State, Action, View]

COUNTED: Final = ("nudge", "wrap")

# Outlooks valued for one choice: about a tenth of a second on one core, either way.
EFFORT: Final = 1_000_000
INTERPRETED_EFFORT: Final = 2_500
PLAYED_OUT: Final = 4  # times the normal effort, from which on close choices are played out
PLAYOUT: Final = 400  # outlooks that could be valued in the time of one playout
CLOSE: Final = 0.04  # how far below the best chance a choice is still close
MOST_CLOSE: Final = 6


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
        self._references: dict[int, Reference] = {}

    def evaluate(self, view: View, effort: int, seed: int) -> list[Judged[Action]]:
        """With much more than the normal effort, looking ahead takes a part of it, and the choices that are close are
        then played out by the reference player, who minds the others and the end of the game."""
        choices = _choices(self._sheet, view)
        ahead = effort if effort < PLAYED_OUT * self.normal_effort else self.normal_effort
        judged = [
            Judged(decode(choices[index]), (CERTAIN + value) / (2 * CERTAIN), self.ERROR)
            for index, value in self._lookahead.values(view, ahead).items()
        ]
        best = max(one.chance for one in judged)
        close = sorted((one for one in judged if one.chance >= best - CLOSE), key=lambda one: -one.chance)[:MOST_CLOSE]
        if ahead == effort or len(close) < 2:
            return judged
        return self._played_out(view, [one.action for one in close], (effort - ahead) // PLAYOUT, seed)

    def _played_out(self, view: View, actions: list[Action], playouts: int, seed: int) -> list[Judged[Action]]:
        """Sequential halving with common random numbers: half of the playouts for all choices, half for the better
        half. Sealed choices of others are not known, so they are the reference player's."""
        open_view = view._replace(choices=(NO_CHOICE,) * len(view.choices))
        strong = self._reference(len(view.players))
        first = 0
        for _ in range(2):
            count = max(1, playouts // 2 // len(actions))
            openings = [((view.seat, action),) for action in actions]
            shares = strong.sample(open_view, openings, first, count, seed)[:, :, view.seat]
            judged = [
                Judged(action, float(won.mean()), float(won.std()) / sqrt(count))
                for action, won in zip(actions, shares, strict=True)
            ]
            judged.sort(key=lambda one: -one.chance)
            actions, first = [one.action for one in judged[: max(2, len(judged) // 2)]], first + count
        return judged

    def _reference(self, seats: int) -> Reference:
        if seats not in self._references:
            self._references[seats] = reference(self._game, Setup(seats), compiled=self._compiled)
        return self._references[seats]

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
