"""Playouts, observations, resampling and views of games, to be run with every index checked: NUMBA_BOUNDSCHECK=1."""

import random
import sys

from tables import Kind, all_eyes, all_kinds, open_table, play_some

from splittable.games import find, ids
from splittable.lab import batch
from splittable.play.simulation import simulate

MODE = {"NUMBA_BOUNDSCHECK": "1", "NUMBA_OPT": "1"}
"""What is called here takes longer to compile than to run, so it is optimised less."""
GAMES = 200
STEPS = 300
BETWEEN = 12
"""Actions at a table between two moments at which it is drawn anew for all eyes."""


def check(kind: Kind) -> None:
    """Call everything that is compiled for a kind of table in many states; a wrong index raises an error."""
    simulate(find(kind.game), kind.players, GAMES, 5, kind.options, threads=1)
    tables = batch(kind.game, kind.players, 4, kind.options)
    for _ in range(STEPS):
        tables.step(tables.choose_randomly())
    table, chooser = open_table(kind, 5), random.Random(5)
    while not table.over:
        play_some(table, chooser, BETWEEN)
        for eyes in all_eyes(table):
            table.resample(eyes, seed=chooser.getrandbits(32))
            table.view_json(eyes)


def main(games: list[str]) -> None:
    """Check all kinds of tables of some games, or of all."""
    for kind in all_kinds():
        if kind.game in (games or ids()):
            check(kind)


if __name__ == "__main__":
    main(sys.argv[1:])
