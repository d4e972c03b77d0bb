"""One address that attacks, as a process of its own: it says when it is ready, waits for a line, and says what it did.

`python -m benchmarks.attacks.strangers NAME PORT SECONDS`
"""

import asyncio
import random
import sys
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeAlias

import httpx
import msgspec

from benchmarks.attacks import floods
from benchmarks.attacks.bystanders import OUT
from benchmarks.attacks.floods import Done
from benchmarks.attacks.guests import STRANGER, Caller, Guest

PREPARING = 60.0
"""Seconds to wait for a view before the attack: code may have to be loaded first."""
AT_ONCE = 4
"""Connections of the attacks by ordinary requests."""
SIGNS_OF_A_LONG_HOST = 2_300
HALF_SAID = 240
FEW_FILES = 256
"""Open files of a room that half-said requests could shut: a shell gives it 256 to 1,024."""
UNDOING = 5
"""Tables at which a stranger plays and undoes at once."""
TABLES, EXPERTS = 200, 11

Ready: TypeAlias = Callable[[Done], Awaitable[Any]]
Ask: TypeAlias = Callable[[httpx.AsyncClient, random.Random], Awaitable[httpx.Response]]
Prepare: TypeAlias = Callable[[int], Awaitable[Ready]]


@dataclass(frozen=True)
class Attack:
    """An attack: what it prepares in peace, and then does for some seconds."""

    name: str
    what: str
    prepare: Prepare
    most_files: int = 0
    """Open files that the room may have; 0 leaves it to the machine."""


def _plain(attack: Callable[[int, Done], Awaitable[Any]]) -> Prepare:
    """An attack that needs no preparation."""

    async def prepare(port: int) -> Ready:
        return partial(attack, port)

    return prepare


async def _rest(_port: int, _done: Done) -> None:
    await asyncio.sleep(0)


async def _ask_for(port: int, done: Done, request: Ask) -> None:
    """Send requests on some connections, each as soon as the last one is answered."""

    async def ask_on(seed: int) -> None:
        chance = random.Random(seed)
        while True:
            with suppress(*OUT):
                async with Caller(port, STRANGER).client() as http:
                    while True:
                        answer = await request(http, chance)
                        done.note(answer.status_code, answer.is_success)
            done.note("ended", is_good=False)
            await asyncio.sleep(floods.AGAIN_AFTER)

    await asyncio.gather(*(ask_on(seed) for seed in range(AT_ONCE)))


def _long_host(http: httpx.AsyncClient, _chance: random.Random) -> Awaitable[httpx.Response]:
    return http.get("/api/reach.svg", headers={"Host": "a" * SIGNS_OF_A_LONG_HOST})


def _short_host(http: httpx.AsyncClient, chance: random.Random) -> Awaitable[httpx.Response]:
    """Another one each time, so that no drawing can be kept."""
    return http.get("/api/reach.svg", headers={"Host": f"room-{chance.randrange(10**9)}.example:8000"})


async def _replays(port: int) -> Ready:
    """Finish a table of SPLIT, and then ask for any part of its replay, for any seat."""
    caller = Caller(port, STRANGER)
    table, keys = await caller.gather("split", 6, bots={str(seat): "random" for seat in range(1, 6)})
    chance = random.Random(3)
    async with await caller.come(table, keys[0]) as guest:
        while not (message := await guest.next_view(PREPARING))["view"]["over"]:
            if message["view"]["seat"] in message["view"]["waiting"]:
                await guest.ask("play", action=chance.choice(message["view"]["actions"]))
    lines = message["seq"]

    def replay(http: httpx.AsyncClient, chance: random.Random) -> Awaitable[httpx.Response]:
        query = {"from": chance.randrange(lines), "seat": chance.randrange(6)}
        return http.get(f"/api/tables/{table}/replay", params=query)

    return lambda done: _ask_for(port, done, replay)


def _undos(game: str, players: int) -> Prepare:
    """Gather five tables, and then play and undo at each: what reveals nothing over and over, else action by action."""

    async def prepare(port: int) -> Ready:
        caller = Caller(port, STRANGER)
        gathered = [await caller.gather(game, players) for _ in range(UNDOING)]
        tables = [[await (await caller.come(table, key)).__aenter__() for key in keys] for table, keys in gathered]

        async def attack(done: Done) -> None:
            await asyncio.gather(*(_undo_on(guests, done) for guests in tables), return_exceptions=True)

        return attack

    return prepare


