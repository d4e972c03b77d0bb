"""The rules of Split it!, compiled: what `core.templates.Rules` asks for."""

from splittable.games.split_it.rules.codes import ACTIONS, MOST_LEGAL
from splittable.games.split_it.rules.columns import score, winners
from splittable.games.split_it.rules.game import MOST_CARDS, deal, deck, legal, resample, setup, take

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
