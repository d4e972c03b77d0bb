"""The games as games of OpenSpiel: `import splittable.lab.spiel`, then `pyspiel.load_game("splittable_GAME")`.

Simultaneous decisions are taken in seat order, and no seat learns what the others chose until all have decided: an
equivalent sequential game, which every algorithm accepts. Each chance node draws one card or one roll, and only when it
first matters, so that trees stay small enough to walk and probabilities are exact.
"""

from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np
import pyspiel

from splittable.core.chance import stream
from splittable.core.contract import Option
from splittable.core.state import Ints
from splittable.games import find, ids
from splittable.lab.observations import observation_size, places
from splittable.lab.settings import Setting, small_setting, whole_setting
from splittable.lab.tree import Node

MOST_POINTS = 10_000.0


class TableState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel ships no types
    """A node of a game's tree behind OpenSpiel's interface."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self.node = Node(game.setting)

    def current_player(self) -> int:
        """Chance, or the lowest seat that owes a decision."""
        return self.node.to_move()

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.node.is_over()

    def _legal_actions(self, player: int) -> list[int]:
        return self.node.legal(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every outcome that chance may draw, with its probability."""
        return self.node.chances()

    def _apply_action(self, action: int) -> None:
        self.node.go(action)

    def _action_to_string(self, player: int, action: int) -> str:  # noqa: ARG002 - OpenSpiel's way
        return self.node.spell(action)

    def returns(self) -> list[float]:
        """The reward of each seat; zeros until the game is over."""
        return self.node.returns()

    def __str__(self) -> str:
        return str(self.node)

    def resample_from_infostate(self, player_id: int, sampler: Callable[[], float]) -> "TableState":
        """Another state in the same information set of a seat."""
        other: TableState = self.get_game().new_initial_state()
        path = self.node.resample(player_id, stream(int(sampler() * 2**52)))
        for action in path.path:
            other.apply_action(action)
        return other


class Observer:
    """OpenSpiel's observer: the observation tensor, or the information state if it has perfect recall."""

    def __init__(self, setting: Setting, kind: Any) -> None:
        self._setting = setting
        self._has_recall = bool(kind.perfect_recall)
        game, players = setting.game.id, setting.players
        self.dict: dict[str, Ints] = {}
        if self._has_recall:
            self.tensor = np.zeros(setting.game.lab().memory, dtype=np.float32)
            self.dict["told"] = self.tensor
            return
        self.tensor = np.zeros(observation_size(game, players), dtype=np.float32)
        for place in places(game, players):
            self.dict[place.name] = self.tensor[place.start : place.stop].reshape(place.field.shape)

    def set_from(self, state: TableState, player: int) -> None:
        """Fill the tensor with what a seat knows."""
        if not self._has_recall:
            self.tensor[:] = state.node.observe(player)
            return
        told = state.node.told[player][-len(self.tensor) :]
        self.tensor[:] = 0
        self.tensor[: len(told)] = told

    def string_from(self, state: TableState, player: int) -> str:
        """The same as text, which is equal only where the knowledge is."""
        if self._has_recall:
            return f"P{player + 1} " + " ".join(map(str, state.node.told[player]))
        row = state.node.observe(player)
        parts = [f"{place.name} {row[place.start : place.stop].tolist()}" for place in places(*self._kind)]
        return f"P{player + 1} " + "; ".join(parts)

    @property
    def _kind(self) -> tuple[str, int]:
        return self._setting.game.id, self._setting.players


def _type_of(name: str, seats: tuple[int, int], parameters: dict[str, Any], players: int) -> Any:
    fewest, most = seats
    kinds = pyspiel.GameType
    return kinds(
        short_name=name,
        long_name=name.replace("_", " "),
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM if players == 1 else kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters,
        default_loadable=True,
        provides_factored_observation_string=False,
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel ships no types
    """One of our games, whole or small, behind OpenSpiel's interface."""

    def __init__(self, kind: Any, setting: Setting, params: dict[str, Any]) -> None:
        self.setting = setting
        bound = MOST_POINTS if setting.has_points else 1.0
        sums = {} if setting.players == 1 else {"utility_sum": 0.0}
        details = pyspiel.GameInfo(
            num_distinct_actions=setting.game.rules.ACTIONS,
            max_chance_outcomes=setting.most_chances,
            num_players=setting.players,
            min_utility=-bound,
            max_utility=bound,
            max_game_length=setting.game.lab().longest,
            **sums,
        )
        super().__init__(kind, details, params)

    def new_initial_state(self) -> TableState:
        """The root of the game tree."""
        return TableState(self)

    def __reduce__(self) -> tuple[Callable[[str], "SpielGame"], tuple[str]]:
        """For `pickle` and `copy`: the game by its name and parameters, as OpenSpiel loads it."""
        return load, (str(self),)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """An observer of the kind that OpenSpiel asks for."""
        if params:
            raise ValueError(f"observations take no parameters, not {params}")
        return Observer(self.setting, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


def load(name: str) -> SpielGame:
    """A game by its name and parameters; a process that calls this has registered our games."""
    game: SpielGame = pyspiel.load_game(name)
    return game


def parameter_of(option: Option) -> int | str:
    """An option's default as OpenSpiel takes it: an int if all its values are numbers, as OpenSpiel reads them."""
    default = option.values[0]
    return int(default) if all(value.isdecimal() for value in option.values) else default


def register(game_id: str) -> None:
    """Register a game, and its small variant if it has one, with OpenSpiel."""
    game = find(game_id)
    name = f"splittable_{game.slug}"
    defaults: dict[str, Any] = {"players": max(2, game.fewest), "rewards": "victory"}
    defaults |= {option.name: parameter_of(option) for option in game.options}
    whole = partial(_type_of, name, (game.fewest, game.most), defaults)
    small = _type_of(f"{name}_small", (2, 2), {"rewards": "points"}, 2)

    # Classes, not functions: OpenSpiel holds a reference beyond interpreter shutdown, when a closure is already gone.
    class Whole(SpielGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            chosen = {**defaults, **(params or {})}
            options = {option.name: chosen[option.name] for option in game.options}
            setting = whole_setting(game_id, chosen["players"], options, chosen["rewards"])
            # Without defaults: OpenSpiel would read some of them back as another type.
            told = {name: value for name, value in chosen.items() if value != defaults[name]}
            super().__init__(whole(setting.players), setting, told)

    class Small(SpielGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(small, small_setting(game_id, (params or {}).get("rewards", "points")), params or {})

    pyspiel.register_game(whole(game.fewest), Whole)
    if game.lab().small is not None:
        pyspiel.register_game(small, Small)


for _game_id in ids():
    if f"splittable_{find(_game_id).slug}" not in pyspiel.registered_names():
        register(_game_id)
