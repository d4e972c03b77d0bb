"""What people may do at a running table beyond playing: undo what followed by itself, set the pace, hurry, react."""

import asyncio
import random
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

import httpx
import pytest
from room.people import Person, Server, bearer, come_all, tell
from room.people import gather as gather_people
from room.test_door import gather, join, opened, run
from tables import Kind, open_table

from splittable.play.course import read_action
from splittable.play.table import Table
from splittable.room import checks, drivers, undoing
from splittable.room import events as ev
from splittable.room.gathering import REACTIONS, REACTIONS_KEPT, SAID_KEPT, Gathering
from splittable.room.keys import hash_key
from splittable.room.open_table import OpenTable, replay
from splittable.room.records import write_record
from splittable.room.room import Room
from splittable.room.store import Written
from splittable.room.store.sqlite import SqliteStore

SECRET = "00" * 32
TABLE = "a" * 16


async def until(is_true: Callable[[], object]) -> None:
    """Wait for something to be true in a room of this process."""
    async with asyncio.timeout(20):
        while not is_true():
            await asyncio.sleep(0.01)


def before_a_take() -> tuple[Table, int]:
    """A table of SPLIT at the beginning of a turn."""
    chooser, table = random.Random(1), open_table(Kind("split", 2, {}), 1)
    while len(table.lines) < 14:
        (seat,) = table.waiting
        actions = table.actions(seat)
        table.play(seat, chooser.choice([action for action in actions if action.startswith("take")] or actions))
    (seat,) = table.waiting
    return table, seat


def before_a_penalty() -> tuple[Table, int, str]:
    """A table of SPLIT, who is next, and an upgrade with a card that all know, after which one penalty is possible."""
    chooser, table = random.Random(22), open_table(Kind("split", 2, {}), 22)
    while len(table.lines) < 12:
        (seat,) = table.waiting
        actions = table.actions(seat)
        table.play(seat, chooser.choice([action for action in actions if action.startswith("take")] or actions))
    (seat,) = table.waiting
    return table, seat, "upgrade 10H 10H 10D@P2"


def steps_of(table: Table) -> list[ev.Step]:
    """The steps by which a room would have come to a table of two."""
    places = [ev.Place(hash_key(f"key {seat}")) for seat in range(2)]
    opening = ev.Opened(table.game, 2, {}, ev.Settings(autostart=True), SECRET, 0, places)
    groups: list[list[ev.AnyEvent]] = [[opening, ev.Started(int(table.options["start"]))]]
    for line in table.lines:
        if action := read_action(line):
            groups.append([ev.Played(*action)])
        else:
            groups[-1].append(ev.Dealt(line))
    return [ev.Step(1000 * number, events) for number, events in enumerate(groups)]


async def kept(folder: Path, steps: list[ev.Step]) -> str:
    """A store with one table."""

    async def hear(_: object) -> None:
        pass

    store = SqliteStore(folder / "room.sqlite")
    await store.open(hear)
    for number, step in enumerate(steps):
        await store.append(Written(TABLE, number, ev.write_step(step)))
    await store.close()
    return TABLE


