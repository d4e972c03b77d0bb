"""The score pads: what is written with real cards and dice is checked and summed by the games' own rules."""

from typing import Any

import httpx
import pytest
from room.people import Json

import splittable

RANKS = 13


def score(http: httpx.Client, game: str, lang: str = "en", **written: Any) -> httpx.Response:
    return http.post(f"/api/pads/{game}", json=written, headers={"Accept-Language": lang})


def sums(http: httpx.Client, game: str, **written: Any) -> Json:
    answer = score(http, game, **written)
    assert answer.status_code == 200, answer.text
    scored: Json = answer.json()
    return scored


def refusal(http: httpx.Client, game: str, **written: Any) -> str:
    answer = score(http, game, **written)
    assert answer.status_code == 409, answer.text
    french = score(http, game, "fr", **written).json()
    assert french["rule"] == answer.json()["rule"]
    assert french["reason"] != answer.json()["reason"]
    rule: str = answer.json()["rule"]
    return rule


def laid(**matches: int) -> list[int]:
    names = ["A", "K", "Q", "J", "ten", "nine", "eight", "seven", "six", "five", "four", "three", "two"]
    return [matches.get(name, 0) for name in names]


def written(matches: list[list[int]], held: list[int | None], penalties: list[int] | None = None) -> Json:
    return {"matches": matches, "held": held, "penalties": penalties or [0] * len(held)}


def test_deals_of_generous_split_are_scored_when_all_tricks_are_written(http: httpx.Client) -> None:
    scored = sums(http, "generous-split", players=3, deals=[[4, 8, 0], [6, None, None]])
    assert [deal["points"] for deal in scored["deals"]] == [[12, 0, 8], None, None]
    assert [deal["left"] for deal in scored["deals"]] == [0, 6, 12]
    assert [deal["dealer"] for deal in scored["deals"]] == [0, 1, 2]
    assert (scored["scores"], scored["over"], scored["winners"]) == ([12, 0, 8], False, [])


def test_a_whole_game_of_generous_split_has_its_winner(http: httpx.Client) -> None:
    scored = sums(http, "generous-split", players=3, deals=[[4, 8, 0], [6, 6, None], [0, 12, 0]])
    assert (scored["scores"], scored["over"], scored["winners"]) == ([18, 0, 20], True, [2])


def test_tricks_that_cannot_be_are_refused(http: httpx.Client) -> None:
    assert refusal(http, "generous-split", players=3, deals=[[4, 8, 1]]) == "GS-04"
    assert refusal(http, "generous-split", players=3, deals=[[4, 7, 0]]) == "GS-04"
    assert refusal(http, "generous-split", players=5, deals=[[11, None, None, None, None]]) == "GS-04"
    assert refusal(http, "generous-split", players=3, deals=[[4, None, None], [4, 8, 0]]) == "GS-06"
    assert refusal(http, "generous-split", players=3, deals=[[4, 8, 0]] * 4) == "GS-06"


def test_the_boxes_of_split_are_filled_by_matches_cards_held_and_penalties(http: httpx.Client) -> None:
    first = written([laid(A=2, two=1), laid(K=1)], [0, 3], [0, 1])
    scored = sums(http, "split", players=2, rounds=[first])
    assert scored["finished"] == 1
    assert scored["scores"] == [75, 20 - 20]
    assert scored["sheets"][0]["rows"][0] == {"rank": "A", "filled": 2, "points": 70}
    assert scored["sheets"][1]["negatives"] == 4
    again = sums(http, "split", players=2, rounds=[first, written([laid(A=4), laid()], [None, None])])
    assert (again["finished"], again["sheets"][0]["rows"][0]["points"]) == (1, 200)
    whole = sums(http, "split", players=2, options={"rounds": 1}, rounds=[first])
    assert (whole["over"], whole["winners"]) == (True, [0])


def test_the_sheet_of_a_finished_table_of_split_is_what_the_table_says(http: httpx.Client) -> None:
    from splittable.games import find
    from splittable.play.simulation import replay_simulated

    view = replay_simulated(find("split"), 3, 5, 0, {"rounds": "1"}).view()
    last = view["last_round"]
    names = ["A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2"]
    matches = [
        [
            sum(one["cards"].startswith(f"{name}") and one["cards"][len(name)] in "CDHS" for one in lain)
            for name in names
        ]
        for lain in last["matches"]
    ]
    scored = sums(
        http, "split", players=3, options={"rounds": 1}, rounds=[written(matches, last["held"], last["penalties"])]
    )
    assert (scored["sheets"], scored["winners"]) == (view["sheets"], view["winners"])


def test_rounds_of_split_that_cannot_be_are_refused(http: httpx.Client) -> None:
    nothing = [laid(), laid()]
    assert refusal(http, "split", players=2, rounds=[written(nothing, [0, 0])]) == "SP-12"
    assert refusal(http, "split", players=2, rounds=[written(nothing, [0, 1], [0, 1])]) == "SP-08"
    assert refusal(http, "split", players=2, rounds=[written([laid(A=3), laid(A=2)], [0, 1])]) == "SP-01"
    assert refusal(http, "split", players=2, rounds=[written(nothing, [100, 5])]) == "SP-01"
    assert refusal(http, "split", players=2, rounds=[written(nothing, [None, 1]), written(nothing, [0, 1])]) == "SP-12"
    assert refusal(http, "split", players=2, rounds=[written(nothing, [0, 1])] * 4) == "SP-01"


