"""What the page and the log get: faces, offers with reasons, refusals that name their rule, and events."""

import pytest

from tests.games.scratch_island.table import (
    CELLS,
    act,
    alone,
    begun,
    game,
    island,
    lay,
    layout,
    offered,
    placing,
    player,
    position,
    scratch,
)
from tests.games.scratch_island.table import told as told_of
from tests.games.scratch_island.test_counts import random_game
from tests.in_turn import in_turn
from wurf.core.game import IllegalAction, Setup
from wurf.core.telling import tell
from wurf.core.text import LANGUAGES, say
from wurf.games.scratch_island.actions import Action, Kind, cell_name, decode, encode
from wurf.games.scratch_island.grid import STRIDE, added, lone, without
from wurf.games.scratch_island.maps import cells_in
from wurf.games.scratch_island.state import OVER, PLACE

PLAIN = island()
ROCKY = ". . . . . .\n. .|^ . . .\n. . ^ . . ."


def hand(dice="bar pickaxe domino corner", path="b2", drawing=ROCKY, **more):
    """A roller with the first two dice in hand."""
    return alone(drawing, path, dice=dice, hand="b1 b2", **more)


def second():
    """The second player is to take one of two dice."""
    return position((PLAIN, player("g5")), (PLAIN, player("g5")), free="b1 o1", active=1)


def why(state, *what, kind=Kind.PLACE, seat=None):
    """The rule and the sentence with which an action is refused."""
    if isinstance(what[0], Action):
        action = what[0]
    else:
        action = game.parse(what[0]) if len(what) == 1 else placing(state, *what, kind=kind)
    with pytest.raises(IllegalAction) as error:
        game.apply(state, state.active if seat is None else seat, action)
    for language in LANGUAGES:
        assert say(error.value.message, language) not in ("", error.value.message.id)
    return error.value.rule, error.value.message.id.removeprefix("scratch_island-")


def told(before, *actions):
    """The events of the last action."""
    return told_of(act(before, *actions[:-1]), game.parse(actions[-1]))


# Refusals


@pytest.mark.parametrize(
    ("state", "what", "kind", "expected"),
    [
        (act(begun(2), "roll 1 1 1 1"), ["take b1"], None, ("S9", "why-take")),
        (act(begun(2), "roll 1 1 1 1"), ["take b1 y"], None, ("S9", "why-take")),
        (second(), ["take b1 o1"], None, ("S10", "why-take")),
        (hand(), ["take b1 b2"], None, ("S11", "why-place-first")),
        (hand(), ["scratch b1"], None, ("S11", "why-place-first")),
        (hand(), ["pass o1"], None, ("S9", "why-die")),
        (hand(), ["place o1 domino1 c1"], None, ("S9", "why-die")),
        (hand(), ["place b1 domino1 c1"], None, ("S7", "why-motif")),
        (hand(), ["place b1 bar1 l2"], None, ("S11", "why-outside")),
        (hand(), ["place b1 bar2 b10"], None, ("S11", "why-outside")),
        (hand(), ("b1", "e5 e6 e7"), Kind.PLACE, ("S12", "why-apart")),
        (hand(), ("b1", "b3 c3 d3"), Kind.PLACE, ("S13", "why-rock")),
        (hand(), ("b1", "a1 a2 a3"), Kind.PLACE, ("S13", "why-locked")),
        (hand(), ("b2", "c2"), Kind.PLACE, ("S13", "why-wall")),
        (hand(path=""), ("b1", "b3 b4 b5"), Kind.PLACE, ("S14", "why-boat")),
        (hand(), ("b1", "b2 b3 b4"), Kind.PLACE, ("S15", "why-scratched")),
        (hand("bar domino bar bar"), ("b1", "c2 d2 e2"), Kind.COMBINE, ("S17", "why-combine")),
        (hand(), ("b1", "b3 b4 b5"), Kind.COMBINE, ("S17", "why-one-rock")),
        (hand(), ("b1", "c2 c3 c4"), Kind.COMBINE, ("S17", "why-one-rock")),
        (hand(), ("b1", "c2 d2 e2"), Kind.COMBINE, ("S13", "why-wall")),
        (hand(path="h8"), ("b1", "c2 d2 e2"), Kind.COMBINE, ("S12", "why-apart")),
        (lay(hand(), "b1", "b3 b4 b5"), ["scratch b4"], None, ("S12", "why-not-yet")),
        (lay(hand(), "b1", "b3 b4 b5"), ["scratch b1"], None, ("S12", "why-not-motif")),
        (lay(hand(), "b1", "b3 b4 b5"), ["pass b2"], None, ("S12", "why-not-motif")),
        (hand()._replace(phase=OVER), ["pass b1"], None, ("S21", "error-game-over")),
        (begun(2), ["take b1 b2"], None, ("S10", "error-not-your-turn")),
    ],
)  # fmt: skip
def test_an_illegal_action_names_the_rule_it_breaks(state, what, kind, expected):
    assert why(state, *what, kind=kind) == expected


