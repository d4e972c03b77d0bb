"""Compiling what steps many tables at once, before anybody waits for it.

`python -m splittable.lab.compiling GAME` compiles it for one game: a process of its own uses a core of its own.
"""

import asyncio
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import numpy as np
from filelock import FileLock

from splittable.core.compiler import IS_PLAIN, cache_folder
from splittable.games import find
from splittable.lab.batch import Batch

TEMPLATES = ("splittable.core.batch", "splittable.core.loops")


def _folder(game_id: str) -> Path:
    """Where it is noted that a game's batches are compiled, for its sources as they are."""
    game = find(game_id)
    return cache_folder(f"{game.package}.batches", *TEMPLATES, game.rules.__name__, game.lab().observations.__name__)


def has_batches(game: str) -> bool:
    """Whether what a game's batches need is in the cache of compiled code."""
    return IS_PLAIN or (_folder(game) / "done").exists()


def compile_batches(game: str) -> None:
    """Call everything that a batch of a game compiles once: from then on it is in this process and in the cache."""
    tables = Batch(game, find(game).fewest, 2)
    tables.reset(0)
    tables.reset_each([0, 1])
    tables.step(tables.choose_randomly())
    tables.observe(0, 0, np.zeros_like(tables.observations[0]))
    if not IS_PLAIN:
        folder = _folder(game)
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "done").touch()


async def compile_missing(games: Sequence[str], report: Callable[[str], object]) -> None:
    """Compile the batches of games that lack them, as many at once as there are cores; report each as it is done."""
    cores = asyncio.Semaphore(os.cpu_count() or 1)

    async def compile_one(game: str) -> None:
        async with cores:
            if not has_batches(game):
                await _compile_apart(game)
        report(game)

    async with asyncio.TaskGroup() as group:
        for game in games:
            group.create_task(compile_one(game))


async def _compile_apart(game: str) -> None:
    process = await asyncio.create_subprocess_exec(sys.executable, "-m", "splittable.lab.compiling", game)
    try:
        await process.wait()
    except BaseException:
        process.kill()
        await process.wait()
        raise


def main(game: str) -> None:
    """Compile the batches of a game, unless another process has done so meanwhile."""
    with FileLock(_folder(game) / "lock"):
        if not has_batches(game):
            compile_batches(game)


if __name__ == "__main__":
    main(*sys.argv[1:])
