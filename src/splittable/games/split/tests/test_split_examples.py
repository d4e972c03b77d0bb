"""The examples of the rulebook, told again."""

from pathlib import Path

import splittable
from splittable.games import split as split_game
from splittable.games.split.tests.split_stories import Tell, matches, open_table


def test_a_five_of_clubs_is_picked_up_with_the_cards_on_top_of_it(tell: Tell) -> None:
    table = open_table("5C 10H KC QD JH 8S 6D AC 7D", "2S", row="5C", pile="9H 9S")
    tell(table, "P1 draw; P1 discard 10H; P2 draw; P2 discard 2S")
    assert table.view()["row"] == ["5C", "10H", "2S"]
    assert table.actions(0) == ["draw", "take 3"]
    tell(table, "P1 take 3; P1 match 5C 5C; P1 penalize P2")
    assert matches(table, 0) == ["5C5C"]
    assert {"10H", "2S"} <= set(table.view(0)["hand"])
    assert table.view()["asked"] == "play"


def test_a_four_of_diamonds_upgrades_the_weak_match_of_an_opponent(tell: Tell) -> None:
    table = open_table("4C 4H", "4D", pile="KD KD")
    tell(table, "P1 draw; P1 match 4C 4H; P1 discard KD; P2 draw; P2 upgrade 4D 4H 4C@P1")
    assert table.view()["matches"] == [[], [{"cards": "4D4H", "kind": "strong"}]]
    assert "4C" in table.view(0)["hand"]
    assert table.actions(1) == ["draw", "pass"]


def test_the_sheet_of_the_example_scores_280() -> None:
    path = Path(split_game.__file__).parent / "golden/rulebook-sheet.split"
    sheet = splittable.load(path.read_text(encoding="utf-8")).view()["sheets"][0]
    assert sum(row["points"] for row in sheet["rows"]) == 330
    assert sheet["negative_points"] == -50
    assert sheet["total"] == 280
