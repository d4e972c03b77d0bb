"""SPLIT's judge against what can be counted out, and how fast it plays on.

`python -m benchmarks.review.split [--positions 2000] [--worlds 300]`: how often 95 % intervals of a difference hold the
exact value, in small positions for two; then playouts a second. `--starts` prints what each place is worth before the
first deal (`games/split/review/starts.py`).
"""

import argparse
import random
import time
from collections.abc import Iterator, Sequence

import numpy as np
from rich.progress import track

from benchmarks.printing import paper
from benchmarks.review.split_exact import Counter, legal_codes
from benchmarks.review.tables import decisions_of, play_table
from splittable.core.judges import JUDGES_CHOICE, NOBODY, OPEN, PlayOn
from splittable.core.state import States, blank
from splittable.games.split import GAME
from splittable.games.split.review.columns import columns
from splittable.games.split.review.playing_on import play_on, play_on_well
from splittable.games.split.rules.game import take
from splittable.games.split.rules.state import ASKED_DRAW
from splittable.reviews.figures import estimate, reach_of

SUITS, COPIES, ROUNDS = 4, 2, (1, 2, 3)
RANKS = (0, 3, 8)
"""The ranks of small positions: an ace, a jack and a six, whose rows count differently."""
HAND, PILE = 2, 2


def lay(hands: Sequence[Sequence[int]], row: Sequence[int], pile: Sequence[int], boxes: random.Random) -> States:
    """The end of a round for two, with some boxes filled before."""
    states = blank(GAME.state, 1)
    options = np.zeros(len(GAME.options) + 1, dtype=np.int64)
    GAME.loops.start_at(states, 0, 2, options)
    state = states[0]
    state.needs, state.dealer, state.turn, state.turns = 0, 1, 0, 3
    state.asked, state.new_match, state.waiting = ASKED_DRAW, -1, 1
    state.rounds_done = boxes.randrange(3)
    for seat, hand in enumerate(hands):
        for card in hand:
            state.held_twins[seat] |= int(state.held[seat]) & 1 << card
            state.held[seat] |= 1 << card
        state.sizes[seat] = len(hand)
        for rank in RANKS:
            state.boxes[seat, rank] = boxes.randrange(4)
    state.row[: len(row)], state.row_size = row, len(row)
    state.pile[: len(pile)], state.pile_size = pile, len(pile)
    return states


def positions(chance: random.Random) -> Iterator[tuple[States, int]]:
    """Small positions with a choice, without end: some actions after a small deal."""
    cards = [rank * SUITS + suit for rank in RANKS for suit in range(SUITS)] * COPIES
    while True:
        chance.shuffle(cards)
        own, rival, row = cards[: HAND + 1], cards[HAND + 1 : 2 * HAND + 1], cards[2 * HAND + 1 : 2 * HAND + 2]
        states = lay((own, rival), row, cards[2 * HAND + 2 : 2 * HAND + 2 + PILE], chance)
        for _ in range(chance.randrange(6)):
            if states[0]["waiting"]:
                seat = int(states[0]["turn"])
                take(states[0], seat, chance.choice(legal_codes(states, seat)))
        if states[0]["waiting"] and len(legal_codes(states, int(states[0]["turn"]))) > 1:
            yield states, int(states[0]["turn"])


def cover(count: int, worlds: int, seed: int) -> tuple[int, int, list[float]]:
    """Of how many differences, in how many the interval holds the exact one; and all errors in standard errors."""
    chance, counter = random.Random(seed), Counter()
    held, errors = [], []
    for number, (states, seat) in zip(range(count), positions(chance), strict=False):
        arms = chance.sample(legal_codes(states, seat), 2)
        exact = [counter.after(states, seat, arm) for arm in arms]
        rows = np.zeros((worlds, 2, columns(2).width), dtype=np.float32)
        play_on(states, seat, seat, np.array(arms), seed + number, 0, rows)
        for unit, column in ((0, seat), (1, 2 + seat)):
            pair = rows[:, :, column]
            mean, error = estimate(pair[:, 0] - pair[:, 1], 1, reach_of(pair, 0.0))
            off = mean - (exact[0][unit] - exact[1][unit])
            held.append(abs(off) <= 1.96 * error + 1e-4)
            if np.ptp(pair[:, 0] - pair[:, 1]) > 1e-3:
                errors.append(off / error)
    return len(held), sum(held), errors


def measure_speed(name: str, play: PlayOn, players: int, worlds: int) -> str:
    """Playouts a second of CPU time, in the middle of the decisions of a game."""
    table = play_table("split", players, ("medium",), 1)
    speeds = []
    for _, _, bench in list(decisions_of(table))[::5]:
        rows = np.zeros((worlds, 1, columns(players).width), dtype=np.float32)
        arms = np.array([JUDGES_CHOICE])
        began = time.process_time()
        play(bench.states, bench.seat, bench.seat, arms, 1, 0, rows)
        speeds.append(worlds / (time.process_time() - began))
    low, middle, high = np.percentile(speeds, [5, 50, 95])
    return f"{name}, {players} players: {middle:,.0f} playouts a second ({low:,.0f} to {high:,.0f})"


def print_starts(worlds: int) -> None:
    """What each place from the dealer's left on is worth, by players and rounds."""
    for players in range(GAME.fewest, GAME.most + 1):
        for rounds in ROUNDS:
            states = GAME.begin(players, {"rounds": str(rounds)})
            rows = np.zeros((worlds, 1, columns(players).width), dtype=np.float32)
            play_on(states, OPEN, NOBODY, np.array([JUDGES_CHOICE]), 7, 0, rows)
            means = rows[:, 0, players : 2 * players].mean(axis=0, dtype=np.float64)
            means = np.roll(means, -int(states[0]["dealer"]) - 1)
            paper().print(f"({players}, {rounds}): ({', '.join(f'{mean:.4f}' for mean in means)}),", highlight=False)


def main() -> None:
    """Measure what is asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=2_000)
    parser.add_argument("--worlds", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--starts", action="store_true")
    asked = parser.parse_args()
    if asked.starts:
        print_starts(300_000)
        return
    parts = [cover(asked.positions // 10, asked.worlds, asked.seed + 1_000_000 * part) for part in track(range(10))]
    count, held = sum(part[0] for part in parts), sum(part[1] for part in parts)
    errors = np.concatenate([part[2] for part in parts])
    paper().print(f"95 % intervals hold {100 * held / count:.1f} % of {count} exact differences; ", end="")
    paper().print(f"{100 * np.mean(abs(errors) <= 1.96):.1f} % of the {len(errors)} with a spread, ", end="")
    paper().print(f"whose mean z is {errors.mean():+.3f}, sd {errors.std():.2f}")
    for players in (2, 4, 6):
        paper().print(measure_speed("judge", play_on, players, 300))
    paper().print(measure_speed("stronger judge", play_on_well, 4, 5))


if __name__ == "__main__":
    main()
