"""The room's own secrets, and subscriptions of seats to pushes, in the database."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from typing import Any, TypeAlias

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from splittable.room.store import Subscription

METADATA = sa.MetaData()
SECRETS = sa.Table(
    "secrets",
    METADATA,
    sa.Column("name", sa.String(16), primary_key=True),
    sa.Column("secret", sa.LargeBinary, nullable=False),
)
SUBSCRIPTIONS = sa.Table(
    "subscriptions",
    METADATA,
    sa.Column("table_id", sa.String(16), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("endpoint", sa.String(1000), primary_key=True),
    sa.Column("key", sa.String(64), nullable=False),
    sa.Column("reader", sa.LargeBinary, nullable=False),
    sa.Column("auth", sa.LargeBinary, nullable=False),
    sa.Column("lang", sa.String(2), nullable=False),
    sa.Column("site", sa.String(255), nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("told", sa.Boolean, nullable=False),
)
ROW = SUBSCRIPTIONS.c
FIELDS = [ROW[name] for name in Subscription.__struct_fields__]

OF_TABLE = SUBSCRIPTIONS.delete().where(ROW.table_id == sa.bindparam("table_id"))
_of_seat = (ROW.table_id == sa.bindparam("of_table")) & (ROW.seat == sa.bindparam("of_seat"))
KEEP = SECRETS.insert()
READ = sa.select(SECRETS.c.secret).where(SECRETS.c.name == sa.bindparam("name"))
ADD = SUBSCRIPTIONS.insert()
OF_SEAT = SUBSCRIPTIONS.delete().where(_of_seat)
ONE = OF_SEAT.where(ROW.endpoint == sa.bindparam("of_endpoint"))
FIND = sa.select(*FIELDS).where(_of_seat).order_by(ROW.at)
TELL = SUBSCRIPTIONS.update().where(_of_seat, ROW.told.is_(False)).values(told=True).returning(*FIELDS)
COME_BACK = SUBSCRIPTIONS.update().where(_of_seat, ROW.told.is_(True)).values(told=False).returning(ROW.seat)
TABLES = sa.select(ROW.table_id).distinct()

Ask: TypeAlias = Callable[[sa.Executable, Mapping[str, Any] | None], Awaitable[Sequence[Any]]]
Wish: TypeAlias = Callable[[sa.Insert | sa.Delete, Mapping[str, Any]], Awaitable[None]]


class SubscriptionRows:
    """Reads with one function of a store, writes with the other."""

    def __init__(self, ask: Ask, wish: Wish) -> None:
        self._ask = ask
        self._wish = wish

    async def secret(self, name: str, make: Callable[[], bytes]) -> bytes:
        """A secret of the room, made by the first process that asks for it."""
        known = await self._ask(READ, {"name": name})
        if not known:
            # Of two processes that start at once one comes second; both then read what the first one made.
            with suppress(IntegrityError):
                await self._wish(KEEP, {"name": name, "secret": make()})
            known = await self._ask(READ, {"name": name})
        found: bytes = known[0][0]
        return found

    async def add(self, one: Subscription) -> None:
        """Keep a subscription; it replaces an older one of the same seat and endpoint."""
        await self.remove(one.table_id, one.seat, one.endpoint)
        with suppress(IntegrityError):  # another process was faster with the same
            await self._wish(ADD, {**msgspec.structs.asdict(one), "told": False})

    async def of(self, table_id: str, seat: int) -> list[Subscription]:
        """The subscriptions of a seat, the oldest first."""
        return [Subscription(*row) for row in await self._ask(FIND, _seat(table_id, seat))]

    async def tell(self, table_id: str, seat: int) -> list[Subscription]:
        """Subscriptions that were not told since the person was last here; from now on they are."""
        return [Subscription(*row) for row in await self._ask(TELL, _seat(table_id, seat))]

    async def come_back(self, table_id: str, seat: int) -> None:
        """Note that the person is here, and may be told again later."""
        await self._ask(COME_BACK, _seat(table_id, seat))

    async def remove(self, table_id: str, seat: int, endpoint: str) -> None:
        """Remove one subscription."""
        await self._wish(ONE, {**_seat(table_id, seat), "of_endpoint": endpoint})

    async def remove_seat(self, table_id: str, seat: int) -> None:
        """Remove all subscriptions of a seat."""
        await self._wish(OF_SEAT, _seat(table_id, seat))

    async def remove_table(self, table_id: str) -> None:
        """Remove all subscriptions of a table."""
        await self._wish(OF_TABLE, {"table_id": table_id})

    async def tables(self) -> set[str]:
        """The tables that have subscriptions."""
        return {table_id for (table_id,) in await self._ask(TABLES, None)}


def _seat(table_id: str, seat: int) -> dict[str, Any]:
    return {"of_table": table_id, "of_seat": seat}
