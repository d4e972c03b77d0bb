"""How a mind does its jobs; a thread does the same as long as there is no process."""

import time
from functools import cache
from threading import Lock
from traceback import extract_tb

import msgspec

from splittable.core.contract import AnyGame
from splittable.core.view import View
from splittable.games import find
from splittable.room.minds.jobs import Choose, Chosen, Failed

FEW = 1
"""Iterations that reach nearly all the code of a level."""
TRIES = 3
"""Another process may tidy the cache's folder away while it is read; what is missing then is compiled again."""


@cache
def _load(game_id: str, rules: int) -> tuple[AnyGame, msgspec.json.Decoder[View]]:
    """A game and what reads its views."""
    game = find(game_id).under(rules)
    return game, msgspec.json.Decoder(game.view)


_loading = Lock()
"""Threads make what reads a view one after another: see `core.view.read_view`."""


_loaded: set[tuple[str, int, str, int]] = set()
"""Game, rules, level and players of which code is in this process: what it takes to load it is nobody's thinking."""


def do(job: Choose) -> Chosen | Failed:
    """Do a job, and tell of what went wrong only where it did."""
    for tries in range(TRIES, 0, -1):
        try:
            return _choose(job)
        except Exception as error:
            if tries == 1 or not isinstance(error, OSError):
                return Failed(_place_of(error))
    raise AssertionError


def _choose(job: Choose) -> Chosen | Failed:
    with _loading:
        game, views = _load(job.game, job.rules)
    view, bots = views.decode(job.view), game.bots()
    known = (job.game, job.rules, job.level, view.players)
    if known not in _loaded and len(view.actions) > 1:
        bots.choose(view, job.level, job.seed, min(FEW, job.budget))
        _loaded.add(known)
    began = time.perf_counter()
    action = bots.choose(view, job.level, job.seed, job.budget)
    seconds = time.perf_counter() - began
    return Chosen(action, seconds) if action in view.actions else Failed("what was chosen is not legal")


def _place_of(error: Exception) -> str:
    kind = f"{type(error).__module__}.{type(error).__qualname__}"
    frame = extract_tb(error.__traceback__)[-1]
    return f"{kind} at {frame.filename}:{frame.lineno}"
