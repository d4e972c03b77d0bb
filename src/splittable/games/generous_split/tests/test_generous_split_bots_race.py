"""Cards that are as good as each other are tried once, and cards that are clearly worse drop out."""

import numpy as np
import pytest

from splittable.core.state import blank
from splittable.games.generous_split.bots.distinct import distinct
from splittable.games.generous_split.bots.network import blank_desk, weigh_cards, weights_of
from splittable.games.generous_split.bots.race import Race, add_world, blank_race, drop_out, enter, sort
from splittable.games.generous_split.rules.cards import CARDS, SUITS
from splittable.games.generous_split.rules.game import claim, deck_of
from splittable.games.generous_split.rules.state import NO_SUIT, GenerousSplitState


def cards(names: str) -> int:
    return sum(1 << CARDS.index(name) for name in names.split())


def names(found: int) -> str:
    return " ".join(card for code, card in enumerate(CARDS) if found >> code & 1)


def state_with(hand: str, gone: str, best: str | None) -> GenerousSplitState:
    """Four players, spades are trump, and seat 0 is to follow a trick that a card of its suit leads, or to lead."""
    state: GenerousSplitState = blank(GenerousSplitState, 1)[0]
    state.players, state.deals, state.dealt, state.hand_size = 4, 4, 1, 12
    state.trump, state.missing, state.led, state.waiting = SUITS.index("S"), 4, NO_SUIT, 1
    state.hands[0] = cards(hand)
    state.unseen = deck_of(4) & ~cards(gone)
    if best is not None:
        state.unseen &= ~cards(best)
        state.missing, state.led = 3, SUITS.index(best[-1])
        state.best = claim(state, 3, CARDS.index(best))
    return state


@pytest.mark.parametrize(
    ("hand", "gone", "best", "kept"),
    [
        ("2C 3C 5C 9D", "", None, "2C 5C 9D"),
        ("2C 3C 5C 9D", "4C", None, "2C 9D"),
        ("AC 2D", "", None, "AC 2D"),
        ("2C 4C 9D", "", "3C", "2C 4C"),
        ("2C 3C 9D", "", "4C", "2C"),
        ("2C 3C 5S 6S", "", "9D", "2C 5S"),
    ],
)
def test_of_cards_as_good_as_each_other_the_lowest_is_kept(hand: str, gone: str, best: str | None, kept: str) -> None:
    assert names(distinct(state_with(hand, gone, best), 0)) == kept


def test_the_favourite_of_cards_as_good_as_each_other_enters_the_race() -> None:
    state = state_with("2C 3C 7D KH QH", "", None)
    weights, desk, race = weights_of(4), blank_desk(), blank_race()
    count = weigh_cards(state, 0, weights, desk)
    shares = {CARDS[code]: share for code, share in zip(desk.codes[:count], desk.shares[:count, 0], strict=True)}
    entered = enter(race, state, 0, desk, count)
    best = [max(pair, key=shares.__getitem__) for pair in (("2C", "3C"), ("7D",), ("QH", "KH"))]
    assert [CARDS[code] for code in race.cards[:entered]] == best
    np.testing.assert_array_equal(race.totals[:entered], [shares[card] for card in best])


def race_of(worths: list[list[float]]) -> tuple[Race, int]:
    """A race of cards 0, 1, 2 … after some worlds."""
    race, count = blank_race(), len(worths[0])
    race.cards[:count] = range(count)
    for world in worths:
        race.found[:count] = world
        add_world(race, count)
    return race, count


def test_a_card_that_is_always_worse_drops_out() -> None:
    race, count = race_of([[0.2 + luck, 0.5 + luck, 0.4 + 3 * luck] for luck in (0.0, 0.2, -0.2, 0.0) * 5])
    assert drop_out(race, count) == 2
    assert race.cards[:2].tolist() == [1, 2]


def test_cards_that_take_turns_stay() -> None:
    race, count = race_of([[0.2, 0.5], [0.5, 0.2]] * 20)
    assert drop_out(race, count) == 2


def test_the_best_come_first_with_all_that_is_known_of_them() -> None:
    race, count = race_of([[0.1, 0.4, 0.2, 0.3], [0.2, 0.4, 0.1, 0.3]])
    sort(race, 2, count)
    assert race.cards[:2].tolist() == [1, 3]
    assert race.totals[:2] == pytest.approx([0.8, 0.6])
    assert race.squares[0, 1] == race.squares[1, 0] == pytest.approx(0.02)
    assert set(race.cards[:4].tolist()) == {0, 1, 2, 3}
