"""Recorded games, and many positions, judged a second time by naive rules; and replayed without physics."""

from pathlib import Path

import pymunk
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.drop_it import naive
from tests.games.drop_it.table import box, position
from wurf.core.record import parse, verify
from wurf.games import load
from wurf.games.drop_it import physics
from wurf.games.drop_it.judging import judge, points_and_worth
from wurf.games.drop_it.state import KINDS, TURN, Pose, kind_name
from wurf.games.drop_it.view import taboo_names

RECORDS = sorted((Path(__file__).parents[2] / "records").glob("drop_it-*.txt"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_naive_rules_count_the_stored_score(path):
    text = path.read_text(encoding="utf-8")
    assert naive.Table(text).result() == list(parse(text).points)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_D28_a_stored_game_replays_to_its_score_without_physics(path, monkeypatch):
    def asked(*_arguments, **_more):
        raise AssertionError("Physics was asked.")

    monkeypatch.setattr(physics, "drop", asked)
    monkeypatch.setattr(pymunk, "Space", asked)
    stored = parse(path.read_text(encoding="utf-8"))
    match = verify(stored, load)
    assert match.over
    assert match.result.points == stored.points


def test_the_stored_games_know_every_variant():
    meta = load("drop_it").meta
    setups = [parse(path.read_text(encoding="utf-8")).setup.checked(meta) for path in RECORDS]
    variants = [setup.options for setup in setups]
    for option in meta.options:
        if option.id not in ("teams", "first"):
            most = max(option.bounds(setup.seats).most for setup in setups)
            assert {variant[option.id] for variant in variants} == set(range(option.least, most + 1))
    assert any(variant["first"] for variant in variants)


poses = st.builds(
    Pose, st.integers(0, KINDS - 1), st.integers(1200, 18_800), st.integers(1200, 24_500), st.integers(0, TURN - 1)
)


@settings(max_examples=300, deadline=None)
@given(st.lists(poses, min_size=1, max_size=12), st.sampled_from([0, 1]), st.sampled_from([0, 1]))
def test_any_pile_is_judged_as_by_naive_rules(pile, edge, beginners):
    """Pieces may lie in each other here: judging asks only how far they are apart."""
    variant = position().variant._replace(edge=edge, beginners=beginners)
    found = judge(box, variant, tuple(pile))
    told = [(*kind_name(pose.kind).split(), pose.x / 100, pose.y / 100, pose.angle / 100) for pose in pile]
    taboos, level, bonus = naive.verdict(told, ("shape", "colour")[edge], beginners)
    assert (set(taboo_names(found.taboos)), found.level, found.bonus) == (taboos, level, bonus)
    assert points_and_worth(box, variant, tuple(pile)) == (found.points, found.worth)
