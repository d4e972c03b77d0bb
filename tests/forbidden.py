"""Plays every level of a game with compiling forbidden after the warm-up: `python tests/forbidden.py GAME`.

Loading from the cache counts as compiling here, so it does not matter what the cache holds.
"""

import sys
from importlib import import_module
from typing import Any

from splittable.core.contract import LEVELS, AnyGame
from splittable.games import find
from splittable.play.compiling import compile_step, steps_of
from splittable.play.creation import new

BUDGETS = (1, 30, None)
"""Iterations: as few as can be, enough to reach what only a search does, and all that a level has."""
WHOLE = 24
"""So many decisions of a game get a level's whole budget."""


def forbid() -> None:
    """Let nothing be compiled from now on."""
    dispatcher: Any = import_module("numba.core.dispatcher")

    def refuse(rule: Any, signature: object) -> None:
        raise AssertionError(f"{rule.py_func.__qualname__} of {rule.py_func.__module__}: {signature}")

    dispatcher.Dispatcher.compile = refuse


def options_of(game: AnyGame, players: int) -> tuple[dict[str, str], dict[str, str]]:
    """The default rules, and all others at once."""
    return {}, {name: values[-1] for name, values in game.options_of(players).items() if name != "start"}


def play(game: AnyGame, players: int, level: str, options: dict[str, str], budget: int | None) -> None:
    """Play a game between bots of one level; without a budget, the first decisions with the level's own."""
    table, decisions = new(game, players, 1, options, None, ()), 0
    while not table.over:
        seat = table.waiting[0]
        allowed = 1 if budget is None and decisions >= WHOLE else budget
        table.play(seat, game.bots().choose(table.seen(seat), level, players, allowed))
        decisions += 1


def main(name: str) -> None:
    """Warm up, forbid, play at the smallest and largest tables and some between."""
    game = find(name)
    for step in steps_of(name):
        compile_step(step)
    forbid()
    sizes = sorted({game.fewest, game.fewest + 1, min(4, game.most), game.most})
    for level in LEVELS:
        for number, players in enumerate(sizes):
            play(game, players, level, options_of(game, players)[number % 2], BUDGETS[number % len(BUDGETS)])


if __name__ == "__main__":
    main(*sys.argv[1:])
