"""Every rule of Drop It but the judging, by its number, from the rule's text."""

import json
import subprocess
import sys
from collections import Counter
from functools import cache
from itertools import pairwise

import msgspec
import pytest

from tests.games.drop_it.table import box, dealt, dropped, game, kind, let_go, points, position, rest
from wurf.core import record
from wurf.core.game import NATURE, Components, IllegalAction, Setup, SetupError
from wurf.core.match import Match
from wurf.core.rng import Dice, mixed
from wurf.games import load
from wurf.games.drop_it import physics, rules
from wurf.games.drop_it.actions import Deal, Drop, Extras, Hand, Joker, Rest
from wurf.games.drop_it.geometry import ONE
from wurf.games.drop_it.judging import figure_of, judge, possible_pile
from wurf.games.drop_it.state import (
    COLOURS,
    DROP,
    EXTRAS,
    FALL,
    JOKER,
    OVER,
    PIECES,
    SHAPES,
    SLIPS,
    Aim,
    colour_of,
    shape_of,
)


def pools(state):
    """By side: how many of each colour and shape."""
    return [Counter({(colour_of(k), shape_of(k)): n for k, n in enumerate(side.pieces) if n}) for side in state.sides]


def refused(state, seat, text, rule):
    with pytest.raises(IllegalAction) as caught:
        game.apply(state, seat, game.parse(text))
    assert caught.value.rule == rule
    assert not str(caught.value).startswith("drop_it-")
    return str(caught.value)


@cache
def played(seats, seed="rules", actions=1000, **options):
    match, rng = Match(game, Setup(seats, options), seed), 3
    match.commit(match.begin())
    while not match.over and match.sequence < actions:
        rng = mixed(rng)
        seat = match.pending.seats[0]
        match.commit(match.play(seat, game.legal(match.state, seat).sample(rng)))
    return match


FULL_COLOUR = Counter(dict(enumerate(PIECES)))


# Components


@pytest.mark.parametrize("seats", range(2, 9))
def test_D1_thirty_six_pieces_are_in_play(seats):
    together = sum(pools(dealt(seats)), Counter())
    assert together == {(c, s): n for c in range(4) for s, n in enumerate((3, 2, 2, 2))}
    assert sum(together.values()) == 36


def test_D2_the_shaft_is_20_by_24_cm_and_narrow():
    assert (box.width, box.height) == (20_000, 24_000)
    assert all(2500 < 2 * max([o.radius, *(max(map(abs, c)) for c in o.corners)]) < 5500 for o in box.outlines)


def test_D2_a_piece_bounces_and_rolls_before_it_rests():
    """A round piece jumps up again by 2 mm and more, and a square that falls on its corner turns over to a side."""
    for at in range(4000, 17_000, 4000):
        bounced = physics.drop(box, (), Aim(kind("red circle"), at, 0)).paths[-1].frames
        assert max(b.y - a.y for number, a in enumerate(bounced) for b in bounced[number:]) > 200
        turned = physics.drop(box, (), Aim(kind("red square"), at, 2000)).paths[-1].frames
        assert abs(turned[-1].angle - turned[0].angle) > 1500


def test_D2_the_pile_of_all_pieces_tops_out_in_level_7_or_8():
    """One game; the figures of many are in RULES.md."""
    match = played(4)
    assert max(judge(box, match.state.variant, (pose,)).level for pose in match.state.pile) >= 7


def test_D3_there_are_eight_levels_with_lines_of_different_slants():
    assert len(box.lines) == 7
    assert len({right - left for left, right in box.lines}) == 7
    middles = [(left + right) / 2 for left, right in box.lines]
    assert all(2500 < b - a < 3700 for a, b in pairwise([0, *middles, 24_000]))  # 3 cm on average


