"""Luck has mean zero, whoever plays: one `hard` among `random` and `easy`, little played on, many games."""

from dataclasses import replace

import numpy as np

from benchmarks.review.tables import play_table, players_of
from splittable.core.contract import AnyGame
from splittable.core.judges import Pace
from splittable.games import find
from splittable.play.review import review
from splittable.play.table import Table

WORLDS = 48


def hurried(game: AnyGame) -> AnyGame:
    """The game with a judge that plays little on: enough, where only means over many games are asked for."""
    assert game.judge is not None
    judge = game.judge()
    block = judge.block
    pace = Pace(block, block, 2 * block, 2 * block, max(WORLDS // block, 1) * block, block)
    return replace(game, judge=lambda: replace(judge, paces=dict.fromkeys(judge.paces, pace)))


def measure_luck(game: str, games: int) -> None:
    """Print the mean of the hard seat's ledger, with standard errors over games."""
    players = max(2, find(game).fewest)
    quick = hurried(find(game))
    rows = []
    for number in range(games):
        levels = ("hard", *(("random", "easy") * players)[: players - 1])
        table = play_table(game, players, levels, number)
        table._game = quick
        table._head = replace(table._head, setup=replace(table._head.setup, game=quick))
        seat = next(seat for seat in range(players) if levels[(seat + number) % players] == "hard")
        # No seat's decisions are priced: the ledger needs none.
        ledger = review(Table.copy(table), []).seats[seat].ledger
        rows.append([ledger.end - ledger.start, ledger.choices[0], ledger.others[0], ledger.luck[0]])
    means, errors = np.mean(rows, axis=0), np.std(rows, axis=0, ddof=1) / games**0.5
    parts = ", ".join(
        f"{name} {mean:+.3f} ± {error:.3f}"
        for name, mean, error in zip(("end less start", "choices", "others", "luck"), means, errors, strict=True)
    )
    print(f"{game} {players}: {games} games of one hard among random and easy: {parts} ({players_of(game)} at most)")
