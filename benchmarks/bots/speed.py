"""Search speed of the bots: playouts and iterations a second, beside OpenSpiel's IS-MCTS in hearts and gin_rummy.

`python -m benchmarks.bots.speed`, from the project's root, takes a minute. Seconds are CPU time of one core. An
iteration is the unit of a game's `expert` budget: one descent of the search tree with a rollout to the end of the deal
(Generous Split, SPLIT), one outcome of the guesses played on to the end of the next round (Split it!), one writing
tried (Splitter).
"""

import argparse
import random
import time
from collections.abc import Callable, Iterator

import numpy as np
from rich.table import Table as Grid

import splittable
from benchmarks.printing import paper
from splittable.core.chance import stream
from splittable.core.state import States, blank
from splittable.games import find
from splittable.games.generous_split.bots.levels import SEARCHER as GENEROUS_SPLIT
from splittable.games.split.bots.levels import SEARCHER as SPLIT
from splittable.games.split_it.bots.gains import Outlook
from splittable.games.split_it.bots.guesses import DRAFTS as GUESS_DRAFTS
from splittable.games.split_it.bots.guesses import HOPE, MOST_OUTCOMES, weigh_guesses
from splittable.games.split_it.bots.worth import memory
from splittable.games.split_it.rules.state import SEATS, SECTIONS
from splittable.games.splitter.bots.levels import ROUNDS_AHEAD, draft_of
from splittable.games.splitter.bots.lookahead import DRAFTS, ROOT, draw_rolls, play_on, slots_left, trials_of
from splittable.games.splitter.bots.value import weights_of
from splittable.games.splitter.rules.game import WAYS
from splittable.play.simulation import simulate
from splittable.play.table import Table

TABLES = {"generous-split": (3, 5), "split": (2, 6), "split-it": (3, 4), "splitter": (1,)}
PEERS = ("hearts", "gin_rummy")
SIMULATIONS = 2_000
STRETCHES = 3


def imagine(table: Table, seat: int) -> States:
    """A state that fits what a seat sees."""
    return find(table.game).bots().imagine(table.seen(seat))


def search_cards(game: str, players: int, budget: int, seed: int) -> Callable[[], int]:
    """A search of Generous Split or SPLIT at the first decision of a table."""
    table = splittable.new(game, players=players, seed=seed)
    seat = table.waiting[0]
    searcher = SPLIT if game == "split" else GENEROUS_SPLIT
    states = imagine(table, seat)
    return lambda: int(searcher.grow(states, seat, budget, seed)[1]["visits"][0])


def search_guesses(players: int, budget: int, seed: int) -> Callable[[], int]:
    """The search of Split it!'s `expert` at the first guesses of a table of three or four."""
    table = splittable.new("split-it", players=players, seed=seed)
    table.play(0, table.actions(0)[-1])
    drafts = np.repeat(imagine(table, 0), GUESS_DRAFTS)
    guessers, payoffs = np.zeros(SEATS, dtype=np.int64), np.zeros((MOST_OUTCOMES, SEATS))
    samples, outlooks = budget // SECTIONS**players + 1, blank(Outlook, 1)

    def think() -> int:
        weigh_guesses(drafts, 0, memory(), outlooks, HOPE, 2, samples, seed, guessers, payoffs)
        return int(samples * SECTIONS**players)

    return think


def search_writings(budget: int, seed: int) -> Callable[[], int]:
    """The rollouts of Splitter's `expert` from the first writing."""
    table = splittable.new("splitter", players=1, seed=seed)
    weights = weights_of(0)
    drafts = draft_of(imagine(table, 0)[0], 0, DRAFTS, weights)
    rolls = np.empty((WAYS, ROUNDS_AHEAD), np.int64)
    draw_rolls(stream(seed), rolls)
    trials = trials_of(slots_left(drafts, ROOT), ROUNDS_AHEAD)

    def think() -> int:
        games = budget // trials + 1
        for game in range(games):
            play_on(drafts, ROOT, weights, rolls[game % WAYS])
        return games * int(trials)

    return think


def peer_of(name: str, simulations: int, seed: int) -> Callable[[], int]:
    """OpenSpiel's own bot at the first decision with a choice, with one uniformly random rollout an iteration."""
    import pyspiel

    state = pyspiel.load_game(name).new_initial_state()
    chance = random.Random(seed)
    while len(state.legal_actions()) == 1 or state.is_chance_node():
        # Chance is uniform in both games; a forced decision needs no search.
        state.apply_action(chance.choice(state.legal_actions()))
    evaluator = pyspiel.RandomRolloutEvaluator(1, seed)
    policy = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    bot = pyspiel.ISMCTSBot(seed, evaluator, 1.4, simulations, -1, policy, allow_inconsistent_action_sets=True)

    def think() -> int:
        bot.step(state)
        return simulations

    return think


def pace_of(think: Callable[[], int]) -> float:
    """The rate at which `think` makes what it counts, a second of CPU time."""
    think()  # compiles before the clock starts
    begun = time.process_time()
    made = sum(think() for _ in range(STRETCHES))
    return made / (time.process_time() - begun)


def playouts(game: str, players: int, seed: int) -> float:
    """Uniformly random games a second of CPU time, on one core."""

    def play() -> int:
        return len(simulate(find(game), players, 2_000, seed, {}, threads=1).scores)

    return pace_of(play)


def speed(simulations: int, seed: int) -> Iterator[tuple[str, str, str]]:
    """A row for every game and number of players."""
    for game, tables in TABLES.items():
        for players in tables:
            if game == "split-it":
                think = search_guesses(players, simulations, seed)
            elif game == "splitter":
                think = search_writings(100 * simulations, seed)
            else:
                think = search_cards(game, players, simulations, seed)
            yield f"{game} × {players}", f"{playouts(game, players, seed):,.0f}", f"{pace_of(think):,.0f}"
    for name in PEERS:
        yield f"OpenSpiel {name}", "", f"{pace_of(peer_of(name, simulations, seed)):,.0f}"


def main() -> None:
    """Read the arguments, measure, print."""
    parser = argparse.ArgumentParser("python -m benchmarks.bots.speed", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--simulations", type=int, default=SIMULATIONS, help="iterations of each search")
    parser.add_argument("--seed", type=int, default=1_000_000)
    asked = parser.parse_args()
    grid = Grid("game", "random games a second", "iterations a second")
    for row in speed(asked.simulations, asked.seed):
        grid.add_row(*row)
    paper().print(grid)


if __name__ == "__main__":
    main()
