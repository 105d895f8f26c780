"""The ledger of whole games: its identity, its words, and that it can be stopped and continued."""

from __future__ import annotations

from functools import cache
from math import sqrt
from pathlib import Path

import msgspec
import pytest

from wurf.core.game import Setup
from wurf.core.match import Match
from wurf.core.record import parse, replay
from wurf.core.telling import tell
from wurf.core.text import LANGUAGES
from wurf.games import load
from wurf.review import Analysis, Ledger, Partial, answer
from wurf.review.analysis import ReviewError
from wurf.review.ledger import Figure, items, lost, sums, word_for
from wurf.review.positions import Position
from wurf.review.questions import Answer, Compared, Question, Tally
from wurf.review.spread import Workers

RECORDS = Path(__file__).parents[1] / "records"
EFFORT = 32
QUESTION = Question("loot", None, Setup(2), b"", outcome="roll 1")


@cache
def match(name: str) -> Match:
    return replay(parse((RECORDS / f"{name}.txt").read_text(encoding="utf-8")), load)


@cache
def reviewed(name: str, effort: int = EFFORT) -> Ledger:
    analysis = Analysis(match(name), effort)
    assert [*analysis.run()][-1] == pytest.approx(1.0)
    return analysis.ledger()


WHOLE_GAMES = ["loot-1", "loot-3", "quadrata-2", "quadrata-3", "scratch_island-2", "drop_it-2"]


@pytest.mark.parametrize("name", ["loot-2", *(pytest.param(name, marks=pytest.mark.soak) for name in WHOLE_GAMES)])
def test_start_luck_skill_and_rest_add_up_to_the_result_and_the_rest_is_noise(name: str) -> None:
    effort = EFFORT if name.startswith("loot") else 2  # depths of Quadrata; hands of Drop It
    for seat in reviewed(name, effort).seats:
        parts = (seat.luck, seat.skill, seat.others, seat.meeting, seat.rest)
        assert seat.start.value + sum(part.value for part in parts) == pytest.approx(seat.result)
        assert abs(seat.rest.value) < 4 * seat.rest.error


def flat(chance: float) -> Tally:
    """Two samples of two seats that agree."""
    other = 1 - chance
    return Tally([1, 1], [[chance, other]] * 2, [2 * chance**2, 2 * other**2], [0.0, 0.0])


def test_the_rests_error_knows_where_positions_disagree_though_samples_agree() -> None:
    """Each position is worth 0.1 more than the one before it said: that is the rest, and its error has its size."""
    answers = [Answer(flat(0.5)), *(Answer(flat(0.6), happened=flat(0.5)) for _ in range(4)), Answer(flat(0.6))]
    rolls = items(
        [Position(QUESTION, (number,), nature=True) for number in range(1, 5)], answers[1:5], ["roll"] * 4, [False] * 4
    )
    (one, _) = sums(rolls, answers, 2)
    assert one.luck.value == pytest.approx(-0.4)
    assert one.rest.value == pytest.approx(0.5)
    assert one.luck.error == 0
    assert one.rest.error == pytest.approx(sqrt(5 * 0.1**2 + 2 * 4 * 0.1**2))


def test_positions_that_agree_leave_no_rest() -> None:
    answers = [Answer(flat(0.5)), Answer(flat(0.5), happened=flat(0.7)), Answer(flat(0.7))]
    rolls = items([Position(QUESTION, (1,), nature=True)], answers[1:2], ["roll"], [False])
    (one, _) = sums(rolls, answers, 2)
    assert (one.rest.value, one.rest.error) == (pytest.approx(0), pytest.approx(0))


def test_every_standing_entry_has_its_line() -> None:
    game = match("loot-2")
    ledger = reviewed("loot-2")
    made = {one.sequence for one in ledger.items if one.kind != "meeting"}
    assert made <= {*range(1, game.sequence + 1)}
    missing = {*range(1, game.sequence + 1)} - made
    assert {1, 2} <= missing  # a choice that was taken back
    for sequence in missing - {1, 2}:  # only where there was nothing to choose
        assert len(game.game.legal(game.at(sequence - 1), game.entries[sequence - 1].seat)) == 1


def test_two_seats_chances_add_up_to_one() -> None:
    for one in reviewed("loot-2").items:
        assert sum(chance.value for chance in one.before) == pytest.approx(1.0)
        assert sum(change.value for change in one.change) == pytest.approx(0.0, abs=1e-9)


def test_what_a_line_changes_is_the_difference_of_the_chances_around_it() -> None:
    lines = [one for one in reviewed("loot-2").items if one.kind != "meeting"]
    assert {one.kind for one in lines} >= {"choice", "roll"}
    for one in lines:
        for before, after, change in zip(one.before, one.after, one.change, strict=True):
            assert change.value == pytest.approx(after.value - before.value, abs=1e-9)


