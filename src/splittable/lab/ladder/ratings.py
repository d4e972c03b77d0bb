"""Ratings of the ladder's bots: openskill's Plackett-Luce over all kept games of a game, in their order."""

from collections.abc import Sequence
from typing import NamedTuple

from openskill.models import PlackettLuce

from splittable.room.store.ladder import GamePlayed

SURE = 2.0
"""Standard deviations within which a rating is told."""


class Rated(NamedTuple):
    """A bot's rating and what it comes from."""

    bot: str
    rating: float
    error: float
    """Two standard deviations."""
    games: int
    share: float
    """Of the victories, shared ones in fractions."""


def rate(bots: Sequence[str], games: Sequence[GamePlayed]) -> list[Rated]:
    """The bots of a game, the strongest first; one that has not played yet has the rating of a newcomer."""
    model = PlackettLuce()
    ratings = {bot: model.rating(name=bot) for bot in bots}
    played = dict.fromkeys(bots, 0)
    won = dict.fromkeys(bots, 0.0)
    for game in games:
        if not set(game.bots) <= ratings.keys():
            # A bot that the operator no longer names; what it did to others is forgotten with it.
            continue
        teams = [[ratings[bot]] for bot in game.bots]
        for bot, [rating] in zip(game.bots, model.rate(teams, ranks=_ranks(game)), strict=True):
            ratings[bot] = rating
        for seat, bot in enumerate(game.bots):
            played[bot] += 1
            won[bot] += (seat in game.winners) / len(game.winners)
    found = [
        Rated(bot, float(rating.mu), SURE * float(rating.sigma), played[bot], won[bot] / max(played[bot], 1))
        for bot, rating in ratings.items()
    ]
    return sorted(found, key=lambda one: -one.rating)


def _ranks(game: GamePlayed) -> list[float]:
    """Each seat's place: winners first, whatever broke a tie, then by points."""
    keys = [(seat not in game.winners, -score) for seat, score in enumerate(game.scores)]
    return [1.0 + sum(other[0] < key[0] or (key[0] and other < key) for other in keys) for key in keys]
