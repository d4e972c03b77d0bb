"""Which tables a process follows: it is told of their steps, and other processes notify nobody else."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeAlias

from splittable.room.store.functions import FOLLOW, UNFOLLOW, UNFOLLOW_ALL

AT_ONCE = 200
"""Tables that are followed in one transaction, which holds a lock for each."""

Call: TypeAlias = Callable[..., Awaitable[Sequence[Any]]]


class Following:
    """The tables that this process follows, here and in the database."""

    def __init__(self, call: Call, process: str) -> None:
        self._call = call
        self._process = process
        self._tables: set[str] = set()
        self._dropped: set[str] = set()
        """Tables that are no longer followed, but still are in the database."""
        self._order = asyncio.Lock()

    def __contains__(self, table_id: str) -> bool:
        return table_id in self._tables

    async def add(self, table_id: str) -> bool:
        """Follow a table from now on; whether it was not followed before, so that steps may have been missed."""
        if table_id in self._tables:
            return False
        async with self._order:
            if table_id in self._tables:
                return False
            await self._follow([table_id])
        return True

    def drop(self, table_id: str) -> None:
        """Follow a table no longer; the database is told later, of many at once."""
        if table_id in self._tables:
            self._tables.remove(table_id)
            self._dropped.add(table_id)

    async def flush(self) -> None:
        """Tell the database which tables are no longer followed."""
        async with self._order:
            dropped = self._dropped - self._tables
            if dropped:
                await self._call(UNFOLLOW, self._process, sorted(dropped))
            self._dropped -= dropped

    async def again(self) -> None:
        """Follow all tables once more: while this process was not listening, others may have taken it for dead."""
        async with self._order:
            # Deleted first, which waits for whoever is deleting the same rows just now.
            await self._call(UNFOLLOW_ALL, self._process)
            self._dropped.clear()
            followed = sorted(self._tables)
            for first in range(0, len(followed), AT_ONCE):
                await self._follow(followed[first : first + AT_ONCE])

    async def _follow(self, tables: Sequence[str]) -> None:
        found = {row[0] for row in await self._call(FOLLOW, tables, self._process)}
        # Tables that are not, or no longer, in the store are not followed.
        self._tables.difference_update(tables)
        self._tables |= found