def test_a_refused_action_changes_nothing():
    before = hand()
    copy = before._replace()
    why(before, "b1", "b3 c3 d3")
    assert before == copy


def test_sentences_say_which_key_and_which_motif():
    locked = game.why(game.view(hand(), 0), f"b1 1 {11 * 11 - 1}")  # a bar of three that ends on m11
    assert say(locked, "en") == "You have not yet found the yellow key for this chest."
    assert say(locked, "de") == "Für diese Truhe hast du den gelben Schlüssel noch nicht gefunden."
    assert say(locked, "es") == "Aún no has encontrado la llave amarilla de este cofre."
    with pytest.raises(IllegalAction) as error:
        game.apply(hand(), 0, game.parse("place b1 domino1 c1"))
    assert say(error.value.message, "en") == "This die shows another motif: bar of three."


@pytest.mark.parametrize(
    "action",
    [
        Action(Kind.TAKE, (0, 0)),
        Action(Kind.TAKE, (0, 5)),
        Action(Kind.PLACE, (0, 1)),
        Action(Kind.PLACE, (7,)),
        Action(Kind.PLACE, (0,), orientation=256),
        Action(Kind.PLACE, (0,), cell=-1),
        Action(Kind.SCRATCH, cell=168),
        Action(Kind.PASS),
    ],
)
def test_an_action_that_no_rule_knows_is_refused(action):
    assert why(hand(), action) == ("", "error-action")


def test_a_cell_in_the_empty_bits_of_a_row_is_no_cell():
    state = alone(path="m5", dice="pickaxe domino", hand="b1 b2")
    for cell in (4 * STRIDE + 13, 11 * STRIDE):
        assert why(state, Action(Kind.PLACE, (0,), 0, cell)) == ("S11", "why-outside")
    assert why(lay(state, "b1", "l5"), Action(Kind.SCRATCH, cell=4 * STRIDE + 13)) == ("S12", "why-not-motif")


# Offers


def reason(state, action):
    """The sentence that the page is told for a place on the island; None where it fits."""
    lying, dice = layout.orientations[action.orientation], game.layout.notation.dice
    both = "+".join(name for die, name in enumerate(dice) if state.hand >> die & 1)
    source = both if action.kind is Kind.COMBINE else dice[action.dice[0]]
    number = action.orientation - layout.tables.first[lying.motif] + 1
    row, column = divmod(action.cell, STRIDE)
    columns = 13 - max(right for _, right in lying.squares)
    return game.why(game.view(state, state.active), f"{source} {number} {row * columns + column}")


def inside(action):
    row, column = divmod(action.cell, STRIDE)
    return all(
        column + right < 13 and row + down < 11 for down, right in layout.orientations[action.orientation].squares
    )


