"""Taking an action back: only one's own last, and only while it has shown nobody anything."""

from splittable.core.contract import Seat
from splittable.play.position import Position
from splittable.play.table import Table, read_action

SAMPLES = 6
"""States that eyes could take for the true one; the more, the less likely a revelation goes unnoticed."""


def has_revealed(table: Table, seat: int) -> bool:
    """Whether a seat's last action told any eyes what they could not know before it.

    Whatever eyes could have taken for the true table must look the same to them after the action.
    """
    action = table.choices.get(seat)
    if action is None:
        actor, action = read_action(table.lines[-1]) or (None, "")
        if actor != seat:
            # It took effect together with decisions of others, which everybody sees now.
            return True
    before = table.before(seat)
    position = Position.of(before.head, before.states, {}, seed=0)
    return any(_differs(table, position, seat, action, eyes) for eyes in (None, *range(table.players)))


def _differs(after: Table, before: Position, seat: int, action: str, eyes: Seat) -> bool:
    """Whether an action could have looked otherwise to some eyes."""
    seen = after.seen(eyes)
    for number in range(SAMPLES):
        sample = before.resample(eyes, number)
        if sample.refusal(seat, action) is not None:
            return True
        sample.play(seat, action)
        if sample.seen(eyes) != seen:
            return True
    return False
