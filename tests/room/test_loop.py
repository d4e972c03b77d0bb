"""No request may hold the event loop: everybody else at every table waits meanwhile."""

import asyncio
import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Self

import httpx
import msgspec
import pytest
from room.people import PATIENCE, Person, bearer, tell
from room.tuned import NO_LIMITS, TunedServer
from room.twins import YEAR_2026
from tables import Kind, finished_table, open_table, play_some

import splittable
from splittable.play.course import read_action
from splittable.play.table import Table
from splittable.room import events as ev
from splittable.room.keys import LETTERS, TABLE_LETTERS, hash_key
from splittable.room.store import Written
from splittable.room.store.sqlite import SqliteStore
from splittable.service import RoomSettings

BUDGET = 0.020
"""Seconds of the loop's own CPU time, which other work on the machine does not lengthen much."""
TRIES = 3
"""The least of so many tries counts, so that neither the garbage collector nor a cold cache fails the test."""
WATCHED = """
import asyncio, sys, time, msgspec, uvicorn
from splittable.service import RoomSettings, serve

run = asyncio.events.Handle._run
held = open(sys.argv[2], "a", buffering=1)

def timed(handle):
    began = time.thread_time()
    what = repr(handle._callback)
    run(handle)
    took = time.thread_time() - began
    if took > 0.002:
        held.write(f"{took:.4f} {what}\\n")

asyncio.events.Handle._run = timed
# The callbacks of uvloop cannot be watched.
start = uvicorn.run
uvicorn.run = lambda **settings: start(**settings | {"loop": "asyncio"})
serve(msgspec.json.decode(sys.argv[1], type=RoomSettings))
"""
GAMES = [Kind("split", 6, {}), Kind("splitter", 12, {}), Kind("generous-split", 4, {}), Kind("split-it", 4, {})]
LINES = {"split": 500, "splitter": 250, "generous-split": 180, "split-it": 60}
"""Lines after which a table is looked at: late in a game, and not at its end."""


class WatchedServer(TunedServer):
    """A room that writes down for how long each callback of its event loop has run."""

    @property
    def held(self) -> Path:
        return self.log.with_name("held")

    def start(self) -> Self:
        settings = RoomSettings(port=self.port, store=self.store, address_limits=self.address_limits)
        command = [sys.executable, "-c", WATCHED, msgspec.json.encode(settings).decode(), str(self.held)]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, env=os.environ.copy())
        self.wait()
        self._wait_for_games()
        return self

    def _wait_for_games(self) -> None:
        """Let the room load its games first: that is no request."""
        deadline = time.monotonic() + 20 * PATIENCE
        while self.log.read_text().count("game is ready") < len(splittable.games()):
            assert time.monotonic() < deadline
            time.sleep(0.1)
        time.sleep(0.5)
        assert self.held.read_text(), "setting up takes longer than what is written down, so nothing is watched"

    def longest(self, since: int) -> tuple[float, str]:
        """The longest callback after a number of written lines, and what it was."""
        lines = [line.partition(" ") for line in self.held.read_text().splitlines()[since:]]
        return max(((float(took), what) for took, _, what in lines), default=(0.0, ""))


@dataclass(frozen=True)
class Late:
    """A table in the store that nobody has opened yet."""

    id: str
    table: Table

    def key(self, seat: int) -> str:
        return f"key-of-{self.id}-{seat}"

    def written(self) -> list[Written]:
        """Its steps, as a room would have written them."""
        settings = ev.Settings(autostart=True, autoplay=False)
        places = [ev.Place(hash_key(self.key(seat)), f"Name {seat}") for seat in range(self.table.players)]
        opening = ev.Opened(self.table.game, self.table.players, {}, settings, "00" * 32, 0, places)
        groups: list[list[ev.AnyEvent]] = [[opening, ev.Started(int(self.table.options["start"]))]]
        for line in self.table.lines:
            action = read_action(line)
            if action is None:
                groups[-1].append(ev.Dealt(line))
            else:
                groups.append([ev.Played(*action)])
        steps = [ev.Step(YEAR_2026 + number, events) for number, events in enumerate(groups)]
        return [Written(self.id, number, ev.write_step(step)) for number, step in enumerate(steps)]


def late_table(kind: Kind, number: int, rng: random.Random) -> Late:
    """A table late in its game, at which nobody has a decision running."""
    for seed in range(100):
        table = open_table(kind, rng.getrandbits(32) + seed)
        while not table.over and (len(table.lines) < LINES[kind.game] or table.decided):
            play_some(table, rng, 1)
        if not table.over:
            return Late(name(rng), table)
    raise AssertionError(f"table {number} of {kind} is always over by then")


def name(rng: random.Random) -> str:
    return "".join(rng.choice(LETTERS) for _ in range(TABLE_LETTERS))


