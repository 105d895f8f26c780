"""What the page and the log get: faces, offers with reasons, and events told from what changed."""

import pytest

from tests.games.loot.table import act, game, player, position, roll
from tests.games.loot.table import told as events_of
from wurf.core.game import IllegalAction, Setup
from wurf.core.text import LANGUAGES, Message, say
from wurf.games.loot.actions import Action, Kind, decode, encode
from wurf.games.loot.state import OVER


def told(before, *actions):
    """The events of the turn's last action, as (seat, kind, points)."""
    for seat, action in enumerate(actions):
        events = events_of(before, seat, action)
        before = game.apply(before, seat, game.parse(action))
    return [(event.seat, event.kind, event.points) for event in events]


def test_a_sealed_choice_tells_only_that_it_was_made():
    state = position(player("d4"), player("d4"), die=2)
    for viewer in (0, 1, None):
        one, other = (events_of(state, 0, action, viewer) for action in ("b4", "f4"))
        assert one == other
        assert [event.kind for event in one] == ["chosen"]


def test_L9_a_sealed_choice_is_revealed_to_its_own_seat_alone_until_the_turn_resolves():
    state = position(player("d4"), player("d4"), die=2)
    after = act(state, "b4")
    assert game.revealed(state, 0, game.parse("b4"), after, 0) == ((0, game.parse("b4")),)
    for viewer in (1, None):
        assert game.revealed(state, 0, game.parse("b4"), after, viewer) == ((0, None),)
        resolved = game.revealed(after, 1, game.parse("f4"), game.apply(after, 1, game.parse("f4")), viewer)
        assert resolved == ((0, game.parse("b4")), (1, game.parse("f4")))


def test_the_last_choice_tells_the_whole_turn():
    before = player("c2", slashes="b1 c2 c3 c4 c5 c6 c7", track="3 4")
    events = told(position(before, player("d4", crosses="d3", slashes="d5")), "c1", "d5")
    assert events == [
        (0, "slash", 0),
        (0, "column", 3),
        (0, "circle", 2),
        (0, "track", 5),
        (1, "cross", 0),
    ]


def test_rewards_and_abilities_are_told():
    assert told(position(player("f4", "b1 c1")), "f3") == [
        (0, "slash", 0),
        (0, "circle", 1),
        (0, "line", 0),
        (0, "track", 1),
    ]
    assert told(position(player("c4", slashes="d1")), "d4") == [(0, "slash", 0), (0, "bar", 0)]
    assert told(position(player("d4", nudges=1), die=2), "d7 nudge")[:2] == [(0, "slash", 0), (0, "used", 0)]
    assert told(position(player("d4"), die=5), "put a1") == [(0, "put", 0)]


def test_the_end_is_told_with_its_reason():
    last = position(player("c2", slashes="b1", track="1 1 1 1 1 1"))
    events = events_of(last, 0, "c1")
    assert (events[-1].kind, events[-1].message.id) == ("over", "loot-event-over")
    assert [(event.kind, event.points) for event in events[-3:-1]] == [("track", 2), ("bonus", 3)]
    assert [event.message.args["total"] for event in events[-3:-1]] == [8, 11]
    capped = position(player("d4"), turn=9, cap=9)
    assert events_of(capped, 0, "c4")[-1].message.id == "loot-event-cap"


def test_points_of_the_accounts_add_up():
    before = player("c2", slashes="b1 c2 c3 c4 c5 c6 c7")
    state = act(position(before, player("c2", slashes="b1", track="1 1 1 1 1 1")), "c1", "c1")
    assert state.phase == OVER
    result = game.result(state)
    for points, account in zip(result.points, result.accounts, strict=True):
        assert sum(line.points for line in account) == points
    assert [line.message.id for line in result.accounts[1]] == ["loot-account-circles", "loot-account-bonus"]


def test_the_offer_gives_every_cell_an_action_or_a_reason():
    state = position(player("d4", crosses="d5", nudges=1), die=1)
    view = game.view(state, 0)
    offer, cells = game.offer(view), [f"{column}{row}" for column in "abcdefg" for row in range(1, 8)]
    targets = {choice.target for choice in offer.choices}
    refused = {cell: reason for cell in cells if (reason := game.why(view, cell))}
    assert targets.isdisjoint(refused)
    assert len(targets) + len(refused) == 49
    assert refused["d5"].id == "loot-why-cross"
    assert refused["a1"].id == "loot-why-distance"
    assert game.why(view, "h9") is game.why(view, "") is None
    assert offer.prompt.id == "loot-prompt-move"


