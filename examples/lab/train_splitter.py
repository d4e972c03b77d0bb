"""Train a small policy for Splitter on the vector environment, with NumPy alone, and play it against `easy`.

    python examples/lab/train_splitter.py [--updates 400] [--games 1000] [--plot docs/pictures/lab-learning.svg]

The features of a number in a cell are: how large its group would be, how many adjacent cells are empty, whether there
is a star, and which third of the game it is. Each combination has one weight; the logit of a writing is the sum of the
weights of its two cells. The weights are trained by REINFORCE.
"""

import argparse
import time
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from splittable.lab.gym import BatchEnv, TableEnv
from splittable.lab.observations import Place, places

Array = NDArray[np.float64]
Whole = NDArray[np.int64]
ROWS, COLUMNS, FACES, ROUNDS = 7, 8, 6, 22
LARGEST, MOST_FREE, THIRDS = 7, 4, 3
WEIGHTS = FACES * LARGEST * MOST_FREE * 2 * THIRDS
LEFT = np.array([row * COLUMNS + 3 - away for row in range(ROWS) for away in range(4)])
RIGHT = np.array([row * COLUMNS + 4 + away for row in range(ROWS) for away in range(4)])
FIELDS: dict[str, Place] = {place.name: place for place in places("splitter", 1)}
STEP, LAST_STEP = 0.15, 0.01


@dataclass(frozen=True)
class Choices:
    """What can be written at each table: 28 slots, each in two ways round."""

    codes: Whole
    lefts: Whole
    rights: Whole
    """Indices into the weights, of the left and of the right cell."""
    is_legal: NDArray[np.bool_]


def field(observations: NDArray[np.uint8], name: str) -> Whole:
    """A field of all observations; those used here have the same offsets for any number of players."""
    place = FIELDS[name]
    shape = (len(observations), *place.field.shape)
    found: Whole = observations[:, place.start : place.stop].reshape(shape).astype(np.int64)
    return found


def beside(planes: Whole) -> Whole:
    """The four neighbours of each cell, 0 beyond the edge."""
    padded = np.pad(planes, [(0, 0)] * (planes.ndim - 2) + [(1, 1), (1, 1)])
    around = padded[..., :-2, 1:-1], padded[..., 2:, 1:-1], padded[..., 1:-1, :-2], padded[..., 1:-1, 2:]
    return np.stack(around)


def groups_at(planes: Whole) -> Whole:
    """How large the group would be if one more cell of these planes were written."""
    labels = np.arange(1, ROWS * COLUMNS + 1).reshape(ROWS, COLUMNS) * planes
    for _ in range(LARGEST - 1):
        labels = np.maximum(labels, beside(labels).max(axis=0)) * planes
    flat = labels.reshape(-1, ROWS * COLUMNS)
    room = ROWS * COLUMNS + 1
    keys = np.arange(len(flat))[:, None] * room
    counts = np.bincount((flat + keys).ravel(), minlength=len(flat) * room).reshape(-1, room)
    counts[:, 0] = 0
    near = np.sort(beside(labels).reshape(4, -1, ROWS * COLUMNS), axis=0)
    # A group that touches the cell on two sides counts once.
    near[1:][near[1:] == near[:-1]] = 0
    sizes: Whole = 1 + np.take(counts, near + keys).sum(axis=0)
    return np.minimum(sizes, LARGEST).reshape(planes.shape)


