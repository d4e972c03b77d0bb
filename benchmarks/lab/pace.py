"""Actions a second."""

import time
from collections.abc import Callable
from dataclasses import dataclass
from statistics import median
from typing import TypeAlias

Runner: TypeAlias = Callable[[], int]
"""Takes some actions and returns how many."""


@dataclass(frozen=True)
class Pace:
    """Actions a second of CPU time and of wall-clock time."""

    name: str
    cpu: float
    wall: float


def measure(name: str, run: Runner, rounds: int, seconds: float) -> Pace:
    """The median of some samples, after one call to warm up."""
    run()
    by_cpu, by_wall = [], []
    for _ in range(rounds):
        actions = 0
        cpu, wall = time.process_time(), time.perf_counter()
        while time.perf_counter() - wall < seconds:
            actions += run()
        by_cpu.append(actions / max(1e-9, time.process_time() - cpu))
        by_wall.append(actions / (time.perf_counter() - wall))
    return Pace(name, median(by_cpu), median(by_wall))
