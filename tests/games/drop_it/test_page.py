"""What a page gets: the sheet, the face, the offer, sentences; and the forms of an action."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.drop_it.table import box, dealt, dropped, game, kind, let_go, position, rest
from tests.games.drop_it.test_scenes import SCENES
from wurf.core.game import NATURE, IllegalAction
from wurf.core.telling import tell
from wurf.core.text import LANGUAGES, say
from wurf.games.drop_it import judging, page, rules
from wurf.games.drop_it.actions import Drop, Extras, Hand, Joker, Rest
from wurf.games.drop_it.judging import judge
from wurf.games.drop_it.physics import Frame, Path
from wurf.games.drop_it.state import KINDS, OVER, SHAPES
from wurf.server.wire import Choose


def face(state, seat=None):
    return game.face(game.view(state, seat))


def test_the_sheet_has_all_that_is_printed():
    sheet = game.sheet()
    assert [shape.name for shape in sheet.shapes] == ["circle", "square", "rhombus", "triangle"]
    assert [len(shape.outline) for shape in sheet.shapes] == [0, 4, 4, 3]
    assert (len(sheet.lines), len(sheet.circles), len(sheet.segments)) == (7, 8, 20)
    assert (sheet.tolerance, sheet.lift) == (20, 1000)


def steps(end):
    """How far a piece may be held, for every angle."""
    by_angle = [end.start]
    for angle in range(1, 3600):
        by_angle.append(by_angle[-1] + end.moves.count(angle) - end.moves.count(-angle))
    return by_angle


@pytest.mark.parametrize("shape", SHAPES)
def test_D11_the_sheet_tells_for_every_angle_where_a_shape_fits_between_the_walls(shape):
    drops, piece = game.legal(dealt(2), 0), kind(f"red {shape}")
    room = game.sheet().rooms[SHAPES.index(shape)]
    for angle, (least, most) in enumerate(zip(steps(room.least), steps(room.most), strict=True)):
        assert Drop(piece, least, angle) in drops
        assert Drop(piece, most, angle) in drops
        assert Drop(piece, least - 1, angle) not in drops
        assert Drop(piece, most + 1, angle) not in drops


def test_a_room_that_changes_by_two_steps_at_once_is_told_by_two_moves():
    assert page._end([150, 150, 152, 151]) == page.DropItEnd(150, (2, 2, -3))


def test_a_face_shows_the_pile_whose_turn_it_is_and_what_is_left():
    state = dropped(dealt(3, teams=1), "red circle", 60, 17)
    found = face(state)
    assert (found.phase, found.active, found.next, found.turn) == ("drop", 1, (0, 2, 0), 1)
    assert [(p.colour, p.shape, p.x, p.y) for p in found.pile] == [("red", "circle", 6000, 1700)]
    assert [side.seats for side in found.sides] == [(0,), (1, 2)]
    assert found.sides[0].pieces["red circle"] == 2
    assert (found.sides[0].points, found.sides[0].levels, found.sides[0].circles) == (3, 1, 2)


def test_a_face_says_who_has_dropped_each_piece():
    state = dropped(dropped(dealt(3, teams=1), "red circle", 60, 17), "green circle", 120, 17)
    assert [piece.seat for piece in face(state).lying] == [0, 1]


def test_a_face_tells_the_verdict_with_everything_that_touches():
    verdict = face(dropped(dealt(2), "red square", 84, 15)).verdict
    assert (verdict.taboos, verdict.level, verdict.worth, verdict.scored) == (("edge",), 1, 1, 0)
    contact, close = verdict.contacts
    assert (game.sheet().segments[close.segment].name, close.touching, close.gap) == ("floor 3", False, 1000)
    assert game.sheet().segments[contact.segment].name == "floor 2"
    assert (contact.touching, contact.taboos) == (True, ("edge",))


# What the face tells of the pile is what the rules would say of each piece, were it the one just dropped.

FULL = tuple(
    f"{p['colour']} {p['shape']} {p['x'] / 100} {p['y'] / 100} {p['angle'] / 100}" for p in SCENES["full"]["pile"]
)
PILES = (("red square 85 90", "red rhombus 126.2 90"), ("red square 85 90", "red rhombus 126.3 90"), FULL)
VARIANTS = ({}, {"edge": "colours"}, {"beginners": "yes"})


def as_if_each_was_dropped_last(state):
    """Every piece's place in the pile, its verdict, and where the others then are."""
    for at, pose in enumerate(state.pile):
        others = [number for number in range(len(state.pile)) if number != at]
        pile = (*(state.pile[number] for number in others), pose)
        yield at, judge(box, state.variant, pile), others


