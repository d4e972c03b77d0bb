"""What a view tells of SPLIT's points: while a round runs, and what the last one brought."""

import random
from typing import Any

import splittable
from splittable.games.split.tests.split_stories import GO_OUT, GOING_OUT, Tell, open_table


def views_after_rounds(seed: int, players: int) -> list[dict[str, Any]]:
    """What everybody sees after each round of a random game."""
    table = splittable.new("split", players=players, seed=seed)
    chance = random.Random(seed)
    views = []
    while not table.over:
        before = table.view()["last_round"]
        table.play(table.waiting[0], chance.choice(table.actions(table.waiting[0])))
        if table.view()["last_round"] != before:
            views.append(table.view())
    return views


def test_what_the_rounds_brought_adds_up_to_the_score() -> None:
    views = views_after_rounds(5, 3)
    results = [view["last_round"]["results"] for view in views]
    assert len(results) == 3
    assert [sum(result[seat]["total"] for result in results) for seat in range(3)] == views[-1]["scores"]
    for one in (one for result in results for one in result):
        assert one["total"] == sum(row["points"] for row in one["rows"]) + one["negative_points"]


def test_a_round_is_told_by_rank(tell: Tell) -> None:
    table = open_table("", GOING_OUT, pile="KH 10D 2S", rounds=1)
    tell(table, "P1 draw; P1 discard KH")
    tell(table, GO_OUT.format("P2", "2S"))
    held, out = table.view()["last_round"]["results"]
    assert held == {"rows": [], "negatives": 9, "negative_points": -45, "total": -45}
    gains = [(row["rank"], row["points"]) for row in out["rows"]]
    assert gains == [("A", 30), ("K", 20), ("Q", 20), ("J", 20), ("10", 10)]
    assert out["total"] == 100


def test_matches_on_the_table_and_penalties_are_counted_at_once(tell: Tell) -> None:
    table = open_table("4C 4C AC AD", "", "", pile="KD")
    assert table.view()["now"] == [{"gained": 0, "lost": 0}] * 3
    tell(table, "P1 draw; P1 match 4C 4C; P1 penalize P3; P1 match AC AD")
    assert table.view()["now"] == [{"gained": 40, "lost": 0}, {"gained": 0, "lost": 0}, {"gained": 0, "lost": -5}]
    assert [sheet["next_negative"] for sheet in table.view()["sheets"]] == [-5, -5, -5]