def test_D4_a_circle_in_each_level_and_their_points():
    def level(circle):
        return 1 + sum(left + (right - left) * circle.x / box.width < circle.y for left, right in box.lines)

    assert [level(circle) for circle in box.circles] == [1, 2, 3, 4, 5, 6, 7, 8]
    by_radius = {circle.radius: circle.points for circle in box.circles}
    assert [by_radius[radius] for radius in sorted(by_radius)] == [3, 2, 1]
    assert box.circles[0].points == 2


def test_D5_the_segments_end_at_the_lines_and_differ():
    walls = {part: [s for s in box.segments if s.name.startswith(part)] for part in ("left", "floor", "right")}
    assert [s.end[1] for s in walls["left"]] == [*(left for left, _ in box.lines), box.height]
    assert [s.end[1] for s in walls["right"]] == [*(right for _, right in box.lines), box.height]
    assert len(walls["floor"]) == 4
    around = [*reversed(walls["left"]), *walls["floor"], *walls["right"]]
    assert all(a.shape != b.shape and a.colour != b.colour for a, b in pairwise(around))
    opposite = zip(walls["left"], walls["right"], strict=True)
    assert all(a.shape != b.shape and a.colour != b.colour for a, b in opposite)


def test_D6_eight_jokers_at_most():
    assert sum(side.jokers for side in dealt(4, jokers=1).sides) == 8
    assert sum(side.jokers for side in dealt(2, jokers=1).sides) == 8


# Set-up


def test_D7_four_players_get_a_full_colour_each():
    for pool in pools(dealt(4)):
        ((colour, _), *_) = pool
        assert pool == {(colour, shape): n for shape, n in FULL_COLOUR.items()}


def test_D8_three_players_share_the_fourth_colour():
    state = dealt(3)
    pairs = []
    for pool in pools(state):
        (own,) = {colour for colour, _ in pool if pool[colour, 0] == 3}
        extra = {shape: n for (colour, shape), n in pool.items() if colour != own}
        assert sum(pool.values()) == 12
        assert extra.pop(0) == 1
        assert set(extra.values()) == {1}
        pairs.append(frozenset(extra))
    assert set(pairs) == {frozenset({1, 2}), frozenset({1, 3}), frozenset({2, 3})}


def take(state, *texts):
    for text in texts:
        (seat,) = game.pending(state).seats
        state = game.apply(state, seat, game.parse(text))
    return state


def blue(state):
    """What each side has of the fourth colour: the first deal gives out red, yellow and green."""
    return ["".join(shape[0] for shape in SHAPES if pool[3, SHAPES.index(shape)]) for pool in pools(state)]


def test_D8_three_players_choose_in_turn_and_the_last_gets_the_rest():
    state = dealt(3, first=2, extras=1)
    assert (state.phase, game.pending(state).seats, blue(state)) == (EXTRAS, (1,), ["", "", ""])
    assert [sum(pool.values()) for pool in pools(state)] == [9, 9, 9]
    assert [game.write(share) for share in game.legal(state, 1)] == [
        "take square rhombus",
        "take square triangle",
        "take rhombus triangle",
    ]
    state = take(state, "take square triangle")
    assert (state.phase, game.pending(state).seats, blue(state)) == (EXTRAS, (2,), ["", "cst", ""])
    assert {game.write(share) for share in game.legal(state, 2)} == {"take square rhombus", "take rhombus triangle"}
    state = take(state, "take triangle rhombus")
    assert (state.phase, game.pending(state).seats, blue(state)) == (DROP, (1,), ["csr", "cst", "crt"])
    assert [sum(pool.values()) for pool in pools(state)] == [12, 12, 12]


def test_D8_every_way_to_choose_is_a_way_to_draw():
    chosen = {
        take(dealt(3, extras=1), game.write(one), game.write(other)).sides
        for one in game.legal(dealt(3, extras=1), 0)
        for other in game.legal(take(dealt(3, extras=1), game.write(one)), 1)
    }
    drawn = {dealt(3, deal=deal).sides for deal in range(6)}
    assert chosen == drawn
    assert len(drawn) == 6


