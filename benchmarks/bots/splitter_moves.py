"""Single decisions of Splitter's bots: what they lose, what more budget would bring, how long they take.

`python -m benchmarks.bots.splitter_moves losses`: points lost against the exact optimum, few rounds left. `… budgets`:
`expert` with its own budget and with three times as much, at the same decisions; where they differ, both writings are
played out. `… times`: CPU time of a decision of `expert` at tables of several sizes. `--games 100`, `--seed 1`.
"""

import argparse
import time
from collections.abc import Iterator

import numpy as np
from rich.console import Console
from rich.progress import track
from rich.table import Table as Grid

import splittable
from benchmarks.bots.luck import mean_of
from splittable.bots import View, find
from splittable.bots.levels import think
from splittable.core.chance import stream
from splittable.core.state import Ints
from splittable.core.view import read_view
from splittable.games.splitter.bots.endings import weigh_writings
from splittable.games.splitter.bots.imagine import codes, imagine
from splittable.games.splitter.bots.levels import BOTS, COSTS, draft_of
from splittable.games.splitter.bots.lookahead import DRAFTS, ROOT, TRIED, draw_rolls, play_on, try_all
from splittable.games.splitter.bots.value import weights_of
from splittable.games.splitter.rules.game import MOST_LEGAL, WAYS
from splittable.games.splitter.rules.pads import PAD_NAMES
from splittable.games.splitter.rules.state import ROUNDS, SplitterState
from splittable.games.splitter.sight.view import View as SplitterView
from splittable.play.contest import derive

GAMES = {"losses": 300, "budgets": 40, "times": 3}
"""Default number of games a pad, or a size of table."""
ROUNDS_LEFT = (2, 3, 4)
SIZES = (1, 2, 4, 12)
MORE = 3
"""How many times the budget `expert` is compared with."""
PLAYOUTS = 20
"""Batches of 36 playouts, with the same rolls, of each of two writings."""
NORMAL_95 = 1.96

Row = dict[str, object]


def solo_views(pad: str, games: int, seed: int, what: str) -> Iterator[View]:
    """Every view of solo games of `hard`."""
    choose = find("hard")
    for game in track(range(games), f"{what}, pad {pad}", console=Console(stderr=True), transient=True):
        dealt = derive(what, pad, seed, game)
        table = splittable.new("splitter", players=1, seed=dealt, options={"pad": pad})
        while not table.over:
            view = table.view(0)
            yield view
            table.play(0, choose(view, derive(dealt, view["round"])))


def state_of(view: View) -> SplitterState:
    """What a view shows, as a state."""
    state: SplitterState = imagine(read_view(SplitterView, view))[0]
    return state


def told(values: list[float]) -> str:
    """A mean with its 95 % interval."""
    mean = mean_of(np.array(values))
    return f"{mean.value:.4f} ± {NORMAL_95 * mean.error:.4f}"


def losses(games: int, seed: int) -> Iterator[Row]:
    """Expected points that `hard` and `expert` lose in a decision alone, against the exact optimum."""
    found, worths = np.empty(MOST_LEGAL, np.int64), np.empty(MOST_LEGAL)
    for pad in PAD_NAMES:
        lost: dict[tuple[int, str], list[float]] = {
            (left, name): [] for left in ROUNDS_LEFT for name in ("hard", "expert")
        }
        for view in solo_views(pad, games, seed, "losses"):
            left = ROUNDS + 1 - view["round"]
            if left in ROUNDS_LEFT:
                state = state_of(view)
                count = weigh_writings(int(state.pad), state.sheets[0], state.roll, found, worths)
                worth = dict(zip(found[:count].tolist(), worths[:count].tolist(), strict=True))
                for level in ("hard", "expert"):
                    chosen = codes()[think(view, level, derive(seed, left))]
                    lost[left, level].append(max(worth.values()) - worth[chosen])
        for (left, level), values in lost.items():
            best = f"{np.mean(np.array(values) < 1e-9):.1%}"
            yield {"pad": pad, "rounds left": left, "level": level, "decisions": len(values)} | {
                "points lost": told(values), "greatest": f"{max(values):.3f}", "optimal": best
            }  # fmt: skip


