"""Half cards and the matches they make, as numbers.

A card is rank * 4 + suit, so a rank is four bits of a mask of cards. A match is its kind and its look: what lies
there, numbered within the kind.
"""

import numpy as np

RANK_NAMES = ("A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2")
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
KIND_NAMES = ("perfect", "strong", "weak")

PAIRS = (
    ((CLUBS, CLUBS), (DIAMONDS, DIAMONDS), (HEARTS, HEARTS), (SPADES, SPADES)),
    ((CLUBS, SPADES), (DIAMONDS, HEARTS)),
    ((CLUBS, DIAMONDS), (CLUBS, HEARTS), (DIAMONDS, SPADES), (HEARTS, SPADES)),
)
"""The suits of every match of one rank, by kind, the lower suit first."""  # SP-02
PAIRS_A_RANK = np.array([len(pairs) for pairs in PAIRS], dtype=np.int64)
LOOKS = PAIRS_A_RANK * RANKS
"""How many matches of a kind look different; a look is rank * PAIRS_A_RANK + the place of its suits in PAIRS."""
LOOKS_BEFORE = np.array([0, 52, 78], dtype=np.int64)
"""How many looks the stronger kinds have."""
ALL_LOOKS = 130

PAIR_SUITS = np.full((KINDS, 4, 2), -1, dtype=np.int64)
"""PAIRS as an array."""
KIND_OF = np.zeros((SUITS, SUITS), dtype=np.int64)
"""The kind of match that two suits make."""
PAIR_OF = np.zeros((SUITS, SUITS), dtype=np.int64)
"""The place in PAIRS of two suits, in either order."""
for _kind, _pairs in enumerate(PAIRS):
    for _pair, (_low, _high) in enumerate(_pairs):
        PAIR_SUITS[_kind, _pair] = _low, _high
        KIND_OF[_low, _high] = KIND_OF[_high, _low] = _kind
        PAIR_OF[_low, _high] = PAIR_OF[_high, _low] = _pair

STRONG_MATE = np.array([SPADES, HEARTS, DIAMONDS, CLUBS], dtype=np.int64)
"""The other suit of the same colour."""
COLOUR = np.array([0, 1, 1, 0], dtype=np.int64)
"""The place in PAIRS of the Strong match that a suit belongs to."""

STRONG_TARGET = 4
TARGETS = 5
"""What a card may upgrade: the four Weak matches of its rank (0 to 3) and the Strong one of its colour."""  # SP-06
JOINED = np.zeros((SUITS, TARGETS), dtype=np.int64)
"""The suit that a suit joins when it upgrades a target: that of its own colour, in a Strong match its like."""
LEFT = np.zeros((SUITS, TARGETS), dtype=np.int64)
"""The suit that is left over."""
for _suit in range(SUITS):
    for _pair, (_low, _high) in enumerate(PAIRS[WEAK]):
        _is_low = COLOUR[_low] == COLOUR[_suit]
        JOINED[_suit, _pair], LEFT[_suit, _pair] = (_low, _high) if _is_low else (_high, _low)
    JOINED[_suit, STRONG_TARGET], LEFT[_suit, STRONG_TARGET] = _suit, STRONG_MATE[_suit]

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


def card_name(rank: int, suit: int) -> str:
    """A card in notation."""
    return RANK_NAMES[rank] + SUIT_NAMES[suit]


def match_name(kind: int, look: int) -> str:
    """A match in notation, the lower suit first."""
    rank, pair = divmod(look, len(PAIRS[kind]))
    return "".join(card_name(rank, suit) for suit in PAIRS[kind][pair])
