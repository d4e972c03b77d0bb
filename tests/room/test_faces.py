"""Faces of people: chosen from closed sets, kept, shown to everybody, and worn again at the rematch."""

import random

import httpx
import pytest
from room.people import PATIENCE, Json, Person, Server, bearer, come_all, gather, play_on, tell

from splittable.bots import LEVELS
from splittable.bots.names import name_of
from splittable.room import events as ev
from splittable.room.faces import called
from splittable.room.names import check_name
from splittable.words import LANGUAGES


def faces_of(message: Json) -> list[tuple[str, str, str]]:
    return [(seat["name"], seat["face"], seat["colour"]) for seat in message["table"]["seats"]]


@pytest.mark.parametrize("name", ["You", " you ", "VOUS", "Vous"])
def test_nobody_is_called_as_sentences_call_their_reader(name: str) -> None:
    assert check_name(name) == ""
    assert check_name(f"{name.strip()}ssef") == f"{name.strip()}ssef"


@pytest.mark.parametrize("wrong", [{"face": "dragon"}, {"colour": "#fff"}, {"face": "Fox"}])
def test_a_face_that_nobody_can_draw_is_refused_with_a_sentence(http: httpx.Client, wrong: dict[str, str]) -> None:
    refused = http.post("/api/tables", json={"game": "splitter", "players": 2} | wrong)
    assert refused.status_code == 400
    assert "is one of" in refused.json()["reason"]
    opened = http.post("/api/tables", json={"game": "splitter", "players": 2}).json()
    assert http.post(f"/api/tables/{opened['table']}/seats", json=wrong).status_code == 400


def test_a_face_is_worn_again_at_the_rematch(server: Server) -> None:
    async def story() -> list[Json]:
        gathered = await gather(server, "splitter", 1, face="fox", colour="teal")
        ann = await Person.come(server, gathered.table, gathered.keys[0])
        over = await play_on(ann, random.Random(1))
        async with httpx.AsyncClient(base_url=server.address, timeout=PATIENCE) as room:
            again = await room.post(f"/api/tables/{gathered.table}/rematch", headers=bearer(gathered.keys[0]))
        return [over, await (await Person.come(server, again.json()["table"], gathered.keys[0])).seen()]

    assert [faces_of(message) for message in tell(story())] == [[("Ann", "fox", "teal")]] * 2


def test_faces_are_stored_and_tables_from_before_there_were_faces_still_open() -> None:
    claimed = ev.Claimed(1, "hash", "Ben", face="owl", colour="pink")
    changed = ev.FaceChanged(1, "Béa", "cat", "red")
    step = ev.Step(1, [claimed, changed])
    assert ev.read_step(ev.write_step(step)) == step
    old = ev.read_step(b'{"at":1,"events":[{"type":"claimed","seat":1,"key":"hash","name":"Ben"}]}')
    assert old.events == [ev.Claimed(1, "hash", "Ben")]
    assert called("", "", "", 1, "fr") == "Hibou"


def test_a_face_can_be_changed_until_the_game_starts(server: Server) -> None:
    async def story() -> None:
        gathered = await gather(server, "splitter", 2, autostart=False)
        ann, ben = await come_all(server, gathered)
        assert (await ben.ask("face", name="VOUS", face="cat", colour="red"))["type"] == "ok"
        await ann.when(lambda m: faces_of(m)[1] == ("", "cat", "red"))
        assert (await ben.ask("face", name=" Béa ", face="owl", colour="pink"))["type"] == "ok"
        await ann.when(lambda m: faces_of(m)[1] == ("Béa", "owl", "pink"))
        refused = await ben.ask("face", name="Béa", face="yeti", colour="pink")
        assert (refused["type"], refused["reason"].startswith("A face is one of fox,")) == ("refused", True)
        async with httpx.AsyncClient(base_url=server.address, timeout=PATIENCE) as room:
            await room.post(f"/api/tables/{gathered.table}/start", headers=bearer(gathered.keys[0]))
        await ben.when(lambda m: m["table"]["is_started"])
        refused = await ben.ask("face", name="Bob", face="owl", colour="pink")
        assert refused["reason"] == "Names and faces are fixed once the game has started."
        assert faces_of(await ben.seen())[1] == ("Béa", "owl", "pink")

    tell(story())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("level", LEVELS)
def test_bots_of_a_level_have_different_names_at_every_seat(level: str, lang: str) -> None:
    names = {name_of(level, seat, lang) for seat in range(12)}
    assert len(names) == 12
    assert all(name and name == name.strip() for name in names)


def test_bots_of_different_levels_have_different_names() -> None:
    every = [name_of(level, seat) for level in LEVELS for seat in range(12)]
    assert len(every) == len(set(every))
