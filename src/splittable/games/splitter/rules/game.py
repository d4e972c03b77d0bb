"""The rules of Splitter, in the order of the rulebook; groups and what they score are in `groups.py`."""

from splittable.core.bits import lowest
from splittable.core.compiler import rule
from splittable.core.decisions import ask_all, decide, highest
from splittable.core.state import NOTHING, ROLL, Ints
from splittable.games.splitter.rules.cells import LEFT_CELLS, RIGHT_CELLS, RIGHT_HALF, position_of
from splittable.games.splitter.rules.groups import number_points
from splittable.games.splitter.rules.pads import HEARTS, SPACES
from splittable.games.splitter.rules.state import EMPTY, FACES, POSITIONS, ROUNDS, SplitterState

WAYS = FACES * FACES
ACTIONS = POSITIONS * WAYS
"""A code is a position, the number in its left cell and the number in its right cell."""
MOST_LEGAL = ROUNDS * 2
MOST_CARDS = 2
HEART_POINTS = 5


@rule
def setup(state: SplitterState, options: Ints) -> None:
    """Give everybody an empty sheet of the same pad and ask for the first roll."""  # SR-01
    state.pad = options[0]
    state.start = options[1]
    for seat in range(state.players):
        state.sheets[seat, EMPTY] = SPACES[state.pad]
        state.written[seat] = -1
    state.needs = ROLL


@rule
def deck(state: SplitterState, cards: Ints) -> int:
    """Splitter has no deck."""
    return 0


@rule
def deal(state: SplitterState, outcome: Ints) -> None:
    """Take one roll for all, and ask everybody to write it."""  # SR-01, SR-03
    state.roll[0] = outcome[0]
    state.roll[1] = outcome[1]
    state.needs = NOTHING
    ask_all(state, (1 << int(state.players)) - 1)


@rule
def ways_of(left: int, right: int) -> int:
    """The part of a code that says which number goes left and which right."""
    return (left - 1) * FACES + right - 1


@rule
def legal(state: SplitterState, seat: int, codes: Ints) -> int:
    """Both numbers, in any free slot, either way round."""  # SR-02
    if not (state.waiting | state.decided) >> seat & 1:
        return 0
    first, second = int(state.roll[0]), int(state.roll[1])
    one_way, other_way = ways_of(first, second), ways_of(second, first)
    ways = 1 if first == second else 2
    free = int(state.sheets[seat, EMPTY]) & RIGHT_HALF
    count = 0
    while free:
        position = position_of(lowest(free))
        codes[count] = position * WAYS + one_way
        codes[count + 1] = position * WAYS + other_way
        count += ways
        free &= free - 1
    return count


@rule
def take(state: SplitterState, seat: int, code: int) -> None:
    """Note where a seat wants to write; when all have chosen, everybody writes."""  # SR-03
    if decide(state, seat, code):
        for writer in range(state.players):
            write(state, writer, int(state.choices[writer]))
        finish_round(state)


@rule
def write(state: SplitterState, seat: int, code: int) -> None:
    """Write both numbers into one slot."""  # SR-02
    position = code // WAYS
    left = 1 << int(LEFT_CELLS[position])
    right = 1 << int(RIGHT_CELLS[position])
    state.sheets[seat, EMPTY] &= ~(left | right)
    state.sheets[seat, code // FACES % FACES + 1] |= left
    state.sheets[seat, code % FACES + 1] |= right
    state.written[seat] = code


@rule
def finish_round(state: SplitterState) -> None:
    """Ask for the next roll, or end the game after the last round."""  # SR-01
    state.rounds_done += 1
    if state.rounds_done == ROUNDS:
        state.over = 1
    else:
        state.needs = ROLL


@rule
def heart_points(pad: int, sheet: Ints) -> int:
    """The same number in all three hearts scores five more."""  # SR-06
    hearts = int(HEARTS[pad])
    if hearts == 0:
        return 0
    for number in range(1, FACES + 1):
        if hearts & ~int(sheet[number]) == 0:
            return HEART_POINTS
    return 0


@rule
def score(state: SplitterState, scores: Ints) -> None:
    """Every sheet as it stood after the last finished round."""
    for seat in range(state.players):
        scores[seat] = heart_points(state.pad, state.sheets[seat])
        for number in range(1, FACES + 1):
            scores[seat] += number_points(state.pad, number, int(state.sheets[seat, number]))


@rule
def winners(state: SplitterState, scores: Ints) -> int:
    """Most points wins; ties share."""  # SR-07
    return highest(scores, state.players)


@rule
def resample(state: SplitterState, seat: int, rng: Ints) -> None:
    """Draw nothing: only the others' running choices are hidden, and those are redrawn for every game alike."""
