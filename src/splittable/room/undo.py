"""Taking an action back: only one's own last, and only while it has shown nobody anything."""

from splittable.play.dealer import ScriptedDealer
from splittable.play.table import Table

SAMPLES = 6
"""Tables that eyes could take for the true one; the more, the less likely a revelation goes unnoticed."""


def before_last(table: Table, seat: int) -> Table:
    """The table as it was before a seat's last action, which was the last thing that happened."""
    before = Table(table.head, ScriptedDealer())
    choices = table.choices
    lines = list(table.lines) if choices.pop(seat, None) is not None else list(table.lines[:-1])
    for line in lines:
        before.follow(line)
    for chooser, choice in choices.items():
        before.play(chooser, choice)
    return before


def has_revealed(table: Table, seat: int) -> bool:
    """Whether a seat's last action told any eyes what they could not know before it.

    Whatever eyes could have taken for the true table must look the same to them after the action.
    """
    before = before_last(table, seat)
    chosen = table.choices.get(seat)
    action = chosen if chosen is not None else table.lines[-1].partition(" ")[2]
    for eyes in (None, *range(table.players)):
        seen = table.view(eyes)
        for sample in range(SAMPLES):
            other = before.resample(eyes, sample)
            if action not in other.actions(seat):
                return True
            other.play(seat, action)
            if other.view(eyes) != seen:
                return True
    return False
