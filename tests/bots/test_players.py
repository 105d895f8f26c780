from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from wurf.bots import LEVELS, UnknownLevel, make_bot
from wurf.core.game import Components, Setup
from wurf.core.play import course
from wurf.core.rng import derive
from wurf.games import load
from wurf.games.loot.state import CHOOSE, NO_CHOICE, Player, State
from wurf.lab.plan import Plan
from wurf.lab.runs import outcomes
from wurf.lab.simulate import report

from .positions import states

GAME = load("loot")
SMALL = 300  # positions valued for a choice: enough to look two choices ahead
BOTS = {level: make_bot(GAME, level, effort=SMALL, compiled=False) for level in LEVELS}
PLAYED = [state for state in states(GAME, 3, "players") if len(GAME.pending(state).seats) > 1]


@settings(max_examples=60, deadline=None)
@given(st.sampled_from(PLAYED), st.sampled_from(LEVELS), st.integers(0, 2**63 - 1), st.data())
def test_equal_views_give_equal_choices(state: Any, level: str, seed: int, data: st.DataObject) -> None:
    """Two states that differ only in what others have sealed look the same, so the bot does the same."""
    sealed = []
    for _ in range(2):
        here = state._replace(choices=(NO_CHOICE,) * 3)
        for seat in (1, 2):
            here = GAME.apply(here, seat, data.draw(st.sampled_from(list(GAME.legal(here, seat)))))
        sealed.append(here)
    views = [GAME.view(here, 0) for here in sealed]
    assert views[0] == views[1]
    assert BOTS[level].choose(views[0], seed) == BOTS[level].choose(views[1], seed)


@settings(max_examples=60, deadline=None)
@given(st.sampled_from(PLAYED), st.integers(0, 2**63 - 1))
def test_the_hard_bot_chooses_the_same_interpreted_and_compiled(state: Any, seed: int) -> None:
    fast = make_bot(GAME, "hard", effort=SMALL)
    view = GAME.view(state, 0)
    assert fast.choose(view, seed) == BOTS["hard"].choose(view, seed)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_bots_of_all_levels_play_whole_games_by_the_rules(seats: int) -> None:
    start = GAME.start(Setup(seats, {"turn_cap": 30}))

    def choose(state: Any, seat: int, move: int) -> Any:
        return BOTS[LEVELS[(seat + move) % 3]].choose(GAME.view(state, seat), move)

    *_, last = course(GAME, start, "rules", choose)  # raises if a choice is not legal
    assert GAME.pending(last.after).over
    assert GAME.result(last.after).points


def test_the_same_seed_gives_the_same_choice_and_other_seeds_other_start_cells() -> None:
    view = GAME.view(GAME.start(Setup(2)), 1)
    for level in LEVELS:
        chosen = [BOTS[level].choose(view, derive("start", n % 8)) for n in range(16)]
        assert chosen[:8] == chosen[8:]
        assert len(set(chosen)) > 1


def test_bots_play_with_other_components() -> None:
    text = GAME.components.text.replace('entries = [1, "nudge"', 'entries = ["wrap", "nudge"')
    other = load("loot", Components("other.toml", text, False))
    assert other.components.text != GAME.components.text
    bots = [make_bot(other, "hard", effort=50, compiled=False), make_bot(other, "medium")]
    for state in list(states(other, 2, "other"))[::7]:
        if seats := other.pending(state).seats:
            seat = seats[0]
            assert bots[seat].choose(other.view(state, seat), 1) in other.legal(state, seat)


def test_an_unknown_level_is_refused_in_a_sentence() -> None:
    with pytest.raises(UnknownLevel, match=r"no bot called “genius”; there are easy, medium, hard"):
        make_bot(GAME, "genius")


def last_field_but_two(points: int) -> State:
    """One more field ends the game. The die lets b1 be visited, which completes a group, or a4, which gives nothing."""
    me = Player(figure=0, visited=0, crosses=0, nudges=0, wraps=0, points=30, fields=GAME.tables.fields - 2, gains=0)
    other = me._replace(points=points, fields=GAME.tables.fields - 4)
    alone = 1 << 1  # b1, the only booth of its group in the shipped sheet
    assert alone in GAME.tables.groups
    return State(CHOOSE, 20, 200, (1, 3, 2), (me, other), (NO_CHOICE, NO_CHOICE))


def test_the_hard_bot_ends_the_game_when_it_leads_and_plays_on_when_it_is_behind() -> None:
    bot = make_bot(GAME, "hard", effort=2000, compiled=False)
    assert bot.choose(GAME.view(last_field_but_two(25), 0), 1) == GAME.parse("b1")
    assert bot.choose(GAME.view(last_field_but_two(37), 0), 1) == GAME.parse("a2")


def shares(levels: tuple[str, str], games: int) -> list[float]:
    plan = Plan("loot", levels, games, "ladder", effort=2000).checked()
    return [bot.share.mean for bot in report(plan, list(outcomes(plan, 1))).bots]


def test_hard_beats_easy_and_medium_beats_easy_and_hard_beats_medium() -> None:
    """A small ladder; `wurf simulate` shows the real one. It is seeded, so that it always ends the same."""
    assert shares(("hard", "easy"), 20)[0] >= 0.95
    assert shares(("medium", "easy"), 20)[0] >= 0.75
    assert shares(("hard", "medium"), 20)[0] >= 0.75


def test_a_hard_bot_with_ten_times_the_effort_is_the_hard_bot_with_that_effort() -> None:
    views = [GAME.view(state, GAME.pending(state).seats[0]) for state in PLAYED[:3]]
    more = make_bot(GAME, "hard@10", effort=40, compiled=False)
    assert [more.choose(view, 7) for view in views] == [
        make_bot(GAME, "hard", effort=400, compiled=False).choose(view, 7) for view in views
    ]


@pytest.mark.parametrize("name", ["hard@", "hard@0", "hard@x", "hard@-3", "hard@1000", "medium@2", "hard@2@2"])
def test_only_the_hard_bot_takes_a_multiple_of_its_effort(name: str) -> None:
    with pytest.raises(UnknownLevel, match="no bot called"):
        make_bot(GAME, name)
