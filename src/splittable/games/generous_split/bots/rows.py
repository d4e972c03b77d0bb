"""The inputs of the network: yes/no questions about what a seat knows and about a card, one row of weights each.

Each question has a block of rows, one for each answer. Suits are renamed by their part in the trick, so that what is
learned of one suit holds for every other.
"""

import numpy as np

from splittable.games.generous_split.rules.cards import IN_SUIT

TRUMP, TRUMP_LED, LED, LONGEST = 0, 1, 2, 3
"""A suit's part: trump, trump that was led, another suit that was led; then, from LONGEST on, by length in the hand."""
PARTS = 6
CARD_PARTS = PARTS + 4
"""A card that leads has a part of its own: its suit's, trump and the rest from PARTS on."""
OTHERS = 4
MOST_LEFT = 13
"""Tricks left to play, 0 to 12."""

LOW_RANKS, HIGH_RANKS = 3, 4
"""Ranks are seen in groups: three times three, then jack, queen, king and ace."""
PATTERNS = 3 * 3**LOW_RANKS + 3**HIGH_RANKS
"""Each card of a group is mine, hidden or gone."""
IN_TERNARY = np.array([sum(3**bit for bit in range(4) if mask >> bit & 1) for mask in range(16)])
"""A set of up to four ranks as a number in base 3."""

TRICKS_CAP, CENTRE_CAP, LENGTH_CAP, PLACES = 6, 4, 7, 5
STAGES_OF_GAME = 6
"""How many deals are left after this one: 0, 1, 2, 3 to 4, 5 to 8, more."""
STAGE_OF_DEALS = np.array([0, 1, 2, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 5, 5, 5])
LEADS, CLOSE_LEADS, ROUGH_LEADS = 15, 25, 9
"""Leads in points: by twos, one by one, by threes, up to 14, 12 and 12 either way."""
FATES = 4
"""Whether a trick goes to me or another, or as it stands only; see `features.card_rows`."""


def _blocks(**sizes: int) -> dict[str, int]:
    """The first row of each block, and `end`."""
    first = 0
    places = {}
    for name, size in sizes.items():
        places[name] = first
        first += size
    return places | {"end": first}


_FIRST = _blocks(
    pattern=PARTS * PATTERNS,
    length=PARTS * (LENGTH_CAP + 1) * (IN_SUIT + 1),
    place=PARTS * PLACES * IN_SUIT,
    void=OTHERS * PARTS * 2,
    counts_centre=(TRICKS_CAP + 1) ** 2 * (CENTRE_CAP + 1),
    counts_left=(TRICKS_CAP + 1) ** 2 * MOST_LEFT,
    other=OTHERS * (TRICKS_CAP + 1) ** 2,
    centre_left=(CENTRE_CAP + 1) * MOST_LEFT,
    without=3 * (OTHERS + 1) * MOST_LEFT,
    ahead_of=OTHERS * STAGES_OF_GAME * LEADS,
    ahead=STAGES_OF_GAME * CLOSE_LEADS,
    rank=STAGES_OF_GAME * (OTHERS + 1),
    last_deal=ROUGH_LEADS * 5 * 6,
    turn=(OTHERS + 1) * (OTHERS + 2),
    holder=(OTHERS + 1) * (OTHERS + 2) * 2,
    above_best=2 * (OTHERS + 2) * (IN_SUIT + 1),
    spoils=(OTHERS + 1) * (TRICKS_CAP + 1) * (CENTRE_CAP + 1),
    reply=5 * 5,
    no_card=1,
    card=CARD_PARTS * IN_SUIT,
    card_wins=2 * (OTHERS + 1) * IN_SUIT,
    card_length=CARD_PARTS * 6 * 11,
    card_between=CARD_PARTS * 8 * 8,
    card_holder=(OTHERS + 1) * (OTHERS + 1) * 2,
    card_spoils=(OTHERS + 1) * (TRICKS_CAP + 1) * (CENTRE_CAP + 1),
    card_centre=2 * 2 * 6 * 6 * 5,
    card_counts=FATES * 4 * 8 * 8,
    card_behind=FATES * (OTHERS + 1) * (OTHERS + 1),
    card_standing=3 * ROUGH_LEADS * FATES * 4,
)
PATTERN_ROW = _FIRST["pattern"]
LENGTH_ROW = _FIRST["length"]
PLACE_ROW = _FIRST["place"]
VOID_ROW = _FIRST["void"]
COUNTS_CENTRE_ROW = _FIRST["counts_centre"]
COUNTS_LEFT_ROW = _FIRST["counts_left"]
OTHER_ROW = _FIRST["other"]
CENTRE_LEFT_ROW = _FIRST["centre_left"]
WITHOUT_ROW = _FIRST["without"]
AHEAD_OF_ROW = _FIRST["ahead_of"]
AHEAD_ROW = _FIRST["ahead"]
RANK_ROW = _FIRST["rank"]
LAST_DEAL_ROW = _FIRST["last_deal"]
TURN_ROW = _FIRST["turn"]
HOLDER_ROW = _FIRST["holder"]
ABOVE_BEST_ROW = _FIRST["above_best"]
SPOILS_ROW = _FIRST["spoils"]
REPLY_ROW = _FIRST["reply"]
NO_CARD_ROW = _FIRST["no_card"]
CARD_ROW = _FIRST["card"]
CARD_WINS_ROW = _FIRST["card_wins"]
CARD_LENGTH_ROW = _FIRST["card_length"]
CARD_BETWEEN_ROW = _FIRST["card_between"]
CARD_HOLDER_ROW = _FIRST["card_holder"]
CARD_SPOILS_ROW = _FIRST["card_spoils"]
CARD_CENTRE_ROW = _FIRST["card_centre"]
CARD_COUNTS_ROW = _FIRST["card_counts"]
CARD_BEHIND_ROW = _FIRST["card_behind"]
CARD_STANDING_ROW = _FIRST["card_standing"]
ROW_COUNT = _FIRST["end"]
MOST_ROWS = 96
"""No more questions than this are answered yes at once."""
