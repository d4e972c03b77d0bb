"""Make the golden store of a release: `python tests/room/make_golden.py`; see `test_golden_store.py`.

It plays with a real room and keeps its store as SQL text beside what must still be found in it. Kept for ever: a new
release adds a store, and changes none.
"""

import asyncio
import json
import random
import sqlite3
import sys
import tempfile
from pathlib import Path
from typing import Any

import httpx

sys.path.insert(0, str(Path(__file__).parent.parent))

from room.people import Gathered, Person, Server, bearer, come_all, gather, play_on, tell

from splittable import __version__
from splittable.room.gathering import Gathering
from splittable.room.open_table import replay
from splittable.room.records import write_record
from splittable.room.store import Written

GOLDEN = Path(__file__).parent / "golden"
NAME = __version__


async def play_some(people: list[Person], actions: int, rng: random.Random) -> None:
    """Play some actions, whoever is asked."""
    for _ in range(actions):
        asked = await asyncio.wait_for(_who(people), 30)
        message = asked.views[-1]
        # An id that nobody has used at this table: the same one again would only be answered the same.
        request = f"{rng.getrandbits(64):x}"
        assert (await asked.play(rng.choice(message["view"]["actions"]), request))["type"] == "ok"
        await asked.news()


async def _who(people: list[Person]) -> Person:
    while True:
        for person in people:
            view = person.views[-1]["view"] if person.views else {}
            if view and not view["over"] and view["seat"] in view["waiting"]:
                return person
        await asyncio.sleep(0.01)


async def fill(server: Server) -> list[Gathered]:
    """Tables of all games: running, finished, stopped, gathering; with all that people do at them."""
    rng = random.Random(11)
    tables = []

    async def sit(game: str, players: int, **more: Any) -> tuple[Gathered, list[Person]]:
        gathered = await gather(server, game, players, **more)
        tables.append(gathered)
        return gathered, await come_all(server, gathered)

    async with httpx.AsyncClient(base_url=server.address, timeout=60) as http:
        # Splitter: finished, with words, reactions, a mute and a rematch that is being played.
        gathered, people = await sit("splitter", 2, chat="plain", nonce="ann-1", face="fox", colour="teal")
        for kind, more in (
            ("say", {"words": "Hello, “Bob”"}),
            ("say", {"phrase": "emoji-clap"}),
            ("mute", {"seat": 1}),
        ):
            assert (await people[0].ask(kind, **more))["type"] == "ok"
        await asyncio.gather(*(play_on(person, rng) for person in people))
        again = await http.post(f"/api/tables/{gathered.table}/rematch", headers=bearer(gathered.keys[1]))
        rematch = Gathered(again.json()["table"], gathered.keys, gathered.seats)
        tables.append(rematch)
        start = f"/api/tables/{rematch.table}/start"
        for key in rematch.keys:
            await http.post(start, headers=bearer(key))
        await play_some(await come_all(server, rematch), 5, rng)
        # Splitter: running with a clock of days and a choice that was taken back; a key made anew.
        gathered, people = await sit("splitter", 2, clock=30 * 24 * 3600, autoplay=False)
        await play_some(people, 4, rng)
        asked_first = await people[0].my_turn()
        assert (await people[0].play(asked_first["view"]["actions"][0]))["type"] == "ok"
        assert (await people[0].ask("undo"))["type"] == "ok"
        assert (await people[0].play("write nowhere"))["type"] == "refused"
        assert (await people[0].ask("nudge", seat=1))["type"] == "ok"
        renewed = await http.post(f"/api/tables/{gathered.table}/seats/1/key", headers=bearer(gathered.keys[0]))
        gathered.keys[1] = renewed.json()["key"]
        # Split it!: finished with bots; another one running.
        _, people = await sit("split-it", 3, bots={"2": "easy", "3": "random"})
        await play_on(people[0], rng)
        _, people = await sit("split-it", 3, options={"start": 2})
        await play_some(people, 9, rng)
        # Generous Split: running, a seat with a sitter, a new face, other nonces.
        gathered, people = await sit("generous-split", 4, autostart=False)
        assert (await people[1].ask("face", name="Bo", face="owl", colour="lime"))["type"] == "ok"
        assert (await people[2].ask("nonce", nonce="c0ffee"))["type"] == "ok"
        await http.post(f"/api/tables/{gathered.table}/start", headers=bearer(gathered.keys[0]))
        await play_some(people, 30, rng)
        await people[3].go()
        await people[0].until(lambda me: not me.views[-1]["table"]["seats"][3]["is_present"])
        assert (await people[0].ask("sit-in", seat=3, level="random"))["type"] == "ok"
        assert (await people[0].ask("pace", milliseconds=300))["type"] == "ok"
        assert (await people[1].ask("hurry"))["type"] == "ok"
        # SPLIT: one stopped by its host, one running, one that nobody has started.
        _, people = await sit("split", 3)
        await play_some(people, 12, rng)
        assert (await people[0].ask("stop"))["type"] == "ok"
        _, people = await sit("split", 2, pace=200)
        await play_some(people, 25, rng)
        gathered, people = await sit("split", 6, autostart=False, bots={"6": "expert"})
        await http.post(f"/api/tables/{gathered.table}/leave", headers=bearer(gathered.keys.pop()))
        assert (await people[0].ask("seat-bot", seat=4, level="easy"))["type"] == "ok"
        for kind in ("mute", "unmute"):
            assert (await people[0].ask(kind, seat=1))["type"] == "ok"
    return tables


