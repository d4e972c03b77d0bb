"""How SPLIT's levels choose.

`easy` takes from the row what it can, lays every pair that it has, and discards a card without a partner. `medium`
rates every action by the sheet's boxes and by what it gives to others. `hard` and `expert` run a tree search with
rollouts to the end of the round, and value everybody's sheet there.
"""

import random

import numpy as np

from splittable.core.chance import stream
from splittable.core.contract import Bots
from splittable.core.searcher import Searcher
from splittable.games.split import rules
from splittable.games.split.bots import search
from splittable.games.split.bots.imagine import imagine
from splittable.games.split.sight.notation import spell
from splittable.games.split.sight.view import View

SEARCHER = Searcher("split", search, rules, depth=12, exploration=0.7)
SIMPLE = ("match", "take", "draw", "discard", "pass", "penalize")
"""The kinds of action that `easy` takes, in order of preference."""


def think(view: View, level: str, budget: int, seed: int) -> str:
    """What a level does; the budget is how many iterations it searches."""
    if level == "easy":
        return choose_simply(view, random.Random(seed))  # noqa: S311 - a game, not a secret
    states = imagine(view)
    if level == "medium":
        codes = np.empty(search.MOST_LEGAL, dtype=np.int32)
        return spell(search.glance(states[0], view.eyes, codes, 0.0, stream(seed)))
    return spell(SEARCHER.search(states, view.eyes, budget, seed))


def choose_simply(view: View, chance: random.Random) -> str:
    """What `easy` does: a random action of the kind it prefers; it discards a card of a pair only if it must."""
    actions: list[str] = view.actions
    for kind in SIMPLE:
        likely = [action for action in actions if action.split()[0] == kind]
        if kind == "discard":
            ranks = [card[:-1] for card in view.hand]
            likely = [action for action in likely if ranks.count(action.split()[1][:-1]) == 1] or likely
        if likely:
            return chance.choice(likely)
    return chance.choice(actions)


BOTS = Bots(budgets={"easy": 0, "medium": 0, "hard": 400, "expert": 12_000}, think=think, imagine=imagine)
