"""Train a small policy for Splitter on the vector environment, with NumPy alone, and see how it does against `easy`.

    python examples/lab/train_splitter.py [--updates 150] [--games 100] [--plot docs/pictures/lab-learning.svg]

The policy knows nothing but what stands beside a cell: for each number that could be written there, how many cells
beside hold it, how many beside those do, how many are empty, and whether there is a star. Each such case has one
weight; a writing is worth the weights of its two cells. REINFORCE does the rest.
"""

import argparse
import time
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from splittable.lab.gym import BatchEnv, TableEnv
from splittable.lab.knowing import places

Array = NDArray[np.float64]
ROWS, COLUMNS, FACES, POSITIONS = 7, 8, 6, 28
CASES = 4 * 4 * 4 * 2
LEFT = np.array([row * COLUMNS + 3 - away for row in range(ROWS) for away in range(4)])
RIGHT = np.array([row * COLUMNS + 4 + away for row in range(ROWS) for away in range(4)])


def beside(planes: Array) -> Array:
    """For each cell, the sum of the four cells beside it."""
    padded = np.pad(planes, [(0, 0)] * (planes.ndim - 2) + [(1, 1), (1, 1)])
    total: Array = padded[..., :-2, 1:-1] + padded[..., 2:, 1:-1] + padded[..., 1:-1, :-2] + padded[..., 1:-1, 2:]
    return total


def cases_of(observations: NDArray[np.uint8], players: int) -> NDArray[np.int64]:
    """The place of each number and cell among the weights."""
    start = {place.name: place for place in places("splitter", players)}
    stars = start["stars"]
    cells = start["seat_0_cells"]
    star = observations[:, stars.start : stars.stop].reshape(-1, 1, ROWS, COLUMNS).astype(np.int64)
    planes = observations[:, cells.start : cells.stop].reshape(-1, FACES + 1, ROWS, COLUMNS).astype(np.float64)
    empty, numbers = planes[:, :1], planes[:, 1:]
    near = beside(numbers)
    far = beside(near * numbers)
    free = beside(empty)
    case = (np.minimum(near, 3) * 4 + np.minimum(far, 3)) * 4 + np.minimum(free, 3)
    flat = (case.astype(np.int64) * 2 + star).reshape(-1, FACES, ROWS * COLUMNS)
    shifted: NDArray[np.int64] = flat + np.arange(FACES)[:, None] * CASES
    return shifted


def worth(weights: Array, cases: NDArray[np.int64], masks: NDArray[np.int8]) -> Array:
    """What every code is worth; illegal ones nothing at all."""
    cells = weights[cases]
    left, right = cells[:, :, LEFT].transpose(0, 2, 1), cells[:, :, RIGHT].transpose(0, 2, 1)
    values = (left[:, :, :, None] + right[:, :, None, :]).reshape(len(cells), -1)
    return np.where(masks > 0, values, -np.inf)


def chances(values: Array) -> Array:
    """A softmax."""
    powers = np.exp(values - values.max(axis=1, keepdims=True))
    shares: Array = powers / powers.sum(axis=1, keepdims=True)
    return shares


def marginals(shares: Array) -> Array:
    """How much of these chances writes each number into each cell."""
    grid = shares.reshape(-1, POSITIONS, FACES, FACES)
    cells = np.zeros((len(grid), FACES, ROWS * COLUMNS))
    cells[:, :, LEFT] += grid.sum(axis=3).transpose(0, 2, 1)
    cells[:, :, RIGHT] += grid.sum(axis=2).transpose(0, 2, 1)
    return cells


def play_batch(env: BatchEnv, weights: Array, chooser: np.random.Generator) -> tuple[Array, Array]:
    """The scores of one game at every table, and the direction in which the weights get better."""
    seen, _ = env.reset()
    steps = []
    while True:
        cases = cases_of(seen["observation"], 1)
        shares = chances(worth(weights, cases, seen["action_mask"]))
        actions = (shares.cumsum(axis=1) > chooser.random((len(shares), 1))).argmax(axis=1)
        taken = np.zeros_like(shares)
        taken[np.arange(len(actions)), actions] = 1
        steps.append((cases, marginals(taken - shares)))
        seen, rewards, is_over, _, _ = env.step(actions)
        if is_over.all():
            break
    lead = (rewards - rewards.mean()) / (rewards.std() + 1e-9)
    slope = np.zeros_like(weights)
    for cases, surprise in steps:
        slope += np.bincount(cases.ravel(), (surprise * lead[:, None, None]).ravel(), minlength=len(weights))
    return rewards, slope / len(lead)


def train(updates: int, tables: int, seed: int) -> tuple[Array, list[tuple[float, float]]]:
    """The weights, and after each update the seconds so far and the mean score."""
    env = BatchEnv("splitter", tables, players=1)
    env.reset(seed=seed)
    chooser = np.random.default_rng(seed)
    weights = np.zeros(FACES * CASES)
    mean, square = np.zeros_like(weights), np.zeros_like(weights)
    curve = []
    begun = time.process_time()
    for update in range(1, updates + 1):
        scores, slope = play_batch(env, weights, chooser)
        mean, square = 0.9 * mean + 0.1 * slope, 0.99 * square + 0.01 * slope**2
        weights += 0.15 * (mean / (1 - 0.9**update)) / (np.sqrt(square / (1 - 0.99**update)) + 1e-8)
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
            values = worth(weights, cases_of(seen["observation"][None], 2), seen["action_mask"][None])
            seen, reward, is_over, _, told = env.step(int(values.argmax()))
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
    parser.add_argument("--updates", type=int, default=150)
    parser.add_argument("--tables", type=int, default=128)
    parser.add_argument("--games", type=int, default=100)
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
