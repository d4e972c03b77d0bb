"""Our `expert` against the standard method: OpenSpiel's own IS-MCTS bot with uniformly random rollouts, in our games.

OpenSpiel's bot (`open_spiel.python.algorithms.ismcts`) searches over `Position`, which wraps our compiled rules, and
its rollouts are our compiled playouts, so that it runs as fast as it can. It gets a view and nothing else, as our bots
do. `python -m benchmarks.bots.peers [--game GAME] [--deals N] [--simulations N] [--seed N]`.
"""

import argparse
from functools import partial
from typing import Any

import msgspec
import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Grid

from benchmarks.bots.duels import Pairing, duel
from benchmarks.printing import paper
from splittable.bots import Choose, find
from splittable.bots.levels import View, think
from splittable.core.chance import stream
from splittable.core.contract import AnyGame
from splittable.core.state import Ints, States, copy_states
from splittable.games import find as find_game
from splittable.lab.observations import loops_of, observation_size
from splittable.play.course import seats_of

PLAYERS = {"generous-split": 3, "split": 2, "split-it": 2, "splitter": 2}
OPTIONS = {"split": {"rounds": "1"}}
"""One round of SPLIT only, because OpenSpiel's bot would take a quarter of an hour for a game."""
DEALS = 10
SIMULATIONS = 1_000
EXPLORATION = 1.4
"""For returns from −1 to 1."""
LONGEST_OUTCOME = 128


class Position:
    """A state behind the interface that OpenSpiel's bot uses; chance is drawn inside `apply_action`."""

    def __init__(self, game: AnyGame, states: States, seat: int, rng: Ints) -> None:
        self._game = game
        self._states = states
        self._seat = seat
        self._rng = rng

    def get_game(self) -> "Position":
        """Itself: the bot asks the game only for its type."""
        return self

    def get_type(self) -> "Position":
        """Itself: the bot reads only `dynamics` and `information`."""
        return self

    dynamics = pyspiel.GameType.Dynamics.SEQUENTIAL
    information = pyspiel.GameType.Information.IMPERFECT_INFORMATION

    def current_player(self) -> int:
        """The seat that is to act."""
        return self._seat

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return bool(self._states["over"][0])

    def is_chance_node(self) -> bool:
        """Never: chance is drawn inside `apply_action`."""
        return False

    def legal_actions(self) -> list[int]:
        """The legal codes, sorted."""
        codes = np.zeros(self._game.rules.MOST_LEGAL, dtype=np.int32)
        count = self._game.loops.legal_at(self._states, 0, self._seat, codes)
        return sorted(codes[:count].tolist())

    def apply_action(self, code: int) -> None:
        """Take an action, and draw the outcomes of chance that follow."""
        loops = self._game.loops
        loops.take_at(self._states, 0, self._seat, code)
        outcome = np.zeros(LONGEST_OUTCOME, dtype=np.int8)
        while self._states["needs"][0]:
            count = loops.draw_at(self._states, 0, self._rng, outcome)
            loops.deal_at(self._states, 0, outcome[:count])
        if not self.is_terminal():
            self._seat = seats_of(int(self._states["waiting"][0]))[0]

    def observation_string(self) -> bytes:
        """The observation as a dictionary key."""
        players = int(self._states["players"][0])
        row = np.zeros(observation_size(self._game.id, players), dtype=np.uint8)
        loops_of(self._game.id).observe_at(self._states, 0, self._seat, row)
        return row.tobytes()

    def resample_from_infostate(self, seat: int, _sampler: object) -> "Position":
        """A position in the same information set."""
        states = copy_states(self._states)
        self._game.loops.resample_at(states, 0, seat, self._rng)
        return Position(self._game, states, seat, self._rng)

    def returns(self) -> list[float]:
        """1 for a victory, −1 for a defeat, in between for a shared victory."""
        scores = np.zeros(int(self._states["players"][0]), dtype=np.int64)
        won = seats_of(int(self._game.loops.score_at(self._states, 0, scores)))
        return [2 / len(won) - 1 if seat in won else -1.0 for seat in range(len(scores))]

    def play_out(self) -> list[float]:
        """The returns of one uniformly random playout."""
        states = copy_states(self._states)
        codes = np.zeros(self._game.rules.MOST_LEGAL, dtype=np.int32)
        self._game.loops.playout(states[0], self._rng, codes, np.zeros(LONGEST_OUTCOME, dtype=np.int8))
        return Position(self._game, states, 0, self._rng).returns()


class Rollouts:
    """An evaluator for OpenSpiel's bot on our compiled playouts."""

    def evaluate(self, position: Position) -> list[float]:
        """One rollout."""
        return position.play_out()

    def prior(self, position: Position) -> list[tuple[int, float]]:
        """A uniform prior."""
        legal = position.legal_actions()
        return [(code, 1 / len(legal)) for code in legal]


def choose_as_peer(view: View, seed: int, simulations: int) -> str:
    """The action of OpenSpiel's bot."""
    game = find_game(view["game"])
    states = game.bots().imagine(msgspec.convert(view, game.view))
    position = Position(game, states, view["seat"], stream(seed))
    random_state = np.random.RandomState(seed % 2**32)
    bot: Any = ISMCTSBot(
        None, Rollouts(), EXPLORATION, simulations, random_state=random_state, use_observation_string=True
    )
    code: int = bot.step(position)
    return game.spellings[code]


def bots_for(simulations: int) -> dict[str, Choose]:
    """The bots, by name."""
    return {
        "expert": find("expert"),
        "held": lambda view, seed: think(view, "expert", seed, simulations),
        "peer": partial(choose_as_peer, simulations=simulations),
    }


def main() -> None:
    """Read the arguments, play, print a row for each game and each of our bots."""
    parser = argparse.ArgumentParser("python -m benchmarks.bots.peers", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--game", action="append", choices=[*PLAYERS])
    parser.add_argument("--deals", type=int, default=DEALS, help="each is played twice, seats exchanged")
    parser.add_argument("--simulations", type=int, default=SIMULATIONS, help="of OpenSpiel's bot, per decision")
    parser.add_argument("--seed", type=int, default=7, help="seed of the deals")
    parser.add_argument("--level", action="append", choices=["expert", "held"], help="held: with as many iterations")
    asked = parser.parse_args()
    bots = bots_for(asked.simulations)
    grid = Grid(title=f"OpenSpiel's IS-MCTS with {asked.simulations:,} simulations is the peer")
    with Progress(console=Console(stderr=True), transient=True) as progress:
        for number, (game, level) in enumerate(
            (game, level) for game in asked.game or PLAYERS for level in asked.level or ("expert", "held")
        ):
            task = progress.add_task(f"{game}, {level}", total=2 * asked.deals)
            pairing = Pairing(game, level, "peer", PLAYERS[game], OPTIONS.get(game, {}), bots.__getitem__)
            row = {"game": game} | duel(pairing, asked.deals, asked.seed, partial(progress.advance, task)).row(2)
            progress.remove_task(task)
            if number == 0:
                for heading in row:
                    grid.add_column(heading)
            grid.add_row(*map(str, row.values()))
            progress.console.print(row)
    paper().print(grid)


if __name__ == "__main__":
    main()
