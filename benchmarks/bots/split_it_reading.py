"""What reading habits is worth to `expert` in Split it!, and what those who feign a habit gain by it.

From the project's root: `python -m benchmarks.bots.split_it_reading alone --among hard --players 4` plays `expert`
alone among bots of a level, with and without reading: a game is played once until the two would do something else, then
both ways. `python -m benchmarks.bots.split_it_reading feigned` lets a seat play as `random` for some rounds and shows
how much more a best response then pays against readers than against the same bots without reading. Stop either whenever
you like: what is known so far is printed after every few games.
"""

import argparse
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, cast

import numpy as np

import splittable
from benchmarks.bots.split_it import REFERENCE, mean_of
from splittable.bots import LEVELS, find
from splittable.core.state import Ints
from splittable.games.split_it.bots.guesses import ROOT
from splittable.games.split_it.bots.levels import BOTS
from splittable.games.split_it.bots.thinker import ITERATIONS, LOOKS, Guesses, Thinker
from splittable.games.split_it.rules.state import SEATS, SECTIONS
from splittable.games.split_it.sight.notation import spell
from splittable.play.contest import derive
from splittable.play.table import Table

PRINTED = 10
"""Games or positions between two lines of output."""
FEIGNS = 3
"""Rounds for which a seat feigns."""


def expert_at(table: Table, seat: int, seed: int) -> Thinker:
    """`expert` as it sits at a table."""
    return Thinker(BOTS.imagine(cast("Any", table.seen(seat))), seat, "expert", BOTS.budgets["expert"], seed)


def without_reading(thinker: Thinker) -> Thinker:
    """The same bot, which takes everybody for a thinker."""
    thinker.reader = None
    return thinker


@dataclass
class Line:
    """A game between `expert` in one seat and bots of a level, and the actions so far."""

    among: str
    players: int
    seat: int
    seed: int
    played: list[tuple[int, str]] = field(default_factory=list)

    def table(self) -> Table:
        """The table as it stands."""
        table = splittable.new("split-it", players=self.players, seed=self.seed)
        for seat, action in self.played:
            table.play(seat, action)
        return table

    def other(self, table: Table, seat: int) -> str:
        """What the bot of a seat that is not `expert` does next."""
        return find(self.among)(table.view(seat), derive(self.seed, len(self.played)))

    def expert(self, table: Table) -> Thinker:
        """`expert` at its next decision."""
        return expert_at(table, self.seat, derive(self.seed, len(self.played)))

    def share(self, table: Table) -> float:
        """The share of the victory that came to `expert`."""
        return (self.seat in table.winners) / len(table.winners)


def play_both(line: Line) -> tuple[float, float, bool]:
    """The shares of the victory with and without reading, and whether the two ever differed."""
    table = line.table()
    while not table.over:
        seat = table.waiting[0]
        if seat != line.seat:
            play(line, table, seat, line.other(table, seat))
            continue
        thinker = line.expert(table)
        doubts = thinker.reader is not None and thinker.reader.doubts.any()
        action = spell(thinker.choose())
        if doubts and action != (plain := spell(without_reading(line.expert(table)).choose())):
            fork = Line(line.among, line.players, line.seat, line.seed, [*line.played, (seat, plain)])
            play(line, table, seat, action)
            return play_reading(line, table), play_plain(fork), True
        play(line, table, seat, action)
    return line.share(table), line.share(table), False


def play(line: Line, table: Table, seat: int, action: str) -> None:
    """Play an action and keep it."""
    table.play(seat, action)
    line.played.append((seat, action))


def play_reading(line: Line, table: Table) -> float:
    """Play on to the end with reading."""
    while not table.over:
        seat = table.waiting[0]
        own = seat == line.seat
        play(line, table, seat, spell(line.expert(table).choose()) if own else line.other(table, seat))
    return line.share(table)


def play_plain(line: Line) -> float:
    """Play on to the end without reading."""
    table = line.table()
    while not table.over:
        seat = table.waiting[0]
        own = seat == line.seat
        action = spell(without_reading(line.expert(table)).choose()) if own else line.other(table, seat)
        play(line, table, seat, action)
    return line.share(table)


