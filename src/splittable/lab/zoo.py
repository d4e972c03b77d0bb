"""The games as environments of PettingZoo: `from splittable.lab.zoo import GAME_v0`, then `GAME_v0.env()`.

An action is a code, the same in every state: `codes(game)` gives their notation. Agents are `seat_0`, `seat_1`, …
"""

from collections.abc import Mapping
from functools import cached_property
from types import SimpleNamespace
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv, ParallelEnv

from splittable.core.state import Ints
from splittable.games import find, ids
from splittable.lab.pictures import RENDER_MODES, render
from splittable.lab.seats import OneTable
from splittable.lab.spaces import Codes, LegalCodes, told_space


def codes(game: str) -> tuple[str, ...]:
    """The notation of every action of a game, by its code."""
    return find(game).spellings


class _Zoo:
    """What the AEC and the parallel environment share."""

    def __init__(
        self, game: str, players: int | None, options: Mapping[str, object] | None, rewards: str, mode: str | None
    ) -> None:
        if mode is not None and mode not in RENDER_MODES:
            raise ValueError(f"a render mode is {' or '.join(RENDER_MODES)}, not {mode!r}")
        found = find(game)
        self.one = OneTable(game, players or max(2, found.fewest), options, rewards)
        self.render_mode = mode
        self.names = [f"seat_{seat}" for seat in range(self.one.players)]
        self.seats = {name: seat for seat, name in enumerate(self.names)}
        self._chance = np.random.default_rng()

    @cached_property
    def observation_space(self) -> spaces.Dict:
        """An observation and its action mask."""
        return told_space(self.one.observation_size, self.one.action_count)

    @cached_property
    def action_spaces(self) -> dict[str, Codes]:
        """All codes, one space a seat, so that each has its own random generator."""
        return {name: Codes(self.one.action_count) for name in self.names}

    def reset(self, seed: int | None) -> None:
        """Start anew; without a seed, the random generator goes on where it was."""
        if seed is not None:
            self._chance = np.random.default_rng(seed)
        self.one.reset(int(self._chance.integers(2**62)))

    def observe(self, name: str) -> dict[str, Ints]:
        """The observation and the action mask of a seat."""
        seat = self.seats[name]
        return {"observation": self.one.observe(seat), "action_mask": self.one.mask(seat)}

    def render(self) -> Any:
        """The table as the seat that is to act sees it: printed, as text or as pixels."""
        return render(self.render_mode, self.one.table().draw(self.one.seat))


