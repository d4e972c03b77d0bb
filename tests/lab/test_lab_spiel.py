"""OpenSpiel's own tests, algorithms and questions, on all four games."""

import copy
import pickle
import random
import subprocess
import sys
from collections.abc import Iterator

import pytest
from tables import Kind

pyspiel = pytest.importorskip("pyspiel")

from splittable.games import find, ids  # noqa: E402
from splittable.lab import spiel  # noqa: E402
from splittable.lab.chances import ROLLS, chances_of_cards, chances_of_rolls  # noqa: E402

KINDS = [
    Kind("generous-split", 3, {}),
    Kind("generous-split", 5, {}),
    Kind("split", 2, {"rounds": "1"}),
    Kind("split", 4, {"rounds": "1"}),
    Kind("split-it", 2, {"removal": "every"}),
    Kind("split-it", 4, {"deadlock": "off"}),
    Kind("splitter", 1, {"pad": "B"}),
    Kind("splitter", 3, {}),
]
some_kinds = pytest.mark.parametrize("kind", KINDS, ids=str)
every_game = pytest.mark.parametrize("game", ids())


def load(kind: Kind) -> spiel.SpielGame:
    # As text, so that OpenSpiel itself reads each option's type.
    told = ",".join(f"{name}={value}" for name, value in {"players": kind.players, **kind.options}.items())
    game: spiel.SpielGame = pyspiel.load_game(f"splittable_{find(kind.game).slug}({told})")
    return game


def walk(game: spiel.SpielGame, seed: int) -> Iterator[spiel.TableState]:
    """The states of one random playing where somebody decides."""
    chooser = random.Random(seed)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chooser.choices(outcomes, weights)[0])
        else:
            yield state
            state.apply_action(chooser.choice(state.legal_actions()))


@some_kinds
def test_opens_own_simulation_test_passes(kind: Kind, capfd: pytest.CaptureFixture[str]) -> None:
    pyspiel.random_sim_test(load(kind), num_sims=1, serialize=True, verbose=False)
    capfd.readouterr()


def small(game: str) -> spiel.SpielGame:
    loaded: spiel.SpielGame = pyspiel.load_game(f"splittable_{find(game).slug}_small")
    return loaded


def told(state: spiel.TableState) -> list[object]:
    """All that a state answers to those who ask."""
    seats = range(state.num_players())
    known = [(state.information_state_string(seat), state.observation_string(seat)) for seat in seats]
    return [known, state.history(), state.legal_actions(), state.returns(), str(state)]


@pytest.mark.parametrize("game", [*map(load, KINDS), *map(small, ids())], ids=str)
def test_games_and_states_come_back_from_pickle_and_copy(game: spiel.SpielGame) -> None:
    for again in (pickle.loads(pickle.dumps(game)), copy.deepcopy(game), copy.copy(game)):
        assert isinstance(again, spiel.SpielGame)
        assert str(again) == str(game)
        assert again.setting is game.setting
    for number, state in enumerate(walk(game, 5)):
        if number in (0, 7, 30):
            text = pyspiel.serialize_game_and_state(game, state)
            copies = [pickle.loads(pickle.dumps(state)), copy.deepcopy(state), state.clone()]
            copies += [game.deserialize_state(state.serialize()), pyspiel.deserialize_game_and_state(text)[1]]
            for other in copies:
                assert told(other) == told(state)
                other.apply_action(other.legal_actions()[-1])
                assert other.history() != state.history()
        if number > 30:
            return


def test_a_pickled_state_is_read_by_another_process() -> None:
    state = next(walk(load(KINDS[0]), 3))
    code = "import pickle, sys; print(pickle.load(sys.stdin.buffer))"
    done = subprocess.run([sys.executable, "-c", code], input=pickle.dumps(state), capture_output=True, check=True)
    assert done.stdout.decode().strip() == str(state)


@some_kinds
def test_a_resampled_state_cannot_be_told_apart(kind: Kind) -> None:
    game = load(kind)
    chooser = random.Random(1)
    for number, state in enumerate(walk(game, 2)):
        if number % 23 == 0:
            for seat in range(kind.players):
                other = state.resample_from_infostate(seat, chooser.random)
                assert other.information_state_string(seat) == state.information_state_string(seat)
                assert other.information_state_tensor(seat) == state.information_state_tensor(seat)
                assert other.observation_tensor(seat) == state.observation_tensor(seat)
                assert other.current_player() == state.current_player()
        if number > 120:
            return


@some_kinds
def test_actions_are_named_in_notation(kind: Kind) -> None:
    state = next(walk(load(kind), 1))
    seat = state.current_player()
    names = [state.action_to_string(seat, action) for action in state.legal_actions()]
    assert set(names) <= set(find(kind.game).codes)


@every_game
def test_rewards_add_up_to_nothing(game: str) -> None:
    for rewards in ("victory", "points"):
        loaded = pyspiel.load_game(f"splittable_{find(game).slug}_small", {"rewards": rewards})
        for state in walk(loaded, 3):
            last = state
        assert last.is_terminal()
        assert sum(last.returns()) == pytest.approx(0)


@every_game
def test_a_small_game_is_resampled_too(game: str) -> None:
    loaded = pyspiel.load_game(f"splittable_{find(game).slug}_small")
    chooser = random.Random(1)
    for state in walk(loaded, 5):
        for seat in range(2):
            other = state.resample_from_infostate(seat, chooser.random)
            assert other.information_state_string(seat) == state.information_state_string(seat)


@every_game
def test_regret_minimisation_makes_a_small_game_harder_to_exploit(game: str) -> None:
    from open_spiel.python.algorithms import cfr, exploitability

    loaded = pyspiel.load_game(f"splittable_{find(game).slug}_small")
    solver = cfr.CFRPlusSolver(loaded)
    before = exploitability.nash_conv(loaded, solver.average_policy())
    for _ in range(10):
        solver.evaluate_and_update_policy()
    after = exploitability.nash_conv(loaded, solver.average_policy())
    assert after <= before / 5 + 1e-9


def test_chances_are_exact() -> None:
    assert chances_of_cards([3, 3, 5, 7], [3]) == [(3, 1 / 3), (5, 1 / 3), (7, 1 / 3)]
    assert sum(chance for _, chance in chances_of_rolls(ROLLS)) == pytest.approx(1)
    assert dict(chances_of_rolls(ROLLS))[ROLLS.index((1, 2))] == pytest.approx(2 / 36)


def test_a_search_of_opens_own_plays_through_our_face() -> None:
    from open_spiel.python.algorithms import ismcts, mcts

    loaded = pyspiel.load_game("splittable_generous_split_small")
    evaluator = mcts.RandomRolloutEvaluator(1)
    bot = ismcts.ISMCTSBot(
        loaded,
        evaluator,
        uct_c=2.0,
        max_simulations=5,
        max_world_samples=5,
    )
    state = next(walk(loaded, 1))
    assert bot.step(state) in state.legal_actions()
