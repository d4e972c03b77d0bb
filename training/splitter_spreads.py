"""Fit what Splitter's estimates take as given, or check them: `python -m training.splitter_spreads [--check]`.

Twelve `hard` bots write the same rolls; as they look at nobody else, they make up tables of any size. For each pad and
number of slots left, the spread is fitted that makes the shares of the victory that came most likely.
"""

import argparse
from collections.abc import Iterator

import numpy as np
from rich.console import Console
from rich.table import Table as Grid

from splittable.core.chance import stream
from splittable.core.compiler import rule
from splittable.core.state import Ints, States, blank
from splittable.games.splitter.bots.draft import Draft, copy_sheet
from splittable.games.splitter.bots.endings import write_code
from splittable.games.splitter.bots.expectations import SLOTS_SOLVED, points_of, share_out, values, worths_of
from splittable.games.splitter.bots.levels import SLACKS
from splittable.games.splitter.bots.lookahead import DRAFTS, ROOT
from splittable.games.splitter.bots.search import choose_by_value
from splittable.games.splitter.bots.value import Weights, weights_of
from splittable.games.splitter.rules.pads import PAD_NAMES, SPACES
from splittable.games.splitter.rules.state import EMPTY, FACES, ROUNDS, SplitterState
from splittable.play.contest import derive

SEATS = 12
SIZES = (2, 4, 12)
SPREADS = np.geomspace(0.3, 5, 30)
WARMTHS = np.geomspace(0.02, 2, 60)
BINS = 10
NORMAL_95 = 1.96


@rule
def play_seat(drafts: States, weights: Weights, pad: int, rolls: Ints, slack: float, rng: Ints, sheets: Ints) -> int:
    """Play a game of one `hard` with some rolls, and keep its sheet before each; its points."""
    sheet = np.zeros(FACES + 1, np.int64)
    sheet[EMPTY] = SPACES[pad]
    for done in range(ROUNDS):
        sheets[done] = sheet
        copy_sheet(drafts, ROOT, pad, sheet, ROUNDS - done, weights.rows)
        write_code(sheet, choose_by_value(drafts, weights, rolls[done], slack, rng))
    copy_sheet(drafts, ROOT, pad, sheet, 0, weights.rows)
    return int(drafts[ROOT].points)


def play(pad: int, deals: int, seed: int) -> tuple[States, Ints]:
    """Games of twelve: a state for each deal and round, and the points of each deal's seats in the end."""
    states, points = blank(SplitterState, deals * ROUNDS).reshape(deals, ROUNDS), np.empty((deals, SEATS), np.int64)
    states["pad"], states["players"], states["waiting"] = pad, SEATS, (1 << SEATS) - 1
    states["rounds_done"] = np.arange(ROUNDS)
    states["roll"] = np.random.default_rng(seed).integers(1, FACES + 1, (deals, ROUNDS, 2))
    drafts, rng, sheets = blank(Draft, DRAFTS), stream(seed), np.empty((ROUNDS, FACES + 1), np.int64)
    for deal in range(deals):
        rolls = states[deal]["roll"].astype(np.int64)
        for seat in range(SEATS):
            points[deal, seat] = play_seat(drafts, weights_of(pad), pad, rolls, SLACKS["hard"], rng, sheets)
            states[deal]["sheets"][:, seat] = sheets
    return states, points


def tables_of(states: States, points: Ints, size: int) -> Iterator[tuple[States, Ints]]:
    """The tables of a size that twelve seats make up: states by deal and round, and the shares that came."""
    for first in range(0, SEATS, size):
        some = states.copy()
        some["players"], some["waiting"] = size, (1 << size) - 1
        some["sheets"][:, :, :size] = states["sheets"][:, :, first : first + size]
        seats = points[:, first : first + size]
        won = seats == seats.max(axis=1, keepdims=True)
        yield some, won / won.sum(axis=1, keepdims=True)


def surprise(means: Ints, came: Ints, spread: float) -> float:
    """The mean cross-entropy of shares that came, if points are spread so far about what was expected."""
    shares, total = np.empty(means.shape[1]), 0.0
    for row, won in zip(means, came, strict=True):
        share_out(row, spread, shares)
        total -= float((won * np.log(np.maximum(shares, 1e-12))).sum())
    return total / len(means)


