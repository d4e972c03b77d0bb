"""Everything true at a table of Generous Split."""

from typing import Annotated

import numpy as np

from splittable.core.state import Int8, Int16, Int64, Ints, State

SEATS = 5
MOST_TRICKS = 12
MOST_DEALS = 15
NO_SUIT = -1


class GenerousSplitState(State):
    """Sets of cards are bit masks by card number.

    Tricks are rows by number, from 1 in every deal; row 0 keeps the last trick of the deal before.
    """

    start: Int8
    deals: Int8
    dealt: Int8
    """Deals dealt so far, the running one included."""
    dealer: Int8
    hand_size: Int8
    """How many cards each seat is dealt."""
    trump: Int8
    tricks_done: Int8
    missing: Int8
    """How many cards the running trick still lacks."""
    led: Int8
    """The suit led to the running trick, or NO_SUIT."""
    best: Int16
    """The seat that would win the running trick, and with what strength: see `game.claim`."""
    centre: Int8
    """Tricks at the centre."""
    unseen: Int64
    """The cards of the deck that have not been played or turned in this deal."""
    hands: Annotated[Ints, np.int64, (SEATS,)]
    out_of: Annotated[Ints, np.int8, (SEATS,)]
    """Bit s is set once a seat has failed to follow suit s in this deal."""
    played: Annotated[Ints, np.int8, (MOST_TRICKS + 1, SEATS)]
    """The card of each seat in each trick."""
    leaders: Annotated[Ints, np.int8, (MOST_TRICKS + 1,)]
    winners: Annotated[Ints, np.int8, (MOST_TRICKS + 1,)]
    gains: Annotated[Ints, np.int8, (MOST_TRICKS + 1,)]
    """How many tricks the winner of each trick received with it; 0 if it went to the centre."""
    turned: Annotated[Ints, np.int8, (MOST_DEALS,)]
    """The card turned for trump in each deal."""
    received: Annotated[Ints, np.int8, (MOST_DEALS, SEATS)]
    """Tricks received by each seat in each deal."""
    points: Annotated[Ints, np.int16, (SEATS,)]
    """Points of the finished deals."""
