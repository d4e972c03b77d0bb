"""How Split it!'s levels think.

`easy` sees its own points as they lie after a guess, supposes that others guess anything, and cuts the row anywhere.
`medium` sees its lead, knows that the others think too, mixes its guesses as in an equilibrium, and cuts where that is
worth most. `hard` remembers what columns turned out to be worth in many games, plays the round on to its end, and leans
from that equilibrium towards what does better. `expert` plays the next round on as well, many times, and knows that the
others lean too; of two it solves the round instead, to its last clash.

Of three or four who guess, an equilibrium may give everybody a section of their own, and then whoever has worked out
another one only clashes; so all levels start from the same one, that of the points in sight, and lean from there.
"""

from splittable.core.contract import Bots
from splittable.games.split_it.bots.imagine import imagine
from splittable.games.split_it.bots.thinker import Thinker
from splittable.games.split_it.sight.notation import SECTION_NAMES, spell
from splittable.games.split_it.sight.view import View


def think(view: View, level: str, budget: int, seed: int) -> str:
    """What a level does; the budget is how many times `hard` and `expert` may play on."""
    return spell(_thinker(view, level, budget, seed).choose())


def guess_mix(view: View, level: str, seed: int) -> dict[str, float]:
    """How likely a level takes each of the actions of somebody who is to guess."""
    mix = _thinker(view, level, BOTS.budgets[level], seed).mix()
    chances = {f"guess {name}": chance for name, chance in zip(SECTION_NAMES, mix, strict=True)}
    return {action: chances[action] for action in view.actions}


def _thinker(view: View, level: str, budget: int, seed: int) -> Thinker:
    return Thinker(imagine(view), view.eyes, level, budget, seed)


BOTS = Bots(budgets={"easy": 0, "medium": 0, "hard": 600, "expert": 4_000}, think=think, imagine=imagine)
