"""The cost of copying a state, the most frequent operation of a search."""

import time
from dataclasses import dataclass
from statistics import median

from splittable.core.compiler import rule
from splittable.core.contract import AnyGame
from splittable.core.state import States, blank, copy_states, layout

RING = 8
"""States in a ring buffer, each copied over the next, so that no copy can be optimised away."""


@rule
def copy_round(states: States, times: int) -> None:
    """Copy each state over the next, round and round."""
    for number in range(times):
        states[(number + 1) % RING] = states[number % RING]


@dataclass(frozen=True)
class Copying:
    """The size of a state, and the time of a copy in compiled code and from Python."""

    game: str
    size: int
    """In bytes."""
    compiled: float
    """In seconds."""
    python: float
    """In seconds, by `copy_states` on an array of one."""


def measure_copy(game: AnyGame, times: int, rounds: int) -> Copying:
    """Copy a game's state `times` times a round; the median CPU time of a copy."""
    ring, one = blank(game.state, RING), blank(game.state, 1)
    copy_round(ring, 1)
    compiled, python = [], []
    for _ in range(rounds):
        start = time.thread_time()
        copy_round(ring, times)
        compiled.append((time.thread_time() - start) / times)
        start = time.thread_time()
        for _ in range(times):
            copy_states(one)
        python.append((time.thread_time() - start) / times)
    return Copying(game.id, layout(game.state).itemsize, median(compiled), median(python))
