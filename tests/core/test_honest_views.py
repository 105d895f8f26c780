"""Nobody is told what they may not know: by type, and by a game with private hands that tries to."""

import os
import subprocess
import sys
import textwrap
from importlib import import_module
from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.core.private_hands import DRAW, UNSEEN, Kind, PrivateHands
from wurf.core.conformance import check_game, check_setup
from wurf.core.game import NATURE, IllegalAction, Setup
from wurf.core.match import Match
from wurf.core.rng import Dice
from wurf.core.shown import Event
from wurf.core.text import Message
from wurf.games import all_games, load, package_of

game = PrivateHands()
Loot = type(load("loot"))


def begun(seats=2):
    match = Match(game, Setup(seats), "seed")
    match.commit(match.begin())
    return match


def told(before, seat, action, viewer):
    after = game.apply(before, seat, action)
    learned = game.revealed(before, seat, action, after, viewer)
    return game.events(game.view(before, viewer), learned, game.view(after, viewer))


def test_a_game_with_private_hands_conforms():
    check_game(game)


def test_each_seat_is_told_of_its_own_cards_and_the_others_only_that_cards_were_dealt():
    start = game.start(Setup(2))
    deal = game.nature(start, Dice("seed", 0))
    hands = game.apply(start, NATURE, deal).hands
    for viewer in (0, 1):
        (event,) = told(start, NATURE, deal, viewer)
        assert event.at == tuple(map(str, hands[viewer]))
    (event,) = told(start, NATURE, deal, None)
    assert event.at == ()


def test_a_card_drawn_is_told_to_its_seat_alone():
    state = begun().state
    drawing = game.apply(state, 0, game.legal(state, 0)[0])
    assert drawing.phase == DRAW
    drawn = game.nature(drawing, Dice("seed", 9))
    assert told(drawing, NATURE, drawn, 0)[0].at == (str(drawn.cards[0]),)
    for viewer in (1, None):
        (event,) = told(drawing, NATURE, drawn, viewer)
        assert (event.kind, event.seat, event.at) == ("draw", 0, ())


class TellsEveryone(PrivateHands):
    """Forgets that a drawn card is secret."""

    def revealed(self, before, seat, action, after, viewer):
        return ((seat, action),)


class TellsOfTheDeal(PrivateHands):
    """Tells spectators the first card that was dealt."""

    def revealed(self, before, seat, action, after, viewer):
        if action.kind is Kind.DEAL and viewer is None:
            return ((seat, action._replace(cards=action.cards[:1])),)
        return super().revealed(before, seat, action, after, viewer)


class LimitsByTheHidden(PrivateHands):
    """Lets a seat play only cards above the lowest of the others: what it may do tells what they hold."""

    def legal(self, state, seat):
        allowed = super().legal(state, seat)
        lowest = min((card for at, hand in enumerate(state.hands) if at != seat for card in hand), default=0)
        higher = [action for action in allowed if action.cards[0] > lowest]
        return type(allowed)(higher) if higher and UNSEEN not in state.hands[1 - seat] else allowed


class DealsAnotherHand(PrivateHands):
    """Makes states in which the viewer itself holds other cards than it has seen."""

    def determinize(self, view, rng):
        state = super().determinize(view, rng)
        return state if view.seat < 0 else state._replace(hands=state.hands[1:] + state.hands[:1])


class TakesBackWhatWasSeen(PrivateHands):
    """Forgets that a card that was played has been seen."""

    def uncovers(self, before, seat, action, after):
        return False


@pytest.mark.parametrize(
    ("leaky", "sentence"),
    [
        (TellsEveryone, "is told which of several things they cannot see"),
        (TellsOfTheDeal, "None is told which of several things they cannot see"),
        (LimitsByTheHidden, "depends on what is hidden"),
        (DealsAnotherHand, "a state made from the view of 0 looks different"),
        (TakesBackWhatWasSeen, "is said to uncover nothing"),
    ],
)
def test_a_game_that_leaks_is_found_out(leaky, sentence):
    with pytest.raises(AssertionError, match=sentence):
        check_game(leaky(), games=6)


class ForgetsTheDeck(PrivateHands):
    """Its text of a state lacks what it cannot read again: in a state read from it, all cards are back in the deck."""

    def write_state(self, state):
        return "".join(line for line in super().write_state(state).splitlines(True) if "played" not in line)


class PacksLess(PrivateHands):
    """Forgets whose turn it is."""

    def pack(self, state):
        return super().pack(state._replace(active=0))


class TakesAnything(PrivateHands):
    """Lets a seat play a card that it does not hold."""

    def apply(self, state, seat, action):
        try:
            return super().apply(state, seat, action)
        except IllegalAction:
            return state


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        (ForgetsTheDeck, "a state is not the same as a text"),
        (PacksLess, "a packed state is not the same unpacked"),
        (TakesAnything, "an illegal action was applied"),
    ],
)
def test_a_game_whose_states_or_rules_do_not_hold_is_found_out(wrong, sentence):
    with pytest.raises(AssertionError, match=sentence):
        check_game(wrong())


