"""How Generous Split's levels think.

`easy` sees the points of the deal as they lie, and the card that wins the trick now. `medium` counts with the tricks to
come and with those who play after it. `hard` and `expert` search, and look at the whole game's points.
"""

from splittable.bots.levels import View
from splittable.bots.searching import Searcher
from splittable.core.chance import stream
from splittable.games.generous_split import thinking
from splittable.games.generous_split.bots import imagine
from splittable.games.generous_split.glance import glance
from splittable.games.generous_split.notation import spell
from splittable.games.generous_split.state import MOST_TRICKS

CARES = {"easy": 0.0, "medium": 1.0}
"""How much each level that does not search minds those who play after it."""
TRICKS_AHEAD = {"easy": 0, "medium": MOST_TRICKS}
SEARCHER = Searcher("generous_split", thinking, depth=60, curiosity=0.7)


def choose(view: View, level: str, budget: int, seed: int) -> str:
    """What a level plays; the budget is how many iterations it searches."""
    states = imagine(view)
    if level in CARES:
        return spell(glance(states[0], view["seat"], CARES[level], TRICKS_AHEAD[level], 0.0, stream(seed)))
    return spell(SEARCHER.search(states, view["seat"], budget, seed))
