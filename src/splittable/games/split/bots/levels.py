"""How SPLIT's levels choose.

`easy` plays by its own hand and sheet: it lays and upgrades what it can, trades for points, and discards a card without
a partner. `medium` rates every action by the sheet's boxes and by what it gives to others. `hard` and `expert` run a
tree search with rollouts to the end of the round, in which everybody keeps pairs back while it is early (`rollout`),
and value everybody's sheet there.
"""

import random

import numpy as np

from splittable.core.chance import stream
from splittable.core.contract import Bots
from splittable.core.searcher import Searcher
from splittable.games.split import rules
from splittable.games.split.bots import search
from splittable.games.split.bots.estimates import ESTIMATES
from splittable.games.split.bots.imagine import imagine
from splittable.games.split.bots.simple import choose_simply
from splittable.games.split.sight.notation import spell
from splittable.games.split.sight.view import View

SEARCHER = Searcher("split", search, rules, depth=12, exploration=0.7)


def think(view: View, level: str, budget: int, seed: int) -> str:
    """What a level does; the budget is how many iterations it searches."""
    if level == "easy":
        return choose_simply(view, random.Random(seed))  # noqa: S311 - a game, not a secret
    states = imagine(view)
    if level == "medium":
        codes = np.empty(search.MOST_LEGAL, dtype=np.int32)
        return spell(search.glance(states[0], view.eyes, codes, 0.0, stream(seed)))
    return spell(SEARCHER.search(states, view.eyes, budget, seed))


BUDGETS = {"easy": 0, "medium": 0, "hard": 100, "expert": 4_000}
BOTS = Bots(budgets=BUDGETS, think=think, imagine=imagine, estimates=ESTIMATES)
