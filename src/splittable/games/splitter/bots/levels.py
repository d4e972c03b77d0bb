"""How Splitter's levels choose.

`easy` maximises the points of its sheet, `medium` also counts groups that may still be completed. `hard` looks one roll
ahead and values sheets with a trained network; `expert` averages many rollouts, which near the end include its rivals.
"""

from splittable.core.chance import stream
from splittable.core.contract import Bots
from splittable.core.state import Ints, States, blank
from splittable.games.splitter.bots.draft import Draft, copy_sheet
from splittable.games.splitter.bots.glance import glance
from splittable.games.splitter.bots.imagine import imagine
from splittable.games.splitter.bots.lookahead import DRAFTS, ROOT
from splittable.games.splitter.bots.rivals import ROOM, choose_to_win, follow_rivals
from splittable.games.splitter.bots.search import choose_by_playing_on, choose_one_roll_ahead, choose_two_rolls_ahead
from splittable.games.splitter.bots.value import Weights, weights_of
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
ROUNDS_COUNTED = 3
"""With this many rounds left or fewer, `expert` in a solo game enumerates every roll to come."""


def think(view: View, level: str, budget: int, seed: int) -> str:
    """What a level writes; the budget is how many writings `expert` may try, rivals' included."""
    state: SplitterState = imagine(view)[0]
    seat: int = view.eyes
    if level in HOPES:
        return spell(glance(int(state.pad), state.sheets[seat], state.roll, HOPES[level], stream(seed)))
    if level == "hard":
        return spell(think_one_roll_ahead(state, seat, stream(seed)))
    rounds_left = ROUNDS - state.rounds_done
    if state.players > 1 and rounds_left <= ROUNDS_TO_WIN:
        return spell(think_of_winning(state, seat, budget, stream(seed)))
    if rounds_left <= ROUNDS_COUNTED:
        return spell(think_to_the_end(state, seat))
    return spell(think_far(state, seat, budget, stream(seed)))


def think_one_roll_ahead(state: SplitterState, seat: int, rng: Ints) -> int:
    """The code that `hard` chooses."""
    weights = weights_of(int(state.pad))
    return choose_one_roll_ahead(draft_of(state, seat, DRAFTS, weights), weights, state.roll, WIDTH, rng)


def think_far(state: SplitterState, seat: int, budget: int, rng: Ints) -> int:
    """The code that `expert` chooses by rollouts, while many rounds are left."""
    weights = weights_of(int(state.pad))
    drafts = draft_of(state, seat, DRAFTS, weights)
    return choose_by_playing_on(drafts, weights, state.roll, WIDTH, ROUNDS_AHEAD, budget, rng)


def think_to_the_end(state: SplitterState, seat: int) -> int:
    """The code that `expert` chooses by enumerating the next two rolls, in the last rounds of a solo game."""
    weights = weights_of(int(state.pad))
    return choose_two_rolls_ahead(draft_of(state, seat, DRAFTS, weights), weights, state.roll)


def think_of_winning(state: SplitterState, seat: int, budget: int, rng: Ints) -> int:
    """The code that `expert` chooses to win most rollouts against its rivals, in the last rounds."""
    weights = weights_of(int(state.pad))
    drafts = draft_of(state, seat, ROOM, weights)
    rounds_left = ROUNDS - int(state.rounds_done)
    rivals = follow_rivals(
        drafts, weights, int(state.pad), state.sheets[: state.players], seat, rounds_left, state.roll
    )
    return choose_to_win(drafts, weights, rivals, state.roll, budget, rng)


def draft_of(state: SplitterState, seat: int, room: int, weights: Weights) -> States:
    """Drafts to work on, the first of them with a seat's sheet."""
    drafts = blank(Draft, room)
    rounds_left = ROUNDS - int(state.rounds_done)
    copy_sheet(drafts, ROOT, int(state.pad), state.sheets[seat], rounds_left, weights.rows)
    return drafts


BOTS = Bots(budgets={"easy": 0, "medium": 0, "hard": 0, "expert": 600_000}, think=think, imagine=imagine)
