"""Fit Split it!'s expected shares of the victory to games of `medium`: `python -m training.split_it_shares`.

`training.split_it` learns from quick games what columns are worth and how shares come of it; here `medium` plays, in
compiled code, and the factors are scaled, by table size and rounds to come, so that what came is likeliest. `--check`
plays other games instead, and prints expected shares beside what came of them, in ten bins.
"""

import argparse
import time

import numpy as np
from rich.progress import track

from splittable.core.bits import lowest
from splittable.core.chance import below, fraction, shuffle, split_stream
from splittable.core.compiler import rule
from splittable.core.state import Ints, States, blank
from splittable.games.split_it.bots.cuts import draw
from splittable.games.split_it.bots.estimates import phase_of
from splittable.games.split_it.bots.gains import Outlook
from splittable.games.split_it.bots.guesses import (
    AFTER_REMOVAL,
    AFTER_SPLIT,
    DRAFTS,
    LEAD,
    MOST_OUTCOMES,
    ROOT,
    find_mixes,
    weigh_guesses,
    weigh_joker,
    weigh_mixes,
)
from splittable.games.split_it.bots.thinker import HASTY_ITERATIONS, ITERATIONS, ITERATIONS_OF_A_CUT
from splittable.games.split_it.bots.worth import FEATURES, FEWEST, LEAF, Memory, hope_to_win, memory
from splittable.games.split_it.rules.codes import GUESS_CODES, MOST_LEGAL
from splittable.games.split_it.rules.game import deal, deck, legal, setup, take
from splittable.games.split_it.rules.state import CARDS, GUESS, REMOVE, SEATS, SECTIONS, SPLIT, SplitItState
from splittable.play.contest import derive
from training.split_it import ASKED, FOLDER, MOST_SEEN, SPLITS_KEPT, Columns, expect, keep_features

GAMES = {2: 2_000, 3: 1_000, 4: 300}
"""Games of every table size; those of more players take longer."""
CHUNKS = 40
"""Parts in which the games are played, for the progress bar."""
STEPS = 12
"""Newton steps of the fit."""
RIDGE = 20.0
"""Weight of what `training.split_it` found, in cases of one nat squared."""
BINS = 10
NORMAL_95 = 1.96


@rule
def value_guesses(
    drafts: States, at: int, memory: Memory, outlooks: States, iterations: int, mixes: Ints, values: Ints
) -> int:
    """Write the mixes and the values of the guesses at a draft by leads, as `medium` sees them; the open sections."""
    payoffs, guessers = np.zeros((MOST_OUTCOMES, SEATS)), np.zeros(SEATS, dtype=np.int64)
    count, choices = weigh_guesses(drafts, at, memory, outlooks, LEAD, 0, 1, 0, guessers, payoffs)
    find_mixes(payoffs, guessers, count, choices, iterations, mixes)
    weigh_mixes(payoffs, count, choices, mixes, values)
    return choices


@rule
def value_removal(drafts: States, at: int, memory: Memory, outlooks: States, code: int, seat: int) -> float:
    """What a removal after a cut is worth to a seat."""
    mixes, values = np.zeros((SEATS, SECTIONS)), np.zeros(SEATS)
    drafts[AFTER_REMOVAL] = drafts[at]
    take(drafts[AFTER_REMOVAL], 1 - int(drafts[at].splitter), code)
    value_guesses(drafts, AFTER_REMOVAL, memory, outlooks, ITERATIONS_OF_A_CUT, mixes, values)
    return float(values[seat])


