"""Half cards and the matches they make, as ints.

A card is rank * 4 + suit, so a rank is four bits of a bit mask of cards. A match is a pair of cards, whoever owns it:
all Perfect ones come first, then the Strong ones, then the Weak ones; its look is its index within its kind.
"""

from typing import Literal, TypeAlias

import numpy as np

Rank: TypeAlias = Literal["A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2"]
Kind: TypeAlias = Literal["perfect", "strong", "weak"]

RANK_NAMES: tuple[Rank, ...] = ("A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2")
"""In the order of the score sheet."""
SUIT_NAMES = "CDHS"
RANKS = 13
SUITS = 4
CARDS = 52
COPIES = 2
CARD_NAMES = tuple(f"{rank}{suit}" for rank in RANK_NAMES for suit in SUIT_NAMES)

CLUBS, DIAMONDS, HEARTS, SPADES = 0, 1, 2, 3
PERFECT, STRONG, WEAK = 0, 1, 2
KINDS = 3
KIND_NAMES: tuple[Kind, ...] = ("perfect", "strong", "weak")

PAIRS = (
    ((CLUBS, CLUBS), (DIAMONDS, DIAMONDS), (HEARTS, HEARTS), (SPADES, SPADES)),
    ((CLUBS, SPADES), (DIAMONDS, HEARTS)),
    ((CLUBS, DIAMONDS), (CLUBS, HEARTS), (DIAMONDS, SPADES), (HEARTS, SPADES)),
)
"""The suits of every match of one rank, by kind, the lower suit first."""  # SP-02
MATCHES = 130
FIRST_MATCH = np.array([0, 52, 78], dtype=np.int64)
"""The first match of each kind."""
LOOKS = np.array([52, 26, 52], dtype=np.int64)
"""How many matches of a kind look different."""
MATCH_KIND, MATCH_LOOK, MATCH_LOW, MATCH_HIGH = np.array(
    [
        (kind, rank * len(pairs) + pair, rank * SUITS + low, rank * SUITS + high)
        for kind, pairs in enumerate(PAIRS)
        for rank in range(RANKS)
        for pair, (low, high) in enumerate(pairs)
    ],
    dtype=np.int64,
).T.copy()
"""The kind and the look of every match, and its two cards, the lower suit first."""
MATCH_OF = np.zeros((CARDS, SUITS), dtype=np.int64)
"""The match that a card makes with a suit of its rank."""
for _match in range(MATCHES):
    MATCH_OF[MATCH_LOW[_match], MATCH_HIGH[_match] % SUITS] = _match
    MATCH_OF[MATCH_HIGH[_match], MATCH_LOW[_match] % SUITS] = _match
MATCH_NAMES = tuple(CARD_NAMES[low] + CARD_NAMES[high] for low, high in zip(MATCH_LOW, MATCH_HIGH, strict=True))

STRONG_MATE = np.array([SPADES, HEARTS, DIAMONDS, CLUBS], dtype=np.int64)
"""The other suit of the same colour."""
COLOUR = np.array([0, 1, 1, 0], dtype=np.int64)
"""The place in PAIRS of the Strong match that a suit belongs to."""

STRONG_TARGET = 4
TARGETS = 5
"""What a card may upgrade: the four Weak matches of its rank (0 to 3) and the Strong one of its colour."""  # SP-06
JOINED = np.zeros((CARDS, TARGETS), dtype=np.int64)
"""The card that a card joins when it upgrades a target: the one of its own colour, in a Strong match its twin."""
LEFT = np.zeros((CARDS, TARGETS), dtype=np.int64)
"""The card that is left over."""
for _card in range(CARDS):
    _rank, _suit = _card // SUITS * SUITS, _card % SUITS
    for _target, (_low, _high) in enumerate(PAIRS[WEAK]):
        _own, _other = (_low, _high) if COLOUR[_low] == COLOUR[_suit] else (_high, _low)
        JOINED[_card, _target], LEFT[_card, _target] = _rank + _own, _rank + _other
    JOINED[_card, STRONG_TARGET], LEFT[_card, STRONG_TARGET] = _card, _rank + STRONG_MATE[_suit]

STRONG_BY = np.zeros(SUITS, dtype=np.int64)
"""The targets that a card of a suit makes Strong, as a bit mask; it makes the others Perfect."""
for _suit in range(SUITS):
    STRONG_BY[_suit] = sum(1 << target for target in range(TARGETS) if JOINED[_suit, target] != _suit)

ROW_VALUES = np.array(
    [[0, 30, 70, 120, 180, 200]]
    + [[0, 20, 50, 90, 140, 200]] * 3
    + [[0, 10, 30, 60, 100, 200]] * 8
    + [[0, 5, 20, 40, 70, 200]],
    dtype=np.int64,
)
"""What the row of each rank is worth with 0 to 5 boxes filled."""  # SP-14
MOST_BOXES = 5
MOST_NEGATIVES = 40
NEGATIVE_VALUE = 5
