"""Following stored steps; what was played and taken back at once is not played again.

Somebody could play and undo thousands of times, and whoever opened the table would pay for it each time.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from splittable.room import events as ev
from splittable.room.gathering import Gathering
from splittable.room.shares import Shares
from splittable.room.store import Written

AROUND = (ev.Refused, ev.Said, ev.Muted, ev.Unmuted, ev.Nudged, ev.Hurried, ev.Paced)
"""Events that may lie between an action and its undo, without any say in what comes of them."""


@dataclass(frozen=True)
class Followed:
    """A table that has followed stored steps."""

    gathering: Gathering
    shares: Shares
    steps: list[ev.Step]


def follow(gathering: Gathering, shares: Shares, written: Sequence[Written]) -> Followed:
    """Read and take stored steps."""
    steps = [ev.read_step(one.step) for one in written]
    _follow(gathering, shares, steps)
    return Followed(gathering, shares, steps)


def _follow(gathering: Gathering, shares: Shares, steps: Sequence[ev.Step]) -> None:
    ends = dict(_undone(steps))
    passed: range | None = None
    """Actions that are passed over, up to the step that undoes them."""
    for number, step in enumerate(steps):
        if passed is None and number in ends:
            passed = _passed_over(gathering, step, number, ends[number])
        if passed is None:
            shares.note(gathering, step)
            _take(gathering, step)
            continue
        event = step.events[0]
        if isinstance(event, ev.Played) and number > passed.start:
            shares.note_change(step)
        else:
            shares.note(gathering, step)
        if isinstance(event, ev.Played | ev.Undone):
            gathering.pass_over(event)
            gathering.note_time(step.at)
        else:
            _take(gathering, step)
        if number == passed.stop:
            passed = None


def _take(gathering: Gathering, step: ev.Step) -> None:
    for event in step.events:
        gathering.take(event)
    gathering.note_time(step.at)


def _undone(steps: Sequence[ev.Step]) -> Iterator[tuple[int, range]]:
    """The steps in which a seat did nothing but act, each with the last of them and the step that undid that one."""
    row: list[int] = []
    seat = -1
    for number, step in enumerate(steps):
        event = step.events[0]
        if isinstance(event, AROUND):
            continue
        if isinstance(event, ev.Played) and len(step.events) == 1:
            if event.seat != seat:
                row, seat = [], event.seat
            row.append(number)
            continue
        if isinstance(event, ev.Undone) and (event.seat, event.count, len(step.events)) == (seat, 1, 1):
            yield from ((one, range(row[-1], number)) for one in row)
        row, seat = [], -1


def _passed_over(gathering: Gathering, step: ev.Step, number: int, undone: range) -> range | None:
    """The steps from one on that leave no trace at the table once its last action is undone; None if they might."""
    event = step.events[0]
    assert isinstance(event, ev.Played)
    waiting, seat = gathering.table.waiting, event.seat
    if seat not in waiting or gathering.seats[seat].bot or event.action not in gathering.game.codes:
        return None
    if len(waiting) > 1:
        # Others decide too, so it is a choice that nobody was told of, however often it was changed.
        return range(number, undone.stop)
    # Decided alone, so it was a line at once, and of several only the last was undone.
    return undone if number == undone.start and not gathering.table.decided else None
