"""The rules of Split it!, compiled: what `core.templates.Rules` asks for."""

from splittable.games.split_it.rules.game import (
    ACTIONS,
    MOST_CARDS,
    MOST_LEGAL,
    deal,
    deck,
    legal,
    resample,
    score,
    setup,
    take,
    winners,
)

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