def read_steps(database: sqlite3.Connection) -> dict[str, list[Written]]:
    """The steps of every table."""
    found: dict[str, list[Written]] = {}
    for table, number, step in database.execute("SELECT table_id, number, step FROM steps ORDER BY table_id, number"):
        found.setdefault(table, []).append(Written(table, number, step))
    return found


def dump(database: sqlite3.Connection) -> str:
    """A store as SQL text with steps that can be read; the room's own secrets are left out, and made anew."""
    left_out = ('INSERT INTO "steps"', 'INSERT INTO "secrets"', "COMMIT")
    lines = [line for line in database.iterdump() if not line.startswith(left_out)]
    for steps in read_steps(database).values():
        for one in steps:
            text = one.step.decode().replace("'", "''")
            lines.append(f"INSERT INTO steps VALUES('{one.table_id}',{one.number},CAST('{text}' AS BLOB));")
    return "\n".join([*lines, "COMMIT;", ""])


def look(gathering: Gathering) -> dict[str, Any]:
    """What must be found of a table for ever: what was told, dealt, played and said, and who sits there."""
    return {
        "game": gathering.game.id,
        "told": list(gathering.told),
        "lines": list(gathering.table.lines),
        "scores": list(gathering.table.scores),
        "said": [[number, one.seat, one.phrase or one.words] for number, one in gathering.said],
        "seats": [
            [seat.name, seat.level or seat.sitter, seat.face, seat.colour, seat.nonce] for seat in gathering.seats
        ],
        "rematch": gathering.rematch,
        "record": write_record(gathering) if gathering.is_over else "",
    }


def main() -> None:
    """Make the store of this release; one that is there is never made anew."""
    if (GOLDEN / f"{NAME}.sql").exists():
        sys.exit(f"the store of {NAME} is there already; a new release has a new number")
    with tempfile.TemporaryDirectory(prefix="store-golden-") as folder:
        server = Server(f"{folder}/room.sqlite", Path(folder) / "log").start()
        try:
            tables = tell(fill(server))
        finally:
            server.stop()
        with sqlite3.connect(server.store) as database:
            found = {}
            for one in tables:
                gathering = replay(one.table, read_steps(database)[one.table]).gathering
                found[one.table] = {"keys": one.keys, **look(gathering)}
            GOLDEN.mkdir(exist_ok=True)
            (GOLDEN / f"{NAME}.sql").write_text(dump(database), encoding="utf-8")
            (GOLDEN / f"{NAME}.json").write_text(
                json.dumps(found, indent=1, ensure_ascii=False) + "\n", encoding="utf-8"
            )


if __name__ == "__main__":
    main()