@pytest.mark.parametrize("pile", PILES, ids=["touch", "miss", "full"])
def test_D19_D21_a_face_tells_of_every_piece_what_its_verdict_would(pile):
    state = position(*pile)
    told = face(state).lying
    assert len(told) == len(state.pile)
    for at, verdict, others in as_if_each_was_dropped_last(state):
        touched = [contact for contact in verdict.contacts if contact.touching]
        assert told[at].level == verdict.level
        assert list(told[at].pieces) == [others[c.piece] for c in touched if c.piece >= 0]
        assert list(told[at].segments) == [c.segment for c in touched if c.segment >= 0]


def test_D21_a_gap_of_the_tolerance_is_told_as_a_touch_and_one_above_it_is_not():
    assert [[lying.pieces for lying in face(position(*pile)).lying] for pile in PILES[:2]] == [[(1,), (0,)], [(), ()]]


@pytest.mark.parametrize("variant", VARIANTS, ids=["shapes", "colours", "beginners"])
def test_D14_D15_D16_D23_D24_what_is_forbidden_is_what_would_break_a_taboo(variant):
    state = position(*FULL, **variant)
    found = 0
    for at, verdict, others in as_if_each_was_dropped_last(state):
        without = tuple(state.pile[number] for number in others)
        forbidden = judging.forbidden(box, state.variant, without, state.pile[at].kind)
        for contact in verdict.contacts:
            told = contact.piece in forbidden.pieces if contact.piece >= 0 else contact.segment in forbidden.segments
            assert told == bool(contact.taboos)
            found += told
    assert found


def test_only_the_seat_that_drops_is_told_what_its_pieces_must_not_touch():
    state = dropped(dealt(2), "red circle", 60, 17)
    assert (face(state).forbidden, face(state, 0).forbidden) == ({}, {})
    told = face(state, 1).forbidden
    assert set(told) == {choice.source for choice in game.offer(game.view(state, 1)).choices}
    assert told["green circle"].pieces == (0,)
    assert told["green square"].pieces == ()
    segments = game.sheet().segments
    assert {segments[number].shape for number in told["green square"].segments} == {"square"}
    assert len(told["green square"].segments) == [segment.shape for segment in segments].count("square")
    assert face(let_go(state, "green circle 100 0"), 1).forbidden == {}


def test_while_a_piece_falls_the_face_shows_where_it_was_let_go():
    falling = let_go(dealt(2), "red square 100 0")
    found = face(falling)
    assert (found.phase, found.verdict) == ("fall", None)
    assert (found.aim.x, found.aim.y) == (10_000, found.ceiling + 1500)


def test_an_offer_has_a_drop_for_every_kind_that_is_left_and_says_why_not_the_others():
    state = dealt(2)
    offer = game.offer(game.view(state, 0))
    assert len(offer.choices) == 8
    for choice in offer.choices:
        assert game.parse(choice.action) in game.legal(state, 0)
        assert choice.action.startswith(choice.source)
    view = game.view(state, 0)
    for shape in ("circle", "square", "rhombus", "triangle"):
        assert all(game.why(view, f"{colour} {shape}") for colour in ("green", "blue"))
        assert not any(game.why(view, f"{colour} {shape}") for colour in ("red", "yellow"))
    assert game.offer(game.view(state, 1)).choices == ()


