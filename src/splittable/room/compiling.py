"""Compiling in a room: nobody opens a table that cannot be played yet, and those who play are not held up."""

import asyncio
import gc
import logging
import time
from collections.abc import Callable
from functools import partial

from splittable.bots.levels import LEVELS
from splittable.games import ids
from splittable.play.compiling import Compiler, compile_rules, compile_step, steps_of

LOG = logging.getLogger("splittable.room")
CALM_SECONDS = 20.0
"""How long a room that has just opened is left to those who came first before its bots are loaded."""
MANY_NEW = 20_000
"""Garbage collector threshold: games create almost no reference cycles."""
RULES_ONLY = LEVELS[0]
"""Random bots need nothing but a game's rules."""
TRIES = 3
"""Another process may tidy the cache's folder away while it is read; what is missing then is compiled again."""
ALMOST = 99
"""The percent of a game that is compiled and not yet loaded."""


class Compiling:
    """Compiles all games in processes of their own, and loads each once, outside the event loop."""

    def __init__(self) -> None:
        self._compiler = Compiler(ids())
        self._loading: dict[str, asyncio.Task[None]] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._ready: set[tuple[str, str]] = set()

    def begin(self) -> None:
        """Compile and load all games, and then their bots."""
        self._compiler.look()
        self._tasks = [
            asyncio.create_task(self._compile(), name="compiling"),
            asyncio.create_task(self._load_all(), name="loading"),
        ]

    def percents(self) -> dict[str, dict[str, int]]:
        """How much of what bots up to each level need is compiled, by game and level."""
        return {game: {level: self._compiler.percent(game, level) for level in LEVELS} for game in ids()}

    def preparing(self) -> dict[str, int]:
        """How much of each game that is not ready yet, with all its bots, is compiled."""
        percents = {game: self._compiler.percent(game, LEVELS[-1]) for game in ids()}
        unready = {game: min(percent, ALMOST) for game, percent in percents.items() if not self.is_ready(game)}
        return {game: percent for game, percent in percents.items() if percent < 100} | unready

    def is_ready(self, game: str) -> bool:
        """Whether a game's rules are loaded."""
        loading = self._loading.get(game)
        return loading is not None and loading.done() and not _has_failed(loading)

    async def ready(self, game: str, level: str = RULES_ONLY) -> None:
        """Wait until bots up to a level can play a game without compiling; it is compiled before all else."""
        if (game, level) in self._ready:
            return
        self._compiler.prefer(game, level)
        await self._load_rules(game)
        await self._compiler.wait(game, level)
        self._ready.add((game, level))

    async def close(self) -> None:
        """Stop compiling; what is being loaded goes on until it is done."""
        tasks = [*self._tasks, *self._loading.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _load_rules(self, game: str) -> None:
        await self._compiler.wait(game, RULES_ONLY)
        loading = self._loading.get(game)
        if loading is None or _has_failed(loading):
            self._loading[game] = asyncio.create_task(self._load(game), name=f"loading {game}")
        await asyncio.shield(self._loading[game])

    async def _compile(self) -> None:
        try:
            await self._compiler.run()
        except Exception:
            LOG.exception("compiling failed")
            self._compiler.give_up()

    async def _load_all(self) -> None:
        for game in ids():
            try:
                await self._load_rules(game)
            except Exception:
                # Whoever opens a table of it lets it be loaded again.
                LOG.exception("game cannot be loaded", extra={"game": game})
        _settle_memory()
        await asyncio.sleep(CALM_SECONDS)
        for game in ids():
            await self._compiler.wait(game, LEVELS[-1])
            for step in steps_of(game)[len(steps_of(game, RULES_ONLY)) :]:
                await _insist(partial(compile_step, step))
        LOG.info("bots are ready")

    async def _load(self, game: str) -> None:
        started = time.perf_counter()
        await _insist(partial(compile_rules, game))
        milliseconds = round((time.perf_counter() - started) * 1000)
        LOG.info("game is ready", extra={"game": game, "milliseconds": milliseconds})


def _has_failed(loading: asyncio.Task[None]) -> bool:
    return loading.done() and (loading.cancelled() or loading.exception() is not None)


async def _insist(load: Callable[[], None]) -> None:
    """Load something from the cache in a thread, and again if its files are gone."""
    for _ in range(TRIES - 1):
        try:
            await asyncio.to_thread(load)
        except OSError:
            LOG.warning("compiled files are gone; compiling again")
        else:
            return
    await asyncio.to_thread(load)


def _settle_memory() -> None:
    """Exempt all that is loaded by now from garbage collection: looking through it again would hold everybody up."""
    gc.set_threshold(MANY_NEW)
    gc.collect()
    gc.freeze()
