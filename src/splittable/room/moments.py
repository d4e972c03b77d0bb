"""Replays of finished games, moment by moment."""

from collections import OrderedDict
from collections.abc import Callable, Sequence
from functools import cache, partial
from hashlib import blake2b
from typing import Any, NamedTuple, TypeAlias

import msgspec

from splittable.core.contract import Seat
from splittable.play.dealer import ScriptedDealer
from splittable.play.table import Table
from splittable.room.fair_thread import FairThread
from splittable.room.gathering import Gathering
from splittable.room.refusals import NotAsDescribed, NotYet

AT_ONCE = 40
"""Moments in one answer, and lines from one checkpoint to the next."""
BYTES_KEPT = 32_000_000
"""Bytes of written answers that are kept; one takes some 100 kB."""
TABLES_KEPT = 32
"""Tables whose checkpoints are kept; one has some 14, of 10 kB each."""
STANDINGS_KEPT = 256
"""Tables whose standings are kept; those of one take some 1 kB."""


class Moment(msgspec.Struct):
    """A line of the record, and the view after it."""

    line: str
    """Empty for the table before the first line."""
    view: dict[str, Any]


class Page(NamedTuple):
    """Some moments as they are sent."""

    body: bytes
    """JSON of a `Replay`."""
    tag: str
    """What tells it from any other, as HTTP writes it."""


Wanted: TypeAlias = tuple[str, int, Seat, tuple[tuple[str, ...], ...]]
"""Of which table, from which moment, for whose eyes, and who sits there, which may change after the end."""


class Replay(msgspec.Struct):
    """Some moments in a row."""

    first: int
    """The number of the first of them."""
    moments: list[Moment]
    of: int
    """How many moments there are in all."""
    names: list[str]
    levels: list[str]
    """The level of each bot; empty for a person."""
    faces: list[str]
    """The animal that each person chose; empty for none."""
    colours: list[str]


class Standings(msgspec.Struct):
    """Everybody's points in the course of a finished game."""

    rounds: list[list[int]]
    """By seat, after each round; empty for a game that counts no rounds."""


def check_replay(gathering: Gathering, eyes: Seat) -> None:
    """Refuse to replay a game that is not over, or for a seat that does not exist."""
    if not gathering.is_over:
        raise NotYet("room-not-over")
    if eyes is not None and not 0 <= eyes < gathering.players:
        raise NotAsDescribed("room-no-such-seat", seats=gathering.players)