@pytest.mark.parametrize("seed", in_turn(range(4), 2))
def test_the_reason_that_the_page_finds_is_the_one_that_the_rules_give(seed):
    """For every place on the island of every die in hand, in positions of random games."""
    looked = 0
    for number, state in enumerate(random_game(1 + seed % 4, seed, cap=12)):
        if state.phase != PLACE or number % 5:
            continue
        legal = set(game.legal(state, state.active))
        for kind, die in {(action.kind, action.dice[0]) for action in legal if action.kind is not Kind.PASS}:
            first, end = layout.tables.first[state.faces[die]], layout.tables.first[state.faces[die] + 1]
            for orientation in range(first, end):
                for cell in layout.figures.cells[number % 17 :: 17]:
                    action = Action(kind, (die,), orientation, cell)
                    if not inside(action):
                        assert game.refusal(game.view(state, state.active), action).message.id.endswith("why-outside")
                    elif action in legal:
                        assert reason(state, action) is None
                    else:
                        expected = game.refusal(game.view(state, state.active), action).message
                        assert reason(state, action) == expected, game.write(action)
                        looked += 1
    assert looked > 50


def test_reasons_are_told_only_of_dice_that_fit_somewhere():
    for number, state in enumerate(random_game(2, 5, cap=6)):
        offer = offered(state) if state.phase == PLACE and number % 3 == 0 else None
        if offer is not None:
            fitting = {choice.source for choice in offer.choices if choice.kind != "pass"}
            view = game.view(state, state.active)
            told = {
                die for die in game.layout.notation.dice for at in range(0, 140, 9) if game.why(view, f"{die} 1 {at}")
            }
            assert told <= fitting