def test_D8_what_is_chosen_is_no_part_of_the_deal():
    state = game.start(Setup(3, {"extras": 1, "first": 1}))
    assert len(rules.deals(state.variant)) == 24
    assert not game.possible(state, game.parse("deal red, yellow, green; without square rhombus triangle; first 1"))
    assert game.possible(state, game.parse("deal red, yellow, green; first 1"))


@pytest.mark.parametrize("seats", [2, 4, 5, 6, 7, 8])
def test_D8_only_three_players_may_choose(seats):
    with pytest.raises(SetupError):
        game.start(Setup(seats, {"extras": 1}))
    assert game.start(Setup(seats, {"extras": 0})) == game.start(Setup(seats))


def test_D8_teams_of_three_players_share_no_colour():
    assert dealt(3, teams=2, extras=1).phase == DROP


def test_D8_who_chooses_what_and_when():
    state = dealt(3, extras=1)
    refused(state, 1, "take square rhombus", "D10")
    refused(state, 0, "red circle 100 0", "D8")
    refused(state, 1, "red circle 100 0", "D10")
    state = take(state, "take square rhombus")
    refused(state, 1, "take square rhombus", "D8")
    refused(take(state, "take square triangle"), 0, "take square rhombus", "D8")
    refused(dealt(3), 0, "take square rhombus", "D8")
    refused(dealt(3, extras=1)._replace(phase=OVER), 0, "take square rhombus", "D22")
    with pytest.raises(IllegalAction):
        game.apply(state, 1, Extras(0))


def test_D8_tables_that_are_older_than_the_choice_still_open():
    state = dealt(3)
    older = json.loads(game.pack(state))
    assert older[1].pop() == 0
    assert game.unpack(json.dumps(older).encode()) == state
    assert "extras" not in game.write_state(state)
    assert game.pack_in_1([], state) == msgspec.json.encode(older)


@pytest.mark.parametrize(("seats", "teams"), [(2, 0), (2, 1), (3, 2), (4, 2), (7, 4), (8, 4)])
def test_D9_two_sides_get_two_full_colours_each(seats, teams):
    state = dealt(seats, teams=teams)
    assert len(state.sides) == 2
    for pool in pools(state):
        assert sum(pool.values()) == 18
        assert len({colour for colour, _ in pool}) == 2


def test_D10_nature_deals_every_way_as_likely():
    def deals(seats, **options):
        return rules.deals(game.start(Setup(seats, {"first": 1, **options})).variant)

    assert [len(deals(seats)) for seats in (2, 3, 4)] == [6, 24 * 6, 24]
    assert len(set(deals(3))) == 144
    state = game.start(Setup(2, {"first": 1}))
    drawn = Counter(game.nature(state, Dice("deals", n)) for n in range(600))
    assert set(drawn) == set(deals(2))
    assert min(drawn.values()) > 60


def test_D10_the_host_picks_who_begins_or_it_is_drawn():
    assert {deal.first for deal in rules.deals(game.start(Setup(4)).variant)} == {0, 1, 2, 3}
    state = dealt(4, first=3)
    assert game.pending(state).seats == (2,)
    assert not game.possible(game.start(Setup(4, {"first": 3})), Deal(((0,), (1,), (2,), (3,)), (), 1))


def test_D10_then_clockwise():
    state = dealt(4, first=3)
    assert [rules.active(state._replace(turn=turn)) for turn in range(6)] == [2, 3, 0, 1, 2, 3]


# A turn


def test_D11_any_of_the_own_pieces_anywhere_along_the_width():
    state = dealt(2)
    for name in ("red circle", "yellow triangle"):
        game.apply(state, 0, game.parse(f"{name} 100 77.7"))
    assert refused(state, 0, "green circle 100 0", "D11") == "You have no green circle left."


def test_D11_a_piece_that_is_used_is_not_there_any_more():
    state = dealt(2)
    for x in (20, 60):
        state = dropped(state, "red square", x, 15)
        state = dropped(state, "green circle", x, 100)
    refused(state, 0, "red square 100 0", "D11")


