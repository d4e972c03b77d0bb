"""How strong Generous Split's and SPLIT's bots are: every level against the one below, and how fast they search.

`duels` plays the smallest and the largest table of each game, and `expert` alone among `random` ones. `speed` measures
playouts and search iterations a second of CPU time, beside OpenSpiel's IS-MCTS in hearts and gin_rummy.
"""

import argparse
import json
import random
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Grid

import splittable
from benchmarks.bots.duels import Pairing, duel, lone
from splittable.bots import find
from splittable.bots.brains import generous_split, split
from splittable.core.state import States
from splittable.games.generous_split.bots import imagine as imagine_generous_split
from splittable.games.split.bots import imagine as imagine_split

TABLES = {"generous-split": (3, 5), "split": (2, 6)}
PAIRS = (("easy", "random"), ("medium", "easy"), ("hard", "medium"), ("expert", "hard"), ("expert", "random"))
DEALS = {
    "generous-split": {"easy": 300, "medium": 300, "hard": 60, "expert": 30},
    "split": {"easy": 60, "medium": 20, "hard": 20, "expert": 20},
}
"""How many deals each level plays against the one below, each of them twice, unless told otherwise."""
PEERS = ("hearts", "gin_rummy")
SIMULATIONS = 2_000
STRETCHES = 3
SEARCHERS = {"generous-split": generous_split.SEARCHER, "split": split.SEARCHER}
IMAGINE = {"generous-split": imagine_generous_split, "split": imagine_split}


def duels(games: list[str], deals: int | None, seed: int) -> Iterator[dict[str, object]]:
    """Each level against the one below, and `expert` alone among `random` ones."""
    with Progress(console=Console(stderr=True), transient=True) as progress:
        for game in games:
            for higher, lower in PAIRS:
                for players in TABLES[game]:
                    play = lone if (higher, lower) == ("expert", "random") else duel
                    pairing = Pairing(game, higher, lower, players, {}, find)
                    task = progress.add_task(f"{game}: {higher} and {lower}, {players} players", total=None)
                    found = play(
                        pairing, deals or DEALS[game][higher], seed,
                        lambda done, task=task: progress.advance(task, done),  # type: ignore[misc]
                    )  # fmt: skip
                    progress.remove_task(task)
                    yield {"game": game} | found.row(1 if play is lone else 2)


def speed(games: list[str], deals: int | None, seed: int) -> Iterator[dict[str, object]]:
    """Search iterations a second at the first decision of a table, and those of OpenSpiel's bot."""
    simulations = deals or SIMULATIONS
    for game in games:
        for players in TABLES[game]:
            table = splittable.new(game, players=players, seed=seed)
            states = IMAGINE[game](table.view(table.waiting[0]))

            def think(game: str = game, states: States = states, seat: int = table.waiting[0]) -> int:
                _, nodes = SEARCHERS[game].grow(states, seat, simulations, seed)
                return int(nodes["visits"][0])

            yield speed_row(f"{game} × {players}", think)
    for name in PEERS:
        yield speed_row(f"OpenSpiel {name}", peer_of(name, simulations, seed))


def speed_row(name: str, think: Callable[[], int]) -> dict[str, object]:
    """How many iterations a second of CPU time some thinking makes, which says how many it made."""
    think()  # compiled before anything is measured
    begun = time.process_time()
    iterations = sum(think() for _ in range(STRETCHES))
    return {"game": name, "iterations a second": f"{iterations / (time.process_time() - begun):,.0f}"}


def peer_of(name: str, simulations: int, seed: int) -> Callable[[], int]:
    """OpenSpiel's own bot at the first decision with a choice, with one uniformly random rollout an iteration."""
    import pyspiel

    state = pyspiel.load_game(name).new_initial_state()
    chance = random.Random(seed)
    while len(state.legal_actions()) == 1 or state.is_chance_node():
        # Chance is uniform in both games; a decision with one legal action is not thought about.
        state.apply_action(chance.choice(state.legal_actions()))
    evaluator = pyspiel.RandomRolloutEvaluator(1, seed)
    policy = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    bot = pyspiel.ISMCTSBot(seed, evaluator, 1.4, simulations, -1, policy, allow_inconsistent_action_sets=True)

    def think() -> int:
        bot.step(state)
        return simulations

    return think


def main() -> None:
    """Read the arguments, play, print one row after the other."""
    parser = argparse.ArgumentParser("python -m benchmarks.bots.cards", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("what", choices=["duels", "speed"])
    parser.add_argument("--game", action="append", choices=[*TABLES])
    parser.add_argument("--deals", type=int, help="deals of each duel, or iterations of each search")
    parser.add_argument("--seed", type=int, default=1_000_000)
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the rows here as well, one a line")
    asked = parser.parse_args()
    play = duels if asked.what == "duels" else speed
    grid = Grid()
    for number, row in enumerate(play(asked.game or [*TABLES], asked.deals, asked.seed)):
        if number == 0:
            for heading in row:
                grid.add_column(heading)
        grid.add_row(*(str(value) for value in row.values()))
        if asked.json:
            with asked.json.open("a", encoding="utf-8") as kept:
                kept.write(json.dumps(row, ensure_ascii=False) + "\n")
    Console().print(grid)


if __name__ == "__main__":
    main()
