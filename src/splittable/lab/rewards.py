"""The reward of each seat at the end of a game."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeAlias

Rewards: TypeAlias = Callable[[Sequence[int], Sequence[int]], list[float]]
"""From the scores and the winners to each seat's reward."""

REWARDS = ("victory", "points")


def share_victory(scores: Sequence[int], winners: Sequence[int]) -> list[float]:
    """Each seat's share of the victory less an equal share, so that rewards sum to 0."""
    players = len(scores)
    return [(seat in winners) / len(winners) - 1 / players for seat in range(players)]


def count_points(scores: Sequence[int], winners: Sequence[int], players: int) -> list[float]:  # noqa: ARG001
    """Points less the mean of the others', so that rewards sum to 0; in a solo game, the points."""
    if players == 1:
        return [float(scores[0])]
    total = sum(scores)
    return [score - (total - score) / (players - 1) for score in scores]


def rewards_by(name: str, players: int) -> Rewards:
    """The reward function of a name; a solo game has no victory, so it is always by points."""
    if name not in REWARDS:
        raise ValueError(f"rewards are {' or '.join(REWARDS)}, not {name!r}")
    if name == "points" or players == 1:
        return partial(count_points, players=players)
    return share_victory
