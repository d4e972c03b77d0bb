"""Many random games: compiled, in a thread pool on every core, with the GIL released."""

import os
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass

import numpy as np

from splittable.core.chance import below, split_stream, stream
from splittable.core.contract import AnyGame, Setup
from splittable.core.integers import whole, whole_seed
from splittable.core.state import Ints, blank
from splittable.play.dealer import ScriptedDealer, write_outcome
from splittable.play.record import Head
from splittable.play.table import Table

PIECE = 2_000
"""Chunk size: games that one thread plays before it reports progress."""


def check_count(name: str, count: object) -> int:
    """A count as an int that is not negative."""
    number = whole(count)
    if number is None or number < 0:
        raise ValueError(f"{name} is a whole number from 0, not {count!r}")
    return number


def check_seed(seed: object) -> int:
    """A seed as the 63-bit int that compiled code takes."""
    return whole_seed(seed) % 2**63


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
    """Play uniformly random games; the results do not depend on the number of threads."""
    players = game.check_players(players)
    places = game.option_places(players, game.choose_options(players, options))
    games = check_count("games", games)
    scores = np.zeros((games, players), dtype=np.int64)
    won = np.zeros(games, dtype=np.int32)
    seed = check_seed(seed)
    loops = game.loops

    def play(first: int) -> tuple[int, int]:
        piece = slice(first, min(first + PIECE, games))
        states = blank(game.state, 2)
        actions = loops.play_batch(states, players, places, seed, first, scores[piece], won[piece])
        return piece.stop - piece.start, actions

    actions = 0
    with ThreadPoolExecutor(threads or os.cpu_count() or 1) as pool:
        for done in as_completed([pool.submit(play, first) for first in range(0, games, PIECE)]):
            played, taken = done.result()
            actions += taken
            report(played)
    return Simulated(scores, won, actions)


def replay_simulated(game: AnyGame, players: int, number: int, seed: int, options: Mapping[str, object]) -> Table:
    """Game `number` of a simulation, from 0, as a table: the same random stream, drawn step by step."""
    loops = game.loops
    rng = stream(0)
    split_stream(rng, np.uint64(check_seed(seed)), np.uint64(number))
    codes = np.zeros(game.rules.MOST_LEGAL, dtype=np.int32)
    outcome = np.zeros(game.rules.MOST_CARDS, dtype=np.int8)
    table = Table(Head(Setup.of(game, players, options)), ScriptedDealer())
    while not table.over:
        if table.needs:
            count = loops.draw_at(table.states, 0, rng, outcome)
            table.deal(write_outcome(game, outcome[:count].tolist()))
        else:
            seat = table.waiting[0]
            count = loops.legal_at(table.states, 0, seat, codes)
            table.play(seat, game.spellings[codes[below(rng, count)]])
    return table
