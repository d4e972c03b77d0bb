"""What those may have left whose pairs were laid for them at the end of a round."""  # SP-13

import numpy as np

from splittable.core.chance import below, next_bits
from splittable.core.compiled import rule
from splittable.core.state import Ints
from splittable.games.split.cards import CARDS, KINDS, PAIR_SUITS, PAIRS_A_RANK, PERFECT, RANKS
from splittable.games.split.hands import A_SUIT, lowest, put
from splittable.games.split.rounds import pair_up
from splittable.games.split.state import DEALT, SEATS, SplitState

SWEEPS = 16
"""How often several hands are drawn anew in turn; see `deal_leftovers`."""


@rule
def deal_leftovers(state: SplitState, seat: int, unseen: Ints, rng: Ints) -> None:
    """Give everybody whose pairs were laid, but the seat that looks, a hand that leads to the same pairs.

    For one hand this is exactly uniform. Several hands compete for the same cards: each is then drawn anew in turn,
    given the others, over and over (a Gibbs sampler; the hands hardly depend on each other, so it mixes at once).
    """
    fitting = np.zeros(SEATS, dtype=np.int64)
    hands = 0
    for other in range(SEATS):
        if other != seat and state.last_laid_for >> other & 1:
            fitting[other] = fitting_cards(state, other)
            hands += 1
    # A hand may find no fitting cards among those that the hands before it left; then all start again.
    while deal_in_turn(state, fitting, unseen, rng) < hands:
        pass
    if hands > 1:
        for _ in range(SWEEPS):
            redeal_each(state, fitting, unseen, rng)


@rule
def deal_in_turn(state: SplitState, fitting: Ints, unseen: Ints, rng: Ints) -> int:
    """Deal all hands anew, one after the other; how many were dealt."""
    for seat in range(SEATS):
        take_back(state, seat, fitting[seat], unseen)
    dealt = 0
    for seat in range(SEATS):
        if fitting[seat] != 0:
            dealt += deal_hand(state, seat, fitting[seat], unseen, rng)
    return dealt


@rule
def redeal_each(state: SplitState, fitting: Ints, unseen: Ints, rng: Ints) -> None:
    """Deal one hand after the other anew, given all the others."""
    for seat in range(SEATS):
        if fitting[seat] != 0:
            take_back(state, seat, fitting[seat], unseen)
            deal_hand(state, seat, fitting[seat], unseen, rng)


@rule
def fitting_cards(state: SplitState, seat: int) -> int:
    """The cards that may be left besides the pairs laid: had it been there, the same pairs would have been laid."""
    held = 0
    for kind in range(KINDS):
        looks = state.laid[seat, kind]
        while looks != 0:
            look = lowest(looks)
            looks &= looks - 1
            for half in range(2):
                suit = PAIR_SUITS[kind, look % PAIRS_A_RANK[kind], half]
                held |= 1 << (look // PAIRS_A_RANK[kind] * 4 + suit)
    fitting = 0
    twins = state.laid[seat, PERFECT]
    for suit in range(4):
        suited = A_SUIT << suit
        _, _, left = pair_up(held | suited, twins | held & suited)
        fitting |= left & suited
    return fitting


@rule
def take_back(state: SplitState, seat: int, fitting: int, unseen: Ints) -> None:
    """Put the fitting cards of a hand back among the unseen ones; a hand that was not dealt has none."""
    cards = state.held[seat] & fitting
    while cards != 0:
        unseen[lowest(cards)] += 1
        cards &= cards - 1
    state.held[seat] &= ~fitting


@rule
def deal_hand(state: SplitState, seat: int, fitting: int, unseen: Ints, rng: Ints) -> int:
    """Deal fitting unseen cards of different ranks, each such hand equally likely; 0 if there is none."""
    count = int(state.sizes[seat])
    choices = np.zeros(RANKS, dtype=np.int64)
    for card in range(CARDS):
        if fitting >> card & 1:
            choices[card // 4] += unseen[card]
    # hands[r, n]: how many hands of n cards the ranks from r on allow.
    hands = np.zeros((RANKS + 1, DEALT + 1), dtype=np.float64)
    hands[RANKS, 0] = 1
    for rank in range(RANKS - 1, -1, -1):
        hands[rank, 0] = 1
        for size in range(1, count + 1):
            hands[rank, size] = hands[rank + 1, size] + choices[rank] * hands[rank + 1, size - 1]
    if hands[0, count] == 0:
        return 0
    for rank in range(RANKS):
        point = (next_bits(rng) >> np.uint64(11)) * 2.0**-53 * hands[rank, count]
        if point >= hands[rank + 1, count]:
            card = choose_card(rank, fitting, unseen, below(rng, int(choices[rank])))
            unseen[card] -= 1
            put(state.held, state.held_twins, seat, card)
            count -= 1
    return 1


@rule
def choose_card(rank: int, fitting: int, unseen: Ints, choice: int) -> int:
    """The card at a place among the fitting unseen ones of a rank."""
    card = rank * 4 - 1
    while choice >= 0:
        card += 1
        if fitting >> card & 1:
            choice -= unseen[card]
    return card