class Moments:
    """Replays finished tables in a thread, and keeps checkpoints of those asked for last."""

    def __init__(self) -> None:
        self._thread = FairThread("moments")
        self._pages: OrderedDict[Wanted, Page] = OrderedDict()
        self._bytes = 0
        self._standings: OrderedDict[str, Page] = OrderedDict()
        self._checkpoints: OrderedDict[str, list[Table]] = OrderedDict()

    def close(self) -> None:
        """Stop the thread."""
        self._thread.close()

    def forget(self, table_id: str) -> None:
        """Drop what is kept of a table."""
        for wanted in [one for one in self._pages if one[0] == table_id]:
            self._drop(wanted)
        self._standings.pop(table_id, None)
        self._thread.submit(partial(self._checkpoints.pop, table_id, None))

    def kept(self, gathering: Gathering, first: int, eyes: Seat) -> Page | None:
        """The page that was read before, if it is still kept."""
        check_replay(gathering, eyes)
        wanted = _wanted(gathering, first, eyes)
        if wanted in self._pages:
            self._pages.move_to_end(wanted)
        return self._pages.get(wanted)

    async def read(self, gathering: Gathering, first: int, eyes: Seat, asker: str = "") -> Page:
        """Moments from a number on, as a seat or a spectator saw them; askers are served by turns."""
        check_replay(gathering, eyes)
        page = await self._thread.run(asker, partial(self._write, gathering, first, eyes))
        wanted = _wanted(gathering, first, eyes)
        self._drop(wanted)
        self._pages[wanted] = page
        self._bytes += len(page.body)
        while self._bytes > BYTES_KEPT:
            self._drop(next(iter(self._pages)))
        return page

    def kept_standings(self, gathering: Gathering) -> Page | None:
        """The standings that were read before, if they are still kept."""
        check_replay(gathering, None)
        return self._standings.get(gathering.id)

    async def read_standings(self, gathering: Gathering, asker: str = "") -> Page:
        """Everybody's points round by round; askers are served by turns."""
        check_replay(gathering, None)
        page = await self._thread.run(asker, lambda: _page_of(standings(gathering)))
        self._standings[gathering.id] = page
        while len(self._standings) > STANDINGS_KEPT:
            self._standings.popitem(last=False)
        return page

    def _drop(self, wanted: Wanted) -> None:
        page = self._pages.pop(wanted, None)
        self._bytes -= len(page.body) if page is not None else 0

    def _write(self, gathering: Gathering, first: int, eyes: Seat) -> Page:
        return _page_of(self.replay(gathering, first, eyes))

    def replay(self, gathering: Gathering, first: int, eyes: Seat) -> Replay:
        """Moments from a number on, as a seat or a spectator saw them; nobody sees hands before the end."""
        check_replay(gathering, eyes)
        lines = ["", *gathering.table.lines]
        moments = []
        if first < len(lines):
            table = self._table_at(gathering, first)
            moments.append(Moment(lines[first], table.view(eyes)))
            for line in lines[first + 1 : first + AT_ONCE]:
                table.follow(line)
                moments.append(Moment(line, table.view(eyes)))
        seats = gathering.seats
        return Replay(
            first,
            moments,
            len(lines),
            names=[seat.name for seat in seats],
            levels=[seat.level for seat in seats],
            faces=[seat.face for seat in seats],
            colours=[seat.colour for seat in seats],
        )

    def _table_at(self, gathering: Gathering, number: int) -> Table:
        """The table after a number of lines, replayed from the checkpoint before it."""
        lines = gathering.table.lines
        checkpoints = self._checkpoints_of(gathering)
        while len(checkpoints) <= number // AT_ONCE:
            known = (len(checkpoints) - 1) * AT_ONCE
            checkpoints.append(_follow(checkpoints[-1], lines[known : known + AT_ONCE]))
        return _follow(checkpoints[number // AT_ONCE], lines[number - number % AT_ONCE : number])

    def _checkpoints_of(self, gathering: Gathering) -> list[Table]:
        """The tables after 0, `AT_ONCE`, … lines, as many as were needed so far."""
        kept = self._checkpoints
        if gathering.id not in kept:
            kept[gathering.id] = [Table(gathering.table.head, ScriptedDealer())]
            if len(kept) > TABLES_KEPT:
                kept.popitem(last=False)
        kept.move_to_end(gathering.id)
        return kept[gathering.id]


def standings(gathering: Gathering) -> Standings:
    """Everybody's points after each round, from the record."""
    counted = gathering.game.progress
    if counted is None:
        return Standings([])
    table = Table(gathering.table.head, ScriptedDealer())
    past = [table.copy()]
    for line in gathering.table.lines:
        table.follow(line)
        past.append(table.copy())
    ends = _changes(cache(lambda place: counted(past[place].seen(None))), 0, len(past) - 1)
    # The last round ends with the game, and no other follows it.
    return Standings([list(past[place].scores) for place in (*ends, -1)])


def _changes(value_at: Callable[[int], object], first: int, last: int) -> list[int]:
    """Where something changes that is never again what it was, found without looking at every place."""
    if value_at(first) == value_at(last):
        return []
    if last - first == 1:
        return [last]
    middle = (first + last) // 2
    return _changes(value_at, first, middle) + _changes(value_at, middle, last)


def _page_of(told: Replay | Standings) -> Page:
    body = msgspec.json.encode(told)
    return Page(body, f'"{blake2b(body, digest_size=16).hexdigest()}"')


def _wanted(gathering: Gathering, first: int, eyes: Seat) -> Wanted:
    return gathering.id, first, eyes, tuple((one.name, one.level, one.face, one.colour) for one in gathering.seats)


def _follow(table: Table, lines: Sequence[str]) -> Table:
    """A copy of a table, some lines later."""
    later = table.copy()
    for line in lines:
        later.follow(line)
    return later
