"""S4: what an edition's name holds, and that nothing of it is lost on the way to a map."""

from __future__ import annotations

import hashlib
import hmac
import re
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from wurf.core import record
from wurf.core.game import Setup, SetupError
from wurf.core.match import Match
from wurf.core.rng import Dice
from wurf.core.text import LANGUAGES, say
from wurf.games import load
from wurf.games.scratch_island.actions import Kind
from wurf.games.scratch_island.editions import (
    LAST_NUMBER,
    NAME,
    NUMBER,
    SECRET,
    SIGNS,
    Edition,
    drawn,
    edition_in,
    exists,
    numbered,
    of_number,
    words,
)
from wurf.games.scratch_island.maps import SealedLuck, map_of
from wurf.games.scratch_island.state import Map

GAME: Any = load("scratch_island")
FIGURES = GAME.layout.figures
RECORDS = sorted((Path(__file__).parents[2] / "records").glob("scratch_island-*.txt"))
NAMED = "4k2m9q-0xv7c-hh3ta-8w1rn-zd5ge"
names = st.integers(0, (1 << 128) - 1).map(lambda bits: of_number(1 << 128 | bits))
editions = names | st.integers(1, LAST_NUMBER)


def bits_of(name: Edition) -> int:
    return numbered(name) - (1 << 128)


def named(bits: int) -> Edition:
    return of_number(1 << 128 | bits)


# Names


@given(editions)
def test_an_edition_is_the_same_again_as_number_words_text_and_action(edition: Edition) -> None:
    assert exists(edition)
    assert of_number(numbered(edition)) == edition_in(words(edition)) == edition
    assert all(0 <= word < 1 << 62 for word in words(edition))
    action = GAME.parse(f"deal 3 4 first 1 edition {edition}")
    assert action.edition == edition
    assert GAME.decode(GAME.encode(action)) == GAME.parse(GAME.write(action)) == action


@given(st.integers(0, (1 << 128) - 1))
def test_a_name_is_26_signs_in_five_groups_that_hold_128_bits(bits: int) -> None:
    name = str(named(bits))
    assert bits_of(name) == bits
    assert [len(group) for group in name.split("-")] == [6, 5, 5, 5, 5]
    assert set(name) <= {*SIGNS, "-"}
    assert not set(name) & set("ilou")


@given(st.text(max_size=40) | st.from_regex(NAME, fullmatch=True))
def test_only_texts_that_are_names_exist(text: str) -> None:
    assert exists(text) == (re.fullmatch(NAME, text) is not None)
    if exists(text):
        assert named(bits_of(text)) == text


# 128 bits, from the dice to the map


def test_a_secret_edition_is_128_bits_of_the_dice_and_nothing_else() -> None:
    """The first four words of nature's stream for this draw, in their order."""
    for seed in map(str, range(50)):
        block = hmac.digest(seed.encode(), b"7/0", "sha256")
        assert bits_of(drawn(SECRET, Dice(seed, 7))) == int.from_bytes(block[:16], "big")


def test_each_bit_is_drawn_as_often_set_as_not() -> None:
    start = GAME.start(Setup(2))
    bits = [bits_of(GAME.nature(start, Dice(str(seed), 0)).edition) for seed in range(400)]
    counts = [sum(each >> at & 1 for each in bits) for at in range(128)]
    assert all(140 < count < 260 for count in counts)  # six standard deviations


def foil(island: Map) -> tuple[Any, ...]:
    return tuple(island._replace(hidden=()))


@pytest.mark.parametrize("start", [0, 1, 32, 64, 65])
def test_editions_that_agree_in_63_bits_have_other_foils_and_hide_other_things(start: int) -> None:
    """If some part of the way held no more than 63 bits, these would be the same."""
    random, kept = Random(start), ((1 << 63) - 1) << start
    name = random.getrandbits(128)
    maps = [map_of(FIGURES, named(name & kept | random.getrandbits(128) & ~kept), 1) for _ in range(4)]
    assert len({foil(island) for island in maps}) == len({island.hidden for island in maps}) == 4


def test_every_single_bit_of_the_name_changes_all_draws_of_a_map() -> None:
    name = bits_of(NAMED)
    lucks = [SealedLuck(named(bits), 5, 0) for bits in (name, *(name ^ 1 << bit for bit in range(128)))]
    assert len({luck.below(1 << 32) for luck in lucks for _ in range(8)}) == 129 * 8


def test_the_whole_text_of_an_edition_keys_the_stream_that_a_map_is_drawn_from() -> None:
    for edition in (NAMED, 1, 1132318449141024):
        block = hmac.digest(f"Scratch Island, edition {edition}, map 5".encode(), b"3/0", "sha256")
        luck = SealedLuck(edition, 5, 3)
        assert b"".join(luck.below(1 << 32).to_bytes(4, "big") for _ in range(8)) == block


# What was there before


