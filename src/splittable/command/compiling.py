"""What `splittable compile` does."""

import multiprocessing
import os
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed

from splittable.games import find
from splittable.play.ahead import compile_game
from splittable.play.ahead_bots import compile_bots


def compile_ahead(games: Sequence[str]) -> Iterator[str]:
    """Compile games and their bots, as many at once as there are cores; each game as it is done."""
    if len(games) == 1:
        yield compile_one(games[0])
        return
    # Not forked: a process with threads of Numba's cannot be.
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(min(len(games), os.cpu_count() or 1), context) as pool:
        for done in as_completed([pool.submit(compile_one, game) for game in games]):
            yield done.result()


def compile_one(game: str) -> str:
    """Compile a game and its bots."""
    compile_game(find(game))
    compile_bots(find(game))
    return game
