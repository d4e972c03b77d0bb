"""People who play a table over sockets until it is worth a picture."""

import json
import sys
from collections.abc import Callable
from typing import Any

from web.people import Somebody, open_table
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from splittable.bots import find

Json = dict[str, Any]
LEVEL = "medium"
MOST_TURNS = 12
"""Own turns in the browser before another table is tried."""


class Guest:
    """Somebody who plays over a socket as a bot would."""

    def __init__(self, address: str, table: str, key: str) -> None:
        self._socket = connect(f"{address.replace('http', 'ws', 1)}/api/tables/{table}/live", max_size=None)
        self._socket.send(json.dumps({"key": key}))
        self._asked = 0
        self.view: Json = {}
        while not self.view:
            self._hear(timeout=30)

    def _hear(self, timeout: float) -> Json:
        message: Json = json.loads(self._socket.recv(timeout))
        if message["type"] == "view":
            self.view = message["view"]
        return message

    def catch_up(self) -> None:
        """Take every message that has come."""
        try:
            while True:
                self._hear(timeout=0.01)
        except TimeoutError:
            return

    def acts(self) -> None:
        """Play, if this seat is asked; an action chosen from a view that has passed is refused and does no harm."""
        self.catch_up()
        if self.view["over"] or self.view["seat"] not in self.view["waiting"]:
            return
        self._asked += 1
        # Guests with one seed would fill the same sheets.
        action = find(LEVEL)(self.view, 100 * self._asked + self.view["seat"])
        self._socket.send(json.dumps({"type": "play", "id": str(self._asked), "action": action}))
        while self._hear(timeout=30).get("id") != str(self._asked):
            pass

    def goes(self) -> None:
        """Hang up."""
        self._socket.close()


class Company:
    """A table whose first seat is looked at, with a guest at each of the others."""

    def __init__(self, address: str, game: str, players: int) -> None:
        opened = open_table(address, game, players)
        self._address, self._table = address, opened["table"]
        self._key = opened["key"]
        self._ann = opened["seat"]
        self._others = [Guest(address, self._table, key) for seat, key in opened["keys"].items() if seat != self._ann]

    def plays_until(self, is_rich: Callable[[Json], bool]) -> bool:
        """Play until the first seat is asked in a rich position; whether that happened before the end."""
        first = Guest(self._address, self._table, self._key)
        while not first.view["over"]:
            first.catch_up()
            if self._ann in first.view["waiting"] and is_rich(first.view):
                break
            for guest in (first, *self._others):
                guest.acts()
        first.goes()
        return not first.view["over"]

    def shows(self, somebody: Somebody, is_rich: Callable[[Json], bool]) -> bool:
        """Let the browser play on, so that it knows what happened since; whether the position is rich again."""
        somebody.sits_at(self._table, self._key)
        for turn in range(MOST_TURNS):
            view = self._waits(somebody)
            if view["over"]:
                return False
            if turn and is_rich(view):
                return True
            somebody.does(find(LEVEL)(view, turn))
            somebody.sees_a_change()
        return False

    def _waits(self, somebody: Somebody) -> Json:
        while True:
            for guest in self._others:
                guest.acts()
            view = somebody.view
            if view["over"] or self._ann in view["waiting"]:
                return view
            somebody.page.wait_for_timeout(50)

    def goes(self) -> None:
        """Everybody hangs up."""
        for guest in self._others:
            guest.goes()


def gather(address: str, game: str, players: int, is_rich: Callable[[Json], bool], somebody: Somebody) -> Company:
    """A company whose first seat looks at a rich position; tables that never get there are left."""
    while True:
        company = Company(address, game, players)
        try:
            if company.plays_until(is_rich) and company.shows(somebody, is_rich):
                return company
        except ConnectionClosed as error:
            sys.stderr.write(f"{game}: {error}\n")
        company.goes()
        sys.stderr.write(f"{game}: another table\n")