class SeatsEnv(AECEnv, EzPickle):  # type: ignore[misc]  # PettingZoo ships no types
    """A game as an AEC environment; simultaneous decisions are taken in seat order and stay hidden until all are in."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        rewards: str = "victory",
        render_mode: str | None = None,
    ) -> None:
        EzPickle.__init__(self, game, players, options, rewards, render_mode)
        super().__init__()
        self.metadata = {"name": f"{find(game).slug}_v0", "render_modes": RENDER_MODES, "is_parallelizable": False}
        self._zoo = _Zoo(game, players, options, rewards, render_mode)
        self.render_mode = render_mode
        self.possible_agents = self._zoo.names[:]

    def observation_space(self, agent: str) -> spaces.Dict:  # noqa: ARG002 - all seats observe alike
        """An observation and its action mask."""
        return self._zoo.observation_space

    def action_space(self, agent: str) -> Codes:
        """All codes of the game."""
        return self._zoo.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Start anew; same seed, same chance."""
        self._zoo.reset(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._zoo.names[self._zoo.one.seat]

    def observe(self, agent: str) -> dict[str, Ints]:
        """The observation and the action mask of a seat."""
        return self._zoo.observe(agent)

    def step(self, action: int | None) -> None:
        """Take the action of the seat that is to act."""
        if self._zoo.one.is_over and not getattr(self, "terminations", None):
            raise ValueError("call reset() before the first step")
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError("an action is a code, not None")
        one = self._zoo.one
        self._cumulative_rewards[self.agent_selection] = 0.0
        one.step(int(action))
        if one.is_over:
            self.rewards = dict(zip(self.possible_agents, one.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self.infos = {agent: {"score": one.scores[self._zoo.seats[agent]]} for agent in self.agents}
            self._accumulate_rewards()
            self._deads_step_first()
            return
        self.agent_selection = self._zoo.names[one.seat]

    def render(self) -> Any:
        """The table as the seat that is to act sees it."""
        return self._zoo.render()

    def close(self) -> None:
        """Nothing to release."""


class AtOnceEnv(ParallelEnv, EzPickle):  # type: ignore[misc]  # PettingZoo ships no types
    """A game as a parallel environment: seats that owe a decision act, actions of the others are ignored."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        rewards: str = "victory",
        render_mode: str | None = None,
    ) -> None:
        EzPickle.__init__(self, game, players, options, rewards, render_mode)
        self.metadata = {"name": f"{find(game).slug}_v0", "render_modes": RENDER_MODES}
        self._zoo = _Zoo(game, players, options, rewards, render_mode)
        self.render_mode = render_mode
        self.possible_agents = self._zoo.names[:]
        self._spaces = {name: LegalCodes(self._zoo.one.action_count) for name in self.possible_agents}
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Dict:  # noqa: ARG002 - all seats observe alike
        """An observation and its action mask, which is all zeros for a seat that owes no decision."""
        return self._zoo.observation_space

    def action_space(self, agent: str) -> LegalCodes:
        """All codes of the game; without a mask, one that is legal now is drawn."""
        return self._spaces[agent]

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002 - PettingZoo's way
    ) -> tuple[dict[str, dict[str, Ints]], dict[str, dict[str, Any]]]:
        """Start anew; same seed, same chance."""
        self._zoo.reset(seed)
        self.agents = self.possible_agents[:]
        return self._observe(), {agent: {} for agent in self.agents}

    def _observe(self) -> dict[str, dict[str, Ints]]:
        told = {agent: self._zoo.observe(agent) for agent in self.agents}
        for agent, seen in told.items():
            self._spaces[agent].legal = seen["action_mask"].copy()
        return told

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, dict[str, Ints]], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
    ]:
        """Take the actions of all seats that owe a decision."""
        one = self._zoo.one
        for seat in one.waiting:
            one.step(int(actions[self._zoo.names[seat]]))
        agents = self.agents
        rewards = dict(zip(agents, one.rewards() if one.is_over else [0.0] * len(agents), strict=True))
        infos: dict[str, dict[str, Any]] = {
            agent: {"score": one.scores[seat]} if one.is_over else {} for seat, agent in enumerate(agents)
        }
        result = self._observe(), rewards, dict.fromkeys(agents, one.is_over), dict.fromkeys(agents, False), infos
        if one.is_over:
            self.agents = []
        return result

    def render(self) -> Any:
        """The table as the seat that is to act sees it."""
        return self._zoo.render()

    def close(self) -> None:
        """Nothing to release."""


def _module(game: str) -> SimpleNamespace:
    """A game's environments under PettingZoo's names; `parallel_env` where seats decide at once."""

    def raw_env(**arguments: Any) -> SeatsEnv:
        return SeatsEnv(game, **arguments)

    def parallel_env(**arguments: Any) -> AtOnceEnv:
        return AtOnceEnv(game, **arguments)

    # Actions and their order are checked here, so PettingZoo's wrappers, which cost more than a step, are left off.
    faces: dict[str, Any] = {"raw_env": raw_env, "env": raw_env}
    if find(game).decides_at_once:
        faces["parallel_env"] = parallel_env
    return SimpleNamespace(**faces)


def __getattr__(name: str) -> SimpleNamespace:
    """The environments of a game: its id with `_` for `-`, and `_v0`."""
    for game in ids():
        if name == f"{find(game).slug}_v0":
            return _module(game)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
