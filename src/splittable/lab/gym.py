"""The games as environments of Gymnasium: one learner at a table with bots, or at many tables at once.

`import splittable.lab.gym`, then `gymnasium.make("splittable/GAME-v0", players=2, bots=["easy"])` or
`gymnasium.make_vec("splittable/GAME-v0", num_envs=1024, players=2)`, GAME being an id with `_` for `-`.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from splittable.bots import find as find_bot
from splittable.core.state import Ints
from splittable.games import find, ids
from splittable.lab.batch import Batch
from splittable.lab.observations import loops_of, observation_size
from splittable.lab.pictures import RENDER_MODES, render
from splittable.lab.rewards import rewards_by
from splittable.lab.spaces import Codes, told_space
from splittable.play.creation import new

ILLEGAL_REWARD = -1.0
"""The reward of an illegal action, which ends the game; a learner that obeys the mask never gets it."""

Knows = dict[str, Ints]


def _itself(array: Ints) -> Ints:
    return array


def spaces_of(game: str, players: int) -> tuple[Any, Any]:
    """The observation space and the action space of a seat."""
    actions: int = find(game).rules.ACTIONS
    return told_space(observation_size(game, players), actions), Codes(actions)


class TableEnv(gymnasium.Env[Knows, int]):
    """One seat of a table; the other seats are played by bots, of a level or your own."""

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES, "render_fps": 1}  # noqa: RUF012 - Gymnasium declares it so

    def __init__(
        self,
        game: str,
        players: int | None = None,
        bots: Sequence[str] = (),
        seat: int = 0,
        options: Mapping[str, object] | None = None,
        rewards: str = "victory",
        render_mode: str | None = None,
    ) -> None:
        self._game = find(game)
        self._players = self._game.check_players(self._game.fewest if players is None else players)
        names = list(bots) or ["random"] * (self._players - 1)
        if len(names) != self._players - 1:
            raise ValueError(f"there are {len(names)} bots for {self._players - 1} other seats")
        if not 0 <= seat < self._players:
            raise ValueError(f"seats at this table are 0 to {self._players - 1}, not {seat}")
        others = [other for other in range(self._players) if other != seat]
        self._bots = {other: find_bot(name) for other, name in zip(others, names, strict=True)}
        self._seat = seat
        self._options = dict(options or {})
        self._rewards = rewards_by(rewards, self._players)
        self._loops = loops_of(game)
        self.render_mode = render_mode
        self.observation_space, self.action_space = spaces_of(game, self._players)
        self._size = observation_size(game, self._players)
        self._table = new(self._game, self._players, 0, self._options, None, ())

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Knows, dict[str, Any]]:
        """A new table; same seed, same chance and same bots."""
        super().reset(seed=seed, options=options)
        self._table = new(self._game, self._players, self._draw(), self._options, None, ())
        self._let_bots_play()
        return self._observe(), {}

    def _draw(self) -> int:
        return int(self.np_random.integers(2**62))

    def _let_bots_play(self) -> None:
        table = self._table
        while not table.over and self._seat not in table.waiting:
            for other in table.waiting:
                table.play(other, self._bots[other](table.view(other), self._draw()))

    def _observe(self) -> Knows:
        row = np.zeros(self._size, dtype=np.uint8)
        self._loops.observe_at(self._table.states, 0, self._seat, row)
        return {"observation": row, "action_mask": self._mask()}

    def _mask(self) -> Ints:
        mask = np.zeros(len(self._game.spellings), dtype=np.int8)
        mask[[self._game.codes[action] for action in self._table.actions(self._seat)]] = 1
        return mask

    def step(self, action: int) -> tuple[Knows, float, bool, bool, dict[str, Any]]:
        """Take an action, and let the bots play until it is the seat's turn again."""
        spelled = self._game.spellings[int(action)]
        table = self._table
        if table.over or spelled not in table.actions(self._seat):
            return self._observe(), ILLEGAL_REWARD, True, False, {"illegal": spelled}
        table.play(self._seat, spelled)
        self._let_bots_play()
        if not table.over:
            return self._observe(), 0.0, False, False, {}
        reward = self._rewards(table.scores, table.winners)[self._seat]
        return self._observe(), reward, True, False, {"scores": table.scores, "winners": table.winners}

    def render(self) -> Any:
        """The table as the seat sees it, printed, as text or as pixels."""
        return render(self.render_mode, self._table.draw(self._seat))


