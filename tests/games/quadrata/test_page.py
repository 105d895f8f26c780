"""What the page and the log get: faces, offers with reasons, refusals that name their rule, and events."""

import pytest

from tests.games.quadrata.table import act, game, place, player, position, told, without
from tests.games.quadrata.test_rules import ALL_BUT_ONE
from wurf.core.game import IllegalAction, Setup
from wurf.core.telling import tell
from wurf.core.text import LANGUAGES, say
from wurf.games.quadrata.actions import Action, Kind, decode, encode
from wurf.games.quadrata.state import OVER


def why(state, action, seat=None):
    """The rule and the sentence with which an action is refused."""
    seat = state.active if seat is None else seat
    with pytest.raises(IllegalAction) as error:
        game.apply(state, seat, game.parse(action) if isinstance(action, str) else action)
    for language in LANGUAGES:
        assert say(error.value.message, language) not in ("", error.value.message.id)
    return error.value.rule, error.value.message.id.removeprefix("quadrata-")


EMPTY = position(player(), player(), die=3)
LYING = position(player("3 B2e1"), player("4t A1n0", "4p"), die=3)


def fours(mine, other):
    """A four is rolled, and the supply has none."""
    return position(mine, other, die=4, supply=without("4"))


def joker(mine, other):
    return position(mine, other, die=6, joker=1, supply="1 2")


@pytest.mark.parametrize(
    ("state", "action", "rule", "sentence"),
    [
        (EMPTY, "2 supply > reserve", "Q7", "why-number"),
        (EMPTY, "2 supply > A1e0", "Q7", "why-number"),
        (EMPTY, "3 reserve > supply", "Q7", "why-not-there"),
        (EMPTY, "3 B2e1 > reserve", "Q7", "why-not-there"),
        (EMPTY, "pass", "Q7", "why-pass"),
        (EMPTY, "3 supply > b2e1", "Q8", "why-outside"),
        (EMPTY, "roll 3", "Q6", "error-not-your-turn"),
        (LYING, "3 supply > B2e1", "Q8", "why-overlap"),
        (LYING, "3 B2e1 > B2e1", "Q8", "why-same-place"),
        (LYING, "3 2:reserve > reserve", "Q9", "why-supply-holds"),
        (LYING, "3 2:B2e1 > reserve", "Q11", "why-supply-holds"),
        (LYING._replace(die=4), "4t 2:A1n0 > reserve", "Q11", "why-supply-holds"),
        (fours(player("", "4p"), player("4t A1n0")), "4t 2:A1n0 > C3n0", "Q11", "why-own-reserve-holds"),
        (fours(player("", "4p"), player("", "4t")), "4t 2:reserve > C3n0", "Q9", "why-own-reserve-holds"),
        (fours(player(), player("4t A1n0", "4p")), "4t 2:A1n0 > C3n0", "Q11", "why-reserve-holds"),
        (fours(player(), player("4t A1n0")), "4t 2:C3n0 > A1n0", "Q7", "why-not-there"),
        (fours(player("5 A1n0"), player("4t A1n0")), "4t 2:A1n0 > A1n0", "Q8", "why-overlap"),
        (joker(player("1 A1n0"), player("", "6")), "6 2:reserve > reserve", "Q13", "why-joker-takes"),
        (joker(player("1 A1e1"), player()), "2 supply > A1e0", "Q8", "why-overlap"),
        (EMPTY._replace(phase=OVER), "3 supply > reserve", "Q5", "error-game-over"),
    ],
)  # fmt: skip
def test_an_illegal_move_names_the_rule_it_breaks(state, action, rule, sentence):
    assert why(state, action) == (rule, sentence)


def test_a_place_beyond_the_edge_is_outside_and_a_text_without_sense_is_no_action():
    for text in ("5 supply > A4n0", "5 supply > D3e1", "6 A1n0 > D4n0"):
        assert why(EMPTY, text) == ("Q8", "why-outside")
    for text in ("5 supply > A1n1", "1 supply > A1n2m", "2 supply > A1n0"):  # it never lies like that
        assert why(EMPTY, text) == ("", "error-notation")


def test_the_sentence_says_which_number_is_still_there():
    state = LYING._replace(die=4)
    with pytest.raises(IllegalAction) as error:
        game.apply(state, 0, game.parse("4t 2:A1n0 > reserve"))
    assert say(error.value.message, "en") == "The supply still holds a 4."
    assert say(error.value.message, "de") == "Im Vorrat ist noch eine 4."


@pytest.mark.parametrize(
    "action",
    [
        Action(Kind.SUPPLY_TO_RESERVE, 2, to=5),
        Action(Kind.SUPPLY_TO_RESERVE, 2, source=5),
        Action(Kind.SUPPLY_TO_RESERVE, 2, other=1),
        Action(Kind.SUPPLY_TO_RESERVE, 15),
        Action(Kind.SUPPLY_TO_RESERVE, 2, other=3),
        Action(Kind.SUPPLY_TO_RESERVE, -1),
    ],
)
def test_an_action_that_no_rule_knows_is_refused(action):
    assert why(EMPTY, action) == ("", "error-action")


