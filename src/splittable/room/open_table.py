"""A table that is open in this process, and those who listen to it."""

import asyncio
from collections.abc import Iterable

from splittable.room import events as ev
from splittable.room.gathering import Gathering
from splittable.room.refusals import UnknownTable
from splittable.room.store import Written


class Listener:
    """A connection that is told when something has changed; it then looks for itself."""

    opened: "OpenTable"
    """What it listens to, from when it is welcome there."""

    def __init__(self, seat: int | None, seen: int) -> None:
        self.seat = seat
        self.seen = seen
        """How much of what happened it has been told."""
        self.changed = asyncio.Event()
        self.farewell = ""
        """Why it must go: a message of `words/`."""

    def wake(self) -> None:
        """Something has changed."""
        self.changed.set()

    def dismiss(self, farewell: str) -> None:
        """Something has changed for the last time."""
        self.farewell = farewell
        self.changed.set()


class OpenTable:
    """A gathering, how far its steps go, and what hangs on it in this process."""

    def __init__(self, gathering: Gathering) -> None:
        self.gathering = gathering
        self.number = -1
        """The number of the last step."""
        self.answers: dict[tuple[int, str], ev.Refused | None] = {}
        """What each seat's request was answered: None for yes."""
        self.lock = asyncio.Lock()
        self.listeners: list[Listener] = []
        self.around: dict[tuple[int, ...], bytes] = {}
        """The table around the game as JSON, by what its readers have muted; until something changes there."""
        self.written: dict[tuple[tuple[int, ...], int], bytes] = {}
        """What follows a view in its message, by what its readers have muted and been told; until anything changes."""
        self.elsewhere: dict[int, str] = {}
        """Seats that are connected to another process, and to which."""
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.thought: dict[int, float] = {}
        """How many seconds each seat's bot took for its last choice."""
        self.alarm: asyncio.TimerHandle | None = None
        self.is_ours = False
        """Whether this process wrote the last step."""
        self.written_at = 0
        """When the last step was written, in milliseconds since 1970."""
        self.is_gone = False
        """Whether it has been deleted; who still waits for it must not write to it."""

    @property
    def id(self) -> str:
        """The table's name."""
        return self.gathering.id

    @property
    def is_idle(self) -> bool:
        """Whether it can be closed without anybody noticing."""
        return not self.listeners and not self.thinking and not self.lock.locked() and self.alarm is None

    @property
    def watchers(self) -> int:
        """How many look on."""
        return sum(listener.seat is None for listener in self.listeners)

    def is_present(self, seat: int) -> bool:
        """Whether somebody is connected for a seat."""
        return seat in self.elsewhere or any(listener.seat == seat for listener in self.listeners)

    def take(self, gathering: Gathering, step: ev.Step) -> None:
        """Let what has been written be true."""
        self.gathering = gathering
        self._note(step)
        self.is_ours = True

    def follow(self, written: Iterable[Written]) -> list[ev.AnyEvent]:
        """Let happen what has been written by others, or long ago; what it was."""
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
            # Requests belong to the person who made them, and this is another one.
            self.answers = {key: answer for key, answer in self.answers.items() if key[0] != first.seat}
        if isinstance(first, ev.Left | ev.Rekeyed):
            self.dismiss(first.seat, "room-key-gone")
        if step.request:
            self.answers[step.asker, step.request] = first if isinstance(first, ev.Refused) else None

    def _is_only_playing(self, step: ev.Step) -> bool:
        """Whether a step changed nothing around the game: no clock runs, and the dealer's secret stays one."""
        is_play = all(isinstance(event, ev.Played | ev.Dealt) for event in step.events)
        return is_play and not self.gathering.settings.clock and not self.gathering.is_over

    def _forget_around(self) -> None:
        """What was written of the table around the game is no longer true."""
        self.around.clear()
        self.written.clear()

    def dismiss(self, seat: int, farewell: str) -> None:
        """Send away who is connected for a seat."""
        self._forget_around()
        for listener in [one for one in self.listeners if one.seat == seat]:
            self.listeners.remove(listener)
            listener.dismiss(farewell)

    def welcome(self, listener: Listener) -> None:
        """Let a connection listen."""
        listener.opened = self
        self.listeners.append(listener)
        self._forget_around()

    def leave(self, listener: Listener) -> bool:
        """Let a connection go; whether it was still there."""
        if listener not in self.listeners:
            return False
        self.listeners.remove(listener)
        self._forget_around()
        return True

    def close(self, farewell: str) -> None:
        """Send everybody away for good."""
        self.is_gone = True
        if self.alarm is not None:
            self.alarm.cancel()
        for listener in self.listeners:
            listener.dismiss(farewell)
        self.listeners.clear()

    def tell(self) -> None:
        """Wake all who listen: who is there has changed."""
        self._forget_around()
        self._wake_all()

    def _wake_all(self) -> None:
        for listener in self.listeners:
            listener.wake()

    def tell_of(self, events: Iterable[ev.AnyEvent]) -> None:
        """Wake those whom events concern: what somebody tried in vain, or does not want to hear, is their own."""
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
    """A table from its steps: there is no other way to one."""
    opened = OpenTable(Gathering(table_id, _opening(written)))
    first = ev.read_step(written[0].step)
    for event in first.events[1:]:
        opened.gathering.take(event)
    opened.gathering.note_time(first.at)
    opened.number = 0
    opened.written_at = first.at
    opened.follow(written[1:])
    return opened
