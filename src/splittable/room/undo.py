"""Whether an action may be taken back: only if it has revealed nothing to anybody."""

from splittable.core.contract import Seat
from splittable.play.course import read_action
from splittable.play.position import Position
from splittable.play.table import Table

SAMPLES = 6
"""Resampled states for each pair of eyes; the more, the less likely it is to miss a revelation."""


def has_revealed(table: Table, seat: int) -> bool:
    """Whether a seat's last action told any eyes what they could not know before it.

    For every seat and for spectators, states resampled before the action must all look the same after it.
    """
    action = table.choices.get(seat)
    if action is None:
        actor, action = read_action(table.lines[-1]) or (None, "")
        if actor != seat:
            # It took effect together with others' decisions, which are public now.
            return True
    before = table.before(seat)
    position = Position.of(before.head, before.states, {}, seed=0)
    return any(_differs(table, position, seat, action, eyes) for eyes in (None, *range(table.players)))


def _differs(after: Table, before: Position, seat: int, action: str, eyes: Seat) -> bool:
    """Whether the same action in some resampled state is illegal or looks different to these eyes."""
    seen = after.seen(eyes)
    for number in range(SAMPLES):
        sample = before.resample(eyes, number)
        if sample.refusal(seat, action) is not None:
            return True
        sample.play(seat, action)
        if sample.seen(eyes) != seen:
            return True
    return False
