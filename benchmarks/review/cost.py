"""CPU seconds of a whole table's review, and of hints."""

import time

import numpy as np

from benchmarks.review.tables import decisions_of, play_table, players_of
from splittable.play.review import review
from splittable.reviews.hints import hint


def measure_cost(game: str, games: int) -> None:
    """Print the seconds of reviews at `quick` and `normal`, of one seat's, and of hints."""
    players = players_of(game)
    tables = [play_table(game, players, ("medium",), number) for number in range(games)]
    review(tables[0], effort="quick")
    for effort, seats in (("quick", None), ("normal", None), ("normal", [0])):
        spent = []
        for table in tables:
            began = time.process_time()
            review(table, seats, effort)
            spent.append(time.process_time() - began)
        whose = "a table" if seats is None else "one seat"
        print(f"{game} {players}: {effort}, {whose} {np.mean(spent):.1f} s (most {max(spent):.1f}, {games} games)")
    hints = []
    for table in tables[:2]:
        for _, step, bench in list(decisions_of(table))[::5]:
            began = time.process_time()
            hint(bench.setup, step.before, bench.seat, ())
            hints.append(time.process_time() - began)
    middle, most = np.percentile(hints, [50, 95])
    print(f"{game} {players}: hint {middle:.2f} s, 95 of 100 within {most:.2f} s ({len(hints)} hints)")
