"""An arena on Ray: every pair of bots plays on whatever machines there are (`pip install ray`)."""

from itertools import combinations

import ray

from splittable.bots.contest import Contest, play_contest
from splittable.games import find

BOTS = ("random", "easy", "medium")


@ray.remote  # type: ignore[untyped-decorator,unused-ignore]  # Ray may be missing
def duel(first: str, second: str, games: int) -> tuple[str, str, float]:
    """The first bot's share of the victories."""
    game = find("splitter")
    contest = Contest(game, 2, game.choose_options(2, {}), 1, (first, second))
    standing = play_contest(contest, games, lambda _table: None)
    return first, second, float(standing.shares[:, 0].mean())


def main() -> None:
    """Print every pair's result."""
    ray.init()
    for first, second, share in ray.get([duel.remote(*pair, 50) for pair in combinations(BOTS, 2)]):
        print(f"{first:>8} – {second:<8} {share:.1%}")


if __name__ == "__main__":
    main()
