"""Other deals that fit what a seat knows, each of them equally likely.

What a seat knows: its own hand, every card played or turned, how many cards the others hold, and the suits that they
have failed to follow. Nothing else is certain: leading or following shows only the card itself, and the turned card and
the cards left over are in no hand.

Hands that are out of the same suits form a group. Groups draw one after the other: first how many cards of each suit,
in proportion to the number of deals that each answer leaves, then the cards uniformly. Hands that may hold anything
come last, and what they do not get is left over. Counts reach 10**33 and are float64, so that a deal's probability is
right to about one part in 10**15. In random play one position in 100,000 needs more than 2,500 terms.
"""

import numpy as np

from splittable.core.bits import count_bits
from splittable.core.chance import below, fraction
from splittable.core.compiler import rule
from splittable.core.state import Ints
from splittable.games.generous_split.rules.cards import CARDS, SUIT_COUNT, all_of, write_cards
from splittable.games.generous_split.rules.state import SEATS, GenerousSplitState

CHOICES = np.zeros((len(CARDS) + 1, len(CARDS) + 1))
"""Binomial coefficients: in how many ways k of n cards can be drawn, at [n, k]."""
CHOICES[:, 0] = 1
for _n in range(1, len(CARDS) + 1):
    CHOICES[_n, 1:] = CHOICES[_n - 1, 1:] + CHOICES[_n - 1, :-1]


@rule
def resample(state: GenerousSplitState, seat: int, rng: Ints) -> None:
    """Deal anew the cards that a seat (-1: a spectator) cannot see."""  # GS-08
    hidden = int(state.unseen)
    if seat >= 0:
        hidden &= ~int(state.hands[seat])
    suits = suits_in(hidden)
    outs = np.zeros(SEATS + 1, dtype=np.int64)
    sizes = np.zeros(SEATS + 1, dtype=np.int64)
    cards = np.empty(len(CARDS), dtype=np.int8)
    groups = group_hands(state, seat, suits, outs, sizes)
    for group in range(groups):
        pool = draw_group(hidden, outs[group:groups], sizes[group:groups], cards, rng)
        share(state, seat, suits, outs[group], pool, cards, rng)
        hidden &= ~pool
    # Last, the hands that may hold anything: they are out of no suit.
    share(state, seat, suits, outs[groups], hidden, cards, rng)


@rule
def suits_in(cards: int) -> int:
    """The suits of which a set has cards, as a bit mask."""
    suits = 0
    for suit in range(SUIT_COUNT):
        suits |= int(cards & all_of(suit) != 0) << suit
    return suits


@rule
def group_hands(state: GenerousSplitState, seat: int, suits: int, outs: Ints, sizes: Ints) -> int:
    """Write the suits that each group is out of and how many cards it holds, most suits first; the number of groups."""
    groups = 0
    for other in range(state.players):
        out = int(state.out_of[other]) & suits
        if other == seat or out == 0:
            continue
        held = count_bits(int(state.hands[other]))
        place = 0
        while place < groups and outs[place] != out:
            place += 1
        if place < groups:
            sizes[place] += held
            continue
        # Groups with few suits to draw from come first: they have few ways to do so, which keeps the terms few.
        while place > 0 and count_bits(int(outs[place - 1])) < count_bits(out):
            outs[place] = outs[place - 1]
            sizes[place] = sizes[place - 1]
            place -= 1
        outs[place] = out
        sizes[place] = held
        groups += 1
    return groups


@rule
def draw_group(hidden: int, outs: Ints, sizes: Ints, cards: Ints, rng: Ints) -> int:
    """Draw the cards of the first group."""
    if len(outs) == 1:
        allowed = 0
        for suit in range(SUIT_COUNT):
            if not outs[0] >> suit & 1:
                allowed |= all_of(suit)
        return draw(hidden & allowed, sizes[0], cards, rng)
    left = np.empty(SUIT_COUNT, dtype=np.int64)
    counts = np.zeros(SUIT_COUNT, dtype=np.int64)
    for suit in range(SUIT_COUNT):
        left[suit] = count_bits(hidden & all_of(suit))
    every = count_deals(left, outs, sizes, np.inf, counts)
    unit = fraction(rng)
    count_deals(left, outs, sizes, unit * every, counts)
    pool = 0
    for suit in range(SUIT_COUNT):
        pool |= draw(hidden & all_of(suit), counts[suit], cards, rng)
    return pool


@rule
def count_deals(left: Ints, outs: Ints, sizes: Ints, enough: float, counts: Ints) -> float:
    """In how many ways the groups can draw from what is left of each suit.

    Stops once there are more than `enough`, with the first group's number of cards of each suit in `counts`.
    """
    if len(outs) == 1:
        allowed = 0
        for suit in range(SUIT_COUNT):
            if not outs[0] >> suit & 1:
                allowed += left[suit]
        return float(CHOICES[allowed, sizes[0]])
    clubs, diamonds, hearts, spades = int(left[0]), int(left[1]), int(left[2]), int(left[3])
    most_c = 0 if outs[0] & 1 else clubs
    most_d = 0 if outs[0] & 2 else diamonds
    most_h = 0 if outs[0] & 4 else hearts
    most_s = 0 if outs[0] & 8 else spades
    total: float = 0.0
    all_four = int(sizes[0])
    for c in range(max(0, all_four - most_d - most_h - most_s), min(most_c, all_four) + 1):
        last_three = all_four - c
        for d in range(max(0, last_three - most_h - most_s), min(most_d, last_three) + 1):
            last_two = last_three - d
            for h in range(max(0, last_two - most_s), min(most_h, last_two) + 1):
                s = last_two - h
                left[0], left[1], left[2], left[3] = clubs - c, diamonds - d, hearts - h, spades - s
                draws = CHOICES[clubs, c] * CHOICES[diamonds, d] * CHOICES[hearts, h] * CHOICES[spades, s]
                total += draws * count_deals(left, outs[1:], sizes[1:], np.inf, counts)
                if total > enough:
                    counts[0], counts[1], counts[2], counts[3] = c, d, h, s
                    return total
    left[0], left[1], left[2], left[3] = clubs, diamonds, hearts, spades
    return total


@rule
def draw(cards: int, count: int, places: Ints, rng: Ints) -> int:
    """Draw some of a set of cards, every choice of them equally likely."""
    left = write_cards(cards, places)
    drawn = 0
    for _ in range(count):
        place = below(rng, left)
        left -= 1
        drawn |= 1 << int(places[place])
        places[place] = places[left]
    return drawn


@rule
def share(state: GenerousSplitState, seat: int, suits: int, out: int, pool: int, cards: Ints, rng: Ints) -> None:
    """Deal a group's cards to its hands."""
    for other in range(state.players):
        if other != seat and state.out_of[other] & suits == out:
            hand = draw(pool, count_bits(int(state.hands[other])), cards, rng)
            state.hands[other] = hand
            pool &= ~hand
