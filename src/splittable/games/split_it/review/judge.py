"""What Split it! brings to be reviewed."""

from collections.abc import Sequence
from functools import cache

import numpy as np

from splittable.core.compiler import rule
from splittable.core.judges import ANYTHING, JUDGES_CHOICE, NOBODY, OPEN, SHARES, Efforts, Judge, Pace, Price
from splittable.core.state import Ints, States, blank, layout
from splittable.games.split_it.review.guesses import price_with
from splittable.games.split_it.review.playing_on import columns, is_near_the_end, play_on, play_on_well
from splittable.games.split_it.review.policy import choose_column, choose_removal, mix_cuts
from splittable.games.split_it.review.reasons import REASONS
from splittable.games.split_it.review.scene import Scene, begin_scene, hopes
from splittable.games.split_it.rules.codes import MOST_LEGAL
from splittable.games.split_it.rules.columns import score, winners
from splittable.games.split_it.rules.game import legal
from splittable.games.split_it.rules.state import (
    CARDS,
    GUESS,
    PLACE,
    REMOVE,
    SEATS,
    SPLIT,
    SplitItState,
)

START_WORLDS = 4_000
"""Games played for what a seat begins with: known to 0.2 points."""
WIDTH = 7
"""Cuts that are worth a race: those that the judge likes best."""
POINTS = 0.75, 1.5, 3.0
ERRORS = 0.25, 0.0125
PACES: dict[Efforts, Pace] = {
    "quick": Pace(batch=32, race=96, pilot=64, heat=384, ledger=48, open=16),
    "normal": Pace(batch=48, race=288, pilot=128, heat=1536, ledger=160, open=48),
    "deep": Pace(batch=48, race=960, pilot=192, heat=1024, ledger=1000, open=256),
}


@rule
def like_at(states: States, seat: int, hopes: Ints, scenes: States, codes: Ints, likes: Ints) -> int:
    """Write the legal codes of a seat and how much the judge likes each; how many."""
    state, scene = states[0], scenes[0]
    count = legal(state, seat, codes)
    begin_scene(state, scene)
    likes[:] = 0.0
    if state.asks == SPLIT:
        mix_cuts(state, hopes, scene)
        for place in range(count):
            likes[place] = scene.mix[place]
    elif state.asks != GUESS:
        best = (
            choose_removal(state, hopes, scene, seat)
            if state.asks == REMOVE
            else choose_column(state, hopes, scene, seat)
        )
        for place in range(count):
            likes[place] = codes[place] == best
    return count


@rule
def score_at(states: States, scores: Ints) -> int:
    """Write the scores; the winners as a bit mask."""
    score(states[0], scores)
    return winners(states[0], scores)


def candidates(states: States, seat: int) -> Sequence[int]:
    """All legal codes, of the cuts those that the judge likes best."""
    codes, likes = np.zeros(MOST_LEGAL, dtype=np.int32), np.zeros(MOST_LEGAL)
    count = like_at(states, seat, hopes(), blank(Scene, 1), codes, likes)
    order = np.argsort(-likes[:count], kind="stable")[: WIDTH if states[0].asks == SPLIT else count]
    return [int(codes[place]) for place in order]


def start(states: States) -> tuple[float, ...]:
    """What the judge's own games come to: who splits first has a little more or less than the others."""
    return _start(states.tobytes())


@cache
def _start(states: bytes) -> tuple[float, ...]:
    fresh: States = np.frombuffer(bytearray(states), dtype=layout(SplitItState))
    players = int(fresh[0].players)
    rows = np.zeros((START_WORLDS, 1, columns(players).width), dtype=np.float32)
    play_on(fresh, OPEN, NOBODY, np.array([JUDGES_CHOICE]), 0, 0, rows)
    return tuple(rows[:, 0, :players].mean(axis=0, dtype=np.float64).tolist())


def final(states: States) -> tuple[float, ...]:
    """Everybody's lead over the mean of the others."""
    players = int(states[0].players)
    scores = np.zeros(SEATS, dtype=np.int64)
    score_at(states, scores)
    total = int(scores[:players].sum())
    return tuple(float(each - (total - each) / (players - 1)) for each in scores[:players].tolist())


def count_out(states: States, seat: int, arms: Ints) -> tuple[Ints, Ints] | None:
    """The last jokers of the game, after which nothing is drawn: one world for each action that ANYTHING may be."""
    state = states[0]
    if state.asks != PLACE or state.turned != CARDS or state.row_size > 1:
        return None
    codes = np.zeros(MOST_LEGAL, dtype=np.int32)
    count = like_at(states, seat, hopes(), blank(Scene, 1), codes, np.zeros(MOST_LEGAL))
    rows = np.zeros((count, len(arms), columns(int(state.players)).width), dtype=np.float32)
    for place in range(count):
        taken = np.array([int(codes[place]) if arm == ANYTHING else int(arm) for arm in arms], dtype=np.int64)
        play_on(states, seat, seat, taken, 0, 0, rows[place : place + 1])
    return rows, np.full(count, 1 / count)


def price(states: States, seat: int, taken: int, seed: int, effort: Efforts) -> Price | None:
    """The price of a guess; None for other decisions."""
    return price_with(states, seat, taken, seed, effort, PACES[effort], ERRORS, (POINTS[1], SHARES[1]))


JUDGE = Judge(
    name="quick-1",
    columns=columns,
    play_on=play_on,
    play_on_well=play_on_well,
    candidates=candidates,
    has_share=lambda states: bool(is_near_the_end(states[0])),
    start=start,
    final=final,
    unit=lambda _: "points",
    points=POINTS,
    errors=ERRORS,
    paces=PACES,
    reasons=REASONS,
    count_out=count_out,
    price=price,
)
