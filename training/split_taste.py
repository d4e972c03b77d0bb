"""Tune the weights of SPLIT's rollout policy by games against itself: `python -m training.split_taste`.

The cross-entropy method: weights are drawn around a mean, each plays the mean on the same deals, and the mean and the
spread become those of the best.
"""

import argparse
import math

import numpy as np
from rich.console import Console

from splittable.core.bits import count_bits, lowest
from splittable.core.chance import stream
from splittable.core.compiler import rule
from splittable.core.state import Ints, States
from splittable.games.split.bots.rollout import play_quickly
from splittable.games.split.bots.taste import AT_A_GLANCE, TASTE, Taste
from splittable.games.split.rules.game import MOST_CARDS, MOST_LEGAL, take
from splittable.games.split.rules.rounds import score, winners
from splittable.games.split.rules.state import SEATS
from splittable.play.contest import derive
from training.split import first_states
from training.split_lessons import begin_round

FIRST = AT_A_GLANCE._replace(strong_kept=3.0, weak_kept=3.0, laid_at=2.5, out_at=1.5)
"""Where the search begins: a glance that keeps pairs back."""
SPREAD = Taste(
    1.5, 1.5, 1.0, 0.1, 0.15, 0.8, 1.5, 0.02, 0.15, 0.2, 0.2, 0.1, 0.15, 0.25, 0.8, 0.3, 1.0, 1.0, 1.0, 1.0, 0.4
)  # fmt: skip
"""Standard deviations at first."""
POPULATION, BEST = 28, 7
GENERATIONS = 11
DEALS = 250
CHECKED = 1_000
"""Deals of each table size by which the weights are compared with those of a glance."""
TABLES = (2, 4, 6)
NOISE = 1.0
POINTS = 800.0
"""A lead of so many points counts as much as a whole victory."""


@rule
def play_deals(states: States, taste: Taste, other: Taste, noise: float, found: Ints, rng: Ints) -> None:
    """Play deals that begin as the last state, each twice in alternate seats; shares of the victory and leads."""
    cards, codes = np.empty(MOST_CARDS, dtype=np.int8), np.empty(MOST_LEGAL, dtype=np.int32)
    scores, before = np.zeros(SEATS, dtype=np.int64), np.empty(1, dtype=np.uint64)
    state = states[0]
    for deal in range(found.shape[0]):
        before[0] = rng[0]
        for shift in range(2):
            rng[0] = before[0]
            states[0] = states[2]
            while not state.over:
                if state.needs:
                    begin_round(state, cards, rng)
                mover = lowest(int(state.waiting))
                mine = taste if mover % 2 == shift else other
                take(state, mover, play_quickly(state, mover, codes, mine, noise, rng))
            score(state, scores)
            seats = winners(state, scores)
            for seat in range(int(state.players)):
                if seat % 2 == shift:
                    found[deal, 0] += (seats >> seat & 1) / count_bits(seats) / 2
                    found[deal, 1] += scores[seat] / int(state.players)
                else:
                    found[deal, 1] -= scores[seat] / int(state.players)


def measure(taste: Taste, other: Taste, players: int, deals: int, seed: int, noise: float) -> Ints:
    """Shares of the victory and leads of some weights against others, one row a deal."""
    found = np.zeros((deals, 2))
    play_deals(first_states(players), taste, other, noise, found, stream(derive("taste", seed, players)))
    return found


def worth(taste: Taste, other: Taste, seed: int) -> float:
    """What some weights are worth against others: shares of the victory and leads."""
    means = [measure(taste, other, players, DEALS, seed, NOISE).mean(axis=0) for players in TABLES]
    share, lead = np.mean(means, axis=0)
    return float(share + lead / POINTS)


def tune(generations: int, seed: int) -> Taste:
    """Better weights, after some generations."""
    chance, console = np.random.default_rng(seed), Console()
    mean, spread = np.array(FIRST), np.array(SPREAD)
    for generation in range(generations):
        tried = mean + spread * chance.normal(size=(POPULATION, len(mean)))
        worths = np.array([worth(Taste(*taste), Taste(*mean), derive(seed, generation)) for taste in tried.tolist()])
        best = tried[np.argsort(worths)[-BEST:]]
        mean = 0.3 * mean + 0.7 * best.mean(axis=0)
        spread = 0.5 * spread + 0.5 * best.std(axis=0)
        console.print(f"{generation + 1} of {generations}: the best {np.sort(worths)[-BEST:].mean():.3f}")
    return Taste(*np.round(mean, 3).tolist())


def main() -> None:
    """Tune, print the weights, and compare them with those of a glance on other deals."""
    parser = argparse.ArgumentParser("python -m training.split_taste", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--generations", type=int, default=GENERATIONS, help="0 compares the weights that are shipped")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    taste = tune(asked.generations, asked.seed) if asked.generations else TASTE
    console = Console()
    console.print(taste)
    for players in TABLES:
        shares = measure(taste, AT_A_GLANCE, players, CHECKED, derive("check", asked.seed), 0.0)[:, 0]
        error = 1.96 * shares.std() / math.sqrt(CHECKED)
        console.print(f"{players} players, against a glance: {shares.mean():.1%} ± {error:.1%} of {2 * CHECKED} games")


if __name__ == "__main__":
    main()
