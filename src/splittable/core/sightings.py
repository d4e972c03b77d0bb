"""Views written by compiled code: `core.compiler.bind` runs this file once for each game that writes its own part.

What everybody sees and what only a seat sees are written apart, as two halves of one JSON object.
"""

from typing import TYPE_CHECKING

import numpy as np

from splittable.core.compiler import rule
from splittable.core.state import MOST_SEATS, Ints, States
from splittable.core.writing import (
    before_comma,
    close_list,
    key,
    open_list,
    put,
    put_int,
    put_ints,
    put_null,
    put_places,
    put_word,
    text,
    words,
)

if TYPE_CHECKING:
    from splittable.core.templates import rules  # noqa: TC004 - `bind` puts the real ones here

legal = rules.legal
score = rules.score
winners = rules.winners
write_shared = rules.write_shared
write_own = rules.write_own

MOST_LEGAL: int = rules.MOST_LEGAL
WAITING, DECIDED, NEEDS, OVER = key("waiting"), key("decided"), key("needs"), key("over")
SCORES, WINNERS = key("scores"), key("winners")
SEAT, CHOSEN, ACTIONS = key("seat"), key("chosen"), key("actions")
NEED_NAMES = words((None, "deck", "roll"))
IS_OVER = words((False, True))
END = text("}")


@rule
def write_shared_at(states: States, index: int, out: Ints) -> int:
    """Write what everybody sees, after what never changes at a table, up to the comma before a seat's own part."""
    state = states[index]
    scores = np.zeros(MOST_SEATS, dtype=np.int64)
    score(state, scores)
    won = winners(state, scores) * int(state.over)
    at = put_places(out, put(out, 0, WAITING), int(state.waiting) + 0)
    at = put_places(out, put(out, at, DECIDED), int(state.decided) + 0)
    at = put_word(out, put(out, at, NEEDS), NEED_NAMES, int(state.needs) + 0)
    at = put_word(out, put(out, at, OVER), IS_OVER, int(state.over) + 0)
    at = put_ints(out, put(out, at, SCORES), scores, int(state.players) + 0)
    at = put_places(out, put(out, at, WINNERS), won)
    return write_shared(state, out, at)


@rule
def write_own_at(states: States, index: int, seat: int, chosen: int, spellings: Ints, out: Ints) -> int:
    """Write what only a seat (-1: a spectator) sees, up to the view's end; `chosen` is its running choice, or -1."""
    state = states[index]
    at = put(out, 0, SEAT)
    at = put_null(out, at) if seat < 0 else put_int(out, at, seat)
    at = put(out, at, CHOSEN)
    at = put_null(out, at) if chosen < 0 else put_word(out, at, spellings, chosen)
    at = open_list(out, put(out, at, ACTIONS))
    if seat >= 0 and (state.waiting | state.decided) >> seat & 1:
        codes = np.empty(MOST_LEGAL, dtype=np.int32)
        for place in range(legal(state, seat, codes)):
            at = put_word(out, at, spellings, int(codes[place]) + 0)
    at = write_own(state, seat, out, close_list(out, at))
    return put(out, before_comma(out, at), END)
