"""What the fifth game must be able to do; run in a process of its own by `tests/test_fifth_game.py`."""

import json
import random
from pathlib import Path

import gymnasium
import pyspiel
import pytest
from pettingzoo.test import api_test

import splittable
import splittable.lab.gym
import splittable.lab.spiel
from splittable.command import run
from splittable.command.fullscreen.choosing import Choosing
from splittable.games import find
from splittable.lab import batch, zoo
from splittable.play.compiling import steps_of
from splittable.play.table import Table
from splittable.play.telling import say_action, say_line

GAME = "high-card"
every_count = pytest.mark.parametrize("players", [2, 3, 4])


def played(players: int, seed: int, actions: int = 99) -> Table:
    table = splittable.new(GAME, players=players, seed=seed)
    chooser = random.Random(seed)
    for _ in range(actions):
        if table.over:
            break
        seat = table.waiting[0]
        table.play(seat, chooser.choice(table.actions(seat)))
    return table


def test_it_is_one_of_the_games() -> None:
    assert splittable.games() == sorted([GAME, "generous-split", "split", "split-it", "splitter"])
    assert find(GAME).package == "high_card"


@every_count
def test_it_is_played_recorded_and_read_back(players: int) -> None:
    table = played(players, 1)
    assert table.over
    assert sum(table.scores) == 3
    assert splittable.load(table.record()).record() == table.record()


@every_count
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_it_is_drawn_in_both_languages(players: int, lang: str) -> None:
    assert ("hand:" if lang == "en" else "main") in played(players, 2, 3).draw(0, lang)


def test_it_refuses_with_a_reason_in_both_languages() -> None:
    table = splittable.new(GAME, players=2, seed=1)
    held = table.view(0)["hand"]
    refused = table.refusal(0, f"play {next(card for card in map(str, range(1, 13)) if card not in held)}")
    assert isinstance(refused, splittable.IllegalAction)
    assert refused.rule == "HC-01"
    assert "en main" in refused.reason("fr")


@every_count
def test_it_is_resampled_and_set_up_from_a_view(players: int) -> None:
    for actions in range(3 * players):
        table = played(players, actions, actions)
        for seat in (None, *range(players)):
            other = table.resample(seat, seed=actions)
            assert other.view(seat) == table.view(seat)
            assert splittable.load(other.record()).view(seat) == table.view(seat)
            assert splittable.position(table.view(seat), seed=1).view(seat) == table.view(seat)


def test_its_bots_search_with_the_shared_tree_search() -> None:
    table = splittable.new(GAME, players=2, chance=["deck 10 3 4 11 1 2 12 5 6 7 8 9"])
    table.play(0, "play 10")
    assert table.suggest(1, "expert", 1) == "play 11", "the only card that wins; later a 12 may beat it"
    table = played(3, 5, 3)
    seat = table.waiting[0]
    for level in ("easy", "medium", "hard", "expert"):
        action = table.suggest(seat, level, 1)
        assert action in table.actions(seat)
        assert table.resample(seat, seed=2).suggest(seat, level, 1) == action


def test_it_is_simulated_and_compiled_like_the_others() -> None:
    assert splittable.simulate(GAME, players=3, games=50, seed=1).sum(axis=1).tolist() == [3] * 50
    assert len(steps_of(GAME)) == len(steps_of("splitter"))


def test_it_is_offered_to_the_lab() -> None:
    tables = batch(GAME, players=3, n=4)
    for _ in range(30):
        tables.step(tables.choose_randomly())
    env = gymnasium.make("splittable/high_card-v0", players=2, bots=["easy"])
    env.reset(seed=1)
    assert env.action_space.n == 12  # type: ignore[attr-defined]
    api_test(zoo.high_card_v0.env(players=3), num_cycles=50)
    game = pyspiel.load_game("splittable_high_card")
    pyspiel.random_sim_test(game, num_sims=3, serialize=False, verbose=False)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    other = state.resample_from_infostate(0, random.random)
    assert other.information_state_string(0) == state.information_state_string(0)


def test_what_it_has_no_words_for_is_told_in_notation() -> None:
    game, names = find(GAME), ["P1", "P2 (easy)"]
    assert say_action(game, "play 4", names, "fr") == "play 4"
    assert say_line(game, "P2 play 4", names, 0, "fr") == "P2 (easy): play 4"
    assert say_line(game, "deck 1 2 3", names, 0, "fr") == "Un paquet a été distribué."
    table = played(2, 1, 1)
    choosing = Choosing(game, names, "fr")
    choosing.look(table.seen(table.waiting[0]))
    assert choosing.is_list
    assert choosing.pick() == table.actions(table.waiting[0])[0]


def test_its_commands_work(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["--players", "2", "--games", "4", "--seed", "1", "--bots", "easy,random", "--json"]
    assert run(["simulate", GAME, *arguments, "--records", str(tmp_path)]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 4
    assert run(["replay", str(tmp_path / "000001.split"), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["over"] is True
    assert run(["rules", GAME, "--lang", "fr"]) == 0
    assert "Carte haute" in capsys.readouterr().out