@pytest.mark.parametrize("seed", range(3))
def test_S12_S13_S14_a_choice_tells_an_order_in_which_its_cells_can_be_scratched(seed):
    tried = 0
    for number, state in enumerate(random_game(2, seed, cap=8)):
        if state.phase != PLACE or number % 3:
            continue
        laying = [choice for choice in offered(state).choices if choice.kind != "pass"]
        for choice in laying[:: max(1, len(laying) // 5)]:
            after = act(state, choice.action)
            assert sorted(choice.cells) == sorted(map(cell_name, cells_in(after.motif)))
            for cell in choice.cells:
                assert f"scratch {cell}" in {option.action for option in offered(after, state.active).choices}
                scratched = after._replace(
                    players=tuple(
                        one._replace(path=added(one.path, lone(CELLS[cell]))) if seat == state.active else one
                        for seat, one in enumerate(after.players)
                    ),
                    motif=without(after.motif, lone(CELLS[cell])),
                )
                after = scratched
            tried += 1
    assert tried > 10


def test_S14_the_way_of_the_picture_begins_at_the_boat_and_reaches_a_cross():
    sheet = game.sheet()
    assert sheet.way[0] == sheet.picture.boat
    assert len(set(sheet.way)) == len(sheet.way)
    assert [cell for cell in sheet.way if cell in sheet.picture.crosses] == [sheet.way[-4]]
    assert not set(sheet.way) & set(sheet.picture.rocks)


def test_no_offered_target_has_a_reason_against_it():
    for state in random_game(2, 3, cap=3):
        if state.phase != OVER:
            offer = offered(state)
            view = game.view(state, state.active)
            assert not any(game.why(view, choice.target) for choice in offer.choices[:40])


def test_what_is_offered_is_what_is_legal():
    for state in (act(begun(2), "roll 1 2 3 4"), hand(), lay(hand(), "b1", "b3 b4 b5")):
        offer = offered(state, 0)
        assert {choice.action for choice in offer.choices} == {game.write(a) for a in game.legal(state, 0)}
        assert not offered(state, 1 if len(state.players) > 1 else 5).choices


def test_a_choice_says_what_it_does_where_and_with_which_dice():
    choices = {choice.action: choice for choice in offered(hand(path="b2 b1"), 0).choices}
    place = choices["place b1 bar2 b3"]
    assert (place.kind, place.target, place.source) == ("place", "bar2 b3", "b1")
    assert place.cells == ("b3", "b4", "b5")
    both = choices["combine b1 bar1 b3"]
    assert (both.kind, both.target, both.source) == ("combine", "bar1 b3", "b1+b2")
    aside = choices["pass b2"]
    assert (aside.kind, aside.target, aside.source, aside.cells) == ("pass", "", "b2", ())
    taking = {choice.action: choice for choice in offered(act(begun(2), "roll 1 2 3 4"), 0).choices}
    assert (taking["take b1 o2"].kind, taking["take b1 o2"].target) == ("take", "b1 o2")
    scratching = offered(lay(hand(), "b1", "b3 b4 b5"), 0).choices
    assert [(choice.kind, choice.target) for choice in scratching] == [("scratch", "b3")]


def test_two_dice_that_cannot_be_combined_say_why():
    pocket = ". . . .\n  - -\n.|. .|.\n  - -"

    def together(state):
        return game.why(game.view(state, 0), "b1+b2")

    assert together(hand("square bar bar bar")).id == "scratch_island-why-combine"
    nowhere = together(hand("square pickaxe bar bar", drawing=pocket))
    assert nowhere.id == "scratch_island-why-combine-nowhere"
    assert together(hand(path="b2 b1")) is None


@pytest.mark.parametrize(
    "place", ["", "b1", "b1 0 0", "b1 99 0", "b1 1 9999", "b1 1 -1", "b1 1 1 1", "x y z", "elsewhere"]
)
def test_a_place_that_is_none_has_no_reason(place):
    assert game.why(game.view(hand(), 0), place) is None


@pytest.mark.parametrize(
    ("state", "seat", "prompt"),
    [
        (game.start(Setup(2)), 0, "roll"),
        (begun(2), 0, "roll"),
        (act(begun(2), "roll 1 1 1 1"), 0, "take-two"),
        (act(begun(2), "roll 1 1 1 1"), 1, "wait"),
        (second(), 1, "take"),
        (hand(path=""), 0, "first"),
        (hand(), 0, "place"),
        (hand("square bar bar bar", drawing=". . . .\n  - -\n.|. .|.\n  - -"), 0, "pass"),
        (lay(hand(), "b1", "b3 b4 b5"), 0, "scratch"),
        (hand()._replace(phase=OVER), 0, "over"),
    ],
)
def test_there_is_always_a_line_that_says_what_to_do(state, seat, prompt):
    message = offered(state, seat).prompt
    assert message.id == f"scratch_island-prompt-{prompt}"
    for language in LANGUAGES:
        assert say(message, language) != message.id


# Events

FINDS = island(". x .\n. . .", hidden="b1 red key, b2 coin, c2 shell, d2 snake")


@pytest.mark.parametrize(
    ("island_", "cell", "kinds"),
    [
        (PLAIN, "b1", ["sand"]),
        (island(". ^"), "b1", ["rock"]),
        (island(". x"), "b1", ["nothing"]),
        (island("", "b1 snake"), "b1", ["snake"]),
        (island(". x", "b1 red key"), "b1", ["key"]),
        (island("", "b1 shell"), "b1", ["treasure"]),
        (island("", "b1 coin"), "b1", ["treasure", "reward"]),
        (PLAIN, "a2", ["chest"]),
    ],
)
def test_every_find_is_told(island_, cell, kinds):
    path, keys = ("c1", "") if cell == "b1" else ("a2", "blue")
    target = "a1" if kinds == ["chest"] else cell
    state = position(
        (island_, player(path, keys)), (PLAIN, player("g5")), dice="pickaxe bar bar bar", hand="b1", free="o1"
    )
    events = told(lay(state, "b1", target), f"scratch {target}")
    assert [event.kind for event in events] == kinds
    assert {event.seat for event in events} == {0}
    assert events[0].at == (target,)
    assert sum(event.points for event in events) == {"chest": 3, "reward": 1}.get(kinds[-1], 0)
    for event in events:
        for language in LANGUAGES:
            sentence = tell(event, ("Ana", "Ben"), language=language)
            assert sentence != event.message.id
            assert "{" not in sentence
            assert sentence != tell(event, ("Ana", "Ben"), event.seat, language)


def test_a_symbol_that_comes_too_late_is_told_as_such():
    seats = (island("", "h5 coin"), player("g5")), (PLAIN, player("g5"))
    state = position(*seats, dice="pickaxe bar bar bar", hand="b1", free="o1", rewards="coin 2")
    assert [event.kind for event in told(lay(state, "b1", "h5"), "scratch h5")] == ["treasure-idle"]


def test_the_deal_the_roll_and_what_is_taken_are_told():
    start = game.start(Setup(2, {"edition": 1}))
    deal = told(start, "deal 1 2 first 2 edition 1")
    assert [(event.kind, event.seat) for event in deal] == [("deal", None), ("begin", 1)]
    assert [(event.kind, event.seat) for event in told(begun(2), "roll 1 2 3 4")] == [("roll", 0)]
    took = told(act(begun(2), "roll 3 6 1 1"), "take b1 b2")
    assert tell(took[0], ("Ana", "Ben"), 0, "en") == "You take two dice: bar of three and pickaxe."
    assert tell(took[0], ("Ana", "Ben"), 1, "de") == "Ana nimmt zwei Würfel: Dreierreihe und Spitzhacke."
    assert tell(told(second(), "take b1")[0], ("Ana", "Ben"), 0, "es") == "Ben toma un dado: dominó."


def test_what_is_laid_combined_and_put_aside_is_told():
    laid = told_of(hand(), placing(hand(), "b1", "b3 b4 b5"))
    assert [(event.kind, event.at) for event in laid] == [("place", ("b3", "b4", "b5"))]
    before = hand(path="b2 b1")
    action = placing(before, "b1", "b3 c3 d3", Kind.COMBINE)
    both = told_of(before, action)
    assert [(event.kind, event.at) for event in both] == [("combine", ("b3", "c3", "d3"))]
    assert [event.kind for event in told(hand(), "pass b2")] == ["pass"]


def test_the_end_is_told_with_its_reason():
    almost = player("b1", keys="blue red green yellow", opened="red green yellow", points=15)
    chests = lay(position((PLAIN, almost), dice="pickaxe bar bar bar", hand="b1"), "b1", "a1")
    assert [event.kind for event in told(chests, "scratch a1")] == ["chest", "all-chests", "over"]
    assert told(chests, "scratch a1")[-1].message.id == "scratch_island-event-over-chests"
    cap = position((PLAIN, player("g5")), hand="b1", round=60)
    assert told(cap, "pass b1")[-1].message.id == "scratch_island-event-over-cap"
    pocket = island(". . . .\n  - -\n.|. .|.\n  - -")
    stuck = lay(position((pocket, player("b2")), dice="pickaxe bar bar bar", hand="b1"), "b1", "c2")
    assert [event.kind for event in told(stuck, "scratch c2")] == ["sand", "stuck", "over"]
    assert told(stuck, "scratch c2")[-1].message.id == "scratch_island-event-over-stuck"


# The face


def test_the_face_shows_the_dice_and_where_they_are():
    state = position((PLAIN, player("g5")), dice="bar domino corner pickaxe", hand="b1", free="o1 o2")
    face = game.face(game.view(state, 0))
    assert [(die.name, die.motif, die.place) for die in face.dice] == [
        ("b1", "bar", "hand"),
        ("b2", "domino", "used"),
        ("o1", "corner", "table"),
        ("o2", "pickaxe", "table"),
    ]
    assert [(die.motif, die.place) for die in game.face(game.view(begun(2), 0)).dice] == [(None, "cup")] * 4


def test_the_face_shows_what_is_printed_and_what_is_uncovered():
    mine = player("b1 b2 c2 a1", keys="red blue", opened="blue", found="coin", points=4)
    drawn = {**FINDS, "rocks": "d1", "walls": "a1s"}
    state = position((drawn, mine), (PLAIN, player()), hand="b1", rewards="coin 1, gem 2")
    face = game.face(game.view(state, 1))
    shown = face.players[0]
    assert (shown.island.boat, shown.island.rocks, shown.island.crosses) == ("g1", ("d1",), ("b1",))
    assert shown.island.walls == ("a1s",)
    assert [(chest.cell, chest.colour) for chest in shown.island.chests] == [
        ("a1", "blue"), ("m1", "red"), ("a11", "green"), ("m11", "yellow")
    ]  # fmt: skip
    finds = {find.cell: (find.what, find.detail) for find in shown.uncovered}
    assert finds == {
        "a1": ("chest", "3"),
        "b1": ("key", "red"),
        "b2": ("treasure", "coin"),
        "c2": ("treasure", "shell"),
    }
    assert (shown.hidden, shown.map) == ((), "")
    assert (shown.keys, shown.points) == (("blue", "red"), 4)
    assert [(chest.colour, chest.points) for chest in shown.opened] == [("blue", 3)]
    assert [(row.found, row.owner) for row in shown.rows] == [(1, 0), (0, None), (0, 1), (0, None)]
    assert (face.players[1].uncovered, face.players[1].points) == ((), 0)


def test_at_the_end_all_that_was_hidden_is_shown_and_the_map_is_named():
    state = position(({**FINDS, "number": 17}, player("b1")), hand="b1")._replace(phase=OVER, edition=(3, 0, 0))
    shown = game.face(game.view(state, 0)).players[0]
    assert shown.map == "17/3"
    assert {(find.cell, find.what) for find in shown.hidden} == {
        ("b2", "treasure"), ("c2", "treasure"), ("d2", "snake"),
        ("a1", "chest"), ("m1", "chest"), ("a11", "chest"), ("m11", "chest"),
    }  # fmt: skip


def test_the_face_tells_when_the_last_round_is_on():
    state = position((PLAIN, player("g5", finished=1)), hand="b1")
    assert game.face(game.view(state, 0)).last
    assert not game.face(game.view(hand(), 0)).last


def test_the_cells_to_scratch_are_in_the_face():
    assert game.face(game.view(scratch(lay(hand(), "b1", "b3 b4 b5"), "b3"), 0)).motif == ("b4", "b5")


# Texts


@pytest.mark.parametrize(
    "text",
    [
        "take b1 o2",
        "take y",
        "place o1 l3 c5",
        "combine b2 square1 m11",
        "pass y",
        "scratch c6",
        "roll 1 4 2 6",
        "roll 6 6 6 6 6",
        "deal 17 42 first 2 edition 1",
        "deal 48 1 2 3 first 4 edition 4503603922337791",
        "deal 48 1 2 3 first 4 edition 7zzzzz-zzzzz-zzzzz-zzzzz-zzzzz",
    ],
)
def test_every_action_has_a_text_and_a_number(text):
    assert game.write(game.parse(text)) == text
    assert decode(encode(game.parse(text))) == game.parse(text)


@pytest.mark.parametrize(
    "text",
    ["", "take", "take b1 b2 o1", "take b3", "place b1 l3", "place b1 l9 c5", "place b1 l3 n5", "place b1 l3 a12",
     "combine", "pass", "pass b1 b2", "scratch", "scratch z9", "scratch C6", "roll", "roll 0", "roll 7",
     "roll 1 1 1 1 1 1",     "deal first 1 edition 1", "deal 1 2 first 5 edition 1", "deal 1 2 first 1",
     "deal 100 first 1 edition 1", "pass b1 "],
)  # fmt: skip
def test_a_text_that_means_no_action_is_refused(text):
    with pytest.raises(IllegalAction) as error:
        game.parse(text)
    assert error.value.message.id == "scratch_island-error-notation"


def test_a_cell_is_named_by_its_column_and_row():
    assert (CELLS["a1"], CELLS["m1"], CELLS["a11"], CELLS["c6"]) == (0, 12, 10 * STRIDE, 5 * STRIDE + 2)


def test_the_account_lists_chests_and_rewards():
    mine = player("a1 b1 m11", keys="blue yellow", opened="blue yellow", points=11)
    state = position((PLAIN, mine), hand="b1", rewards="shell 1")._replace(phase=OVER)
    lines = [(say(line.message, "en"), line.points) for line in game.result(state).accounts[0]]
    assert lines == [("Blue chest", 3), ("Yellow chest", 6), ("Reward for shells", 2)]
    assert sum(points for _, points in lines) == mine["points"]


def test_the_terminal_shows_every_island():
    state = position((FINDS, player("b1 b2")), (PLAIN, player("g5")), hand="b1")
    text = game.text(game.view(state, 0), ["Ann", "Ben"])
    assert "Ann" in text
    assert "Ben" in text
    assert "[red]kr[/]" in text
