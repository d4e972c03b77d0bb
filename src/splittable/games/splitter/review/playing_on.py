"""Playing sheets on to the end of the game by the judge, in many worlds or in all of them."""

import numpy as np

from splittable.core.chance import below, split_stream
from splittable.core.compiler import rule
from splittable.core.judges import ANYTHING, JUDGES_CHOICE
from splittable.core.state import Ints, States, blank
from splittable.games.splitter.bots.draft import Draft, copy_sheet
from splittable.games.splitter.bots.lookahead import DRAFTS, NEXT, ROOT, TRIED, WALKER, draw_rolls, try_all
from splittable.games.splitter.bots.rivals import HIGHS, LOWS
from splittable.games.splitter.bots.rows import ROLLS
from splittable.games.splitter.review.policy import (
    LOOKED_AT,
    ROOM,
    Mind,
    choose_quickly,
    mind_of,
    write_ahead,
    write_quickly,
)
from splittable.games.splitter.review.telling import (
    TOLD,
    WON,
    tell_groups,
    tell_next,
    tell_points,
    tell_writing,
)
from splittable.games.splitter.rules.game import MOST_LEGAL, WAYS
from splittable.games.splitter.rules.groups import find_groups
from splittable.games.splitter.rules.state import CELLS, FACES, ROUNDS, SplitterState

ROUNDS_SHARED = 4
"""With this many rounds left or fewer, rivals' sheets are played on too, and rows hold shares of the victory."""
ROLLS_COUNTED = 2
"""With this many rolls to come or fewer, all of them are counted out."""


@rule
def play_sheet(drafts: States, source: int, mind: Mind, ahead: int, ways: Ints) -> int:
    """Play a draft on to the end by the judge, who looks so many rolls ahead; the place of the full one."""
    walker, next_one = WALKER, NEXT
    looked_at = np.empty(LOOKED_AT, np.int64)
    drafts[walker] = drafts[source]
    for played in range(int(drafts[source].rounds_left)):
        one, other = int(ways[played]) // FACES + 1, int(ways[played]) % FACES + 1
        if ahead:
            write_ahead(drafts, walker, next_one, mind, one, other)
        else:
            write_quickly(drafts, walker, next_one, mind, one, other, looked_at)
        walker, next_one = next_one, walker
    return walker


@rule
def is_shared(state: SplitterState) -> int:
    """Whether rows hold shares of the victory: there are rivals, and few rounds to go."""
    return int(state.players > 1 and ROUNDS - state.rounds_done <= ROUNDS_SHARED)


@rule
def share_points(points: Ints, shares: Ints) -> None:
    """Each seat's share of the victory."""
    most, holders = points.max(), 0
    for seat in range(points.shape[0]):
        holders += points[seat] == most
    for seat in range(points.shape[0]):
        shares[seat] = 1 / holders if points[seat] == most else 0.0


@rule
def write_rivals(drafts: States, state: SplitterState, seat: int, mind: Mind) -> None:
    """Drafts of all seats' sheets; all but the seat have written a roll that is out as the judge would."""
    looked_at = np.empty(LOOKED_AT, np.int64)
    for other in range(state.players):
        copy_sheet(
            drafts, ROOT, int(state.pad), state.sheets[other], ROUNDS - int(state.rounds_done), mind.weights.rows
        )
        drafts[DRAFTS + other] = drafts[ROOT]
        if (state.waiting | state.decided) and other != seat:
            write_quickly(drafts, ROOT, DRAFTS + other, mind, int(state.roll[0]), int(state.roll[1]), looked_at)


@rule
def play_rivals(drafts: States, seat: int, mind: Mind, ahead: int, ways: Ints, points: Ints) -> None:
    """Play the sheets of all but a seat on; their points."""
    for other in range(points.shape[0]):
        if other != seat:
            points[other] = drafts[play_sheet(drafts, DRAFTS + other, mind, ahead, ways)].points


