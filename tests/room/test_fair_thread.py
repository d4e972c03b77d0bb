"""What takes long is done in a thread, by turns."""

import asyncio
import threading
from functools import partial

from room.people import PATIENCE

from splittable.room.fair_thread import FairThread


def test_one_who_asks_for_much_holds_nobody_else_up() -> None:
    async def story() -> list[str]:
        thread = FairThread("test")
        done: list[str] = []
        may_begin = threading.Event()
        first = asyncio.create_task(thread.run("flood", partial(may_begin.wait, PATIENCE)))
        flood = [asyncio.create_task(thread.run("flood", partial(done.append, "flood"))) for _ in range(50)]
        others = [asyncio.create_task(thread.run(name, partial(done.append, name))) for name in ("ann", "ben")]
        await asyncio.sleep(0)
        may_begin.set()
        await asyncio.gather(first, *flood, *others)
        thread.close()
        return done

    done = asyncio.run(story())
    assert {"ann", "ben"} <= set(done[:3])
    assert done.count("flood") == 50
