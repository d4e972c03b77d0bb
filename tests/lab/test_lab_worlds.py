"""Information sets of the guide's table are counted as brute force counts them."""

import sys
from collections.abc import Iterator
from importlib import import_module
from itertools import permutations
from pathlib import Path
from typing import Any

import numpy as np
import pytest

EXAMPLES = str(Path(__file__).parent.parent.parent / "examples/lab")


@pytest.fixture
def worlds(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    monkeypatch.syspath_prepend(EXAMPLES)
    yield import_module("worlds")
    del sys.modules["worlds"]


def test_hands_that_are_out_of_a_suit_are_filled_in_every_way(worlds: Any) -> None:
    cards = [0, 0, 0, 1, 1, 2]
    rooms, barred = (1, 3, 2), ((False,) * 3, (False, True, False), (False, False, True))
    holders = [holder for holder, room in enumerate(rooms) for _ in range(room)]
    dealt = {
        order
        for order in permutations(holders)
        if not any(barred[holder][suit] for holder, suit in zip(order, cards, strict=True))
    }
    assert worlds.fillings((3, 2, 1), rooms, barred) == len(dealt)


@pytest.mark.parametrize("hand", range(6))
def test_alike_cards_make_no_new_world(worlds: Any, hand: int) -> None:
    cards = "aabbc"
    laid = {(tuple(sorted(order[:hand])), order[hand:]) for order in permutations(cards)}
    assert worlds.orders(1, 2, hand) == len(laid)


def test_a_pile_and_a_hidden_guess_make_worlds(worlds: Any) -> None:
    known = {"pile": np.array([2, 1]), "open": np.array([1, 1, 0]), "seat_0_decided": [0], "seat_1_decided": [1]}
    assert worlds.worlds_of_split_it(known) == 3 * 2


def test_a_hidden_writing_makes_worlds(worlds: Any) -> None:
    sheets = np.ones((7, 7, 8))
    known = {"roll": np.array([1, 1, 0]), "seat_0_decided": [0], "seat_1_decided": [1], "seat_1_cells": sheets}
    assert worlds.worlds_of_splitter(known) == 28 * 2
