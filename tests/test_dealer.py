"""Dealers: what a seed gives is fixed for ever, and every order is equally likely."""

import hashlib
import hmac
from collections import Counter

import pytest

import splittable
from splittable.games import find, ids
from splittable.play.dealer import KeyedDealer, deck_of, draw_below, numbers, seeded

FIRST_OUTCOMES = {
    "generous-split": "8320d8237298b183",
    "split": "fa363bb8537ee465",
    "split-it": "965040e246dc1c4b",
    "splitter": "dc89cc0705bf5e28",
}
"""The start of SHA-256 of the first outcome of the largest table with seed 7."""


def first_outcome(game: str, seed: int) -> str:
    """The first deck or roll of a table with a seed."""
    record = splittable.new(game, players=find(game).most, seed=seed).record()
    return next(line for line in record.splitlines() if line.startswith(("deck", "roll")))


def test_the_stream_is_hmac_sha_256_in_numbers_of_32_bits() -> None:
    source = numbers(b"key", "deck 3")
    digest = hmac.new(b"key", b"deck 3 0", hashlib.sha256).digest()
    assert [next(source) for _ in range(8)] == [int.from_bytes(digest[at : at + 4], "big") for at in range(0, 32, 4)]
    assert next(source) == int.from_bytes(hmac.new(b"key", b"deck 3 1", hashlib.sha256).digest()[:4], "big")


def test_numbers_that_would_favour_small_ones_are_passed_over() -> None:
    assert draw_below(iter([2**32 - 1, 2**32 - 4, 5]), 6) == 5
    assert draw_below(iter([2**32 - 5]), 6) == (2**32 - 5) % 6


def test_a_deck_is_shuffled_from_the_last_place_down() -> None:
    words = list(range(100, 110))
    dealer = KeyedDealer(b"any")
    source = numbers(b"any", "deck 0")
    expected = words.copy()
    for last in range(9, 0, -1):
        other = draw_below(source, last + 1)
        expected[last], expected[other] = expected[other], expected[last]
    assert dealer.deck(0, words) == tuple(expected)


def test_every_order_and_every_roll_is_equally_likely() -> None:
    dealer = seeded(1)
    orders = Counter(dealer.deck(number, (0, 1, 2)) for number in range(6_000))
    rolls = Counter(dealer.roll(number) for number in range(36_000))
    assert len(orders) == 6
    assert max(abs(count - 1_000) for count in orders.values()) < 150
    assert len(rolls) == 36
    assert max(abs(count - 1_000) for count in rolls.values()) < 150


@pytest.mark.parametrize("game", ids())
def test_a_seed_deals_the_same_on_every_machine(game: str) -> None:
    assert hashlib.sha256(first_outcome(game, 7).encode()).hexdigest()[:16] == FIRST_OUTCOMES[game]


@pytest.mark.parametrize("game", ids())
def test_outcomes_differ_from_number_to_number_and_seed_to_seed(game: str) -> None:
    cards = deck_of(find(game), find(game).most)
    draws = [seeded(seed).deck(number, cards) if cards else (seed, number) for seed in (1, 2) for number in (0, 1)]
    assert len(set(draws)) == 4
