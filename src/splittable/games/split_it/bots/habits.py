"""Habits of players of Split it!, and how well each fits what a seat has done in this game.

A seat may guess anything, what counts most for it now, by what it would gain, always much the same colour, or as a
thinker does. Every past reveal is laid out again, and tells by Bayes' rule how likely each habit is for each seat.
"""

import numpy as np

from splittable.core.bits import count_bits
from splittable.core.compiler import rule
from splittable.core.decisions import ask_all
from splittable.core.state import Ints, States, blank
from splittable.games.split_it.bots.cuts import mix_cuts
from splittable.games.split_it.bots.gains import Outlook, look_out
from splittable.games.split_it.bots.guesses import (
    HOPE,
    LEAD,
    MOST_OUTCOMES,
    OWN_POINTS,
    PAST,
    ROOT,
    find_mixes,
    weigh_choices,
    weigh_guesses,
)
from splittable.games.split_it.bots.rollout import mix_guesses, quick_joker
from splittable.games.split_it.bots.worth import Memory, memory
from splittable.games.split_it.rules.codes import FIRST_SPLIT, JOKER_CODES, SPLITS
from splittable.games.split_it.rules.columns import columns_for_jokers
from splittable.games.split_it.rules.state import (
    CARDS,
    GUESS,
    JOKER,
    LIES,
    LONGEST_ROW,
    PLACE,
    SEATS,
    SECTIONS,
    SHORT_ROW,
    SplitItState,
)

HABITS = 5
THINKS, ANYTHING, GRABS, GAINS, COLOUR = range(HABITS)
"""As in equilibrium, uniformly, for most points against anything, by the quick policy, and a favourite colour."""
PRIOR = np.array([0.8, 0.12, 0.04, 0.02, 0.02])
"""How likely each habit is before anything was seen."""
SLIPS = 0.15
"""How often a player with any other habit guesses anything."""
CUTS_FREELY, PLACES_FREELY = 0.4, 0.4
"""How often a player who is not random cuts a row, or places a joker, in a way that the quick policy does not tell."""
ITERATIONS = 60
"""Iterations of regret matching for a past reveal."""
EASE, LEAST = 0.02, 0.02
"""Temperature of the softmax that shifts mixes, in shares of the victory, and what is added to each chance before."""
SMALL = 0.3
"""Doubts below this are none: `hard` bots are doubted more than that once in ten times in the second round, hardly ever
after the fourth."""


@rule
def lean(worths: Ints, choices: int, mix: Ints) -> None:
    """Shift a mix by a softmax of its choices' expected payoffs."""
    best, total = worths[0], 0.0
    for choice in range(choices):
        best = max(best, worths[choice])
    for choice in range(choices):
        mix[choice] = (mix[choice] + LEAST) * np.exp((worths[choice] - best) / EASE)
        total += mix[choice]
    for choice in range(choices):
        mix[choice] /= total


@rule
def think_of_guesses(drafts: States, source: int, memory: Memory, outlooks: States, habits: Ints) -> None:
    """Write how each guesser at a draft would guess as a thinker, and if it grabs points: `habits[seat, habit]`."""
    guessers = np.zeros(SEATS, dtype=np.int64)
    payoffs, worths = np.zeros((MOST_OUTCOMES, SEATS)), np.zeros((SEATS, SECTIONS))
    mixes = np.zeros((SEATS, SECTIONS))
    root = drafts[source]
    count, choices = weigh_guesses(drafts, source, memory, outlooks, LEAD, 0, 1, 0, guessers, payoffs)
    find_mixes(payoffs, guessers, count, choices, ITERATIONS, mixes)
    weigh_guesses(drafts, source, memory, outlooks, HOPE, 0, 1, 0, guessers, payoffs)
    weigh_choices(payoffs, guessers, count, choices, mixes, worths)
    for place in range(count):
        lean(worths[place], choices, mixes[place])
    write_mixes(int(root.open), guessers, count, mixes, THINKS, habits)
    weigh_guesses(drafts, source, memory, outlooks, OWN_POINTS, 0, 1, 0, guessers, payoffs)
    mixes[:] = 1.0 / choices
    weigh_choices(payoffs, guessers, count, choices, mixes, worths)
    for place in range(count):
        best, ties = worths[place, 0], 0
        for choice in range(choices):
            best = max(best, worths[place, choice])
        for choice in range(choices):
            ties += worths[place, choice] > best - 1e-9
        for choice in range(choices):
            mixes[place, choice] = 1.0 / ties if worths[place, choice] > best - 1e-9 else 0.0
    write_mixes(int(root.open), guessers, count, mixes, GRABS, habits)


