"""Small games for the tests of what thinks about any game.

A dice race with kernels, in which anybody may end the game for all; sealed bids, without kernels; and coins, where all
choices are equal.
"""

from __future__ import annotations

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any, NamedTuple

from wurf.bots.players import Bot, bot_from
from wurf.core.bases import KernelGame, PlainGame
from wurf.core.game import NATURE, Actions, Components, IllegalAction, Listed, Meta, Pending, Setup
from wurf.core.kernel import kernel, replaced
from wurf.core.play import course
from wurf.core.rng import Dice, derive
from wurf.core.rules import Kernels
from wurf.core.shown import Result, ranked
from wurf.thinking import playouts

GOAL = 20
ROLL, STOP = 0, 1


class Race(NamedTuple):
    """Whoever is at turn rolls as often as they like; a 1 loses what they have rolled in this turn."""

    totals: tuple[int, ...]
    active: int
    pot: int
    rolling: int
    turns: int


class Tables(NamedTuple):
    faces: tuple[int, ...]
    longest: int  # turns


class RaceView(NamedTuple):
    seat: int
    state: Race


@kernel
def pending(tables: Tables, state: Race) -> int:
    for total in state.totals:
        if total >= GOAL:
            return 0
    if state.turns >= tables.longest:
        return 0
    return NATURE if state.rolling else 1 << state.active


@kernel
def legal(tables: Tables, state: Race, seat: int) -> int:
    return 2 if seat == state.active else 0


@kernel
def count(options: int) -> int:
    return options


@kernel
def nth(tables: Tables, state: Race, options: int, index: int) -> int:
    return index


@kernel
def contains(tables: Tables, state: Race, options: int, action: int) -> bool:
    return 0 <= action < options


@kernel
def chances(tables: Tables, state: Race) -> int:
    return 6


@kernel
def outcome(tables: Tables, state: Race, index: int) -> int:
    return tables.faces[index]


@kernel
def apply(tables: Tables, state: Race, seat: int, action: int) -> Race:
    totals, active, pot, _, turns = state
    following = (active + 1) % len(totals)
    if seat == NATURE:
        if action == 1:
            return Race(totals, following, 0, 0, turns + 1)
        if totals[active] + pot + action >= GOAL:
            return Race(replaced(totals, active, totals[active] + pot + action), active, 0, 0, turns + 1)
        return Race(totals, active, pot + action, 0, turns)
    if action == ROLL:
        return Race(totals, active, pot, 1, turns)
    return Race(replaced(totals, active, totals[active] + pot), following, 0, 0, turns + 1)


@kernel
def score(tables: Tables, state: Race, seat: int) -> int:
    return state.totals[seat]


class DiceRace(KernelGame[Race, int, RaceView, Tables]):
    meta = Meta(id="dice_race", title="Dice race", version=1, least_seats=1, most_seats=4)
    components = Components("none", "", True)
    kernels = Kernels(pending, legal, count, nth, contains, chances, outcome, apply, score)
    tables = Tables((1, 2, 3, 4, 5, 6), 40)
    state_type = Race
    view_type = RaceView

    def __init__(self, teams: tuple[int, ...] = ()) -> None:
        self.teams = teams

    def start(self, setup: Setup) -> Race:
        return Race((0,) * setup.seats, 0, 0, 0, 0)

    def encode(self, action: int) -> int:
        return action

    def decode(self, code: int) -> int:
        return code

    def view(self, state: Race, seat: int | None) -> RaceView:
        return RaceView(-1 if seat is None else seat, state)

    def determinize(self, view: RaceView, rng: int) -> Race:
        return view.state

    def result(self, state: Race) -> Result:
        return Result(state.totals, ranked(state.totals), None, (), self.teams)

    def refusal(self, view: RaceView, action: int) -> IllegalAction:
        return IllegalAction("", "error-nothing-to-take-back")


class Bids(NamedTuple):
    """All seats of a round seal a card; the highest card wins the prize, equal ones win nothing."""

    prizes: tuple[int, ...]  # those that are still to come, the next one first
    hands: tuple[tuple[int, ...], ...]
    sealed: tuple[int, ...]  # 0: not yet
    points: tuple[int, ...]


class BidsView(NamedTuple):
    seat: int
    state: Bids  # the others' sealed cards are -1


