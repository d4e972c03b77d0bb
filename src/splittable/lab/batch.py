"""Many tables stepped together as NumPy arrays: seats to act, observations, action masks and results."""

from collections.abc import Mapping, Sequence
from itertools import pairwise

import numpy as np
from numpy.typing import ArrayLike

from splittable.core.chance import split_stream, split_streams
from splittable.core.state import Ints, blank
from splittable.games import find
from splittable.lab.observations import loops_of, observation_size
from splittable.lab.threads import Threads
from splittable.play.simulation import check_count, check_seed

EVERYBODY = -1
DEALS, CHOICES = np.uint64(0), np.uint64(1)
"""The streams that belong to the seed of a single table."""


class Batch:
    """Tables of one game that take one action each at every step; a table that ends starts anew at once.

    Every step overwrites these arrays, one row a table: `seats` the seat that is to act, `masks` 1 for each legal code,
    `observations` what that seat knows, `ended` 1 where a game ended with the last step. For such a game `scores`,
    `won` (the winners as a bit mask) and `finals` (the final observation of the learner, or of the seat that acted
    last) are its result. `states` holds everything, hidden cards included.
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
            raise ValueError("a batch needs at least one table and one thread")
        self.learner = learner
        self._loops = loops_of(game)
        self._clean = self.game.begin(players, self.options)
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
        bounds = [tables * piece // threads for piece in range(threads + 1)]
        self._pieces = [slice(*pair) for pair in pairwise(bounds) if pair[0] < pair[1]]
        self._threads = Threads(len(self._pieces))
        results = (self.observations, self.finals, self.scores, self.won, self.ended)
        after = (self.seats, self._codes, self.counts, self.masks, *results)
        self._before = [(self.states[piece], self._clean, self._rngs[piece], learner) for piece in self._pieces]
        self._after = [tuple(part[piece] for part in after) for piece in self._pieces]
        """Arguments of `watch_batch` for each chunk, before and after the actions."""
        chance = (self._chance, self._codes, self.counts, self._chosen)
        self._choosing = [tuple(part[piece] for part in chance) for piece in self._pieces]
        self._masks = [self.masks[piece] for piece in self._pieces]

    def __len__(self) -> int:
        return len(self.seats)

    def reset(self, seed: int = 0) -> None:
        """Start every table anew; same seed, same games."""
        self.scores[:] = 0
        self.won[:] = 0
        split_streams(self._rngs, np.uint64(check_seed(seed)))
        split_streams(self._chance, np.uint64(check_seed(seed + 1)))
        self._step(np.full(len(self), self._loops.RESTART, dtype=np.int32))

    def reset_each(self, seeds: Sequence[int | None]) -> None:
        """Start every table anew, each with a seed of its own; one without a seed goes on with the chance it has."""
        if len(seeds) != len(self):
            raise ValueError(f"there are {len(seeds)} seeds for {len(self)} tables")
        self.scores[:] = 0
        self.won[:] = 0
        # All are checked before the first is used.
        checked = [None if seed is None else np.uint64(check_seed(seed)) for seed in seeds]
        for table, seed in enumerate(checked):
            if seed is not None:
                split_stream(self._rngs[table], seed, DEALS)
                split_stream(self._chance[table], seed, CHOICES)
        self._step(np.full(len(self), self._loops.RESTART, dtype=np.int32))

    def step(self, actions: ArrayLike) -> None:
        """Take one action, as a code, at every table; if one of them is not legal, nothing happens at any."""
        codes: Ints = np.asarray(actions, dtype=np.int32)
        if codes.shape != self.seats.shape:
            raise ValueError(f"a step takes {len(self)} actions, not {codes.shape}")
        check, pieces, masks = self._loops.check_actions, self._pieces, self._masks
        found = self._threads.each(lambda number: check(codes[pieces[number]], masks[number]))
        wrong = [piece.start + table for piece, table in zip(pieces, found, strict=True) if table >= 0]
        if wrong or codes.min() < 0:
            table = wrong[0] if wrong else int(codes.argmin())
            raise ValueError(f"action {int(codes[table])} is not legal at table {table}")
        self._step(codes)

    def step_checked(self, codes: Ints) -> None:
        """Take one action at every table without checking; the caller has made sure that all are legal."""
        self._step(codes)

    def observe(self, table: int, seat: int, row: Ints) -> None:
        """Write the observation of any seat at a table, whether it is to act or not."""
        self._loops.observe_at(self.states, table, seat, row)

    def legal(self, table: int, seat: int) -> Ints:
        """The legal codes of any seat at a table, whether it is to act or not."""
        codes = np.zeros(self.game.rules.MOST_LEGAL, dtype=np.int32)
        return codes[: self.game.loops.legal_at(self.states, table, seat, codes)]

    def choose_randomly(self) -> Ints:
        """A uniformly random legal action for every table, in an array that the next call overwrites."""
        choose, choosing = self._loops.choose_batch, self._choosing
        self._threads.each(lambda number: choose(*choosing[number]))
        return self._chosen

    def shares(self) -> Ints:
        """Each seat's share of the victory at the tables that ended, 0 at others."""
        won = (self.won[:, None] >> np.arange(self.players) & 1) * self.ended[:, None]
        shares: Ints = won / np.maximum(1, won.sum(axis=1, keepdims=True))
        return shares

    def _step(self, codes: Ints) -> None:
        step, pieces, before, after = self._loops.watch_batch, self._pieces, self._before, self._after
        if len(pieces) == 1:
            step(*before[0], codes, *after[0])
            return
        self._threads.each(lambda number: step(*before[number], codes[pieces[number]], *after[number]))


def batch(game: str, players: int, n: int, options: Mapping[str, object] | None = None, threads: int = 1) -> Batch:
    """Tables of one game, reset and ready to be stepped."""
    made = Batch(game, players, n, options, threads=threads)
    made.reset()
    return made
