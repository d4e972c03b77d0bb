"""Many random games: compiled, in a thread pool on every core, with the GIL released."""

import os
import time
from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from splittable.core.chance import below, split_stream, stream
from splittable.core.contract import AnyGame, Setup
from splittable.core.errors import WrongValue
from splittable.core.integers import whole, whole_seed
from splittable.core.state import Ints, blank
from splittable.play.dealer import ScriptedDealer, write_outcome
from splittable.play.record import Head
from splittable.play.stopping import Stopped
from splittable.play.table import Table

PIECE_SECONDS = 0.05
"""About how long a thread plays before it reports, and so how long Ctrl+C may wait."""
FIRST_PIECE = 16
LARGEST_PIECE = 20_000
"""Chunk sizes in games: the first one, and the largest."""
PIECES_WAITING = 2
"""Pieces a thread that are begun at once, so that none waits for this thread."""


def check_count(name: str, count: object) -> int:
    """A count as an int that is not negative."""
    number = whole(count)
    if number is None or number < 0:
        raise WrongValue("wrong-count", name=name, count=repr(count))
    return number


def check_seed(seed: object) -> int:
    """A seed of compiled games."""
    return whole_seed(seed)


def _no_report(games: int) -> None:
    pass


@dataclass(frozen=True)
class Simulated:
    """Results of random games: one row a game, one column a seat."""

    scores: Ints
    won: Ints
    """The winners of each game as a bit mask."""
    actions: int


def simulate(
    game: AnyGame,
    players: int,
    games: int,
    seed: int,
    options: Mapping[str, object],
    threads: int | None = None,
    report: Callable[[int], None] = _no_report,
) -> Simulated:
    """Play uniformly random games; the results do not depend on the number of threads.

    Ctrl+C ends it soon and raises `Stopped` with the games played until then.
    """
    simulation = _Simulation(Setup.of(game, players, options), check_count("games", games), check_seed(seed))
    try:
        simulation.run(threads or os.cpu_count() or 1, report)
    except KeyboardInterrupt:
        raise Stopped(simulation.played()) from None
    return simulation.played()


class _Piece(NamedTuple):
    """Some games that one thread has played."""

    games: int
    actions: int
    seconds: float


class _Simulation:
    """Random games, played piece by piece from the first to the last."""

    def __init__(self, setup: Setup, games: int, seed: int) -> None:
        self._setup, self._games = setup, games
        self._places = setup.game.option_places(setup.players, setup.options)
        self._seed = int(np.uint64(seed).astype(np.int64))
        """The same 64 bits as compiled code takes them."""
        try:
            self._scores = np.zeros((games, setup.players), dtype=np.int64)
            self._won = np.zeros(games, dtype=np.int32)
        except (MemoryError, ValueError):  # NumPy says the second of arrays that no machine could hold
            raise WrongValue("wrong-memory", games=str(games)) from None
        self._actions = 0
        self._begun = 0
        """The first game that nobody has begun."""
        self._size = FIRST_PIECE

    def played(self) -> Simulated:
        """What was played: all games that were begun, because a piece once begun is finished."""
        return Simulated(self._scores[: self._begun], self._won[: self._begun], self._actions)

    def run(self, threads: int, report: Callable[[int], None]) -> None:
        """Play all games."""
        # Here and not in a thread, because the first call may compile for a while, and only this thread is interrupted.
        self._take([self._play(self._next())], report)
        with ThreadPoolExecutor(threads) as pool:
            running: set[Future[_Piece]] = set()
            try:
                while running or self._begun < self._games:
                    while self._begun < self._games and len(running) < PIECES_WAITING * threads:
                        running.add(pool.submit(self._play, self._next()))
                    done, running = wait(running, return_when=FIRST_COMPLETED)
                    self._take([piece.result() for piece in done], report)
            except KeyboardInterrupt:
                self._take([piece.result() for piece in running], report)
                raise

    def _next(self) -> slice:
        piece = slice(self._begun, min(self._begun + self._size, self._games))
        self._begun = piece.stop
        return piece

    def _play(self, piece: slice) -> _Piece:
        game, players = self._setup.game, self._setup.players
        begun = time.perf_counter()
        states = blank(game.state, 2)
        scores, won = self._scores[piece], self._won[piece]
        actions = game.loops.play_batch(states, players, self._places, self._seed, piece.start, scores, won)
        return _Piece(piece.stop - piece.start, actions, time.perf_counter() - begun)

    def _take(self, pieces: Iterable[_Piece], report: Callable[[int], None]) -> None:
        for piece in pieces:
            self._actions += piece.actions
            report(piece.games)
            # Not more than twice the last: the first piece may have been a lucky one.
            wanted = int(piece.games * PIECE_SECONDS / max(piece.seconds, 1e-6))
            self._size = max(1, min(wanted, 2 * self._size, LARGEST_PIECE))


def replay_simulated(
    game: AnyGame,
    players: int,
    number: int,
    seed: int,
    options: Mapping[str, object],
    further: Mapping[str, str] | None = None,
) -> Table:
    """Game `number` of a simulation, from 0, as a table: the same random stream, drawn step by step."""
    loops = game.loops
    rng = stream(0)
    split_stream(rng, np.uint64(check_seed(seed)), np.uint64(number))
    codes = np.zeros(game.rules.MOST_LEGAL, dtype=np.int32)
    outcome = np.zeros(game.rules.MOST_CARDS, dtype=np.int8)
    table = Table(Head(Setup.of(game, players, options), further=further or {}), ScriptedDealer())
    while not table.over:
        if table.needs:
            count = loops.draw_at(table.states, 0, rng, outcome)
            table.deal(write_outcome(game, outcome[:count].tolist()))
        else:
            seat = table.waiting[0]
            count = loops.legal_at(table.states, 0, seat, codes)
            table.play(seat, game.spellings[codes[below(rng, count)]])
    return table
