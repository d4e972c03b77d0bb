"""Reviews that play on as little as can be, for tests of all that does not depend on how much is played."""

from collections.abc import Sequence
from dataclasses import astuple, replace

import splittable
from splittable.core.contract import AnyGame
from splittable.core.judges import Judge, Pace
from splittable.games import find, ids
from splittable.play.creation import new
from splittable.play.record import Head
from splittable.play.review import review
from splittable.play.simulation import replay_simulated
from splittable.play.table import Table
from splittable.reviews.document import Review

TINY = Pace(batch=2, race=4, pilot=2, heat=4, ledger=2, open=2)
IN_BLOCKS = Pace(batch=1, race=2, pilot=2, heat=2, ledger=1, open=1)
"""For a game whose worlds come in blocks, each of many."""
JUDGED = [game for game in ids() if find(game).judge is not None]


def judge_of(game_id: str) -> Judge:
    game = find(game_id)
    assert game.judge is not None
    return game.judge()


def tiny(game_id: str) -> AnyGame:
    """The game with a judge in a hurry."""
    game, judge = find(game_id), judge_of(game_id)
    pace = Pace(*(count * judge.block for count in astuple(IN_BLOCKS if judge.block > 1 else TINY)))
    hurried = replace(judge, paces=dict.fromkeys(judge.paces, pace))
    return replace(game, judge=lambda: hurried)


def random_table(game_id: str, players: int, seed: int = 1) -> Table:
    """A finished random game, to be reviewed in a hurry."""
    return replay_simulated(tiny(game_id), players, 0, seed, {})


def begun_table(game_id: str, players: int, seed: int, actions: int) -> Table:
    """A random game up to some action, to be reviewed in a hurry."""
    whole = splittable.load(replay_simulated(find(game_id), players, 0, seed, {}).record())
    table = new(tiny(game_id), players, None, {}, [], ())
    done = 0
    for line in whole.lines:
        table.follow(line)
        done += line.startswith("P")
        if done >= actions and table.waiting and not table.decided:
            break
    return table


def hurried(table: Table, seats: Sequence[int] | None = None) -> Review:
    """The review of a table of a game whose judge is in a hurry."""
    return review(table, seats)


__all__ = ["JUDGED", "TINY", "Head", "begun_table", "hurried", "judge_of", "random_table", "tiny"]
