"""What a seat cannot know is drawn anew, uniformly, and leads to records that are as good as the real one."""

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
import pytest

import splittable
from splittable.core.chance import stream
from splittable.core.state import States, blank
from splittable.games.split import GAME
from splittable.games.split.rules.cards import CARD_NAMES, CARDS
from splittable.games.split.rules.leftovers import deal_leftovers
from splittable.games.split.rules.state import SplitState
from splittable.games.split.tests.split_stories import GO_OUT, GOING_OUT, Tell, open_table, stay
from splittable.play.table import Table

FOUR_PAIRS = "AC AD KC KD QC QD JC JD"
LAY = "{0} match AC AD; {0} match KC KD; {0} match QC QD; {0} match JC JD"
SAMPLES = 1200


def check_even(counts: Mapping[Any, int], weights: Mapping[Any, float]) -> None:
    """Outcomes come about as often as their weights say: five standard deviations are allowed."""
    total, whole = sum(counts.values()), sum(weights.values())
    assert set(counts) == set(weights)
    for outcome, weight in weights.items():
        share = weight / whole
        assert abs(counts[outcome] - total * share) < 5 * (total * share * (1 - share)) ** 0.5, outcome


def resampled(table: Table, seat: int) -> Callable[[int], States]:
    """States that a seat cannot tell from the table's, by seed."""

    def sample(seed: int) -> States:
        states = table._states.copy()
        GAME.loops.resample_at(states, 0, seat, stream(seed))
        return states

    return sample


def names(once: int, twins: int) -> tuple[str, ...]:
    """The cards of a set, in notation."""
    return tuple(CARD_NAMES[card] for card in range(CARDS) for mask in (once, twins) if int(mask) >> card & 1)


def hand(states: States, seat: int) -> tuple[str, ...]:
    """The cards in a hand, in notation."""
    return names(states["held"][0, seat], states["held_twins"][0, seat])


def small_table(tell: Tell) -> Table:
    """P2 holds 5C, which nobody saw, and the pile is 5S, 8H, 8H and 7H from the top."""
    table = open_table("", f"{FOUR_PAIRS} 5C", pile="9H 9H", bottom="5S 8H 8H 7H")
    tell(table, "P1 draw; P1 discard 9H; P2 draw; " + LAY.format("P2") + "; P2 discard 9H")
    stay(table, 4)
    return table


def test_unseen_cards_are_shared_out_uniformly(tell: Tell) -> None:
    sample = resampled(small_table(tell), 0)
    states = [sample(seed) for seed in range(SAMPLES)]
    held = Counter(hand(state, 1)[0] for state in states)
    check_even(held, {"5C": 1, "5S": 1, "8H": 2, "7H": 1})
    top = Counter(CARD_NAMES[state["pile"][0, 3]] for state in states)
    check_even(top, {"5C": 1, "5S": 1, "8H": 2, "7H": 1})


def test_a_seat_keeps_its_own_hand_and_a_spectator_none(tell: Tell) -> None:
    table = small_table(tell)
    own = hand(table._states, 0)
    assert all(hand(resampled(table, 0)(seed), 0) == own for seed in range(20))
    assert any(hand(resampled(table, -1)(seed), 0) != own for seed in range(20))


def test_cards_that_were_seen_stay_in_their_hands(tell: Tell) -> None:
    table = open_table("", "5C 2S", row="5D", pile="AH AH AS")
    tell(table, "P1 draw; P1 discard AH; P2 draw; P2 discard 2S; P1 draw; P1 discard AS; P2 take 4; P2 match 5C 5D")
    for seed in range(20):
        assert Counter(hand(resampled(table, 0)(seed), 1)) >= Counter(["AH", "2S", "AS"])


def test_states_that_a_seat_cannot_tell_apart_give_the_same_sample(tell: Tell) -> None:
    tables = [
        open_table("KC QC JC 10C 9C 8C 7C 6C 5C", f"KD QD JD 10D 9D 8D 7D 6D {held}", row="4H", pile=f"AH KH {drawn}")
        for held, drawn in (("3S", "5D"), ("5D", "3S"))
    ]
    for table in tables:
        tell(table, "P1 draw; P1 discard AH; P2 draw; P2 discard KH")
    for seat in (0, -1):
        one, two = (resampled(table, seat)(7) for table in tables)
        assert all(np.array_equal(one[name], two[name]) for name in one.dtype.names or ())


def test_whoever_takes_from_the_row_is_given_a_hand_that_can_use_the_card(tell: Tell) -> None:
    table = open_table("", "5D", row="5C", pile="AH")
    tell(table, "P1 draw; P1 discard AH; P2 take 2")
    for seed in range(50):
        others = Counter(hand(resampled(table, 0)(seed), 1)) - Counter(["5C"])
        assert any(card[:-1] == "5" for card in others)


def test_whoever_takes_with_one_card_in_hand_must_hold_the_strong_partner(tell: Tell) -> None:
    table = open_table("5S", f"{FOUR_PAIRS} 5C", pile="9H 9H 9S")
    tell(table, "P1 draw; P1 discard 9H; P2 draw; " + LAY.format("P2") + "; P2 discard 9H")
    tell(table, "P1 draw; P1 discard 5S; P2 take 1")
    assert {hand(resampled(table, 0)(seed), 1) for seed in range(20)} == {("5C", "5S")}


