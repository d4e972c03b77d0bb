"""What actions tell those who watch: `core.compiler.bind` runs this file once for each game that writes its views.

An action tells some eyes something if states that looked the same to them before it look different after it.
"""

from typing import TYPE_CHECKING

import numpy as np

from splittable.core.compiler import rule
from splittable.core.state import NOTHING, Ints, State, States

if TYPE_CHECKING:
    from splittable.core.templates import rules  # noqa: TC004 - `bind` puts the real ones here

legal = rules.legal
take = rules.take
resample_at = rules.resample_at
write_shared_at = rules.write_shared_at
write_own_at = rules.write_own_at

MOST_LEGAL: int = rules.MOST_LEGAL


@rule
def tells_at(states: States, seat: int, codes: Ints, eyes: int, counts: Ints, spellings: Ints) -> bool:
    """Whether actions that a seat took one after the other told some eyes (-1: a spectator's) what they did not know.

    Of `states`, the first is the one before the actions, then one after each follows, and the last is for trials.
    `counts`: how many states are drawn to compare views, and how many to see whether a choice was left.
    """
    if looks_different(states, seat, codes, eyes, counts[0], spellings):
        return True
    return len(codes) > 1 and eyes != seat and leaves_choice(states, seat, codes, eyes, counts[1])


@rule
def looks_different(states: States, seat: int, codes: Ints, eyes: int, samples: int, spellings: Ints) -> bool:
    """Whether the same actions in some state that looked the same before are illegal, or look different after them."""
    trial, count = len(states) - 1, len(codes)
    longest = 0
    for place in range(count):
        longest = max(longest, write_view(states, place + 1, eyes, spellings, np.empty(0, dtype=np.uint8)))
    papers = np.empty((count + 1, longest), dtype=np.uint8)
    lengths = np.empty(count, dtype=np.int64)
    for place in range(count):
        lengths[place] = write_view(states, place + 1, eyes, spellings, papers[place])
    for number in range(samples):
        draw_trial(states, eyes, number)
        for place in range(count):
            if not is_taken(states[trial], seat, codes[place]):
                return True
            # A longer one is not written to its end, and differs by its length.
            length = write_view(states, trial, eyes, spellings, papers[count])
            if length != lengths[place] or np.any(papers[count, :length] != papers[place, :length]):
                return True
    return False


@rule
def leaves_choice(states: States, seat: int, codes: Ints, eyes: int, samples: int) -> bool:
    """Whether in some state that looked the same before, an action but the first was not the only legal one.

    The table played it: if others could not know that it was forced, that says something of the hand.
    """
    trial = len(states) - 1
    legals = np.empty(MOST_LEGAL, dtype=np.int32)
    for number in range(samples):
        draw_trial(states, eyes, number)
        for place in range(len(codes) - 1):
            if not is_taken(states[trial], seat, codes[place]):
                return True
            if legal(states[trial], seat, legals) != 1 or legals[0] != codes[place + 1]:
                return True
    return False


@rule
def draw_trial(states: States, eyes: int, number: int) -> None:
    """Let the last state be one that some eyes cannot tell from the first; another number, another one."""
    rng = np.empty(1, dtype=np.uint64)
    rng[0] = number
    states[len(states) - 1] = states[0]
    resample_at(states, len(states) - 1, eyes, rng)


@rule
def write_view(states: States, index: int, eyes: int, spellings: Ints, out: Ints) -> int:
    """Write all of a view that can change, and say how long it is."""
    state = states[index]
    has_chosen = eyes >= 0 and state.decided >> eyes & 1
    chosen = int(state.choices[eyes]) + 0 if has_chosen else -1
    at = write_shared_at(states, index, out)
    return at + write_own_at(states, index, eyes, chosen, spellings, out[at:])


@rule
def is_taken(state: State, seat: int, code: int) -> bool:
    """Take an action if it is legal and leaves nothing to be dealt, and say whether that was so."""
    legals = np.empty(MOST_LEGAL, dtype=np.int32)
    for place in range(legal(state, seat, legals)):
        if legals[place] == code:
            take(state, seat, code)
            return bool(state.needs == NOTHING)
    return False