def test_the_columns_of_split_it_are_summed(http: httpx.Client) -> None:
    none = {"cards": 0, "jokers": 0}
    columns = [
        [none] * 9 + [{"cards": 2, "jokers": 1}],
        [none] * 8 + [{"cards": 1, "jokers": 0}, {"cards": 3, "jokers": 0}],
    ]
    scored = sums(http, "split-it", players=2, columns=columns)
    assert (scored["scores"], scored["winners"]) == ([10, 19], [1])
    assert scored["leads"][9] == {"number": 10, "most": 3, "seats": [0, 1]}


def test_columns_that_cannot_be_are_refused(http: httpx.Client) -> None:
    def columns(**first: int) -> list[list[Json]]:
        return [[first] + [{}] * 9, [{}] * 10]

    assert refusal(http, "split-it", players=2, columns=columns(cards=2)) == "SI-01"
    assert refusal(http, "split-it", players=2, columns=columns(cards=1, jokers=16)) == "SI-01"
    assert refusal(http, "split-it", players=2, columns=columns(jokers=1)) == "SI-09"
    sums(http, "split-it", players=2, options={"joker_opens": "yes"}, columns=columns(jokers=1))


def test_a_roll_is_typed_once_and_everybody_writes_it(http: httpx.Client) -> None:
    pad: Json = {"players": 2, "options": {"pad": "B", "start": 2}}
    empty = sums(http, "splitter", **pad)
    assert (empty["view"]["needs"], empty["view"]["roller"], empty["actions"]) == ("roll", 1, [[], []])
    lines = ["roll 4 1", "P2 write 4|1 a2", "P2 write 1|4 b1"]
    running = sums(http, "splitter", **pad, lines=lines)
    assert (running["view"]["waiting"], running["chosen"]) == ([0], [None, "write 1|4 b1"])
    assert "write 4|1 a2" in running["actions"][0]
    done = sums(http, "splitter", **pad, lines=[*lines, "P1 write 4|1 a2"])
    assert (done["view"]["needs"], done["view"]["round"]) == ("roll", 2)
    assert [sheet["wrote"] for sheet in done["view"]["sheets"]] == ["write 4|1 a2", "write 1|4 b1"]


def test_lines_that_the_rules_refuse_are_refused(http: httpx.Client) -> None:
    assert (
        refusal(http, "splitter", players=1, lines=["roll 4 1", "P1 write 4|1 c2", "roll 2 2", "P1 write 2|2 c2"])
        == "SR-02"
    )
    assert refusal(http, "splitter", players=1, lines=["P1 write 4|1 c2"]) == "AL-04"


def test_twelve_sheets_of_a_whole_game_fit_into_one_question(http: httpx.Client) -> None:
    table = splittable.new("splitter", players=12, seed=1)
    while not table.over:
        for seat in range(12):
            table.play(seat, table.actions(seat)[-1])
    scored = sums(http, "splitter", players=12, lines=table.record().split("---\n")[1].splitlines())
    assert scored["view"]["over"]
    assert tuple(scored["view"]["scores"]) == table.scores


@pytest.mark.parametrize(
    ("game", "body"),
    [
        ("splitter", {}),
        ("splitter", {"players": 13}),
        ("splitter", {"players": 2, "options": {"pad": "C"}}),
        ("splitter", {"players": 2, "lines": ["roll 7 1"]}),
        ("splitter", {"players": 2, "lines": ["roll 4 1", "roll 4 1"]}),
        ("splitter", {"players": 2, "lines": ["roll 4 1", "P3 write 4|1 c2"]}),
        ("splitter", {"players": 2, "lines": ["roll 4 1", "P1 nonsense"]}),
        ("splitter", {"players": 2, "lines": ["x" * 81]}),
        ("splitter", {"players": 2, "lines": [7]}),
        ("split", {"players": 2, "rounds": [{"matches": [], "held": [], "penalties": []}]}),
        ("split", {"players": 2, "rounds": [{"matches": [[0] * 12] * 2, "held": [0, 1], "penalties": [0, 0]}]}),
        ("split", {"players": 2, "rounds": [{"matches": [[5] * 13] * 2, "held": [0, 1], "penalties": [0, 0]}]}),
        ("split", {"players": 2, "rounds": [{"matches": [[0] * 13] * 2, "held": [0, -1], "penalties": [0, 0]}]}),
        ("generous-split", {"players": 3, "deals": [[1, 2]]}),
        ("generous-split", {"players": 3, "deals": [[1, 2, 10**30]]}),
        ("generous-split", {"players": 2}),
        ("generous-split", {"players": 3, "deals": None}),
        ("generous-split", {"players": 3, "rounds": []}),
        ("split-it", {"players": 2}),
        ("split-it", {"players": 2, "columns": [[{}] * 9] * 2}),
    ],
)
def test_a_pad_that_is_not_as_described_is_answered_with_a_sentence(http: httpx.Client, game: str, body: Json) -> None:
    answer = http.post(f"/api/pads/{game}", json=body)
    assert answer.status_code == 400, answer.text
    assert 10 < len(answer.json()["reason"]) < 1_000


def test_there_is_a_pad_for_every_game_and_for_no_other(http: httpx.Client) -> None:
    described = http.get("/api/openapi.json").json()["paths"]
    assert {path for path in described if "/pads/" in path} == {f"/api/pads/{game}" for game in splittable.games()}
    assert http.post("/api/pads/whist", json={}).status_code == 404
    assert http.get("/api/pads/split").status_code == 405
    assert http.post("/api/pads/split", json={}, headers={"Origin": "http://elsewhere.example"}).status_code == 403
    assert http.post("/api/pads/split", content=b"x" * 20_000).status_code == 413
