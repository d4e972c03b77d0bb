"""The last tricks are counted out: all worlds that fit, and all that the judge may do in each."""

import random
from itertools import permutations

import numpy as np
import pytest

import splittable
from splittable.core.chance import stream
from splittable.core.judges import ANYTHING, JUDGES_CHOICE
from splittable.core.state import copy_states
from splittable.games.generous_split.bots.search import NOISE
from splittable.games.generous_split.review.columns import columns_of
from splittable.games.generous_split.review.counting import count_out, list_worlds, weigh_choices
from splittable.games.generous_split.review.judge import JUDGE
from splittable.games.generous_split.rules.resample import resample
from splittable.games.generous_split.rules.state import SEATS
from splittable.games.generous_split.tests.endings import Ending, codes


def chances(*worths: float) -> list[float]:
    found = np.zeros(len(worths))
    weigh_choices(np.array(worths), len(worths), found)
    return [float(each) for each in found]


def test_the_judges_doubts_are_counted_out() -> None:
    assert chances(1.0, 1.0) == pytest.approx([0.5, 0.5])
    assert chances(1.0, 1.0, 1.0) == pytest.approx([1 / 3] * 3)
    assert chances(5.0, 5.0 + NOISE) == [0, pytest.approx(1)]
    # Half of the doubt behind: the triangle in which it catches up is an eighth of the square.
    assert chances(0.0, NOISE / 2) == pytest.approx([1 / 8, 7 / 8])
    assert sum(chances(0.3, -0.4, 1.1)) == pytest.approx(1)


def test_chances_of_three_cards_are_those_of_many_draws() -> None:
    worths = np.array([0.3, -0.4, 1.1])
    drawn = (worths + NOISE * np.random.default_rng(1).random((200_000, 3))).argmax(axis=1)
    assert np.bincount(drawn) / len(drawn) == pytest.approx(chances(*worths), abs=0.005)


def test_every_world_that_fits_comes_once() -> None:
    # Six hidden cards for two hands of two and two left over; the second player has shown no spades.
    ending = Ending("AH KH", "5S 6S 7D 8D 9C 10C", "C", (4, 3, 3))
    states, hands = ending.states(), np.zeros((100, SEATS), dtype=np.int64)
    assert list_worlds(states, 0, hands) == 90
    hidden = codes(ending.hidden)
    expected = {(1 << a | 1 << b, 1 << c | 1 << d) for a, b, c, d in permutations(hidden, 4)}
    assert {(int(hand[1]), int(hand[2])) for hand in hands[:90]} == expected
    states[0].out_of[1] = 1 << 3
    assert list_worlds(states, 0, hands) == len({pair for pair in expected if not pair[0] >> 39}) == 36


def test_too_many_worlds_are_sampled_instead() -> None:
    ending = Ending("AH KH QH JH", "5S 6S 7S 8S 9S 10S JS QS KS AS 5D", "C", (3, 3, 2))
    assert count_out(ending.states(), 0, np.array(codes("AH KH"))) is None


def test_the_first_tricks_are_never_counted_out() -> None:
    table = splittable.new("generous-split", players=4, seed=1)
    seat = table.waiting[0]
    assert count_out(table.states, seat, np.array(JUDGE.candidates(table.states, seat))) is None


@pytest.mark.parametrize("players", [3, 4, 5])
def test_what_is_counted_out_is_what_is_sampled(players: int) -> None:
    chance, worlds, far = random.Random(players), 1000, []
    columns = columns_of(players)
    for seed in range(6):
        table = splittable.new("generous-split", players=players, seed=seed)
        while not table.over:
            states, seat = table.states, table.waiting[0]
            if int(states[0].hand_size) - int(states[0].tricks_done) <= 2 and len(JUDGE.candidates(states, seat)) > 1:
                arms = np.array([*JUDGE.candidates(states, seat), JUDGES_CHOICE, ANYTHING])
                counted = count_out(states, seat, arms)
                if counted is not None:
                    rows, weights = counted
                    assert weights.sum() == pytest.approx(1)
                    exact = np.einsum("kac,k->ac", rows.astype(np.float64), weights)
                    drawn = np.zeros((worlds, len(arms), columns.width), dtype=np.float32)
                    JUDGE.play_on(states, seat, seat, arms, seed, 0, drawn)
                    error = np.maximum(drawn.std(axis=0), 0.05) / np.sqrt(worlds)
                    far += list(
                        abs((drawn.mean(axis=0) - exact)[:, columns.points(seat)] / error[:, columns.points(seat)])
                    )
            table.play(seat, chance.choice(table.actions(seat)))
    assert len(far) > 20
    assert max(far) < 5
    assert np.mean(np.array(far) < 1.96) > 0.85


def test_counting_out_reads_no_hidden_card() -> None:
    states = Ending("AH 6H", "5S 6S 7D 8H 9C 10C 9H", "C", (4, 3, 3)).states()
    arms = np.array([*codes("AH 6H"), JUDGES_CHOICE, ANYTHING])
    counted = count_out(states, 0, arms)
    assert counted is not None
    for seed in range(5):
        other = copy_states(states)
        resample(other[0], 0, stream(seed))
        again = count_out(other, 0, arms)
        assert again is not None
        assert [part.tobytes() for part in again] == [part.tobytes() for part in counted]
