"""Train the memory of Split it!'s bots: how often a column scores in the end, and what that says of the victory.

`python -m training.split_it` plays quick games at each size of table, 90 batches of them. Every batch is played with
what the batches before have learned, counts who scored each number in the end, and fits the calibration that makes
shares of the victory of what was seen at random decisions.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from splittable.core.bits import lowest
from splittable.core.chance import fraction, shuffle, split_stream
from splittable.core.compiler import rule
from splittable.core.state import Ints, States, blank
from splittable.games.split_it.bots.estimates import look_at, phase_of
from splittable.games.split_it.bots.gains import Outlook, look_out
from splittable.games.split_it.bots.rollout import quick_action
from splittable.games.split_it.bots.worth import (
    AHEAD,
    FEATURES,
    FEWEST,
    LEAF,
    PHASES,
    SHAPE,
    Memory,
    hope_to_win,
    largest_other,
    rounds_to_come,
    size_of,
    spreads_of,
)
from splittable.games.split_it.rules.game import deal, deck, setup, take
from splittable.games.split_it.rules.state import CARDS, MOST_ROUNDS, NUMBERS, SEATS, SPLIT, SplitItState
from training.runs import Learned, main

FOLDER = Path(__file__).parent.parent / "src/splittable/games/split_it/bots/weights"
PRIOR = 30.0
"""The weight of the prior, in games: the mean over all counts of cards left, for positions that are rare."""
GAMES = 2_000
"""Games of a batch at each size of table."""
FORGETS, FORGETS_UNTIL = 0.75, 0.5
"""What counts of the batches before, each time, until this much of the training is done: they were played worse."""
ASKED = 0.15
"""Share of the decisions at which features are kept."""
MOST_SEEN = 16
"""Decisions of one game that are kept, at most."""
FIRST_FACTORS = (0.15, 0.1, 0.01)
RIDGE = 20.0
"""Weight of the factors before the first batch."""
SPLITS_KEPT = FEATURES + 3
"""Numbers kept of a seat at a decision: its features, rounds to come, phase, and its share of the victory."""


def first_scored() -> Ints:
    """The memory before any game: a column that is ahead is likely to score."""
    ahead = np.arange(-AHEAD, AHEAD + 1)
    return np.broadcast_to(1 / (1 + np.exp(-ahead)), SHAPE).astype(np.float32).copy()


@rule
def keep_columns(state: SplitItState, left: Ints, seen: Ints) -> None:
    """Keep how every column stands at the beginning of a round."""
    come = rounds_to_come(state)
    for seat in range(int(state.players)):
        for number in range(NUMBERS):
            size, other = size_of(state, seat, number), largest_other(state, seat, number)
            seen[come, seat, number, 0] = left[number]
            seen[come, seat, number, 1] = min(size, 1)
            seen[come, seat, number, 2] = min(max(size - other, -AHEAD), AHEAD) + AHEAD


@rule
def keep_features(state: SplitItState, memory: Memory, outlook: Outlook, phase: int, row: Ints) -> None:
    """Keep what is seen of every seat at a decision."""
    features = np.zeros((SEATS, FEATURES))
    look_at(state, memory, outlook, features)
    for seat in range(int(state.players)):
        for feature in range(FEATURES):
            row[seat, feature] = 0.0 if phase == LEAF and feature else features[seat, feature]
        row[seat, FEATURES] = rounds_to_come(state)
        row[seat, FEATURES + 1] = phase


@rule
def count_scored(state: SplitItState, seen: Ints, counts: Ints, wins: Ints) -> None:
    """Count how every column stood, and whether its number was scored in the end."""
    rounds = int(state.rounds_done)
    for seat in range(int(state.players)):
        for number in range(NUMBERS):
            size = size_of(state, seat, number)
            scores = size > 0 and size >= largest_other(state, seat, number)
            for come in range(1, rounds + 1):
                a, b, c = seen[come, seat, number, 0], seen[come, seat, number, 1], seen[come, seat, number, 2]
                counts[come, number, a, b, c] += 1
                wins[come, number, a, b, c] += scores


@rule
def play_games(
    states: States,
    outlooks: States,
    players: int,
    memory: Memory,
    seed: int,
    counts: Ints,
    wins: Ints,
    kept: Ints,
) -> int:
    """Play one game for each `MOST_SEEN` rows of `kept`; how many rows were filled."""
    rng = np.empty(1, dtype=np.uint64)
    cards = np.empty(CARDS, dtype=np.int8)
    outlook = outlooks[0]
    options = np.zeros(4, dtype=np.int64)
    shares = np.zeros(SEATS)
    seen = np.zeros((MOST_ROUNDS + 1, SEATS, NUMBERS, 3), dtype=np.int64)
    count = 0
    for game in range(kept.shape[0] // MOST_SEEN):
        split_stream(rng, np.uint64(seed), np.uint64(game))
        states[0] = states[1]
        state = states[0]
        state.players = players
        setup(state, options)
        shuffle(rng, cards, deck(state, cards))
        deal(state, cards)
        first = count
        while not state.over:
            look_out(state, memory, outlook)
            is_new = state.asks == SPLIT and not state.has_revealed
            if is_new:
                keep_columns(state, outlook.left, seen)
            if count < first + MOST_SEEN and fraction(rng) < ASKED:
                phase = LEAF if is_new and fraction(rng) < 1 / 2 else phase_of(state)
                keep_features(state, memory, outlook, phase, kept[count])
                count += 1
            seat = lowest(int(state.waiting))
            take(state, seat, quick_action(state, memory, outlook, seat, rng))
        hope_to_win(state, memory, outlook.left, shares)
        for row in range(first, count):
            for seat in range(players):
                kept[row, seat, FEATURES + 2] = shares[seat]
        count_scored(state, seen, counts, wins)
    return count


def remember(counts: Ints, wins: Ints) -> Ints:
    """Shares of games, with rare positions shrunk towards the mean over all counts of cards left."""
    guess = PRIOR * first_scored()[0]
    coarse = (wins.sum(axis=2, keepdims=True) + guess) / (counts.sum(axis=2, keepdims=True) + PRIOR)
    shares: Ints = ((wins + PRIOR * coarse) / (counts + PRIOR)).astype(np.float32)
    return shares


def expect(features: Ints, factors: Ints) -> Ints:
    """Shares of the victory by a softmax: features by case, seat and feature; factors by case and feature."""
    logits = (features * factors[:, None]).sum(axis=2)
    chances = np.exp(logits - logits.max(axis=1, keepdims=True))
    shares: Ints = chances / chances.sum(axis=1, keepdims=True)
    return shares


def calibrate(kept: Ints, factors: Ints, curves: Ints) -> float:
    """One online Newton step of a table's factors, by rounds to come and phase; the mean surprise before it."""
    features, shares = kept[..., :FEATURES], kept[..., FEATURES + 2]
    groups = kept[:, 0, FEATURES].astype(int), kept[:, 0, FEATURES + 1].astype(int)
    expected = expect(features, factors[groups])
    centred = features - (expected[..., None] * features).sum(axis=1, keepdims=True)
    slopes = ((shares - expected)[..., None] * features).sum(axis=1)
    bends = np.einsum("is,isf,isg->ifg", expected, centred, centred)
    sums = np.zeros_like(factors)
    np.add.at(sums, groups, slopes)
    np.add.at(curves, groups, bends)
    factors += np.linalg.solve(curves, sums[..., None])[..., 0]
    return float(-(shares * np.log(np.maximum(expected, 1e-9))).sum(axis=1).mean())


