"""Hints: from what a seat sees, and from nothing else."""

import pytest
from tiny_reviews import JUDGED, begun_table, tiny

from splittable.games import find
from splittable.play.creation import new
from splittable.reviews.document import encode

every_game = pytest.mark.parametrize("game", JUDGED)


@every_game
def test_tables_that_a_seat_cannot_tell_apart_give_the_same_hint_to_the_byte(game: str) -> None:
    for players in {max(2, find(game).fewest), min(4, find(game).most)}:
        for actions in (3, 8, 15):
            table = begun_table(game, players, 3, actions)
            seat = table.waiting[0]
            given = table.hint(seat)
            for number in range(3):
                other = table.resample(seat, seed=number).hint(seat)
                assert encode(other) == encode(given)
                assert other.why("en") == given.why("en")


@every_game
def test_a_hint_names_legal_actions_with_their_worth_in_both_languages(game: str) -> None:
    table = begun_table(game, max(2, find(game).fewest), 4, 5)
    seat = table.waiting[0]
    given = table.hint(seat)
    assert given.action in table.actions(seat)
    assert {worth.action for worth in given.worths} <= set(table.actions(seat))
    assert given.why("en") != given.why("fr")
    assert given.why("en").endswith((".", ")"))


def test_others_who_have_decided_change_nothing() -> None:
    table = new(tiny("splitter"), 2, 3, {}, None, ())
    before = table.hint(0)
    table.play(1, table.actions(1)[0])
    assert encode(table.hint(0)) == encode(before)


def test_a_seat_that_has_nothing_to_decide_gets_no_hint() -> None:
    table = begun_table("generous-split", 3, 1, 2)
    other = next(seat for seat in range(3) if seat not in table.waiting)
    with pytest.raises(ValueError, match="has nothing to decide now"):
        table.hint(other)
    with pytest.raises(ValueError, match="seats at this table are 0 to 2"):
        table.hint(5)


def test_a_hint_for_a_guess_is_what_good_players_do_most() -> None:
    for actions in range(1, 20):
        table = begun_table("split-it", 3, 3, actions)
        for seat in table.waiting:
            found = table.hint(seat)
            if found.mixes:
                assert found.mixes[-1][found.action] == max(found.mixes[-1].values())