@pytest.mark.parametrize(
    ("name", "angle", "least", "most"),
    [
        ("red circle", "33.3", "17.0", "183.0"),
        ("red square", "0.0", "15.0", "185.0"),
        ("red square", "45.0", "21.3", "178.7"),  # half of its diagonal is 21.21 mm
        ("red rhombus", "0.0", "26.0", "174.0"),
        ("red rhombus", "90.0", "17.0", "183.0"),
        ("red triangle", "90.0", "26.0", "187.0"),  # 25.98 and 12.99 mm
    ],
)
def test_D11_it_must_fit_between_the_walls(name, angle, least, most):
    state = dealt(2)
    for x in (least, most):
        game.apply(state, 0, game.parse(f"{name} {x} {angle}"))
    for x in (float(least) - 0.1, float(most) + 0.1):
        assert "between the walls" in refused(state, 0, f"{name} {x:.1f} {angle}", "D11")


def test_D11_an_angle_is_less_than_a_whole_turn():
    state = dealt(2)
    game.apply(state, 0, game.parse("red square 100 359.9"))
    assert "359.9" in refused(state, 0, "red square 100 360", "D11")


def test_D11_nobody_aims_finer_than_a_tenth():
    with pytest.raises(IllegalAction, match="finer"):
        game.parse("red square 100.05 0")


def test_D11_it_is_let_go_above_the_rim_or_above_the_pile():
    aim = Aim(kind("red square"), 10_000, 0)
    assert physics.release(box, (), aim).y == 24_000 + 1000 + 1500
    assert physics.release(box, position("red square 100 245").pile, aim).y == 26_000 + 1000 + 1500


def test_D11_every_listed_drop_is_legal_and_no_other():
    state = dealt(2)
    drops = game.legal(state, 0)
    assert drops[0] in drops
    assert drops[len(drops) - 1] in drops
    assert Drop(drops[0].piece, drops[0].x - 1, drops[0].angle) not in drops
    assert Drop(kind("green circle"), 1000, 0) not in drops
    assert len(game.legal(state, 1)) == 0
    rng = 1
    for _ in range(200):
        rng = mixed(rng)
        drop = drops.sample(rng)
        figure = box.outlines[shape_of(drop.piece)].at(drop.x * 10, 0, drop.angle * 10)
        assert figure.left >= 0
        assert figure.right <= box.width * ONE
        assert drop in drops