def choices_of(observations: NDArray[np.uint8], masks: NDArray[np.int8]) -> Choices:
    """All writings, as codes and as indices into the weights."""
    tables = np.arange(len(observations))
    roll = field(observations, "roll")
    faces = np.stack([roll.argmax(axis=1), FACES - 1 - roll[:, ::-1].argmax(axis=1)], axis=1)
    cells = field(observations, "seat_0_cells")
    group = groups_at(cells[tables[:, None], 1 + faces])
    free = np.minimum(beside(cells[:, 0]).sum(axis=0), MOST_FREE - 1)[:, None]
    star = field(observations, "stars")[:, None]
    third = (field(observations, "round") * THIRDS // ROUNDS)[:, :, None, None]
    case = ((faces[:, :, None, None] * LARGEST + group - 1) * MOST_FREE + free) * 2 + star
    places_of = (case * THIRDS + third).reshape(len(tables), 2, -1)
    codes = np.arange(len(LEFT))[:, None] * FACES**2 + (faces * FACES + faces[:, ::-1])[:, None]
    is_legal = masks[tables[:, None, None], codes] > 0
    is_legal[:, :, 1] &= (faces[:, 0] != faces[:, 1])[:, None]
    lefts, rights = places_of[:, :, LEFT], places_of[:, ::-1, RIGHT]
    return Choices(codes, lefts.transpose(0, 2, 1), rights.transpose(0, 2, 1), is_legal)


def worth(weights: Array, choices: Choices) -> Array:
    """The logit of every writing; minus infinity for illegal ones."""
    values = np.where(choices.is_legal, weights[choices.lefts] + weights[choices.rights], -np.inf)
    return values.reshape(len(values), -1)


def draw_writings(values: Array, chooser: np.random.Generator) -> tuple[Whole, Array]:
    """A writing for each table, sampled by softmax, and the gradient of its log-probability by logit."""
    powers = np.exp(values - values.max(axis=1, keepdims=True))
    shares = powers / powers.sum(axis=1, keepdims=True)
    drawn = (shares.cumsum(axis=1) > chooser.random((len(shares), 1))).argmax(axis=1)
    surprise = -shares
    surprise[np.arange(len(drawn)), drawn] += 1
    return drawn, surprise


def play_batch(env: BatchEnv, weights: Array, chooser: np.random.Generator) -> tuple[Array, Array]:
    """The scores of one game at every table, and the policy gradient."""
    seen, _ = env.reset()
    steps = []
    is_over = np.zeros(1, dtype=np.bool_)
    while not is_over.all():
        choices = choices_of(seen["observation"], seen["action_mask"])
        drawn, surprise = draw_writings(worth(weights, choices), chooser)
        steps.append((choices, surprise.reshape(choices.codes.shape)))
        codes = choices.codes.reshape(len(drawn), -1)[np.arange(len(drawn)), drawn]
        seen, rewards, is_over, _, _ = env.step(codes)
    lead = (rewards - rewards.mean()) / (rewards.std() + 1e-9)
    slope = np.zeros_like(weights)
    for choices, surprise in steps:
        pull = (surprise * lead[:, None, None]).ravel()
        slope += np.bincount(choices.lefts.ravel(), pull, minlength=WEIGHTS)
        slope += np.bincount(choices.rights.ravel(), pull, minlength=WEIGHTS)
    return rewards, slope / len(lead)


def train(updates: int, tables: int, seed: int) -> tuple[Array, list[tuple[float, float]]]:
    """The weights, and after each update the seconds so far and the mean score."""
    env = BatchEnv("splitter", tables, players=1)
    env.reset(seed=seed)
    chooser = np.random.default_rng(seed)
    weights = np.zeros(WEIGHTS)
    mean, square = np.zeros_like(weights), np.zeros_like(weights)
    curve = []
    begun = time.process_time()
    for update in range(1, updates + 1):
        scores, slope = play_batch(env, weights, chooser)
        mean, square = 0.9 * mean + 0.1 * slope, 0.99 * square + 0.01 * slope**2
        pace = STEP + (LAST_STEP - STEP) * update / updates
        weights += pace * (mean / (1 - 0.9**update)) / (np.sqrt(square / (1 - 0.99**update)) + 1e-8)
        curve.append((time.process_time() - begun, float(scores.mean())))
        if update % 10 == 0:
            print(f"{update:5} updates   {curve[-1][0]:6.1f} s   {curve[-1][1]:5.2f} points", flush=True)
    return weights, curve


def duel(weights: Array, bot: str, games: int, seed: int) -> tuple[float, float, float]:
    """The share of victories against a bot on the same rolls, and both mean scores."""
    env = TableEnv("splitter", 2, bots=[bot])
    share, own, other = 0.0, 0, 0
    for number in range(games):
        seen, _ = env.reset(seed=seed + number)
        is_over = False
        while not is_over:
            choices = choices_of(seen["observation"][None], seen["action_mask"][None])
            best = int(worth(weights, choices).argmax())
            seen, reward, is_over, _, told = env.step(int(choices.codes.ravel()[best]))
        share += reward + 0.5
        own += told["scores"][0]
        other += told["scores"][1]
    return share / games, own / games, other / games


def draw(curve: list[tuple[float, float]], rival: float, path: Path) -> None:
    """The learning curve as an SVG picture."""
    width, height, edge = 640, 320, 46
    most_x, most_y = curve[-1][0], max(max(score for _, score in curve), rival) * 1.1

    def place(x: float, y: float) -> str:
        return f"{edge + x / most_x * (width - 2 * edge):.1f},{height - edge - y / most_y * (height - 2 * edge):.1f}"

    line = " ".join(place(x, y) for x, y in curve)
    level = place(0, rival).split(",")[1]
    marks = "".join(
        f'<text x="{edge - 6}" y="{place(0, y).split(",")[1]}" text-anchor="end">{y}</text>'
        for y in range(0, int(most_y) + 1, 5)
    )
    path.write_text(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif"'
        ' font-size="12">'
        f'<title>Mean score of a small policy in Splitter alone while it learns</title><rect width="100%" height="100%"'
        f' fill="#fff"/><line x1="{edge}" x2="{width - edge}" y1="{level}" y2="{level}" stroke="#b33" stroke-dasharray'
        f'="6 4"/><text x="{width - edge}" y="{float(level) - 6:.1f}" text-anchor="end" fill="#b33">'
        f"easy: {rival:.1f}</text>"
        f'<polyline points="{line}" fill="none" stroke="#225" stroke-width="2"/>{marks}'
        f'<text x="{width / 2}" y="{height - 12}" text-anchor="middle">seconds of one core (0 to {most_x:.0f})</text>'
        f'<text x="{edge}" y="{edge - 16}">mean score of a game</text></svg>\n',
        encoding="utf-8",
    )


def main() -> None:
    """Train, compare, draw."""
    parser = argparse.ArgumentParser(description="Train a small policy for Splitter.")
    parser.add_argument("--updates", type=int, default=400)
    parser.add_argument("--tables", type=int, default=256)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--bot", default="easy")
    parser.add_argument("--plot", type=Path)
    asked = parser.parse_args()
    weights, curve = train(asked.updates, asked.tables, seed=1)
    share, own, other = duel(weights, asked.bot, asked.games, seed=1)
    print(f"{asked.games} games against {asked.bot}: {share:.1%} of the victories, {own:.1f} to {other:.1f} points")
    if asked.plot:
        draw(curve, other, asked.plot)


if __name__ == "__main__":
    main()
