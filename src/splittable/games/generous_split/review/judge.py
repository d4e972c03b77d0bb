"""What Generous Split brings to be reviewed."""

from collections.abc import Sequence

import numpy as np

from splittable.core.compiler import rule
from splittable.core.judges import Judge, Pace
from splittable.core.state import Ints, States
from splittable.games.generous_split.bots.distinct import distinct
from splittable.games.generous_split.bots.search import candidates as sort_cards
from splittable.games.generous_split.review.columns import columns_of
from splittable.games.generous_split.review.counting import count_out
from splittable.games.generous_split.review.playing_on import play_on
from splittable.games.generous_split.review.playing_well import play_on_well
from splittable.games.generous_split.review.reasons import REASONS
from splittable.games.generous_split.rules.game import MOST_LEGAL

ROOM = MOST_LEGAL + 4


@rule
def sort_at(states: States, seat: int, codes: Ints) -> int:
    """Write the cards worth a race, the most promising first; how many."""
    count, kept = sort_cards(states[0], seat, codes), 0
    firsts = distinct(states[0], seat)
    for place in range(count):
        card = int(codes[place])
        if firsts >> card & 1:
            codes[kept] = card
            kept += 1
    return kept


@rule
def first_at(states: States, seat: int, code: int) -> int:
    """The card kept of those that a legal card is as good as."""
    firsts = distinct(states[0], seat)
    while not firsts >> code & 1:
        code -= 1
    return code


def candidates(states: States, seat: int) -> Sequence[int]:
    """One of all cards that are as good as each other, the most promising first."""
    codes = np.empty(ROOM, dtype=np.int32)
    count = sort_at(states, seat, codes)
    return [int(code) for code in codes[:count]]


def equal(states: States, seat: int, code: int) -> int:
    """The lowest card that is as good as a legal one."""
    return first_at(states, seat, code)


def start(states: States) -> tuple[float, ...]:
    """Everybody's share of the victory before the first deal."""
    # Everybody deals equally often and the judge plays every deal alike, so turning the table round changes nothing.
    players = int(states[0].players)
    return (1 / players,) * players


def final(states: States) -> tuple[float, ...]:
    """Everybody's share of the victory; those with the same points share."""
    points = states[0].points[: int(states[0].players)]
    won = points == points.max()
    return tuple(float(each) for each in won / won.sum())


JUDGE = Judge(
    name="glance-2.1",
    columns=columns_of,
    play_on=play_on,
    play_on_well=play_on_well,
    candidates=candidates,
    has_share=lambda _: True,
    start=start,
    final=final,
    unit=lambda _: "share",
    points=(0.75, 1.5, 3.0),
    errors=(0.09, 0.0025),
    paces={
        "quick": Pace(batch=48, race=192, pilot=96, heat=1024, ledger=200, open=64),
        "normal": Pace(batch=48, race=384, pilot=192, heat=6144, ledger=1000, open=256),
        "deep": Pace(batch=48, race=1536, pilot=192, heat=4096, ledger=4000, open=1024),
    },
    reasons=REASONS,
    equal=equal,
    count_out=count_out,
)
