"""What writing into a slot adds to a sheet."""

from splittable.core.state import States, copy_states
from splittable.games.splitter.rules.game import write
from splittable.games.splitter.sight.view import total_of


def gain(states: States, seat: int, code: int) -> int:
    """What a seat's sheet scores more, or less, with a code written on it; a running choice is not on it yet."""
    after = copy_states(states)
    write(after[0], seat, code)
    return total_of(after[0], seat) - total_of(states[0], seat)