def test_an_own_piece_is_not_moved_in_the_name_of_a_seat():
    """Each action has one number only: the other seat is named in taking and robbing alone."""
    second = position(player(), player(), die=3, active=1)
    assert why(second, Action(Kind.SUPPLY_TO_RESERVE, 2, other=1)) == ("", "error-action")


def test_the_offer_gives_every_source_an_action_or_a_reason():
    state = position(player("3 B2e1, 1 D4n0", "2"), player("4t A1n0", "4p"), die=3)
    offer = game.offer(game.view(state, 0))
    sources = {choice.source for choice in offer.choices}
    assert sources == {"3 supply", "3 B2e1"}
    view = game.view(state, 0)
    assert [game.why(view, source) for source in sources] == [None, None]
    refused = [game.why(view, piece) for piece in ("1 D4n0", "2 reserve", "4t 2:A1n0", "square")]
    assert [message.id for message in refused] == [*["quadrata-why-number"] * 3, "quadrata-why-overlap"]
    assert game.why(game.view(state._replace(die=4), 0), "4t 2:A1n0").id == "quadrata-why-supply-holds"
    assert game.why(view, "a horse") is None
    for message in refused:
        assert all(say(message, language) != message.id for language in LANGUAGES)


@pytest.mark.parametrize(
    "state",
    [EMPTY, LYING, fours(player(), player("4t A1n0", "4p")), joker(player("3 B2e1", "3"), player())],
)
def test_a_choice_names_its_piece_where_it_lies_and_whose_it_is(state):
    for choice in game.offer(game.view(state, state.active)).choices:
        action = game.parse(choice.action)
        piece, _, where = choice.source.partition(" ")
        assert choice.piece == piece == game.layout.notation.pieces[action.shape]
        owner, _, inside = where.rpartition(":")
        assert choice.other == (int(owner) - 1 if owner else None)
        assert choice.lies == ("" if inside in ("supply", "reserve") else inside)


def test_a_place_says_in_words_what_its_name_says():
    for spot in game.sheet().places:
        assert spot.name == f"{spot.tile}{spot.direction}{spot.turn}{'m' if spot.flipped else ''}"


def test_choices_say_where_a_piece_comes_from_and_goes():
    state = fours(player(), player("4t A1n0"))
    choice = next(c for c in game.offer(game.view(state, 0)).choices if c.target == "reserve")
    assert choice.action == "4t 2:A1n0 > reserve"
    assert (choice.kind, choice.source) == ("rob-to-reserve", "4t 2:A1n0")


@pytest.mark.parametrize(
    ("state", "seat", "prompt"),
    [
        (game.start(Setup(2)), 0, "roll"),
        (EMPTY, 0, "move"),
        (EMPTY, 1, "wait"),
        (fours(player(), player("", "4t")), 0, "take"),
        (fours(player(), player("4t A1n0")), 0, "rob"),
        (position(player(), player(), die=6, joker=1), 0, "joker"),
        (position(player(), player("6 A1n0"), die=6, joker=1, supply=""), 0, "pass"),
        (EMPTY._replace(phase=OVER), 0, "over"),
    ],
)
def test_there_is_always_a_line_that_says_what_to_do(state, seat, prompt):
    message = game.offer(game.view(state, seat)).prompt
    assert message.id == f"quadrata-prompt-{prompt}"
    for language in LANGUAGES:
        assert say(message, language) != message.id


def ends(action: str) -> tuple[str, ...]:
    """Of a move of the first seat, as everybody may call them."""
    if action == "pass":
        return ()
    piece, way = action.split(" ", 1)
    return tuple(f"{piece} {end if end == 'supply' or ':' in end else f'1:{end}'}" for end in way.split(" > "))


@pytest.mark.parametrize(
    ("before", "action", "kind"),
    [
        (EMPTY, "3 supply > B2e1", "supply-to-square"),
        (EMPTY, "3 supply > reserve", "supply-to-reserve"),
        (position(player("", "3"), player(), die=3), "3 reserve > B2e1", "reserve-to-square"),
        (position(player("", "3"), player(), die=3), "3 reserve > supply", "reserve-to-supply"),
        (LYING, "3 B2e1 > reserve", "square-to-reserve"),
        (LYING, "3 B2e1 > supply", "square-to-supply"),
        (LYING, "3 B2e1 > C2e1", "within-square"),
        (fours(player(), player("", "4t")), "4t 2:reserve > A1n0", "take-to-square"),
        (fours(player(), player("", "4t")), "4t 2:reserve > reserve", "take-to-reserve"),
        (fours(player(), player("4t A1n0")), "4t 2:A1n0 > A1n0", "rob-to-square"),
        (fours(player(), player("4t A1n0")), "4t 2:A1n0 > reserve", "rob-to-reserve"),
        (position(player(), player("6 A1n0"), die=6, joker=1, supply=""), "pass", "pass"),
    ],
)  # fmt: skip
def test_every_move_is_told_with_where_the_piece_was_and_is(before, action, kind):
    event = told(before, action)[0]
    assert (event.kind, event.seat) == (kind, 0)
    assert event.other == (1 if kind.startswith(("take", "rob")) else None)
    assert event.at == ends(action)
    for language in LANGUAGES:
        for you in (0, 1, None):
            sentence = tell(event, ("Ana", "Ben"), you, language)
            assert sentence != event.message.id
            assert ("Ana" in sentence) == (you != 0)
            assert ("Ben" in sentence) == (event.other is not None and you != 1)


