"""The thread that writes SQLite: groups, failures and waiting, without a database."""

import asyncio
from collections.abc import Sequence
from threading import Event

from room.people import PATIENCE

from splittable.room.store.sql import INSERT
from splittable.room.store.thread import LONGEST_GATHERING, Wish, WriterThread


def put(thread: WriterThread, number: int) -> asyncio.Future[None]:
    return thread.put(INSERT, {"number": number})


class Pen:
    """Notes what is written, waits at first until it may, and cannot write some numbers."""

    def __init__(self, *unwritable: int) -> None:
        self.unwritable = unwritable
        self.groups: list[list[int]] = []
        self.may_write = Event()

    def write(self, group: Sequence[Wish]) -> None:
        self.may_write.wait(PATIENCE)
        numbers = [one.row["number"] for one in group]
        if set(numbers) & set(self.unwritable):
            raise OSError("it cannot be written")
        self.groups.append(numbers)


def test_what_comes_while_something_is_written_is_written_together() -> None:
    async def story() -> list[list[int]]:
        pen = Pen()
        thread = WriterThread(pen.write)
        first = put(thread, 0)
        await asyncio.sleep(10 * LONGEST_GATHERING)
        others = [put(thread, number) for number in range(1, 6)]
        await asyncio.sleep(0)
        pen.may_write.set()
        await asyncio.wait_for(asyncio.gather(first, *others), PATIENCE)
        await thread.close()
        assert not thread.is_alive
        return pen.groups

    groups = asyncio.run(story())
    assert [number for group in groups for number in group] == list(range(6))
    assert len(groups) < 6


def test_what_cannot_be_written_fails_alone() -> None:
    async def story() -> list[bool]:
        pen = Pen(2)
        pen.may_write.set()
        thread = WriterThread(pen.write)
        wishes = [put(thread, number) for number in range(4)]
        found = await asyncio.wait_for(asyncio.gather(*wishes, return_exceptions=True), PATIENCE)
        await thread.close()
        return [isinstance(one, OSError) for one in found]

    assert asyncio.run(story()) == [False, False, True, False]


def test_what_is_queued_is_written_before_the_thread_ends() -> None:
    async def story() -> list[int]:
        pen = Pen()
        thread = WriterThread(pen.write)
        wishes = [put(thread, number) for number in range(5)]
        await asyncio.sleep(0)
        pen.may_write.set()
        await asyncio.wait_for(thread.close(), PATIENCE)
        await asyncio.gather(*wishes)
        return [number for group in pen.groups for number in group]

    assert asyncio.run(story()) == list(range(5))
