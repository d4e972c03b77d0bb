"""What the networks of Generous Split expect beside what comes of it, in ten bins, among `hard` and in compiled code.

`python -m training.generous_split_calibration [--games N] [--seed N]`. It says what
`benchmarks.bots.calibration --game generous-split` says, some hundred times as fast.
"""

import argparse

import numpy as np
from rich.table import Table as Grid

from benchmarks.bots.calibration import ASKED, rows_of
from benchmarks.printing import paper
from splittable.core.bits import lowest
from splittable.core.chance import below, fraction, shuffle, stream
from splittable.core.compiler import rule
from splittable.core.state import Ints, States
from splittable.games.generous_split.bots.network import (
    Desk,
    Weights,
    best_place,
    blank_desk,
    weigh_cards,
    weights_of,
)
from splittable.games.generous_split.rules.game import MOST_CARDS, deal, deck, setup, take
from splittable.games.generous_split.rules.state import MOST_TRICKS, SEATS, GenerousSplitState
from splittable.play.contest import derive
from training.generous_split_lessons import blank_states

MOST_ASKED = SEATS * SEATS * MOST_TRICKS
"""No game has more decisions than this."""


def predictions(players: int, games: int, seed: int) -> Ints:
    """The game's number, an expected share and the share that came of it, a row for each seat of each case."""
    weights, desk, rng = weights_of(players), blank_desk(), stream(derive("calibration", players, seed))
    expected, came = np.zeros((MOST_ASKED, players)), np.zeros(players)
    found = []
    for number in range(games):
        asked = play_game(blank_states(), players, weights, desk, rng, expected, came)
        cases = expected[:asked].ravel()
        found.append(np.column_stack([np.full(len(cases), float(number)), cases, np.tile(came, asked)]))
    return np.concatenate(found)


@rule
def play_game(states: States, players: int, weights: Weights, desk: Desk, rng: Ints, expected: Ints, came: Ints) -> int:
    """Play a game among `hard`; write what was expected at some decisions and what came, and count the decisions."""
    cards, options = np.empty(MOST_CARDS, np.int8), np.zeros(2, np.int64)
    options[1] = below(rng, players)
    state = states[0]
    state.players = players
    setup(state, options)
    asked = 0
    while not state.over:
        if state.needs:
            shuffle(rng, cards, deck(state, cards))
            deal(state, cards)
        seat = lowest(int(state.waiting))
        best = best_place(desk, weigh_cards(state, seat, weights, desk))
        if fraction(rng) < ASKED:
            for turn in range(players):
                expected[asked, (seat + turn) % players] = desk.shares[best, turn]
            asked += 1
        take(state, seat, int(desk.codes[best]) + 0)
    share_victory(state, came)
    return asked


@rule
def share_victory(state: GenerousSplitState, shares: Ints) -> None:
    """Write every seat's share of the victory at the end of a game."""
    most, winners = 0, 0
    for seat in range(state.players):
        most = max(most, int(state.points[seat]))
    for seat in range(state.players):
        winners += int(state.points[seat] == most)
    for seat in range(state.players):
        shares[seat] = int(state.points[seat] == most) / winners


def main() -> None:
    """Read the arguments, play, print a table for each number of players."""
    description = (__doc__ or "").split("\n")[0]
    parser = argparse.ArgumentParser("python -m training.generous_split_calibration", description=description)
    parser.add_argument("--games", type=int, default=6_000)
    parser.add_argument("--seed", type=int, default=77)
    asked = parser.parse_args()
    for players in (3, 4, 5):
        rows = list(rows_of(predictions(players, asked.games, asked.seed)))
        grid = Grid(*rows[0], title=f"generous-split, {players} players, hard, {asked.games} games")
        for row in rows:
            grid.add_row(*map(str, row.values()))
        paper().print(grid)


if __name__ == "__main__":
    main()