@pytest.mark.parametrize(
    ("state", "seat", "prompt"),
    [
        (game.start(Setup(2)), 0, "loot-prompt-start"),
        (act(game.start(Setup(2)), "start a1"), 0, "loot-prompt-chosen"),
        (act(game.start(Setup(2)), "start a1", "start a1"), 0, "loot-prompt-roll"),
        (roll(act(game.start(Setup(2)), "start a1", "start a1"), "1 2 3"), 0, "loot-prompt-arrange"),
        (roll(act(game.start(Setup(2)), "start a1", "start a1"), "1 2 3"), 1, "loot-prompt-wait-arrange"),
        (position(player("d4"), die=5), 0, "loot-prompt-stuck"),
        (position(player("d4"), phase="over"), 0, "loot-prompt-over"),
    ],
)
def test_there_is_always_a_line_that_says_what_to_do(state, seat, prompt):
    assert game.offer(game.view(state, seat)).prompt.id == prompt
    for language in LANGUAGES:
        assert say(game.offer(game.view(state, seat)).prompt, language) != prompt


def test_every_refusal_is_a_sentence_in_every_language():
    states = [position(player("d4", crosses="d5", slashes="a1"), die=die) for die in (1, 2, 5)]
    states.append(game.start(Setup(1)))
    for state in states:
        for kind in Kind:
            for cell in (0, 27, 31, 38, 60):
                action = Action(kind, cell)
                if action in game.legal(state, 0):
                    continue
                with pytest.raises(IllegalAction) as error:
                    game.apply(state, 0, action)
                for language in LANGUAGES:
                    assert say(error.value.message, language) != error.value.message.id


def test_the_face_shows_which_rewards_are_earned_and_which_are_spent():
    """Red has two circles (a nudge), and two Meeps are visited (1 point and a nudge); one nudge is left."""
    state = position(player("g4", "b1 c1 f3 d1 d4", nudges=1))
    face = game.face(game.view(state, 0)).players[0]
    assert face.lines == ("spent", "", "", "", "", "", "", "")
    assert face.bar == ("earned", "earned", "", "", "", "", "", "", "")


def test_the_face_shows_the_track_as_running_totals():
    first = act(position(player("c2", slashes="b1"), dice="1 2 1"), "c1")
    second = act(roll(first, "6"), "c3")
    third = act(roll(second, "6"), "d3")
    assert game.face(game.view(third, 0)).players[0].track == (2, 3)


def test_L22_at_the_end_everyone_has_the_total_in_the_last_field_with_or_without_the_bonus():
    nearly, other = player("c2", slashes="b1", track="1 1 1 1 1 1"), player("d4", track="5")
    before = position(nearly, other)
    ada, otto = game.face(game.view(act(before, "c1", "c4"), None)).players
    assert (ada.track[-1], len(ada.track), ada.final) == (8, 7, 11)
    assert (otto.track, otto.final) == ((5,), 5)
    assert [player.final for player in game.face(game.view(before, None)).players] == [None, None]


def test_a_face_holds_only_the_viewers_own_choice():
    state = act(position(player("d4"), player("d4"), die=2), "b4")
    assert game.face(game.view(state, 0)).choices[0] == "b4"
    for viewer in (1, None):
        other = game.face(game.view(state, viewer))
        assert (other.chosen[0], other.choices[0]) == (True, None)


@pytest.mark.parametrize(
    "text", ["a4", "g7 nudge", "a1 wrap", "put d4", "start a1", "dice 5 3 2", "roll 3 5 2", "roll 4"]
)
def test_every_action_has_a_text_and_a_number(text):
    assert game.write(game.parse(text)) == text
    assert decode(encode(game.parse(text))) == game.parse(text)


@pytest.mark.parametrize("text", ["", "a8", "h1", "A1", "a1 hop", "dice 5 3", "dice 7 1 1", "roll 0", "put", "a1 "])
def test_a_text_that_means_no_action_is_refused(text):
    with pytest.raises(IllegalAction):
        game.parse(text)


@pytest.mark.parametrize(
    ("language", "one", "two"),
    [("en", "nudge", "2 nudges"), ("de", "Schubs", "2 Schubse"), ("es", "empujón", "2 empujones")],
)
def test_what_somebody_holds_has_a_plural(language, one, two):
    assert [say(Message("loot-nudge", {"count": count}), language) for count in (1, 2)] == [one, two]
