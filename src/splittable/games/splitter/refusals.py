"""Why an action of Splitter is refused."""

from splittable.core.errors import Refusal
from splittable.games.splitter.notation import spell
from splittable.games.splitter.pads import PAD_NAMES, SLOTS
from splittable.games.splitter.state import SplitterState


def explain(state: SplitterState, seat: int, code: int) -> Refusal:
    """Why a seat that may write cannot write this."""
    position, numbers = divmod(code, 36)
    wanted = sorted((numbers // 6 + 1, numbers % 6 + 1))
    slot = spell(code).rsplit(" ", 1)[1]
    if not int(SLOTS[state.pad]) >> position & 1:
        return Refusal("SR-01", "splitter-no-such-slot", {"slot": slot, "pad": PAD_NAMES[state.pad]})
    if wanted != sorted(int(face) for face in state.roll):
        return Refusal(
            "SR-02", "splitter-not-the-roll", {"first": int(state.roll[0]), "second": int(state.roll[1])}
        )
    return Refusal("SR-02", "splitter-slot-taken", {"slot": slot})