@rule
def write_mixes(allowed: int, guessers: Ints, count: int, mixes: Ints, habit: int, habits: Ints) -> None:
    """Write mixes over the open sections as a habit's mixes over all sections."""
    for place in range(count):
        choice = 0
        for section in range(SECTIONS):
            habits[guessers[place], habit, section] = 0.0
            if allowed >> section & 1:
                habits[guessers[place], habit, section] = mixes[place, choice]
                choice += 1


@rule
def foresee(drafts: States, source: int, memory: Memory, outlooks: States, colours: Ints, habits: Ints) -> None:
    """Write how likely a guesser of each habit is to guess each section of a draft: `habits[seat, habit, section]`.

    `colours[seat, section]` is how often a seat has guessed each colour.
    """
    state = drafts[source]
    outlook = outlooks[0]
    allowed = int(state.open)
    anything = 1.0 / count_bits(allowed)
    think_of_guesses(drafts, source, memory, outlooks, habits)
    look_out(state, memory, outlook)
    for seat in range(int(state.players)):
        if not int(state.in_round) >> seat & 1:
            continue
        mix_guesses(state, memory, outlook, seat, habits[seat, GAINS])
        total = 0.0
        for section in range(SECTIONS):
            if allowed >> section & 1:
                total += 1.0 + colours[seat, section]
        for section in range(SECTIONS):
            is_open = allowed >> section & 1
            habits[seat, ANYTHING, section] = anything if is_open else 0.0
            habits[seat, COLOUR, section] = (1.0 + colours[seat, section]) / total if is_open else 0.0
            for habit in range(HABITS):
                if is_open and habit != ANYTHING:
                    habits[seat, habit, section] = (1 - SLIPS) * habits[seat, habit, section] + SLIPS * anything


@rule
def lay_out(state: SplitItState, past: SplitItState, number: int) -> None:
    """Lay a past reveal's row before `past`, whose columns are those of that time."""
    size = LONGEST_ROW if state.players == SEATS else SHORT_ROW
    round_ = int(state.past_rounds[number])
    start = size * (round_ - 1)
    # Nobody follows the last splitter of a game.
    later = int(state.rounds_done) + (0 if state.over else 1) - round_
    past.splitter = (int(state.splitter) - later) % int(state.players)
    past.rounds_done = round_ - 1
    past.past_reveals = number
    past.placed = state.past_placed[number]
    past.has_revealed = number > 0 and state.past_rounds[number - 1] == round_
    past.row_start = start
    past.turned = min(start + size, CARDS)
    past.row_size = 0
    for place in range(size):
        if int(state.past_rows[number]) >> place & 1:
            past.row[past.row_size] = start + place
            past.fates[start + place] = LIES
            past.row_size += 1
    past.open = state.past_open[number]
    past.in_round = 0
    for section in range(SECTIONS):
        past.sizes[section] = state.past_sizes[number, section]
    for seat in range(int(state.players)):
        if state.past_guesses[number, seat]:
            past.in_round |= 1 << seat
    past.asks = GUESS
    ask_all(past, int(past.in_round))


@rule
def catch_past(state: SplitItState, past: SplitItState, number: int) -> None:
    """Let the only guessers of a past reveal's sections have their cards; all jokers wait."""
    place = 0
    for section in range(SECTIONS):
        guessers, taker = 0, -1
        for seat in range(int(state.players)):
            if state.past_guesses[number, seat] == section + 1:
                guessers += 1
                taker = seat
        for _ in range(int(state.past_sizes[number, section])):
            card = int(past.pile[past.row[place]])
            place += 1
            if guessers == 1 and card == JOKER:
                past.waiting_jokers[taker] += 1
            elif guessers == 1:
                past.numbers[taker, card] += 1
                past.columns[taker] |= 1 << card


@rule
def judge_cut(past: SplitItState, memory: Memory, outlook: Outlook, fits: Ints) -> None:
    """Add to `fits` what a past cut of the row tells of its splitter."""
    size = int(past.row_size)
    if size < SECTIONS:
        return
    mix = outlook.mix
    look_out(past, memory, outlook)
    count = mix_cuts(past, memory, outlook, mix)
    first = int(FIRST_SPLIT[size])
    for cut in range(count):
        is_it = True
        for section in range(SECTIONS):
            is_it = is_it and SPLITS[first + cut, section] == past.sizes[section]
        if is_it:
            for habit in range(HABITS):
                if habit != ANYTHING:
                    fits[past.splitter, habit] += np.log(CUTS_FREELY + (1 - CUTS_FREELY) * mix[cut] * count)


