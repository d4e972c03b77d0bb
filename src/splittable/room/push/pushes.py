"""When absent people are told something: their turn, a nudge, the end of the game."""

import asyncio
import hashlib
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Literal, TypeAlias

import msgspec

from splittable.room import events as ev
from splittable.room.checks import seat_of
from splittable.room.gathering import Gathering
from splittable.room.open_table import OpenTable
from splittable.room.push.post import LoopbackPost, Post, WrongEndpoint
from splittable.room.push.sealing import AUTH_BYTES, read_public, seal
from splittable.room.push.vapid import Vapid, from_text, new_private_key, to_text
from splittable.room.refusals import NotAsDescribed, UnknownTable
from splittable.room.store import Subscription
from splittable.room.times import now

if TYPE_CHECKING:
    from splittable.room.room import Room

LOG = logging.getLogger("splittable.push")
Kind: TypeAlias = Literal["turn", "nudge", "over"]
FOR_A_SEAT = 5
"""Browsers in which one seat's person may be told."""
LATELY = 60_000
"""Milliseconds: who leaves so soon after a decision was owed may not have seen it; a phone may have fallen asleep."""
MOST_WAITING = 10_000
"""Messages that wait; beyond that they are dropped."""
WORKERS = 16
AGAIN_AFTER = (5.0, 60.0)
"""Seconds before a message is sent again if the service was out of reach or busy."""
KEPT_SECONDS = 24 * 3600
"""How long a push service keeps a message for a browser that is off."""
GONE = (404, 410)
BUSY = 429
LENGTH = 200
"""All messages are equally long, so that a push service learns nothing from their length."""
GIVES_UP = (ev.Left, ev.Rekeyed, ev.Claimed)
"""Events after which a seat is no longer its old person's."""


@dataclass(frozen=True)
class PushRules:
    """How a room pushes."""

    loopback: bool = False
    """Send to this machine only, for a push service of one's own."""
    grace: float = 4.0
    """Seconds for which somebody may be absent before being told."""


class Told(msgspec.Struct, frozen=True):
    """What a browser is told: nothing of the game; its service worker makes the words."""

    table: str
    game: str
    kind: Kind
    lang: str


