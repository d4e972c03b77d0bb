"""Splitter's judge."""

from collections.abc import Sequence

import numpy as np

from splittable.core.judges import Judge, Pace, Unit
from splittable.core.state import States
from splittable.games.splitter.bots.expectations import points_of, values, worths_of
from splittable.games.splitter.review import playing_on
from splittable.games.splitter.review.luck import luck
from splittable.games.splitter.review.reasons import REASONS
from splittable.games.splitter.review.telling import columns
from splittable.games.splitter.rules.game import score
from splittable.games.splitter.rules.state import SplitterState

STARTS = (36.98, 40.42)
"""What an empty sheet of each pad comes to by the judge (`benchmarks.review.splitter starts`)."""
CANDIDATES = 8
"""How many writings, those of highest value, are worth a race."""


def candidates(states: States, seat: int) -> Sequence[int]:
    """The legal codes of a seat that the learned value rates highest."""
    codes, worths = worths_of(states, np.array([seat]))
    order = np.argsort(-worths[0], kind="stable")[:CANDIDATES]
    return [int(code) for code in codes[0, order] if code >= 0]


def has_share(states: States) -> bool:
    """Whether there are rivals, and few rounds to go."""
    return bool(playing_on.is_shared(states[0]))


def start(states: States) -> tuple[float, ...]:
    """What an empty sheet comes to by the judge, for each seat."""
    state: SplitterState = states[0]
    return (STARTS[int(state.pad)],) * int(state.players)


def counts(states: States) -> tuple[float, ...]:
    """Every seat's share of the victory as the learned values expect it; alone, its points."""
    if int(states[0].players) == 1:
        return (float(points_of(states)[0, 0]),)
    return tuple(float(share) for share in values(states, np.zeros(1, np.int64))[0])


def final(states: States) -> tuple[float, ...]:
    """Every seat's points."""
    state: SplitterState = states[0]
    scores = np.zeros(state.players, np.int64)
    score(state, scores)
    return tuple(float(points) for points in scores)


def unit(players: int) -> Unit:  # noqa: ARG001 - points whoever else plays: sheets do not touch one another
    """Own points."""
    return "points"


JUDGE = Judge(
    name="write-best-1",
    columns=columns,
    play_on=playing_on.play_on,
    play_on_well=playing_on.play_on_well,
    candidates=candidates,
    has_share=has_share,
    start=start,
    final=final,
    unit=unit,
    points=(0.5, 1.0, 2.0),
    errors=(0.17, 0.005),
    paces={
        "quick": Pace(36, 36, 72, 108, 72, 36),
        "normal": Pace(36, 144, 144, 720, 72, 36),
        "deep": Pace(36, 360, 144, 432, 144, 36),
    },
    reasons=REASONS,
    block=36,
    count_out=playing_on.count_out,
    luck=luck,
    counts=counts,
)
