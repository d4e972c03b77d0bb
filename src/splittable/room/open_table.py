"""A table that is open in this process, and the connections that listen to it."""

import asyncio
from collections.abc import Iterable

from splittable.room import events as ev
from splittable.room.gathering import Gathering
from splittable.room.refusals import UnknownTable
from splittable.room.store import Written


class Listener:
    """A connection that is woken after changes, and then reads the table itself."""

    opened: "OpenTable"
    """The table that it listens to; set by `welcome`."""

    def __init__(self, seat: int | None, seen: int) -> None:
        self.seat = seat
        self.seen = seen
        """How many lines of `told` it has been sent."""
        self.changed = asyncio.Event()
        self.farewell = ""
        """Why it is being closed: a message id of `words/`."""

    def wake(self) -> None:
        """Tell the connection that something has changed."""
        self.changed.set()

    def dismiss(self, farewell: str) -> None:
        """Close the connection after a last message."""
        self.farewell = farewell
        self.changed.set()


class OpenTable:
    """A gathering, the number of its last step, and what this process attaches to it."""

    def __init__(self, gathering: Gathering) -> None:
        self.gathering = gathering
        self.number = -1
        """The number of the last step."""
        self.answers: dict[tuple[int, str], ev.Refused | None] = {}
        """The stored answer to each seat's request; None for ok."""
        self.lock = asyncio.Lock()
        self.listeners: list[Listener] = []
        self.around: dict[tuple[int, ...], bytes] = {}
        """Cache of the table around the game as JSON, by the seats its readers have muted."""
        self.written: dict[tuple[tuple[int, ...], int], bytes] = {}
        """Cache of what follows the view in a message, by muted seats and lines already sent."""
        self.elsewhere: dict[int, str] = {}
        """Seats that are connected to another process, with that process."""
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.thought: dict[int, float] = {}
        """Seconds that each seat's bot took for its last real choice."""
        self.alarm: asyncio.TimerHandle | None = None
        self.is_ours = False
        """Whether this process wrote the last step."""
        self.written_at = 0
        """When the last step was written, in milliseconds since 1970."""
        self.is_gone = False
        """Whether it has been deleted; tasks that still hold it must not write."""

    @property
    def id(self) -> str:
        """The table's name."""
        return self.gathering.id

    @property
    def is_idle(self) -> bool:
        """Whether nothing in this process needs it any more."""
        return not self.listeners and not self.thinking and not self.lock.locked() and self.alarm is None

    @property
    def watchers(self) -> int:
        """The number of spectators."""
        return sum(listener.seat is None for listener in self.listeners)

    def is_present(self, seat: int) -> bool:
        """Whether somebody is connected for a seat."""
        return seat in self.elsewhere or any(listener.seat == seat for listener in self.listeners)

    def take(self, gathering: Gathering, step: ev.Step) -> None:
        """Replace the gathering by one with a step that was just stored."""
        self.gathering = gathering
        self._note(step)
        self.is_ours = True

    def take_stored(self, written: Iterable[Written]) -> list[ev.AnyEvent]:
        """Take stored steps, and return their events."""
        happened = []
        for one in written:
            step = ev.read_step(one.step)
            for event in step.events:
                self.gathering.take(event)
            self.gathering.note_time(step.at)
            self._note(step)
            self.is_ours = False
            happened += step.events
        return happened

    def _note(self, step: ev.Step) -> None:
        self.written.clear()
        if not self._is_only_playing(step):
            self.around.clear()
        self.number += 1
        self.written_at = step.at
        first = step.events[0]
        if isinstance(first, ev.Claimed):
            # Request ids belong to a person, and this is another one.
            self.answers = {key: answer for key, answer in self.answers.items() if key[0] != first.seat}
        if isinstance(first, ev.Left | ev.Rekeyed):
            self.dismiss(first.seat, "room-key-gone")
        if step.request:
            self.answers[step.asker, step.request] = first if isinstance(first, ev.Refused) else None

    def _is_only_playing(self, step: ev.Step) -> bool:
        """Whether a step leaves the table around the game as it was: no clock runs, the secret stays hidden."""
        is_play = all(isinstance(event, ev.Played | ev.Dealt) for event in step.events)
        return is_play and not self.gathering.settings.clock and not self.gathering.is_over

    def _forget_around(self) -> None:
        """Invalidate both caches."""
        self.around.clear()
        self.written.clear()

    def dismiss(self, seat: int, farewell: str) -> None:
        """Close the connections of a seat."""
        self._forget_around()
        for listener in [one for one in self.listeners if one.seat == seat]:
            self.listeners.remove(listener)
            listener.dismiss(farewell)

    def welcome(self, listener: Listener) -> None:
        """Add a connection."""
        listener.opened = self
        self.listeners.append(listener)
        self._forget_around()

    def leave(self, listener: Listener) -> bool:
        """Remove a connection; False if it was removed before."""
        if listener not in self.listeners:
            return False
        self.listeners.remove(listener)
        self._forget_around()
        return True

    def close(self, farewell: str) -> None:
        """Close all connections of a deleted table."""
        self.is_gone = True
        if self.alarm is not None:
            self.alarm.cancel()
        for listener in self.listeners:
            listener.dismiss(farewell)
        self.listeners.clear()

    def tell(self) -> None:
        """Wake all listeners because presence has changed."""
        self._forget_around()
        self._wake_all()

    def _wake_all(self) -> None:
        for listener in self.listeners:
            listener.wake()

    def tell_of(self, events: Iterable[ev.AnyEvent]) -> None:
        """Wake the listeners that events concern: none for refusals, only the muting seat for mutes."""
        public = [event for event in events if not isinstance(event, ev.Refused)]
        muters = {event.seat for event in public if isinstance(event, ev.Muted | ev.Unmuted)}
        if any(not isinstance(event, ev.Muted | ev.Unmuted) for event in public):
            self._wake_all()
            return
        for listener in self.listeners:
            if listener.seat in muters:
                listener.wake()


def game_of(written: list[Written]) -> str:
    """The game that is played at a table."""
    return _opening(written).game


def _opening(written: list[Written]) -> ev.Opened:
    if not written:
        raise UnknownTable
    opened = ev.read_step(written[0].step).events[0]
    if not isinstance(opened, ev.Opened):
        raise TypeError("the first step of a table opens it")
    return opened


def replay(table_id: str, written: list[Written]) -> OpenTable:
    """Rebuild a table from its stored steps."""
    opened = OpenTable(Gathering(table_id, _opening(written)))
    first = ev.read_step(written[0].step)
    for event in first.events[1:]:
        opened.gathering.take(event)
    opened.gathering.note_time(first.at)
    opened.number = 0
    opened.written_at = first.at
    opened.take_stored(written[1:])
    return opened
