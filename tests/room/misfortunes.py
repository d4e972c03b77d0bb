"""Something bad happens again and again while people play; afterwards every table goes on, and nothing is lost."""

import asyncio
import random
from collections.abc import Awaitable, Callable, Sequence

from room.people import PATIENCE, Server
from room.regulars import Party, Regular, check_finished, gather_party

TABLES = (("splitter", 0), ("splitter", 2), ("generous-split", 0), ("split-it", 0), ("split-it", 2), ("split", 1))
"""Games, and how many of the four seats have bots."""
PEOPLE_ONLY = (("splitter", 0), ("generous-split", 0), ("split-it", 0), ("split", 0))
"""For where bots wait some seconds before they believe that their process is gone."""

Misfortune = Callable[[random.Random], Awaitable[None]]


async def go_on(parties: Sequence[Party], at_work: Sequence[asyncio.Task[None]]) -> None:
    """Wait until something has happened at every table."""
    before = [party.lines for party in parties]
    async with asyncio.timeout(PATIENCE * 2):
        while any(party.lines == lines for party, lines in zip(parties, before, strict=True)):
            for task in at_work:
                if task.done():
                    task.result()
            await asyncio.sleep(0.01)


async def suffer(
    servers: Sequence[Server],
    times: int,
    misfortune: Misfortune,
    seed: int,
    tables: Sequence[tuple[str, int]] = TABLES,
) -> list[Regular]:
    """Play at several tables while something bad happens again and again."""
    rng = random.Random(seed)
    people: list[Regular] = []
    for game, bots in tables:
        people += await gather_party(servers, game, bots, rng)
    parties = list({person.party.table: person.party for person in people}.values())
    at_work = [asyncio.create_task(person.live()) for person in people]
    try:
        await go_on(parties, at_work)
        for _ in range(times):
            await asyncio.sleep(rng.random() * 0.3)
            await misfortune(rng)
            await go_on(parties, at_work)
    finally:
        for task in at_work:
            task.cancel()
        await asyncio.gather(*at_work, return_exceptions=True)
    # Another may have served until now while this one still starts.
    await asyncio.to_thread(servers[0].wait)
    for party in parties:
        await check_finished(servers[0], party)
    return people
