"""What the judge of Split it! knows while it plays on: what one more card is worth to each seat, kept up to date.

The same figures as `bots/gains.py`, but a number's are computed only when they are asked for and no longer fresh.
"""

from functools import cache
from typing import Annotated

import numpy as np

from splittable.core.bits import lowest
from splittable.core.compiler import rule
from splittable.core.state import Int64, Ints
from splittable.games.split_it.bots.worth import AHEAD, FEWEST, memory, rounds_to_come
from splittable.games.split_it.rules.codes import MOST_LEGAL
from splittable.games.split_it.rules.state import (
    CARDS,
    JOKER,
    LIES,
    LONGEST_ROW,
    MOST_ROUNDS,
    NUMBERS,
    SEATS,
    SECTIONS,
    SplitItState,
)

ALL_NUMBERS = (1 << NUMBERS) - 1
COMES = MOST_ROUNDS + 1
ONE_LEAD = 2 * AHEAD + 1
LEADS = 2 * ONE_LEAD
LEFTS = (NUMBERS + 1) * LEADS
"""How many expected points there are by rounds to come, for one number and size, and so on."""
NOTHING_MORE = -1000.0
"""Less than any card is worth."""


class Scene:
    """What quick play knows of a state, and arrays to work in."""

    is_careful: Int64
    """1 if guesses are drawn from an equilibrium of the gains, and the best cut is made."""
    come: Int64
    """Rounds to come, by which cards are valued."""
    fresh: Int64
    """Bit n is set while what is known of number n holds."""
    left: Annotated[Ints, np.int64, (NUMBERS + 1,)]
    """Cards of each kind in the pile or still in the row."""
    sizes: Annotated[Ints, np.int64, (SEATS, NUMBERS)]
    """The cards in each column, jokers included."""
    more: Annotated[Ints, np.float64, (SEATS, NUMBERS)]
    """What one more card of each number would add to each seat's edge."""
    taken: Annotated[Ints, np.int64, (NUMBERS,)]
    """Cards of each number that a seat is supposed to have beside its own."""
    sums: Annotated[Ints, np.float64, (SEATS, LONGEST_ROW + 1)]
    """What the first cards of the row would add to each seat's edge, by seat and how many cards."""
    slices: Annotated[Ints, np.float64, (LONGEST_ROW + 1, LONGEST_ROW + 1)]
    """What the splitter may expect of the cards of the row from one place up to another, if they are a section."""
    gains: Annotated[Ints, np.float64, (SEATS, SECTIONS)]
    """What each section would add to each seat's edge."""
    mixes: Annotated[Ints, np.float64, (SEATS, SECTIONS)]
    """How likely each seat is to guess each section."""
    mix: Annotated[Ints, np.float64, (MOST_LEGAL,)]
    """How likely each cut of the row is."""
    this_round: Int64
    """The round in which reveals are counted."""
    reveals: Int64
    """Reveals of this round since the world began."""


@cache
def hopes() -> Ints:
    """The expected points of a column: by players, rounds to come, number, cards left, whether it is there, and lead.

    All of it lies in one line, because every slice of an array is counted atomically.
    """
    scored = memory().scored.astype(np.float64)
    points = np.arange(1, NUMBERS + 1, dtype=np.float64).reshape(1, 1, NUMBERS, 1, 1, 1)
    return np.ascontiguousarray(scored * points).reshape(-1)


@rule
def begin_scene(state: SplitItState, scene: Scene) -> None:
    """Count what is left; nothing else is known yet."""
    for card in range(NUMBERS + 1):
        scene.left[card] = 0
    for place in range(int(state.turned), CARDS):
        scene.left[state.pile[place]] += 1
    # A section that was removed still counts until the reveal, as it does after a removal that is played on.
    for place in range(int(state.row_size)):
        scene.left[state.pile[state.row[place]]] += 1
    scene.come = rounds_to_come(state)
    scene.fresh = 0
    scene.this_round = state.rounds_done
    scene.reveals = 0


@rule
def note_reveal(state: SplitItState, scene: Scene) -> None:
    """Forget what a reveal has changed."""
    size = int(state.shown_sizes[0]) + int(state.shown_sizes[1]) + int(state.shown_sizes[2])
    for place in range(size):
        card = state.shown_row[place]
        if state.fates[card] != LIES:
            kind = int(state.pile[card])
            scene.left[kind] -= 1
            scene.fresh &= ~(1 << kind)
    come = rounds_to_come(state)
    if come != scene.come:
        scene.come = come
        scene.fresh = 0
    if state.rounds_done != scene.this_round:
        note_round(state, scene)
    else:
        scene.reveals += 1


