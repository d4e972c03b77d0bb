"""A table that is open in this process, and the connections that listen to it."""

import asyncio
import time
from collections import Counter, deque
from collections.abc import Iterable

from splittable.room import events as ev
from splittable.room.following import Followed, follow
from splittable.room.gathering import Gathering
from splittable.room.refusals import UnknownTable, Unwelcome
from splittable.room.shares import Shares
from splittable.room.store import Written
from splittable.room.times import now

IN_PLAY = (ev.Played, ev.Dealt)
"""Events that leave the table around the game as it was."""
FOR_THE_PACE = (ev.Paced, ev.Hurried)
GIVEN_UP = (ev.Left, ev.Rekeyed)
"""Events after which a seat's old key is invalid."""
FOR_ONE_SEAT = (ev.Muted, ev.Unmuted)
SOON = 60.0
"""Seconds before its clock rings from which on a table stays in memory."""
UNSTORED_KEPT = 100
"""Refusals of a seat that are known by their id without having been stored."""


class Listener:
    """A connection that is woken after changes, and then reads the table itself."""

    opened: "OpenTable"
    """The table that it listens to; set by `welcome`."""

    def __init__(self, seat: int | None, seen: int) -> None:
        self.seat = seat
        self.seen = seen
        """How many lines of `told` it has been sent."""
        self.address = ""
        """Where it comes from, as far as is known: those who come from one address share what takes long."""
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
        """The answer to each seat's request; None for ok."""
        self.unstored: dict[int, deque[str]] = {}
        """By seat: its last requests whose refusals the store had no space for."""
        self.shares = Shares()
        self.lock = asyncio.Lock()
        self.listeners: list[Listener] = []
        self.around: dict[tuple[int, ...], bytes] = {}
        """Cache of the table around the game as JSON, by the seats its readers have muted."""
        self.written: dict[tuple[tuple[int, ...], int], bytes] = {}
        """Cache of what follows the view in a message, by muted seats and lines already sent."""
        self.elsewhere: dict[int, str] = {}
        """Seats that are connected to another process, with that process."""
        self.announced: Counter[int] = Counter()
        """By seat: notes of its coming here that have been sent, but not yet been heard."""
        self.notes = asyncio.Lock()
        """Held while other processes are told who comes and goes."""
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.thought: dict[int, list[float]] = {}
        """Seconds that each seat's bot took for its last real choices."""
        self.paced = asyncio.Event()
        """Set, and replaced by a new one, when bots are to pause for another time than before."""
        self.absent_since: dict[int, int] = {}
        """Since when each seat has had no connection, in milliseconds since 1970, as far as is known here."""
        self.opened_at = now()
        """When this process opened the table."""
        self.alarm: asyncio.TimerHandle | None = None
        self._owed_here: dict[int, tuple[int, float]] = {}
        """By seat: since when it has owed its decision by the store, and the moment of our own clock that this was."""
        self.noted_at = time.monotonic()
        """When this process noted the last step, by a clock that nobody sets."""
        self.is_ours = False
        """Whether this process wrote the last step."""
        self.written_at = 0
        """When the last step was written, in milliseconds since 1970."""
        self.opener = ""
        """The address that opened the table, in memory only; empty after a restart."""
        self.is_gone = False
        """Whether it has been deleted; tasks that still hold it must not write."""

    @property
    def id(self) -> str:
        """The table's name."""
        return self.gathering.id

    @property
    def is_idle(self) -> bool:
        """Whether nothing in this process needs it any more."""
        return not self.listeners and not self.thinking and not self.lock.locked() and not self._rings_soon

    @property
    def _rings_soon(self) -> bool:
        return self.alarm is not None and self.alarm.when() - asyncio.get_running_loop().time() < SOON

    @property
    def watchers(self) -> int:
        """The number of spectators."""
        return sum(listener.seat is None for listener in self.listeners)

    def is_present(self, seat: int) -> bool:
        """Whether somebody is connected for a seat."""
        return seat in self.elsewhere or any(listener.seat == seat for listener in self.listeners)

    def away_since(self, seat: int) -> int | None:
        """Since when a person has not been connected; None for one who is, and for bots and free seats."""
        if not self.gathering.seats[seat].key or self.is_present(seat):
            return None
        return self.absent_since.get(seat, self.opened_at)

    def waited(self) -> dict[int, float]:
        """For how many seconds each seat has owed its decision, whatever happens to the machine's clock meanwhile."""
        here = time.monotonic()
        noted = {}
        for seat, since in self.gathering.owed_since.items():
            known = self._owed_here.get(seat)
            # What others wrote, or what was written before a restart, is known by the machine's clock only.
            noted[seat] = known if known and known[0] == since else (since, here - max(0, now() - since) / 1000)
        self._owed_here = noted
        return {seat: here - moment for seat, (_, moment) in noted.items()}

    def note_absence(self, seat: int | None) -> None:
        """Note that a connection of a seat has ended."""
        if seat is not None and not self.is_present(seat):
            self.absent_since[seat] = now()

    def take(self, gathering: Gathering, step: ev.Step) -> None:
        """Replace the gathering by one with a step that was just stored."""
        self.shares.note(self.gathering, step)
        self.gathering = gathering
        self._note(step)
        self.is_ours = True

    def take_followed(self, followed: Followed) -> list[ev.AnyEvent]:
        """Replace the gathering by one that has followed stored steps, and return their events."""
        self.gathering, self.shares = followed.gathering, followed.shares
        for step in followed.steps:
            self._note(step)
            self.is_ours = False
        return [event for step in followed.steps for event in step.events]

    def remember(self, seat: int, request: str, refused: ev.Refused) -> None:
        """Keep a refusal that is not stored for as long as it is one of the seat's last."""
        kept = self.unstored.setdefault(seat, deque())
        kept.append(request)
        self.answers[seat, request] = refused
        if len(kept) > UNSTORED_KEPT:
            del self.answers[seat, kept.popleft()]

    def _note(self, step: ev.Step) -> None:
        self.written.clear()
        self.number += 1
        self.written_at = step.at
        self.noted_at = time.monotonic()
        if not all(isinstance(event, IN_PLAY) for event in step.events):
            self._note_people(step)
        elif self.gathering.settings.clock or self.gathering.is_over:
            # The clock's time, or the secret, is part of the table around the game.
            self.around.clear()
        if step.request:
            first = step.events[0]
            self.answers[step.asker, step.request] = first if isinstance(first, ev.Refused) else None

    def _note_people(self, step: ev.Step) -> None:
        """Note what a step changes around the game."""
        self.around.clear()
        if any(isinstance(event, FOR_THE_PACE) for event in step.events):
            self.paced.set()
            self.paced = asyncio.Event()
        first = step.events[0]
        if isinstance(first, ev.Claimed):
            # Request ids and absence belong to a person, and this is another one.
            self.absent_since[first.seat] = step.at
            self.answers = {key: answer for key, answer in self.answers.items() if key[0] != first.seat}
            self.unstored.pop(first.seat, None)
        if isinstance(first, GIVEN_UP):
            self.dismiss(first.seat, "room-key-gone")

    def _forget_around(self) -> None:
        """Invalidate both caches."""
        self.around.clear()
        self.written.clear()

    def dismiss(self, seat: int, farewell: str) -> None:
        """Close the connections of a seat."""
        self._forget_around()
        for listener in [one for one in self.listeners if one.seat == seat]:
            self.listeners.remove(listener)
            self.note_absence(seat)
            listener.dismiss(farewell)

    def welcome(self, listener: Listener) -> None:
        """Add a connection."""
        listener.opened = self
        self.listeners.append(listener)
        self._forget_around()

    def check_welcome(self, listener: Listener | None) -> None:
        """Raise `Unwelcome` for a connection that has been dismissed; None is the room itself."""
        if listener is not None and listener not in self.listeners:
            raise Unwelcome

    def leave(self, listener: Listener) -> bool:
        """Remove a connection; False if it was removed before."""
        if listener not in self.listeners:
            return False
        self.listeners.remove(listener)
        self.note_absence(listener.seat)
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
        muters = set()
        for event in events:
            if isinstance(event, FOR_ONE_SEAT):
                muters.add(event.seat)
            elif not isinstance(event, ev.Refused):
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
    opened.take_followed(follow(opened.gathering, opened.shares, written[1:]))
    return opened
