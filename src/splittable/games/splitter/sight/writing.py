"""A view of Splitter as JSON, by compiled code: what `view.show` says, byte for byte."""

import numpy as np

from splittable.core.bits import lowest
from splittable.core.compiler import part, rule
from splittable.core.state import MOST_SEATS, Ints
from splittable.core.writing import (
    ZERO,
    close_list,
    close_object,
    key,
    open_list,
    put,
    put_int,
    put_ints,
    put_null,
    put_word,
    text,
    texts,
    words,
)
from splittable.games.splitter.rules.game import ACTIONS, heart_points
from splittable.games.splitter.rules.groups import COMPLETE, OPEN, SPOILT, find_groups
from splittable.games.splitter.rules.pads import HEARTS, PADS
from splittable.games.splitter.rules.state import CELLS, COLUMNS, EMPTY, FACES, ROUNDS, ROWS, SplitterState
from splittable.games.splitter.sight.notation import spell
from splittable.games.splitter.sight.view import FATES, LADDER, PLACES

PAD_WORDS, WRITE_WORDS = words(list(pad) for pad in PADS), words(spell(code) for code in range(ACTIONS))
FATE_COUNT = NO_HEARTS = len(FATES)
FATE_WORDS = words((*(FATES[fate] for fate in range(FATE_COUNT)), None))
STEPS = np.array(LADDER, dtype=np.int64)
DICE = 2

PAD, ROUND, ROLLER, ROLL = map(key, ("pad", "round", "roller", "roll"))
ROUND_COUNT = text(f'"rounds":{ROUNDS},')
SHEETS, RANKS, STEP = map(key, ("sheets", "ranks", "step"))
BLANK = text('{"rows":' + str([[0] * COLUMNS] * ROWS).replace(" ", "") + ',"groups":[')
"""The beginning of a sheet before numbers are written."""
CELL_AT = np.array([len('{"rows":[[') + 2 * (row * (COLUMNS + 1) + column) for row, column in PLACES], dtype=np.int64)
"""Where in it the number of each cell stands."""
# Groups are most of what is written, hundreds of them at a table of twelve, so each is put together from few pieces.
GROUP = np.array([text(f'{{"number":{number},"cells":[') for number in range(FACES + 1)])
CELL = np.array([text(f"[{row},{column}],") for row, column in PLACES])
WORTH = texts(f'],"points":{points},"fate":"{FATES[fate]}"}},' for points in range(2 * FACES + 1) for fate in FATES)
"""A group's end, by its points and fate."""
POINTS = key("points")
HEART_POINTS, HEARTS_FATE, TOTAL, WROTE = map(key, ("hearts", "hearts_fate", "total", "wrote"))


@part
def write_own(state: SplitterState, seat: int, out: Ints, at: int) -> int:  # noqa: ARG001 - every `write_own` takes them
    """Nothing: all see the same."""  # SR-03
    return at


@part
def write_shared(state: SplitterState, out: Ints, at: int) -> int:
    """The table as anybody may see it: sheets hold finished rounds only."""  # SR-03
    players, done = int(state.players) + 0, int(state.rounds_done) + 0
    is_rolled = 1 if state.waiting | state.decided else 0
    at = put_word(out, put(out, at, PAD), PAD_WORDS, int(state.pad) + 0)
    at = put_int(out, put(out, at, ROUND), min(done + 1, ROUNDS))
    at = put(out, put(out, at, ROUND_COUNT), ROLLER)
    at = put_null(out, at) if state.over else put_int(out, at, (int(state.start) + done) % players)
    at = put_ints(out, put(out, at, ROLL), state.roll, is_rolled * DICE)
    at = open_list(out, put(out, at, SHEETS))
    totals = np.empty(MOST_SEATS, dtype=np.int64)
    for seat in range(players):
        at = write_sheet(state, seat, totals, out, at)
    at = write_ranks(totals, players, out, put(out, close_list(out, at), RANKS))
    at = put(out, at, STEP)
    return put_int(out, at, step_of(totals[0])) if players == 1 else put_null(out, at)


@rule
def write_sheet(state: SplitterState, seat: int, totals: Ints, out: Ints, at: int) -> int:
    """One player's sheet after the last finished round; its total is noted."""
    sheet, code = state.sheets[seat], int(state.written[seat]) + 0
    points = np.zeros(FACES, dtype=np.int64)
    hearts = heart_points(state.pad, sheet)
    totals[seat] = hearts
    at = write_groups(state.pad, sheet, points, out, at)
    for number in range(FACES):
        totals[seat] += points[number]
    at = put_ints(out, put(out, at, POINTS), points, len(points))
    at = put_int(out, put(out, at, HEART_POINTS), hearts)
    at = put_word(out, put(out, at, HEARTS_FATE), FATE_WORDS, hearts_fate(state.pad, sheet))
    at = put_int(out, put(out, at, TOTAL), totals[seat])
    at = put(out, at, WROTE)
    return close_object(out, put_null(out, at) if code < 0 else put_word(out, at, WRITE_WORDS, code))


@rule
def write_groups(pad: int, sheet: Ints, points: Ints, out: Ints, at: int) -> int:
    """The rows of a sheet and its groups; what each number scores is added up."""
    first = at
    at = put(out, at, BLANK)
    fits = at <= len(out)
    found = np.empty((CELLS, 4), dtype=np.int64)
    for group in range(find_groups(pad, sheet, found)):
        number, cells, gained, fate = found[group]
        points[number - 1] += gained
        at = put(out, at, GROUP[number])
        while cells:
            cell = lowest(cells)
            cells &= cells - 1
            if fits:
                out[first + CELL_AT[cell]] = ZERO + number
            at = put(out, at, CELL[cell])
        # The end takes the last cell's comma back.
        at = put_word(out, at - 1, WORTH, gained * FATE_COUNT + fate)
    return close_list(out, at)


@part
def hearts_fate(pad: int, sheet: Ints) -> int:
    """What can still become of the hearts."""  # SR-06
    hearts = int(HEARTS[pad])
    if hearts == 0:
        return NO_HEARTS
    held = 0
    for number in range(1, FACES + 1):
        if int(sheet[number]) & hearts:
            held += 1
    if held > 1:
        return SPOILT
    return OPEN if int(sheet[EMPTY]) & hearts else COMPLETE


@part
def write_ranks(totals: Ints, players: int, out: Ints, at: int) -> int:
    """Each seat's place by points, from 1; equal points share one."""
    at = open_list(out, at)
    for seat in range(players):
        better = 0
        for other in range(players):
            better += 1 if totals[other] > totals[seat] else 0
        at = put_int(out, at, 1 + better)
    return close_list(out, at)


@rule
def step_of(points: int) -> int:
    """The step that a score reaches on the solo ladder, from 0."""  # SR-07
    step = 0
    for lowest_score in STEPS:
        step += 1 if points >= lowest_score else 0
    return step