def alone(among: str, players: int, games: int, seed: int) -> None:
    """`expert` alone among bots of a level, another seat each game, with and without reading."""
    found = []
    for game in range(games):
        line = Line(among, players, game % players, derive("reading", seed, game))
        found.append(play_both(line))
        if (game + 1) % PRINTED == 0 or game + 1 == games:
            shares = np.array([each[:2] for each in found])
            forked = sum(each[2] for each in found)
            reading, plain, more = (mean_of(each) for each in (*shares.T, shares[:, 0] - shares[:, 1]))
            print(
                f"expert among {among}, {players} players, {len(found)} games ({forked} differed): "
                f"reading {shown(reading)}, without {shown(plain)}, difference {shown(more)}",
                flush=True,
            )


def shown(figure: tuple[float, float]) -> str:
    """A mean and its margin, in hundredths of the victory."""
    return f"{figure[0]:.1%} ± {figure[1]:.1%}"


def feigned_tables(players: int, seed: int) -> Iterator[tuple[Table, int]]:
    """Guesses of everybody in games of `hard`, after one seat has played as `random` for some rounds; that seat."""
    for game in range(1_000_000):
        table = splittable.new("split-it", players=players, seed=derive("feigned", seed, game))
        feigner, asked = game % players, 0
        while not table.over:
            is_past = cast("Any", table.seen(0)).round > FEIGNS
            if is_past and len(table.waiting) == players and game % 3 == asked % 3:
                yield table, feigner
            for seat in table.waiting:
                level = "random" if seat == feigner and not is_past else "hard"
                table.play(seat, find(level)(table.view(seat), derive(seed, game, asked)))
                asked += 1


def best_pays(reference: Guesses, seat: int, mixes: Ints) -> float:
    """What a best response pays a seat against the others' mixes."""
    guesses = Guesses(reference.seats, reference.sections, reference.payoffs, mixes)
    place = reference.seats.index(seat)
    return float(guesses.worths()[place, : len(reference.sections)].max())


def mixes_against(table: Table, feigner: int, reference: Guesses, seed: int) -> tuple[Ints, Ints]:
    """The mixes of all but the feigner, with and without reading."""
    mixes = np.zeros((2, SEATS, SECTIONS))
    for place, seat in enumerate(reference.seats):
        if seat != feigner:
            thinker = expert_at(table, seat, derive(seed, seat))
            mixes[0, place, : len(reference.sections)] = np.array(thinker.mix())[reference.sections]
            plain = without_reading(expert_at(table, seat, derive(seed, seat)))
            mixes[1, place, : len(reference.sections)] = np.array(plain.mix())[reference.sections]
    return mixes[0], mixes[1]


def feigned(players: int, positions: int, seed: int) -> None:
    """How much more a best response pays a seat that feigned against readers than against those who do not read."""
    found = []
    for number, (table, feigner) in enumerate(feigned_tables(players, seed)):
        budget, own = REFERENCE * BOTS.budgets["expert"], derive("reference", seed, number)
        judge = Thinker(BOTS.imagine(cast("Any", table.seen(feigner))), feigner, "expert", budget, own)
        reference = judge.guesses(ROOT, LOOKS["expert"], 1, ITERATIONS)
        reading, plain = mixes_against(table, feigner, reference, derive(seed, number))
        found.append((best_pays(reference, feigner, reading), best_pays(reference, feigner, plain)))
        if (number + 1) % PRINTED == 0:
            pays = np.array(found)
            more = mean_of(pays[:, 0] - pays[:, 1])
            print(
                f"feigned {FEIGNS} rounds, {players} players, {len(found)} positions: a best response pays "
                f"{shown(mean_of(pays[:, 0]))} against readers, {shown(more)} more than without reading",
                flush=True,
            )
        if number + 1 == positions:
            return


def main() -> None:
    """Read the arguments, play, and print."""
    parser = argparse.ArgumentParser(
        "python -m benchmarks.bots.split_it_reading", description=(__doc__ or "").partition("\n")[0]
    )
    parser.add_argument("what", choices=["alone", "feigned"])
    parser.add_argument("--among", default="hard", choices=LEVELS)
    parser.add_argument("--players", action="append", type=int, choices=(3, 4))
    parser.add_argument("--games", type=int, default=60, help="games, or positions")
    parser.add_argument("--seed", default="1")
    asked = parser.parse_args()
    for players in asked.players or (3, 4):
        if asked.what == "alone":
            alone(asked.among, players, asked.games, asked.seed)
        else:
            feigned(players, asked.games, asked.seed)


if __name__ == "__main__":
    main()