@rule
def value_cut(drafts: States, memory: Memory, outlooks: States, code: int) -> float:
    """What a cut is worth to the splitter; of two players, the other removes what is worst for it."""
    mixes, values, codes = np.zeros((SEATS, SECTIONS)), np.zeros(SEATS), np.zeros(MOST_LEGAL, dtype=np.int32)
    drafts[AFTER_SPLIT] = drafts[ROOT]
    splitter = int(drafts[ROOT].splitter)
    take(drafts[AFTER_SPLIT], splitter, code)
    if drafts[AFTER_SPLIT].asks != REMOVE:
        value_guesses(drafts, AFTER_SPLIT, memory, outlooks, ITERATIONS_OF_A_CUT, mixes, values)
        return float(values[splitter])
    worst = 1000.0
    for place in range(legal(drafts[AFTER_SPLIT], 1 - splitter, codes)):
        worst = min(worst, value_removal(drafts, AFTER_SPLIT, memory, outlooks, int(codes[place]), splitter))
    return worst


@rule
def value_code(drafts: States, memory: Memory, outlooks: States, seat: int, code: int) -> float:
    """What a cut, a removal or the column of a joker is worth to a seat."""
    state = drafts[ROOT]
    if state.asks == SPLIT:
        return value_cut(drafts, memory, outlooks, code)
    if state.asks == REMOVE:
        return value_removal(drafts, ROOT, memory, outlooks, code, seat)
    totals = np.zeros(SEATS)
    weigh_joker(drafts, memory, outlooks, LEAD, 0, 1, 0, seat, code, totals)
    return float(totals[seat])


@rule
def best_code(drafts: States, memory: Memory, outlooks: States, seat: int, rng: Ints) -> int:
    """The code of highest value to a seat, ties broken at random."""
    codes = np.zeros(MOST_LEGAL, dtype=np.int32)
    best, most, ties = 0, -1000.0, 0
    for place in range(legal(drafts[ROOT], seat, codes)):
        worth = value_code(drafts, memory, outlooks, seat, int(codes[place]))
        if worth > most + 1e-9:
            best, most, ties = int(codes[place]), worth, 1
        elif worth > most - 1e-9:
            ties += 1
            best = int(codes[place]) if below(rng, ties) == 0 else best
    return best


@rule
def guess_all(drafts: States, memory: Memory, outlooks: States, rng: Ints) -> None:
    """Let everybody guess as `medium` does."""
    state = drafts[ROOT]
    mixes, values = np.zeros((SEATS, SECTIONS)), np.zeros(SEATS)
    iterations = HASTY_ITERATIONS if state.players == 2 else ITERATIONS
    value_guesses(drafts, ROOT, memory, outlooks, iterations, mixes, values)
    allowed, waiting, place = int(state.open), int(state.waiting), 0
    for seat in range(int(state.players)):
        if waiting >> seat & 1:
            chosen = draw(mixes[place], SECTIONS, rng)
            for section in range(SECTIONS):
                if allowed >> section & 1:
                    if chosen == 0:
                        take(state, seat, GUESS_CODES + section)
                    chosen -= 1
            place += 1


