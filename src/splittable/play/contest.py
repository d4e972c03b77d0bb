"""Whole games between bots, seats rotated so that each bot has every seat equally often."""

import hashlib
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

import numpy as np

from splittable import __version__
from splittable.bots import Choose, ask, find
from splittable.core.contract import Setup
from splittable.core.state import Ints
from splittable.play.dealer import seeded
from splittable.play.record import Head
from splittable.play.stopping import Stopped
from splittable.play.table import Table


@dataclass(frozen=True)
class Contest:
    """Who plays what: a set-up, and one bot for each seat of the first game."""

    setup: Setup
    seed: int
    bots: tuple[str, ...]

    def bot_at(self, number: int, seat: int) -> int:
        """The index of the bot in a seat of game `number`, from 0."""
        return (seat - number) % self.setup.players

    def origin(self, number: int) -> dict[str, str]:
        """What the record of game `number` says of where it comes from: with all of it, it can be played again."""
        return {"package": f"splittable {__version__}", "seed": str(self.seed), "number": str(number + 1)}


@dataclass
class Standing:
    """Results by bot, in the order in which the bots were named."""

    scores: Ints
    """One row a game."""
    shares: Ints
    """One row a game: 1 for a victory, a fraction for a shared one."""
    actions: Ints
    """How many actions each bot chose."""
    seconds: Ints
    """How long each bot thought."""


def _new_standing(games: int, players: int) -> Standing:
    rows = (games, players)
    return Standing(np.zeros(rows), np.zeros(rows), np.zeros(players, dtype=np.int64), np.zeros(players))


def derive(*parts: object) -> int:
    """A seed derived by hashing other seeds and numbers."""
    return int.from_bytes(hashlib.sha256(" ".join(map(str, parts)).encode()).digest()[:8], "big")


def play_out(
    table: Table,
    bots: Sequence[tuple[str, Choose]],
    seed_of: Callable[[int], int],
    report: Callable[[int, float], None],
) -> None:
    """Play a table to its end, one named bot a seat.

    `seed_of` gives the seed of each decision, counted from 0; `report` gets each decision's seat and seconds.
    """
    asked = 0
    while not table.over:
        for seat in table.waiting:
            name, choose = bots[seat]
            view = table.view(seat)
            begun = time.perf_counter()
            action = ask(choose, name, view, seed_of(asked))
            report(seat, time.perf_counter() - begun)
            asked += 1
            table.play(seat, action)


def play_game(contest: Contest, number: int, choosers: Sequence[Choose], standing: Standing) -> Table:
    """Play game `number` to its end, adding actions and seconds to the standing."""
    places = [contest.bot_at(number, seat) for seat in range(contest.setup.players)]
    bots = [(contest.bots[place], choosers[place]) for place in places]
    head = Head(contest.setup, further=contest.origin(number) | {"played": " | ".join(name for name, _ in bots)})
    table = Table(head, seeded(derive(contest.seed, number)))

    def report(seat: int, seconds: float) -> None:
        standing.seconds[places[seat]] += seconds
        standing.actions[places[seat]] += 1

    play_out(table, bots, lambda asked: derive(contest.seed, number, asked), report)
    return table


def play_contest(contest: Contest, games: int, report: Callable[[Table], None]) -> Standing:
    """Play a number of games, calling `report` with each finished table.

    Ctrl+C raises `Stopped` with the games that were finished until then.
    """
    choosers = [find(name) for name in contest.bots]
    standing = _new_standing(games, contest.setup.players)
    for number in range(games):
        try:
            table = play_game(contest, number, choosers, standing)
        except KeyboardInterrupt:
            finished = replace(standing, scores=standing.scores[:number], shares=standing.shares[:number])
            raise Stopped(finished) from None
        for seat, score in enumerate(table.scores):
            bot = contest.bot_at(number, seat)
            standing.scores[number, bot] = score
            standing.shares[number, bot] = (seat in table.winners) / len(table.winners)
        report(table)
    return standing
