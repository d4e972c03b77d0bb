"""People at tables: coming, going, coming back, and everything that must not be lost meanwhile."""

import asyncio
import random
from collections.abc import Callable

import httpx
import pytest
from room.people import PATIENCE, Gathered, Json, Person, Server, bearer, come_all, gather, play_on, tell

import splittable
from splittable.play.proof import verify


def test_the_same_id_is_answered_the_same_and_done_once_also_after_a_kill(own_server: Callable[[], Server]) -> None:
    server = own_server()

    async def before() -> tuple[Gathered, Json]:
        gathered = await gather(server, "splitter", 2)
        ann, ben = await come_all(server, gathered)
        action = (await ann.my_turn())["view"]["actions"][0]
        refused = await ann.play("write 1|1 z9", "wrong")
        assert refused["type"] == "refused"
        assert (await ann.play(action, "7"))["type"] == "ok"
        assert (await ann.play(action, "7"))["type"] == "ok"
        await ben.play((await ben.my_turn())["view"]["actions"][0], "7")
        after = await ann.when(lambda m: m["view"]["round"] == 2)
        assert (await ann.play(after["view"]["actions"][0], "wrong")) == refused
        assert (await ann.play(after["view"]["actions"][0], "7"))["type"] == "ok"
        assert (await ann.seen())["view"]["decided"] == []
        assert after["happened"][-1].startswith("roll ")
        return gathered, refused

    gathered, refused = tell(before())
    server.kill()
    server.start()

    async def after() -> None:
        ann = await Person.come(server, gathered.table, gathered.keys[0])
        view = (await ann.my_turn())["view"]
        assert view["round"] == 2
        assert (await ann.play(view["actions"][0], "wrong")) == refused
        assert (await ann.play(view["actions"][0], "7")) == {"type": "ok", "id": "7"}
        assert (await ann.seen())["view"]["decided"] == []

    tell(after())
    server.stop()


def test_a_choice_that_has_not_taken_effect_survives_a_kill(own_server: Callable[[], Server]) -> None:
    server = own_server()

    async def before() -> tuple[Gathered, str]:
        gathered = await gather(server, "splitter", 2)
        ann, _ = await come_all(server, gathered)
        actions = (await ann.my_turn())["view"]["actions"]
        await ann.play(actions[0])
        await ann.play(actions[-1])
        return gathered, actions[-1]

    gathered, choice = tell(before())
    server.kill()
    server.start()

    async def after() -> tuple[Json, Json]:
        ann, ben = await come_all(server, gathered)
        return (await ann.seen())["view"], (await ben.seen())["view"]

    ann, ben = tell(after())
    assert (ann["decided"], ann["chosen"]) == ([0], choice)
    assert (ben["decided"], ben["chosen"]) == ([0], None)
    server.stop()


def test_others_see_who_has_chosen_and_nothing_of_what(server: Server) -> None:
    async def story() -> None:
        gathered = await gather(server, "splitter", 3)
        ann, ben, cy = await come_all(server, gathered)
        await ann.play((await ann.my_turn())["view"]["actions"][3])
        told = await ben.when(lambda m: m["view"]["decided"] == [0])
        assert told["happened"] == []
        await ben.play(told["view"]["actions"][0])
        told = await cy.when(lambda m: m["view"]["decided"] == [0, 1])
        await cy.play(told["view"]["actions"][0])
        told = await ann.when(lambda m: m["view"]["round"] == 2)
        assert [line.split(" ")[0] for line in told["happened"]] == ["P1", "P2", "P3", "roll"]

    tell(story())


def test_who_sleeps_and_returns_is_told_what_happened_meanwhile(server: Server) -> None:
    async def story() -> None:
        gathered = await gather(server, "splitter", 2)
        ann, ben = await come_all(server, gathered)
        asleep = (await ben.my_turn())["seq"]
        await ben.go()
        await ann.play((await ann.my_turn())["view"]["actions"][0])
        assert not (await ann.when(lambda m: not m["table"]["seats"][1]["is_present"]))["view"]["over"]
        again = await Person.come(server, gathered.table, gathered.keys[1], seq=asleep)
        await again.play((await again.my_turn())["view"]["actions"][0])
        told = [line for message in again.views for line in message["happened"]]
        await again.when(lambda m: m["view"]["round"] == 2)
        third = await Person.come(server, gathered.table, gathered.keys[1], seq=asleep)
        assert len((await third.seen())["happened"]) == 3
        assert told == [] or len(told) == 3

    tell(story())


