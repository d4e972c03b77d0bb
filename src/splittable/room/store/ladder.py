"""Results of the ladder's games in the database; the games themselves are tables like any other."""

import asyncio
from collections.abc import Sequence
from typing import Any

import msgspec
import sqlalchemy as sa

from splittable.room.store.subscriptions import Ask, Wish

METADATA = sa.MetaData()
LADDER = sa.Table(
    "ladder",
    METADATA,
    sa.Column("table_id", sa.String(16), primary_key=True),
    sa.Column("game", sa.String(60), nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("result", sa.LargeBinary, nullable=False),
)
ROW = LADDER.c
ADD = LADDER.insert()
OF_TABLE = LADDER.delete().where(ROW.table_id == sa.bindparam("table_id"))
COUNT = sa.select(sa.func.count(), sa.func.max(ROW.at)).select_from(LADDER)


class GamePlayed(msgspec.Struct, frozen=True):
    """A finished game of the ladder, by seat."""

    table: str
    at: int
    """When it ended, in milliseconds since 1970."""
    bots: list[str]
    scores: list[int]
    winners: list[int]


class LadderRows:
    """Reads with one function of a store, writes with the other."""

    def __init__(self, ask: Ask, wish: Wish) -> None:
        self._ask = ask
        self._wish = wish

    async def add(self, game: str, played: GamePlayed) -> None:
        """Keep a result."""
        row: dict[str, Any] = {"table_id": played.table, "game": game, "at": played.at}
        await self._wish(ADD, row | {"result": msgspec.json.encode(played)})

    async def remove(self, table_id: str) -> None:
        """Forget a result, with its table."""
        await self._wish(OF_TABLE, {"table_id": table_id})

    async def mark(self) -> tuple[int, int]:
        """What changes with every result: how many there are, and when the last one came."""
        [(count, last)] = await self._ask(COUNT, None)
        return count, last or 0

    async def games(self) -> dict[str, list[GamePlayed]]:
        """All results by game, the oldest first."""
        rows = await self._ask(sa.select(ROW.game, ROW.result).order_by(ROW.at, ROW.table_id), None)
        return await asyncio.to_thread(_sort, rows)


def _sort(rows: Sequence[tuple[str, bytes]]) -> dict[str, list[GamePlayed]]:
    """Results by game."""
    played: dict[str, list[GamePlayed]] = {}
    for game, result in rows:
        played.setdefault(game, []).append(msgspec.json.decode(result, type=GamePlayed))
    return played
