"""Tables to review: whole games between bots of given levels."""

from collections.abc import Iterator, Sequence

from splittable.bots import find as find_bot
from splittable.core.contract import Setup
from splittable.games import find
from splittable.play.contest import derive, play_out
from splittable.play.dealer import seeded
from splittable.play.record import Head
from splittable.play.review import playing_of
from splittable.play.table import Table
from splittable.reviews.assembly import Playing
from splittable.reviews.bench import Bench
from splittable.reviews.steps import Step

MIXED = ("random", "easy", "medium", "hard")


def players_of(game: str) -> int:
    """The table size that is measured: four, where that many play."""
    return 4 if find(game).most >= 4 else find(game).most


def play_table(game: str, players: int, levels: Sequence[str], number: int) -> Table:
    """A whole game; seats take the levels by turns, beginning with another one in every game."""
    seed = derive("review", game, players, *levels, number)
    table = Table(Head(Setup.of(find(game), players, {})), seeded(seed))
    bots = [(level, find_bot(level)) for seat in range(players) for level in [levels[(seat + number) % len(levels)]]]
    play_out(table, bots, lambda asked: derive(seed, asked), lambda _seat, _seconds: None)
    return table


def decisions_of(table: Table) -> Iterator[tuple[Playing, Step, Bench]]:
    """Every decision of a table with a choice."""
    playing = playing_of(table, {})
    for step in playing.steps:
        if step.seat is not None:
            bench = Bench(playing.setup, step.before, step.seat, "normal")
            if len(bench.legal) > 1:
                yield playing, step, bench
