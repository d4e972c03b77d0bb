"""How Generous Split's levels think.

`easy` looks at the trick: what its ends do to the counts of tricks, and who plays after it. The others search, and look
at the whole game's points; `medium` takes a few samples of what may lie hidden, `hard` and `expert` many.
"""

from splittable.bots.levels import View
from splittable.bots.searching import Searcher
from splittable.core.chance import stream
from splittable.games.generous_split import thinking
from splittable.games.generous_split.bots import imagine
from splittable.games.generous_split.glance import glance
from splittable.games.generous_split.notation import spell

SEARCHER = Searcher("generous_split", thinking, depth=60, curiosity=0.7)


def choose(view: View, level: str, budget: int, seed: int) -> str:
    """What a level plays; the budget is how many iterations it searches."""
    states = imagine(view)
    if level == "easy":
        return spell(glance(states[0], view["seat"], 0.0, stream(seed)))
    return spell(SEARCHER.search(states, view["seat"], budget, seed))
