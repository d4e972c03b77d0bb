"""The rules of Splitter, compiled: what `core.templates.Rules` asks for."""

from splittable.games.splitter.rules.game import (
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
