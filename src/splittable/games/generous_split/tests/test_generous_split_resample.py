"""Resampling Generous Split: every deal that fits what a seat knows, equally often, and no other."""

import random
from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from typing import Any

import numpy as np
import pytest

import splittable
from splittable.core.chance import stream
from splittable.core.contract import Deal
from splittable.core.state import States, blank
from splittable.games import find
from splittable.games.generous_split.rules.cards import CARDS, write_cards
from splittable.games.generous_split.rules.resample import count_deals, draw
from splittable.games.generous_split.rules.state import GenerousSplitState
from splittable.games.generous_split.sight.undeal import undeal

GAME = find("generous-split")


def cards(text: str) -> int:
    return sum(1 << CARDS.index(card) for card in text.split())


def suits(text: str) -> int:
    return sum(1 << "CDHS".index(suit) for suit in text)


def endgame(hands: list[str], out_of: list[str], left_over: str) -> States:
    """The few cards that are left of a deal, and what each seat has shown to be out of."""
    states = blank(GenerousSplitState, 1)
    states["players"] = len(hands)
    for seat, hand in enumerate(hands):
        states["hands"][0, seat] = cards(hand)
        states["out_of"][0, seat] = suits(out_of[seat])
        states["unseen"] |= cards(hand)
    states["unseen"] |= cards(left_over)
    return states


