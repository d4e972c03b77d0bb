"""Opening a table passes over what was undone, and comes to the same as playing all of it again."""

import asyncio
import random
import threading
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from room.twins import YEAR_2026
from tables import Kind, plain_kinds

from splittable.room import checks, following
from splittable.room import events as ev
from splittable.room import room as room_module
from splittable.room.automatic import take_automatic
from splittable.room.checks import Check
from splittable.room.gathering import MOST_UNDOS, Gathering
from splittable.room.keys import hash_key
from splittable.room.open_table import Listener, OpenTable, replay
from splittable.room.refusals import Refused, Unjudged
from splittable.room.room import MANY_STEPS, Room
from splittable.room.store import Written
from splittable.room.store.sqlite import SqliteStore
from splittable.room.undo import has_revealed

TABLE = "0123456789abcdef"


class Story:
    """A table at which people play, talk, change their minds and undo; its steps are kept."""

    def __init__(self, kind: Kind, seed: int) -> None:
        self.rng = random.Random(f"{kind} {seed}")
        places = [ev.Place(hash_key(str(seat)), f"Name {seat}") for seat in range(kind.players)]
        settings = ev.Settings(autostart=True, autoplay=self.rng.random() < 0.7, clock=self.rng.choice([0, 60]))
        opening = ev.Opened(kind.game, kind.players, kind.options, settings, "00" * 32, 0, places)
        self.gathering = Gathering(TABLE, opening)
        self.at = YEAR_2026
        self.steps = [ev.Step(self.at, [opening, *take_automatic(self.gathering)])]
        self.gathering.note_time(self.at)

    def ask(self, check: Check, asker: int = -1) -> None:
        event = checks.answer(self.gathering, check, "en")
        self.at += self.rng.randrange(1, 5000)
        self.gathering.take(event)
        request = str(len(self.steps)) if asker >= 0 else ""
        self.steps.append(ev.Step(self.at, [event, *take_automatic(self.gathering)], asker, request))
        self.gathering.note_time(self.at)

    def go_on(self) -> None:
        """Something happens."""
        gathering, rng = self.gathering, self.rng
        table = gathering.table
        seat = rng.choice(table.waiting + table.decided)
        chance = rng.random()
        if gathering.last_actor is not None and chance < 0.5:
            self.undo(gathering.last_actor)
        elif chance < 0.6:
            self.ask(rng.choice(self.around(seat)), seat)
        elif seat in table.waiting and gathering.has_only_action(seat):
            self.ask(partial(checks.play_only, seat=seat))
        elif seat in table.waiting and chance < 0.65:
            action, by = rng.choice(table.actions(seat)), gathering.seats[seat].bot or "clock"
            self.ask(partial(checks.play_for, seat=seat, decided=checks.Decided(action, by, len(gathering.told))))
        else:
            self.ask(partial(checks.play, seat=seat, action=rng.choice(table.actions(seat))), seat)

    def undo(self, seat: int) -> None:
        try:
            self.ask(partial(checks.undo, seat=seat), seat)
        except Unjudged:
            self.gathering.has_revealed = has_revealed(self.gathering.table, seat, self.gathering.last_steps)

    def around(self, seat: int) -> list[Check]:
        other = (seat + 1) % self.gathering.players
        return [
            partial(checks.say_phrase, seat=seat, phrase="hello"),
            partial(checks.play, seat=seat, action="nonsense"),
            partial(checks.hurry, seat=seat),
            partial(checks.call_sitter, asker=0, seat=other, level="random"),
            partial(checks.send_sitter, asker=other, seat=other),
            lambda _: ev.Rekeyed(seat, hash_key(f"{seat} anew")),
            partial(checks.nudge, seat=seat, other=other),
        ]

    def written(self) -> list[Written]:
        return [Written(TABLE, number, ev.write_step(step)) for number, step in enumerate(self.steps)]


def told_of(opened: OpenTable) -> dict[str, Any]:
    """All that a table is, but for what only undo needs to know of its past."""
    gathering = dict(vars(opened.gathering))
    table = gathering.pop("table")
    return {
        **gathering,
        "lines": list(table.lines),
        "choices": table.choices,
        "states": table.states.tobytes(),
        "undone": _undone(opened.gathering),
        "views": [table.view(eyes) for eyes in (None, *range(table.players))],
        "number": opened.number,
        "answers": opened.answers,
        "used": dict(opened.shares._used),
        "written at": opened.written_at,
    }


def _undone(gathering: Gathering) -> Any:
    """What the table would be if the last action were taken back."""
    if gathering.last_actor is None:
        return None
    try:
        before = gathering.table.before_all(gathering.last_actor, gathering.last_steps)
    except ValueError:
        # It took effect together with others' decisions.
        return None
    return before.states.tobytes(), list(before.lines), before.choices


