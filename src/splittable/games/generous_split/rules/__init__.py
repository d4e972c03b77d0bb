"""The rules of Generous Split, compiled: what `core.templates.Rules` asks for."""

from splittable.games.generous_split.rules.game import (
    ACTIONS,
    MOST_CARDS,
    MOST_LEGAL,
    deal,
    deck,
    legal,
    score,
    setup,
    take,
    winners,
)
from splittable.games.generous_split.rules.resample import resample

__all__ = [
    "ACTIONS",
    "MOST_CARDS",
    "MOST_LEGAL",
    "deal",
    "deck",
    "legal",
    "resample",
    "score",
    "setup",
    "take",
    "winners",
]
