"""Views of Split it! as JSON: also its rare moments are written as the typed view is encoded."""

import random
from itertools import product

import splittable
from splittable.core.view import encode_own, encode_shared
from splittable.games.split_it.sight.view import View
from splittable.play.table import Table

RARE = {
    *("split", "remove", "guess", "joker"),
    *("removed", "taken", "out", "stays"),
    "a removed section",
    "two cards left",
    "a contested section that went out",
    "a waiting joker",
    "two jokers of one catch",
    "jokers placed since the reveal",
    "a column of jokers only",
    "nine meetings",
}
"""What must have been seen, by the words of `rare_things`."""


def rare_things(view: View) -> set[str]:
    """What is special about a view."""
    revealed = view.reveal.sections if view.reveal else []
    found = {
        "a removed section": any(section.removed for section in view.sections),
        "two cards left": len(view.sections) == 2,
        "a contested section that went out": any(one.fate == "out" and one.guessed_by for one in revealed),
        "a waiting joker": any(view.waiting_jokers),
        "two jokers of one catch": max(view.caught_jokers) > 1,
        "jokers placed since the reveal": view.reveal is not None and len(view.reveal.jokers) > 1,
        "a column of jokers only": any(column.cards == 0 for columns in view.columns for column in columns),
        "nine meetings": view.meetings == 9,
    }
    names = {name for name, is_there in found.items() if is_there}
    return names | {one.fate for one in revealed} | ({view.asks} if view.asks else set())


def choose(table: Table, seat: int, chooser: random.Random) -> str:
    """Any action, but of two sections left four players guess two against two."""
    actions = table.actions(seat)
    return actions[seat % 2] if table.players == 4 and len(actions) == 2 else chooser.choice(actions)


def compare(table: Table) -> set[str]:
    """Compare a view in both ways; the rare things in it."""
    view: View = table.seen(0)  # type: ignore[assignment]  # a table does not know its game's type
    assert table.view_json(0) == encode_shared(view, ()) + encode_own(view, ())
    return rare_things(view)


def test_rare_things_are_written_as_they_are_encoded() -> None:
    seen = set()
    for players, options in product((2, 4), ({}, {"joker_opens": "yes"})):
        table, chooser = splittable.new("split-it", players=players, options=options, seed=players), random.Random(1)
        while not table.over:
            seen |= compare(table)
            seat = chooser.choice(table.waiting)
            table.play(seat, choose(table, seat, chooser))
        seen |= compare(table)
    assert RARE - seen == set()
