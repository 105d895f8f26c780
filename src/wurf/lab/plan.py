"""What to play: a game, its bots, and how often."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from wurf.bots import check_bot
from wurf.core.game import Components, Game, Setup, SetupError
from wurf.games import load

__all__ = ["Limits", "Plan", "is_guest", "rotated", "seatings"]

MEGABYTE: Final = 1 << 20


class Limits(msgspec.Struct, frozen=True):
    """What a bot of one's own may use."""

    seconds: float = 10.0  # per move
    memory: int = 4096 * MEGABYTE  # bytes


class Plan(msgspec.Struct, frozen=True):
    """What to play. Plain data: it travels to other processes and machines, bots of one's own included."""

    game: str
    bots: tuple[str, ...]  # levels, the hard one with a multiple of its effort (hard@10), or names of `files`
    games: int
    seed: str
    options: dict[str, int | str] = {}
    components: Components | None = None
    effort: int | None = None  # of the hard bots; None is their normal effort
    position: str | None = None  # as text: where all games begin, with its own options; None is a new game
    files: dict[str, str] = {}  # the sources of bots of one's own, by their names
    limits: Limits = Limits()

    def checked(self) -> Plan:
        """The same plan with all defaults filled in; raises if it cannot be played."""
        for bot in self.bots:
            if bot not in self.files:
                check_bot(bot)
        game, seats = load(self.game, self.components), len(self.bots)
        setup = Setup(seats, self.options).renewed(game.meta)
        plan = msgspec.structs.replace(self, options=setup.options)
        found = len(game.result(plan.start(game)).points)
        if found != seats:
            raise SetupError("lab-error-position-seats", seats=found, bots=seats)
        return plan

    def start(self, game: Game) -> Any:
        """The state that every game begins in."""
        if self.position is not None:
            return game.read_state(self.position)
        return game.start(Setup(len(self.bots), self.options))

    def seatings(self) -> int:
        """In how many seatings each deal is played."""
        game = load(self.game, self.components)
        return seatings(game.result(self.start(game)).teams or range(len(self.bots)))

    @property
    def batch(self) -> int:
        """How many games make a batch: enough to be worth sending, and few enough that little is lost with one."""
        if any(bot.startswith("hard") or is_guest(bot) for bot in self.bots):
            return 2
        return 2 if load(self.game).kernels is None else 25


def is_guest(bot: str) -> bool:
    """Whether this names a bot of one's own, which runs in a process of its own."""
    return bot.endswith(".py")


def rotated(teams: Sequence[int], number: int) -> list[int]:
    """The seat of each bot in game `number`: seats rotate, so that each bot goes first equally often, in steps that
    keep team-mates together. Teams of different sizes keep their seats.
    """
    return [(bot + number * _step(teams)) % len(teams) for bot in range(len(teams))]


def seatings(teams: Sequence[int]) -> int:
    """After how many games `rotated` begins again."""
    return len(teams) // _step(teams)


def _step(teams: Sequence[int]) -> int:
    return next(by for by in range(1, len(teams) + 1) if _same_split(teams, [*teams[by:], *teams[:by]]))


def _same_split(teams: Sequence[int], others: Sequence[int]) -> bool:
    return len(set(zip(teams, others, strict=True))) == len(set(teams))
