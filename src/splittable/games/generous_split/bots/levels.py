"""How Generous Split's levels choose.

`easy` estimates each card's value from the running trick and the counts of tricks alone. The others run a tree search
over resampled states, and value a leaf by the whole game's points; they differ in how many iterations they run.
"""

from splittable.core.chance import stream
from splittable.core.contract import Bots
from splittable.core.searcher import Searcher
from splittable.games.generous_split import rules
from splittable.games.generous_split.bots import search
from splittable.games.generous_split.bots.glance import glance
from splittable.games.generous_split.bots.imagine import imagine
from splittable.games.generous_split.sight.notation import spell
from splittable.games.generous_split.sight.view import View

SEARCHER = Searcher("generous_split", search, rules, depth=60, exploration=0.7)


def think(view: View, level: str, budget: int, seed: int) -> str:
    """What a level plays; the budget is how many iterations it searches."""
    states = imagine(view)
    if level == "easy":
        return spell(glance(states[0], view.eyes, 0.0, stream(seed)))
    return spell(SEARCHER.search(states, view.eyes, budget, seed))


BOTS = Bots(budgets={"easy": 0, "medium": 16, "hard": 80, "expert": 20_000}, think=think, imagine=imagine)
