"""The reveals of a game of Split it! in its views."""

import random
from typing import Any

import pytest

import splittable
from splittable.core.view import encode_own, encode_shared
from splittable.games.split_it.bots.imagine import imagine
from splittable.games.split_it.rules.state import MOST_REVEALS
from splittable.play.table import Table


def told_by(reveal: dict[str, Any], players: int) -> dict[str, Any]:
    """A reveal in the short form of the history."""
    sections = reveal["sections"]
    guesses = [[one["name"] for one in sections if seat in one["guessed_by"]] for seat in range(players)]
    return {
        "round": reveal["round"],
        "sections": [one["cards"] for one in sections],
        "removed": next((one["name"] for one in sections if one["fate"] == "removed"), None),
        "guesses": [guess[0] if guess else None for guess in guesses],
        "jokers": reveal["jokers"],
    }


def play_any(table: Table, chooser: random.Random) -> None:
    seat = chooser.choice(table.waiting)
    table.play(seat, chooser.choice(table.actions(seat)))


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("removal", ["first", "every"])
def test_the_history_is_every_reveal_as_it_was_in_sight(players: int, removal: str) -> None:
    table, chooser = splittable.new("split-it", players=players, seed=7, options={"removal": removal}), random.Random(7)
    told: list[dict[str, Any]] = []
    before = 0
    while not table.over:
        play_any(table, chooser)
        view = table.view()
        if view["reveal"]:
            short = told_by(view["reveal"], players)
            told[before - 1 + (len(view["history"]) > before) :] = [short]
            before = len(view["history"])
    assert len(told) > 10
    assert table.view()["history"] == told


def meet(table: Table, times: int) -> None:
    """Let four players meet two against two on the last two cards."""
    table.play(0, "split 1-1-7")
    for _ in range(times + 1):
        for seat in range(4):
            table.play(seat, f"guess {'white' if seat < 2 else 'pink'}")


def test_meetings_on_the_same_two_cards_are_told_once() -> None:
    table = splittable.new("split-it", players=4, seed=1, options={"deadlock": "off"})
    meet(table, MOST_REVEALS + 5)
    history = table.view()["history"]
    assert [len(past["sections"]) for past in history] == [3, 2]
    assert history[1]["guesses"] == ["white", "white", "pink", "pink"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_view_without_a_history_is_still_a_position(players: int) -> None:
    table, chooser = splittable.new("split-it", players=players, seed=3), random.Random(3)
    while not table.over:
        for _ in range(chooser.randint(1, 30)):
            if not table.over:
                play_any(table, chooser)
        old = table.view(0)
        del old["history"]
        position = splittable.position(old, seed=1)
        assert position.view(0) == {**old, "history": []}
        while not position.over:
            play_any(position, chooser)
            # What has happened since is told, and can be imagined from there.
            assert splittable.position(position.view(1), seed=2).view(1) == position.view(1)


def test_a_history_that_contradicts_the_rest_is_no_view() -> None:
    table, chooser = splittable.new("split-it", players=3, seed=3), random.Random(3)
    while len(table.view()["history"]) < 5:
        play_any(table, chooser)
    view = table.view(0)
    view["history"] = view["history"] * MOST_REVEALS
    with pytest.raises(ValueError, match="this is not a view of split-it"):
        splittable.position(view, seed=1)


def test_a_game_never_has_more_reveals_than_there_is_room_for() -> None:
    """Four players who leave as many cards as they can: two sections contested each time, the smallest left out."""
    table = splittable.new("split-it", players=4, seed=2)
    while not table.over:
        view: Any = table.seen(0)
        if view.asks == "split":
            table.play(view.splitter, f"split {len(view.row) - 2}-1-1")
        elif view.asks == "guess":
            for seat in list(table.waiting):
                table.play(seat, f"guess {'white' if seat < 2 else 'pink'}")
        else:
            table.play(table.waiting[0], table.actions(table.waiting[0])[0])
    assert len(table.view()["history"]) == MOST_REVEALS
    assert table.view_json(0) == encode_shared(table.seen(0), ()) + encode_own(table.seen(0), ())
    assert imagine(table.seen(0))["past_reveals"][0] == MOST_REVEALS  # type: ignore[arg-type]  # a table knows no game's type
