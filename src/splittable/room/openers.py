"""Tables with bots, counted by the address that opened them; addresses are kept in memory only."""

from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from splittable.room import events as ev
from splittable.room.gathering import Gathering
from splittable.room.open_table import OpenTable
from splittable.room.refusals import TooManyBots
from splittable.room.times import now

IDLE_MILLISECONDS = 600_000
"""After so long without a step or a connection, the bots of a table no longer count: they wait for somebody."""


class Openers:
    """Counts the tables of each address at which bots play."""

    def __init__(self, tables: Mapping[str, OpenTable], most: int) -> None:
        self._tables = tables
        self._most = most
        self._opening: Counter[str] = Counter()

    @contextmanager
    def opening(self, opening: ev.Opened, opener: str) -> Iterator[None]:
        """Count a table while it is being opened, or refuse it."""
        if not opener or not any(place.level for place in opening.places):
            yield
            return
        self._check(opener)
        self._opening[opener] += 1
        try:
            yield
        finally:
            self._opening -= Counter((opener,))

    def check_more(self, opened: OpenTable) -> None:
        """Refuse a bot at a table that had none, if its address has no place for it."""
        if opened.opener and not _has_bots(opened.gathering):
            self._check(opened.opener)

    def _check(self, opener: str) -> None:
        playing = sum(one.opener == opener and _is_playing(one) for one in self._tables.values())
        if playing + self._opening[opener] >= self._most:
            raise TooManyBots(self._most)


def _has_bots(gathering: Gathering) -> bool:
    return any(seat.bot for seat in gathering.seats)


def _is_playing(opened: OpenTable) -> bool:
    """Whether bots play at a table, or somebody might let them go on."""
    if opened.gathering.is_over or not _has_bots(opened.gathering):
        return False
    is_recent = now() - opened.written_at < IDLE_MILLISECONDS
    return is_recent or bool(opened.listeners or opened.elsewhere or opened.thinking)
