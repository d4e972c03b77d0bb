"""Views of Splitter as JSON: also its rare moments are written as the typed view is encoded."""

import random
from itertools import product

import splittable
from splittable.core.view import encode_own, encode_shared
from splittable.games.splitter import GAME
from splittable.games.splitter.sight.view import View
from splittable.play.table import Table

RARE = {
    *("a complete group", "an open group", "a spoilt group"),
    *("complete hearts", "open hearts", "spoilt hearts", "no hearts"),
    "a doubled group",
    "a shared rank",
    "a rank of two digits",
    "a step above the first",
}
"""What must have been seen, by the words of `rare_things`."""
DICE = {"any": (1, 6), "low": (1, 2)}
"""With low numbers only, groups soon grow too large, and hearts come to be alike."""


def rare_things(view: View) -> set[str]:
    """What is special about a view."""
    articles = {"complete": "a", "open": "an", "spoilt": "a"}
    groups = [group for sheet in view.sheets for group in sheet.groups]
    found = {
        "a doubled group": any(group.points == 2 * group.number for group in groups),
        "a shared rank": len(set(view.ranks)) < view.players,
        "a rank of two digits": max(view.ranks) > 9,
        "a step above the first": bool(view.step),
    }
    names = {name for name, is_there in found.items() if is_there}
    names |= {f"{articles[group.fate]} {group.fate} group" for group in groups}
    return names | {f"{sheet.hearts_fate or 'no'} hearts" for sheet in view.sheets}


def compare(table: Table) -> set[str]:
    """Compare a view in both ways; the rare things in it."""
    view: View = table.seen(0)  # type: ignore[assignment]  # a table does not know its game's type
    assert table.view_json(0) == encode_shared(view, ()) + encode_own(view, ())
    return rare_things(view)


def test_rare_things_are_written_as_they_are_encoded() -> None:
    seen, chooser = set(), random.Random(1)
    for players, pad, (lowest, highest) in product((1, 12), "AB", DICE.values()):
        table = splittable.new("splitter", players=players, options={"pad": pad}, chance=[])
        while not table.over:
            seen |= compare(table)
            table.deal(f"roll {chooser.randint(lowest, highest)} {chooser.randint(lowest, highest)}")
            seen |= compare(table)
            for seat in chooser.sample(range(players), players):
                table.play(seat, chooser.choice(table.actions(seat)))
    golden = splittable.load(GAME.read("golden/solo-pad-b.split"))
    assert RARE - seen - compare(golden) == set()
