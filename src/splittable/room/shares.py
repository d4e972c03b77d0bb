"""What each seat may use of a table's steps, so that nobody can take the game or their rights from others."""

from typing import Literal, Self, TypeAlias

from splittable.room import events as ev
from splittable.room.gathering import Gathering

Share: TypeAlias = Literal["game", "coming", "rights", "rest"]

PARTS: dict[Share, int] = {"game": 2, "coming": 8, "rights": 8, "rest": 4}
"""A half of the steps is the game's, an eighth for people who come and go, an eighth for keys, sitters and what else
a host may do, and a quarter for all the rest: talk, refusals, changed choices, undone actions."""
OF_A_SEAT = ("rights", "rest")
"""These two are divided between the seats, so that one cannot use up another's."""
ALWAYS = (ev.Opened, ev.Started, ev.Stopped, ev.Rematched, ev.Left, ev.SitterWent)
"""What happens at most once, or was paid for by what made it possible: a seat's claim, a sitter's coming."""


class Shares:
    """How many of a table's steps were used for what."""

    __slots__ = ("_used",)  # there is one for every open table

    def __init__(self) -> None:
        self._used: dict[tuple[Share, int], int] = {}

    def has_space(self, gathering: Gathering, event: ev.AnyEvent, asker: int, steps: int) -> bool:
        """Whether a table that may have so many steps has space for an event that a seat asked for."""
        price = price_of(gathering, event, asker)
        if price is None:
            return True
        share, seat, cost = price
        most = steps // PARTS[share]
        if share in OF_A_SEAT:
            most //= gathering.players
        return self._used.get((share, seat), 0) + cost <= most

    def copy(self) -> Self:
        """The same once more, to go its own way."""
        other = type(self)()
        other._used.update(self._used)
        return other

    def note_change(self, step: ev.Step) -> None:
        """Note a step in which a seat changed a choice, which the game did not need."""
        self._use("rest", step.asker, 1)

    def note(self, gathering: Gathering, step: ev.Step) -> None:
        """Note a step, before it is taken."""
        price = price_of(gathering, step.events[0], step.asker)
        if price is not None:
            self._use(*price)

    def _use(self, share: Share, seat: int, cost: int) -> None:
        self._used[share, seat] = self._used.get((share, seat), 0) + cost


def price_of(gathering: Gathering, event: ev.AnyEvent, asker: int) -> tuple[Share, int, int] | None:
    """Which share of which seat an event uses, and how much of it; None for what is always possible."""
    match event:
        case ev.Played() if event.seat in gathering.table.waiting:
            return "game", -1, 1
        case ev.Claimed():
            # Whoever comes may leave.
            return "coming", -1, 2
        case ev.SitterCame():
            # Whoever is back has the seat again.
            return "rights", asker, 2
        case ev.Rekeyed() | ev.SeatOpened() | ev.BotSat():
            return "rights", gathering.host, 1
        case ev.Undone():
            # The actions have used the game's share, and are to be taken once more.
            return "rest", event.seat, 1 + event.count
        case _ if isinstance(event, ALWAYS):
            return None
        case _:
            return "rest", asker, 1
