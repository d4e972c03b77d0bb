"""The rollout policy is a glance that counts faster, and keeps pairs back while nobody is about to go out."""

from collections import Counter
from collections.abc import Iterator

import numpy as np
import pytest

from splittable.core.chance import shuffle, stream
from splittable.core.state import States
from splittable.games.split import GAME
from splittable.games.split.bots.glance import laid_of, rate_all
from splittable.games.split.bots.prospects import HEATS, PROSPECTS
from splittable.games.split.bots.rollout import is_early, play_quickly
from splittable.games.split.bots.search import glance
from splittable.games.split.bots.tallies import tally_laid
from splittable.games.split.bots.taste import AT_A_GLANCE, TASTE
from splittable.games.split.bots.value import PARTS, weights
from splittable.games.split.rules.cards import MATCH_KIND, MATCHES, RANKS, WEAK
from splittable.games.split.rules.codes import DISCARD, MATCH, PENALIZE
from splittable.games.split.rules.game import MOST_CARDS, MOST_LEGAL, deck, legal, take
from splittable.games.split.rules.rounds import deal
from splittable.games.split.rules.state import ASKED_PLAY


def decisions(players: int, seed: int) -> Iterator[tuple[States, int]]:
    """Every decision of a game that is played by glances with much noise."""
    states, rng, cards = GAME.begin(players, {}), stream(seed), np.empty(MOST_CARDS, np.int8)
    state, codes = states[0], np.empty(MOST_LEGAL, np.int32)
    while not state.over:
        if state.needs:
            shuffle(rng, cards, deck(state, cards))
            deal(state, cards)
        seat = int(state.waiting).bit_length() - 1
        yield states, seat
        take(state, seat, glance(state, seat, codes, 8.0, rng))


@pytest.mark.parametrize("players", [2, 5])
def test_with_the_weights_of_a_glance_it_chooses_what_a_glance_rates_highest(players: int) -> None:
    codes, room, ratings = (np.empty(MOST_LEGAL, kind) for kind in (np.int32, np.int32, np.float64))
    for states, seat in decisions(players, players):
        state = states[0]
        count = legal(state, seat, codes)
        if count > 1 and state.sizes[seat] > 1:
            rate_all(state, seat, codes, count, ratings)
            chosen = play_quickly(state, seat, room, AT_A_GLANCE, 0.0, stream(1))
            found = codes[:count].tolist().index(chosen)
            assert ratings[found] == pytest.approx(ratings[:count].max())


@pytest.mark.parametrize("players", [2, 4])
def test_it_keeps_weak_pairs_while_it_is_early_and_lays_them_when_it_is_late(players: int) -> None:
    codes, kinds = np.empty(MOST_LEGAL, np.int32), Counter[tuple[int, str]]()
    for seed in range(4):
        for states, seat in decisions(players, seed):
            state = states[0]
            found = codes[: legal(state, seat, codes)].tolist()
            chosen = play_quickly(state, seat, np.empty_like(codes), TASTE, 0.0, stream(1))
            assert chosen in found
            weak = [code for code in found if MATCH <= code < MATCH + MATCHES and MATCH_KIND[code - MATCH] == WEAK]
            if state.asked == ASKED_PLAY and weak:
                kind = "kept" if DISCARD <= chosen < PENALIZE else "weak" if chosen in weak else "other"
                kinds[is_early(state, seat, TASTE), kind] += 1
    assert kinds[1, "kept"] > 0
    assert kinds[0, "weak"] > 0
    assert kinds[1, "weak"] == kinds[0, "kept"] == 0


def test_tallies_count_as_one_by_one() -> None:
    for states, _ in decisions(3, 9):
        for seat in range(3):
            tally = tally_laid(states[0], seat)
            assert [tally >> rank * 4 & 15 for rank in range(RANKS)] == [
                laid_of(states[0], seat, rank) for rank in range(RANKS)
            ]


def test_the_search_knows_of_later_rounds_what_the_network_has_learned() -> None:
    known = weights()
    assert np.abs(PROSPECTS - known.prospects[:, 1:]).max() <= 0.51
    assert np.allclose(HEATS[..., 0], known.heat[:, 1:, PARTS - 1], atol=0.1)
    assert np.allclose(HEATS[..., 1], known.bend[:, 1:, PARTS - 1], atol=0.01)