def play_out_both(state: SplitterState, chosen: list[int], seed: int) -> float:
    """By how many points the second of two codes is better, if both are played out with the same rolls."""
    weights, rng = weights_of(int(state.pad)), stream(seed)
    drafts = draft_of(state, 0, DRAFTS, weights)
    found, worths = np.empty(MOST_LEGAL, np.int64), np.empty(MOST_LEGAL)
    count = try_all(drafts, ROOT, TRIED, weights, state.roll, found, worths)
    places = [TRIED + found[:count].tolist().index(code) for code in chosen]
    rolls: Ints = np.empty((WAYS, ROUNDS), np.int64)
    gains = []
    for _ in range(PLAYOUTS):
        draw_rolls(rng, rolls)
        one, other = (sum(play_on(drafts, place, weights, row) for row in rolls) for place in places)
        gains.append((other - one) / WAYS)
    return float(np.mean(gains))


def budgets(games: int, seed: int) -> Iterator[Row]:
    """What three times the budget brings `expert`, at every third decision before the rounds that it solves exactly."""
    budget = BOTS.budgets["expert"]
    for pad in PAD_NAMES:
        gains: list[float] = []
        seconds = np.zeros(2)
        for view in solo_views(pad, games, seed, "budgets"):
            if ROUNDS + 1 - view["round"] in COSTS or derive(seed, view["round"], len(gains), "asked") % 3:
                continue
            chosen = []
            for place, allowed in enumerate((budget, MORE * budget)):
                begun = time.process_time()
                chosen.append(codes()[think(view, "expert", derive(seed, len(gains)), allowed)])
                seconds[place] += time.process_time() - begun
            differs = chosen[0] != chosen[1]
            gains.append(play_out_both(state_of(view), chosen, derive(seed, len(gains), "out")) if differs else 0.0)
        once, thrice = seconds / len(gains) * 1e3
        a_game = [gain * (ROUNDS - len(COSTS)) for gain in gains]
        yield {"pad": pad, "decisions": len(gains), "other writing": f"{np.mean(np.array(gains) != 0):.1%}"} | {
            "points gained": told(gains), "a game": told(a_game), "ms": f"{once:.0f}", "ms with more": f"{thrice:.0f}"
        }  # fmt: skip


def times(games: int, seed: int) -> Iterator[Row]:
    """CPU milliseconds of a decision of one `expert` among `hard` bots."""
    hard = find("hard")
    for players in SIZES:
        spent: dict[int, list[float]] = {left: [] for left in range(1, ROUNDS + 1)}
        for game in track(range(games), f"{players} players", console=Console(stderr=True), transient=True):
            dealt, options = derive("times", players, seed, game), {"pad": PAD_NAMES[game % 2]}
            table = splittable.new("splitter", players=players, seed=dealt, options=options)
            while not table.over:
                seat = table.waiting[0]
                view = table.view(seat)
                begun = time.process_time()
                action = (
                    hard(view, derive(dealt, seat)) if seat else think(view, "expert", derive(dealt, view["round"]))
                )
                if seat == 0:
                    spent[ROUNDS + 1 - view["round"]].append((time.process_time() - begun) * 1e3)
                table.play(seat, action)
        every = [value for values in spent.values() for value in values]
        ends = {f"{left} left": f"{np.mean(spent[left]):.1f}" for left in range(6, 0, -1)}
        yield (
            {"players": players, "decisions": len(every), "ms": f"{np.mean(every):.0f}"}
            | {"slowest": f"{max(every):.0f}"}
            | ends
        )


def main() -> None:
    """Read the arguments, measure, print a table."""
    parser = argparse.ArgumentParser(
        "python -m benchmarks.bots.splitter_moves", description=(__doc__ or "").split("\n")[0]
    )
    parser.add_argument("what", choices=[*GAMES])
    parser.add_argument("--games", type=int)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    measure = {"losses": losses, "budgets": budgets, "times": times}[asked.what]
    grid = Grid()
    for number, row in enumerate(measure(asked.games or GAMES[asked.what], asked.seed)):
        if number == 0:
            for heading in row:
                grid.add_column(heading)
        grid.add_row(*map(str, row.values()))
    Console(width=140).print(grid)


if __name__ == "__main__":
    main()
