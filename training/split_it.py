"""Train the memory of Split it!'s bots: how often a column scores in the end, counted over fast games.

From the project's root: `python -m training.split_it` makes 3 passes of 60,000 games at each size of table, each pass
played with the memory of the one before, and writes the shipped `memory.npz`, or the file that `--to` names. That took
ten minutes, compiling included, with eight other processes on each core. The result is deterministic.
"""

import argparse
from pathlib import Path

import numpy as np
from rich.progress import track

from splittable.core.chance import shuffle, split_stream
from splittable.core.compiler import rule
from splittable.core.state import Ints, States, blank
from splittable.games.split_it.bots.rollout import play_on
from splittable.games.split_it.bots.worth import (
    AHEAD,
    FEWEST,
    SHAPE,
    Memory,
    count_left,
    hope_all,
    hope_to_win,
    largest_other,
    rounds_to_come,
    size_of,
)
from splittable.games.split_it.rules.game import deal, deck, setup
from splittable.games.split_it.rules.state import (
    CARDS,
    FEWEST_ROUNDS,
    MOST_ROUNDS,
    NUMBERS,
    SEATS,
    SplitItState,
)

FILE = Path(__file__).parent.parent / "src/splittable/games/split_it/bots/weights/memory.npz"
PASSES = 3
GAMES_AT_ONCE = 10_000
PRIOR = 30.0
"""The weight of the prior, in games: the mean over all counts of cards left, for positions that are rare."""
SPREADS = np.geomspace(0.3, 40, 60)


def first_memory() -> Memory:
    """The memory before any game: a column that is ahead is likely to score."""
    ahead = np.arange(-AHEAD, AHEAD + 1)
    scored = np.broadcast_to(1 / (1 + np.exp(-ahead)), SHAPE).astype(np.float32).copy()
    return Memory(scored, np.full(SHAPE[:2], 8.0))


@rule
def play_games(
    states: States, players: int, memory: Memory, first: int, counts: Ints, wins: Ints, hopes: Ints, shares: Ints
) -> None:
    """Play one game for each row of `hopes`: count positions and scored numbers, keep expected points and victories."""
    rng = np.empty(1, dtype=np.uint64)
    cards = np.empty(CARDS, dtype=np.int8)
    left = np.zeros(NUMBERS + 1, dtype=np.int64)
    options = np.zeros(4, dtype=np.int64)
    seen = np.zeros((MOST_ROUNDS + 1, SEATS, NUMBERS, 3), dtype=np.int64)
    for game in range(hopes.shape[0]):
        split_stream(rng, np.uint64(players), np.uint64(first + game))
        states[0] = states[1]
        state = states[0]
        state.players = players
        setup(state, options)
        shuffle(rng, cards, deck(state, cards))
        deal(state, cards)
        while not state.over:
            count_left(state, left)
            come = rounds_to_come(state)
            hope_all(state, memory, left, hopes[game, come])
            for seat in range(players):
                for number in range(NUMBERS):
                    size, other = size_of(state, seat, number), largest_other(state, seat, number)
                    seen[come, seat, number, 0] = left[number]
                    seen[come, seat, number, 1] = min(size, 1)
                    seen[come, seat, number, 2] = min(max(size - other, -AHEAD), AHEAD) + AHEAD
            play_on(state, memory, int(state.rounds_done) + 1, left, rng)
        hope_to_win(state, memory, left, shares[game])
        rounds = int(state.rounds_done)
        for seat in range(players):
            for number in range(NUMBERS):
                size = size_of(state, seat, number)
                scores = size > 0 and size >= largest_other(state, seat, number)
                for come in range(1, rounds + 1):
                    a, b, c = seen[come, seat, number, 0], seen[come, seat, number, 1], seen[come, seat, number, 2]
                    counts[come, number, a, b, c] += 1
                    wins[come, number, a, b, c] += scores


def remember(counts: Ints, wins: Ints) -> Ints:
    """Shares of games, with rare positions shrunk towards the mean over all counts of cards left."""
    guess = PRIOR * first_memory().scored[0]
    coarse = (wins.sum(axis=2, keepdims=True) + guess) / (counts.sum(axis=2, keepdims=True) + PRIOR)
    shares: Ints = ((wins + PRIOR * coarse) / (counts + PRIOR)).astype(np.float32)
    return shares


def best_spread(hopes: Ints, shares: Ints) -> float:
    """The softmax temperature at which expected points predict victories best (least cross-entropy)."""
    ahead = hopes - hopes.max(axis=1, keepdims=True)
    losses = []
    for spread in SPREADS:
        logs = ahead / spread - np.log(np.exp(ahead / spread).sum(axis=1, keepdims=True))
        losses.append(float(-(shares * logs).sum(axis=1).mean()))
    return float(SPREADS[int(np.argmin(losses))])


def learn(games: int) -> Memory:
    """Play `games` games at each size of table, update the memory, and repeat with it for every pass."""
    memory = first_memory()
    states = blank(SplitItState, 2)
    for lap in range(PASSES):
        scored, spreads = memory.scored.copy(), memory.spreads.copy()
        for players in range(FEWEST, SEATS + 1):
            counts, wins = np.zeros(SHAPE[1:]), np.zeros(SHAPE[1:])
            pieces = []
            for first in track(range(0, games, GAMES_AT_ONCE), f"lap {lap + 1} of {PASSES}, {players} players"):
                count = min(GAMES_AT_ONCE, games - first)
                hopes, shares = np.zeros((count, MOST_ROUNDS + 1, SEATS)), np.zeros((count, SEATS))
                play_games(states, players, memory, lap * games + first, counts, wins, hopes, shares)
                pieces.append((hopes[..., :players].astype(np.float32), shares[:, :players].astype(np.float32)))
            scored[players - FEWEST] = remember(counts, wins)
            hopes, shares = (np.concatenate(part) for part in zip(*pieces[:10], strict=True))
            for come in range(1, (FEWEST_ROUNDS if players == SEATS else MOST_ROUNDS) + 1):
                spreads[players - FEWEST, come] = best_spread(hopes[:, come], shares)
        memory = Memory(scored, spreads)
    return memory


def keep(memory: Memory, path: Path) -> None:
    """Write the memory in the form that is shipped."""
    path.parent.mkdir(parents=True, exist_ok=True)
    np.savez_compressed(path, scored=memory.scored.astype(np.float16), spreads=memory.spreads.astype(np.float32))


def main() -> None:
    """Read the arguments and train."""
    parser = argparse.ArgumentParser("python -m training.split_it", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=60_000)
    parser.add_argument("--to", type=Path, default=FILE, help="the file to write; by default the one that is shipped")
    asked = parser.parse_args()
    keep(learn(asked.games), asked.to)


if __name__ == "__main__":
    main()
