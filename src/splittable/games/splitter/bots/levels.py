"""How Splitter's levels choose.

`easy` maximises the points of its sheet, `medium` also counts groups that may still be completed. `hard` looks one roll
ahead and values sheets with a trained network; `expert` averages many rollouts, which near the end include its rivals.
"""

from splittable.core.chance import stream
from splittable.core.contract import Bots, Estimates
from splittable.core.state import Ints, States, blank
from splittable.games.splitter.bots.draft import Draft, copy_sheet
from splittable.games.splitter.bots.endings import choose_exactly
from splittable.games.splitter.bots.expectations import policies, values
from splittable.games.splitter.bots.glance import glance
from splittable.games.splitter.bots.imagine import imagine
from splittable.games.splitter.bots.lookahead import DRAFTS, ROOT, trials_of
from splittable.games.splitter.bots.rivals import choose_to_win
from splittable.games.splitter.bots.search import choose_by_playing_on, choose_one_roll_ahead
from splittable.games.splitter.bots.value import Weights, weights_of
from splittable.games.splitter.rules.game import WAYS
from splittable.games.splitter.rules.state import ROUNDS, SplitterState
from splittable.games.splitter.sight.notation import spell
from splittable.games.splitter.sight.view import View

HOPES = {"easy": 0.0, "medium": 0.4}
"""The discount for each cell that a group lacks, at the levels that only glance."""
WIDTH = 8
"""Candidates: how many writings, those of highest value, are searched."""
ROUNDS_AHEAD = 8
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
    if level in HOPES:
        return spell(glance(int(state.pad), state.sheets[seat], state.roll, HOPES[level], stream(seed)))
    if level == "hard":
        return spell(think_one_roll_ahead(state, seat, stream(seed)))
    return spell(think_hard(state, seat, budget, stream(seed)))


def think_one_roll_ahead(state: SplitterState, seat: int, rng: Ints) -> int:
    """The code that `hard` chooses."""
    weights = weights_of(int(state.pad))
    return choose_one_roll_ahead(draft_of(state, seat, DRAFTS, weights), weights, state.roll, WIDTH, rng)


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
