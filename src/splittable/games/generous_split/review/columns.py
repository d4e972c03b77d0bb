"""What a row of results holds: see `core.judges.Columns`."""

from functools import cache

from splittable.core.judges import Columns
from splittable.games.generous_split.rules.state import SEATS

COMPONENTS = ("own-tricks", "own-none", "others-tricks", "others-none")
"""A seat's points by tricks and for having none, then the mean of the others' for each, which count against it."""
EVENTS = (
    "receives",
    "parks",
    "leads",
    "most",
    "none",
    "shares-none",
    "last",
    "free",
    "parks-later",
    "ahead",
    *(f"left-{turn}-receives" for turn in range(1, SEATS)),
    *(f"left-{turn}-most" for turn in range(1, SEATS)),
)
"""What came of the trick that the seat chose a card for, then of the deal; `results.write_events` says it exactly."""
OWN_TRICKS, OWN_NONE, OTHERS_TRICKS, OTHERS_NONE = range(len(COMPONENTS))
RECEIVES, PARKS, LEADS, MOST, NONE, SHARES_NONE, LAST, FREE, PARKS_LATER, AHEAD, OTHER_RECEIVES = range(11)
OTHER_MOST = OTHER_RECEIVES + SEATS - 1


@cache
def columns_of(players: int) -> Columns:
    """The columns for a number of players; what is said of seats that nobody sits in is 0."""
    return Columns(players, COMPONENTS, EVENTS)
