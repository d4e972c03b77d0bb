"""What `splittable simulate` does."""

import math
import time
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from splittable.bots import BotError
from splittable.command.errors import WrongInput
from splittable.command.named_bots import read_names
from splittable.command.progress import progress
from splittable.core.state import Ints
from splittable.play.contest import Contest, Standing, play_contest
from splittable.play.simulation import Simulated, replay_simulated, simulate
from splittable.play.stopping import Stopped
from splittable.play.table import Table


@dataclass(frozen=True)
class Wanted:
    """What was asked for on the command line."""

    contest: Contest
    games: int
    folder: Path | None


def read_bots(names: str | None, players: int) -> tuple[str, ...]:
    """One bot for each seat."""
    if names is None:
        return ("random",) * players
    bots = tuple(read_names(names))
    if len(bots) != players:
        raise ValueError(f"--bots names {len(bots)} bots for {players} seats")
    return bots


def run_random(wanted: Wanted) -> dict[str, Any]:
    """Play uniformly random games with the compiled playout; Ctrl+C raises `Stopped` with the result until then."""
    setup, seed, games = wanted.contest.setup, wanted.contest.seed, wanted.games
    simulate(setup.game, setup.players, 1, seed, setup.options)  # compiles before the clock starts
    begun = time.perf_counter()
    try:
        with progress("playing", games) as advance:
            played = simulate(setup.game, setup.players, games, seed, setup.options, report=advance)
    except Stopped as stopped:
        raise Stopped(_random_result(wanted, stopped.done, time.perf_counter() - begun)) from None
    result = _random_result(wanted, played, time.perf_counter() - begun)
    if wanted.folder is not None:
        try:
            _write_simulated(wanted, wanted.folder)
        except KeyboardInterrupt:
            raise Stopped(result) from None
    return result


def _random_result(wanted: Wanted, played: Simulated, seconds: float) -> dict[str, Any]:
    players = wanted.contest.setup.players
    pace = [seconds / played.actions] * players
    won = played.won[:, None] >> np.arange(players) & 1
    return _result(wanted, played.scores, won / won.sum(axis=1, keepdims=True), pace)


def _write_simulated(wanted: Wanted, folder: Path) -> None:
    setup, contest = wanted.contest.setup, wanted.contest
    with progress("writing", wanted.games) as advance:
        for number in range(wanted.games):
            origin = contest.origin(number)
            table = replay_simulated(setup.game, setup.players, number, contest.seed, setup.options, origin)
            write_record(folder, number, table)
            advance(1)


def run_bots(wanted: Wanted) -> dict[str, Any]:
    """Play games between bots; Ctrl+C raises `Stopped` with the result until then."""
    number = 0
    with progress("playing", wanted.games) as advance:

        def report(table: Table) -> None:
            nonlocal number
            if wanted.folder is not None:
                write_record(wanted.folder, number, table)
            number += 1
            advance(1)

        try:
            standing = play_contest(wanted.contest, wanted.games, report)
        except BotError as error:
            raise WrongInput(str(error)) from None
        except Stopped as stopped:
            if not len(stopped.done.scores):
                raise KeyboardInterrupt from None
            raise Stopped(_contest_result(wanted, stopped.done)) from None
    return _contest_result(wanted, standing)


def _contest_result(wanted: Wanted, standing: Standing) -> dict[str, Any]:
    return _result(wanted, standing.scores, standing.shares, (standing.seconds / standing.actions).tolist())


def write_record(folder: Path, number: int, table: Table) -> None:
    """Write a record to its file; the first game's is `000001.split`."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / f"{number + 1:06}.split").write_text(table.record(), encoding="utf-8")
    except OSError as error:
        raise WrongInput(f"{folder}: records cannot be written there ({error.strerror})") from None


def _result(wanted: Wanted, scores: Ints, shares: Ints, seconds_per_action: list[float]) -> dict[str, Any]:
    games, setup = len(scores), wanted.contest.setup
    errors = scores.std(axis=0, ddof=1) / math.sqrt(games) if games > 1 else np.zeros(setup.players)
    return {
        "game": setup.game.id,
        "players": setup.players,
        "options": dict(setup.options),
        "games": games,
        "seed": wanted.contest.seed,
        "bots": list(wanted.contest.bots),
        "mean_scores": [float(mean) for mean in scores.mean(axis=0)],
        "standard_errors": [float(error) for error in errors],
        "win_share": [float(share) for share in shares.mean(axis=0)],
        "seconds_per_action": seconds_per_action,
    }


def print_table(result: Mapping[str, Any]) -> None:
    """Print the result as a table."""
    from rich.console import Console
    from rich.markup import escape
    from rich.table import Table as Grid

    options = " ".join(f"{name}={value}" for name, value in result["options"].items())
    grid = Grid(title=f"{result['game']}: {result['games']:,} games, seed {result['seed']}", caption=options)
    for heading in ("bot", "mean score", "± standard error", "share of wins", "µs an action"):
        grid.add_column(heading, justify="left" if heading == "bot" else "right")
    columns = ("bots", "mean_scores", "standard_errors", "win_share", "seconds_per_action")
    for bot, mean, error, share, seconds in zip(*(result[column] for column in columns), strict=True):
        grid.add_row(escape(bot), f"{mean:.2f}", f"{error:.2f}", f"{share:.1%}", f"{seconds * 1e6:,.3g}")
    Console().print(grid)
