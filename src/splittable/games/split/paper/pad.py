"""The score sheets of SPLIT: matches, cards held and penalties, round by round."""

from typing import Annotated, Any

import msgspec
import numpy as np

from splittable.core.contract import AnyGame
from splittable.core.pads import Count, Pad, check_seats, refuse
from splittable.core.state import read_state
from splittable.games.split.rules.cards import CARDS, COPIES, PERFECT, RANK_NAMES, RANKS, SUITS
from splittable.games.split.rules.plays import penalize
from splittable.games.split.rules.rounds import finish_round
from splittable.games.split.rules.state import NOBODY
from splittable.games.split.sight.view import Sheet, show

MOST_MATCHES = SUITS * COPIES // 2
"""A rank has eight half cards."""
Laid = Annotated[list[Annotated[int, msgspec.Meta(ge=0, le=MOST_MATCHES)]], msgspec.Meta(min_length=13, max_length=13)]


class RoundWritten(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one round has brought each seat."""

    matches: list[Laid]
    """Matches of each rank, from ace to 2, before each seat."""
    held: list[Count | None]
    """Cards held at the end of the round; the round is over when everybody's are written."""
    penalties: list[Count]
    """How often each seat was named for a Perfect match."""


class SplitScored(msgspec.Struct, frozen=True):
    """The sheets with their sums."""

    rounds: int
    finished: int
    """Rounds that are over."""
    most_matches: int
    """Matches of one rank that a round can have."""
    sheets: list[Sheet]
    over: bool
    scores: list[int]
    winners: list[int]


class SplitPad(Pad, frozen=True):
    """Everybody's rounds; only the last may still be running."""

    rounds: list[RoundWritten] = msgspec.field(default_factory=list)

    def score(self, game: AnyGame) -> SplitScored:
        """Check and sum it."""
        states = game.begin(self.players, self.options)
        state: Any = states[0]
        if len(self.rounds) > state.rounds:
            raise refuse("SP-01", "pad-split-rounds", rounds=int(state.rounds))
        finished = sum(self._check(number) for number in range(1, len(self.rounds) + 1))
        for written in self.rounds:
            _write(state, written)
        scores = np.zeros(self.players, dtype=np.int64)
        best = game.loops.score_at(states, 0, scores)
        over = finished == int(state.rounds)
        return SplitScored(
            rounds=int(state.rounds),
            finished=finished,
            most_matches=MOST_MATCHES,
            sheets=show(read_state(states)).sheets,  # type: ignore[arg-type]  # a state read is a state
            over=over,
            scores=scores.tolist(),
            winners=[seat for seat in range(self.players) if over and best >> seat & 1],
        )

    def _check(self, number: int) -> bool:
        """Check a round as it is written; whether it is over."""
        written = self.rounds[number - 1]
        check_seats(self.players, list(written.matches), list(written.held), list(written.penalties))
        for rank, counts in zip(RANK_NAMES, zip(*written.matches, strict=True), strict=True):
            if sum(counts) > MOST_MATCHES:
                raise refuse("SP-01", "pad-split-rank", round=number, rank=rank, most=MOST_MATCHES, written=sum(counts))
        if None in written.held:
            if number < len(self.rounds):
                raise refuse("SP-12", "pad-split-order", round=number)
            return False
        _check_end(number, written)
        return True


def _check_end(number: int, written: RoundWritten) -> None:
    """Check a finished round: one seat at most went out, one deck has the cards, and no match penalised twice."""
    if sum(held == 0 for held in written.held) > 1:
        raise refuse("SP-12", "pad-split-out", round=number)
    matches = sum(sum(laid) for laid in written.matches)
    if 2 * matches + sum(held or 0 for held in written.held) > CARDS * COPIES:
        raise refuse("SP-01", "pad-split-cards", round=number, cards=CARDS * COPIES)
    penalties = sum(written.penalties)
    if penalties > matches:
        raise refuse("SP-08", "pad-split-penalties", round=number, penalties=penalties, matches=matches)


def _write(state: Any, written: RoundWritten) -> None:
    """Let the rules fill the boxes; which suits matched has no effect on them."""  # SP-02, SP-14
    for seat, laid in enumerate(written.matches):
        state.sizes[seat] = written.held[seat] or 0
        state.laid[seat, PERFECT] = sum(1 << rank * SUITS + look for rank in range(RANKS) for look in range(laid[rank]))
        for _ in range(written.penalties[seat]):
            penalize(state, seat)
    state.last_out = NOBODY
    finish_round(state)


PAD = SplitPad
