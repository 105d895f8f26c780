"""One game of a plan, played and measured."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

import msgspec

from wurf.bots import Bot, bot_module, make_bot
from wurf.core.game import NATURE, Game
from wurf.core.play import course
from wurf.core.rng import derive
from wurf.core.text import Message
from wurf.games import load
from wurf.lab.guests import Forfeit, Guest
from wurf.lab.plan import Plan, is_guest, rotated, seatings

__all__ = ["Outcome", "play"]


class Forfeited(msgspec.Struct, frozen=True):
    """A bot that raised, hung or chose something illegal, and lost the game by it."""

    bot: int
    line: int  # of its file; 0 if unknown
    reason: Message


class Outcome(msgspec.Struct, frozen=True):
    """One game. All tuples are in the plan's order of bots, wherever each bot sat."""

    points: tuple[int, ...]
    ranks: tuple[int, ...]
    teams: tuple[int, ...]  # if there are no teams, one per bot
    turns: int
    counted: tuple[dict[str, int], ...]  # actions by kind
    seats: tuple[int, ...] = ()
    lead_changes: int = 0  # how often another player took the lead
    decided: int = 0  # the turn after which the winner led to the end; the last one if nobody did
    decisions: int = 0  # of all players
    real: int = 0  # those among them with more than one legal action
    forfeited: Forfeited | None = None

    @property
    def shares(self) -> tuple[float, ...]:
        """What each bot has of the win: all of it, a part if the first rank is shared with another team, or nothing."""
        first = {team for team, rank in zip(self.teams, self.ranks, strict=True) if rank == 1}
        return tuple(1 / len(first) if rank == 1 else 0.0 for rank in self.ranks)


def play(plan: Plan, number: int) -> Outcome:
    """Game `number` of a checked plan. Each deal, nature's draws, is played in every seating before the next one."""
    game, bots = _prepared(msgspec.msgpack.encode(plan))
    module, state = bot_module(game), plan.start(game)
    teams = game.result(state).teams or tuple(range(len(plan.bots)))
    seat_of = rotated(teams, number)
    players = {seat: bots[plan.bots[bot]] for bot, seat in enumerate(seat_of)}
    watch = _Watch(game, state, module.turns, module.COUNTED, teams)

    def choose(state: Any, seat: int, move: int) -> Any:
        watch.decides(state, seat)
        player, view, seed = players[seat], game.view(state, seat), derive(plan.seed, "bot", number, move)
        action = player.choose(view, seed)
        if isinstance(player, Guest) and action not in game.legal(state, seat):
            raise player.refused(view, seed, game.write(action), game.refusal(view, action).message)
        return action

    forfeited = None
    try:
        for played in course(game, state, f"{plan.seed}/{number // seatings(teams)}", choose):
            watch.sees(played.seat, played.action, played.after)
    except Forfeit as forfeit:
        forfeited = Forfeited(seat_of.index(watch.to_act), forfeit.line, forfeit.reason)
    return watch.outcome(seat_of, forfeited)


@lru_cache(maxsize=8)  # each may hold the processes of guests
def _prepared(packed: bytes) -> tuple[Game, dict[str, Bot]]:
    plan = msgspec.msgpack.decode(packed, type=Plan)
    game = load(plan.game, plan.components)
    bots: dict[str, Bot] = {}
    for bot in dict.fromkeys(plan.bots):
        guest = is_guest(bot)
        bots[bot] = Guest(game, bot, plan.files[bot], plan.limits) if guest else make_bot(game, bot, effort=plan.effort)
    return game, bots


class _Watch:
    """Follows a game: who leads after each turn, and who had a choice."""

    def __init__(
        self, game: Game, state: Any, turns: Callable[[Any], int], kinds: tuple[str, ...], teams: tuple[int, ...]
    ) -> None:
        self._game, self._turns, self._teams = game, turns, teams
        self._state, self._turn = state, turns(state)
        self._counted = [dict.fromkeys(kinds, 0) for _ in teams]
        self._leader: int | None = None  # the last team that led alone
        self._led_since = 0  # the turn since when the leader has led alone and without a break
        self._alone = False
        self.lead_changes = self.decisions = self.real = 0
        self.to_act = 0

    def decides(self, state: Any, seat: int) -> None:
        self.to_act = seat
        self.decisions += 1
        self.real += len(self._game.legal(state, seat)) > 1

    def sees(self, seat: int, action: Any, after: Any) -> None:
        self._state = after
        if seat != NATURE:
            kind = action.kind.name.lower()
            if kind in self._counted[seat]:
                self._counted[seat][kind] += 1
        if (turn := self._turns(after)) != self._turn:
            self._turn = turn
            self._look(turn)

    def _look(self, turn: int) -> None:
        """Notes who leads now."""
        leaders = self._leaders()
        alone = len(leaders) == 1
        if alone:
            (leader,) = leaders
            if leader != self._leader:
                self.lead_changes += self._leader is not None
                self._leader, self._led_since = leader, turn
            elif not self._alone:
                self._led_since = turn
        self._alone = alone

    def _leaders(self) -> set[int]:
        game, state, teams = self._game, self._state, self._teams
        if game.kernels is None or len(set(teams)) < len(teams):
            ranks = game.result(state).ranks
            return {team for team, rank in zip(teams, ranks, strict=True) if rank == 1}
        scores = [game.kernels.score(game.tables, state, seat) for seat in range(len(teams))]
        best = max(scores)
        return {team for team, score in zip(teams, scores, strict=True) if score == best}

    def outcome(self, seat_of: list[int], forfeited: Forfeited | None) -> Outcome:
        turns, result = self._turns(self._state), self._game.result(self._state)
        self._look(turns)  # the final account may bring more than the last turn
        ranks = tuple(result.ranks[seat] for seat in seat_of)
        teams = tuple(self._teams[seat] for seat in seat_of)
        if forfeited:  # the bot, with its team, is last, and the others share the win
            ranks = tuple(2 if team == teams[forfeited.bot] else 1 for team in teams)
        return Outcome(
            tuple(result.points[seat] for seat in seat_of),
            ranks,
            teams,
            turns,
            tuple(self._counted[seat] for seat in seat_of),
            tuple(seat_of),
            self.lead_changes,
            self._led_since if self._alone else turns,
            self.decisions,
            self.real,
            forfeited,
        )
