"""Fit what Splitter's estimates take as given: `python -m training.splitter_spreads` prints both constants.

Tables of twelve `hard` bots. The spread is that of points at the end about what the network expected, from the
differences between seats of one table of which it expected different points.
"""

import argparse

import numpy as np
from rich.console import Console
from rich.progress import track

import splittable
from splittable.bots import find
from splittable.core.state import Ints
from splittable.core.view import read_view
from splittable.games.splitter.bots.expectations import points_of, worths_of
from splittable.games.splitter.bots.imagine import codes, imagine
from splittable.games.splitter.rules.pads import PAD_NAMES
from splittable.games.splitter.rules.state import ROUNDS
from splittable.games.splitter.sight.view import View
from splittable.play.contest import derive

PLAYERS = 12
EQUAL = 0.01
"""Seats whose expected points differ less have the same sheet, or one that is as good."""
WARMTHS = np.geomspace(0.05, 2, 60)


def play(pad: str, seed: int) -> tuple[Ints, Ints]:
    """A game: squared surprises and their number by rounds done; how likely each decision was by warmth."""
    table = splittable.new("splitter", players=PLAYERS, seed=seed, options={"pad": pad})
    choose = find("hard")
    expected, likely = [], []
    while not table.over:
        states = imagine(read_view(View, table.view(0)))
        expected.append(points_of(states)[0])
        found, worths = worths_of(states, np.zeros(1, np.int64))
        for seat in range(PLAYERS):
            action = choose(table.view(seat), derive(seed, seat, len(expected)))
            if seat == 0:
                chances = np.exp((worths[0] - worths[0].max()) / WARMTHS[:, np.newaxis])
                likely.append(chances[:, list(found[0]).index(codes()[action])] / chances.sum(axis=1))
            table.play(seat, action)
    means = np.array(expected)
    surprises = np.array(table.scores) - means
    gaps, differences = (array[:, :, np.newaxis] - array[:, np.newaxis] for array in (means, surprises))
    unlike = np.abs(gaps) > EQUAL
    return np.stack([(differences**2 * unlike).sum(axis=(1, 2)), unlike.sum(axis=(1, 2))]), np.array(likely)


def main() -> None:
    """Play, and print the constants."""
    parser = argparse.ArgumentParser("python -m training.splitter_spreads", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--seed", type=int, default=5)
    asked = parser.parse_args()
    likely = []
    for pad in PAD_NAMES:
        told = Console(stderr=True)
        seeds = [derive("spreads", asked.seed, pad, game) for game in range(asked.games)]
        games = [play(pad, seed) for seed in track(seeds, f"pad {pad}", console=told, transient=True)]
        likely += [chances for _, chances in games]
        squares, counts = np.sum([sums for sums, _ in games], axis=0)
        # The difference of two has twice the variance of one.
        spreads = np.sqrt(squares / np.maximum(counts, 1) / 2)
        Console().print(f"pad {pad}, 1 … {ROUNDS} rounds left:", [round(float(spread), 2) for spread in spreads[::-1]])
    logs = np.log(np.maximum(np.concatenate(likely), 1e-9)).mean(axis=0)
    Console().print(f"warmth {WARMTHS[np.argmax(logs)]:.2f}, mean log of the chance {logs.max():.3f}")


if __name__ == "__main__":
    main()
