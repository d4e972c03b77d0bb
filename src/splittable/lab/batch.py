"""Many tables side by side as arrays: what is asked, what the asked seats know, what is legal, and results."""

from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any

import numpy as np
from numpy.typing import ArrayLike

from splittable.core.chance import split_streams
from splittable.core.state import Ints, blank
from splittable.games import find
from splittable.lab.knowing import observation_size, watching
from splittable.play.simulate import check_count, check_seed

EVERYBODY = -1


class Batch:
    """Tables of one game that take one action each at every step; a table that ends starts anew at once.

    All are arrays that every step overwrites, one row a table: `seats` who is asked, `masks` which codes are legal (1 a
    legal one), `observations` what the asked seat knows, `ended` which tables ended with the last step; where one did,
    `scores`, `won` (the winners as a bit mask) and `finals` (what the seat asked last then knew) are its result.
    `states` is the truth, for nobody's eyes.
    """

    def __init__(
        self,
        game: str,
        players: int,
        tables: int,
        options: Mapping[str, object] | None = None,
        learner: int = EVERYBODY,
        threads: int = 1,
    ) -> None:
        self.game = find(game)
        self.players = self.game.check_players(players)
        self.options = self.game.choose_options(players, options or {})
        if not EVERYBODY <= learner < players:
            raise ValueError(f"a learner is one of the seats 0 to {players - 1}, or {EVERYBODY} for all, not {learner}")
        if check_count("tables", tables) == 0 or check_count("threads", threads) == 0:
            raise ValueError("a batch has a table and a thread at least")
        self.learner = learner
        self._loops = watching(game)
        self._clean = blank(self.game.state, 1)
        self.game.loops.start_at(self._clean, 0, players, self.game.option_places(players, self.options))
        self.states = blank(self.game.state, tables)
        self._rngs = np.zeros((tables, 1), dtype=np.uint64)
        self._chance = np.zeros((tables, 1), dtype=np.uint64)
        self._codes = np.zeros((tables, self.game.rules.MOST_LEGAL), dtype=np.int32)
        self._chosen = np.zeros(tables, dtype=np.int32)
        self.counts = np.zeros(tables, dtype=np.int32)
        self.seats = np.zeros(tables, dtype=np.int8)
        self.masks = np.zeros((tables, self.game.rules.ACTIONS), dtype=np.int8)
        self.observations = np.zeros((tables, observation_size(game, players)), dtype=np.uint8)
        self.finals = np.zeros_like(self.observations)
        self.scores = np.zeros((tables, players), dtype=np.int64)
        self.won = np.zeros(tables, dtype=np.int32)
        self.ended = np.zeros(tables, dtype=np.uint8)
        self._before: tuple[Any, ...] = (self.states, self._clean, self._rngs, learner)
        results = (self.observations, self.finals, self.scores, self.won, self.ended)
        self._after = (self.seats, self._codes, self.counts, self.masks, *results)
        """What a step takes before and after the actions."""
        bounds = [tables * piece // threads for piece in range(threads + 1)]
        self._pieces = [slice(*pair) for pair in pairwise(bounds) if pair[0] < pair[1]]
        self._pool = ThreadPoolExecutor(threads - 1) if len(self._pieces) > 1 else None

    def __len__(self) -> int:
        return len(self.seats)

    def reset(self, seed: int = 0) -> None:
        """Start every table anew; same seed, same games."""
        self.scores[:] = 0
        self.won[:] = 0
        split_streams(self._rngs, np.uint64(check_seed(seed)))
        split_streams(self._chance, np.uint64(check_seed(seed + 1)))
        self._step(np.full(len(self), self._loops.RESTART, dtype=np.int32))

    def step(self, actions: ArrayLike) -> None:
        """Take one action, as a code, at every table; if one of them is not legal, nothing happens at any."""
        codes: Ints = np.asarray(actions, dtype=np.int32)
        if codes.shape != self.seats.shape:
            raise ValueError(f"a step takes {len(self)} actions, not {codes.shape}")
        wrong = self._loops.check_actions(codes, self.masks)
        if wrong >= 0 or codes.min() < 0:
            wrong = wrong if wrong >= 0 else int(codes.argmin())
            raise ValueError(f"action {int(codes[wrong])} is not legal at table {wrong}")
        self._step(codes)

    def step_checked(self, codes: Ints) -> None:
        """The same for legal codes that somebody else has checked."""
        self._step(codes)

    def observe(self, table: int, seat: int, row: Ints) -> None:
        """Write what a seat that need not be asked knows at a table."""
        self._loops.observe_at(self.states, table, seat, row)

    def legal(self, table: int, seat: int) -> Ints:
        """The legal codes of a seat that need not be asked."""
        codes = np.zeros(self.game.rules.MOST_LEGAL, dtype=np.int32)
        return codes[: self.game.loops.legal_at(self.states, table, seat, codes)]

    def choose_randomly(self) -> Ints:
        """A uniformly random legal action for every table, in an array that the next call overwrites."""
        self._loops.choose_batch(self._chance, self._codes, self.counts, self._chosen)
        return self._chosen

    def shares(self) -> Ints:
        """Each seat's share of the victory at the tables that ended, 0 at others."""
        won = (self.won[:, None] >> np.arange(self.players) & 1) * self.ended[:, None]
        shares: Ints = won / np.maximum(1, won.sum(axis=1, keepdims=True))
        return shares

    def _step(self, codes: Ints) -> None:
        step = self._loops.watch_batch
        if self._pool is None:
            step(*self._before, codes, *self._after)
            return
        *others, own = self._pieces
        running = [self._pool.submit(step, *self._cut(codes, piece)) for piece in others]
        # The calling thread takes a piece too: waking one more would cost as much as a few hundred tables.
        step(*self._cut(codes, own))
        for done in running:
            done.result()

    def _cut(self, codes: Ints, piece: slice) -> tuple[Any, ...]:
        """The arguments of a step of some of the tables."""
        states, clean, rngs, learner = self._before
        return (states[piece], clean, rngs[piece], learner, codes[piece], *(part[piece] for part in self._after))


def batch(game: str, players: int, n: int, options: Mapping[str, object] | None = None, threads: int = 1) -> Batch:
    """Tables of one game, reset and ready to be stepped."""
    made = Batch(game, players, n, options, threads=threads)
    made.reset()
    return made
