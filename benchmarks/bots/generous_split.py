"""Generous Split's `expert` against what it was before: a tree search with 20,000 iterations, as `medium` runs with 16.

Every deal is played twice, the two in alternate seats and then exchanged. Each finished deal is a line of `--log`, and
the table is about all lines in it: a run may be stopped at any time and go on with the next `--first`.
`python -m benchmarks.bots.generous_split --players N [--first N] [--deals N] [--seed N] [--log FILE]`.
"""

import argparse
import json
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path

import numpy as np
from rich.console import Console
from rich.progress import track
from rich.table import Table as Grid

import splittable
from benchmarks.bots.duels import Duel, play_table
from benchmarks.printing import paper
from splittable.bots import Choose
from splittable.bots.levels import View, think
from splittable.core.view import read_view
from splittable.games import find
from splittable.games.generous_split.bots.imagine import imagine
from splittable.games.generous_split.bots.levels import SEARCHER
from splittable.games.generous_split.sight.notation import spell
from splittable.games.generous_split.sight.view import View as SeenView
from splittable.play.contest import derive

GAME = "generous-split"
ITERATIONS = 20_000
"""What `expert` had when it was a tree."""


@dataclass
class Clock:
    """CPU time of one side."""

    seconds: float = 0.0
    decisions: int = 0

    def timed(self, choose: Choose) -> Choose:
        """The same bot, on this clock where it has a choice."""

        def timed(view: View, seed: int) -> str:
            if len(view["actions"]) == 1:
                return str(view["actions"][0])
            began = time.process_time()
            action = choose(view, seed)
            self.seconds += time.process_time() - began
            self.decisions += 1
            return action

        return timed


@dataclass(frozen=True)
class Line:
    """A deal of the log: the share of the victories and the lead in points of `expert`, and both clocks."""

    players: int
    deal: int
    share: float
    lead: float
    seconds: tuple[float, float]
    decisions: tuple[int, int]


def tree(iterations: int) -> Choose:
    """The tree search."""

    def choose(view: View, seed: int) -> str:
        seen: SeenView = read_view(find(GAME).view, view)
        return spell(SEARCHER.search(imagine(seen), seen.eyes, iterations, seed))

    return choose


def play_deal(sides: tuple[Choose, Choose], players: int, seed: int, deal: int) -> Line:
    """Play a deal twice, the seats exchanged."""
    clocks = Clock(), Clock()
    ours, theirs = (clock.timed(side) for clock, side in zip(clocks, sides, strict=True))
    shares, leads = [], []
    for shift in range(2):
        mine = np.arange(players) % 2 == shift
        points, won = play_table(GAME, [ours if own else theirs for own in mine], {}, derive("tree", seed, deal))
        shares.append(won[mine].sum())
        leads.append(points[mine].mean() - points[~mine].mean())
    seconds, decisions = zip(*((clock.seconds, clock.decisions) for clock in clocks), strict=True)
    return Line(players, deal, float(np.mean(shares)), float(np.mean(leads)), seconds, decisions)


def warm_up(sides: tuple[Choose, Choose], players: int) -> None:
    """Let both decide once, so that no compiling is on their clocks."""
    table = splittable.new(GAME, players=players, seed=1)
    for choose in sides:
        choose(table.view(table.waiting[0]), 1)


def play(asked: argparse.Namespace, note: Callable[[Line], None]) -> None:
    """Play the deals that are asked for, until they are done or the run is stopped."""
    sides: tuple[Choose, Choose] = lambda view, seed: think(view, "expert", seed, asked.tries), tree(asked.iterations)
    told = Console(stderr=True)
    warm_up(sides, asked.players)
    deals = range(asked.first, asked.first + asked.deals)
    try:
        for deal in track(deals, f"{asked.players} players", console=told, transient=True):
            note(play_deal(sides, asked.players, asked.seed, deal))
    except KeyboardInterrupt:
        told.print("stopped")


def lines_in(log: Path, players: int) -> Iterator[Line]:
    """The lines of the log about tables of one size."""
    for text in log.read_text().splitlines():
        line = Line(**json.loads(text))
        if line.players == players:
            yield line


def row_of(lines: list[Line], iterations: int) -> dict[str, object]:
    """What the lines say together."""
    shares, leads = np.array([(line.share, line.lead) for line in lines]).T
    found = Duel("expert", f"{iterations:,} iterations", lines[0].players, 1 / 2, shares, leads)
    seconds = np.array([line.seconds for line in lines]).sum(axis=0)
    ours, theirs = 1000 * seconds / np.array([line.decisions for line in lines]).sum(axis=0)
    return found.row(2) | {"ms of CPU a decision": f"{ours:.1f}", "the tree's": f"{theirs:.1f}"}


def main() -> None:
    """Read the arguments, play, print one row."""
    parser = argparse.ArgumentParser("python -m benchmarks.bots.generous_split", description=(__doc__ or "")[:60])
    parser.add_argument("--players", type=int, default=4, choices=[3, 4, 5])
    parser.add_argument("--first", type=int, default=0, help="number of the first deal")
    parser.add_argument("--deals", type=int, default=20, help="each is played twice, seats exchanged")
    parser.add_argument("--seed", type=int, default=14, help="seed of the deals")
    parser.add_argument("--tries", type=int, help="other than those of expert")
    parser.add_argument("--iterations", type=int, default=ITERATIONS, help="of the tree")
    parser.add_argument("--log", type=Path, default=Path("tree.jsonl"), help="where a line a deal is added")
    asked = parser.parse_args()
    with asked.log.open("a", buffering=1) as log:
        play(asked, lambda line: print(json.dumps(asdict(line)), file=log))
    row = row_of(list(lines_in(asked.log, asked.players)), asked.iterations)
    grid = Grid(*row)
    grid.add_row(*map(str, row.values()))
    paper().print(grid)


if __name__ == "__main__":
    main()