@rule
def judge_jokers(
    state: SplitItState, past: SplitItState, number: int, memory: Memory, outlook: Outlook, fits: Ints
) -> None:
    """Place the jokers of the time after a reveal, and add to `fits` what that tells of their owners."""
    is_last = number + 1 == int(state.past_reveals)
    end = int(state.placed) if is_last else int(state.past_placed[number + 1])
    for joker in range(int(state.past_placed[number]), end):
        seat, column = int(state.placed_by[joker]), int(state.placed_on[joker])
        past.asks = PLACE
        past.caught_jokers[seat] = past.waiting_jokers[seat]
        choices = count_bits(columns_for_jokers(past, seat))
        if choices > 1:
            look_out(past, memory, outlook)
            is_best = quick_joker(past, memory, outlook, seat) - JOKER_CODES == column
            good = (1 - PLACES_FREELY) * choices if is_best else 0.0
            for habit in range(HABITS):
                if habit != ANYTHING:
                    fits[seat, habit] += np.log(PLACES_FREELY + good)
        past.caught_jokers[seat] = 0
        past.waiting_jokers[seat] -= 1
        past.jokers[seat, column] += 1
        past.columns[seat] |= 1 << column


@rule
def read_habits(drafts: States, root: int, memory: Memory, outlooks: States, colours: Ints, fits: Ints) -> None:
    """Add to `fits[seat, habit]` the logarithms of how likely what each seat did was; count its colours.

    Drafts at PAST and those that guesses are weighed in are written over.
    """
    state = drafts[root]
    habits = np.zeros((SEATS, HABITS, SECTIONS))
    outlook = outlooks[0]
    drafts[PAST] = drafts[root]
    past = drafts[PAST]
    past.numbers[:] = 0
    past.jokers[:] = 0
    past.columns[:] = 0
    past.waiting_jokers[:] = 0
    past.caught_jokers[:] = 0
    past.over = 0
    past.meetings = 0
    for number in range(int(state.past_reveals)):
        lay_out(state, past, number)
        judge_cut(past, memory, outlook, fits)
        if count_bits(int(past.in_round)) > 1 and count_bits(int(past.open)) > 1:
            foresee(drafts, PAST, memory, outlooks, colours, habits)
            for seat in range(int(state.players)):
                guess = int(state.past_guesses[number, seat])
                if guess:
                    for habit in range(HABITS):
                        fits[seat, habit] += np.log(max(habits[seat, habit, guess - 1], 1e-6))
                    colours[seat, guess - 1] += 1
        catch_past(state, past, number)
        judge_jokers(state, past, number, memory, outlook, fits)


def beliefs(fits: Ints) -> Ints:
    """How likely each habit is for each seat: the prior weighed by how well it fits."""
    likely = PRIOR * np.exp(fits - fits.max(axis=1, keepdims=True))
    found: Ints = likely / likely.sum(axis=1, keepdims=True)
    return found


class Reader:
    """Reads the others at a table from what they did in this game."""

    def __init__(self, drafts: States, seat: int) -> None:
        self._drafts, self._seat = drafts, seat
        self._colours, fits = np.zeros((SEATS, SECTIONS)), np.zeros((SEATS, HABITS))
        self._outlooks = blank(Outlook, 1)
        read_habits(drafts, ROOT, memory(), self._outlooks, self._colours, fits)
        self.beliefs = beliefs(fits)
        # No more than the prior is held against a thinker, so nothing changes among those who play like one.
        self.doubts: Ints = np.maximum(1 - self.beliefs[:, THINKS] / PRIOR[THINKS], 0)
        self.doubts[self.doubts < SMALL] = 0

    def foresee(self, draft: int, seats: list[int], sections: list[int], mixes: Ints) -> float:
        """Blend the others' mixes at a draft with their habits, as far as they are no thinkers; the mean of that."""
        others = [seat for seat in seats if seat != self._seat]
        if not self.doubts[others].any():
            return 0.0
        habits = np.zeros((SEATS, HABITS, SECTIONS))
        foresee(self._drafts, draft, memory(), self._outlooks, self._colours, habits)
        for place, seat in enumerate(seats):
            if seat != self._seat and self.doubts[seat]:
                weights = self.beliefs[seat].copy()
                weights[THINKS] = 0
                habit = weights @ habits[seat][:, sections] / weights.sum()
                mix = mixes[place, : len(sections)]
                mix += self.doubts[seat] * (habit - mix)
        return float(self.doubts[others].mean())
