"""Whether the store takes writes: tried when somebody asks, at most once a second, for all who ask."""

import asyncio
import logging

from splittable.room.store import Store
from splittable.room.store.troubles import Trouble, trouble_of

LOG = logging.getLogger("splittable.room")
AGAIN_AFTER = 1.0
"""Seconds for which an answer is good."""
PATIENCE = 2.0
"""Seconds after which a store that does not answer is in trouble."""


class Pulse:
    """Tries to write to a store."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._trying: asyncio.Task[None] | None = None
        self._began = -AGAIN_AFTER
        self._trouble: Trouble | None = None

    async def feel(self) -> Trouble | None:
        """What is wrong with the store now; None if it takes writes."""
        loop = asyncio.get_running_loop()
        if self._trying is None and loop.time() - self._began >= AGAIN_AFTER:
            self._began = loop.time()
            self._trying = asyncio.create_task(self._try(), name="pulse")
        if self._trying is not None:
            wait = max(0.0, self._began + PATIENCE - loop.time())
            done, _ = await asyncio.wait({self._trying}, timeout=wait)
            if not done:
                # What was wrong the last time is known by its name, and probably wrong still.
                return self._trouble or "slow"
        return self._trouble

    async def close(self) -> None:
        """Try no longer."""
        if self._trying is not None:
            self._trying.cancel()
            await asyncio.wait({self._trying})

    async def _try(self) -> None:
        trouble: Trouble | None = None
        try:
            await self._store.check()
        except Exception as error:
            trouble = trouble_of(error)
            if trouble != self._trouble:
                LOG.exception("the store cannot be written to", extra={"reason": trouble})
        if trouble is None and self._trouble is not None:
            LOG.info("the store can be written to again")
        self._trouble = trouble
        self._trying = None
