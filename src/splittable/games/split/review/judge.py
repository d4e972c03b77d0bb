"""What the review asks of SPLIT: the rollout policy of its bots as the judge of every decision."""

from collections.abc import Sequence

import numpy as np

from splittable.core.judges import Efforts, Judge, Pace
from splittable.core.state import States
from splittable.games.split.review.candidates import equal, list_candidates
from splittable.games.split.review.columns import columns
from splittable.games.split.review.playing_on import play_on, play_on_well
from splittable.games.split.review.reasons import REASONS
from splittable.games.split.review.starts import STARTS
from splittable.games.split.rules.game import MOST_LEGAL
from splittable.games.split.rules.rounds import score, winners
from splittable.games.split.rules.state import SEATS, SplitState


def candidates(states: States, seat: int) -> Sequence[int]:
    """The judge's own choice, the best at a glance, and the best of every kind of action besides."""
    codes = np.empty(MOST_LEGAL, dtype=np.int32)
    count: int = list_candidates(states[0], seat, codes)
    return [int(code) for code in codes[:count]]


def start(states: States) -> tuple[float, ...]:
    """Every seat's share of the victory before the first deal, by its place after the dealer."""
    state: SplitState = states[0]
    players = int(state.players)
    shares = STARTS[players, int(state.rounds)]
    return tuple(shares[(seat - int(state.dealer) - 1) % players] for seat in range(players))


def final(states: States) -> tuple[float, ...]:
    """Every seat's share of the victory at the end of the game."""
    state: SplitState = states[0]
    scores = np.zeros(SEATS, dtype=np.int64)
    score(state, scores)
    seats = int(winners(state, scores))
    return tuple((seats >> seat & 1) / seats.bit_count() for seat in range(int(state.players)))


PACES: dict[Efforts, Pace] = {
    "quick": Pace(batch=24, race=72, pilot=48, heat=240, ledger=64, open=24),
    "normal": Pace(batch=48, race=240, pilot=96, heat=1_600, ledger=400, open=100),
    "deep": Pace(batch=96, race=960, pilot=96, heat=240, ledger=2_000, open=500),
}

JUDGE = Judge(
    name="split rollout 1",
    columns=columns,
    play_on=play_on,
    play_on_well=play_on_well,
    candidates=candidates,
    has_share=lambda states: True,  # noqa: ARG005 - every `has_share` takes them
    start=start,
    final=final,
    unit=lambda players: "share",  # noqa: ARG005 - every `unit` takes it
    points=(6.0, 12.0, 24.0),
    errors=(2.0, 0.005),
    paces=PACES,
    reasons=REASONS,
    equal=equal,
)
