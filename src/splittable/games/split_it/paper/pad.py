"""The score sheet of Split it!: everybody's columns at the end."""

from typing import Annotated, Any

import msgspec
import numpy as np

from splittable.core.contract import AnyGame
from splittable.core.pads import Count, Pad, check_seats, refuse
from splittable.core.state import read_state
from splittable.games.split_it.rules.state import JOKERS, NUMBERS
from splittable.games.split_it.sight.view import Lead, show


class ColumnWritten(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The cards of one number before a seat."""

    cards: Count = 0
    jokers: Count = 0


Columns = Annotated[list[ColumnWritten], msgspec.Meta(min_length=10, max_length=10)]


class SplitItScored(msgspec.Struct, frozen=True):
    """Who leads in which number, and the sums."""

    leads: list[Lead]
    scores: list[int]
    winners: list[int]
    """The seats that win with these columns; empty while nobody has points."""


class SplitItPad(Pad, frozen=True):
    """Each seat's columns, by number."""

    columns: list[Columns] = msgspec.field(default_factory=list)

    def score(self, game: AnyGame) -> SplitItScored:
        """Check and sum it."""
        states = game.begin(self.players, self.options)
        state: Any = states[0]
        check_seats(self.players, list(self.columns))
        self._check_deck()
        for seat, columns in enumerate(self.columns):
            for card, column in enumerate(columns):
                if column.jokers and not column.cards and not state.joker_opens:
                    raise refuse("SI-09", "pad-split-it-joker", number=card + 1)
                state.numbers[seat, card] = column.cards
                state.jokers[seat, card] = column.jokers
                state.columns[seat] |= int(column.cards + column.jokers > 0) << card
        scores = np.zeros(self.players, dtype=np.int64)
        best = game.loops.score_at(states, 0, scores)
        return SplitItScored(
            leads=show(read_state(states)).leads,  # type: ignore[arg-type]  # a state read is a state
            scores=scores.tolist(),
            winners=[seat for seat in range(self.players) if scores.any() and best >> seat & 1],
        )

    def _check_deck(self) -> None:
        """Refuse more cards than the deck has."""  # SI-01
        for card in range(NUMBERS):
            written = sum(columns[card].cards for columns in self.columns)
            if written > card + 1:
                raise refuse("SI-01", "pad-split-it-cards", number=card + 1, written=written)
        jokers = sum(column.jokers for columns in self.columns for column in columns)
        if jokers > JOKERS:
            raise refuse("SI-01", "pad-split-it-jokers", most=JOKERS, written=jokers)


PAD = SplitItPad
