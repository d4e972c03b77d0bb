"""What a row of results tells of a round that was played on."""

from functools import cache

from splittable.core.judges import Columns
from splittable.games.split.rules.state import SEATS

COMPONENTS = (
    "before",
    "rows",
    "held",
    "penalties",
    "promise",
    "their-rows",
    "their-held",
    "their-penalties",
    "their-promise",
)
"""The lead before the round; what rows, cards held and penalties of this round add to it and what the sheet promises
for the rounds to come; the same of the others (the mean of them, as it counts for the lead)."""
BEFORE, ROWS, HELD, PENALTIES, PROMISE = range(5)
THEIR = 4
"""How far the others' component is behind one's own."""

EVENTS = (
    "gift",
    "stolen",
    "steals",
    "out",
    "out-now",
    "caught",
    "pile-ends",
    "plays-on",
    *(f"ahead-{step}" for step in range(1, SEATS)),
)
"""The next seat takes what is thrown in this turn · a match of the seat's is upgraded by another · the seat upgrades
another's match in this turn or its next · it goes out · in this very turn · another goes out before its next turn · the
pile ends the round · the seat plays a match or an upgrade later in this turn · the first, second, … seat after it is
ahead of it at the end."""
GIFT, STOLEN, STEALS, OUT, OUT_NOW, CAUGHT, PILE_ENDS, PLAYS_ON, AHEAD = range(9)


@cache
def columns(players: int) -> Columns:
    """The columns of a table of so many."""
    return Columns(players, COMPONENTS, EVENTS[: AHEAD + players - 1])
