"""Planted blunders: good players everywhere, once the worst legal action where it truly costs much."""

import random

import numpy as np

from benchmarks.review.tables import players_of
from benchmarks.review.truth import true_losses
from splittable.bots import find as find_bot
from splittable.core.contract import Setup
from splittable.core.judges import SHARES
from splittable.games import find
from splittable.play.contest import derive
from splittable.play.dealer import seeded
from splittable.play.record import Head
from splittable.play.review import review
from splittable.play.table import Table
from splittable.reviews.bench import Bench, before_all
from splittable.reviews.highlights import highlights


def play_with_a_blunder(game: str, number: int) -> tuple[Table, int, int] | None:
    """A game of good players with one planted action: the table, its seat and the number of its line."""
    players = players_of(game)
    setup = Setup.of(find(game), players, {})
    seed = derive("planted", game, number)
    table, rng = Table(Head(setup), seeded(seed)), random.Random(seed)
    choose, asked, planted = find_bot("hard"), 0, None
    begin = rng.randrange(5, 40)
    while not table.over:
        seat = table.waiting[0]
        action = choose(table.view(seat), derive(seed, asked))
        asked += 1
        if planted is None and asked >= begin and len(table.actions(seat)) > 2 and not setup.game.decides_at_once:
            worst = _worst(setup, table, seat)
            if worst is not None:
                action, planted = worst, (seat, len(table.lines) + 1)
        table.play(seat, action)
    return None if planted is None else (table, *planted)


def _worst(setup: Setup, table: Table, seat: int) -> str | None:
    """The worst action, if it costs at least two blunders."""
    bench = Bench(setup, before_all(table.states), seat, "normal")
    codes = bench.judge.candidates(bench.states, seat)
    losses = [true_losses(bench, code)["share" if bench.has_share else "points"] for code in codes]
    least = 2 * (SHARES[2] if bench.has_share else bench.judge.points[2])
    worst = int(np.argmax(losses))
    return setup.game.spellings[codes[worst]] if losses[worst] >= least else None


def measure_planted(game: str, games: int) -> None:
    """Print how many planted blunders are labelled, and how many are told among the key moments."""
    labelled, told, done, number = 0, 0, 0, 0
    while done < games and number < 20 * games:
        found = play_with_a_blunder(game, number)
        number += 1
        if found is None:
            continue
        table, seat, line = found
        result = review(table, [seat])
        done += 1
        labelled += result.at(line).label != "fine"
        dearest = max(
            (one for one in highlights(result, seat) if one.kind == "loss"), key=lambda one: one.weight, default=None
        )
        told += dearest is not None and dearest.number == line
    print(f"{game}: {done} planted blunders, {labelled} labelled, {told} the dearest moment")
