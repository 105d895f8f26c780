"""A small game with private hands: everyone plays three cards, openly, and draws one for each, secretly.

Cards 1 to 12. Nature deals three to each seat; only the seat sees them. In turn, a seat plays a card and nature gives
it another. After three cards each, whoever has played most wins.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from enum import IntEnum
from typing import NamedTuple

import msgspec

from wurf.core.bases import PlainGame
from wurf.core.game import NATURE, Actions, Components, IllegalAction, Learned, Listed, Meta, Pending, Setup
from wurf.core.position import Lines
from wurf.core.rng import Dice, below, mixed
from wurf.core.shown import Choice, Event, Line, Offer, Result, ranked
from wurf.core.text import Message

CARDS = range(1, 13)
HAND = 3
ROUNDS = 3
UNSEEN = 0  # in views: a card in a hand or in the deck

DEAL, DRAW, PLAY, OVER = range(4)
PHASES = ("deal", "draw", "play", "over")


class Kind(IntEnum):
    DEAL = 0
    DRAW = 1
    PLAY = 2


class Action(NamedTuple):
    kind: Kind
    cards: tuple[int, ...]  # dealt: all hands one after the other; UNSEEN for those that a viewer does not learn of


class State(NamedTuple):
    phase: int
    active: int
    hands: tuple[tuple[int, ...], ...]
    played: tuple[tuple[int, ...], ...]
    deck: tuple[int, ...]  # in ascending order


class View(NamedTuple):
    seat: int
    state: State  # with UNSEEN for others' hands and for the deck


class Face(msgspec.Struct, frozen=True):
    hands: tuple[tuple[int, ...], ...]
    played: tuple[tuple[int, ...], ...]


class Sheet(msgspec.Struct, frozen=True):
    cards: int


class PrivateHands(PlainGame[State, Action, View]):
    meta = Meta(
        id="private_hands", title="Private Hands", version=1, least_seats=2, most_seats=3, hidden=True, private=True
    )
    components = Components("components.toml", "", True)
    kernels = None
    tables = None
    state_type = State
    view_type = View

    # The course of the game

    def start(self, setup: Setup) -> State:
        seats = setup.checked(self.meta).seats
        return State(DEAL, 0, ((),) * seats, ((),) * seats, tuple(CARDS))

    def pending(self, state: State) -> Pending:
        if state.phase in (DEAL, DRAW):
            return Pending((), True)
        return Pending((state.active,) if state.phase == PLAY else ())

    def legal(self, state: State, seat: int) -> Actions[Action]:
        if state.phase != PLAY or seat != state.active:
            return Listed(())
        return Listed([Action(Kind.PLAY, (card,)) for card in state.hands[seat]])

    def nature(self, state: State, dice: Dice) -> Action:
        deck = list(state.deck)
        many = HAND * len(state.hands) if state.phase == DEAL else 1
        return Action(Kind(state.phase), tuple(deck.pop(dice.below(len(deck))) for _ in range(many)))

    def possible(self, state: State, action: object) -> bool:
        many = {DEAL: HAND * len(state.hands), DRAW: 1}.get(state.phase)
        return (
            isinstance(action, Action)
            and action.kind == state.phase
            and len(set(action.cards)) == len(action.cards) == many
            and {*action.cards} <= {*state.deck}
        )

    def apply(self, state: State, seat: int, action: Action) -> State:
        allowed = self.possible(state, action) if seat == NATURE else action in self.legal(state, seat)
        if not allowed:
            raise self.refusal(self.view(state, None if seat == NATURE else seat), action)
        hands, deck = list(state.hands), tuple(card for card in state.deck if card not in action.cards)
        if action.kind is Kind.DEAL:
            dealt = [tuple(sorted(action.cards[at : at + HAND])) for at in range(0, len(action.cards), HAND)]
            return state._replace(phase=PLAY, hands=tuple(dealt), deck=deck)
        if action.kind is Kind.DRAW:
            hands[state.active] = tuple(sorted(hands[state.active] + action.cards))
            return self._passed_on(state._replace(hands=tuple(hands), deck=deck))
        played = list(state.played)
        hands[seat] = tuple(card for card in hands[seat] if card not in action.cards)
        played[seat] += action.cards
        after = state._replace(hands=tuple(hands), played=tuple(played))
        return after._replace(phase=DRAW) if state.deck else self._passed_on(after)

    def _passed_on(self, state: State) -> State:
        over = all(len(cards) == ROUNDS for cards in state.played)
        return state._replace(phase=OVER if over else PLAY, active=(state.active + 1) % len(state.hands))

    def result(self, state: State) -> Result:
        points = tuple(map(sum, state.played))
        accounts = tuple((Line(Message("points", {"points": total}), total),) for total in points)
        return Result(points, ranked(points), None, accounts)

    # Who may know what

    def view(self, state: State, seat: int | None) -> View:
        if state.phase in (DEAL, OVER):
            return View(-1 if seat is None else seat, state)
        hands = tuple(hand if at == seat else (UNSEEN,) * len(hand) for at, hand in enumerate(state.hands))
        return View(-1 if seat is None else seat, state._replace(hands=hands, deck=(UNSEEN,) * len(state.deck)))

    def revealed(self, before: State, seat: int, action: Action, after: State, viewer: int | None) -> Learned[Action]:
        if action.kind is Kind.DRAW and viewer != before.active:
            return ((seat, action._replace(cards=(UNSEEN,))),)
        if action.kind is Kind.DEAL:
            seen = range(viewer * HAND, (viewer + 1) * HAND) if viewer is not None else ()
            return ((seat, action._replace(cards=tuple(sorted(c for at, c in enumerate(action.cards) if at in seen)))),)
        return ((seat, action),)

    def determinize(self, view: View, rng: int) -> State:
        state = view.state
        if state.phase in (DEAL, OVER):
            return state
        known = {card for cards in (*state.hands, *state.played) for card in cards}
        unseen = [card for card in CARDS if card not in known]
        hands = []
        for hand in state.hands:
            if UNSEEN in hand:
                drawn = []
                for _ in hand:
                    rng = mixed(rng)
                    drawn.append(unseen.pop(below(rng, len(unseen))))
                hand = tuple(sorted(drawn))
            hands.append(hand)
        return state._replace(hands=tuple(hands), deck=tuple(unseen))

    def events(self, before: View, learned: Learned[Action], after: View) -> list[Event]:
        ((seat, action),) = learned
        assert action is not None
        cards = tuple(str(card) for card in action.cards if card != UNSEEN)
        concerns = before.state.active if action.kind is Kind.DRAW else None if seat == NATURE else seat
        return [Event(action.kind.name.lower(), Message("cards"), concerns, cards)]

    def offer(self, view: View) -> Offer:
        actions = self.legal(view.state, view.seat)
        return Offer(Message("cards"), tuple(Choice(self.write(a), "play", self.write(a)) for a in actions))

    def refusal(self, view: View, action: Action) -> IllegalAction:
        return IllegalAction("", "error-not-your-turn")

    # Texts

    def encode(self, action: Action) -> int:
        code = 0
        for card in action.cards:
            code = code * 16 + card
        return code * 4 + action.kind

    def decode(self, code: int) -> Action:
        cards, rest = [], code >> 2
        while rest:
            cards.append(rest & 15)
            rest >>= 4
        return Action(Kind(code & 3), tuple(reversed(cards)))

    def write(self, action: Action) -> str:
        return f"{action.kind.name.lower()} {' '.join(map(str, action.cards))}"

    def parse(self, text: str) -> Action:
        found = re.fullmatch(r"(deal|draw|play)((?: \d{1,2})+)", text)
        if found is None:
            raise IllegalAction("", "error-not-your-turn")
        return Action(Kind[found[1].upper()], tuple(map(int, found[2].split())))

    def write_state(self, state: State) -> str:
        lines = [f"phase: {PHASES[state.phase]}", f"active: {state.active + 1}"]
        for seat, (hand, played) in enumerate(zip(state.hands, state.played, strict=True), 1):
            lines.append(f"seat {seat} hand: {' '.join(map(str, hand))}")
            lines.append(f"seat {seat} played: {' '.join(map(str, played))}")
        return "\n".join(lines) + "\n"

    def read_state(self, text: str) -> State:
        lines = Lines(text)
        phase, active = lines.word("phase", PLAY, PHASES), lines.number("active", 1, 1, 3)
        seats = range(1, lines.seats + 1)
        hands = tuple(_cards(lines, f"seat {seat} hand") for seat in seats)
        played = tuple(_cards(lines, f"seat {seat} played") for seat in seats)
        lines.end()
        gone = {card for cards in (*hands, *played) for card in cards}
        return State(phase, active - 1, hands, played, tuple(card for card in CARDS if card not in gone))

    # For a page and a terminal

    def sheet(self) -> Sheet:
        return Sheet(len(CARDS))

    def face(self, view: View) -> Face:
        return Face(view.state.hands, view.state.played)

    def text(self, view: View, names: Sequence[str]) -> str:
        return "\n".join(f"{name}: {hand}" for name, hand in zip(names, view.state.hands, strict=True))


def _cards(lines: Lines, key: str) -> tuple[int, ...]:
    nothing: tuple[int, ...] = ()
    return lines.take(key, nothing, lambda text: tuple(map(int, text.split())), "1 2 3")