class ConfirmsAChoice(Loot):
    """Tells a seat of its own sealed choice, which nobody else is told of yet."""

    def events(self, before, learned, after):
        ((seat, action), *others) = learned
        if seat != NATURE and action is not None and not others:
            return [Event("sealed", Message("table-event-back"), seat)]
        return super().events(before, learned, after)


def test_a_log_that_is_not_the_same_for_all_is_declared():
    with pytest.raises(AssertionError, match="is told more than a spectator"):
        check_setup(ConfirmsAChoice(load("loot").components), Setup(2), compile=False)


class Boasts(Loot):
    """Promises a point too many."""

    def preview(self, view_, action):
        told = super().preview(view_, action)
        return replace(told, points=told.points and told.points + 1)


class ForgetsTheTieBreak(Loot):
    """Scores by points alone."""

    kernels = Loot.kernels._replace(score=lambda _tables, state, seat: state.players[seat].points)


def test_a_game_whose_scores_are_not_its_result_is_found_out():
    with pytest.raises(AssertionError, match="not ranked like the result"):
        check_setup(ForgetsTheTieBreak(load("loot").components), Setup(2), compile=False)


class HidesAWay(Loot):
    """Does not tell of one of the cells that an order of the dice leads to."""

    def preview(self, view_, action):
        told = super().preview(view_, action)
        return replace(told, allows=told.allows[1:])


@pytest.mark.parametrize(("false", "sentence"), [(Boasts, "promises"), (HidesAWay, "allows other places")])
def test_a_game_whose_previews_are_not_true_is_found_out(false, sentence):
    with pytest.raises(AssertionError, match=sentence):
        check_setup(false(load("loot").components), Setup(2), compile=False)


@pytest.mark.parametrize(
    ("of", "trait", "sentence"),
    [
        (PrivateHands(), "hidden", "something is hidden from 0"),
        (PrivateHands(), "private", "0 knows less than another seat"),
        (load("loot"), "simultaneous", "choices are sealed"),
        (load("drop_it"), "physical", "physics decides"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_trait_that_a_game_does_not_declare_is_found_out(of, trait, sentence, monkeypatch):
    """Adapters rely on them."""
    monkeypatch.setattr(type(of), "meta", replace(of.meta, **{trait: False}))
    with pytest.raises(AssertionError, match=f"{sentence}, but .*not declared in Meta"):
        check_setup(of, Setup(2), 1, compile=False)


def test_a_game_that_wants_the_state_behind_the_gates_is_not_a_game_by_its_types(tmp_path):
    """mypy refuses it wherever a Game is asked for."""
    code = """
        from collections.abc import Sequence

        from tests.core.private_hands import Action, Face, PrivateHands, State, View
        from wurf.core.game import Game, IllegalAction
        from wurf.core.shown import Event, Offer, Preview

        class Honest(PrivateHands): ...

        class Offers(PrivateHands):
            def offer(self, state: State) -> Offer: ...  # type: ignore[override]

        class Tells(PrivateHands):
            def events(self, before: State, learned: object, after: State) -> list[Event]: ...  # type: ignore[override]

        class Refuses(PrivateHands):
            def refusal(self, state: State, action: Action) -> IllegalAction: ...  # type: ignore[override]

        class Shows(PrivateHands):
            def face(self, state: State) -> Face: ...  # type: ignore[override]

        class Draws(PrivateHands):
            def text(self, state: State, names: Sequence[str]) -> str: ...  # type: ignore[override]

        class Guesses(PrivateHands):
            def determinize(self, state: State, rng: int) -> State: ...  # type: ignore[override]

        class Promises(PrivateHands):
            def preview(self, state: State, action: Action) -> Preview: ...  # type: ignore[override]

        honest: Game[State, Action, View] = Honest()
        offers: Game[State, Action, View] = Offers()
        tells: Game[State, Action, View] = Tells()
        refuses: Game[State, Action, View] = Refuses()
        shows: Game[State, Action, View] = Shows()
        draws: Game[State, Action, View] = Draws()
        guesses: Game[State, Action, View] = Guesses()
        promises: Game[State, Action, View] = Promises()
    """
    snippet = tmp_path / "snippet.py"
    snippet.write_text(textwrap.dedent(code))
    root = Path(__file__).parents[2]
    options = ["--config-file", "pyproject.toml", "--disable-error-code", "empty-body"]
    done = subprocess.run(
        [sys.executable, "-m", "mypy", *options, str(snippet)],
        cwd=root,
        env=os.environ | {"MYPYPATH": "src"},
        capture_output=True,
        text=True,
        check=False,
    )
    # By the file's name alone: mypy repeats what it said of the same text in another run, with the path of then.
    wrong = [line for line in done.stdout.splitlines() if f"{snippet.name}:" in line and "error:" in line]
    expected = ["Offers", "Tells", "Refuses", "Shows", "Draws", "Guesses", "Promises"]
    assert len(wrong) == len(expected), done.stdout
    for line, name in zip(wrong, expected, strict=True):
        assert f'"{name}"' in line


@pytest.mark.parametrize("id", all_games())
def test_every_game_has_mypy_check_that_it_is_one(id):
    """Games are loaded by name, which types cannot follow: each says it in its own file."""
    file = Path(str(import_module(package_of(id)).__file__))
    assert "_game: Game[State, Action, View] = game()" in file.read_text(encoding="utf-8")
