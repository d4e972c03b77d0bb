"""Print real views of a game as JSON, to build and test a board with: python web/sample.py GAME 3 --seed 1 --at 40.

Random bots play; `--at` is the number of actions after which to look (again and again for several looks).
"""

import argparse
import json
import random
import sys
from typing import Any

import splittable


def sample(game: str, players: int, seed: int, looks: list[int], seat: int | None) -> list[dict[str, Any]]:
    """The views of a seat after so many actions of a random game."""
    table = splittable.new(game, players=players, seed=seed)
    chance = random.Random(seed)  # noqa: S311 - no secret hangs on it
    views = []
    for count in range(max(looks) + 1):
        if count in looks or table.over:
            views.append(table.view(seat))
        if table.over:
            break
        actor = table.waiting[0]
        table.play(actor, chance.choice(table.actions(actor)))
    return views


def main() -> None:
    """Read the arguments and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=splittable.games())
    parser.add_argument("players", type=int)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seat", type=int, help="from 0; without it, a spectator's view")
    parser.add_argument("--at", type=int, action="append", default=[])
    asked = parser.parse_args()
    views = sample(asked.game, asked.players, asked.seed, asked.at or [10], asked.seat)
    json.dump(views, sys.stdout, indent=1)


if __name__ == "__main__":
    main()
