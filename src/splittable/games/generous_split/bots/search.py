"""What the tree search needs of Generous Split: rollouts end with the deal, and are valued by the whole game."""

import math

import numpy as np

from splittable.core.compiler import rule
from splittable.core.state import Ints
from splittable.games.generous_split.bots.glance import ENDS, glance, weigh, weigh_ends
from splittable.games.generous_split.rules.game import ACTIONS, MOST_LEGAL, legal, take
from splittable.games.generous_split.rules.resample import resample
from splittable.games.generous_split.rules.state import GenerousSplitState

__all__ = ["ACTIONS", "MOST_LEGAL", "candidates", "is_done", "judge", "play_on", "resample", "take"]

NOISE = 2.0
"""Noise of the rollout policy, in points."""
TEMPERATURE = 3.5
"""Softmax temperature with one deal to come, in points; it grows with the square root of their number."""
LAST_TEMPERATURE = 1.5
"""Softmax temperature after the last deal, in points."""
VICTORY = 0.8
"""Weight of the victory after the last deal; the rest is the softmax of the points."""


@rule
def candidates(state: GenerousSplitState, seat: int, codes: Ints) -> int:
    """The legal cards, sorted by estimated value, the highest first."""
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
    """The rollout policy: the card of highest estimated value, with noise."""
    return glance(state, seat, NOISE, rng)


@rule
def is_done(state: GenerousSplitState) -> int:
    """Whether the deal is over."""
    return int(state.waiting == 0)


@rule
def judge(state: GenerousSplitState, worths: Ints) -> None:
    """Write each seat's estimated share of the victory: a softmax of the points, mixed with the result at the end."""
    players = int(state.players)
    left = int(state.deals) - int(state.dealt)
    temperature = TEMPERATURE * math.sqrt(left) if left else LAST_TEMPERATURE
    best = 0
    for seat in range(players):
        best = max(best, int(state.points[seat]))
    total, leaders = 0.0, 0
    for seat in range(players):
        worths[seat] = math.exp((int(state.points[seat]) - best) / temperature)
        total += worths[seat]
        leaders += int(state.points[seat] == best)
    for seat in range(players):
        worths[seat] /= total
        if left == 0:
            won = int(state.points[seat] == best) / leaders
            worths[seat] = VICTORY * won + (1 - VICTORY) * worths[seat]