class BatchEnv(VectorEnv[dict[str, Ints], Ints, Ints]):
    """Many tables in one compiled step: the learner has one seat of each, and the others play at random.

    Tables that end start anew in the same step; what was known and won at their end is in `final_obs` and `final_info`,
    in Gymnasium's form. A table's seed gives the same games wherever it stands among others. With `copy=False` the
    observations are the arrays of the batch, which the next step overwrites.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012 - Gymnasium declares it so

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        players: int | None = None,
        seat: int = 0,
        options: Mapping[str, object] | None = None,
        rewards: str = "victory",
        threads: int = 1,
        *,
        copy: bool = True,
    ) -> None:
        self.num_envs = num_envs
        found = find(game)
        count = found.fewest if players is None else players
        self._batch = Batch(game, count, num_envs, options, learner=seat, threads=threads)
        self._seat = seat
        self._has_points = rewards == "points" or count == 1
        rewards_by(rewards, count)
        self.single_observation_space, self.single_action_space = spaces_of(game, count)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._copy: Callable[[Ints], Ints] = np.copy if copy else _itself
        self._is_seeded = False

    @property
    def batch(self) -> Batch:
        """The batch behind the environment."""
        return self._batch

    def _observe(self) -> dict[str, Ints]:
        batch = self._batch
        return {"observation": self._copy(batch.observations), "action_mask": self._copy(batch.masks)}

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Ints], dict[str, Any]]:
        """Start every table anew; same seeds, same games.

        A seed is that of the first table, and the next ones have the numbers after it; or there is a list of seeds, one
        for each table. A table without a seed goes on with the chance that it has.
        """
        super().reset(seed=seed if isinstance(seed, int) else None, options=options)
        if isinstance(seed, int):
            seed = list(range(seed, seed + self.num_envs))
        elif seed is None:
            seed = [None] * self.num_envs
        if not self._is_seeded:
            chance = self.np_random.integers(2**62, size=self.num_envs).tolist()
            seed = [drawn if own is None else own for own, drawn in zip(seed, chance, strict=True)]
        self._batch.reset_each(seed)
        self._is_seeded = True
        return self._observe(), {}

    def step(self, actions: Ints) -> tuple[dict[str, Ints], Ints, Ints, Ints, dict[str, Any]]:
        """Take one legal action at every table; an illegal one raises ValueError and changes nothing."""
        batch = self._batch
        batch.step(actions)
        ended = batch.ended.astype(np.bool_)
        told: dict[str, Any] = {}
        rewards = np.zeros(self.num_envs)
        if ended.any():
            rewards = self._rewards() * ended
            told = self._finals(ended)
        return self._observe(), rewards, ended, np.zeros_like(ended), told

    def _finals(self, ended: Ints) -> dict[str, Any]:
        """What was known and won at the tables that ended, as Gymnasium's own vector environments tell it."""
        batch = self._batch
        known = np.full(self.num_envs, None, dtype=object)
        for table in np.flatnonzero(ended):
            mask = np.zeros_like(batch.masks[table])
            known[table] = {"observation": batch.finals[table].copy(), "action_mask": mask}
        won = {"scores": batch.scores * ended[:, None], "_scores": ended.copy()}
        return {"final_obs": known, "_final_obs": ended.copy(), "final_info": won, "_final_info": ended.copy()}

    def _rewards(self) -> Ints:
        batch, players = self._batch, self._batch.players
        if not self._has_points:
            shares: Ints = batch.shares()[:, self._seat] - 1 / players
            return shares
        own: Ints = batch.scores[:, self._seat].astype(np.float64)
        if players == 1:
            return own
        lead: Ints = own - (batch.scores.sum(axis=1) - own) / (players - 1)
        return lead


for _game in ids():
    _name = f"splittable/{find(_game).slug}-v0"
    if _name not in gymnasium.registry:
        gymnasium.register(
            _name,
            entry_point="splittable.lab.gym:TableEnv",
            vector_entry_point="splittable.lab.gym:BatchEnv",
            kwargs={"game": _game},
            disable_env_checker=True,
        )
