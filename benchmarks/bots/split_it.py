"""Strength of Split it!'s levels.

From the project's root: `python -m benchmarks.bots.split_it levels` seats each level alone among the one below, at two,
three and four players, every deal once from every seat (`--level hard --players 3 --deals 50` for a part of it);
`python -m benchmarks.bots.split_it random` seats `expert` among `random`; `python -m benchmarks.bots.split_it guesses`
shows how much a best responder gains against each level's mixed guesses. Thinking time is CPU time of one core.
"""

import argparse
import time
from collections.abc import Iterator
from itertools import islice, pairwise
from typing import Any, cast

import numpy as np
from rich.console import Console
from rich.table import Table as Grid

import splittable
from splittable.bots import LEVELS, find
from splittable.core.state import Ints
from splittable.games.split_it.bots.guesses import ROOT
from splittable.games.split_it.bots.levels import BOTS, guess_mix
from splittable.games.split_it.bots.thinker import ITERATIONS, LOOKS, Guesses, Thinker
from splittable.games.split_it.rules.state import SEATS, SECTIONS
from splittable.games.split_it.sight.notation import SECTION_NAMES
from splittable.play.contest import derive
from splittable.play.table import Table

NORMAL_95 = 1.96
TABLES = (2, 3, 4)
REFERENCE = 4
"""Multiple of `expert`'s budget spent on the reference payoffs by which all levels are judged."""


def play_one(higher: str, lower: str, players: int, seat: int, seed: int) -> tuple[float, float, list[float]]:
    """Play one bot among bots of another level: its share of the victory, its lead over their mean, its seconds."""
    bots = [lower] * players
    bots[seat] = higher
    table = splittable.new("split-it", players=players, seed=seed)
    seconds, asked = [], 0
    while not table.over:
        for each in table.waiting:
            view = table.view(each)
            begun = time.process_time()
            action = find(bots[each])(view, derive(seed, asked))
            if each == seat:
                seconds.append(time.process_time() - begun)
            asked += 1
            table.play(each, action)
    others = [score for other, score in enumerate(table.scores) if other != seat]
    return (seat in table.winners) / len(table.winners), table.scores[seat] - float(np.mean(others)), seconds


def among(higher: str, lower: str, players: int, deals: int, seed: int) -> dict[str, object]:
    """One bot of a level among bots of another, every deal once from every seat."""
    for table in islice(all_positions(players, seed), 12):
        for level in (higher, lower):
            find(level)(table.view(table.waiting[0]), seed)  # compiles before the clock starts
    shares, leads, seconds = np.zeros((deals, players)), np.zeros((deals, players)), []
    for deal in range(deals):
        for seat in range(players):
            shares[deal, seat], leads[deal, seat], each = play_one(
                higher, lower, players, seat, derive("deal", seed, deal)
            )
            seconds += each
    mean, margin = mean_of(shares.mean(axis=1))
    lead, lead_margin = mean_of(leads.mean(axis=1))
    return {
        "level": higher,
        "among": lower,
        "players": players,
        "games": deals * players,
        "share of wins": f"{mean:.1%} ± {margin:.1%}",
        "equal share": f"{1 / players:.1%}",
        "above it": "yes" if mean - margin > 1 / players else "no",
        "lead": f"{lead:.1f} ± {lead_margin:.1f}",
        "ms a move": f"{np.mean(seconds) * 1e3:.1f}",
        "slowest": f"{np.max(seconds) * 1e3:.0f}",
    }


def mean_of(values: Ints) -> tuple[float, float]:
    """The mean of independent values, and half the width of its 95 % confidence interval."""
    return float(values.mean()), NORMAL_95 * float(values.std(ddof=1)) / len(values) ** 0.5


def all_positions(players: int, seed: int) -> Iterator[Table]:
    """Every position in games between `hard` bots at which a seat is to decide."""
    for game in range(1_000_000):
        table = splittable.new("split-it", players=players, seed=derive("guess", seed, game))
        asked = 0
        while not table.over:
            yield table
            for seat in table.waiting:
                table.play(seat, find("hard")(table.view(seat), derive(seed, game, asked)))
                asked += 1