@pytest.mark.parametrize("kind", list(plain_kinds()), ids=str)
def test_what_was_undone_is_passed_over_and_nothing_is_lost(kind: Kind, monkeypatch: pytest.MonkeyPatch) -> None:
    passed = 0
    for seed in range(3):
        story = Story(kind, seed)
        while len(story.steps) < 90 and not story.gathering.is_over:
            story.go_on()
        written = story.written()
        quickly = replay(TABLE, written)
        with monkeypatch.context() as patch:
            patch.setattr(following, "_undone", lambda _: ())
            slowly = replay(TABLE, written)
        assert told_of(quickly) == told_of(slowly)
        assert quickly.gathering.told == story.gathering.told
        passed += _count_plays(story.steps) - _count_plays_again(story.steps, monkeypatch)
    assert passed > 0 or kind.players == 1 or not _undoes(kind)


def _undoes(kind: Kind) -> bool:
    """Whether anything can be undone in a game at all: where everything reveals something, nothing can."""
    return kind.game != "generous-split"


def _count_plays(steps: list[ev.Step]) -> int:
    return sum(isinstance(event, ev.Played) for step in steps for event in step.events)


def _count_plays_again(steps: list[ev.Step], monkeypatch: pytest.MonkeyPatch) -> int:
    taken: list[ev.AnyEvent] = []
    take = Gathering.take

    def count(gathering: Gathering, event: ev.AnyEvent) -> None:
        taken.append(event)
        take(gathering, event)

    with monkeypatch.context() as patch:
        patch.setattr(Gathering, "take", count)
        replay(TABLE, [Written(TABLE, number, ev.write_step(step)) for number, step in enumerate(steps)])
    return sum(isinstance(event, ev.Played) for event in taken)


def table_of_two(count: int) -> list[Written]:
    """A table of Splitter for two, at which somebody has chosen and undone so often."""
    places = [ev.Place(hash_key(str(seat))) for seat in range(2)]
    opening = ev.Opened("splitter", 2, {}, ev.Settings(), "00" * 32, 0, places)
    groups: list[list[ev.AnyEvent]] = [[opening, ev.Started(1), ev.Dealt("roll 4 1")]]
    for _ in range(count):
        groups += [[ev.Played(0, "write 4|1 a1")], [ev.Undone(0)]]
    steps = [ev.Step(YEAR_2026 + number, events) for number, events in enumerate(groups)]
    return [Written(TABLE, number, ev.write_step(step)) for number, step in enumerate(steps)]


def test_a_thousand_undone_actions_are_not_played_again(monkeypatch: pytest.MonkeyPatch) -> None:
    def play_again(*_: object) -> None:
        raise AssertionError

    monkeypatch.setattr(Gathering, "_play", play_again)
    monkeypatch.setattr(Gathering, "_undo", play_again)
    opened = replay(TABLE, table_of_two(1000))
    assert (opened.number, opened.gathering.moment) == (2000, 2002)


def test_nobody_undoes_without_end_while_the_others_wait() -> None:
    gathering = replay(TABLE, table_of_two(MOST_UNDOS)).gathering
    gathering.take(ev.Played(0, "write 4|1 a1"))
    gathering.has_revealed = False
    assert not gathering.may_undo(0)
    with pytest.raises(Refused, match=f"undone {MOST_UNDOS} times"):
        checks.undo(gathering, 0)
    gathering.take(ev.Played(1, "write 4|1 a1"))
    gathering.take(ev.Dealt("roll 2 3"))
    gathering.take(ev.Played(0, gathering.table.actions(0)[0]))
    gathering.has_revealed = False
    assert checks.undo(gathering, 0) == ev.Undone(0)


def test_what_nobody_has_judged_is_not_judged_while_the_others_wait() -> None:
    gathering = replay(TABLE, table_of_two(0)).gathering
    gathering.take(ev.Played(0, "write 4|1 a1"))
    with pytest.raises(Unjudged):
        checks.undo(gathering, 0)


def test_many_steps_of_other_processes_are_taken_in_a_thread(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    threads: list[threading.Thread] = []

    def watch(*arguments: Any) -> following.Followed:
        threads.append(threading.current_thread())
        return following.follow(*arguments)

    monkeypatch.setattr(room_module, "follow", watch)

    async def story() -> None:
        room = Room(SqliteStore(tmp_path / "room.sqlite"))
        await room.open()
        opening = checks.open_table("splitter", 2, {}, ev.Settings(), {}, ev.Place(hash_key("0")))
        table = await room.find(await room.create(opening))
        listener = Listener(0, 0)
        await room.join(table.id, listener)
        for count in (3, MANY_STEPS):
            for _ in range(count):
                step = ev.Step(YEAR_2026, [ev.Said(0, "hello")])
                await room.store.append(Written(table.id, table.number + 1, ev.write_step(step)))
                table.number += 1
            table.number -= count
            async with table.lock:
                await room._catch_up(table)
        assert [thread is threading.main_thread() for thread in threads] == [True, False]
        assert (table.number, table.gathering.said[-1][0]) == (MANY_STEPS + 3, MANY_STEPS + 3)
        await room.close()

    asyncio.run(story())
