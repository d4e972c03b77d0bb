"""Splitter's quick levels against each other at tables of every size: `python -m benchmarks.bots.splitter_levels`.

Levels below `expert` look at nobody, so some games of each level on the same rolls make up tables of any size.
"""

import argparse
from itertools import pairwise

import numpy as np
from rich.console import Console
from rich.table import Table as Grid

from splittable.core.chance import stream
from splittable.core.state import Ints, States, blank
from splittable.games.splitter.bots.draft import Draft, copy_sheet
from splittable.games.splitter.bots.endings import write_code
from splittable.games.splitter.bots.levels import HOPES, SLACKS
from splittable.games.splitter.bots.lookahead import DRAFTS, ROOT
from splittable.games.splitter.bots.search import choose_at_a_glance, choose_by_value
from splittable.games.splitter.bots.value import weights_of
from splittable.games.splitter.rules.pads import PAD_NAMES, SPACES
from splittable.games.splitter.rules.state import EMPTY, FACES, ROUNDS

RUNS = 6
SIZES = (2, 4, 8, 12)
NORMAL_95 = 1.96


def play(drafts: States, pad: int, level: str, rolls: Ints, rng: Ints) -> int:
    """A game of one level with some rolls: its points."""
    weights, sheet = weights_of(pad), np.zeros(FACES + 1, np.int64)
    sheet[EMPTY] = SPACES[pad]
    for done, roll in enumerate(rolls):
        copy_sheet(drafts, ROOT, pad, sheet, ROUNDS - done, weights.rows)
        if level in HOPES:
            code = choose_at_a_glance(drafts, weights, roll, SLACKS[level], HOPES[level], rng)
        else:
            code = choose_by_value(drafts, weights, roll, SLACKS[level], rng)
        write_code(sheet, code)
    copy_sheet(drafts, ROOT, pad, sheet, 0, weights.rows)
    return int(drafts[ROOT].points)


def share(higher: Ints, lower: Ints, half: int) -> str:
    """The share of the wins of the higher of two levels (points by deal and run), with so many seats each.

    Runs are grouped into as many tables as they make up; the interval is over deals.
    """
    found = []
    for first in range(0, RUNS - half + 1, half):
        ours, theirs = (points[:, first : first + half] for points in (higher, lower))
        most = np.maximum(ours.max(axis=1), theirs.max(axis=1))[:, np.newaxis]
        won, lost = (ours == most).sum(axis=1), (theirs == most).sum(axis=1)
        found.append(won / (won + lost))
    shares = np.mean(found, axis=0)
    return f"{shares.mean():.1%} ± {NORMAL_95 * shares.std(ddof=1) / np.sqrt(len(shares)):.1%}"


def main() -> None:
    """Read the arguments, play, print a table."""
    parser = argparse.ArgumentParser(
        "python -m benchmarks.bots.splitter_levels", description=(__doc__ or "").split("\n")[0]
    )
    parser.add_argument("--deals", type=int, default=300)
    parser.add_argument("--seed", type=int, default=3300)
    asked = parser.parse_args()
    grid, drafts = Grid("pad", "level", "alone", "against", *map(str, SIZES)), blank(Draft, DRAFTS)
    for pad, name in enumerate(PAD_NAMES):
        rolls = np.random.default_rng(asked.seed + pad).integers(1, FACES + 1, (asked.deals, ROUNDS, 2))
        rng = stream(asked.seed + pad)
        points = {
            level: np.array([[play(drafts, pad, level, deal, rng) for _ in range(RUNS)] for deal in rolls])
            for level in SLACKS
        }
        for lower, higher in pairwise(SLACKS):
            shares = (share(points[higher], points[lower], size // 2) for size in SIZES)
            grid.add_row(name, higher, f"{points[higher].mean():.2f}", lower, *shares)
        Console(stderr=True).print(f"pad {name}: easy alone {points['easy'].mean():.2f}")
    Console(width=140).print(grid)


if __name__ == "__main__":
    main()