def memory_of(learned: Learned) -> Memory:
    """What was learned, as bots use it."""
    calibration = learned["calibration"]
    return Memory(learned["scored"], spreads_of(calibration), calibration)


def play_batch(learned: Learned, size: int, seed: int, games: int) -> tuple[Ints, Ints, Ints]:
    """Play some games at a size of table: counts of columns, of those that scored, and what was kept of decisions."""
    counts, wins = np.zeros(SHAPE[1:]), np.zeros(SHAPE[1:])
    players = size + FEWEST
    kept = np.zeros((games * MOST_SEEN, SEATS, SPLITS_KEPT))
    states, outlooks = blank(SplitItState, 2), blank(Outlook, 1)
    count = play_games(states, outlooks, players, memory_of(learned), seed % 2**63, counts, wins, kept)
    return counts, wins, kept[:count, :players]


@dataclass(frozen=True)
class Columns:
    """What columns are worth, learned from quick games."""

    name: str = "split-it"
    batches: int = 90
    games: int = GAMES

    @property
    def measured(self) -> str:
        """The curve's axis."""
        return "surprise at the victory (nats)"

    def begin(self, seed: int) -> Learned:  # noqa: ARG002 - nothing is drawn
        """A column that is ahead is likely to score."""
        factors = np.broadcast_to(np.array(FIRST_FACTORS), (*SHAPE[:2], PHASES, FEATURES)).copy()
        curves = np.broadcast_to(RIDGE * np.eye(FEATURES), (*factors.shape, FEATURES)).copy()
        counts = np.zeros(SHAPE)
        return {
            "scored": first_scored(),
            "counts": counts,
            "wins": counts.copy(),
            "calibration": factors,
            "curves": curves,
        }

    def learn(self, learned: Learned, done: float, seed: int) -> Mapping[str, float]:
        """Play a batch at every size, and count."""
        factor = FORGETS if done < FORGETS_UNTIL else 1.0
        surprise = 0.0
        for size in range(SHAPE[0]):
            counts, wins, kept = play_batch(learned, size, seed + size, self.games)
            for name, more in (("counts", counts), ("wins", wins)):
                learned[name][size] = factor * learned[name][size] + more
            learned["curves"][size] = RIDGE * np.eye(FEATURES) + factor * (
                learned["curves"][size] - RIDGE * np.eye(FEATURES)
            )
            surprise += calibrate(kept, learned["calibration"][size], learned["curves"][size]) / SHAPE[0]
            learned["scored"][size] = remember(learned["counts"][size], learned["wins"][size])
        return {"surprise": surprise}

    def measure(self, learned: Learned, seed: int) -> float:
        """The mean surprise at who won, over other games."""
        surprises = []
        for size in range(SHAPE[0]):
            kept = play_batch(learned, size, seed + size, self.games)[2]
            groups = kept[:, 0, FEATURES].astype(int), kept[:, 0, FEATURES + 1].astype(int)
            expected = expect(kept[..., :FEATURES], learned["calibration"][size][groups])
            surprises.append(-(kept[..., FEATURES + 2] * np.log(np.maximum(expected, 1e-9))).sum(axis=1).mean())
        return float(np.mean(surprises))

    def keep(self, learned: Learned, folder: Path | None) -> None:
        """Write the memory in the form that is shipped."""
        path = (folder or FOLDER) / "memory.npz"
        path.parent.mkdir(parents=True, exist_ok=True)
        draft = path.with_suffix(".draft.npz")
        scored, calibration = learned["scored"].astype(np.float16), learned["calibration"].astype(np.float32)
        np.savez_compressed(draft, scored=scored, calibration=calibration)
        draft.replace(path)


if __name__ == "__main__":
    main([Columns()], "python -m training.split_it")