def fit(states: States, points: Ints, size: int) -> list[float]:
    """The most likely spread for each number of slots left after a decision."""
    tables = [
        (points_of(some.reshape(-1)).reshape(*some.shape, size), came) for some, came in tables_of(states, points, size)
    ]
    found = []
    for slots in range(SLOTS_SOLVED + 1, ROUNDS):
        means = np.concatenate([means[:, ROUNDS - 1 - slots] for means, _ in tables])
        came = np.concatenate([came for _, came in tables])
        found.append(float(min(SPREADS, key=lambda spread: surprise(means, came, spread))))
    return found


def fit_warmth(states: States) -> float:
    """The warmth that makes what `hard` writes most likely."""
    some = states.reshape(-1)[:: SEATS + 1]
    _, worths = worths_of(some, np.zeros(len(some), np.int64))
    chances = np.exp((worths - worths.max(axis=1, keepdims=True))[np.newaxis] / WARMTHS[:, np.newaxis, np.newaxis])
    chances /= chances.sum(axis=2, keepdims=True)
    near = worths >= worths.max(axis=1, keepdims=True) - SLACKS["hard"]
    likely = (np.log(np.maximum(chances, 1e-12)) * near).sum(axis=2) / near.sum(axis=1)
    return float(WARMTHS[np.argmax(likely.mean(axis=1))])


def bins_of(states: States, points: Ints, size: int) -> Iterator[dict[str, object]]:
    """Expected shares beside what came, in ten bins; the error is that of the deals' sums."""
    deals, expected, came = [], [], []
    for some, won in tables_of(states, points, size):
        shares = values(some.reshape(-1), np.zeros(some.size, np.int64)).reshape(*some.shape, size)
        expected.append(shares.ravel())
        came.append(np.broadcast_to(won[:, np.newaxis], shares.shape).ravel())
        deals.append(np.broadcast_to(np.arange(len(states))[:, np.newaxis, np.newaxis], shares.shape).ravel())
    said, off = np.concatenate(expected), np.concatenate(came) - np.concatenate(expected)
    numbers, places = np.concatenate(deals), np.minimum((said * BINS).astype(int), BINS - 1)
    for place in range(BINS):
        inside = places == place
        if inside.any():
            mean = off[inside].mean()
            sums = np.bincount(numbers[inside], off[inside] - mean, len(states))
            error = NORMAL_95 * np.sqrt((sums**2).sum()) / inside.sum()
            told = {"expected": f"{place / BINS:.0%} … {(place + 1) / BINS:.0%}", "cases": int(inside.sum())}
            yield told | {"said": f"{said[inside].mean():.1%}", "off": f"{mean:+.1%} ± {error:.1%}"}


def main() -> None:
    """Play, and print the constants, or how far what is shipped is off."""
    parser = argparse.ArgumentParser("python -m training.splitter_spreads", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--deals", type=int, default=400)
    parser.add_argument("--seed", type=int, default=5)
    parser.add_argument("--check", action="store_true", help="compare the shares that are shipped with what comes")
    asked = parser.parse_args()
    for pad, name in enumerate(PAD_NAMES):
        kind = "check" if asked.check else "spreads"
        states, points = play(pad, asked.deals, derive(kind, asked.seed, pad))
        for size in SIZES:
            title = f"pad {name}, {size} players, {asked.deals} deals"
            if asked.check:
                rows = list(bins_of(states, points, size))
                grid = Grid(*rows[0], title=title)
                for row in rows:
                    grid.add_row(*map(str, row.values()))
                Console().print(grid)
            else:
                spreads = [round(spread, 2) for spread in fit(states, points, size)]
                Console(width=200).print(f"{title}, {SLOTS_SOLVED + 1} … {ROUNDS - 1} slots left:", spreads)
        if not asked.check:
            Console().print(f"pad {name}: warmth {fit_warmth(states):.3f}")


if __name__ == "__main__":
    main()
