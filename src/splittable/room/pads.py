"""Score pads that several devices share by a link: what each writes is merged, whenever it comes.

A pad is a map of cells in which the last writing wins (Shapiro, Preguiça, Baquero and Zawirski 2011, LWW-element set),
by the devices' Lamport clocks. What was written last by each device is kept, so that two who wrote different things in
one cell without knowing of each other can be told, and neither writing is lost.
"""

import hashlib
import hmac
import secrets
from collections.abc import Callable, Iterable, Sequence
from typing import Annotated, TypeAlias

import msgspec

from splittable.room.refusals import NotAsDescribed, Refused
from splittable.room.store import PadGrown, Store
from splittable.room.store.pads import Entry
from splittable.room.times import now

KEPT_FOR = 180 * 24 * 60 * 60 * 1000
"""Milliseconds after the last writing before a pad is deleted."""
MOST = 4_000
"""Entries of a pad: two playings of twelve people, each cell written by several devices."""
LONGEST = 2_000
"""Bytes of a value; names of twelve people take half of it."""
SHEET, GAME = "sheet", "game"
"""Cells of the pad as a whole: which playing is on it, and of which game."""
ROOM = "room"
"""The device that has written the game."""

SheetNumber: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=100_000)]
Tell: TypeAlias = Callable[[Sequence[Entry]], None]


class NoPad(Refused):
    """There is no such pad, or no longer."""

    def __init__(self) -> None:
        super().__init__("room-no-pad")


def pad_id_of(token: str) -> str:
    """The id of a pad in the store, from which nobody learns the token that opens it."""
    return hmac.digest(token.encode(), b"pad id", hashlib.sha256).hex()


class OpenPad:
    """A pad that somebody looks at: the newest entry of each cell and device, and who is told of others."""

    def __init__(self, pad_id: str) -> None:
        self.id = pad_id
        self.entries: dict[tuple[int, str, str], Entry] = {}
        self.listeners: set[Tell] = set()

    def take(self, entries: Iterable[Entry]) -> list[Entry]:
        """Merge entries, and return those that were new; the order in which they come does not matter."""
        news = []
        for entry in entries:
            place = (entry.sheet, entry.cell, entry.device)
            known = self.entries.get(place)
            if known is None or entry.count > known.count:
                self.entries[place] = entry
                news.append(entry)
        return news

    def tell(self, news: Sequence[Entry]) -> None:
        """Tell everybody who looks at it."""
        if news:
            for listener in list(self.listeners):
                listener(news)

    def value(self, sheet: int, cell: str) -> bytes:
        """What stands in a cell; empty if nothing does."""
        written = [entry for (of, name, _), entry in self.entries.items() if (of, name) == (sheet, cell)]
        return bytes(max(written, key=lambda entry: (entry.count, entry.device)).value) if written else b""

    @property
    def game(self) -> str:
        """The game that the pad is for."""
        return str(msgspec.json.decode(self.value(0, GAME)))

    def drop_before(self, first: int) -> None:
        """Forget the playings before one."""
        self.entries = {place: entry for place, entry in self.entries.items() if not 0 < place[0] < first}


class SharedPads:
    """The pads that this process has open, and their way to the store and to other processes."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._open: dict[str, OpenPad] = {}

    async def create(self, game: str) -> str:
        """A new pad for a game; the token that opens it."""
        await self._store.pads.expire(now() - KEPT_FOR)
        token = secrets.token_urlsafe(24)
        first = Entry(0, GAME, ROOM, 1, 0, msgspec.Raw(msgspec.json.encode(game)))
        await self._store.pads.add(pad_id_of(token), [first])
        return token

    async def find(self, token: str) -> OpenPad:
        """A pad by its token."""
        pad_id = pad_id_of(token)
        known = self._open.get(pad_id)
        if known is not None and not self._store.is_shared:
            return known
        entries = await self._store.pads.read(pad_id)
        if not entries:
            raise NoPad
        pad = self._open.get(pad_id) or OpenPad(pad_id)
        pad.tell(pad.take(entries))
        return pad

    def join(self, pad: OpenPad, listener: Tell) -> None:
        """Tell somebody of all that is written from now on."""
        self._open[pad.id] = pad
        pad.listeners.add(listener)

    def part(self, pad: OpenPad, listener: Tell) -> None:
        """Tell them no longer."""
        pad.listeners.discard(listener)
        if not pad.listeners:
            self._open.pop(pad.id, None)

    async def write(self, pad: OpenPad, entries: Sequence[Entry]) -> None:
        """Merge what a device has written; once it is stored, everybody is told."""
        for entry in entries:
            _check(entry)
        first = _first_kept(pad, entries)
        wanted = [entry for entry in entries if not 0 < entry.sheet < first]
        if len(pad.entries.keys() | {(one.sheet, one.cell, one.device) for one in wanted}) > MOST:
            raise Refused("room-pad-full")
        await self._store.pads.add(pad.id, wanted)
        pad.tell(pad.take(wanted))
        if any(entry.cell == SHEET for entry in wanted):
            await self._store.pads.drop_sheets(pad.id, first)
            pad.drop_before(first)
        if self._store.is_shared:
            await self._store.tell(PadGrown(pad.id, self._store.process))

    async def hear(self, note: PadGrown) -> None:
        """Take what was written in another process."""
        pad = self._open.get(note.pad_id)
        if pad is not None and note.process != self._store.process:
            pad.tell(pad.take(await self._store.pads.read(pad.id)))

    async def look_again(self) -> None:
        """Take what was written while notes were lost."""
        for pad in list(self._open.values()):
            pad.tell(pad.take(await self._store.pads.read(pad.id)))


def _check(entry: Entry) -> None:
    """Refuse what no client writes."""
    if len(bytes(entry.value)) > LONGEST:
        raise NotAsDescribed("room-wrong-body", problem="value")
    if entry.sheet == 0 and entry.cell != SHEET:
        raise NotAsDescribed("room-wrong-body", problem="cell")
    if entry.cell == SHEET:
        _sheet_of(entry)


def _sheet_of(entry: Entry) -> int:
    try:
        return msgspec.json.decode(bytes(entry.value), type=SheetNumber)
    except msgspec.DecodeError:
        raise NotAsDescribed("room-wrong-body", problem=SHEET) from None


def _first_kept(pad: OpenPad, entries: Sequence[Entry]) -> int:
    """The first playing that is kept: the one before the last that is begun, so that beginning it can be undone."""
    begun = [_sheet_of(entry) for entry in entries if entry.cell == SHEET and entry.sheet == 0]
    now_on_it = pad.value(0, SHEET)
    return max([1, *begun, int(now_on_it) if now_on_it else 1]) - 1