@rule
def note_joker(state: SplitItState, scene: Scene, number: int) -> None:
    """Forget what a joker placed on a number has changed."""
    scene.fresh &= ~(1 << number)
    if state.rounds_done != scene.this_round:
        note_round(state, scene)


@rule
def note_round(state: SplitItState, scene: Scene) -> None:
    """Count reveals anew."""
    scene.this_round = state.rounds_done
    scene.reveals = 0


@rule
def values_of(state: SplitItState, scene: Scene, number: int) -> int:
    """Where the expected points of a number's columns begin, with the cards of it that are left."""
    group = ((int(state.players) - FEWEST) * COMES + scene.come) * NUMBERS + number
    return int(group * LEFTS + scene.left[number] * LEADS)


@rule
def hope(hopes: Ints, values: int, size: int, other: int) -> float:
    """The expected points of a column of some size; `values` is where those of its number begin."""
    return float(hopes[values + min(size, 1) * ONE_LEAD + min(max(size - other, -AHEAD), AHEAD) + AHEAD])


@rule
def step(state: SplitItState, hopes: Ints, scene: Scene, seat: int, number: int, size: int) -> float:
    """What one card more than some size of a column adds to a seat's edge."""
    players, values = int(state.players), values_of(state, scene, number)
    largest, second = 0, 0
    for other in range(players):
        if other != seat:
            each = scene.sizes[other, number]
            second = max(second, min(each, largest))
            largest = max(largest, each)
    more = hope(hopes, values, size + 1, largest) - hope(hopes, values, size, largest)
    if size >= second:
        losses = 0.0
        for other in range(players):
            each = scene.sizes[other, number]
            # The others' expectations change only if this column is the largest beside theirs.
            if other != seat and size >= (second if each == largest else largest):
                losses += hope(hopes, values, each, size) - hope(hopes, values, each, size + 1)
        more += losses / (players - 1)
    return more


@rule
def renew(state: SplitItState, hopes: Ints, scene: Scene, number: int) -> None:
    """Compute what is known of a number."""
    players = int(state.players)
    for seat in range(players):
        scene.sizes[seat, number] = int(state.numbers[seat, number]) + int(state.jokers[seat, number])
    for seat in range(players):
        scene.more[seat, number] = step(state, hopes, scene, seat, number, scene.sizes[seat, number])
    scene.fresh |= 1 << number


@rule
def one_more(state: SplitItState, hopes: Ints, scene: Scene, seat: int, number: int) -> float:
    """What one more card of a number adds to a seat's edge, with the cards that it is supposed to have."""
    if not scene.fresh >> number & 1:
        renew(state, hopes, scene, number)
    beside = scene.taken[number]
    if not beside:
        return float(scene.more[seat, number])
    return step(state, hopes, scene, seat, number, scene.sizes[seat, number] + beside)


@rule
def best_for_joker(state: SplitItState, hopes: Ints, scene: Scene, seat: int) -> tuple[int, float]:
    """The column where one more card adds most to the edge, and how much; -1 without a column."""
    best, most = -1, NOTHING_MORE
    allowed = ALL_NUMBERS if state.joker_opens else int(state.columns[seat])
    for number in range(NUMBERS):
        if scene.taken[number]:
            allowed |= 1 << number
    while allowed:
        number = lowest(allowed)
        allowed &= allowed - 1
        more = one_more(state, hopes, scene, seat, number)
        if more > most:
            best, most = number, more
    return best, most


@rule
def gain_of(state: SplitItState, hopes: Ints, scene: Scene, seat: int, section: int) -> float:
    """What a section would add to a seat's edge, its jokers placed greedily."""
    for number in range(NUMBERS):
        scene.taken[number] = 0
    start = 0
    for before in range(section):
        start += int(state.sizes[before])
    jokers = int(state.waiting_jokers[seat])
    gain = 0.0
    for place in range(start, start + int(state.sizes[section])):
        card = int(state.pile[state.row[place]])
        if card == JOKER:
            jokers += 1
        else:
            gain += one_more(state, hopes, scene, seat, card)
            scene.taken[card] += 1
    for _ in range(jokers):
        number, more = best_for_joker(state, hopes, scene, seat)
        if number >= 0:
            scene.taken[number] += 1
            gain += more
    return gain
