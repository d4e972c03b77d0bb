"""The codes of SPLIT: where those of each kind of action begin."""

import numpy as np

from splittable.games.split.rules.cards import CARDS, FIRST_MATCH, KINDS, LOOKS, MATCHES, STRONG, TARGETS, WEAK
from splittable.games.split.rules.state import MOST_TAKEN, SEATS

DRAW = 0
PASS = 1
TAKE = 1
"""The code for taking k cards is TAKE + k."""
DISCARD = TAKE + MOST_TAKEN + 1
PENALIZE = DISCARD + CARDS
MATCH = PENALIZE + SEATS
STRONG_MATCH = MATCH + int(FIRST_MATCH[STRONG])
WEAK_MATCH = MATCH + int(FIRST_MATCH[WEAK])
UPGRADE = MATCH + MATCHES
"""Ordered by card, then target, then seat."""
UPGRADES_A_CARD = TARGETS * SEATS
TRADE = UPGRADE + CARDS * UPGRADES_A_CARD
"""Ordered by kind, then own look, then the other's look, then seat."""
TRADES = np.cumsum([TRADE, *(looks * looks * SEATS for looks in LOOKS)])
"""Where the trades of each kind begin; the last entry is where they end."""
ACTIONS = int(TRADES[KINDS])