class Pushes:
    """Decides who is told, and tells them in the background; nothing here touches a game."""

    def __init__(self, room: "Room", rules: PushRules) -> None:
        self._room = room
        self._rules = rules
        self._rows = room.store.subscriptions
        self._post = LoopbackPost() if rules.loopback else Post()
        self._tasks: asyncio.Queue[Callable[[], Awaitable[None]]] = asyncio.Queue(MOST_WAITING)
        """Messages to be sent, which can wait for slow services."""
        self._chores: asyncio.Queue[Callable[[], Awaitable[None]]] = asyncio.Queue()
        """What is noted in the store, in order: never dropped, and it waits for no service."""
        self._workers: list[asyncio.Task[None]] = []
        self._tables: set[str] = set()
        """Tables with subscriptions, in a store that nobody else writes to."""
        self.vapid: Vapid

    async def begin(self) -> None:
        """Read the room's key pair, made at the first start, and begin to send."""
        self.vapid = Vapid(await self._rows.secret("push", new_private_key))
        self._tables = await self._rows.tables()
        queues = [self._chores, *[self._tasks] * WORKERS]
        self._workers = [asyncio.create_task(_work(queue), name="push") for queue in queues]

    async def close(self) -> None:
        """Note what is to be noted, and stop; what was not sent is not sent any more."""
        await self._chores.join()
        for worker in self._workers:
            worker.cancel()
        await asyncio.gather(*self._workers, return_exceptions=True)
        self._workers = []
        self._post.close()

    async def subscribe(self, opened: OpenTable, key: str, endpoint: str, reader: str, auth: str, **more: str) -> None:
        """Tell a key's person in one more browser; the oldest of too many is forgotten. `more`: `lang` and `site`."""
        try:
            self._post.check(endpoint)
            point, secret = from_text(reader), from_text(auth)
            read_public(point)
        except ValueError:
            raise NotAsDescribed("room-wrong-endpoint") from None
        if len(secret) != AUTH_BYTES:
            raise NotAsDescribed("room-wrong-endpoint")
        async with opened.lock:
            if opened.is_gone:
                raise UnknownTable
            # Only now: the seat may have become somebody else's while this waited.
            seat = seat_of(opened.gathering, key)
            if opened.gathering.is_over:
                return
            hashed = opened.gathering.seats[seat].key
            known = [one for one in await self._rows.of(opened.id, seat) if one.endpoint != endpoint]
            for old in known[: max(0, len(known) + 1 - FOR_A_SEAT)]:
                await self._rows.remove(opened.id, seat, old.endpoint)
            await self._rows.add(Subscription(opened.id, seat, endpoint, hashed, point, secret, **more, at=now()))
            self._tables.add(opened.id)

    async def unsubscribe(self, table_id: str, seat: int, endpoint: str) -> None:
        """Tell a seat's person no longer in one browser; without an endpoint, in none."""
        if endpoint:
            await self._rows.remove(table_id, seat, endpoint)
        else:
            await self._rows.remove_seat(table_id, seat)

    def forget(self, table_id: str) -> None:
        """Take notice of a table that was deleted, with its subscriptions."""
        self._tables.discard(table_id)

    def note(self, opened: OpenTable, before: Gathering, event: ev.AnyEvent) -> None:
        """Take notice of a step that this process wrote; for most tables this ends at once."""
        if not self._may_have(opened.id):
            return
        gathering = opened.gathering
        for seat, since in gathering.owed_since.items():
            if before.owed_since.get(seat) != since:
                self._watch(opened, seat, since)
        if isinstance(event, GIVES_UP):
            self._chores.put_nowait(partial(self._forget, opened.id, event.seat))
        elif isinstance(event, ev.Nudged) and event.seat not in gathering.seats[event.other].muted:
            self._tell(opened, event.other, "nudge")
        if gathering.is_over and not before.is_over:
            self._chores.put_nowait(partial(self._end, opened, _absent(opened)))

    def arrive(self, opened: OpenTable, seat: int) -> None:
        """Take notice of a person who is here, and can be told again after leaving."""
        if self._may_have(opened.id):
            self._chores.put_nowait(partial(self._rows.come_back, opened.id, seat))

    def part(self, opened: OpenTable, seat: int) -> None:
        """Take notice of a person who left, perhaps without having seen that a decision is owed."""
        since = opened.gathering.owed_since.get(seat)
        if since is not None and since > now() - LATELY and self._may_have(opened.id):
            self._watch(opened, seat, since)

    def _may_have(self, table_id: str) -> bool:
        """Whether a table may have subscriptions; other processes would add some without our knowing."""
        return table_id in self._tables or self._room.store.is_shared

    def _watch(self, opened: OpenTable, seat: int, since: int) -> None:
        """Look after a while whether a seat still owes a decision and is absent."""
        if not opened.is_present(seat):
            asyncio.get_running_loop().call_later(self._rules.grace, self._look, opened, seat, since)

    def _look(self, opened: OpenTable, seat: int, since: int) -> None:
        # A table that was idle may have been closed, and opened anew.
        opened = self._room.tables.get(opened.id, opened)
        gathering = opened.gathering
        if gathering.owed_since.get(seat) == since and not gathering.has_only_action(seat):
            self._tell(opened, seat, "turn")

    def _tell(self, opened: OpenTable, seat: int, kind: Kind) -> None:
        """Tell a seat's person, unless a bot plays or the person is here."""
        if seat in _absent(opened):
            self._chores.put_nowait(partial(self._tell_seat, opened, seat, kind))

    async def _end(self, opened: OpenTable, absent: list[int]) -> None:
        """Tell the absent that the game is over; nothing more will be told of this table."""
        for seat in absent:
            await self._tell_seat(opened, seat, "over")
        await self._rows.remove_table(opened.id)
        self._tables.discard(opened.id)

    def _later(self, task: Callable[[], Awaitable[None]]) -> None:
        try:
            self._tasks.put_nowait(task)
        except asyncio.QueueFull:
            LOG.warning("too many pushes wait; one was dropped")

    async def _forget(self, table_id: str, seat: int) -> None:
        """Forget the browsers of a seat's former person."""
        key = (await self._room.find(table_id)).gathering.seats[seat].key
        for one in await self._rows.of(table_id, seat):
            if one.key != key:
                await self._rows.remove(table_id, seat, one.endpoint)

    async def _tell_seat(self, opened: OpenTable, seat: int, kind: Kind) -> None:
        # A turn is told once; without anybody to tell, nothing is written.
        found = await self._rows.of(opened.id, seat)
        if found and kind == "turn":
            found = await self._rows.tell(opened.id, seat)
        for one in found:
            if one.key == opened.gathering.seats[seat].key and not opened.is_gone:
                told = Told(opened.id, opened.gathering.game.id, kind, one.lang)
                self._later(partial(self._deliver, one, told, 0))

    async def _deliver(self, one: Subscription, told: Told, tries: int) -> None:
        """Send a message, and later again if the service could not take it."""
        try:
            status = await self._send(one, told)
        except WrongEndpoint:
            status = GONE[0]
        except (OSError, TimeoutError, ValueError, IndexError) as error:
            LOG.info("push service out of reach", extra={"reason": type(error).__name__})
            status = 0
        if status in GONE:
            await self._rows.remove(one.table_id, one.seat, one.endpoint)
        elif (status in (0, BUSY) or status >= 500) and tries < len(AGAIN_AFTER):
            again = partial(self._deliver, one, told, tries + 1)
            asyncio.get_running_loop().call_later(AGAIN_AFTER[tries], self._later, again)
        elif not 200 <= status < 300:
            LOG.warning("push service refused", extra={"status": status})

    async def _send(self, one: Subscription, told: Told) -> int:
        message = msgspec.json.encode(told).ljust(LENGTH)
        topic = hashlib.sha256(f"{one.table_id} {one.seat}".encode()).digest()[:24]
        headers = {
            "Authorization": self.vapid.authorize(one.endpoint, one.site),
            "Content-Type": "application/octet-stream",
            "Content-Encoding": "aes128gcm",
            "TTL": str(KEPT_SECONDS),
            "Urgency": "high",
            # A newer message of the same seat replaces one that waits for the browser.
            "Topic": to_text(topic),
        }
        return await self._post.send(one.endpoint, headers, seal(message, one.reader, one.auth))


async def _work(queue: asyncio.Queue[Callable[[], Awaitable[None]]]) -> None:
    while True:
        task = await queue.get()
        try:
            await task()
        except Exception:
            LOG.exception("push failed")
        finally:
            queue.task_done()


def _absent(opened: OpenTable) -> list[int]:
    """Seats whose person is not here, and for whom no bot plays."""
    seats = enumerate(opened.gathering.seats)
    return [number for number, seat in seats if seat.key and not seat.bot and not opened.is_present(number)]
