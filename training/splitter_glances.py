"""Fit the tables by which Splitter's judge chooses the writings that its network looks at.

`python -m training.splitter_glances` plays solo games on both pads, tries every writing of every roll, and fits tables
to their values by weighted least squares within each decision (writings far behind the best weigh little); then it
writes `games/splitter/review/glances.npz`. `--games 1200`, `--seed 1`.
"""

import argparse

import numpy as np
from rich.console import Console
from rich.progress import track

from splittable.core.chance import below, fraction, stream
from splittable.core.compiler import rule
from splittable.core.state import Ints, States, blank
from splittable.games.splitter.bots.draft import Draft, copy_sheet
from splittable.games.splitter.bots.lookahead import DRAFTS, ROOT, TRIED, try_all
from splittable.games.splitter.bots.value import Weights, weights_of
from splittable.games.splitter.review.glances import (
    FILE,
    GLANCES,
    PLACE,
    STAGES,
    exits_of,
    other_place,
    own_place,
    stage_of,
)
from splittable.games.splitter.rules.cells import LEFT_CELLS, RIGHT_CELLS
from splittable.games.splitter.rules.game import MOST_LEGAL, WAYS
from splittable.games.splitter.rules.pads import PAD_NAMES, SPACES
from splittable.games.splitter.rules.state import CELLS, FACES, ROUNDS

BLUNDERS = 0.15
"""How often a random writing is taken, so that sheets of weak players are learned too."""
WARMTH = 1.5
"""How many points behind the best make a writing weigh e times less."""
RIDGE = 1.0
A_CELL = 1 + 1 + FACES - 1
"""Places that a written cell has."""


@rule
def note_cell(draft: Draft, number: int, cell: int, places: Ints) -> None:
    """The places of a number in a cell."""
    places[0] = own_place(draft, number, cell, exits_of(draft, cell))
    places[1] = PLACE + (number - 1) * CELLS + cell
    count = 2
    for other in range(1, FACES + 1):
        if other != number:
            places[count] = other_place(draft, other, cell)
            count += 1


@rule
def add_decision(draft: Draft, codes: Ints, worths: Ints, count: int, squares: Ints, products: Ints) -> None:
    """Add a decision to the normal equations: differences between its writings, the good ones weighed most."""
    places = np.empty(2 * A_CELL, np.int64)
    means, total, mean = np.zeros(GLANCES), 0.0, 0.0
    best = worths[:count].max()
    for turn in range(2):
        for place in range(count):
            position, left, right = codes[place] // WAYS, codes[place] // FACES % FACES + 1, codes[place] % FACES + 1
            note_cell(draft, left, int(LEFT_CELLS[position]), places[:A_CELL])
            note_cell(draft, right, int(RIGHT_CELLS[position]), places[A_CELL:])
            weight = np.exp((worths[place] - best) / WARMTH)
            if turn == 0:
                total += weight
                mean += weight * worths[place]
                for one in places:
                    means[one] += weight
            else:
                for one in places:
                    products[one] += weight * (worths[place] - mean / total)
                    for other in places:
                        squares[one, other] += weight
    seen = np.flatnonzero(means)
    for one in seen:
        for other in seen:
            squares[one, other] -= means[one] * means[other] / total


@rule
def play_game(
    drafts: States, sheet: Ints, pad: int, weights: Weights, rng: Ints, squares: Ints, products: Ints
) -> None:
    """Play a solo game by value, with blunders, and add its decisions."""
    codes, worths, roll = np.empty(MOST_LEGAL, np.int64), np.empty(MOST_LEGAL), np.empty(2, np.int64)
    copy_sheet(drafts, ROOT, pad, sheet, ROUNDS, weights.rows)
    for _ in range(ROUNDS - 1):
        roll[0], roll[1] = 1 + below(rng, FACES), 1 + below(rng, FACES)
        stage = stage_of(int(drafts[ROOT].rounds_left))
        count = try_all(drafts, ROOT, TRIED, weights, roll, codes, worths)
        add_decision(drafts[ROOT], codes, worths, count, squares[stage], products[stage])
        chosen = np.argmax(worths[:count])
        if fraction(rng) < BLUNDERS:
            chosen = np.int64(below(rng, count))
        drafts[ROOT] = drafts[TRIED + chosen]


def fit(pad: int, games: int, seed: int) -> Ints:
    """The tables of a pad."""
    squares, products = np.zeros((STAGES, GLANCES, GLANCES)), np.zeros((STAGES, GLANCES))
    drafts, rng = blank(Draft, DRAFTS), stream(seed)
    sheet = np.array([int(SPACES[pad])] + [0] * FACES, dtype=np.int64)
    for _ in track(range(games), f"pad {PAD_NAMES[pad]}", console=Console(stderr=True), transient=True):
        play_game(drafts, sheet, pad, weights_of(pad), rng, squares, products)
    pairs = zip(squares, products, strict=True)
    return np.array([np.linalg.solve(square + RIDGE * np.eye(GLANCES), product) for square, product in pairs])


def main() -> None:
    """Read the arguments, fit both pads, write the tables."""
    parser = argparse.ArgumentParser(
        "python -m training.splitter_glances", description=(__doc__ or "").partition("\n")[0]
    )
    parser.add_argument("--games", type=int, default=1_200)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    a, b = (fit(pad, asked.games, asked.seed).astype(np.float32) for pad in range(len(PAD_NAMES)))
    np.savez_compressed(FILE, A=a, B=b)


if __name__ == "__main__":
    main()
