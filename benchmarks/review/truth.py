"""Labels against the truth: every action of a decision played on twenty times as often, in other worlds."""

from collections import Counter

import numpy as np

from benchmarks.review.tables import MIXED, decisions_of, play_table, players_of
from splittable.core.judges import SHARES, Unit
from splittable.reviews.bench import Bench, seed_of
from splittable.reviews.labels import LABELS, label_of, unit_of
from splittable.reviews.prices import price_of
from splittable.reviews.race import arms_of

TIMES = 20
BOUNDS = (0.5, 1.0, 1.35, 2.0, 4.0)
"""Classes of the true loss, in slips."""


def true_losses(bench: Bench, taken: int) -> dict[Unit, float]:
    """How much better the best action truly is than the one taken, in each unit."""
    arms = list(arms_of(bench, taken))
    count = max(bench.judge.block, TIMES * bench.pace.race // bench.judge.block * bench.judge.block)
    rows = np.zeros((count, len(arms), bench.columns.width), dtype=np.float32)
    seed = seed_of(bench.knowledge, "truth")
    bench.judge.play_on(bench.states, bench.seat, bench.seat, np.array(arms), seed, 0, rows)
    means = rows.mean(axis=0, dtype=np.float64)
    place = arms.index(taken)
    columns: dict[Unit, int] = {"points": bench.columns.points(bench.seat), "share": bench.columns.share(bench.seat)}
    return {unit: float(means[:, column].max() - means[place, column]) for unit, column in columns.items()}


def measure_truth(game: str, decisions: int) -> None:
    """Print how decisions of known loss are labelled, and how far stated losses are off."""
    players, counts, off, done, number = players_of(game), Counter[tuple[int, str]](), [], 0, 0
    far = 0
    while done < decisions:
        table = play_table(game, players, MIXED, number)
        number += 1
        every = list(decisions_of(table))
        for _, step, bench in every[number % 4 :: 4]:
            taken = bench.judge.equal(bench.states, bench.seat, step.code)
            price = price_of(bench, step.code).price
            if price.mixes:
                continue
            unit = unit_of(price)
            slip = SHARES[0] if unit == "share" else bench.judge.points[0]
            loss = true_losses(bench, taken)[unit] / slip
            label = label_of(bench.judge, price)
            counts[int(np.searchsorted(BOUNDS, loss, side="right")), label] += 1
            truly = LABELS[int(np.searchsorted((1.0, 2.0, 4.0), loss, side="right"))]
            far += abs(LABELS.index(truly) - LABELS.index(label)) > 1
            if price.best != taken and len(price.rows):
                stated = price.share if unit == "share" and price.share is not None else price.points
                off.append(stated[0] / slip - loss)
            done += 1
    print(f"{game} {players}: {done} decisions; true loss in slips, labelled {' / '.join(LABELS)}")
    edges = ("0", *(f"{bound}" for bound in BOUNDS), "more")
    for row in range(len(BOUNDS) + 1):
        found = [counts[row, label] for label in LABELS]
        print(f"  {edges[row]} to {edges[row + 1]}: {' / '.join(map(str, found))}")
    error = np.std(off, ddof=1) / len(off) ** 0.5 if len(off) > 1 else 0.0
    print(f"  off by more than one class: {far}; stated less true loss {np.mean(off):+.3f} ± {error:.3f} slips")
