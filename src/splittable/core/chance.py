"""A fast, reproducible random number generator for compiled loops, the same on every machine, compiled or plain.

A stream is an array of one uint64 (SplitMix64). Tables that people play at take their chance from
`play/dealer.py` instead, which anybody can check.
"""

import numpy as np

from splittable.core.compiler import rule, wrapping_rule
from splittable.core.state import Ints

_STEP = np.uint64(0x9E3779B97F4A7C15)
_MIX_1 = np.uint64(0xBF58476D1CE4E5B9)
_MIX_2 = np.uint64(0x94D049BB133111EB)
_11, _27, _30, _31, _32 = np.uint64(11), np.uint64(27), np.uint64(30), np.uint64(31), np.uint64(32)
_LOW = np.uint64(0xFFFFFFFF)


def stream(seed: int) -> Ints:
    """A new stream from any integer as its seed."""
    return np.array([seed % 2**64], dtype=np.uint64)


@wrapping_rule
def next_bits(rng: Ints) -> np.uint64:
    """The next 64 bits of a stream."""
    rng[0] = rng[0] + _STEP
    z = rng[0]
    z = (z ^ (z >> _30)) * _MIX_1
    z = (z ^ (z >> _27)) * _MIX_2
    result: np.uint64 = z ^ (z >> _31)
    return result


@wrapping_rule
def split_stream(rng: Ints, seed: np.uint64, index: np.uint64) -> None:
    """Set a stream to the one that belongs to a seed and an index, far from its neighbours."""
    rng[0] = seed
    rng[0] = next_bits(rng) ^ (index * _MIX_1)
    rng[0] = next_bits(rng)


@rule
def split_streams(rngs: Ints, seed: np.uint64) -> None:
    """Set the stream of each row to the one that belongs to a seed and the row's number."""
    for index in range(rngs.shape[0]):
        split_stream(rngs[index], seed, np.uint64(index))


@rule
def below(rng: Ints, count: int) -> int:
    """A uniform integer from 0 to count - 1 (count below 2**31)."""
    bound = np.uint64(count)
    while True:
        product = (next_bits(rng) >> _32) * bound
        low = product & _LOW
        # Rejection: the few products that would favour small numbers are drawn again.
        if low >= bound or low >= (_LOW + np.uint64(1) - bound) % bound:
            return int(product >> _32)


@rule
def fraction(rng: Ints) -> float:
    """A uniform float in [0, 1) with 53 random bits."""
    return float(next_bits(rng) >> _11) * 2.0**-53


@rule
def shuffle(rng: Ints, cards: Ints, count: int) -> None:
    """Put the first `count` cards in random order (Fisher-Yates)."""
    for last in range(count - 1, 0, -1):
        other = below(rng, last + 1)
        card = cards[last]
        cards[last] = cards[other]
        cards[other] = card