def test_a_newer_connection_takes_the_seat_over_politely(server: Server) -> None:
    async def story() -> None:
        gathered = await gather(server, "splitter", 2)
        phone = await Person.come(server, gathered.table, gathered.keys[0])
        await phone.my_turn()
        laptop = await Person.come(server, gathered.table, gathered.keys[0])
        assert await phone.until_gone() == 4409
        assert phone.others[-1]["type"] == "farewell"
        assert (await laptop.play((await laptop.my_turn())["view"]["actions"][0]))["type"] == "ok"
        assert (await laptop.seen())["table"]["seats"][0]["is_present"]

    tell(story())


def test_a_reissued_key_opens_the_seat_and_the_old_one_does_not(server: Server, http: httpx.Client) -> None:
    async def story() -> None:
        gathered = await gather(server, "splitter", 2)
        ben = await Person.come(server, gathered.table, gathered.keys[1])
        await ben.seen()
        place = f"/api/tables/{gathered.table}/seats/1/key"
        assert http.post(place, headers=bearer(gathered.keys[1])).status_code == 401
        new = http.post(place, headers=bearer(gathered.keys[0])).json()["key"]
        await ben.until_gone()
        assert await (await Person.come(server, gathered.table, gathered.keys[1])).until_gone() == 4401
        assert (await (await Person.come(server, gathered.table, new)).my_turn())["view"]["seat"] == 1

    tell(story())


def test_a_seats_own_link_is_drawn_only_for_its_key(server: Server, http: httpx.Client) -> None:
    gathered = tell(gather(server, "splitter", 1))
    place = f"/api/tables/{gathered.table}/link.svg"
    assert http.get(place).status_code == 401
    drawn = http.get(place, headers=bearer(gathered.keys[0]))
    assert drawn.headers["content-type"] == "image/svg+xml"
    assert http.get(f"/api/tables/{gathered.table}/invite.svg").text.startswith("<svg")


def test_who_leaves_frees_the_seat_for_somebody_else_in_the_middle_of_the_game(
    server: Server, http: httpx.Client
) -> None:
    async def story() -> None:
        gathered = await gather(server, "splitter", 2)
        ann = await Person.come(server, gathered.table, gathered.keys[0])
        await ann.my_turn()
        assert http.post(f"/api/tables/{gathered.table}/leave", headers=bearer(gathered.keys[1])).status_code == 204
        await ann.when(lambda m: m["table"]["seats"][1]["kind"] == "free")
        assert (await ann.ask("open-seat", seat=1))["type"] == "ok"
        claimed = http.post(f"/api/tables/{gathered.table}/seats", json={"name": "Cy"}).json()
        cy = await Person.come(server, gathered.table, claimed["key"])
        assert (await cy.my_turn())["table"]["seats"][1]["name"] == "Cy"

    tell(story())


def test_undo_takes_back_the_own_last_choice_while_nobody_else_has_acted(server: Server) -> None:
    async def story() -> None:
        gathered = await gather(server, "splitter", 3)
        ann, ben, _ = await come_all(server, gathered)
        action = (await ann.my_turn())["view"]["actions"][0]
        assert (await ann.ask("undo"))["type"] == "refused"
        await ann.play(action)
        assert (await ben.ask("undo"))["type"] == "refused"
        assert (await ann.ask("undo"))["type"] == "ok"
        assert (await ann.my_turn())["view"]["decided"] == []
        await ann.play(action)
        await ben.play((await ben.my_turn())["view"]["actions"][0])
        refused = await ann.ask("undo")
        assert (refused["type"], refused["rule"]) == ("refused", None)
        assert "last action" in refused["reason"]

    tell(story())


def test_undo_takes_back_a_split_that_has_revealed_nothing(server: Server) -> None:
    async def story() -> None:
        gathered = await gather(server, "split-it", 3, options={"start": "1"})
        ann, ben, _ = await come_all(server, gathered)
        before = (await ann.my_turn())["view"]
        await ann.play("split 2-3-2")
        seq = (await ben.my_turn())["seq"]
        assert (await ann.ask("undo"))["type"] == "ok"
        after = await ann.when(lambda m: m["view"]["waiting"] == [0])
        assert after["view"] == before
        told = await ben.when(lambda m: m["view"]["waiting"] == [0])
        assert (told["seq"], told["happened"]) == (seq + 1, ["P1 undo"])

    tell(story())


