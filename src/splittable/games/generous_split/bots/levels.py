"""How Generous Split's levels choose.

`easy` estimates each card's value from the running trick and the counts of tricks alone, `medium` runs a small tree
search over resampled states. `hard` plays the card that a trained network values most; `expert` tries the cards in many
worlds that fit, played on by the network and by glances.
"""

import numpy as np

from splittable.core.chance import stream
from splittable.core.contract import Bots
from splittable.core.searcher import Searcher
from splittable.core.state import States
from splittable.games.generous_split import rules
from splittable.games.generous_split.bots import search
from splittable.games.generous_split.bots.estimates import ESTIMATES
from splittable.games.generous_split.bots.glance import glance
from splittable.games.generous_split.bots.imagine import imagine
from splittable.games.generous_split.bots.lookahead import STATES, choose, look_ahead
from splittable.games.generous_split.bots.network import blank_desk, weights_of
from splittable.games.generous_split.bots.race import blank_race
from splittable.games.generous_split.sight.notation import spell
from splittable.games.generous_split.sight.view import View

SEARCHER = Searcher("generous_split", search, rules, depth=60, exploration=0.7)


def think(view: View, level: str, budget: int, seed: int) -> str:
    """What a level plays; the budget is how many iterations `medium` searches, or how many tries `expert` makes."""
    states = imagine(view)
    if level == "easy":
        return spell(glance(states[0], view.eyes, 0.0, stream(seed)))
    if level == "medium":
        return spell(SEARCHER.search(states, view.eyes, budget, seed))
    if level == "hard":
        return spell(choose(states[0], view.eyes, weights_of(view.players), blank_desk()))
    return spell(think_far(states, view.eyes, budget, seed))


def think_far(states: States, seat: int, budget: int, seed: int) -> int:
    """The code that `expert` chooses in the first of these states."""
    weights = weights_of(int(states[0].players))
    room = np.concatenate([states[:1]] * STATES)
    return look_ahead(room, seat, budget, weights, blank_desk(), blank_race(), stream(seed))


BOTS = Bots(
    budgets={"easy": 0, "medium": 16, "hard": 0, "expert": 600},
    think=think,
    imagine=imagine,
    estimates=ESTIMATES,
)
