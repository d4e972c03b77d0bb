"""Why an action of Splitter is refused."""

from splittable.core.errors import Refusal
from splittable.games.splitter.rules.cells import LEFT_CELLS
from splittable.games.splitter.rules.pads import PAD_NAMES, SPACES
from splittable.games.splitter.rules.state import EMPTY, SplitterState
from splittable.games.splitter.sight.notation import parts_of, slot_name


def explain(state: SplitterState, seat: int, code: int) -> Refusal:
    """Why a seat that may write cannot write this."""  # SR-02
    position, *numbers = parts_of(code)
    slot = slot_name(position)
    cells = LEFT_CELLS.tolist()
    empty = int(state.sheets[seat, EMPTY])
    free = " ".join(slot_name(other) for other, cell in enumerate(cells) if empty >> cell & 1)
    if not int(SPACES[state.pad]) >> cells[position] & 1:
        return Refusal("SR-02", "splitter-no-such-slot", {"slot": slot, "pad": PAD_NAMES[state.pad], "free": free})
    first, second = state.roll.tolist()
    if sorted(numbers) != sorted((first, second)):
        ways = 1 if first == second else 2
        return Refusal("SR-02", "splitter-not-the-roll", {"first": first, "second": second, "ways": ways})
    return Refusal("SR-02", "splitter-slot-taken", {"slot": slot, "free": free})
