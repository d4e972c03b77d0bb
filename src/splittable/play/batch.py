"""Many tables side by side that take one action each at every step, without Python in between."""

from collections.abc import Mapping

import numpy as np

from splittable.core.chance import split_streams
from splittable.core.contract import Game
from splittable.core.state import Ints, blank
from splittable.play.simulate import check_seed


class Batch:
    """Tables of one game, each asking one seat at a time; a table that ends leaves its scores and starts anew.

    `seats` says who is asked at each table, `masks` which codes are legal there (1 a legal code), `ended` which
    tables ended with the last step and `scores` with what result. All are arrays that every step overwrites.
    """

    def __init__(self, game: Game, players: int, tables: int, options: Mapping[str, object] | None = None) -> None:
        game.check_players(players)
        self.game = game
        self.players = players
        places = game.option_places(players, game.choose_options(players, options or {}))
        self._clean = blank(game.state, 1)
        game.loops.start_at(self._clean, 0, players, places)
        self.states = blank(game.state, tables)
        self._rngs = np.zeros((tables, 1), dtype=np.uint64)
        self._codes = np.zeros((tables, game.rules.MOST_LEGAL), dtype=np.int32)
        self._counts = np.zeros(tables, dtype=np.int32)
        self.seats = np.zeros(tables, dtype=np.int8)
        self.masks = np.zeros((tables, game.rules.ACTIONS), dtype=np.uint8)
        self.scores = np.zeros((tables, players), dtype=np.int64)
        self.ended = np.zeros(tables, dtype=np.uint8)

    def reset(self, seed: int) -> None:
        """Start every table anew."""
        self.scores[:] = 0
        split_streams(self._rngs, np.uint64(check_seed(seed)))
        self._step(np.full(len(self.seats), self.game.loops.RESTART, dtype=np.int32))

    def step(self, actions: Ints) -> None:
        """Take one action, as a code, at every table; if one of them is not legal, nothing happens at any."""
        codes = np.asarray(actions, dtype=np.int32)
        if codes.shape != self.seats.shape:
            raise ValueError(f"a step takes {len(self.seats)} actions, not {codes.shape}")
        wrong = int(codes.argmin()) if (codes < 0).any() else self._step(codes)
        if wrong >= 0:
            raise ValueError(f"action {int(codes[wrong])} is not legal at table {wrong}")

    def _step(self, codes: Ints) -> int:
        wrong: int = self.game.loops.step_batch(
            self.states,
            self._clean,
            self._rngs,
            codes,
            self.seats,
            self._codes,
            self._counts,
            self.masks,
            self.scores,
            self.ended,
        )
        return wrong