def test_undo_takes_back_what_the_table_played_for_the_same_seat_since(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(drivers, "LEAST_PAUSE", 0.01)
    monkeypatch.setattr(drivers, "MORE_PAUSE", 0.01)
    monkeypatch.setattr(undoing, "QUIET", 0.01)
    before, seat, action = before_a_penalty()

    async def act_and_undo(room: Room, table_id: str) -> OpenTable:
        table = await room.find(table_id)
        listener = await join(room, table, seat)
        lines = len(before.lines)
        assert await room.ask(table_id, seat, "1", partial(checks.play, seat=seat, action=action), "en") is None
        await until(lambda: len(table.gathering.table.lines) == lines + 2)
        assert table.gathering.marks == {lines + 1: "table"}
        listener.changed.clear()
        await until(lambda: table.gathering.may_undo(seat))
        assert listener.changed.is_set()
        assert await room.ask(table_id, 1 - seat, "2", partial(checks.undo, seat=1 - seat), "en") is not None
        assert table.gathering.may_undo(seat)
        assert await room.ask(table_id, seat, "2", partial(checks.undo, seat=seat), "en") is None
        assert not table.gathering.may_undo(seat)
        return table

    async def story() -> None:
        table_id = await kept(tmp_path, steps_of(before))
        async with opened(tmp_path) as room:
            table = await act_and_undo(room, table_id)
            for _ in range(2):
                assert table.gathering.table.lines == before.lines
                assert table.gathering.table.states.tobytes() == before.states.tobytes()
                assert table.gathering.told[-1] == f"P{seat + 1} undo"
                assert table.gathering.marks == {}
                table = replay(table_id, await room.store.read(table_id))
            table.gathering.take(ev.Stopped())
            assert action not in write_record(table.gathering)

    run(story())


def test_what_was_undone_in_an_older_store_was_one_action() -> None:
    before, seat = before_a_take()
    gathering = Gathering("old", steps_of(before)[0].events[0])  # type: ignore[arg-type]
    for event in [event for step in steps_of(before) for event in step.events][1:]:
        gathering.take(event)
    old = ev.read_step(f'{{"at":1,"events":[{{"type":"undone","seat":{1 - seat}}}]}}'.encode())
    gathering.take(old.events[0])
    assert gathering.table.lines == before.lines[:-1]


def test_undo_is_offered_to_who_can_and_to_nobody_else(server: Server) -> None:
    async def story() -> None:
        gathered = await gather_people(server, "split-it", 3, options={"start": "1"})
        ann, ben, _ = await come_all(server, gathered)
        assert not (await ann.my_turn())["can_undo"]
        await ann.play("split 2-3-2")
        assert (await ann.when(lambda m: m["can_undo"]))["happened"] == []
        again = await Person.come(server, gathered.table, gathered.keys[0])
        assert (await again.seen())["can_undo"]
        assert not any(message["can_undo"] for message in ben.views)
        assert (await again.ask("undo", "take it back"))["type"] == "ok"
        await again.when(lambda m: not m["can_undo"] and m["view"]["waiting"] == [0])

    tell(story())


def test_undo_is_not_offered_where_a_card_has_been_shown(server: Server) -> None:
    async def story() -> None:
        gathered = await gather_people(server, "generous-split", 3, autoplay=False, options={"start": "3"})
        ann = await Person.come(server, gathered.table, gathered.keys[0])
        await ann.play((await ann.my_turn())["view"]["actions"][0])
        await asyncio.sleep(undoing.QUIET * 3)
        assert not any(message["can_undo"] for message in ann.views)

    tell(story())


def test_the_host_changes_the_pace_and_bots_keep_it_at_once(server: Server, http: httpx.Client) -> None:
    async def story() -> None:
        gathered = await gather_people(server, "splitter", 3, pace=5_000, bots={"3": "random"}, autostart=False)
        ann, ben = await come_all(server, gathered)
        assert (await ann.seen())["table"]["pace"] == 5_000
        http.post(f"/api/tables/{gathered.table}/start", headers=bearer(gathered.keys[0])).raise_for_status()
        assert (await ann.my_turn())["view"]["decided"] == []
        assert (await ben.ask("pace", milliseconds=0))["type"] == "refused"
        assert (await ann.ask("pace", milliseconds=5_001))["type"] == "refused"
        began = time.monotonic()
        assert (await ann.ask("pace", milliseconds=0))["type"] == "ok"
        told = await ben.when(lambda m: 2 in m["view"]["decided"])
        assert told["table"]["pace"] == 0
        assert time.monotonic() - began < 4

    tell(story())


def test_who_hurries_lets_bots_play_at_once_until_somebody_is_asked(server: Server, http: httpx.Client) -> None:
    async def story() -> None:
        gathered = await gather_people(server, "splitter", 2, pace=5_000, bots={"2": "random"}, autostart=False)
        ann = await Person.come(server, gathered.table, gathered.keys[0])
        await ann.seen()
        http.post(f"/api/tables/{gathered.table}/start", headers=bearer(gathered.keys[0])).raise_for_status()
        await ann.play((await ann.my_turn())["view"]["actions"][0])
        began = time.monotonic()
        assert (await ann.ask("hurry"))["type"] == "ok"
        again = await ann.round(2)
        assert time.monotonic() - began < 4
        assert again["table"]["pace"] == 5_000
        await ann.play(again["view"]["actions"][0])
        await asyncio.sleep(0.5)
        assert (await ann.seen())["view"]["round"] == 2

    tell(story())


def test_a_hurry_does_not_show_which_action_of_a_hidden_hand_was_the_only_one(tmp_path: Path) -> None:
    """Without its pause a bot would play its only action at once, and after a thought what it chose."""

    async def paused(table: OpenTable, usual: float, known: list[float]) -> float:
        began = asyncio.get_running_loop().time()
        await drivers._pause(table, began, usual, known)
        return asyncio.get_running_loop().time() - began

    async def story() -> None:
        async with opened(tmp_path) as room:
            table = await gather(room, 3, "generous-split", pace=300)
            await join(room, table, 0)
            table.gathering.take(ev.Hurried(0))
            assert await paused(table, usual=0.1, known=[0.1]) >= 0.1
            assert await paused(table, usual=0.0, known=[0.1]) < 0.1
            assert await paused(table, usual=0.0, known=[]) >= 0.3

    run(story())


def test_a_person_who_is_here_is_not_played_for(server: Server) -> None:
    async def story() -> None:
        gathered = await gather_people(server, "splitter", 2)
        ann, ben = await come_all(server, gathered)
        refused = await ann.ask("sit-in", seat=1)
        assert "is here" in refused["reason"]
        assert (await ann.seen())["table"]["seats"][1]["away_since"] is None
        await ben.go()
        away = await ann.when(lambda m: not m["table"]["seats"][1]["is_present"])
        assert abs(away["table"]["seats"][1]["away_since"] / 1000 - time.time()) < 10
        assert (await ann.ask("sit-in", "later", seat=1))["type"] == "ok"
        back = await Person.come(server, gathered.table, gathered.keys[1])
        assert (await back.seen())["table"]["seats"][1]["away_since"] is None
        await back.when(lambda m: not m["table"]["seats"][1]["sitter"])
        # It was done before, and is answered the same.
        assert (await ann.ask("sit-in", "later", seat=1))["type"] == "ok"
        assert (await back.seen())["table"]["seats"][1]["sitter"] == ""

    tell(story())


def test_reactions_are_numbered_and_do_not_push_words_out_of_the_chat() -> None:
    gathering = Gathering("said", ev.Opened("splitter", 1, {}, ev.Settings(), SECRET, 0, [ev.Place("x")]))
    gathering.take(checks.say_phrase(gathering, 0, "hello"))
    for number in range(2 * SAID_KEPT):
        gathering.take(checks.say_phrase(gathering, 0, REACTIONS[number % len(REACTIONS)]))
    assert [number for number, _ in gathering.said] == [
        1,
        *range(2 * SAID_KEPT + 2 - REACTIONS_KEPT, 2 * SAID_KEPT + 2),
    ]
    for _ in range(2 * SAID_KEPT):
        gathering.take(checks.say_phrase(gathering, 0, "nice"))
    assert len(gathering.said) == SAID_KEPT + REACTIONS_KEPT
    assert gathering.said == sorted(gathering.said, key=lambda one: one[0])


def test_a_preview_tells_what_an_action_adds_to_the_own_score(server: Server) -> None:
    async def story() -> None:
        gathered = await gather_people(server, "splitter", 1)
        ann = await Person.come(server, gathered.table, gathered.keys[0])
        chooser = random.Random(7)
        gains = set()
        for number in range(1, 22):
            view = (await ann.round(number))["view"]
            action = chooser.choice(view["actions"])
            told = await ann.ask("preview", "same", action=action)
            await ann.play(action)
            after = (await ann.round(number + 1))["view"]
            assert told == {"type": "preview", "id": "same", "gain": after["scores"][0] - view["scores"][0]}
            gains.add(told["gain"])
        assert max(gains) > 0

    tell(story())


def test_a_preview_measures_against_the_sheet_without_the_former_choice(server: Server) -> None:
    async def story() -> None:
        gathered = await gather_people(server, "splitter", 2)
        ann, _ = await come_all(server, gathered)
        actions = (await ann.my_turn())["view"]["actions"]
        before = [(await ann.ask("preview", action=action))["gain"] for action in actions]
        await ann.play(actions[0])
        assert [(await ann.ask("preview", action=action))["gain"] for action in actions] == before
        assert (await ann.ask("preview", action="write 1|1 z9"))["type"] == "refused"
        watcher = await Person.come(server, gathered.table)
        assert (await watcher.ask("preview", action=actions[0]))["type"] == "refused"

    tell(story())


def test_a_game_that_cannot_say_previews_nothing(server: Server) -> None:
    async def story() -> None:
        gathered = await gather_people(server, "generous-split", 3, options={"start": "3"})
        ann = await Person.come(server, gathered.table, gathered.keys[0])
        action = (await ann.my_turn())["view"]["actions"][0]
        assert (await ann.ask("preview", "p", action=action)) == {"type": "preview", "id": "p", "gain": None}

    tell(story())
