"""Compiling the games and their bots before somebody waits for them, and never in the way of others who play."""

import asyncio
import gc
import logging
import time

from splittable.games import find, ids
from splittable.play.ahead import compile_game
from splittable.play.ahead_bots import compile_bots

LOG = logging.getLogger("splittable.room")
CALM_SECONDS = 20.0
"""How long a room that has just opened is left to those who came first before its bots are made ready."""
MANY_NEW = 20_000
"""Objects that are new before Python looks for circles among them; what is played leaves hardly any."""


class Warming:
    """Makes games ready, each once, outside the event loop."""

    def __init__(self) -> None:
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._every: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """Make all games ready, one after the other, and then their bots."""
        self._every = asyncio.create_task(self._warm_all(), name="warming")

    async def _warm_all(self) -> None:
        for game in ids():
            await self.ready(game)
        _settle_memory()
        await asyncio.sleep(CALM_SECONDS)
        for game in ids():
            await asyncio.to_thread(compile_bots, find(game))
        LOG.info("bots are ready")

    async def ready(self, game: str) -> None:
        """Wait until a game can be played without compiling."""
        if game not in self._tasks:
            self._tasks[game] = asyncio.create_task(self._warm(game), name=f"warming {game}")
        await asyncio.shield(self._tasks[game])

    async def _warm(self, game: str) -> None:
        started = time.perf_counter()
        await asyncio.to_thread(compile_game, find(game))
        milliseconds = round((time.perf_counter() - started) * 1000)
        LOG.info("game is ready", extra={"game": game, "milliseconds": milliseconds})

    async def close(self) -> None:
        """Stop waiting; what is being compiled goes on until it is done."""
        tasks = [task for task in (self._every, *self._tasks.values()) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _settle_memory() -> None:
    """Keep all that is loaded by now for good: looking through it for circles again would hold everybody up."""
    gc.set_threshold(MANY_NEW)
    gc.collect()
    gc.freeze()