class SealedBids(PlainGame[Bids, int, BidsView]):
    meta = Meta(id="sealed_bids", title="Sealed bids", version=1, least_seats=2, most_seats=4, simultaneous=True)
    components = Components("none", "", True)
    kernels = None
    tables = None
    state_type = Bids
    view_type = BidsView

    def start(self, setup: Setup) -> Bids:
        seats = setup.seats
        return Bids((), ((1, 2, 3, 4, 5),) * seats, (0,) * seats, (0,) * seats)

    def pending(self, state: Bids) -> Pending:
        if not state.prizes and len(state.hands[0]) == 5:
            return Pending((), True)
        return Pending(tuple(seat for seat, card in enumerate(state.sealed) if state.prizes and not card))

    def legal(self, state: Bids, seat: int) -> Actions[int]:
        return Listed(state.hands[seat] if state.prizes else ())

    def nature(self, state: Bids, dice: Dice) -> tuple[int, ...]:
        return tuple(1 + dice.below(9) for _ in range(5))

    def apply(self, state: Bids, seat: int, action: Any) -> Bids:
        if seat == NATURE:
            return state._replace(prizes=action)
        assert action in state.hands[seat]
        sealed = replaced(state.sealed, seat, action)
        if 0 in sealed:
            return state._replace(sealed=sealed)
        best = max((card for card in sealed if sealed.count(card) == 1), default=0)
        points = tuple(had + state.prizes[0] * (card == best) for had, card in zip(state.points, sealed, strict=True))
        hands = tuple(tuple(c for c in hand if c != card) for hand, card in zip(state.hands, sealed, strict=True))
        return Bids(state.prizes[1:], hands, (0,) * len(sealed), points)

    def view(self, state: Bids, seat: int | None) -> BidsView:
        viewer = -1 if seat is None else seat
        sealed = tuple(card if other == viewer or not card else -1 for other, card in enumerate(state.sealed))
        return BidsView(viewer, state._replace(sealed=sealed))

    def determinize(self, view: BidsView, rng: int) -> Bids:
        state = view.state
        dice = Dice(str(rng), 0)
        drawn = (
            hand[dice.below(len(hand))] if card < 0 else card
            for card, hand in zip(state.sealed, state.hands, strict=True)
        )
        return state._replace(sealed=tuple(drawn))

    def encode(self, action: int) -> int:
        return action

    def result(self, state: Bids) -> Result:
        return Result(state.points, ranked(state.points), None, ())


class Coin(NamedTuple):
    chosen: int  # -1: not yet
    winner: int


class CoinView(NamedTuple):
    seat: int
    state: Coin


class Coins(PlainGame[Coin, int, CoinView]):
    """Seat 0 chooses one of many coins and wins if it falls heads up."""

    meta = Meta(id="coins", title="Coins", version=1, least_seats=2, most_seats=2)
    components = Components("none", "", True)
    kernels = None
    tables = None
    state_type = Coin
    view_type = CoinView

    def __init__(self, coins: int) -> None:
        self.coins = coins

    def start(self, setup: Setup) -> Coin:
        return Coin(-1, -1)

    def pending(self, state: Coin) -> Pending:
        return Pending((0,)) if state.chosen < 0 else Pending((), state.winner < 0)

    def legal(self, state: Coin, seat: int) -> Actions[int]:
        return Listed(range(self.coins))

    def nature(self, state: Coin, dice: Dice) -> int:
        return dice.below(1 << 32) >> state.chosen % 32 & 1

    def apply(self, state: Coin, seat: int, action: int) -> Coin:
        return Coin(state.chosen, action) if seat == NATURE else Coin(action, -1)

    def view(self, state: Coin, seat: int | None) -> CoinView:
        return CoinView(-1 if seat is None else seat, state)

    def determinize(self, view: CoinView, rng: int) -> Coin:
        return view.state

    def encode(self, action: int) -> int:
        return action

    def result(self, state: Coin) -> Result:
        return Result((1 - state.winner, state.winner), ranked((1 - state.winner, state.winner)), None, ())


MODULE: Any = SimpleNamespace(judge=playouts.judge, whims=playouts.whims)


def bot(game: Any, level: str, effort: int | None = None, module: Any = MODULE) -> Bot:
    return bot_from(module, game, level, effort=effort, compiled=False)


def shares(game: Any, bots: Sequence[Bot], games: int) -> list[float]:
    """The share of games that each of the bots wins; the seats rotate."""
    won = [0.0] * len(bots)
    for number in range(games):
        seated = [(seat + number) % len(bots) for seat in range(len(bots))]  # which bot sits where
        state = game.start(Setup(len(bots)))

        def choose(state: Any, seat: int, move: int, number: int = number, seated: Any = seated) -> Any:
            return bots[seated[seat]].choose(game.view(state, seat), derive("ladder", number, move))

        for played in course(game, state, f"ladder {number}", choose):
            state = played.after
        ranks = game.result(state).ranks
        for seat, rank in enumerate(ranks):
            won[seated[seat]] += (rank == 1) / ranks.count(1)
    return [share / games for share in won]
