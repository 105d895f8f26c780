"""Updates that say what changed: put together in any way, they give what a whole update says."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.server.conftest import whole
from tests.updates import patched
from wurf.core.game import Setup
from wurf.core.match import Match
from wurf.core.rng import mixed
from wurf.games import all_games, load
from wurf.server.patches import patch
from wurf.server.showing import Aside, Kind, Showing, Shown
from wurf.store import Seat


class Inner(msgspec.Struct, frozen=True, omit_defaults=True):
    name: str = ""
    many: tuple[int, ...] = ()


class Spot(msgspec.Struct, frozen=True, array_like=True):
    at: str
    what: int


class Face(msgspec.Struct, frozen=True):
    turn: int
    marks: tuple[int, ...]
    players: tuple[Inner, ...]
    left: dict[str, int]
    best: Inner | None
    spots: tuple[Spot, ...]


names, small = st.sampled_from(["", "a", "b"]), st.integers(0, 3)
inners = st.builds(Inner, names, st.lists(small, max_size=3).map(tuple))
faces = st.builds(
    Face,
    small,
    st.lists(small, max_size=8).map(tuple),
    st.lists(inners, max_size=3).map(tuple),
    st.dictionaries(names, small),
    st.none() | inners,
    st.lists(st.builds(Spot, names, small), max_size=3).map(tuple),
)


def sent(value: Any) -> Any:
    return json.loads(msgspec.json.encode(value))


@settings(deadline=None)
@given(faces, faces)
def test_a_patch_turns_one_face_into_the_other(old: Face, new: Face) -> None:
    assert patched(sent(old), sent(patch(old, new))) == sent(new)
    assert patch(old, msgspec.structs.replace(old)) == {}


class Beside:
    """Nothing but the match."""

    def aside(self) -> Aside:
        return Aside()

    def can_take_back(self, seats: tuple[int, ...]) -> bool:
        return False


@pytest.mark.parametrize("game", [game for game in all_games() if not load(game).meta.physical])
@settings(max_examples=6, deadline=None)
@given(seed=st.integers(0, 2**32), cuts=st.lists(st.integers(1, 5), min_size=6, max_size=6))
def test_updates_cut_anywhere_give_what_a_whole_one_says(game: str, seed: int, cuts: list[int]) -> None:
    """For a page of each kind; a slow one gets several changes in one."""
    played = load(game)
    match = Match(played, Setup(2).checked(played.meta), str(seed))
    if begun := match.begin():
        match.commit(begun)
    seats = (Seat("taken", "P"), Seat("taken", "Q"))
    showing = Showing(match, seats)
    kinds = [Kind((0,)), Kind((1,)), Kind((0, 1)), Kind(())]
    known: dict[Kind, tuple[dict[str, Any], Shown | None]] = {kind: ({}, None) for kind in kinds}
    for number, cut in enumerate(cuts):
        for _ in range(cut):
            if not match.over:
                seed = mixed(seed)
                seat = match.pending.seats[0]
                match.commit(match.play(seat, played.legal(match.state, seat).sample(seed)))
                showing.changed(match, seats)
        for kind in (kinds[number % len(kinds)], kinds[0]):
            before, shown = known[kind]
            update, shown = showing.update(kind, None, shown, Beside())
            put = whole(json.loads(update), before)
            known[kind] = put, shown
            fresh = whole(json.loads(showing.update(kind, None, None, Beside())[0]), {})
            history = ("log", "log_start", "moments")  # what a page has already is not sent again
            assert {k: v for k, v in put.items() if k not in history} == {
                k: v for k, v in fresh.items() if k not in history
            }


def test_whatever_a_page_claims_to_have_seen_an_update_is_made_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else pages could fill the memory of a table that waits for somebody."""
    match, made = Match(load("loot"), Setup(2), "seed"), []
    showing = Showing(match, (Seat("taken", "P"), Seat("taken", "Q")))
    for_all = showing._for_all

    def counted(*about: Any) -> Any:
        made.append(about)
        return for_all(*about)

    monkeypatch.setattr(showing, "_for_all", counted)
    told = {showing.update(Kind(()), seen, None, Beside())[0] for seen in (None, 1, 7, 2**53, *range(100, 120))}
    assert (len(told), len(made)) == (1, 1)
