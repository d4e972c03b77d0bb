"""`easy` does what a beginner would: it lays, upgrades, trades for points and keeps pairs."""

from collections import Counter

import splittable
from splittable.core.view import read_view
from splittable.games.split import GAME
from splittable.games.split.bots.simple import best_trade, gain
from splittable.play.table import Table


def gained(table: Table, seat: int) -> int:
    points: int = table.view(seat)["now"][seat]["gained"]
    return points


def test_easy_upgrades_and_trades_only_for_points() -> None:
    kinds: Counter[str] = Counter()
    for seed in range(6):
        table = splittable.new("split", players=3, seed=seed)
        while not table.over:
            seat = table.waiting[0]
            view = table.view(seat)
            action, before = table.suggest(seat, "easy", seed), gained(table, seat)
            kind = action.split()[0]
            kinds[kind] += 1
            if "discard" in kind:
                assert not any(other.startswith(("match", "upgrade")) for other in view["actions"])
            table.play(seat, action)
            if kind == "trade":
                assert gained(table, seat) - before == gain(read_view(GAME.view, view), action) > 0
            elif kind == "pass":
                assert best_trade(read_view(GAME.view, view)) is None
    assert min(kinds["match"], kinds["upgrade"], kinds["trade"], kinds["take"]) > 0
