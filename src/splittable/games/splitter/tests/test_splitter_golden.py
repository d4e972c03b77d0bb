"""The golden records of Splitter and what they show."""

from pathlib import Path

import pytest

import splittable
from splittable.play.table import Table

GOLDEN = Path(__file__).parent.parent / "golden"


def replayed(name: str) -> Table:
    """The table of a golden record."""
    return splittable.load((GOLDEN / f"{name}.split").read_text(encoding="utf-8"))


def test_the_rulebooks_sheet_scores_29() -> None:
    table = replayed("rulebook-29")
    sheet = table.view(0)["sheets"][0]
    assert sheet["rows"] == [
        [0, 0, 4, 4, 1, 6, 0, 0],
        [0, 4, 4, 6, 6, 1, 4, 0],
        [1, 6, 6, 6, 5, 4, 4, 4],
        [5, 5, 5, 2, 1, 6, 4, 2],
        [4, 5, 5, 2, 1, 3, 3, 3],
        [0, 1, 2, 5, 3, 2, 1, 0],
        [0, 0, 5, 3, 3, 2, 0, 0],
    ]
    assert sheet["points"] == [5, 4, 6, 4, 10, 0]
    assert table.scores == (29,)


def test_the_rulebooks_game_starts_with_the_two_rolls_of_its_pictures() -> None:
    body = replayed("rulebook-29").record().split("---\n")[1]
    assert body.startswith("roll 4 1\nP1 write 4|1 b2\nroll 5 4\nP1 write 5|4 d3\n")


@pytest.mark.parametrize(("name", "most", "hearts"), [("most-56-pad-a", 56, 0), ("most-61-pad-b", 61, 5)])
def test_the_most_that_a_pad_can_give_can_be_reached(name: str, most: int, hearts: int) -> None:
    table = replayed(name)
    sheet = table.view(0)["sheets"][0]
    assert table.scores == (most,)
    assert sheet["hearts"] == hearts
    assert {group["fate"] for group in sheet["groups"]} == {"complete"}
    assert sorted(group["points"] for group in sheet["groups"] if group["points"] > 6) == [12, 12]


@pytest.mark.parametrize(
    ("name", "pad", "scores", "winners"),
    [
        ("solo-pad-a", "A", (42,), (0,)),
        ("solo-pad-b", "B", (44,), (0,)),
        ("two-players", "A", (31, 35), (1,)),
        ("two-players-tie", "B", (32, 32), (0, 1)),
        ("twelve-players", "B", (30, 22, 30, 34, 28, 32, 25, 32, 30, 25, 30, 32), (3,)),
    ],
)
def test_a_whole_game_ends_as_it_did(name: str, pad: str, scores: tuple[int, ...], winners: tuple[int, ...]) -> None:
    table = replayed(name)
    assert table.over
    assert table.options["pad"] == pad
    assert (table.scores, table.winners) == (scores, winners)
