"""One core beside two: the same batch of Generous Split in one thread and in two, in alternating stretches.

From the project's root: `python -m benchmarks.lab.cores` (a minute). A stretch's ratio compares it with the stretch
right before it, so that other work on the machine disturbs both alike; CPU time tells what sharing the work costs.
"""

import argparse
import time
from statistics import quantiles

from rich.table import Table

from benchmarks.lab.ours import SEATS
from benchmarks.printing import paper
from splittable.lab import Batch, batch

GAME = "generous-split"
SIZES = (1024, 4096, 16384)
ACTIONS = 400_000
"""Actions of a stretch."""


def stretch(tables: Batch) -> tuple[float, float]:
    """Actions a second of wall-clock time and of CPU time."""
    steps = max(1, ACTIONS // len(tables))
    wall, cpu = time.perf_counter(), time.process_time()
    for _ in range(steps):
        tables.step(tables.choose_randomly())
    actions = steps * len(tables)
    return actions / (time.perf_counter() - wall), actions / (time.process_time() - cpu)


def told(values: list[float], unit: float = 1.0) -> str:
    """The median and the middle half."""
    low, middle, high = (value / unit for value in quantiles(values, n=4))
    return f"{middle:.2f} ({low:.2f} to {high:.2f})"


def main() -> None:
    """Measure and print one row a size."""
    parser = argparse.ArgumentParser("python -m benchmarks.lab.cores", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--rounds", type=int, default=25, metavar="N", help="stretches of each")
    rounds = parser.parse_args().rounds
    table = Table("tables", "one core, M actions/s", "two cores, M actions/s", "two ÷ one", "two ÷ one, CPU time")
    for size in SIZES:
        one, two = (batch(GAME, SEATS[GAME], size, threads=threads) for threads in (1, 2))
        pairs = [(stretch(one), stretch(two)) for _ in range(rounds + 1)][1:]
        walls = [(first[0], second[0]) for first, second in pairs]
        table.add_row(
            f"{size:,}",
            told([first for first, _ in walls], 1e6),
            told([second for _, second in walls], 1e6),
            told([second / first for first, second in walls]),
            told([second[1] / first[1] for first, second in pairs]),
        )
    paper().print(table)


if __name__ == "__main__":
    main()