def every_deal(states: States, seat: int) -> Iterator[tuple[int, ...]]:
    """All hands that fit what a seat (-1: a spectator) knows, found by trying."""
    own = int(states["hands"][0, seat]) if seat >= 0 else 0
    hidden = int(states["unseen"][0]) & ~own

    def deal_on(other: int, left: int) -> Iterator[tuple[int, ...]]:
        if other == states["players"][0]:
            yield ()
        elif other == seat:
            yield from ((own, *rest) for rest in deal_on(other + 1, left))
        else:
            out = int(states["out_of"][0, other])
            allowed = [card for card in range(52) if left >> card & 1 and not out >> card // 13 & 1]
            for drawn in combinations(allowed, int(states["hands"][0, other]).bit_count()):
                hand = sum(1 << card for card in drawn)
                yield from ((hand, *rest) for rest in deal_on(other + 1, left & ~hand))

    return deal_on(0, hidden)


def resampled(states: States, seat: int, rng: Any) -> tuple[int, ...]:
    other = states.copy()
    GAME.loops.resample_at(other, 0, seat, rng)
    return tuple(int(hand) for hand in other["hands"][0, : int(states["players"][0])])


@pytest.mark.parametrize(
    ("hands", "out_of", "left_over", "seat"),
    [
        (["2C 3C", "4D", "5D 2H", "2S"], ["", "", "", ""], "3S", 0),
        (["2C 3C", "4D 5D", "2H 3H"], ["", "C", ""], "2D 4S 5S", 0),
        (["2C 3C", "4D 5D", "2H 5S"], ["", "C", "D"], "2D 4S 6S", 0),
        (["2C 3C", "4D 5D", "2H 5S", "6S 4C"], ["", "CH", "CD", "D"], "2D", 0),
        (["3C AS", "4D 5D", "2H 5S", "6S"], ["D", "C", "D", "CH"], "2D", -1),
        (["2C", "3C", "2D AD", "3D", "2H"], ["", "DS", "CH", "CH", "D"], "3S 4H", 0),
    ],
)
def test_every_deal_that_fits_comes_equally_often(
    hands: list[str], out_of: list[str], left_over: str, seat: int
) -> None:
    states = endgame(hands, out_of, left_over)
    possible = set(every_deal(states, seat))
    rng = stream(11)
    draws = 30 * len(possible)
    seen = Counter(resampled(states, seat, rng) for _ in range(draws))
    assert set(seen) == possible
    freedom = len(possible) - 1
    chi_square = sum((count - 30) ** 2 / 30 for count in seen.values())
    assert abs(chi_square - freedom) < 4 * (2 * freedom) ** 0.5


def test_deals_are_counted_exactly() -> None:
    chooser = random.Random(3)
    for _ in range(25):
        deck = chooser.sample(range(52), 9)
        hands = [deck[0:2], deck[2:4], deck[4:6]]
        outs = sorted({chooser.randrange(1, 15) for _ in hands}, key=int.bit_count, reverse=True)
        states = blank(GenerousSplitState, 1)
        states["players"] = len(outs)
        states["unseen"] = sum(1 << card for card in deck)
        for seat, out in enumerate(outs):
            states["hands"][0, seat] = sum(1 << card for card in hands[seat])
            states["out_of"][0, seat] = out
        left = np.array([sum(card // 13 == suit for card in deck) for suit in range(4)])
        sizes = np.full(len(outs), 2)
        counted = count_deals(left, np.array(outs), sizes, np.inf, np.zeros(4, dtype=np.int64))
        assert counted == sum(1 for _ in every_deal(states, -1))


def test_a_draw_takes_every_set_of_cards_equally_often() -> None:
    rng = stream(2)
    places = np.zeros(52, dtype=np.int8)
    seen = Counter(int(draw(cards("2C 5D 9H KS AS"), 2, places, rng)) for _ in range(1_000))
    assert len(seen) == 10
    assert all(70 < count < 130 for count in seen.values())


def test_sets_of_any_size_are_written_in_order() -> None:
    chooser = random.Random(8)
    for size in range(53):
        drawn = sorted(chooser.sample(range(52), size))
        places = np.zeros(52, dtype=np.int8)
        assert write_cards(sum(1 << card for card in drawn), places) == size
        assert list(places[:size]) == drawn


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_resampled_table_keeps_what_its_seat_knows(players: int) -> None:
    chooser = random.Random(players)
    table = splittable.new("generous-split", players=players, seed=players)
    while not table.view()["results"]:
        seat = table.waiting[0]
        other = table.resample(seat, seed=chooser.getrandbits(32))
        view = table.view(seat)
        hands = [other.view(eyes)["hand"] for eyes in range(players)]
        assert hands[seat] == view["hand"]
        assert [len(hand) for hand in hands] == view["hand_sizes"]
        gone = {played["card"] for trick in [*view["tricks"], view["trick"]] for played in trick["cards"]}
        assert not (gone | {view["turned"]}) & {card for hand in hands for card in hand}
        for hand, out in zip(hands, view["out_of"], strict=True):
            assert not {card[-1] for card in hand} & set(out)
        table.play(seat, chooser.choice(table.actions(seat)))


def test_resampling_depends_on_what_the_seat_knows_alone() -> None:
    one = endgame(["2C 3C", "4D 5D", "2H 5S", "6S 4C"], ["", "CH", "CD", "D"], "2D 3S")
    two = endgame(["2C 3C", "4D 3S", "2H 6S", "5S 4C"], ["", "CH", "CD", "D"], "2D 5D")
    assert one["unseen"] == two["unseen"]
    for seed in range(20):
        assert resampled(one, 0, stream(seed)) == resampled(two, 0, stream(seed))


def finished_deal(table: Any) -> tuple[Deal, States]:
    states = table._states.copy()
    return Deal(table._outcomes[-1], tuple(table._actions), states[0]), states


@pytest.mark.parametrize("played", [0, 1, 23, 47, 48])
def test_an_undealt_deck_leads_to_the_same_state(played: int) -> None:
    chooser = random.Random(played)
    script = splittable.new("generous-split", players=4, seed=6).record().splitlines()[-1]
    table = splittable.new("generous-split", players=4, chance=[script])
    for _ in range(played):
        table.play(table.waiting[0], chooser.choice(table.actions(table.waiting[0])))
    for seed in range(5):
        deal, states = finished_deal(table)
        GAME.loops.resample_at(states, 0, 1, stream(seed))
        deck = undeal(deal, 1, stream(seed))
        again = splittable.new("generous-split", players=4, chance=["deck " + " ".join(CARDS[card] for card in deck)])
        for seat, code in deal.actions:
            again.play(seat, f"play {CARDS[code]}")
        for field in states.dtype.names or ():
            assert np.array_equal(again._states[field], states[field]), field


def test_an_undealt_deck_does_not_depend_on_the_true_one() -> None:
    table = splittable.new("generous-split", players=4, seed=6)
    for _ in range(9):
        table.play(table.waiting[0], table.actions(table.waiting[0])[0])
    deal, _ = finished_deal(table)
    shuffled = Deal(tuple(random.Random(1).sample(deal.outcome, 52)), deal.actions, deal.final)
    assert undeal(deal, 0, stream(4)) == undeal(shuffled, 0, stream(4))
    assert undeal(deal, 0, stream(4)) != undeal(deal, 0, stream(5))