def test_D12_pieces_already_in_the_shaft_may_shift():
    """A square that falls on the side of a ball pushes it away."""
    pile = position("blue circle 100 17").pile
    fall = physics.drop(box, pile, Aim(kind("red square"), 10_900, 0))
    assert [path.piece for path in fall.paths] == [0, 1]
    assert abs(fall.pile[0].x - 10_000) > 100
    assert all(figure_of(box, pose).bottom // ONE < 100 for pose in fall.pile)


@pytest.mark.parametrize("name", ["red circle", "red square", "red rhombus", "red triangle"])
def test_D12_everything_moves_until_it_is_at_rest(name):
    """Whoever waits longer sees nothing move any more."""
    pile = position("blue circle 100 17").pile
    fall = physics.drop(box, pile, Aim(kind(name), 10_900, 2000))
    later = physics._settled(box, fall.pile, asleep=0)[0]
    assert all(abs(a.x - b.x) < 30 and abs(a.y - b.y) < 30 for a, b in zip(fall.pile, later, strict=True))


def test_D12_what_has_stopped_lies_where_it_would_fall_asleep(monkeypatch):
    """A fall ends when nothing moves; waiting until pymunk has laid everything asleep changes nothing that counts."""
    match = played(2, "stopped", actions=45)
    states = [match.at(at) for at, entry in enumerate(match.entries) if isinstance(entry.action, Rest)]
    ended = [physics.drop(box, state.pile, state.aim) for state in states]
    monkeypatch.setattr(physics.Looks, "still", lambda _: False)
    asleep = [physics.drop(box, state.pile, state.aim) for state in states]
    pairs = [pair for one, other in zip(ended, asleep, strict=True) for pair in zip(one.pile, other.pile, strict=True)]
    assert max(max(abs(a.x - b.x), abs(a.y - b.y)) for a, b in pairs) <= 5  # a quarter of what counts as a touch
    assert sum(fall.steps for fall in ended) < 0.9 * sum(fall.steps for fall in asleep)


def test_D12_at_the_step_cap_the_pile_counts_as_at_rest_where_it_is():
    text = game.components.text.replace("step_cap = 2400", "step_cap = 40")
    hasty = load("drop_it", Components("hasty.toml", text, False))
    falling = let_go(dealt(2, of=hasty), "red square 100 0", of=hasty)
    after = hasty.apply(falling, NATURE, hasty.nature(falling, Dice("", 0)))
    assert after.pile[0].y > 20_000
    assert after.turn == 1


def test_D12_what_nature_does_must_be_well_formed():
    falling = position("red square 100 15", aim="green circle 60 0")
    assert game.possible(falling, rest(falling, 60, 17))
    assert not game.possible(falling, rest(falling, 100, 40))  # inside the square
    assert not game.possible(falling, rest(falling, 10, 17))  # beyond the wall
    assert game.possible(falling, rest(falling, 16.6, 17))  # by 0.4 mm: settled badly, but no reason to stop a game
    assert not game.possible(falling, rest(falling, 16.4, 17))
    assert not game.possible(falling, rest(falling, 60, 17, p7=(1, 2, 3)))  # no such piece
    assert not game.possible(falling, Rest(rest(falling, 60, 17, p0=(100, 15, 0)).paths[:1]))  # no dropped piece
    elsewhere = rest(falling._replace(aim=Aim(falling.aim.kind, 9000, 0)), 60, 17)
    assert not game.possible(falling, elsewhere)  # not from where it was let go
    with pytest.raises(IllegalAction):
        game.apply(falling, NATURE, rest(falling, 100, 40))


def test_D13_later_shifts_never_change_a_score():
    state = dropped(dealt(2), "red circle", 60, 17)
    assert points(state) == [3, 0]  # level 1, and the medium circle
    state = dropped(state, "green circle", 150, 100, p0=(130, 17, 0))
    assert state.pile[0].x == 13_000
    assert points(state)[0] == 3


def test_D16_D18_a_taboo_scores_nothing():
    state = dropped(dealt(2), "red square", 75, 15)  # on the floor's square
    assert points(state) == [0, 0]
    assert (state.turn, game.pending(state).seats) == (1, (1,))


def test_D19_D20_a_drop_scores_its_level_and_its_circles():
    state = dropped(dealt(2), "red square", 160, 112)
    assert points(state) == [7, 0]
    assert (state.sides[0].levels, state.sides[0].circles, state.scored) == (5, 2, 7)


# The end


def test_D22_the_game_ends_when_all_pieces_are_dropped_and_the_most_points_win():
    match = played(4)
    assert match.state.turn == 36
    assert len(match.state.pile) == 36
    assert all(sum(side.pieces) == 0 for side in match.state.sides)
    best = max(match.result.points)
    assert [rank == 1 for rank in match.result.ranks] == [p == best for p in match.result.points]
    assert "over" in refused(match.state, 0, "red circle 100 0", "D22")


def test_D22_tied_sides_all_win():
    result = game.result(position(seats=3, phase="over", side_1_levels=9, side_2_levels=4, side_3_levels=9))
    assert result.ranks == (1, 3, 1)
    assert str(result.tie_break) == "Level on points: a shared victory."


# Variants


def test_D23_the_edge_set_is_an_option():
    assert points(dropped(dealt(2, edge=0), "red square", 75, 15))[0] == 0
    assert points(dropped(dealt(2, edge=1), "red square", 84, 15))[0] == 1
    assert points(dropped(dealt(2, edge=1), "red circle", 125, 17))[0] == 0


def test_D24_beginners_is_an_option():
    assert points(dropped(dealt(2, beginners=1), "red square", 84, 15))[0] == 1


@pytest.mark.parametrize(("seats", "teams", "jokers"), [(2, 0, 4), (3, 0, 2), (4, 0, 2), (4, 2, 4), (5, 3, 4)])
def test_D25_how_many_jokers_a_side_gets(seats, teams, jokers):
    assert {side.jokers for side in dealt(seats, teams=teams, jokers=1).sides} == {jokers}
    assert {side.jokers for side in dealt(seats, teams=teams, jokers=0).sides} == {0}


def taboo(**options):
    """A drop that breaks a taboo, with jokers: a square on the floor's square, worth 1."""
    return dropped(dealt(2, jokers=1, **options), "red square", 84, 15)


def test_D25_a_joker_makes_a_drop_score_in_full():
    state = taboo()
    assert (state.phase, game.pending(state).seats, points(state)) == (JOKER, (0,), [0, 0])
    spent, kept = (game.apply(state, 0, Joker(yes)) for yes in (True, False))
    assert (points(spent), spent.sides[0].jokers) == ([1, 0], 3)
    assert (points(kept), kept.sides[0].jokers) == ([0, 0], 4)
    assert game.pending(spent).seats == game.pending(kept).seats == (1,)


def test_D25_it_is_decided_before_the_next_drop():
    state = taboo()
    refused(state, 0, "red circle 100 0", "D25")
    refused(state, 1, "green circle 100 0", "D10")
    refused(state, 1, "joker", "D25")


def test_D25_one_joker_covers_all_taboos_of_a_drop():
    state = dropped(dealt(2, jokers=1), "red square", 110, 90)
    state = dropped(state, "green circle", 40, 100)
    state = dropped(state, "red square", 80, 90)
    assert game.face(game.view(state, 0)).verdict.taboos == ("shape", "colour")
    after = game.apply(state, 0, Joker(True))
    assert after.sides[0].jokers == 3
    assert after.scored == 4


def test_D25_with_the_height_taboo_a_joker_means_level_8():
    state = dropped(dealt(2, jokers=1), "red square", 100, 250)
    assert game.face(game.view(state, 0)).verdict.taboos == ("height",)
    assert game.apply(state, 0, Joker(True)).scored == 8


def test_D25_unused_jokers_are_worth_3_points_each_at_the_end():
    assert points(position(jokers="yes")) == [0, 0]
    over = position(jokers="yes", phase="over")
    assert points(over) == [12, 12]
    assert [line.points for line in game.result(over).accounts[0]] == [0, 0, 12]


def test_D25_without_a_taboo_or_a_joker_none_can_be_spent():
    state = dealt(2, jokers=1)
    refused(state, 0, "joker", "D25")
    clean = dropped(state, "red circle", 60, 17)
    refused(clean, 0, "joker", "D25")
    assert "without jokers" in refused(dealt(2), 0, "joker", "D25")


def test_D25_who_has_no_joker_left_is_not_asked():
    state = dropped(position(jokers="yes", side_1_jokers=0, side_2_jokers=0), "red square", 84, 15)
    assert game.pending(state).seats == (1,)
    assert "no joker left" in refused(state, 1, "joker", "D25")


def test_D25_in_a_team_any_member_may_decide():
    state = dropped(dealt(5, teams=3, jokers=1), "red square", 84, 15)
    assert game.pending(state).seats == (0, 1, 2)
    assert game.apply(state, 2, Joker(True)).scored == 1
    refused(state, 3, "joker", "D25")


@pytest.mark.parametrize(
    ("seats", "teams", "first", "order"),
    [
        (4, 2, 1, [0, 2, 1, 3, 0, 2, 1, 3]),
        (3, 1, 1, [0, 1, 0, 2, 0, 1, 0, 2]),
        (5, 3, 1, [0, 3, 1, 4, 2, 3, 0, 4, 1, 3]),
        (5, 3, 2, [1, 3, 2, 4, 0, 3, 1, 4]),
        (5, 3, 5, [4, 0, 3, 1, 4, 2, 3, 0]),
        (7, 4, 1, [0, 4, 1, 5, 2, 6, 3, 4]),
    ],
)
def test_D26_teams_take_turns_and_so_do_their_members(seats, teams, first, order):
    state = dealt(seats, teams=teams, first=first)
    assert [rules.active(state._replace(turn=turn)) for turn in range(len(order))] == order


@pytest.mark.parametrize(("seats", "teams"), [(3, 1), (3, 2), (4, 3), (5, 1), (5, 4), (6, 3), (7, 3), (8, 4)])
def test_D26_all_members_drop_equally_often_as_far_as_the_pieces_allow(seats, teams):
    state = dealt(seats, teams=teams)
    drops = Counter(rules.active(state._replace(turn=turn)) for turn in range(36))
    for members in (range(teams), range(teams, seats)):
        counts = [drops[seat] for seat in members]
        assert sum(counts) == 18
        assert max(counts) - min(counts) <= 1


def test_D26_a_team_has_one_pool_and_one_score():
    state = dropped(dealt(3, teams=2), "red circle", 60, 17)
    result = game.result(state._replace(phase=OVER))
    assert result.points == (3, 3, 0)
    assert result.ranks == (1, 1, 2)
    assert result.tie_break is None


@pytest.mark.parametrize(("seats", "teams"), [(5, 0), (6, 1), (6, 5), (8, 3), (2, 2), (3, 3), (9, 4), (1, 0)])
def test_D26_no_team_is_empty_or_has_more_than_four(seats, teams):
    with pytest.raises(SetupError):
        game.start(Setup(seats, {"teams": teams}))


@pytest.mark.parametrize(("seats", "sizes"), [(5, (3, 2)), (6, (3, 3)), (7, (4, 3)), (8, (4, 4))])
def test_D26_five_players_or_more_are_two_teams_by_default(seats, sizes):
    state = game.start(Setup(seats))
    assert tuple(len(rules.members(state.variant, side)) for side in (0, 1)) == sizes


# The hand


def hands(hand, text="red square 100 50", draws=400):
    state = dealt(2, hand=hand)
    state = game.apply(state, 0, game.parse(text))
    return state, [game.nature(state, Dice("hand", draw)) for draw in range(draws)]


def test_D27_a_steady_hand_makes_no_error():
    assert set(hands(0)[1]) == {Hand(10_000, 5000)}


@pytest.mark.parametrize(("hand", "slip", "turn"), [(1, 150, 400), (2, 400, 1000)])
def test_D27_the_error_is_drawn_uniformly(hand, slip, turn):
    assert SLIPS[hand] == (slip, turn)
    _, drawn = hands(hand)
    for errors, most in (([h.x - 10_000 for h in drawn], slip), ([h.angle - 5000 for h in drawn], turn)):
        assert max(errors) <= most
        assert min(errors) >= -most
        thirds = Counter(min(2, (error + most) * 3 // (2 * most + 1)) for error in errors)
        assert min(thirds[third] for third in range(3)) > 90


def test_D27_the_piece_is_kept_between_the_walls():
    _, drawn = hands(2, "red square 15 0")
    assert any(hand.angle % 9000 for hand in drawn)
    for hand in drawn:
        assert box.outlines[1].at(hand.x, 0, hand.angle).left >= 0
    assert any(box.outlines[1].at(hand.x - 1, 0, hand.angle).left < 0 for hand in drawn)


def test_D27_no_other_error_is_possible():
    state, drawn = hands(1)
    assert all(game.possible(state, hand) for hand in drawn)
    assert not game.possible(state, Hand(10_151, 5000))
    assert not game.possible(state, Hand(10_000, 5401))
    assert not game.possible(state, Hand(10_000, 4599))


def test_D27_an_angle_goes_on_over_the_whole_turn():
    state, drawn = hands(1, "red square 100 0")
    assert any(hand.angle > 35_000 for hand in drawn)
    assert all(game.possible(state, hand) for hand in drawn)


def test_D27_the_error_is_unknown_before_the_drop():
    """It comes from the secret seed alone, and the state holds nothing of it before nature has drawn."""
    matches = [Match(game, Setup(2, {"first": 1}), seed) for seed in ("one", "other")]
    steps = []
    for match in matches:
        match.commit(match.begin())
        before = match.state._replace(sides=())
        steps.append((before, match.play(0, game.legal(match.state, 0)[5_000_000]).entries[1].action))
    assert steps[0][0] == steps[1][0]
    assert steps[0][1] != steps[1][1]


SIMULATE = """
import json, sys
from wurf.games import load
from wurf.games.drop_it import physics
from wurf.games.drop_it.state import Aim, Pose
box = load("drop_it").tables
for pile, aim in json.load(sys.stdin):
    print(json.dumps(physics.drop(box, tuple(Pose(*pose) for pose in pile), Aim(*aim))))
"""


def test_D28_the_same_inputs_fall_the_same_in_another_process():
    """Twenty recorded drops, simulated again: bit-identical, the path included."""
    match = played(2, "again", actions=61)
    falls = []
    for at, entry in enumerate(match.entries):
        if isinstance(entry.action, Rest):
            state = match.at(at)
            assert state.phase == FALL
            falls.append((state.pile, state.aim, entry.action.paths))
    assert len(falls) == 20
    asked = json.dumps([(pile, aim) for pile, aim, _ in falls])
    done = subprocess.run([sys.executable, "-c", SIMULATE], input=asked, capture_output=True, text=True, check=True)
    for line, (_, _, paths) in zip(done.stdout.splitlines(), falls, strict=True):
        assert json.loads(line)[1] == json.loads(json.dumps(paths))


def test_D28_the_same_seed_and_inputs_give_the_same_record():
    one, other = (played(3, "same", actions=16, hand=2) for _ in range(2))
    assert one.entries == other.entries


def test_D28_a_record_replays_and_is_verified_without_physics(monkeypatch):
    match = played(2, "replayed")
    text = record.write(record.record_of(match, ("Ada", "Otto")))

    def broken(*_):
        raise AssertionError("physics was asked")

    monkeypatch.setattr(physics, "drop", broken)
    again = record.verify(record.parse(text), load)
    assert again.state == match.state
    assert possible_pile(box, again.state.pile)


def test_D28_a_path_ends_where_the_piece_rests():
    match = played(2, "paths", actions=40)
    for at, entry in enumerate(match.entries):
        if isinstance(entry.action, Rest):
            before, after = match.at(at), match.at(at + 1)
            moved = {path.piece: path.frames[-1] for path in entry.action.paths}
            for number, pose in enumerate(after.pile):
                if number in moved:
                    assert (moved[number].x, moved[number].y, moved[number].angle % 36_000) == pose[1:]
                else:
                    assert before.pile[number] == pose


def test_D28_a_path_that_the_cap_cuts_off_ends_there_too():
    """The cap is no multiple of the steps at which a path looks."""
    hurried = box._replace(material=msgspec.structs.replace(box.material, step_cap=41))
    fall = physics.drop(hurried, (), Aim(kind("red square"), 10_000, 2000))
    end = fall.paths[0].frames[-1]
    assert (end.x, end.y, end.angle) == fall.pile[0][1:]
    free_fall = 100 * (41 / 240) ** 2 / 2 * 1000  # in units, without drag
    assert 0.9 * free_fall < fall.paths[0].frames[0].y - end.y < 1.1 * free_fall


def test_the_words_are_those_of_the_rules():
    assert (SHAPES, COLOURS) == (("circle", "square", "rhombus", "triangle"), ("red", "yellow", "green", "blue"))
