"""A picture of a tournament: the ratings, and what share of the victories each bot had against each other."""

from pathlib import Path

import numpy as np
from matplotlib.figure import Figure

from splittable.lab.arena.ratings import Rating
from splittable.lab.arena.tournament import Standings

INCHES_A_BOT = 0.7
DARK = 0.3
"""Distance of a share from one half beyond which its label is white, on a dark cell."""
MOST_LETTERS = 24


def draw(standings: Standings, ratings: list[Rating], path: Path) -> None:
    """Draw a tournament into a file; its suffix decides between PNG and SVG."""
    names = [rating.bot for rating in ratings]
    labels = [_label_of(name) for name in names]
    height = 1.8 + INCHES_A_BOT * len(names)
    figure = Figure(figsize=(11, height), layout="constrained")
    left, right = figure.subplots(1, 2)
    tournament = standings.tournament
    figure.suptitle(f"{tournament.setup.game.id}, {tournament.setup.players} players, seed {tournament.seed}")
    places = np.arange(len(names))
    left.errorbar(
        [rating.mu for rating in ratings], places, xerr=[2 * rating.sigma for rating in ratings], fmt="o", capsize=4
    )
    left.set_yticks(places, labels)
    left.invert_yaxis()
    left.margins(y=0.5 / len(names))
    left.grid(axis="x", alpha=0.3)
    left.set_xlabel("openskill rating, ± 2 σ")
    shares = np.full((len(names), len(names)), np.nan)
    for standing in standings.played:
        one, other = (names.index(bot) for bot in standing.pair)
        share = standing.share.mean
        shares[one, other], shares[other, one] = share, 1 - share
    right.imshow(shares, cmap="RdBu", vmin=0, vmax=1)
    for (row, column), share in np.ndenumerate(shares):
        if not np.isnan(share):
            colour = "white" if abs(share - 0.5) > DARK else "black"
            right.text(column, row, f"{share:.0%}", ha="center", va="center", color=colour)
    right.set_xticks(places, labels, rotation=30, ha="right")
    right.set_yticks(places, labels)
    right.set_xlabel("share of the victories, row against column")
    figure.savefig(path)


def _label_of(bot: str) -> str:
    """A bot's name without folders, shortened to fit; dollar signs are escaped because Matplotlib reads them as TeX."""
    name = bot.rpartition("/")[2]
    return (name if len(name) <= MOST_LETTERS else f"…{name[1 - MOST_LETTERS :]}").replace("$", r"\$")
