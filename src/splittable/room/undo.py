"""Whether actions may be taken back: only if they have revealed nothing to anybody."""

from functools import partial
from itertools import pairwise
from typing import TypeAlias

from splittable.core.contract import Seat
from splittable.core.writer import Writer
from splittable.play.course import read_action
from splittable.play.position import Position
from splittable.play.table import Table

SAMPLES = 6
"""Resampled states for each pair of eyes; the more, the less likely it is to miss a revelation."""
FORCED_SAMPLES = 24
"""As many where the table played on by itself, since hands that would have left a choice can be rare."""

Path: TypeAlias = list[tuple[str, Table]]
"""Actions of a seat, one after the other, and the table after each."""


def has_revealed(table: Table, seat: int, count: int = 1) -> bool:
    """Whether a seat's last actions told any eyes what they could not know before them.

    For every seat and for spectators, states resampled before the first action must all look the same after each.
    What followed the first action was played by the table: if others could not know that it was forced, that says
    something of the hand.
    """
    # The table after each of the actions; the last is the table as it is.
    stages = [*(table.before_all(seat, back) for back in range(count - 1, 0, -1)), table]
    actions = [_last_action(stage, seat) for stage in stages]
    if None in actions:
        # It took effect together with others' decisions, which are public now.
        return True
    path = [(action, stage) for action, stage in zip(actions, stages, strict=True) if action is not None]
    before = table.before_all(seat, count)
    writer = table.head.setup.game.writer
    judge = watch if writer is None else partial(watch_compiled, writer)
    return any(judge(path, before, seat, eyes) for eyes in (None, *range(table.players)))


def _last_action(table: Table, seat: int) -> str | None:
    action = table.choices.get(seat)
    if action is not None:
        return action
    actor, action = read_action(table.lines[-1]) or (None, "")
    return action if actor == seat else None


def watch_compiled(writer: Writer, path: Path, before: Table, seat: int, eyes: Seat) -> bool:
    """Whether some eyes learned something from actions, for a game whose views are written by compiled code."""
    codes = before.head.setup.game.codes
    states = [before.states, *(after.states for _, after in path)]
    taken = [codes[action] for action, _ in path]
    return writer.tells(states, seat, taken, -1 if eyes is None else eyes, SAMPLES, FORCED_SAMPLES)


def watch(path: Path, before: Table, seat: int, eyes: Seat) -> bool:
    """The same for any game, which takes milliseconds."""
    position = Position.of(before.head, before.states, {}, seed=0)
    seen = [(action, after.seen(eyes)) for action, after in path]
    for number in range(SAMPLES):
        sample = position.resample(eyes, number)
        for action, view in seen:
            if sample.refusal(seat, action) is not None:
                return True
            sample.play(seat, action)
            if sample.seen(eyes) != view:
                return True
    return len(path) > 1 and eyes != seat and _had_choice([action for action, _ in path], position, seat, eyes)


def _had_choice(actions: list[str], before: Position, seat: int, eyes: Seat) -> bool:
    """Whether in some resampled state the table would not have played on by itself after the first action."""
    for number in range(FORCED_SAMPLES):
        sample = before.resample(eyes, number)
        for action, forced in pairwise(actions):
            if sample.refusal(seat, action) is not None:
                return True
            sample.play(seat, action)
            if sample.actions(seat) != [forced]:
                return True
    return False
