"""Pages of a replay are what replaying the record from its beginning shows."""

import asyncio
import random
from dataclasses import replace
from pathlib import Path

import httpx
import msgspec
import pytest
from room.people import Person, gather, play_on, tell
from room.tuned import NO_LIMITS, tuned
from room.twins import SETTINGS, YEAR_2026
from tables import Kind, all_eyes, finished_table

from splittable.core.contract import Seat
from splittable.play.course import read_action
from splittable.play.dealer import ScriptedDealer
from splittable.play.table import Table
from splittable.room import events as ev
from splittable.room.gathering import Gathering
from splittable.room.moments import AT_ONCE, TABLES_KEPT, Moment, Moments, Replay, Standings, standings

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
            page = msgspec.json.decode((await moments.read(gathering, 7, None)).body, type=Replay)
            assert page.moments == replay_from_the_beginning(table, 7, None)
        for gathering in gatherings:
            moments.forget(gathering.id)
        await moments.read(gatherings[0], 0, None)

    asyncio.run(read_all())
    assert list(moments._checkpoints) == [gatherings[0].id]
    moments.close()


def test_a_page_is_made_once_and_kept_as_long_as_there_is_space(monkeypatch: pytest.MonkeyPatch) -> None:
    table = finished_table(Kind("splitter", 2, {}), 3)
    gathering = gathering_of(table)
    made: list[int] = []
    replay = Moments.replay

    def count(moments: Moments, gathering: Gathering, first: int, eyes: Seat) -> Replay:
        made.append(first)
        return replay(moments, gathering, first, eyes)

    monkeypatch.setattr(Moments, "replay", count)

    async def story() -> None:
        moments = Moments()
        assert moments.kept(gathering, 0, None) is None
        page = await moments.read(gathering, 0, None)
        assert moments.kept(gathering, 0, None) is page
        assert moments.kept(gathering, 0, 1) is None
        assert (await moments.read(gathering, 1, None)).tag != page.tag
        assert made == [0, 1]
        monkeypatch.setattr("splittable.room.moments.BYTES_KEPT", 2 * len(page.body))
        for first in range(2, 8):
            await moments.read(gathering, first, None)
        assert moments._bytes == sum(len(one.body) for one in moments._pages.values()) <= 2 * len(page.body)
        assert moments.kept(gathering, 0, None) is None
        assert moments.kept(gathering, 7, None) is not None
        # Who has left after the end is not named any more.
        gathering.take(ev.Left(0))
        assert moments.kept(gathering, 7, None) is None
        moments.forget(gathering.id)
        assert (len(moments._pages), moments._bytes) == (0, 0)
        moments.close()

    asyncio.run(story())


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_standings_are_everybody_s_points_after_each_round(kind: Kind) -> None:
    table = finished_table(kind, 3)
    progress = table._game.progress
    assert progress is not None
    told = standings(gathering_of(table)).rounds
    assert len(told) == progress(table.seen(None))[0]
    assert told[-1] == list(table.scores)
    # What is told of a round is what its successor begins with.
    for number, points in enumerate(told[:-1], start=1):
        replayed = Table(table.head, ScriptedDealer())
        for line in table.lines:
            replayed.follow(line)
            if progress(replayed.seen(None))[0] > number:
                break
        assert points == list(replayed.scores)


def test_standings_are_made_once_and_forgotten_with_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    gathering = gathering_of(finished_table(Kind("splitter", 2, {}), 3))
    other = gathering_of(finished_table(Kind("splitter", 2, {}), 4), "b" * 16)
    monkeypatch.setattr("splittable.room.moments.STANDINGS_KEPT", 1)

    async def story() -> None:
        moments = Moments()
        assert moments.kept_standings(gathering) is None
        page = await moments.read_standings(gathering)
        assert msgspec.json.decode(page.body, type=Standings) == standings(gathering)
        assert moments.kept_standings(gathering) is page
        await moments.read_standings(other)
        assert moments.kept_standings(gathering) is None
        moments.forget(other.id)
        assert moments.kept_standings(other) is None
        moments.close()

    asyncio.run(story())


def test_browsers_keep_pages_and_one_address_does_not_have_all_of_them_made(tmp_path: Path) -> None:
    limits = replace(NO_LIMITS, replays_a_second=0.001, replays_at_once=2)
    with tuned(tmp_path, address_limits=limits) as server:

        async def story() -> str:
            gathered = await gather(server, "splitter", 1)
            ann = await Person.come(server, gathered.table, gathered.keys[0])
            await play_on(ann, random.Random(1))
            return gathered.table

        place = f"{server.address}/api/tables/{tell(story())}/replay?from="
        first = httpx.get(f"{place}0")
        assert "max-age" in first.headers["cache-control"]
        again = httpx.get(f"{place}0", headers={"If-None-Match": first.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        assert httpx.get(f"{place}1").status_code == 200
        refused = httpx.get(f"{place}2")
        assert (refused.status_code, refused.headers["retry-after"]) == (429, "1")
        # What is kept costs nothing.
        assert httpx.get(f"{place}1").content == httpx.get(f"{place}1").content
        assert httpx.get(f"{place}0").status_code == 200