async def _undo_on(guests: list[Guest], done: Done) -> None:
    """Play and undo at one table, always in the first seat that is asked."""
    while True:
        asked = [guest for guest in guests if guest.shown and guest.shown["view"]["actions"]]
        if not asked:
            await asyncio.sleep(floods.AGAIN_AFTER)
            continue
        action = asked[0].shown["view"]["actions"][-1]
        for kind, more in (("play", {"action": action}), ("undo", {})):
            answer, _ = await asked[0].ask(kind, **more)
            done.note(f"{kind} {answer['type']}", answer["type"] == "ok")


async def _experts(port: int) -> Ready:
    """Let one expert of Splitter play, so that its code is loaded, and then open many tables with eleven each."""
    caller = Caller(port, STRANGER)
    table, keys = await caller.gather("splitter", 2, bots={"1": "expert"})
    async with await caller.come(table, keys[0]) as guest:
        while not (message := await guest.next_view(PREPARING))["happened"] or message["seq"] < 2:
            if message["view"]["seat"] in message["view"]["waiting"]:
                await guest.ask("play", action=message["view"]["actions"][0])
    return partial(_open_tables, port)


async def _open_tables(port: int, done: Done) -> None:
    numbers = iter(range(TABLES))
    body = {
        "game": "splitter",
        "players": 1 + EXPERTS,
        "autostart": True,
        "bots": {str(seat): "expert" for seat in range(1, 1 + EXPERTS)},
    }

    async def open_on() -> None:
        async with Caller(port, STRANGER).client() as http:
            for _ in numbers:
                answer = await http.post("/api/tables", json=body)
                done.note(answer.status_code, answer.is_success)

    await asyncio.gather(*(open_on() for _ in range(AT_ONCE)), return_exceptions=True)


ATTACKS = (
    Attack("nothing", "nobody attacks", _plain(_rest)),
    Attack(
        "heads",
        "a head of headers without end",
        _plain(lambda port, done: floods.flood(port, [floods.HEAD], floods.LINES, done)),
    ),
    Attack(
        "line",
        "a header line without end",
        _plain(lambda port, done: floods.flood(port, [floods.HEAD + b"X-A: "], floods.LETTERS, done)),
    ),
    Attack(
        "pings",
        "pings on a socket that does not read",
        _plain(lambda port, done: floods.flood_socket(port, [], floods.PINGS, done)),
    ),
    Attack(
        "fragments",
        "a message of empty fragments",
        _plain(lambda port, done: floods.flood_socket(port, [floods.BEGUN], floods.EMPTY, done)),
    ),
    Attack("long-hosts", "QR codes for long Hosts", _plain(lambda port, done: _ask_for(port, done, _long_host))),
    Attack("hosts", "QR codes for short Hosts", _plain(lambda port, done: _ask_for(port, done, _short_host))),
    Attack("replays", "replays of a finished table", _replays),
    Attack("undos", "play and undo, SPLIT for six", _undos("split", 6)),
    Attack("choices", "play and undo, Splitter for twelve", _undos("splitter", 12)),
    Attack(
        "half-said",
        "240 half-said requests",
        _plain(lambda port, done: floods.say_half(port, HALF_SAID, done)),
        FEW_FILES,
    ),
    Attack("experts", "200 tables of eleven experts", _experts),
)


async def attack_once(name: str, port: int, seconds: float) -> Done:
    """Prepare an attack, wait for a line, attack for some seconds."""
    attack = next(one for one in ATTACKS if one.name == name)
    done = Done()
    ready = await attack.prepare(port)
    print("ready", flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await ready(done)
            await asyncio.sleep(seconds)  # what was set going goes on
    return done


if __name__ == "__main__":
    found = asyncio.run(attack_once(sys.argv[1], int(sys.argv[2]), float(sys.argv[3])))
    print(msgspec.json.encode(found).decode(), flush=True)