@rule
def try_writings(drafts: States, state: SplitterState, seat: int, mind: Mind, codes: Ints) -> tuple[int, int]:
    """A draft and the code of every writing of a seat; how many there are, and the place of the judge's choice."""
    worths = np.empty(MOST_LEGAL)
    copy_sheet(drafts, ROOT, int(state.pad), state.sheets[seat], ROUNDS - int(state.rounds_done), mind.weights.rows)
    drafts[WALKER] = drafts[ROOT]
    count = try_all(drafts, ROOT, TRIED, mind.weights, state.roll, codes, worths)
    chosen = choose_quickly(drafts, WALKER, mind, int(state.roll[0]), int(state.roll[1]), codes[:count], worths[:count])
    return count, chosen


@rule
def place_of(arm: int, codes: Ints, choice: int, anything: int) -> int:
    """The place of the writing that an arm stands for."""
    if arm == JUDGES_CHOICE:
        return choice
    if arm == ANYTHING:
        return anything
    return int(np.argmax(codes == arm))


@rule
def play_writing(
    drafts: States, place: int, code: int, mind: Mind, ahead: int, ways: Ints, groups: Ints, told: Ints
) -> int:
    """Play on after a writing and tell what came of it; the seat's points."""
    source = TRIED + place
    end = play_sheet(drafts, source, mind, ahead, ways)
    sheet = drafts[end].sheet
    points = tell_points(int(drafts[end].pad), sheet, told)
    tell_groups(groups, sheet, told)
    tell_writing(code, sheet, told)
    if drafts[source].rounds_left:
        tell_next(drafts[source], int(ways[0]), told)
    return points


@rule
def fill_row(row: Ints, points: Ints, seat: int, has_shares: int, told: Ints) -> None:
    """A world's points, shares and what is told of the deciding seat as a row of results."""
    players = points.shape[0]
    for other in range(players):
        row[other] = points[other]
        row[players + other] = 0
    if has_shares:
        share_points(points, row[players : 2 * players])
        told[WON] = row[players + seat] > 0
    for place in range(TOLD):
        row[2 * players + place] = told[place]


@rule
def groups_of(state: SplitterState, seat: int) -> Ints:
    """The groups of a sheet before a decision, as `find_groups` writes them."""
    groups = np.empty((CELLS, 4), np.int64)
    return groups[: find_groups(int(state.pad), state.sheets[seat], groups)]


