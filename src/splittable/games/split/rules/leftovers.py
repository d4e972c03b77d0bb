"""Resampling the hands of seats whose pairs were laid for them at the end of a round."""  # SP-13

import numpy as np

from splittable.core.bits import lowest
from splittable.core.chance import below, fraction
from splittable.core.compiler import rule
from splittable.core.state import Ints
from splittable.games.split.rules.cards import CARDS, FIRST_MATCH, KINDS, MATCH_HIGH, MATCH_LOW, PERFECT, RANKS
from splittable.games.split.rules.hands import A_SUIT
from splittable.games.split.rules.rounds import pair_up
from splittable.games.split.rules.state import DEALT, SEATS, SplitState

SWEEPS = 16
"""Sweeps of the Gibbs sampler: see `deal_leftovers`."""
HANDS_A_RANK = DEALT + 1


@rule
def deal_leftovers(state: SplitState, seat: int, unseen: Ints, rng: Ints) -> None:
    """Give every seat whose pairs were laid, but the looking one, a hand that leads to the same pairs.

    For one hand this is exactly uniform. Several hands compete for the same cards: each is then drawn anew in turn,
    given the others, for several sweeps (a Gibbs sampler; the hands hardly depend on each other, so it mixes fast).
    """
    others = int(state.last_laid_for)
    if seat >= 0:
        others &= ~(1 << seat)
    left = 1 if others & (others - 1) == 0 else SWEEPS
    while others != 0 and left > 0:
        left -= 1
        for other in range(SEATS):
            if others >> other & 1 and deal_hand(state, other, fitting_cards(state, other), unseen, rng) == 0:
                # The hands before it left no fitting cards; once they have been drawn anew, they may.
                left = SWEEPS


@rule
def fitting_cards(state: SplitState, seat: int) -> int:
    """The cards that may be left over: with any of them in hand, the same pairs would have been laid."""
    held = 0
    for kind in range(KINDS):
        looks = state.laid[seat, kind]
        while looks != 0:
            match = FIRST_MATCH[kind] + lowest(looks)
            looks &= looks - 1
            held |= 1 << MATCH_LOW[match] | 1 << MATCH_HIGH[match]
    fitting = 0
    twins = state.laid[seat, PERFECT]
    for suit in range(4):
        suited = A_SUIT << suit
        _, _, left = pair_up(held | suited, twins | held & suited)
        fitting |= left & suited
    return fitting


@rule
def deal_hand(state: SplitState, seat: int, fitting: int, unseen: Ints, rng: Ints) -> int:
    """Replace a hand by fitting unseen cards of different ranks, each hand equally likely; 0 if there is none."""
    cards = state.held[seat]
    while cards != 0:
        unseen[lowest(cards)] += 1
        cards &= cards - 1
    state.held[seat] = 0
    choices = np.zeros(RANKS, dtype=np.int64)
    for card in range(CARDS):
        choices[card // 4] += unseen[card] * (fitting >> card & 1)
    # At row r and column n: how many hands of n cards the ranks from r on allow.
    hands = np.zeros((RANKS + 1) * HANDS_A_RANK, dtype=np.int64)
    hands[RANKS * HANDS_A_RANK] = 1
    count = int(state.sizes[seat])
    for here in range(RANKS * HANDS_A_RANK - 1, -1, -1):
        size = here % HANDS_A_RANK
        hands[here] = hands[here + HANDS_A_RANK]
        if size > 0:
            hands[here] += choices[here // HANDS_A_RANK] * hands[here + HANDS_A_RANK - 1]
    if hands[count] == 0:
        return 0
    for rank in range(RANKS):
        here = rank * HANDS_A_RANK + count
        point = fraction(rng) * hands[here]
        if point >= hands[here + HANDS_A_RANK]:
            card = choose_card(rank, fitting, unseen, below(rng, choices[rank]))
            unseen[card] -= 1
            state.held[seat] |= 1 << card
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
