"""One table, stepped by codes and observed as arrays: shared by the environments of one table."""

from collections.abc import Mapping

import numpy as np

from splittable.core.contract import Setup
from splittable.core.state import Ints
from splittable.lab.batch import Batch
from splittable.lab.rewards import rewards_by
from splittable.play.course import seats_of
from splittable.play.dealer import ScriptedDealer
from splittable.play.record import Head
from splittable.play.table import Table


class OneTable:
    """A batch of one table that starts anew only on `reset`."""

    def __init__(self, game: str, players: int, options: Mapping[str, object] | None, rewards: str) -> None:
        self._batch = Batch(game, players, 1, options)
        self.game = self._batch.game
        self.players = players
        self.action_count: int = self.game.rules.ACTIONS
        self.observation_size: int = self._batch.observations.shape[1]
        self._rewards = rewards_by(rewards, players)
        self._code = np.zeros(1, dtype=np.int32)
        self._waiting = self._batch.states["waiting"]
        self.is_over = True

    def reset(self, seed: int) -> None:
        """Start anew; same seed, same chance."""
        self._batch.reset(seed)
        self.is_over = False

    @property
    def seat(self) -> int:
        """The seat that is to act."""
        return int(self._batch.seats[0])

    @property
    def waiting(self) -> tuple[int, ...]:
        """All seats that owe a decision."""
        return () if self.is_over else seats_of(int(self._waiting[0]))

    def step(self, code: int) -> None:
        """Take a legal action of the seat that is to act."""
        if not 0 <= code < self.action_count or not self._batch.masks[0, code]:
            raise ValueError(f"action {code} is not legal for seat {self.seat}")
        self._code[0] = code
        self._batch.step_checked(self._code)
        self.is_over = bool(self._batch.ended[0])

    def observe(self, seat: int) -> Ints:
        """The observation of a seat; all zeros once the game is over."""
        if seat == self._batch.seats[0] and not self.is_over:
            known: Ints = self._batch.observations[0].copy()
            return known
        row = np.zeros(self.observation_size, dtype=np.uint8)
        if not self.is_over:
            self._batch.observe(0, seat, row)
        return row

    def mask(self, seat: int) -> Ints:
        """1 for each legal code of a seat, if it owes a decision."""
        if self.is_over:
            return np.zeros(self.action_count, dtype=np.int8)
        if seat == self._batch.seats[0]:
            legal: Ints = self._batch.masks[0].copy()
            return legal
        mask = np.zeros(self.action_count, dtype=np.int8)
        if self._waiting[0] >> seat & 1:
            mask[self._batch.legal(0, seat)] = 1
        return mask

    def rewards(self) -> list[float]:
        """The reward of each seat once the game is over."""
        return self._rewards(self._batch.scores[0].tolist(), seats_of(int(self._batch.won[0])))

    @property
    def scores(self) -> list[int]:
        """The final scores of the last game."""
        scores: list[int] = self._batch.scores[0].tolist()
        return scores

    def table(self) -> Table:
        """A table in the same state, for drawing."""
        head = Head(Setup(self.game, self.players, self._batch.options))
        table = Table(head, ScriptedDealer())
        table._watch(self._batch.states[:1].copy())
        return table
