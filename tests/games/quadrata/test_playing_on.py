"""Playing choices out for some turns: what quick players do, what it comes to, and that both speeds agree."""

from __future__ import annotations

import numpy as np
import pytest

from tests.games.quadrata.table import game, player, position, whole, without
from wurf.games.quadrata import rules
from wurf.games.quadrata.playing_on import PlayingOn, looked, quick, settled
from wurf.games.quadrata.race import CERTAIN, EARLY, share
from wurf.games.quadrata.solver import Solver, grid_of
from wurf.games.quadrata.state import LARGE, MOVE, State
from wurf.games.quadrata.tempo import MEAN, TURN, Insight, Seer, Work, area, work_for

TABLES = game.tables
GRID, INSIGHT = grid_of(TABLES), Insight()
NAMES = game.layout.notation.names


def playing_on(*, compiled: bool = False) -> PlayingOn:
    return PlayingOn(TABLES, INSIGHT, compiled=compiled)


def chosen(state: State) -> str:
    return game.write(game.decode(quick(TABLES, GRID, INSIGHT, state)))


def filled_square() -> list[int]:
    found = Solver(TABLES, compiled=False).fill(LARGE, TABLES.full[LARGE], TABLES.supply).places
    assert found is not None
    return [*found]


def square(places: list[int]) -> str:
    pieces = game.layout.pieces
    return ", ".join(f"{pieces[TABLES.shapes[place]].name} {NAMES[place]}" for place in places)


def almost(mine: str = "", others: str = "", **facts: int) -> tuple[State, str]:
    """The first seat needs one more piece, and has rolled its number; and the action that lays it."""
    *laid, last = filled_square()
    shape = TABLES.shapes[last]
    facts = {"rounds": 1, "turn": 30, "die": TABLES.numbers[shape], **facts}
    state = position(player(square(laid), mine), player(square(laid[:4]), others), phase="move", **facts)
    return state, f"{game.layout.pieces[shape].name} supply > {NAMES[last]}"


def test_a_quick_player_ends_the_match_if_that_wins_it_and_not_if_it_loses_it() -> None:
    state, ends = almost()
    assert chosen(state) == ends
    losing, ends = almost(mine="6×6 3×6 5×5 2×6")
    assert chosen(losing) != ends


def test_a_quick_player_lays_a_piece_instead_of_keeping_or_lifting_one() -> None:
    state = position(player("3 A1n3m"), player(), phase="move", die=3, turn=5)
    action = game.decode(quick(TABLES, GRID, INSIGHT, state))
    assert action.to != rules.NOWHERE
    assert game.write(action).startswith("3 supply >")


def test_a_quick_player_passes_where_nothing_else_is_possible() -> None:
    state = position(player(), player("1 A1n0"), phase="move", die=6, joker=1, supply="", turn=5)
    assert chosen(state) == "pass"


@pytest.mark.parametrize(("ahead", "worth"), [(1, CERTAIN), (0, CERTAIN // 2), (-1, 0)])
def test_a_finished_match_has_the_chance_of_its_result(ahead: int, worth: int) -> None:
    """Q17: most points over all rounds win."""
    state, ends = almost(rounds=2, round_=2)
    after = game.apply(state, 0, game.parse(ends))
    one, other = after.players
    lead = sum(one.scores) - sum(other.scores) - ahead
    after = after._replace(players=(one, other._replace(scores=(other.scores[0] + lead, *other.scores[1:]))))
    assert settled(state, after, 0) == worth
    assert settled(state, after, 1) == CERTAIN - worth


def test_a_finished_round_counts_by_its_own_points() -> None:
    state, ends = almost(rounds=2)
    after = game.apply(state, 0, game.parse(ends))
    lead = after.players[0].scores[0] - after.players[1].scores[0]
    assert settled(state, after, 0) == share(lead * TURN, EARLY)
    values = playing_on().chances(state, [after], 6, 0, 3, 1)
    assert (values == share(lead * TURN, EARLY) / CERTAIN).all()  # nothing is played any more


@pytest.mark.parametrize("supply", [whole(), without("45"), without("1")])
@pytest.mark.parametrize("joker", [0, 1])
def test_what_a_seat_may_expect_is_what_the_bots_see_at_a_glance(supply: str, joker: int) -> None:
    """Of pieces that neither supply nor reserve holds, those of others count (Q9, Q10), but not for a joker (Q13)."""
    state = position(
        player("3 B2e1, 2 A1e0", "6"), player("5 A1n0", "4t"), phase="move", die=3, supply=supply, joker=joker, turn=9
    )
    seer, work = Seer(TABLES, INSIGHT, compiled=False), Work(*map(list, work_for(1, 1)))
    seer.begin(state, 10_000)
    gap = seer.gap(state.players[0])
    seer.look(gap, [gap])
    found = looked(TABLES, GRID, INSIGHT, state, 0, 0, work)
    assert area(gap) > 16  # or it would be worked out
    assert (found.turns, found.pieces) == seer.needs(gap)
    assert found.pieces > area(gap) * TURN // MEAN // 2
    assert found.points == TURN * rules.standing(state.players[0])


def test_all_choices_meet_the_same_dice_in_parts_too() -> None:
    state = position(player("3 B2e1"), player("2 B2e0"), phase="move", die=3, turn=5)
    one, other = (game.apply(state, 0, action) for action in [*game.legal(state, 0)][:: len(game.legal(state, 0)) - 1])
    played = playing_on()
    whole_ = played.chances(state, [one, other, one], 2, 0, 5, 7)
    assert (whole_[0] == whole_[2]).all()
    parts = [played.chances(state, [one, other, one], 2, first, count, 7) for first, count in ((0, 2), (2, 3))]
    assert (np.concatenate(parts, axis=1) == whole_).all()
    assert len({*whole_[0]}) > 1
    assert (played.chances(state, [one], 2, 0, 5, 8) != whole_[0]).any()


@pytest.mark.soak  # it takes long to compile
def test_interpreted_and_compiled_playouts_are_the_same() -> None:
    state = position(player("3 B2e1"), player("2 B2e0"), phase="move", die=3, turn=5)
    assert state.phase == MOVE
    afters = [game.apply(state, 0, action) for action in [*game.legal(state, 0)][:: len(game.legal(state, 0)) - 1]]
    fast, slow = (playing_on(compiled=compiled).chances(state, afters, 4, 3, 6, 7) for compiled in (True, False))
    assert (fast == slow).all()
