"""What stories of SPLIT are told with: tables whose hands, row and pile are as a test says."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import splittable
from splittable.play.dealer import whole_deck
from splittable.play.table import Table

Tell = Callable[[Table, str], None]
Refused = Callable[[Table, int, str], splittable.IllegalAction]

GOING_OUT = "AC AS KC KD QC QD JC JD 10C"
"""A hand that goes out in its first turn if 10D and then anything come from the pile."""
GO_OUT = (
    "{0} draw; {0} match AC AS; {0} draw; {0} match KC KD; {0} match QC QD; {0} match JC JD; {0} match 10C 10D; "
    "{0} discard {1}"
)
LOW = "9C 8D 7H 6S 5C 4D 3H 2S 9D"
"""Nine cards with one Weak pair."""


def stack(hands: list[str], row: str, pile: str = "", bottom: str = "", dealer: int = 0) -> str:
    """A deck that deals these hands; cards that are not named come from the rest, and make no pair within a hand."""
    rest = whole_deck("split")
    for card in " ".join([*hands, row, pile, bottom]).split():
        rest.remove(card)
    full = []
    for hand in hands:
        cards = hand.split()
        while len(cards) < 9:
            ranks = {card[:-1] for card in cards}
            cards.append(next(card for card in reversed(rest) if card[:-1] not in ranks))
            rest.remove(cards[-1])
        full.append(cards)
    players = len(hands)
    order = [full[(dealer + 1 + place) % players][place // players] for place in range(9 * players)]
    return " ".join(["deck", *order, *row.split(), *pile.split(), *rest, *bottom.split()])


def open_table(*hands: str, row: str = "2H", pile: str = "", bottom: str = "", **options: Any) -> Table:
    """A table where P1 begins, unless the option start says otherwise; hands are those of P1, P2 and so on."""
    chosen = {"start": len(hands)} | options
    deck = stack(list(hands), row, pile, bottom, int(chosen["start"]) - 1)
    return splittable.new("split", players=len(hands), chance=[deck], options=chosen)


def stay(table: Table, pile: int) -> None:
    """Let everybody draw and discard the card drawn until the pile is down to a size, or the round is over."""
    while table.waiting and table.view()["pile"] > pile:
        seat = table.waiting[0]
        before = Counter(table.view(seat)["hand"])
        table.play(seat, "draw")
        if seat in table.waiting:
            (drawn,) = (Counter(table.view(seat)["hand"]) - before).elements()
            table.play(seat, f"discard {drawn}")


def matches(table: Table, seat: int) -> list[str]:
    """The matches before a seat, in notation."""
    return [match["cards"] for match in table.view()["matches"][seat]]


def points(table: Table, seat: int, rank: str) -> int:
    """What the row of a rank is worth on a seat's sheet."""
    found: int = next(row["points"] for row in table.view()["sheets"][seat]["rows"] if row["rank"] == rank)
    return found
