"""How Split it!'s levels choose.

`easy` wants points of its own now, and supposes that the others guess anything; it guesses a section the likelier, the
more it would bring. `medium` values its lead, guesses by a mixed strategy close to a Nash equilibrium (hastily found
with two players), and makes the cut of highest value. `hard` estimates its chance of
winning from statistics of many games, rolls out the rest of the round, and shifts its mix by a softmax of the expected
payoffs. `expert` rolls out the next round as well, in more samples, shifts the others' mixes too, and reads people: as
far as what somebody did does not fit a thinker, it answers their habits (`habits.py`). With two players it solves the
round instead, down to the last clash.

With three or four guessers there are several equilibria, such as a section for each, and players of different ones
clash; so these levels all start from the same one, computed from leads without rollouts, and shift from there.
"""

from splittable.core.chance import stream
from splittable.core.contract import Bots
from splittable.core.state import States, blank
from splittable.games.split_it.bots.estimates import ESTIMATES
from splittable.games.split_it.bots.gains import Outlook
from splittable.games.split_it.bots.imagine import imagine
from splittable.games.split_it.bots.rollout import choose_quickly
from splittable.games.split_it.bots.thinker import Thinker
from splittable.games.split_it.bots.worth import memory
from splittable.games.split_it.sight.notation import SECTION_NAMES, spell
from splittable.games.split_it.sight.view import View

FEWEST_ROLLOUTS = 64
"""With fewer, `hard` and `expert` do what the rollout policy would, because the guesses have about as many outcomes."""


def think(view: View, level: str, budget: int, seed: int) -> str:
    """What a level does; the budget is how many rollouts `hard` and `expert` may run."""
    if level in ("hard", "expert") and budget < FEWEST_ROLLOUTS:
        return spell(think_quickly(imagine(view), view.eyes, seed))
    return spell(_thinker(view, level, budget, seed).choose())


def think_quickly(states: States, seat: int, seed: int) -> int:
    """The code that the rollout policy chooses in the first of these states."""
    return int(choose_quickly(states[0], memory(), blank(Outlook, 1)[0], seat, stream(seed)))


def guess_mix(view: View, level: str, seed: int) -> dict[str, float]:
    """A level's mixed strategy where a guess is asked for: the probability of each legal action."""
    mix = _thinker(view, level, BOTS.budgets[level], seed).mix()
    chances = {f"guess {name}": chance for name, chance in zip(SECTION_NAMES, mix, strict=True)}
    return {action: chances[action] for action in view.actions}


def _thinker(view: View, level: str, budget: int, seed: int) -> Thinker:
    return Thinker(imagine(view), view.eyes, level, budget, seed)


BOTS = Bots(
    budgets={"easy": 0, "medium": 0, "hard": 600, "expert": 4_000}, think=think, imagine=imagine, estimates=ESTIMATES
)
