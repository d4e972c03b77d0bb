"""Actions of SPLIT as numbers: where each family of codes begins."""

import numpy as np

from splittable.games.split.rules.cards import CARDS, FIRST_MATCH, KINDS, LOOKS, MATCHES, STRONG, TARGETS, WEAK
from splittable.games.split.rules.state import MOST_TAKEN, SEATS

DRAW = 0
PASS = 1
TAKE = 1
"""Taking k cards is TAKE + k."""
DISCARD = TAKE + MOST_TAKEN + 1
PENALIZE = DISCARD + CARDS
MATCH = PENALIZE + SEATS
STRONG_MATCH = MATCH + int(FIRST_MATCH[STRONG])
WEAK_MATCH = MATCH + int(FIRST_MATCH[WEAK])
UPGRADE = MATCH + MATCHES
"""Card by card, target by target, seat by seat."""
UPGRADES_A_CARD = TARGETS * SEATS
TRADE = UPGRADE + CARDS * UPGRADES_A_CARD
"""Kind by kind, own look by own look, the other's look by look, seat by seat."""
TRADES = np.cumsum([TRADE, *(looks * looks * SEATS for looks in LOOKS)])
"""Where the trades of each kind begin; at last, where they end."""
ACTIONS = int(TRADES[KINDS])
