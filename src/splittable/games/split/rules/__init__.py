"""The rules of SPLIT, compiled: what `core.templates.Rules` asks for."""

from splittable.games.split.rules.codes import ACTIONS
from splittable.games.split.rules.game import MOST_CARDS, MOST_LEGAL, deck, legal, setup, take
from splittable.games.split.rules.resample import resample
from splittable.games.split.rules.rounds import deal, score, winners

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