@rule
def play_cases(
    drafts: States, outlooks: States, blanks: States, players: int, memory: Memory, seed: int, kept: Ints
) -> int:
    """Play one game of `medium` for each `MOST_SEEN` rows of `kept`; how many rows were filled."""
    rng, cards = np.empty(1, dtype=np.uint64), np.empty(CARDS, dtype=np.int8)
    options, shares = np.zeros(4, dtype=np.int64), np.zeros(SEATS)
    state, outlook, count = drafts[ROOT], outlooks[0], 0
    for game in range(kept.shape[0] // MOST_SEEN):
        split_stream(rng, np.uint64(seed), np.uint64(game))
        drafts[ROOT] = blanks[0]
        state.players = players
        setup(state, options)
        shuffle(rng, cards, deck(state, cards))
        deal(state, cards)
        first = count
        while not state.over:
            if count < first + MOST_SEEN and fraction(rng) < ASKED:
                keep_features(state, memory, outlook, phase_of(state), kept[count])
                count += 1
            if state.asks == GUESS:
                guess_all(drafts, memory, outlooks, rng)
            else:
                seat = lowest(int(state.waiting))
                take(state, seat, best_code(drafts, memory, outlooks, seat, rng))
        hope_to_win(state, memory, outlook.left, shares)
        for row in range(first, count):
            for seat in range(players):
                kept[row, seat, FEATURES + 2] = shares[seat]
    return count


def play_sizes(players: int, games: int, seed: int) -> tuple[Ints, Ints]:
    """What was kept of games of `medium` at a table size, and the chunk that each row is from."""
    drafts, outlooks = blank(SplitItState, DRAFTS), blank(Outlook, 1)
    parts, chunks = [], []
    for chunk in track(range(CHUNKS), f"{players} players", transient=True):
        kept = np.zeros((games // CHUNKS * MOST_SEEN, SEATS, SPLITS_KEPT))
        own = derive("shares", seed, players, chunk) % 2**63
        count = play_cases(drafts, outlooks, blank(SplitItState, 1), players, memory(), own, kept)
        parts.append(kept[:count, :players])
        chunks.append(np.full(count, chunk))
    return np.concatenate(parts), np.concatenate(chunks)


def groups_of(kept: Ints) -> tuple[Ints, Ints]:
    """Rounds to come and phase of each case."""
    return kept[:, 0, FEATURES].astype(int), kept[:, 0, FEATURES + 1].astype(int)


def fit(kept: Ints, first: Ints) -> Ints:
    """Factors that make what came likeliest: the first ones, scaled by rounds to come."""
    come, _ = groups = groups_of(kept)
    logits, shares = (kept[..., :FEATURES] * first[groups][:, None]).sum(axis=2), kept[..., FEATURES + 2]
    scales = np.ones(len(first))
    for _ in range(STEPS):
        expected = expect(logits[..., None], scales[come][:, None])
        middles = (expected * logits).sum(axis=1, keepdims=True)
        slopes, curves = RIDGE * (1 - scales), np.full(len(scales), RIDGE)
        np.add.at(slopes, come, ((shares - expected) * logits).sum(axis=1))
        np.add.at(curves, come, (expected * (logits - middles) ** 2).sum(axis=1))
        scales += slopes / curves
    fitted: Ints = first * scales[:, None, None]
    return fitted


def fit_all(seed: int) -> None:
    """Fit every table size, and write the memory anew."""
    calibration = memory().calibration.copy()
    for players, games in GAMES.items():
        fitted = fit(play_sizes(players, games, seed)[0], calibration[players - FEWEST])
        # What rollouts end with is valued as before.
        fitted[:, LEAF] = calibration[players - FEWEST, :, LEAF]
        calibration[players - FEWEST] = fitted
    Columns().keep({"scored": memory().scored, "calibration": calibration}, FOLDER)


def check(players: int, games: int, seed: int) -> None:
    """Print expected shares beside what came of them in games of `medium`."""
    kept, chunks = play_sizes(players, games, seed)
    expected = expect(kept[..., :FEATURES], memory().calibration[players - FEWEST][groups_of(kept)])
    offs, places = kept[..., FEATURES + 2] - expected, np.minimum((expected * BINS).astype(int), BINS - 1)
    for place in range(BINS):
        here = places == place
        if here.any():
            off = offs[here].mean()
            # Cases of one game are not independent; those of different chunks are.
            sums = np.array([((offs - off) * here)[chunks == chunk].sum() for chunk in range(CHUNKS)])
            error = NORMAL_95 * np.sqrt((sums**2).sum()) / here.sum()
            print(
                f"{players} players, {place * 10:2}…{place * 10 + 10} %: {here.sum():6} cases, {off:+.1%} ± {error:.1%}"
            )


def main() -> None:
    """Read the arguments, then fit or check."""
    parser = argparse.ArgumentParser(
        "python -m training.split_it_shares", description=(__doc__ or "").partition("\n")[0]
    )
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--players", action="append", type=int, choices=tuple(GAMES))
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    if asked.check:
        for players in asked.players or GAMES:
            check(players, GAMES[players], asked.seed)
    else:
        fit_all(asked.seed)
    print(f"{time.process_time():.0f} s of CPU")


if __name__ == "__main__":
    main()
