"""Every kind of table that the suite plays: all games, all player counts, every option."""

import random
from collections.abc import Iterator
from typing import NamedTuple

from splittable.games import find, ids
from splittable.play.creation import new
from splittable.play.simulation import replay_simulated
from splittable.play.table import Table


class Kind(NamedTuple):
    """A game, its players, and the options that are not at their default."""

    game: str
    players: int
    options: dict[str, str]

    def __str__(self) -> str:
        return "-".join([self.game, str(self.players), *(f"{name}={value}" for name, value in self.options.items())])


def plain_kinds() -> Iterator[Kind]:
    """Every game and player count with default options."""
    for game in ids():
        found = find(game)
        for players in range(found.fewest, found.most + 1):
            yield Kind(game, players, {})


def all_kinds() -> Iterator[Kind]:
    """Besides, every value of every option for itself, at the smallest and the largest table; of `start` the last."""
    yield from plain_kinds()
    for game in ids():
        found = find(game)
        for players in (found.fewest, found.most):
            for name, values in found.options_of(players).items():
                for value in values[1:][-1:] if name == "start" else values[1:]:
                    yield Kind(game, players, {name: value})


def open_table(kind: Kind, seed: int) -> Table:
    """A new table of a kind."""
    return new(find(kind.game), kind.players, seed, kind.options, None, ())


def finished_table(kind: Kind, seed: int) -> Table:
    """A table of a kind, played at random to its end."""
    return replay_simulated(find(kind.game), kind.players, 0, seed, kind.options)


def play_some(table: Table, chooser: random.Random, actions: int) -> None:
    """Play up to a number of random actions, simultaneous ones in random order."""
    for _ in range(actions):
        if table.over:
            return
        seat = chooser.choice(table.waiting)
        table.play(seat, chooser.choice(table.actions(seat)))


def all_eyes(table: Table) -> list[int | None]:
    """A spectator and every seat."""
    return [None, *range(table.players)]
