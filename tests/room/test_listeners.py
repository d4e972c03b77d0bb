"""What is written once and kept for the next who look is what would be written anew."""

import asyncio
import random
from functools import partial
from pathlib import Path

import pytest

from splittable.room import checks
from splittable.room import events as ev
from splittable.room.checks import Check
from splittable.room.keys import hash_key
from splittable.room.open_table import Listener, OpenTable, replay
from splittable.room.room import Room
from splittable.room.store.sqlite import SqliteStore
from splittable.service.listeners import show

PLAYERS = 3
ASKED = 100


def any_request(table: OpenTable, rng: random.Random) -> tuple[int, Check]:
    """Something that a seat may ask for: mostly to play."""
    seat, other = rng.sample(range(PLAYERS), 2)
    playing = table.gathering.table
    if playing.waiting and rng.random() < 0.7:
        seat = rng.choice(playing.waiting)
        return seat, partial(checks.play, seat=seat, action=rng.choice(playing.actions(seat)))
    wish: Check = rng.choice(
        (
            partial(checks.say_phrase, seat=seat, phrase="hello"),
            partial(checks.mute, seat=seat, other=other),
            partial(checks.unmute, seat=seat, other=other),
            partial(checks.undo, seat=seat),
            partial(checks.set_pace, asker=seat, milliseconds=rng.randrange(3)),
            partial(checks.hurry, seat=seat),
            partial(checks.say_phrase, seat=seat, phrase="emoji-wow"),
            partial(checks.call_sitter, asker=seat, seat=other, level="random"),
            partial(checks.send_sitter, asker=seat, seat=other),
            partial(checks.play, seat=seat, action="dance"),
        )
    )
    return seat, wish


async def check_shown(room: Room, table: OpenTable, rng: random.Random) -> None:
    """Everybody is shown what they would be shown of a table that has just been opened."""
    async with table.lock:  # a sitter plays on meanwhile
        anew = replay(table.id, await room.store.read(table.id))
        # Who has been connected, and whether undo was judged, is known in this process only.
        anew.listeners = table.listeners
        anew.absent_since, anew.opened_at = table.absent_since, table.opened_at
        anew.gathering.has_revealed = table.gathering.has_revealed
        seen = rng.randint(0, len(table.gathering.told))
        for eyes in (None, *range(PLAYERS)):
            for since in (seen, len(table.gathering.told)):
                assert show(table, Listener(eyes, since)) == show(anew, Listener(eyes, since))


async def come_or_go(room: Room, table: OpenTable, rng: random.Random) -> None:
    if table.listeners and rng.random() < 0.5:
        await room.part(table, rng.choice(table.listeners))
    else:
        await room.join(table.id, Listener(rng.choice((None, *range(PLAYERS))), 0))


@pytest.mark.parametrize(("game", "clock"), [("generous-split", 0), ("split-it", 0), ("splitter", 3600), ("split", 0)])
def test_views_are_the_same_as_of_a_table_that_has_just_been_opened(tmp_path: Path, game: str, clock: int) -> None:
    async def story() -> None:
        rng = random.Random(f"{game} {clock}")
        room = Room(SqliteStore(tmp_path / "room.sqlite"))
        await room.open()
        kept = ev.Settings(autostart=True, autoplay=False, clock=clock)
        table_id = await room.create(checks.open_table(game, PLAYERS, {}, kept, {}, ev.Place(hash_key("0"))))
        for key in ("1", "2"):
            await room.change(table_id, partial(checks.claim, key_hash=hash_key(key), name="", nonce=""))
        table = await room.find(table_id)
        for number in range(ASKED):
            if rng.random() < 0.1:
                await come_or_go(room, table, rng)
            seat, check = any_request(table, rng)
            await room.ask(table_id, seat, str(number), check, "en")
            await check_shown(room, table, rng)
        await room.change(table_id, lambda _: ev.Stopped())
        await check_shown(room, table, rng)
        await room.close()

    asyncio.run(story())
