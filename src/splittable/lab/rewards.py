"""What a seat gets at the end of a game."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeAlias

Rewards: TypeAlias = Callable[[Sequence[int], Sequence[int]], list[float]]
"""From the scores and the winners to each seat's reward."""

REWARDS = ("victory", "points")


def share_victory(scores: Sequence[int], winners: Sequence[int]) -> list[float]:
    """A share of the victory, less what everybody would have by luck: the sum is 0."""
    players = len(scores)
    return [(seat in winners) / len(winners) - 1 / players for seat in range(players)]


def count_points(scores: Sequence[int], winners: Sequence[int], players: int) -> list[float]:  # noqa: ARG001
    """Points, less the mean of the others': the sum is 0. Alone, the points."""
    if players == 1:
        return [float(scores[0])]
    total = sum(scores)
    return [score - (total - score) / (players - 1) for score in scores]


def rewards_by(name: str, players: int) -> Rewards:
    """The rewards with a name; alone there is no victory, so points count."""
    if name not in REWARDS:
        raise ValueError(f"rewards are {' or '.join(REWARDS)}, not {name!r}")
    if name == "points" or players == 1:
        return partial(count_points, players=players)
    return share_victory
