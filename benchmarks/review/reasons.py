"""How often a labelled loss has a reason that its playouts carry, in games of mixed levels."""

from collections import Counter

from benchmarks.review.tables import MIXED, play_table, players_of
from splittable.play.review import review


def measure_reasons(game: str, games: int) -> None:
    """Print of how many slips, mistakes and blunders a reason is told, and which reasons these are."""
    players, labelled, told, ids = players_of(game), 0, 0, Counter[str]()
    for number in range(games):
        for moment in review(play_table(game, players, MIXED, number)).moments:
            if moment.label != "fine" and not moment.mixes:
                labelled += 1
                told += bool(moment.reasons)
                ids.update(why.id for why in moment.reasons)
    often = ", ".join(f"{name} {count}" for name, count in ids.most_common(8))
    print(f"{game} {players}: {games} games, {labelled} labelled losses, {told} with a reason; most: {often}")
