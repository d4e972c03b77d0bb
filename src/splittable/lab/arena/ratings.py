"""One number a bot: openskill's Plackett-Luce ratings over all games of a tournament, deal by deal."""

from dataclasses import dataclass
from statistics import median

from openskill.models import PlackettLuce

from splittable.lab.arena.tournament import EQUAL, Standings


@dataclass(frozen=True)
class Rating:
    """A bot's rating with its uncertainty, its share of victories and its pace."""

    bot: str
    mu: float
    sigma: float
    share: float
    """Of the victories, over all its games."""
    seconds_an_action: float
    """The median over its meetings, because the first ones include loading compiled code."""
    lost: float | None = None
    """What a decision lost on average, in the unit of the game's ledger; None if no game was reviewed."""


def rate(standings: Standings) -> list[Rating]:
    """The bots of a tournament, the strongest first."""
    model = PlackettLuce()
    ratings = {bot: model.rating(name=bot) for bot in standings.tournament.bots}
    shares: dict[str, list[float]] = {bot: [] for bot in ratings}
    paces: dict[str, list[float]] = {bot: [] for bot in ratings}
    lost: dict[str, list[float]] = {bot: [0.0, 0.0] for bot in ratings}
    for outcome in standings.in_order():
        first, second = outcome.meeting.pair
        for share in outcome.shares:
            ranks = [2.0, 1.0] if share < EQUAL else [1.0, 2.0] if share > EQUAL else [1.0, 1.0]
            [[ratings[first]], [ratings[second]]] = model.rate([[ratings[first]], [ratings[second]]], ranks=ranks)
            shares[first].append(share)
            shares[second].append(1 - share)
        for place, bot in enumerate(outcome.meeting.pair):
            paces[bot].append(outcome.seconds[place] / max(outcome.actions[place], 1))
            lost[bot][0] += outcome.lost[place]
            lost[bot][1] += outcome.judged[place]
    found = [
        Rating(
            bot,
            float(rating.mu),
            float(rating.sigma),
            sum(shares[bot]) / max(len(shares[bot]), 1),
            median(paces[bot] or [0.0]),
            lost[bot][0] / lost[bot][1] if lost[bot][1] else None,
        )
        for bot, rating in ratings.items()
    ]
    return sorted(found, key=lambda rating: -rating.mu)