def test_undo_is_refused_where_a_card_has_been_shown(server: Server) -> None:
    async def story() -> Json:
        gathered = await gather(server, "generous-split", 3, autoplay=False, options={"start": "3"})
        ann = await Person.come(server, gathered.table, gathered.keys[0])
        await ann.play((await ann.my_turn())["view"]["actions"][0])
        return await ann.ask("undo")

    refused = tell(story())
    assert refused["type"] == "refused"
    assert "revealed something" in refused["reason"]


def test_bots_play_on_after_a_kill(own_server: Callable[[], Server]) -> None:
    server = own_server()
    bots = {"2": "random", "3": "random", "4": "random"}
    gathered = tell(gather(server, "splitter", 4, bots=bots))
    server.kill()
    server.start()

    async def story() -> Json:
        ann = await Person.come(server, gathered.table, gathered.keys[0])
        return await play_on(ann, random.Random(1))

    assert tell(story())["view"]["over"]
    record = httpx.get(f"{server.address}/api/tables/{gathered.table}/record", timeout=PATIENCE).text
    assert "played person | random | random | random" in record
    server.stop()


def test_a_sitter_plays_on_marked_in_the_record_until_the_person_is_back(server: Server, http: httpx.Client) -> None:
    async def story() -> str:
        gathered = await gather(server, "splitter", 2)
        ann, ben = await come_all(server, gathered)
        await ben.my_turn()
        await ben.go()
        assert (await ann.ask("sit-in", seat=1, level="random"))["type"] == "ok"
        await ann.when(lambda m: 1 in m["view"]["decided"])
        await ann.play((await ann.my_turn())["view"]["actions"][0])
        told = await ann.when(lambda m: m["view"]["round"] == 2)
        assert told["by"] == ["", "random", ""]
        back = await Person.come(server, gathered.table, gathered.keys[1])
        await back.when(lambda m: not m["table"]["seats"][1]["sitter"])
        await asyncio.gather(play_on(ann, random.Random(1)), play_on(back, random.Random(2)))
        return gathered.table

    record = http.get(f"/api/tables/{tell(story())}/record").text
    lines = record.splitlines()
    marks = [number for number, line in enumerate(lines) if line == "; P2 sitter random"]
    assert marks
    assert all(lines[number + 1].startswith("P2 ") for number in marks)
    assert splittable.load(record).over


def test_only_the_host_calls_a_sitter_or_ends_the_table(server: Server, http: httpx.Client) -> None:
    async def story() -> str:
        gathered = await gather(server, "splitter", 2)
        ann, ben = await come_all(server, gathered)
        assert (await ben.ask("sit-in", seat=0))["type"] == "refused"
        assert (await ben.ask("stop"))["type"] == "refused"
        assert (await ann.ask("stop"))["type"] == "ok"
        await ben.when(lambda m: m["table"]["is_stopped"])
        assert (await ben.play("write 1|1 a1"))["rule"] == "AL-04"
        return gathered.table

    table = tell(story())
    assert http.get(f"/api/tables/{table}/record").status_code == 200


def test_anybody_calls_a_sitter_for_who_is_away_while_the_host_is_away(server: Server) -> None:
    async def story() -> None:
        gathered = await gather(server, "splitter", 4)
        ann, ben, cy, _ = await come_all(server, gathered)
        refused = await ben.ask("sit-in", seat=0)
        assert "while the host is away" in refused["reason"]
        await ann.go()
        await ben.when(lambda m: not m["table"]["seats"][0]["is_present"])
        assert (await ben.ask("sit-in", seat=2))["type"] == "refused"
        assert (await ben.ask("sit-in", seat=0))["type"] == "ok"
        await cy.when(lambda m: m["table"]["seats"][0]["sitter"] == "random" and 0 in m["view"]["decided"])
        back = await Person.come(server, gathered.table, gathered.keys[0])
        await back.when(lambda m: not m["table"]["seats"][0]["sitter"])

    tell(story())


