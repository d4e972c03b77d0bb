"""Levels of bots, whatever the game."""

import pytest

import splittable
from splittable.bots import LEVELS, BotError, find
from splittable.bots.levels import BUDGETS
from splittable.games import FOLDERS


def test_the_levels_are_those_of_the_contract() -> None:
    assert LEVELS == ("random", "easy", "medium", "hard", "expert")


@pytest.mark.parametrize("game", list(FOLDERS))
def test_a_level_plays_a_game_or_says_that_it_cannot_yet(game: str) -> None:
    table = splittable.new(game, players=2 if game != "generous-split" else 4, seed=1)
    seat = table.waiting[0]
    for level in LEVELS[1:]:
        if game not in BUDGETS:
            with pytest.raises(BotError, match=f"{game} has no bot of level {level} yet"):
                find(level)(table.view(seat), 1)
    assert table.suggest(seat, level="random", seed=1) in table.actions(seat)


def test_every_game_with_brains_has_all_levels() -> None:
    assert all(list(budgets) == list(LEVELS[1:]) for budgets in BUDGETS.values())


def test_a_suggestion_is_for_a_seat_that_decides_and_a_level_that_exists() -> None:
    table = splittable.new("splitter", players=2, chance=[])
    with pytest.raises(ValueError, match="seat 1 has nothing to decide now"):
        table.suggest(1)
    with pytest.raises(ValueError, match="seats at this table are 0 to 1"):
        table.suggest(2)
    table.deal("roll 4 1")
    with pytest.raises(BotError, match="a level is one of random, easy"):
        table.suggest(1, level="os:getcwd")