def test_D11_an_offer_tells_how_a_drop_is_written_so_that_the_page_need_not_know():
    sheet, state = game.sheet(), dealt(2)
    for choice in game.offer(game.view(state, 0)).choices:
        for x, angle in ((10_000, 0), (3010, 35_990)):  # in the units of the sheet
            numbers = (units / sheet.step / 10**sheet.digits for units in (x, angle))
            filled = choice.form.format(
                **{n: f"{v:.{sheet.digits}f}" for n, v in zip(("x", "angle"), numbers, strict=True)}
            )
            assert game.parse(filled) == Drop(kind(choice.source), x // sheet.step, angle // sheet.step)
        assert choice.form.format(x="100.0", angle="0.0") == choice.action


def test_D8_an_offer_of_shares_has_those_that_are_left_and_the_face_their_pieces():
    state = dealt(3, extras=1)
    assert (face(state).active, face(state).next) == (0, (1, 0, 1))
    state = game.apply(state, 0, game.parse("take square rhombus"))
    assert (face(state).active, face(state).next) == (1, (0, 1, 2))
    offer = game.offer(game.view(state, 1))
    assert say(offer.prompt) == "You share blue: which two pieces would you like besides a circle?"
    assert face(state).shares == {
        "take square triangle": ("blue circle", "blue square", "blue triangle"),
        "take rhombus triangle": ("blue circle", "blue rhombus", "blue triangle"),
    }
    assert [(c.action, c.kind, c.target) for c in offer.choices] == [
        (action, "extras", action.removeprefix("take ").replace(" ", "-")) for action in face(state).shares
    ]
    assert game.offer(game.view(state, 0)).choices == ()
    assert "To choose from" in game.text(game.view(state, 0), "ABC")
    after = game.apply(state, 1, game.parse("take square triangle"))
    assert face(after).shares == {}
    learned = ((1, game.parse("take square triangle")),)
    events = game.events(game.view(state, 2), learned, game.view(after, 2))
    assert [(event.kind, event.seat) for event in events] == [("extras", 1), ("extras-left", 2)]
    assert tell(events[1], "ABC", 2) == "You get what is left: a circle, a rhombus and a triangle in blue."


def test_an_offer_of_a_joker_says_what_it_would_bring():
    offer = game.offer(game.view(position("red square 84 15", jokers="yes", phase="joker"), 0))
    assert [choice.action for choice in offer.choices] == ["joker", "no joker"]
    assert str(offer.prompt) == "Taboo! Spend one of your 4 jokers and get 1 point all the same?"


def told(state, action):
    after = game.apply(state, NATURE, action)
    return game.events(game.view(state, None), ((NATURE, action),), game.view(after, None))


@pytest.mark.parametrize(
    ("at", "name", "sentence"),
    [
        ((60, 17), "red circle", "You reach level 1, and bonus circles add 2: 3 points."),
        ((100, 100), "red circle", "You reach level 4: 4 points."),
        ((84, 15), "red square", "You get nothing: the piece touches its own symbol on the edge."),
        ((100, 230), "red circle", "You get nothing: the piece sticks out of the shaft."),
    ],
)
def test_a_fall_is_told_with_its_verdict(at, name, sentence):
    falling = let_go(dealt(2), f"{name} 100 0")
    (event,) = told(falling, rest(falling, *at))
    assert (event.kind, event.seat, tell(event, ("Ana", "Ben"), 0)) == ("fall", 0, sentence)


def test_several_taboos_are_told_together():
    state = dropped(dealt(2), "red square", 110, 90)
    falling = let_go(dropped(state, "green circle", 40, 100), "red square 100 0")
    (event,) = told(falling, rest(falling, 80, 90))
    assert tell(event, ("Ana", "Ben")) == "Ana gets nothing: the piece breaks the taboos shape and colour."
    assert event.at == ("shape", "colour")


def test_a_fall_carries_its_motion_in_times_and_places():
    falling = let_go(dealt(2), "red circle 60 0")
    (event,) = told(falling, rest(falling, 60, 17))
    assert event.motion == ((0, 0, 6000, 24_000 + 1000 + 1700, 0, 900, 6000, 1700, 0),)


def test_the_last_drop_ends_the_game_and_is_told_so():
    falling = position("red circle 60 17", turn=35, aim="green circle 100 0")
    assert [event.kind for event in told(falling, rest(falling, 150, 100))] == ["fall", "over"]
    assert game.apply(falling, NATURE, rest(falling, 150, 100)).phase == OVER


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_is_one_sentence_in_every_language(language):
    state = dealt(2, jokers=1)
    asked = dropped(state, "red square", 84, 15)
    cases = [
        (state, 0, Drop(kind("red square"), 100, 0)),
        (state, 0, Drop(kind("green square"), 1000, 0)),
        (state, 0, Drop(KINDS, 1000, 0)),
        (state, 0, Drop(kind("red square"), 1000, 3600)),
        (state, 1, Drop(kind("green square"), 1000, 0)),
        (state, 0, Joker(True)),
        (state, 0, Extras(1)),
        (dealt(3, extras=1), 0, Drop(0, 1000, 0)),
        (dealt(3, extras=1), 1, Extras(1)),
        (game.apply(dealt(3, extras=1), 0, Extras(1)), 1, Extras(1)),
        (position(seats=3, extras="chosen"), 0, Extras(1)),
        (dealt(2), 0, Joker(True)),
        (asked, 1, Joker(True)),
        (asked, 0, Drop(kind("red square"), 1000, 0)),
        (state, 0, Hand(10_000, 0)),
        (state, NATURE, Drop(kind("red square"), 1000, 0)),
        (asked, NATURE, Joker(True)),
        (position(jokers="yes", phase="over"), 0, Joker(False)),
    ]
    for where, seat, action in cases:
        with pytest.raises(IllegalAction) as caught:
            game.apply(where, seat, action)
        sentence = say(caught.value.message, language)
        assert sentence != caught.value.message.id
        assert sentence.endswith(".")
        assert caught.value.rule.startswith("D") or caught.value.message.id.startswith("error-")
        assert game.refusal(game.view(where, None if seat == NATURE else seat), action).message == caught.value.message


# Forms of actions

drops = st.builds(Drop, st.integers(0, KINDS - 1), st.integers(0, 3999), st.integers(0, 3599))
frames = st.lists(st.integers(0, 500), min_size=1, max_size=6, unique=True).flatmap(
    lambda times: st.tuples(
        *(st.builds(Frame, st.just(t), *(st.integers(-40_000, 40_000),) * 3) for t in sorted(times))
    )
)
rests = st.lists(st.builds(Path, st.integers(0, 35), frames), min_size=1, max_size=5).map(tuple).map(Rest)


@given(drops)
def test_a_drop_is_the_same_as_a_number_and_as_a_text(drop):
    assert game.decode(game.encode(drop)) == drop
    assert game.parse(game.write(drop)) == drop
    assert len(game.write(drop)) <= 64


@given(rests)
def test_a_rest_is_the_same_as_a_text(rest_):
    assert game.parse(game.write(rest_)) == rest_


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_deal_is_the_same_as_a_text(seats):
    for deal in rules.deals(dealt(seats).variant._replace(first=0)):
        assert game.parse(game.write(deal)) == deal


@given(st.text(max_size=80))
def test_a_text_of_anything_is_refused_with_a_sentence(text):
    with pytest.raises(IllegalAction, match="Drop It"):
        game.parse(text)


NO_ACTIONS = """
red circle
red circle 100
pink circle 100 0
red circle -5 0
red circle 1000 0
red circle 100 0 0
rest
rest 1:
rest 1:2,3
rest 1:2,3,4,5,6
hand 1 2
deal red
deal red; first 9
jokers
""".splitlines()


@pytest.mark.parametrize("text", NO_ACTIONS)
def test_what_is_no_action_is_refused_with_a_sentence(text):
    with pytest.raises(IllegalAction, match="Drop It"):
        game.parse(text)


@pytest.mark.parametrize("shape", [1, 2, 3])
def test_D8_a_share_is_the_same_as_a_number_and_as_a_text(shape):
    assert game.decode(game.encode(Extras(shape))) == Extras(shape) == game.parse(game.write(Extras(shape)))


def test_a_drop_goes_over_the_wire():
    for kind_ in range(KINDS):
        text = game.write(Drop(kind_, 1999, 3599))
        sent = {"type": "Choose", "seat": 0, "action": text, "sequence": 1}
        assert msgspec.convert(sent, Choose).action == text


def test_a_view_in_a_terminal_shows_the_pile_and_what_is_left():
    text = game.text(game.view(dropped(dealt(2), "red circle", 60, 17), None), ["Ada", "[Otto]"])
    assert "[red]●[/]" in text
    assert "(Otto]" in text
    assert "[green]■[/]×2" in text
    assert text.count("│ 1") == 4  # rows of level 1
    assert box.width // 500 == 40
