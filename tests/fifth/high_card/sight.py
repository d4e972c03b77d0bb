"""All of High Card that leaves the process."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from high_card.rules import DECK_SIZE, EVERY_CARD, NONE, HighCardState
from splittable.core.chance import shuffle
from splittable.core.compiler import rule
from splittable.core.contract import Deal, Seat
from splittable.core.errors import Refusal
from splittable.core.observation import Field, starts_of, write_bits
from splittable.core.state import Ints
from splittable.core.view import View as CommonView
from splittable.words import say

CARDS = tuple(str(card) for card in range(1, DECK_SIZE + 1))
SPELLINGS = [f"play {card}" for card in CARDS]


class View(CommonView, kw_only=True):
    """What eyes at a seat may see."""

    hand: list[str]
    sizes: list[int]
    """Cards in each hand."""
    trick: list[str | None]
    """The card of each seat in the running trick."""
    played: list[str]
    """All cards played so far."""


def _cards(mask: int) -> list[str]:
    return [card for place, card in enumerate(CARDS) if mask >> place & 1]


def show(state: HighCardState) -> View:
    """The table as everybody sees it."""
    seats = range(int(state.players))
    is_dealt = bool(state.unseen)
    return View(
        hand=[],
        sizes=[int(state.hands[seat]).bit_count() for seat in seats],
        trick=[None if state.trick[seat] == NONE else CARDS[state.trick[seat]] for seat in seats],
        played=_cards(EVERY_CARD & ~int(state.unseen)) if is_dealt else [],
    )


def own(view: View, state: HighCardState, seat: int) -> None:
    """Add a seat's own hand."""
    view.hand = _cards(int(state.hands[seat]))


def draw(view: View, lang: str) -> str:
    """The trick and the own hand."""
    trick = " ".join(card or "·" for card in view.trick)
    return say(lang, "high-card-table", trick=trick, hand=" ".join(view.hand) or "–")


def spell(code: int) -> str:
    """The notation of a card played."""
    return SPELLINGS[code]


def never(text: str) -> Refusal | None:
    """Nothing that is well spelled can never be done."""
    return None


def explain(state: HighCardState, seat: int, code: int) -> Refusal:
    """The only reason: the card is not in the hand."""
    return Refusal("HC-01", "high-card-not-held", {"card": CARDS[code]})


def undeal(deal: Deal, _seat: Seat, rng: Ints) -> Sequence[int]:
    """A deck that deals each seat what it played and still holds."""
    state: Any = deal.final
    hands = [int(state.hands[seat]) for seat in range(int(state.players))]
    for actor, code in deal.actions:
        hands[actor] |= 1 << code
    dealt = [card for hand in hands for card in range(DECK_SIZE) if hand >> card & 1]
    left = np.array([card for card in range(DECK_SIZE) if card not in dealt], dtype=np.int8)
    shuffle(rng, left, len(left))
    return [*dealt, *left.tolist()]


TABLE_FIELDS = (
    Field("hand", (DECK_SIZE,), "1 for each card in the own hand."),
    Field("played", (DECK_SIZE,), "1 for each card played."),
)
SEAT_FIELDS = (
    Field("trick", (1,), "The number of the card in the running trick; 0 for none."),
    Field("points", (1,), "Tricks won."),
)
HAND, PLAYED, TABLE = starts_of(TABLE_FIELDS)
TRICK, POINTS, SEAT = starts_of(SEAT_FIELDS)


@rule
def observe(state: HighCardState, seat: int, row: Ints) -> None:
    """Write all that a seat knows into a row, whatever stood there."""
    write_bits(row, HAND, int(state.hands[seat]), DECK_SIZE)
    write_bits(row, PLAYED, EVERY_CARD & ~int(state.unseen), DECK_SIZE)
    for turn in range(state.players):
        other = (int(seat) + turn) % int(state.players)
        row[TABLE + turn * SEAT + TRICK] = int(state.trick[other]) + 1
        row[TABLE + turn * SEAT + POINTS] = state.points[other]
