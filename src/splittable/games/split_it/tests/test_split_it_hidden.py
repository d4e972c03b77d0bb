"""What is hidden in Split it!: the order of the pile, and how it is drawn anew."""

from collections import Counter
from collections.abc import Callable

import numpy as np
import pytest

import splittable
from splittable.core.chance import stream
from splittable.core.contract import Deal
from splittable.core.state import States
from splittable.games.split_it import GAME
from splittable.games.split_it.sight.undeal import undeal
from splittable.play.dealer import whole_deck
from splittable.play.table import Table

Tell = Callable[[Table, str], None]
Deck = Callable[[str, str], str]


def deck_of(table: Table) -> list[str]:
    """The deck that a table was dealt."""
    return next(line for line in table.record().splitlines() if line.startswith("deck ")).split()[1:]


def near_the_end(pile: str) -> Table:
    """A table of two with the last row still in the pile, everything else played by the first legal action."""
    rest = whole_deck("split-it")
    for card in pile.split():
        rest.remove(card)
    table = splittable.new("split-it", players=2, chance=[" ".join(["deck", *rest, *pile.split()])])
    while table.view()["pile"] > len(pile.split()):
        table.play(table.waiting[0], table.actions(table.waiting[0])[0])
    return table


def test_cards_that_were_turned_keep_their_places(tell: Tell, deck: Deck) -> None:
    table = splittable.new("split-it", players=3, chance=[deck("split-it", "J 5 6 7 8 9 10")])
    tell(table, "P1 split 3-3-1; P1 guess white")
    other = table.resample(1, seed=4)
    assert deck_of(other)[:7] == deck_of(table)[:7]
    assert deck_of(other)[7:] != deck_of(table)[7:]
    assert Counter(deck_of(other)) == Counter(deck_of(table))


def test_every_order_of_the_pile_is_equally_likely() -> None:
    table = near_the_end("10 10 10 10 10 4 J")
    drawn = Counter(tuple(deck_of(table.resample(0, seed=seed))[-7:]) for seed in range(420))
    assert len(drawn) == 7 * 6
    expected = 420 / len(drawn)
    # 41 degrees of freedom: fair draws stay below 65 in 99 of 100 experiments, and this one is always the same.
    assert sum((count - expected) ** 2 / expected for count in drawn.values()) < 65


def test_the_true_order_leaves_no_trace() -> None:
    one, two = near_the_end("10 9 J 10 4 J 8"), near_the_end("J 8 10 J 10 4 9")
    assert one.view(1) == two.view(1)
    assert one.resample(1, seed=5).record() == two.resample(1, seed=5).record()


def test_a_guess_of_another_seat_is_drawn_anew_from_the_open_sections(tell: Tell, deck: Deck) -> None:
    table = splittable.new("split-it", players=2, chance=[deck("split-it", "")])
    tell(table, "P1 split 3-2-2; P2 remove pink; P1 guess white")
    drawn = {str(table.resample(1, seed=seed).view(0)["chosen"]) for seed in range(20)}
    assert drawn == {"guess white", "guess black"}
    assert {table.resample(0, seed=seed).view(0)["chosen"] for seed in range(20)} == {"guess white"}


def final_states(seed: int) -> States:
    """The state after eleven actions of a table of three."""
    table = splittable.new("split-it", players=3, seed=seed)
    for _ in range(11):
        table.play(table.waiting[0], table.actions(table.waiting[0])[-1])
    return table._states


@pytest.mark.parametrize("seat", [None, 0, 2])
def test_undeal_gives_the_deck_of_the_resampled_state(seat: int | None) -> None:
    states = final_states(6).copy()
    GAME.loops.resample_at(states, 0, -1 if seat is None else seat, stream(9))
    dealt = undeal(Deal((), (), states[0]), seat, stream(1))
    assert dealt == states["pile"][0].tolist()
    turned = int(states["turned"][0])
    assert dealt[:turned] == final_states(6)["pile"][0][:turned].tolist()
    cards = np.zeros(70, dtype=np.int8)
    GAME.loops.deck_at(states, 0, cards)
    assert sorted(dealt) == cards.tolist()
