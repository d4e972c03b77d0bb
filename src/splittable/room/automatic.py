"""What follows by itself: the start, the dealer, and decisions that everybody knows to be none."""

from splittable.room import checks
from splittable.room import events as ev
from splittable.room.gathering import Gathering


def settle(gathering: Gathering) -> list[ev.AnyEvent]:
    """Let everything happen that follows by itself; what it was, in order."""
    events = []
    while (event := follow(gathering)) is not None:
        gathering.take(event)
        events.append(event)
    return events


def follow(gathering: Gathering) -> ev.AnyEvent | None:
    """The next thing that happens without anybody's doing."""
    if not gathering.is_started:
        if gathering.settings.autostart and not any(seat.is_free for seat in gathering.seats):
            return checks.starting(gathering)
        return None
    if gathering.is_over:
        return None
    if gathering.table.needs:
        return ev.Dealt(gathering.next_outcome())
    if gathering.game.is_open:
        # Where hands are hidden, an only action played at once would tell of the hand; see `drivers.py`.
        for seat in gathering.table.waiting:
            if gathering.has_only_action(seat):
                return checks.play_only(gathering, seat)
    return None