def test_rolls_the_joker_and_the_end_are_told():
    assert [e.message.id for e in told(game.start(Setup(2)), "roll 3")] == ["quadrata-event-begin-roll"]
    assert [e.message.id for e in told(game.start(Setup(2)), "roll 6")] == ["quadrata-event-begins"]
    begun = act(game.start(Setup(2)), "roll 6")
    assert [e.message.id for e in told(begun, "roll 6")] == ["quadrata-event-roll"]
    last = position(player(), player(), die=3, supply="1 2 3 4t 5 6")
    assert [e.kind for e in told(last, "3 supply > reserve")] == ["supply-to-reserve", "joker"]


@pytest.mark.parametrize(("rounds", "last"), [(1, ["over"]), (2, [])])
def test_who_filled_the_square_and_everyones_points_are_told(rounds, last):
    for turn in (1, 400):
        state = position(player(ALL_BUT_ONE), player("", "2"), die=1, rounds=rounds, turn=turn)
        events = told(state, "1 supply > C4w3")
        assert [event.kind for event in events] == ["supply-to-square", "filled", "round", "round", *last]
        assert [(event.seat, event.points) for event in events[1:4]] == [(0, 5), (0, 18), (1, -1)]
        assert len(events[2].at) == 13
        assert "1 1:C4w3" in events[2].at
        assert events[3].at == ("2 2:reserve",)


@pytest.mark.parametrize("rounds", [1, 2])
def test_a_round_without_an_end_is_told_as_such(rounds):
    state = position(player(), player("", "2"), die=1, rounds=rounds, turn=400)
    assert [event.kind for event in told(state, "1 supply > reserve")][1] == "cap"


def test_the_face_shows_boards_and_points():
    state = position(player("3 B2e1, 1 D4n0", "2 2", (4,)), player(), die=3, rounds=3, round_=2)
    face = game.face(game.view(state, 0))
    mine = face.players[0]
    assert (face.large, face.phase, face.round, face.die, face.joker) == (True, "move", 2, 3, False)
    assert (mine.pieces, mine.shapes) == (("D4n0", "B2e1"), (0, 2))  # by shape, then by place
    assert (mine.covered, mine.reserve[1], mine.standing, mine.scores, mine.points) == (4, 2, 0, (4,), 4)


@pytest.mark.parametrize(
    "text",
    [
        "3 supply > B2e1",
        "3 supply > reserve",
        "3 reserve > b2e1",
        "4p reserve > supply",
        "3 B2e1 > C1e0m",
        "3 2:reserve > B2e1",
        "4t 3:A1n0 > reserve",
        "pass",
        "roll 4",
    ],
)
def test_every_action_has_a_text_and_a_number(text):
    assert game.write(game.parse(text)) == text
    assert decode(encode(game.parse(text))) == game.parse(text)


def test_a_place_is_named_by_its_first_triangle_by_tile_and_direction():
    north_of_b2 = game.layout.places[place("1 B2n0")]
    assert north_of_b2.outline == ((2, 2), (4, 2), (3, 3))
    for unit, name in enumerate(["1 B2n0", "1 B2e1", "1 B2s2", "1 B2w3"], start=20):
        assert game.layout.places[place(name)].units == (unit,)


@pytest.mark.parametrize(
    "text",
    ["", "3", "3 supply", "7 supply > reserve", "3 supply > supply", "3 reserve > reserve", "3 2:supply > reserve",
     "3 5:reserve > reserve", "3 2:reserve > supply", "roll 0", "roll 7", "3 supply > E1n0", "3 supply > A1", "pass "],
)  # fmt: skip
def test_a_text_that_means_no_action_is_refused(text):
    with pytest.raises(IllegalAction):
        game.parse(text)


def test_the_terminal_shows_every_board():
    text = game.text(game.view(LYING, 0), ["Ann", "Ben"])
    assert "Ann" in text
    assert "Ben" in text
    assert text.count("3[/]") == 1 + 3  # the die, and three triangles
    assert text.count("4[/]") == 4


def test_a_beginner_can_ask_whether_the_square_can_still_be_filled():
    assert game.offer(game.view(EMPTY, 0)).hint.id == "quadrata-hint-can"
    nothing_left = position(player("3 B2e1"), player(), die=3, supply="")
    assert game.offer(game.view(nothing_left, 0)).hint.id == "quadrata-hint-cannot"
    assert game.offer(game.view(EMPTY, 1)).hint is None  # whoever is not to move is not told
