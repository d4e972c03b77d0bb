"""How Splitter's levels choose.

`easy` takes the most points at once, `medium` also counts groups that may still be completed; both notice slips, which
a trained network values clearly less than the best. `hard` takes what the network values most, or nearly so. `expert`
averages many rollouts, and near the end looks at every roll to come and at its rivals.
"""

from splittable.core.chance import stream
from splittable.core.contract import Bots, Estimates
from splittable.core.state import Ints, States, blank
from splittable.games.splitter.bots.draft import Draft, copy_sheet
from splittable.games.splitter.bots.endings import choose_exactly
from splittable.games.splitter.bots.expectations import policies, values
from splittable.games.splitter.bots.imagine import imagine
from splittable.games.splitter.bots.lookahead import DRAFTS, ROOT, trials_of
from splittable.games.splitter.bots.rivals import choose_to_win
from splittable.games.splitter.bots.search import (
    choose_at_a_glance,
    choose_by_playing_on,
    choose_by_value,
    choose_one_roll_ahead,
)
from splittable.games.splitter.bots.value import Weights, weights_of
from splittable.games.splitter.rules.game import WAYS
from splittable.games.splitter.rules.state import ROUNDS, SplitterState
from splittable.games.splitter.sight.notation import spell
from splittable.games.splitter.sight.view import View

HOPES = {"easy": 0.0, "medium": 0.4}
"""The discount for each cell that a group lacks, at the levels that glance."""
SLACKS = {"easy": 1.3, "medium": 1.0, "hard": 0.2}
"""How many points a writing may be worse than the best, as the network values it, before a level notices."""
WIDTH = 8
"""Candidates: how many writings, those of highest value, are searched."""
ROUNDS_AHEAD = 5
"""Length of `expert`'s rollouts, in rounds."""
ROUNDS_TO_WIN = 4
"""With this many rounds left or fewer, and rivals, `expert` maximises wins instead of points."""
COSTS = {1: 1, 2: 1, 3: 50, 4: 1_000, 5: 50_000}
"""By rounds left: the budget from which `expert` looks at every roll to come, about what that takes."""
COSTS_OF_WINNING = {1: 1, 2: 10, 3: 100, 4: 3_000}
"""The same for each rival, where it maximises wins."""
FEWEST_CANDIDATES = 2
"""With a budget for fewer rollouts than of this many writings, `expert` looks one roll ahead."""


def think(view: View, level: str, budget: int, seed: int) -> str:
    """What a level writes; the budget is how many writings `expert` may try, or what takes as long."""
    state: SplitterState = imagine(view)[0]
    seat: int = view.eyes
    if level == "expert":
        return spell(think_hard(state, seat, budget, stream(seed)))
    return spell(think_quickly(state, seat, level, stream(seed)))


def think_quickly(state: SplitterState, seat: int, level: str, rng: Ints) -> int:
    """The code that a level below `expert` chooses."""
    weights = weights_of(int(state.pad))
    drafts = draft_of(state, seat, DRAFTS, weights)
    if level == "hard":
        return choose_by_value(drafts, weights, state.roll, SLACKS[level], rng)
    return choose_at_a_glance(drafts, weights, state.roll, SLACKS[level], HOPES[level], rng)


def think_hard(state: SplitterState, seat: int, budget: int, rng: Ints) -> int:
    """The code that `expert` chooses: exactly in the last rounds, by rollouts before, as far as the budget goes."""
    rounds_left = ROUNDS - int(state.rounds_done)
    rivals = int(state.players) - 1
    if rivals and rounds_left <= ROUNDS_TO_WIN and budget >= rivals * COSTS_OF_WINNING[rounds_left]:
        return choose_to_win(int(state.pad), state.sheets[: state.players], seat, state.roll)
    if rounds_left in COSTS and budget >= COSTS[rounds_left]:
        return choose_exactly(int(state.pad), state.sheets[seat], state.roll)
    weights = weights_of(int(state.pad))
    drafts = draft_of(state, seat, DRAFTS, weights)
    if budget >= FEWEST_CANDIDATES * WAYS * trials_of(rounds_left - 1, ROUNDS_AHEAD):
        return choose_by_playing_on(drafts, weights, state.roll, WIDTH, ROUNDS_AHEAD, budget, rng)
    width = min(budget // (WAYS * rounds_left), WIDTH)
    return choose_one_roll_ahead(drafts, weights, state.roll, max(width, 1), rng)


def draft_of(state: SplitterState, seat: int, room: int, weights: Weights) -> States:
    """Drafts to work on, the first of them with a seat's sheet."""
    drafts = blank(Draft, room)
    rounds_left = ROUNDS - int(state.rounds_done)
    copy_sheet(drafts, ROOT, int(state.pad), state.sheets[seat], rounds_left, weights.rows)
    return drafts


BOTS = Bots(
    budgets={"easy": 0, "medium": 0, "hard": 0, "expert": 200_000},
    think=think,
    imagine=imagine,
    estimates=Estimates(values, policies),
)
