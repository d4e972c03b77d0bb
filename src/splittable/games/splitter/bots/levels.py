"""How Splitter's levels think.

`easy` sees the points of its sheet, `medium` what its groups may become. `hard` remembers what sheets turned out to be
worth in many games, and looks one roll ahead; `expert` plays many games on, and near the end its rivals' games too.
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
"""How likely each level that only glances thinks it that a group gets a cell which it lacks."""
WIDTH = 8
"""How many writings are thought over, those that are worth most at first sight."""
ROUNDS_AHEAD = 8
"""How many rounds `expert` plays on."""
ROUNDS_TO_WIN = 4
"""When so many rounds are left, `expert` plays to win, if it has rivals."""
ROUNDS_COUNTED = 3
"""When so many rounds are left, `expert` alone counts every roll that may come."""


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
    """The code that `expert` chooses while the end is far."""
    weights = weights_of(int(state.pad))
    drafts = draft_of(state, seat, DRAFTS, weights)
    return choose_by_playing_on(drafts, weights, state.roll, WIDTH, ROUNDS_AHEAD, budget, rng)


def think_to_the_end(state: SplitterState, seat: int) -> int:
    """The code that `expert` chooses when all that may come can be counted."""
    weights = weights_of(int(state.pad))
    return choose_two_rolls_ahead(draft_of(state, seat, DRAFTS, weights), weights, state.roll)


def think_of_winning(state: SplitterState, seat: int, budget: int, rng: Ints) -> int:
    """The code that `expert` chooses when the end and its rivals' sheets are in sight."""
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