def test_a_stopped_analysis_continues_where_it_was() -> None:
    first = Analysis(match("loot-2"), EFFORT)
    running = first.run()
    for _ in range(100):
        next(running)
    stored = msgspec.msgpack.encode(first.partial)
    second = Analysis(match("loot-2"), EFFORT, partial=msgspec.msgpack.decode(stored, type=Partial))
    assert second.done == pytest.approx(first.done)
    for _ in second.run():
        pass
    assert second.ledger() == reviewed("loot-2")


def test_a_partial_result_of_another_effort_is_not_used() -> None:
    first = Analysis(match("loot-2"), EFFORT)
    next(first.run())
    assert Analysis(match("loot-2"), 2 * EFFORT, partial=first.partial).done == 0.0


def test_first_figures_of_the_whole_game_come_before_a_fiftieth_is_done() -> None:
    analysis = Analysis(match("loot-2"), 512)
    asked = []
    while (question := analysis.next()) is not None:
        asked.append(question)
    assert len({at for at, _ in asked}) == len(asked)  # each position once, before any is asked about again
    assert sum(question.count for _, question in asked) < 512 * len(asked) / 64
    assert not any(chooser.others for _, question in asked for chooser in question.choosers)
    for at, question in asked:
        analysis.add(at, answer(question))
    glance = analysis.ledger()
    assert len({one.sequence for one in glance.items}) > len(asked) / 2
    assert {one.word for one in glance.items} == {None}  # nothing is called fine before it is compared
    assert sum(seat.result for seat in glance.seats) == 1


def test_figures_of_the_first_glance_are_replaced() -> None:
    analysis = Analysis(match("loot-2"), EFFORT)
    counts = dict.fromkeys(range(len(analysis.partial.answers)), 0)
    for _ in analysis.run():
        counts = {at: known.base.count if known else 0 for at, known in enumerate(analysis.partial.answers)}
    assert {*counts.values()} <= {0, 1, EFFORT, 4 * EFFORT}  # only one choice; the result; usually; the start


def test_questions_and_answers_are_plain_data() -> None:
    asked = Analysis(match("loot-2"), EFFORT).next()
    assert asked is not None
    _, question = asked
    again = msgspec.msgpack.decode(msgspec.msgpack.encode(question), type=type(question))
    assert again == question
    assert answer(again) == answer(question)


def test_the_number_of_processes_does_not_matter() -> None:
    analysis = Analysis(match("loot-2"), EFFORT)
    with Workers(2) as workers:
        for _ in workers.run(analysis):
            pass
    assert analysis.ledger() == reviewed("loot-2")


def test_a_running_match_is_not_reviewed() -> None:
    whole = match("loot-2")
    with pytest.raises(ReviewError, match="still running"):
        Analysis(whole.fork(10))


def test_a_word_counts_only_what_is_lost_for_sure() -> None:
    assert word_for(Figure(0.12, 0.005)) == "blunder"
    assert word_for(Figure(0.12, 0.02)) == "mistake"
    assert word_for(Figure(0.12, 0.06)) == "fine"
    assert word_for(Figure(0.06, 0.001)) == "mistake"
    assert word_for(Figure(0.03, 0.001)) == "inaccuracy"
    assert word_for(Figure(-0.03, 0.001)) == "fine"


def test_the_best_is_chosen_on_one_half_and_valued_on_the_other() -> None:
    """The second choice shines on the even samples, the third on the odd ones: none of it is real."""
    flat = [Tally([100, 100], [[50.0], [50.0]], [100.0], [0.0])]
    even, odd = (Tally([100, 100], [[50.0 + up], [50.0 - up]], [100.0], [0.0], 100.0) for up in (20.0, -20.0))
    assert lost([Compared("a", flat[0]), Compared("b", even), Compared("c", odd)], 0).value < 0
    better = Tally([100, 100], [[70.0], [70.0]], [140.0], [0.0], 60.0)
    found = lost([Compared("a", flat[0]), Compared("b", better)], 0)
    assert found.value == pytest.approx(0.2)
    assert 0.02 < found.error < 0.05


def test_turning_points_are_sentences_in_every_language() -> None:
    ledger = reviewed("loot-2", 128)
    assert ledger.turning
    sentences = {tell(event, ("Ada", "Otto"), None, language) for _, event in ledger.turning for language in LANGUAGES}
    assert len(sentences) >= len(LANGUAGES)
    assert all("%" in sentence and "{" not in sentence for sentence in sentences)
