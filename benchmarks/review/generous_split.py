"""Generous Split's judge: whether its intervals cover what is counted out, and how fast it is.

`python -m benchmarks.review.generous_split [--count N]` from the project's root.
"""

import argparse
import random
import time
from collections.abc import Iterator

import numpy as np
from rich.table import Table as Grid

import splittable
from benchmarks.printing import paper
from splittable.core.judges import PlayOn
from splittable.core.state import Ints, States
from splittable.games.generous_split.review.columns import columns_of
from splittable.games.generous_split.review.counting import MOST_LEFT, count_out
from splittable.games.generous_split.review.judge import JUDGE
from splittable.games.generous_split.rules.game import hand_size_of
from splittable.reviews.figures import estimate, reach_of

PLAYERS = (3, 4, 5)
WORLDS = 300
SEED = 11
LITTLE = 1e-5
"""Differences of rounded numbers are no spread."""


def decisions(players: int, tricks_left: int) -> Iterator[tuple[States, int]]:
    """Decisions of random games between cards that differ, so many tricks before the end of a deal or fewer."""
    chance, number = random.Random(players), 0
    while True:
        table = splittable.new("generous-split", players=players, seed=number)
        number += 1
        while not table.over:
            states, seat = table.states, table.waiting[0]
            left = int(states[0].hand_size) - int(states[0].tricks_done)
            if left <= tricks_left and len(JUDGE.candidates(states, seat)) > 1:
                yield states.copy(), seat
            table.play(seat, chance.choice(table.actions(seat)))


def compare(states: States, seat: int, seed: int) -> tuple[float, float, bool] | None:
    """How far a sampled difference of two cards is from the one counted out, its error, and whether it has a spread."""
    arms = np.array(JUDGE.candidates(states, seat)[:2])
    counted = count_out(states, seat, arms)
    if counted is None:
        return None
    column = columns_of(int(states[0].players)).points(seat)
    exact = (counted[0][:, 0, column] - counted[0][:, 1, column]).astype(np.float64) @ counted[1]
    pair = play(JUDGE.play_on, states, seat, arms, seed, WORLDS)[:, :, column]
    mean, error = estimate(pair[:, 0] - pair[:, 1], JUDGE.block, reach_of(pair, JUDGE.points[0]))
    return mean - float(exact), error, bool(np.ptp(pair[:, 0] - pair[:, 1]) > LITTLE)


def play(play_on: PlayOn, states: States, seat: int, arms: Ints, seed: int, worlds: int) -> Ints:
    """Rows of some worlds."""
    rows = np.zeros((worlds, len(arms), columns_of(int(states[0].players)).width), dtype=np.float32)
    play_on(states, seat, seat, arms, seed, 0, rows)
    return rows


def measure_coverage(positions: int) -> Grid:
    """How many intervals of 300 worlds hold the difference that is counted out."""
    grid = Grid("players", "positions", "95 %", "90 %", "mean z", "sd of z", "no spread", "off there at most")
    for players in PLAYERS:
        scores, quiet = [], []
        for number, (states, seat) in enumerate(decisions(players, MOST_LEFT)):
            found = compare(states, seat, SEED + number)
            if found is None:
                continue
            off, error, is_spread = found
            if is_spread:
                scores.append(off / error)
            else:
                quiet.append(abs(off))
            if len(scores) + len(quiet) == positions:
                break
        z = np.array(scores)
        within = [f"{100 * np.mean(abs(z) < limit):.1f}" for limit in (1.96, 1.645)]
        moments = [f"{z.mean():+.3f}", f"{z.std():.2f}"]
        grid.add_row(str(players), str(len(z) + len(quiet)), *within, *moments, str(len(quiet)), f"{max(quiet):.3f}")
    return grid


def measure_speed() -> Grid:
    """Playouts a second of CPU time, by the trick that the decision is in."""
    grid = Grid("players", "judge", "trick 1", "trick 4", "trick 7", "trick 9")
    for players in PLAYERS:
        for name, play_on, worlds in (("glance", JUDGE.play_on, 2000), ("network", JUDGE.play_on_well, 200)):
            speeds = [speed(play_on, players, trick, worlds) for trick in (1, 4, 7, 9)]
            grid.add_row(str(players), name, *(f"{each:,.0f}" for each in speeds))
    return grid


def speed(play_on: PlayOn, players: int, trick: int, worlds: int) -> float:
    """Playouts a second at the first decision of a trick."""
    left = hand_size_of(players) - trick + 1
    states, seat = next(found for found in decisions(players, left) if left == hand_left(found[0]))
    arms = np.array(JUDGE.candidates(states, seat)[:2])
    play(play_on, states, seat, arms, SEED, 1)
    begun = time.process_time()
    play(play_on, states, seat, arms, SEED, worlds)
    return worlds * len(arms) / (time.process_time() - begun)


def hand_left(states: States) -> int:
    """Tricks to play, the running one included."""
    return int(states[0].hand_size) - int(states[0].tricks_done)


def main() -> None:
    """Print both tables."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=2000, help="positions for each number of players")
    console = paper()
    console.print(measure_speed())
    console.print(measure_coverage(parser.parse_args().count))


if __name__ == "__main__":
    main()