def test_people_meet_again_with_the_same_keys(server: Server, http: httpx.Client) -> None:
    async def story() -> None:
        gathered = await gather(server, "splitter", 2)
        ann, ben = await come_all(server, gathered)
        again = f"/api/tables/{gathered.table}/rematch"
        assert http.post(again, headers=bearer(gathered.keys[1])).status_code == 403
        await asyncio.gather(play_on(ann, random.Random(1)), play_on(ben, random.Random(2)))
        first = http.post(again, headers=bearer(gathered.keys[1])).json()["table"]
        assert http.post(again, headers=bearer(gathered.keys[0])).json()["table"] == first
        asked = (await ann.when(lambda m: m["table"]["rematch"]))["table"]
        assert (asked["rematch"], asked["rematch_by"]) == (first, 1)
        ben = await Person.come(server, first, gathered.keys[1])
        assert (await ben.my_turn())["view"]["seat"] == 1

    tell(story())


def test_people_speak_in_phrases_unless_the_table_is_private(server: Server) -> None:
    async def story() -> None:
        for chat in ("phrases", "plain"):
            gathered = await gather(server, "splitter", 2, chat=chat)
            ann, ben = await come_all(server, gathered)
            assert (await ann.ask("say", phrase="hello"))["type"] == "ok"
            assert (await ann.ask("say", phrase="nonsense"))["type"] == "refused"
            assert (await ann.ask("say", words="Hi Ben"))["type"] == ("ok" if chat == "plain" else "refused")
            said = (await ben.when(lambda m: m["table"]["said"]))["table"]["said"]
            assert said[0] == {"number": 1, "seat": 0, "phrase": "hello", "words": ""}
            await ben.ask("mute", seat=0)
            await ben.when(lambda m: m["table"]["muted"] == [0] and m["table"]["said"] == [])
            assert (await ann.seen())["table"]["said"]

    tell(story())


def test_a_clock_plays_for_who_does_not(server: Server) -> None:
    async def story() -> None:
        gathered = await gather(server, "splitter", 1, clock=5)
        ann = await Person.come(server, gathered.table, gathered.keys[0])
        await ann.until(lambda me: any(m["view"]["round"] == 3 for m in me.views))
        dues = {m["view"]["round"]: m["table"]["seats"][0]["due"] for m in ann.views}
        assert dues[1] > 0
        assert dues[2] >= dues[1] + 5_000
        assert dues[3] >= dues[2] + 5_000
        last = ann.views[-1]
        assert [line.split(" ")[0] for line in last["happened"]] == ["P1", "roll"]
        assert last["by"] == ["clock", ""]
        assert last["table"]["seats"][0]["late"] == 2

    tell(story())


def test_who_decides_last_has_all_the_time_for_the_next_decision(server: Server) -> None:
    async def story() -> None:
        gathered = await gather(server, "splitter", 2, clock=60)
        ann, ben = await come_all(server, gathered)
        first = (await ben.my_turn())["table"]["seats"]
        assert first[0]["due"] == first[1]["due"]
        for person in (ann, ben):
            await person.play((await person.my_turn())["view"]["actions"][0])
        second = (await ben.round(2))["table"]["seats"]
        assert second[0]["due"] == second[1]["due"] > first[1]["due"]

    tell(story())


def test_deals_follow_from_the_secret_and_every_seats_nonce(server: Server, http: httpx.Client) -> None:
    async def story() -> tuple[str, str]:
        gathered = await gather(server, "generous-split", 3, autostart=False, nonce="ann-1")
        people = await come_all(server, gathered)
        assert (await people[1].ask("nonce", nonce="ben-2"))["type"] == "ok"
        commitment = (await people[2].seen())["table"]["commitment"]
        assert not (await people[2].seen())["table"]["secret"]
        http.post(f"/api/tables/{gathered.table}/start", headers=bearer(gathered.keys[0])).raise_for_status()
        assert (await people[2].ask("nonce", nonce="late"))["type"] == "refused"
        await asyncio.gather(*(play_on(person, random.Random(3)) for person in people))
        return gathered.table, commitment

    table, commitment = tell(story())
    record = http.get(f"/api/tables/{table}/record").text
    assert verify(record).over
    assert f"commitment {commitment}\n" in record
    assert "nonces ann-1 ben-2 -\n" in record
    with pytest.raises(ValueError, match="follows from"):
        verify(record.replace("nonces ann-1", "nonces ann-2").replace("start-seat drawn", "start-seat picked"))
