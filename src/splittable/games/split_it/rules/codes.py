"""The codes of Split it!: every split of a row, then removals, guesses and jokers by column."""

import numpy as np

from splittable.games.split_it.rules.state import LONGEST_ROW, NUMBERS, SECTIONS

SHORTEST_SPLIT = 3
"""A row of fewer cards is never split in three."""


def _splits(cards: int) -> list[tuple[int, int, int]]:
    return [(white, pink, cards - white - pink) for white in range(1, cards - 1) for pink in range(1, cards - white)]


SPLITS = np.array(
    [sizes for cards in range(SHORTEST_SPLIT, LONGEST_ROW + 1) for sizes in _splits(cards)], dtype=np.int8
)
"""The sizes of the white, pink and black section for each code of a split; shorter rows come first."""
FIRST_SPLIT = np.array(
    [sum(len(_splits(shorter)) for shorter in range(cards)) for cards in range(LONGEST_ROW + 2)], dtype=np.int64
)
"""The code of the first split of a row of that many cards; the next entry is where they end."""

REMOVE_CODES = len(SPLITS)
"""A removal's code is this plus the section."""
GUESS_CODES = REMOVE_CODES + SECTIONS
"""A guess's code is this plus the section."""
JOKER_CODES = GUESS_CODES + SECTIONS
"""The code for placing a joker is this plus the card of its column."""
ACTIONS = JOKER_CODES + NUMBERS
MOST_LEGAL = len(_splits(LONGEST_ROW))
