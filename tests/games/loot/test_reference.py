"""LOOT's reference player, where chances can be solved by hand."""

from __future__ import annotations

import pytest

from tests.games.loot.table import act, game, player, position, roll
from wurf.core.game import Setup
from wurf.games.loot.reference import reference

SAMPLES = 64


def chances(state, *openings) -> list[float]:
    """The first seat's chance after each opening."""
    strong = reference(game, Setup(2), compiled=False)
    forced = [tuple((seat, game.parse(text)) for seat, text in opening) for opening in openings]
    return [float(mean) for mean in strong.sample(game.view(state, None), forced, 0, SAMPLES, 7)[:, :, 0].mean(axis=1)]


def exact(state) -> dict[tuple[str, str], float]:
    """The last turn: what the first seat has of the win, for every pair of choices."""
    found = {}
    for mine in map(game.write, game.legal(state, 0)):
        for theirs in map(game.write, game.legal(state, 1)):
            ranks = game.result(act(state, mine, theirs)).ranks
            found[mine, theirs] = 0.5 if ranks[0] == ranks[1] else float(ranks[0] == 1)
    return found


LAST = position(
    player("d4", "a1 b1 c1 e1 f1 g1", track="4 4 4"),
    player("a1", "a2", track="5 5 4"),
    die=3,
    turn=20,
    cap=20,
)


def test_in_the_last_turn_every_choice_has_its_exact_chance() -> None:
    solved = exact(LAST)
    answers = {theirs for _, theirs in solved}
    best_reply = {mine: min(solved[mine, theirs] for theirs in answers) for mine, _ in solved}
    assert len({*best_reply.values()}) > 1  # it matters what is chosen
    for mine, value in best_reply.items():
        found = chances(LAST, ((0, mine),))
        assert found == [pytest.approx(value)]
    assert chances(LAST, ()) == [pytest.approx(max(best_reply.values()))]


def test_in_the_last_turn_sealed_choices_together_are_what_the_rules_say() -> None:
    for (mine, theirs), value in exact(LAST).items():
        assert chances(LAST, ((0, mine), (1, theirs))) == [value]


TWO_TURNS = LAST._replace(turn=19)


def most_points(state, seat: int) -> str:
    """What brings a seat most in the last turn: it is worth the most, whatever the other does."""
    other = 1 - seat
    idle = next(iter(map(game.write, game.legal(state, other))))

    def points(action: str) -> int:
        after = act(state, *((action, idle) if seat == 0 else (idle, action)))
        return game.result(after).points[seat]

    return max(map(game.write, game.legal(state, seat)), key=points)


def test_in_the_last_two_turns_every_pair_of_choices_has_its_exact_chance() -> None:
    """The die of the last turn lies on the table already, so what the last roll shows cannot matter."""
    values = set()
    for mine in map(game.write, game.legal(TWO_TURNS, 0)):
        for theirs in map(game.write, game.legal(TWO_TURNS, 1)):
            last = roll(act(TWO_TURNS, mine, theirs), "1")
            ranks = game.result(act(last, most_points(last, 0), most_points(last, 1))).ranks
            value = 0.5 if ranks[0] == ranks[1] else float(ranks[0] == 1)
            assert chances(TWO_TURNS, ((0, mine), (1, theirs))) == [value], (mine, theirs)
            values.add(value)
    assert len(values) > 1


def test_interpreted_and_compiled_it_plays_the_same() -> None:
    fast, slow = (reference(game, Setup(2), compiled=compiled) for compiled in (True, False))
    view = game.view(LAST._replace(cap=30), None)
    assert (fast.sample(view, [()], 3, 8, 7) == slow.sample(view, [()], 3, 8, 7)).all()
    assert (fast.sample(view, [()], 0, 8, 7)[:, 3:] == fast.sample(view, [()], 3, 5, 7)).all()
