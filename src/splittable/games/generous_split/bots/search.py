"""What a search needs to know of Generous Split: it looks to the end of the deal, and from there at the whole game."""

import math

import numpy as np

from splittable.core.compiler import rule
from splittable.core.state import Ints
from splittable.games.generous_split.bots.glance import ENDS, glance, weigh, weigh_ends
from splittable.games.generous_split.rules.game import ACTIONS, MOST_LEGAL, legal, take
from splittable.games.generous_split.rules.resample import resample
from splittable.games.generous_split.rules.state import GenerousSplitState

__all__ = ["ACTIONS", "MOST_LEGAL", "candidates", "is_done", "judge", "play_on", "resample", "take"]

DOUBT = 2.0
"""Points by which cards may differ and still both be played when games are played on."""
HEAT = 3.5
"""Points of one deal that make a seat about e times as likely to win, for the deals to come."""
LAST_HEAT = 1.5
"""The same after the last deal, where points count only a little beside the victory."""
VICTORY = 0.8


@rule
def candidates(state: GenerousSplitState, seat: int, codes: Ints) -> int:
    """The legal cards, those first that look best at a glance."""
    count = legal(state, seat, codes)
    if count == 1:
        return count
    ends, worths = np.empty(ENDS), np.empty(MOST_LEGAL)
    weigh_ends(state, seat, ends)
    for place in range(count):
        card = int(codes[place]) + 0
        worth = weigh(state, seat, card, ends)
        free = place
        while free > 0 and worths[free - 1] < worth:
            worths[free], codes[free] = worths[free - 1], codes[free - 1]
            free -= 1
        worths[free], codes[free] = worth, card
    return count


@rule
def play_on(state: GenerousSplitState, seat: int, codes: Ints, rng: Ints) -> int:  # noqa: ARG001 - every `play_on` takes them
    """A card that looks good at a glance."""
    return glance(state, seat, DOUBT, rng)


@rule
def is_done(state: GenerousSplitState) -> int:
    """Whether the deal is over."""
    return int(state.waiting == 0)


@rule
def judge(state: GenerousSplitState, worths: Ints) -> None:
    """Each seat's share of the victory, as far as the points so far tell."""
    players = int(state.players)
    left = int(state.deals) - int(state.dealt)
    heat = HEAT * math.sqrt(left) if left else LAST_HEAT
    best = 0
    for seat in range(players):
        best = max(best, int(state.points[seat]))
    total, leaders = 0.0, 0
    for seat in range(players):
        worths[seat] = math.exp((int(state.points[seat]) - best) / heat)
        total += worths[seat]
        leaders += int(state.points[seat] == best)
    for seat in range(players):
        worths[seat] /= total
        if left == 0:
            won = int(state.points[seat] == best) / leaders
            worths[seat] = VICTORY * won + (1 - VICTORY) * worths[seat]
