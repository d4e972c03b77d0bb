"""Why an action of Splitter is refused."""

from splittable.core.errors import Refusal
from splittable.games.splitter.cells import left_of
from splittable.games.splitter.notation import slot_name
from splittable.games.splitter.pads import PAD_NAMES, SPACES
from splittable.games.splitter.rules import WAYS, ways_of
from splittable.games.splitter.state import EMPTY, POSITIONS, SplitterState


def explain(state: SplitterState, seat: int, code: int) -> Refusal:
    """Why a seat that may write cannot write this."""  # SR-02
    position, ways = divmod(code, WAYS)
    first, second = state.roll.tolist()
    empty = int(state.sheets[seat, EMPTY])
    free = " ".join(slot_name(other) for other in range(POSITIONS) if empty >> left_of(other) & 1)
    if not int(SPACES[state.pad]) >> left_of(position) & 1:
        pad = PAD_NAMES[state.pad]
        return Refusal("SR-02", "splitter-no-such-slot", {"slot": slot_name(position), "pad": pad, "free": free})
    if ways not in (ways_of(first, second), ways_of(second, first)):
        count = 1 if first == second else 2
        return Refusal("SR-02", "splitter-not-the-roll", {"first": first, "second": second, "ways": count})
    return Refusal("SR-02", "splitter-slot-taken", {"slot": slot_name(position), "free": free})
