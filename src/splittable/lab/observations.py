"""The layout of a game's observations."""

from dataclasses import dataclass
from functools import cache
from types import ModuleType

from splittable.core.compiler import bind
from splittable.core.observation import Field
from splittable.games import find


@dataclass(frozen=True)
class Place:
    """A field of an observation and its offset."""

    field: Field
    owner: int | None
    """Seats clockwise from the observing seat to the field's owner; None for a field of the whole table."""
    start: int

    @property
    def name(self) -> str:
        """The field's name, with its owner's relative seat: `hand`, `seat_1_received`."""
        return self.field.name if self.owner is None else f"seat_{self.owner}_{self.field.name}"

    @property
    def stop(self) -> int:
        """The offset after its last number."""
        return self.start + self.field.size


@cache
def places(game: str, players: int) -> tuple[Place, ...]:
    """Every field of an observation, in order."""
    observes = find(game).lab().observations
    start = 0
    found = []
    for owner, fields in [(None, observes.TABLE_FIELDS), *((seat, observes.SEAT_FIELDS) for seat in range(players))]:
        for field in fields:
            found.append(Place(field, owner, start))
            start += field.size
    return tuple(found)


def observation_size(game: str, players: int) -> int:
    """How many numbers an observation has."""
    return places(game, players)[-1].stop


@cache
def loops_of(game: str) -> ModuleType:
    """The compiled loops that step many tables and write observations."""
    found = find(game)
    return bind("splittable.core.batch", found.slug, found.lab().observations, found.loops)
