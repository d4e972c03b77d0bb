"""Means of sampled results and their standard errors."""

import math

import numpy as np

from splittable.core.judges import Figure
from splittable.core.state import Ints

ONE_SIDED = 1.645
"""Standard errors below an estimate that it truly exceeds 95 times in 100."""
RULE_OF_THREE = 3.0
"""What never happened in n trials happens, with 95 % confidence, in less than this many of n."""

FEW = 5
"""Samples that differ from the others, below which their spread says little."""
SAME = 1e-6


def estimate(samples: Ints, block: int, reach: float, weights: Ints | None = None) -> Figure:
    """The mean of differences, and its error over blocks of samples; exact if the worlds' weights are known.

    `reach` is how far a difference may be at all: where samples show hardly any spread, the error is not 0 but what the
    rule of three leaves open.
    """
    if weights is not None:
        return float(samples @ weights), 0.0
    whole = len(samples) // block * block
    blocks = samples[:whole].reshape(-1, block).mean(axis=1, dtype=np.float64)
    mean = float(blocks.mean())
    if len(blocks) < 2:
        return mean, reach
    error = float(blocks.std(ddof=1)) / math.sqrt(len(blocks))
    if np.count_nonzero(np.abs(blocks - np.median(blocks)) > SAME) < FEW:
        # Nearly all alike: what has hardly been seen may still come more often than it did.
        error = max(error, min(reach, reach * RULE_OF_THREE / whole))
    return mean, error


def reach_of(results: Ints, least: float) -> float:
    """How far results of two actions may differ: as far as any two of them do, and no less than `least`."""
    return max(float(results.max() - results.min()), least)


def lower(figure: Figure) -> float:
    """What a figure exceeds with 95 % confidence."""
    return figure[0] - ONE_SIDED * figure[1]


def upper(figure: Figure) -> float:
    """What a figure stays below with 95 % confidence."""
    return figure[0] + ONE_SIDED * figure[1]


def is_beyond(figure: Figure, errors: float) -> bool:
    """Whether a figure is more than so many standard errors away from 0."""
    return abs(figure[0]) > errors * figure[1]


def add(figures: list[Figure]) -> Figure:
    """The sum of independent figures."""
    return math.fsum(value for value, _ in figures), math.sqrt(math.fsum(error * error for _, error in figures))


def positive(figure: Figure) -> Figure:
    """A figure cut at 0: what turned out to cost nothing."""
    return max(figure[0], 0.0), figure[1]


def rounded(figure: Figure) -> Figure:
    """A figure with the digits that are kept."""
    return round(float(figure[0]), DIGITS), round(float(figure[1]), DIGITS)


DIGITS = 6
