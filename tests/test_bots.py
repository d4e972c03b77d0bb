"""Levels of bots, whatever the game."""

import random
from pathlib import Path
from typing import Any, cast

import msgspec
import numpy as np
import pytest
from tables import Kind, all_kinds, open_table, play_some

import splittable
from splittable.bots import LEVELS, BotError, find
from splittable.core.chance import stream
from splittable.core.state import States, read_state
from splittable.core.view import View
from splittable.games import find as find_game
from splittable.games import ids

MOST_IN_TESTS = 5_000
"""Iterations: a bot that thinks less is the same bot."""

every_kind = pytest.mark.parametrize("kind", list(all_kinds()), ids=str)


def is_of_a_size_of_its_own(kind: Kind) -> bool:
    """Whether bots do anything at such a table that they do not at smaller and larger ones."""
    game = find_game(kind.game)
    return bool(kind.options) or kind.players in (game.fewest, game.fewest + 1, 3, 4, game.most)


some_kinds = pytest.mark.parametrize("kind", [kind for kind in all_kinds() if is_of_a_size_of_its_own(kind)], ids=str)


def budgets_of(game: str) -> dict[str, int]:
    return cast("dict[str, int]", find_game(game).bots().budgets)


@pytest.fixture(autouse=True)
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """No bot thinks for long."""
    for game in ids():
        for level, budget in budgets_of(game).items():
            monkeypatch.setitem(budgets_of(game), level, min(budget, MOST_IN_TESTS))


def show_states(kind: Kind, states: States, seat: int) -> dict[str, Any]:
    """All that states which somebody imagined say for themselves at a seat."""
    game = find_game(kind.game)
    codes = np.zeros(game.rules.MOST_LEGAL, dtype=np.int32)
    scores = np.zeros(kind.players, dtype=np.int64)
    game.loops.score_at(states, 0, scores)
    count = game.loops.legal_at(states, 0, seat, codes)
    state = read_state(states)
    view = game.show(state)
    game.own(view, state, seat)
    shown: dict[str, Any] = msgspec.to_builtins(view)
    for common in View.__struct_fields__:
        del shown[common]
    return shown | {"actions": [game.spellings[code] for code in codes[:count]], "scores": scores.tolist()}


def test_the_levels_are_those_of_the_contract() -> None:
    assert LEVELS == ("random", "easy", "medium", "hard", "expert")


@pytest.mark.parametrize("game", ids())
def test_every_game_has_all_levels(game: str) -> None:
    # In any order: a test that takes a level away puts it back at the end.
    assert set(budgets_of(game)) == set(LEVELS[1:])


@pytest.mark.parametrize("game", ids())
def test_a_level_that_a_game_does_not_have_says_so(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(budgets_of(game), "hard")
    table = splittable.new(game, players=find_game(game).fewest, seed=1)
    with pytest.raises(BotError, match=f"{game} has no bot of level hard"):
        find("hard")(table.view(table.waiting[0]), 1)


def test_a_suggestion_is_for_a_seat_that_decides_and_a_level_that_exists() -> None:
    table = splittable.new("splitter", players=2, chance=[])
    with pytest.raises(ValueError, match="seat 1 has nothing to decide now"):
        table.suggest(1)
    with pytest.raises(ValueError, match="seats at this table are 0 to 1"):
        table.suggest(2)
    table.deal("roll 4 1")
    with pytest.raises(BotError, match="a bot is one of random, easy"):
        table.suggest(1, level="genius")
    with pytest.raises(BotError, match="a bot is one of random, easy"):
        table.suggest(1, level=None)  # type: ignore[arg-type]
    assert table.suggest(1, level="random", seed=1) in table.actions(1)


def test_a_suggestion_may_come_from_anybodys_own_bot(tmp_path: Path) -> None:
    file = tmp_path / "my_bot.py"
    file.write_text("def last(view, seed):\n    return view['actions'][-seed]\ndef wrong(view, seed):\n    return ''\n")
    table = splittable.new("splitter", players=2, chance=["roll 4 1"])
    assert table.suggest(1, level=f"{file}:last", seed=1) == table.actions(1)[-1]
    assert table.suggest(1, level=f"{file}:last", seed=2) == table.actions(1)[-2]
    with pytest.raises(BotError, match="which is not one of its actions"):
        table.suggest(1, level=f"{file}:wrong")


@every_kind
def test_a_bot_imagines_a_state_from_its_view_alone(kind: Kind) -> None:
    imagine = find_game(kind.game).bots().imagine
    chooser = random.Random(3)
    for seed in range(2):
        table = open_table(kind, seed)
        while not table.over:
            play_some(table, chooser, chooser.randint(1, 30 * kind.players))
            seat = chooser.randrange(kind.players)
            view = table.view(seat)
            states = imagine(table.seen(seat))
            for again in range(3):
                shown = show_states(kind, states, seat)
                assert shown == {name: view[name] for name in shown}
                find_game(kind.game).loops.resample_at(states, 0, seat, stream(again))


@some_kinds
@pytest.mark.parametrize("level", LEVELS[1:])
def test_a_level_knows_only_its_view_and_repeats_itself(
    kind: Kind, level: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    # It thinks in the same way with less time.
    monkeypatch.setitem(budgets_of(kind.game), level, budgets_of(kind.game)[level] // 10)
    choose = find(level)
    table = open_table(kind, 5)
    play_some(table, random.Random(5), 9)
    for number in range(3):
        seat = table.waiting[-1]
        action = choose(table.view(seat), number)
        assert action in table.actions(seat)
        assert choose(table.view(seat), number) == action
        assert table.resample(seat, seed=number).suggest(seat, level, number) == action
        table.play(seat, action)


@pytest.mark.parametrize("game", ids())
def test_a_level_plays_games_to_their_end(game: str) -> None:
    players = find_game(game).fewest
    for level in LEVELS[1:]:
        table = splittable.new(game, players=players, seed=2, options={"rounds": 1} if game == "split" else {})
        while not table.over:
            seat = table.waiting[0]
            table.play(seat, table.suggest(seat, level, 1))
        assert len(table.scores) == players
