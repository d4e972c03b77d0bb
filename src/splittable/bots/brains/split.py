"""How SPLIT's levels think.

`easy` takes from the row what it can, lays every pair that it has, and throws away a card without a partner. `medium`
weighs every action by the sheet's boxes and by what it gives to others. `hard` and `expert` search to the end of the
round, and look at everybody's sheet.
"""

import random

import numpy as np

from splittable.bots.levels import View
from splittable.bots.searching import Searcher
from splittable.core.chance import stream
from splittable.games.split import thinking
from splittable.games.split.bots import imagine
from splittable.games.split.notation import spell

SEARCHER = Searcher("split", thinking, depth=12, curiosity=0.7)
SIMPLE = ("match", "take", "draw", "discard", "pass", "penalize")
"""All that `easy` does, what it likes best first."""


def choose(view: View, level: str, budget: int, seed: int) -> str:
    """What a level does; the budget is how many iterations it searches."""
    if level == "easy":
        return choose_simply(view, random.Random(seed))  # noqa: S311 - a game, not a secret
    states = imagine(view)
    if level == "medium":
        codes = np.empty(thinking.MOST_LEGAL, dtype=np.int32)
        return spell(thinking.glance(states[0], view["seat"], codes, 0.0, stream(seed)))
    return spell(SEARCHER.search(states, view["seat"], budget, seed))


def choose_simply(view: View, chance: random.Random) -> str:
    """What `easy` does: anything of the kind that it likes best, but it throws away a partner only at last."""
    actions: list[str] = view["actions"]
    for kind in SIMPLE:
        likely = [action for action in actions if action.split()[0] == kind]
        if kind == "discard":
            ranks = [card[:-1] for card in view["hand"]]
            likely = [action for action in likely if ranks.count(action.split()[1][:-1]) == 1] or likely
        if likely:
            return chance.choice(likely)
    return chance.choice(actions)
