"""Plays a seat with a bot until the game is over, whatever becomes of the connection meanwhile."""

import random
import time
from collections.abc import Callable, Iterator
from typing import NamedTuple

from splittable.bots import Choose, ask
from splittable.command.guest import wire
from splittable.command.guest.keys import Keys
from splittable.command.guest.links import Link
from splittable.play.contest import derive

SOONEST, LATEST = 0.25, 30.0
"""Seconds before the first attempt to connect again, and the most before a later one."""
ANSWER = 10.0
"""Seconds in which a decision is answered, and the view after it comes."""
STILL = 2
"""So often a table may refuse the same decision before something must be wrong."""


class Guest(NamedTuple):
    """Who wants to sit where, and how it chooses."""

    link: Link
    name: str
    bot: str
    choose: Choose
    seed: int | None
    """Seed of all decisions; without one they follow from the seat's key."""


class Ended(NamedTuple):
    """How the game ended."""

    seat: int
    view: wire.Message
    is_stopped: bool
    """Whether the host ended it early."""


class Sent(NamedTuple):
    """The last decision that was sent."""

    seq: int
    times: int
    """How often one was sent at this `seq`."""
    is_answered: bool | None
    """None once a view has followed the answer."""


Tell = Callable[[str, wire.Message | None], None]
"""What is told on the way: what has happened, and the message that it is known from."""


class Player:
    """A guest at the table."""

    def __init__(self, guest: Guest, keys: Keys, tell: Tell) -> None:
        self._guest = guest
        self._keys = keys
        self._tell = tell
        self._key = ""
        self._was_here = False
        """Whether the table was reached before: then a lost connection is only waited for."""
        self._sent = Sent(-1, 0, None)

    def play(self) -> Ended:
        """Take the seat and play; raises `Declined`, `Unreached` before the first view, or `BotError`."""
        tries = 0
        while True:
            try:
                self._key = self._key or self._find_key()
                with wire.live(self._guest.link, self._key) as socket:
                    for message in self._listen(socket):
                        tries = 0
                        if message["table"]["is_stopped"] or message["view"]["over"]:
                            return self._end(message)
            except wire.KeyRefused:
                self._drop_key()
            except wire.Unreached as error:
                if not self._was_here:
                    raise
                tries += 1
                pause = min(LATEST, SOONEST * 2**tries) * random.uniform(0.75, 1.25)  # noqa: S311 - so that not all come back at once
                self._tell(f"{error}; trying again in {pause:.0f} s", None)
                time.sleep(pause)

    def _find_key(self) -> str:
        """The key of the link, else the one kept from before, else that of a free seat."""
        link, name = self._guest.link, self._guest.name
        if link.key:
            return link.key
        key = self._keys.find(link.address, name)
        if not key:
            key = wire.claim(link, name)
            self._keys.keep(link.address, name, key)
        return key

    def _drop_key(self) -> None:
        """Take another seat if the kept one is no longer ours; a link with a key leads to that seat only."""
        if self._guest.link.key or self._was_here:
            raise wire.Declined("this seat's key is not valid any more")
        if not self._keys.find(self._guest.link.address, self._guest.name):
            raise wire.Declined("the room does not accept the key that it has just given")
        self._keys.forget(self._guest.link.address, self._guest.name)
        self._key = ""

    def _listen(self, socket: wire.Socket) -> Iterator[wire.Message]:
        """Every newest view; if it owes a decision, that is sent afterwards."""
        while True:
            newest = self._newest_view(socket)
            self._was_here = True
            self._tell("", newest)
            yield newest
            if self._is_owed(newest):
                self._decide(socket, newest)

    def _newest_view(self, socket: wire.Socket) -> wire.Message:
        """Wait for a view, and pass over those that came while the bot was thinking."""
        newest = None
        while newest is None:
            # What is answered is followed by a view, unless it was answered before this command was started again.
            patience = None if self._sent.is_answered is None else ANSWER
            for message in (socket.wait(patience), *socket.come()):
                self._note_answer(message)
                newest = message if message["type"] == "view" else newest
        self._sent = self._sent._replace(is_answered=None) if self._sent.is_answered else self._sent
        return newest

    def _note_answer(self, message: wire.Message) -> None:
        """Note that a decision was answered; one that was refused is taken anew from a fresh view."""
        if message["type"] not in ("ok", "refused") or message["id"] is None:
            return
        self._sent = self._sent._replace(is_answered=True)
        if message["type"] == "refused":
            failure = wire.Declined if self._sent.times > STILL else wire.Unreached
            raise failure(f"the room refused what the bot chose: {message['reason']}")

    def _is_owed(self, message: wire.Message) -> bool:
        view = message["view"]
        return bool(message["table"]["is_started"] and view["seat"] in view["waiting"] and view["actions"])

    def _decide(self, socket: wire.Socket, message: wire.Message) -> None:
        """Ask the bot, and send what it chooses."""
        view, seq = message["view"], message["seq"]
        seed = derive("sit", self._key if self._guest.seed is None else self._guest.seed, view["seat"], seq)
        action = ask(self._guest.choose, self._guest.bot, view, seed)
        last = self._sent
        # Another id only for what was answered: an undone decision is a new one, a lost request is the same one.
        times = 1 if seq != last.seq else last.times + (last.is_answered is not False)
        self._sent = Sent(seq, times, is_answered=False)
        socket.send({"type": "play", "id": f"sit {seq} {times}", "action": action})

    def _end(self, message: wire.Message) -> Ended:
        self._keys.forget(self._guest.link.address, self._guest.name)
        return Ended(message["view"]["seat"], message["view"], bool(message["table"]["is_stopped"]))
