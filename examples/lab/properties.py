"""The games' properties as a table in Markdown, measured over random games: `python examples/lab/properties.py`."""

import numpy as np
from worlds import Known, bits

from splittable.core.state import Ints
from splittable.games import find, ids
from splittable.lab import batch
from splittable.lab.observations import observation_size, places

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
LOOKS = 7
"""Steps between samples of an information set's size; it divides no game's rounds, so that they do not align."""


def fields_of(game: str, players: int, observation: Ints) -> Known:
    """The fields of an observation, by name."""
    found = places(game, players)
    return {place.name: observation[place.start : place.stop].reshape(place.field.shape) for place in found}


def measure(game: str, players: int) -> tuple[float, float, int, list[float]]:
    """Decisions a game, the mean and the largest number of legal actions, and sizes of information sets."""
    made = batch(game, players, TABLES)
    games, legal, most = 0, 0, 0
    sizes = []
    for step in range(STEPS):
        if step % LOOKS == 0:
            sizes.append(bits(game, fields_of(game, players, made.observations[step % TABLES])))
        legal += int(made.counts.sum())
        most = max(most, int(made.counts.max()))
        made.step(made.choose_randomly())
        games += int(made.ended.sum())
    return TABLES * STEPS / max(1, games), legal / TABLES / STEPS, most, sizes


def main() -> None:
    """Print the table."""
    titles = ("game", "players", "hidden", "chance", "at once", "codes", "numbers observed", "decisions a game")
    print("| " + " | ".join((*titles, "branching", "information set, bits")) + " |")
    print("|---" * (len(titles) + 2) + "|")
    for game in ids():
        found = find(game)
        players = max(2, found.fewest)
        decisions, mean, most, worlds = measure(game, players)
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
            f"{np.mean(worlds):.1f}, at most {max(worlds):.0f} seen",
        ]
        print("| " + " | ".join(cells) + " |")


if __name__ == "__main__":
    main()