def guess_positions(players: int, seed: int) -> Iterator[Table]:
    """The positions at which at least two seats are to guess."""
    return (table for table in all_positions(players, seed) if len(table.waiting) > 1)


def gains_against(table: Table, level: str, reference: Guesses, seed: int) -> list[float]:
    """How much each seat would gain by a best response if all guess as a level does."""
    mixes = np.zeros((SEATS, SECTIONS))
    for place, seat in enumerate(reference.seats):
        view: Any = table.seen(seat)
        mix = guess_mix(view, level, derive(seed, seat)) if level != "random" else uniform(view.actions)
        for choice, section in enumerate(reference.sections):
            mixes[place, choice] = mix[f"guess {SECTION_NAMES[section]}"]
    worths = Guesses(reference.seats, reference.sections, reference.payoffs, mixes).worths()
    choices = len(reference.sections)
    return [
        float(worths[place, :choices].max() - mixes[place] @ worths[place]) for place in range(len(reference.seats))
    ]


def uniform(actions: list[str]) -> dict[str, float]:
    """A uniform distribution over actions."""
    return {action: 1 / len(actions) for action in actions}


def guesses(players: int, positions: int, seed: int) -> Iterator[dict[str, object]]:
    """What a best responder gains against each level at sampled positions, outcomes valued as by `expert`."""
    gains: dict[str, list[float]] = {level: [] for level in LEVELS}
    taken = 0
    for number, table in enumerate(guess_positions(players, seed)):
        if number % 7:
            continue  # consecutive positions of a game are too similar
        seat = table.waiting[0]
        budget = REFERENCE * BOTS.budgets["expert"]
        thinker = Thinker(
            BOTS.imagine(cast("Any", table.seen(seat))), seat, "expert", budget, derive("reference", seed, number)
        )
        reference = thinker.guesses(ROOT, LOOKS["expert"], 1, ITERATIONS)
        for level in LEVELS:
            gains[level].append(float(np.mean(gains_against(table, level, reference, derive(seed, number)))))
        taken += 1
        if taken == positions:
            break
    for level in LEVELS:
        mean, margin = mean_of(np.array(gains[level]))
        yield {
            "level": level,
            "players": players,
            "positions": positions,
            "a best responder gains": f"{mean * 100:.2f} ± {margin * 100:.2f} points of 100 of the victory",
            "most": f"{max(gains[level]) * 100:.1f}",
        }


def main() -> None:
    """Read the arguments, play, print each row and then the table."""
    parser = argparse.ArgumentParser(
        "python -m benchmarks.bots.split_it", description=(__doc__ or "").partition("\n")[0]
    )
    parser.add_argument("what", choices=["levels", "random", "guesses"])
    parser.add_argument("--level", action="append", choices=LEVELS[1:])
    parser.add_argument("--players", action="append", type=int, choices=TABLES)
    parser.add_argument("--deals", type=int, default=40, help="deals, each played from every seat; or positions")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    grid, console = Grid(), Console(width=160)
    for players in asked.players or TABLES:
        if asked.what == "guesses":
            rows = guesses(players, asked.deals, asked.seed)
        elif asked.what == "random":
            rows = iter([among("expert", "random", players, asked.deals, asked.seed)])
        else:
            pairs = [(higher, lower) for lower, higher in pairwise(LEVELS) if higher in (asked.level or LEVELS)]
            rows = (among(higher, lower, players, asked.deals, asked.seed) for higher, lower in pairs)
        for row in rows:
            if not grid.columns:
                for heading in row:
                    grid.add_column(heading)
            grid.add_row(*(str(value) for value in row.values()))
            print(*row.values(), sep="  ", flush=True)
    console.print(grid)


if __name__ == "__main__":
    main()