@dataclass
class House:
    """A watched room, with tables late in their games and others that are over."""

    server: WatchedServer
    late: dict[str, list[Late]]
    over: dict[str, list[Late]]

    async def within_budget(self, what: str, request: Callable[[int], Awaitable[object]]) -> None:
        """Make a request a few times, and check the time that the best of them held the loop."""
        tries = []
        for number in range(TRIES):
            since = len(self.server.held.read_text().splitlines())
            await request(number)
            await asyncio.sleep(0.05)
            tries.append(self.server.longest(since))
        assert min(tries)[0] < BUDGET, (what, tries)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("loop")
    rng = random.Random(7)
    late = {kind.game: [late_table(kind, number, rng) for number in range(TRIES)] for kind in GAMES}
    over = {kind.game: [Late(name(rng), finished_table(kind, number)) for number in range(TRIES)] for kind in GAMES}

    async def fill() -> None:
        store = SqliteStore(folder / "room.sqlite")
        await store.open(lambda _: asyncio.sleep(0))
        for table in (one for tables in (*late.values(), *over.values()) for one in tables):
            await asyncio.gather(*(store.append(written) for written in table.written()))
        await store.close()

    asyncio.run(fill())
    server = WatchedServer(str(folder / "room.sqlite"), folder / "log", address_limits=NO_LIMITS)
    try:
        server.start()
        yield House(server, late, over)
    finally:
        if server.process is not None:
            server.stop()


@dataclass
class Company:
    """Everybody at a table late in its game, and what they ask for."""

    house: House
    game: str
    people: list[Person] = field(default_factory=list)

    async def come(self, number: int) -> None:
        late = self.house.late[self.game][number]
        people = [await Person.come(self.house.server, late.id, late.key(seat)) for seat in range(late.table.players)]
        for person in people:
            await person.seen()
        self.people = self.people or people

    async def acting(self) -> Person:
        seat: int = (await self.people[0].seen())["view"]["waiting"][0]
        return self.people[seat]

    async def play(self, _: int) -> None:
        person = await self.acting()
        assert (await person.play((await person.my_turn())["view"]["actions"][0]))["type"] == "ok"
        await person.news()
        seq = person.views[-1]["seq"]
        for other in self.people:
            await other.when(lambda message: message["seq"] == seq)

    async def undo(self, number: int) -> None:
        person = await self.acting()
        await self.play(number)
        await person.ask("undo")

    async def why(self, number: int) -> None:
        person = await self.acting()
        legal = (await person.my_turn())["view"]["actions"]
        assert (await person.ask("why", action=legal[0]))["reason"] is None
        assert (await person.ask("why", action=f"dance {number}"))["reason"]

    async def play_nonsense(self, number: int) -> None:
        assert (await self.people[-1].play(f"dance {number}"))["type"] == "refused"

    async def say(self, _: int) -> None:
        assert (await self.people[0].ask("say", phrase="hello"))["type"] == "ok"


def test_tables_at_a_glance_and_previews_do_not_hold_the_loop(house: House) -> None:
    """First of all tests, while no table is open."""

    async def story() -> None:
        async with httpx.AsyncClient(base_url=house.server.address, timeout=PATIENCE) as http:

            async def meet(number: int) -> None:
                tables = [tables[number] for tables in (*house.late.values(), *house.over.values())]
                seats = [{"table": one.id, "key": one.key(0)} for one in tables]
                states = {
                    one["state"] for one in (await http.post("/api/mine", json={"seats": seats})).json()["tables"]
                }
                assert states == {"running", "over"}

            async def preview(number: int) -> None:
                for tables in house.over.values():
                    assert (await http.get(f"/preview/t/{tables[number].id}.png")).status_code == 200

            await house.within_budget("tables at a glance", meet)
            await house.within_budget("pictures of previews", preview)

    tell(story())


@pytest.mark.parametrize("game", splittable.games())
def test_coming_playing_asking_and_taking_back_do_not_hold_the_loop(house: House, game: str) -> None:
    async def story() -> None:
        company = Company(house, game)
        await house.within_budget("opening a long table and coming", company.come)
        asked = (company.play, company.undo, company.why, company.play_nonsense, company.say, company.play)
        for request in asked:
            await house.within_budget(request.__name__, request)

    tell(story())


@pytest.mark.parametrize("game", splittable.games())
def test_records_and_replays_of_long_games_do_not_hold_the_loop(house: House, game: str) -> None:
    async def story() -> None:
        async with httpx.AsyncClient(base_url=house.server.address, timeout=PATIENCE) as http:

            async def ask(number: int, place: str) -> None:
                answer = await http.get(f"/api/tables/{house.over[game][number].id}/{place}")
                assert answer.status_code == 200

            last = len(house.over[game][0].table.lines)
            for place in ("record", f"replay?from={last - 40}", "replay?from=0&seat=1", f"replay?from={last // 2}"):
                await house.within_budget(place, partial(ask, place=place))

    tell(story())


def test_nothing_else_holds_the_loop(house: House) -> None:
    async def story() -> None:
        async with httpx.AsyncClient(base_url=house.server.address, timeout=PATIENCE) as http:

            async def post(_: int, path: str, body: object, key: str = "nobody's") -> None:
                answer = await http.post(path, content=json.dumps(body), headers=bearer(key))
                assert answer.status_code == 201, answer.text

            async def read(_: int, path: str) -> None:
                assert (await http.get(path)).status_code == 200

            for path in ("/healthz", "/metrics", "/api/openapi.json", "/api/reach.svg"):
                await house.within_budget(path, partial(read, path=path))
            for game in splittable.games():
                await house.within_budget(f"guide of {game}", partial(read, path=f"/api/guides/{game}"))
            for kind in GAMES:
                body = {"game": kind.game, "players": kind.players, "bots": {"2": "random"}}
                await house.within_budget(f"new table of {kind}", partial(post, path="/api/tables", body=body))
            for game, (one, *_) in house.over.items():
                again = partial(post, path=f"/api/tables/{one.id}/rematch", body={}, key=one.key(0))
                await house.within_budget(f"rematch at {game}", again)

    tell(story())
