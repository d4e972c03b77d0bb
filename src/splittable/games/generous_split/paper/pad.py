"""The score sheet of Generous Split: tricks received, deal by deal."""

from typing import Any

import msgspec
import numpy as np

from splittable.core.contract import AnyGame
from splittable.core.pads import Count, Pad, check_seats, refuse
from splittable.core.state import read_state
from splittable.games.generous_split.rules.game import finish_deal
from splittable.games.generous_split.sight.view import show


class DealScored(msgspec.Struct, frozen=True):
    """One deal of the game, played or not."""

    dealer: int
    left: int
    """Tricks that are not written down yet."""
    points: list[int] | None
    """None until all tricks are written down."""


class GenerousSplitScored(msgspec.Struct, frozen=True):
    """The sheet with its sums."""

    tricks: int
    """Tricks in a deal."""
    deals: list[DealScored]
    over: bool
    scores: list[int]
    winners: list[int]


class GenerousSplitPad(Pad, frozen=True):
    """Tricks received by each seat in each deal; null where nothing is written, 0 once all are."""

    deals: list[list[Count | None]] = msgspec.field(default_factory=list)

    def score(self, game: AnyGame) -> GenerousSplitScored:
        """Check and sum it."""
        states = game.begin(self.players, self.options)
        state: Any = states[0]
        tricks = int(state.hand_size)
        if len(self.deals) > state.deals:
            raise refuse("GS-06", "pad-generous-split-deals", deals=int(state.deals))
        lefts = [self._left(number, tricks) for number in range(1, len(self.deals) + 1)]
        for received, left in zip(self.deals, lefts, strict=True):
            if left == 0:
                state.received[state.dealt, : self.players] = np.array([count or 0 for count in received])
                state.dealt += 1
                finish_deal(state)
        scores = np.zeros(self.players, dtype=np.int64)
        best = game.loops.score_at(states, 0, scores)
        over = bool(state.over)
        finished = int(state.dealt)
        state.dealt = state.deals  # deals to come are shown too, with their dealers
        results = show(read_state(states)).results  # type: ignore[arg-type]  # a state read is a state
        lefts += [tricks] * (len(results) - len(lefts))
        return GenerousSplitScored(
            tricks=tricks,
            deals=[
                DealScored(result.dealer, left, result.points if number < finished else None)
                for number, (result, left) in enumerate(zip(results, lefts, strict=True))
            ],
            over=over,
            scores=scores.tolist(),
            winners=[seat for seat in range(self.players) if over and best >> seat & 1],
        )

    def _left(self, number: int, tricks: int) -> int:
        """How many tricks of a deal are not written down yet."""  # GS-04
        received = self.deals[number - 1]
        check_seats(self.players, list(received))
        written = [count for count in received if count is not None]
        left = tricks - sum(written)
        if left < 0 or (left and len(written) == self.players):
            raise refuse("GS-04", "pad-generous-split-tricks", deal=number, tricks=tricks, written=sum(written))
        if left and number < len(self.deals):
            raise refuse("GS-06", "pad-generous-split-order", deal=number)
        return left


PAD = GenerousSplitPad
