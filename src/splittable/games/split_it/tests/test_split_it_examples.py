"""The rulebook's own examples, and what a view tells of them."""

from collections.abc import Callable
from pathlib import Path

import splittable
from splittable.play.table import Table

Tell = Callable[[Table, str], None]
Deck = Callable[[str, str], str]

GOLDEN = Path(__file__).parent.parent / "golden"
NIC, MAGDA, DAVID, KATE = range(4)


def golden(name: str) -> Table:
    """A golden record as a table."""
    return splittable.load((GOLDEN / f"{name}.split").read_text(encoding="utf-8"))


def example_round(tell: Tell, deck: Deck) -> Table:
    """The rulebook's round of four, up to the moment when Kate has a joker to place."""
    table = splittable.new("split-it", players=4, chance=[deck("split-it", "4 3 6 5 7 J 8 2 10")])
    tell(table, "P1 split 3-2-4; P1 guess white; P2 guess pink; P3 guess black; P4 guess black")
    tell(table, "P1 split 2-1-1; P3 guess black; P4 guess white")
    return table


def test_nic_and_magda_take_their_sections_and_nic_splits_the_four_cards_left(tell: Tell, deck: Deck) -> None:
    table = splittable.new("split-it", players=4, chance=[deck("split-it", "4 3 6 5 7 J 8 2 10")])
    tell(table, "P1 split 3-2-4; P1 guess white; P2 guess pink; P3 guess black; P4 guess black")
    view = table.view()
    assert view["this_round"]["taken"] == [["4", "3", "6"], ["5", "7"], [], []]
    assert view["row"] == ["J", "8", "2", "10"]
    assert view["in_round"] == [DAVID, KATE]
    assert table.waiting == (NIC,)


def test_kate_takes_white_and_david_black_and_the_round_is_over_for_everyone(tell: Tell, deck: Deck) -> None:
    table = example_round(tell, deck)
    assert table.waiting == (KATE,)
    tell(table, "P4 joker 8")
    view = table.view()
    assert view["last_round"] == {
        "round": 1,
        "splitter": NIC,
        "row": ["4", "3", "6", "5", "7", "J", "8", "2", "10"],
        "taken": [["4", "3", "6"], ["5", "7"], ["10"], ["J", "8"]],
        "out": ["2"],
    }
    assert (view["round"], table.waiting) == (2, (MAGDA,))
    assert table.scores == (13, 12, 10, 8)


def test_a_reveal_tells_what_nobody_guessed_and_where_jokers_went(tell: Tell, deck: Deck) -> None:
    table = example_round(tell, deck)
    tell(table, "P4 joker 8")
    assert table.view()["reveal"] == {
        "round": 1,
        "splitter": NIC,
        "sections": [
            {"name": "white", "cards": ["J", "8"], "guessed_by": [KATE], "fate": "taken"},
            {"name": "pink", "cards": ["2"], "guessed_by": [], "fate": "out"},
            {"name": "black", "cards": ["10"], "guessed_by": [DAVID], "fate": "taken"},
        ],
        "jokers": [{"seat": KATE, "number": 8}],
    }


def test_a_reveal_tells_which_cards_stay_and_which_single_card_went_out(tell: Tell, deck: Deck) -> None:
    table = splittable.new("split-it", players=2, chance=[deck("split-it", "")])
    tell(table, "P1 split 3-2-2; P2 remove pink; P1 guess white; P2 guess white")
    assert [section["fate"] for section in table.view()["reveal"]["sections"]] == ["stays", "removed", "out"]
    tell(table, "P1 split 1-1-1; P1 guess pink; P2 guess pink")
    assert [section["fate"] for section in table.view()["reveal"]["sections"]] == ["out", "out", "out"]


def test_a_reveal_tells_no_jokers_of_an_earlier_one(tell: Tell, deck: Deck) -> None:
    table = example_round(tell, deck)
    tell(table, "P4 joker 8; P2 split 3-3-3; P1 guess white; P2 guess white; P3 guess white; P4 guess white")
    assert table.view()["reveal"]["jokers"] == []


def test_magda_scores_8_and_5_alone_and_2_with_nic(tell: Tell, deck: Deck) -> None:
    table = splittable.new("split-it", players=4, chance=[deck("split-it", "2 4 8 8 5 2 8 9 10")])
    tell(table, "P1 split 2-4-3; P1 guess white; P2 guess pink; P3 guess black; P4 guess black")
    tell(table, "P1 split 1-1-1; P3 guess white; P4 guess black")
    assert table.scores == (2 + 4, 8 + 5 + 2, 0, 10)
    assert table.view()["leads"][1] == {"number": 2, "most": 1, "seats": [NIC, MAGDA]}
    assert table.view()["leads"][7] == {"number": 8, "most": 2, "seats": [MAGDA]}


def test_the_golden_game_opens_with_the_rulebooks_round() -> None:
    lines = golden("rulebook-round").record().splitlines()
    start = lines.index("---") + 1
    assert lines[start].startswith("deck 4 3 6 5 7 J 8 2 10 ")
    assert lines[start + 1 : start + 10] == [
        "P1 split 3-2-4",
        "P1 guess white",
        "P2 guess pink",
        "P3 guess black",
        "P4 guess black",
        "P1 split 2-1-1",
        "P3 guess black",
        "P4 guess white",
        "P4 joker 8",
    ]


def test_the_golden_game_ends_with_the_rulebooks_scores() -> None:
    table = golden("rulebook-scores")
    leads = table.view()["leads"]
    assert [lead["number"] for lead in leads if MAGDA in lead["seats"]] == [2, 5, 8]
    assert (leads[1]["most"], leads[1]["seats"]) == (1, [NIC, MAGDA])
    assert leads[4]["seats"] == leads[7]["seats"] == [MAGDA]
    assert table.scores[MAGDA] == 15


def test_ten_meetings_stand_in_a_golden_game() -> None:
    text = golden("deadlock").record()
    meeting = "P1 guess white\nP2 guess pink\nP3 guess white\nP4 guess pink\n"
    assert meeting * 10 in text


def test_columns_break_a_tie_in_a_golden_game() -> None:
    table = golden("columns-break-a-tie")
    first, second = sorted(table.scores)[-1:-3:-1]
    columns = [len(columns) for columns in table.view()["columns"]]
    (winner,) = table.winners
    tied = [seat for seat in range(table.players) if table.scores[seat] == first]
    assert first == second
    assert columns[winner] == max(columns[seat] for seat in tied)


def test_a_victory_is_shared_in_a_golden_game() -> None:
    table = golden("shared-victory")
    columns = table.view()["columns"]
    assert len(table.winners) == 2
    assert len({(table.scores[seat], len(columns[seat])) for seat in table.winners}) == 1
