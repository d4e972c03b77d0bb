"""What bystanders met during an attack, and what they should have met at most."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import median

from benchmarks.attacks.bystanders import NEVER, Seen
from benchmarks.attacks.floods import Done
from benchmarks.engine.figures import Machine

MOST = {"p99": 0.25, "slowest": 1.5, "health": 3.0, "growth": 100e6, "bot": 10.0}
"""Seconds and bytes, by field of a row; that of `p99` is for a quiet machine."""


@dataclass(frozen=True)
class Row:
    """One attack on the room of one checkout, in seconds and bytes."""

    attack: str
    source: str
    moves: int
    p50: float
    p99: float
    slowest: float
    health: float
    growth: int
    bot: float
    done: Done

    def is_met(self, what: str) -> bool:
        """Whether a figure is within its bound."""
        return bool(getattr(self, what) < MOST[what])

    @property
    def is_good(self) -> bool:
        """Whether all are."""
        return all(self.is_met(what) for what in MOST)


@dataclass(frozen=True)
class Report:
    """One run."""

    machine: Machine
    seconds: float
    rows: tuple[Row, ...]


def row_of(attack: str, source: str, seen: Seen, memory: Sequence[int], done: Done) -> Row:
    """The figures of an attack; `memory` is the room's before it, and then while it lasted."""
    return Row(
        attack,
        source,
        moves=sum(took != NEVER for took in seen.moves),
        p50=median(seen.moves) if seen.moves else NEVER,
        p99=percentile(seen.moves, 0.99),
        slowest=max(seen.moves, default=NEVER),
        health=max(seen.health, default=NEVER),
        growth=max(memory) - memory[0],
        bot=max(seen.bot_moves, default=NEVER),
        done=done,
    )


def percentile(values: Sequence[float], share: float) -> float:
    """The smallest value that a share of all does not exceed."""
    return sorted(values)[math.ceil(share * len(values)) - 1] if values else NEVER
