"""The room's wire as a guest uses it: a request for a seat, and one socket."""

import json
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from http.client import HTTPException
from typing import Any, NoReturn

from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus, WebSocketException
from websockets.sync.client import ClientConnection, connect

from splittable.command.guest.links import Link

PATIENCE = 10.0
"""Seconds for a connection, and for an answer over HTTP."""
LATER = (408, 425, 429, 500, 502, 503, 504)
"""Status codes after which the same request may be answered another time."""
WRONG_KEY, GOODBYE = 4401, 4409
"""The room's close codes: the key opens no seat; a farewell was said."""
FOR_A_MOMENT = "closing"
"""The farewell of a room that is about to come back."""

Message = dict[str, Any]


class Unreached(Exception):
    """The room does not answer now, and may later."""


class Declined(Exception):
    """The room has refused for good, with its reason."""


class KeyRefused(Declined):
    """The room knows no seat with this key."""


def claim(link: Link, name: str) -> str:
    """Take the lowest free seat; its key."""
    body = json.dumps({"name": name}).encode()
    headers = {"Content-Type": "application/json"}
    request = urllib.request.Request(f"{link.origin}/api/tables/{link.table}/seats", body, headers)  # noqa: S310 - http or https, see `read_link`
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:  # noqa: S310 - the same
            key = json.load(answer)["key"]
    except urllib.error.HTTPError as error:
        with error:
            _decline(error.code, error.read())
    except (OSError, HTTPException) as error:
        raise Unreached(_say(error)) from None
    except (ValueError, LookupError, TypeError):
        raise Declined("what answers there is not a room of Splittable") from None
    return str(key)


def _decline(status: int, body: bytes) -> NoReturn:
    """Raise what an answer other than success means."""
    try:
        reason = str(json.loads(body)["reason"])
    except (ValueError, LookupError, TypeError):
        reason = f"it answers with status {status}; perhaps it is not a room of Splittable"
    raise (Unreached if status in LATER else Declined)(reason)


def _say(error: Exception) -> str:
    reason = getattr(error, "reason", error)
    return str(getattr(reason, "strerror", None) or reason)


class Socket:
    """A seat's socket: messages in the order in which they came."""

    def __init__(self, connection: ClientConnection) -> None:
        self._connection = connection

    def send(self, message: Message) -> None:
        """Send a message."""
        try:
            self._connection.send(json.dumps(message))
        except ConnectionClosed as closed:
            _explain(closed)

    def wait(self, patience: float | None) -> Message:
        """The next message, within so many seconds if that is said."""
        try:
            return self._read(patience)
        except TimeoutError:
            raise Unreached("the room does not answer") from None

    def come(self) -> Iterator[Message]:
        """Messages that have come already."""
        with suppress(TimeoutError):
            while True:
                yield self._read(0)

    def _read(self, patience: float | None) -> Message:
        try:
            message: Message = json.loads(self._connection.recv(patience))
        except ConnectionClosed as closed:
            _explain(closed)
        except ValueError:
            raise Declined("what answers there is not a room of Splittable") from None
        if message.get("type") == "farewell":
            raise (Unreached if message["why"] == FOR_A_MOMENT else Declined)(str(message["reason"]))
        return message


def _explain(closed: ConnectionClosed) -> NoReturn:
    """Raise what the end of a connection means."""
    code = closed.rcvd.code if closed.rcvd is not None else 0
    if code == WRONG_KEY:
        raise KeyRefused("the room knows no seat with this key") from None
    if code == GOODBYE:
        raise Declined("the room has given this seat to another device") from None
    raise Unreached("the connection was lost") from None


@contextmanager
def live(link: Link, key: str) -> Iterator[Socket]:
    """A seat's socket, open until the end of the block."""
    address = link.origin.replace("http", "ws", 1) + f"/api/tables/{link.table}/live"
    try:
        # Without a limit on what waits to be read: a bot that thinks for long still answers pings meanwhile.
        connection = connect(address, open_timeout=PATIENCE, close_timeout=1, max_size=None, max_queue=None)
    except InvalidStatus as error:
        _decline(error.response.status_code, bytes(error.response.body or b""))
    except (InvalidHandshake, WebSocketException):
        raise Declined("what answers there is not a room of Splittable") from None
    except (OSError, EOFError) as error:
        raise Unreached(_say(error)) from None
    with connection:
        socket = Socket(connection)
        socket.send({"key": key})
        yield socket
