"""Pages of a replay are what replaying the record from its beginning shows."""

import asyncio
import random

import msgspec
import pytest
from room.twins import SETTINGS, YEAR_2026
from tables import Kind, all_eyes, finished_table

from splittable.core.contract import Seat
from splittable.play.course import read_action
from splittable.play.dealer import ScriptedDealer
from splittable.play.table import Table
from splittable.room import events as ev
from splittable.room.gathering import Gathering
from splittable.room.moments import AT_ONCE, TABLES_KEPT, Moment, Moments, Replay

KINDS = [
    Kind("split-it", 2, {}),
    Kind("generous-split", 3, {}),
    Kind("split", 6, {"rounds": "1"}),
    Kind("splitter", 2, {}),
]


def gathering_of(table: Table, table_id: str = "a" * 16) -> Gathering:
    """A gathering at which a whole game was played."""
    places = [ev.Place("", f"P{seat}") for seat in range(1, table.players + 1)]
    gathering = Gathering(table_id, ev.Opened(table.game, table.players, {}, SETTINGS, "00" * 32, 0, places))
    gathering.is_started = True
    gathering.table = Table(table.head, ScriptedDealer())
    for line in table.lines:
        action = read_action(line)
        gathering.take(ev.Dealt(line) if action is None else ev.Played(*action))
    gathering.note_time(YEAR_2026)
    return gathering


def replay_from_the_beginning(table: Table, first: int, eyes: Seat) -> list[Moment]:
    replayed = Table(table.head, ScriptedDealer())
    moments = [Moment("", replayed.view(eyes))]
    for line in table.lines:
        replayed.follow(line)
        moments.append(Moment(line, replayed.view(eyes)))
    return moments[first : first + AT_ONCE]


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_a_page_is_the_same_in_any_order_and_for_any_eyes(kind: Kind) -> None:
    table = finished_table(kind, 3)
    gathering = gathering_of(table)
    chooser = random.Random(f"{kind}")
    moments = Moments()
    last = len(table.lines)
    firsts = [0, last, last + 1, 999_999, AT_ONCE, AT_ONCE - 1, *(chooser.randrange(last) for _ in range(6))]
    chooser.shuffle(firsts)
    for first in firsts:
        eyes = chooser.choice(all_eyes(table))
        page = moments.replay(gathering, first, eyes)
        assert (page.first, page.of) == (first, last + 1)
        assert page.moments == replay_from_the_beginning(table, first, eyes)
    moments.close()


def test_checkpoints_of_the_tables_asked_for_last_are_kept() -> None:
    table = finished_table(Kind("splitter", 2, {}), 3)
    gatherings = [gathering_of(table, f"{number:016d}") for number in range(TABLES_KEPT + 3)]
    moments = Moments()

    async def read_all() -> None:
        for gathering in gatherings:
            page = msgspec.json.decode(await moments.read(gathering, 7, None), type=Replay)
            assert page.moments == replay_from_the_beginning(table, 7, None)
        for gathering in gatherings:
            moments.forget(gathering.id)
        await moments.read(gatherings[0], 0, None)

    asyncio.run(read_all())
    assert list(moments._checkpoints) == [gatherings[0].id]
    moments.close()
