"""Listeners on sockets: sending views to clients."""

import logging

from splittable.core.contract import Seat
from splittable.room.open_table import Listener, OpenTable
from splittable.room.views import show_table
from splittable.service import messages as wire
from splittable.service.metrics import Metrics
from splittable.service.sockets import RoomSocket

LOG = logging.getLogger("splittable.service")


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
    return b'{"type":"view","seq":%d,"view":%b%b' % (seq, gathering.table.view_json(eyes), end)


def _write_end(opened: OpenTable, eyes: Seat, muted: tuple[int, ...], since: int) -> bytes:
    """What follows the view in a message; the same for listeners with the same mutes and progress."""
    around = opened.around.get(muted)
    if around is None:
        around = opened.around[muted] = wire.encode(show_table(opened, eyes))
    return b',"happened":%b,"table":%b}' % (wire.encode(opened.gathering.told[since:]), around)


class SocketListener(Listener):
    """A listener on a socket: sent views at once, or as soon as the socket is writable."""

    def __init__(self, seat: int | None, seen: int, socket: RoomSocket, metrics: Metrics) -> None:
        super().__init__(seat, seen)
        self._socket = socket
        self._metrics = metrics
        self.has_failed = False
        self._is_asking = False
        self._is_due = False

    def ask(self) -> None:
        """Hold views back until the answer to a request has been sent, which clients expect first."""
        self._is_asking = True

    def hear_answer(self) -> None:
        """Send the view that was held back."""
        self._is_asking = False
        if self._is_due:
            self._is_due = False
            self.wake()

    def wake(self) -> None:
        """Send the current view; a slow client gets fewer views, never outdated ones."""
        if self._is_asking:
            self._is_due = True
        elif self._socket.writable.is_set() and not self.changed.is_set():
            self.show()
        else:
            self.changed.set()

    def show(self) -> None:
        """Send a view; on failure the serving task closes the socket."""
        try:
            self._socket.write(show(self.opened, self))
            self._metrics.views += 1
        except Exception:
            LOG.exception("view cannot be sent", extra={"table": self.opened.id})
            self.has_failed = True
            self.changed.set()