def test_a_hand_that_can_use_the_card_taken_is_drawn_uniformly(tell: Tell) -> None:
    table = open_table("5S 7C", f"{FOUR_PAIRS} 5C", pile="9H 9H 9S", bottom="5H 8H 8H 7H", partner="own")
    tell(table, "P1 draw; P1 discard 9H; P2 draw; " + LAY.format("P2") + "; P2 discard 9H")
    tell(table, "P1 draw; P1 discard 5S")
    stay(table, 4)
    tell(table, f"P2 take {len(table.view()['row']) - 3}")
    held = Counter(
        next(iter(Counter(hand(table, 1)) - seen(table, 1))) for table in map(resampled(table, 0), range(600))
    )
    check_even(held, {"5C": 1, "5H": 1})


def seen(states: States, seat: int) -> Counter[str]:
    """The cards of a hand that everybody saw."""
    return Counter(names(states["seen"][0, seat], states["seen_twins"][0, seat]))


def leftovers(sizes: dict[int, int], unseen: dict[str, int], seed: int) -> tuple[tuple[str, ...], ...]:
    """Hands of such sizes dealt from unseen cards to seats that had no pair to lay."""
    states = blank(SplitState, 1)
    state: Any = states[0]
    state.players = 6
    state.last_laid_for = sum(1 << seat for seat in sizes)
    for seat, size in sizes.items():
        state.sizes[seat] = size
    cards = np.zeros(CARDS, dtype=np.int64)
    for card, count in unseen.items():
        cards[CARD_NAMES.index(card)] = count
    deal_leftovers(state, -1, cards, stream(seed))
    return tuple(hand(states, seat) for seat in sizes)


def test_a_hand_whose_pairs_were_laid_is_drawn_uniformly_without_pairs() -> None:
    counts = Counter(leftovers({1: 2}, {"AC": 2, "AD": 1, "KD": 1, "QH": 1}, seed)[0] for seed in range(SAMPLES))
    check_even(counts, {("AC", "KD"): 2, ("AC", "QH"): 2, ("AD", "KD"): 1, ("AD", "QH"): 1, ("KD", "QH"): 1})


def test_several_hands_whose_pairs_were_laid_are_drawn_uniformly_together() -> None:
    unseen = {"AC": 2, "KD": 1, "QH": 1}
    counts = Counter(leftovers({1: 1, 2: 2}, unseen, seed) for seed in range(SAMPLES // 4))
    weights = {
        (("AC",), ("AC", "KD")): 2,
        (("AC",), ("AC", "QH")): 2,
        (("AC",), ("KD", "QH")): 2,
        (("KD",), ("AC", "QH")): 2,
        (("QH",), ("AC", "KD")): 2,
    }
    check_even(counts, weights)


def test_a_hand_that_finds_no_cards_waits_for_the_others_to_be_drawn_anew() -> None:
    dealt = {leftovers({1: 1, 2: 2}, {"AC": 1, "AD": 1, "KD": 1}, seed) for seed in range(60)}
    assert dealt == {(("AC",), ("AD", "KD")), (("AD",), ("AC", "KD"))}


@pytest.mark.parametrize("players", [2, 3, 6])
def test_resampled_leftovers_lead_to_the_same_pairs(players: int, tell: Tell) -> None:
    others = ["9C 9C 9S 8C 8S 8D 7C 7D 6H", "9D 9H 8H 7H 6C 6D 5C 4C 3C", "", "5D 5H 4D 4H 3D 3H 2C 2D 9D", ""]
    table = open_table(GOING_OUT, *others[: players - 1], row="2H", pile="10D 2S", rounds=2)
    tell(table, GO_OUT.format("P1", "2S"))
    for eyes in (None, *range(players)):
        for seed in range(3):
            other = table.resample(eyes, seed=seed)
            assert other.view(eyes) == table.view(eyes)
            assert splittable.load(other.record()).record() == other.record()


def places(table: Table, seat: int, seed: int) -> list[str]:
    """The deck of a resampled table."""
    record = table.resample(seat, seed=seed).record()
    return next(line for line in record.splitlines() if line.startswith("deck ")).split()[1:]


def test_a_card_played_unseen_may_have_come_from_any_earlier_place_of_its_hand(tell: Tell) -> None:
    table = open_table("", "KH", pile="AH AD")
    tell(table, "P1 draw; P1 discard AH; P2 draw; P2 discard KH")
    mine = [*range(1, 18, 2), 20]
    decks = [places(table, 0, seed) for seed in range(600)]
    found = Counter(next(place for place in mine if deck[place] == "KH") for deck in decks if count_in(deck, mine) == 1)
    check_even(found, dict.fromkeys(mine, 1))


def count_in(deck: list[str], places_: list[int]) -> int:
    """How many of these places hold KH; the other one may be there too, unseen."""
    return sum(deck[place] == "KH" for place in places_)


def test_a_seat_knows_its_draws_in_order_and_its_first_nine_cards_as_a_set(tell: Tell) -> None:
    table = open_table("", "", pile="AH AD")
    tell(table, "P1 draw; P1 discard AH; P2 draw")
    first = Counter(table.view(0)["hand"])
    orders = set()
    for seed in range(20):
        deck = places(table, 0, seed)
        assert deck[18:20] == ["2H", "AH"]
        assert Counter(deck[0:18:2]) == first
        orders.add(tuple(deck[0:18:2]))
    assert len(orders) > 10
