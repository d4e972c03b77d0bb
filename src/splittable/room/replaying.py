"""Looking back at a playing that is over, moment by moment."""

from itertools import islice
from typing import Any

import msgspec

from splittable.core.contract import Seat
from splittable.play.dealer import ScriptedDealer
from splittable.play.table import Table
from splittable.room.gathering import Gathering
from splittable.room.refusals import NotAsDescribed, NotYet

AT_ONCE = 40
"""Moments in one answer."""


class Moment(msgspec.Struct):
    """A line of the record, and the table as it was when that had happened."""

    line: str
    """Empty for the table before the first line."""
    view: dict[str, Any]


class Replay(msgspec.Struct):
    """Some moments in a row."""

    first: int
    """The number of the first of them."""
    moments: list[Moment]
    of: int
    """How many moments there are in all."""
    names: list[str]
    levels: list[str]
    """The level of each bot; empty for a person."""


def replay(gathering: Gathering, first: int, eyes: Seat) -> Replay:
    """Moments from a number on, as a seat or a spectator saw them; nobody sees hands before the end."""
    if not gathering.is_over:
        raise NotYet("room-not-over")
    if eyes is not None and not 0 <= eyes < gathering.players:
        raise NotAsDescribed("room-no-such-seat", seats=gathering.players)
    lines = ["", *gathering.table.lines]
    table = Table(gathering.table.head, ScriptedDealer())
    moments = []
    for number, line in enumerate(islice(lines, first + AT_ONCE)):
        if line:
            table.follow(line)
        if number >= first:
            moments.append(Moment(line, table.view(eyes)))
    names, levels = [seat.name for seat in gathering.seats], [seat.level for seat in gathering.seats]
    return Replay(first, moments, len(lines), names, levels)
