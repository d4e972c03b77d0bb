"""Replays of finished games, moment by moment."""

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec

from splittable.core.contract import Seat
from splittable.play.dealer import ScriptedDealer
from splittable.play.table import Table
from splittable.room.gathering import Gathering
from splittable.room.refusals import NotAsDescribed, NotYet

AT_ONCE = 40
"""Moments in one answer, and lines from one checkpoint to the next."""
TABLES_KEPT = 32
"""Tables whose checkpoints are kept; one has some 14, of 10 kB each."""


class Moment(msgspec.Struct):
    """A line of the record, and the view after it."""

    line: str
    """Empty for the table before the first line."""
    view: dict[str, Any]


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


def check_replay(gathering: Gathering, eyes: Seat) -> None:
    """Refuse to replay a game that is not over, or for a seat that does not exist."""
    if not gathering.is_over:
        raise NotYet("room-not-over")
    if eyes is not None and not 0 <= eyes < gathering.players:
        raise NotAsDescribed("room-no-such-seat", seats=gathering.players)


class Moments:
    """Replays finished tables in a thread, and keeps checkpoints of those asked for last."""

    def __init__(self) -> None:
        # One thread only: replaying is Python, so two would not be faster and would hold the event loop up more.
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="moments")
        self._checkpoints: OrderedDict[str, list[Table]] = OrderedDict()

    def close(self) -> None:
        """Stop the thread."""
        self._thread.shutdown(wait=False, cancel_futures=True)

    def forget(self, table_id: str) -> None:
        """Drop the checkpoints of a table."""
        self._thread.submit(self._checkpoints.pop, table_id, None)

    async def read(self, gathering: Gathering, first: int, eyes: Seat) -> bytes:
        """Moments from a number on, as a seat or a spectator saw them, as JSON of a `Replay`."""
        check_replay(gathering, eyes)
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, self._write, gathering, first, eyes)

    def _write(self, gathering: Gathering, first: int, eyes: Seat) -> bytes:
        return msgspec.json.encode(self.replay(gathering, first, eyes))

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
        names, levels = [seat.name for seat in gathering.seats], [seat.level for seat in gathering.seats]
        return Replay(first, moments, len(lines), names, levels)

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


def _follow(table: Table, lines: Sequence[str]) -> Table:
    """A copy of a table, some lines later."""
    later = table.copy()
    for line in lines:
        later.follow(line)
    return later
