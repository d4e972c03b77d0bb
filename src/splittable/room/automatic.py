"""Events that need nobody: the automatic start, deals, and open decisions with a single legal action."""

from splittable.room import checks
from splittable.room import events as ev
from splittable.room.gathering import Gathering


def take_automatic(gathering: Gathering) -> list[ev.AnyEvent]:
    """Take every event that follows without anybody, and return them in order."""
    events = []
    while (event := next_automatic(gathering)) is not None:
        gathering.take(event)
        events.append(event)
    return events


def next_automatic(gathering: Gathering) -> ev.AnyEvent | None:
    """The next event that needs nobody, or None."""
    if not gathering.is_started:
        if gathering.settings.autostart and not any(seat.is_free for seat in gathering.seats):
            return checks.starting(gathering)
        return None
    if gathering.is_over:
        return None
    if gathering.table.needs:
        return ev.Dealt(gathering.next_outcome())
    if gathering.game.is_open:
        # With hidden hands, playing a single legal action at once would reveal the hand; see `drivers.py`.
        for seat in gathering.table.waiting:
            if gathering.has_only_action(seat):
                return checks.play_only(gathering, seat)
    return None
