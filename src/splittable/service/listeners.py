"""Listeners on sockets: sending views to clients."""

import logging
from functools import partial

from splittable.core.contract import Seat
from splittable.room.open_table import Listener, OpenTable
from splittable.room.views import show_table
from splittable.service import messages as wire
from splittable.service.metrics import Metrics
from splittable.service.sockets import RoomSocket
from splittable.words import say

LOG = logging.getLogger("splittable.service")
GOODBYE, TRY_LATER = 4409, 1013
"""Close codes: after a farewell, and when something is wrong with the room."""


def show(opened: OpenTable, listener: Listener) -> bytes:
    """A listener's next `wire.View` as JSON, joined from parts that are cached for all listeners."""
    gathering = opened.gathering
    eyes = listener.seat
    muted = () if eyes is None else gathering.seats[eyes].muted
    since = listener.seen
    listener.seen = seq = len(gathering.told)
    end = opened.written.get((muted, since))
    if end is None:
        end = opened.written[muted, since] = _write_end(opened, eyes, muted, since)
    can_undo = b"true" if eyes is not None and gathering.may_undo(eyes) else b"false"
    view = gathering.table.view_json(eyes)
    return b'{"type":"view","seq":%d,"can_undo":%b,"view":%b%b' % (seq, can_undo, view, end)


def _write_end(opened: OpenTable, eyes: Seat, muted: tuple[int, ...], since: int) -> bytes:
    """What follows the view in a message; the same for listeners with the same mutes and progress."""
    around = opened.around.get(muted)
    if around is None:
        around = opened.around[muted] = wire.encode(show_table(opened, eyes))
    told = opened.gathering.told
    told_by = opened.gathering.told_by
    by = [told_by.get(place, "") for place in range(since, len(told))] if told_by else []
    return b',"happened":%b,"by":%b,"table":%b}' % (wire.encode(told[since:]), wire.encode(by), around)


def say_farewell(socket: RoomSocket, farewell: str, lang: str) -> None:
    """Say why a connection is closed, and close it."""
    why = farewell.removeprefix("room-")
    socket.close(GOODBYE, wire.encode(wire.Farewell(why, say(lang, farewell))))


class SocketListener(Listener):
    """A listener on a socket: sent views at once, or as soon as its client reads again."""

    def __init__(self, seat: int | None, seen: int, socket: RoomSocket, metrics: Metrics, lang: str) -> None:
        super().__init__(seat, seen)
        self._socket = socket
        self._metrics = metrics
        self._lang = lang
        self._is_asking = False
        self._is_due = False
        """Whether a view waits to be sent."""
        socket.resumed = self.catch_up
        socket.dismissed = partial(self.dismiss, "room-closing")

    def ask(self) -> None:
        """Hold views back until the answer to a request has been sent, which clients expect first."""
        self._is_asking = True

    def answer(self, answer: bytes) -> None:
        """Send an answer, with the view that was held back, in one write."""
        self._is_asking = False
        if self._is_due and self._socket.is_writable:
            self._socket.write_both(answer, self._next_view())
        else:
            self._socket.write(answer)

    def wake(self) -> None:
        """Send the current view; a slow client gets fewer views, never outdated ones."""
        if self._is_asking or not self._socket.is_writable:
            self._is_due = True
        else:
            self._socket.write(self._next_view())

    def catch_up(self) -> None:
        """Send the view that was held back while the client did not read."""
        if self._is_due and not self._is_asking:
            self.wake()

    def dismiss(self, farewell: str) -> None:
        """Close the connection after a last message, without waiting for its client to read it."""
        self.farewell = farewell
        say_farewell(self._socket, farewell, self._lang)

    def _next_view(self) -> bytes:
        """The view that is due; if it cannot be shown, the connection is closed and nothing can be written any more."""
        self._is_due = False
        self._metrics.views += 1
        try:
            return show(self.opened, self)
        except Exception:
            LOG.exception("view cannot be sent", extra={"table": self.opened.id})
            self._socket.close(TRY_LATER)
            return b""
