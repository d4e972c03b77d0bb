"""The games' properties as a table in Markdown, measured over random games: `python examples/lab/properties.py`."""

import numpy as np

from splittable.games import FOLDERS, find
from splittable.lab import batch
from splittable.lab.knowing import observation_size

HIDDEN = {
    "generous-split": "hands, cards left over",
    "split": "hands, the pile's order",
    "split-it": "running guesses, the pile's order",
    "splitter": "running choices",
}
CHANCE = {
    "generous-split": "a deck a deal",
    "split": "a deck a round",
    "split-it": "one deck",
    "splitter": "two dice a round",
}
AT_ONCE = {"generous-split": "no", "split": "no", "split-it": "guesses", "splitter": "all"}
TABLES, STEPS = 64, 1500


def measure(game: str, players: int) -> tuple[float, float, int]:
    """Decisions a game, the mean number of legal actions, and the most that were seen."""
    made = batch(game, players, TABLES)
    games, legal, most = 0, 0, 0
    for _ in range(STEPS):
        legal += int(made.counts.sum())
        most = max(most, int(made.counts.max()))
        made.step(made.choose_randomly())
        games += int(made.ended.sum())
    return TABLES * STEPS / max(1, games), legal / TABLES / STEPS, most


def main() -> None:
    """Print the table."""
    print("| game | players | hidden | chance | at once | codes | numbers observed | decisions a game | branching |")
    print("|---|---|---|---|---|---|---|---|---|")
    for game in FOLDERS:
        found = find(game)
        players = max(2, found.fewest)
        decisions, mean, most = measure(game, players)
        sizes = " to ".join(f"{observation_size(game, count):,}" for count in (found.fewest, found.most))
        cells = [
            game,
            f"{found.fewest} to {found.most}",
            HIDDEN[game],
            CHANCE[game],
            AT_ONCE[game],
            f"{found.rules.ACTIONS:,}",
            sizes,
            f"{np.round(decisions):,.0f} ({players} players)",
            f"{mean:.1f}, at most {most} seen",
        ]
        print("| " + " | ".join(cells) + " |")


if __name__ == "__main__":
    main()
