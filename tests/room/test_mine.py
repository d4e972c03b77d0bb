"""A device asks how all its tables stand, in one request."""

import random
from pathlib import Path

import httpx
from room.people import PATIENCE, Json, Person, Server, bearer, gather, play_on, tell
from room.tuned import tuned

from splittable.room.glances import FRESH, Glance, SeatGlanced
from splittable.room.room import Limits

HIDDEN = ("secret", "nonce", "said", "hand", "deck", "commitment", "keys")
"""Words that would stand in an answer if it told more than everybody may know."""


def ask(http: httpx.Client, *seats: tuple[str, str]) -> list[Json]:
    answer = http.post("/api/mine", json={"seats": [{"table": table, "key": key} for table, key in seats]})
    tables: list[Json] = answer.raise_for_status().json()["tables"]
    assert not [word for word in HIDDEN if f'"{word}' in answer.text]
    return tables


def test_every_table_is_told_with_its_people_and_whose_turn_it_is(server: Server, http: httpx.Client) -> None:
    async def story() -> None:
        gathered = await gather(server, "splitter", 3, bots={"3": "random"}, clock=600, options={"pad": "B"})
        ann = await Person.come(server, gathered.table, gathered.keys[0])
        turn = await ann.my_turn()
        seats = [(gathered.table, key) for key in gathered.keys]
        (first, second) = ask(http, *seats)
        assert (first["state"], first["game"], first["seat"], second["seat"]) == ("running", "splitter", 0, 1)
        assert [(seat["kind"], seat["name"]) for seat in first["seats"]] == [
            ("person", "Ann"),
            ("person", "Guest 0"),
            ("bot", ""),
        ]
        assert (first["is_mine"], second["is_mine"]) == (True, True)
        assert first["options"] == {"pad": "B"}
        assert first["progress"] == [1, turn["view"]["rounds"]]
        assert first["due"] is not None
        await ann.play(turn["view"]["actions"][0])
        (first, second) = ask(http, *seats)
        assert (first["is_mine"], second["is_mine"], first["due"]) == (False, True, None)

    tell(story())


def test_a_table_that_gathers_and_one_that_is_over(server: Server, http: httpx.Client) -> None:
    async def story() -> None:
        opened = http.post("/api/tables", json={"game": "split", "players": 2, "name": "Ann"}).json()
        (waiting,) = ask(http, (opened["table"], opened["key"]))
        assert (waiting["state"], waiting["seats"][1]["kind"], waiting["place"]) == ("gathering", "free", 0)
        gathered = await gather(server, "splitter", 2, bots={"2": "random"})
        ann = await Person.come(server, gathered.table, gathered.keys[0])
        view = (await play_on(ann, random.Random(3)))["view"]
        (over,) = ask(http, (gathered.table, gathered.keys[0]))
        assert (over["state"], over["scores"], over["winners"]) == ("over", view["scores"], view["winners"])
        mine, other = view["scores"]
        assert over["place"] == (1 if 0 in view["winners"] else 2)
        assert over["margin"] == (max(0, mine - other) if view["winners"] == [0] else 0)

    tell(story())


def test_unknown_tables_and_wrong_keys_are_told_as_gone(http: httpx.Client, server: Server) -> None:
    gathered = tell(gather(server, "splitter", 2))
    answers = ask(http, ("a" * 16, "key"), ("nonsense", "key"), (gathered.table, "wrong"), (gathered.table, ""))
    assert answers == [{**answer, "state": "gone", "seats": [], "game": ""} for answer in answers]


def test_a_bot_s_empty_key_opens_no_seat(http: httpx.Client, server: Server) -> None:
    gathered = tell(gather(server, "splitter", 2, bots={"2": "random"}))
    assert ask(http, (gathered.table, ""))[0]["state"] == "gone"


def test_too_many_at_once_are_refused(http: httpx.Client) -> None:
    seats = [{"table": "a" * 16, "key": "x"}] * 61
    assert http.post("/api/mine", json={"seats": seats}).status_code == 400


def test_closed_tables_are_looked_at_a_few_at_a_time(tmp_path: Path) -> None:
    with (
        tuned(tmp_path, limits=Limits(tables_open=1)) as server,
        httpx.Client(base_url=server.address, timeout=PATIENCE) as http,
    ):
        tables = [tell(gather(server, "splitter", 2, autostart=False)) for _ in range(FRESH + 3)]
        seats = [(one.table, one.keys[1]) for one in tables]
        states = [[one["state"] for one in ask(http, *seats)] for _ in range(2)]
        # The last one is still open.
        assert states[0].count("gathering") == FRESH + 1
        assert states[1] == ["gathering"] * len(tables)
        http.post(f"/api/tables/{tables[0].table}/leave", headers=bearer(seats[0][1]))
        assert ask(http, seats[0])[0]["state"] == "gone"
        assert ask(http, (tables[0].table, tables[0].keys[0]))[0]["seats"][1]["kind"] == "free"


def glance(scores: tuple[int, ...], winners: tuple[int, ...]) -> Glance:
    seats = tuple(SeatGlanced("person", "", "") for _ in scores)
    keys = ("",) * len(scores)
    is_over = True
    return Glance(0, keys, "game", {}, seats, 0, is_over, is_over, (), {}, 0, (), scores, winners, 0, "")


def test_places_and_margins() -> None:
    four = glance((10, 17, 10, 3), (1,))
    assert [four.place(seat) for seat in range(4)] == [2, 1, 2, 4]
    assert [four.margin(seat) for seat in range(4)] == [0, 7, 0, 0]
    tied = glance((9, 9, 5), (0,))
    assert [tied.place(seat) for seat in range(3)] == [1, 2, 3]
    assert tied.margin(0) == 0
    shared = glance((9, 9, 5), (0, 1))
    assert [shared.place(seat) for seat in range(3)] == [1, 1, 3]
    assert shared.margin(0) == 0
    assert glance((41,), (0,)).margin(0) == 0