@pytest.mark.parametrize(
    ("edition", "number", "digest"),
    [
        (2, 17, "502131b5215bf07404b653f6f1b801150d79f5b526a835e6462ad5af3db66283"),
        (1132318449141024, 40, "e12ab9650a23162fbe63ebab915f03acf1c32b85cafd6c69d2710e422ce1bda4"),
        (LAST_NUMBER, 48, "0adccebedd8bab6a1ef189026a1779eb305efb7eaa72165d8c599ab2602506b1"),
        (NAMED, 17, "573c9090117b20a251d66200906dd99fc672e0b9879b8c0beee0e1bf0a9b5e05"),
    ],
)
def test_S4_maps_of_all_editions_stay_what_they_were(edition: Edition, number: int, digest: str) -> None:
    """If this fails, maps that people have printed or played are gone: give the rules another version first."""
    assert hashlib.sha256(repr(tuple(map_of(FIGURES, edition, number))).encode()).hexdigest() == digest


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_a_record_from_before_is_true_and_dealt_from_52_bits(file: Path) -> None:
    told = record.parse(file.read_text(encoding="utf-8"))
    assert told.setup.options["edition"] == NUMBER
    match = record.verify(told, load)
    dealt = match.entries[0].action
    assert dealt.kind is Kind.DEAL
    assert 1 << 32 <= dealt.edition <= LAST_NUMBER
    assert edition_in(match.state.edition) == dealt.edition


@pytest.mark.parametrize("edition", [NUMBER, 7, 1132318449141024, SECRET, NAMED])
def test_a_packed_state_has_its_edition_as_it_was_always_written(edition: Edition) -> None:
    start = GAME.start(Setup(2, {"edition": edition}))
    dealt = GAME.apply(start, -1, GAME.nature(start, Dice("seed", 0)))
    for state in (start, dealt):
        packed = GAME.pack(state)
        assert msgspec.json.decode(packed)[1] == edition_in(state.edition)
        assert GAME.unpack(packed) == state
        assert type(GAME.unpack(packed)) is type(state)


def test_a_broken_snapshot_is_known_as_one() -> None:
    for packed in (b"[]", b"[1]", b"{}", b"[0,[],1]", b'[0,"no name",1]', b"[0,1.5,1]", b"[0,-1,1]", b"no"):
        with pytest.raises(msgspec.MsgspecError):
            GAME.unpack(packed)


# What a table may want


def test_a_new_table_that_wants_0_gets_a_secret_edition_of_128_bits() -> None:
    assert Setup(2).renewed(GAME.meta).options["edition"] == SECRET
    assert Setup(2, {"edition": 0}).renewed(GAME.meta).options["edition"] == SECRET
    for edition in (SECRET, 1, LAST_NUMBER, NAMED):
        assert Setup(2, {"edition": edition}).renewed(GAME.meta).options["edition"] == edition
    assert Setup(2, {"edition": 0}).checked(GAME.meta).options["edition"] == 0  # a table from before


@pytest.mark.parametrize("edition", ["", "1", "first", NAMED.upper(), f"8{NAMED[1:]}", NAMED[:-1], f" {NAMED}"])
def test_what_is_no_edition_is_refused_in_one_sentence(edition: str) -> None:
    with pytest.raises(SetupError) as error:
        Setup(2, {"edition": edition}).checked(GAME.meta)
    said = {say(error.value.message, language) for language in LANGUAGES}
    assert len(said) == len(LANGUAGES)
    assert all(NAMED in each and edition in each and "expected" not in each for each in said)


@pytest.mark.parametrize("edition", [-1, LAST_NUMBER + 1])
def test_a_number_beyond_all_editions_is_refused(edition: int) -> None:
    with pytest.raises(SetupError, match="edition"):
        Setup(2, {"edition": edition}).checked(GAME.meta)


def test_no_other_option_can_be_a_text() -> None:
    with pytest.raises(SetupError, match="round_cap"):
        Setup(2, {"round_cap": "9"}).checked(GAME.meta)


@pytest.mark.parametrize("edition", [SECRET, NAMED, 7])
def test_the_record_of_a_game_names_its_edition_and_is_true(edition: Edition) -> None:
    match = Match(GAME, Setup(1, {"edition": edition, "round_cap": 1}), "a-seed")
    begun = match.begin()
    assert begun is not None
    match.commit(begun)
    while not match.over:
        (seat,) = match.pending.seats
        match.commit(match.play(seat, GAME.legal(match.state, seat)[0]))
    text = record.write(record.record_of(match, ("Ada",)))
    assert f"\noption edition: {edition}\n" in text
    assert re.search(r"\n\* deal \d+ first 1 edition (\S+)\n", text)[1] == str(edition_in(match.state.edition))
    assert record.parse(text).setup.options["edition"] == edition
    assert record.verify(record.parse(text), load).state == match.state
