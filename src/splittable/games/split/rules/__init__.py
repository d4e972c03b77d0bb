"""The rules of SPLIT, compiled: what `core.templates.Rules` asks for."""

from splittable.games.split.rules.game import (
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
from splittable.games.split.rules.resample import resample

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