@rule
def play_worlds(
    drafts: States,
    states: States,
    seat: int,
    arms: Ints,
    mind: Mind,
    ahead: int,
    seed: np.uint64,
    first: int,
    rows: Ints,
) -> None:
    """Fill rows of results for the arms of a seat that decides; see `core.judges.PlayOn`."""
    state = states[0]
    rng, rolls = np.empty(1, np.uint64), np.empty((WAYS, ROUNDS), np.int64)
    points, told, codes = np.zeros(int(state.players), np.int64), np.zeros(TOLD), np.empty(MOST_LEGAL, np.int64)
    has_shares, groups = is_shared(state), groups_of(state, seat)
    if has_shares:
        write_rivals(drafts, state, seat, mind)
    count, choice = try_writings(drafts, state, seat, mind, codes)
    for world in range(first, first + rows.shape[0]):
        if world == first or world % WAYS == 0:
            split_stream(rng, seed, np.uint64(world // WAYS))
            draw_rolls(rng, rolls)
        ways = rolls[world % WAYS]
        split_stream(rng, ~seed, np.uint64(world))
        # A signed number: with an unsigned one its place would be a float.
        anything: int = np.int64(below(rng, count))  # type: ignore[assignment]
        if has_shares:
            play_rivals(drafts, seat, mind, ahead, ways, points)
        for place in range(arms.shape[0]):
            chosen = place_of(arms[place], codes[:count], choice, anything)
            points[seat] = play_writing(drafts, chosen, codes[chosen], mind, ahead, ways, groups, told)
            fill_row(rows[world - first, place], points, seat, has_shares, told)


@rule
def play_all(drafts: States, states: States, mind: Mind, seed: np.uint64, first: int, rows: Ints) -> None:
    """Fill rows of results when no seat decides: all sheets are played on."""
    state = states[0]
    rng, rolls = np.empty(1, np.uint64), np.empty((WAYS, ROUNDS), np.int64)
    points, told = np.zeros(int(state.players), np.int64), np.zeros(TOLD)
    write_rivals(drafts, state, -1, mind)
    for world in range(first, first + rows.shape[0]):
        if world == first or world % WAYS == 0:
            split_stream(rng, seed, np.uint64(world // WAYS))
            draw_rolls(rng, rolls)
        play_rivals(drafts, -1, mind, 0, rolls[world % WAYS], points)
        for place in range(rows.shape[1]):
            fill_row(rows[world - first, place], points, 0, 1, told)


@rule
def spell_future(future: int, ways: Ints) -> float:
    """The rolls of a future, digits to the base of 21, as ways to throw them; how likely it is."""
    chance = 1.0
    for played in range(ways.shape[0]):
        roll = future % ROLLS
        future //= ROLLS
        ways[played] = LOWS[roll] * FACES + HIGHS[roll]
        chance *= (1 if LOWS[roll] == HIGHS[roll] else 2) / WAYS
    return chance


@rule
def count_worlds(drafts: States, states: States, seat: int, arms: Ints, mind: Mind, rows: Ints, chances: Ints) -> None:
    """Fill rows of results for every sequence of rolls to come, and how likely each is; any writing is their mean."""
    state = states[0]
    points, told, codes = np.zeros(int(state.players), np.int64), np.zeros(TOLD), np.empty(MOST_LEGAL, np.int64)
    has_shares, groups = is_shared(state), groups_of(state, seat)
    ways = np.empty(ROUNDS - 1 - int(state.rounds_done), np.int64)
    if has_shares:
        write_rivals(drafts, state, seat, mind)
    count, choice = try_writings(drafts, state, seat, mind, codes)
    every = np.empty((count, rows.shape[2]), np.float32)
    for future in range(rows.shape[0]):
        chances[future] = spell_future(future, ways)
        if has_shares:
            play_rivals(drafts, seat, mind, 0, ways, points)
        for place in range(count):
            points[seat] = play_writing(drafts, place, codes[place], mind, 0, ways, groups, told)
            fill_row(every[place], points, seat, has_shares, told)
        for place in range(arms.shape[0]):
            if arms[place] == ANYTHING:
                rows[future, place] = every.sum(axis=0) / count
            else:
                rows[future, place] = every[place_of(arms[place], codes[:count], choice, 0)]


def play_on(states: States, eyes: int, seat: int, arms: Ints, seed: int, first: int, rows: Ints) -> None:
    """Play on in many worlds; see `core.judges.PlayOn`."""
    del eyes  # all see the same
    _play(states, seat, arms, 0, seed, first, rows)


def play_on_well(states: States, eyes: int, seat: int, arms: Ints, seed: int, first: int, rows: Ints) -> None:
    """The same by a judge who looks one roll ahead, and at all rolls of the last rounds."""
    del eyes
    _play(states, seat, arms, 1, seed, first, rows)


def _play(states: States, seat: int, arms: Ints, ahead: int, seed: int, first: int, rows: Ints) -> None:
    drafts, mind = blank(Draft, ROOM), mind_of(int(states[0].pad))
    if seat < 0:
        play_all(drafts, states, mind, np.uint64(seed), first, rows)
    else:
        play_worlds(drafts, states, seat, np.asarray(arms, np.int64), mind, ahead, np.uint64(seed), first, rows)


def count_out(states: States, seat: int, arms: Ints) -> tuple[Ints, Ints] | None:
    """Rows of arms over all rolls to come, and how likely each is; None while these are too many."""
    state: SplitterState = states[0]
    to_come = ROUNDS - 1 - int(state.rounds_done)
    if to_come > ROLLS_COUNTED:
        return None
    rows = np.zeros((ROLLS**to_come, len(arms), 2 * int(state.players) + TOLD), np.float32)
    chances = np.empty(len(rows))
    count_worlds(blank(Draft, ROOM), states, seat, np.asarray(arms, np.int64), mind_of(int(state.pad)), rows, chances)
    return rows, chances
