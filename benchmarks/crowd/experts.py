"""Tables of one person with three experts each, as a process of its own: it plays between the lines `go` and `stop`.

`python -m benchmarks.crowd.experts PORT TABLES`
"""

import asyncio
import random
import sys
import time
from contextlib import suppress

import msgspec

from benchmarks.attacks.guests import Caller, Guest
from benchmarks.crowd.people import AGAIN_AFTER, address_of, is_asked

GAMES = ("generous-split", "split", "split-it", "splitter")
EXPERTS = 3
PATIENCE = 120.0
"""Seconds to wait for a view: an expert that comes later than that is told as having taken so long."""


class Crowd:
    """The tables, a quarter of each game, and how long experts let their people wait."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._chance = random.Random(12)
        self.may_play = asyncio.Event()
        self.waits: list[float] = []
        """Seconds from a view in which only experts are asked to the next one of their moves."""
        self.seated = 0

    async def play_at(self, number: int) -> None:
        """Play one game after another."""
        caller = Caller(self._port, address_of(100 + number))
        is_first = True
        while True:
            bots = {str(seat): "expert" for seat in range(1, 1 + EXPERTS)}
            table, keys = await caller.gather(GAMES[number % len(GAMES)], 1 + EXPERTS, bots=bots, pace=0)
            async with await caller.come(table, keys[0]) as guest:
                self.seated += is_first
                is_first = False
                await self._play(guest)

    async def _play(self, guest: Guest) -> None:
        """Play at once when asked, and note how long every move of an expert takes."""
        since = seq = 0.0
        while True:
            with suppress(TimeoutError):
                await guest.next_view(AGAIN_AFTER)
            if not guest.shown or guest.shown["view"]["over"]:
                if guest.shown:
                    return
                continue
            moment = time.perf_counter()
            if guest.shown["seq"] != seq:
                if since:
                    self.waits.append(moment - since)
                seq, since = guest.shown["seq"], 0.0 if is_asked(guest) else moment
            elif since and moment - since > PATIENCE:
                raise TimeoutError(f"an expert took more than {PATIENCE:.0f} s")
            if is_asked(guest):
                await self.may_play.wait()
                await guest.ask("play", action=self._chance.choice(guest.shown["view"]["actions"]))


async def main(port: int, tables: int) -> None:
    """Sit down, say so, and obey lines: `go`, `stop`, `told` (print what was seen since the last time)."""
    crowd = Crowd(port)
    tasks = []
    for number in range(tables):
        tasks.append(asyncio.create_task(crowd.play_at(number)))
        await asyncio.sleep(0.02)
    while crowd.seated < tables:
        for task in tasks:
            if task.done():
                task.result()
        await asyncio.sleep(0.05)
    print("ready", flush=True)
    while line := await asyncio.to_thread(sys.stdin.readline):
        if line == "told\n":
            for task in tasks:
                if task.done():
                    task.result()
            print(msgspec.json.encode(crowd.waits).decode(), flush=True)
            crowd.waits = []
        elif line == "go\n":
            crowd.may_play.set()
        else:
            crowd.may_play.clear()


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1]), int(sys.argv[2])))
