"""Dice from a secret seed, and the small generator of the kernels."""

import hashlib
import hmac
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wurf.core.rng import Dice, below, derive, mixed, new_seed, seed_hash


def test_dice_are_the_documented_stream():
    """Words of HMAC-SHA256(seed, "draw/block"), four bytes each, those beyond the last multiple of n passed over."""
    block = hmac.new(b"secret", b"7/0", hashlib.sha256).digest()
    words = [int.from_bytes(block[i : i + 4], "big") for i in range(0, 32, 4)]
    dice = Dice("secret", 7)
    assert [dice.below(2**32) for _ in range(8)] == words
    following = hmac.new(b"secret", b"7/1", hashlib.sha256).digest()
    assert dice.below(2**32) == int.from_bytes(following[:4], "big")


def test_words_that_would_favour_some_outcomes_are_passed_over():
    """With n just above half of the range, almost half of the words must go."""
    n = 2**31 + 1
    dice, raw = Dice("secret", 0), Dice("secret", 0)
    words = [raw.below(2**32) for _ in range(400)]
    kept = [word for word in words if word < n]
    assert 120 < len(kept) < 280
    assert [dice.below(n) for _ in range(100)] == kept[:100]


def test_a_die_is_fair():
    rolls = Counter(Dice("fair", draw).below(6) for draw in range(12_000))
    assert all(1_800 < rolls[face] < 2_200 for face in range(6))


def test_draws_are_independent_of_one_another():
    assert [Dice("s", draw).below(6) for draw in range(20)] != [Dice("s", 0).below(6)] * 20
    assert Dice("s", 3).below(1000) == Dice("s", 3).below(1000)


@pytest.mark.parametrize("n", [0, -1, 2**32 + 1])
def test_a_draw_needs_outcomes(n):
    with pytest.raises(ValueError, match="outcomes"):
        Dice("s", 0).below(n)


def test_the_published_hash_is_of_the_seed():
    seed = new_seed()
    assert seed_hash(seed) == hashlib.sha256(seed.encode()).hexdigest()
    assert new_seed() != seed


@given(st.text(), st.lists(st.integers()))
def test_derived_numbers_are_63_bits_and_differ_by_purpose(seed, purpose):
    assert 0 <= derive(seed, *purpose) < 2**63
    assert derive(seed, *purpose) != derive(seed, *purpose, "more")


@given(st.integers(0, 2**63 - 1), st.integers(1, 10_000))
def test_the_small_generator_stays_in_range(rng, n):
    assert 0 <= mixed(rng) < 2**63
    assert 0 <= below(rng, n) < n


def test_the_small_generator_is_even():
    rng, seen = 1, Counter()
    for _ in range(60_000):
        rng = mixed(rng)
        seen[below(rng, 6)] += 1
    assert all(9_500 < seen[face] < 10_500 for face in range(6))
