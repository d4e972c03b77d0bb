"""Tables at a glance: what their people see of them from outside, without opening them all."""

import asyncio
from collections import OrderedDict
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

import msgspec

from splittable.room.gathering import Gathering
from splittable.room.keys import hash_key, is_same, is_table_id
from splittable.room.open_table import OpenTable, game_of, replay
from splittable.room.refusals import Refused
from splittable.room.seats import Seat
from splittable.room.store import Written

if TYPE_CHECKING:
    from splittable.room.room import Room

GLANCES_KEPT = 5_000
"""Glances at closed tables that are kept, of about 1 kB each."""
FRESH = 8
"""Closed tables that one request may have replayed; the others are answered as `later`."""


class SeatGlanced(msgspec.Struct, frozen=True):
    """Who plays a seat."""

    kind: str
    """`person`, `bot` or `free`."""
    name: str
    level: str
    """The bot's level; empty for a person."""
    face: str = ""
    """The animal that the person chose; empty if none."""
    colour: str = ""


class Glance(msgspec.Struct, frozen=True):
    """A table after one of its steps; nothing in it is hidden from anybody who has the invitation."""

    number: int
    """The number of the step."""
    keys: tuple[str, ...]
    """The hash of each seat's key: who asks must have one of them."""
    game: str
    options: dict[str, str]
    """Those that are not at their default."""
    seats: tuple[SeatGlanced, ...]
    host: int
    is_started: bool
    is_over: bool
    waiting: tuple[int, ...]
    owed_since: dict[int, int]
    clock: int
    progress: tuple[int, ...]
    """The running round and how many there are; empty if the game does not say."""
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    at: int
    """When it last changed, in milliseconds since 1970."""
    rematch: str

    def seat_of(self, key: str) -> int | None:
        """The seat that a key opens."""
        hashed = hash_key(key)
        seats = [number for number, one in enumerate(self.keys) if is_same(one, hashed)]
        return seats[0] if seats else None

    def place(self, seat: int) -> int:
        """The place of a seat at the end: winners are first, of equal scores all have the better place."""
        if seat in self.winners:
            return 1
        better = sum(score > self.scores[seat] for score in self.scores)
        return 1 + max(better, len(self.winners))

    def margin(self, seat: int) -> int:
        """By how many points a seat has won; 0 if it has not, or only by what breaks a tie."""
        others = [score for other, score in enumerate(self.scores) if other != seat]
        return max(0, self.scores[seat] - max(others)) if others and self.winners == (seat,) else 0


def glance_at(opened: OpenTable) -> Glance:
    """A table that is open, at a glance."""
    gathering = opened.gathering
    table = gathering.table
    defaults = gathering.game.choose_options(gathering.players, {})
    return Glance(
        number=opened.number,
        keys=tuple(seat.key for seat in gathering.seats),
        game=gathering.game.id,
        options={name: value for name, value in gathering.chosen.items() if value != defaults[name]},
        seats=tuple(
            SeatGlanced(_kind(seat), seat.name, seat.level, seat.face, seat.colour) for seat in gathering.seats
        ),
        host=gathering.host,
        is_started=gathering.is_started,
        is_over=gathering.is_over,
        waiting=tuple(table.waiting) if gathering.is_running else (),
        owed_since=gathering.owed_since,
        clock=gathering.settings.clock,
        progress=_progress(gathering),
        scores=tuple(table.scores) if gathering.is_started else (),
        winners=tuple(table.winners),
        at=opened.written_at,
        rematch=gathering.rematch,
    )


def _kind(seat: Seat) -> str:
    return "bot" if seat.level else "free" if seat.is_free else "person"


def _progress(gathering: Gathering) -> tuple[int, ...]:
    counted = gathering.game.progress
    if counted is None or not gathering.is_started:
        return ()
    return counted(gathering.table.seen(None))


def _glance(table_id: str, written: list[Written]) -> Glance:
    return glance_at(replay(table_id, written))


class Glances:
    """Looks at many tables at once: open ones directly, closed ones replayed in a thread and remembered."""

    def __init__(self, room: "Room") -> None:
        self._room = room
        # One thread only: replaying is Python, so two would not be faster and would hold the event loop up more.
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="glances")
        self._kept: OrderedDict[str, Glance] = OrderedDict()

    def close(self) -> None:
        """Stop the thread."""
        self._thread.shutdown(wait=False, cancel_futures=True)

    def forget(self, table_id: str) -> None:
        """Drop what is known of a table."""
        self._kept.pop(table_id, None)

    async def look(self, tables: Iterable[str]) -> dict[str, Glance | None]:
        """Each table at a glance, None for one that must be asked for again later; unknown tables are missing."""
        wanted = {table_id for table_id in tables if is_table_id(table_id)}
        found: dict[str, Glance | None] = {}
        for table_id in wanted:
            opened = self._room.tables.get(table_id)
            if opened is not None and self._room.store.follows(table_id):
                found[table_id] = self._known(table_id, opened.number) or self._keep(table_id, glance_at(opened))
                await asyncio.sleep(0)  # one table is a fraction of a millisecond; sixty must not hold the loop up
        closed = wanted - found.keys()
        numbers = await self._room.store.last_numbers(sorted(closed)) if closed else {}
        fresh = 0
        for table_id, number in numbers.items():
            found[table_id] = self._known(table_id, number)
            if found[table_id] is None and fresh < FRESH:
                fresh += 1
                found[table_id] = await self._replay(table_id)
        return found

    def _known(self, table_id: str, number: int) -> Glance | None:
        known = self._kept.get(table_id)
        return known if known is not None and known.number == number else None

    def _keep(self, table_id: str, glance: Glance) -> Glance:
        self._kept[table_id] = glance
        self._kept.move_to_end(table_id)
        if len(self._kept) > GLANCES_KEPT:
            self._kept.popitem(last=False)
        return glance

    async def _replay(self, table_id: str) -> Glance | None:
        """A closed table at a glance; None if it is gone, not compiled yet, or of rules that are unknown here."""
        written = await self._room.store.read(table_id)
        if not written or not self._room.is_ready(game_of(written)):
            return None
        loop = asyncio.get_running_loop()
        try:
            return self._keep(table_id, await loop.run_in_executor(self._thread, _glance, table_id, written))
        except Refused:
            return None
