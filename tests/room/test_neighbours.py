"""A person who comes to two processes of one room has one seat: at the last of them, and all agree which that is."""

import asyncio
import random

import pytest
from room.postgres import BINARIES
from room.test_races import run, sit, two_rooms, until

from splittable.room.open_table import Listener
from splittable.room.room import Room
from splittable.room.store import AnyNote

pytestmark = pytest.mark.skipif(not BINARIES, reason="PostgreSQL's package is not installed")


def hold_back(room: Room, monkeypatch: pytest.MonkeyPatch, *, until_set: asyncio.Event) -> None:
    """Let a process's notes wait."""
    tell = room.store.tell

    async def later(note: AnyNote) -> None:
        await until_set.wait()
        await tell(note)

    monkeypatch.setattr(room.store, "tell", later)


def test_who_comes_is_not_sent_away_by_word_of_the_connection_before(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with two_rooms(postgres) as (first, second):
            table = await sit(first, 2)
            phone, laptop = Listener(0, 0), Listener(0, 0)
            await first.join(table.id, phone)
            word = asyncio.Event()
            hold_back(first, monkeypatch, until_set=word)
            # The second process asks who is there, and the answer comes after the person.
            other = await second.join(table.id, laptop)
            word.set()
            await until(lambda: bool(phone.farewell))
            await first.join(table.id, Listener(1, 0))
            await until(lambda: other.is_present(1))
            assert not laptop.farewell
            assert other.listeners == [laptop]

    run(story())


@pytest.mark.parametrize("seed", range(4))
def test_of_two_who_come_at_once_through_two_processes_one_stays_and_all_agree(postgres: str, seed: int) -> None:
    async def story() -> None:
        async with two_rooms(postgres) as (first, second):
            table = await sit(first, 2)
            other = await second.find(table.id)
            both = [(first, Listener(0, 0)), (second, Listener(0, 0))]
            random.Random(seed).shuffle(both)
            await asyncio.gather(*(room.join(table.id, listener) for room, listener in both))
            await until(lambda: not table.announced.total() and not other.announced.total())
            await until(lambda: len(table.listeners) + len(other.listeners) == 1)
            assert [bool(listener.farewell) for _, listener in both].count(False) == 1
            assert table.is_present(0)
            assert other.is_present(0)

    run(story())


def test_of_notes_in_a_row_the_last_one_holds(postgres: str) -> None:
    async def story() -> None:
        async with two_rooms(postgres) as (first, second):
            table = await sit(first, 2)
            other = await second.join(table.id, Listener(1, 0))
            for _ in range(20):
                before = Listener(0, 0)
                await first.join(table.id, before)
                # A page that is loaded again: the new connection is there as soon as the old one is gone.
                now = Listener(0, 0)
                await asyncio.gather(first.part(table, before), first.join(table.id, now))
                await first.join(table.id, Listener(None, 0))
                await first.part(table, now)
                await first.join(table.id, Listener(0, 0))
            await until(lambda: not table.announced.total())
            await until(lambda: other.is_present(0))
            assert len(other.listeners) == 1

    run(story())
